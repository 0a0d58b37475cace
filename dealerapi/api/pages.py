"""The routes beside the questions: health, the API document, and the pages for people."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache

from flask import Blueprint, Response, current_app, render_template

from dealerapi.api import docs, draining, openapi
from dealerapi.api.negotiate import fresh, keep
from dealerapi.api.service import Service

_POLICY = (
    "default-src 'none'; style-src 'self'; img-src 'self' data:;"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def blueprint(service: Service) -> Blueprint:
    """The routes; what they tell of the questions is worked out from ``service`` when asked."""
    routes = Blueprint("pages", __name__)

    @cache
    def document() -> openapi.Document:
        return openapi.build(service)

    @cache
    def as_yaml() -> str:
        return openapi.as_yaml(document())

    @cache
    def as_json() -> str:
        return json.dumps(document(), ensure_ascii=False) + "\n"

    @cache
    def docs_page() -> str:
        return render_template("docs.html", page=docs.page(document()))

    def readyz() -> Response:
        if draining.is_draining():
            return _not_ready("draining")
        try:
            service.ready()
        except Exception as error:
            current_app.logger.error("not ready", exc_info=error)
            return _not_ready("not ready")
        return fresh('{"status":"ready"}\n', "application/json")

    def add(path: str, name: str, view: Callable[[], Response]) -> None:
        routes.add_url_rule(path, name, view)

    add("/healthz", "healthz", lambda: fresh('{"status":"ok"}\n', "application/json"))
    add("/readyz", "readyz", readyz)
    add("/openapi.yaml", "openapi_yaml", lambda: keep(as_yaml(), "application/yaml"))
    add("/openapi.json", "openapi_json", lambda: keep(as_json(), "application/json"))
    add("/docs", "docs", lambda: _html(docs_page()))
    return routes


def _not_ready(status: str) -> Response:
    response = fresh(f'{{"status":"{status}"}}\n', "application/json")
    response.status_code = 503
    return response


def _html(text: str) -> Response:
    response = keep(text, "text/html; charset=utf-8")
    response.headers["Content-Security-Policy"] = _POLICY
    return response
