"""Parses pasted lines of a game's text notation into edits; writes rows as such lines.

A line about something every character has (a stat) sets its inputs; any other line becomes a row of the list. Lines
pasted from e-mails are accepted: they may be wrapped within or before brackets, and quoted with ">".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import cast

from core.character.edits import AddRow, Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import EditError, NotationError
from core.messages import Message
from core.rules.model import System
from core.rules.notations import Notation, Row

_QUOTED = re.compile(r"[ \t]*(?:>[ \t]?)+")
_LEAST_QUOTED = 2
"""Minimum number of lines of a quotation; a single line may really begin with ">"."""


def parse_notation_edits(system: System, list_key: str, text: str) -> list[Edit]:
    """Return the edits for lines of a notation, in order; empty lines are ignored.

    Args:
        system: The game.
        list_key: A list that has a notation.
        text: The lines.

    Raises:
        EditError: A line cannot be parsed; the message names the line and the column.
    """
    notation = system.notations[list_key]
    edits: list[Edit] = []
    for _, row in parse_notation_rows(notation, text):
        inputs = notation.inputs(row)
        edits += [SetValue(address, cast("Json", value)) for address, value in inputs.items()]
        if not inputs:
            edits.append(AddRow(list_key, cast("Mapping[str, Json]", row)))
    return edits


def parse_notation_rows(notation: Notation, text: str, *, may_be_open: bool = False) -> Iterator[tuple[int, Row]]:
    """Yield the rows of lines in a notation, each with the number of its first line, from 1.

    Args:
        notation: The notation.
        text: The lines.
        may_be_open: Whether open choices are allowed, as in a setting.

    Raises:
        EditError: A line cannot be parsed; the message names the line and the column.
    """
    lines = _strip_quotes(text.splitlines(keepends=True))
    is_single = sum(1 for each in lines if each.strip()) == 1
    read = notation.parse_open if may_be_open else notation.parse
    for number, line in _join_broken(lines, notation.brackets):
        try:
            row = read(line)
        except NotationError as error:
            raise EditError(error.message if is_single else _locate_error(number, line, error)) from error
        yield number, row


def _strip_quotes(lines: list[str]) -> list[str]:
    """Strip e-mail quotation marks if all lines have them."""
    written = [line for line in lines if line.strip()]
    if len(written) >= _LEAST_QUOTED and all(_QUOTED.match(line) for line in written):
        return [_QUOTED.sub("", line, count=1) for line in lines]
    return lines


def _join_broken(lines: list[str], brackets: str) -> Iterator[tuple[int, str]]:
    """Yield logical lines with the number of their first line.

    Lines wrapped within or before brackets are joined.

    Args:
        lines: The lines, with line ends.
        brackets: Opening and closing brackets in turn, ``()[]``.
    """
    opening, closing = tuple(brackets[::2]), tuple(brackets[1::2])
    start, pieces, is_open = 0, list[str](), False
    for number, line in enumerate(lines, start=1):
        if pieces and not (is_open or line.lstrip().startswith(opening)):
            yield start, "".join(pieces).rstrip()
            pieces = []
        if pieces or line.strip():
            start = start if pieces else number
            pieces.append(line)
            last_opened, last_closed = _last(line, opening), _last(line, closing)
            is_open = last_opened > last_closed or (is_open and last_opened == last_closed)
    if pieces:
        yield start, "".join(pieces).rstrip()


def _last(line: str, marks: tuple[str, ...]) -> int:
    """Return the last position of any of these marks; -1 if there is none."""
    return max(map(line.rfind, marks), default=-1)


def _locate_error(number: int, line: str, error: NotationError) -> Message:
    """Return a parse error of a joined line with its physical line and column."""
    before = line[: error.position + len(line) - len(line.lstrip())]
    lines = f"{before}|".splitlines()
    if len(lines) == 1:
        return with_line_number(number, error.message)
    values = {**error.message.values, "column": len(lines[-1].lstrip())}
    return with_line_number(number + len(lines) - 1, replace(error.message, values=values))


def with_line_number(number: int, why: Message) -> Message:
    """Return an error message with its line number.

    Args:
        number: Line number, from 1.
        why: The error.
    """
    return Message("wrong_line", "Line {number}: {why}", {"number": number, "why": why})


def format_notation_row(system: System, list_key: str, row: Mapping[str, Json]) -> str:
    """Return a list row as a line of its notation."""
    return system.notations[list_key].print(row)


def character_notation(sheet: Sheet) -> tuple[str, ...]:
    """Return the lines of everything in a character that has a notation."""
    lines: list[str] = []
    for list_key, notation in sheet.system.notations.items():
        lines += notation.fixed(sheet.character.data)
        lines += [notation.print(row) for row in sheet.rows(list_key)]
    return tuple(lines)
