"""Making the application."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import Flask, Request
from werkzeug.datastructures import ImmutableMultiDict, MultiDict
from werkzeug.middleware.proxy_fix import ProxyFix
from werkzeug.utils import cached_property

from dealerapi.api import envelope, express, page, pages, problems, routes, watch
from dealerapi.api.body import MAX_BYTES
from dealerapi.api.door import Door
from dealerapi.api.service import Service
from dealerapi.api.settings import Settings, read_settings


class _Request(Request):
    """A request of Flask's whose address may hold any bytes; not every server refuses them."""

    @cached_property
    def args(self) -> MultiDict[str, str]:
        """The parameters of the query; none where it is not UTF-8, which is refused later."""
        try:
            return super().args
        except UnicodeDecodeError:
            return ImmutableMultiDict()


class _App(Flask):
    """Flask, but for what it does for coroutines, of which there are none here."""

    request_class = _Request

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """Take every function for what it is: Flask looks at each one, for every request."""
        return func


def create_app(service: Service | None = None, settings: Settings | None = None) -> Flask:
    """The WSGI application.

    ``service`` is all that answers, by default the whole service; ``settings`` come from the
    environment if they are not given. Raises :class:`dealerapi.api.settings.WrongSetting`.
    """
    if settings is None:
        settings = read_settings()
    if service is None:
        from dealerapi.api.answers import SERVICE  # noqa: PLC0415 - loads all games

        service = SERVICE
    app = _App("dealerapi.api")
    # Of a body in chunks, the limit itself counts as too large here; the body's reader knows better.
    app.config["MAX_CONTENT_LENGTH"] = MAX_BYTES + 1
    app.url_map.strict_slashes = False
    # Where two slashes stand for one, werkzeug sends the caller elsewhere by a page of its own, and
    # fails if the query holds what no header may.
    app.url_map.merge_slashes = False
    problems.install(app)
    envelope.install(app, settings.origins)
    door = Door(settings)
    door.install(app)
    service = watch.noting(service)
    app.register_blueprint(routes.blueprint(service))
    app.register_blueprint(pages.blueprint(service))
    app.register_blueprint(page.blueprint())
    # A browser is told by Flask what pages of other origins may know.
    if not settings.origins:
        express.install(app, service, door)
    watch.install(app, service, settings)
    if settings.proxies:
        app.wsgi_app = ProxyFix(app.wsgi_app, settings.proxies, x_proto=0)  # type: ignore[method-assign]  # Flask's documented way
    return app
