"""Home games that are hardly poker: guts, points, single cards, hands that beat everything.

In guts the players say in or out; the hands that come here are those of the players in.
"""

from __future__ import annotations

from dealerapi.games.game import Deal, Fixed, FixedDraws, Game, Side
from dealerapi.games.making import ANY_CARDS, HAND_ALONE
from dealerapi.games.qualifiers import BeatsBoard
from dealerapi.games.sources import (
    GAMBITER,
    GAME_RULES,
    HOUSE,
    MY_POKER_HOME_GAME,
    PAGAT,
    POKER_DB,
    Source,
)
from dealerapi.games.wild_rules import WildRanks
from dealerapi.ranking import (
    RANKINGS,
    STANDARD_HIGH,
    BeatsAll,
    Combination,
    Ranking,
    high_of,
    low_of,
)
from dealerapi.words import N_

TWO_CARDS, THREE_CARDS = high_of(2), high_of(3)
THREE_CARD_POKER = high_of(3, straights=True)


def _high(source: Source, ranking: Ranking) -> Side:
    return Side("high", ranking, ANY_CARDS, source=source)


def _over_the_table(source: Source, ranking: Ranking) -> Side:
    """The side of a hand that must beat the cards dealt to the table."""
    return Side("high", ranking, HAND_ALONE, BeatsBoard(), source=source)


def _stays(source: Source) -> dict[str, Fixed]:
    """The pot stays where the table has the best hand."""
    return {"nobody_wins": Fixed("carry", source)}


MATCHED = N_("Who stayed in and lost matches the pot, for the next deal.")
ONLY_THOSE_IN = N_("Send only the players who are in; who alone is in takes the pot.")
TABLE_HAND = N_("Send the cards dealt to the table as the board: a hand must beat them.")

TWO_CARD_GUTS = Game(
    name="two-card-guts",
    title="Two-Card Guts",
    family="home",
    summary=N_("Two cards, in or out: a pair beats no pair, then the higher cards win."),
    players=(2, 10),
    deal=Deal(down=2),
    sides=(_high(PAGAT["Guts: Two-card Guts"], TWO_CARDS),),
    sources=(PAGAT, POKER_DB),
    aliases={"guts": {}, "bullets": {}},
    notes=(ONLY_THOSE_IN, MATCHED),
    example=("AsKd", "2h2c", "9s8s"),
)

NUCLEAR_GUTS = TWO_CARD_GUTS.but(
    name="nuclear-guts",
    title="Nuclear Guts",
    summary=N_("Two-card guts in which the winner must beat two cards dealt to the table."),
    deal=Deal(down=2, board=2),
    sides=(_over_the_table(POKER_DB["Nuclear Guts"], TWO_CARDS),),
    settled=_stays(POKER_DB["Nuclear Guts"]),
    sources=(POKER_DB,),
    aliases={},
    notes=(ONLY_THOSE_IN, TABLE_HAND, MATCHED),
)

THREE_CARD_GUTS = TWO_CARD_GUTS.but(
    name="three-card-guts",
    title="Three-Card Guts",
    summary=N_("Three cards, in or out: straights and flushes of three cards count."),
    deal=Deal(down=3),
    sides=(_high(GAME_RULES["Guts Poker"], THREE_CARD_POKER),),
    sources=(GAME_RULES, PAGAT),
    aliases={"monte-carlo": {}},
    notes=(ONLY_THOSE_IN, MATCHED, N_("Some houses count no straights and no flushes.")),
    example=("AsKdQc", "2h2c9d", "9s8s4s"),
)

THE_DROP = THREE_CARD_GUTS.but(
    name="the-drop",
    title="The Drop",
    summary=N_("Three-card guts with a draw of one card; no straights and no flushes."),
    sides=(_high(POKER_DB["The Drop"], THREE_CARDS),),
    draws=FixedDraws((1,), POKER_DB["The Drop"]),
    sources=(POKER_DB,),
    aliases={},
    notes=(ONLY_THOSE_IN, MATCHED),
)

THREE_CARD_LOW_GUTS = THE_DROP.but(
    name="three-card-low-guts",
    title="Three-Card Low Guts",
    summary=N_("Three-card guts with a draw of one card; the lowest hand wins, the ace is low."),
    sides=(Side("low", low_of(3), ANY_CARDS, source=POKER_DB["Three Card Low Guts"]),),
    draws=FixedDraws((1,), POKER_DB["Three Card Low Guts"]),
    aliases={"antiguts": {}, "bones": {}},
)

BASEBALL_GUTS = THREE_CARD_GUTS.but(
    name="baseball-guts",
    title="Baseball Guts",
    summary=N_("Three-card guts; threes and nines are wild, a four brings another card."),
    deal=Deal(down=3, extra=1, extra_from="after_action"),
    wild=(WildRanks(ranks="39", source=POKER_DB["Baseball Guts"]),),
    sides=(_high(POKER_DB["Baseball Guts"], THREE_CARD_POKER),),
    sources=(POKER_DB,),
    aliases={},
    notes=(
        *THREE_CARD_GUTS.notes,
        N_("Who is in with a four gets one more card; the best three of the four count."),
    ),
    example=("AsKdQc", "9h2c7d", "8s8c4s5d"),
)

PJ_GUTS = THREE_CARD_GUTS.but(
    name="pj",
    title="PJ",
    summary=N_("Three-card guts; tens, twos and fours are wild."),
    wild=(WildRanks(ranks="T24", source=POKER_DB["PJ"]),),
    sides=(_high(POKER_DB["PJ"], THREE_CARD_POKER),),
    sources=(POKER_DB,),
    aliases={},
)

BEAT_THE_DECK = THREE_CARD_GUTS.but(
    name="beat-the-deck",
    title="Beat the Deck",
    summary=N_("Three-card guts with a draw; the winner must beat three cards of the table."),
    deal=Deal(down=3, board=3),
    sides=(_over_the_table(POKER_DB["Beat the Deck"], THREE_CARD_POKER),),
    draws=FixedDraws((1,), POKER_DB["Beat the Deck"]),
    settled=_stays(POKER_DB["Beat the Deck"]),
    sources=(POKER_DB,),
    aliases={},
    notes=(ONLY_THOSE_IN, TABLE_HAND, MATCHED),
)

FRED = BEAT_THE_DECK.but(
    name="fred",
    title="Fred",
    summary=N_("Three-card guts; sevens are wild; the winner must beat three cards of the table."),
    wild=(WildRanks(ranks="7", source=POKER_DB["Fred"]),),
    sides=(_over_the_table(POKER_DB["Fred"], THREE_CARD_POKER),),
    draws=None,
    settled=_stays(POKER_DB["Fred"]),
    notes=(ONLY_THOSE_IN, N_("Who holds a wild card must go in."), TABLE_HAND, MATCHED),
)

BULLET = BEAT_THE_DECK.but(
    name="bullet",
    title="Bullet",
    summary=N_("Threes and nines are wild; three threes beat everything; beat the table."),
    wild=(WildRanks(ranks="39", source=POKER_DB["Bullet"]),),
    sides=(_over_the_table(POKER_DB["Bullet"], BeatsAll(THREE_CARDS, (Combination("333"),))),),
    draws=FixedDraws((2,), POKER_DB["Bullet"]),
    settled=_stays(POKER_DB["Bullet"]),
    notes=(*BEAT_THE_DECK.notes, N_("There are no straights and no flushes.")),
    example=("AsAdQc", "9h2c7d", "8s8c4s"),
)

FIVE_CARD_GUTS = TWO_CARD_GUTS.but(
    name="five-card-guts",
    title="Five-Card Guts",
    summary=N_("Five cards, in or out, then a draw; the best high hand wins."),
    players=(2, 6),
    deal=Deal(down=5),
    sides=(_high(POKER_DB["Five Card Guts"], STANDARD_HIGH),),
    draws=FixedDraws((3,), POKER_DB["Five Card Guts"], with_ace=4),
    sources=(POKER_DB,),
    aliases={"cowboy": {}},
    example=("8c8d5h5sAd", "AhJh8h3hKh", "QsQdTc9s4h"),
)

PHANTOM_HAND_GUTS = FIVE_CARD_GUTS.but(
    name="phantom-hand-guts",
    title="Five-Card Guts with a Phantom Hand",
    summary=N_("Five-card guts in which the winner must beat a hand dealt to the table."),
    players=(2, 5),
    deal=Deal(down=5, board=5),
    sides=(_over_the_table(POKER_DB["Five Card With a Phantom Hand"], STANDARD_HIGH),),
    draws=FixedDraws((3,), POKER_DB["Five Card With a Phantom Hand"], with_ace=4),
    settled=_stays(POKER_DB["Five Card With a Phantom Hand"]),
    aliases={},
    notes=(ONLY_THOSE_IN, TABLE_HAND, MATCHED),
)

LEGS = N_("Who is in and loses pays the winner; three wins take the pot.")

THREE_FIVE_SEVEN = TWO_CARD_GUTS.but(
    name="three-five-seven",
    title="Three-Five-Seven",
    summary=N_("Guts in three rounds; in the last, seven cards each and sevens are wild."),
    players=(2, 7),
    deal=Deal(down=7),
    wild=(WildRanks(ranks="7", source=POKER_DB["Three Five Seven"]),),
    sides=(_high(POKER_DB["Three Five Seven"], STANDARD_HIGH),),
    sources=(POKER_DB,),
    aliases={"3-5-7": {}},
    notes=(
        N_("This is the last round; the rounds of three and five cards are games of their own."),
        LEGS,
    ),
    example=(),
)

THREE_FIVE_SEVEN_FIVE = THREE_FIVE_SEVEN.but(
    name="three-five-seven-five-cards",
    title="Three-Five-Seven, Five Cards",
    summary=N_("The second round of three-five-seven: five cards each and fives are wild."),
    deal=Deal(down=5),
    wild=(WildRanks(ranks="5", source=POKER_DB["Three Five Seven"]),),
    aliases={},
    notes=(LEGS,),
)

THREE_FIVE_SEVEN_THREE = THREE_FIVE_SEVEN_FIVE.but(
    name="three-five-seven-three-cards",
    title="Three-Five-Seven, Three Cards",
    summary=N_("The first round of three-five-seven: three cards each and threes are wild."),
    deal=Deal(down=3),
    wild=(WildRanks(ranks="3", source=POKER_DB["Three Five Seven"]),),
    sides=(_high(POKER_DB["Three Five Seven"], THREE_CARDS),),
    notes=(
        LEGS,
        N_("The source is silent on straights and flushes of three cards; here none count."),
    ),
)

COLD_HANDS = FIVE_CARD_GUTS.but(
    name="cold-hands",
    title="Cold Hands",
    summary=N_("Five cards dealt face up without a draw; the best high hand wins."),
    players=(2, 10),
    sides=(_high(POKER_DB["Showdown Straight"], STANDARD_HIGH),),
    draws=None,
    aliases={"showdown-straight": {}, "no-draw": {}},
    notes=(),
)

SECOND_BEST = COLD_HANDS.but(
    name="second-best",
    title="Second Best",
    summary=N_("Five cards each; the second-best hand takes the pot."),
    sides=(Side("high", STANDARD_HIGH, ANY_CARDS, source=HOUSE["Second best"], second_best=True),),
    sources=(HOUSE,),
    aliases={"second-best-hand-wins": {}},
    notes=(
        N_("Where all hands are equal they share the pot: no source settles this."),
        N_("Of two equal best hands neither is second: the next one wins."),
    ),
)

THREE_CARD_MONTE = TWO_CARD_GUTS.but(
    name="three-card-monte",
    title="Three-Card Monte",
    summary=N_("Three-card stud, one card down and two up; the best hand of three wins."),
    deal=Deal(down=1, up=2),
    sides=(_high(POKER_DB["Three Card Monte"], THREE_CARD_POKER),),
    sources=(POKER_DB,),
    aliases={"three-toed-pete": {}},
    notes=(N_("Hands of three rank as in three-card poker: a straight beats a flush."),),
    example=("As/KdQc", "2h/2c9d", "9s/8s4s"),
)

THREE_THREES = THREE_CARD_MONTE.but(
    name="three-threes",
    title="Three Threes",
    summary=N_("Three-card stud in which three threes beat everything."),
    sides=(
        _high(
            POKER_DB["Three Card Stud High"],
            BeatsAll(THREE_CARD_POKER, (Combination("333"),)),
        ),
    ),
    aliases={"three-card-stud-high": {}},
)

SEVEN_DEUCE = TWO_CARD_GUTS.but(
    name="seven-deuce",
    title="Seven-Deuce Beats All",
    summary=N_("Two cards: a pair beats no pair, but a seven with a two beats everything."),
    sides=(_high(HOUSE["Seven-deuce"], BeatsAll(TWO_CARDS, (Combination("72"),))),),
    sources=(HOUSE,),
    aliases={"72-beats-all": {}},
    notes=(N_("No source settles whether the seven and the two must be of different suits."),),
    example=("AsAd", "7h2c", "9s8s"),
)

INDIAN_POKER = TWO_CARD_GUTS.but(
    name="indian-poker",
    title="Indian Poker",
    summary=N_("One card each, held to the forehead so that all but its owner see it; high wins."),
    players=(2, 14),
    deal=Deal(down=1),
    sides=(_high(PAGAT["Indian Poker: One-Card Poker"], high_of(1)),),
    sources=(PAGAT,),
    aliases={"one-card-poker": {}, "blind-mans-bluff": {}, "blind-mans-buff": {}},
    notes=(N_("Equal cards share the pot: suits have no order."),),
    example=("As", "2h", "9s"),
)

INDIAN_POKER_HIGH_LOW = INDIAN_POKER.but(
    name="indian-poker-high-low",
    title="Indian Poker High-Low",
    summary=N_("One card each, held to the forehead; the highest and the lowest card share."),
    sides=(
        _high(PAGAT["Indian Poker: One-Card Poker"], high_of(1)),
        Side(
            "low",
            low_of(1, ace_low=False),
            ANY_CARDS,
            source=PAGAT["Indian Poker: One-Card Poker"],
        ),
    ),
    split=PAGAT["Indian Poker: One-Card Poker"],
    aliases={},
    notes=(
        *INDIAN_POKER.notes,
        N_("The source does not say whether an ace is low too; here the two is the lowest."),
    ),
)

SEVEN_TWENTY_SEVEN = TWO_CARD_GUTS.but(
    name="seven-twenty-seven",
    title="Seven Twenty-Seven",
    summary=N_("Points: the nearest to seven and the nearest to twenty-seven share the pot."),
    deal=Deal(down=1, up=1, extra=10, extra_from="after_action"),
    sides=tuple(
        Side(name, RANKINGS[ranking], ANY_CARDS, source=GAMBITER["Seven Twenty-Seven"])
        for name, ranking in (("seven", "nearest_7"), ("twenty_seven", "nearest_27"))
    ),
    split=GAMBITER["Seven Twenty-Seven"],
    sources=(GAMBITER, MY_POKER_HOME_GAME),
    aliases={"7-27": {}, "727": {}},
    notes=(
        N_("An ace counts one or eleven, a face card one half; one ace may count both ways."),
        N_("As far below as above, the lower count wins; some houses say otherwise."),
        N_("Further cards are taken one at a time: send all that each player holds."),
    ),
    example=("5h/AsAd", "Tc/9hKd", "6c/QsKs"),
)

SEVEN_TWENTY_SEVEN_DECLARED = SEVEN_TWENTY_SEVEN.but(
    name="seven-twenty-seven-declared",
    title="Seven Twenty-Seven, Declared",
    summary=N_("Seven twenty-seven in which the players declare for one number or both."),
    declared=MY_POKER_HOME_GAME["Seven Twenty-Seven"],
    aliases={},
)

GAMES = (
    TWO_CARD_GUTS,
    NUCLEAR_GUTS,
    THREE_CARD_GUTS,
    THE_DROP,
    THREE_CARD_LOW_GUTS,
    BASEBALL_GUTS,
    PJ_GUTS,
    BEAT_THE_DECK,
    FRED,
    BULLET,
    FIVE_CARD_GUTS,
    PHANTOM_HAND_GUTS,
    THREE_FIVE_SEVEN,
    THREE_FIVE_SEVEN_FIVE,
    THREE_FIVE_SEVEN_THREE,
    COLD_HANDS,
    SECOND_BEST,
    THREE_CARD_MONTE,
    THREE_THREES,
    SEVEN_DEUCE,
    INDIAN_POKER,
    INDIAN_POKER_HIGH_LOW,
    SEVEN_TWENTY_SEVEN,
    SEVEN_TWENTY_SEVEN_DECLARED,
)
