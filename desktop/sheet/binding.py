"""Base class of bindings (widget to addresses), and the scope in which a form reads a sheet.

A binding knows the addresses of its widget, shows their values in it, and emits what is entered. When to refresh and
what to do with an input is decided by `desktop.sheet.binder`.
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
from desktop.widgets import FrameState, frame_of

HEAD: Final = "@"
OPTIONS: Final = "options."
_POSITION: Final = re.compile(r"\[(\d+)\]")


@lru_cache(maxsize=8192)
def class_key(address: str) -> str:
    """Return the key of an address, without row positions: ``weapons[].name``."""
    return _POSITION.sub("[]", address)


class SheetScope:
    """The sheet as a form reads it: open rows in addresses stand for the selected rows.

    It is a snapshot: when rows are added or removed, or the selection changes, a new one is made.

    Args:
        sheet: The sheet.
        chosen: Positions of the selected rows by the keys of their lists, nested lists included.
    """

    def __init__(self, sheet: Sheet, chosen: Mapping[str, int]) -> None:
        self.sheet = sheet
        self._chosen = chosen
        self._rows: dict[str, str | None] = {}

    def resolve_address(self, address: str) -> str | None:
        """Return the address with its open rows filled in; None if no row is selected."""
        if "[]" not in address:
            return address
        list_key, _, rest = address.rpartition("[]")
        if list_key not in self._rows:
            self._rows[list_key] = self._row_address(list_key)
        row = self._rows[list_key]
        return None if row is None else row + rest

    def _row_address(self, list_key: str) -> str | None:
        """Return the address of the selected row of a list."""
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
        """Return the solver's cell of an address; None if no row is selected."""
        if "[" not in address:
            return address, ()
        resolved = self.resolve_address(address)
        return None if resolved is None else (class_key(resolved), tuple(map(int, _POSITION.findall(resolved))))

    def definition(self, address: str) -> Field | Derived | Option | None:
        """Return the definition of an address in the game's data; None for the document's header."""
        if address.startswith(HEAD):
            return None
        system = self.sheet.system
        if address.startswith(OPTIONS):
            return system.options[address.removeprefix(OPTIONS)]
        key = class_key(address)
        return system.fields.get(key) or system.derived[key]

    def value(self, address: str) -> Value:
        """Return a value; None if no row is selected."""
        cell = self._cell(address)
        return None if cell is None else self.sheet.value_at(cell)

    def text(self, address: str) -> str:
        """Return a value as text, without its unit."""
        if address.startswith(HEAD):
            return self.sheet.header(address.removeprefix(HEAD))
        cell = self._cell(address)
        return "" if cell is None else text_at(self.sheet, cell, with_unit=False)

    def number(self, address: str) -> float:
        """Return a number for drawing; 0 if it is undefined."""
        value = self.value(address) if address else None
        return float(value) if isinstance(value, int | Fraction) else 0.0

    def edit(self, address: str, value: Json) -> Edit | None:
        """Return the edit that writes a value; None if no row is selected."""
        if address == "@tags":
            return SetHeader("tags", value)
        if address.startswith(HEAD):
            return SetHeader(address.removeprefix(HEAD), value)
        if address.startswith(OPTIONS):
            return SetOption(address.removeprefix(OPTIONS), value)
        resolved = self.resolve_address(address)
        return None if resolved is None else SetValue(resolved, value)


class Binding(QObject):
    """One widget and the addresses that it shows.

    Signals carry their sender: looking it up among a thousand connections would be slow.

    Signals:
        entered: A value was entered: the binding, and the value (Json or ABSENT).
        refused: The input is not valid: the binding, and the `Message`; None when it is valid again.
        left: Editing ended: the binding.
        explain_requested: The explanation of this address is requested.
    """

    entered = Signal(object, object)
    refused = Signal(object, object)
    left = Signal(object)
    explain_requested = Signal(str)

    is_typed = True
    """Whether the widget emits input, so that its signals are blocked while a value is shown."""

    def __init__(self, widget: QWidget, address: str) -> None:
        super().__init__(widget)
        self.widget = widget
        self.is_seen = widget.isVisible
        """Says whether the widget is visible; looked up once, as every edit asks it of many."""
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
        """Emit an entered value."""
        self.entered.emit(self, value)

    def emit_refused(self, message: Message | None) -> None:
        """Emit that the input is not valid, or valid again."""
        self.refused.emit(self, message)

    @Slot()
    def emit_left(self) -> None:
        """Emit that editing ended."""
        self.left.emit(self)

    def addresses(self) -> tuple[str, ...]:
        """Return every address that the widget reads."""
        return (self.address,)

    @abstractmethod
    def show(self, scope: SheetScope) -> bool:
        """Show the current value; return whether the widget changed visibly."""

    def announce(self) -> None:
        """Announce the value to assistive technology, a moment after it is painted."""

    def edit(self, scope: SheetScope, value: Json) -> Edit | None:
        """Return the edit that writes the input; None if no row is selected."""
        return scope.edit(self.address, value)

    def prepare(self, scope: SheetScope) -> None:
        """Set what comes from the game's data: choices, units, accessible names."""

    def set_highlight(self, highlight: FrameState, is_on: bool) -> None:
        """Switch flash, violation or explanation mark on or off."""
        if is_on or has_frame(self.widget):
            frame_of(self.widget).set_state(highlight, is_on)

    def tool_tip(self, scope: SheetScope) -> str:
        """Return the tooltip: name, unit, and why a number is missing."""
        definition = scope.definition(self.address) if self.address else None
        if definition is None:
            return ""
        unit = "" if isinstance(definition, Option) or not definition.unit else f" ({definition.unit})"
        lines = [f"{definition.label}{unit}", definition.help]
        value = scope.value(self.address) if isinstance(definition, Derived) else ""
        if isinstance(value, Fault):
            lines.append(render(value.reason))
        elif value is None and isinstance(definition, Derived) and definition.undefined:
            lines.append(definition.undefined)
        return "\n".join(line for line in lines if line)


def has_frame(widget: QWidget) -> bool:
    """Return whether a frame was created for a widget."""
    return widget.property("_frame") is not None
