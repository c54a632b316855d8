"""Notations: how a game writes a row of a list as one line of text, and reads it again.

A game brings them along in Python, by the key of the list, beside its functions and procedures. Tables copy and paste
by them, characters are made from lists of lines, and entries of settings may be written in them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

Row = Mapping[str, object]
"""A row, or the part of one that a line says."""


@dataclass(frozen=True, slots=True)
class Notation:
    """The notation of one list.

    Attributes:
        label: What a line is called, for people: "skill line".
        example: A line, for people who write their first.
        parse: Reads a line; raises :class:`~core.errors.NotationError`.
        print: Writes a row; what it has beside the notation is not in the line.
        parse_open: Reads a line of a setting, which may leave open what is decided with the character.
        keys: The keys of a row that a line may say; parsing leaves out those that have their default.
    """

    label: str
    example: str
    parse: Callable[[str], Row]
    print: Callable[[Row], str]
    parse_open: Callable[[str], Row]
    keys: tuple[str, ...]


Notations = Mapping[str, Notation]
"""By the key of the list."""
