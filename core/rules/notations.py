"""Dataclasses for notations: a game's functions that parse and print a row or numbers.

A game defines them in Python, by key of the list. Tables copy and paste with them, characters are imported from lists
of lines, and entries of settings can use them. A field that is a list of numbers can have a notation as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

Row = Mapping[str, object]
"""A row, or the part of it that a line contains."""


def _nothing(_row: Row) -> Mapping[str, object]:
    return {}


def _no_lines(_data: Mapping[str, object]) -> Sequence[str]:
    return ()


@dataclass(frozen=True, slots=True)
class Notation:
    """The notation of one list.

    Attributes:
        label: What a line is called, for people: "skill line".
        example: A line, for people who write their first.
        parse: Reads a line; raises :class:`~core.errors.NotationError`.
        print: Formats a row; other keys of it are not in the line.
        parse_open: Reads a line of a setting, which may leave open what is decided with the character.
        keys: The keys of a row that a line may say; parsing leaves out those that have their default.
        inputs: What a line says of something that every character has and that is no row of the list: inputs by
            address; nothing for a line that is a row.
        fixed: The lines of what every character has, from the document's data.
        brackets: Opening and closing brackets in turn, ``()[]``: in a list of lines one may be broken within them, and
            a line that begins with an opening bracket continues the previous one.
    """

    label: str
    example: str
    parse: Callable[[str], Row]
    print: Callable[[Row], str]
    parse_open: Callable[[str], Row]
    keys: tuple[str, ...]
    inputs: Callable[[Row], Mapping[str, object]] = _nothing
    fixed: Callable[[Mapping[str, object]], Sequence[str]] = _no_lines
    brackets: str = ""


@dataclass(frozen=True, slots=True)
class ValueNotation:
    """The notation of one field that is a list of numbers, as ``3-`` for 1, 2 and 3.

    Attributes:
        parse: Reads what is written; raises :class:`~core.errors.NotationError`.
        print: Writes a value.
    """

    parse: Callable[[str], tuple[int, ...]]
    print: Callable[[tuple[int, ...]], str]


Notations = Mapping[str, Notation | ValueNotation]
"""Notations by key of the list or field."""
