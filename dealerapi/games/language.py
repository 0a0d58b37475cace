"""A game of the house's own, from plain data to the same building blocks as the catalogue's.

The shape of the data (types, bounds, unknown fields) is checked where it comes in; here is
checked whether the game can be meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from dealerapi.cards import RANKS, read_ranks
from dealerapi.faults import Fault, Faults, Faulty, Path
from dealerapi.games.catalogue import find
from dealerapi.games.game import Deal, DealerCalled, Draws, Fixed, FixedDraws, Game, Side
from dealerapi.games.house_rules import house_rules
from dealerapi.games.making import ANY_CARDS, FACE_DOWN, HAND_ALONE, Making, Rows
from dealerapi.games.meant import check_jokers, check_sides, check_wild
from dealerapi.games.qualifiers import (
    HANDS,
    AtLeast,
    BeatsBoard,
    NoPair,
    OrBetter,
    Qualifier,
    can_be,
)
from dealerapi.games.sources import HOUSE
from dealerapi.games.wild import WildRule
from dealerapi.games.wild_language import WILD_KINDS
from dealerapi.ranking import Ranking, ranking_of
from dealerapi.words import NP_, _, listed

Data = Mapping[str, Any]

RESERVED = frozenset(
    {  # In a showdown, a hand and an evaluation; then in a rule sheet.
        "whole", "both", "id", "cards", "wild", "opens", "variant", "house_rules", "hands",
        "name", "title", "aliases", "family", "summary", "high_low", "players", "deck", "deal",
        "sides", "declare", "draws", "odd_chip", "can_play_high_low", "played_high_low", "needs_faces", "needs",
        "one_winner", "scoop", "dead_ranks", "sentence", "notes", "sources", "example",
    }
)  # fmt: skip
"""Names that no side can have, since something else in an answer goes by them."""

_HOUSE_RULE = HOUSE[NP_("article", "Game of the house")]


def read_game(given: Data, path: Path = ("variant",)) -> Game:
    """The game that ``given`` describes, laid over its ``base`` or made from nothing.

    Raises Faulty with everything that cannot be meant, at paths below ``path``.
    """
    return _Reader(given, path).game()


class _Reader:
    """Reads one game and collects its faults."""

    def __init__(self, given: Data, path: Path) -> None:
        self.given = given
        self.path = path
        self.faults = Faults()

    def fault(self, where: Path, code: str, detail: str) -> None:
        self.faults.add((*self.path, *where), code, detail)

    def game(self) -> Game:
        base = self._base()
        facts = self._facts(base)
        self.faults.raise_any()
        if base is None and ("deal" not in facts or "sides" not in facts):
            for name in ("deal", "sides"):
                if name not in facts:
                    detail = _("without a “base” the game needs “{name}”").format(name=name)
                    self.fault((name,), "missing_field", detail)
            self.faults.raise_any()
        called = self.given.get("title") or (base.title if base else "")
        title = called or _("House game")
        facts.setdefault("summary", "")
        start = base or Game(
            name="", title=title, family="house", summary="", players=(2, 2), deal=Deal(),
            sides=(), sources=(HOUSE,),
        )  # fmt: skip
        if base and "sources" not in facts:
            facts["sources"] = (*base.sources, HOUSE)
        if base:
            facts = {**self._dropped(facts), **facts}
        game = start.but(name=_named(called), title=title, aliases={}, example=(), **facts)
        game = game.but(draws=self._suited(game))
        if "players" not in facts:
            game = game.but(players=self._players(game, base))
        game = game.but(settled=self._settled(game, base))
        self._check(game)
        self.faults.raise_any()
        return game

    def _base(self) -> Game | None:
        if "base" not in self.given:
            return None
        try:
            return find(self.given["base"])[0]
        except Faulty as faulty:
            for one in faulty.faults:
                self.faults.found.append(
                    Fault((*self.path, "base"), one.code, one.detail, one.suggestions)
                )
            return None

    @staticmethod
    def _dropped(facts: dict[str, Any]) -> dict[str, Any]:
        """What of the base game cannot stay beside what the data state."""
        gone: dict[str, Any] = {}
        if "deal" in facts:
            gone["dealt_first"] = None
        if "sides" in facts:
            gone["split"] = None
            if len(facts["sides"]) < 2:
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
        return replace(draws, limits=tuple(min(limit, most) for limit in draws.limits))

    def _facts(self, base: Game | None) -> dict[str, Any]:
        """The facts of the game that the data state."""
        given = self.given
        readers: dict[str, Callable[[Any], Any]] = {
            "summary": str,
            "players": lambda one: (one.get("min", 2), one["max"]),
            "deal": _deal,
            "wild": self._wilds,
            "sides": self._sides,
            "declared": lambda one: _HOUSE_RULE if one else None,
            "draws": self._draws,
            "notes": tuple,
            "dead_ranks": read_ranks,
            "both": bool,
            "first_held": bool,
            "scoop": bool,
        }
        facts = {name: read(given[name]) for name, read in readers.items() if name in given}
        deck = given.get("deck", {})
        if "jokers" in deck:
            facts["jokers"] = deck["jokers"]
        if "stripped" in deck:
            facts["stripped"] = read_ranks(deck["stripped"])
        return facts

    def _wilds(self, given: list[Data]) -> tuple[WildRule, ...]:
        rules = [self._wild(one, ("wild", place)) for place, one in enumerate(given)]
        return tuple(rule for rule in rules if rule is not None)

    def _wild(self, given: Data, where: Path) -> WildRule | None:
        kinds = [kind for kind in WILD_KINDS if kind in given]
        if len(kinds) != 1:
            detail = _("a wild rule is one of {kinds}").format(kinds=listed(list(WILD_KINDS)))
            self.fault(where, "bad_value", detail)
            return None
        for name, kind in (("down", "own"), ("places", "board"), ("leader", "follows")):
            if name in given and kind not in given:
                self._unused((*where, name), name, kind)
        common = {
            "source": _HOUSE_RULE,
            "sides": tuple(given.get("for", ())),
            "only": given.get("only", ""),
            "killed_by": read_ranks(given.get("killed_by", "")),
        }
        try:
            return WILD_KINDS[kinds[0]](given, common)
        except Faulty as faulty:
            for one in faulty.faults:
                self.fault((*where, kinds[0]), one.code, one.detail)
            return None

    def _unused(self, where: Path, name: str, kind: str) -> None:
        detail = _("“{field}” goes with “{other}” only: leave it out")
        self.fault(where, "not_used", detail.format(field=name, other=kind))

    def _draws(self, given: Data) -> Draws | None:
        called = given.get("called_by_dealer", False)
        if called == ("limits" in given):
            detail = _("say how cards are drawn: by “limits”, or “called_by_dealer”: true")
            self.fault(("draws",), "bad_value", detail)
            return None
        for name in ("largest",) if not called else ("with_ace", "face"):
            if name in given:
                kind = "limits" if called else "called_by_dealer"
                self._unused(("draws", name), name, kind)
        if called:
            return DealerCalled(given.get("largest", 5), _HOUSE_RULE)
        if not given["limits"]:
            return None
        return FixedDraws(
            tuple(given["limits"]), _HOUSE_RULE, given.get("with_ace"), given.get("face", "down")
        )

    def _sides(self, given: list[Data]) -> tuple[Side, ...]:
        sides = [self._side(one, ("sides", place)) for place, one in enumerate(given)]
        return tuple(side for side in sides if side is not None)

    def _side(self, given: Data, where: Path) -> Side | None:
        ranking: Ranking | None = None
        if given["ranking"] != "low_ranking":
            try:
                ranking = ranking_of(given["ranking"])
            except (ValueError, TypeError) as error:
                self.fault((*where, "ranking"), "bad_value", str(error))
                return None
        name = given["name"]
        if name in RESERVED:
            detail = _("a side cannot be called “{name}”").format(name=name)
            self.fault((*where, "name"), "bad_value", detail)
        return Side(
            name,
            ranking,
            _making(given.get("from", "any")),
            self._qualifier(given.get("qualifier"), ranking, (*where, "qualifier")),
            source=_HOUSE_RULE,
            part=given.get("part", 1),
            fallback=given.get("fallback", False),
            second_best=given.get("second_best", False),
        )

    def _qualifier(
        self, given: Data | None, ranking: Ranking | None, where: Path
    ) -> Qualifier | None:
        if not given:
            return None
        kinds = [
            kind for kind in ("or_better", "at_least", "no_pair", "beats_board") if kind in given
        ]
        if len(kinds) != 1:
            detail = _("a qualifier is one of or_better, at_least, no_pair and beats_board")
            self.fault(where, "bad_value", detail)
            return None
        kind = kinds[0]
        if "rank" in given and kind != "at_least":
            self._unused((*where, "rank"), "rank", "at_least")
        if given[kind] is False:
            detail = _("leave the qualifier out where a hand needs nothing to compete")
            self.fault((*where, kind), "bad_value", detail)
        low = ranking is None or ranking.low
        if kind == "or_better":
            if not low:
                detail = _("“or_better” qualifies a low, and this side is won by the high hand")
                self.fault((*where, "or_better"), "bad_value", detail)
            return OrBetter(RANKS.index(read_ranks(given["or_better"])) + 2)
        if kind == "at_least":
            if low:
                detail = _("“at_least” qualifies a high hand, and this side is won by the low")
                self.fault((*where, "at_least"), "bad_value", detail)
            elif ranking and not can_be(ranking, given["at_least"]):
                detail = _("no hand of this side can be {hand}")
                hand = _(HANDS[given["at_least"]])
                self.fault((*where, "at_least"), "bad_value", detail.format(hand=hand))
            return AtLeast(given["at_least"], RANKS.index(read_ranks(given.get("rank", "2"))) + 2)
        if kind == "no_pair":
            if ranking and not ranking.takes_wild:
                detail = _("pairs do not matter for what wins this side")
                self.fault((*where, "no_pair"), "bad_value", detail)
            return NoPair()
        return BeatsBoard()

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
        known = {rule.name: rule for rule in house_rules(game)}
        for name, value in self.given.get("house_rules", {}).items():
            rule = known.get(name)
            if rule is None:
                detail = _("this game has no house rule “{rule}”; it has {rules}")
                self.fault(
                    ("house_rules", name),
                    "unknown_house_rule",
                    detail.format(rule=name, rules=listed(list(known))),
                )
            elif value not in rule.values:
                detail = _("“{rule}” is one of {values}, not “{value}”")
                self.fault(
                    ("house_rules", name),
                    "bad_value",
                    detail.format(rule=name, values=listed(rule.values), value=value),
                )
            else:
                settled[name] = Fixed(value, _HOUSE_RULE)
        return settled

    def _check(self, game: Game) -> None:
        """What cannot be meant."""
        names = [side.name for side in game.sides]
        for place, name in enumerate(names):
            if name in names[:place]:
                detail = _("two sides are called “{name}”").format(name=name)
                self.fault(("sides", place, "name"), "side_twice", detail)
        if all(side.fallback for side in game.sides):
            detail = _("at least one side must not be a fallback")
            self.fault(("sides",), "bad_value", detail)
        if game.declared and len(names) < 2:
            detail = _("with one side there is nothing to declare")
            self.fault(("declared",), "bad_value", detail)
        if "both" in self.given and not game.declared:
            self._unused(("both",), "both", "declared")
        if game.scoop and game.first_held:
            detail = _("“first_held” and “scoop” cannot both say who takes the pot")
            self.fault(("scoop",), "bad_value", detail)
        self._check_deal(game)
        check_sides(game, self.fault)
        for place, rule in enumerate(game.wild):
            where: Path = ("wild", place) if "wild" in self.given else ()
            check_wild(game, rule, where, self.fault)
        check_jokers(game, self.fault)

    def _check_deal(self, game: Game) -> None:
        deal, most = game.deal, game.players[1]
        if not deal.cards:
            self.fault(("deal",), "bad_value", _("every player must be dealt a card at least"))
        if game.players[0] > most:
            self.fault(("players",), "bad_value", _("the fewest players are more than the most"))
        needed = most * deal.cards + deal.board
        said = next((name for name in ("deal", "players", "deck") if name in self.given), None)
        if needed > game.deck_size and said:
            detail = _("{most} players need {needed} cards; the deck has {deck}").format(
                most=most, needed=needed, deck=game.deck_size
            )
            self.fault((said,), "deck_too_small", detail)
        if deal.bought and sum(deal.bought) != deal.cards:
            detail = _("a player who bought the option must hold as many cards as the others")
            self.fault(("deal", "bought"), "bad_value", detail)
        draws = game.draws
        largest = draws.largest if draws else 0
        if isinstance(draws, FixedDraws):
            largest = max(largest, draws.with_ace or 0)
        if deal.cards and largest > deal.cards:
            detail = _("nobody can draw more cards than he holds, {cards}").format(cards=deal.cards)
            self.fault(("draws",), "bad_value", detail)


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


def _making(given: str | Data) -> Making:
    if isinstance(given, str):
        return {"any": ANY_CARDS, "hand": HAND_ALONE, "down": FACE_DOWN}[given]
    return Rows(tuple(tuple(row) for row in given.get("rows", ())), given.get("hand"))
