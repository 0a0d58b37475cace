"""Whether a house's own game can be meant as a whole: what its parts say of each other.

A part that could not be read hides nothing but what depends on it. Where a rule or side of the
base game does not suit what the house changed, the house's words are told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dealerapi.cards import read_ranks
from dealerapi.faults import Path
from dealerapi.games.findings import Findings
from dealerapi.games.game import FixedDraws, Game, Side
from dealerapi.games.making import Rows
from dealerapi.games.meant import (
    Tell,
    check_board_to_beat,
    check_dealt,
    check_groups,
    check_joker,
    check_joker_limits,
    check_joker_sides,
    check_making,
    check_rows,
    ranks_of_qualifier,
    ranks_of_ranking,
    ranks_of_rule,
)
from dealerapi.games.side_language import read_making
from dealerapi.games.wild import WildRule
from dealerapi.games.wild_rules import Joker
from dealerapi.words import _, listed, ngettext

Data = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class WholeGame:
    """A game as it was read: what was ``given``, and the ``game`` made of it.

    ``wild`` and ``sides`` are the rules and sides of the game in their order, None for one that
    could not be read, which then is not in the game either.
    """

    given: Data
    game: Game
    wild: Sequence[WildRule | None]
    sides: Sequence[Side | None]
    note: Findings

    def known(self, *names: str) -> bool:
        """Whether these parts of the game are known, from what was given or from the base."""
        note = self.note
        return not any(
            note.lost(name) or (name not in self.given and note.lost("base")) for name in names
        )

    def known_deck(self, name: str) -> bool:
        """Whether that field of the deck is known."""
        said = name in self.given.get("deck", {})
        return said or not (self.note.lost("deck", name) or self.note.lost("base"))

    def names(self) -> list[str | None] | None:
        """The names of the sides, None for one that could not be read; None without any list."""
        if "sides" in self.given:
            return [(one or {}).get("name") for one in self.given["sides"]]
        return [side.name for side in self.game.sides] if self.known("sides") else None

    def check(self) -> None:
        """Note everything that cannot be meant."""
        self._check_names()
        self._check_pot()
        self._check_deal()
        self._check_draws()
        self._check_sides()
        self._check_wild()
        self._check_jokers()
        if self.game.stripped:
            self._check_stripped()

    def _check_names(self) -> None:
        names = self.names() or []
        for place, name in enumerate(names):
            if name is not None and name in names[:place]:
                detail = _("two sides are called “{name}”").format(name=name)
                self.note(("sides", place, "name"), "side_twice", detail)
        given = self.given.get("sides", ())
        if given and all(one and one.get("fallback") for one in given):
            detail = _("at least one side must not be a fallback")
            self.note(("sides",), "bad_value", detail)

    def _check_pot(self) -> None:
        """Who takes the pot, and whether anything is declared."""
        given, game = self.given, self.game
        names = self.names()
        if given.get("declared") and names is not None and len(names) < 2:
            detail = _("with one side there is nothing to declare")
            self.note(("declared",), "bad_value", detail)
        if "both" in given and not game.declared and self.known("declared") and names is not None:
            self.note.unused((), "both", "declared")
        if game.scoop and game.first_held and self.known("scoop", "first_held"):
            detail = _("“first_held” and “scoop” cannot both say who takes the pot")
            name = "scoop" if "scoop" in given else "first_held"
            self.note((name,), "bad_value", detail)

    def _check_deal(self) -> None:
        deal, most = self.game.deal, self.game.players[1]
        known = self.known("deal")
        if known and not deal.cards:
            detail = _("every player must be dealt a card at least")
            self.note(("deal",), "bad_value", detail)
        if self.known("players") and self.game.players[0] > most:
            detail = _("the fewest players are more than the most")
            self.note(("players",), "bad_value", detail)
        needed, deck = most * deal.cards + deal.board, self.game.deck_size
        said = next((name for name in ("deal", "players", "deck") if name in self.given), None)
        if needed > deck and said and self.known("deal", "players", "deck"):
            detail = _("{most} players need {needed} cards; the deck has {deck}").format(
                most=most, needed=needed, deck=deck
            )
            self.note((said,), "deck_too_small", detail)
        if known and deal.bought and sum(deal.bought) != deal.cards:
            detail = _("a player who bought the option must hold as many cards as the others")
            self.note(("deal", "bought"), "bad_value", detail)

    def _check_draws(self) -> None:
        cards, draws = self.game.deal.cards, self.game.draws
        largest = draws.largest if draws else 0
        if isinstance(draws, FixedDraws):
            largest = max(largest, draws.with_ace or 0)
        if "draws" in self.given and cards and largest > cards and self.known("deal"):
            detail = _("nobody can draw more cards than he holds, {cards}").format(cards=cards)
            self.note(("draws",), "bad_value", detail)

    def _check_sides(self) -> None:
        """Every side can be made of what is dealt, and all of them in good time."""
        own = "sides" in self.given
        if not (own or "deal" in self.given) or not self.known("deal"):
            return
        for place, side in enumerate(self.sides):
            where: Path = ("sides", place)
            if side is None:
                self._check_rows_alone(where)
                continue
            tell = self.note if own else self._at_deal
            if not self.note.lost(*where, "from"):
                check_making(self.game, side, where, tell)
            check_board_to_beat(self.game, side, where, tell)
        if self.known("sides"):
            check_groups(self.game, self.note, ("sides",) if own else ("deal",))

    def _check_rows_alone(self, where: Path) -> None:
        """The rows of a side of which it is not known what wins it."""
        made = (self.given["sides"][where[1]] or {}).get("from", "any")
        if not isinstance(made, str) and not self.note.lost(*where, "from"):
            rows = read_making(made)
            if isinstance(rows, Rows):
                check_rows(self.game, rows, (*where, "from", "rows"), self.note)

    def _at_deal(self, _where: Path, code: str, detail: str) -> None:
        """Note what a side of the base game misses."""
        detail += _("; say with “sides” what the pot is played for")
        self.note(("deal",), code, detail)

    def _check_wild(self) -> None:
        own = "wild" in self.given
        deal, jokers = self.known("deal"), self.known_deck("jokers")
        for place, rule in enumerate(self.wild):
            self._check_for(place, rule)
            if rule is None:
                continue
            if deal:
                check_dealt(self.game, rule, self._teller(place, "deal"))
            if isinstance(rule, Joker):
                if jokers:
                    self._check_joker(place, rule)
                if own:
                    check_joker_limits(rule, self._teller(place))
                if self.known("sides"):
                    check_joker_sides(self.game, rule, self._teller(place, "sides"))

    def _check_joker(self, place: int, rule: Joker) -> None:
        if "wild" not in self.given and rule.joker == "by_house" and self.game.jokers:
            self._silent_jokers("deck", "jokers")
        else:
            check_joker(self.game, rule, self._teller(place, "deck", "jokers"))

    def _silent_jokers(self, *where: str) -> None:
        """Note jokers of which nobody says what they do."""
        detail = _("the deck has jokers: say in “wild” what they do, {{“joker”: “wild”}}")
        self.note(where, "missing_field" if where == ("wild",) else "bad_value", detail.format())

    def _teller(self, place: int, *changed: str) -> Tell:
        """Notes faults of a rule for wild cards; of one of the base's, at what was ``changed``."""
        if "wild" in self.given:
            return lambda field, detail: self.note(("wild", place, field), "bad_value", detail)
        hint = _("; say with “wild” what is wild")
        return lambda _field, detail: self.note(changed, "bad_value", detail + hint)

    def _check_for(self, place: int, rule: WildRule | None) -> None:
        """The sides for which cards are wild are there."""
        own = "wild" in self.given
        if own:
            wanted = (self.given["wild"][place] or {}).get("for", ())
        else:
            wanted = rule.sides if rule else ()
        names = self.names()
        if names is None or None in names:
            return
        for side in wanted:
            if side is not None and side not in names:
                detail = _("there is no side “{side}” to be wild for; the sides are {sides}")
                text = detail.format(side=side, sides=listed([name or "" for name in names]))
                if own:
                    self.note(("wild", place, "for"), "bad_value", text)
                else:
                    text += _("; say with “wild” what is wild")
                    self.note(("sides",), "bad_value", text)

    def _check_jokers(self) -> None:
        """Jokers in the deck do something, and what they do is said once."""
        rules = [place for place, rule in enumerate(self.wild) if isinstance(rule, Joker)]
        if self.game.jokers and not rules and self.known("wild"):
            self._silent_jokers("wild")
        for place in rules[1:]:
            detail = _("what a joker does is said once")
            self.note(("wild", place, "joker"), "bad_value", detail)

    def _check_stripped(self) -> None:
        """No rule, side or dead rank speaks of ranks that are not in the deck."""
        for part, where, ranks in self._spoken_of():
            missing = [rank for rank in self.game.stripped if rank in ranks]
            if not missing:
                continue
            named = {"ranks": listed(missing), "field": part}
            if part in self.given:
                detail = ngettext(
                    "the deck is without the rank {ranks}",
                    "the deck is without the ranks {ranks}",
                    len(missing),
                )
                self.note(where, "bad_value", detail.format(**named))
            else:
                detail = ngettext(
                    "the game turns on the rank {ranks}: leave it in the deck, or say it anew"
                    " with “{field}”",
                    "the game turns on the ranks {ranks}: leave them in the deck, or say it anew"
                    " with “{field}”",
                    len(missing),
                )
                self.note(("deck", "stripped"), "bad_value", detail.format(**named))

    def _spoken_of(self) -> Iterator[tuple[str, Path, str]]:
        """Ranks that the game names: in which part, where exactly, and which."""
        for place, rule in enumerate(self.wild):
            for field, ranks in ranks_of_rule(rule) if rule else ():
                yield "wild", ("wild", place, field), ranks
        for place, side in enumerate(self.sides):
            if side:
                yield "sides", ("sides", place, "ranking"), ranks_of_ranking(side.ranking)
                if "sides" not in self.given:
                    yield "sides", (), ranks_of_qualifier(side.qualifier)
        for place, one in enumerate(self.given.get("sides", ())):
            asked = (one or {}).get("qualifier", {})
            for field in ("or_better", "rank"):
                ranks = read_ranks(asked.get(field, ""))
                yield "sides", ("sides", place, "qualifier", field), ranks
        yield "dead_ranks", ("dead_ranks",), self.game.dead_ranks
