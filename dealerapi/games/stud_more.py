"""Stud games of six to eight cards: lows, high-low, other ways to deal."""

from __future__ import annotations

from dealerapi.games.game import Deal, Fixed, Side
from dealerapi.games.making import ANY_CARDS
from dealerapi.games.qualifiers import AtLeast, OrBetter
from dealerapi.games.sources import BARGE, POKER_DB, ROBERTS_RULES, Source
from dealerapi.games.stud import HIGH, ODD_CHIP_BY_SUIT, RAZZ, SEVEN_CARD_STUD
from dealerapi.games.stud_five import high
from dealerapi.ranking import (
    ACE_TO_FIVE,
    ACE_TO_SIX,
    BADUGI,
    BADUGI_ACE_HIGH,
    DEUCE_TO_SEVEN,
    STANDARD_HIGH,
)
from dealerapi.words import N_

TIES = BARGE["Ties & Odd Chips"]
HIGH_TAKES_ODD_CHIP = {**ODD_CHIP_BY_SUIT, "quartered_odd_chip": Fixed("high", TIES)}


def low_eight(source: Source) -> Side:
    """The low of eight or better, ace to five."""
    return Side("low", ACE_TO_FIVE, ANY_CARDS, OrBetter(8), source)


STUD_EIGHT = SEVEN_CARD_STUD.but(
    name="stud-eight-or-better",
    title="Stud Eight or Better",
    summary=N_("Seven-card stud for the high hand and a low of eight or better."),
    sides=(HIGH, low_eight(BARGE["Stud High/Low Eight-or-Better"])),
    split=BARGE["Stud High/Low Eight-or-Better"],
    settled=HIGH_TAKES_ODD_CHIP,
    sources=(BARGE, ROBERTS_RULES),
    aliases={"stud-8": {}, "stud-eight": {}, "seven-card-stud-eight-or-better": {}},
    example=("2c9hKd/KsQs3h4h", "Ac5h6d/7s8s2h3d", "JcJd4c/Th9s6h2d"),
)

STUD_HIGH_LOW = STUD_EIGHT.but(
    name="stud-high-low-no-qualifier",
    title="Stud High-Low without Qualifier",
    summary=N_("Seven-card stud for the high hand and the ace-to-five low; cards speak."),
    sides=(
        HIGH,
        Side("low", ACE_TO_FIVE, ANY_CARDS, source=BARGE["Stud High/Low No Qualifier"]),
    ),
    split=BARGE["Stud High/Low No Qualifier"],
    aliases={"stud-high-low-regular": {}, "stud-hi-lo": {}},
)

EIGHT_AND_TRIPS = POKER_DB["Stud Eight/Trips"]

STUD_EIGHT_AND_TRIPS = STUD_EIGHT.but(
    name="stud-eight-and-trips",
    title="Stud Eight and Trips",
    summary=N_("Seven-card stud; high from three of a kind up, low of eight or better; declared."),
    players=(2, 7),
    sides=(
        Side("high", STANDARD_HIGH, ANY_CARDS, AtLeast("three_of_a_kind"), EIGHT_AND_TRIPS),
        low_eight(EIGHT_AND_TRIPS),
    ),
    declared=EIGHT_AND_TRIPS,
    split=EIGHT_AND_TRIPS,
    sources=(POKER_DB,),
    aliases={"stud-double-qualifier": {}},
)

ZEDA = STUD_EIGHT.but(
    name="zeda",
    title="Zeda",
    summary=N_("Seven-card stud, declared; a low of eight or better takes all, or else the high."),
    players=(2, 7),
    sides=(low_eight(POKER_DB["Zeda"]), HIGH),
    first_held=True,
    both=False,
    declared=POKER_DB["Zeda"],
    split=None,
    sources=(POKER_DB,),
    aliases={},
)

DEUCE_TO_SEVEN_RAZZ = RAZZ.but(
    name="deuce-to-seven-razz",
    title="Deuce-to-Seven Razz",
    summary=N_("Seven-card stud for the low hand; ace high, straights and flushes count."),
    sides=(Side("low", DEUCE_TO_SEVEN, ANY_CARDS, source=BARGE["Deuce-to-Seven Razz"]),),
    sources=(BARGE,),
    aliases={"2-7-razz": {}},
    example=("2c9hKd/7sQs3h4d", "Ac5h6d/7h8s2h3d", "JcJd4c/Th9s6h2d"),
)

LONDON_LOWBALL = RAZZ.but(
    name="london-lowball",
    title="London Lowball",
    summary=N_("Seven-card stud for the low hand; ace low, straights and flushes count."),
    sides=(Side("low", ACE_TO_SIX, ANY_CARDS, source=BARGE["London Lowball"]),),
    sources=(BARGE,),
    aliases={"ace-to-six-stud": {}, "seven-card-nullo": {}},
)

RAZZDUGI = RAZZ.but(
    name="razzdugi",
    title="Razzdugi",
    summary=N_("Seven-card stud; half for the ace-to-five low, half for the badugi."),
    sides=(
        Side("low", ACE_TO_FIVE, ANY_CARDS, source=BARGE["Razzdugi"]),
        Side("badugi", BADUGI, ANY_CARDS, source=BARGE["Razzdugi"]),
    ),
    split=BARGE["Razzdugi"],
    sources=(BARGE,),
    notes=(N_("The low hand of five cards takes the odd chip."),),
)

RAZZDEUCY = RAZZDUGI.but(
    name="razzdeucy",
    title="Razzdeucy",
    summary=N_("Seven-card stud; half for the deuce-to-seven low, half for the ace-high badugi."),
    sides=(
        Side("low", DEUCE_TO_SEVEN, ANY_CARDS, source=BARGE["Deuce-to-Seven Razz"]),
        Side("badugi", BADUGI_ACE_HIGH, ANY_CARDS, source=BARGE["Badeucy"]),
    ),
    split=TIES,
    aliases={"razzdeucey": {}, "super-razzdeucey": {}},
    notes=(
        N_("The low hand of five cards takes the odd chip."),
        N_("Some houses split between ace-to-five and deuce-to-seven low instead."),
    ),
)

FOUR_DOWN = N_("Each player gets four cards down and one up, and throws two down cards away.")

SUPER_STUD = SEVEN_CARD_STUD.but(
    name="super-stud",
    title="Super Stud",
    summary=N_("Seven-card stud with four cards down at first, two of them thrown away."),
    players=(2, 6),
    sides=(high(STANDARD_HIGH, BARGE["Super Stud"]),),
    sources=(BARGE,),
    notes=(FOUR_DOWN,),
)

SUPER_STUD_EIGHT = STUD_EIGHT.but(
    name="super-stud-eight",
    title="Super Stud Eight or Better",
    summary=N_("Stud eight or better with four cards down at first, two of them thrown away."),
    players=(2, 6),
    split=BARGE["Super Stud"],
    sources=(BARGE,),
    aliases={"super-stud-8": {}},
    notes=(FOUR_DOWN,),
)

SUPER_RAZZ = RAZZ.but(
    name="super-razz",
    title="Super Razz",
    summary=N_("Razz with four cards down at first, two of them thrown away."),
    players=(2, 6),
    sources=(BARGE, ROBERTS_RULES),
    notes=(FOUR_DOWN,),
)

MISSISSIPPI = BARGE["Mississippi Stud"]
TWO_AT_ONCE = N_("The second and third card face up come together; the last card comes up too.")

MISSISSIPPI_STUD = SEVEN_CARD_STUD.but(
    name="mississippi-stud",
    title="Mississippi Stud",
    summary=N_("Two cards down and five up; the best five make the high hand."),
    players=(2, 7),
    deal=Deal(down=2, up=5),
    sides=(high(STANDARD_HIGH, MISSISSIPPI),),
    sources=(BARGE,),
    aliases={"big-river": {}},
    notes=(TWO_AT_ONCE,),
    example=("2c9h/KdKsQs3h4h", "Ac5h/6d7s8s2h3d", "JcJd/4cTh9s6h2d"),
)

MISSISSIPPI_STUD_EIGHT = MISSISSIPPI_STUD.but(
    name="mississippi-stud-eight",
    title="Mississippi Stud Eight or Better",
    summary=N_("Two cards down and five up; high hand and low of eight or better."),
    sides=(high(STANDARD_HIGH, MISSISSIPPI), low_eight(MISSISSIPPI)),
    split=MISSISSIPPI,
    settled=HIGH_TAKES_ODD_CHIP,
    aliases={"mississippi-stud-8": {}},
)

MISSISSIPPI_RAZZ = MISSISSIPPI_STUD.but(
    name="mississippi-razz",
    title="Mississippi Razz",
    summary=N_("Two cards down and five up; the best ace-to-five low wins."),
    sides=(Side("low", ACE_TO_FIVE, ANY_CARDS, source=MISSISSIPPI),),
    aliases={},
)

SIX_CARD_STUD = SEVEN_CARD_STUD.but(
    name="six-card-stud",
    title="Six-Card Stud",
    summary=N_("One card down, four up and one down; the best five make the high hand."),
    deal=Deal(down=2, up=4),
    sides=(high(STANDARD_HIGH, POKER_DB["Six Card Stud"]),),
    sources=(POKER_DB,),
    example=("2cKd/KsQs3h4h", "Ac5h/7s8s2h3d", "JcJd/Th9s6h2d"),
)

ALLIGATOR_STUD = SIX_CARD_STUD.but(
    name="alligator-stud",
    title="Alligator Stud",
    summary=N_("One card down and five up; the best five make the high hand."),
    deal=Deal(down=1, up=5),
    sides=(high(STANDARD_HIGH, POKER_DB["Alligator Stud"]),),
    sources=(POKER_DB,),
    notes=(N_("The second and third card face up come together."),),
    example=("2c/KdKsQs3h4h", "Ac/5h7s8s2h3d", "Jc/JdTh9s6h2d"),
)

AUSTRALIAN_STUD = SIX_CARD_STUD.but(
    name="australian-stud",
    title="Australian Stud",
    summary=N_("Three cards down of which one is thrown away, three up and one down."),
    players=(2, 7),
    deal=Deal(down=3, up=3),
    sides=(high(STANDARD_HIGH, POKER_DB["Australian Stud"]),),
    sources=(POKER_DB,),
    example=("2c9hKd/KsQs3h", "Ac5h6d/7s8s2h", "JcJd4c/Th9s6h"),
)

EIGHT_CARD_STUD = SEVEN_CARD_STUD.but(
    name="eight-card-stud",
    title="Eight-Card Stud",
    summary=N_("Seven-card stud with one more card face down at the end."),
    players=(2, 6),
    deal=Deal(down=4, up=4),
    sides=(high(STANDARD_HIGH, POKER_DB["Eight Card Stud"]),),
    sources=(POKER_DB,),
    example=("2c9hKd8d/KsQs3h4h", "Ac5h6d7c/7s8s2h3d", "JcJd4c5s/Th9s6h2d"),
)

GAMES = (
    STUD_EIGHT,
    STUD_HIGH_LOW,
    STUD_EIGHT_AND_TRIPS,
    ZEDA,
    DEUCE_TO_SEVEN_RAZZ,
    LONDON_LOWBALL,
    RAZZDUGI,
    RAZZDEUCY,
    SUPER_STUD,
    SUPER_STUD_EIGHT,
    SUPER_RAZZ,
    MISSISSIPPI_STUD,
    MISSISSIPPI_STUD_EIGHT,
    MISSISSIPPI_RAZZ,
    SIX_CARD_STUD,
    ALLIGATOR_STUD,
    AUSTRALIAN_STUD,
    EIGHT_CARD_STUD,
)
