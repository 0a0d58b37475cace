"""Answers as short texts that a dealer can read aloud."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealerapi.games.number_words import in_words
from dealerapi.games.side_words import side_words, the_side
from dealerapi.words import _, listed, ngettext

Answer = Mapping[str, Any]

_FIXED = {"id", "cards", "wild", "opens"}


def _sides(hand: Answer) -> list[str]:
    return [name for name in hand if name not in _FIXED and hand[name] is not None]


def _lines(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def evaluation(answer: Answer) -> str:
    """Each hand, then the order on each side."""
    lines = []
    for hand in answer["hands"]:
        sides = _sides(hand)
        said = [
            (f"{side_words(side)}: " if len(sides) > 1 else "") + _one(hand[side]) for side in sides
        ]
        line = _("Hand {id}: {worth}").format(id=hand["id"], worth="; ".join(said))
        if hand["wild"]:
            line += _(" (wild: {cards})").format(cards=", ".join(hand["wild"]))
        lines.append(line)
        if "opens" in hand and answer["house_rules"].get("openers") != "any":
            lines.append(_("  may open") if hand["opens"] else _("  may not open"))
    for side in _sides(answer["hands"][0]):
        order = [_(" and ").join(group) for group in answer[side]]
        if order:
            lines.append(
                _("{side}, best first: {order}").format(
                    side=_capital(side_words(side)), order=", ".join(order)
                )
            )
        else:
            lines.append(_("{side}: nobody qualifies").format(side=_capital(side_words(side))))
    return _lines(lines)


def _one(worth: Answer) -> str:
    if worth.get("qualifies", True):
        return str(worth["name"])
    return _("{name}, does not qualify").format(name=worth["name"])


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def wilds(answer: Answer) -> str:
    """Each wild card with its reason."""
    lines = []
    for hand in answer["hands"]:
        if not hand["wild"]:
            lines.append(_("Hand {id}: nothing is wild").format(id=hand["id"]))
        lines += [
            _("Hand {id}: {card} is wild for {sides}: {reason}").format(
                id=hand["id"],
                card=wild["card"],
                sides=listed([the_side(side) for side in wild["for"]]),
                reason=wild["reason"],
            )
            for wild in hand["wild"]
        ]
    return _lines(lines)


def draws(answer: Answer) -> str:
    """What may be called, and what becomes of the call asked about."""
    lines = [
        ngettext(
            "{players} players, {remaining} card left: {draws}",
            "{players} players, {remaining} cards left: {draws}",
            answer["remaining"],
        ).format(
            players=answer["players"], remaining=answer["remaining"], draws=_largest_draws(answer)
        )
    ]
    if "check" in answer:
        check = answer["check"]
        verdict = _("legal") if check["legal"] else _("not legal")
        lines.append(
            _("Call {call}: {verdict}; {reason}").format(
                call=_call(check["call"]), verdict=verdict, reason=check["reason"]
            )
        )
    if "worst_case" in answer:
        worst = answer["worst_case"]
        text = (
            _("At worst {needs} cards are needed: {short} short")
            if worst["short_by"]
            else _("At worst {needs} cards are needed, and they are there")
        )
        lines.append(text.format(needs=worst["needs"], short=worst["short_by"]))
        if answer["reshuffle"]:
            lines.append(_capital(answer["reshuffle"]))
    else:
        lines.append(
            ngettext("{count} legal call", "{count} legal calls", answer["count"]).format(
                count=answer["count"]
            )
        )
        lines += ["  " + _call(call) for call in answer["calls"]]
        if answer["next"]:
            lines.append(_("  … more after {cursor}").format(cursor=answer["next"]))
    return _lines(lines)


def _largest_draws(answer: Answer) -> str:
    """What anybody may draw at most: in all where the dealer calls, else in each draw."""
    if "worst_case" not in answer:
        return _("up to {most} each").format(most=answer["per_player"])
    sizes = answer["calls"][0]
    if len(set(sizes)) > 1:
        text = _("{n} draws of at most {sizes} cards")
        return text.format(n=in_words(len(sizes)), sizes=listed([in_words(n) for n in sizes]))
    cards = ngettext("{n} card", "{n} cards", sizes[0]).format(n=in_words(sizes[0]))
    text = ngettext("{n} draw of at most {cards}", "{n} draws of at most {cards} each", len(sizes))
    return text.format(n=in_words(len(sizes)), cards=cards)


def _call(call: list[int]) -> str:
    return ", ".join(map(str, call)) if call else _("no draw")


def serving(answer: Answer) -> str:
    """The steps of a draw, in order."""
    lines = [
        f"{number}. {_capital(step['reason'])}" for number, step in enumerate(answer["steps"], 1)
    ]
    lines.append(
        ngettext("{left} card left", "{left} cards left", answer["left"]).format(
            left=answer["left"]
        )
    )
    return _lines(lines)


def settlement(answer: Answer) -> str:
    """The rulings, the chips to push, and what another choice of the house would have paid."""
    lines = [ruling["text"] for ruling in answer["rulings"]]
    back = {refund["seat"]: refund["amount"] for refund in answer["refunds"]}
    for player in answer["players"]:
        line = _("Seat {seat} gets {chips}").format(
            seat=_named(player), chips=player["payout"] + back.get(player["seat"], 0)
        )
        if "net" in player:
            line += f" ({player['net']:+d})"
        lines.append(line)
    if answer["carried"]:
        lines.append(_("{amount} stays for the next deal").format(amount=answer["carried"]))
    for assumed in answer["assumed"]:
        if assumed["matters"]:
            lines.append(_("Assumed: {text}").format(text=assumed["text"]))
            lines += [other["text"] for other in assumed["otherwise"]]
    return _lines(lines)


def _named(player: Answer) -> str:
    return f"{player['seat']} ({player['name']})" if player["name"] else str(player["seat"])


def deal_check(answer: Answer) -> str:
    """The ruling, and what to do about each seat."""
    titles = {
        "fair": _("The deal is fair"),
        "misdeal": _("Misdeal"),
        "complete_hand": _("Complete the hand"),
        "foul_hand": _("Foul hand"),
    }
    return _lines(
        [
            titles[answer["ruling"]],
            *(
                _("Seat {seat}: {action}; {reason}").format(
                    seat=one["seat"], action=one["action"], reason=one["reason"]
                )
                for one in answer["seats"]
            ),
        ]
    )


def variants(answer: Answer) -> str:
    """A line for each game."""
    return _lines([f"{one['name']}: {one['summary']}" for one in answer["variants"]])


def variant(answer: Answer) -> str:
    """The rule sheet in short."""
    deal = answer["deal"]
    lines = [
        answer["title"],
        answer["summary"] or answer["sentence"],
        _("{min} to {max} players; {down} cards down, {up} up, {board} on the board").format(
            **answer["players"], down=deal["down"], up=deal["up"], board=deal["board"]
        ),
    ]
    lines += [_("Wild: {text}").format(text=wild["text"]) for wild in answer["wild"]]
    lines.append(
        _("Sides: {sides}; {how}").format(
            sides=listed([the_side(side) for side in answer["sides"]]),
            how=_("declared") if answer["declare"] else _("cards speak"),
        )
    )
    lines += list(answer["notes"])
    for rule in answer["house_rules"]:
        lines.append(
            _("House rule {rule}: {about}; {default} unless set ({values})").format(
                rule=rule["rule"],
                about=rule["about"],
                default=rule["default"],
                values=", ".join(rule["values"]),
            )
        )
    lines.append(_("Sources: {sources}").format(sources="; ".join(answer["sources"])))
    return _lines(lines)
