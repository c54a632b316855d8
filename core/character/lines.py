"""Rows as lines of a game's notation: what a pasted list of lines writes, and the lines of a character.

A line that says something of what every character has (a stat) writes its inputs, any other one is a row of the list.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from core.character.edits import AddRow, Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import EditError, NotationError
from core.messages import Message
from core.rules import System


def line_edits(system: System, list_key: str, text: str) -> list[Edit]:
    """Read lines as edits of a character, in their order; empty lines are passed over.

    Args:
        system: The game.
        list_key: A list that has a notation.
        text: The lines.

    Raises:
        EditError: One of them cannot be read; the sentence says which, and where in it.
    """
    notation = system.notations[list_key]
    lines = [(number, line) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]
    edits: list[Edit] = []
    for number, line in lines:
        try:
            row = notation.parse(line)
        except NotationError as error:
            raise EditError(error.message if len(lines) == 1 else _in_line(number, error.message)) from error
        inputs = notation.inputs(row)
        edits += [SetValue(address, cast("Json", value)) for address, value in inputs.items()]
        if not inputs:
            edits.append(AddRow(list_key, cast("Mapping[str, Json]", row)))
    return edits


def _in_line(number: int, why: Message) -> Message:
    return Message("wrong_line", "Line {number}: {why}", {"number": number, "why": why})


def row_line(system: System, list_key: str, row: Mapping[str, Json]) -> str:
    """Write a row of a list that has a notation as its line."""
    return system.notations[list_key].print(row)


def character_lines(sheet: Sheet) -> tuple[str, ...]:
    """Give everything of a character that its game has a notation for, a line each."""
    found: list[str] = []
    for list_key, notation in sheet.system.notations.items():
        found += notation.fixed(sheet.character.data)
        found += [notation.print(row) for row in sheet.rows(list_key)]
    return tuple(found)
