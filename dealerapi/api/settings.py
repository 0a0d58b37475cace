"""The settings: what the environment asks for, read once when the service starts.

A setting that cannot be, or that there is not, stops the start: a service that was meant to
ask for keys must not stand open because of a misspelt name.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, NamedTuple

from dealerapi.api.near import nearest

PREFIX = "DEALERAPI_"
"""All settings of the service begin with it."""

ANY = "*"
"""Among the origins: pages of every origin may ask."""

LEAST_SECRET = 16
"""So many characters an API key has at least."""

LogLevel = Literal["off", "requests", "bodies"]


class WrongSetting(RuntimeError):
    """A setting that cannot be; gunicorn prints the words and does not start."""


class Rate(NamedTuple):
    """So many requests in so many seconds, for each client."""

    requests: int
    seconds: int


@dataclass(frozen=True, slots=True)
class Settings:
    """What can be set; without any setting the service is open and quiet, as at a home game."""

    keys: Mapping[str, str] = field(default_factory=dict, repr=False)
    """The API keys by the names of their holders; where there is none, nobody needs one."""

    rate: Rate | None = None
    """What one client may ask; None for as much as it likes."""

    proxies: int = 0
    """How many proxies stand in front, each of which adds a client to ``X-Forwarded-For``."""

    origins: frozenset[str] = frozenset()
    """The origins whose pages may ask from a browser, or :data:`ANY`."""

    waiting: int = 250
    """How many requests may wait in one worker; of more, callers are sent away."""

    log: LogLevel = "off"
    """What is written of each request; its cards only with ``bodies``."""

    metrics: bool = True
    """Whether ``/metrics`` is there."""

    drain: float = 0
    """Seconds between being asked to stop and stopping, in which ``/readyz`` is false."""


class Setting(NamedTuple):
    """One variable of the environment, with its line of the documentation."""

    name: str
    field: str
    read: Callable[[str], Any]
    about: str
    default: str


_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,39}")
_SECRET = re.compile(r"[!-~]+")
_RATE = re.compile(r"([1-9][0-9]{0,6})/(s|min|h)")
_ORIGIN = re.compile(r"[a-z][a-z0-9+.-]*://[^\sA-Z/?#@,]+")
_SECONDS = {"s": 1, "min": 60, "h": 3600}
# A service of Kubernetes that is called “dealerapi” puts these into every container.
_NOT_OURS = re.compile(PREFIX + r"(SERVICE|PORT)(_.*)?")


def _keys(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for place, entry in enumerate(re.split(r"[\s,]+", text.strip()), 1):
        name, colon, secret = entry.partition(":")
        # What is wrong is named by its place, since a wrong entry may be a bare secret.
        if not colon or not _NAME.fullmatch(name) or not _SECRET.fullmatch(secret):
            raise ValueError(f"entry {place} is not NAME:SECRET")
        if len(secret) < LEAST_SECRET:
            raise ValueError(f"the secret of {name} has under {LEAST_SECRET} characters")
        if name in found:
            raise ValueError(f"{name} stands there twice")
        found[name] = secret
    return found


def _keys_in_file(text: str) -> dict[str, str]:
    try:
        lines = Path(text).read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"the file cannot be read ({type(error).__name__})") from None
    entries = [line for line in lines if line.strip() and not line.lstrip().startswith("#")]
    if not entries:
        raise ValueError("the file holds no key")
    return _keys("\n".join(entries))


def _rate(text: str) -> Rate:
    found = _RATE.fullmatch(text)
    if found is None:
        raise ValueError("it is written like 20/s, 600/min or 5000/h")
    return Rate(int(found[1]), _SECONDS[found[2]])


def _whole(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not re.fullmatch("[0-9]{1,9}", text) or not least <= int(text) <= most:
            raise ValueError(f"it is a number from {least} to {most}")
        return int(text)

    return read


def _origins(text: str) -> frozenset[str]:
    found = frozenset(re.split(r"[\s,]+", text))
    for origin in found - {ANY}:
        if not _ORIGIN.fullmatch(origin):
            raise ValueError(
                f"{origin[:80]} is no origin; they are written like https://cards.example,"
                " in small letters and without a path"
            )
    return found


def _one_of(*words: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in words:
            raise ValueError("it is one of " + ", ".join(words))
        return text

    return read


def _seconds(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,3}(\.[0-9]+)?", text):
        raise ValueError("it is a number of seconds from 0 to 999")
    return float(text)


def _switch(text: str) -> bool:
    return _one_of("on", "off")(text) == "on"


SETTINGS: tuple[Setting, ...] = (
    Setting(
        "DEALERAPI_KEYS",
        "keys",
        _keys,
        "API keys, `NAME:SECRET` separated by commas or spaces. Where there is one, everything"
        " below `/v1` and `/metrics` needs one. A name is for the log; a secret has at least"
        f" {LEAST_SECRET} characters",
        "none",
    ),
    Setting(
        "DEALERAPI_KEYS_FILE",
        "keys",
        _keys_in_file,
        "A file with more of them, one on a line; lines that begin with `#` do not count",
        "none",
    ),
    Setting(
        "DEALERAPI_RATE",
        "rate",
        _rate,
        "How many requests one client may make below `/v1`, such as `20/s`, `600/min` or"
        " `5000/h`, for all workers together; the number may also come at once. A client is the"
        " holder of a key, else an address",
        "no limit",
    ),
    Setting(
        "DEALERAPI_PROXIES",
        "proxies",
        _whole(0, 8),
        "How many trusted proxies stand in front. With 1, the client's address is the last in"
        " `X-Forwarded-For`. Set it only where nobody can go around the proxy",
        "0",
    ),
    Setting(
        "DEALERAPI_ORIGINS",
        "origins",
        _origins,
        "Origins whose web pages may ask from a browser (CORS), separated by commas or spaces;"
        " `*` for all",
        "none",
    ),
    Setting(
        "DEALERAPI_WAITING",
        "waiting",
        _whole(1, 100_000),
        "How many requests may wait in one worker. Of more, callers get 503 and are asked to come"
        " back in a second, so that who is served is served soon",
        "250",
    ),
    Setting(
        "DEALERAPI_LOG",
        "log",
        _one_of("off", "requests", "bodies"),
        "Lines of JSON on the standard output: `requests` writes one for each request, without"
        " cards; `bodies` adds what was asked, cards and all",
        "off",
    ),
    Setting(
        "DEALERAPI_METRICS",
        "metrics",
        _switch,
        "Whether `/metrics` is there for Prometheus, `on` or `off`",
        "on",
    ),
    Setting(
        "DEALERAPI_DRAIN",
        "drain",
        _seconds,
        "Seconds between being asked to stop (SIGTERM) and stopping. `/readyz` is false meanwhile,"
        " so that a load balancer sends its callers elsewhere; it has to notice within this time",
        "0",
    ),
)
"""Every setting of the service."""


def read_settings(environ: Mapping[str, str] | None = None) -> Settings:
    """The settings in ``environ``, by default the environment of this process.

    A variable that is empty counts as not set. Raises :class:`WrongSetting`.
    """
    environ = os.environ if environ is None else environ
    names = [setting.name for setting in SETTINGS]
    for name in environ:
        if name.startswith(PREFIX) and name not in names and not _NOT_OURS.fullmatch(name):
            near = nearest(name, names)
            hint = f"; did you mean {near}?" if near else ""
            raise WrongSetting(f"There is no setting {name[:80]}{hint}")
    found: dict[str, Any] = {}
    for setting in SETTINGS:
        text = environ.get(setting.name, "").strip()
        if not text:
            continue
        try:
            value = setting.read(text)
        except ValueError as error:
            raise WrongSetting(f"{setting.name} is wrong: {error}") from None
        if setting.field in found:
            twice = found[setting.field].keys() & value.keys()
            if twice:
                raise WrongSetting(f"{setting.name} is wrong: {min(twice)} has a key already")
            value = {**found[setting.field], **value}
        found[setting.field] = value
    return Settings(**found)
