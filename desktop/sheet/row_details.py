"""Fills the line with the details of a row below its table."""

from __future__ import annotations

import re
from typing import Final

from core.character.sheet import Sheet
from core.errors import EditError
from desktop.numerals import text_of, with_minus

_PLACEHOLDER: Final = re.compile(r"\{([^{}]+)\}")
_SEPARATOR: Final = " · "
_EMPTY: Final = frozenset({"", "—"})


def fill_details(sheet: Sheet, template: str) -> str:
    """Return the parts of a template with the values of their addresses; parts without any value are left out.

    Args:
        sheet: The sheet.
        template: Parts in lines, with addresses in braces: ``sign: {stats.str.sign}``.
    """
    parts = []
    for part in template.split("\n"):
        values = [_value(sheet, address) for address in _PLACEHOLDER.findall(part)]
        if values and all(value in _EMPTY for value in values):
            continue
        pieces = iter(values)
        parts.append(_PLACEHOLDER.sub(lambda _, texts=pieces: next(texts), part))  # type: ignore[misc]
    return with_minus(_SEPARATOR.join(parts))


def _value(sheet: Sheet, address: str) -> str:
    try:
        return text_of(sheet, address)
    except EditError:
        return ""
