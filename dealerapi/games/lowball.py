"""Draw games for the low hand."""

from __future__ import annotations

from dealerapi.games.game import Deal, Fixed, FixedDraws, Game, Side
from dealerapi.games.making import ANY_CARDS
from dealerapi.games.sources import BARGE, GENERIC_POKER, POKER_DB, ROBERTS_RULES
from dealerapi.games.wild_rules import Joker, WildRanks
from dealerapi.ranking import (
    ACE_TO_FIVE,
    ACE_TO_SIX,
    BADUGI,
    DEUCE_TO_SEVEN,
    HIGH_BADUGI,
    low_of,
)
from dealerapi.words import N_

THREE_CARDS = POKER_DB["Three Card Double Draw Lowball (#466)"]
ACEY_DUECEY = POKER_DB["Acey Duecey Triple Draw (#1018)"]

TWO_TO_SEVEN_TRIPLE_DRAW = Game(
    name="two-to-seven-triple-draw",
    title="Deuce-to-Seven Triple Draw",
    family="lowball",
    summary=N_("Five-card lowball, ace high, straights and flushes count; three draws."),
    players=(2, 6),
    deal=Deal(down=5),
    sides=(Side("low", DEUCE_TO_SEVEN, ANY_CARDS, source=ROBERTS_RULES["Kansas City Lowball"]),),
    draws=FixedDraws((5, 5, 5), ROBERTS_RULES["Lowball"]),
    sources=(ROBERTS_RULES,),
    aliases={"2-7-triple-draw": {}, "deuce-to-seven-triple-draw": {}},
    example=("7s5d4h3c2s", "8d6c5h4s2h", "As5c4c3d2d"),
)

TWO_TO_SEVEN_SINGLE_DRAW = TWO_TO_SEVEN_TRIPLE_DRAW.but(
    name="two-to-seven-single-draw",
    title="Deuce-to-Seven Single Draw",
    summary=N_("Five-card lowball, ace high, straights and flushes count; one draw."),
    players=(2, 8),
    draws=FixedDraws((5,), BARGE["Deuce-to-Seven Lowball"]),
    sources=(ROBERTS_RULES, BARGE),
    aliases={"2-7-single-draw": {}, "kansas-city-lowball": {}, "deuce-to-seven-lowball": {}},
    notes=(N_("It is played without a joker."),),
)

TWO_TO_SEVEN_DOUBLE_DRAW = TWO_TO_SEVEN_TRIPLE_DRAW.but(
    name="two-to-seven-double-draw",
    title="Deuce-to-Seven Double Draw",
    summary=N_("Five-card lowball, ace high, straights and flushes count; two draws."),
    players=(2, 7),
    draws=FixedDraws((5, 5), GENERIC_POKER["2-7 Double Draw"]),
    sources=(ROBERTS_RULES, GENERIC_POKER),
    aliases={"2-7-double-draw": {}},
)

ACE_TO_FIVE_LOWBALL = TWO_TO_SEVEN_SINGLE_DRAW.but(
    name="ace-to-five-lowball",
    title="Ace-to-Five Lowball",
    summary=N_("Five-card lowball, ace low, straights and flushes do not count; one draw."),
    sides=(Side("low", ACE_TO_FIVE, ANY_CARDS, source=ROBERTS_RULES["Ace-to-Five Lowball"]),),
    draws=FixedDraws((5,), ROBERTS_RULES["Lowball"]),
    sources=(ROBERTS_RULES,),
    aliases={"a-5-single-draw": {}, "ace-to-five-single-draw": {}},
    notes=(N_("In limit play a seven or better that checks and wins gets no later bets."),),
    example=("6s5d4h3c2s", "5h4s3d2cAc", "AdAh7c5c4c"),
)

CALIFORNIA_LOWBALL = ACE_TO_FIVE_LOWBALL.but(
    name="california-lowball",
    title="California Lowball",
    summary=N_("Ace-to-five lowball with a joker, the lowest card that the hand lacks; one draw."),
    jokers=1,
    wild=(Joker(joker="bug", source=ROBERTS_RULES["Ace-to-Five Lowball 1"]),),
    sides=(Side("low", None, ANY_CARDS, source=BARGE["California Lowball"]),),
    settled={
        "low_ranking": Fixed("ace_to_five", BARGE["California Lowball"]),
        "low_wild": Fixed("lowest_missing", BARGE["Appendix A: Lowball Scales"]),
    },
    sources=(BARGE, ROBERTS_RULES),
    aliases={"california-lowball-with-the-joker": {}},
    example=("Jk6s5d3cAs", "7h4s3d2cAc", "AdAh8c5c4c"),
)

ACE_TO_FIVE_TRIPLE_DRAW = TWO_TO_SEVEN_TRIPLE_DRAW.but(
    name="ace-to-five-triple-draw",
    title="Ace-to-Five Triple Draw",
    summary=N_("Five-card lowball, ace low, straights and flushes do not count; three draws."),
    sides=(Side("low", ACE_TO_FIVE, ANY_CARDS, source=BARGE["Ace-to-5 Triple Draw"]),),
    draws=FixedDraws((5, 5, 5), BARGE["Ace-to-5 Triple Draw"]),
    sources=(BARGE,),
    aliases={"a-5-triple-draw": {}},
    notes=(N_("It is played without a joker."),),
    example=("6s5d4h3c2s", "5h4s3d2cAc", "AdAh7c5c4c"),
)

ACE_TO_SIX_LOWBALL = TWO_TO_SEVEN_SINGLE_DRAW.but(
    name="ace-to-six-lowball",
    title="Ace-to-Six Lowball",
    summary=N_("Five-card lowball, ace low, straights and flushes count; one draw."),
    sides=(Side("low", ACE_TO_SIX, ANY_CARDS, source=BARGE["Appendix A: Lowball Scales"]),),
    draws=FixedDraws((5,), GENERIC_POKER["A-6 Single Draw"]),
    sources=(BARGE, GENERIC_POKER),
    aliases={"a-6-single-draw": {}, "ace-to-six-single-draw": {}},
    notes=(),
    example=("6s4d3h2cAs", "5h4s3d2dAc", "7d6h5c3c2h"),
)

BADUGI_GAME = TWO_TO_SEVEN_TRIPLE_DRAW.but(
    name="badugi",
    title="Badugi",
    summary=N_("Four cards of different ranks and suits, the lowest wins; three draws."),
    players=(2, 7),
    deal=Deal(down=4),
    sides=(Side("badugi", BADUGI, ANY_CARDS, source=BARGE["Badugi"]),),
    draws=FixedDraws((4, 4, 4), BARGE["Badugi"]),
    sources=(BARGE,),
    aliases={"badougi": {}, "padooki": {}, "paduki": {}},
    notes=(N_("More cards that play always beat fewer; cards that do not play break no tie."),),
    example=("As2d3h4c", "KsQhJdTc", "7s6c2h2c"),
)

FIVE_CARD_BADUGI = BADUGI_GAME.but(
    name="five-card-badugi",
    title="Five-Card Badugi",
    summary=N_("Badugi with a fifth card: the best four of five, three draws of up to four."),
    players=(2, 6),
    deal=Deal(down=5),
    sides=(Side("badugi", BADUGI, ANY_CARDS, source=GENERIC_POKER["5-Card Badugi"]),),
    draws=FixedDraws((4, 4, 4), GENERIC_POKER["5-Card Badugi"]),
    sources=(GENERIC_POKER, BARGE),
    aliases={},
    example=("As2d3h4cKs", "KcQhJdTsQc", "7s5c2h2c7h"),
)

HI_DUGI = BADUGI_GAME.but(
    name="hi-dugi",
    title="Hi-Dugi",
    summary=N_("Badugi upside down: four cards of different ranks and suits, the highest wins."),
    players=(2, 6),
    sides=(Side("badugi", HIGH_BADUGI, ANY_CARDS, source=GENERIC_POKER["Hi-dugi"]),),
    draws=FixedDraws((4, 4, 4), GENERIC_POKER["Hi-dugi"]),
    sources=(GENERIC_POKER, BARGE),
    aliases={"high-badugi": {}},
    example=("AsKdQhJc", "5s4d3h2c", "AdAhKsQc"),
)

THREE_CARD_LOWBALL = TWO_TO_SEVEN_TRIPLE_DRAW.but(
    name="three-card-double-draw-lowball",
    title="Three-Card Double Draw Lowball",
    summary=N_("Three cards, the lowest hand wins; a draw of up to two cards and one of one."),
    players=(2, 8),
    deal=Deal(down=3),
    sides=(Side("low", low_of(3), ANY_CARDS, source=THREE_CARDS),),
    draws=FixedDraws((2, 1), THREE_CARDS),
    sources=(POKER_DB,),
    aliases={},
    notes=(
        N_("The source does not rank the lows; here the ace is low and only pairs count against."),
    ),
    example=("As2d3h", "Ks9h4c", "7s7c2h"),
)

ACEY_DUECEY_TRIPLE_DRAW = TWO_TO_SEVEN_TRIPLE_DRAW.but(
    name="acey-duecey-triple-draw",
    title="Acey Duecey Triple Draw",
    summary=N_("Lowball with three draws in which aces and twos are wild."),
    wild=(WildRanks(ranks="A2", source=ACEY_DUECEY),),
    sides=(Side("low", None, ANY_CARDS, source=ACEY_DUECEY),),
    settled={
        "low_ranking": Fixed("ace_to_five", ACEY_DUECEY, open=True),
        "low_wild": Fixed("lowest_missing", ACEY_DUECEY, open=True),
    },
    draws=FixedDraws((3, 3, 3), ACEY_DUECEY, with_ace=4),
    sources=(POKER_DB,),
    aliases={},
    notes=(N_("The source does not say how low hands rank; the house rule does."),),
    example=("As7d4h3c2s", "8d6c5h4s3d", "9s6h4c3h2c"),
)

GAMES = (
    TWO_TO_SEVEN_TRIPLE_DRAW,
    TWO_TO_SEVEN_SINGLE_DRAW,
    TWO_TO_SEVEN_DOUBLE_DRAW,
    ACE_TO_FIVE_LOWBALL,
    CALIFORNIA_LOWBALL,
    ACE_TO_FIVE_TRIPLE_DRAW,
    ACE_TO_SIX_LOWBALL,
    BADUGI_GAME,
    FIVE_CARD_BADUGI,
    HI_DUGI,
    THREE_CARD_LOWBALL,
    ACEY_DUECEY_TRIPLE_DRAW,
)
