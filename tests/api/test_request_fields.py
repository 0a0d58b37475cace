"""What the fields of questions take and refuse, and in which words."""

from __future__ import annotations

import pytest

from dealerapi.api import schemas
from dealerapi.api.card_fields import hand_ids, hand_of
from dealerapi.api.loading import load

PLAYERS = [{"seat": 1, "hand": "AcKd"}]


def faults(schema, given):
    """Place, code and words of each fault in a question."""
    return [(fault.path, fault.code, fault.detail) for fault in load(schema, given)[1]]


def showdown(**more):
    """A showdown with some fields set; None takes a field away."""
    given = {"variant": "x", "pot": 10, "players": PLAYERS, **more}
    return {name: value for name, value in given.items() if value is not ...}


def test_defaults_are_filled_in():
    """The answering parts need not know them."""
    data, found = load(schemas.SHOWDOWN, showdown())
    assert found == []
    assert data == {
        "variant": "x",
        "house_rules": {},
        "high_low": False,
        "chip": 1,
        "pot": 10,
        "players": [{"seat": 1, "hand": "AcKd", "status": "in"}],
    }


@pytest.mark.parametrize("given", [6, 6.0])
def test_whole_numbers_may_be_written_with_a_point(given):
    """JSON does not tell 6 from 6.0, and neither do we."""
    data, found = load(schemas.SHOWDOWN, showdown(pot=given))
    assert (data["pot"], found) == (6, [])
    assert isinstance(data["pot"], int)


@pytest.mark.parametrize(
    ("given", "code", "words"),
    [
        (True, "wrong_type", "this should be a whole number, not true or false"),
        ("6", "wrong_type", "this should be a whole number, not a text"),
        (None, "wrong_type", "null is no value here; leave the field out"),
        ([6], "wrong_type", "this should be a whole number, not a list"),
        ({}, "wrong_type", "this should be a whole number, not an object"),
        (6.5, "wrong_type", "this should be a whole number, without a fraction"),
        (-1, "out_of_range", "this should be from 0 to 9007199254740991"),
        (2**53, "out_of_range", "this should be from 0 to 9007199254740991"),
        (1e300, "out_of_range", "this should be from 0 to 9007199254740991"),
        (float("inf"), "out_of_range", "this should be from 0 to 9007199254740991"),
        (float("-inf"), "out_of_range", "this should be from 0 to 9007199254740991"),
    ],
)
def test_what_is_no_amount_is_refused_in_words(given, code, words):
    """Each in words that say what is due."""
    assert faults(schemas.SHOWDOWN, showdown(pot=given)) == [(("pot",), code, words)]


@pytest.mark.parametrize("given", [0, 2**53 - 1, -0.0])
def test_the_ends_of_the_range_are_amounts(given):
    """From nothing to the largest whole number that JSON readers hold."""
    assert faults(schemas.SHOWDOWN, showdown(pot=given)) == []


@pytest.mark.parametrize(
    ("field", "given", "code"),
    [
        ("variant", 7, "wrong_type"),
        ("variant", ["x"], "wrong_type"),
        ("variant", "x" * 101, "wrong_length"),
        ("variant", ..., "missing_field"),
        ("players", ..., "missing_field"),
        ("players", [], "wrong_length"),
        ("players", PLAYERS * 24, "wrong_length"),
        ("players", {}, "wrong_type"),
        ("players", "AcKd", "wrong_type"),
        ("button", 0, "out_of_range"),
        ("button", 100, "out_of_range"),
        ("chip", 0, "out_of_range"),
        ("high_low", "true", "wrong_type"),
        ("high_low", 1, "wrong_type"),
        ("high_low", None, "wrong_type"),
        ("house_rules", [], "wrong_type"),
        ("house_rules", {str(n): "x" for n in range(51)}, "wrong_length"),
        ("board", 7, "wrong_type"),
        ("board", {"cards": "Ac"}, "wrong_type"),
        ("board", ["Ac"] * 61, "wrong_length"),
        ("dead", "Ac" * 501, "wrong_length"),
    ],
)
def test_a_wrong_field_of_a_showdown_is_refused(field, given, code):
    """At its own place, and alone."""
    ((path, found, _words),) = faults(schemas.SHOWDOWN, showdown(**{field: given}))
    assert (path, found) == ((field,), code)


@pytest.mark.parametrize(
    ("player", "path", "code"),
    [
        ("AcKd", (), "wrong_type"),
        (None, (), "wrong_type"),
        ({"hand": "AcKd"}, ("seat",), "missing_field"),
        ({"seat": "1"}, ("seat",), "wrong_type"),
        ({"seat": 1, "name": ""}, ("name",), "wrong_length"),
        ({"seat": 1, "name": 5}, ("name",), "wrong_type"),
        ({"seat": 1, "status": "fold"}, ("status",), "bad_value"),
        ({"seat": 1, "declair": "high"}, ("declair",), "unknown_field"),
        ({"seat": 1, "hand": {}}, ("hand", "cards"), "missing_field"),
        ({"seat": 1, "hand": {"id": "x"}}, ("hand", "cards"), "missing_field"),
        ({"seat": 1, "hand": {"cards": "Ac", "up": "Kd"}}, ("hand", "cards"), "conflict"),
        ({"seat": 1, "hand": {"down": None}}, ("hand", "down"), "wrong_type"),
        ({"seat": 1, "hand": {"id": 7, "cards": "Ac"}}, ("hand", "id"), "wrong_type"),
        ({"seat": 1, "hand": {"id": "", "cards": "Ac"}}, ("hand", "id"), "wrong_length"),
        ({"seat": 1, "hand": {"crds": "Ac"}}, ("hand", "crds"), "unknown_field"),
        ({"seat": 1, "cards": "Ac", "up": "Kd"}, ("cards",), "conflict"),
        ({"seat": 1, "cards": "Ac", "hand": "Kd"}, ("hand",), "conflict"),
    ],
)
def test_a_wrong_player_is_refused(player, path, code):
    """At the player's own place in the list."""
    found = faults(schemas.SHOWDOWN, showdown(players=[*PLAYERS, player]))
    assert [fault[:2] for fault in found] == [(("players", 1, *path), code)]


def test_a_misspelt_field_is_put_right():
    """And so is a misspelt word."""
    players = [{"seat": 1, "declair": "high", "status": "foull"}]
    _data, found = load(schemas.SHOWDOWN, showdown(players=players))
    assert [(fault.suggestions, fault.detail) for fault in found] == [
        (("declare",), "there is no field “declair” here; did you mean “declare”?"),
        (("foul",), "this should be one of in, folded and foul"),
    ]


def test_unknown_fields_of_any_name_are_told_at_their_place():
    """Names that the program uses itself, empty ones and endless ones too."""
    names = ["_schema", "", "a.b", "x" * 10_000, "~/"]
    found = faults(schemas.SHOWDOWN, showdown(**dict.fromkeys(names, 1)))
    assert [fault[0] for fault in found] == [(name,) for name in names]
    assert {fault[1] for fault in found} == {"unknown_field"}
    assert max(len(fault[2]) for fault in found) < 100


def test_house_rules_take_true_and_false():
    """Some rules have these as values, and a caller may write them as JSON does."""
    rules = {"double_ace_flush": True, "both_tie": False, "odd_chip": "left_of_button", "x": 1}
    data, found = load(schemas.SHOWDOWN, showdown(house_rules=rules))
    assert data["house_rules"] == {
        "double_ace_flush": "true",
        "both_tie": "false",
        "odd_chip": "left_of_button",
    }
    assert [(fault.path, fault.code) for fault in found] == [(("house_rules", "x"), "wrong_type")]


def test_refused_items_leave_the_others_in_their_places():
    """So that later faults point to the right item."""
    given = {"variant": "x", "hands": ["Ac", 7, None, "Kd", {"up": "Qh", "down": 1}]}
    data, found = load(schemas.EVALUATE, given)
    assert data["hands"] == ["Ac", None, None, "Kd", {"up": "Qh"}]
    assert [fault.path for fault in found] == [
        ("hands", 1),
        ("hands", 2),
        ("hands", 4, "down"),
    ]


def test_refused_players_leave_what_is_valid_of_them():
    """A player's cards are checked even if the seat is wrong."""
    data, _found = load(schemas.SHOWDOWN, showdown(players=[{"seat": 0, "hand": "Ac"}, 5]))
    assert data["players"] == [{"hand": "Ac", "status": "in"}, {}]


def test_ids_of_hands_differ():
    """A name given and a name by position, too."""
    hands = [{"id": "2", "cards": "Ac"}, "Kd", {"id": "2", "cards": "Qh"}]
    assert hand_ids(hands) == ["2", "2", "2"]
    found = faults(schemas.EVALUATE, {"variant": "x", "hands": hands})
    assert [fault[:2] for fault in found] == [
        (("hands", 1, "id"), "duplicate_id"),
        (("hands", 2, "id"), "duplicate_id"),
    ]


@pytest.mark.parametrize(
    ("player", "held"),
    [
        ({"seat": 1}, None),
        ({"seat": 1, "hand": "Ac/Kd"}, ("Ac/Kd", ("players", 0, "hand"))),
        ({"seat": 1, "cards": "Ac"}, ({"cards": "Ac"}, ("players", 0))),
        ({"seat": 1, "up": "Ac", "down": []}, ({"down": [], "up": "Ac"}, ("players", 0))),
    ],
)
def test_a_player_s_cards_are_found_in_any_form(player, held):
    """With the place where they stand, for the reader of cards."""
    assert hand_of(player, ("players", 0)) == held


@pytest.mark.parametrize(
    ("given", "path", "code"),
    [
        ({"players": 0}, ("players",), "out_of_range"),
        ({"call": [2, 0]}, ("call", 1), "out_of_range"),
        ({"call": "2,1"}, ("call",), "wrong_type"),
        ({"limit": 1001}, ("limit",), "out_of_range"),
        ({"remaining": -1}, ("remaining",), "out_of_range"),
        ({"keep_last": 0}, ("keep_last",), "wrong_type"),
        ({"after": ""}, ("after",), "wrong_length"),
        ({"dead": "Ac"}, ("dead",), "unknown_field"),
    ],
)
def test_a_wrong_field_of_draws_is_refused(given, path, code):
    """At its own place."""
    found = faults(schemas.DRAWS, {"variant": "x", "players": 6, **given})
    assert [fault[:2] for fault in found] == [(path, code)]


def test_draws_have_the_defaults_of_the_contract():
    """A hundred calls, no burns."""
    data, _found = load(schemas.DRAWS, {"variant": "x", "players": 6})
    assert (data["limit"], data["burn"], data["keep_last"]) == (100, 0, False)


def test_serving_and_deal_check_load():
    """The two questions by POST alone."""
    served, found = load(
        schemas.DRAWS_DEAL,
        {"variant": "x", "remaining": 20, "requests": [{"seat": 1, "discard": 2}]},
    )
    assert (found, served["round"], served["muck"]) == ([], 1, 0)
    asked = {"seat": 1, "discard": 2, "exposed": 0, "keeps_ace": False}
    assert served["requests"] == [asked]
    found = faults(schemas.DEAL_CHECK, {"variant": "x", "stage": "later", "counts": [{}]})
    assert [fault[:2] for fault in found] == [
        (("stage",), "bad_value"),
        (("counts", 0, "seat"), "missing_field"),
        (("counts", 0, "cards"), "missing_field"),
    ]
