"""The filters of the list of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dealerapi.faults import Fault, Faulty
from dealerapi.games import GAMES, Game
from dealerapi.games.catalogue import plain
from dealerapi.words import N_, _

Test = Callable[[Game], bool]


def chosen(filters: Mapping[str, str]) -> list[Game]:
    """The games that pass every filter given. Raises Faulty at the filter that cannot be read."""
    tests = [_READERS[name](text) for name, text in filters.items()]
    return [game for game in GAMES if all(test(game) for test in tests)]


def _family(text: str) -> Test:
    wanted = text.casefold()
    return lambda game: game.family.casefold() == wanted


def _words(text: str) -> Test:
    wanted = text.casefold().split()
    whole = plain(text)
    return lambda game: (
        all(word in _all_words(game) for word in wanted)
        or any(whole in plain(name) for name in (game.name, game.title, *game.aliases))
    )


def _all_words(game: Game) -> str:
    return " ".join((game.name, game.title, _(game.summary), *game.aliases)).casefold()


def _players(text: str) -> Test:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text[:4]) <= 99:
        detail = _("the number of players should be from 1 to 99")
        raise Faulty([Fault(("players",), "out_of_range", detail)])
    return lambda game: game.players[0] <= int(text[:4]) <= game.players[1]


def _truth(name: str, fact: Test) -> Callable[[str], Test]:
    def read(text: str) -> Test:
        truths = {"true": True, "1": True, "false": False, "0": False}
        if text.casefold() not in truths:
            detail = _("this should be true or false")
            raise Faulty([Fault((name,), "bad_value", detail)])
        wanted = truths[text.casefold()]
        return lambda game: fact(game) == wanted

    return read


def _high_low(game: Game) -> bool:
    return {"high", "low"} <= {side.name for side in game.sides}


_READERS: Mapping[str, Callable[[str], Test]] = {
    "family": _family,
    "q": _words,
    "players": _players,
    "wild": _truth("wild", lambda game: bool(game.wild)),
    "high_low": _truth("high_low", _high_low),
    "declared": _truth("declared", lambda game: game.declared is not None),
}

FILTERS: Mapping[str, str] = {
    "family": N_("variants of this family only"),
    "q": N_("variants in whose names or summary these words occur"),
    "players": N_("variants for so many players"),
    "wild": N_("variants with wild cards (true) or without (false)"),
    "high_low": N_("variants for the high and the low hand (true), or not (false)"),
    "declared": N_("variants in which players declare (true), or cards speak (false)"),
}
"""The query parameters of the list, with what each is for."""
