"""Draw and Omaha at once: a hand of its own and an Omaha hand share the pot."""

from __future__ import annotations

from dealerapi.games.game import Deal, FixedDraws, Game, Side
from dealerapi.games.making import HAND_ALONE, exactly
from dealerapi.games.sources import BARGE, COUNTING_OUTS, GENERIC_POKER, POKIO
from dealerapi.ranking import BADUGI, DEUCE_TO_SEVEN, RANKINGS, STANDARD_HIGH
from dealerapi.words import N_

OMAHA = Side("omaha", STANDARD_HIGH, exactly(2), source=BARGE["Dramaha"])

DRAMAHA = Game(
    name="dramaha",
    title="Dramaha",
    family="split-draw",
    summary=N_("The five cards held and an Omaha hand share the pot; one draw after the flop."),
    players=(2, 7),
    deal=Deal(down=5, board=5),
    sides=(Side("draw", STANDARD_HIGH, HAND_ALONE, source=BARGE["Dramaha"]), OMAHA),
    split=BARGE["Ties & Odd Chips"],
    draws=FixedDraws((5,), BARGE["Dramaha"]),
    sources=(BARGE,),
    aliases={"drawmaha": {}, "dramaha-high": {}, "dramaha-hi": {}},
    notes=(
        N_("The draw comes after the bets on the flop."),
        N_("The odd chip of the halving goes with the draw hand."),
    ),
    example=("KsKdJhTh4c", "9s8s7d6d5h", "AcAh3c3d8h"),
)

SVITEN_SPECIAL = DRAMAHA.but(
    name="sviten-special",
    title="Sviten Special",
    summary=N_("Dramaha in which a single drawn card comes face up and may be refused."),
    draws=FixedDraws((5,), POKIO["Drawmaha (Sviten Special) Rules"]),
    sources=(POKIO, BARGE),
    aliases={},
    notes=(
        N_("Who draws one card is dealt it face up; who refuses it takes the next, face down."),
        N_("The draw comes after the bets on the flop. It is played pot-limit."),
    ),
)

TRIPLE_DRAW_DRAMAHA = DRAMAHA.but(
    name="triple-draw-dramaha",
    title="Triple Draw Dramaha",
    summary=N_("Dramaha with a draw before the bets on the flop, the turn and the river."),
    players=(2, 6),
    draws=FixedDraws((5, 5, 5), BARGE["Triple Draw Dramaha"]),
    aliases={"triple-draw-drawmaha": {}},
    notes=(N_("The odd chip of the halving goes with the draw hand."),),
)

DRAMAHA_DEUCE = DRAMAHA.but(
    name="dramaha-2-7",
    title="Dramaha 2-7",
    summary=N_("A deuce-to-seven low of the five cards held and an Omaha hand share the pot."),
    sides=(
        Side(
            "low",
            DEUCE_TO_SEVEN,
            HAND_ALONE,
            source=COUNTING_OUTS["Drawmaha Rules and Basic Strategy"],
        ),
        OMAHA,
    ),
    draws=FixedDraws((5,), COUNTING_OUTS["Drawmaha Rules and Basic Strategy"]),
    sources=(COUNTING_OUTS, BARGE),
    aliases={"drawmaha-2-7": {}, "2-7-drawmaha": {}, "deuce-to-seven-drawmaha": {}},
    example=("7s5d4h3c2s", "KsKdJhTh4c", "9s8s7d6d4d"),
)

DRAMAHA_49 = DRAMAHA.but(
    name="dramaha-49",
    title="Dramaha 49",
    summary=N_("The most points in the five cards held and an Omaha hand share the pot."),
    sides=(
        Side("points", RANKINGS["most_points"], HAND_ALONE, source=BARGE["Dramaha 49"]),
        OMAHA,
    ),
    draws=FixedDraws((3,), BARGE["Dramaha 49"]),
    aliases={"drawmaha-49": {}},
    notes=(
        N_("An ace counts one, face cards nothing; some tables count one for a face card."),
        N_("The odd chip of the halving goes with the draw hand."),
    ),
    example=("TsTdThTc9s", "KsKdJhQh4c", "9c8s7d6d5h"),
)

DRAMAHA_21 = DRAMAHA_49.but(
    name="dramaha-21",
    title="Dramaha 21",
    summary=N_("The most points up to 21, cards beyond left out, and an Omaha hand share."),
    sides=(
        Side("points", RANKINGS["points_21"], HAND_ALONE, source=BARGE["Dramaha 21"]),
        OMAHA,
    ),
    draws=FixedDraws((3,), BARGE["Dramaha 21"]),
    aliases={"drawmaha-21": {}},
    notes=(
        N_("Of equal points those of more cards win; face cards count nothing but are cards."),
        N_("The odd chip of the halving goes with the draw hand."),
    ),
)

DRAMAHA_ZERO = DRAMAHA_49.but(
    name="dramaha-zero",
    title="Dramaha Zero",
    summary=N_("The fewest points in the five cards held and an Omaha hand share the pot."),
    sides=(
        Side("points", RANKINGS["least_points"], HAND_ALONE, source=BARGE["Dramaha Zero"]),
        OMAHA,
    ),
    draws=FixedDraws((3,), BARGE["Dramaha Zero"]),
    aliases={"drawmaha-zero": {}},
)

DRAMADUGI = DRAMAHA.but(
    name="dramadugi",
    title="Dramadugi",
    summary=N_("A badugi of four of the five cards held and an Omaha hand share the pot."),
    sides=(OMAHA, Side("badugi", BADUGI, HAND_ALONE, source=BARGE["Dramadugi"])),
    draws=FixedDraws((3,), BARGE["Dramadugi"]),
    aliases={"dramaha-badugi": {}},
    notes=(
        N_("The draw comes after the bets on the flop."),
        N_("The odd chip of the halving goes with the five-card hand, here Omaha."),
    ),
    example=("As2d3h4cKs", "KdKhJsTh8c", "9s9d7c6d5h"),
)

BADUGAHA = DRAMADUGI.but(
    name="badugaha",
    title="Badugaha",
    summary=N_("Four cards: a badugi and an Omaha hand share the pot; draws of two and of one."),
    players=(2, 8),
    deal=Deal(down=4, board=5),
    sides=(
        Side("omaha", STANDARD_HIGH, exactly(2), source=GENERIC_POKER["Badugaha"]),
        Side("badugi", BADUGI, HAND_ALONE, source=GENERIC_POKER["Badugaha"]),
    ),
    draws=FixedDraws((2, 1), GENERIC_POKER["Badugaha"]),
    sources=(GENERIC_POKER, BARGE),
    aliases={},
    notes=(
        N_("The draws come on the turn and on the river, before the bets."),
        N_("The odd chip of the halving goes with the five-card hand, here Omaha."),
    ),
    example=("As2d3h4c", "KdKhJsTh", "9s9d7c6d"),
)

GAMES = (
    DRAMAHA,
    SVITEN_SPECIAL,
    TRIPLE_DRAW_DRAMAHA,
    DRAMAHA_DEUCE,
    DRAMAHA_49,
    DRAMAHA_21,
    DRAMAHA_ZERO,
    DRAMADUGI,
    BADUGAHA,
)
