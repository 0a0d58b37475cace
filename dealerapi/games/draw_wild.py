"""Draw games of the home table, with wild cards."""

from __future__ import annotations

from dealerapi.cards import read_cards
from dealerapi.games.draw_more import HOME_DRAW, SHOWN_ACE
from dealerapi.games.game import Deal, Fixed, FixedDraws, Side
from dealerapi.games.making import ANY_CARDS, HAND_ALONE
from dealerapi.games.sources import ONLINE_POKER_RULES, PAGAT, POKER_DB
from dealerapi.games.wild_rules import BoardRank, Joker, Named, OwnRank, WildGiven, WildRanks
from dealerapi.ranking import STANDARD_HIGH, BeatsAll, Combination
from dealerapi.words import N_

CUSTOMARY_WILDS = ONLINE_POKER_RULES["Wild Card Rules: Customary Wilds"]

ONE_EYED_JACKS = HOME_DRAW.but(
    name="one-eyed-jacks",
    title="One-Eyed Jacks",
    summary=N_("Five-card draw; the jacks of hearts and spades are wild."),
    wild=(
        WildGiven(
            cards="JhJs",
            called=N_("one-eyed jacks"),
            source=POKER_DB["Five Card Draw One Eyed Jacks (#39)"],
        ),
    ),
    aliases={"one-eyed-jacks-wild": {}},
    example=("JhKdKc9s2h", "AsAdQhQcJc", "7h6h5h3hJs"),
)

SUICIDE_KING = HOME_DRAW.but(
    name="suicide-king",
    title="Suicide King",
    summary=N_("Five-card draw; the king of hearts is wild."),
    wild=(WildGiven(cards="Kh", called=N_("the suicide king"), source=CUSTOMARY_WILDS),),
    sources=(ONLINE_POKER_RULES, POKER_DB, PAGAT),
    aliases={"suicide-kings": {}},
    example=("Kh9d9c7s2h", "AsAdQhTcJc", "KsKd5h3h8c"),
)

MAN_WITH_THE_AXE = HOME_DRAW.but(
    name="man-with-the-axe",
    title="Man with the Axe",
    summary=N_("Five-card draw; the king of diamonds, who has one eye and an axe, is wild."),
    wild=(
        WildGiven(
            cards="Kd", called=N_("the man with the axe"), source=POKER_DB["One Eyed King (#67)"]
        ),
    ),
    aliases={"axe-king": {}, "one-eyed-king": {}},
    example=("Kd9d9c7s2h", "AsAdQhTcJc", "KsKh5h3h8c"),
)

ACEY_DUCEY_DRAW = HOME_DRAW.but(
    name="acey-ducey-draw",
    title="Acey Ducey Draw",
    summary=N_("Five-card draw; aces and twos are wild."),
    wild=(WildRanks(ranks="A2", source=POKER_DB["Acey Ducey (#11)"]),),
    aliases={},
    notes=(SHOWN_ACE,),
    example=("Ac2dKhKs7c", "8s8d8h5c4c", "Ah9h6h5h3h"),
)

CHAPPY = HOME_DRAW.but(
    name="chappy",
    title="Chappy",
    summary=N_("Five-card draw; twos, the one-eyed jacks and the suicide king are wild."),
    wild=(
        WildRanks(ranks="2", source=POKER_DB["Chappy (#23)"]),
        WildGiven(cards="JhJsKh", source=POKER_DB["Chappy (#23)"]),
    ),
    aliases={},
    example=("2cJhAdAs9c", "Kh8s8d5c4c", "QsQdJs9h6h"),
)

MICKEY_MANTLE = HOME_DRAW.but(
    name="mickey-mantle",
    title="Mickey Mantle",
    summary=N_("Five-card draw; sevens are wild."),
    wild=(WildRanks(ranks="7", source=POKER_DB["Micky Mantle (#63)"]),),
    aliases={"sevens-wild-draw": {}},
    example=("7c7dKhKs2c", "8s8d8h5c4c", "AhQh9h6h3h"),
)

POTHOOKS = HOME_DRAW.but(
    name="pothooks",
    title="Pothooks",
    summary=N_("Five-card draw; nines are wild."),
    wild=(WildRanks(ranks="9", source=POKER_DB["Pothooks (#71)"]),),
    aliases={"nines-wild-draw": {}},
    example=("9c9dKhKs2c", "8s8d8h5c4c", "AhQhTh6h3h"),
)

PREGNANT_THREES = HOME_DRAW.but(
    name="pregnant-threes",
    title="Pregnant Threes",
    summary=N_("Five-card draw; threes, sixes and nines are wild."),
    wild=(WildRanks(ranks="369", source=POKER_DB["Pregnant Threes (#72)"]),),
    aliases={},
    example=("3c6dKhKs2c", "8s8d8h5c4c", "9hQhTh7h2h"),
)

SNOWMEN = HOME_DRAW.but(
    name="snowmen-and-hockey-sticks",
    title="Snowmen and Hockey Sticks",
    summary=N_("Five-card draw; eights and sevens are wild."),
    wild=(WildRanks(ranks="78", source=POKER_DB["Snowmen and Hockey Sticks (#84)"]),),
    aliases={"sevens-and-eights-wild": {}},
    example=("7c8dKhKs2c", "9s9d9h5c4c", "AhQhTh6h3h"),
)

HICKOCK = HOME_DRAW.but(
    name="hickock",
    title="Hickock",
    summary=N_("Five-card draw; the dead man's cards, black aces and black eights, are wild."),
    wild=(WildGiven(cards="AsAc8s8c", source=POKER_DB["Hickock (#47)"]),),
    aliases={},
    example=("As8cKhKd2c", "9s9d9h5c4c", "AhQhTh6h3h"),
)

FIREBAUGH = HOME_DRAW.but(
    name="firebaugh",
    title="Firebaugh",
    summary=N_("Five-card draw; the two, four, five and nine of diamonds are wild."),
    wild=(WildGiven(cards="2d4d5d9d", source=POKER_DB["Firebaugh (#36)"]),),
    aliases={},
    example=("2d4dKhKs7c", "9s9d9h5c4c", "AhQhTh6h3h"),
)

LEFTY_LOUIE = HOME_DRAW.but(
    name="lefty-louie",
    title="Lefty Louie",
    summary=N_("Five-card draw; the court cards that look to their left are wild."),
    wild=(WildGiven(cards="KsQsJsJc", source=POKER_DB["Lefty Louie (#56)"]),),
    aliases={},
    notes=(SHOWN_ACE, N_("In most decks: king, queen and jack of spades, and jack of clubs.")),
    example=("KsJcAhAd7c", "9s9d9h5c4c", "QsJhTh6h3h"),
)

LOW_CARD_WILD = HOME_DRAW.but(
    name="low-card-wild",
    title="Low Card Wild",
    summary=N_("Five-card draw; each player's lowest rank is wild in his own hand."),
    wild=(OwnRank(down=False, source=POKER_DB["Low Card (#57)"]),),
    aliases={"low-card-draw": {}},
    example=("4c4dKhKs9c", "AsTdTh7c6c", "8h8s5d5cJh"),
)

KINGS_AND_LOW_MEN = HOME_DRAW.but(
    name="kings-and-low-men",
    title="Kings and Low Men",
    summary=N_("Five-card draw; kings and each player's own lowest rank are wild."),
    wild=(
        WildRanks(ranks="K", source=POKER_DB["Kings and Low Men (#53)"]),
        OwnRank(down=False, source=POKER_DB["Kings and Low Men (#53)"]),
    ),
    aliases={"kings-and-little-man": {}},
    example=("Kc4d9h9s7c", "AsTdTh7h6c", "8h8s5d5cJh"),
)

CONNECT_FOUR = KINGS_AND_LOW_MEN.but(
    name="connect-four",
    title="Connect Four",
    summary=N_("Five-card draw; fours and each player's own lowest rank are wild."),
    wild=(
        WildRanks(ranks="4", source=POKER_DB["Connect Four (#24)"]),
        OwnRank(down=False, source=POKER_DB["Connect Four (#24)"]),
    ),
    aliases={},
)

ANY_RANK_WILD = HOME_DRAW.but(
    name="any-rank-wild-draw",
    title="Five Draw, Any Rank Wild",
    summary=N_("Five-card draw; each player names one rank that is wild in his own hand."),
    wild=(Named(by="player", source=POKER_DB["Five Draw Any Value Wild (#41)"]),),
    aliases={"five-draw-any-value-wild": {}},
    notes=(SHOWN_ACE, N_("The rank may be named at any time, once.")),
)

MISTIGRIS = HOME_DRAW.but(
    name="mistigris",
    title="Mistigris",
    summary=N_("Five-card draw with one joker that is wild; jacks or better to open."),
    jokers=1,
    wild=(Joker(joker="wild", source=POKER_DB["Joker's Wild (#439)"]),),
    openers=POKER_DB["Joker's Wild (#439)"],
    settled={"openers": Fixed("jacks_or_better", POKER_DB["Joker's Wild (#439)"])},
    aliases={"jokers-wild": {}},
    example=("JkKdKc9s2h", "AsAdQhQcJc", "7h6h5h3h9h"),
)

TWO_JOKERS_DRAW = MISTIGRIS.but(
    name="two-jokers-draw",
    title="Draw with Two Jokers",
    summary=N_("Five-card draw with both jokers in the deck, wholly wild."),
    jokers=2,
    wild=(Joker(joker="wild", source=CUSTOMARY_WILDS),),
    openers=None,
    settled={},
    sources=(ONLINE_POKER_RULES, POKER_DB, PAGAT),
    aliases={"two-jokers": {}},
    example=("JkKdKc9s2h", "AsAdAhQcJc", "9h7h6h5h3h"),
)

NEAL_DEAL_RED = HOME_DRAW.but(
    name="neal-deal-red",
    title="Neal Deal Red",
    summary=N_("Five-card draw; twos, fours and tens are wild, but both red queens beat all."),
    wild=(WildRanks(ranks="24T", source=POKER_DB["Neal Deal Red (#65)"]),),
    sides=(
        Side(
            "high",
            BeatsAll(
                STANDARD_HIGH, (Combination(cards=read_cards("QhQd"), title=N_("the red queens")),)
            ),
            ANY_CARDS,
            source=POKER_DB["Neal Deal Red (#65)"],
        ),
    ),
    aliases={},
    example=("QhQd7s5c3c", "2c4dTsAhAd", "KsKd8h8c6s"),
)

NEAL_DEAL_BLACK = NEAL_DEAL_RED.but(
    name="neal-deal-black",
    title="Neal Deal Black",
    summary=N_("Five-card draw; twos, fours and tens are wild, but both black queens beat all."),
    wild=(WildRanks(ranks="24T", source=POKER_DB["Neal Deal Black (#446)"]),),
    sides=(
        Side(
            "high",
            BeatsAll(
                STANDARD_HIGH,
                (Combination(cards=read_cards("QsQc"), title=N_("the black queens")),),
            ),
            ANY_CARDS,
            source=POKER_DB["Neal Deal Black (#446)"],
        ),
    ),
    example=("QsQc7s5c3c", "2c4dTsAhAd", "KsKd8h8c6s"),
)

SPIT_IN_THE_OCEAN = HOME_DRAW.but(
    name="spit-in-the-ocean",
    title="Spit in the Ocean",
    summary=N_("Four cards each and one turned for all; that card and its rank are wild."),
    deal=Deal(down=4, board=1),
    wild=(BoardRank(source=POKER_DB["Spit in the Ocean (#5)"]),),
    draws=FixedDraws((3,), POKER_DB["Spit in the Ocean (#5)"], with_ace=4),
    aliases={"spit": {}, "pig-in-the-poke": {}},
    notes=(
        SHOWN_ACE,
        N_("Some tables play the turned card as everybody's fifth card without making it wild."),
    ),
    example=("8c8d5h5s", "AhJh8h3h", "QsQdTc9s"),
)

SLIPPERY_ELMER = HOME_DRAW.but(
    name="slippery-elmer",
    title="Slippery Elmer",
    summary=N_("Five-card draw; a card turned after the draw makes its rank wild in all hands."),
    deal=Deal(down=5, board=1),
    wild=(BoardRank(source=POKER_DB["Slippery Elmer (#83)"]),),
    sides=(Side("high", STANDARD_HIGH, HAND_ALONE, source=POKER_DB["Slippery Elmer (#83)"]),),
    draws=FixedDraws((3,), POKER_DB["Slippery Elmer (#83)"], with_ace=4),
    aliases={},
    notes=(SHOWN_ACE, N_("The turned card itself is part of no hand.")),
)

DIABLO = HOME_DRAW.but(
    name="diablo",
    title="Diablo",
    summary=N_("Five-card draw; twos are wild, and an opener who loses matches the pot."),
    wild=(WildRanks(ranks="2", source=POKER_DB["Diablo (#26)"]),),
    aliases={},
    notes=(
        N_("An opener who does not win matches the pot, and all are dealt a new hand for it."),
        N_("Where nobody opens, all ante again."),
    ),
    example=("2c9d9hKs7c", "AsAdAh5c4c", "QhJhTh6h3h"),
)

RUBIDOUX = HOME_DRAW.but(
    name="rubidoux",
    title="Rubidoux",
    summary=N_("Five-card draw; aces are wild, and threes and fours cannot be thrown."),
    wild=(WildRanks(ranks="A", source=POKER_DB["Rubidoux (#76)"]),),
    aliases={},
    notes=(SHOWN_ACE, N_("Threes and fours must be kept in the draw.")),
    example=("AcKdKh4s3c", "9s9d9h5c4c", "QhJhTh6h3h"),
)

DMZ = RUBIDOUX.but(
    name="dmz",
    title="DMZ",
    summary=N_("Five-card draw; aces are wild, and a sixth card can be bought at the end."),
    deal=Deal(down=5, extra=1, extra_from="after_draw"),
    wild=(WildRanks(ranks="A", source=POKER_DB["DMZ (#27)"]),),
    notes=(
        N_("After the last bets each player in turn may match the pot for one more card."),
        SHOWN_ACE,
    ),
)

DOG_BUTT = HOME_DRAW.but(
    name="dog-butt",
    title="Dog Butt",
    summary=N_("Five-card draw; threes and nines are wild, and every four brings another card."),
    deal=Deal(down=5, extra=4),
    wild=(WildRanks(ranks="39", source=POKER_DB["Dog Butt (#28)"]),),
    draws=FixedDraws((3,), POKER_DB["Dog Butt (#28)"], with_ace=4),
    aliases={"draw-baseball": {}},
    notes=(N_("Before the bets and after the draw a four may be shown for one more card."),),
    example=("3cKdKh8s7c", "4sQdQhTh9c2d", "AhJh8h6h2h"),
)

GAMES = (
    ONE_EYED_JACKS,
    SUICIDE_KING,
    MAN_WITH_THE_AXE,
    ACEY_DUCEY_DRAW,
    CHAPPY,
    MICKEY_MANTLE,
    POTHOOKS,
    PREGNANT_THREES,
    SNOWMEN,
    HICKOCK,
    FIREBAUGH,
    LEFTY_LOUIE,
    LOW_CARD_WILD,
    KINGS_AND_LOW_MEN,
    CONNECT_FOUR,
    ANY_RANK_WILD,
    MISTIGRIS,
    TWO_JOKERS_DRAW,
    NEAL_DEAL_RED,
    NEAL_DEAL_BLACK,
    SPIT_IN_THE_OCEAN,
    SLIPPERY_ELMER,
    DIABLO,
    RUBIDOUX,
    DMZ,
    DOG_BUTT,
)
