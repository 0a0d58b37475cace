"""Pass-and-roll games: players pass cards on, or choose which of their cards to turn up.

The hand at the showdown is the hand as each player holds it in the end.
"""

from __future__ import annotations

from dealerapi.games.game import Deal, Fixed, FixedDraws, Game, Side
from dealerapi.games.high_low import LOW_BY_HOUSE
from dealerapi.games.making import ANY_CARDS, FACE_DOWN
from dealerapi.games.sources import (
    DIAGRAM_1979,
    GAMBITER,
    GAME_RULES,
    PAGAT,
    POKER_DB,
    POKER_NEWS,
    Source,
)
from dealerapi.games.stud import ODD_CHIP_BY_SUIT
from dealerapi.games.wild_rules import OwnRank, WildRanks
from dealerapi.ranking import STANDARD_HIGH, HighestOfSuit
from dealerapi.words import N_


def _high(source: Source) -> Side:
    return Side("high", STANDARD_HIGH, ANY_CARDS, source=source)


HIGH_LOW = (_high(DIAGRAM_1979["Rank of hands"]), LOW_BY_HOUSE)
AS_KEPT = N_("Send the five cards that each player kept after passing.")
PASSED_321 = N_("Each player passes three cards, then two, then one.")
ROLLED = N_("The five cards are turned up one at a time, with a bet after each.")

ANACONDA = Game(
    name="anaconda",
    title="Anaconda",
    family="pass-and-roll",
    summary=N_("Seven cards; players pass some on, keep five and roll them; high only."),
    players=(2, 7),
    deal=Deal(down=5),
    dealt_first=7,
    sides=(_high(PAGAT["Pass the Trash"]),),
    sources=(PAGAT,),
    aliases={"pass-the-trash": {}, "pass-the-garbage": {}, "screw-your-neighbor": {}},
    notes=(AS_KEPT, N_("How many cards are passed, and where to, the dealer says."), ROLLED),
    example=("KsKdKh7c7d", "Ah9h6h3h2h", "QcJdTs9c8d"),
)

ANACONDA_HIGH_LOW = ANACONDA.but(
    name="anaconda-high-low",
    title="Anaconda High-Low",
    summary=N_("Anaconda for the high and the low hand, declared before the last card."),
    sides=HIGH_LOW,
    declared=PAGAT["Pass the Trash: Variations"],
    split=PAGAT["Pass the Trash: Variations"],
    sources=(PAGAT, POKER_DB, DIAGRAM_1979),
    aliases={"pass-the-trash-high-low": {}},
    notes=(AS_KEPT, PASSED_321, ROLLED, N_("The source does not say how low hands rank.")),
    example=("KsKdKh7c7d", "7s5h4d2c2h", "QcJdTs9c8d"),
)

HOWDY_DOODY = ANACONDA_HIGH_LOW.but(
    name="howdy-doody",
    title="Howdy Doody",
    summary=N_("Anaconda high-low; threes are wild for high, kings are wild for low."),
    wild=(
        WildRanks(ranks="3", sides=("high",), source=POKER_DB["Howdy Doody"]),
        WildRanks(ranks="K", sides=("low",), source=POKER_DB["Howdy Doody"]),
    ),
    declared=POKER_DB["Howdy Doody"],
    split=POKER_DB["Howdy Doody"],
    settled={"low_wild": Fixed("lowest_missing", PAGAT["Poker hand ranking"], open=True)},
    aliases={},
    example=("3s3dAhAc9d", "Kc6h4d2c2h", "QcJdTs9c8d"),
)

SCREWY_LOUIE = ANACONDA_HIGH_LOW.but(
    name="screwy-louie",
    title="Screwy Louie",
    summary=N_("Seven cards; two are passed on and two thrown away; high-low, declared."),
    declared=POKER_DB["Screwy Louie"],
    split=POKER_DB["Screwy Louie"],
    aliases={},
    notes=(AS_KEPT, ROLLED, N_("The source does not say how low hands rank.")),
)

BASKETBALL = ANACONDA_HIGH_LOW.but(
    name="basketball",
    title="Basketball",
    summary=N_("Seven cards are passed three, two and one; all seven count; declared."),
    deal=Deal(down=7),
    dealt_first=None,
    declared=POKER_DB["Basketball"],
    split=POKER_DB["Basketball"],
    aliases={},
    notes=(PASSED_321, N_("Nothing is thrown away: send all seven cards held in the end.")),
    example=(),
)

TAKE_ONE_DOWN = ANACONDA.but(
    name="take-one-down",
    title="Take One Down, Pass It Around",
    summary=N_("Seven cards; each player keeps one and passes the rest on, until all are kept."),
    deal=Deal(down=7),
    dealt_first=None,
    sides=(_high(POKER_DB["Take One Down, Pass it Around"]),),
    sources=(POKER_DB,),
    aliases={},
    notes=(N_("Send the seven cards that each player kept."),),
    example=(),
)

TREES = ANACONDA.but(
    name="trees",
    title="Trees",
    summary=N_("Five cards; players trade as many as they like with each other; high only."),
    players=(2, 10),
    dealt_first=None,
    sides=(_high(POKER_DB["Trees"]),),
    sources=(POKER_DB,),
    aliases={},
    notes=(N_("Nothing may be said of the cards offered but how many they are."),),
)

SWITCH = TREES.but(
    name="switch",
    title="Switch",
    summary=N_("Five-card draw; before and after the draw a card is taken from the neighbor."),
    players=(2, 6),
    sides=(_high(POKER_DB["Switch"]),),
    draws=FixedDraws((3,), POKER_DB["Switch"], with_ace=4),
    notes=(N_("The card is taken unseen from the player on the left, by all at once."),),
)

RUIN_YOUR_NEIGHBOR = SWITCH.but(
    name="ruin-your-neighbor",
    title="Ruin Your Neighbor",
    summary=N_("Five-card draw; after the draw each player passes one card to the left."),
    sides=(_high(POKER_DB["Ruin Your Neighbor"]),),
    draws=FixedDraws((3,), POKER_DB["Ruin Your Neighbor"], with_ace=4),
    notes=(N_("Send the hands as they are after the card was passed."),),
)

PUSH = ANACONDA_HIGH_LOW.but(
    name="push",
    title="Push",
    summary=N_("Five-card stud in which an unwanted card is pushed on; high-low, declared."),
    players=(2, 10),
    deal=Deal(down=1, up=4),
    dealt_first=2,
    declared=POKER_DB["Crazy Fives"],
    split=POKER_DB["Crazy Fives"],
    settled=ODD_CHIP_BY_SUIT,
    sources=(POKER_DB, POKER_NEWS, DIAGRAM_1979),
    aliases={"crazy-fives": {}, "take-it-or-leave-it": {}, "shove-em": {}, "forward-pass": {}},
    notes=(
        N_("Whoever pushes a card on takes the next one from the deck."),
        N_("At the end a player may exchange one card, where the house sells that."),
    ),
    example=("Kc/JhTs9cKd", "2d/7d5s3sAd", "8d/9d9h8s4c"),
)

SELECTION_REJECTION = Game(
    name="selection-rejection",
    title="Selection, Rejection",
    family="pass-and-roll",
    summary=N_("Seven-card stud; a player may reject a card, which the next one must take."),
    players=(2, 7),
    deal=Deal(down=2, up=5),
    dealt_first=3,
    sides=(_high(POKER_DB["Want It? Want It? Got It!"]),),
    settled=ODD_CHIP_BY_SUIT,
    sources=(POKER_DB, PAGAT),
    aliases={"want-it-want-it-got-it": {}},
)

ROTATE = SELECTION_REJECTION.but(
    name="rotate",
    title="Rotate",
    summary=N_("Seven-card stud; when the rank named comes face up, all hands move one seat."),
    deal=Deal(down=3, up=4),
    sides=(_high(POKER_DB["Rotate"]),),
    sources=(POKER_DB,),
    aliases={"up-the-fruit-basket": {}},
    notes=(
        N_("The dealer names the rank before the deal."),
        N_("Send the hands as they lie after the last move."),
    ),
)

ROLL_YOUR_OWN = SELECTION_REJECTION.but(
    name="roll-your-own",
    title="Roll Your Own",
    summary=N_("Seven-card stud, dealt face down; each player chooses the cards to turn up."),
    deal=Deal(down=3, up=4),
    sides=(_high(GAMBITER["Roll Your Own"]),),
    sources=(GAMBITER,),
    aliases={},
    notes=(N_("Of the cards held before each bet one is turned up; the last stays down."),),
    example=("2c9hKd/KsQs3h4h", "Ac5h6d/7s8s2h3d", "JcJd4c/Th9s6h2d"),
)

ROLL_YOUR_OWN_CHICAGO = ROLL_YOUR_OWN.but(
    name="roll-your-own-chicago",
    title="Roll Your Own Chicago",
    summary=N_("Roll your own; the highest spade left face down takes half of the pot."),
    sides=(
        _high(GAMBITER["Roll Your Own"]),
        Side("spade", HighestOfSuit("s"), FACE_DOWN, source=PAGAT["Chicago"]),
    ),
    split=PAGAT["Chicago"],
    sources=(GAMBITER, PAGAT),
)

ROLL_YOUR_OWN_LOW_HOLE = ROLL_YOUR_OWN.but(
    name="roll-your-own-low-hole",
    title="Roll Your Own with the Low Hole Card Wild",
    summary=N_("Roll your own; each player's lowest card face down is wild, with its rank."),
    deal=Deal(down=3, up=4, bought=(2, 5)),
    wild=(OwnRank(source=GAMBITER["Roll Your Own"]),),
    notes=(
        *ROLL_YOUR_OWN.notes,
        N_("For a fee the seventh card is dealt face up: then two cards lie face down."),
    ),
)

MISSISSIPPI_MUD = ANACONDA_HIGH_LOW.but(
    name="mississippi-mud",
    title="Mississippi Mud",
    summary=N_("Seven cards, two thrown away; five are turned up by choice; high-low, declared."),
    declared=GAME_RULES["Roll Your Own Poker: Mississippi Mud"],
    split=GAME_RULES["Roll Your Own Poker: Mississippi Mud"],
    sources=(GAME_RULES, DIAGRAM_1979),
    aliases={},
    notes=(
        N_("Send the five cards that each player kept."),
        N_("Each player chooses which card to turn up before each bet; the last stays down."),
    ),
)

GAMES = (
    ANACONDA,
    ANACONDA_HIGH_LOW,
    HOWDY_DOODY,
    SCREWY_LOUIE,
    BASKETBALL,
    TAKE_ONE_DOWN,
    TREES,
    SWITCH,
    RUIN_YOUR_NEIGHBOR,
    PUSH,
    SELECTION_REJECTION,
    ROTATE,
    ROLL_YOUR_OWN,
    ROLL_YOUR_OWN_CHICAGO,
    ROLL_YOUR_OWN_LOW_HOLE,
    MISSISSIPPI_MUD,
)
