"""Computes what a procedure would change, for its popover: tracks, numbers, rows added and removed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from core.character.edits import AddRow, Batch, Edit, RemoveRow, SetValue
from core.character.sheet import Sheet
from core.errors import QuireError
from core.export.render_context import RenderContext
from core.messages import localize_text
from core.procedures.durations import format_seconds
from core.rules.model import Derived, Field
from desktop.address_labels import name_of
from desktop.messages import translate, translator_of
from desktop.numerals import numeral, text_of
from desktop.wizard.preview_numbers import format_difference

_LONGEST_LABEL: Final = 28
_MINUTE: Final = 60


@dataclass(frozen=True, slots=True)
class EffectRow:
    """One thing that changes.

    Attributes:
        label: Translated name.
        before: Text before, or "".
        after: Text after, or "".
        most: Its maximum, or "".
        gain: Signed difference, or "" if it is no number.
    """

    label: str
    before: str = ""
    after: str = ""
    most: str = ""
    gain: str = ""


def effect_rows(before: Sheet, after: Sheet, edits: Sequence[Edit], shown: Iterable[str]) -> tuple[EffectRow, ...]:
    """Return what changes, most important first.

    Args:
        before: The character as it is.
        after: The character with the edits.
        edits: The edits of the procedure.
        shown: Addresses of the numbers that the procedure shows.
    """
    rows: list[EffectRow] = []
    seen: set[str] = set()
    for track, addresses in _track_rows(before, after):
        rows.append(track)
        seen.update(addresses)
    for address in shown:
        if address not in seen and (row := _value_row(before, after, address)) is not None:
            rows.append(row)
        seen.add(address)
    return (*rows, *_edit_rows(before, after, edits, seen))


def _track_rows(before: Sheet, after: Sheet) -> Iterator[tuple[EffectRow, tuple[str, ...]]]:
    """Yield the tracks of the Play page that change, with the addresses that a row stands for."""
    system = after.system
    context = RenderContext(system, after, translate=translate)
    for track in system.layout.play.tracks:
        for scope in context.rows(track.rows):
            inputs = tuple(context.address(each, scope) for each in (track.lost, track.also, track.regained) if each)
            now = context.address(track.now, scope)
            row = _value_row(before, after, now, context.text(track.label, scope), context.address(track.most, scope))
            if row is not None:
                yield row, (now, *inputs)


def _value_row(before: Sheet, after: Sheet, address: str, label: str = "", most: str = "") -> EffectRow | None:
    """Return the row of a value; None if it does not change or is not there."""
    try:
        old, new = before.value(address), after.value(address)
        if old == new:
            return None
        definition = after.field(address)
        texts = _text(before, address, old), _text(after, address, new)
        gain = _gain(old, new, definition.decimals if isinstance(definition, Derived) else 2, texts)
        limit = after.value(most) if most else None
        limit_text = numeral(limit) if isinstance(limit, int | Fraction) else ""
        name = label or name_of(after, address, longest=_LONGEST_LABEL)
    except (QuireError, LookupError):
        return None
    return EffectRow(name, *texts, limit_text, gain)


def _gain(old: object, new: object, places: int, texts: tuple[str, str]) -> str:
    """Return the signed difference of two numbers; "" for what is no number, or is not shown as one."""
    if not isinstance(old, int | Fraction) or not isinstance(new, int | Fraction):
        return ""
    return format_difference(old, new, places) if all(text[-1:].isdigit() for text in texts) else ""


def _text(sheet: Sheet, address: str, value: object) -> str:
    """Return a value without its unit; long times in hours and minutes instead of seconds."""
    definition = sheet.field(address)
    unit = definition.unit if isinstance(definition, Field | Derived) else ""
    if unit == "s" and isinstance(value, int) and value >= _MINUTE:
        return localize_text(format_seconds(value), translator_of(sheet.system.id))
    return text_of(sheet, address, with_unit=False)


def _edit_rows(before: Sheet, after: Sheet, edits: Iterable[Edit], seen: set[str]) -> Iterator[EffectRow]:
    """Yield what edits change that no other row says."""
    localize = translator_of(after.system.id)
    for edit in _flat(edits):
        if isinstance(edit, SetValue) and edit.address not in seen:
            seen.add(edit.address)
            if (row := _value_row(before, after, edit.address)) is not None:
                yield row
        elif isinstance(edit, AddRow) and edit.list_address in after.system.fields:
            name = edit.row.get("name")
            label = localize(after.system.fields[edit.list_address].label)
            if isinstance(name, str) and name:
                yield EffectRow(label, after=localize(name), gain="+")
        elif isinstance(edit, RemoveRow):
            try:
                yield EffectRow(name_of(before, edit.address), gain="−")
            except (QuireError, LookupError):
                continue


def _flat(edits: Iterable[Edit]) -> Iterator[Edit]:
    for edit in edits:
        if isinstance(edit, Batch):
            yield from _flat(edit.edits)
        else:
            yield edit
