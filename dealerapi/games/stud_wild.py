"""Stud games in which ranks or given cards are wild."""

from __future__ import annotations

from dealerapi.games.game import Deal, Side
from dealerapi.games.high_low import LOW_BY_HOUSE
from dealerapi.games.making import FACE_DOWN
from dealerapi.games.sources import (
    DIAGRAM_1979,
    HOUSE,
    ONLINEPOKER_ORG,
    POKER_DB,
    POKER_TJ,
    Source,
)
from dealerapi.games.stud import HIGH, SEVEN_CARD_STUD
from dealerapi.games.stud_five import high
from dealerapi.games.stud_more import EIGHT_CARD_STUD, SIX_CARD_STUD
from dealerapi.games.wild_rules import AddsTo, Partner, WildGiven, WildRanks
from dealerapi.ranking import STANDARD_HIGH, BeatsAll, Combination, HighestOfSuit
from dealerapi.words import N_

WILD_STUD = SEVEN_CARD_STUD.but(family="stud-wild", players=(2, 7))


def ranks_wild(ranks: str, source: Source) -> tuple[WildRanks, ...]:
    """Every card of these ranks is wild, by that rule."""
    return (WildRanks(ranks=ranks, source=source),)


DR_PEPPER = WILD_STUD.but(
    name="dr-pepper",
    title="Dr. Pepper",
    summary=N_("Seven-card stud; twos, fours and tens are wild."),
    wild=ranks_wild("24T", POKER_DB["Dr. Pepper"]),
    sources=(POKER_DB,),
    aliases={"doctor-pepper": {}, "dr.-pepper": {}},
    example=("2c9hKd/KsQs3h5h", "Ac5d6d/7s8s2h3d", "JcJd4c/Th9s6h8d"),
)

DR_PEPPER_HIGH_LOW = DR_PEPPER.but(
    name="dr-pepper-high-low",
    title="Dr. Pepper High-Low",
    summary=N_("Dr. Pepper for the high and the low hand, declared."),
    wild=ranks_wild("24T", POKER_DB["Dr. Pepper High/Low"]),
    sides=(HIGH, LOW_BY_HOUSE),
    declared=POKER_DB["Dr. Pepper High/Low"],
    split=POKER_DB["Dr. Pepper High/Low"],
    sources=(POKER_DB, DIAGRAM_1979),
    aliases={},
)

BEN_FRANKLIN = WILD_STUD.but(
    name="ben-franklin",
    title="Ben Franklin",
    summary=N_("Seven-card stud; fives and tens are wild."),
    wild=ranks_wild("5T", POKER_DB["Ben Franklin"]),
    sources=(POKER_DB,),
    aliases={"five-and-ten": {}, "5-and-10": {}, "st-louis": {}, "steadmans": {}},
)

WOOLWORTH = BEN_FRANKLIN.but(
    name="woolworth",
    title="Woolworth",
    summary=N_("Seven-card stud; fives and tens are wild, and cost their holder when face up."),
    wild=ranks_wild("5T", POKER_DB["Woolworth's"]),
    aliases={"woolworths": {}},
    notes=(N_("Who gets a five or a ten face up pays the pot, a ten twice as much, or folds."),),
)

FIVE_AND_DIME = BEN_FRANKLIN.but(
    name="five-and-dime",
    title="Five and Dime",
    summary=N_("Seven-card stud; fives and tens are wild in a hand that holds both."),
    wild=(Partner(pairs={"5": "T", "T": "5"}, source=POKER_DB["Five and Dime"]),),
    aliases={},
    example=("5c9hKd/KsTs3h4h", "Ac5h6d/7s8s2h3d", "JcJd4c/Th9s6h2d"),
)

HEINZ_57 = WILD_STUD.but(
    name="heinz-57",
    title="Heinz 57",
    summary=N_("Seven-card stud; fives and sevens are wild."),
    wild=ranks_wild("57", POKER_DB["Heinz 57"]),
    sources=(POKER_DB,),
)

MAGNUM_357 = WILD_STUD.but(
    name="357-magnum",
    title=".357 Magnum",
    summary=N_("Seven-card stud; threes and fives are wild, a seven face up folds."),
    wild=ranks_wild("35", POKER_DB[".357 Magnum"]),
    sources=(POKER_DB,),
    notes=(N_("Who gets a seven face up folds: enter that player as folded."),),
    example=("2c9hKd/KsQs3h4h", "Ac5h7d/6s8s2h3d", "JcJd4c/Th9s6h2d"),
)

BETTY_HUTTON = WILD_STUD.but(
    name="betty-hutton",
    title="Betty Hutton",
    summary=N_("Seven-card stud; fives and nines are wild."),
    wild=ranks_wild("59", POKER_DB["Betty Hutton"]),
    sources=(POKER_DB,),
)

NINE_TO_FIVE = BETTY_HUTTON.but(
    name="nine-to-five",
    title="Nine to Five",
    summary=N_("Seven-card stud; fives and nines are wild, and cost their holder when face up."),
    wild=ranks_wild("59", POKER_DB["Nine to Five"]),
    notes=(N_("Who gets a five or a nine face up pays the largest bet, or folds."),),
)

SEVEN_TOED_PETE = WILD_STUD.but(
    name="seven-toed-pete",
    title="Seven-Toed Pete",
    summary=N_("Seven-card stud; twos are wild."),
    wild=ranks_wild("2", POKER_DB["Seven Toed Pete"]),
    sources=(POKER_DB,),
    aliases={"deuces-wild-stud": {}},
)

SEVEN_UP = WILD_STUD.but(
    name="seven-up",
    title="Seven-Up",
    summary=N_("Seven-card stud; sevens are wild."),
    wild=ranks_wild("7", POKER_DB["Seven-Up"]),
    sources=(POKER_DB,),
    aliases={"seven-card-pete": {}},
)

WILD_COURT = WILD_STUD.but(
    name="wild-court",
    title="Wild Court",
    summary=N_("Seven-card stud; jacks, queens and kings are wild."),
    wild=ranks_wild("JQK", POKER_DB["Wild Court"]),
    sources=(POKER_DB,),
    aliases={"wild-faces": {}, "rembrandt-stud": {}},
)

ACEY_DEUCEY_STUD = WILD_STUD.but(
    name="acey-deucey-stud",
    title="Acey-Deucey Stud",
    summary=N_("Seven-card stud; aces and twos are wild."),
    wild=ranks_wild("A2", HOUSE["Aces and twos wild"]),
    sources=(HOUSE,),
    notes=(N_("No written source: the house says before the deal what else goes with it."),),
)

ONE_EYED_JACKS_STUD = WILD_STUD.but(
    name="one-eyed-jacks-stud",
    title="One-Eyed Jacks Stud",
    summary=N_("Seven-card stud; the jacks of hearts and of spades are wild."),
    wild=(WildGiven(cards="JhJs", called=N_("the one-eyed jacks"), source=POKER_TJ["Wild Cards"]),),
    sources=(POKER_TJ,),
    example=("2c9hKd/KsQs3h4h", "Ac5h6d/7s8s2h3d", "JcJh4c/Th9s6h2d"),
)

SUICIDE_KING_STUD = ONE_EYED_JACKS_STUD.but(
    name="suicide-king-stud",
    title="Suicide King Stud",
    summary=N_("Seven-card stud; the king of hearts is wild."),
    wild=(WildGiven(cards="Kh", called=N_("the suicide king"), source=POKER_TJ["Wild Cards"]),),
    example=("2c9hKh/KsQs3h4h", "Ac5h6d/7s8s2h3d", "JcJd4c/Th9s6h2d"),
)

DEUCES_AND_ONE_EYED_JACKS = ONE_EYED_JACKS_STUD.but(
    name="deuces-and-one-eyed-jacks",
    title="Deuces and One-Eyed Jacks",
    summary=N_("Seven-card stud; twos and the jacks of hearts and spades are wild."),
    wild=(
        *ranks_wild("2", POKER_TJ["Wild Cards"]),
        *ONE_EYED_JACKS_STUD.wild,
    ),
)

THE_QUEEN = WILD_STUD.but(
    name="the-queen",
    title="The Queen",
    summary=N_("Seven-card stud; the queen of spades face down is wild."),
    wild=(WildGiven(cards="Qs", source=POKER_DB["The Queen II"]),),
    sources=(POKER_DB,),
    notes=(N_("If the queen of spades is dealt face up, all are dealt in again."),),
    example=("2c9hQs/KsKd3h4h", "Ac5h6d/7s8s2h3d", "JcJd4c/Th9s6h2d"),
)

CHICAGO_MURDER = THE_QUEEN.but(
    name="chicago-murder",
    title="Chicago Murder",
    summary=N_("High Chicago in which the queen of spades face down is wild."),
    wild=(WildGiven(cards="Qs", sides=("high",), source=POKER_DB["Murder"]),),
    sides=(HIGH, Side("spade", HighestOfSuit("s"), FACE_DOWN, source=POKER_DB["Murder"])),
    split=POKER_DB["Murder"],
)

LUCKY_NINES = WILD_STUD.but(
    name="lucky-nines",
    title="Lucky Nines",
    summary=N_("Seven-card stud; nines are wild, and two cards that add or multiply to nine."),
    wild=(
        *ranks_wild("9", POKER_DB["Lucky Nines"]),
        AddsTo(total=9, source=POKER_DB["Lucky Nines"]),
        WildRanks(ranks="3", only="pairs", source=POKER_DB["Lucky Nines"]),
        Partner(pairs={"A": "9"}, source=POKER_DB["Lucky Nines"]),
    ),
    sources=(POKER_DB,),
    example=("2c9hKd/KsQs3h4h", "Ac5h6d/7s8s2h3d", "JcJd4c/Th9s6h2d"),
)

JACK_TWO_SEVEN = WILD_STUD.but(
    name="j-2-7",
    title="J-2-7",
    summary=N_("Seven-card stud; jacks and twos are wild, a pair of sevens beats everything."),
    wild=ranks_wild("J2", POKER_DB["J-2-7"]),
    sides=(high(BeatsAll(STANDARD_HIGH, (Combination("77"),)), POKER_DB["J-2-7"]),),
    sources=(POKER_DB,),
    aliases={"jacks-twos-and-sevens": {}},
    notes=(N_("The two sevens must be natural. Two such pairs divide the pot."),),
    example=("2c9hKd/KsQs3h4h", "Ac7h6d/7s8sTd3d", "JcJd4c/Th9s6h2d"),
)

KINGS_AND_DEUCES = WILD_STUD.but(
    name="kings-and-deuces",
    title="Kings and Deuces",
    summary=N_("Seven-card stud, high and low, declared; twos are wild for high, kings for low."),
    wild=(
        WildRanks(ranks="2", sides=("high",), source=ONLINEPOKER_ORG["Kings and Deuces"]),
        WildRanks(ranks="K", sides=("low",), source=ONLINEPOKER_ORG["Kings and Deuces"]),
    ),
    sides=(HIGH, LOW_BY_HOUSE),
    declared=HOUSE["Declaration"],
    split=ONLINEPOKER_ORG["Kings and Deuces"],
    sources=(ONLINEPOKER_ORG, DIAGRAM_1979, HOUSE),
    notes=(
        N_("The source leaves open how players declare, and whether a low needs eight or better."),
    ),
)

THREE_THIRTY_THREE = SIX_CARD_STUD.but(
    name="three-thirty-three",
    title="Three Thirty-Three",
    family="stud-wild",
    summary=N_("Three cards down and three up; threes are wild."),
    deal=Deal(down=3, up=3),
    wild=ranks_wild("3", POKER_DB["Three Thirty Three"]),
    aliases={"3-33": {}},
    example=("2c9hKd/KsQs3h", "Ac5h6d/7s8s2h", "JcJd3c/Th9s6h"),
)

THREE_FORTY_FIVE = EIGHT_CARD_STUD.but(
    name="three-forty-five",
    title="Three Forty-Five",
    family="stud-wild",
    summary=N_("Eight cards, three down, four up and one down; fives are wild."),
    wild=ranks_wild("5", POKER_DB["Three Forty Five"]),
    aliases={"345": {}},
)

FOUR_FORTY_FOUR = EIGHT_CARD_STUD.but(
    name="four-forty-four",
    title="Four Forty-Four",
    family="stud-wild",
    summary=N_("Eight cards, four down, three up and one down; fours are wild."),
    deal=Deal(down=5, up=3),
    wild=ranks_wild("4", POKER_DB["Four Forty Four"]),
    aliases={"444": {}},
    example=("2c9hKd8dKs/Qs3h4h", "Ac5h6d7c7s/8s2h3d", "JcJd4c5sTh/9s6h2d"),
)

FOUR_FORTY_TWO = FOUR_FORTY_FOUR.but(
    name="four-forty-two",
    title="Four Forty-Two",
    summary=N_("Eight cards, four down, three up and one down; twos are wild."),
    wild=ranks_wild("2", POKER_DB["Four Forty Two"]),
    aliases={"442": {}},
)

EIGHTY_EIGHT = EIGHT_CARD_STUD.but(
    name="eighty-eight",
    title="Eighty-Eight",
    family="stud-wild",
    summary=N_("Eight-card stud; eights are wild."),
    wild=ranks_wild("8", POKER_DB["Eighty-Eight"]),
    aliases={"88": {}},
)

GAMES = (
    DR_PEPPER,
    DR_PEPPER_HIGH_LOW,
    BEN_FRANKLIN,
    WOOLWORTH,
    FIVE_AND_DIME,
    HEINZ_57,
    MAGNUM_357,
    BETTY_HUTTON,
    NINE_TO_FIVE,
    SEVEN_TOED_PETE,
    SEVEN_UP,
    WILD_COURT,
    ACEY_DEUCEY_STUD,
    ONE_EYED_JACKS_STUD,
    SUICIDE_KING_STUD,
    DEUCES_AND_ONE_EYED_JACKS,
    THE_QUEEN,
    CHICAGO_MURDER,
    LUCKY_NINES,
    JACK_TWO_SEVEN,
    KINGS_AND_DEUCES,
    THREE_THIRTY_THREE,
    THREE_FORTY_FIVE,
    FOUR_FORTY_FOUR,
    FOUR_FORTY_TWO,
    EIGHTY_EIGHT,
)
