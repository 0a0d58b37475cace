"""Counts that outlive the processes which count."""

from __future__ import annotations

import subprocess
import sys
import textwrap

BEGINNING = """
import os, signal, time
from dealerapi.api import shared
from dealerapi.api.shared import Counters

counters = Counters(3, gauges=1)

def child(work):
    process = os.fork()
    if not process:
        work()
        os._exit(0)
    return process

def count():
    counters.mine[0] += 1
    counters.mine[1] += 1

def count_and_stay():
    count()
    os.write(told, b".")
    time.sleep(60)

asked, told = os.pipe()
"""


def printed(script):
    """What a program prints that goes on from the beginning above."""
    whole = BEGINNING + textwrap.dedent(script)
    command = [sys.executable, "-W", "error", "-c", whole]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=30, check=True)
    return done.stdout.split()


def test_counts_of_all_processes_are_summed():
    """Of those that run and of those that have ended; the present only of those that run."""
    assert printed("""
        for _ in range(3):
            os.waitpid(child(count), 0)
        running = [child(count_and_stay) for _ in range(2)]
        for _ in running:
            os.read(asked, 1)
        count()
        print(counters.sums()[1], sum(row[0] for row in counters.living().values()))
        print(set(counters.living()) == {os.getpid(), *running})
        for process in running:
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
        print(counters.sums()[1], sum(row[0] for row in counters.living().values()))
    """) == ["6", "3", "True", "6", "1"]


def test_who_has_ended_does_not_live_on_in_another_program():
    """Which may get the id of its process; what it counted stays, and its row is used again."""
    assert printed("""
        ended = child(count_and_stay)
        os.read(asked, 1)
        shared.note_end(ended)
        # As if another program had that id now.
        print(set(counters.living()) == {os.getpid()}, counters.sums()[1])
        for _ in range(shared.ROWS * 2):
            other = child(count)
            os.waitpid(other, 0)
            shared.note_end(other)
        print(len(counters.living()), counters.sums()[1])
        os.kill(ended, signal.SIGKILL)
    """) == ["True", "1", "1", "129"]


def test_rows_are_used_again():
    """However many processes come and go, no count is lost."""
    assert printed("""
        for _ in range(shared.ROWS * 3):
            os.waitpid(child(count), 0)
        print(counters.sums()[1])
    """) == ["192"]


def test_processes_at_once_have_rows_of_their_own():
    """As many as there are rows; more still work, in a row that they share."""
    assert printed("""
        running = [child(count_and_stay) for _ in range(shared.ROWS + 2)]
        for _ in running:
            os.read(asked, 1)
        print(len(counters.living()), counters.sums()[1] <= shared.ROWS + 2)
        for process in running:
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
        os.waitpid(child(count), 0)
        print(len(counters.living()))
    """) == ["64", "True", "1"]


def test_a_lock_that_was_held_at_the_fork_is_free_in_the_child():
    """Else the child would wait for a thread that it does not have."""
    assert printed("""
        def work():
            with counters.lock:
                count()
        with counters.lock:
            os.waitpid(child(work), 0)
        print(counters.sums()[1])
    """) == ["1"]


def test_counters_that_nobody_uses_go_away():
    """Each application of a test makes some."""
    assert printed("""
        import gc
        del counters
        gc.collect()
        print(len(shared._all))
    """) == ["0"]
