"""What a game says of itself in ``system.toml``, read without its formulas."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from core.rules.data_files import SYSTEM, read_file
from core.rules.families import read_families
from core.rules.fields import FieldContext
from core.rules.model import Credits, Option
from core.rules.source_position import TomlTable, table, text
from core.rules.system_file import (
    read_credits,
    read_dice_sizes,
    read_options,
    read_pounds_per_kilogram,
    read_shared_choices,
)


@dataclass(frozen=True, slots=True)
class GameHead:
    """What a list of games shows; the attributes are those of :class:`core.rules.model.System`."""

    id: str
    name: str
    version: str
    credits: Credits
    about: str
    creation_time: str
    options: Mapping[str, Option]


def read_game_head(folder: Path) -> GameHead:
    """Read the head of a game.

    Args:
        folder: The folder with its data files.

    Raises:
        RulesError: Something in it is wrong.
    """
    raw = read_file(folder, SYSTEM)
    return GameHead(
        id=text(raw, "id"),
        name=text(raw, "name"),
        version=text(raw, "version"),
        credits=read_credits(raw),
        about=text(raw, "about"),
        creation_time=text(raw, "creation_time"),
        options=read_options(raw, field_context(raw)),
    )


def field_context(raw: TomlTable) -> FieldContext:
    """Return what reading fields and options needs to know of a game.

    Args:
        raw: Its ``system.toml``.
    """
    families = read_families(SYSTEM, table(raw, "families"))
    return FieldContext(
        families, read_shared_choices(raw, families), read_dice_sizes(raw), read_pounds_per_kilogram(raw)
    )
