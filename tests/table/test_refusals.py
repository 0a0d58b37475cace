"""What is wrong with a question at the table, told at its place; nobody is paid then."""

from __future__ import annotations

import pytest

from dealerapi.cards import read_cards, read_hand
from dealerapi.faults import Faults, Faulty
from dealerapi.games import BY_NAME, find, rules_in_force
from dealerapi.games.language import read_game
from dealerapi.games.wild import Around
from dealerapi.house import Rules
from dealerapi.table import Player, Pot, evaluate, settle, wilds
from dealerapi.table.checks import check_around, check_seen
from dealerapi.table.entry import (
    MOST_CHIPS,
    check_cards,
    check_declarations,
    check_money,
    check_seats,
)
from tests.table.table_talk import payouts, player, refused

KINGS, LOW = "KcKdJhTs9c", "7d5s3s2sAd"


def told(faults: Faults) -> list[tuple[str, str]]:
    """Where the faults are, and their codes."""
    return [("/".join(map(str, fault.path)), fault.code) for fault in faults.found]


def in_words(variant: str, players: dict[int, str], **asked: object) -> list[str]:
    """The faults of a showdown as a dealer reads them."""
    with pytest.raises(Faulty) as raised:
        payouts(variant, players, **asked)
    return [fault.detail for fault in raised.value.faults]


class TestSeats:
    """Who sits there."""

    def test_the_seat_that_stands_there_first_is_named(self):
        """Players are counted from one."""
        faults = Faults()
        check_seats(BY_NAME["draw-high"], [player(4, ""), player(2, ""), player(4, "")], faults)
        assert told(faults) == [("players/2/seat", "seat_twice")]
        assert faults.found[0].detail == "seat 4 stands here twice, first as player 1"

    def test_a_player_who_could_not_be_read(self):
        """He counts as a player, and nothing else is said of him."""
        faults = Faults()
        game = BY_NAME["draw-deucey-triple-draw"]
        check_seats(game, [None, *(player(seat, "") for seat in range(1, 7))], faults)
        assert told(faults) == [("players", "too_many_seats")]
        assert faults.found[0].detail.endswith("seats at most 6; here are 7 players")

    def test_nobody_is_left(self):
        """All have folded or hold a foul hand."""
        assert refused("draw-high", {1: "folded", 2: "foul"}, pot=2) == [("players", "nobody_in")]

    def test_somebody_may_be_left(self):
        """One who could not be read may be in."""
        faults = Faults()
        check_seats(BY_NAME["draw-high"], [None, player(2, "folded")], faults)
        assert told(faults) == []

    def test_as_many_as_the_game_seats(self):
        """Eight can play Draw High."""
        faults = Faults()
        check_seats(BY_NAME["draw-high"], [player(seat, "") for seat in range(8)], faults)
        assert told(faults) == []


class TestMoney:
    """What is in the pot."""

    def test_no_pot_at_all(self):
        """Nobody said what is played for."""
        assert refused("draw-high", {1: KINGS, 2: LOW}) == [("pot", "no_pot")]

    def test_a_pot_that_could_not_be_read(self):
        """It is told where it is read; nothing more is said here."""
        for name in ("pot", "pots"):
            faults = Faults()
            faults.add((name,), "wrong_type", "")
            assert not check_money([player(1, "")], None, None, faults)
            assert len(faults.found) == 1

    def test_both_kinds(self):
        """One pot, or several."""
        assert refused("draw-high", {1: KINGS, 2: LOW}, pot=5, pots=[(5, (1, 2))]) == [
            ("pots", "two_kinds_of_pot")
        ]

    def test_a_pot_and_bets(self):
        """At each bet that is too much."""
        assert refused("draw-high", {1: KINGS, 2: LOW}, pot=5, bets={2: 5}) == [
            ("players/1/bet", "two_kinds_of_pot")
        ]

    def test_a_bet_is_missing(self):
        """Everybody's bet is wanted, a folded player's, too."""
        bets = {1: 5, 2: 5}
        assert refused("draw-high", {1: KINGS, 2: LOW, 3: "folded"}, bets=bets) == [
            ("players/2/bet", "bet_missing")
        ]
        assert in_words("draw-high", {1: KINGS, 2: LOW, 3: "folded"}, bets=bets) == [
            "seat 3 has no bet: give every player's, 0 for none"
        ]

    def test_a_bet_that_could_not_be_read(self):
        """It is not missing, and so the pot is not either."""
        faults = Faults()
        faults.add(("players", 0, "bet"), "wrong_type", "")
        assert not check_money([player(1, ""), player(2, "", 5)], None, None, faults)
        assert not check_money([player(1, "")], None, None, faults)
        assert len(faults.found) == 1

    def test_a_bet_that_could_not_be_read_hides_no_fault_and_makes_none(self):
        """Without it the pots are not known: chips are not counted, but cards are still wanted."""
        faults = Faults()
        faults.add(("players", 1, "bet"), "wrong_type", "")
        game = BY_NAME["draw-high"]
        seats = [player(1, KINGS, 30), player(2, ""), player(3, LOW, 25)]
        with pytest.raises(Faulty) as raised:
            settle(game, seats, Rules({}), chip=25, faults=faults)
        assert [fault.code for fault in raised.value.faults] == ["wrong_type", "cards_missing"]

    def test_a_player_who_could_not_be_read(self):
        """The pots cannot be worked out then, and no bet of his is missing."""
        faults = Faults()
        assert not check_money([None, player(2, "", 5)], None, None, faults)
        assert not check_money([None, player(2, "")], 5, None, faults)
        assert not check_money([player(2, "")], None, [None], faults)
        assert told(faults) == []

    def test_seats_of_a_pot(self):
        """Only live players, each once."""
        players = {1: KINGS, 2: LOW, 3: "folded"}
        assert refused("draw-high", players, pots=[(4, (1, 2)), (4, (1, 3, 7, 1))]) == [
            ("pots/1/seats/1", "not_live"),
            ("pots/1/seats/2", "not_live"),
            ("pots/1/seats/3", "seat_twice"),
        ]
        assert in_words("draw-high", players, pots=[(4, (1, 2)), (4, (1, 3, 7, 1))]) == [
            "seat 3 is not a live player here, so it cannot contest a pot",
            "seat 7 is not a live player here, so it cannot contest a pot",
            "seat 1 stands in this pot twice",
        ]

    @pytest.mark.parametrize("over", [0, 1])
    def test_the_most_chips(self, over):
        """What a program of any kind counts exactly, all pots together."""
        most = MOST_CHIPS + over
        fine = [] if not over else [("pots", "out_of_range")]
        faults = Faults()
        players = [player(1, ""), player(2, "")]
        pots = [Pot(most - 5, (1, 2)), Pot(5, (1, 2))]
        assert check_money(players, None, pots, faults) == (not over)
        assert told(faults) == fine

    def test_the_most_chips_in_bets(self):
        """All bets together."""
        faults = Faults()
        players = [player(1, "", MOST_CHIPS), player(2, "", 0)]
        assert check_money(players, None, None, faults)
        players = [player(1, "", MOST_CHIPS), player(2, "", 1)]
        assert not check_money(players, None, None, faults)
        assert told(faults) == [("players", "out_of_range")]

    @pytest.mark.parametrize(
        ("asked", "where"),
        [
            ({"pot": 30}, ["pot"]),
            ({"pots": [(50, (1, 2)), (30, (1, 2))]}, ["pots/1/amount"]),
            ({"bets": {1: 15, 2: 15}}, ["chip"]),
        ],
    )
    def test_what_the_chips_cannot_make(self, asked, where):
        """Told where the amount stands; with bets, at the chip."""
        found = refused("draw-high", {1: KINGS, 2: LOW}, chip=25, button=1, **asked)
        assert found == [(place, "not_in_chips") for place in where]

    def test_how_much_is_over(self):
        """30 in chips of 25 leave 5."""
        (detail,) = in_words("draw-high", {1: KINGS, 2: LOW}, pot=30, chip=25)
        assert detail == "a pot of 30 cannot be split in chips of 25: 5 left over"


class TestDeclarations:
    """What was declared."""

    def test_where_cards_speak(self):
        """Nobody declares."""
        assert refused("draw-high", {1: KINGS + " high", 2: LOW}, pot=4) == [
            ("players/0/declare", "not_declared")
        ]
        (detail,) = in_words("draw-high", {1: KINGS + " high", 2: LOW}, pot=4)
        title = BY_NAME["draw-high"].title
        assert detail == f"in {title} cards speak: leave “declare” out"

    def test_a_player_who_could_not_be_read(self):
        """Nothing is said of his declaration."""
        faults = Faults()
        check_declarations(BY_NAME["dakota"], [None], frozenset({1}), faults)
        assert told(faults) == []

    @pytest.mark.parametrize("field", ["declare", "status"])
    def test_a_declaration_that_could_not_be_read(self, field):
        """It is told where it is read."""
        faults = Faults()
        faults.add(("players", 0, field), "wrong_type", "")
        check_declarations(BY_NAME["dakota"], [player(1, "")], frozenset({1}), faults)
        assert len(faults.found) == 1

    def test_what_can_be_declared(self):
        """The sides are named, and both where that can be."""
        (detail,) = in_words("high-low-draw", {1: KINGS, 2: LOW + " low"}, pot=4)
        assert detail == "seat 1 has not declared: high, low or both"
        (detail,) = in_words("high-low-draw", {1: KINGS + " spade", 2: LOW + " low"}, pot=4)
        assert detail == "seat 1 can declare high, low or both, not “spade”"


class TestCards:
    """The cards of a showdown."""

    def test_cards_that_could_not_be_read(self):
        """They are not missing as well."""
        for field in ("cards", "down", "up", "hand", "status"):
            faults = Faults()
            faults.add(("players", 0, field), "not_a_card", "")
            check_cards(BY_NAME["draw-high"], [player(1, ""), None], frozenset({1, 2}), (), faults)
            assert len(faults.found) == 1

    def test_a_foul_hand_settles_without_its_cards(self):
        """The fault says how."""
        (detail,) = in_words("draw-high", {1: KINGS, 2: "7d5s3s2s"}, pot=4)
        assert detail.startswith("seat 2 holds 4 cards; ")
        assert detail.endswith(" needs 5; “status”: “foul” settles without it")

    def test_one_card(self):
        """In the singular."""
        (detail,) = in_words("draw-high", {1: KINGS, 2: "7d"}, pot=4)
        assert detail.startswith("seat 2 holds 1 card; ")

    def test_how_the_cards_may_lie(self):
        """Both ways are named where the last card can be bought."""
        (detail,) = in_words("dakota", {1: "2c9hKdKs/Qs3h4h high", 2: "5c6d7s/8d8h9cTs low"}, pot=4)
        assert "4 cards down and 3 up" in detail
        assert detail.endswith("3 down and 4 up or 2 down and 5 up")

    def test_nothing_is_sold(self):
        """Bought where the game sells nothing."""
        game = BY_NAME["draw-high"]
        seats = [
            Player(1, read_hand(KINGS), bought=True),
            Player(2, read_hand(LOW)),
        ]
        with pytest.raises(Faulty) as raised:
            settle(game, seats, rules_in_force(game, {}, Faults()), pot=4)
        assert [(fault.path, fault.code) for fault in raised.value.faults] == [
            (("players", 0, "bought"), "not_used")
        ]

    @pytest.mark.parametrize(
        ("hand", "code"), [("2c9h/KdKsQs3h4h", None), ("2c9hKd/KsQs3h4h", "wrong_faces")]
    )
    def test_what_was_bought(self, hand, code):
        """In Dakota the last card face up: two down and five up."""
        game = BY_NAME["dakota"]
        seats = [
            Player(1, read_hand(hand), "high", bought=True, entered="hand"),
            Player(2, read_hand("5c6d7s/8d8h9cTs"), "low"),
        ]
        faults = Faults()
        check_cards(game, seats, frozenset({1, 2}), (), faults)
        assert told(faults) == ([("players/0/hand", code)] if code else [])

    def test_the_board_alone(self):
        """A board is looked at even where nobody shows, and may be short then."""
        assert payouts("holdem", {1: "AcAd", 2: "folded"}, pot=4, board="2c3c4c") == {1: 4, 2: 0}
        assert refused("holdem", {1: "AcAd", 2: "folded"}, pot=4, board="2c3c4c5d6h7s") == [
            ("board", "wrong_card_count")
        ]


class TestSeen:
    """Each card once."""

    def test_twice_in_one_hand(self):
        """The place is told once for both."""
        (detail,) = in_words("draw-high", {1: "KcKcJhTs9c", 2: LOW}, pot=4)
        assert detail == "the king of clubs (Kc) is twice in seat 1"

    def test_in_two_places(self):
        """At both, each naming the other."""
        details = in_words("draw-high", {1: KINGS, 2: LOW}, pot=4, dead="Kc")
        assert details == [
            "the king of clubs (Kc) is also in seat 1",
            "the king of clubs (Kc) is also in the dead cards",
        ]

    def test_no_joker(self):
        """Where the house can add one, the fault says so."""
        (detail,) = in_words("draw-high", {1: "KcKdJhTsJk", 2: LOW}, pot=4)
        assert "set the house rule “joker”" in detail
        (detail,) = in_words("low-die", {1: "KcKdJhTsJk", 2: LOW}, pot=4)
        assert detail == f"{BY_NAME['low-die'].title} is played without a joker"

    def test_as_many_jokers_as_the_deck_has(self):
        """One in Draw High with the joker, two in two-jokers draw."""
        assert refused("draw-high", {1: "KcKdJhTsJk", 2: "7d5s3s2sJk"}, pot=4, joker="wild") == [
            ("players/1/cards", "card_twice"),
            ("players/0/cards", "card_twice"),
        ]
        assert payouts("two-jokers-draw", {1: "KcKdJhTsJk", 2: "7d5s3s2sJk"}, pot=4)[1] == 4

    @pytest.mark.parametrize(
        ("kind", "joker", "says"),
        [("coloured", "Jk", "write Jr for the red one"), ("wild", "Jr", "write Jk")],
    )
    def test_a_joker_of_the_wrong_kind(self, kind, joker, says):
        """Bound to a colour, or not."""
        data = {"base": "draw-high", "deck": {"jokers": 2}, "wild": [{"joker": kind}]}
        game = read_game(data)
        faults = Faults()
        cards = read_cards(joker)
        check_seen([(("dead",), "the dead cards", cards)], game, Rules({}), faults)
        assert told(faults) == [("dead", "wrong_joker")]
        assert says in faults.found[0].detail

    def test_a_card_that_the_deck_is_without(self):
        """A two in a short deck."""
        game, _implied = find("short-deck-draw")
        faults = Faults()
        rules = rules_in_force(game, {}, Faults())
        check_seen([(("dead",), "the dead cards", read_cards("2c7d"))], game, rules, faults)
        assert told(faults) == [("dead", "not_in_deck")]


class TestDuringTheDeal:
    """Hands that are not whole yet."""

    GAME = BY_NAME["draw-high"]

    @pytest.mark.parametrize("hand", ["", "2c3d4h5s6cTd"])
    def test_too_few_or_too_many(self, hand):
        """One card at least, five at most."""
        with pytest.raises(Faulty) as raised:
            wilds(self.GAME, [read_hand(hand)], Rules({}))
        (fault,) = raised.value.faults
        assert (fault.path, fault.code) == (("hands", 0), "wrong_card_count")
        assert fault.detail.endswith("deals 1 to 5")

    @pytest.mark.parametrize("hand", ["2c", "2c3d4h5s6c"])
    def test_just_enough(self, hand):
        """Both ends are fine."""
        assert len(wilds(self.GAME, [read_hand(hand)], Rules({}))) == 1

    def test_a_hand_that_could_not_be_read(self):
        """It is told elsewhere, and with it nothing is answered."""
        faults = Faults()
        faults.add(("hands", 0), "not_a_card", "")
        for ask in (wilds, evaluate):
            with pytest.raises(Faulty) as raised:
                ask(self.GAME, [None, read_hand("2c3d4h5s6c")], Rules({}), faults=faults)
            assert len(raised.value.faults) == 1


class TestAround:
    """What hands turn on beside their cards."""

    @pytest.mark.parametrize(
        ("name", "around", "where"),
        [
            ("follow-the-queen", Around(), [("upcards", "upcards_missing")]),
            ("countdown", Around(), [("named", "named_missing")]),
            (
                "draw-high",
                Around(upcards=(4,), named="7"),
                [("upcards", "not_used"), ("named", "not_used")],
            ),
            ("draw-high", Around(), []),
        ],
    )
    def test_what_is_wanted(self, name, around, where):
        """Where the game needs it, and nowhere else."""
        game, _implied = find(name)
        faults = Faults()
        check_around(game, around, faults)
        assert told(faults) == where

    def test_nothing_is_wanted_where_nobody_contests(self):
        """A player alone needs nothing told."""
        game, _implied = find("follow-the-queen")
        faults = Faults()
        check_around(game, Around(), faults, contested=False)
        assert told(faults) == []
