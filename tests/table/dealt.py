"""Random showdowns of any game, made so that hands tie, bets differ and chips come out odd."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise
from random import Random

from dealerapi.cards import JOKER, Card, Hand, rank_of, suit_of
from dealerapi.faults import Faults, Faulty
from dealerapi.games import GAMES, Game, house_rules, played_high_low, rules_in_force
from dealerapi.games.wild import Around
from dealerapi.table import Player, Pot, Settlement, settle
from dealerapi.table.hands import value

EVERY_GAME: tuple[Game, ...] = (
    *GAMES,
    *(played_high_low(game) for game in GAMES if game.one_way),
)
"""All games, those for the high hand alone once more with high-low laid over them."""


def some(examples: int, least: int) -> int:
    """How many examples each game gets so that all have ``examples`` together, ``least`` at least."""
    return max(least, examples // len(EVERY_GAME))


def label(game: Game) -> str:
    """The name of a game, for reports."""
    return f"{game.name}+high-low" if game.high_low else game.name


@dataclass
class Showdown:
    """One question to the table."""

    game: Game
    players: list[Player]
    house: dict[str, str]
    money: dict[str, object]
    around: Around
    button: int | None
    chip: int
    found: Faults = field(default_factory=Faults)

    def settle(self, **house: str) -> Settlement:
        """Settle it; with house rules, those are set as well."""
        rules = rules_in_force(self.game, {**self.house, **house}, self.found)
        assert not self.found.found
        return settle(
            self.game,
            self.players,
            rules,
            button=self.button,
            chip=self.chip,
            around=self.around,
            **self.money,
        )

    def payouts(self, **house: str) -> dict[int, int] | None:
        """What everybody is paid; None where that turns on the button and nobody said."""
        try:
            return dict(self.settle(**house).payouts)
        except Faulty as faulty:
            if [fault.code for fault in faulty.faults] != ["button_missing"]:
                raise
            return None

    def but(self, **changes: object) -> Showdown:
        """The same showdown with something changed."""
        return replace(self, **changes)

    def with_cards(self, change: Callable[[Card], Card]) -> Showdown:
        """Every card changed for another."""
        around = replace(
            self.around,
            board=tuple(map(change, self.around.board)),
            upcards=tuple(map(change, self.around.upcards)),
        )
        return self.with_hands(
            lambda hand: hand._replace(
                down=tuple(map(change, hand.down)), up=tuple(map(change, hand.up))
            )
        ).but(around=around)

    def with_hands(self, change: Callable[[Hand], Hand]) -> Showdown:
        """Every hand changed for another."""
        players = [
            player._replace(hand=change(player.hand)) if player.hand else player
            for player in self.players
        ]
        return self.but(players=players)


def deal(game: Game, seed: int, *, quick: bool = False) -> Showdown:
    """A showdown of ``game``, the same for the same seed.

    With ``quick`` cards lie as they fall: hands tie where few ranks were dealt from.
    """
    random = Random(seed)
    house = _house(game, random)
    seats = _seats(game, random)
    hands, around = _cards(game, house, len(seats), random, quick=quick)
    chip = random.choice((1, 1, 1, 5, 25))
    statuses = _statuses(len(seats), random)
    players = [
        Player(seat, hand, _declaration(game, random), None, status)
        for seat, hand, status in zip(seats, hands, statuses, strict=True)
    ]
    players, money = _money(players, chip, random)
    button = random.choice((None, *range(1, 11)))
    return Showdown(game, players, house, money, around, button, chip)


def _house(game: Game, random: Random) -> dict[str, str]:
    return {
        rule.name: random.choice(rule.values)
        for rule in house_rules(game)
        if random.random() < (0.6 if rule.name == "joker" else 0.2)
        and (game.high_low or not rule.high_low)
    }


def _seats(game: Game, random: Random) -> list[int]:
    least, most = game.players
    most = min(most, (52 - game.deal.board - 4 * len(game.stripped)) // max(game.deal.cards, 1), 5)
    return random.sample(range(1, 11), random.randint(least, max(least, most)))


def _statuses(count: int, random: Random) -> list[str]:
    statuses = random.choices(("in", "folded", "foul"), (16, 2, 1), k=count)
    statuses[random.randrange(count)] = "in"
    return statuses


def _declaration(game: Game, random: Random) -> str | None:
    if not game.declared:
        return None
    names = [side.name for side in game.sides]
    return random.choice([*names, "both", "both"] if game.both else names)


def _money(
    players: list[Player], chip: int, random: Random
) -> tuple[list[Player], dict[str, object]]:
    kind = random.choice(("pot", "pot", "pots", "bets"))
    if kind == "bets":
        stakes = [chip * random.choice((0, 4, 7, 7, 9)) for _player in players]
        return [
            player._replace(bet=stake) for player, stake in zip(players, stakes, strict=True)
        ], {}
    if kind == "pot":
        return players, {"pot": chip * random.randint(0, 120)}
    live = [player.seat for player in players if player.status == "in"]
    pots = [
        Pot(
            chip * random.randint(0, 60),
            tuple(random.sample(live, random.randint(min(2, len(live)), len(live)))),
        )
        for _pot in range(random.randint(1, 3))
    ]
    return players, {"pots": pots}


def _cards(
    game: Game, house: Mapping[str, str], count: int, random: Random, *, quick: bool
) -> tuple[list[Hand], Around]:
    deck = _deck(game, house, count, random)
    board = tuple(deck.pop() for _card in range(game.deal.board))
    ways = (_twins, _alike, _alike, _as_they_fall)
    if quick or game.deal.cards < 2:
        ways = (_as_they_fall,)
    held = random.choice(ways)(game, count, board, deck, random) or _as_they_fall(
        game, count, board, deck, random
    )
    hands = []
    for cards in held:
        down, _up = random.choice(game.deal.layouts)
        named = str(random.choice("23456789TJQKA")) if game.needs("named_by_player") else ""
        hands.append(Hand(tuple(cards[:down]), tuple(cards[down:]), named=named))
    upcards = [card for hand in hands for card in hand.up]
    around = Around(
        board,
        tuple(upcards) if game.needs("upcards") else (),
        random.choice("23456789TJQKA") if game.needs("named") else "",
    )
    return hands, around


def _deck(game: Game, house: Mapping[str, str], count: int, random: Random) -> list[Card]:
    """A shuffled deck, often of few ranks, so that hands tie and wild cards meet."""
    wanted = count * game.deal.cards + game.deal.board
    ranks = [rank for rank in range(13) if "23456789TJQKA"[rank] not in game.stripped]
    suits = list(range(4))
    few = random.choice(("ranks", "ranks", "suits", "top", "low", "nothing"))
    least = -(-wanted // 4)
    if few == "ranks":
        ranks = random.sample(ranks, min(len(ranks), least + random.choice((0, 1, 1, 2, 4))))
    elif few == "suits":
        suits = random.sample(suits, min(-(-wanted // len(ranks)) + random.randint(0, 1), 4))
    elif few == "top":
        ranks = ranks[-max(least, 6) :]
    elif few == "low":
        ranks = list(dict.fromkeys([*ranks[: max(least, 8) - 1], ranks[-1]]))
    deck = [rank * 4 + suit for rank in ranks for suit in suits]
    random.shuffle(deck)
    if game.jokers or house.get("joker", "none") != "none":
        # Near the top of the deck, so that it is dealt.
        deck.insert(len(deck) - random.randrange(min(wanted, len(deck))), JOKER)
    return deck


def _as_they_fall(
    game: Game, count: int, board: tuple[Card, ...], deck: list[Card], random: Random
) -> list[list[Card]]:
    return [[deck.pop() for _card in range(game.deal.cards)] for _player in range(count)]


def _alike(
    game: Game, count: int, board: tuple[Card, ...], deck: list[Card], random: Random
) -> list[list[Card]] | None:
    """Two hands that tie on one side or differ little, found among many; the others as they fall."""
    rules = rules_in_force(game, {}, Faults())
    around = Around(board)
    down, _up = game.deal.layouts[0]
    side = random.choice(game.sides).name
    cards = [card for card in deck if card != JOKER]
    found = []
    for _try in range(24):
        hand = random.sample(cards, game.deal.cards)
        worth = value(game, Hand(tuple(hand[:down]), tuple(hand[down:])), around, rules)
        found.append((worth.worths[side].strength, hand))
    found.sort()
    pairs = [
        (above[0] - below[0], below[1], above[1])
        for below, above in pairwise(found)
        if not {*below[1]} & {*above[1]}
    ]
    if not pairs:
        return None
    least = min(pairs)[0]
    _apart, one, other = random.choice([pair for pair in pairs if pair[0] == least])
    rest = [card for card in deck if card not in (*one, *other)]
    if len(rest) < (count - 2) * game.deal.cards:
        return None
    deck[:] = rest
    return [one, other, *_as_they_fall(game, count - 2, board, deck, random)]


def _twins(
    game: Game, count: int, board: tuple[Card, ...], deck: list[Card], random: Random
) -> list[list[Card]] | None:
    """Hands of the same ranks in other suits, the last one a little changed, where cards allow it."""
    if count > 4:
        return None
    by_rank = {rank_of(card): card for card in deck if card != JOKER}
    first = random.sample(sorted(by_rank.values()), min(len(by_rank), game.deal.cards))
    turned = [
        [rank_of(card) * 4 + (suit_of(card) + turn) % 4 for card in first] for turn in range(count)
    ]
    cards = [card for hand in turned for card in hand]
    if len({*cards, *board}) < len(cards) + len(board) or len(first) < game.deal.cards:
        return None
    others = [card for card in deck if card not in cards]
    others.sort(key=lambda card: card == JOKER, reverse=True)
    changed = random.choice((0, 0, 1, 2, game.deal.cards))
    if len(others) >= changed:
        turned[-1][:changed] = others[:changed]
    return turned
