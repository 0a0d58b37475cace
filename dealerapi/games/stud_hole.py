"""Stud games in which a player's own cards, or ranks that somebody names, are wild."""

from __future__ import annotations

from dealerapi.games.game import Deal, FixedDraws
from dealerapi.games.high_low import LOW_BY_HOUSE
from dealerapi.games.sources import DIAGRAM_1979, POKER_DB
from dealerapi.games.stud import HIGH, LOW_HOLE_WILD
from dealerapi.games.stud_five import FIVE_CARD_STUD
from dealerapi.games.stud_wild import WILD_STUD, ranks_wild
from dealerapi.games.wild_rules import Named, OwnRank
from dealerapi.words import N_

HIGH_HOLE_WILD = WILD_STUD.but(
    name="high-hole-wild",
    title="High Hole Wild",
    summary=N_("Seven-card stud; each player's highest card face down is wild, with its rank."),
    wild=(OwnRank(end="highest", source=POKER_DB["Hong Kong"]),),
    sources=(POKER_DB,),
    aliases={"high-hole": {}, "hong-kong": {}},
)

KING_LOW_HOLE = WILD_STUD.but(
    name="king-low-hole",
    title="King Low-Hole",
    summary=N_("Seven-card stud; kings and each player's lowest card face down are wild."),
    wild=(
        *ranks_wild("K", POKER_DB["King Low-Hole"]),
        OwnRank(source=POKER_DB["King Low-Hole"]),
    ),
    sources=(POKER_DB,),
    notes=(N_("The lowest card face down may itself be a king."),),
)

KING_LITTLE = KING_LOW_HOLE.but(
    name="king-little",
    title="King Little",
    summary=N_("Seven-card stud; kings and each player's lowest card of all are wild."),
    wild=(
        *ranks_wild("K", POKER_DB["King Little II"]),
        OwnRank(down=False, source=POKER_DB["King Little II"]),
    ),
    aliases={"kings-and-little-ones-stud": {}},
    notes=(),
)

MISERY = WILD_STUD.but(
    name="misery",
    title="Misery",
    summary=N_("Stud, high-low declared; lowest hole card wild for high, highest for low."),
    wild=(
        OwnRank(sides=("high",), source=POKER_DB["Misery"]),
        OwnRank(end="highest", sides=("low",), source=POKER_DB["Misery"]),
    ),
    sides=(HIGH, LOW_BY_HOUSE),
    declared=POKER_DB["Misery"],
    split=POKER_DB["Misery"],
    sources=(POKER_DB, DIAGRAM_1979),
)

LOW_HOLE_WITH_A_TWIST = LOW_HOLE_WILD.but(
    name="low-hole-with-a-twist",
    title="Low Hole Wild with a Twist",
    family="stud-wild",
    summary=N_("Low hole wild, then one card may be replaced."),
    players=(2, 6),
    deal=Deal(down=3, up=4),
    wild=(OwnRank(source=POKER_DB["Low in the Hole with a Twist"]),),
    draws=FixedDraws((1,), POKER_DB["Low in the Hole with a Twist"], face="as_thrown"),
    sources=(POKER_DB,),
    aliases={},
    notes=(N_("The replacement is paid for."),),
)

LITTLE_ONES = FIVE_CARD_STUD.but(
    name="little-ones",
    title="Little Ones",
    family="stud-wild",
    summary=N_("Five-card stud; each player's hole card is wild, with its rank."),
    wild=(OwnRank(source=POKER_DB["Little Ones"]),),
    sides=(HIGH,),
    sources=(POKER_DB,),
    aliases={"wild-in-the-hole": {}, "crown-stud": {}},
)

DO_YA = LITTLE_ONES.but(
    name="do-ya",
    title="Do Ya",
    summary=N_("Five-card stud; the hole card, which may be refused, is wild with its rank."),
    players=(2, 6),
    wild=(OwnRank(source=POKER_DB["Do Ya"]),),
    aliases={},
    notes=(
        N_("A player may refuse the hole card up to three times; the refused are thrown away."),
    ),
)

HAPPY = WILD_STUD.but(
    name="happy",
    title="Happy",
    summary=N_("Seven-card stud; each player names a rank that is wild in his own hand."),
    wild=(Named(by="player", source=POKER_DB["Seven Stud Any Value Wild"]),),
    sources=(POKER_DB,),
    aliases={"seven-stud-any-value-wild": {}},
    notes=(N_("A player may name his rank at any time in the game, once."),),
)

ANY_HOLE_CARD = HAPPY.but(
    name="any-hole-card",
    title="Any Hole Card",
    summary=N_("Seven-card stud; each player picks one of his hole cards: its rank is wild."),
    wild=(Named(by="player", source=POKER_DB["Any Hole Card"]),),
    aliases={},
    notes=(N_("The rank named must be that of one of the player's own cards face down."),),
)

COUNTDOWN = WILD_STUD.but(
    name="countdown",
    title="Countdown",
    summary=N_("Seven-card stud; the rank of the number of players still in is wild."),
    wild=(Named(source=POKER_DB["Countdown"]),),
    sources=(POKER_DB,),
    aliases={"extortion": {}},
    notes=(N_("Name the rank of the number of players at the showdown: three players, threes."),),
)

DICE_STUD = COUNTDOWN.but(
    name="dice-stud",
    title="Dice Stud",
    summary=N_("Seven-card stud; two dice say which ranks are wild: each one, and their sum."),
    wild=(Named(source=POKER_DB["Dice"]),),
    aliases={},
    notes=(
        N_("Name the ranks of both dice and of their sum; a one is an ace, eleven a jack."),
        N_("The source does not say what eleven and twelve are: here jack and queen."),
    ),
)

GAMES = (
    HIGH_HOLE_WILD,
    KING_LOW_HOLE,
    KING_LITTLE,
    MISERY,
    LOW_HOLE_WITH_A_TWIST,
    LITTLE_ONES,
    DO_YA,
    HAPPY,
    ANY_HOLE_CARD,
    COUNTDOWN,
    DICE_STUD,
)
