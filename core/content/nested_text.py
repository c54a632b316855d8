"""Lists within one cell of a table as text: ``Melee (Cost: 3); Thrown``, ``Swimming; Boat handling``.

Rows and texts are separated by semicolons or line breaks. The first value of a row stands alone, the others follow in
round brackets, each behind the name of its column, or without names in the order of the columns; a list within a row
stands in square brackets. What has such signs in it is put in double quotes, a quote in it is doubled.

>>> split_rows('Melee (Cost: 3); "a; b"')
('Melee (Cost: 3)', '"a; b"')
>>> parse_row("Melee (Lore: Trained, Cost: 3)")
(NestedValue(name='', text='Melee'), NestedValue(name='Lore', text='Trained'), NestedValue(name='Cost', text='3'))
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from core.errors import EditError
from core.messages import Message, shorten

_ENDS: Final = ";\n"
_BRACKETS: Final = {"(": ")", "[": "]"}
_NO_BRACKETS: Final[dict[str, str]] = {}
_QUOTED: Final = re.compile(r'"(?:[^"]|"")*"')
_BEFORE_QUOTE: Final = frozenset("\n;,:([")
"""A quote opens only behind one of these: within a word it is a sign of its own, as for inches."""
_SPECIAL: Final = re.compile(r'[;,:()\[\]"\n\r\t]|^\s|\s$')
_SHOWN: Final = 60


class NestedValue(NamedTuple):
    """One value of a row.

    Attributes:
        name: The name of its column as written; "" for none.
        text: The value, in quotes or brackets as written.
    """

    name: str
    text: str


def quote(text: str) -> str:
    """Return a text that `unquote` reads back: in quotes where a part of it would be read as a sign.

    >>> quote("Rune staff"), quote("Staff, old"), quote("")
    ('Rune staff', '"Staff, old"', '""')
    """
    return '"{}"'.format(text.replace('"', '""')) if not text or _SPECIAL.search(text) else text


def unquote(text: str) -> str:
    """Return what a value says, without its quotes and the space around it."""
    stripped = text.strip()
    return stripped[1:-1].replace('""', '"') if _QUOTED.fullmatch(stripped) else stripped


def split_texts(text: str, ends: str = _ENDS) -> tuple[str, ...]:
    """Return the texts of a list without their quotes; empty ones are left out unless they are quoted.

    >>> split_texts('Low; "High; old" ;; 5"')
    ('Low', 'High; old', '5"')
    """
    return tuple(unquote(part) for part in _split(text, ends, _NO_BRACKETS) if part.strip())


def split_rows(text: str) -> tuple[str, ...]:
    """Return the rows of a list as they are written; what is between brackets does not separate them.

    Raises:
        EditError: A bracket is not closed, or was not opened.
    """
    return tuple(part.strip() for part in _split(text, _ENDS, _BRACKETS) if part.strip())


def parse_row(text: str) -> tuple[NestedValue, ...]:
    """Return the values of a row.

    Raises:
        EditError: A bracket is not closed, or something follows it.
    """
    opening = _find(text, "(", _BRACKETS)
    head = [NestedValue("", text[: opening[0]].strip() if opening else text.strip())]
    if not opening:
        return tuple(head)
    rest = text[opening[0] + 1 :].rstrip()
    closing = _find(rest, ")", _BRACKETS)
    if not closing or closing[0] != len(rest) - 1:
        raise EditError(_unclosed(text))
    values: list[NestedValue] = head if head[0].text else []
    for piece in _split(rest[:-1], ",", _BRACKETS):
        colon = _find(piece, ":", _BRACKETS)
        if colon:
            values.append(NestedValue(unquote(piece[: colon[0]]), piece[colon[0] + 1 :].strip()))
        elif values and values[-1].name:
            values[-1] = NestedValue(values[-1].name, f"{values[-1].text},{piece}")  # a decimal comma
        elif piece.strip():
            values.append(NestedValue("", piece.strip()))
    return tuple(values)


def format_row(head: str, values: Iterable[tuple[str, str]]) -> str:
    """Return a row as text: the value that stands alone, and those in brackets by the names of their columns.

    >>> format_row("Melee", [("Cost", "3")]), format_row("", [])
    ('Melee (Cost: 3)', '()')
    """
    inner = ", ".join(f"{quote(name)}: {text}" for name, text in values)
    brackets = f"({inner})" if inner or not head else ""
    return " ".join(part for part in (head, brackets) if part)


def strip_brackets(text: str) -> str:
    """Return what is between the square brackets of a list within a row; a text without them as it is."""
    stripped = text.strip()
    return stripped[1:-1] if stripped.startswith("[") and stripped.endswith("]") else stripped


def _split(text: str, ends: str, brackets: dict[str, str]) -> list[str]:
    parts, start = [], 0
    for place in _find(text, ends, brackets):
        parts.append(text[start:place])
        start = place + 1
    return [*parts, text[start:]]


def _find(text: str, signs: str, brackets: dict[str, str]) -> list[int]:
    """Return where signs are, those within quotes and brackets left out.

    Raises:
        EditError: A bracket is not closed, or was not opened.
    """
    found: list[int] = []
    open_: list[str] = []
    place, before = 0, ";"
    while place < len(text):
        sign = text[place]
        quoted = _QUOTED.match(text, place) if sign == '"' and before in _BEFORE_QUOTE else None
        if quoted is not None:
            place, before = quoted.end(), '"'
            continue
        if not open_ and sign in signs:
            found.append(place)
        if sign in brackets:
            open_.append(brackets[sign])
        elif open_ and sign == open_[-1]:
            open_.pop()
        elif sign in brackets.values() and sign not in signs:
            raise EditError(_unclosed(text))
        before = before if sign.isspace() and sign != "\n" else sign
        place += 1
    if open_ and not any(sign in brackets for sign in signs):
        raise EditError(_unclosed(text))
    return found


def _unclosed(text: str) -> Message:
    return Message(
        "brackets",
        "The brackets in “{text}” do not match. Write a row as: name (column: value, column: value).",
        {"text": shorten(text.strip(), _SHOWN)},
    )
