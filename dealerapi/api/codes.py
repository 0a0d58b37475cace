"""The stable codes of problems and of the errors in them, with their meanings.

Programs may rely on a code; the words beside it may change. A code that a later
version no longer uses is not given another meaning.
"""

from __future__ import annotations

from typing import NamedTuple

from dealerapi.words import N_


class Kind(NamedTuple):
    """One kind of problem: its HTTP status, and its short title for people."""

    status: int
    title: str


PROBLEMS: dict[str, Kind] = {
    "bad_request": Kind(400, N_("The request could not be read")),
    "empty_body": Kind(400, N_("The request has no body")),
    "not_json": Kind(400, N_("The body is not JSON")),
    "broken_utf8": Kind(400, N_("The text is not UTF-8")),
    "not_a_number": Kind(400, N_("The body holds NaN or Infinity, which JSON does not have")),
    "duplicate_key": Kind(400, N_("The body holds a field twice")),
    "too_deep": Kind(400, N_("The body is nested too deeply")),
    "no_key": Kind(401, N_("An API key is needed")),
    "wrong_key": Kind(401, N_("The API key is not known")),
    "not_found": Kind(404, N_("There is nothing at this address")),
    "unknown_variant": Kind(404, N_("There is no such variant")),
    "method_not_allowed": Kind(405, N_("This address does not take that method")),
    "not_acceptable": Kind(406, N_("The answer does not come in that form")),
    "too_slow": Kind(408, N_("The request came too slowly")),
    "body_too_large": Kind(413, N_("The body is too large")),
    "address_too_long": Kind(414, N_("The address is too long")),
    "wrong_content_type": Kind(415, N_("The body is not marked as JSON")),
    "invalid_request": Kind(422, N_("The request was understood, but something in it is wrong")),
    "too_many_requests": Kind(429, N_("Too many requests")),
    "headers_too_large": Kind(431, N_("The headers are too large")),
    "http_error": Kind(400, N_("The request could not be served")),
    "internal_error": Kind(500, N_("The service made a mistake")),
    "busy": Kind(503, N_("The service is busy")),
}
"""Every ``code`` of a problem document. ``http_error`` stands for any other HTTP status."""

ERRORS: dict[str, str] = {
    "missing_field": N_("a field that must be there is missing"),
    "unknown_field": N_("there is no such field; it may be misspelt"),
    "unknown_parameter": N_("there is no such query parameter; it may be misspelt"),
    "repeated_parameter": N_("a query parameter that may stand once only is there twice"),
    "wrong_type": N_("the value is of another type than the field takes"),
    "out_of_range": N_("the number is too small or too large"),
    "bad_value": N_("the value is none of those that the field takes"),
    "wrong_length": N_("the text or list is too short or too long"),
    "conflict": N_("fields that exclude each other are both given"),
    "duplicate_id": N_("two hands go by the same id"),
    "not_a_card": N_("the text is not a card"),
    "card_twice": N_("the same card is given in two places"),
    "not_in_deck": N_("the card's rank is taken out of this game's deck"),
    "wrong_joker": N_("the joker is not of the kind that the deck has"),
    "no_joker": N_("a joker is given, but the deck has none"),
    "faces_needed": N_("the hand must say which cards lie face down"),
    "wrong_faces": N_("too many or too few of the cards lie face down"),
    "wrong_card_count": N_("too many or too few cards are given"),
    "no_board": N_("a board is given, but the variant has none"),
    "no_draws": N_("the variant has no draws"),
    "bad_cursor": N_("the cursor is not one that an answer gave for this question"),
    "no_seats": N_("no seat is given"),
    "seat_twice": N_("a seat is given twice"),
    "too_many_seats": N_("there are more seats than can play the variant"),
    "stub_too_short": N_("too few cards are left, even after a reshuffle"),
    "no_pot": N_("nothing says what is in the pot: a pot, pots, or bets"),
    "two_kinds_of_pot": N_("the money is given in two ways that exclude each other"),
    "bet_missing": N_("some players have a bet and this one has none"),
    "not_in_chips": N_("the amount is no multiple of the smallest chip"),
    "nobody_in": N_("every player is folded or foul"),
    "not_live": N_("the seat of a pot is not one of a live player"),
    "cards_missing": N_("a player who contests a pot has no cards"),
    "declaration_missing": N_("a player who contests a pot has not declared"),
    "not_declared": N_("a player declared in a game where cards speak"),
    "button_missing": N_("an odd chip turns on the button, and no button is given"),
    "not_a_rank": N_("the text is not ranks as on cards"),
    "upcards_missing": N_("the game turns on the order of the face-up cards, which is not given"),
    "named_missing": N_("the game turns on a rank that somebody names, which is not given"),
    "not_used": N_("the game does not turn on this field"),
    "side_twice": N_("two sides of a game have one name"),
    "deck_too_small": N_("the deck cannot serve so many players"),
    "too_few_cards": N_("a player has too few cards to make a hand of this side"),
    "too_many_groups": N_("a hand would have too many combinations to compare"),
    "unknown_variant": N_("there is no such variant"),
    "unknown_house_rule": N_("the variant has no such house rule"),
    "needs_high_low": N_("the house rule is in force only when the game is played high-low"),
    "not_high_only": N_("only a game that is high only can be made high-low"),
}
"""Every ``code`` of an entry in ``errors``."""
