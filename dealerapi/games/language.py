"""A game of the house's own, from plain data to the same building blocks as the catalogue's.

The shape of the data (types, bounds, unknown fields) is checked where it comes in; here is
checked whether the game can be meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from dealerapi.faults import Faults, Faulty, Path
from dealerapi.games.catalogue import find
from dealerapi.games.findings import HOUSE_RULE, Findings
from dealerapi.games.game import Deal, DealerCalled, Draws, Fixed, FixedDraws, Game, Side
from dealerapi.games.house_rules import house_rules
from dealerapi.games.house_words import WORDS
from dealerapi.games.side_language import read_side
from dealerapi.games.sources import HOUSE
from dealerapi.games.whole_game import WholeGame
from dealerapi.games.wild import WildRule
from dealerapi.games.wild_language import read_wild
from dealerapi.words import _, listed

Data = Mapping[str, Any]

_SAY_WHAT_TOUCHES = (
    "base", "wild", "sides", "deck", "deal", "declared", "both", "first_held", "scoop",
)  # fmt: skip
"""The parts of a game that decide which house rules can touch it."""


def read_game(given: Data, path: Path = ("variant",), refused: Faults | None = None) -> Game:
    """The game that ``given`` describes, laid over its ``base`` or made from nothing.

    Raises Faulty with everything that cannot be meant, at paths below ``path``. Where parts of
    the game were ``refused`` before, ``given`` is what was left: then it always raises Faulty,
    with whatever else is wrong, if anything.
    """
    return _Reader(given, path, refused).game()


class _Reader:
    """Reads one game and collects its faults."""

    def __init__(self, given: Data, path: Path, refused: Faults | None) -> None:
        self.given = given
        self.note = Findings(path, refused)
        self.wild: list[WildRule | None] = []
        self.sides: list[Side | None] = []

    def game(self) -> Game:
        base = self._base()
        facts = self._facts()
        for name in ("deal", "sides"):
            if not base and name not in facts and not self.note.lost("base"):
                if not self.note.lost(name):
                    detail = _("without a “base” the game needs “{name}”").format(name=name)
                    self.note((name,), "missing_field", detail)
                self.note.lose(name)
        game = self._made(base, facts)
        self._check(game)
        settled = self._settled(game, base)
        if self.note.found or self.note.lost():
            raise Faulty(self.note.found)
        return game.but(settled=settled)

    def _made(self, base: Game | None, facts: dict[str, Any]) -> Game:
        """The game of what could be read, its house rules not settled yet."""
        called = self.given.get("title") or (base.title if base else "")
        title = called or _("House game")
        facts.setdefault("summary", "")
        start = base or Game(
            name="", title=title, family="house", summary="", players=(2, 2), deal=Deal(),
            sides=(), sources=(HOUSE,),
        )  # fmt: skip
        if base:
            facts = {"sources": (*base.sources, HOUSE), **self._dropped(facts), **facts}
        game = start.but(name=_named(called), title=title, aliases={}, example=(), **facts)
        game = game.but(draws=self._suited(game))
        if "players" not in facts:
            game = game.but(players=self._players(game, base))
        return game

    def _check(self, game: Game) -> None:
        """Note what cannot be meant as a whole."""
        wild = self.wild if "wild" in self.given else game.wild
        sides = self.sides if "sides" in self.given else game.sides
        WholeGame(self.given, game, wild, sides, self.note).check()

    def _base(self) -> Game | None:
        if "base" not in self.given:
            return None
        try:
            return find(self.given["base"])[0]
        except Faulty as faulty:
            for one in faulty.faults:
                self.note(("base",), one.code, one.detail, one.suggestions)
            self.note.lose("base")
            return None

    def _dropped(self, facts: dict[str, Any]) -> dict[str, Any]:
        """What of the base game cannot stay beside what the data state."""
        gone: dict[str, Any] = {}
        if "deal" in facts:
            gone["dealt_first"] = None
        if "sides" in facts:
            gone["split"] = None
            if len(self.sides) < 2:
                gone["declared"] = None
            if all(side.name != "high" for side in facts["sides"]):
                gone["openers"] = None
        return gone

    def _suited(self, game: Game) -> Draws | None:
        """The draws; where nobody said how large they are, no larger than a hand."""
        draws, most = game.draws, game.deal.cards
        if draws is None or not most or {"limits", "largest"} & self.given.get("draws", {}).keys():
            return draws
        if isinstance(draws, DealerCalled):
            return replace(draws, largest=min(draws.largest, most))
        return replace(
            draws,
            limits=tuple(min(limit, most) for limit in draws.limits),
            with_ace=draws.with_ace and min(draws.with_ace, most),
        )

    def _facts(self) -> dict[str, Any]:
        """The facts of the game that the data state; nothing of a part that was refused."""
        given = self.given
        whole: dict[str, Callable[[Any], Any]] = {
            "summary": str,
            "players": lambda one: (one.get("min", 2), one["max"]),
            "deal": _deal,
            "declared": lambda one: HOUSE_RULE if one else None,
            "notes": tuple,
            "dead_ranks": lambda one: self.note.ranks(one, "dead_ranks"),
            "both": bool,
            "first_held": bool,
            "scoop": bool,
        }
        facts = {
            name: read(given[name])
            for name, read in whole.items()
            if name in given and not self.note.lost(name)
        }
        # Of these, what was not refused is read.
        if "wild" in given:
            self.wild = [self._wild(one, place) for place, one in enumerate(given["wild"])]
            facts["wild"] = tuple(rule for rule in self.wild if rule)
        if "sides" in given:
            self.sides = [self._side(one, place) for place, one in enumerate(given["sides"])]
            facts["sides"] = tuple(side for side in self.sides if side)
        if "draws" in given:
            facts["draws"] = self._draws(given["draws"])
        deck = given.get("deck", {})
        if "jokers" in deck:
            facts["jokers"] = deck["jokers"]
        if "stripped" in deck:
            facts["stripped"] = self.note.ranks(deck["stripped"], "deck", "stripped")
        return facts

    def _wild(self, given: Data | None, place: int) -> WildRule | None:
        return None if given is None else read_wild(given, ("wild", place), self.note)

    def _side(self, given: Data | None, place: int) -> Side | None:
        return None if given is None else read_side(given, ("sides", place), self.note)

    def _draws(self, given: Data) -> Draws | None:
        lost = self.note.lost
        if lost("draws", "limits") or lost("draws", "called_by_dealer"):
            return None
        called = given.get("called_by_dealer", False)
        if called == ("limits" in given):
            detail = _("say how cards are drawn: by “limits”, or “called_by_dealer”: true")
            self.note(("draws",), "bad_value", detail)
            return None
        for name in ("largest",) if not called else ("with_ace", "face"):
            if name in given:
                self.note.unused(("draws",), name, "limits" if called else "called_by_dealer")
        if called:
            return DealerCalled(given.get("largest", 1 if lost("draws") else 5), HOUSE_RULE)
        if not given["limits"]:
            return None
        return FixedDraws(
            tuple(given["limits"]), HOUSE_RULE, given.get("with_ace"), given.get("face", "down")
        )

    def _players(self, game: Game, base: Game | None) -> tuple[int, int]:
        """As many as the base seats, or else as many as the deck can serve, ten at most."""
        if base and not self.given.keys() & {"deal", "deck"}:
            return base.players
        cards = max(1, game.deal.cards)
        served = (game.deck_size - game.deal.board) // cards
        most = min(served, base.players[1] if base else 10)
        return (2, max(2, most))

    def _settled(self, game: Game, base: Game | None) -> Mapping[str, Fixed]:
        """House rules whose default the house sets: still open, since a question may set them."""
        settled = dict(base.settled) if base else {}
        if "house_rules" not in self.given:
            return settled
        # Where it is not sure which rules touch the game, those that touch none are told.
        sure = not any(self.note.lost(name) for name in _SAY_WHAT_TOUCHES)
        known = (
            {rule.name: rule.values for rule in house_rules(game)}
            if sure
            else {name: tuple(values) for name, values in WORDS.items()}
        )
        for name, value in self.given["house_rules"].items():
            values = known.get(name)
            if values is None:
                detail = (
                    _("this game has no house rule “{rule}”; it has {rules}")
                    if sure
                    else _("there is no house rule “{rule}”; there are {rules}")
                )
                self.note(
                    ("house_rules", name),
                    "unknown_house_rule",
                    detail.format(rule=name, rules=listed(list(known))),
                )
            elif value not in values:
                detail = _("“{rule}” is one of {values}, not “{value}”")
                self.note(
                    ("house_rules", name),
                    "bad_value",
                    detail.format(rule=name, values=listed(values), value=value),
                )
            else:
                settled[name] = Fixed(value, HOUSE_RULE)
        return settled


def _named(title: str) -> str:
    """A name for a title: "Night Baseball" is ``night-baseball``."""
    return re.sub(r"[^a-z0-9]+", "-", title.casefold()).strip("-") or "house-game"


def _deal(given: Data) -> Deal:
    bought = given.get("bought")
    return Deal(
        down=given.get("down", 0),
        up=given.get("up", 0),
        board=given.get("board", 0),
        bought=(bought["down"], bought["up"]) if bought else None,
        extra=given.get("extra", 0),
    )
