"""Answers as data: what the table floor found, in the words of the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from dealerapi.cards import NAMES, RANKS, written
from dealerapi.games import Game, house_rules
from dealerapi.games.house_words import value_in_words
from dealerapi.games.sheet import cited
from dealerapi.games.side_words import the_side
from dealerapi.house import Rules
from dealerapi.ranking import Worth
from dealerapi.table import Evaluation, LegalDraws, Player, Settlement, Wilds
from dealerapi.table.contest import Dead
from dealerapi.table.deal_check import DealCheck
from dealerapi.table.division import Divided
from dealerapi.table.evaluation import sides_of
from dealerapi.table.hands import Valued, opens
from dealerapi.table.serving import Serving
from dealerapi.table.showdown import Assumed
from dealerapi.words import _, listed, phrase

Said = dict[str, Any]


def about(game: Game, rules: Rules) -> Said:
    """What every answer begins with."""
    return {"variant": game.name, "house_rules": rules.values}


@lru_cache(maxsize=1 << 14)
def _ranks(numbers: tuple[int, ...]) -> tuple[str, ...]:
    """The ranks of a value (1 to 14) as written on cards."""
    return tuple(RANKS[(number - 2) % 13] for number in numbers)


def worth(found: Worth, place: int | None, *, may_fail: bool) -> Said:
    """What a hand is worth on one side; ``may_fail`` where the side can have a qualifier."""
    cards, stands = found.played()
    category, ranks, _places = found.facts
    said: Said = {
        "category": category,
        "name": found.name,
        "ranks": _ranks(ranks),
        "cards": written(cards),
        "plays_as": [{"card": NAMES[card], "as": NAMES[plays]} for card, plays in stands],
        "strength": found.strength,
        "place": place,
    }
    if may_fail:
        said["qualifies"] = found.qualifies
    return said


def hand(
    game: Game, rules: Rules, name: str, valued: Valued, *, found: Evaluation, at: int
) -> Said:
    """One hand, at position ``at`` of those found, with its worth on every side."""
    held, wild, worths, *_how = valued
    said: Said = {
        "id": name,
        "cards": written(held.cards),
        "wild": [NAMES[one.card] for one in wild],
        "high": None,
        "low": None,
    }
    for side in game.side_names:
        said[side] = worth(worths[side], found.places[side].get(at), may_fail=side != "high")
    if "openers" in rules.values:
        said["opens"] = opens(valued, rules)
    return said


def evaluation(game: Game, rules: Rules, names: Sequence[str], found: Evaluation) -> Said:
    """The answer of ``evaluate``."""
    sides: Said = {"high": None, "low": None}
    for side, groups in found.order.items():
        sides[side] = [[names[position] for position in group] for group in groups]
    return {**about(game, rules), "hands": _hands(game, rules, names, found), **sides}


def _hands(game: Game, rules: Rules, names: Sequence[str], found: Evaluation) -> list[Said]:
    return [
        hand(game, rules, name, valued, found=found, at=at)
        for at, (name, valued) in enumerate(zip(names, found.hands, strict=True))
    ]


def wilds(game: Game, rules: Rules, names: Sequence[str], found: Sequence[Wilds]) -> Said:
    """The answer of ``wilds``."""
    return {
        **about(game, rules),
        "hands": [
            {
                "id": name,
                "cards": written(one.hand.cards),
                "wild": [
                    {
                        "card": NAMES[wild.card],
                        "because": written(wild.because),
                        "for": list(sides_of(game, wild, rules)),
                        "rule": wild.rule.code,
                        "reason": wild.reason,
                        "source": cited(wild.rule.source),
                    }
                    for wild, _sides in one.wild
                ],
                "natural": written(one.natural),
            }
            for name, one in zip(names, found, strict=True)
        ],
    }


def draws(game: Game, rules: Rules, found: LegalDraws) -> Said:
    """The answer of ``draws``."""
    said: Said = {
        **about(game, rules),
        "players": found.players,
        "remaining": found.remaining,
        "max_rounds": found.max_rounds,
        "max_draw": found.max_draw,
        "per_player": found.per_player,
        "count": found.count,
        "calls": [list(call) for call in found.calls],
        "next": found.next,
    }
    if found.check:
        check = found.check
        said["check"] = {
            "call": list(check.call),
            "legal": check.legal,
            "needs": check.needs,
            "left": check.left,
            "reason": check.reason,
        }
    if found.worst_case:
        worst = found.worst_case
        said["worst_case"] = {
            "needs": worst.needs,
            "remaining": worst.remaining,
            "short_by": worst.short_by,
        }
        said["reshuffle"] = found.reshuffle
    said["source"] = cited(found.source)
    return said


def serving(game: Game, rules: Rules, found: Serving) -> Said:
    """The answer of ``draws/deal``."""
    return {
        **about(game, rules),
        "steps": [
            {"action": step.action, "seat": step.seat, "cards": step.cards, "reason": step.reason}
            for step in found.steps
        ],
        "needs": found.needs,
        "left": found.left,
    }


def deal_check(game: Game, rules: Rules, found: DealCheck) -> Said:
    """The answer of ``deal/check``."""
    return {
        **about(game, rules),
        "ruling": found.ruling,
        "open": found.open,
        "seats": [
            {
                "seat": one.seat,
                "cards": one.cards,
                "ruling": one.ruling,
                "action": one.action,
                "reason": one.reason,
                "source": cited(one.source),
                "open": one.open,
            }
            for one in found.seats
        ],
    }


def settlement(game: Game, rules: Rules, players: Sequence[Player], found: Settlement) -> Said:
    """The answer of ``showdown``."""
    names = [str(seat) for seat in found.hands]
    hands = dict(zip(names, _hands(game, rules, names, found.standing), strict=True))
    back = {refund.seat: refund.amount for refund in found.refunds}
    abouts = {rule.name: rule.about for rule in house_rules(game)}
    return {
        **about(game, rules),
        "players": [_player(player, hands, found.payouts, back) for player in players],
        "pots": [_pot(divided) for divided in found.pots],
        "refunds": [{"seat": seat, "amount": amount} for seat, amount in back.items()],
        "carried": found.carried,
        "assumed": [_assumed(one, abouts[one.rule]) for one in found.assumed],
        "rulings": [
            {
                "code": ruling.code,
                "pot": ruling.pot,
                "seats": list(ruling.seats),
                "text": ruling.text,
                "source": cited(ruling.source),
            }
            for ruling in found.rulings
        ],
        "total": found.total,
    }


def _assumed(one: Assumed, about_it: str) -> Said:
    """An assumption, as data and as the dealer would say it."""
    return {
        "rule": one.rule,
        "value": one.value,
        "matters": one.matters,
        "text": _assumption(one.rule, one.value, about_it),
        "otherwise": [
            {
                "value": other.value,
                "text": _("If {value}: {payouts}.").format(
                    value=value_in_words(one.rule, other.value), payouts=paid(other.payouts)
                ),
                "payouts": None
                if other.payouts is None
                else {str(seat): chips for seat, chips in other.payouts.items()},
            }
            for other in one.otherwise
        ],
    }


@phrase
def _assumption(rule: str, value: str, about_it: str) -> str:
    text = _("{what}: {value}.").format(what=_(about_it), value=value_in_words(rule, value))
    return text[:1].upper() + text[1:]


def paid(payouts: Mapping[int, int] | None) -> str:
    """Payouts by seat in words."""
    if payouts is None:
        return _("it turns on the button")
    return listed(
        [
            _("seat {seat} gets {chips}").format(seat=seat, chips=chips)
            for seat, chips in payouts.items()
            if chips
        ]
    ) or _("nobody is paid now")


def _player(
    player: Player,
    hands: Mapping[str, Said],
    payouts: Mapping[int, int],
    back: Mapping[int, int],
) -> Said:
    said: Said = {
        "seat": player.seat,
        "name": player.name,
        "status": player.status,
        "declare": player.declare,
        "hand": hands.get(str(player.seat)),
        "payout": payouts[player.seat],
    }
    if player.bet is not None:
        said["bet"] = player.bet
        said["net"] = payouts[player.seat] + back.get(player.seat, 0) - player.bet
    return said


def _pot(divided: Divided) -> Said:
    return {
        "amount": divided.pot.amount,
        "seats": list(divided.pot.seats),
        "dead": [{"seat": dead.seat, "reason": _dead(dead)} for dead in divided.dead],
        "shares": [
            {
                "side": share.side,
                "amount": share.amount,
                "odd_chip": share.odd_chip,
                "winners": [
                    {"seat": win.seat, "amount": win.amount, "odd_chip": win.odd_chip}
                    for win in share.winners
                ],
            }
            for share in divided.shares
        ],
    }


def _dead(dead: Dead) -> str:
    sides = _(" and ").join(the_side(side) for side in dead.failed)
    return _("declared both and fails for {sides}").format(sides=sides)
