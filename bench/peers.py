"""Other libraries that judge hands: from a text such as ``"AcKdTh9s2c"`` to what it is worth.

They are installed for measurements alone, from a lock of their own.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from dealerapi.cards import RANKS, SUITS

Judge = Callable[[str], object]

NODE = Path(__file__).parents[1] / ".venv-bench" / "node"
POKERSOLVER = Path(__file__).with_name("node") / "pokersolver.js"


def judges() -> dict[str, Judge]:
    """Each library by name, used in its fastest way: cards are made once, and looked up by text.

    All of them take five to seven cards; none knows wild cards.
    """
    return {
        "pkrbot (C)": _of_list("pkrbot"),
        "eval7 (C)": _of_list("eval7"),
        "phevaluator (C)": _phevaluator(),
        "treys": _of_two_parts("treys"),
        "deuces": _of_two_parts("deuces"),
        "pokerkit": _pokerkit(),
    }


def batch(hands: Sequence[str]) -> object:
    """The ranks of many hands by pokerfast, which takes them all at once (C++)."""
    return import_module("pokerfast.equity").evaluate(hands)


def _cards(text: str) -> list[str]:
    return [text[place : place + 2] for place in range(0, len(text), 2)]


def _made(card: Callable[[str], Any]) -> dict[str, Any]:
    return {rank + suit: card(rank + suit) for rank in RANKS for suit in SUITS}


def _of_list(name: str) -> Judge:
    module = import_module(name)
    cards, evaluate = _made(module.Card), module.evaluate
    return lambda text: evaluate([cards[one] for one in _cards(text)])


def _phevaluator() -> Judge:
    evaluate = import_module("phevaluator").evaluate_cards
    return lambda text: evaluate(*_cards(text))


def _of_two_parts(name: str) -> Judge:
    """Treys, and deuces from which it comes: they take the cards of a player and of a board."""
    module = import_module(name)
    cards, evaluate = _made(module.Card.new), module.Evaluator().evaluate

    def judge(text: str) -> object:
        held = [cards[one] for one in _cards(text)]
        return evaluate(held[:2], held[2:])

    return judge


def _pokerkit() -> Judge:
    hand = import_module("pokerkit").StandardHighHand
    return lambda text: hand.from_game(text).entry


def whole_hand(cards: Sequence[str]) -> object:
    """Play a hand of no-limit hold'em of three players with pokerkit, from the deal to the payout.

    There is a bet on each street, which all call. ``cards`` are eleven: two for each player,
    then the board. Gives the stacks in the end.
    """
    pokerkit = import_module("pokerkit")
    state = pokerkit.NoLimitTexasHoldem.create_state(
        tuple(pokerkit.Automation[name] for name in _DONE_BY_ITSELF),
        ante_trimming_status=True,
        raw_antes=0,
        raw_blinds_or_straddles=(5, 10),
        min_bet=10,
        raw_starting_stacks=1000,
        player_count=3,
    )
    for seat in range(3):
        state.deal_hole("".join(cards[2 * seat : 2 * seat + 2]))
    _bet(state, 30)
    for street in ("".join(cards[6:9]), cards[9], cards[10]):
        state.burn_card("??")
        state.deal_board(street)
        _bet(state, 50)
    return state.stacks


def _bet(state: Any, amount: int) -> None:
    state.complete_bet_or_raise_to(amount)
    while state.actor_index is not None:
        state.check_or_call()


_DONE_BY_ITSELF = (
    "ANTE_POSTING",
    "BET_COLLECTION",
    "BLIND_OR_STRADDLE_POSTING",
    "HOLE_CARDS_SHOWING_OR_MUCKING",
    "HAND_KILLING",
    "CHIPS_PUSHING",
    "CHIPS_PULLING",
)


class Solved(NamedTuple):
    """What pokersolver made of hands: microseconds for one, and the category of each."""

    microseconds: float
    categories: list[str]


def pokersolver(hands: Sequence[str]) -> Solved | None:
    """The best-known library with wild cards, for deuces wild; None without Node.

    It runs under Node and times itself, after warming up.
    """
    node = shutil.which("node")
    if node is None or not (NODE / "node_modules" / "pokersolver").is_dir():
        return None
    done = subprocess.run(  # noqa: S603 - every argument is our own
        (node, str(POKERSOLVER)),
        input=json.dumps([_cards(hand) for hand in hands]),
        env={"NODE_PATH": str(NODE / "node_modules")},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return Solved(found["microseconds"], [_category(name) for name in found["names"]])


def _category(name: str) -> str:
    """A category of pokersolver in the words of this service."""
    if name == "Pair":
        return "one_pair"
    if name == "Four Wild Cards":
        return "five_of_a_kind"
    return name.lower().replace(" ", "_")
