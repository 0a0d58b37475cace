"""Everything that the README says of the program is so."""

from __future__ import annotations

import doctest
import json
import re
import shlex
import shutil
import subprocess

import pytest
import readme
from live import TOP

from dealerapi.api.settings import read_settings
from dealerapi.games import GAMES, catalogue, draw, sources
from dealerapi.games.examples import examples

TEXT = readme.PATH.read_text("utf-8")
EXCHANGES = list(readme.exchanges(TEXT))


def test_there_are_ten_lines_to_try():
    """As many as it promises."""
    assert len(EXCHANGES) == 10


@pytest.mark.parametrize("exchange", EXCHANGES, ids=range(1, len(EXCHANGES) + 1))
def test_a_line_gets_the_answer_printed_below_it(server, exchange):
    """To the letter; `make readme` prints the answers anew."""
    assert readme.asked(exchange.line, server.url) == exchange.answer


def test_python_asks_as_curl_does(server, monkeypatch):
    """So that the lines are tried where there is no curl, too."""
    monkeypatch.setattr(readme, "_curl_is_new", lambda: False)
    for exchange in EXCHANGES:
        assert readme.asked(exchange.line, server.url) == exchange.answer


@pytest.mark.skipif(shutil.which("curl") is None, reason="the line is run by curl")
def test_a_night_is_settled_in_one_request(server, tmp_path):
    """By the line that is shown, from a file of questions."""
    (line,) = re.findall(r"^curl .*x-ndjson.*$", TEXT, re.MULTILINE)
    words = shlex.split(line.replace(readme.HOST, server.url))
    night = [json.dumps(examples(game)["showdown"]) for game in GAMES] + ["{}"]
    (tmp_path / "night.ndjson").write_text("\n".join(night), "utf-8")
    told = subprocess.run(
        [*words, "--silent"], cwd=tmp_path, capture_output=True, check=True, text=True
    ).stdout
    answers = [json.loads(answer) for answer in told.splitlines()]
    assert [answer.get("variant") for answer in answers] == [*(game.name for game in GAMES), None]
    assert answers[-1]["line"] == len(night)


def test_the_list_of_games_is_the_catalogue():
    """In its order; `make readme` writes the list anew."""
    assert readme.listed(TEXT) == readme.games()
    assert readme.TABLE.read_text("utf-8") == readme.table()


def test_the_library_does_as_shown():
    """The session with Python is run."""
    shown = [block for block in readme.code(TEXT) if ">>>" in block]
    assert shown
    for block in shown:
        session = doctest.DocTestParser().get_doctest(block, {}, "README", "README.md", 0)
        runner = doctest.DocTestRunner(verbose=False)
        runner.run(session)
        assert runner.summarize(verbose=False).failed == 0


@pytest.fixture
def added(monkeypatch):
    """The game that the README declares, in the catalogue."""
    (declaration,) = (block for block in readme.code(TEXT) if ">>>" not in block)
    assert len(declaration.splitlines()) < 20
    names = {**vars(sources), **vars(draw)}
    exec(declaration, names)  # noqa: S102 - our own text
    game = names[declaration.split(" = ")[0]]
    monkeypatch.setitem(catalogue._INDEX, catalogue.plain(game.title), (game, {}))
    return game


def test_a_game_is_added_by_its_declaration_alone(client, added):
    """Its sheet is there, and every question about it is answered."""
    sheet = client.get(f"/v1/variants/{added.name}").json
    assert sheet["title"] == added.title
    paths = {"draws_deal": "draws/deal", "deal_check": "deal/check"}
    assert sheet["example"].keys() > {"evaluate", "wilds", "showdown", "draws", "draws_deal"}
    for name, body in sheet["example"].items():
        response = client.post(f"/v1/{paths.get(name, name)}", json=body)
        assert response.status_code == 200, response.text


def test_the_settings_it_shows_are_taken():
    """As they stand before `make serve`."""
    (shown,) = re.findall(r"`((?:DEALERAPI_\w+=\S+ )+)make serve`", TEXT)
    settings = read_settings(dict(one.split("=", 1) for one in shown.split()))
    assert settings.keys.keys() == {"ann"}
    assert settings.rate is not None


def test_every_make_target_it_names_exists():
    """And every file."""
    targets = set(re.findall(r"^([a-z]+):", (TOP / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"`make ([a-z]+)", TEXT)) | set(
        re.findall(r"^make (\w+)", TEXT, re.MULTILINE)
    )
    assert named
    assert named <= targets
    for path in re.findall(r"`((?:dealerapi|docs|tests)/[\w/.]*)`", TEXT):
        assert (TOP / path).exists(), path


def test_every_dependency_is_named_with_a_reason():
    """One line each, and no line for what is not used."""
    wanted = set()
    section = ""
    for line in (TOP / "setup.cfg").read_text("utf-8").splitlines():
        section = line.strip() if line and not line[0].isspace() else section
        if section in ("install_requires =", "dev =") and line.startswith("    "):
            name = re.match(r"    ([A-Za-z][\w-]*)", line)
            wanted |= {name[1].lower()} if name else set()
    table = TEXT.split("## Dependencies")[1].split("\n## ")[0]
    rows = re.findall(r"^\| ([^|]+) \| [^|]{10,} \|$", table, re.MULTILINE)
    named = {one.strip().lower() for row in rows for one in row.split(",")}
    assert named - {"package"} == wanted
