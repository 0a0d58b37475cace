"""One hand in process: from a text to its category and strength."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

from bench import deals, peers, timing
from bench.figures import Goal, Row, Table
from dealerapi.cards import read_cards, read_hand
from dealerapi.faults import Faults
from dealerapi.games import find, rules_in_force
from dealerapi.games.wild import Around
from dealerapi.ranking import quick, warm
from dealerapi.table.hands import value

WILD = frozenset(read_cards("2c2d2h2sAcAdAhAs"))
HANDS = 2_000
ROUNDS = 7
MOST = {5: 3.0, 7: 6.0}
"""Microseconds that a hand of so many cards may take."""

CATEGORIES = (
    *("high_card", "one_pair", "two_pair", "three_of_a_kind", "straight", "flush"),
    *("full_house", "four_of_a_kind", "straight_flush", "five_of_a_kind"),
)

GAMES = {5: "acey-ducey-draw", 7: "acey-deucey-stud"}

HOW = """
2,000 hands, each from its text to category and strength in the same process; microseconds of the
processor's time for one hand, the median of seven rounds in turn. Twos and aces are wild in these
hands, none to five of them. At a glance is `dealerapi.ranking.quick`, which tells category and
strength alone; in a game the same hands are judged as the service does it, with the reasons why
cards are wild and the house rules on which a hand turns. The peers know no wild cards, but for
pokersolver, the best-known library that does: it runs under Node, judges the same hands with only
deuces wild, and is compared with the service by category. Its game is that of video poker, which
knows neither pairs nor kickers.
""".strip().replace("\n", " ")

Judge = Callable[[str], tuple[str, int]]
"""From the text of a hand to its category and strength."""


def measure() -> Table:
    """Microseconds of one hand, here and in other libraries."""
    warm()
    works: dict[str, tuple[Callable[[str], object], Sequence[str], Goal | None]] = {}
    for size, wilds in product((5, 7), range(6)):
        hands = deals.with_wilds(HANDS, wilds, size)
        goal = Goal(MOST[size], "figure", "most")
        works[f"at a glance: {size} cards, {wilds} wild"] = (glance, hands, goal)
    for size, wilds in product((5, 7), range(6)):
        hands = deals.with_wilds(HANDS, wilds, size)
        works[f"in a game: {size} cards, {wilds} wild"] = (judge_of(size), hands, None)
    for name, peer in peers.judges().items():
        for size in (5, 7):
            hands = deals.hands(HANDS if name != "pokerkit" else HANDS // 20, size)
            works[f"peer: {name}, {size} cards"] = (peer, hands, None)
    times = timing.in_turn(
        {what: _once(judge, hands) for what, (judge, hands, _goal) in works.items()}, ROUNDS
    )
    rows = [
        Row(what, timing.median(times, what), "µs", goal=goal)
        for what, (_judge, _hands, goal) in works.items()
    ]
    return Table(
        "one_hand",
        "One hand in process",
        HOW,
        "",
        (*rows, *(_pokersolver(size, wilds) for size in (5, 7) for wilds in range(5))),
    )


def glance(hand: str) -> tuple[str, int]:
    """Judge a hand with twos and aces wild, and nothing else."""
    return quick.judge(hand, WILD)


def judge_of(size: int) -> Judge:
    """What judges a hand of a game of ``size`` cards in which twos and aces are wild.

    It knows why a card is wild, and which house rules any of this turned on.
    """
    game, implied = find(GAMES[size])
    rules = rules_in_force(game, implied, Faults())
    around = Around()

    def judge(text: str) -> tuple[str, int]:
        worth = value(game, read_hand(text), around, rules).worths["high"]
        return worth.category, worth.strength

    return judge


def _once(judge: Callable[[str], object], hands: Sequence[str]) -> Callable[[], float]:
    def once() -> float:
        return timing.took(lambda: [judge(hand) for hand in hands]) / len(hands) * 1e6

    return once


def _pokersolver(size: int, wilds: int) -> Row:
    what = f"peer: pokersolver (Node), {size} cards, {wilds} wild"
    hands = deals.with_wilds(HANDS, wilds, size)
    solved = peers.pokersolver(hands)
    if solved is None:
        return Row(what, None, "µs", note="needs Node")
    judge = judge_of(size)
    wrong = sum(
        _wrong(judge(hand)[0], theirs)
        for hand, theirs in zip(hands, solved.categories, strict=True)
    )
    note = f"{100 * wrong / len(hands):.1f} % are told to be less than they are" if wrong else ""
    return Row(what, solved.microseconds, "µs", note=note)


def _wrong(ours: str, theirs: str) -> bool:
    """Whether pokersolver has missed a better hand.

    Its deuces wild is that of video poker: no pairs, and a royal flush with wild cards comes
    before five of a kind.
    """
    if CATEGORIES.index(ours) < CATEGORIES.index("three_of_a_kind"):
        return False
    return ours != theirs and (ours, theirs) != ("five_of_a_kind", "straight_flush")
