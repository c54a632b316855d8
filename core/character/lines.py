"""Rows as lines of a game's notation: what a pasted list of lines writes, and the lines of a character.

A line that says something of what every character has (a stat) writes its inputs, any other one is a row of the list.
Lists come out of e-mails as well: a line may be broken within brackets or before them, and all lines may be quoted.
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
from core.rules import Notation, Row, System

_QUOTED = re.compile(r"[ \t]*(?:>[ \t]?)+")
_LEAST_QUOTED = 2
"""Lines that a quotation has at least; a single one may well begin with the mark itself."""


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
    edits: list[Edit] = []
    for _, row in line_rows(notation, text):
        inputs = notation.inputs(row)
        edits += [SetValue(address, cast("Json", value)) for address, value in inputs.items()]
        if not inputs:
            edits.append(AddRow(list_key, cast("Mapping[str, Json]", row)))
    return edits


def line_rows(notation: Notation, text: str, *, may_be_open: bool = False) -> Iterator[tuple[int, Row]]:
    """Read lines as rows, each with the number of the line that it begins in, from 1.

    Args:
        notation: How they are written.
        text: The lines.
        may_be_open: Whether they may leave open what is decided with the character, as in a setting.

    Raises:
        EditError: One of them cannot be read; the sentence says which, and where in it.
    """
    lines = _unquoted(text.splitlines(keepends=True))
    is_single = sum(1 for line in lines if line.strip()) == 1
    read = notation.parse_open if may_be_open else notation.parse
    for number, whole in _joined(lines, notation.brackets):
        try:
            row = read(whole)
        except NotationError as error:
            raise EditError(error.message if is_single else _in_lines(number, whole, error)) from error
        yield number, row


def _unquoted(lines: list[str]) -> list[str]:
    """Take the marks away with which e-mails quote, where all lines have them."""
    written = [line for line in lines if line.strip()]
    if len(written) >= _LEAST_QUOTED and all(_QUOTED.match(line) for line in written):
        return [_QUOTED.sub("", line, count=1) for line in lines]
    return lines


def _joined(lines: list[str], brackets: str) -> Iterator[tuple[int, str]]:
    """Yield whole lines with the numbers of their first ones: what is broken within or before brackets is put together.

    Args:
        lines: With their ends.
        brackets: Opening and closing ones in turn, ``()[]``.
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
    """Return the last place of one of these marks, -1 where there is none."""
    return max(map(line.rfind, marks), default=-1)


def _in_lines(number: int, whole: str, error: NotationError) -> Message:
    """Say in which line the fault of a whole line lies, and where in that one."""
    before = whole[: error.position + len(whole) - len(whole.lstrip())]
    lines = f"{before}|".splitlines()
    if len(lines) == 1:
        return in_line(number, error.message)
    values = {**error.message.values, "column": len(lines[-1].lstrip())}
    return in_line(number + len(lines) - 1, replace(error.message, values=values))


def in_line(number: int, why: Message) -> Message:
    """Say what is wrong with one of several lines.

    Args:
        number: Of the line, from 1.
        why: What is wrong with it.
    """
    return Message("wrong_line", "Line {number}: {why}", {"number": number, "why": why})


def row_line(system: System, list_key: str, row: Mapping[str, Json]) -> str:
    """Write a row of a list that has a notation as its line."""
    return system.notations[list_key].print(row)


def character_lines(sheet: Sheet) -> tuple[str, ...]:
    """Return everything of a character that its game has a notation for, a line each."""
    found: list[str] = []
    for list_key, notation in sheet.system.notations.items():
        found += notation.fixed(sheet.character.data)
        found += [notation.print(row) for row in sheet.rows(list_key)]
    return tuple(found)
