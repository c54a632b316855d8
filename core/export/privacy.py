"""Removes secret blocks and player notes from a printed layout.

The game's ``sheet.toml`` marks them with ``secret`` or ``notes``. They are removed from the layout before anything is
rendered, so that the blocks need not know about it.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import TypeVar, cast

from core.rules.model import System
from core.rules.sheet_layout import SheetLayout

SECRET, NOTES = "secret", "notes"
"""The marks."""

Shape = TypeVar("Shape")


@lru_cache(maxsize=32)
def has_secrets(system: System) -> bool:
    """Return whether anything on the printed sheet of a game is secret."""
    return without_marked(system, (SECRET,)) != system.layout


@lru_cache(maxsize=32)
def without_marked(system: System, marks: tuple[str, ...]) -> SheetLayout:
    """Return the layout of a game without the blocks and lines that have one of the marks.

    Args:
        system: The game.
        marks: The marks.
    """
    return _remove_marked(system.layout, marks)


def _remove_marked(shape: Shape, marks: tuple[str, ...]) -> Shape:
    """Return a part of a layout without its marked parts; lines left empty are removed, too."""
    if isinstance(shape, tuple):
        kept = (
            _remove_marked(part, marks)
            for part in shape
            if not any(getattr(part, mark, False) is True for mark in marks)
        )
        return cast("Shape", tuple(part for part in kept if part != () or () in shape))
    if is_dataclass(shape) and not isinstance(shape, type):
        return replace(shape, **{each.name: _remove_marked(getattr(shape, each.name), marks) for each in fields(shape)})
    return shape
