"""Timed conditions of characters, for tests of fights."""

from __future__ import annotations

from collections.abc import Mapping

from core.character.edits import AddRow
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.play.fight import Fight

HASTE: dict[str, Json] = {"name": "Haste", "lasts": 1, "lasts_in": "round"}
FEAR: dict[str, Json] = {"name": "Fear", "lasts": 3, "lasts_in": "min"}
SCAR: dict[str, Json] = {"name": "Scar"}


def with_conditions(sheet: Sheet, *rows: Mapping[str, Json]) -> Sheet:
    """Return the sheet of a character with added conditions."""
    for row in rows:
        sheet.apply(AddRow("conditions", dict(row)))
    return sheet


def conditions(sheet: Sheet) -> list[tuple[Json, ...]]:
    """Return a character's conditions: name, duration and its unit."""
    return [(row["name"], row.get("lasts"), row.get("lasts_in")) for row in sheet.rows("conditions")]


def play_to_round(fight: Fight, number: int) -> None:
    """Answer by the defaults until a round starts."""
    while fight.request is not None and fight.table.round < number:
        fight.auto_answer()
