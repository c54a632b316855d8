"""Names the TOML files of a game, and reads one; reads a game's name without its rules."""

from __future__ import annotations

import tomllib
from fractions import Fraction
from pathlib import Path

from core.rules.source_position import SourcePosition, TomlTable, text

SYSTEM, FIELDS, DERIVED = "system.toml", "fields.toml", "derived.toml"
TABLES, VIOLATIONS, RULINGS = "tables.toml", "violations.toml", "rulings.toml"
SETTING, SHEET = "setting.toml", "sheet.toml"
NAMES_FILE = "names.toml"
"""The game's own names for automatic characters; read with the first one, not with the rules."""
REQUIRED = (SYSTEM, FIELDS, DERIVED)
FILES = (*REQUIRED, TABLES, VIOLATIONS, RULINGS, SETTING, SHEET)


def read_head(folder: Path) -> tuple[str, str, str]:
    """Read name, version and sign of a game without its rules.

    Raises:
        RulesError: The file is missing or wrong.
    """
    head = read_file(folder, SYSTEM)
    return text(head, "name"), text(head, "version"), text(head, "sign")


def read_file(folder: Path, name: str) -> TomlTable:
    """Read a data file of a game; a missing optional file is empty.

    Raises:
        RulesError: It is missing, cannot be read, or is not TOML.
    """
    path = folder / name
    try:
        written = path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        if name not in REQUIRED:
            return {}
        raise SourcePosition(name, "").error("no_file", "the file is missing in {folder}.", folder=folder) from error
    except (OSError, UnicodeDecodeError) as error:
        raise SourcePosition(name, "").error("unreadable", "the file cannot be read: {why}.", why=error) from error
    try:
        return tomllib.loads(written) if name == SHEET else tomllib.loads(written, parse_float=Fraction)
    except ValueError as error:
        raise SourcePosition(name, "").error("not_toml", "the file is not TOML: {why}.", why=error) from error
