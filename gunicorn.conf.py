"""How gunicorn runs the service; the address comes from ``--bind`` (see the Makefile)."""

import gc
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any

wsgi_app = "wsgi:app"

# One showdown takes well under a millisecond, so two workers serve many tables.
workers = int(os.environ.get("WEB_CONCURRENCY", "2"))

# It keeps a tablet's connection open between taps, and waits for no slow caller.
worker_class = "dealerapi.api.worker.Worker"

# So many streams at a time in each worker; all else needs no threads.
threads = 2

# Seconds that an idle connection stays open: a dealer's next tap comes within them.
keepalive = 30

# The catalogue and its tables are built once and shared by the workers; and a mistake in
# them stops the start instead of every worker.
preload_app = True

# Nobody steers the server from outside, and a service writes nothing into a home directory.
control_socket_disable = True

# Heartbeats go to memory: on a slow disk they can stall a worker.
worker_tmp_dir = "/dev/shm" if Path("/dev/shm").is_dir() else None

# Start, stop and errors; requests are left to a proxy, if there is one.
loglevel = "warning"

# A worker that is only just forked would take these for the master's, and never stop.
_STOPS = {signal.SIGTERM, signal.SIGQUIT, signal.SIGINT}


def when_ready(server: Any) -> None:
    """Drain before stopping, and print where the service is, once it is there."""
    _drain_when_asked_to_stop(server)
    os.register_at_fork(
        before=lambda: signal.pthread_sigmask(signal.SIG_BLOCK, _STOPS),
        after_in_parent=lambda: signal.pthread_sigmask(signal.SIG_UNBLOCK, _STOPS),
    )
    # What is here stays: each look of the collector at it would cost 20 ms, and copy pages that
    # the workers share.
    gc.freeze()
    # Nowhere to print to, or no room for it, is no reason not to serve, nor to end badly.
    with suppress(OSError):
        os.write(1, "".join(f"{line}\n" for line in _addresses(server)).encode())


def post_worker_init(worker: Any) -> None:  # noqa: ARG001 - gunicorn passes it
    """Be ready to be stopped, now that the worker's own handlers are there."""
    signal.pthread_sigmask(signal.SIG_UNBLOCK, _STOPS)
    # gunicorn can import the service only after it has read this file.
    from dealerapi.api import garbage  # noqa: PLC0415

    garbage.pass_over_what_stays()


def child_exit(server: Any, worker: Any) -> None:  # noqa: ARG001 - gunicorn passes both
    """Count a worker no longer that has ended, whoever gets the id of its process."""
    # gunicorn can import the service only after it has read this file.
    from dealerapi.api import shared  # noqa: PLC0415

    shared.note_end(worker.pid)


def pre_request(worker: Any, request: Any) -> None:  # noqa: ARG001 - gunicorn passes both
    """Let callers who keep their connection open leave it with their next answer while draining."""
    # gunicorn can import the service only after it has read this file.
    from dealerapi.api import draining  # noqa: PLC0415

    if draining.is_draining():
        request.force_close()


def _drain_when_asked_to_stop(server: Any) -> None:
    """Put some seconds between SIGTERM and the end; a second SIGTERM ends it at once."""
    # gunicorn can import the service only after it has read this file.
    from dealerapi.api import draining  # noqa: PLC0415
    from dealerapi.api.settings import read_settings  # noqa: PLC0415

    drain = read_settings().drain

    def asked(number: int, frame: FrameType | None) -> None:
        if drain and not draining.is_draining():
            signal.setitimer(signal.ITIMER_REAL, drain)
        else:
            server.signal(number, frame)
        draining.begin()

    def over(_number: int, frame: FrameType | None) -> None:
        server.signal(signal.SIGTERM, frame)

    signal.signal(signal.SIGALRM, over)
    signal.signal(signal.SIGTERM, asked)


def _addresses(server: Any) -> Iterator[str]:
    for listener in server.LISTENERS:
        address = listener.sock.getsockname()
        if isinstance(address, str):
            yield f"Dealer Assist is at the socket {address}"
            continue
        host, port = address[:2]
        if host not in ("0.0.0.0", "::"):
            host = f"[{host}]" if ":" in host else host
            yield f"Dealer Assist is at http://{host}:{port}/"
            continue
        yield f"Dealer Assist is at http://localhost:{port}/"
        if other := _address_on_the_network():
            yield f"From a tablet on the same network: http://{other}:{port}/"
    yield "Ctrl-C stops it."


def _address_on_the_network() -> str | None:
    """Return this computer's address as others see it, or None if it is on no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: connecting a datagram socket only picks the way out. The
            # address is one set aside for documentation.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address
