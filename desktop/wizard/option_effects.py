"""Computes what each option of a request would change, one per idle turn, and shows it."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from core.character.edits import Edit, SetValue
from core.character.formula_display import to_typographic
from core.character.sheet import Sheet
from core.errors import QuireError
from core.formula import address_of
from core.rules.model import FieldType
from desktop.address_labels import translate_text
from desktop.numerals import text_of
from desktop.requests.request_control import RequestControl
from desktop.sheet.binding import class_key
from desktop.wizard.preview_numbers import PreviewNumbers, computed_columns, result_addresses

MAX_EFFECTS: Final = 4
"""Effects shown for one option; a row has no more room."""

_WORD_TYPES: Final = frozenset({FieldType.TEXTS, FieldType.CHOICE})
"""Field types whose text describes what an entry brings."""

_MAX_COMPARED: Final = 40
"""Numbers compared for one option, besides the important ones."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A number that an option would change, or a text that it would write.

    Attributes:
        label: Translated name.
        before: Current text; "" if it does not exist yet.
        after: Text after the option.
    """

    label: str
    before: str
    after: str


def compute_effects(sheet: Sheet, edits: Sequence[Edit], numbers: PreviewNumbers) -> tuple[Effect, ...]:
    """Return what edits would change: important numbers, attributes, and numbers of the rows written.

    If these do not change: other numbers of the sheet, and else the words written. A number with an undecided input
    is left out, as its change means nothing yet.

    Args:
            sheet: The character; it is not changed.
            edits: Edits of the option; edits that fail are skipped.
            numbers: The important numbers.
    """
    trial = sheet.copy(random.Random(0))
    touched: dict[str, None] = {}
    for edit in edits:
        try:
            changes = trial.apply(edit)
        except QuireError:
            continue
        touched.update(dict.fromkeys(address_of(cell) for cell in changes.cells))
    derived = sheet.system.derived
    others = [
        each for each in touched if each in derived and not derived[each].is_hidden and not derived[each].value_labels
    ]
    first = [each for each in (*numbers.addresses, *result_addresses(sheet.system)) if each in touched]
    comparison = _BeforeAndAfter(sheet, trial, numbers)
    effects = (*comparison.changed_numbers(first), *comparison.row_numbers(touched))[:MAX_EFFECTS]
    return effects or comparison.changed_numbers(others[:_MAX_COMPARED]) or comparison.changed_words(edits)


class _BeforeAndAfter:
    """A character before and after an option."""

    def __init__(self, sheet: Sheet, trial: Sheet, numbers: PreviewNumbers) -> None:
        self._sheet, self._trial, self._numbers = sheet, trial, numbers

    def changed_numbers(self, addresses: Sequence[str]) -> tuple[Effect, ...]:
        """Return effects for the first of these numbers that differ."""
        effects: list[Effect] = []
        for address in dict.fromkeys(addresses):
            before, after = (each.text(address, with_unit=False) for each in (self._sheet, self._trial))
            if before == after or not all(_is_number(each, address) for each in (self._sheet, self._trial)):
                continue
            if not any(self._numbers.undecided(each, address) for each in (self._sheet, self._trial)):
                effects.append(Effect(translate_text(self._sheet.system, self._sheet.label(address)), before, after))
            if len(effects) == MAX_EFFECTS:
                break
        return tuple(effects)

    def row_numbers(self, touched: Collection[str]) -> tuple[Effect, ...]:
        """Return effects for numbers of rows: all of a new row, the changed ones of another."""
        effects: list[Effect] = []
        lists = dict.fromkeys(each.partition("[")[0] for each in touched)
        fields = self._sheet.system.fields
        for list_key in (each for each in lists if each in fields and fields[each].type is FieldType.ROWS):
            before, after = len(self._sheet.rows(list_key)), len(self._trial.rows(list_key))
            for row in range(after):
                at = f"{list_key}[{row}]."
                if row >= before or any(each.startswith(at) for each in touched):
                    for column in computed_columns(self._sheet.system, list_key):
                        effects += self._in_row(at + column, is_new=row >= before)
        return tuple(effects[:MAX_EFFECTS])

    def _in_row(self, address: str, *, is_new: bool) -> Iterator[Effect]:
        if not _is_number(self._trial, address) or self._numbers.undecided(self._trial, address):
            return
        text = text_of(self._trial, address, with_unit=False)
        label = translate_text(self._sheet.system, self._sheet.system.derived[class_key(address)].label)
        if is_new:
            if self._trial.value(address) != 0:
                yield Effect(label, "", text)
        elif (before := text_of(self._sheet, address, with_unit=False)) != text:
            yield Effect(label, before, text)

    def changed_words(self, edits: Sequence[Edit]) -> tuple[Effect, ...]:
        """Return effects for choices and lists that edits would write; names and prose are left out."""
        effects: list[Effect] = []
        addresses = [edit.address for edit in edits if isinstance(edit, SetValue)]
        for key, field in self._sheet.system.fields.items():
            if (
                field.type in _WORD_TYPES
                and field.choices
                and any(key.startswith(f"{address}.") for address in addresses)
            ):
                before, after = (text_of(each, key) for each in (self._sheet, self._trial))
                if after and after != before:
                    effects.append(Effect(translate_text(self._sheet.system, field.label), "", after))
        return tuple(effects[:MAX_EFFECTS])


def _is_number(sheet: Sheet, address: str) -> bool:
    return isinstance(sheet.value(address), int | Fraction)


def effects_text(effects: Sequence[Effect]) -> str:
    """Return the effects of an option as one line."""
    return " · ".join(" ".join(_worded(each)) for each in effects)


def _worded(effect: Effect) -> Iterator[str]:
    yield effect.label
    if effect.before:
        yield f"{to_typographic(effect.before)} →"
    yield to_typographic(effect.after)


class OptionEffects(QObject):
    """Computes the effects of every option, one per idle turn of the event loop, and shows them when done.

    Args:
        parent: Its owner.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._controls: tuple[RequestControl, ...] = ()
        self._sheet: Sheet | None = None
        self._numbers: PreviewNumbers | None = None
        self._waiting: list[tuple[RequestControl, str, tuple[Edit, ...]]] = []
        self._texts: dict[str, str] = {}
        self._idle_timer = QTimer(self)
        self._idle_timer.setInterval(0)
        self._idle_timer.timeout.connect(self._on_idle)

    @property
    def is_done(self) -> bool:
        """Whether every option shows its effects."""
        return not self._waiting

    def start(self, controls: Sequence[RequestControl], sheet: Sheet, numbers: PreviewNumbers) -> None:
        """Compute the effects of the options of these controls, unless nothing changed."""
        if self._controls == tuple(controls) and self._sheet is sheet and self._numbers is numbers:
            return
        self._controls, self._sheet, self._numbers = tuple(controls), sheet, numbers
        self._texts = {}
        self._waiting = [
            (control, key, edits) for control in reversed(controls) for key, edits in control.previews.items()
        ]
        if self._waiting:
            self._idle_timer.start()

    def stop(self) -> None:
        """Stop; the controls may be deleted soon."""
        self._controls = ()
        self._waiting = []
        self._idle_timer.stop()

    @Slot()
    def _on_idle(self) -> None:
        if not self._waiting or self._sheet is None or self._numbers is None:
            self._idle_timer.stop()
            return
        control, key, edits = self._waiting.pop(0)
        self._texts[key] = effects_text(compute_effects(self._sheet, edits, self._numbers))
        if not self._waiting or self._waiting[0][0] is not control:
            control.show_effects(self._texts)
            self._texts = {}
