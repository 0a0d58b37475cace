"""A game in one sentence, as a dealer would announce it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dealerapi.cards import RANKS
from dealerapi.games.game import DealerCalled, Game, Side
from dealerapi.games.house_rules import house_rules
from dealerapi.games.house_words import value_in_words
from dealerapi.games.making import ANY_CARDS, Making
from dealerapi.games.number_words import in_words
from dealerapi.games.ranking_words import PLAIN, nothing_beats, ranking_words
from dealerapi.games.side_words import the_side
from dealerapi.games.wild import WildRule, words_of
from dealerapi.games.wild_rules import Joker
from dealerapi.ranking import LOWS, STANDARD_HIGH, BeatsAll, HighestOfSuit, LowestOfSuit
from dealerapi.ranking.rank_words import an
from dealerapi.words import N_, _, listed, ngettext

_ODD_CHIP = {
    "left_of_button": N_("odd chip left of the button"),
    "high_card_by_suit": N_("odd chip by suit"),
    "high_card_by_suit_all": N_("odd chip by suit among all cards"),
}
_STUDS = ((3, 4), (1, 4))
"""Cards down and up of the studs that go without saying."""


def sentence(game: Game) -> str:
    """The game as announced: "Seven-card stud; threes and nines are wild; high only; …"."""
    rules = {rule.name: rule.standard for rule in house_rules(game)}
    parts = [
        _cards(game),
        *_deck(game),
        *_wilds(game),
        *_draws(game),
        *_division(game, rules),
    ]
    if game.can_stay and rules.get("nobody_wins") == "carry":
        parts.append(_("a pot that nobody wins stays for the next deal"))
    parts.append(_(_ODD_CHIP[rules["odd_chip"]]))
    said = "; ".join(parts)
    return said[0].upper() + said[1:] + "."


def _cards(game: Game) -> str:
    deal = game.deal
    n = in_words(deal.cards)
    if deal.board:
        said = _("{hand} and {board} on the board").format(
            hand=_hand(game), board=in_words(deal.board)
        )
    elif deal.up:
        said = _("{n}-card stud").format(n=n)
        if (deal.down, deal.up) not in _STUDS:
            said = _("{game}, {hand}").format(game=said, hand=_faces(deal.down, deal.up))
    elif game.draws:
        said = _("{n}-card draw").format(n=n)
    else:
        said = _hand(game)
    if deal.bought:
        said += _(", or {faces} for a price").format(faces=_faces(*deal.bought))
    if deal.extra:
        said += _(", and up to {n} more").format(n=in_words(deal.extra))
    common = _common(game)
    return said if common is ANY_CARDS else f"{said}, {common.says()}" if common else said


def _hand(game: Game) -> str:
    deal = game.deal
    if deal.up:
        return _faces(deal.down, deal.up)
    return ngettext("{n} card each", "{n} cards each", deal.cards).format(n=in_words(deal.cards))


def _faces(down: int, up: int) -> str:
    if not down:
        return _("all face up")
    if not up:
        return _("all face down")
    return _("{down} down and {up} up").format(down=in_words(down), up=in_words(up))


def _common(game: Game) -> Making | None:
    """How a hand is made on every side; None where that is not the same."""
    first = game.sides[0].making
    return first if all(side.making == first for side in game.sides) else None


def _deck(game: Game) -> Iterator[str]:
    spoken_of = any(isinstance(rule, Joker) for rule in game.wild)
    if game.jokers > spoken_of:
        yield ngettext("{n} joker in the deck", "{n} jokers in the deck", game.jokers).format(
            n=in_words(game.jokers)
        )
    if game.stripped:
        yield _("a deck without {ranks}").format(ranks=words_of(game.stripped))
    if game.dead_ranks:
        yield _("{ranks} are dead").format(ranks=words_of(game.dead_ranks))


def _wilds(game: Game) -> Iterator[str]:
    settled = {name: fixed.value for name, fixed in game.settled.items()}
    for rule in game.wild:
        yield _wild(rule, settled)
    low_wild = settled.get("low_wild")
    if low_wild and any(side.ranking is None and _plays_wild(game, side) for side in game.sides):
        yield _("a wild card in a low hand: {card}").format(
            card=value_in_words("low_wild", low_wild)
        )


def _plays_wild(game: Game, side: Side) -> bool:
    return any(not rule.sides or side.name in rule.sides for rule in game.wild)


def _wild(rule: WildRule, settled: Mapping[str, str]) -> str:
    said = rule.announces(settled)
    if rule.sides:
        sides = listed([the_side(side) for side in rule.sides])
        said = _("{rule}, for {sides}").format(rule=said, sides=sides)
    if rule.only == "another_wild":
        said += _(", but only beside another wild card")
    elif rule.only == "pairs":
        said += _(", but only in pairs")
    if rule.killed_by:
        killers = _(" or ").join(an(RANKS.index(rank) + 2) for rank in rule.killed_by)
        said += _(", unless the hand holds {ranks}").format(ranks=killers)
    return said


def _draws(game: Game) -> Iterator[str]:
    draws = game.draws
    if draws is None:
        return
    if isinstance(draws, DealerCalled):
        text = ngettext(
            "the dealer calls the draws, up to {n} card each",
            "the dealer calls the draws, up to {n} cards each",
            draws.largest,
        )
        yield text.format(n=in_words(draws.largest))
        return
    limits = draws.limits
    facts = {"n": in_words(len(limits)), "limits": listed([in_words(limit) for limit in limits])}
    if len(limits) == 1:
        said = _("one draw of up to {limits}")
    elif len(set(limits)) == 1:
        said, facts["limits"] = _("{n} draws of up to {limits} each"), in_words(limits[0])
    else:
        said = _("{n} draws of up to {limits}")
    said = said.format(**facts)
    if draws.with_ace:
        said += _(", {n} with an ace kept").format(n=in_words(draws.with_ace))
    if draws.face == "up":
        said += _(", dealt face up")
    elif draws.face == "as_thrown":
        said += _(", dealt as the cards thrown lay")
    yield said


def _division(game: Game, rules: dict[str, str]) -> Iterator[str]:
    if len(game.sides) == 1:
        side = game.sides[0]
        said = [_("{side} only").format(side=_called(side)), *_details(game, side, rules)]
        yield ", ".join(said)
        if game.scoop:
            yield _("a tied pot is not won")
        return
    yield from _who_takes(game, rules)
    if not game.declared:
        yield _("cards speak")
    elif game.both:
        yield _("declared")
    else:
        yield _("declared, one side only")


def _who_takes(game: Game, rules: dict[str, str]) -> Iterator[str]:
    sides = [_with_details(game, side, rules) for side in game.sides]
    if game.first_held:
        yield _("one winner: {sides}").format(sides=_(", or else ").join(sides))
        return
    if game.scoop:
        yield _("only a hand that alone wins {sides} takes the pot").format(sides=listed(sides))
        return
    first = [said for said, side in zip(sides, game.sides, strict=True) if not side.fallback]
    parts = [str(side.part) for side in game.sides if not side.fallback]
    if len(first) == 1:
        yield _("{side} takes the pot").format(side=first[0])
    elif len(set(parts)) == 1:
        yield _("{sides} split the pot").format(sides=listed(first))
    else:
        yield _("{sides} split the pot {parts}").format(
            sides=listed(first), parts=_(" to ").join(parts)
        )
    for said, side in zip(sides, game.sides, strict=True):
        if side.fallback:
            yield _("{side} only where nobody has another side").format(side=said)


def _called(side: Side) -> str:
    """What a side is called: a single card by itself, anything else by the side's name."""
    ranking = side.ranking
    suited = isinstance(ranking, HighestOfSuit | LowestOfSuit)
    if ranking and suited and side.name in ranking.name.split("_"):
        return ranking_words(ranking)
    return the_side(side.name)


def _with_details(game: Game, side: Side, rules: dict[str, str]) -> str:
    details = _details(game, side, rules)
    if not details:
        return _called(side)
    return _("{side} ({details})").format(side=_called(side), details=", ".join(details))


def _details(game: Game, side: Side, rules: dict[str, str]) -> list[str]:
    """How a side is won, beyond what its name says."""
    found: list[str] = []
    ranking = side.ranking or LOWS[rules["low_ranking"]]
    above = ""
    if isinstance(ranking, BeatsAll):
        above, ranking = nothing_beats(ranking), ranking.inner
    if side.making != ANY_CARDS and _common(game) is None:
        found.append(side.making.says())
    words = ranking_words(ranking)
    plain = (side.name, ranking.name) in PLAIN or (found and ranking is STANDARD_HIGH)
    if not plain and words != _called(side):
        found.insert(0, words)
    if above:
        found.append(above)
    if side.qualifier:
        found.append(side.qualifier.says())
    if side.second_best:
        found.append(_("the second-best hand wins"))
    return found
