"""The service where nothing can be written, the disk is full, and there is no network."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from confined import PORT, Confined, why_not
from containerfile import Instruction, read
from instances import TOP, wait_until
from load import PLAYERS

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not())

SHOWDOWN = json.dumps({"variant": "low-die", "pot": 600, "players": PLAYERS})
WRITES = "import sys; open(sys.argv[1], 'w')"


def settles(service: Confined) -> None:
    """It answers a question in full."""
    status, text = service.ask("POST", "/v1/showdown", SHOWDOWN)
    assert (status, json.loads(text)["total"]) == (200, 600)


def test_it_serves_where_nothing_can_be_written():
    """Root only by name, all files read-only, memory disk and log full, no network: it serves."""
    command = [sys.executable, "-m", "gunicorn", "--config", "gunicorn.conf.py"]
    environ = {"PATH": os.environ["PATH"], "DEALERAPI_LOG": "requests"}
    service = Confined([*command, "--bind", f"127.0.0.1:{PORT}"], environ, cwd=TOP)
    try:
        for place in (TOP, Path(tempfile.gettempdir()), Path.home(), Path("/")):
            tried = service.run(sys.executable, "-c", WRITES, str(place / "written"))
            assert "Read-only file system" in tried.stderr, tried
        assert "No space left" in service.run("dd", "if=/dev/zero", "of=/dev/shm/more").stderr
        state = Path(f"/proc/{service.process.pid}/status").read_text()
        assert set(re.findall(r"Cap\w+:\t(\w+)", state)) == {"0" * 16}
        settles(service)
        # New workers start there as well.
        before = workers(service)
        service.process.send_signal(signal.SIGHUP)
        wait_until(lambda: not before & workers(service), "the old workers have gone")
        settles(service)
        service.process.terminate()
        assert service.process.wait(20) == 0
    finally:
        service.remove()


def workers(service: Confined) -> set[str]:
    """The ids of its worker processes."""
    master = service.process.pid
    return set(Path(f"/proc/{master}/task/{master}/children").read_text().split())


@pytest.mark.proof
def test_the_container_serves(tmp_path):
    """The steps of Containerfile by hand: build in a fresh folder, then run without any right."""
    steps = read(TOP / "Containerfile")
    built, home = tmp_path / "opt", Path("/opt")
    built.mkdir()
    python = {Path(sys.base_prefix): Path("/usr/local")}
    # This Python looks for its library where it was built; an image's is known to the system.
    environ = {"PATH": "/usr/local/bin:/usr/bin:/bin", "LD_LIBRARY_PATH": "/usr/local/lib"}
    cwd = Path("/")
    for step in steps:
        # The last stage installs nothing; what it copies from the first is in its place already.
        last = step.stage == 1
        if step.name == "WORKDIR":
            cwd = Path(step.rest)
            (built / cwd.relative_to(home)).mkdir(exist_ok=True)
        elif step.name == "COPY" and not last:
            copy(step, built / cwd.relative_to(home))
        elif step.name == "RUN" and not last:
            build(step.rest, {**python, built: home}, cwd)
        elif step.name == "ENV":
            for pair in shlex.split(step.rest):
                name, _equals, value = pair.partition("=")
                environ[name] = value.replace("$PATH", environ["PATH"])
    # The folder is only root's, as pytest makes it; the container's would be everybody's.
    for folder in (tmp_path, *tmp_path.parents[:2]):
        folder.chmod(0o755)
    of = {step.name: step for step in steps if step.stage == 1}
    command = json.loads(of["ENTRYPOINT"].rest) + json.loads(of["CMD"].rest)
    user = int(of["USER"].rest.partition(":")[0])
    service = Confined(command, environ, cwd=cwd, user=user, bound={**python, built: home})
    try:
        settles(service)
        state = Path(f"/proc/{service.process.pid}/status").read_text()
        assert f"Uid:\t{user}\t{user}\t{user}\t{user}" in state
        health = json.loads(of["HEALTHCHECK"].rest.partition("CMD")[2])
        assert service.run(*health).returncode == 0
        service.process.send_signal(signal.Signals[of["STOPSIGNAL"].rest])
        wait_until(lambda: service.ask("GET", "/readyz")[0] == 503, "it drains")
        settles(service)
        assert service.process.wait(30) == 0
    finally:
        service.remove()


def copy(step: Instruction, here: Path) -> None:
    """COPY from the checkout."""
    *sources, target = step.rest.split()
    for source in sources:
        subprocess.run(["cp", "-r", source, here / target], cwd=TOP, check=True)


def build(command: str, bound: dict[Path, Path], cwd: Path) -> None:
    """RUN in the build: with a network, and the folders in their places."""
    binds = [f"mount --bind {shlex.quote(str(a))} {b}" for a, b in bound.items()]
    script = "; ".join(["mount --make-rprivate /", *binds, f"cd {cwd}", command])
    environ = {**os.environ, "PATH": "/usr/local/bin:/usr/bin:/bin"}
    environ.pop("VIRTUAL_ENV", None)
    made = ["unshare", "--mount", "bash", "-euc", script]
    subprocess.run(made, env=environ, check=True, capture_output=True)
