"""More draw games for the high hand: openers, qualifiers, other deals, decks and ranks."""

from __future__ import annotations

from dealerapi.games.draw import high
from dealerapi.games.game import Deal, Fixed, FixedDraws, Game, Side
from dealerapi.games.making import ANY_CARDS, exactly
from dealerapi.games.qualifiers import AtLeast
from dealerapi.games.sources import BARGE, COMPATIBLE_POKER, PAGAT, POKER_DB, WIKIPEDIA
from dealerapi.games.wild_rules import Joker
from dealerapi.ranking import CANADIAN_HIGH, STANDARD_HIGH
from dealerapi.words import N_

FIVE_CARD_DRAW = POKER_DB["Five Card Draw (#1)"]
HIGH = high(PAGAT["Poker hand ranking"])
THREE_OR_FOUR = FixedDraws((3,), FIVE_CARD_DRAW, with_ace=4)
TRIPS = COMPATIBLE_POKER["Jacks or Better, Trips to Win"]
GARDENA = WIKIPEDIA["Draw poker: Gardena jackpots"]
SHOWN_ACE = N_("Who draws four shows the ace that he keeps.")

HOME_DRAW = Game(
    name="home-draw",
    title="Five-Card Draw, Home Rules",
    family="draw",
    summary=N_("Five cards and one draw of up to three, or of four beside an ace that is shown."),
    players=(2, 8),
    deal=Deal(down=5),
    sides=(HIGH,),
    draws=THREE_OR_FOUR,
    sources=(POKER_DB, PAGAT),
    aliases={"home-five-card-draw": {}},
    notes=(SHOWN_ACE,),
    example=("8c8d5h5sAd", "AhJh8h3hKh", "QsQdTc9s4h"),
)

JACKS_OR_BETTER = HOME_DRAW.but(
    name="jacks-or-better",
    title="Jacks or Better",
    summary=N_("Five-card draw that only a pair of jacks or a better hand may open."),
    openers=POKER_DB["Jacks or Better (#52)"],
    settled={"openers": Fixed("jacks_or_better", POKER_DB["Jacks or Better (#52)"])},
    aliases={"jacks-to-open": {}},
    notes=(
        N_("Where nobody opens, all ante again and the next deal plays for the same pot."),
        N_("The opener keeps the cards that he throws, to prove his openers."),
    ),
)

GARDENA_JACKPOTS = JACKS_OR_BETTER.but(
    name="gardena-jackpots",
    title="Gardena Jackpots",
    summary=N_("Jacks or better to open, with one joker in the deck as a bug."),
    jokers=1,
    wild=(Joker(joker="bug", source=GARDENA),),
    openers=GARDENA,
    settled={"openers": Fixed("jacks_or_better", GARDENA)},
    sources=(WIKIPEDIA, POKER_DB, PAGAT),
    aliases={},
    example=("AcAdJk9h4s", "KhKd5c5s2h", "JhJs8d7c3c"),
)

TRIPS_TO_WIN = JACKS_OR_BETTER.but(
    name="jacks-or-better-trips-to-win",
    title="Jacks or Better, Trips to Win",
    summary=N_("Jacks or better to open; only three of a kind or a better hand can win."),
    sides=(Side("high", STANDARD_HIGH, ANY_CARDS, AtLeast("three_of_a_kind"), source=TRIPS),),
    settled={
        "openers": Fixed("jacks_or_better", TRIPS),
        "nobody_wins": Fixed("carry", TRIPS),
    },
    sources=(COMPATIBLE_POKER, POKER_DB, PAGAT),
    aliases={"trips-to-win": {}, "jacks-to-open-trips-to-win": {}},
    notes=(N_("Where nobody holds trips the pot stays, all ante again and a new hand is dealt."),),
    example=("7c7d7hKs2s", "AhAdQsQc9h", "JhJsTd8c3c"),
)

TEN_HIGH = HOME_DRAW.but(
    name="ten-high",
    title="Ten High",
    summary=N_("Five-card draw that only a pair of tens or a better hand can win."),
    sides=(
        Side(
            "high",
            STANDARD_HIGH,
            ANY_CARDS,
            AtLeast("one_pair", 10),
            source=POKER_DB["Ten High (#88)"],
        ),
    ),
    settled={"nobody_wins": Fixed("carry", POKER_DB["Ten High (#88)"], open=True)},
    aliases={},
    notes=(N_("The source does not say what becomes of a pot that nobody can win."),),
    example=("TcTd5h4sAd", "9h9s8s3hKh", "AsQdJc9c4h"),
)

CALIFORNIA_DRAW = HOME_DRAW.but(
    name="california-draw",
    title="California Draw with the Bug",
    summary=N_("Five-card draw with a joker that is an ace or fills a straight or a flush."),
    jokers=1,
    wild=(Joker(joker="bug", source=POKER_DB["California Draw with the Bug (#20)"]),),
    draws=FixedDraws((5,), BARGE["Five Card Draw"]),
    sources=(BARGE, POKER_DB, PAGAT),
    aliases={"draw-with-the-bug": {}, "five-card-draw-with-bug": {}},
    notes=(N_("Any hand may open."),),
    example=("8c8d5h5sJk", "KhKd7s4c2d", "9s8h7d6cQh"),
)

CANADIAN_DRAW = HOME_DRAW.but(
    name="canadian-draw",
    title="Canadian Draw",
    summary=N_("Five-card draw; four to a flush beats four to a straight, and that beats a pair."),
    sides=(Side("high", CANADIAN_HIGH, ANY_CARDS, source=POKER_DB["Canadian Draw (#22)"]),),
    aliases={"sowsem": {}},
    notes=(SHOWN_ACE, N_("Two pair beat both of the four-card hands.")),
    example=("KsJs8s3sQh", "9c8d7h6sAd", "AcAh7c5d2h"),
)

DOUBLE_DRAW = HOME_DRAW.but(
    name="double-draw",
    title="Double Draw",
    summary=N_("Five-card draw with two draws instead of one."),
    players=(2, 6),
    draws=FixedDraws((3, 3), POKER_DB["Double Draw (#29)"], with_ace=4),
    aliases={"five-card-double-draw": {}},
)

DOUBLE_TWO = HOME_DRAW.but(
    name="double-two",
    title="Double Two",
    summary=N_("Five-card draw with two draws of at most two cards each."),
    players=(2, 6),
    draws=FixedDraws((2, 2), POKER_DB["Double Two (#32)"]),
    aliases={},
    notes=(),
)

TRIPLE_DRAW_HIGH = HOME_DRAW.but(
    name="five-card-triple-draw",
    title="Five-Card Triple Draw",
    summary=N_("Five-card draw for the high hand with three draws of up to five cards."),
    players=(2, 6),
    draws=FixedDraws((5, 5, 5), BARGE["Five Card Triple Draw"]),
    sources=(BARGE, PAGAT),
    aliases={"triple-draw-high": {}},
    notes=(N_("It is played without a joker."),),
)

SHOTGUN = HOME_DRAW.but(
    name="shotgun",
    title="Shotgun",
    summary=N_("Five-card draw with a round of betting after the third card."),
    draws=FixedDraws((3,), POKER_DB["Shotgun (#80)"], with_ace=4),
    aliases={},
    notes=(N_("Three cards are dealt and bet on, then two more, and then comes the draw."),),
)

Q_BALL = SHOTGUN.but(
    name="q-ball",
    title="Q Ball",
    summary=N_("Five-card draw with rounds of betting after the third and the fourth card."),
    draws=FixedDraws((3,), POKER_DB["Q Ball (#457)"], with_ace=4),
    notes=(N_("In the first two rounds of betting nobody may check."),),
)

FOUR_BEFORE = SHOTGUN.but(
    name="four-before",
    title="Four Before",
    summary=N_("Five-card draw with a round of betting after the fourth card."),
    draws=FixedDraws((3,), POKER_DB["Four Before (#455)"], with_ace=4),
    notes=(N_("Four cards are dealt and bet on, then one more, and then comes the draw."),),
)

SHORT_DECK_DRAW = HOME_DRAW.but(
    name="short-deck-draw",
    title="Short-Deck Draw",
    summary=N_("Five-card draw with the sevens and everything above them, 32 cards."),
    players=(2, 6),
    stripped="23456",
    draws=FixedDraws((3,), POKER_DB["Short Deck Draw (#79)"], with_ace=4),
    aliases={},
    notes=(
        N_("All throw first; what they threw is shuffled into the deck before anyone is served."),
        N_("Hands rank as with a full deck, and an ace is only high."),
    ),
    example=("8c8d9h9sAd", "AhJh8h7hKh", "QsQdTc9d7c"),
)

SIX_BACK_TO_FIVE = HOME_DRAW.but(
    name="six-back-to-five",
    title="Six Back to Five",
    summary=N_("Six cards are dealt; whoever throws cards gets back one fewer, and holds five."),
    players=(2, 5),
    draws=FixedDraws((3,), POKER_DB["Six Back to Five (#81)"]),
    dealt_first=6,
    aliases={},
    notes=(N_("Everybody throws one to four cards and is served one card fewer than he threw."),),
)

SEVEN_CARD_DRAW = HOME_DRAW.but(
    name="seven-card-draw",
    title="Seven-Card Draw",
    summary=N_("Seven cards and one draw of up to five; the best five make the hand."),
    players=(2, 4),
    deal=Deal(down=7),
    draws=FixedDraws((5,), POKER_DB["Seven Card Draw II (#78)"]),
    aliases={},
    notes=(),
    example=("8c8d5h5sAd9h2c", "AhJh8h3hKh4d4s", "QsQdTc9s4hKdJc"),
)

STORMY_WEATHER = HOME_DRAW.but(
    name="stormy-weather",
    title="Stormy Weather",
    summary=N_("Four cards and a draw; then three cards are turned, of which one plays."),
    deal=Deal(down=4, board=3),
    sides=(Side("high", STANDARD_HIGH, exactly(4), source=POKER_DB["Stormy Weather (#318)"]),),
    draws=FixedDraws((3,), POKER_DB["Stormy Weather (#318)"], with_ace=4),
    aliases={},
    notes=(N_("The three cards on the board are turned one by one after the draw."),),
    example=("8c8d5h5s", "AhJh8h3h", "QsQdTc9s"),
)

VICE_PRESIDENT = HOME_DRAW.but(
    name="vice-president",
    title="Vice President",
    summary=N_("Five-card draw in which the second-best hand takes the pot."),
    sides=(
        Side(
            "high",
            STANDARD_HIGH,
            ANY_CARDS,
            source=POKER_DB["Vice President (#96)"],
            second_best=True,
        ),
    ),
    aliases={"five-draw-place": {}},
)

GAMES = (
    HOME_DRAW,
    JACKS_OR_BETTER,
    GARDENA_JACKPOTS,
    TRIPS_TO_WIN,
    TEN_HIGH,
    CALIFORNIA_DRAW,
    CANADIAN_DRAW,
    DOUBLE_DRAW,
    DOUBLE_TWO,
    TRIPLE_DRAW_HIGH,
    SHOTGUN,
    Q_BALL,
    FOUR_BEFORE,
    SHORT_DECK_DRAW,
    SIX_BACK_TO_FIVE,
    SEVEN_CARD_DRAW,
    STORMY_WEATHER,
    VICE_PRESIDENT,
)
