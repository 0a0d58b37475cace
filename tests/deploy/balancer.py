"""A real HAProxy with the configuration that is shipped, before instances of our own."""

from __future__ import annotations

import os
import shutil
import subprocess

from instances import TOP, Instance, ask, free_port, wait_until

PROGRAM = shutil.which("haproxy", path=os.environ.get("PATH", "") + ":/usr/sbin")
CONFIGURATION = TOP / "deploy" / "haproxy.cfg"


class Balancer:
    """HAProxy on a port of its own, until it is removed."""

    def __init__(self, first: Instance, second: Instance) -> None:
        """The instances need not run yet."""
        assert PROGRAM is not None
        self.port = free_port()
        places = {
            "BIND": f"127.0.0.1:{self.port}",
            "DEALER_1": f"127.0.0.1:{first.port}",
            "DEALER_2": f"127.0.0.1:{second.port}",
        }
        self._process = subprocess.Popen(
            [PROGRAM, "-db", "-f", str(CONFIGURATION)],
            env={**os.environ, **places},
            stdout=subprocess.DEVNULL,
        )
        wait_until(lambda: ask(self.port)[0] != 0, "HAProxy listens")

    def remove(self) -> None:
        """Stop it at once."""
        self._process.kill()
        self._process.wait()
