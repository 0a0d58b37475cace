"""What is counted and written down of requests."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import orjson
import pytest
from guarded import WILDS, sample

from dealerapi.api.access_log import LONGEST, AccessLog
from dealerapi.api.app import create_app
from dealerapi.api.service import Answered, Service
from dealerapi.api.settings import Settings

SECRET = "correct-horse-battery"  # noqa: S105 - opens nothing
HAND = "Ac6h5d2s2d"
QUESTION = {"variant": "Low Die", "hands": [HAND]}


class Counts:
    """The counts of a service, as `/metrics` tells them."""

    def __init__(self, client):
        self.client = client

    def of(self, name, **labels):
        """One of them."""
        return sample(self.client.get("/metrics").text, name, **labels)


def test_a_question_is_counted(served):
    """By route, method, status and game, and with its time."""
    client = served()
    counts = Counts(client)
    client.post("/v1/evaluate", json=QUESTION)
    client.get(WILDS)
    client.get(WILDS)
    posted = {"route": "/v1/evaluate", "method": "POST", "status": "200"}
    assert counts.of("requests_total", **posted) == 1
    assert counts.of("requests_total", **{**posted, "route": "/v1/wilds", "method": "GET"}) == 2
    assert counts.of("request_seconds_count", route="/v1/wilds") == 2
    assert 0 < counts.of("request_seconds_sum", route="/v1/wilds") < 5
    assert counts.of("games_total", game="low-die") == 3
    # Only the one that asks for the counts.
    assert counts.of("requests_in_flight") == 1
    assert counts.of("workers") == 1


def test_a_game_of_ones_own_is_counted_as_such(served):
    """Whatever it is called."""
    client = served()
    own = {"base": "seven-card-stud", "title": "Secret Game", "wild": [{"ranks": "39"}]}
    response = client.post("/v1/variants/check", json={"variant": own})
    assert response.status_code == 200, response.text
    assert Counts(client).of("games_total", game="own") == 1
    assert "ecret" not in client.get("/metrics").text


def test_refusals_are_counted_by_their_codes(served):
    """Of the problem, and of each error in it."""
    client = served()
    client.post("/v1/evaluate", json={"variant": "low-die", "hands": [HAND, "AcKs"]})
    client.post("/v1/evaluate", data="{")
    client.get("/nowhere")
    counts = Counts(client)
    assert counts.of("problems_total", code="invalid_request") == 1
    assert counts.of("errors_total", code="card_twice") == 2
    assert counts.of("problems_total", code="wrong_content_type") == 1
    assert counts.of("problems_total", code="not_found") == 1
    assert counts.of("requests_total", route="other", method="GET", status="404") == 1


def test_a_mistake_of_the_service_is_counted():
    """It is what to be warned of."""

    def answer(_data, _faults):
        raise ZeroDivisionError

    client = create_app(Service({"wilds": Answered(answer, str)}), Settings()).test_client()
    client.post("/v1/wilds", json={"variant": "x", "hands": ["Ac"]})
    counts = Counts(client)
    wilds = {"route": "/v1/wilds", "method": "POST", "status": "500"}
    assert counts.of("requests_total", **wilds) == 1
    assert counts.of("problems_total", code="internal_error") == 1
    assert counts.of("requests_in_flight") == 1


def test_metrics_can_be_left_out(served):
    """Then there is no such address."""
    assert served(metrics="off").get("/metrics").status_code == 404


def test_metrics_are_not_stored_and_come_in_both_forms(served):
    """As a scraper accepts them."""
    client = served()
    response = client.get("/metrics")
    assert response.mimetype == "text/plain"
    assert response.headers["Cache-Control"] == "no-store"
    newer = client.get("/metrics", headers={"Accept": "application/openmetrics-text"})
    assert newer.mimetype == "application/openmetrics-text"


def test_a_request_is_a_line_of_the_log(served, log):
    """With what finds it again, and no more."""
    client = served(log="requests", keys=f"ann:{SECRET}")
    response = client.post(
        "/v1/evaluate",
        json=QUESTION,
        headers={"X-Request-Id": "table-7", "Authorization": f"Bearer {SECRET}"},
    )
    (line,) = log()
    assert re.fullmatch(r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z", line.pop("time"))
    assert 0 < line.pop("ms") < 5000
    assert line == {
        "id": "table-7",
        "method": "POST",
        "route": "/v1/evaluate",
        "status": 200,
        "bytes": len(response.data),
        "game": "low-die",
        "client": "ann",
    }


def test_a_refusal_is_a_line_of_the_log(served, log):
    """With its code."""
    client = served(log="requests")
    client.get("/nowhere")
    client.get("/v1/variants/nobody")
    lines = [(line["route"], line["status"], line["problem"]) for line in log()]
    assert lines == [
        ("other", 404, "not_found"),
        ("/v1/variants/{name}", 404, "unknown_variant"),
    ]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        (WILDS, None),
        ("/v1/evaluate", QUESTION),
        ("/v1/evaluate", {"variant": HAND, "hands": [HAND, HAND]}),
        (f"/v1/variants/{HAND}", None),
        (f"/v1/evaluate/{HAND}", None),
        (f"/v1/evaluate?variant=low-die&{HAND}={HAND}", None),
        (f"/{HAND}", [HAND]),
    ],
)
def test_no_card_is_in_the_log(served, log, capfd, path, body):
    """Neither of a good question nor of a bad one, wherever it stands."""
    client = served(log="requests")
    client.open(path, method="POST" if body else "GET", json=body)
    (line,) = log()
    assert HAND not in json.dumps(line)
    assert HAND not in "".join(capfd.readouterr())


def test_what_was_asked_is_in_the_log_if_wanted(served, log):
    """The query, the body, and the address."""
    client = served(log="bodies")
    client.get(WILDS)
    client.post("/v1/evaluate", json=QUESTION)
    get, post = log()
    assert (get["path"], get["query"]) == tuple(WILDS.split("?"))
    assert (get["body"], json.loads(post["body"])) == ("", QUESTION)
    assert SECRET not in json.dumps(post)


def test_a_long_body_is_cut(served, log):
    """So that a line stays in one piece; and the answer is that to the whole body."""
    client = served(log="bodies")
    for filler in ("x", '"\\', "♠", "\x01"):
        body = json.dumps({**QUESTION, "note": filler * 20_000}, ensure_ascii=False)
        response = client.post("/v1/evaluate", data=body, content_type="application/json")
        (line,) = log()
        assert response.status_code in {400, 422}
        assert line["body_cut"] is True
        assert body.startswith(line["body"].rstrip("�"))
        assert 1000 < len(orjson.dumps(line)) < LONGEST + 50


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics"])
def test_probes_make_no_noise(served, log, path):
    """They come every few seconds."""
    served(log="requests").get(path)
    assert log() == []


def test_a_stopped_reader_of_the_log_stops_nothing(served, monkeypatch):
    """Its lines are lost instead."""
    reading, out = os.pipe()
    monkeypatch.setattr(AccessLog.__init__, "__defaults__", (out,))
    client = served(log="requests")
    for _ in range(1000):
        assert client.get("/nowhere").status_code == 404
    os.close(reading)
    assert client.get("/nowhere").status_code == 404
    os.close(out)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="/dev/full is of Linux")
def test_a_full_disk_stops_nothing(served, monkeypatch):
    """The line is lost, and the caller has the answer."""
    out = os.open("/dev/full", os.O_WRONLY)
    monkeypatch.setattr(AccessLog.__init__, "__defaults__", (out,))
    assert served(log="requests").get(WILDS).status_code == 200
    os.close(out)


def test_a_stream_is_seen_to_its_end(log):
    """Its bytes and its time are those of all its pieces, and it is ended once."""
    app = create_app(settings=Settings(log="requests"))

    @app.get("/stream")
    def stream():
        return iter([b"one", b"three"])

    client = app.test_client()
    with client.get("/stream") as response:
        assert response.data == b"onethree"
        assert log() == []
    (line,) = log()
    assert line["bytes"] == 8
    assert Counts(client).of("requests_in_flight") == 1


def test_the_standard_output_is_where_the_log_goes():
    """As containers and service managers expect it."""
    script = (
        "from dealerapi.api.app import create_app\n"
        "from dealerapi.api.service import Service\n"
        "create_app(Service()).test_client().get('/nowhere')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "DEALERAPI_LOG": "requests"},
        stdout=subprocess.PIPE,
        check=True,
        timeout=60,
    )
    assert json.loads(done.stdout)["status"] == 404
