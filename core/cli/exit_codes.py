"""Exit codes of commands that the program itself does not end; 0 is success, 2 wrong usage."""

from __future__ import annotations

NOTHING_DONE = 1
"""There was nothing to do, or the person stopped before anything was changed."""

INTERRUPTED = 130
"""Ctrl+C."""
