"""Which language an answer comes in: by `lang`, by Accept-Language, or English."""

import pytest

from dealerapi.api.language import accepted
from dealerapi.words import spoken

HAND = "/v1/evaluate?variant=texas-holdem&hand=AsKd&board=Ac7d7h2s9c"
SHEET = "/v1/variants/dakota"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("es", "es"),
        ("ES", "es"),
        ("es-MX, en;q=0.5", "es"),
        ("es-419,es;q=0.9,en;q=0.8", "es"),
        ("en-GB,en;q=0.9,es;q=0.8", "en"),
        ("en;q=0.3, es;q=0.4", "es"),
        ("es, en", "es"),
        ("en, es", "en"),
        ("fr", "en"),
        ("fr, es;q=0.1", "es"),
        ("*", "en"),
        ("es;q=0, *", "en"),
        ("en;q=0, *;q=0.1", "es"),
        ("en;q=0, es;q=0", "en"),
        ("es;q=2, en;q=0.1", "en"),
        ("es;q=much, en;q=0.1", "en"),
        ("es ; q = 0.5 , en ; q=0.2", "es"),
        (";;,,=", "en"),
        ("español", "en"),
    ],
)
def test_the_header_is_weighed(header, language):
    """By its q-values; a region does not matter; of equals the first named."""
    assert accepted(header) == language


def test_english_is_the_default(client):
    """Where the caller says nothing."""
    response = client.get(HAND)
    assert response.headers["Content-Language"] == "en"
    assert response.json["hands"][0]["high"]["name"] == "two pair, aces and sevens, king kicker"


@pytest.mark.parametrize(
    ("query", "header"), [("&lang=es", "en"), ("", "es-ES,es;q=0.9"), ("&lang=es", "fr")]
)
def test_spanish_by_either_way(client, query, header):
    """The parameter weighs more than the header."""
    response = client.get(HAND + query, headers={"Accept-Language": header})
    assert response.headers["Content-Language"] == "es"
    assert response.json["hands"][0]["high"]["name"] == "doble par, ases y sietes, kicker rey"


def test_codes_and_fields_stay(client):
    """Only the texts for people change."""
    english, spanish = (client.get(f"{HAND}&lang={one}").json for one in ("en", "es"))
    assert english.keys() == spanish.keys()
    for answer in (english, spanish):
        del answer["hands"][0]["high"]["name"]
    assert english == spanish


@pytest.mark.parametrize("path", [HAND + "&", SHEET + "?", "/v1/variants?"])
def test_an_unknown_language_is_refused(client, path):
    """With the parameter named, in a language that the caller takes."""
    response = client.get(path + "lang=fr", headers={"Accept-Language": "es"})
    assert response.status_code == 422
    [error] = response.json["errors"]
    assert (error["parameter"], error["code"]) == ("lang", "bad_value")
    assert error["detail"] == "el idioma es uno de en y es"


def test_an_unknown_language_is_refused_by_post(client):
    """As in a query."""
    response = client.post("/v1/evaluate?lang=ES", json={})
    assert response.status_code == 422
    assert response.json["errors"][0]["parameter"] == "lang"


def test_the_language_stands_once(client):
    """Twice is refused, even if both are the same."""
    response = client.get(HAND + "&lang=es&lang=es")
    assert response.json["errors"][0]["code"] == "repeated_parameter"
    assert response.headers["Content-Language"] == "es"


@pytest.mark.parametrize("path", [HAND, SHEET, "/v1/variants", "/v1/nothing-here"])
def test_caches_are_told(client, path):
    """The answer varies with the header, whatever it was this time."""
    assert "Accept-Language" in client.get(path).headers["Vary"]


def test_each_language_has_its_own_etag(client):
    """A page kept in one language is not taken for the other."""
    tags = {
        language: client.get(SHEET, headers={"Accept-Language": language}).headers["ETag"]
        for language in ("en", "es")
    }
    assert tags["en"] != tags["es"]
    again = {"Accept-Language": "es", "If-None-Match": tags["es"]}
    assert client.get(SHEET, headers=again).status_code == 304
    again["If-None-Match"] = tags["en"]
    assert client.get(SHEET, headers=again).status_code == 200


def test_a_language_does_not_stay(client):
    """The next question is answered in its own language, and nothing is kept in another."""
    before = client.get(SHEET).data
    assert client.get(SHEET + "?lang=es").data != before
    assert client.get("/v1/evaluate?lang=es").status_code == 422
    assert client.get(SHEET).data == before
    assert spoken() == "en"


@pytest.mark.parametrize("path", ["/openapi.json", "/docs"])
def test_the_document_is_english(app, path):
    """Though a Spanish browser asks first: it is worked out once for all."""
    spanish = app.test_client().get(path, headers={"Accept-Language": "es"})
    assert "The request was understood" in spanish.text
    assert spanish.data == app.test_client().get(path).data


def test_the_document_names_the_parameter(client):
    """At every operation that answers in words."""
    paths = client.get("/openapi.json").json["paths"]
    operations = [
        operation
        for path, item in paths.items()
        if path[:4] == "/v1/"
        for operation in item.values()
    ]
    assert len(operations) > 8
    for operation in operations:
        [language] = [one for one in operation["parameters"] if one["name"] == "lang"]
        assert language["schema"]["enum"] == ["en", "es"]


def test_a_house_game_keeps_its_name(client):
    """The name of a game without a title is a code, the title is a text."""
    body = {
        "variant": {"deal": {"down": 5}, "sides": [{"name": "high", "ranking": "standard_high"}]}
    }
    english, spanish = (
        client.post(f"/v1/variants/check?lang={one}", json=body).json for one in ("en", "es")
    )
    assert english["name"] == spanish["name"] == "house-game"
    assert (english["title"], spanish["title"]) == ("House game", "Juego de la casa")
    assert spanish["summary"] == ""
