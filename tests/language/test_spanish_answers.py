"""Answers and refusals in Spanish, with no English left in them."""

import re
from typing import get_args

import pytest

from dealerapi.api.routes import QUESTIONS
from dealerapi.games import GAMES
from dealerapi.games.examples import examples
from dealerapi.table.serving import Action
from tools import messages

TEXTS = ("text", "reason", "action", "about", "summary", "detail", "sentence", "reshuffle",
         "from", "qualifier", "notes")  # fmt: skip
"""The fields that hold words for people; a hand's name, too."""

STEPS = get_args(Action)
"""The codes of what a dealer does, beside the words for it."""

PATHS = {asked.name: asked.path for asked in QUESTIONS}


TITLES = re.compile(
    rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted((game.title for game in GAMES), key=len)[::-1]))})(?!\w)"
)
"""A game keeps its name in every language, also where another game is told by it."""


def _words(text):
    return set(re.findall(r"[^\W\d]\w+", TITLES.sub("", text).lower()))


@pytest.fixture(scope="module")
def english():
    """The words of which English texts are made, but for those that Spanish has too."""
    ours, theirs = set(), set()
    for message in messages.catalogue_of(messages.LOCALE / "es" / "LC_MESSAGES" / "dealerapi.po"):
        if message.id:
            forms = [message.id] if isinstance(message.id, str) else message.id
            texts = [message.string] if isinstance(message.id, str) else message.string
            ours |= set().union(*(_words(re.sub(r"\{\w*\}", "", text)) for text in forms))
            theirs |= set().union(*(_words(re.sub(r"\{\w*\}", "", text)) for text in texts))
    return ours - theirs


def texts_in(value, field=""):
    """Every text for people in an answer."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name == "name" and "category" in value:
                yield inner
            elif name not in ("example", "source", "sources", "plays"):
                yield from texts_in(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from texts_in(inner, field)
    elif isinstance(value, str) and field in TEXTS and value not in STEPS:
        yield value


def test_the_guard_sees_english(english):
    """The words that it looks for are those of a dealer."""
    assert {"wins", "straight", "flush", "spades", "seat", "kings", "and", "the", "with"} <= english
    assert not {"kicker", "full", "joker", "color", "as"} & english


def test_no_english_is_left_in_the_games(client, english):
    """Rule sheets, hands, wild cards, rulings, draws: all that the examples of a game show."""
    left = {}
    for game in GAMES:
        answers = [client.get(f"/v1/variants/{game.name}?lang=es").json]
        for name, body in examples(game).items():
            response = client.post(f"{PATHS[name]}?lang=es", json=body)
            assert response.status_code == 200, response.text
            answers.append(response.json)
        for text in texts_in(answers):
            if found := _words(text) & english:
                left[game.name, text] = sorted(found)
    assert left == {}


def test_no_english_is_left_in_the_text_answers(client, english):
    """Read aloud, too, but for the names of rules and their values, games and documents."""
    left = {}
    for game in GAMES:
        for name, body in examples(game).items():
            text = client.post(f"{PATHS[name]}?lang=es&format=text", json=body).text
            for line in text.splitlines():
                if not line.startswith("Regla de la casa ") and (found := _words(line) & english):
                    left[game.name, line] = sorted(found)
        sheet = client.get(f"/v1/variants/{game.name}?lang=es&format=text").text.splitlines()
        for line in sheet[1:]:
            said = re.sub(r"^Regla de la casa \w+:|; \w+ si no se dice .*|^Fuentes: .*", "", line)
            if found := _words(said) & english:
                left[game.name, line] = sorted(found)
    assert left == {}


def test_a_dakota_showdown_in_spanish(client):
    """The rulings as a dealer says them."""
    body = examples(next(game for game in GAMES if game.name == "dakota"))["showdown"]
    rulings = [
        one["text"] for one in client.post("/v1/showdown?lang=es", json=body).json["rulings"]
    ]
    assert rulings[0] == (
        "Asiento 1: el dos de tréboles es comodín; el dos es la carta tapada más baja."
    )
    assert "El asiento 2 queda solo para la baja y gana sin oposición." in rulings
    assert "El bote de 1001 se divide: 501 para la alta y 500 para la baja." in rulings
    assert rulings[-1] == "La ficha impar es para la alta."


WRONG = [
    ("/v1/evaluate", {}, "falta este campo"),
    ("/v1/evaluate", {"variant": "dakotta", "hands": ["As"]}, "aquí no hay ningún juego «dakotta»"),
    ("/v1/evaluate", {"variant": "razz", "hands": ["Xx"]}, "«Xx» no es una carta"),
    ("/v1/evaluate", {"variant": "low-die", "hands": ["AsAs2s3s4s"]},
     "el as de picas (As) está dos veces en la mano 1"),
    ("/v1/evaluate", {"variant": "low-die", "hands": ["As"]}, "la mano 1 tiene 1 carta; Low-Die necesita 5"),
    ("/v1/evaluate", {"variant": "low-die", "hands": ["As2s3s4sJk"]}, "Low-Die se juega sin joker"),
    ("/v1/evaluate", {"variant": 5, "hands": ["As"]},
     "se espera el nombre de una variante, o un juego como objeto, no un número"),
    ("/v1/evaluate", {"variant": "dakota", "hands": ["2c9hKdKsQs3h4h"]},
     "escriba las que tiene la mano 1 como TAPADAS/VISTAS"),
    ("/v1/showdown", {"variant": "low-die", "players": [{"seat": 1, "hand": "AsKd"}]},
     "diga lo que hay en el bote"),
    ("/v1/showdown", {"variant": "low-die", "pot": 5, "players": [{"seat": 1}, {"seat": 2}]},
     "el asiento 1 disputa un bote sin cartas"),
    ("/v1/draws", {"variant": "low-die", "players": 99}, "99 no es posible aquí: de 2 a 10"),
    ("/v1/deal/check", {"variant": "low-die", "counts": []}, "aquí hay 0, y se esperan de 1 a 23"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "body", "said"), WRONG)
def test_refusals_in_spanish(client, path, body, said):
    """The title, the summary and each error."""
    response = client.post(path, json=body, headers={"Accept-Language": "es-MX"})
    problem = response.json
    assert (response.status_code, response.headers["Content-Language"]) == (422, "es")
    assert problem["title"] == "Se entendió la petición, pero algo en ella está mal"
    assert re.match(r"Hay (un error|\d+ errores)", problem["detail"])
    assert any(said in error["detail"] for error in problem["errors"]), problem


@pytest.mark.parametrize(
    ("method", "path", "data", "detail"),
    [
        ("GET", "/v1/variant", b"", "No hay nada en /v1/variant. ¿Quiso decir /v1/variants?"),
        ("DELETE", "/v1/showdown", b"", "/v1/showdown admite "),
        ("POST", "/v1/showdown", b"{", "El cuerpo no es JSON: "),
        ("POST", "/v1/showdown", b"", "El cuerpo está vacío"),
        (
            "GET",
            "/v1/variants/dakotta",
            b"",
            "aquí no hay ningún juego «dakotta»; los más parecidos: ",
        ),
    ],
)
def test_other_problems_in_spanish(client, method, path, data, detail):
    """Addresses, methods and bodies that cannot be read."""
    response = client.open(
        path + "?lang=es", method=method, data=data, content_type="application/json"
    )
    assert response.json["detail"].startswith(detail)
    assert response.headers["Content-Language"] == "es"
