"""A machine within this one, for one process: no network but its own loopback, no file to write.

It is made of Linux namespaces, so that it needs root, but no engine for containers.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from instances import wait_until

PORT = 8000

# Mounts of this namespace only: whatever there is becomes read-only, as does what is bound.
_SCRIPT = """
mount --make-rprivate /
ip link set lo up
while [ "$1" != -- ]; do mount --bind "$1" "$2"; shift 2; done
shift
while read -r _ target _; do
    case $target in /proc*|/sys*|/dev*) continue ;; esac
    mount -o remount,bind,ro "$target"
done </proc/self/mounts
mount -t tmpfs -o size=4k tmpfs /dev/shm
head -c 4096 /dev/zero >/dev/shm/full
exec "$@"
"""

_ASK = f"""
import sys
from http.client import HTTPConnection
line = HTTPConnection("127.0.0.1", {PORT}, timeout=10)
line.request(sys.argv[1], sys.argv[2], sys.argv[3] or None, {{"Content-Type": "application/json"}})
answer = line.getresponse()
print(answer.status)
print(answer.read().decode())
"""


def why_not() -> str:
    """Why no such machine can be made here; empty if one can."""
    for tool in ("unshare", "nsenter", "setpriv", "mount", "ip"):
        if shutil.which(tool) is None:
            return f"{tool} is not installed (on Debian: apt install util-linux iproute2)"
    tried = subprocess.run(
        ["unshare", "--mount", "--net", "mount", "--make-rprivate", "/"],
        check=False,
        capture_output=True,
        text=True,
    )
    return f"namespaces need root: {tried.stderr.strip()}" if tried.returncode else ""


class Confined:
    """One process that may read, and answer at its port; it has no capability left."""

    def __init__(
        self,
        command: Sequence[str],
        environ: Mapping[str, str],
        *,
        cwd: Path,
        user: int = 0,
        bound: Mapping[Path, Path] | None = None,
    ) -> None:
        """``bound`` puts folders in the place of others; what it prints meets a full disk."""
        self._drop = ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups"]
        self._drop += ["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"]
        self._drop += ["env", "--chdir", str(cwd)]
        self._environ = dict(environ)
        places = [str(place) for pair in (bound or {}).items() for place in pair]
        made = ["unshare", "--mount", "--net", "bash", "-euc", _SCRIPT, "bash", *places, "--"]
        with Path("/dev/full").open("wb") as full:
            self.process = subprocess.Popen(
                [*made, *self._drop, *command], env=self._environ, stdout=full, stderr=full
            )
        wait_until(lambda: self.ask("GET", "/readyz")[0] == 200, "the confined service is ready")

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run a command beside it, as the same user."""
        beside = ["nsenter", f"--target={self.process.pid}", "--mount", "--net"]
        return subprocess.run(
            [*beside, *self._drop, *command],
            env=self._environ,
            check=False,
            capture_output=True,
            text=True,
        )

    def ask(self, method: str, path: str, body: str = "") -> tuple[int, str]:
        """Status and text of an answer; status 0 if there is none."""
        beside = ["nsenter", f"--target={self.process.pid}", "--net"]
        asked = subprocess.run(
            [*beside, sys.executable, "-c", _ASK, method, path, body],
            check=False,
            capture_output=True,
            text=True,
        )
        if asked.returncode:
            assert self.process.poll() is None, "it ended"
            return 0, asked.stderr
        status, _newline, text = asked.stdout.partition("\n")
        return int(status), text

    def remove(self) -> None:
        """Stop it at once."""
        self.process.kill()
        self.process.wait()
