"""Draw games for the high hand, or for high and low."""

from __future__ import annotations

from dealerapi.games.game import Deal, DealerCalled, FixedDraws, Game, Side
from dealerapi.games.high_low import DECLARED, LOW_BY_HOUSE
from dealerapi.games.making import ANY_CARDS
from dealerapi.games.qualifiers import OrBetter
from dealerapi.games.sources import (
    DIAGRAM_1979,
    DRAW_DEUCEY_TRIPLE,
    DRAW_HIGH_ES,
    OPR_605,
    PAGAT,
    Source,
)
from dealerapi.games.wild_rules import Joker, Partner, WildRanks
from dealerapi.ranking import DEUCE_TO_SEVEN, STANDARD_HIGH
from dealerapi.words import N_


def high(source: Source) -> Side:
    """The side for the best standard hand, as that rule has it."""
    return Side("high", STANDARD_HIGH, ANY_CARDS, source=source)


JACK_LOW = Side(
    "low",
    DEUCE_TO_SEVEN,
    ANY_CARDS,
    OrBetter(11),
    source=DRAW_DEUCEY_TRIPLE["Low Hand Qualifier"],
)

LOW_DIE = Game(
    name="low-die",
    title="Low-Die",
    family="draw",
    summary=N_("Five-card draw; ace, two and three are wild beside a six, five and four."),
    players=(2, 10),
    deal=Deal(down=5),
    wild=(Partner(pairs={"A": "6", "2": "5", "3": "4"}, source=OPR_605["2.1"]),),
    sides=(high(OPR_605["1.2"]),),
    draws=DealerCalled(largest=5, source=OPR_605["3.2"]),
    sources=(OPR_605,),
    example=("Ac6h5d2s2d", "KsKhKd9c8c", "7h7d3c4sQh"),
)

HIGH_DIE = LOW_DIE.but(
    name="high-die",
    title="High-Die",
    summary=N_("Five-card draw; six, five and four are wild beside an ace, two and three."),
    wild=(Partner(pairs={"6": "A", "5": "2", "4": "3"}, source=OPR_605["2.2"]),),
    example=("6hAs5d5c2h", "KsKhKd9c8c", "7h7d3c4sQh"),
)

DRAW_HIGH = Game(
    name="draw-high",
    title="Draw High",
    family="draw",
    summary=N_("Five-card draw with button and blind, one draw of up to five cards."),
    players=(2, 8),
    deal=Deal(down=5),
    wild=(Joker(source=DRAW_HIGH_ES["El Joker 2"]),),
    sides=(high(DRAW_HIGH_ES["Reglas de Draw High"]),),
    draws=FixedDraws((5,), DRAW_HIGH_ES["Reglas de Draw High"]),
    openers=DRAW_HIGH_ES["Draw High"],
    sources=(DRAW_HIGH_ES,),
    aliases={
        "five-card-draw": {},
        "draw-poker": {},
        "jackpots": {"openers": "jacks_or_better"},
    },
    notes=(
        N_("In a pot of more than two players: one bet and four raises at most."),
        N_("After the draw the limit is twice the limit before it."),
        N_("Four cards are served in a row; who draws five gets the fifth after all others."),
        N_("A card exposed before the draw is kept; one exposed on the draw is replaced."),
    ),
    example=("8c8d5h5sAd", "AhJh8h3hKh", "QsQdTc9s4h"),
)

HIGH_LOW_DRAW = Game(
    name="high-low-draw",
    title="High-Low Draw",
    family="draw",
    summary=N_("Five-card draw for the high and the low hand, declared."),
    players=(2, 8),
    deal=Deal(down=5),
    sides=(high(DIAGRAM_1979["Rank of hands"]), LOW_BY_HOUSE),
    declared=DECLARED,
    split=DECLARED,
    draws=FixedDraws((5,), DIAGRAM_1979["Draw or Stud"]),
    sources=(DIAGRAM_1979,),
    example=("KcKdJhTs9c", "7d5s3s2sAd", "9d9h8s8d4c"),
)

DRAW_DEUCEY_TRIPLE_DRAW = Game(
    name="draw-deucey-triple-draw",
    title="Draw-Deucey Triple Draw",
    family="draw",
    summary=N_("High hand and jack-or-lower deuce-to-seven low; three draws of at most two."),
    players=(2, 6),
    deal=Deal(down=5),
    sides=(high(DRAW_DEUCEY_TRIPLE["High Hand"]), JACK_LOW),
    split=DRAW_DEUCEY_TRIPLE["Split Pot Rules"],
    draws=FixedDraws((2, 2, 2), DRAW_DEUCEY_TRIPLE["The Draw Limit"]),
    sources=(DRAW_DEUCEY_TRIPLE,),
    aliases={"draw-deucey": {}},
    example=("2s3c4h5d7s", "KsKhKd9c8c", "8s6s4s3d2c"),
)

DRAW_DEUCEY_SINGLE_DRAW = DRAW_DEUCEY_TRIPLE_DRAW.but(
    name="draw-deucey-single-draw",
    title="Draw-Deucey Single Draw",
    summary=N_("High hand and jack-or-lower deuce-to-seven low; one draw of at most two."),
    players=(2, 8),
    draws=FixedDraws((2,), DRAW_DEUCEY_TRIPLE["How It Differs from Draw-Deucey Single Draw"]),
    aliases={},
)

DEUCES_WILD_DRAW = Game(
    name="deuces-wild-draw",
    title="Deuces Wild",
    family="draw",
    summary=N_("Five-card draw in which every two is wild."),
    players=(2, 7),
    deal=Deal(down=5),
    wild=(WildRanks(ranks="2", source=PAGAT["Poker variants: Deuces Wild"]),),
    sides=(high(PAGAT["Poker hand ranking"]),),
    draws=FixedDraws((5,), PAGAT["Five Card Draw"]),
    sources=(PAGAT,),
    aliases={"deuces-wild": {}},
    example=("2c2d9h8hKs", "AsAhAd4c4h", "2h7c7d5s3d"),
)

GAMES = (
    HIGH_DIE,
    LOW_DIE,
    DRAW_HIGH,
    HIGH_LOW_DRAW,
    DRAW_DEUCEY_TRIPLE_DRAW,
    DRAW_DEUCEY_SINGLE_DRAW,
    DEUCES_WILD_DRAW,
)
