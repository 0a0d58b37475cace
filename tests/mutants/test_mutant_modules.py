"""The list of modules to spoil keeps up with the code, and what is spoilt is no text and no type."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.mutant_modules import DECLARATIONS, MODULES
from tools.spoiling import Module

TOP = Path(__file__).parents[2]
FLOORS = ("ranking", "games", "table")

CODE = '''"""A docstring."""

from __future__ import annotations

__all__ = ["one"]


def one(cards: list[int], more: int = 1) -> str:
    """Another."""
    if len(cards) > more:
        return _("{n} cards").format(n=len(cards))
    return "".join(str(card) for card, _place in zip(cards, "abc", strict=False))
'''


def test_every_module_of_the_rules_is_listed():
    """Or is a declaration of games, which are data."""
    found = {
        f"{floor}/{path.name}"
        for floor in FLOORS
        for path in (TOP / "dealerapi" / floor).glob("*.py")
        if path.name != "__init__.py"
    }
    assert found == {*MODULES, *DECLARATIONS}
    assert not {*MODULES} & {*DECLARATIONS}


@pytest.mark.parametrize("module", MODULES)
def test_its_tests_are_there(module):
    """Files, folders and single tests."""
    assert MODULES[module]
    for test in MODULES[module]:
        file, _two, name = test.partition("::")
        assert (TOP / file).exists()
        if name:
            assert f"def {name.partition('[')[0]}(" in (TOP / file).read_text("utf-8")


def test_what_is_spoilt(tmp_path):
    """What the code does, and neither texts nor types nor checks of its own."""
    path = tmp_path / "one.py"
    path.write_text(CODE, "utf-8")
    module = Module(path)
    told = ["\n".join(module.says(spot)) for spot in module.spots]
    assert "- > more\n+ >= more" in told
    assert "- 1\n+ 2" in told
    for word in ("docstring", "Another", "__all__", "list", "{n} cards XX", "strict=True"):
        assert not any(word in one for one in told)
    for spot in module.spots:
        spoilt = module.spoilt(spot)
        assert spoilt != CODE
        compile(spoilt, "one.py", "exec")
