"""Ctrl+C while Quire decides: it is noted, so that the decision under way ends and the person is asked again."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def noted_interrupts() -> Iterator[Callable[[], bool]]:
    """Note Ctrl+C in the ``with`` block instead of raising KeyboardInterrupt; yield what says whether it came."""
    pressed = threading.Event()
    before = signal.signal(signal.SIGINT, lambda _number, _frame: pressed.set())
    try:
        yield pressed.is_set
    finally:
        signal.signal(signal.SIGINT, before)
