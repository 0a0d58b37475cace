"""Who may ask, and how often."""

from __future__ import annotations

import pytest
from guarded import WILDS

from dealerapi.api.app import create_app
from dealerapi.api.settings import Settings

SECRET = "correct-horse-battery"  # noqa: S105 - opens nothing
KEYS = f"ann:{SECRET}1,bob:{SECRET}2"
ANN = {"Authorization": f"Bearer {SECRET}1"}
BOB = {"X-Api-Key": f"{SECRET}2"}
WRONG = {"Authorization": f"Bearer {SECRET}"}

OPEN = ["/", "/docs", "/openapi.yaml", "/openapi.json", "/healthz", "/readyz", "/sw.js"]


def test_without_keys_everybody_may_ask(served):
    """A key that is shown all the same does no harm."""
    for headers in ({}, ANN, WRONG):
        assert served().get(WILDS, headers=headers).status_code == 200


@pytest.mark.parametrize("headers", [ANN, BOB])
def test_a_key_opens_every_question(served, headers):
    """In either header."""
    client = served(keys=KEYS)
    assert client.get(WILDS, headers=headers).status_code == 200
    assert client.get("/v1/variants", headers=headers).status_code == 200
    assert client.post("/v1/showdown", json={}, headers=headers).status_code == 422
    assert client.get("/metrics", headers=headers).status_code == 200


def test_no_cache_gives_away_what_a_key_opened(served):
    """What may be kept is kept for who asked, and by the key."""
    response = served(keys=KEYS).get("/v1/variants", headers=ANN)
    assert response.headers["Cache-Control"].startswith("private")
    vary = {name.strip() for name in response.headers["Vary"].split(",")}
    assert {"Accept", "Accept-Language", "Authorization", "X-Api-Key"} <= vary
    with served(keys=KEYS).get("/docs") as response:
        assert response.headers["Cache-Control"].startswith("public")
    assert served().get("/v1/variants").headers["Cache-Control"].startswith("public")


@pytest.mark.parametrize(
    ("headers", "code", "challenge"),
    [
        ({}, "no_key", 'Bearer realm="dealer-assist"'),
        ({"Authorization": "Basic YTpi"}, "no_key", 'Bearer realm="dealer-assist"'),
        (WRONG, "wrong_key", 'Bearer realm="dealer-assist", error="invalid_token"'),
        ({"X-Api-Key": ""}, "wrong_key", 'Bearer realm="dealer-assist", error="invalid_token"'),
    ],
)
def test_without_a_key_that_is_known_nothing_is_answered(served, headers, code, challenge):
    """Not even what is wrong with the question, or whether there is such an address."""
    client = served(keys=KEYS)
    for method, path in (
        ("GET", WILDS),
        ("POST", "/v1/showdown"),
        ("GET", "/v1/variants/nobody"),
        ("GET", "/v1/nowhere"),
        ("DELETE", "/v1/showdown"),
        ("HEAD", "/v1/variants"),
        ("GET", "/metrics"),
        ("GET", "/metrics/"),
    ):
        response = client.open(path, method=method, headers=headers)
        assert response.status_code == 401, path
        assert response.headers["WWW-Authenticate"] == challenge
        if method != "HEAD":
            assert response.json["code"] == code
            assert SECRET not in response.text


def test_every_question_lies_behind_the_door(served):
    """However a route is added, it needs a key, if it is not one that tells of nobody's hand."""
    client = served(keys=KEYS)
    for rule in client.application.url_map.iter_rules():
        path = rule.rule.replace("<name>", "x").replace("<path:name>", "js/main.js")
        path = path.replace("<path:filename>", "pages.css")
        for method in rule.methods - {"OPTIONS"}:
            with client.open(path, method=method) as response:
                is_open = path in OPEN or path.startswith(("/page/", "/static/"))
                assert response.status_code == (200 if is_open else 401), (method, path)


def test_a_refusal_at_the_door_speaks_the_language_of_the_caller(served):
    """It is a problem document like any other."""
    response = served(keys=KEYS).get(WILDS, headers={"Accept-Language": "es"})
    assert response.content_type == "application/problem+json"
    assert response.headers["Content-Language"] == "es"
    assert "clave" in response.json["detail"]


def test_a_browser_may_ask_without_a_key_whether_it_may_ask(served):
    """It never shows one when it does."""
    client = served(keys=KEYS, origins="https://cards.example")
    response = client.options(
        "/v1/showdown",
        headers={"Origin": "https://cards.example", "Access-Control-Request-Method": "POST"},
    )
    assert response.status_code == 200
    assert "Authorization" in response.headers["Access-Control-Allow-Headers"]


def test_who_asks_too_often_has_to_wait(served):
    """With the seconds in the header, and for questions only."""
    client = served(rate="2/min")
    assert [client.get(WILDS).status_code for _ in range(3)] == [200, 200, 429]
    response = client.get(WILDS)
    assert response.json["code"] == "too_many_requests"
    assert response.headers["Retry-After"] in {"29", "30"}
    assert f"again in {response.headers['Retry-After']} seconds" in response.json["detail"]
    for path in OPEN:
        with client.get(path) as response:
            assert response.status_code == 200


def test_each_address_has_its_own_allowance(served):
    """Where there are no keys."""
    client = served(rate="1/h")
    one, other = ({"REMOTE_ADDR": address} for address in ("10.0.0.1", "10.0.0.2"))
    assert client.get(WILDS, environ_base=one).status_code == 200
    assert client.get(WILDS, environ_base=one).status_code == 429
    assert client.get(WILDS, environ_base=other).status_code == 200


def test_each_holder_of_a_key_has_its_own_allowance(served):
    """From wherever it asks, however it shows the key."""
    client = served(rate="1/h", keys=KEYS)
    assert client.get(WILDS, headers=ANN).status_code == 200
    elsewhere = {"REMOTE_ADDR": "10.0.0.2"}
    same = {"X-Api-Key": f"{SECRET}1"}
    assert client.get(WILDS, headers=same, environ_base=elsewhere).status_code == 429
    assert client.get(WILDS, headers=BOB).status_code == 200


def test_who_guesses_keys_has_to_wait(served):
    """By the address; who holds a key is not held up by a neighbour who guesses."""
    client = served(rate="2/h", keys=KEYS)
    guesses = [{"X-Api-Key": f"guess-{n}"} for n in range(4)]
    answers = [client.get(WILDS, headers=guess).status_code for guess in guesses]
    assert answers == [401, 401, 429, 429]
    assert client.get("/metrics", headers=guesses[0]).status_code == 429
    assert client.get(WILDS, headers=ANN).status_code == 200


@pytest.mark.parametrize(
    ("proxies", "first", "same", "other"),
    [
        ("0", "10.1.1.1", "10.5.5.5", None),
        ("1", "10.1.1.1", "10.1.1.1", "10.2.2.2"),
        ("1", "10.6.6.6, 10.1.1.1", "10.7.7.7, 10.1.1.1", "10.6.6.6, 10.2.2.2"),
        ("2", "10.1.1.1, 10.2.2.2", "10.8.8.8, 10.1.1.1, 10.3.3.3", "10.4.4.4, 10.2.2.2"),
    ],
)
def test_the_address_comes_from_trusted_proxies_only(served, proxies, first, same, other):
    """What a stranger writes into the header before it reaches the first of them is not believed."""
    client = served(rate="1/h", proxies=proxies)
    for forwarded, status in ((first, 200), (same, 429), (other, 200)):
        if forwarded is not None:
            response = client.get(WILDS, headers={"X-Forwarded-For": forwarded})
            assert response.status_code == status, forwarded


def test_nothing_stands_in_the_way_where_nothing_is_set():
    """No cost where there are neither keys nor a limit."""
    closed = create_app(settings=Settings(keys={"ann": SECRET}))
    plain = create_app(settings=Settings())
    hooks = [len(app.before_request_funcs[None]) for app in (plain, closed)]
    assert hooks == [1, 2]
