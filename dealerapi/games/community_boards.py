"""Community games with a board of their own: Cincinnati, crosses, squares, several boards.

The cards of such a board are sent in one order, which the notes of each game tell.
"""

from __future__ import annotations

from itertools import product

from dealerapi.games.community import OMAHA_HI_LO, TEXAS_HOLDEM, TWO_OF_THE_HAND
from dealerapi.games.community_more import LOWEST_ACE, OMAHA, eight_low, high_side, like
from dealerapi.games.game import Deal, Side
from dealerapi.games.making import Rows
from dealerapi.games.sources import (
    ASIAN_POKER_TOUR,
    BARGE,
    GAME_RULES,
    GENERIC_POKER,
    OINC,
    PAGAT,
    POKER_DB,
    POKER_NEWS,
    QUERKI,
    WARD_BAXTER,
    Source,
)
from dealerapi.games.wild_rules import BoardRank
from dealerapi.ranking import STANDARD_HIGH
from dealerapi.words import N_

FIRST_BOARD, SECOND_BOARD = tuple(range(5)), tuple(range(5, 10))
CROSS = ((0, 4, 2), (3, 4, 1))
LINES = (
    *((row, row + 1, row + 2) for row in (0, 3, 6)),
    *((column, column + 3, column + 6) for column in range(3)),
    (0, 4, 8),
    (2, 4, 6),
)
"""The rows, columns and diagonals of a square of nine."""

EACH_TURNED = N_("The cards on the board are turned one at a time, with a bet after each.")
TWO_BOARDS = N_("Send the five cards of the first board, then the five of the second.")
SQUARE = N_("Send the square row by row, from left to right.")
CROSS_ORDER = N_("Send the cross clockwise: top, right, bottom, left, and the centre last.")

CINCINNATI = like(
    TEXAS_HOLDEM,
    name="cincinnati",
    title="Cincinnati",
    summary=N_("Five cards each and five on the board; the best five of the ten."),
    players=(2, 9),
    deal=Deal(down=5, board=5),
    sides=(high_side(WARD_BAXTER["Cincinnati"]),),
    sources=(WARD_BAXTER, POKER_DB),
    aliases={"lame-brain": {}, "lame-brain-pete": {}, "queen-city-poker": {}},
    notes=(EACH_TURNED,),
)

CINCINNATI_LOW_WILD = CINCINNATI.but(
    name="cincinnati-low-wild",
    title="Cincinnati with the Low Card Wild",
    summary=N_("Cincinnati; the lowest card on the board and all of its rank are wild."),
    wild=(BoardRank(which="lowest", source=POKER_DB["Cincinnati Ohio"]),),
    sources=(POKER_DB, WARD_BAXTER),
    aliases={"cincinnati-ohio": {}, "bengal": {}},
    notes=(EACH_TURNED, LOWEST_ACE),
)

ROUND_THE_WORLD = CINCINNATI.but(
    name="round-the-world",
    title="Round the World",
    summary=N_("Four cards each and four on the board; the best five of the eight."),
    players=(2, 10),
    deal=Deal(down=4, board=4),
    sides=(high_side(GAME_RULES["Round the World"]),),
    sources=(GAME_RULES,),
    aliases={},
)

FORTY_FOUR = ROUND_THE_WORLD.but(
    name="forty-four",
    title="Forty-Four",
    summary=N_("Four cards each and four on the board; the last one turned is wild, by rank."),
    wild=(BoardRank(which="last", source=POKER_DB["Forty Four"]),),
    sides=(high_side(POKER_DB["Forty Four"]),),
    sources=(POKER_DB,),
    aliases={"around-the-world": {}},
    notes=(EACH_TURNED, N_("Send the board in the order turned: the last card is wild.")),
)

DIANNAS_GAME = FORTY_FOUR.but(
    name="diannas-game",
    title="Dianna's Game",
    summary=N_("Three cards each and three on the board; the last one turned is wild, by rank."),
    deal=Deal(down=3, board=3),
    wild=(BoardRank(which="last", source=POKER_DB["Dianna's Game"]),),
    sides=(high_side(POKER_DB["Dianna's Game"]),),
    aliases={},
)

IRON_CROSS = like(
    CINCINNATI,
    name="iron-cross",
    title="Iron Cross",
    summary=N_("Five cards each and a cross of five; one arm of the cross may play."),
    sides=(high_side(PAGAT["Iron Cross"], Rows(CROSS)),),
    sources=(PAGAT, WARD_BAXTER),
    aliases={"church": {}},
    notes=(CROSS_ORDER,),
)

CRISS_CROSS = IRON_CROSS.but(
    name="criss-cross",
    title="Criss-Cross",
    summary=N_("Four cards each and a cross of five; the rank in its centre is wild."),
    players=(2, 10),
    deal=Deal(down=4, board=5),
    wild=(BoardRank(which="last", source=OINC["Criss Cross"]),),
    sides=(high_side(OINC["Criss Cross"], Rows(CROSS)),),
    sources=(OINC, QUERKI),
    aliases={"crossroads": {}},
    notes=(CROSS_ORDER, N_("Some houses play with nothing wild.")),
)

ELEVATOR = CRISS_CROSS.but(
    name="elevator",
    title="Elevator",
    summary=N_("Four cards each and seven in an H; its middle card plays on any of three floors."),
    deal=Deal(down=4, board=7),
    wild=(),
    sides=(high_side(WARD_BAXTER["Elevator"], Rows(((0, 6, 3), (1, 6, 4), (2, 6, 5)))),),
    sources=(WARD_BAXTER, QUERKI, POKER_DB),
    aliases={},
    notes=(N_("Send the left column from the top, then the right one, and the middle card last."),),
)

MONOLITH = ELEVATOR.but(
    name="monolith",
    title="Monolith",
    summary=N_("Four cards each and two rows of three; one row or one column may play."),
    deal=Deal(down=4, board=6),
    sides=(high_side(QUERKI["Criss Cross"], Rows(((0, 1, 2), (3, 4, 5), (0, 3), (1, 4), (2, 5)))),),
    sources=(QUERKI,),
    notes=(N_("Send the upper row from left to right, then the lower one."),),
)

CIRCLE = ELEVATOR.but(
    name="circle",
    title="Circle",
    summary=N_("Five cards each and eight in a circle; three next to each other may play."),
    players=(2, 8),
    deal=Deal(down=5, board=8),
    sides=(
        high_side(
            POKER_DB["Circle"], Rows(tuple((at, (at + 1) % 8, (at + 2) % 8) for at in range(8)))
        ),
    ),
    sources=(POKER_DB,),
    notes=(N_("Send the circle clockwise from any card."),),
)

TIC_TAC_HOLDEM = like(
    TEXAS_HOLDEM,
    name="tic-tac-holdem",
    title="Tic-Tac-Hold'em",
    summary=N_("Two cards each and a square of nine; one row, column or diagonal plays."),
    deal=Deal(down=2, board=9),
    sides=(high_side(POKER_DB["Tic-Tac-Hold'em"], Rows(LINES)),),
    sources=(POKER_DB,),
    notes=(SQUARE,),
)

BANCO = like(
    OMAHA,
    name="banco",
    title="Banco",
    summary=N_("Two of four cards with a row, column or diagonal of a square of nine."),
    players=(2, 9),
    deal=Deal(down=4, board=9),
    sides=(high_side(GENERIC_POKER["Banco"], Rows(LINES, hand=2)),),
    sources=(GENERIC_POKER,),
    notes=(SQUARE,),
)

BANCO_HI_LO = BANCO.but(
    name="banco-hi-lo",
    title="Banco Hi-Lo",
    summary=N_("Banco for the high hand and for a low of eight or better."),
    sides=(
        high_side(GENERIC_POKER["Banco 8"], Rows(LINES, hand=2)),
        eight_low(GENERIC_POKER["Banco 8"], Rows(LINES, hand=2)),
    ),
    split=GENERIC_POKER["Banco 8"],
    settled=OMAHA_HI_LO.settled,
    aliases={"banco-8": {}},
)

BEL_AIRE = BANCO.but(
    name="bel-aire",
    title="Bel-Aire",
    summary=N_("Two of four cards with one card from each of three rows on the board."),
    players=(2, 10),
    sides=(
        high_side(
            POKER_DB["Bel-Aire"], Rows(tuple(product(range(4), range(4, 7), (7, 8))), hand=2)
        ),
    ),
    sources=(POKER_DB,),
    notes=(N_("Send the row of four, then the row of three, then the row of two."),),
)


def _split_by_eight(source: Source, rows: Rows) -> tuple[Side, Side]:
    return high_side(source, rows), eight_low(source, rows)


CHOWAHA = like(
    BANCO_HI_LO,
    name="chowaha",
    title="Chowaha",
    summary=N_("Two cards each; three flops, two turns and a river; high, and an eight low."),
    players=(2, 10),
    deal=Deal(down=2, board=12),
    sides=_split_by_eight(
        BARGE["Chowaha"],
        Rows(
            tuple(
                (*range(3 * flop, 3 * flop + 3), 9 + turn, 11)
                for flop in range(3)
                for turn in (0, 1)
                if abs(flop - 2 * turn) < 2
            ),
            hand=2,
        ),
    ),
    split=BARGE["Chowaha"],
    sources=(BARGE,),
    notes=(
        N_("Send the three flops from the top, then the upper turn, the lower turn, the river."),
        N_("Top flop and lower turn do not go together, nor bottom flop and upper turn."),
    ),
)

FOUR_CARD_CHOWAHA = CHOWAHA.but(
    name="four-card-chowaha",
    title="Four-Card Chowaha",
    summary=N_("Chowaha with four cards each, of which two play; high, and an eight low."),
    deal=Deal(down=4, board=12),
)

MURDER = like(
    CHOWAHA,
    name="murder",
    title="Murder",
    summary=N_("Two of four cards with one card from each row of the board; high and eight low."),
    deal=Deal(down=4, board=12),
    sides=_split_by_eight(
        BARGE["Murder"],
        Rows(tuple(product(range(4), range(4, 8), range(8, 12))), hand=2),
    ),
    split=BARGE["Murder"],
    notes=(N_("Send the board row by row: three rows of four cards."),),
)


def _boards(source: Source, hand: int | None = None) -> tuple[Side, Side]:
    """A side for the high hand on each of two boards."""
    first, second = (Rows((board,), hand=hand) for board in (FIRST_BOARD, SECOND_BOARD))
    return (
        Side("board_1", STANDARD_HIGH, first, source=source),
        Side("board_2", STANDARD_HIGH, second, source=source),
    )


DOUBLE_BOARD_HOLDEM = like(
    TEXAS_HOLDEM,
    name="double-board-holdem",
    title="Double-Board Hold'em",
    summary=N_("Hold'em with two boards; the best hand on each takes half of the pot."),
    deal=Deal(down=2, board=10),
    sides=_boards(POKER_NEWS["Double Flop Hold'em"]),
    split=POKER_NEWS["Double Flop Hold'em"],
    sources=(POKER_NEWS,),
    aliases={"double-flop-holdem": {}, "double-flop": {}},
    notes=(TWO_BOARDS,),
    example=("AsKd", "QhQc", "9s8s"),
)

MANGO_MADNESS = DOUBLE_BOARD_HOLDEM.but(
    name="mango-madness",
    title="Mango Madness",
    summary=N_("Hold'em with two boards; the best hand on either takes the whole pot."),
    sides=(high_side(POKER_DB["Double Board Hold'em"], Rows((FIRST_BOARD, SECOND_BOARD))),),
    split=None,
    sources=(POKER_DB,),
    aliases={},
)

DOUBLE_BOARD_OMAHA = DOUBLE_BOARD_HOLDEM.but(
    name="double-board-omaha",
    title="Double-Board Omaha",
    summary=N_("Omaha with two boards; the best hand on each takes half of the pot."),
    players=(2, 9),
    deal=Deal(down=4, board=10),
    sides=_boards(ASIAN_POKER_TOUR["Double Board Omaha"], TWO_OF_THE_HAND.hand),
    split=ASIAN_POKER_TOUR["Double Board Omaha"],
    sources=(ASIAN_POKER_TOUR,),
    aliases={"double-board-plo": {}, "double-board-bomb-pot": {}},
    example=("As2dKdKc", "QhQc9s8s", "Ah3h5s6c"),
)

FIVE_CARD_DOUBLE_BOARD_OMAHA = like(
    DOUBLE_BOARD_OMAHA,
    name="five-card-double-board-omaha",
    title="Five-Card Double-Board Omaha",
    summary=N_("Five-card Omaha with two boards; the best hand on each takes half of the pot."),
    players=(2, 7),
    deal=Deal(down=5, board=10),
    notes=(TWO_BOARDS,),
)

GAMES = (
    CINCINNATI,
    CINCINNATI_LOW_WILD,
    ROUND_THE_WORLD,
    FORTY_FOUR,
    DIANNAS_GAME,
    IRON_CROSS,
    CRISS_CROSS,
    ELEVATOR,
    MONOLITH,
    CIRCLE,
    TIC_TAC_HOLDEM,
    BANCO,
    BANCO_HI_LO,
    BEL_AIRE,
    CHOWAHA,
    FOUR_CARD_CHOWAHA,
    MURDER,
    DOUBLE_BOARD_HOLDEM,
    MANGO_MADNESS,
    DOUBLE_BOARD_OMAHA,
    FIVE_CARD_DOUBLE_BOARD_OMAHA,
)
