"""The values of house rules in words, as they stand after "what it decides: …"."""

from __future__ import annotations

from collections.abc import Mapping

from dealerapi.words import N_, _

WORDS: Mapping[str, Mapping[str, str]] = {
    "five_of_a_kind": {
        "highest": N_("above every other hand"),
        "below_natural_royal": N_("below a natural royal flush only"),
        "below_straight_flush": N_("between four of a kind and a straight flush"),
        "not_counted": N_("it does not count"),
    },
    "double_ace_flush": {
        "false": N_("it is the highest card not held"),
        "true": N_("it may be a second ace"),
    },
    "natural_beats_wild": {
        "false": N_("they tie"),
        "true": N_("the one with fewer wild cards wins"),
    },
    "lowest_down_ace": {"high": N_("the ace is high"), "low": N_("the ace is low")},
    "both_tie": {"counts": N_("a tie is enough"), "fails": N_("a tie fails")},
    "failed_both": {
        "next_best": N_("the next best hand"),
        "conqueror_takes_it": N_("whoever won the half in which it failed"),
    },
    "nobody_wins": {
        "split": N_("it is divided evenly"),
        "carry": N_("it stays for the next deal"),
    },
    "odd_chip": {
        "left_of_button": N_("the first left of the button"),
        "high_card_by_suit": N_("the highest card that plays, by suit"),
        "high_card_by_suit_all": N_("the highest card held, by suit"),
    },
    "quartered_odd_chip": {"high": N_("the high half"), "low": N_("the low half")},
    "same_hands_both_ways": {
        "even": N_("the whole pot at once"),
        "halves": N_("half by half"),
    },
    "low_ranking": {
        "ace_to_six": N_("ace to six: straights and flushes count against a low"),
        "ace_to_five": N_("ace to five: straights and flushes do not count"),
        "deuce_to_seven": N_("deuce to seven: ace high, straights and flushes count"),
    },
    "low_wild": {
        "low_ace": N_("a low ace that pairs nothing, or any card"),
        "lowest_missing": N_("whichever card makes the lowest hand"),
        "natural": N_("the card that is printed on it"),
    },
    "joker": {
        "none": N_("no joker"),
        "bug": N_("a joker as a bug"),
        "wild": N_("a joker that is wholly wild"),
    },
    "openers": {
        "any": N_("any hand opens"),
        "jacks_or_better": N_("a pair of jacks or better"),
    },
}


def value_in_words(rule: str, value: str) -> str:
    """What a value of a house rule means: "the ace is low"."""
    return _(WORDS[rule][value])
