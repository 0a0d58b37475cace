"""The games, and how they are found by name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from difflib import get_close_matches

from dealerapi.faults import Fault, Faulty
from dealerapi.games import (
    community,
    community_boards,
    community_more,
    dramaha,
    draw,
    draw_more,
    draw_wild,
    home,
    lowball,
    pass_and_roll,
    split_draw,
    stud,
    stud_five,
    stud_follow,
    stud_hole,
    stud_more,
    stud_sides,
    stud_wild,
)
from dealerapi.games.game import Game
from dealerapi.words import _, listed

GAMES: tuple[Game, ...] = (
    *draw.GAMES,
    *draw_more.GAMES,
    *draw_wild.GAMES,
    *lowball.GAMES,
    *split_draw.GAMES,
    *dramaha.GAMES,
    *stud.GAMES,
    *stud_five.GAMES,
    *stud_more.GAMES,
    *stud_sides.GAMES,
    *stud_wild.GAMES,
    *stud_hole.GAMES,
    *stud_follow.GAMES,
    *community.GAMES,
    *community_more.GAMES,
    *community_boards.GAMES,
    *pass_and_roll.GAMES,
    *home.GAMES,
)
BY_NAME: Mapping[str, Game] = {game.name: game for game in GAMES}


def plain(name: str) -> str:
    """A name without case, accents, spaces, hyphens, underscores and apostrophes."""
    bare = unicodedata.normalize("NFKD", name).casefold()
    return re.sub(r"[\s\-_'’‘`´‐-―]|[\u0300-\u036f]", "", bare)


def _index() -> dict[str, tuple[Game, Mapping[str, str]]]:
    index: dict[str, tuple[Game, Mapping[str, str]]] = {}
    for game in GAMES:
        for name, implied in ((game.name, {}), (game.title, {}), *game.aliases.items()):
            index.setdefault(plain(name), (game, implied))
    return index


_INDEX = _index()
_BY_NAME = {game.name: _INDEX[plain(game.name)] for game in GAMES}


def find(name: str) -> tuple[Game, Mapping[str, str]]:
    """The game of that name or alias, and the house rules that the alias implies.

    Case, spaces, hyphens, underscores, apostrophes and accents do not matter. Raises
    Faulty at ``("variant",)`` with the closest names as suggestions.
    """
    # Most programs write a game's own name.
    found = _BY_NAME.get(name) or _INDEX.get(plain(name))
    if found:
        return found
    near = get_close_matches(plain(name), _INDEX, n=5, cutoff=0.5)
    names = tuple(dict.fromkeys(_INDEX[match][0].name for match in near))
    shown = name if len(name) <= 40 else name[:40] + "…"
    detail = _("there is no game “{name}” here").format(name=shown)
    if names:
        detail += _("; closest: {names}").format(names=listed(names))
    raise Faulty([Fault(("variant",), "unknown_variant", detail, names)])
