"""What a declaration means where it does not say so, and small questions that games answer."""

from __future__ import annotations

import pytest

from dealerapi.games import BY_NAME, Game, played_high_low
from dealerapi.games.game import Deal, Fixed, FixedDraws, Side
from dealerapi.games.making import ANY_CARDS, FACE_DOWN
from dealerapi.games.sources import HOUSE
from dealerapi.ranking import ACE_TO_FIVE, STANDARD_HIGH, HighestOfSuit

SOURCE = HOUSE["Game of the house"]
HIGH = Side("high", STANDARD_HIGH, ANY_CARDS)
PLAIN = Game(
    name="plain", title="Plain", family="house", summary="", players=(2, 10), deal=Deal(down=5),
    sides=(HIGH,), sources=(HOUSE,),
)  # fmt: skip


def test_a_side():
    """One part of the pot, for the best hand, whatever it is."""
    assert (HIGH.part, HIGH.fallback, HIGH.second_best, HIGH.qualifier) == (1, False, False, None)
    assert HIGH.is_plain
    assert not Side("high", STANDARD_HIGH, ANY_CARDS, second_best=True).is_plain


@pytest.mark.parametrize(
    ("ranking", "low_wild", "takes"),
    [
        (None, "natural", False),
        (None, "low_ace", True),
        (None, "lowest_missing", True),
        (None, "", True),
        (STANDARD_HIGH, "natural", True),
        (HighestOfSuit("s"), "low_ace", False),
    ],
)
def test_whether_wild_cards_play_on_a_side(ranking, low_wild, takes):
    """By the ranking; where the house names it, by the rule for wild cards in a low."""
    assert Side("side", ranking, ANY_CARDS).takes_wild(low_wild) == takes


def test_draws():
    """Cards are drawn face down, and an ace kept brings nothing."""
    draws = FixedDraws((1, 3, 2), SOURCE)
    assert (draws.face, draws.with_ace, draws.largest) == ("down", None, 3)


def test_a_house_rule_that_a_game_settles():
    """It is closed unless it says that it only starts differently."""
    assert not Fixed("split", SOURCE).open


def test_a_game():
    """High alone, no jokers, a whole deck; players may declare both where they declare."""
    assert (PLAIN.high_low, PLAIN.jokers, PLAIN.stripped, PLAIN.dead_ranks) == (False, 0, "", "")
    assert (PLAIN.first_held, PLAIN.scoop, PLAIN.both) == (False, False, True)
    assert (PLAIN.wild, PLAIN.draws, PLAIN.declared, PLAIN.dealt_first) == ((), None, None, None)
    assert PLAIN.deck_size == 52
    assert PLAIN.but(jokers=2, stripped="23").deck_size == 46
    assert PLAIN.one_way
    assert not PLAIN.needs_faces
    assert not PLAIN.wild_by_side
    assert not PLAIN.can_stay


def test_a_deal():
    """No cards but those that it names."""
    assert Deal() == Deal(down=0, up=0, board=0, bought=None, extra=0)
    assert (Deal(up=5).cards, Deal(down=5).cards, Deal(down=2, up=3).cards) == (5, 5, 5)
    assert Deal(down=3, up=4).layouts == ((3, 4),)
    assert Deal(down=3, up=4, bought=(2, 5)).layouts == ((3, 4), (2, 5))


LOWEST_DOWN = BY_NAME["dakota"].wild
FROM_DOWN = (Side("high", STANDARD_HIGH, FACE_DOWN),)


@pytest.mark.parametrize(
    ("deal", "needs"),
    [
        (Deal(down=5), False),
        (Deal(down=5, board=5), False),
        (Deal(down=5, up=1), True),
        (Deal(down=6, bought=(5, 1)), True),
        (Deal(down=5, extra=1), True),
    ],
)
@pytest.mark.parametrize("more", [{"wild": LOWEST_DOWN}, {"sides": FROM_DOWN}])
def test_whether_it_matters_how_cards_lie(deal, needs, more):
    """To a wild rule or to a side, where not all of them must lie face down."""
    assert PLAIN.but(deal=deal, **more).needs_faces is needs
    assert not PLAIN.but(deal=deal).needs_faces


@pytest.mark.parametrize(
    "sides",
    [
        (Side("low", ACE_TO_FIVE, ANY_CARDS),),
        (HIGH, Side("low", ACE_TO_FIVE, ANY_CARDS)),
        (Side("high", None, ANY_CARDS),),
        (Side("high", HighestOfSuit("s"), ANY_CARDS),),
        (Side("high", STANDARD_HIGH, ANY_CARDS, second_best=True),),
    ],
)
def test_over_what_high_low_cannot_be_laid(sides):
    """Only over one side, high, of five cards, for the best hand."""
    assert not PLAIN.but(sides=sides).one_way


def test_high_low_laid_over():
    """High and low, declared; wild cards as before."""
    over = played_high_low(BY_NAME["low-die"])
    assert over.side_names == ("high", "low")
    assert over.declared is not None
    assert over.side("low").ranking is None
    assert over.wild == BY_NAME["low-die"].wild


@pytest.mark.parametrize(
    ("deal", "held", "whole"),
    [
        (Deal(down=3, up=4), 7, True),
        (Deal(down=3, up=4), 6, False),
        (Deal(down=3, up=4), 8, False),
        (Deal(down=3, up=4, extra=2), 9, True),
        (Deal(down=3, up=4, extra=2), 10, False),
        (Deal(down=3, up=4, extra=2), 6, False),
    ],
)
def test_whole_hands(deal, held, whole):
    """As many as are dealt, and with extra cards as many more."""
    assert deal.is_whole(held) == whole


@pytest.mark.parametrize(
    ("deal", "down", "up", "allowed"),
    [
        (Deal(down=3, up=4), 3, 4, True),
        (Deal(down=3, up=4), 4, 3, False),
        (Deal(down=3, up=4), 2, 5, False),
        (Deal(down=3, up=4, bought=(2, 5)), 2, 5, True),
        (Deal(down=3, up=4, bought=(2, 5)), 3, 4, True),
        (Deal(down=3, up=4, bought=(2, 5)), 3, 5, False),
        (Deal(down=3, up=4, extra=1), 3, 5, True),
        (Deal(down=3, up=4, extra=1), 4, 4, True),
        (Deal(down=3, up=4, extra=1), 3, 6, False),
        (Deal(down=3, up=4, extra=1), 2, 5, False),
    ],
)
def test_how_whole_hands_may_lie(deal, down, up, allowed):
    """Both ways where an option is sold; extra cards lie anyhow."""
    assert deal.allows(down, up) == allowed
