"""Stud games of three to five cards, and those with a stripped deck."""

from __future__ import annotations

from dealerapi.games.game import Deal, Fixed, FixedDraws, Game, Side
from dealerapi.games.high_low import DECLARED, LOW_BY_HOUSE
from dealerapi.games.making import ANY_CARDS, FACE_DOWN, HAND_ALONE
from dealerapi.games.qualifiers import AtLeast, BeatsBoard, NoPair, OrBetter
from dealerapi.games.sources import (
    BARGE,
    DIAGRAM_1979,
    GENERIC_POKER,
    MIDNIGHT_BEACH,
    POKER_DB,
    ROBERTS_RULES,
    WIKIPEDIA,
    Source,
)
from dealerapi.games.stud import HIGH, ODD_CHIP_BY_SUIT
from dealerapi.games.wild_rules import Joker
from dealerapi.ranking import (
    ACE_TO_FIVE,
    CANADIAN_HIGH,
    MEXICAN_HIGH,
    SHORT_DECK_HIGH,
    STANDARD_HIGH,
    Ranking,
    high_of,
)
from dealerapi.words import N_


def redealt(source: Source) -> dict[str, Fixed]:
    """The odd chip by suit, and a pot that nobody wins stays on the table."""
    return {**ODD_CHIP_BY_SUIT, "nobody_wins": Fixed("carry", source)}


def high(ranking: Ranking, source: Source) -> Side:
    """The side for the best hand by that ranking."""
    return Side("high", ranking, ANY_CARDS, source=source)


FIVE_CARD_STUD = Game(
    name="five-card-stud",
    title="Five-Card Stud",
    family="stud",
    summary=N_("One card down and four up make the high hand."),
    players=(2, 10),
    deal=Deal(down=1, up=4),
    sides=(high(STANDARD_HIGH, BARGE["Five Card Stud"]),),
    settled=ODD_CHIP_BY_SUIT,
    sources=(BARGE, ROBERTS_RULES),
    aliases={"5-card-stud": {}},
    example=("Kh/KdQs7c2h", "As/Qh9d9s3c", "Td/JhTs8c5d"),
)

FIVE_CARD_HIGH_LOW_STUD = FIVE_CARD_STUD.but(
    name="five-card-high-low-stud",
    title="Five-Card High-Low Stud",
    summary=N_("Five-card stud for the high and the low hand, declared."),
    sides=(HIGH, LOW_BY_HOUSE),
    declared=DECLARED,
    split=DECLARED,
    sources=(DIAGRAM_1979, POKER_DB),
    aliases={"satan": {}},
    example=("Kh/KdQs7c2h", "As/7h5h3s2c", "Td/JhTs8c5d"),
)

FIVE_CARD_STUD_EIGHT = FIVE_CARD_STUD.but(
    name="five-card-stud-eight-or-better",
    title="Five-Card Stud Eight or Better",
    summary=N_("Five-card stud for the high hand and a low of eight or better."),
    players=(2, 8),
    sides=(
        high(STANDARD_HIGH, GENERIC_POKER["5-Card Stud 8"]),
        Side("low", ACE_TO_FIVE, ANY_CARDS, OrBetter(8), GENERIC_POKER["5-Card Stud 8"]),
    ),
    split=GENERIC_POKER["5-Card Stud 8"],
    sources=(GENERIC_POKER,),
    aliases={"five-card-stud-8": {}},
    example=("Kh/KdQs7c2h", "As/7h5h3s2c", "Td/JhTs8c5d"),
)

OKLAHOMA_LOWBALL = FIVE_CARD_STUD.but(
    name="oklahoma-lowball",
    title="Oklahoma Lowball",
    summary=N_("Five-card stud for the low hand, ace to five."),
    sides=(Side("low", ACE_TO_FIVE, ANY_CARDS, source=POKER_DB["Oklahoma Lowball"]),),
    sources=(POKER_DB,),
    aliases={"low-stud": {}, "five-card-stud-low": {}},
    example=("Kh/9d6s4c2h", "As/8h5h3s2c", "Td/JhTs8c5d"),
)

SOKO = FIVE_CARD_STUD.but(
    name="soko",
    title="Soko",
    summary=N_("Five-card stud; four-card straights and flushes stand between a pair and two."),
    sides=(high(CANADIAN_HIGH, WIKIPEDIA["Canadian stud"]),),
    sources=(WIKIPEDIA, POKER_DB),
    aliases={"canadian-stud": {}, "bobtail-stud": {}},
    notes=(N_("A four-card flush beats a four-card straight."),),
    example=("Kh/9h6h4h2c", "As/AhQd3s2d", "8d/9s7hTc4d"),
)

ASIAN_STUD = FIVE_CARD_STUD.but(
    name="asian-stud",
    title="Asian Five-Card Stud",
    summary=N_("Five-card stud without the cards below seven; a flush beats a full house."),
    players=(2, 6),
    stripped="23456",
    sides=(high(SHORT_DECK_HIGH, WIKIPEDIA["Asian stud"]),),
    sources=(WIKIPEDIA, POKER_DB),
    aliases={"asian-stud-poker": {}, "americana": {}, "spanish-stud": {}},
    notes=(N_("Some houses also count 10-9-8-7-A as a straight; here it is none."),),
    example=("Kh/QhTh8h7h", "As/AhAdKsKc", "8d/9s7cTcJd"),
)

ASIAN_STUD_36 = ASIAN_STUD.but(
    name="asian-stud-36",
    title="Asian Five-Card Stud with 36 Cards",
    summary=N_("Five-card stud without the cards below six; a flush beats a full house."),
    players=(2, 7),
    stripped="2345",
    aliases={"short-deck-stud": {}, "five-card-stud-36": {}},
    notes=(N_("The ace is also low, below the six: 9-8-7-6-A is the lowest straight."),),
    example=("Kh/QhTh8h7h", "As/AhAdKsKc", "8d/9s7cAc6d"),
)

MEXICAN_POKER = FIVE_CARD_STUD.but(
    name="mexican-poker",
    title="Mexican Poker",
    summary=N_("Five-card stud with 41 cards, the joker a bug; a flush beats a full house."),
    players=(2, 8),
    stripped="89T",
    jokers=1,
    wild=(Joker(joker="bug", source=BARGE["Mexican Poker"]),),
    sides=(high(MEXICAN_HIGH, BARGE["Mexican Poker"]),),
    sources=(BARGE, POKER_DB),
    aliases={"mexican-stud": {}, "stud-loco": {}},
    notes=(
        N_("So plays a joker dealt face up; with one dealt face down see the game of that name."),
        N_("Before each further card a player may show his hole card and get the next one down."),
        N_("The jack stands next to the seven in a straight."),
    ),
    example=("Kh/QhJh3h2h", "As/AhAdKsKc", "6h/Jk7s5cJd"),
)

MEXICAN_POKER_JOKER_DOWN = MEXICAN_POKER.but(
    name="mexican-poker-joker-down",
    title="Mexican Poker, Joker Dealt Down",
    summary=N_("Mexican poker where the joker was dealt face down: it is wholly wild."),
    wild=(Joker(joker="wild", source=BARGE["Mexican Poker"]),),
    aliases={"mexican-poker-wild": {}},
    notes=(
        N_("It stays wild even if its holder turned it up later."),
        N_("Before each further card a player may show his hole card and get the next one down."),
        N_("The jack stands next to the seven in a straight."),
    ),
    example=("Kh/QhJh3h2h", "As/AhAdKsKc", "Jk/7s6hJc4d"),
)

LAST_CARD_DOWN = FIVE_CARD_STUD.but(
    name="last-card-down",
    title="Last Card Down",
    summary=N_("Five-card stud with the first and the last card face down."),
    deal=Deal(down=2, up=3),
    sides=(high(STANDARD_HIGH, POKER_DB["Last Card Down"]),),
    sources=(POKER_DB, MIDNIGHT_BEACH),
    aliases={"maverick": {}},
    example=("KhQs/Kd7c2h", "As9s/Qh9d3c", "Td5d/JhTs8c"),
)

ONE_THREE_ONE = LAST_CARD_DOWN.but(
    name="one-three-one",
    title="One-Three-One",
    summary=N_("One card down, three up and one down, for high and low, declared."),
    sides=(HIGH, LOW_BY_HOUSE),
    declared=POKER_DB["One Three One"],
    split=POKER_DB["One Three One"],
    sources=(POKER_DB, DIAGRAM_1979),
    aliases={"131": {}},
)

OPTION_ALLEY = FIVE_CARD_HIGH_LOW_STUD.but(
    name="option-alley",
    title="Option Alley",
    summary=N_("Five-card stud, then one card may be replaced; high and low, declared."),
    players=(2, 8),
    draws=FixedDraws((1,), POKER_DB["Option Alley"], face="as_thrown"),
    declared=POKER_DB["Option Alley"],
    split=POKER_DB["Option Alley"],
    sources=(POKER_DB, DIAGRAM_1979),
    aliases={"five-card-option": {}, "choice-high-low": {}},
    notes=(N_("The replacement is paid for."),),
)

PAIR_NO_PAIR = LAST_CARD_DOWN.but(
    name="pair-no-pair",
    title="Pair, No Pair",
    summary=N_("Last card down, one replacement; high from a pair up, low only without one."),
    players=(2, 8),
    sides=(
        Side("high", STANDARD_HIGH, ANY_CARDS, AtLeast("one_pair"), POKER_DB["Pair No Pair"]),
        Side("low", None, ANY_CARDS, NoPair(), POKER_DB["Pair No Pair"]),
    ),
    split=POKER_DB["Pair No Pair"],
    draws=FixedDraws((1,), POKER_DB["Pair No Pair"], face="as_thrown"),
    sources=(POKER_DB,),
    aliases={},
    notes=(N_("The replacement is paid for."),),
)

ONE_CARD_SUBSTITUTION = FIVE_CARD_STUD.but(
    name="one-card-substitution",
    title="One-Card Substitution",
    summary=N_("Five-card stud, then each player may pay to replace one card."),
    players=(2, 8),
    draws=FixedDraws((1,), POKER_DB["One Card Substitution"], face="as_thrown"),
    sources=(POKER_DB,),
    aliases={"five-card-stud-with-a-twist": {}, "substitution": {}},
    notes=(N_("The replacement is paid for."),),
)

THREE_CARD_SUBSTITUTION = ONE_CARD_SUBSTITUTION.but(
    name="three-card-substitution",
    title="Three-Card Substitution",
    summary=N_("Five-card stud, then up to three replacements, one after the other."),
    players=(2, 6),
    draws=FixedDraws((1, 1, 1), POKER_DB["Three Card Substitution"], face="as_thrown"),
    aliases={},
    notes=(N_("Each replacement costs more than the one before."),),
)

ENGLISH_STUD = FIVE_CARD_STUD.but(
    name="english-stud",
    title="English Stud",
    summary=N_("Two cards down and three up, then two draws of one card each."),
    players=(2, 7),
    deal=Deal(down=2, up=3),
    sides=(high(STANDARD_HIGH, POKER_DB["English Stud"]),),
    draws=FixedDraws((1, 1), POKER_DB["English Stud"], face="as_thrown"),
    sources=(POKER_DB,),
    aliases={"bank-night": {}},
    example=("KhQs/Kd7c2h", "As9s/Qh9d3c", "Td5d/JhTs8c"),
)

FIVE_CARD_SECOND_HAND = FIVE_CARD_STUD.but(
    name="five-card-second-hand",
    title="Five-Card Stud, Second Hand High",
    summary=N_("Five-card stud; the second-best hand wins."),
    sides=(
        Side(
            "high", STANDARD_HIGH, ANY_CARDS, source=POKER_DB["Five Stud Place"], second_best=True
        ),
    ),
    sources=(POKER_DB,),
    aliases={"five-stud-place": {}, "five-stud-vice-president": {}},
)

FIVE_CARD_GHOST_HAND = FIVE_CARD_STUD.but(
    name="five-card-ghost-hand",
    title="Five-Card Ghost Hand",
    summary=N_("Five-card stud; only a hand that beats the one dealt to the table wins."),
    players=(2, 9),
    deal=Deal(down=1, up=4, board=5),
    sides=(
        Side("high", STANDARD_HIGH, HAND_ALONE, BeatsBoard(), POKER_DB["Five Stud Ghost Hand"]),
    ),
    settled=redealt(POKER_DB["Five Stud Ghost Hand"]),
    sources=(POKER_DB,),
    aliases={"five-stud-ghost-hand": {}},
    notes=(
        N_("The board is the table's own hand: nobody plays its cards."),
        N_("Where nobody beats the table, the pot stays and all are dealt in again."),
    ),
)

THREE_OUT_OF_FIVE = FIVE_CARD_STUD.but(
    name="three-out-of-five",
    title="Three out of Five",
    summary=N_("Five-card stud; three of the five cards make a three-card hand."),
    sides=(high(high_of(3, True), POKER_DB["Three Out of Five"]),),
    sources=(POKER_DB,),
    aliases={},
)

FOUR_CARD_STUD = THREE_OUT_OF_FIVE.but(
    name="four-card-stud",
    title="Four-Card Stud",
    summary=N_("One card down and three up; three of the four make a three-card hand."),
    deal=Deal(down=1, up=3),
    sides=(high(high_of(3, True), POKER_DB["Four Card Stud"]),),
    example=("Kh/KdQs7c", "As/Qh9d9s", "Td/JhTs8c"),
)

HAWAII_HIGH_LOW = LAST_CARD_DOWN.but(
    name="hawaii-high-low",
    title="Hawaii High-Low",
    summary=N_("Last card down; half for the high hand, half for the best two cards down."),
    sides=(
        high(STANDARD_HIGH, POKER_DB["Hawaii High/Low"]),
        Side("down", high_of(2), FACE_DOWN, source=POKER_DB["Hawaii High/Low"]),
    ),
    split=POKER_DB["Hawaii High/Low"],
    sources=(POKER_DB,),
    aliases={},
)

GAMES = (
    FIVE_CARD_STUD,
    FIVE_CARD_HIGH_LOW_STUD,
    FIVE_CARD_STUD_EIGHT,
    OKLAHOMA_LOWBALL,
    SOKO,
    ASIAN_STUD,
    ASIAN_STUD_36,
    MEXICAN_POKER,
    MEXICAN_POKER_JOKER_DOWN,
    LAST_CARD_DOWN,
    ONE_THREE_ONE,
    OPTION_ALLEY,
    PAIR_NO_PAIR,
    ONE_CARD_SUBSTITUTION,
    THREE_CARD_SUBSTITUTION,
    ENGLISH_STUD,
    FIVE_CARD_SECOND_HAND,
    FIVE_CARD_GHOST_HAND,
    THREE_OUT_OF_FIVE,
    FOUR_CARD_STUD,
    HAWAII_HIGH_LOW,
)
