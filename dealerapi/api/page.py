"""The dealer's page: its files, its service worker, and the policy that shuts everything else out."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path

from flask import Blueprint, Response, request, send_from_directory
from werkzeug.exceptions import NotFound

FOLDER = Path(__file__).parent.parent / "page"
"""Where the files of the page lie. Nothing is built: these are the files that browsers run."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self';"
    " manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'none'"
)

_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""What is served, and as what; the licences beside the code need no serving."""


def blueprint() -> Blueprint:
    """The routes of the page: ``/``, ``/page/…`` and ``/sw.js``."""
    routes = Blueprint("dealer_page", __name__)

    @routes.get("/")
    def start() -> Response:
        return _file("index.html")

    @routes.get("/page/<path:name>")
    def file(name: str) -> Response:
        return _file(name)

    # At the root, since a worker may only keep pages that lie beside or below it.
    @routes.get("/sw.js")
    def worker() -> Response:
        response = Response(_worker(), content_type=_TYPES[".js"])
        response.set_etag(hashlib.sha256(_worker().encode()).hexdigest()[:32])
        response.make_conditional(request)
        return _guarded(response)

    return routes


def shipped() -> list[str]:
    """The files that make up the page, by their path below the folder."""
    found = (path for path in FOLDER.rglob("*") if path.suffix in _TYPES and path.is_file())
    return sorted(path.relative_to(FOLDER).as_posix() for path in found)


def _file(name: str) -> Response:
    """One file of the page; 404 for any other. Browsers ask each time whether it is still good."""
    kind = _TYPES.get(Path(name).suffix)
    if kind is None:
        raise NotFound
    response = send_from_directory(FOLDER, name)
    response.content_type = kind
    return _guarded(response)


def _guarded(response: Response) -> Response:
    response.headers["Content-Security-Policy"] = POLICY
    response.headers["Cache-Control"] = "no-cache"
    return response


@cache
def _worker() -> str:
    """The service worker, told which files to keep; its version changes when any of them does."""
    names = [name for name in shipped() if name not in ("index.html", "sw.js")]
    version = hashlib.sha256()
    for name in shipped():
        version.update(name.encode() + b"\0" + (FOLDER / name).read_bytes())
    told = {
        "version": version.hexdigest()[:16],
        "files": ["/", *(f"/page/{name}" for name in names)],
    }
    return f"const KEPT = {json.dumps(told)};\n" + (FOLDER / "sw.js").read_text("utf-8")
