"""Exports a character in one of several formats, from one reading of its sheet.

``json`` is the document, ``values`` the values that the sheet shows by address, ``html`` the page for the phone, ``md``
and ``txt`` are Markdown and plain text. What the game marks as secret is left out of all unless it is asked for.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from core.character.document import Character
from core.character.json_values import Json
from core.character.json_writer import to_text
from core.character.sheet import Sheet
from core.export.content.reader import read_sheet
from core.export.content.rule_notes import condition_texts, read_rule_notes
from core.export.content.shapes import BlockContent, RowContent, Shown
from core.export.print_options import PrintOptions
from core.export.privacy import has_secrets
from core.export.render_context import UNTRANSLATED, RenderContext
from core.export.text_writer import write_markdown, write_text
from core.formula import Fault, Value
from core.messages import Translate
from core.procedures.procedure import Procedure

VALUES = "quire-values"
VERSION = 1


class ExportFormat(StrEnum):
    """Formats of an exported character."""

    JSON = "json"
    HTML = "html"
    MARKDOWN = "md"
    TEXT = "txt"
    VALUES = "values"

    @property
    def ending(self) -> str:
        """The ending of its files, without the dot."""
        return "json" if self is ExportFormat.VALUES else self.value


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """What an export contains.

    Attributes:
        secrets: Whether what the game marks as secret is in it.
        notes: Whether the player's notes are.
        portrait: Whether the portrait is.
        translate: Translates texts of the game and of core.
        language: The language of the texts.
        id, revision: Those of the library; "" and 0 for a file.
    """

    secrets: bool = False
    notes: bool = True
    portrait: bool = True
    translate: Translate = UNTRANSLATED
    language: str = "en"
    id: str = ""
    revision: int = 0


def export_sheet(sheet: Sheet, form: ExportFormat, options: ExportOptions, procedures: Iterable[Procedure] = ()) -> str:
    """Return a character in a format.

    Args:
        sheet: The character.
        form: The format.
        options: What it contains.
        procedures: The checks of its game, for the page.
    """
    if form is ExportFormat.JSON:
        return public_document(sheet.character, options, hidden_addresses(sheet, options)) + "\n"
    context = _context(sheet, options)
    context.conditions = condition_texts(sheet, context)
    content = read_sheet(context)
    if form is ExportFormat.VALUES:
        return _values(sheet, content.blocks)
    if form is ExportFormat.MARKDOWN:
        return write_markdown(content, read_rule_notes(sheet, context), options.translate)
    if form is ExportFormat.TEXT:
        return write_text(content, read_rule_notes(sheet, context), options.translate)
    from core.export.html.html_writer import PhoneOptions, write_html  # noqa: PLC0415 - Jinja2 is for pages alone

    hidden = hidden_addresses(sheet, options, content.blocks if options.notes else None)
    phone = PhoneOptions(options.id, options.revision, options.language, options.portrait, frozenset(hidden))
    return write_html(content, sheet, context, procedures, phone)


def public_document(character: Character, options: ExportOptions, hidden: Iterable[str] = ()) -> str:
    """Return a document as text, without what is left out; a field that is left out is as if never filled in.

    Args:
        character: The document.
        options: Whether it has notes and portrait.
        hidden: Addresses that are left out, see `hidden_addresses`.
    """
    document = deepcopy(character.to_json())
    for address in hidden:
        _remove(document["data"], address)
    if not options.notes:
        document["notes"] = ""
    if not options.portrait:
        document.pop("portrait", None)
    return to_text(document, 2)


def hidden_addresses(
    sheet: Sheet, options: ExportOptions, public: Iterable[BlockContent] | None = None
) -> tuple[str, ...]:
    """Return the addresses that an export leaves out: those of secrets, unless they are asked for.

    Args:
        sheet: The character.
        options: Whether secrets are asked for.
        public: As of `secret_addresses`.
    """
    return () if options.secrets else secret_addresses(sheet, public)


def secret_addresses(sheet: Sheet, public: Iterable[BlockContent] | None = None) -> tuple[str, ...]:
    """Return the addresses that only secret parts of the sheet show.

    Args:
        sheet: The character.
        public: What the sheet shows without its secrets, but with notes, where that has been read; None to read it.
    """
    if not has_secrets(sheet.system):
        return ()
    every = dict.fromkeys(_addresses(read_sheet(_context(sheet, ExportOptions(secrets=True))).blocks))
    if public is None:
        public = read_sheet(_context(sheet, ExportOptions())).blocks
    shown = set(_addresses(public))
    return tuple(address for address in every if address not in shown)


def _context(sheet: Sheet, options: ExportOptions) -> RenderContext:
    left_out = PrintOptions(secrets=options.secrets, notes=options.notes).left_out
    return RenderContext(sheet.system, sheet, left_out=left_out, translate=options.translate, wants_addresses=True)


def _remove(data: object, address: str) -> None:
    """Remove a value from the data of a document; nothing if it is not there."""
    *above, last = address.replace("[", ".[").split(".")
    for step in above:
        if isinstance(data, list) and step[:1] == "[" and int(step[1:-1]) < len(data):
            data = data[int(step[1:-1])]
        elif isinstance(data, dict):
            data = data.get(step)
    if isinstance(data, dict):
        data.pop(last, None)


def _addresses(blocks: Iterable[BlockContent]) -> Iterator[str]:
    for block in blocks:
        yield from _found(block)


def _found(part: object) -> Iterator[str]:
    """Yield the addresses in a content, however deep they are in it."""
    if isinstance(part, Shown):
        yield from part.addresses
    elif isinstance(part, tuple):
        for each in part:
            yield from _found(each)
    elif type(part).__module__ == BlockContent.__module__:
        for name in type(part).__dataclass_fields__:  # type: ignore[attr-defined]
            value = getattr(part, name)
            if name.endswith("address") and isinstance(value, str):
                yield from [value] if value and not isinstance(part, RowContent) else []
            elif name != "shape":
                yield from _found(value)


def _values(sheet: Sheet, blocks: Iterable[BlockContent]) -> str:
    values = {address: _plain(sheet.value(address)) for address in _addresses(blocks)}
    document: Mapping[str, Json] = {
        "format": VALUES,
        "version": VERSION,
        "system": sheet.system.id,
        "name": sheet.character.name,
        "values": values,
    }
    return json.dumps(document, ensure_ascii=False, indent=2, sort_keys=True) + "\n"


def _plain(value: Value) -> Json:
    """Return a value as JSON: whole numbers as numbers, other exact ones as text, what has none as null."""
    if value is None or isinstance(value, Fault):
        return None
    if isinstance(value, Fraction):
        return str(value)
    return [_plain(each) for each in value] if isinstance(value, tuple) else value
