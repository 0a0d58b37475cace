"""A clock that jumps: an empty battery, or a time server after a long while."""

from __future__ import annotations

import shutil
import subprocess
import time
from email.utils import parsedate_to_datetime
from http.client import HTTPConnection
from pathlib import Path

import pytest
from instances import Instance, wait_until
from load import Load

COMPILER = shutil.which("cc")

pytestmark = [
    pytest.mark.proof,
    pytest.mark.skipif(COMPILER is None, reason="no C compiler (on Debian: apt install gcc)"),
]


def clock_of(one: Instance) -> float:
    """The service's time, in seconds since 1970, as its answers tell it."""
    line = HTTPConnection("127.0.0.1", one.port, timeout=10)
    line.request("GET", "/healthz")
    told = line.getresponse().headers["Date"]
    line.close()
    return parsedate_to_datetime(told).timestamp()


def test_it_serves_on_when_the_clock_jumps(tmp_path):
    """Two years ahead and three back under load: nothing fails, and no worker is replaced."""
    jump, clock = tmp_path / "jump.so", tmp_path / "clock"
    source = Path(__file__).with_name("jump.c")
    subprocess.run([COMPILER, "-shared", "-fPIC", "-O", "-o", jump, source, "-ldl"], check=True)
    clock.write_bytes(bytes(8))
    one = Instance(LD_PRELOAD=str(jump), CLOCK=str(clock))
    try:
        one.start()
        wait_until(lambda: len(one.workers()) == 2, "both workers are there")
        workers = one.workers()
        with Load(one.port, callers=4) as load:
            for seconds in (2 * 31_536_000, -31_536_000):
                load.wait_for(50)
                # In place, since the service has the file before its eyes.
                with clock.open("r+b") as held:
                    held.write(seconds.to_bytes(8, "little", signed=True))
                load.wait_for(50)
                # Longer than the master waits before it looks after its workers.
                time.sleep(2)
                assert clock_of(one) == pytest.approx(time.time() + seconds, abs=30)
        assert load.failures == []
        assert one.workers() == workers
    finally:
        one.remove()
