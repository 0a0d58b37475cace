"""What is said where a game's name is not known."""

from __future__ import annotations

import pytest

from dealerapi.faults import Fault, Faulty
from dealerapi.games import find


def fault_of(name: str) -> Fault:
    """The one fault."""
    with pytest.raises(Faulty) as raised:
        find(name)
    (fault,) = raised.value.faults
    return fault


def test_the_name_is_quoted():
    """As it was written, up to forty characters."""
    assert fault_of("Xyzzy Q-17").detail == "there is no game “Xyzzy Q-17” here"
    assert "“" + "ŋ" * 40 + "”" in fault_of("ŋ" * 40).detail
    assert "“" + "ŋ" * 40 + "…”" in fault_of("ŋ" * 41).detail


def test_the_closest_names_are_told():
    """In the words and as suggestions, five at most."""
    fault = fault_of("seven card stub")
    assert fault.suggestions[0] == "seven-card-stud"
    assert 3 < len(fault.suggestions) <= 5
    *others, last = fault.suggestions
    assert fault.detail.endswith("; closest: " + ", ".join(others) + " and " + last)


def test_each_game_is_suggested_once():
    """Though its title and its name are both close."""
    fault = fault_of("dakotta")
    assert len(set(fault.suggestions)) == len(fault.suggestions)
    assert fault.suggestions[0] == "dakota"
