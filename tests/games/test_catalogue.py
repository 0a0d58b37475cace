"""How games are found, and that every declaration is whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dealerapi.cards import read_hand
from dealerapi.faults import Faulty
from dealerapi.games import BY_NAME, GAMES, Game, find, house_rules, played_high_low
from dealerapi.games.catalogue import plain
from dealerapi.games.game import FixedDraws
from dealerapi.games.sheet import listing, sheet


def each_game(test: Callable[[Any, Game], None]) -> Callable[[Any], None]:
    """The test over the whole catalogue; a failure names the game."""

    def over_all(self: Any) -> None:
        for game in GAMES:
            try:
                test(self, game)
            except AssertionError as error:
                error.add_note(f"the game is {game.name}")
                raise

    over_all.__doc__ = test.__doc__
    return over_all


SEATS = {
    "dakota": (2, 7),
    "draw-deucey-triple-draw": (2, 6),
    "draw-deucey-single-draw": (2, 8),
    "high-die": (2, 10),
    "low-die": (2, 10),
    "draw-high": (2, 8),
    "high-low-draw": (2, 8),
    "seven-card-high-low-stud": (2, 8),
    "seven-card-stud": (2, 8),
    "razz": (2, 8),
    "texas-holdem": (2, 10),
    "omaha-hi-lo": (2, 10),
}

SHEET = {
    "name",
    "title",
    "aliases",
    "family",
    "summary",
    "high_low",
    "players",
    "deck",
    "deal",
    "wild",
    "high",
    "low",
    "declare",
    "draws",
    "odd_chip",
    "house_rules",
    "sources",
    "example",
}


class TestNames:
    """Games are found whatever the spelling."""

    @each_game
    def test_any_spelling(self, game: Game):
        """Case, spaces, hyphens, underscores and apostrophes do not matter."""
        spaced = game.name.replace("-", " ")
        spellings = {
            game.name,
            game.title,
            game.name.upper(),
            spaced,
            spaced.title(),
            game.name.replace("-", "_"),
            game.name.replace("-", ""),
            f" {game.title.upper()} ",
            game.name.replace("-", "’"),
            game.name.replace("-", "–"),
        }
        for spelling in spellings:
            assert find(spelling)[0] is game, spelling

    @each_game
    def test_aliases(self, game: Game):
        """Every other name finds the game, with the house rules that it implies."""
        for alias, implied in game.aliases.items():
            assert find(alias.upper().replace("-", " ")) == (game, implied)
            known = {rule.name: rule.values for rule in house_rules(game)}
            assert all(value in known[rule] for rule, value in implied.items())

    def test_accents(self):
        """An accent is not another letter."""
        assert find("Dákotà")[0] is BY_NAME["dakota"]
        assert find("Omäha Hi-Lo")[0] is BY_NAME["omaha-hi-lo"]

    @pytest.mark.parametrize(
        ("name", "found"),
        [
            ("Low Die", "low-die"),
            ("LOWDIE", "low-die"),
            ("high_die", "high-die"),
            ("five-card-draw", "draw-high"),
            ("Draw Poker", "draw-high"),
            ("Draw-Deucey", "draw-deucey-triple-draw"),
            ("holdem", "texas-holdem"),
            ("Texas Hold ’em", "texas-holdem"),
        ],
    )
    def test_what_players_write(self, name, found):
        """As a dealer would write it."""
        assert find(name)[0].name == found

    def test_jackpots_need_openers(self):
        """The name alone sets the house rule."""
        assert find("Jackpots") == (BY_NAME["draw-high"], {"openers": "jacks_or_better"})

    def test_no_name_means_two_games(self):
        """Neither names nor titles nor aliases of different games are the same when made plain."""
        owners: dict[str, set[str]] = {}
        for game in GAMES:
            for name in (game.name, game.title, *game.aliases):
                owners.setdefault(plain(name), set()).add(game.name)
        assert {name: games for name, games in owners.items() if len(games) > 1} == {}

    @pytest.mark.parametrize(
        ("misspelt", "meant"),
        [
            ("low-dye", "low-die"),
            ("hihg-die", "high-die"),
            ("dakotta", "dakota"),
            ("draw-deucy", "draw-deucey-triple-draw"),
            ("holdm", "texas-holdem"),
            ("raz", "razz"),
        ],
    )
    def test_suggestions(self, misspelt, meant):
        """An unknown name is refused with the closest ones."""
        with pytest.raises(Faulty) as raised:
            find(misspelt)
        (fault,) = raised.value.faults
        assert (fault.path, fault.code) == (("variant",), "unknown_variant")
        assert meant in fault.suggestions
        assert len(fault.suggestions) <= 5
        assert set(fault.suggestions) <= set(BY_NAME)

    @pytest.mark.parametrize(
        "name", ["", "-", "   ", "baccarat-punto-banco", "x" * 100_000, "\u0301"]
    )
    def test_nothing_like_it(self, name):
        """A name that is near nothing is refused as well, and is not repeated at length."""
        with pytest.raises(Faulty) as raised:
            find(name)
        (fault,) = raised.value.faults
        assert len(fault.detail) < 300


class TestDeclarations:
    """What every game must say of itself."""

    @each_game
    def test_whole(self, game: Game):
        """Title, summary, players, sides, sources; a deck that can supply everybody."""
        assert game.name == game.name.lower().replace(" ", "-")
        assert game.title
        assert game.summary.endswith(".")
        assert game.family
        assert game.sides
        assert game.sources
        least, most = game.players
        assert 2 <= least <= most <= 14
        if game.family != "stud":
            # In stud a card on the board is dealt where the deck cannot supply everybody.
            dealt = min(game.dealt_first or game.deal.cards, game.deal.cards)
            assert most * dealt + game.deal.board <= game.deck_size
        names = [side.name for side in game.sides]
        assert len(set(names)) == len(names)
        assert "both" not in names

    @each_game
    def test_example_hands_are_whole(self, game: Game):
        """The hands that show the game have its number of cards, lying as they may."""
        for text in game.example:
            hand = read_hand(text)
            assert game.deal.is_whole(len(hand.cards))
            if game.needs_faces:
                assert game.deal.allows(len(hand.down), len(hand.up))

    @each_game
    def test_example_hands_share_no_card(self, game: Game):
        """They can be held at one table."""
        cards = [card for text in game.example for card in read_hand(text).cards]
        assert len(set(cards)) == len(cards)

    @each_game
    def test_every_wild_rule_and_side_cites_its_source(self, game: Game):
        """Nothing is wild without a document."""
        for rule in game.wild:
            assert rule.source.document
            assert rule.source.article
            assert rule.says()
            assert rule.plays()
        for side in game.sides:
            assert side.making.says()
            if side.qualifier:
                assert side.qualifier.says()
                assert side.source

    @each_game
    def test_draws_are_between_none_and_a_hand(self, game: Game):
        """No draw is larger than the hand."""
        if isinstance(game.draws, FixedDraws):
            assert all(1 <= limit <= game.deal.cards for limit in game.draws.limits)
        elif game.draws:
            assert 1 <= game.draws.largest <= game.deal.cards

    @pytest.mark.parametrize(("name", "seats"), SEATS.items())
    def test_seats(self, name, seats):
        """How many can play."""
        assert BY_NAME[name].players == seats

    @pytest.mark.parametrize(
        ("name", "limits"),
        [
            ("draw-deucey-triple-draw", (2, 2, 2)),
            ("draw-deucey-single-draw", (2,)),
            ("draw-high", (5,)),
        ],
    )
    def test_fixed_draws(self, name, limits):
        """The draws that a document fixes."""
        assert BY_NAME[name].draws.limits == limits

    def test_names_are_once(self):
        """The list has no game twice."""
        assert len(BY_NAME) == len(GAMES)


class TestSheet:
    """The rule sheet as data."""

    @each_game
    def test_complete(self, game: Game):
        """Every field that a client may rely on."""
        said = sheet(game)
        assert set(said) >= SHEET
        assert said["name"] == game.name
        assert said["players"] == {"min": game.players[0], "max": game.players[1]}
        assert said["deck"]["cards"] == game.deck_size
        assert said["sources"]
        assert said["odd_chip"] in ("left_of_button", "high_card_by_suit", "high_card_by_suit_all")
        for side in game.sides:
            assert said[side.name] is not None

    @each_game
    def test_house_rules_are_told_whole(self, game: Game):
        """Values with the default among them, what the rule is about, and whence."""
        said = sheet(game)["house_rules"]
        assert len({one["rule"] for one in said}) == len(said)
        for one in said:
            assert one["default"] in one["values"]
            assert len(set(one["values"])) == len(one["values"]) > 1
            assert isinstance(one["open"], bool)
            assert one["about"]
            assert one["source"]["document"]
            assert one.get("needs", "high_low") == "high_low"

    @each_game
    def test_sides_that_the_game_lacks_are_null(self, game: Game):
        """Razz has no high."""
        names = {side.name for side in game.sides}
        said = sheet(game)
        for side in ("high", "low"):
            assert (said[side] is None) == (side not in names)

    @each_game
    def test_declared_games_say_so(self, game: Game):
        """Where players declare, the choices stand in the sheet."""
        said = sheet(game)["declare"]
        if not game.declared:
            assert said is None
        else:
            assert said["choices"][: len(game.sides)] == [side.name for side in game.sides]
            assert ("both" in said["choices"]) == game.both
            assert said["source"]["document"]

    @each_game
    def test_line_of_the_list(self, game: Game):
        """The short form is part of the long one."""
        said = sheet(game)
        assert {name: said[name] for name in listing(game)} == listing(game)

    @each_game
    def test_high_low_over_it(self, game: Game):
        """A high-only game can be played high-low and then has both sides, declared."""
        if not game.one_way:
            with pytest.raises(Faulty) as raised:
                played_high_low(game)
            assert raised.value.faults[0].path == ("high_low",)
            return
        both = played_high_low(game)
        assert [side.name for side in both.sides] == ["high", "low"]
        assert both.declared
        assert {rule.name for rule in house_rules(game)} == {
            rule.name for rule in house_rules(both)
        }
        assert not any(rule.high_low for rule in house_rules(both))
