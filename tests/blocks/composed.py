"""Games composed at random from the whole language, and showdowns that suit them."""

from __future__ import annotations

import copy
import random
from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

from dealerapi.cards import NAMES, RANKS
from dealerapi.games import GAMES
from dealerapi.games.qualifiers import HANDS
from dealerapi.ranking import RANKINGS

SUITED = ("spade", "heart", "diamond", "club", "holds", "beats_all")
"""What a ranking is called that names a suit or a card."""

SIDES = ("high", "low", "spade", "points", "third", "fourth")

a_rank = st.sampled_from(RANKS)


def ranks(most: int = 3) -> st.SearchStrategy[str]:
    """A few different ranks, as on cards."""
    return st.lists(a_rank, min_size=1, max_size=most, unique=True).map("".join)


@st.composite
def _wild(draw: st.DrawFn, sides: list[str]) -> dict[str, Any]:
    """One rule for wild cards."""
    places = st.lists(st.integers(0, 6), min_size=1, max_size=3, unique=True)
    kind = draw(
        st.sampled_from(
            ["ranks", "ranks", "cards", "partner", "adds_to", "own", "board", "follows", "named"]
        )
    )
    rule: dict[str, Any] = {
        "ranks": lambda: {"ranks": draw(ranks())},
        "cards": lambda: {
            "cards": draw(st.lists(st.sampled_from(NAMES[:52]), min_size=1, max_size=3))
        },
        "partner": lambda: {"partner": draw(st.dictionaries(a_rank, a_rank, min_size=1))},
        "adds_to": lambda: {"adds_to": draw(st.integers(2, 26))},
        "own": lambda: {
            "own": draw(st.sampled_from(["lowest", "highest"])),
            "down": draw(st.booleans()),
        },
        "board": lambda: {
            "board": draw(st.sampled_from(["first", "last", "lowest", "highest", "each"])),
            **({"places": draw(places)} if draw(st.booleans()) else {}),
        },
        "follows": lambda: {"follows": draw(a_rank), "leader": draw(st.booleans())},
        "named": lambda: {"named": draw(st.sampled_from(["dealer", "player"]))},
    }[kind]()
    if draw(st.integers(0, 3)) == 0:
        rule["for"] = [draw(st.sampled_from(sides))]
    if draw(st.integers(0, 5)) == 0:
        rule["only"] = draw(st.sampled_from(["another_wild", "pairs"]))
    if draw(st.integers(0, 5)) == 0:
        rule["killed_by"] = draw(ranks())
    return rule


points = st.fixed_dictionaries(
    {"aim": st.sampled_from(["most", "least", "nearest"]), "target": st.integers(1, 50)},
    optional={
        "values": st.one_of(
            st.sampled_from(["pips", "half_faces"]),
            st.dictionaries(a_rank, st.sampled_from([0, 0.5, 1, 10, [1, 11]]), min_size=1),
        ),
        "over": st.sampled_from(["counts", "loses", "left_out"]),
        "level": st.sampled_from(["under", "over", "tie"]),
        "more_cards": st.booleans(),
    },
)
plain_ranking = st.sampled_from(
    ["standard_high", "standard_high", "ace_to_five", "deuce_to_seven", *RANKINGS]
)
a_ranking = st.one_of(
    plain_ranking,
    plain_ranking,
    plain_ranking,
    st.just("low_ranking"),
    points.map(lambda said: {"points": said}),
    st.builds(
        lambda inner, hands: {"ranking": inner, "beats_all": hands},
        plain_ranking,
        st.lists(ranks(2), min_size=1, max_size=2),
    ),
)
a_qualifier = st.one_of(
    a_rank.map(lambda rank: {"or_better": rank}),
    st.sampled_from(list(HANDS)).map(lambda hand: {"at_least": hand}),
    a_rank.map(lambda rank: {"at_least": "one_pair", "rank": rank}),
    st.just({"no_pair": True}),
    st.just({"beats_board": True}),
)


@st.composite
def _side(draw: st.DrawFn, name: str, board: int) -> dict[str, Any]:
    """One side of the pot."""
    side: dict[str, Any] = {"name": name, "ranking": draw(a_ranking)}
    if draw(st.integers(0, 2)) == 0:
        rows = [list(range(min(3, board))), list(range(board // 2, board))]
        makings: list[Any] = ["any", "hand", "down"]
        if board:
            makings += [
                {"hand": draw(st.integers(0, 4))},
                {"rows": [row for row in rows if row]},
                {"rows": [row for row in rows if row], "hand": 2},
            ]
        side["from"] = draw(st.sampled_from(makings))
    if draw(st.integers(0, 2)) == 0:
        side["qualifier"] = draw(a_qualifier)
    for field, chance in (("fallback", 6), ("second_best", 6)):
        if draw(st.integers(0, chance)) == 0:
            side[field] = True
    if draw(st.integers(0, 3)) == 0:
        side["part"] = draw(st.integers(1, 12))
    return side


@st.composite
def games(draw: st.DrawFn) -> dict[str, Any]:
    """A game as a house would send it; most of them can be meant."""
    game: dict[str, Any] = {}
    board = draw(st.sampled_from([0, 0, 5, 5, 7]))
    names = ["high"]
    if draw(st.integers(0, 2)):
        count = draw(st.integers(1, 4))
        names = draw(st.lists(st.sampled_from(SIDES), min_size=1, max_size=count, unique=True))
        game["sides"] = [draw(_side(name, board)) for name in names]
    if "sides" not in game or draw(st.integers(0, 4)) == 0:
        base = draw(st.sampled_from(GAMES))
        game["base"] = base.name
        names = names if "sides" in game else [side.name for side in base.sides]
    if "base" not in game or draw(st.integers(0, 2)) == 0:
        game["deal"] = draw(_deal(board))
    if draw(st.integers(0, 2)):
        game["wild"] = draw(st.lists(_wild(names), max_size=3))
    if draw(st.integers(0, 4)) == 0:
        jokers = draw(st.integers(1, 2))
        game["deck"] = {"jokers": jokers}
        joker = {"joker": draw(st.sampled_from(["wild", "bug", "coloured"]))}
        game["wild"] = [joker, *game.get("wild", [])]
    if draw(st.integers(0, 4)) == 0:
        game.setdefault("deck", {})["stripped"] = draw(ranks())
    return {**game, **draw(_rest(len(names)))}


@st.composite
def _deal(draw: st.DrawFn, board: int) -> dict[str, Any]:
    """What is dealt."""
    down, up = draw(st.sampled_from([(5, 0), (5, 0), (3, 4), (4, 0), (2, 0), (1, 4), (7, 0)]))
    deal: dict[str, Any] = {"down": down, "up": up, "board": board}
    if up and draw(st.integers(0, 3)) == 0:
        deal["bought"] = {"down": down - 1, "up": up + 1}
    if draw(st.integers(0, 3)) == 0:
        deal["extra"] = draw(st.integers(1, 4))
    return deal


DRAWS = st.one_of(
    st.lists(st.integers(1, 3), max_size=3).map(lambda limits: {"limits": limits}),
    st.just({"limits": [3], "with_ace": 4}),
    st.just({"called_by_dealer": True}),
)


@st.composite
def _rest(draw: st.DrawFn, sides: int) -> dict[str, Any]:
    """How the pot is divided, what is drawn, and what the game is called."""
    rest: dict[str, Any] = {}
    if draw(st.integers(0, 2)) == 0 and sides > 1:
        rest["declared"] = True
        if draw(st.booleans()):
            rest["both"] = draw(st.booleans())
    for field, chance, strategy in (
        ("dead_ranks", 4, ranks(2)),
        ("draws", 3, DRAWS),
        ("title", 2, st.text(min_size=1, max_size=20)),
        ("players", 3, st.fixed_dictionaries({"max": st.integers(2, 6)})),
        (draw(st.sampled_from(["first_held", "scoop"])), 4, st.just(True)),
    ):
        if draw(st.integers(0, chance)) == 0:
            rest[field] = draw(strategy)
    return rest


JUNK = (
    None, True, 0, -1, 3.5, 10**20, "", "x", "high", "10", "Jk", "x" * 300, [], {}, [[]], ["As"],
    {"ranks": "2"}, {"rows": []}, [None], [0] * 40, {"": ""}, "\x00", "❤",
)  # fmt: skip
"""What may stand where something else is due."""


def spoilt(game: Mapping[str, Any], chance: random.Random) -> Any:
    """The game with something in it taken out, doubled or turned into something else."""
    wrong = copy.deepcopy(dict(game))
    node: Any = wrong
    while True:
        key = chance.choice(list(node)) if isinstance(node, dict) else chance.randrange(len(node))
        below = node[key]
        if isinstance(below, (dict, list)) and below and chance.random() < 0.7:
            node = below
            continue
        turn = chance.random()
        if turn < 0.15:
            del node[key]
        elif turn < 0.3 and isinstance(node, list):
            node.append(copy.deepcopy(below))
        elif turn < 0.4 and isinstance(node, dict):
            node[chance.choice(["wild", "ranks", "from", "hand", "places", "odd"])] = below
        else:
            node[key] = chance.choice(JUNK)
        return wrong


def names_suits(game: Mapping[str, Any], sheet: Mapping[str, Any]) -> bool:
    """Whether it matters to the game which suit is which."""
    rankings = [sheet[side]["ranking"] for side in sheet["sides"]]
    sent = str(game.get("sides", ""))
    wild = {name for rule in sheet["wild"] for name in rule}
    coloured = any(rule.get("joker") == "coloured" for rule in sheet["wild"])
    return (
        "cards" in wild
        or coloured
        or any(word in ranking for ranking in rankings for word in SUITED)
        or "beats_all" in sent
        or any("_but_" in ranking for ranking in rankings)
    )


def showdown(
    game: Mapping[str, Any], sheet: Mapping[str, Any], chance: random.Random
) -> dict[str, Any] | None:
    """A showdown of that game, dealt at random; None where the deck serves no two players."""
    coloured = any(rule.get("joker") == "coloured" for rule in sheet["wild"])
    jokers = ["Jr", "Jb"][: sheet["deck"]["jokers"]]
    deck = [card for card in NAMES[:52] if card[0] in sheet["deck"]["ranks"]]
    deck += jokers if coloured else ["Jk"] * sheet["deck"]["jokers"]
    chance.shuffle(deck)
    if jokers:
        # Not at the bottom of the deck, where nobody would be dealt one.
        deck.sort(key=lambda card: card[0] != "J" or card[1] not in "krb")
    deal = sheet["deal"]
    asked: dict[str, Any] = {"variant": game, "pot": chance.randrange(2000), "button": 1}
    if deal["board"]:
        asked["board"] = [deck.pop() for _card in range(deal["board"])]
    if chance.random() < 0.5:
        chance.shuffle(deck)
    players = []
    count = chance.randint(2, min(sheet["players"]["max"], 5))
    for seat in range(1, count + 1):
        layout = chance.choice(deal["layouts"])
        extra = chance.randint(0, deal["extra"])
        if len(deck) < deal["cards"] + extra:
            break
        player: dict[str, Any] = {"seat": seat}
        player["down"] = [deck.pop() for _card in range(layout["down"])]
        player["up"] = [deck.pop() for _card in range(layout["up"] + extra)]
        if sheet["declare"]:
            player["declare"] = chance.choice(sheet["declare"]["choices"])
        if "named_by_player" in sheet["needs"]:
            player["named"] = chance.choice(RANKS)
        players.append(player)
    if len(players) < 2:
        return None
    asked["players"] = players
    if "upcards" in sheet["needs"]:
        asked["upcards"] = [card for player in players for card in player["up"]] or ["2c"]
    if "named" in sheet["needs"]:
        asked["named"] = chance.choice(RANKS)
    rules = {
        rule["rule"]: chance.choice(rule["values"])
        for rule in sheet["house_rules"]
        if "needs" not in rule and rule["rule"] not in ("joker", "odd_chip")
        if chance.random() < 0.3
    }
    asked["house_rules"] = {**rules, "odd_chip": "left_of_button"}
    return asked
