"""The README as data: its `curl` lines with their answers, its list of games, its code.

`make readme` asks everything anew and writes the answers and the list into it.
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from collections.abc import Callable, Iterator
from textwrap import wrap
from typing import NamedTuple
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import live

from dealerapi.games import GAMES, Game

PATH = live.TOP / "README.md"
TABLE = live.TOP / "docs" / "games.md"
HOST = "localhost:8000"

_CONSOLE = re.compile(r"(?<=^```console\n).*?(?=^```$)", re.MULTILINE | re.DOTALL)
_PYTHON = re.compile(r"(?<=^```python\n).*?(?=^```$)", re.MULTILINE | re.DOTALL)
FEW = 3
"""How many games of each family the README names."""

_LIST = re.compile(r"(?<=<!-- games -->\n).*(?=<!-- end of games -->)", re.DOTALL)


class Exchange(NamedTuple):
    """A line as it is typed, and the answer as it is printed."""

    line: str
    answer: str


def exchanges(text: str) -> Iterator[Exchange]:
    """Every `curl` line of the README."""
    for block in _CONSOLE.findall(text):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            line, answer = _parted(part)
            if line.startswith("curl "):
                yield Exchange(line, answer)


def _parted(part: str) -> tuple[str, str]:
    """A line, with what goes on after a backslash, and what follows it."""
    found = re.match(r"(?:.*\\\n)*.*\n", part)
    assert found is not None
    return found[0].removesuffix("\n"), part[found.end() :]


def asked(line: str, url: str) -> str:
    """What the line gets from the service at ``url``: by curl if there is a new one."""
    words = shlex.split(line.replace("\\\n", ""))[1:]
    words = [word.replace(f"http://{HOST}", url).replace(HOST, url) for word in words]
    if _curl_is_new():
        command = ["curl", "--silent", "--show-error", *words]
        return subprocess.run(command, capture_output=True, check=True, text=True).stdout
    return _by_python(words)


def _curl_is_new() -> bool:
    """Whether curl is there and knows --json, which 7.82 brought."""
    if shutil.which("curl") is None:
        return False
    told = subprocess.run(["curl", "--version"], capture_output=True, check=True, text=True).stdout
    major, minor = told.split()[1].split(".")[:2]
    return (int(major), int(minor)) >= (7, 82)


def _by_python(words: list[str]) -> str:
    """The same without curl, for the few options that the README uses."""
    headers, body, url = {}, None, ""
    left = iter(words)
    for word in left:
        if word == "--json":
            body = next(left).encode()
            headers["Content-Type"] = headers["Accept"] = "application/json"
        elif word in ("-H", "--header"):
            name, _colon, value = next(left).partition(": ")
            headers[name] = value
        else:
            url = word
    try:
        with urlopen(Request(url, body, headers)) as response:  # noqa: S310 - our own server
            return response.read().decode()
    except HTTPError as refusal:
        with refusal:
            return refusal.read().decode()


def listed(text: str) -> str:
    """The list of games as the README has it."""
    found = _LIST.search(text)
    return found[0] if found else ""


def families() -> dict[str, list[Game]]:
    """The games by family, in the order of the catalogue."""
    found: dict[str, list[Game]] = {}
    for game in GAMES:
        found.setdefault(game.family, []).append(game)
    return found


def games() -> str:
    """The list of games as it should be: how many there are of each family, and a few names."""
    lines = [f"There are {len(GAMES)}:", ""]
    for family, members in families().items():
        names = ", ".join(f"`{game.name}`" for game in members[:FEW])
        text = f"- **{family.capitalize()}** ({len(members)}): {names}, …"
        lines += wrap(text, 100, break_on_hyphens=False, break_long_words=False)
    return "\n".join([*lines, ""])


def table() -> str:
    """The page that tells of each game in a sentence, as it should be."""
    lines = ["# The games", "", "From the catalogue; `make readme` writes this page."]
    for family, members in families().items():
        lines += ["", f"## {family.capitalize()}", "", "| game | in a sentence | players |"]
        lines += ["| --- | --- | --- |", *map(_row, members)]
    return "\n".join(lines) + "\n"


def _row(game: Game) -> str:
    few, many = game.players
    return f"| {game.title} (`{game.name}`) | {game.summary} | {few}–{many} |"


def code(text: str) -> list[str]:
    """The Python in the README, block by block."""
    return _PYTHON.findall(text)


def refreshed(text: str, ask: Callable[[str], str]) -> str:
    """The README with the list of games and every answer as they are now."""

    def anew(block: re.Match[str]) -> str:
        parts = re.split(r"^\$ ", block[0], flags=re.MULTILINE)
        written = [parts[0]]
        for part in parts[1:]:
            line, answer = _parted(part)
            written.append(f"$ {line}\n{ask(line) if line.startswith('curl ') else answer}")
        return "".join(written)

    return _LIST.sub(lambda _found: games(), _CONSOLE.sub(anew, text))


def main() -> None:
    """Write the README and the page of games anew."""
    TABLE.parent.mkdir(exist_ok=True)
    TABLE.write_text(table(), "utf-8")
    text = PATH.read_text("utf-8")
    with live.running() as server:
        PATH.write_text(refreshed(text, lambda line: asked(line, server.url)), "utf-8")


if __name__ == "__main__":
    main()
