r"""Splits text of spreadsheets into records: tabs, semicolons or commas between cells, with cells in quotes.

>>> [record.cells for record in read_records('Name;Price\n"Staff; old";"2 ""big"" coins"')]
[('Name', 'Price'), ('Staff; old', '2 "big" coins')]
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

_QUOTED: Final = re.compile(r'"((?:[^"]|"")*)"')
_SEPARATORS: Final = "\t;,"
_MARK: Final = "\ufeff"
_NEEDS_QUOTES: Final = re.compile(r'[\t\n\r]|^"|^\s|\s$')


class Record(NamedTuple):
    """One record.

    Attributes:
        number: Number of its first line in the text, from 1.
        cells: Its cells, without their quotes; space around cells without quotes is gone.
    """

    number: int
    cells: tuple[str, ...]


def read_records(text: str) -> Iterator[Record]:
    """Yield the records that have anything in them. A quote that is not closed is a letter like others."""
    text = text.removeprefix(_MARK).replace("\r\n", "\n").replace("\r", "\n")
    separator = _separator(text)
    end_of_cell = re.compile(f"[{separator}\n]")
    place, number = 0, 1
    while place < len(text):
        start = place
        cells: list[str] = []
        while True:
            cell, place = _read_cell(text, place, end_of_cell)
            cells.append(cell)
            if place >= len(text) or text[place] == "\n":
                place += 1
                break
            place += 1
        if any(cells):
            yield Record(number, tuple(cells))
        number += text.count("\n", start, place)


def _read_cell(text: str, place: int, end_of_cell: re.Pattern[str]) -> tuple[str, int]:
    """Return the cell at a place, and where it ends."""
    quoted = _QUOTED.match(text, place)
    start = place if quoted is None else quoted.end()
    found = end_of_cell.search(text, start)
    end = len(text) if found is None else found.start()
    if quoted is None:
        return text[place:end].strip(), end
    return quoted[1].replace('""', '"') + text[start:end].strip(), end


def _separator(text: str) -> str:
    """Return what separates the cells of the first line: a tab if there is any, else what is there more often."""
    line = next((each for each in text.split("\n", 1000) if each.strip()), "")
    plain = _QUOTED.sub("", line)
    return _SEPARATORS[0] if "\t" in plain else max(_SEPARATORS[1:], key=plain.count)


def format_records(records: Iterable[Sequence[str]]) -> str:
    """Return records as tab separated text, which spreadsheets and `read_records` read back."""
    return "".join("\t".join(map(_format_cell, cells)) + "\n" for cells in records)


def _format_cell(cell: str) -> str:
    return '"{}"'.format(cell.replace('"', '""')) if _NEEDS_QUOTES.search(cell) else cell
