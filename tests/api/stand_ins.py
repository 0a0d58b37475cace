"""A service of stand-ins: it answers with what it was asked, so that only HTTP is tested."""

from __future__ import annotations

from dealerapi.api.card_fields import hand_of
from dealerapi.api.frame import gather
from dealerapi.api.routes import QUESTIONS
from dealerapi.api.service import Answered, Catalogue, Service
from dealerapi.cards import read_cards, read_hand, written
from dealerapi.faults import Fault, Faulty

SAMPLES = {
    "evaluate": {"variant": "low-die", "hands": ["Ac6h5d2s2d"]},
    "wilds": {"variant": "dakota", "hands": ["2c9h/KdKs3h4h5h"]},
    "draws": {"variant": "high-die", "players": 6, "call": [2, 1]},
    "draws_deal": {
        "variant": "draw-high",
        "remaining": 30,
        "requests": [{"seat": 1, "discard": 3}],
    },
    "showdown": {
        "variant": "dakota",
        "pot": 1001,
        "button": 3,
        "players": [
            {"seat": 1, "hand": "2c9h/KdKs3h4h5h", "declare": "high"},
            {"seat": 2, "status": "folded"},
        ],
    },
    "deal_check": {
        "variant": "draw-high",
        "stage": "before_action",
        "counts": [{"seat": 1, "cards": 4}],
    },
    "variants_check": {"variant": {"base": "seven-card-stud", "wild": [{"ranks": "39"}]}},
}


def echo(data, faults):
    """Read what cards there are, as a real answer does, and give the question back."""
    for place, hand in enumerate(data.get("hands", [])):
        if hand is not None:
            gather(faults, read_hand, hand, ("hands", place))
    for place, player in enumerate(data.get("players") or () if "players" in data else ()):
        held = hand_of(player, ("players", place)) if player else None
        if held:
            gather(faults, read_hand, *held)
    board = gather(faults, read_cards, data.get("board", ""), ("board",))
    gather(faults, read_cards, data.get("dead", ""), ("dead",))
    faults.raise_any()
    return {"question": data, "board": written(board)}


def echo_or_draws(data, faults):
    """As ``echo``, for the question whose players are a number."""
    rest = {name: value for name, value in data.items() if name != "players"}
    return {**echo(rest, faults), "players": data["players"]}


def say(answer):
    """The text of any answer here."""
    return f"Heard {len(answer)} things: ♠"


def one_variant(name):
    """A variant, if it is the one that there is."""
    if name.lower() != "low-die":
        fault = Fault(
            ("variant",), "unknown_variant", f"there is no variant “{name}”", ("low-die",)
        )
        raise Faulty([fault])
    return {"name": "low-die", "title": "Low-Die"}


def some_variants(given):
    """The list, with the filters that were given."""
    return {"variants": [{"name": "low-die"}], "given": given}


def stand_in() -> Service:
    """The service of stand-ins."""
    return Service(
        questions={
            asked.name: Answered(echo_or_draws if asked.name == "draws" else echo, say)
            for asked in QUESTIONS
        },
        catalogue=Catalogue(some_variants, say, one_variant, say),
        samples=lambda: SAMPLES,
    )
