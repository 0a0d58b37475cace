"""More games of the hold'em and Omaha kind: one board of up to five cards."""

from __future__ import annotations

from dealerapi.games.community import OMAHA_HI_LO, TEXAS_HOLDEM, TWO_OF_THE_HAND
from dealerapi.games.game import Deal, Game, Side
from dealerapi.games.making import ANY_CARDS, HAND_ALONE, Making, exactly
from dealerapi.games.qualifiers import OrBetter
from dealerapi.games.sources import BARGE, POKER_DB, WIKIPEDIA, Source
from dealerapi.games.wild_rules import BoardRank
from dealerapi.ranking import (
    ACE_TO_FIVE,
    CANADIAN_HIGH,
    SHORT_DECK_HIGH,
    STANDARD_HIGH,
    LowestOfSuit,
    Ranking,
    high_of,
)
from dealerapi.words import N_


def high_side(source: Source, making: Making = ANY_CARDS, ranking: Ranking = STANDARD_HIGH) -> Side:
    """The side for the best high hand, as that rule has it."""
    return Side("high", ranking, making, source=source)


def eight_low(source: Source, making: Making = ANY_CARDS) -> Side:
    """The side for the best low hand of eight or better, as that rule has it."""
    return Side("low", ACE_TO_FIVE, making, OrBetter(8), source=source)


def like(base: Game, **changes: object) -> Game:
    """The base game changed, without what belongs to its own name and hands."""
    return base.but(**{"aliases": {}, "example": (), "notes": (), **changes})


DISCARDED = N_("Send the two cards that each player kept.")

PINEAPPLE = like(
    TEXAS_HOLDEM,
    name="pineapple",
    title="Pineapple",
    summary=N_("Hold'em with three cards dealt; one is thrown away before the flop."),
    dealt_first=3,
    sides=(high_side(WIKIPEDIA["Pineapple poker"]),),
    sources=(WIKIPEDIA, POKER_DB),
    aliases={"pineapple-holdem": {}},
    notes=(DISCARDED,),
    example=("AsKd", "QhQc", "9s8s"),
)

CRAZY_PINEAPPLE = PINEAPPLE.but(
    name="crazy-pineapple",
    title="Crazy Pineapple",
    summary=N_("Hold'em with three cards dealt; one is thrown away after the flop."),
    aliases={},
)

CRAZY_PINEAPPLE_HI_LO = CRAZY_PINEAPPLE.but(
    name="crazy-pineapple-hi-lo",
    title="Crazy Pineapple Hi-Lo",
    summary=N_("Crazy pineapple for the high hand and for a low of eight or better."),
    sides=(
        high_side(BARGE["Crazy Pineapple High/Low"]),
        eight_low(BARGE["Crazy Pineapple High/Low"]),
    ),
    split=BARGE["Crazy Pineapple High/Low"],
    settled=OMAHA_HI_LO.settled,
    sources=(BARGE,),
    aliases={"crazy-pineapple-8": {}, "crazy-pineapple-eight-or-better": {}},
    example=("As2d", "KhKc", "7s6s"),
)

TEXAS_HOLDEM_HI_LO = like(
    TEXAS_HOLDEM,
    name="texas-holdem-hi-lo",
    title="Texas Hold'em Hi-Lo",
    summary=N_("Hold'em for the high hand and for a low of eight or better."),
    sides=(high_side(BARGE["Texas Hold'em High/Low"]), eight_low(BARGE["Texas Hold'em High/Low"])),
    split=BARGE["Texas Hold'em High/Low"],
    settled=OMAHA_HI_LO.settled,
    sources=(BARGE,),
    aliases={"holdem-hi-lo": {}, "holdem-8": {}, "holdem-eight-or-better": {}},
    example=("As2d", "KhKc", "7s6s"),
)

IRISH = PINEAPPLE.but(
    name="irish",
    title="Irish",
    summary=N_("Hold'em with four cards dealt; two are thrown away after the flop."),
    dealt_first=4,
    sides=(high_side(BARGE["Irish"]),),
    sources=(BARGE,),
    aliases={"irish-holdem": {}, "irish-poker": {}},
)

SUPER_HOLDEM = like(
    TEXAS_HOLDEM,
    name="super-holdem",
    title="Super Hold'em",
    summary=N_("Three cards each and five on the board; the best five of the eight."),
    deal=Deal(down=3, board=5),
    sides=(high_side(POKER_DB["Super Hold'em"]),),
    sources=(POKER_DB,),
    aliases={"super-eight": {}},
)

RIVER_DOWN_HOLDEM = like(
    SUPER_HOLDEM,
    name="river-down-holdem",
    title="River Down Hold'em",
    summary=N_("Hold'em with four cards on the board; the last card is dealt to each player."),
    deal=Deal(down=3, board=4),
    dealt_first=2,
    sides=(high_side(POKER_DB["River Down Hold'em"]),),
    aliases={"muckleshoot-holdem": {}},
)

GREEK_HOLDEM = like(
    TEXAS_HOLDEM,
    name="greek-holdem",
    title="Greek Hold'em",
    summary=N_("Hold'em in which both cards of the hand must play, with three of the board."),
    sides=(high_side(POKER_DB["Greek Hold'em"], TWO_OF_THE_HAND),),
    sources=(POKER_DB,),
    aliases={"amarillo": {}, "mathilda": {}},
    example=("AsKd", "QhQc", "9s8s"),
)

YOGI_HOLDEM = like(
    SUPER_HOLDEM,
    name="yogi-holdem",
    title="Yogi Hold'em",
    summary=N_("All three cards of the hand must play, with two of the board."),
    sides=(high_side(POKER_DB["Yogi Hold'em"], exactly(3)),),
)

SOWSEM_HOLDEM = like(
    TEXAS_HOLDEM,
    name="sowsem-holdem",
    title="Sows'em Hold'em",
    summary=N_("Hold'em in which a four-card flush or straight beats one pair but not two."),
    sides=(high_side(POKER_DB["Sows'em Hold'em"], ranking=CANADIAN_HIGH),),
    sources=(POKER_DB,),
)

LOWEST_ACE = N_("An ace is high when the lowest card on the board is sought.")

COOL_HAND_LUKE = like(
    TEXAS_HOLDEM,
    name="cool-hand-luke",
    title="Cool Hand Luke",
    summary=N_("Hold'em; the lowest card on the board and all of its rank are wild."),
    wild=(BoardRank(which="lowest", source=POKER_DB["Cool Hand Luke"]),),
    sides=(high_side(POKER_DB["Cool Hand Luke"]),),
    sources=(POKER_DB,),
    notes=(LOWEST_ACE,),
)

SHORT_DECK_HOLDEM = like(
    TEXAS_HOLDEM,
    name="short-deck-holdem",
    title="Short Deck Hold'em",
    summary=N_("Hold'em with the cards from six to ace; a flush beats a full house."),
    stripped="2345",
    sides=(high_side(BARGE["Short Deck Texas Hold'em"], ranking=SHORT_DECK_HIGH),),
    sources=(BARGE,),
    aliases={"short-deck": {}, "six-plus-holdem": {}, "6-plus-holdem": {}},
    notes=(N_("Some houses let three of a kind beat a straight; here a straight is better."),),
)

ROYAL_HOLDEM = like(
    TEXAS_HOLDEM,
    name="royal-holdem",
    title="Royal Hold'em",
    summary=N_("Hold'em with tens, jacks, queens, kings and aces only."),
    players=(2, 6),
    stripped="23456789",
    sides=(high_side(WIKIPEDIA["Royal hold 'em"]),),
    sources=(WIKIPEDIA,),
    aliases={"royal-texas-holdem": {}},
    example=("AsKd", "QhQc", "JsTs"),
)

MANILA = like(
    GREEK_HOLDEM,
    name="manila",
    title="Manila",
    summary=N_("Sevens to aces; both cards must play; a flush beats a full house."),
    stripped="23456",
    sides=(high_side(WIKIPEDIA["Manila (card game)"], TWO_OF_THE_HAND, SHORT_DECK_HIGH),),
    sources=(WIKIPEDIA, POKER_DB),
    aliases={"seven-up-poker": {}},
    notes=(N_("The ace is never low: ten, nine, eight, seven and ace are no straight."),),
    example=("AsKd", "QhQc", "9s8s"),
)

THREE_CARD_HOLDEM = like(
    TEXAS_HOLDEM,
    name="three-card-holdem",
    title="Three-Card Hold'em",
    summary=N_("One card each and two on the board make a hand of three cards."),
    players=(2, 14),
    deal=Deal(down=1, board=2),
    sides=(high_side(POKER_DB["Three Card Hold'em"], ranking=high_of(3, straights=True)),),
    sources=(POKER_DB,),
    notes=(N_("Hands of three rank as in three-card poker: a straight beats a flush."),),
)

OMAHA = like(
    OMAHA_HI_LO,
    name="omaha",
    title="Omaha",
    summary=N_("Two of four cards with three of the board; high only."),
    sides=(high_side(BARGE["Omaha (High Only)"], TWO_OF_THE_HAND),),
    split=None,
    settled={},
    sources=(BARGE,),
    aliases={"omaha-high": {}, "omaha-holdem": {}, "plo": {}},
    example=("As2dKdKc", "QhQc9s8s", "Ah3h5s6c"),
)

NEBRASKA = like(
    OMAHA,
    name="nebraska",
    title="Nebraska",
    summary=N_("Three of four cards with two of the board; high only."),
    sides=(high_side(POKER_DB["Nebraska II"], exactly(3)),),
    sources=(POKER_DB,),
)

LINCOLN = like(
    OMAHA,
    name="lincoln",
    title="Lincoln",
    summary=N_("Omaha; the lowest card on the board and all of its rank are wild."),
    wild=(BoardRank(which="lowest", source=POKER_DB["Lincoln"]),),
    sides=(high_side(POKER_DB["Lincoln"], TWO_OF_THE_HAND),),
    sources=(POKER_DB,),
    notes=(LOWEST_ACE,),
)

OMAHA_SPADE = like(
    OMAHA,
    name="omaha-spade",
    title="Omaha Spade",
    summary=N_("Omaha; the lowest spade in the hand takes half of the pot."),
    sides=(
        high_side(POKER_DB["Omaha Spade"], TWO_OF_THE_HAND),
        Side("spade", LowestOfSuit("s"), HAND_ALONE, source=POKER_DB["Omaha Spade"]),
    ),
    split=POKER_DB["Omaha Spade"],
    sources=(POKER_DB,),
    notes=(N_("The source does not say whether the ace of spades is low; here it is high."),),
)

SHORT_DECK_OMAHA = like(
    OMAHA,
    name="short-deck-omaha",
    title="Short Deck Omaha",
    summary=N_("Omaha with the cards from six to ace; a flush beats a full house."),
    players=(2, 7),
    stripped="2345",
    sides=(high_side(BARGE["Short Deck Omaha"], TWO_OF_THE_HAND, SHORT_DECK_HIGH),),
    aliases={"six-plus-omaha": {}},
)

FIVE_CARD_OMAHA = like(
    OMAHA,
    name="five-card-omaha",
    title="Five-Card Omaha",
    summary=N_("Two of five cards with three of the board; high only."),
    players=(2, 8),
    deal=Deal(down=5, board=5),
    sides=(high_side(BARGE["Five Card Omaha"], TWO_OF_THE_HAND),),
    aliases={"five-card-plo": {}, "plo5": {}},
)

BIG_O = like(
    OMAHA_HI_LO,
    name="big-o",
    title="Big O",
    summary=N_("Two of five cards with three of the board; high, and low of eight or better."),
    players=(2, 8),
    deal=Deal(down=5, board=5),
    sides=(
        high_side(BARGE["Big O"], TWO_OF_THE_HAND),
        eight_low(BARGE["Big O"], TWO_OF_THE_HAND),
    ),
    split=BARGE["Big O"],
    sources=(BARGE,),
    aliases={"five-card-omaha-hi-lo": {}, "five-card-omaha-8": {}},
)

SIX_CARD_OMAHA = like(
    OMAHA,
    name="six-card-omaha",
    title="Six-Card Omaha",
    summary=N_("Two of six cards with three of the board; high only."),
    players=(2, 7),
    deal=Deal(down=6, board=5),
    sides=(high_side(POKER_DB["Big Omaha"], TWO_OF_THE_HAND),),
    sources=(POKER_DB,),
    aliases={"big-omaha": {}, "six-card-plo": {}, "plo6": {}},
)

COURCHEVEL = like(
    FIVE_CARD_OMAHA,
    name="courchevel",
    title="Courchevel",
    summary=N_("Five-card Omaha; the first card of the flop lies open before the first bet."),
    sides=(high_side(BARGE["Courchevel (High Only)"], TWO_OF_THE_HAND),),
)

COURCHEVEL_HI_LO = like(
    BIG_O,
    name="courchevel-hi-lo",
    title="Courchevel Hi-Lo",
    summary=N_("Courchevel for the high hand and for a low of eight or better."),
    sides=(
        high_side(WIKIPEDIA["Omaha hold 'em"], TWO_OF_THE_HAND),
        eight_low(WIKIPEDIA["Omaha hold 'em"], TWO_OF_THE_HAND),
    ),
    split=WIKIPEDIA["Omaha hold 'em"],
    sources=(WIKIPEDIA,),
    aliases={"courchevel-8": {}, "courchevel-eight-or-better": {}},
)

GAMES = (
    PINEAPPLE,
    CRAZY_PINEAPPLE,
    CRAZY_PINEAPPLE_HI_LO,
    TEXAS_HOLDEM_HI_LO,
    IRISH,
    SUPER_HOLDEM,
    RIVER_DOWN_HOLDEM,
    GREEK_HOLDEM,
    YOGI_HOLDEM,
    SOWSEM_HOLDEM,
    COOL_HAND_LUKE,
    SHORT_DECK_HOLDEM,
    ROYAL_HOLDEM,
    MANILA,
    THREE_CARD_HOLDEM,
    OMAHA,
    NEBRASKA,
    LINCOLN,
    OMAHA_SPADE,
    SHORT_DECK_OMAHA,
    FIVE_CARD_OMAHA,
    BIG_O,
    SIX_CARD_OMAHA,
    COURCHEVEL,
    COURCHEVEL_HI_LO,
)
