"""Writes documents as JSON: keys sorted, numbers with their digits as typed.

Only the top-level key ``house_rules`` keeps its order: it decides which rule of a circle is refused, so saving must not
change it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from decimal import Decimal
from json.encoder import encode_basestring
from typing import Final

from core.character.json_values import Json, format_decimal

UNSORTED_KEY: Final = "house_rules"


class _NeedsDigitsError(Exception):
    """A decimal that the C encoder would print with other digits."""


def to_text(value: Json, indent: int | None = 2) -> str:
    """Return a value as JSON text.

    Args:
        value: A clean JSON value, from :func:`~core.character.json_values.clean`.
        indent: Spaces a level; None writes one line without spaces.
    """
    if indent is None and _is_sorted(value):
        try:
            return _encode_quickly(value)
        except _NeedsDigitsError:
            pass
    return "".join(_encode(value, indent, "\n" if indent is not None else "", keep_order=False, is_top=True))


def _is_sorted(value: Json) -> bool:
    rules = value.get(UNSORTED_KEY) if isinstance(value, Mapping) else None
    return not isinstance(rules, Mapping) or list(rules) == sorted(rules)


def _quick_number(value: object) -> float:
    """Return a decimal as a float for the C encoder, if the digits stay the same."""
    if not isinstance(value, Decimal):
        raise TypeError(f"no JSON value: {value!r}")
    near = float(value)
    if repr(near) != format_decimal(value):
        raise _NeedsDigitsError
    return near


_PIECE: Final = 100
"""Entries of a list that are encoded at a time."""

_QUICK = json.JSONEncoder(
    ensure_ascii=False, sort_keys=True, separators=(",", ":"), default=_quick_number, allow_nan=False
)


def _encode_quickly(value: Json, depth: int = 2) -> str:
    """Return a value as one line; long lists in pieces, so that other threads are not held up by one of thousands."""
    if depth and isinstance(value, Mapping) and any(_may_be_long(each, depth) for each in value.values()):
        members = (f"{encode_basestring(key)}:{_encode_quickly(value[key], depth - 1)}" for key in sorted(value))
        return f"{{{','.join(members)}}}"
    if isinstance(value, list) and len(value) > _PIECE:
        pieces = (_QUICK.encode(value[start : start + _PIECE])[1:-1] for start in range(0, len(value), _PIECE))
        return f"[{','.join(pieces)}]"
    return _QUICK.encode(value)


def _may_be_long(value: Json, depth: int) -> bool:
    return (isinstance(value, list) and len(value) > _PIECE) or (
        depth > 1 and isinstance(value, Mapping) and any(_may_be_long(each, depth - 1) for each in value.values())
    )


def _encode(value: Json, indent: int | None, line: str, *, keep_order: bool, is_top: bool) -> Iterator[str]:
    if isinstance(value, str):
        yield encode_basestring(value)
    elif isinstance(value, Decimal):
        yield format_decimal(value)
    elif isinstance(value, Mapping):
        inner = line + " " * (indent or 0)
        yield "{"
        for number, key in enumerate(value if keep_order else sorted(value)):
            yield ("," if number else "") + inner + encode_basestring(key) + (":" if indent is None else ": ")
            yield from _encode(value[key], indent, inner, keep_order=is_top and key == UNSORTED_KEY, is_top=False)
        yield line + "}" if value else "}"
    elif isinstance(value, list | tuple):
        inner = line + " " * (indent or 0)
        yield "["
        for number, entry in enumerate(value):
            yield ("," if number else "") + inner
            yield from _encode(entry, indent, inner, keep_order=False, is_top=False)
        yield line + "]" if value else "]"
    else:
        yield json.dumps(value)
