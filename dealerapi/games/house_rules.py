"""The house rules: what the documents leave to the table, and what each game makes of it.

Which rules a game lists follows from what the game is: a rule appears where it can touch
the game, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import lru_cache
from typing import Any

from dealerapi.faults import Faults
from dealerapi.games.game import Game
from dealerapi.games.sources import (
    BARGE,
    DAKOTA_RULES,
    DIAGRAM_1979,
    DRAW_HIGH_ES,
    HOUSE,
    OPR_605,
    ROBERTS_RULES,
    TDA_2024,
    WIKIPEDIA,
    Source,
)
from dealerapi.house import Rules
from dealerapi.words import N_, NP_, _, listed


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A point that a house decides. The first value is the default.

    ``open``: no source settles it for this game. ``high_low``: it matters only where the
    game is played high-low.
    """

    name: str
    values: tuple[str, ...]
    about: str
    source: Source
    open: bool = True
    high_low: bool = False
    default: str = ""

    @property
    def standard(self) -> str:
        """The value where nobody says otherwise."""
        return self.default or self.values[0]


YES_NO = ("false", "true")

FIVE_OF_A_KIND = HouseRule(
    "five_of_a_kind",
    ("highest", "below_natural_royal", "below_straight_flush", "not_counted"),
    N_("where five of a kind stands among the high hands"),
    OPR_605["1.3"],
)
DOUBLE_ACE_FLUSH = HouseRule(
    "double_ace_flush",
    YES_NO,
    N_("whether a wild card in a flush may be a second ace"),
    WIKIPEDIA["Double-ace flush"],
)
NATURAL_BEATS_WILD = HouseRule(
    "natural_beats_wild",
    YES_NO,
    N_("whether of equal high hands the one with fewer wild cards wins"),
    WIKIPEDIA["Wild card (card games)"],
)
LOWEST_DOWN_ACE = HouseRule(
    "lowest_down_ace",
    ("high", "low"),
    N_("whether an ace is high or low when the lowest face-down card is found"),
    DAKOTA_RULES["1.3(d)"],
)
BOTH_TIE = HouseRule(
    "both_tie",
    ("counts", "fails"),
    N_("whether a tie is enough, each way, for a player who declared both"),
    DIAGRAM_1979["Declaring"],
    open=False,
)
FAILED_BOTH = HouseRule(
    "failed_both",
    ("next_best", "conqueror_takes_it"),
    N_("who takes the half in which a dead both-hand alone was best"),
    WIKIPEDIA["Declaration (poker)"],
)
NOBODY_WINS = HouseRule(
    "nobody_wins",
    ("split", "carry"),
    N_("what becomes of a pot that nobody wins"),
    WIKIPEDIA["Declaration (poker)"],
)
ODD_CHIP = HouseRule(
    "odd_chip",
    ("left_of_button", "high_card_by_suit", "high_card_by_suit_all"),
    N_("who gets the odd chip among tied hands"),
    ROBERTS_RULES["Ties"],
)
QUARTERED_ODD_CHIP = HouseRule(
    "quartered_odd_chip",
    ("high", "low"),
    N_("which half gets the odd chip when high is won alone and low is shared"),
    WIKIPEDIA["Split (poker)"],
)
SAME_HANDS_BOTH_WAYS = HouseRule(
    "same_hands_both_ways",
    ("even", "halves"),
    N_("whether the same tied players in both halves divide the whole pot at once"),
    TDA_2024["Rule 20"],
)
LOW_RANKING = HouseRule(
    "low_ranking",
    ("ace_to_six", "ace_to_five", "deuce_to_seven"),
    N_("how low hands rank"),
    DIAGRAM_1979["Rank of hands"],
    open=False,
    high_low=True,
)
LOW_WILD = HouseRule(
    "low_wild",
    ("low_ace", "lowest_missing", "natural"),
    N_("what a wild card is in a low hand"),
    DIAGRAM_1979["Wild cards"],
    open=False,
    high_low=True,
)
JOKER = HouseRule(
    "joker",
    ("none", "bug", "wild"),
    N_("whether the deck has a joker, and what it does"),
    DRAW_HIGH_ES["El joker 1"],
)
OPENERS = HouseRule(
    "openers",
    ("any", "jacks_or_better"),
    N_("whether a pair of jacks or better is needed to open"),
    DRAW_HIGH_ES["Draw High"],
)


# Where a value is named that the source of the rule does not settle: the sources of the defaults
# that the rules leave open, and of values other than the default.
_OF_DEFAULTS: Mapping[str, Source] = {
    "quartered_odd_chip": ROBERTS_RULES["Ties"],
    "same_hands_both_ways": ROBERTS_RULES["Ties"],
}
_OF_VALUES: Mapping[tuple[str, str], Source] = {
    ("both_tie", "counts"): DIAGRAM_1979["Declaring"],
    ("both_tie", "fails"): WIKIPEDIA["Declaration (poker)"],
    ("odd_chip", "left_of_button"): WIKIPEDIA["Split (poker)"],
    ("odd_chip", "high_card_by_suit"): WIKIPEDIA["Split (poker)"],
    ("odd_chip", "high_card_by_suit_all"): WIKIPEDIA["Split (poker)"],
    ("quartered_odd_chip", "high"): ROBERTS_RULES["Ties"],
    ("quartered_odd_chip", "low"): WIKIPEDIA["Split (poker)"],
    ("low_ranking", "ace_to_six"): DIAGRAM_1979["Rank of hands"],
    ("low_ranking", "ace_to_five"): BARGE["Appendix A: Lowball Scales"],
    ("low_ranking", "deuce_to_seven"): BARGE["Appendix A: Lowball Scales"],
}
_BY_THE_HOUSE = HOUSE[NP_("article", "Pot that nobody wins")]


@lru_cache(maxsize=1024)
def source_of(game: Game, name: str, value: str, own: Source | None = None) -> Source:
    """Where it is written that a house rule of the game has this value.

    That is the source of the rule for the game as long as it says so; else one that names the
    value, or the custom of the house where none does. ``own`` is cited for the default where it
    is given.
    """
    rule = next((one for one in house_rules(game) if one.name == name), None)
    if rule is None:
        # Where ranks do not count, a hand can be none, so that a pot is left in any game.
        return _OF_VALUES.get((name, value), _BY_THE_HOUSE)
    if value == rule.standard:
        if own:
            return own
        if name in game.settled or not rule.open:
            return rule.source
        if name == NOBODY_WINS.name and not game.declared:
            return _BY_THE_HOUSE
        return _OF_DEFAULTS.get(name, rule.source)
    if name == NOBODY_WINS.name:
        return _BY_THE_HOUSE
    return _OF_VALUES.get((name, value), rule.source)


@lru_cache(maxsize=1024)
def house_rules(game: Game) -> tuple[HouseRule, ...]:
    """The house rules that can touch the game, those of a high-low game over it included."""
    return tuple(_settled(rule, game) for rule in _touching(game))


def _touching(game: Game) -> Iterator[HouseRule]:
    sides = {side.name for side in game.sides}
    over = game.one_way
    asked = {name for rule in game.wild for name in rule.asks}
    by_house = over or any(side.ranking is None for side in game.sides)
    if "joker" in asked:
        yield JOKER
    if game.openers:
        yield OPENERS
    if game.wild and "high" in sides:
        if not all(rule.only_bug for rule in game.wild):
            yield from (FIVE_OF_A_KIND, DOUBLE_ACE_FLUSH)
        yield NATURAL_BEATS_WILD
    if "lowest_down_ace" in asked:
        yield LOWEST_DOWN_ACE
    yield ODD_CHIP
    both = over or (game.declared is not None and game.both)
    if both:
        yield from (replace(rule, high_low=over) for rule in (BOTH_TIE, FAILED_BOTH))
    if both or game.can_stay or (game.declared and any(side.may_be_unheld for side in game.sides)):
        yield replace(NOBODY_WINS, high_low=over and not game.can_stay)
    if over or len(sides) > 1:
        yield replace(SAME_HANDS_BOTH_WAYS, high_low=over)
    if over or {"high", "low"} <= sides:
        yield replace(QUARTERED_ODD_CHIP, high_low=over, **_by_diagram(by_house))
    if by_house:
        yield replace(LOW_RANKING, high_low=over)
        if game.wild:
            yield replace(LOW_WILD, high_low=over, open="joker" in asked)


def _by_diagram(by_house: bool) -> dict[str, Any]:
    return {"open": False, "source": DIAGRAM_1979["Declaring"]} if by_house else {}


def _settled(rule: HouseRule, game: Game) -> HouseRule:
    fixed = game.settled.get(rule.name)
    if fixed is None:
        return rule
    return replace(rule, default=fixed.value, open=fixed.open, source=fixed.source)


@lru_cache(maxsize=1024)
def _standard(game: Game) -> Mapping[str, str]:
    """The values of a game's house rules where nobody says otherwise; nobody changes them."""
    return {rule.name: rule.standard for rule in house_rules(game) if not rule.high_low}


def rules_in_force(game: Game, given: Mapping[str, str], faults: Faults) -> Rules:
    """The value of every house rule of the game, with those that the question sets.

    Notes a fault at ``("house_rules", NAME)`` for a rule that cannot touch the game, or a
    value that the rule does not have.
    """
    standard = _standard(game)
    if not given and standard.get("joker") != "bug":
        return Rules(standard)
    known = {rule.name: rule for rule in house_rules(game)}
    values = dict(standard)
    for name, value in given.items():
        path = ("house_rules", name)
        rule = known.get(name)
        if rule is None:
            faults.add(
                path,
                "unknown_house_rule",
                _("{game} has no house rule “{rule}”; it has {rules}").format(
                    game=game.title, rule=name, rules=listed(list(known))
                ),
                tuple(get_close_matches(name, known)),
            )
        elif rule.high_low:
            faults.add(
                path,
                "needs_high_low",
                _("“{rule}” matters only where {game} is played high-low").format(
                    rule=name, game=game.title
                )
                + _('; send "high_low": true with it'),
            )
        elif value not in rule.values:
            faults.add(
                path,
                "bad_value",
                _("“{rule}” is one of {values}, not “{value}”").format(
                    rule=name, values=listed(rule.values), value=value
                ),
                tuple(get_close_matches(value, rule.values)),
            )
        else:
            values[name] = value
    settled = frozenset[str]()
    if values.get("joker") == "bug":
        # The bug's own source settles both: five aces are the best hand, and in a flush it is
        # the highest card not held (Robert's Rules, Draw High, El Joker 3 and 4).
        own = {"five_of_a_kind": "highest", "double_ace_flush": "false"}
        values.update(own)
        settled = frozenset(own)
    return Rules(values, frozenset(given) | settled)
