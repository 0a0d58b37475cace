"""The counts, as a scraper reads them."""

from __future__ import annotations

import threading

import pytest
from guarded import sample
from hypothesis import example, given
from hypothesis import strategies as st

from dealerapi.api.codes import ERRORS, PROBLEMS
from dealerapi.api.metrics import BOUNDS, Metrics

MS = 1_000_000
METRICS = Metrics(["/docs"], [])
PARTS = [
    *';,= "',
    "application/openmetrics-text",
    "text/plain",
    "version",
    "escaping",
    "1.0.0",
    "é",
]
PARTS += ["0", "abc", "q", "values", "allow-utf-8"]


@pytest.fixture
def metrics():
    """Counts of two routes and one game."""
    return Metrics(["/v1/evaluate", "/docs"], ["dakota"])


def one(metrics, name, **labels):
    """One sample, as a scraper reads it."""
    return sample(metrics.written()[0].decode(), name, **labels)


def end(metrics, route="/v1/evaluate", method="POST", status=200, ms=3):
    """A whole request."""
    metrics.begin()
    metrics.end(route, method, status, round(ms * MS))


def test_requests_are_counted_by_route_method_and_status(metrics):
    """Each under its own labels."""
    for status in (200, 200, 422):
        end(metrics, status=status)
    end(metrics, route="/docs", method="GET")
    ok = {"route": "/v1/evaluate", "method": "POST", "status": "200"}
    assert one(metrics, "requests_total", **ok) == 2
    assert one(metrics, "requests_total", **{**ok, "status": "422"}) == 1
    assert one(metrics, "requests_total", route="/docs", method="GET", status="200") == 1


def test_strangers_cannot_make_up_labels(metrics):
    """Whatever is not known is other."""
    end(metrics, route="/wp-login.php", method="BREW", status=418)
    metrics.game("strip-poker")
    labels = {"route": "other", "method": "other", "status": "other"}
    assert one(metrics, "requests_total", **labels) == 1
    assert one(metrics, "games_total", game="other") == 1
    assert "wp-login" not in metrics.written()[0].decode()


@pytest.mark.parametrize(("ms", "bound"), [(0.4, 0.0005), (0.5, 0.0005), (9, 0.01), (20_000, None)])
def test_times_fall_into_their_bucket(metrics, ms, bound):
    """And into all larger ones; the sum is in seconds."""
    end(metrics, ms=ms)
    for other in BOUNDS:
        expected = bound is not None and other >= bound
        assert (
            one(metrics, "request_seconds_bucket", route="/v1/evaluate", le=str(other)) == expected
        )
    assert one(metrics, "request_seconds_bucket", route="/v1/evaluate", le="+Inf") == 1
    assert one(metrics, "request_seconds_count", route="/v1/evaluate") == 1
    assert one(metrics, "request_seconds_sum", route="/v1/evaluate") == pytest.approx(ms / 1000)


def test_games_and_faults_are_counted(metrics):
    """By name, and by code."""
    metrics.game("dakota")
    metrics.game("own")
    metrics.refused("invalid_request", ["card_twice", "card_twice"])
    assert one(metrics, "games_total", game="dakota") == 1
    assert one(metrics, "games_total", game="own") == 1
    assert one(metrics, "problems_total", code="invalid_request") == 1
    assert one(metrics, "errors_total", code="card_twice") == 2


def test_every_code_can_be_counted(metrics):
    """No refusal fails because it cannot be counted."""
    for code in PROBLEMS:
        metrics.refused(code, ERRORS)
    assert all(one(metrics, "problems_total", code=code) == 1 for code in PROBLEMS)
    assert all(one(metrics, "errors_total", code=code) == len(PROBLEMS) for code in ERRORS)


def test_what_is_in_flight_is_shown(metrics):
    """Begun and not yet ended."""
    metrics.begin()
    assert one(metrics, "requests_in_flight") == 1
    metrics.end("/docs", "GET", 200, MS)
    assert one(metrics, "requests_in_flight") == 0
    assert one(metrics, "workers") == 1


def test_threads_lose_no_count(metrics):
    """All count in one row."""

    def work():
        for _ in range(2000):
            end(metrics)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert one(metrics, "request_seconds_count", route="/v1/evaluate") == 8000
    assert one(metrics, "requests_in_flight") == 0


def test_a_scraper_gets_the_form_that_it_accepts(metrics):
    """The newer one if it knows it."""
    assert metrics.written("")[1].startswith("text/plain")
    text, kind = metrics.written("application/openmetrics-text; version=1.0.0")
    assert kind.startswith("application/openmetrics-text")
    assert text.endswith(b"# EOF\n")


@given(st.lists(st.sampled_from(PARTS), max_size=12))
@example(["application/openmetrics-text", ";", "version", "=", "abc"])
def test_whatever_a_scraper_accepts_it_gets_the_counts(parts):
    """In some form."""
    text, kind = METRICS.written("".join(parts))
    assert b"dealerapi_workers" in text
    assert kind.startswith(("text/plain", "application/openmetrics-text"))
