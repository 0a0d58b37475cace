"""Stud games in which more than the best hand counts, or another hand than the best."""

from __future__ import annotations

from dealerapi.games.game import Deal, FixedDraws, Side
from dealerapi.games.high_low import LOW_BY_HOUSE
from dealerapi.games.making import ANY_CARDS, FACE_DOWN, HAND_ALONE
from dealerapi.games.qualifiers import AtLeast, BeatsBoard
from dealerapi.games.sources import BURN_POKER, DIAGRAM_1979, ONLINEPOKER_NET, PAGAT, POKER_DB
from dealerapi.games.stud import HIGH, HIGH_CHICAGO, SEVEN_CARD_STUD
from dealerapi.games.stud_five import high, redealt
from dealerapi.ranking import (
    STANDARD_HIGH,
    BeatsAll,
    Combination,
    GivenCard,
    HighestOfSuit,
    LowestOfSuit,
    Points,
)
from dealerapi.words import N_

QUEEN_UP = N_("If the queen of spades is dealt face up, the pot stays and all are dealt in again.")

LOW_CHICAGO = HIGH_CHICAGO.but(
    name="low-chicago",
    title="Low Chicago",
    summary=N_("Seven-card stud; the lowest spade face down takes half of the pot."),
    sides=(HIGH, Side("spade", LowestOfSuit("s"), FACE_DOWN, source=PAGAT["Chicago"])),
    aliases={"little-chicago": {}, "small-chicago": {}, "southside": {}},
    notes=(N_("The ace of spades is high, so that the two is the best. Some houses differ."),),
    example=("2s9hKd/KsQs3h4h", "Ac5s6d/7s8s2h3d", "JcJd4c/Th9s6h2d"),
)

HIGH_SAN_FRANCISCO = HIGH_CHICAGO.but(
    name="high-san-francisco",
    title="High San Francisco",
    summary=N_("Seven-card stud; the highest heart face down takes half of the pot."),
    sides=(HIGH, Side("heart", HighestOfSuit("h"), FACE_DOWN, source=PAGAT["Chicago"])),
    aliases={"high-philadelphia": {}},
)

LOW_SAN_FRANCISCO = HIGH_CHICAGO.but(
    name="low-san-francisco",
    title="Low San Francisco",
    summary=N_("Seven-card stud; the lowest heart face down takes half of the pot."),
    sides=(HIGH, Side("heart", LowestOfSuit("h"), FACE_DOWN, source=PAGAT["Chicago"])),
    aliases={},
    notes=(N_("The ace of hearts is high, so that the two is the best."),),
)

CHICAGO_DECLARED = HIGH_CHICAGO.but(
    name="chicago-declared",
    title="Chicago with Declaration",
    summary=N_("High Chicago in which players declare for the hand, the spade, or both."),
    declared=PAGAT["Chicago"],
    aliases={},
    example=("2s9hKd/KcQs3h4h", "AsAc6d/7s8s2h3d", "JcJd4c/Th9s6h2d"),
)

WITCH = HIGH_CHICAGO.but(
    name="witch",
    title="Witch",
    summary=N_("Seven-card stud; the queen of spades face down takes half of the pot."),
    players=(2, 7),
    sides=(HIGH, Side("queen", GivenCard("Qs"), FACE_DOWN, source=POKER_DB["Witch"])),
    split=POKER_DB["Witch"],
    sources=(POKER_DB,),
    aliases={},
    notes=(QUEEN_UP,),
    example=("2cQsKd/Ks9h3h4h", "Ac5h6d/7s8s2h3d", "JcJd4c/Th9s6h2d"),
)

MARIAH_TRIPS = WITCH.but(
    name="mariah-trips",
    title="Mariah Trips",
    summary=N_("As Witch, but the hand needs three of a kind or better."),
    sides=(
        Side(
            "high", STANDARD_HIGH, ANY_CARDS, AtLeast("three_of_a_kind"), POKER_DB["Mariah Tripps"]
        ),
        Side("queen", GivenCard("Qs"), FACE_DOWN, source=POKER_DB["Mariah Tripps"]),
    ),
    split=POKER_DB["Mariah Tripps"],
    aliases={"mariah-tripps": {}},
)

MARIAH = HIGH_CHICAGO.but(
    name="mariah",
    title="Mariah",
    summary=N_("Only a player with both the best hand and the highest spade face down wins."),
    players=(2, 7),
    scoop=True,
    split=None,
    settled=redealt(BURN_POKER["Black Mariah"]),
    sources=(BURN_POKER, PAGAT),
    aliases={"black-mariah-both": {}},
    notes=(N_("Where nobody has both, the pot stays, all ante again and are dealt in again."),),
    example=("AsKhKd/KsQs3h4h", "Ac5h6d/7s8s2h3d", "JcJd4c/Th9s6h2d"),
)

SECOND_HAND_HIGH = SEVEN_CARD_STUD.but(
    name="second-hand-high",
    title="Second Hand High",
    summary=N_("Seven-card stud; the second-best hand wins."),
    players=(2, 7),
    sides=(
        Side(
            "high", STANDARD_HIGH, ANY_CARDS, source=POKER_DB["Seven Stud Place"], second_best=True
        ),
    ),
    sources=(POKER_DB,),
    aliases={"seven-stud-place": {}},
)

SEVEN_CARD_GHOST_HAND = SEVEN_CARD_STUD.but(
    name="seven-card-ghost-hand",
    title="Seven-Card Ghost Hand",
    summary=N_("Seven-card stud; only a hand that beats the one dealt to the table wins."),
    players=(2, 6),
    deal=Deal(down=3, up=4, board=7),
    sides=(
        Side("high", STANDARD_HIGH, HAND_ALONE, BeatsBoard(), POKER_DB["Seven Stud Ghost Hand"]),
    ),
    settled=redealt(POKER_DB["Seven Stud Ghost Hand"]),
    sources=(POKER_DB,),
    aliases={"seven-stud-ghost-hand": {}},
    notes=(
        N_("The board is the table's own hand: nobody plays its cards."),
        N_("Where nobody beats the table, the pot stays and all are dealt in again."),
    ),
)

SEVENS_TAKE_ALL = SEVEN_CARD_STUD.but(
    name="sevens-take-all",
    title="Sevens Take All",
    summary=N_("Seven-card stud; a pair of sevens beats everything."),
    players=(2, 7),
    sides=(
        high(BeatsAll(STANDARD_HIGH, (Combination("77"),)), ONLINEPOKER_NET["Sevens Take All"]),
    ),
    sources=(ONLINEPOKER_NET,),
    notes=(N_("Two players with a pair of sevens split. Some houses let the kicker decide."),),
    example=("2c9hKd/KsKc3h4h", "7c5h6d/7s8s2hTd", "JcJd4c/Th9s6h2d"),
)

NUMBERS = {rank: place for place, rank in enumerate("23456789T", 2)}
SPOTS = Points("spots", "most", values={**NUMBERS, **dict.fromkeys("JQK", 2), "A": 1})
BLACKJACK = Points(
    "blackjack",
    "nearest",
    21,
    {**NUMBERS, **dict.fromkeys("JQK", 10), "A": (1, 11)},
    over="loses",
)

SPOT_STUD = SEVEN_CARD_STUD.but(
    name="spot-stud",
    title="Spot Stud",
    summary=N_("Seven-card stud; the most spots on all seven cards win."),
    players=(2, 7),
    sides=(Side("spots", SPOTS, ANY_CARDS, source=POKER_DB["Spot Stud"]),),
    sources=(POKER_DB,),
    notes=(N_("An ace counts one, a face card two, any other card its number."),),
)

STUDJACK = SEVEN_CARD_STUD.but(
    name="studjack",
    title="Studjack",
    summary=N_("Seven-card stud; half for the high hand, half for blackjack with the cards down."),
    players=(2, 7),
    deal=Deal(down=3, up=4, bought=(2, 5)),
    sides=(
        high(STANDARD_HIGH, POKER_DB["Studjack"]),
        Side("blackjack", BLACKJACK, FACE_DOWN, source=POKER_DB["Studjack"]),
    ),
    split=POKER_DB["Studjack"],
    sources=(POKER_DB,),
    notes=(
        N_("A player may pay to take the last card face up, so that it does not count."),
        N_("Face cards count ten, an ace one or eleven; whoever is over 21 is out of that half."),
    ),
)

COWBOYS = SEVEN_CARD_STUD.but(
    name="cowboys",
    title="Cowboys",
    summary=N_("Seven-card stud; who gets a jack face up may buy one more card face down."),
    players=(2, 6),
    deal=Deal(down=3, up=4, extra=4),
    sides=(high(STANDARD_HIGH, POKER_DB["Cowboys"]),),
    sources=(POKER_DB,),
    notes=(N_("Enter the bought cards with the hand: eight to eleven cards are whole then."),),
)

STAN_BURNS = SEVEN_CARD_STUD.but(
    name="stan-burns",
    title="Stan Burns",
    summary=N_("Seven-card stud, then two bought replacements; high and low, declared."),
    players=(2, 5),
    sides=(HIGH, LOW_BY_HOUSE),
    draws=FixedDraws((1, 1), POKER_DB["Stan Burns"], face="as_thrown"),
    declared=POKER_DB["Stan Burns"],
    split=POKER_DB["Stan Burns"],
    sources=(POKER_DB, DIAGRAM_1979),
    aliases={"seven-card-stud-with-a-twist": {}},
    notes=(N_("Each replacement is paid for."),),
)

GAMES = (
    LOW_CHICAGO,
    HIGH_SAN_FRANCISCO,
    LOW_SAN_FRANCISCO,
    CHICAGO_DECLARED,
    WITCH,
    MARIAH_TRIPS,
    MARIAH,
    SECOND_HAND_HIGH,
    SEVEN_CARD_GHOST_HAND,
    SEVENS_TAKE_ALL,
    SPOT_STUD,
    STUDJACK,
    COWBOYS,
    STAN_BURNS,
)
