"""The largest requests that are allowed: every game with all the cards and players it can have."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from math import comb
from typing import Any, NamedTuple

from dealerapi.cards import NAMES, RANKS
from dealerapi.faults import Faulty
from dealerapi.games import GAMES, Game, house_rules, played_high_low
from dealerapi.games.language import read_game
from dealerapi.ranking import HIGHS, LOWS
from dealerapi.ranking.badugi import BADUGIS
from torture.inside import Request

DECK = NAMES[:52]
MOST_SEATS = 23
SIDES = 6
NAMED = ("high", "low", "third", "fourth", "fifth", "sixth")

Data = dict[str, Any]


class Case(NamedTuple):
    """One request, with what it is called."""

    label: str
    path: str
    asked: Data

    @property
    def request(self) -> Request:
        """As it goes over the wire."""
        body = json.dumps(self.asked, ensure_ascii=False, separators=(",", ":")).encode()
        return Request("POST", self.path, body=body)


def of_game(game: Game, turns: Iterable[int]) -> Iterator[Case]:
    """Showdowns and questions about as many hands of a game, and of high-low over it."""
    for played in (game, played_high_low(game)) if game.one_way else (game,):
        about: Data = {"variant": game.name}
        if played is not game:
            about["high_low"] = True
        for turn in turns:
            chance = random.Random(f"{game.name} {turn}")
            yield from _dealt(played, about, chance, wild_first=turn % 2 == 0)


def _dealt(game: Game, about: Data, chance: random.Random, *, wild_first: bool) -> Iterator[Case]:
    deal = game.deal
    name = game.name + (", high-low" if about.get("high_low") else "")
    deck = [card for card in DECK if card[0] not in game.stripped]
    seats = min(game.players[1], (len(deck) - deal.board) // deal.cards)
    chance.shuffle(deck)
    if wild_first:
        # Ranks that are wild in many games, and ties.
        few = [*chance.sample(RANKS, 6), *"239KQJ"]
        deck.sort(key=lambda card: card[0] not in few)
    board = [deck.pop(0) for _card in range(deal.board)]
    spare = len(deck) - seats * deal.cards
    hands = []
    for _seat in range(seats):
        more = min(deal.extra, spare)
        spare -= more
        hands.append([deck.pop(0) for _card in range(deal.cards + more)])
    table = _table(game, board, [card for hand in hands for card in hand[deal.down :]], chance)
    players = []
    for seat, hand in enumerate(hands, 1):
        player: Data = {"seat": seat, "name": f"Player {seat}"}
        player |= {"down": "".join(hand[: deal.down]), "up": "".join(hand[deal.down :])}
        if game.needs("named_by_player"):
            player["named"] = chance.choice(RANKS)
        players.append(player)
    parts = [{key: part[key] for key in ("down", "up", "named") if key in part} for part in players]
    yield Case(
        f"evaluate, {name}, {seats} hands", "/v1/evaluate", {**about, **table, "hands": parts}
    )
    if game.declared:
        sides = list(game.side_names)
        for player in players:
            player["declare"] = "both" if game.both else chance.choice(sides)
    yield from _showdown(f"showdown, {name}, {seats} players", {**about, **table}, players)


def _table(game: Game, board: Sequence[str], upcards: Sequence[str], chance: random.Random) -> Data:
    table: Data = {}
    if board:
        table["board"] = "".join(board)
    if game.needs("upcards"):
        table["upcards"] = "".join(upcards)
    if game.needs("named"):
        table["named"] = chance.choice(RANKS)
    return table


def _showdown(name: str, about: Data, players: list[Data]) -> Iterator[Case]:
    """With as many pots as a request may have."""
    seats = [player["seat"] for player in players]
    pots = [{"amount": 1001 + pot, "seats": seats} for pot in range(MOST_SEATS)]
    asked = {**about, "button": 1, "players": players, "pots": pots}
    yield Case(f"{name}, {len(pots)} pots", "/v1/showdown", asked)


_TWO_POINTS = dict(
    zip(
        RANKS,
        ([0, 0.5], [1, 50], [2, 37.5], [3, 41], [4, 29.5], [5, 49.5], [0.5, 33], [1.5, 47],
         [2.5, 23.5], [3.5, 19], [4.5, 43], [5.5, 31], [7, 17]),
        strict=True,
    )
)  # fmt: skip
"""Each card counts as two numbers, so that a hand has as many totals as it can have."""

_RANKINGS: Sequence[tuple[Any, int]] = (
    ("standard_high", 5),
    ("canadian_high", 5),
    ("short_deck_high", 5),
    ("mexican_high", 5),
    ("ace_to_five", 5),
    ("deuce_to_seven", 5),
    ("low_ranking", 5),
    ("badugi", 4),
    ("high_badugi", 4),
    ("high_of_3_with_straights", 3),
    ("high_of_7", 7),
    ("low_of_6", 6),
    ("low_of_2", 2),
    ("highest_spade", 0),
    ({"ranking": "standard_high", "beats_all": ["AAAAK", "AAAAQ", "AAAAJ", "AAAAT"] * 2}, 5),
    ({"points": {"aim": "most", "values": _TWO_POINTS}}, 0),
    ({"points": {"aim": "least", "values": _TWO_POINTS}}, 0),
    ({"points": {"aim": "nearest", "target": 50, "values": _TWO_POINTS}}, 0),
    ({"points": {"aim": "nearest", "target": 50, "over": "left_out", "values": _TWO_POINTS}}, 0),
)  # fmt: skip
"""Rankings of every kind, with how many cards each takes; 0 for all."""


def _but(ranking: str, combination: str) -> Data:
    return {"ranking": ranking, "beats_all": [combination]}


def _nearest(target: float) -> Data:
    points = {"aim": "nearest", "target": target, "over": "left_out", "values": _TWO_POINTS}
    return {"points": points}


_SEVERAL: Mapping[str, tuple[Sequence[Any], int]] = {
    "every high ranking": (
        (*HIGHS, _but("standard_high", "AAAAK"), _but("canadian_high", "AAAAK")), 5,
    ),
    "every low ranking": (
        (*LOWS, "low_ranking", _but("ace_to_five", "AAAAK"), _but("deuce_to_seven", "AAAAK")), 5,
    ),
    "every badugi": ((*BADUGIS, *(_but(name, "AAAK") for name in BADUGIS)), 4),
    "rankings of four cards": (
        ("high_of_4_with_straights", "high_of_4", "low_of_4", "low_of_4_ace_high", "badugi",
         _but("high_of_4_with_straights", "AAAK")), 4,
    ),
    "rankings of seven cards": (
        ("high_of_7", "low_of_7", "low_of_7_ace_high",
         *(_but(name, "AAAAK") for name in ("high_of_7", "low_of_7", "low_of_7_ace_high"))), 7,
    ),
    "rankings of all sizes": (
        ("high_of_7", "low_of_6", "standard_high", "high_of_4_with_straights",
         "high_of_3_with_straights", "badugi"), 7,
    ),
    "the nearest to six targets": (tuple(map(_nearest, (50, 49.5, 49, 48.5, 48, 47.5))), 0),
}  # fmt: skip
"""Games of six sides that are all won in different ways, with the most cards that one takes."""

_FROM = ("any", "hand", "rows", "two of the hand", "each its own way")
"""How the groups are made."""

_WILDS: Mapping[str, list[Data]] = {
    "nothing wild": [],
    "all wild": [{"ranks": "23456789TJQKA"}],
    "many wild": [
        {"ranks": "2"}, {"own": "lowest", "down": False}, {"own": "highest", "down": False},
        {"adds_to": 7}, {"partner": {"A": "6", "3": "4", "5": "8", "T": "K"}},
        {"ranks": "4", "only": "another_wild"}, {"ranks": "9", "only": "pairs"},
        {"cards": "JhJsKd"},
    ],
    "wild for one side": [
        {"ranks": "23", "for": ["high"]}, {"own": "lowest", "down": False, "for": ["low"]},
        {"adds_to": 7, "for": ["high"]}, {"partner": {"A": "6", "3": "4"}, "for": ["low"]},
        {"ranks": "9T", "only": "pairs", "for": ["high"]}, {"ranks": "JQ", "for": ["low"]},
        {"cards": "KhKsKd"}, {"ranks": "8", "killed_by": "7", "for": ["high"]},
    ],
}  # fmt: skip


class Family(NamedTuple):
    """Games that a caller writes out, with so many sides, all won by one ranking in one way."""

    ranking: Any
    size: int
    kind: str
    sides: int

    @property
    def rankings(self) -> Sequence[Any]:
        """The ranking of each side."""
        if isinstance(self.ranking, str) and self.ranking in _SEVERAL:
            return _SEVERAL[self.ranking][0]
        return [self.ranking] * self.sides

    @property
    def label(self) -> str:
        """What its requests are called by."""
        ranking = self.ranking if isinstance(self.ranking, str) else json.dumps(self.ranking)
        ranking = ranking if len(ranking) < 48 else f"{ranking[:46]} …"
        return f"{ranking} from {self.kind}, {self.sides} sides"

    def cases(self, *, all_of_them: bool) -> Iterator[Case]:
        """Its largest games that are let through, some or all of them."""
        deals = _deals(self)
        for deal in deals if all_of_them else deals[:1]:
            for wild in _WILDS if all_of_them else ("all wild", "nothing wild"):
                yield from _house(self, deal, wild)


FAMILIES: Sequence[Family] = tuple(
    Family(ranking, size, kind, sides)
    for ranking, size in _RANKINGS
    for kind in _FROM
    for sides in (1, SIDES)
    if sides > 1 or kind != "each its own way"
) + tuple(
    Family(name, size, kind, SIDES)
    for name, (_rankings, size) in _SEVERAL.items()
    for kind in _FROM
)
"""All of them, with each kind of ranking."""


class _Deal(NamedTuple):
    """The cards of each hand and of the board."""

    cards: int
    board: int

    def hands(self, most: int) -> int:
        """How many hands the deck has, at most so many."""
        return min(most, (52 - self.board) // self.cards)


def _deals(family: Family) -> list[_Deal]:
    """The two deals that leave the most to compare for all hands together, and the largest hand."""
    _ranking, size, kind, _sides = family
    deals = [_Deal(cards, board) for cards in range(1, 21) for board in range(13)]
    weights = {
        deal: (_groups(kind, size, *deal) * deal.hands(MOST_SEATS), sum(deal))
        for deal in deals
        if deal.hands(MOST_SEATS) >= 2 and (deal.board or kind in ("any", "hand"))
    }
    by_groups = sorted(weights, key=lambda deal: weights[deal], reverse=True)
    by_size = sorted(weights, key=lambda deal: (sum(deal), weights[deal]), reverse=True)
    allowed = partial(_is_allowed, family)
    found = [*islice(filter(allowed, by_groups), 2), *islice(filter(allowed, by_size), 1)]
    return list(dict.fromkeys(found))


def _groups(kind: str, size: int, cards: int, board: int) -> int:
    if not size:
        return 1
    if kind == "any":
        return comb(cards + board, size)
    if kind == "hand":
        return comb(cards, size)
    if kind == "rows":
        return 2 * comb(cards + board // 2, size)
    two_of_the_hand = comb(cards, 2) * comb(board, max(0, size - 2))
    if kind == "two of the hand":
        return two_of_the_hand
    return comb(cards + board, size) + two_of_the_hand


def _is_allowed(family: Family, deal: _Deal) -> bool:
    try:
        read_game(_game(family, deal))
    except Faulty:
        return False
    return True


def _game(family: Family, deal: _Deal) -> Data:
    """A game in which the sides are won by the rankings of the family, made in its way."""
    cards, board = deal
    half = board // 2
    rows = {"rows": [list(range(half)), list(range(half, 2 * half))]}
    ways: Mapping[str, Sequence[Any]] = {
        "rows": [rows],
        "two of the hand": [{"hand": 2}],
        "each its own way": ["any", {"hand": 2}, {"hand": 1}, rows, {"rows": [[*range(board)]]}],
    }
    ways_here = ways.get(family.kind, [family.kind])
    sides = []
    for place, ranking in enumerate(family.rankings):
        made = ways_here[place % len(ways_here)]
        side: Data = {"name": NAMED[place], "ranking": ranking, "from": made}
        if board >= 5 and ranking == "short_deck_high":
            side["qualifier"] = {"beats_board": True}
        sides.append(side)
    down = min(cards, 10)
    return {
        "title": "Largest",
        "players": {"max": max(2, deal.hands(10))},
        "deal": {"down": down, "up": cards - down, "board": board},
        "sides": sides,
    }


def _house(family: Family, deal: _Deal, wild: str) -> Iterator[Case]:
    ranking, _size, kind, sides = family
    chance = random.Random(f"{ranking} {kind} {sides} {deal} {wild}")
    deck = list(DECK)
    chance.shuffle(deck)
    cards, board = deal
    named = {*NAMED[:sides]}
    rules = [rule for rule in _WILDS[wild] if {*rule.get("for", ())} <= named]
    game = {**_game(family, deal), "wild": rules}
    table: Data = {"variant": game}
    if board:
        table["board"] = "".join(deck[:board])
    down = game["deal"]["down"]
    hands = []
    for hand in range(deal.hands(MOST_SEATS)):
        held = deck[board + hand * cards : board + (hand + 1) * cards]
        hands.append({"down": "".join(held[:down]), "up": "".join(held[down:])})
    name = f"own game: {family.label}, {cards} cards each and {board} on the board, {wild}"
    for beats in ("false", "true"):
        if beats == "true":
            if "natural_beats_wild" not in {rule.name for rule in house_rules(read_game(game))}:
                break
            name += ", natural beats wild"
            table["house_rules"] = {"natural_beats_wild": beats}
        asked = {**table, "hands": hands}
        yield Case(f"evaluate, {name}, {len(hands)} hands", "/v1/evaluate", asked)
        players = [{"seat": seat, **hand} for seat, hand in enumerate(hands[:10], 1)]
        yield from _showdown(f"showdown, {name}, {len(players)} players", table, players)


def of_draws() -> Iterator[Case]:
    """Draws that may be called in very many ways, and draws of as many seats as may ask."""
    for game in GAMES:
        if game.draws is None:
            continue
        for players in range(game.players[0], game.players[1] + 1):
            asked: Data = {"variant": game.name, "players": players, "limit": 1000}
            yield Case(f"draws, {game.name}, {players} players", "/v1/draws", asked)
        requests = [{"seat": seat + 1, "discard": game.draws.largest} for seat in range(MOST_SEATS)]
        asked = {"variant": game.name, "remaining": 5, "muck": 30, "burn": 1, "button": 1}
        asked["requests"] = requests[: game.players[1]]
        yield Case(f"serving, {game.name}", "/v1/draws/deal", asked)


def of_faults() -> Iterator[Case]:
    """Requests of nearly 10 kB that are wrong all over."""
    names = [f"h{place}" for place in range(1100)]
    yield Case("1,100 fields that nobody knows", "/v1/evaluate", dict.fromkeys(names, 1))
    near = {f"playr{place}": 1 for place in range(700)}
    yield Case("700 fields that are nearly known", "/v1/showdown", near)
    players = [{"seat": 1, **{f"car{place}": 1 for place in range(45)}} for _ in range(22)]
    yield Case(
        "22 players with 45 fields that are nearly known",
        "/v1/showdown",
        {"variant": "dakota", "pot": 1, "players": players},
    )
    about: Data = {"variant": "low-die"}
    yield Case("1,380 wrong cards", "/v1/evaluate", {**about, "hands": [["Zz"] * 60] * 23})
    yield Case("4,600 times the same card", "/v1/evaluate", {**about, "hands": ["Ac" * 200] * 23})
    yield Case(
        "9,000 letters that are no cards", "/v1/evaluate", {**about, "hands": ["?" * 390] * 23}
    )
    rules = {f"five_of_a{place}": "x" for place in range(450)}
    yield Case(
        "450 house rules that nobody knows",
        "/v1/evaluate",
        {**about, "hands": ["Ac6h5d2s2d"], "house_rules": rules},
    )
    sides = [{"name": "high", "ranking": f"standard_hig{place}"} for place in range(6)]
    yield Case(
        "rankings that are nearly known",
        "/v1/variants/check",
        {"variant": {"deal": {"down": 5}, "sides": sides}},
    )
    yield Case(
        "a game that is nearly known", "/v1/draws", {"variant": "texas-holden-hi-lol", "players": 2}
    )
    asked = [{"seat": 1, "discard": 109, "exposed": -1, "keep_ace": 1} for _ in range(150)]
    yield Case(
        "150 requests with four faults each",
        "/v1/draws/deal",
        {"variant": "draw-high", "remaining": 10, "requests": asked},
    )
