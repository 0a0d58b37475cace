"""Many independent hands in one request: what they are worth, by columns.

Where the answer is one JSON object, hands that are wrong are told in a refusal, and nothing is
answered. Where it comes by lines, they are null in all columns, and the last line tells them.
Of hands that cannot even be read, so many are gone through, and then the request is refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from flask import Response, request
from numpy.typing import NDArray

from dealerapi.api import asked, noted
from dealerapi.api.body import check_encoding, check_type, streamed
from dealerapi.api.bulk_reading import MOST_BYTES, Bulk, read_bulk, too_large
from dealerapi.api.bulk_writing import Block, Column, columns_of, write_lines, write_object
from dealerapi.api.card_fields import Cards, HandOf
from dealerapi.api.fields import Listed, Text
from dealerapi.api.loading import load
from dealerapi.api.metrics import OWN_GAME
from dealerapi.api.negotiate import FORMATS, LINES, fresh, json_wanted, unknown_parameters
from dealerapi.api.packing import MOST_HANDS, MOST_UNREAD, unread_of
from dealerapi.api.problems import errors_of, in_query, refusal
from dealerapi.api.said import about
from dealerapi.api.schemas import AboutGame
from dealerapi.faults import Fault, Faults, Faulty
from dealerapi.table.bulk import BulkChecks, Judge, Packed, judge_of
from dealerapi.words import _


class BulkQuestion(AboutGame):
    """The question about many hands, without them."""

    board = Cards(metadata={"description": "the cards on the board, for all hands"})
    dead = Cards(metadata={"description": "cards seen that no hand can hold"})
    upcards = Cards(metadata={"description": "all face-up cards of the table in the order dealt"})
    named = Text(20, metadata={"description": "the ranks that the dealer named, as on cards"})


class BulkRequest(BulkQuestion):
    """What are these many hands worth, each for itself?"""

    hands = Listed(
        HandOf(),
        1,
        MOST_HANDS,
        required=True,
        metadata={
            "description": "the hands, which have no ids; a card may be in several of them. They"
            " are read fastest where all are written alike, as in Ac6h5d2s2d; of games whose hands"
            " have to be judged one by one (faces, boards, badugi), 20,000 at most"
        },
    )


MOST_ONE_BY_ONE = 20_000
"""The most hands of a game that are not looked up.

They take one core two to six seconds of Omaha, fifteen of Murder, which is the slowest game.
"""

MOST_NULL = 10_000
"""The most hands that cannot be read where wrong hands are null, counted as the others are."""

_WITHOUT, _WITH_HANDS = BulkQuestion(), BulkRequest()
_JSON = FORMATS["json"]


class _Asked(NamedTuple):
    """The question as it is understood, with its hands and which of them are wrong.

    ``told`` has what is wrong with the first wrong hands, ``others`` is the number of the rest.
    """

    judge: Judge
    hands: list[Packed]
    wrong: list[NDArray[np.bool_]]
    told: Sequence[Fault]
    others: int

    @property
    def about(self) -> dict[str, Any]:
        """What the answer begins with."""
        play = self.judge.play
        count = sum(map(len, self.hands))
        return {**about(play.game, play.rules), "sides": list(play.worths), "count": count}

    @property
    def columns(self) -> list[Column]:
        """The columns of the answer."""
        play = self.judge.play
        return columns_of(play.worths, opens="openers" in play.rules.values)

    @property
    def blocks(self) -> Iterator[Block]:
        """The hands judged, block by block."""
        for hands, wrong in zip(self.hands, self.wrong, strict=True):
            yield Block(self.judge.judge(hands, wrong), wrong)


def answer() -> Response:
    """Answer the present request. Raises :class:`Problem` for what is wrong with it."""
    by_lines = request.mimetype == LINES
    wanted = json_wanted(request, (LINES, _JSON) if by_lines else (_JSON, LINES))
    strays = unknown_parameters(request, ())
    if strays:
        raise refusal(strays, in_query)
    body = _body(by_lines=by_lines, most_unread=MOST_UNREAD if wanted == _JSON else MOST_NULL)
    response = fresh(as_object(body) if wanted == _JSON else as_lines(body), wanted)
    response.headers.add("Vary", "Accept, Accept-Language")
    return response


def as_object(bulk: Bulk) -> Iterator[bytes]:
    """The answer to a request as one JSON object, piece by piece.

    Raises :class:`Problem` for all that is wrong with the request.
    """
    asked_for = _understood(bulk)
    if asked_for.told:
        raise refusal(asked_for.told, others=asked_for.others)
    # A column goes through all hands before the next one begins.
    return write_object(asked_for.about, asked_for.columns, list(asked_for.blocks))


def as_lines(bulk: Bulk) -> Iterator[bytes]:
    """The answer to a request as lines of JSON, of which the last tells which hands are wrong.

    Raises :class:`Problem` for what is wrong with the question.
    """
    asked_for = _understood(bulk)
    end = {
        "count": asked_for.about["count"],
        "wrong": sum(int(mask.sum()) for mask in asked_for.wrong),
        "errors": errors_of(asked_for.told),
    }
    return write_lines(asked_for.about, asked_for.columns, asked_for.blocks, end)


def _body(*, by_lines: bool, most_unread: int) -> Bulk:
    """The body of the present request, of whose hands so many may be such as cannot be read."""
    if by_lines:
        check_encoding(request)
    else:
        check_type(request)
    stream = streamed(request, MOST_BYTES, too_large)
    return read_bulk(stream.read, lines=by_lines, most_unread=most_unread)


def _understood(bulk: Bulk) -> _Asked:
    """What is asked. Raises :class:`Problem` where the question is wrong, with its wrong hands."""
    faults = Faults()
    hands = bulk.hands or []
    data, faults.found = load(_WITH_HANDS if bulk.hands is None else _WITHOUT, bulk.question)
    if bulk.hands is not None and not hands:
        detail = _("give the hands, 1 to {most}").format(most=MOST_HANDS)
        faults.add(("hands",), "wrong_length", detail)
    try:
        game, rules = asked.game_of(data, faults)
    except Faulty as faulty:
        unread, others = unread_of(block.unread for block in hands)
        raise refusal([*faults.found, *faulty.faults, *unread], others=others) from None
    around = asked.around_of(data, faults)
    checks = BulkChecks(game, rules, around, asked.cards_of(data, "dead", faults))
    checks.common(faults)
    wrong, told, others, first = [], Faults(), 0, 0
    for block in hands:
        wrong.append(checks.wrong(block))
        others += checks.tell(block, wrong[-1], first, told)
        first += len(block)
    if faults.found:
        raise refusal([*faults.found, *told.found], others=others)
    judge = judge_of(game, rules, around)
    if sum(map(judge.one_by_one, hands)) > MOST_ONE_BY_ONE:
        detail = _("hands of {game} have to be judged one by one: send {most} at a time at most")
        detail = detail.format(game=game.title, most=MOST_ONE_BY_ONE)
        raise refusal([Fault(("hands",), "wrong_length", detail)])
    noted.game(game.name if isinstance(data["variant"], str) else OWN_GAME)
    return _Asked(judge, hands, wrong, told.found, others)
