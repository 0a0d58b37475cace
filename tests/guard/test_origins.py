"""Web pages of other origins, and what browsers are told of every answer."""

from __future__ import annotations

import pytest
from guarded import WILDS

OURS = "https://cards.example"
PREFLIGHT = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "x"}
EVERYWHERE = ["/", "/page/js/main.js", "/docs", "/healthz", "/metrics", "/openapi.json", WILDS]
EVERYWHERE += ["/nowhere", "/v1/nowhere", "/v1/variants", "/static/pages.css", "/v1/wilds"]


def cors(response):
    """The headers of an answer that let pages of other origins in."""
    return {name for name, _value in response.headers if name.startswith("Access-Control-")}


@pytest.mark.parametrize("path", EVERYWHERE)
def test_other_origins_are_shut_out(served, path):
    """Unless they are named."""
    client = served()
    for method in ("GET", "OPTIONS"):
        with client.open(path, method=method, headers={"Origin": OURS, **PREFLIGHT}) as response:
            assert cors(response) == set()


@pytest.mark.parametrize("path", ["/v1/variants", "/nowhere", WILDS])
def test_named_origins_are_let_in(served, path):
    """Also to read refusals; and caches keep the answers apart."""
    client = served(origins=f"{OURS}, http://localhost:3000")
    for origin in (OURS, "http://localhost:3000"):
        response = client.get(path, headers={"Origin": origin})
        assert response.headers["Access-Control-Allow-Origin"] == origin
        assert "Retry-After" in response.headers["Access-Control-Expose-Headers"]
        assert "Origin" in response.vary
    for origin in ("https://evil.example", OURS + ".evil.example", "null", ""):
        response = client.get(path, headers={"Origin": origin})
        assert cors(response) == set()
        assert "Origin" in response.vary


def test_all_origins_can_be_let_in(served):
    """With a star, which needs no care of caches."""
    response = served(origins="*").get(WILDS, headers={"Origin": OURS})
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    assert "Origin" not in response.vary


def test_a_browser_that_asks_first_is_told(served):
    """The preflight of a JSON POST."""
    client = served(origins=OURS)
    response = client.options("/v1/showdown", headers={"Origin": OURS, **PREFLIGHT})
    assert response.status_code == 200
    assert "POST" in response.headers["Access-Control-Allow-Methods"]
    allowed = response.headers["Access-Control-Allow-Headers"]
    assert {"Content-Type", "Authorization", "X-Api-Key"} <= set(allowed.split(", "))
    assert response.headers["Access-Control-Allow-Origin"] == OURS


@pytest.mark.parametrize("path", EVERYWHERE)
def test_every_answer_is_shut_to_whatever_a_browser_could_do_with_it(served, path):
    """Each header once; only pages may load anything, and only from here."""
    with served().get(path) as response:
        headers = response.headers
        for name in ("X-Content-Type-Options", "Content-Security-Policy", "Referrer-Policy"):
            assert len(headers.getlist(name)) == 1, name
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
        policy = headers["Content-Security-Policy"].split("; ")
        assert {"default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"} <= set(policy)
        if response.mimetype == "text/html":
            assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
            assert not any("unsafe" in part or "http" in part for part in policy)
        elif not path.startswith("/page/"):
            assert len(policy) == 4


@pytest.mark.parametrize("path", EVERYWHERE)
def test_no_answer_tells_what_the_service_is_made_of(served, path):
    """Neither a server with its version, nor a trace."""
    with served().get(path) as response:
        assert "Server" not in response.headers
        assert "X-Powered-By" not in response.headers
        if response.status_code >= 400:
            assert "Traceback" not in response.text
            assert "erkzeug" not in response.text
