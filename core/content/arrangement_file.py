"""Files of own arrangements of a game's sheet: reads and writes them; the library keeps the same text.

A file is one JSON object: ``format`` (``quire-arrangement``), ``version``, ``system``, ``system_version``, and
``pages``: for each page its bands, for each band its columns, each as ``sheet.toml`` writes it::

    "pages": [
      [
        ["head"],
        ["8 attributes", "4 armor pieces"]
      ]
    ]
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from core.character.json_reader import kind_name, read_object
from core.character.json_values import Json
from core.errors import DocumentError
from core.messages import Message, Word
from core.rules.sheet_arrangement import ArrangedColumn, ArrangedPage, SheetArrangement, read_column

FORMAT: Final = "quire-arrangement"
VERSION: Final = 1

LARGEST_FILE: Final = 64 * 1024
"""Most bytes of a file."""


def write_arrangement(arrangement: SheetArrangement) -> str:
    """Return an arrangement as the text of a file, with one band a line."""
    head = {
        "format": FORMAT,
        "version": VERSION,
        "system": arrangement.system,
        "system_version": arrangement.version,
    }
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
    pages = [
        ",\n".join(
            f"      {json.dumps([column.notation for column in band], ensure_ascii=False)}" for band in page.bands
        )
        for page in arrangement.pages
    ]
    between = ",\n".join(f"    [\n{page}\n    ]" for page in pages)
    return "\n".join(["{", *lines, '  "pages": [', between, "  ]", "}"]) + "\n"


def read_arrangement(source: bytes | str) -> SheetArrangement:
    """Read an arrangement; whether its game can print it is not checked here.

    Args:
        source: The content of the file.

    Raises:
        DocumentError: It is no arrangement, of a newer version, or too large.
    """
    if len(source) > LARGEST_FILE:
        template = "An arrangement has at most {most} KB. Check that you chose the right file."
        raise DocumentError(Message("arrangement_too_large", template, {"most": LARGEST_FILE // 1024}))
    document = read_object(source)
    if document.get("format") != FORMAT:
        template = 'This is not an arrangement: its "format" is not "{format}". Check that you chose the right file.'
        raise DocumentError(Message("wrong_format", template, {"format": FORMAT}))
    version = document.get("version")
    if version != VERSION or isinstance(version, bool):
        template = (
            "This arrangement has version {found}, but this Quire reads version {version}. Update Quire if the "
            "arrangement is newer."
        )
        found = version if isinstance(version, int) else kind_name(version)
        raise DocumentError(Message("wrong_version", template, {"found": found, "version": VERSION}))
    pages = tuple(_page(page, f"pages[{n}]") for n, page in enumerate(_list(document.get("pages"), "pages")))
    return SheetArrangement(_text(document, "system"), pages, _text(document, "system_version", ""))


def _page(raw: Json, location: str) -> ArrangedPage:
    return ArrangedPage(tuple(_band(band, f"{location}[{n}]") for n, band in enumerate(_list(raw, location))))


def _band(raw: Json, location: str) -> tuple[ArrangedColumn, ...]:
    columns = []
    for number, column in enumerate(_list(raw, location)):
        if not isinstance(column, str):
            raise DocumentError(_wrong_type(f"{location}[{number}]", Word("a text"), column))
        columns.append(read_column(column))
    return tuple(columns)


def _list(raw: Json, location: str) -> list[Json]:
    if not isinstance(raw, list):
        raise DocumentError(_wrong_type(location, Word("a list"), raw))
    return raw


def _text(document: Mapping[str, Json], key: str, default: str | None = None) -> str:
    value = document.get(key, default)
    if not isinstance(value, str):
        raise DocumentError(_wrong_type(key, Word("a text"), value))
    return value


def _wrong_type(location: str, wanted: Word, found: Json) -> Message:
    template = "{place} of the arrangement must be {wanted}, and is {found}. Correct it there."
    return Message("wrong_type", template, {"place": location, "wanted": wanted, "found": kind_name(found)})
