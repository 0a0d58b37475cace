"""The settings, as whoever runs the service writes them."""

from __future__ import annotations

import re

import pytest
from guarded import TOP

from dealerapi.api.body import MAX_BYTES, MAX_DEPTH
from dealerapi.api.callers import Wait
from dealerapi.api.heads import LONGEST_HEAD
from dealerapi.api.pace import CLIENTS
from dealerapi.api.settings import SETTINGS, Rate, Settings, WrongSetting, read_settings
from dealerapi.api.streams import PATIENCE, PATIENCE_IF_NEEDED
from dealerapi.api.wire import Wire
from dealerapi.api.worker import MOST_UNSENT

SECRET = "correct-horse-battery"  # noqa: S105 - opens nothing


def test_nothing_needs_to_be_set():
    """And a variable that is empty is not set."""
    empty = {setting.name: " " for setting in SETTINGS}
    assert read_settings({"PATH": "/bin"}) == read_settings(empty) == Settings()


def test_the_environment_of_the_process_is_read(monkeypatch):
    """As a service manager sets it."""
    monkeypatch.setenv("DEALERAPI_LOG", "requests")
    assert read_settings().log == "requests"


def test_everything_can_be_set(tmp_path):
    """Each setting reaches its place."""
    file = tmp_path / "keys"
    file.write_text(f"# the club's\n\n  club:{SECRET}:with:colons\n")
    environ = {
        "DEALERAPI_KEYS": f"ann:{SECRET}1, bob:{SECRET}2",
        "DEALERAPI_KEYS_FILE": str(file),
        "DEALERAPI_RATE": "600/min",
        "DEALERAPI_PROXIES": "2",
        "DEALERAPI_ORIGINS": "https://a.example,http://localhost:3000",
        "DEALERAPI_WAITING": "9",
        "DEALERAPI_LOG": "bodies",
        "DEALERAPI_METRICS": "off",
        "DEALERAPI_DRAIN": "2.5",
    }
    assert read_settings(environ) == Settings(
        keys={"ann": SECRET + "1", "bob": SECRET + "2", "club": SECRET + ":with:colons"},
        rate=Rate(600, 60),
        proxies=2,
        origins=frozenset({"https://a.example", "http://localhost:3000"}),
        waiting=9,
        log="bodies",
        metrics=False,
        drain=2.5,
    )
    assert set(environ) == {setting.name for setting in SETTINGS}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("KEYS", "ann"),
        ("KEYS", SECRET),
        ("KEYS", f":{SECRET}"),
        ("KEYS", "ann:short"),
        ("KEYS", f"ann:{SECRET},ann:{SECRET}2"),
        ("KEYS", f"ann:{SECRET},,"),
        ("KEYS", f"a/b:{SECRET}"),
        ("KEYS", f"ann:{SECRET}é"),
        ("KEYS_FILE", "/nowhere/at/all"),
        ("RATE", "20"),
        ("RATE", "0/s"),
        ("RATE", "-1/s"),
        ("RATE", "20/day"),
        ("RATE", "2.5/s"),
        ("PROXIES", "-1"),
        ("PROXIES", "9"),
        ("PROXIES", "yes"),
        ("PROXIES", "٣"),
        ("ORIGINS", "cards.example"),
        ("ORIGINS", "https://cards.example/"),
        ("ORIGINS", "https://Cards.example"),
        ("ORIGINS", "https://ann@cards.example"),
        ("ORIGINS", "null"),
        ("WAITING", "0"),
        ("WAITING", "1e3"),
        ("LOG", "on"),
        ("METRICS", "yes"),
        ("DRAIN", "-1"),
        ("DRAIN", "5s"),
        ("DRAIN", "1000"),
    ],
)
def test_a_wrong_setting_is_named(name, text):
    """With what is wrong about it, and without the secret."""
    with pytest.raises(WrongSetting, match=f"DEALERAPI_{name} is wrong: ") as told:
        read_settings({f"DEALERAPI_{name}": text})
    assert SECRET not in str(told.value)


@pytest.mark.parametrize("text", ["", "# nobody\n", "ann\n", b"ann:\xff\xfe"])
def test_a_file_of_keys_that_holds_none_is_wrong(tmp_path, text):
    """Else the service would stand open."""
    file = tmp_path / "keys"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(WrongSetting):
        read_settings({"DEALERAPI_KEYS_FILE": str(file)})


def test_a_name_holds_one_key(tmp_path):
    """Wherever it stands."""
    file = tmp_path / "keys"
    file.write_text(f"ann:{SECRET}")
    with pytest.raises(WrongSetting, match="ann has a key already"):
        read_settings({"DEALERAPI_KEYS": f"ann:{SECRET}2", "DEALERAPI_KEYS_FILE": str(file)})


def test_a_misspelt_setting_is_found_out():
    """Who writes DEALERAPI_KEY believes that keys are needed."""
    with pytest.raises(WrongSetting, match="did you mean DEALERAPI_KEYS"):
        read_settings({"DEALERAPI_KEY": f"ann:{SECRET}"})


def test_what_kubernetes_sets_is_left_alone():
    """A service of that name puts its address into every container."""
    found = {"DEALERAPI_SERVICE_HOST": "10.0.0.1", "DEALERAPI_PORT": "tcp://10.0.0.1:80"}
    assert read_settings(found) == Settings()


def test_secrets_are_not_shown():
    """Not even where somebody prints the settings."""
    assert SECRET not in repr(read_settings({"DEALERAPI_KEYS": f"ann:{SECRET}"}))


@pytest.mark.parametrize("manual", ["docs/security.md", "docs/deploy.md", "CHANGELOG.md"])
def test_the_manuals_name_only_settings_that_there_are(manual):
    """A name that was changed is changed there, too."""
    named = set(re.findall(r"DEALERAPI_[A-Z_]+", (TOP / manual).read_text("utf-8")))
    assert named
    assert named <= {setting.name for setting in SETTINGS}


def test_the_limits_in_the_manual_are_those_of_the_code():
    """Of bodies, heads, waiting requests and clients."""
    manual = (TOP / "docs/security.md").read_text("utf-8")
    for told in (
        f"head {LONGEST_HEAD // 1024} kB, body {MAX_BYTES // 1024} kB",
        f"in each worker {Settings().waiting} requests wait",
        f"whole requests ({Wait.REQUEST.value:.0f} s)",
        f"({Wait.READING.value:.0f} s, {MOST_UNSENT >> 20} MB for all in a worker)",
        f"must go on every {PATIENCE:.0f} s",
        f"{Wire.PIECE >> 10} kB in {PATIENCE_IF_NEEDED:.0f} s",
        f"waited {Wait.THREAD.value:.0f} s for a thread",
        f"{CLIENTS:,} are",
        f"nesting over {MAX_DEPTH}",
    ):
        assert told in manual, told
