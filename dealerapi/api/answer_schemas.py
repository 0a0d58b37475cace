"""What each answer holds: marshmallow schemas for the API document and for tests.

Answers are never made with them; they are plain data when they get here.
"""

from __future__ import annotations

from typing import Any

from marshmallow import fields

from dealerapi.api.answer_fields import (
    Said,
    a_card,
    a_list,
    a_rank,
    a_text,
    a_truth,
    a_whole,
    a_word,
    about_it,
    an_object,
    some_cards,
    the_ids,
    the_rules,
)

OPEN = "whether the source speaks of another game, so that the house has to agree"


class Source(Said):
    """Where a rule is written."""

    document = a_text("the document")
    article = a_text("the article or section; empty where the document has none")


class PlaysAs(Said):
    """What one wild card stands for."""

    card = a_card("the wild card")
    as_ = a_card("the card that it plays as", data_key="as")


class Worth(Said):
    """What a hand is worth for one side of the game."""

    category = a_text(
        "kind of hand: for poker hands high_card, one_pair, two_pair, three_of_a_kind, straight,"
        " flush, full_house, four_of_a_kind, straight_flush or five_of_a_kind; no_hand where the"
        " cards make none; rankings of another kind have their own"
    )
    name = a_text("the hand in words")
    ranks = a_list(a_rank(), "the ranks as played, most significant first")
    cards = some_cards("the cards used, in that order")
    plays_as = a_list(fields.Nested(PlaysAs), "what each wild card used stands for")
    strength = fields.Integer(
        strict=True,
        required=True,
        metadata=about_it("the bigger wins; comparable within one variant and its house rules"),
    )
    place = a_whole(
        "1 is best; 1, 1, 3 where two tie; null where the hand does not qualify", null=True
    )
    qualifies = a_truth("whether the hand may win; left out for high", required=False)


class Hand(Said):
    """One hand, judged. Other sides of a game (``spade``) are fields beside high and low."""

    others = "high"

    id = a_text("name of the hand")
    cards = some_cards("the hand's own cards")
    wild = some_cards("those of its cards that are wild")
    high = an_object(Worth, "worth for high; null where the game has no high", null=True)
    low = an_object(Worth, "worth for low; null where the game has no low", null=True)
    opens = a_truth("whether the hand may open, where openers are in force", required=False)


class AboutGame(Said):
    """What every answer to a question begins with."""

    variant = a_text("name of the variant")
    house_rules = the_rules()


class EvaluateAnswer(AboutGame):
    """What each hand is worth, and how they compare."""

    others = "high"

    hands = a_list(fields.Nested(Hand), "the hands, in the order given")
    high = the_ids(null=True)
    low = the_ids(null=True)


_OF_ONE_SIDE = "; in games with one side"


def _categories(about: str, *, required: bool = True) -> fields.List[Any]:
    return a_list(fields.String(), f"the category of each hand{about}", required=required)


def _strengths(about: str, *, required: bool = True) -> fields.List[Any]:
    number = fields.Integer(strict=True)
    return a_list(number, f"the strength of each hand: the bigger wins{about}", required=required)


def _qualifying(about: str) -> fields.List[Any]:
    return a_list(
        fields.Boolean(), f"whether each hand may win; left out for high{about}", required=False
    )


class BulkSide(Said):
    """What hands are worth for one side, by columns."""

    category = _categories("")
    strength = _strengths("")
    qualifies = _qualifying("")


class BulkAnswer(AboutGame):
    """What many hands are worth, by columns with an entry for each hand in the order given.

    The columns of a game with one side stand by themselves; where there are several, each side
    has its own, and sides of other names (``spade``) are fields beside high and low.
    """

    others = "high"

    sides = a_list(fields.String(), "the sides of the game")
    count = a_whole("the number of hands")
    category = _categories(_OF_ONE_SIDE, required=False)
    strength = _strengths(_OF_ONE_SIDE, required=False)
    qualifies = _qualifying(_OF_ONE_SIDE)
    high = an_object(BulkSide, "worth for high; in games with several sides", required=False)
    low = an_object(BulkSide, "worth for low; in games with several sides", required=False)
    opens = a_list(
        fields.Boolean(), "whether each hand may open, where openers are in force", required=False
    )
    wild = a_list(some_cards(""), "the wild cards of each hand, in its order")


class Wild(Said):
    """Why one card is wild."""

    card = a_card("the wild card")
    because = some_cards("every card of the hand that makes it wild")
    for_ = a_list(fields.String(), "the sides for which it is wild", data_key="for")
    rule = a_text("name of the rule")
    reason = a_text("the reason in words")
    source = an_object(Source, "where the rule is written")


class WildsHand(Said):
    """The wild cards of one hand."""

    id = a_text("name of the hand")
    cards = some_cards("the hand's own cards")
    wild = a_list(fields.Nested(Wild), "its wild cards")
    natural = some_cards("its other cards")


class WildsAnswer(AboutGame):
    """The wild cards of each hand."""

    hands = a_list(fields.Nested(WildsHand), "the hands, in the order given")


class CallCheck(Said):
    """Whether one call is legal."""

    call = a_list(a_whole(), "the call asked about")
    legal = a_truth("whether it may be called")
    needs = a_whole("cards drawn and burned by all")
    left = fields.Integer(
        required=True, metadata=about_it("cards left after it; below zero where the deck is short")
    )
    reason = a_text("why, in words")


class WorstCase(Said):
    """Whether the deck can run out."""

    needs = a_whole("cards needed if everybody draws the most")
    remaining = a_whole("cards there are")
    short_by = a_whole("how many are missing")


class DrawsAnswer(AboutGame):
    """Which draws may be called."""

    players = a_whole("players dealt in")
    remaining = a_whole("cards left")
    max_rounds = a_whole("most draws of any legal call; null where the draws are fixed", null=True)
    max_draw = a_whole("largest single draw now possible")
    per_player = a_whole("largest sum of any legal call")
    count = a_whole("exact number of legal calls")
    calls = a_list(fields.List(a_whole()), "calls: sizes of draws in order")
    next = a_text("cursor for “after”, or null at the end", null=True)
    check = an_object(CallCheck, "where a call was asked about", required=False)
    worst_case = an_object(WorstCase, "where the game fixes the draws", required=False)
    reshuffle = a_text(
        "what is done when the deck runs out, null where it cannot; beside worst_case",
        required=False,
        null=True,
    )
    source = an_object(Source, "where the draws are written")


class Step(Said):
    """One thing that the dealer does."""

    action = a_word("burn", "deal", "replace_exposed", "reshuffle")
    seat = a_whole("for whom, or null", null=True)
    cards = a_whole("how many cards")
    reason = a_text("why, in words")


class DealDrawAnswer(AboutGame):
    """The order in which one draw is served."""

    steps = a_list(fields.Nested(Step), "what the dealer does, in order")
    needs = a_whole("cards asked for, exposed and burned")
    left = a_whole("cards left after the last step")


class Winner(Said):
    """What one seat wins of a share."""

    seat = a_whole("the seat")
    amount = a_whole("what it gets of this share")
    odd_chip = a_whole("what of that is beyond the even division of the share")


class Share(Said):
    """One part of a pot."""

    side = a_text("what it is played for: high, low, another side's name, or whole")
    amount = a_whole("how much")
    odd_chip = a_whole("what of that is beyond the even division into sides")
    winners = a_list(fields.Nested(Winner), "who gets it")


class DeadHand(Said):
    """A hand that was declared both ways and failed."""

    seat = a_whole("the seat")
    reason = a_text("why, in words")


class Pot(Said):
    """One pot, divided."""

    amount = a_whole("what the pot holds")
    seats = a_list(a_whole(), "the live players who contest it")
    dead = a_list(fields.Nested(DeadHand), "hands declared both ways that failed in this pot")
    shares = a_list(fields.Nested(Share), "its parts")


class Player(Said):
    """One player after the showdown."""

    seat = a_whole("the seat")
    name = a_text("what to call the player", null=True)
    status = a_word("in", "folded", "foul")
    declare = a_text("the side declared", null=True)
    hand = an_object(Hand, "the hand, judged; null if not shown", null=True)
    payout = a_whole("what the player gets of the pots")
    bet = a_whole("what the player put in, where bets were given", required=False)
    net = fields.Integer(
        metadata=about_it("payout and refund less bet, where bets were given"),
    )


class Refund(Said):
    """The part of a bet that nobody called."""

    seat = a_whole("who gets it back")
    amount = a_whole("how much")


class Otherwise(Said):
    """What another value of a house rule would have paid."""

    value = a_text("the value")
    text = a_text("what it would pay, in words")
    payouts = fields.Dict(
        keys=fields.String(),
        values=a_whole(),
        required=True,
        allow_none=True,
        metadata=about_it("payouts by seat; null where they turn on a button that nobody gave"),
    )


class Assumed(Said):
    """A house rule that the sources leave open and the request did not set."""

    rule = a_text("name of the rule")
    value = a_text("the value that was taken")
    text = a_text("what was taken, in words")
    matters = a_truth("whether another value would have paid anybody differently")
    otherwise = a_list(fields.Nested(Otherwise), "how other values would have paid")


class Ruling(Said):
    """One reason why the chips go where they go."""

    code = a_text("what kind of ruling")
    pot = a_whole("which pot, from 0; null where it is about all", null=True)
    seats = a_list(a_whole(), "the seats concerned")
    text = a_text("what the dealer says")
    source = an_object(Source, "where the rule is written")


class ShowdownAnswer(AboutGame):
    """Who gets what, and why."""

    players = a_list(fields.Nested(Player), "the players, in the order given")
    pots = a_list(fields.Nested(Pot), "the pots, the main pot first")
    refunds = a_list(fields.Nested(Refund), "bets that nobody called")
    carried = a_whole("what stays for the next deal")
    assumed = a_list(fields.Nested(Assumed), "open house rules that the request did not set")
    rulings = a_list(fields.Nested(Ruling), "the reasons, in the order a dealer would say them")
    total = a_whole("payouts, refunds and what is carried: everything put in")


RULINGS = ("fair", "complete_hand", "foul_hand", "misdeal")


class SeatRuling(Said):
    """What to do about one seat."""

    seat = a_whole("the seat")
    cards = a_whole("the cards counted")
    ruling = a_word(*RULINGS)
    action = a_text("what to do, in words")
    reason = a_text("why, in words")
    source = an_object(Source, "where the rule is written")
    open = a_truth(OPEN)


class DealCheckAnswer(AboutGame):
    """What becomes of a deal with the wrong number of cards."""

    ruling = a_word(*RULINGS, about="the gravest ruling")
    open = a_truth(OPEN)
    seats = a_list(fields.Nested(SeatRuling), "what to do about each seat")


class Health(Said):
    """The state of the service."""

    status = a_text("ok, ready, or what is wrong")


class ErrorEntry(Said):
    """One thing that is wrong with a request."""

    pointer = a_text("JSON Pointer to it in the body", required=False)
    parameter = a_text("the query parameter that it is in", required=False)
    value = a_text("what the parameter said, cut short", required=False)
    detail = a_text("what is wrong, in words")
    code = a_text("what is wrong, for programs")
    suggestions = a_list(fields.String(), "what was probably meant", required=False)


class Problem(Said):
    """A refusal (RFC 9457)."""

    type = a_text("address of the explanation of the code", format="uri-reference")
    title = a_text("the kind of problem in words")
    status = a_whole("the HTTP status")
    detail = a_text("what is wrong, in words")
    code = a_text("the kind of problem, for programs")
    request_id = a_text("the id of the request")
    errors = a_list(fields.Nested(ErrorEntry), "everything that is wrong (422)", required=False)
    errors_omitted = a_whole("how many errors are not told", required=False)
    suggestions = a_list(fields.String(), "names close to an unknown variant's", required=False)
    line = a_whole("the line of the question, where many came by lines", required=False)
