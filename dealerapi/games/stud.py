"""Stud games: cards face down and face up, no draw."""

from __future__ import annotations

from dealerapi.games.game import Deal, Fixed, Game, Side
from dealerapi.games.high_low import DECLARED, LOW_BY_HOUSE
from dealerapi.games.making import ANY_CARDS, FACE_DOWN
from dealerapi.games.sources import DAKOTA_RULES, DIAGRAM_1979, PAGAT, ROBERTS_RULES, TDA_2024
from dealerapi.games.wild_rules import OwnRank
from dealerapi.ranking import ACE_TO_FIVE, STANDARD_HIGH, HighestOfSuit
from dealerapi.words import N_

HIGH = Side("high", STANDARD_HIGH, ANY_CARDS, source=ROBERTS_RULES["Hand rankings"])
ODD_CHIP_BY_SUIT = {"odd_chip": Fixed("high_card_by_suit", TDA_2024["Rule 20"], open=True)}

SEVEN_CARD_STUD = Game(
    name="seven-card-stud",
    title="Seven-Card Stud",
    family="stud",
    summary=N_("Three cards down and four up; the best five make the high hand."),
    players=(2, 8),
    deal=Deal(down=3, up=4),
    sides=(HIGH,),
    settled=ODD_CHIP_BY_SUIT,
    sources=(ROBERTS_RULES,),
    example=("2c9hKd/KsQs3h4h", "Ac5h6d/7s8s2h3d", "JcJd4c/Th9s6h2d"),
)

SEVEN_CARD_HIGH_LOW_STUD = SEVEN_CARD_STUD.but(
    name="seven-card-high-low-stud",
    title="Seven-Card High-Low Stud",
    summary=N_("Seven-card stud for the high and the low hand, declared."),
    sides=(HIGH, LOW_BY_HOUSE),
    declared=DECLARED,
    split=DECLARED,
    sources=(DIAGRAM_1979, ROBERTS_RULES),
)

DAKOTA = Game(
    name="dakota",
    title="Dakota",
    family="stud",
    summary=N_("Seven cards; the lowest card face down is wild for high; declared high-low."),
    players=(2, 7),
    deal=Deal(down=3, up=4, bought=(2, 5)),
    wild=(OwnRank(source=DAKOTA_RULES["1.3"], sides=("high",)),),
    sides=(
        Side("high", STANDARD_HIGH, ANY_CARDS, source=DAKOTA_RULES["High and low hands"]),
        Side("low", ACE_TO_FIVE, ANY_CARDS, source=DAKOTA_RULES["High and low hands"]),
    ),
    declared=DAKOTA_RULES["Declaration"],
    split=DAKOTA_RULES["Split of the pot"],
    settled={
        "five_of_a_kind": Fixed("highest", DAKOTA_RULES["Five of a kind"], open=True),
        "odd_chip": Fixed("high_card_by_suit", TDA_2024["Rule 20"], open=True),
        "both_tie": Fixed("counts", DAKOTA_RULES["Declaring both ways"]),
        "quartered_odd_chip": Fixed("high", DAKOTA_RULES["Odd chip"]),
    },
    sources=(DAKOTA_RULES,),
    notes=(
        N_("Before the seventh card a player may buy the option: it is then dealt face up."),
        N_("The dealer says before the deal whether players declare together or in turn."),
    ),
    example=("2c9hKd/KsQs3h4h", "Ac5h6d/7s8s2h3d", "JcJd4c/Th9s6h2d"),
)

RAZZ = SEVEN_CARD_STUD.but(
    name="razz",
    title="Razz",
    summary=N_("Seven-card stud for the low hand, ace to five."),
    sides=(Side("low", ACE_TO_FIVE, ANY_CARDS, source=ROBERTS_RULES["Razz"]),),
)

LOW_HOLE_WILD = SEVEN_CARD_STUD.but(
    name="low-hole-wild",
    title="Low Hole Wild",
    summary=N_("Seven-card stud; each player's lowest card face down is wild, with its rank."),
    players=(2, 7),
    deal=Deal(down=3, up=4, bought=(2, 5)),
    wild=(OwnRank(source=PAGAT["Seven Card Stud: Low Hole Card Wild"]),),
    sources=(PAGAT, ROBERTS_RULES),
    aliases={"low-hole": {}, "low-hole-card-wild": {}},
    notes=(N_("Where the house sells the option, the last card may be taken face up."),),
)

HIGH_CHICAGO = SEVEN_CARD_STUD.but(
    name="high-chicago",
    title="High Chicago",
    summary=N_("Seven-card stud; the highest spade face down takes half of the pot."),
    sides=(
        HIGH,
        Side("spade", HighestOfSuit("s"), FACE_DOWN, source=PAGAT["Chicago"]),
    ),
    split=PAGAT["Chicago"],
    sources=(PAGAT, ROBERTS_RULES),
    aliases={"chicago": {}},
)

GAMES = (
    DAKOTA,
    SEVEN_CARD_HIGH_LOW_STUD,
    SEVEN_CARD_STUD,
    RAZZ,
    LOW_HOLE_WILD,
    HIGH_CHICAGO,
)
