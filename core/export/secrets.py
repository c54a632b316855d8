"""What a printed sheet says that is not for every eye: blocks and cells that the game's ``sheet.toml`` calls secret.

They are left out of the layout before anything is drawn, so that no kind of block has to know of them.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import TypeVar, cast

from core.rules import System
from core.rules.block_shapes import SheetLayout

Shape = TypeVar("Shape")


def has_secrets(system: System) -> bool:
    """Tell whether anything on the printed sheet of a game is secret."""
    return without_secrets(system) != system.layout


@lru_cache(maxsize=32)
def without_secrets(system: System) -> SheetLayout:
    """Give the layout of a game without all that is secret."""
    return _open(system.layout)


def _open(shape: Shape) -> Shape:
    """Give a shape without the secret ones in it; lines that have nothing left go as well."""
    if isinstance(shape, tuple):
        kept = (_open(one) for one in shape if not getattr(one, "secret", False))
        return cast("Shape", tuple(one for one in kept if one != () or () in shape))
    if is_dataclass(shape) and not isinstance(shape, type):
        return replace(shape, **{each.name: _open(getattr(shape, each.name)) for each in fields(shape)})
    return shape
