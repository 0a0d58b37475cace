"""What the catalogue answers: the list of variants, and the rule sheet of one."""

from __future__ import annotations

from marshmallow import fields

from dealerapi.api import schemas
from dealerapi.api.answer_fields import (
    Said,
    a_list,
    a_rank,
    a_text,
    a_truth,
    a_whole,
    a_word,
    about_it,
    an_object,
)
from dealerapi.api.answer_schemas import Source


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
    jokers = a_whole("how many of them are jokers; a house rule can add one")
    ranks = a_text("the ranks in it, such as 789TJQKA")


class Layout(Said):
    """One way in which a whole hand lies."""

    down = a_whole("cards face down")
    up = a_whole("cards face up")


class DealtCards(Said):
    """The cards that a player holds at the showdown, and the board."""

    cards = a_whole("how many cards make a whole hand")
    down = a_whole("how many of them lie face down")
    up = a_whole("how many of them lie face up")
    board = a_whole("how many cards lie on the board")
    extra = a_whole("how many more cards a player can come to hold")
    layouts = a_list(fields.Nested(Layout), "every lawful way in which a whole hand lies")


class WildRule(Said):
    """A rule that makes cards wild: in words, and for programs in the form of a request."""

    rule = a_text("name of the rule")
    text = a_text("which cards are wild, in words")
    for_ = a_list(fields.String(), "the sides for which they are wild", data_key="for")
    ranks = a_text("these ranks", required=False)
    cards = a_text("these cards", required=False)
    partner = fields.Dict(
        keys=fields.String(),
        values=a_rank(),
        metadata=about_it("a rank, by name, where the hand holds its partner"),
    )
    adds_to = a_whole("two cards that add to this", required=False)
    own = a_word("lowest", "highest", about="that rank of the player's own", required=False)
    down = a_truth("with own: of the cards face down only", required=False)
    joker = a_word("wild", "bug", "by_house", about="what the joker does", required=False)
    board = a_text("the rank of that card on the board", required=False)
    places = a_list(a_whole(), "with board: the positions looked at, from 0", required=False)
    follows = a_text("the rank dealt face up after the last of this rank", required=False)
    leader = a_truth("with follows: that rank itself, too", required=False)
    named = a_word("dealer", "player", about="a rank that they name", required=False)
    only_ = a_text("what limits the rule, or null", null=True, data_key="only")
    killed_by = a_text("ranks that stop the rule where the hand holds one, or null", null=True)
    source = an_object(Source, "where the rule is written")


class SideSheet(Said):
    """One side of the pot: what wins it."""

    ranking = a_text("how hands rank; low_ranking where the house rule of that name says it")
    by_house_rule = a_truth("whether a house rule names the ranking")
    from_ = a_text("of which cards a hand is made", data_key="from")
    qualifier = a_text("what a hand must be to win, or null", null=True)
    part = a_whole("its part of the pot beside the parts of the others")
    fallback = a_truth("whether it counts only where no other side is held")
    second_best = a_truth("whether the second-best hand wins it")
    source = an_object(Source, "where the side is written", null=True)


class Declaring(Said):
    """What players declare before the showdown."""

    choices = a_list(fields.String(), "what may be declared")
    source = an_object(Source, "where the rule is written")


class DrawsSheet(Said):
    """How cards are drawn."""

    called_by_dealer = a_truth("whether the dealer calls the draws; if not, the game fixes them")
    largest = a_whole("the largest single draw")
    limits = a_list(
        a_whole(), "the most cards of each draw in order, where the game fixes them", required=False
    )
    with_ace = a_whole("the most for a player who keeps an ace", required=False, null=True)
    face = a_word("down", "up", "as_thrown", about="how a drawn card lies", required=False)
    source = an_object(Source, "where the draws are written")


class PlayedHighLow(Said):
    """The sides, and how they are declared, where a high-only game is played high-low."""

    sides = a_list(fields.String(), "the sides")
    declare = an_object(Declaring, "how players declare")


class HouseRule(Said):
    """One house rule that can touch the variant."""

    rule = a_text("its name")
    values = a_list(fields.String(), "its values")
    says = fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        required=True,
        metadata=about_it("what each value means, in words"),
    )
    default = a_text("the value it has where a request does not set it")
    open = a_truth("whether the sources leave it to the table")
    about = a_text("what it decides")
    source = an_object(Source, "where it is written, or what was followed where it is open")
    needs = a_text("high_low, where it is in force only in a game played so", required=False)


class Examples(Said):
    """A request body for each question, that works as it stands."""

    evaluate = an_object(schemas.EvaluateRequest, "what hands are worth")
    wilds = an_object(schemas.WildsRequest, "which cards are wild")
    draws = an_object(schemas.DrawsRequest, "which draws may be called", required=False)
    draws_deal = an_object(
        schemas.DealDrawRequest, "in which order a draw is served", required=False
    )
    showdown = an_object(schemas.ShowdownRequest, "who gets what")
    deal_check = an_object(schemas.DealCheckRequest, "what becomes of a miscounted hand")


class VariantAnswer(Listing):
    """The rule sheet of a game. Sides beside high and low are fields of their own name."""

    others = "high"

    players = an_object(Span, "how many can play")
    deck = an_object(Deck, "the deck")
    deal = an_object(DealtCards, "the cards of a whole hand, and the board")
    wild = a_list(fields.Nested(WildRule), "which cards are wild; empty where none are")
    sides = a_list(fields.String(), "what the pot is played for; odd chips go to the first")
    high = an_object(SideSheet, "what wins high; null where the variant has no high", null=True)
    low = an_object(SideSheet, "what wins low; null where the variant has no low", null=True)
    declare = an_object(Declaring, "what players declare; null where cards speak", null=True)
    draws = an_object(DrawsSheet, "how cards are drawn; null where they are not", null=True)
    odd_chip = a_text("who gets the odd chip among tied hands, unless the house rule is set")
    played_high_low = an_object(
        PlayedHighLow, "what changes where it is played high-low; null where it is not", null=True
    )
    can_play_high_low = a_truth("whether it can be played high-low by “high_low” in a request")
    needs_faces = a_truth("whether it matters which cards lie face down")
    needs = a_list(fields.String(), "what else a request must tell: upcards, named, …")
    one_winner = a_truth("whether the first side that anybody holds takes the whole pot")
    scoop = a_truth("whether only a hand that wins every side alone takes the pot")
    dead_ranks = a_text("ranks that do not count in a hand; mostly empty")
    house_rules = a_list(fields.Nested(HouseRule), "the house rules that can touch it")
    sentence = a_text("the whole game in one sentence")
    notes = a_list(fields.String(), "what else a dealer should know")
    sources = a_list(fields.String(), "the documents it is taken from")
    example = an_object(Examples, "requests that work as they stand")
