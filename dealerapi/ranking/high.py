"""High hands, natural or with wild cards, by look-up.

For every number of wild cards and every multiset of natural ranks, the best hand that is
no flush is one entry of a table; a flush or straight flush is one entry of another,
reached by the ranks of one suit. Both tables are filled once, each entry from entries
with one wild card fewer.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from itertools import combinations, combinations_with_replacement

from dealerapi.cards import JOKER, Card, rank_of, suit_of
from dealerapi.house import Rules
from dealerapi.ranking import keys
from dealerapi.ranking.keys import BUG, KEY, RANK_KEY, WILD, key_of, pack, unpack
from dealerapi.ranking.names import high_name
from dealerapi.ranking.orders import CANADIAN, MEXICAN, SHORT_DECK, STANDARD, Order
from dealerapi.ranking.wide import KEY_BITS, AnyOf, Counted, counted, earlier, five_playing, widened
from dealerapi.ranking.worth import Fives, Wild, Worth, fewest_wilds, no_hand, wilds_used

BONUS_BITS = 3
"""The bits of a strength that hold how few wild cards it uses."""


def _natural(ranks: Sequence[int], order: Order) -> int:
    straight = order.straight_by_key.get(key_of(ranks))
    if straight:
        return pack(order.place[keys.STRAIGHT], straight)
    code, held = keys.grouped(rank + 2 for rank in ranks)
    if code in (keys.HIGH_CARD, keys.ONE_PAIR) and (run := order.four_run(held)):
        return pack(order.place[keys.FOUR_STRAIGHT], run)
    return pack(order.place[code], held)


@cache
def patterns(five_of_a_kind: str, order: Order = STANDARD) -> dict[int, int]:
    """The best value that is no flush, by key, with up to five wild cards and two bugs.

    ``five_of_a_kind`` is the value of that house rule. A bug is an ace, or any card that
    completes a straight (Robert's Rules, Draw High, The joker 2).
    """
    table: dict[int, int] = {}
    for ranks in combinations_with_replacement(range(13), 5):
        value = _natural(ranks, order)
        if ranks[0] == ranks[4]:
            value = _five_alike(value, five_of_a_kind, order)
        table[key_of(ranks)] = value
    for four in keys.four_cards():
        table[four + WILD] = max(table[four + rank] for rank in RANK_KEY)
    for four in keys.four_cards(most_bugs=1):
        as_ace = table[four + RANK_KEY[12]]
        completed = (table[four + rank] for rank in RANK_KEY)
        straight = max((v for v in completed if v >> 20 in order.runs), default=-1)
        table[four + BUG] = max(_bug_aces(as_ace, order), straight)
    return table


def _five_alike(value: int, five_of_a_kind: str, order: Order) -> int:
    if five_of_a_kind == "not_counted":
        return -1
    if five_of_a_kind == "below_straight_flush":
        return pack(order.place[keys.FIVE_BELOW], unpack(value)[1])
    return value


def _bug_aces(value: int, order: Order) -> int:
    # Five aces with a bug are the best hand by the joker's own source, whatever the house
    # says of five of a kind (Robert's Rules, Draw High, The joker 4).
    return value if value >= 0 else pack(order.place[keys.FIVE], (14,) * 5)


@cache
def suited(double_ace: bool, order: Order = STANDARD) -> dict[int, int]:
    """The best flush or straight flush, by the key of cards of one suit and wild cards.

    A wild card in a flush is the highest card of the suit not in it; with ``double_ace`` it
    is always another ace. Where four cards can make a flush, their keys are there too, with
    a place left for the rank of the fifth card.
    """
    table: dict[int, int] = {}
    for size in (5, 4) if order.four_cards else (5,):
        for wilds in range(size + 1):
            for ranks in combinations(range(12, -1, -1), size - wilds):
                value = _suited(ranks, wilds, double_ace, order)
                for bugs in range(min(wilds, 2) + 1):
                    table[key_of(ranks) + (wilds - bugs) * WILD + bugs * BUG] = value
    return table


def _suited(ranks: Sequence[int], wilds: int, double_ace: bool, order: Order) -> int:
    held = {rank + 2 for rank in ranks}
    missing = [rank for rank in range(14, 1, -1) if rank not in held][:wilds]
    filled = [14] * wilds if double_ace else missing
    flush = sorted([*held, *filled], reverse=True)
    if len(flush) == 4:
        return pack(order.place[keys.FOUR_FLUSH], [*flush, 0])
    low_ace = {1 if rank == 14 else rank for rank in held}
    run = next((s for s in order.straights if held <= set(s) or low_ace <= set(s)), None)
    if run:
        return pack(order.place[keys.STRAIGHT_FLUSH], run)
    return pack(order.place[keys.FLUSH], flush)


@cache
def wide_patterns(five_of_a_kind: str, order: Order = STANDARD) -> array[int]:
    """The same for five, six and seven cards, by place, without bugs."""
    if five_of_a_kind == "highest":
        return widened(patterns(five_of_a_kind, order))
    # Few hands need the table of five cards under another house rule, so it is not kept for them.
    return widened(patterns.__wrapped__(five_of_a_kind, order))


@cache
def wide_suited(double_ace: bool, order: Order = STANDARD) -> dict[int, int]:
    """The best flush or straight flush of five, six and seven cards of one suit, without bugs."""
    table = dict(suited(double_ace, order))
    for size in (6, 7):
        for wilds in range(size + 1):
            for ranks in combinations(RANK_KEY, size - wilds):
                key = sum(ranks) + wilds * WILD
                fewer = [*ranks, WILD] if wilds else ranks
                table[key] = max([table[key - card] for card in fewer])
    return table


NO_FLUSH: tuple[int, tuple[Card, ...]] = (-1, ())
"""What stands for a flush where there is none."""


class High:
    """A ranking of five cards in which the highest hand wins, by the order of its categories."""

    size = 5
    low = False
    takes_wild = True

    def __init__(self, name: str, order: Order) -> None:
        self.name = name
        self.order = order

    def warm(self) -> None:
        """Fill the tables for the usual house rules."""
        assert self.highest  # noqa: S101 - filled by being looked at
        wide_suited(False, self.order)

    def best(self, cards: Sequence[Card], fives: Fives, wild: Wild, rules: Rules) -> Worth:
        """The best of ``fives``; asks only those house rules on which the hand turns."""
        if not fives:
            return no_hand(self, cards)
        if isinstance(fives, AnyOf) and self._is_in_tables(rules):
            held = counted(fives, wild)
            if held:
                return self._looked_up(cards, fives, held, wild, rules)
        values = self._values(cards, fives, wild)
        best = max(values)
        if best == self.order.royal or not all(kind == BUG for kind in wild.values()):
            values = self._by_house(cards, fives, wild, rules, values)
            best = max(values)
        worth = Worth(self, best << BONUS_BITS, fives[values.index(best)], tuple(cards), wild)
        return by_wilds_used(worth, fives, values, rules)

    @cached_property
    def highest(self) -> array[int]:
        """The table of the usual house rules: what :func:`wide_patterns` gives."""
        return wide_patterns("highest", self.order)

    def _is_in_tables(self, rules: Rules) -> bool:
        return rules.values.get("natural_beats_wild") != "true" and not self.order.four_cards

    def _looked_up(
        self, cards: Sequence[Card], fives: AnyOf, held: Counted, wild: Wild, rules: Rules
    ) -> Worth:
        """The best of five to seven cards."""
        order, table = self.order, self.highest
        value = table[held.place]
        flush, five = self._flush(fives, held, wild) if held.suits else NO_FLUSH
        best = max(value, flush)
        if best == order.royal or (wild and best >> 20 == order.place[keys.FIVE]):
            five_of_a_kind = rules.ask("five_of_a_kind", "highest")
            if five_of_a_kind == "below_natural_royal" and flush == order.royal:
                flush, five = self._royal(flush, five, fives.cards)
            table = wide_patterns(five_of_a_kind, order)
            value = table[held.place]
            best = max(value, flush)
        if wild and best >> 20 in order.flushes and rules.ask("double_ace_flush") == "true":
            flush, five = self._flush(fives, held, wild, double_ace=True)
            best = max(value, flush)
        if best != flush:
            five = five_playing(unpack(best)[1], held, fives.cards)
        return Worth(self, best << BONUS_BITS, five, tuple(cards), wild)

    def _flush(
        self, fives: AnyOf, held: Counted, wild: Wild, *, double_ace: bool = False
    ) -> tuple[int, tuple[Card, ...]]:
        """The best flush among ``fives``, its value and its cards."""
        table = wide_suited(double_ace, self.order)
        best = NO_FLUSH
        for suit in range(4):
            if not held.suits >> 4 * suit & 8:
                continue
            places = held.of_suit(suit)
            own = [fives.cards[at] for at in places]
            counts = [held.counts[at] for at in places]
            value = table[sum(counts) & KEY_BITS]
            if value < best[0]:
                continue
            five = five_playing(unpack(value)[1], Counted(0, 0, counts), own)
            if wild and self._doubles(value, five, fives.cards, wild):
                five = self._without_doubles(value, own, fives.cards, wild, table)
            if value > best[0] or earlier(five, best[1]):
                best = value, five
        return best

    def _royal(
        self, royal: int, five: tuple[Card, ...], cards: Sequence[Card]
    ) -> tuple[int, tuple[Card, ...]]:
        """A royal flush, its value and cards: higher where the cards hold one as printed."""
        best = self.order.straights[0]
        for suit in range(4):
            printed = tuple([(rank - 2) * 4 + suit for rank in best])
            if set(printed) <= set(cards):
                return pack(self.order.place[keys.NATURAL_ROYAL], best), printed
        return royal, five

    def _without_doubles(
        self,
        value: int,
        own: Sequence[Card],
        cards: Sequence[Card],
        wild: Wild,
        table: Mapping[int, int],
    ) -> tuple[Card, ...]:
        return next(
            five
            for five in combinations(own, 5)
            if table[sum(WILD if card in wild else KEY[card] for card in five)] == value
            and not self._doubles(value, five, cards, wild)
        )

    def _doubles(self, value: int, five: Sequence[Card], cards: Sequence[Card], wild: Wild) -> bool:
        """Whether a wild card would complete a straight flush as a card that the player holds.

        The five with that card itself are worth the same.
        """
        if value >> 20 != self.order.place[keys.STRAIGHT_FLUSH]:
            return False
        suits = {card & 3 for card in five if card not in wild}
        if not suits:
            return False
        ranks = unpack(value)[1]
        (suit,) = suits
        return any(
            card & 3 == suit
            and card not in five
            and card < JOKER
            and not {rank_of(card) + 2, (rank_of(card) + 2) % 13}.isdisjoint(ranks)
            for card in cards
        )

    def _by_house(
        self, cards: Sequence[Card], fives: Fives, wild: Wild, rules: Rules, values: list[int]
    ) -> list[int]:
        """The values again where a house rule says otherwise than the defaults used so far."""
        best, order = max(values), self.order
        five_of_a_kind = "highest"
        if best >> 20 == order.place[keys.FIVE] or best == order.royal:
            five_of_a_kind = rules.ask("five_of_a_kind", five_of_a_kind)
            if five_of_a_kind != "highest":
                values = self._values(cards, fives, wild, five_of_a_kind)
        if wild and max(values) >> 20 in order.flushes and rules.ask("double_ace_flush") == "true":
            values = self._values(cards, fives, wild, five_of_a_kind, double_ace=True)
        return values

    def _values(
        self,
        cards: Sequence[Card],
        fives: Fives,
        wild: Wild,
        five_of_a_kind: str = "highest",
        *,
        double_ace: bool = False,
    ) -> list[int]:
        key, suits = keys.keys_and_suits(wild)
        order = self.order
        table = patterns(five_of_a_kind, order)
        keys_ = [sum(map(key, five)) for five in fives]
        values = [table[one] for one in keys_]
        if not keys.may_be_suited(cards, suits, 4 if order.four_cards else 5):
            return values
        flushes = suited(double_ace, order)
        if order.four_cards:
            above = order.place[keys.FOUR_FLUSH] + 1 << 20
            for place, five in enumerate(fives):
                if values[place] < above:
                    four = _four_flush(five, key, suits, flushes)
                    values[place] = max(values[place], four)
        # Five of a kind may beat every flush, but for a natural royal one.
        most = order.royal if five_of_a_kind != "below_natural_royal" else max(values)
        for place, five in enumerate(fives):
            if values[place] > most:
                continue
            common = 15
            for card in five:
                common &= suits[card]
            if common:
                value = flushes[keys_[place]]
                if wild and self._doubles(value, five, cards, wild):
                    continue
                if five_of_a_kind == "below_natural_royal" and value == order.royal:
                    value = _natural_royal(value, five, order)
                values[place] = max(values[place], value)
        return values

    def category(self, strength: int) -> str:
        """The category of a strength."""
        return keys.CATEGORIES[self.order.categories[strength >> BONUS_BITS + 20]]

    def above(self, strength: int, category: str) -> bool:
        """Whether a strength is of a higher category than ``category``."""
        named = [keys.CATEGORIES[code] for code in self.order.categories]
        return category in named and strength >> BONUS_BITS + 20 > named.index(category)

    def ranks(self, strength: int) -> tuple[int, ...]:
        """The five ranks as played; in a wheel the ace is 1."""
        return unpack(strength >> BONUS_BITS)[1]

    def says(self, strength: int) -> str:
        """The hand in a dealer's words."""
        return high_name(self.category(strength), self.ranks(strength))


def _natural_royal(royal: int, five: Sequence[Card], order: Order) -> int:
    """The value of a royal flush, higher where no wild card plays as another."""
    if max(five) >= JOKER or len({suit_of(card) for card in five}) > 1:
        return royal
    if order.straight_by_key.get(key_of(map(rank_of, five))) != order.straights[0]:
        return royal
    return pack(order.place[keys.NATURAL_ROYAL], order.straights[0])


def _four_flush(
    five: Sequence[Card],
    key: Callable[[int], int],
    suits: Sequence[int],
    flushes: Mapping[int, int],
) -> int:
    """The value of four cards of one suit and the one that cannot have it; -1 without them."""
    best = -1
    for suit in (1, 2, 4, 8):
        others = [card for card in five if not suits[card] & suit]
        if len(others) == 1:
            four = sum(map(key, five)) - key(others[0])
            best = max(best, flushes[four] + rank_of(others[0]) + 2)
    return best


def by_wilds_used(worth: Worth, fives: Fives, values: Sequence[int], rules: Rules) -> Worth:
    """The same worth or, where natural hands beat wild ones, of equal fives that with fewest wilds.

    How few wild cards it uses then enters the strength.
    """
    if rules.values.get("natural_beats_wild") != "true":
        return worth
    best = max(values)
    chosen = worth
    if worth.wild:
        equal = (five for five, value in zip(fives, values, strict=True) if value == best)
        chosen = fewest_wilds(worth, equal)
    return chosen._replace(strength=worth.strength + 7 - wilds_used(chosen))


STANDARD_HIGH = High("standard_high", STANDARD)
CANADIAN_HIGH = High("canadian_high", CANADIAN)
SHORT_DECK_HIGH = High("short_deck_high", SHORT_DECK)
MEXICAN_HIGH = High("mexican_high", MEXICAN)
HIGHS = {high.name: high for high in (STANDARD_HIGH, CANADIAN_HIGH, SHORT_DECK_HIGH, MEXICAN_HIGH)}
