"""Wild stud games that turn on the cards face up: follow the queen, and baseball."""

from __future__ import annotations

from dealerapi.games.game import Deal, Side
from dealerapi.games.making import FACE_DOWN
from dealerapi.games.sources import (
    MY_POKER_HOME_GAME,
    OINC,
    PAGAT,
    POKER_DB,
    POKERTIPS,
    ROBERTS_RULES,
)
from dealerapi.games.stud import HIGH
from dealerapi.games.stud_five import FIVE_CARD_STUD
from dealerapi.games.stud_wild import WILD_STUD, ranks_wild
from dealerapi.games.wild_rules import Follows
from dealerapi.ranking import GivenCard, HighestOfSuit, LowestOfSuit
from dealerapi.words import N_

IN_ORDER = N_("Send all cards face up in the order dealt, those of folded players with them.")
NONE_LAST = N_("A queen that is the last card face up has no follower, and nothing follows it.")

FOLLOW_THE_QUEEN = WILD_STUD.but(
    name="follow-the-queen",
    title="Follow the Queen",
    summary=N_("Seven-card stud; the rank dealt face up after the last queen is wild."),
    wild=(Follows(source=PAGAT["Follow the Queen"]),),
    sources=(PAGAT, ROBERTS_RULES),
    aliases={"chase-the-queen": {}, "chase-the-lady": {}},
    notes=(IN_ORDER, NONE_LAST, N_("Queens themselves are not wild.")),
)

FOLLOW_THE_QUEEN_QUEENS_WILD = FOLLOW_THE_QUEEN.but(
    name="follow-the-queen-queens-wild",
    title="Queens and What Follows",
    summary=N_("Seven-card stud; queens and the rank dealt face up after the last are wild."),
    wild=(Follows(leader=True, source=POKER_DB["Follow the Queen II"]),),
    sources=(POKER_DB,),
    aliases={"follow-mary": {}, "rolling-queens": {}, "queens-and-after": {}},
    notes=(IN_ORDER, NONE_LAST),
)

FOLLOW_THE_KING = FOLLOW_THE_QUEEN.but(
    name="follow-the-king",
    title="Follow the King",
    summary=N_("Seven-card stud; kings and the rank dealt face up after the last are wild."),
    wild=(Follows(rank="K", leader=True, source=POKER_DB["Follow the Cowboy"]),),
    sources=(POKER_DB, OINC),
    aliases={"follow-the-cowboy": {}},
    notes=(IN_ORDER, N_("Some houses leave the kings themselves natural.")),
)

CHASE_THE_ACE = FOLLOW_THE_QUEEN.but(
    name="chase-the-ace",
    title="Chase the Ace",
    summary=N_("Seven-card stud; the rank dealt face up after the last ace is wild."),
    wild=(Follows(rank="A", source=POKER_DB["Chase the Ace"]),),
    sources=(POKER_DB, OINC),
    aliases={"follow-the-ace": {}},
    notes=(IN_ORDER, N_("Aces themselves are not wild.")),
    example=("2c9hKd/AsQs3h4h", "Ac5h6d/7s8s2h3d", "JcJd7c/Th9s6h2d"),
)

BLACK_MARIAH = FOLLOW_THE_QUEEN.but(
    name="black-mariah",
    title="Black Mariah",
    summary=N_("Follow the queen; the queen of spades face down takes half of the pot."),
    wild=(Follows(sides=("high",), source=POKER_DB["Black Mariah"]),),
    sides=(HIGH, Side("queen", GivenCard("Qs"), FACE_DOWN, source=POKER_DB["Black Mariah"])),
    split=POKER_DB["Black Mariah"],
    sources=(POKER_DB,),
    aliases={"black-maria": {}},
    notes=(
        IN_ORDER,
        N_("If the queen of spades is dealt face up, all are dealt in again."),
        N_("In other houses half goes to the highest spade face down, or one hand needs both."),
    ),
    example=("QsAc2c/KsQh3h4h", "5h6d9d/7s8s2h3d", "JcJd4c/Th9s6h2d"),
)

LOGANS_RUN = FOLLOW_THE_QUEEN.but(
    name="logans-run",
    title="Logan's Run",
    summary=N_("Follow the queen; the highest spade face down takes half of the pot."),
    wild=(Follows(sides=("high",), source=POKER_DB["Follow the Queen III"]),),
    sides=(
        HIGH,
        Side("spade", HighestOfSuit("s"), FACE_DOWN, source=POKER_DB["Follow the Queen III"]),
    ),
    split=POKER_DB["Follow the Queen III"],
    sources=(POKER_DB,),
    aliases={},
    example=("AsAc2c/KsQh3h4h", "5h6d9d/7s8s2h3d", "JcJd4c/Th9s6h2d"),
)

BOUGHT = N_("Enter the bought cards with the hand, as they lie.")

BASEBALL = WILD_STUD.but(
    name="baseball",
    title="Baseball",
    summary=N_("Seven-card stud; threes and nines are wild, a four face up buys a card."),
    players=(2, 6),
    deal=Deal(down=3, up=4, extra=4),
    wild=ranks_wild("39", POKER_DB["Baseball"]),
    sources=(POKER_DB,),
    notes=(
        N_("Who gets a four face up may pay for one more card, face up; some houses give it down."),
        BOUGHT,
        N_("In some houses who gets a three face up matches the pot or folds."),
    ),
)

LUXURY_TAX_BASEBALL = BASEBALL.but(
    name="luxury-tax-baseball",
    title="Luxury Tax Baseball",
    summary=N_("Baseball in which a wild card face up must match the pot."),
    wild=ranks_wild("39", POKER_DB["Luxury Tax Baseball"]),
    aliases={"yankees": {}},
    notes=(N_("Who gets a three or a nine face up matches the pot or folds."), BOUGHT),
)

NIGHT_BASEBALL = BASEBALL.but(
    name="night-baseball",
    title="Night Baseball",
    summary=N_("Baseball with seven cards down that nobody may look at before turning them."),
    deal=Deal(down=7, extra=4, extra_from="after_action"),
    wild=ranks_wild("39", POKERTIPS["Night Baseball"]),
    sources=(POKERTIPS, MY_POKER_HOME_GAME),
    aliases={"midnight-baseball": {}, "blind-baseball": {}, "no-peek-baseball": {}},
    notes=(
        N_("In turn each player turns cards until he beats the best hand on the table."),
        N_("Who turns a four may buy one more card; who cannot beat the table is out."),
    ),
    example=("2c9hKdKsQs3h4h", "Ac5h6d7s8s2h3d", "JcJd4cTh9s6h2d"),
)

FOOTBALL = BASEBALL.but(
    name="football",
    title="Football",
    summary=N_("Seven-card stud; fours and sixes are wild, a two face up buys a card."),
    wild=ranks_wild("46", POKER_DB["Football"]),
    notes=(
        N_("Who gets a four face up matches the pot or folds."),
        N_("Who gets a two face up may pay for one more card, face up."),
        BOUGHT,
    ),
)

HOME_RUN_KINGS = BASEBALL.but(
    name="home-run-kings",
    title="Home Run Kings",
    summary=N_("Baseball in which kings are wild too."),
    wild=ranks_wild("39K", POKER_DB["Home Run Kings"]),
    notes=(
        N_("Who gets a king face up matches the pot or folds."),
        N_("Who gets a four face up may pay for one more card, face up."),
        BOUGHT,
    ),
)

WRIGLEY_FIELD = BASEBALL.but(
    name="wrigley-field",
    title="Wrigley Field",
    summary=N_("Baseball; the lowest spade face down takes half of the pot."),
    wild=ranks_wild("39", POKER_DB["Wrigley Field"]),
    sides=(HIGH, Side("spade", LowestOfSuit("s"), FACE_DOWN, source=POKER_DB["Wrigley Field"])),
    split=POKER_DB["Wrigley Field"],
    notes=(
        N_("Who gets a four face up may pay for one more card, face up."),
        BOUGHT,
        N_("The source does not say where the ace of spades stands; here it is high."),
    ),
    example=("2s9hKd/KsQs3h4h", "Ac5s6d/7s8s2h3d", "JcJd4c/Th9s6h2d"),
)

LEAGUE_OF_THEIR_OWN = BASEBALL.but(
    name="a-league-of-their-own",
    title="A League of Their Own",
    summary=N_("Baseball and follow the queen at once: threes, nines, queens and what follows."),
    wild=(
        *ranks_wild("39", POKER_DB["A League of Their Own"]),
        Follows(leader=True, source=POKER_DB["A League of Their Own"]),
    ),
    aliases={"ladies-night-out": {}},
    notes=(
        N_("Who gets a four face up may pay for one more card, face up."),
        BOUGHT,
        IN_ORDER,
    ),
)

LITTLE_LEAGUE = FIVE_CARD_STUD.but(
    name="little-league",
    title="Little League",
    family="stud-wild",
    summary=N_("Five-card stud; threes and nines are wild, a four face up buys a card."),
    players=(2, 9),
    deal=Deal(down=1, up=4, extra=4),
    wild=ranks_wild("39", POKER_DB["Little League"]),
    sides=(HIGH,),
    sources=(POKER_DB,),
    aliases={"five-card-baseball": {}, "rained-out": {}},
    notes=(N_("Who gets a four face up may pay for one more card, face up."), BOUGHT),
    example=("Kh/KdQs3c2h", "As/Qh9d9s3h", "Td/JhTs8c4d"),
)

FOURPLAY = BASEBALL.but(
    name="fourplay",
    title="Wild Fours",
    summary=N_("Seven-card stud; fours are wild, and one face up brings a card face down."),
    wild=ranks_wild("4", POKER_DB["Fourplay"]),
    notes=(N_("The card for a four face up is free and comes face down."), BOUGHT),
)

LUCK_OF_THE_IRISH = BASEBALL.but(
    name="luck-of-the-irish",
    title="Luck of the Irish",
    summary=N_("Seven-card stud; fours are wild, the four of clubs face up brings a card."),
    players=(2, 7),
    deal=Deal(down=3, up=4, extra=1),
    wild=ranks_wild("4", POKER_DB["Luck of the Irish"]),
    notes=(N_("The card for the four of clubs face up is free and comes face down."), BOUGHT),
)

GAMES = (
    FOLLOW_THE_QUEEN,
    FOLLOW_THE_QUEEN_QUEENS_WILD,
    FOLLOW_THE_KING,
    CHASE_THE_ACE,
    BLACK_MARIAH,
    LOGANS_RUN,
    BASEBALL,
    LUXURY_TAX_BASEBALL,
    NIGHT_BASEBALL,
    FOOTBALL,
    HOME_RUN_KINGS,
    WRIGLEY_FIELD,
    LEAGUE_OF_THEIR_OWN,
    LITTLE_LEAGUE,
    FOURPLAY,
    LUCK_OF_THE_IRISH,
)
