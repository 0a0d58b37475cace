"""Draw games in which two hands share the pot, and draws that decide which hand wins."""

from __future__ import annotations

from dealerapi.games.draw import high
from dealerapi.games.draw_more import SHOWN_ACE
from dealerapi.games.game import Deal, Fixed, FixedDraws, Game, Side
from dealerapi.games.high_low import LOW_BY_HOUSE
from dealerapi.games.making import ANY_CARDS
from dealerapi.games.qualifiers import AtLeast, NoPair, OrBetter
from dealerapi.games.sources import (
    BARGE,
    COUNTING_OUTS,
    DIAGRAM_1979,
    GENERIC_POKER,
    PAGAT,
    POKER_DB,
    TECHNOSTERIA,
)
from dealerapi.games.wild_rules import WildRanks
from dealerapi.ranking import (
    ACE_TO_FIVE,
    ACE_TO_SIX,
    BADUGI,
    BADUGI_ACE_HIGH,
    DEUCE_TO_SEVEN,
    STANDARD_HIGH,
    LowestOfSuit,
)
from dealerapi.words import N_

ODD_CHIP_OF_FIVE = N_("The odd chip of the halving goes with the five-card hand.")
NINES = COUNTING_OUTS["Archie"]
PAIR_OR_NOT = POKER_DB["Five Draw Pair No Pair (#42)"]
ROLLED = POKER_DB["Rollouts (#75)"]

BADEUCY = Game(
    name="badeucy",
    title="Badeucy",
    family="split-draw",
    summary=N_("Deuce-to-seven low and badugi with the ace high share the pot; three draws."),
    players=(2, 6),
    deal=Deal(down=5),
    sides=(
        Side("low", DEUCE_TO_SEVEN, ANY_CARDS, source=BARGE["Badeucy"]),
        Side("badugi", BADUGI_ACE_HIGH, ANY_CARDS, source=BARGE["Badeucy"]),
    ),
    split=BARGE["Ties & Odd Chips"],
    draws=FixedDraws((5, 5, 5), BARGE["Badeucy"]),
    sources=(BARGE,),
    aliases={"baducey": {}, "badeucey": {}},
    notes=(ODD_CHIP_OF_FIVE,),
    example=("7s5d4h3c2s", "8d6c5h4s2d", "As5c4c3d2c"),
)

BADEUCY_NATURAL = BADEUCY.but(
    name="badeucy-natural",
    title="Badeucy Natural",
    summary=N_("Badeucy in which the ace is low in the badugi and high in the low."),
    sides=(
        Side("low", DEUCE_TO_SEVEN, ANY_CARDS, source=GENERIC_POKER["Badeucey Natural"]),
        Side("badugi", BADUGI, ANY_CARDS, source=GENERIC_POKER["Badeucey Natural"]),
    ),
    draws=FixedDraws((5, 5, 5), GENERIC_POKER["Badeucey Natural"]),
    sources=(GENERIC_POKER, BARGE),
    aliases={"badeucey-natural": {}},
)

BADACEY = BADEUCY.but(
    name="badacey",
    title="Badacey",
    summary=N_("Ace-to-five low and badugi share the pot; three draws."),
    sides=(
        Side("low", ACE_TO_FIVE, ANY_CARDS, source=BARGE["Badacey"]),
        Side("badugi", BADUGI, ANY_CARDS, source=BARGE["Badacey"]),
    ),
    draws=FixedDraws((5, 5, 5), BARGE["Badacey"]),
    aliases={},
)

ARCHIE = Game(
    name="archie",
    title="Archie",
    family="split-draw",
    summary=N_("High of sixes or better and low of eight or better share the pot; three draws."),
    players=(2, 6),
    deal=Deal(down=5),
    sides=(
        Side("high", STANDARD_HIGH, ANY_CARDS, AtLeast("one_pair", 6), source=BARGE["Archie"]),
        Side("low", ACE_TO_FIVE, ANY_CARDS, OrBetter(8), source=BARGE["Archie"]),
        Side("otherwise", STANDARD_HIGH, ANY_CARDS, source=BARGE["Archie"], fallback=True),
    ),
    split=BARGE["Archie"],
    draws=FixedDraws((5, 5, 5), BARGE["Archie"]),
    sources=(BARGE,),
    aliases={"archie-sixes": {}},
    notes=(N_("Where no hand qualifies either way, the best high hand takes the whole pot."),),
    example=("6s6dKh9c2s", "8d6c4h3s2h", "5c5hAsQdJc"),
)

ARCHIE_NINES = ARCHIE.but(
    name="archie-nines",
    title="Archie, Nines or Better",
    summary=N_("High of nines or better and low of eight or better share the pot; three draws."),
    sides=(
        Side("high", STANDARD_HIGH, ANY_CARDS, AtLeast("one_pair", 9), source=NINES),
        Side("low", ACE_TO_FIVE, ANY_CARDS, OrBetter(8), source=NINES),
    ),
    split=NINES,
    settled={"nobody_wins": Fixed("split", NINES)},
    draws=FixedDraws((5, 5, 5), NINES),
    sources=(COUNTING_OUTS, BARGE),
    aliases={},
    notes=(N_("Where no hand qualifies either way, all who are left share the pot."),),
)

KOREAN = ARCHIE.but(
    name="korean",
    title="Korean",
    summary=N_("High of a pair or better and low without a pair share the pot; three draws."),
    sides=(
        Side("high", STANDARD_HIGH, ANY_CARDS, AtLeast("one_pair"), source=BARGE["Korean"]),
        Side("low", ACE_TO_FIVE, ANY_CARDS, NoPair(), source=BARGE["Korean"]),
    ),
    split=BARGE["Korean"],
    draws=FixedDraws((5, 5, 5), BARGE["Korean"]),
    aliases={},
    notes=(N_("A straight or flush competes both ways; every hand competes at least one way."),),
)

DUCK_FLUSH = ARCHIE.but(
    name="duck-flush",
    title="Duck Flush",
    summary=N_("A flush or better takes the pot; without one the best deuce-to-seven low does."),
    sides=(
        Side("high", STANDARD_HIGH, ANY_CARDS, AtLeast("flush"), source=BARGE["Duck Flush"]),
        Side("low", DEUCE_TO_SEVEN, ANY_CARDS, source=BARGE["Duck Flush"]),
    ),
    split=None,
    first_held=True,
    draws=FixedDraws((5, 5, 5), BARGE["Duck Flush"]),
    aliases={},
    notes=(N_("The pot is never split between a high and a low hand."),),
    example=("KcJc8c5c3c", "8h5d4c3s2d", "7h6c5h4s3d"),
)

DRAW_HIGH_LOW_EIGHT = ARCHIE.but(
    name="draw-high-low-eight",
    title="Draw High-Low, Eight or Better",
    summary=N_("Five-card draw; the high hand and a low of eight or better share the pot."),
    players=(2, 8),
    sides=(
        high(GENERIC_POKER["A-5 Draw Hi-Lo 8"]),
        Side("low", ACE_TO_FIVE, ANY_CARDS, OrBetter(8), source=GENERIC_POKER["A-5 Draw Hi-Lo 8"]),
    ),
    split=GENERIC_POKER["A-5 Draw Hi-Lo 8"],
    draws=FixedDraws((5,), GENERIC_POKER["A-5 Draw Hi-Lo 8"]),
    sources=(GENERIC_POKER,),
    aliases={"a-5-draw-hi-lo-8": {}},
    notes=(),
)

PAIR_NO_PAIR = ARCHIE.but(
    name="pair-no-pair-draw",
    title="Five Draw, Pair No Pair",
    summary=N_("Five-card draw; a pair or better competes for high, less than a pair for low."),
    players=(2, 8),
    sides=(
        Side("high", STANDARD_HIGH, ANY_CARDS, AtLeast("one_pair"), source=PAIR_OR_NOT),
        Side("low", ACE_TO_SIX, ANY_CARDS, NoPair(), source=PAIR_OR_NOT),
    ),
    split=PAIR_OR_NOT,
    draws=FixedDraws((3,), PAIR_OR_NOT, with_ace=4),
    sources=(POKER_DB,),
    aliases={},
    notes=(SHOWN_ACE, N_("The source does not say whether the ace is low; here it is.")),
    example=("6s6dKh9c2s", "8d6c4h3sAh", "QcJhTs9d8s"),
)

ROLLOUTS = Game(
    name="rollouts",
    title="Rollouts",
    family="split-draw",
    summary=N_("Five-card draw, the hands then rolled card by card; high or low is declared."),
    players=(2, 8),
    deal=Deal(down=5),
    sides=(high(PAGAT["Poker hand ranking"]), LOW_BY_HOUSE),
    declared=ROLLED,
    split=ROLLED,
    both=False,
    draws=FixedDraws((3,), ROLLED, with_ace=4),
    sources=(POKER_DB, DIAGRAM_1979, PAGAT),
    aliases={"money-back": {}, "skinny-minnie": {}},
    notes=(N_("The stacked cards are turned one by one, with bets between."), SHOWN_ACE),
    example=("KcKdJhTs9c", "7d5s3s2sAd", "9d9h8s8d4c"),
)

LAINO_ROLLEM = ROLLOUTS.but(
    name="laino-rollem",
    title="Laino Roll'em",
    summary=N_("Rollouts in which straights and flushes do not spoil a low."),
    sides=(
        high(PAGAT["Poker hand ranking"]),
        Side("low", ACE_TO_FIVE, ANY_CARDS, source=POKER_DB["Laino Roll'em (#452)"]),
    ),
    declared=POKER_DB["Laino Roll'em (#452)"],
    split=POKER_DB["Laino Roll'em (#452)"],
    draws=FixedDraws((3,), POKER_DB["Laino Roll'em (#452)"], with_ace=4),
    sources=(POKER_DB, PAGAT),
    aliases={},
)

HOT_PASTRAMI = ROLLOUTS.but(
    name="hot-pastrami",
    title="Hot Pastrami",
    summary=N_("Five-card draw in which everybody declares high or low, and not both."),
    declared=POKER_DB["Hot Pastrami (#48)"],
    split=POKER_DB["Hot Pastrami (#48)"],
    draws=FixedDraws((3,), POKER_DB["Hot Pastrami (#48)"], with_ace=4),
    aliases={},
    notes=(SHOWN_ACE,),
)

HONKY_TONK = HOT_PASTRAMI.but(
    name="honky-tonk",
    title="Honky Tonk",
    summary=N_("Declared high-low draw; threes are wild for high and kings are wild for low."),
    wild=(
        WildRanks(ranks="3", sides=("high",), source=POKER_DB["Honky Tonk (#430)"]),
        WildRanks(ranks="K", sides=("low",), source=POKER_DB["Honky Tonk (#430)"]),
    ),
    declared=POKER_DB["Honky Tonk (#430)"],
    split=POKER_DB["Honky Tonk (#430)"],
    draws=FixedDraws((3,), POKER_DB["Honky Tonk (#430)"], with_ace=4),
    example=("3c9d9hTs4c", "Kd5s4s2sAd", "QdQh8s8d6c"),
)

K2_DRAW = HONKY_TONK.but(
    name="k2-draw",
    title="K2 Draw",
    summary=N_("Draw high-low, the hands then rolled; twos are wild for high, kings for low."),
    wild=(
        WildRanks(ranks="2", sides=("high",), source=TECHNOSTERIA["K2 Draw Poker"]),
        WildRanks(ranks="K", sides=("low",), source=TECHNOSTERIA["K2 Draw Poker"]),
    ),
    declared=None,
    split=TECHNOSTERIA["K2 Draw Poker"],
    draws=FixedDraws((3,), POKER_DB["Five Card Draw (#1)"], with_ace=4),
    sources=(TECHNOSTERIA, POKER_DB, DIAGRAM_1979, PAGAT),
    notes=(
        N_("After the draw two cards are turned, and then one at a time with bets between."),
        N_("A king or a two may also play as printed. Some tables declare before the last card."),
    ),
    example=("2c9d9hTs4c", "Kd5s4s3sAd", "QdQh8s8d6c"),
)

LOW_CHICAGO_DRAW = ARCHIE.but(
    name="low-chicago-draw",
    title="Low Chicago Draw",
    summary=N_("Five-card double draw; the lowest spade in the hand takes half of the pot."),
    sides=(
        high(PAGAT["Poker hand ranking"]),
        Side("spade", LowestOfSuit("s"), ANY_CARDS, source=POKER_DB["Low Chicago II (#419)"]),
    ),
    split=POKER_DB["Low Chicago II (#419)"],
    draws=FixedDraws((3, 3), POKER_DB["Low Chicago II (#419)"], with_ace=4),
    sources=(POKER_DB, PAGAT),
    aliases={},
    notes=(
        SHOWN_ACE,
        N_("The source does not say whether the ace of spades is high or low; here it is high."),
    ),
    example=("KcKdJhTs9c", "7d5s3s2hAd", "9d9h8c8d4c"),
)

GAMES = (
    BADEUCY,
    BADEUCY_NATURAL,
    BADACEY,
    ARCHIE,
    ARCHIE_NINES,
    KOREAN,
    DUCK_FLUSH,
    DRAW_HIGH_LOW_EIGHT,
    PAIR_NO_PAIR,
    ROLLOUTS,
    LAINO_ROLLEM,
    HOT_PASTRAMI,
    HONKY_TONK,
    K2_DRAW,
    LOW_CHICAGO_DRAW,
)
