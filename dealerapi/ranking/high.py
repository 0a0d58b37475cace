"""High hands, natural or with wild cards, by look-up.

For every number of wild cards and every multiset of natural ranks, the best hand that is
no flush is one entry of a table; a flush or straight flush is one entry of another,
reached by the ranks of one suit. Both tables are filled once, each entry from entries
with one wild card fewer.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache, cached_property
from itertools import combinations

from dealerapi.cards import JOKER, Card, rank_of, suit_of
from dealerapi.house import Rules
from dealerapi.ranking import keys
from dealerapi.ranking.flushes import flush_place, flushes, four_flushes
from dealerapi.ranking.groups import MANY, AnyOf, Groups
from dealerapi.ranking.high_of_many import values_of_many
from dealerapi.ranking.keys import BUG, WILD, key_of, pack, unpack
from dealerapi.ranking.many import ValuesOf, equal_to, fewest_used, many, max_of, place_of
from dealerapi.ranking.names import high_name
from dealerapi.ranking.orders import CANADIAN, MEXICAN, SHORT_DECK, STANDARD, Order
from dealerapi.ranking.patterns import patterns
from dealerapi.ranking.sets import PLACE
from dealerapi.ranking.wide import Counted, counted, earlier, five_playing, widened
from dealerapi.ranking.worth import Fives, Wild, Worth, fewest_wilds, no_hand, wilds_used

BONUS_BITS = 3
"""The bits of a strength that hold how few wild cards it uses."""

_SOME = 8
"""From so many groups on flushes with wild cards, and the wild cards used, are looked for at once."""

FIVE_OF_A_KIND = ("highest", "below_natural_royal", "below_straight_flush", "not_counted")
"""Where five of a kind can stand, by house rule; the first is usual."""


@cache
def wide_patterns(five_of_a_kind: str, order: Order = STANDARD) -> array[int]:
    """What :func:`patterns` gives, for five, six and seven cards by place, without bugs."""
    if five_of_a_kind == "below_natural_royal":
        return wide_patterns("highest", order)
    return widened(patterns(five_of_a_kind, order))


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
        """Fill the tables, those that only some house rules need as well."""
        for five_of_a_kind in FIVE_OF_A_KIND:
            patterns(five_of_a_kind, self.order)
            if not self.order.four_cards:
                wide_patterns(five_of_a_kind, self.order)
        for double_ace in (False, True):
            flushes(double_ace, self.order)
            if self.order.four_cards:
                four_flushes(double_ace, self.order)

    def best(self, cards: Sequence[Card], fives: Fives, wild: Wild, rules: Rules) -> Worth:
        """The best of ``fives``; asks only those house rules on which the hand turns."""
        if not fives:
            return no_hand(self, cards)
        if isinstance(fives, AnyOf) and self._is_in_tables(rules):
            held = counted(fives, wild)
            if held:
                return self._looked_up(cards, fives, held, wild, rules)
        values = self._values(cards, fives, wild)
        best = max_of(values)
        if best == self.order.royal or not all(kind == BUG for kind in wild.values()):
            values = self._by_house(cards, fives, wild, rules, values)
            best = max_of(values)
        worth = Worth(self, best << BONUS_BITS, fives[place_of(best, values)], tuple(cards), wild)
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
        # Five of a kind stands above every flush, unless the house says otherwise.
        above = value > order.royal and rules.ask("five_of_a_kind", "highest") == "highest"
        looks = held.suits and not above
        flush, five = self._flush(fives, held, wild) if looks else NO_FLUSH
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
        table = flushes(double_ace, self.order).one
        best = NO_FLUSH
        for suit in range(4):
            if not held.suits >> 4 * suit & 8:
                continue
            places = held.of_suit(suit)
            own = [fives.cards[at] for at in places]
            counts = [held.counts[at] for at in places]
            value = table[flush_place_of(own, counts)]
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
        table: Sequence[int],
    ) -> tuple[Card, ...]:
        return next(
            five
            for five in combinations(own, 5)
            if table[_flush_place(five, wild)] == value
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
        self, cards: Sequence[Card], fives: Fives, wild: Wild, rules: Rules, values: ValuesOf
    ) -> ValuesOf:
        """The values again where a house rule says otherwise than the defaults used so far."""
        best, order = max_of(values), self.order
        five_of_a_kind = "highest"
        if best >> 20 == order.place[keys.FIVE] or best == order.royal:
            five_of_a_kind = rules.ask("five_of_a_kind", five_of_a_kind)
            if five_of_a_kind != "highest":
                values = self._values(cards, fives, wild, five_of_a_kind)
        flush = wild and max_of(values) >> 20 in order.flushes
        if flush and rules.ask("double_ace_flush") == "true":
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
    ) -> ValuesOf:
        key, suits = keys.keys_and_suits(wild)
        suited = keys.may_be_suited(cards, suits, self.order.enough)
        groups = many(fives, _SOME if wild and suited else MANY)
        if groups is not None:
            return values_of_many(self.order, groups, wild, five_of_a_kind, double_ace=double_ace)
        table = patterns(five_of_a_kind, self.order).one
        values = [table[PLACE[sum(map(key, five))]] for five in fives]
        if suited:
            self._add_flushes(
                values,
                cards,
                fives,
                wild,
                suits,
                five_of_a_kind=five_of_a_kind,
                double_ace=double_ace,
            )
        return values

    def _add_flushes(
        self,
        values: list[int],
        cards: Sequence[Card],
        fives: Fives,
        wild: Wild,
        suits: Sequence[int],
        *,
        five_of_a_kind: str,
        double_ace: bool,
    ) -> None:
        """Raise the values of those that are flushes, or hold one of four cards where it counts."""
        order = self.order
        suited = flushes(double_ace, order).one
        if order.four_cards:
            fours = four_flushes(double_ace, order).one
            above = order.place[keys.FOUR_FLUSH] + 1 << 20
            for place, five in enumerate(fives):
                if values[place] < above:
                    values[place] = max(values[place], _four_flush(five, wild, suits, fours))
        # Five of a kind may beat every flush, but for a natural royal one.
        most = order.royal if five_of_a_kind != "below_natural_royal" else max(values)
        for place, five in enumerate(fives):
            if values[place] > most:
                continue
            common = 15
            for card in five:
                common &= suits[card]
            if common:
                value = suited[_flush_place(five, wild)]
                if wild and self._doubles(value, five, cards, wild):
                    continue
                if five_of_a_kind == "below_natural_royal" and value == order.royal:
                    value = _natural_royal(value, five, order)
                values[place] = max(values[place], value)

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


def _flush_place(five: Sequence[Card], wild: Wild) -> int:
    """Where cards of one suit, some of them wild, stand in the tables of flushes."""
    ranks = [card >> 2 for card in five if card not in wild and card < JOKER]
    return flush_place(sum([1 << rank for rank in ranks]), len(five) - len(ranks))


def flush_place_of(cards: Sequence[Card], counts: Sequence[int]) -> int:
    """The same where it is told by what each card counts for."""
    ranks, wilds = 0, 0
    for card, count in zip(cards, counts, strict=True):
        if count == WILD:
            wilds += 1
        else:
            ranks |= 1 << (card >> 2)
    return flush_place(ranks, wilds)


def _four_flush(
    five: Sequence[Card], wild: Wild, suits: Sequence[int], flushes: Sequence[int]
) -> int:
    """The value of four cards of one suit and the one that cannot have it; -1 without them."""
    best = -1
    for suit in (1, 2, 4, 8):
        others = [card for card in five if not suits[card] & suit]
        if len(others) == 1:
            four = [card for card in five if card != others[0]]
            best = max(best, flushes[_flush_place(four, wild)] + rank_of(others[0]) + 2)
    return best


def by_wilds_used(worth: Worth, fives: Fives, values: ValuesOf, rules: Rules) -> Worth:
    """The same worth or, where natural hands beat wild ones, of equal fives that with fewest wilds.

    How few wild cards it uses then enters the strength.
    """
    if rules.values.get("natural_beats_wild") != "true":
        return worth
    best = worth.strength >> BONUS_BITS
    chosen = worth
    if worth.wild:
        equal = equal_to(best, values)
        if isinstance(fives, Groups) and len(equal) >= _SOME:
            used = fives.once(
                ("used", worth.ranking, best, equal.tobytes()),
                worth.wild,
                lambda: fewest_used(worth, fives, equal),
            )
            return worth._replace(five=fives[used.row], strength=worth.strength + 7 - used.wilds)
        chosen = fewest_wilds(worth, [fives[row] for row in equal.tolist()])
    return chosen._replace(strength=worth.strength + 7 - wilds_used(chosen))


STANDARD_HIGH = High("standard_high", STANDARD)
CANADIAN_HIGH = High("canadian_high", CANADIAN)
SHORT_DECK_HIGH = High("short_deck_high", SHORT_DECK)
MEXICAN_HIGH = High("mexican_high", MEXICAN)
HIGHS = {high.name: high for high in (STANDARD_HIGH, CANADIAN_HIGH, SHORT_DECK_HIGH, MEXICAN_HIGH)}
