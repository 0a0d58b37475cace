"""What each answer holds: marshmallow schemas for the API document and for tests.

Answers are never made with them; they are plain data when they get here.
"""

from __future__ import annotations

from marshmallow import fields

from dealerapi.api.answer_fields import (
    Said,
    a_list,
    a_text,
    a_truth,
    a_whole,
    a_word,
    about_it,
    an_object,
    anything,
    some_cards,
    the_ids,
    the_rules,
)

CATEGORIES = (
    "high_card",
    "one_pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
    "five_of_a_kind",
)


class Source(Said):
    """Where a rule is written."""

    document = a_text("the document")
    article = a_text("the article or section", null=True)


class PlaysAs(Said):
    """What one wild card stands for."""

    card = a_text("the wild card")
    as_ = fields.String(
        required=True, data_key="as", metadata=about_it("the card that it plays as")
    )


class Worth(Said):
    """What a hand is worth for one side of the game."""

    category = fields.String(
        required=True,
        metadata=about_it(
            "kind of hand; other sides may have kinds of their own", examples=list(CATEGORIES)
        ),
    )
    name = a_text("the hand in words")
    ranks = a_list(fields.String(), "the ranks as played, most significant first")
    cards = some_cards("the cards used, in that order")
    plays_as = a_list(fields.Nested(PlaysAs), "what each wild card used stands for")
    strength = a_whole("the bigger wins; comparable within one variant and its house rules")
    place = a_whole(
        "1 is best; 1, 1, 3 where two tie; null where the hand does not qualify", null=True
    )
    qualifies = a_truth("whether a low is good enough to win", required=False)


class Hand(Said):
    """One hand, judged. Other sides of a game (``spade``) are fields beside high and low."""

    others = "high"

    id = a_text("name of the hand")
    cards = some_cards("the hand's own cards")
    wild = some_cards("those of its cards that are wild")
    high = an_object(Worth, "worth for high; null where the game has no high", null=True)
    low = an_object(Worth, "worth for low; null where the game has no low", null=True)
    opens = a_truth("whether the hand may open, where openers are in force", required=False)


class EvaluateAnswer(Said):
    """What each hand is worth, and how they compare."""

    others = "high"

    variant = a_text("name of the variant")
    house_rules = the_rules()
    hands = a_list(fields.Nested(Hand), "the hands, in the order given")
    high = the_ids(null=True)
    low = the_ids(null=True)


class Wild(Said):
    """Why one card is wild."""

    card = a_text("the wild card")
    because = some_cards("every card of the hand that makes it wild")
    for_ = fields.List(
        fields.String(),
        required=True,
        data_key="for",
        metadata=about_it("the sides for which it is wild"),
    )
    rule = a_text("name of the rule")
    reason = a_text("the reason in words")
    source = an_object(Source, "where the rule is written")


class WildsHand(Said):
    """The wild cards of one hand."""

    id = a_text("name of the hand")
    cards = some_cards("the hand's own cards")
    wild = a_list(fields.Nested(Wild), "its wild cards")
    natural = some_cards("its other cards")


class WildsAnswer(Said):
    """The wild cards of each hand."""

    variant = a_text("name of the variant")
    house_rules = the_rules()
    hands = a_list(fields.Nested(WildsHand), "the hands, in the order given")


class CallCheck(Said):
    """Whether one call is legal."""

    call = a_list(fields.Integer(), "the call asked about")
    legal = a_truth("whether it may be called")
    needs = a_whole("cards drawn and burned by all")
    left = fields.Integer(required=True, metadata=about_it("cards left after it"))
    reason = a_text("why, in words")


class WorstCase(Said):
    """Whether the deck can run out."""

    needs = a_whole("cards needed if everybody draws the most")
    remaining = a_whole("cards there are")
    short_by = a_whole("how many are missing")


class DrawsAnswer(Said):
    """Which draws may be called."""

    variant = a_text("name of the variant")
    house_rules = the_rules()
    players = a_whole("players dealt in")
    remaining = a_whole("cards left")
    max_rounds = a_whole("most draws of any legal call; null where the draws are fixed", null=True)
    max_draw = a_whole("largest single draw now possible")
    per_player = a_whole("largest sum of any legal call")
    count = a_whole("exact number of legal calls")
    calls = a_list(fields.List(fields.Integer()), "calls: sizes of draws in order")
    next = a_text("cursor for “after”, or null at the end", null=True)
    check = an_object(CallCheck, "where a call was asked about", required=False)
    worst_case = an_object(WorstCase, "where the game fixes the draws", required=False)
    reshuffle = anything("what is done when the deck runs out", required=False)


class Step(Said):
    """One thing that the dealer does."""

    action = a_word("burn", "deal", "replace_exposed", "reshuffle")
    seat = a_whole("for whom, or null", null=True)
    cards = a_whole("how many cards")
    reason = a_text("why, in words")


class DealDrawAnswer(Said):
    """The order in which one draw is served."""

    variant = a_text("name of the variant")
    house_rules = the_rules()
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
    seats = a_list(fields.Integer(), "the live players who contest it")
    dead = a_list(fields.Nested(DeadHand), "hands declared both ways that failed in this pot")
    shares = a_list(fields.Nested(Share), "its parts")


class Player(Said):
    """One player after the showdown."""

    seat = a_whole("the seat")
    name = a_text("what to call the player", null=True, required=False)
    status = a_word("in", "folded", "foul")
    declare = a_text("the side declared", null=True)
    hand = an_object(Hand, "the hand, judged; null if not shown", null=True)
    payout = a_whole("what the player gets of the pots")
    bet = a_whole("what the player put in, where bets were given", null=True, required=False)
    net = fields.Integer(
        required=False,
        allow_none=True,
        metadata=about_it("payout and refund less bet, where bets were given"),
    )


class Refund(Said):
    """The part of a bet that nobody called."""

    seat = a_whole("who gets it back")
    amount = a_whole("how much")


class Otherwise(Said):
    """What another value of a house rule would have paid."""

    value = a_text("the value")
    payouts = fields.Dict(
        keys=fields.String(),
        values=fields.Integer(),
        required=True,
        metadata=about_it("payouts by seat"),
    )


class Assumed(Said):
    """A house rule that the sources leave open and the request did not set."""

    rule = a_text("name of the rule")
    value = a_text("the value that was taken")
    matters = a_truth("whether another value would have paid anybody differently")
    otherwise = a_list(fields.Nested(Otherwise), "how other values would have paid")


class Ruling(Said):
    """One reason why the chips go where they go."""

    code = a_text("what kind of ruling")
    pot = a_whole("which pot, from 0; null where it is about all", null=True)
    seats = a_list(fields.Integer(), "the seats concerned")
    text = a_text("what the dealer says")
    source = an_object(Source, "where the rule is written", null=True)


class ShowdownAnswer(Said):
    """Who gets what, and why."""

    variant = a_text("name of the variant")
    house_rules = the_rules()
    players = a_list(fields.Nested(Player), "the players, in the order given")
    pots = a_list(fields.Nested(Pot), "the pots, the main pot first")
    refunds = a_list(fields.Nested(Refund), "bets that nobody called")
    carried = a_whole("what stays for the next deal")
    assumed = a_list(fields.Nested(Assumed), "open house rules that the request did not set")
    rulings = a_list(fields.Nested(Ruling), "the reasons, in the order a dealer would say them")
    total = a_whole("payouts, refunds and what is carried: everything put in")


class SeatRuling(Said):
    """What to do about one seat."""

    seat = a_whole("the seat")
    cards = a_whole("the cards counted", required=False)
    ruling = a_word("fair", "misdeal", "complete_hand", "foul_hand")
    action = a_text("what to do, in words", required=False)
    reason = a_text("why, in words")
    source = an_object(Source, "where the rule is written", null=True)


class DealCheckAnswer(Said):
    """What becomes of a deal with the wrong number of cards."""

    variant = a_text("name of the variant")
    house_rules = the_rules()
    ruling = a_word("fair", "misdeal", "complete_hand", "foul_hand", about="the gravest ruling")
    seats = a_list(fields.Nested(SeatRuling), "what to do about each seat")


class Listing(Said):
    """One variant in the list."""

    name = a_text("the name")
    title = a_text("the name as people write it")
    aliases = a_list(fields.String(), "other names")
    family = a_text("the kind of game")
    summary = a_text("the game in a sentence")
    high_low = a_truth("whether it is played for high and low")


class VariantsAnswer(Said):
    """The list of variants."""

    variants = a_list(fields.Nested(Listing), "the variants")


class Span(Said):
    """The least and the most."""

    min = a_whole("the least")
    max = a_whole("the most")


class Deck(Said):
    """The deck."""

    cards = a_whole("how many cards it has")
    jokers = a_whole("how many of them are jokers")


class HouseRule(Said):
    """One house rule that can touch the variant."""

    rule = a_text("its name")
    values = a_list(fields.String(), "its values")
    default = a_text("the value it has where a request does not set it")
    open = a_truth("whether the sources leave it to the table")
    about = a_text("what it decides")
    source = anything("where it is written", null=True)
    needs = a_text("what it needs to be in force, such as high_low", required=False, null=True)


class VariantAnswer(Listing):
    """The rule sheet of one variant."""

    players = an_object(Span, "how many can play")
    deck = an_object(Deck, "the deck")
    deal = anything("the cards each player gets, and the board")
    wild = anything("which cards are wild, and why", null=True)
    high = anything("how high hands rank", null=True)
    low = anything("how low hands rank", null=True)
    declare = anything("whether and how players declare", null=True)
    draws = anything("how cards are drawn", null=True)
    odd_chip = anything("who gets the odd chip")
    house_rules = a_list(fields.Nested(HouseRule), "the house rules that can touch it")
    sources = a_list(fields.Raw(), "the documents it is taken from")
    example = anything("a request body for each question, by its name, that works as it stands")


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
