"""Making the application."""

from __future__ import annotations

from flask import Flask

from dealerapi.api import envelope, page, pages, problems, routes
from dealerapi.api.body import MAX_BYTES
from dealerapi.api.service import Service


def create_app(service: Service | None = None) -> Flask:
    """The WSGI application; ``service`` is all that answers, by default the whole service."""
    if service is None:
        from dealerapi.api.answers import SERVICE  # noqa: PLC0415 - loads all games

        service = SERVICE
    app = Flask("dealerapi.api")
    # Of a body in chunks, the limit itself counts as too large here; the body's reader knows better.
    app.config["MAX_CONTENT_LENGTH"] = MAX_BYTES + 1
    app.url_map.strict_slashes = False
    problems.install(app)
    envelope.install(app)
    app.register_blueprint(routes.blueprint(service))
    app.register_blueprint(pages.blueprint(service))
    app.register_blueprint(page.blueprint())
    return app
