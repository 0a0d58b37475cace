"""The pages for people, and the health of the service."""

from __future__ import annotations

import re

import pytest

from dealerapi.api.app import create_app
from dealerapi.api.routes import QUESTIONS
from dealerapi.api.service import Service


@pytest.mark.parametrize("path", ["/docs"])
def test_pages_are_safe_and_need_no_other_host(client, path):
    """No scripts, no styles in the page, nothing from elsewhere, and a strict policy."""
    response = client.get(path)
    assert response.content_type == "text/html; charset=utf-8"
    policy = response.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    text = response.text
    assert not re.search(r"<script|<style|\sstyle=|\son[a-z]+=", text)
    assert re.findall(r'(?:src|href)="(https?:|//)', text) == []


@pytest.mark.parametrize("path", ["/docs"])
def test_links_of_the_pages_lead_somewhere(client, path):
    """To a page that is there, or to a place on it."""
    text = client.get(path).text
    for link in set(re.findall(r'href="([^"]+)"', text)) - {"data:,"}:
        page, _hash, anchor = link.partition("#")
        if page:
            with client.get(page) as response:
                assert response.status_code == 200, link
        if anchor:
            assert f'id="{anchor}"' in text, link


def test_the_docs_tell_every_question(client):
    """Fields, example, answer, text and a line for the terminal."""
    text = client.get("/docs").text
    for asked in QUESTIONS:
        part = text.split(f'<section id="{asked.name}">')[1].split("</section>")[0]
        assert asked.path in part
        assert "Fields of the body" in part
        assert "--json" in part
        assert "Its answer as text" in part
        for name in asked.schema.fields:
            assert f"<code>{name}</code>" in part, (asked.name, name)
        if asked.form:
            assert all(f"<code>{name}</code>" in part for name in asked.form.names)


def test_pages_work_before_there_is_any_game():
    """An empty service still explains itself."""
    client = create_app(Service()).test_client()
    for path in ("/", "/docs", "/openapi.yaml"):
        with client.get(path) as response:
            assert response.status_code == 200


def test_the_style_sheet_is_served(client):
    """From the service itself."""
    with client.get("/static/pages.css") as response:
        assert (response.status_code, response.mimetype) == (200, "text/css")
        assert "prefers-color-scheme" in response.text
        assert not re.search(r"url\(|@import", response.text)


def test_health_and_readiness(client):
    """Alive, and able to answer; never stored."""
    for path, status in (("/healthz", "ok"), ("/readyz", "ready")):
        response = client.get(path)
        assert (response.status_code, response.json) == (200, {"status": status})
        assert response.headers["Cache-Control"] == "no-store"


def test_a_service_that_cannot_answer_is_not_ready(caplog):
    """503 until it can; it is alive all the same."""

    def ready():
        raise RuntimeError("no tables")

    client = create_app(Service(ready=ready)).test_client()
    assert client.get("/readyz").status_code == 503
    assert client.get("/healthz").status_code == 200
    assert "no tables" in caplog.text


def test_a_slash_at_the_end_does_not_matter(client):
    """People add one."""
    assert client.get("/v1/variants/").status_code == 200
