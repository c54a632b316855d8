"""What every join of a widget and the sheet has in common, and the sheet as a form sees it.

A binding knows the addresses that its widget shows, brings their values into the widget, and tells what a person
entered there. When to show and what to do with an entry is the business of `desktop.sheet.binder`.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from core.character import Absent, Edit, Json, SetHeader, SetOption, SetValue, Sheet
from core.errors import EditError
from core.formula import Cell, Fault, Value
from core.messages import Message
from core.rules import Derived, Field, Option
from desktop.messages import render
from desktop.numerals import text_at
from desktop.widgets import Look, frame_of

HEAD: Final = "@"
OPTIONS: Final = "options."
_POSITION: Final = re.compile(r"\[(\d+)\]")


@lru_cache(maxsize=8192)
def class_key(address: str) -> str:
    """Return an address with its rows left open: ``weapons[].name``."""
    return _POSITION.sub("[]", address)


class SheetScope:
    """The sheet as a form sees it: addresses whose rows are open lead to the rows that are selected.

    It holds for a moment: as soon as rows come or go, or another one is selected, a new one is asked for.

    Args:
        sheet: The sheet.
        chosen: Position of the selected row by key of its list, also of a list in rows of another one.
    """

    def __init__(self, sheet: Sheet, chosen: Mapping[str, int]) -> None:
        self.sheet = sheet
        self._chosen = chosen
        self._rows: dict[str, str | None] = {}

    def resolve_address(self, address: str) -> str | None:
        """Return the address with its open rows filled in; None where no row is selected."""
        if "[]" not in address:
            return address
        list_key, _, rest = address.rpartition("[]")
        if list_key not in self._rows:
            self._rows[list_key] = self._row_address(list_key)
        row = self._rows[list_key]
        return None if row is None else row + rest

    def _row_address(self, list_key: str) -> str | None:
        """Return the address of the row that is selected in a list."""
        list_address = self.resolve_address(list_key)
        if list_address is None:
            return None
        row = self._chosen.get(class_key(list_address), -1)
        try:
            is_there = 0 <= row < self.sheet.count(list_address)
        except EditError:
            return None
        return f"{list_address}[{row}]" if is_there else None

    def _cell(self, address: str) -> Cell | None:
        """Return what the engine calls a number; None where no row is selected."""
        if "[" not in address:
            return address, ()
        place = self.resolve_address(address)
        return None if place is None else (class_key(place), tuple(map(int, _POSITION.findall(place))))

    def definition(self, address: str) -> Field | Derived | Option | None:
        """Return what the game says of an address; None for the head of the document."""
        if address.startswith(HEAD):
            return None
        system = self.sheet.system
        if address.startswith(OPTIONS):
            return system.options[address.removeprefix(OPTIONS)]
        key = class_key(address)
        return system.fields.get(key) or system.derived[key]

    def value(self, address: str) -> Value:
        """Return a value; None where no row is selected."""
        cell = self._cell(address)
        return None if cell is None else self.sheet.value_at(cell)

    def text(self, address: str) -> str:
        """Return a value in words, without its unit."""
        if address.startswith(HEAD):
            return self.sheet.header(address.removeprefix(HEAD))
        cell = self._cell(address)
        return "" if cell is None else text_at(self.sheet, cell, with_unit=False)

    def number(self, address: str) -> float:
        """Return a number for drawing; 0 where there is none."""
        value = self.value(address) if address else None
        return float(value) if isinstance(value, int | Fraction) else 0.0

    def edit(self, address: str, value: Json) -> Edit | None:
        """Return the edit that writes a value; None where no row is selected."""
        if address == "@tags":
            return SetHeader("tags", value)
        if address.startswith(HEAD):
            return SetHeader(address.removeprefix(HEAD), value)
        if address.startswith(OPTIONS):
            return SetOption(address.removeprefix(OPTIONS), value)
        place = self.resolve_address(address)
        return None if place is None else SetValue(place, value)


class Binding(QObject):
    """One widget and the addresses that it shows.

    Its signals say who sends them: a receiver of a thousand connections would look through all of them to find out.

    Signals:
        entered: The person entered something here: the binding, and the value, which is Json or ABSENT.
        refused: What was entered cannot be: the binding, and the `Message`; None once it can.
        left: The person is done here: the binding.
        asked: Why is wanted for this address.
    """

    entered = Signal(object, object)
    refused = Signal(object, object)
    left = Signal(object)
    explain_requested = Signal(str)

    is_typed = True
    """Whether the widget tells what is entered, and must be kept from telling what is shown."""

    def __init__(self, widget: QWidget, address: str) -> None:
        super().__init__(widget)
        self.widget = widget
        self.is_seen = widget.isVisible
        """Says whether the widget can be seen; looked up once, as every edit asks it of many."""
        self.address = address
        self.is_echo = False
        """Whether the change that is being shown was entered here."""
        self.is_refused = False
        """Whether what stands in it was refused."""
        self.may_be_undefined = False
        """Whether it shows a number that may not be there, which its tooltip explains."""
        self.was_undefined = False
        """Whether its tooltip speaks of a number that is not there."""

    def emit_entered(self, value: Json | Absent) -> None:
        """Tell what the person entered."""
        self.entered.emit(self, value)

    def emit_refused(self, message: Message | None) -> None:
        """Tell that what was entered cannot be, or that it can again."""
        self.refused.emit(self, message)

    @Slot()
    def emit_left(self) -> None:
        """Tell that the person is done here."""
        self.left.emit(self)

    def addresses(self) -> tuple[str, ...]:
        """Return every address that the widget looks at."""
        return (self.address,)

    @abstractmethod
    def show(self, seen: SheetScope) -> bool:
        """Bring the widget up to date; say whether a person sees a difference."""

    def announce(self) -> None:
        """Tell assistive technology what is shown now; a moment after it is seen."""

    def edit(self, seen: SheetScope, value: Json) -> Edit | None:
        """Return the edit that writes what was entered; None where no row is selected."""
        return seen.edit(self.address, value)

    def prepare(self, seen: SheetScope) -> None:
        """Take from the rules what the form leaves out: choices, units, names for assistive technology."""

    def set_highlight(self, look: Look, is_on: bool) -> None:
        """Switch flash, violation or the mark of Why on or off."""
        if is_on or has_frame(self.widget):
            frame_of(self.widget).set_look(look, is_on)

    def tool_tip(self, seen: SheetScope) -> str:
        """Return the tooltip: what it is, in which unit, and why there is no number."""
        definition = seen.definition(self.address) if self.address else None
        if definition is None:
            return ""
        unit = "" if isinstance(definition, Option) or not definition.unit else f" ({definition.unit})"
        lines = [f"{definition.label}{unit}", definition.help]
        value = seen.value(self.address) if isinstance(definition, Derived) else ""
        if isinstance(value, Fault):
            lines.append(render(value.reason))
        elif value is None and isinstance(definition, Derived) and definition.undefined:
            lines.append(definition.undefined)
        return "\n".join(line for line in lines if line)


def has_frame(widget: QWidget) -> bool:
    """Whether a box was ever shown behind a widget."""
    return widget.property("_frame") is not None
