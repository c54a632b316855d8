"""Base class of bindings, the addresses that they hold, and the scope that reads a sheet.

A binding holds the addresses of its widget, shows their values in it, and emits what is entered. When to refresh and
what to do with an input is decided by `desktop.sheet.binder`.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from core.character.edits import Edit, SetHeader, SetOption, SetValue
from core.character.json_values import Absent, Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.errors import EditError
from core.formula import Cell, Fault, Value
from core.messages import Message
from core.rules.model import Derived, Field, Option
from desktop.definitions import definition_of, translated
from desktop.messages import render
from desktop.numerals import value_text
from desktop.widgets.field_frame import FrameState, frame_of

HEAD: Final = "@"
OPTIONS: Final = "options."
NO_VALUES: Final[Mapping[Cell, Value]] = {}
"""Stands for new values that an edit does not carry: they are read from the sheet."""
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
        find_setting: Return the setting of the character.
    """

    def __init__(
        self, sheet: Sheet, chosen: Mapping[str, int], find_setting: Callable[[], Setting | None] = lambda: None
    ) -> None:
        self.sheet = sheet
        self.find_setting = find_setting
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

    def cell(self, address: str) -> Cell | None:
        """Return the solver's cell of an address; None for the header, or if no row is selected."""
        if not address or address.startswith(HEAD):
            return None
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
            return translated(system, system.options[address.removeprefix(OPTIONS)])
        return definition_of(system, class_key(address))


class BoundAddress:
    """An address that a widget reads, with what it stands for and its value.

    It is resolved once for a scope: again only when rows moved, another row was selected, or the sheet was reloaded.

    Args:
        address: The address; its open rows stand for the selected ones. "" if the widget reads none.

    Attributes:
        address: As above.
        value: The value when it was last read; None if no row is selected.
    """

    __slots__ = ("_cell", "_definition", "_read_in", "_resolved", "_scope", "address", "value")

    def __init__(self, address: str) -> None:
        self.address = address
        self.value: Value = None
        self._scope: SheetScope | None = None
        self._read_in: SheetScope | None = None
        self._resolved: str | None = None
        self._cell: Cell | None = None
        self._definition: Field | Derived | Option | None = None

    def resolve(self, scope: SheetScope) -> str | None:
        """Return the address with its open rows filled in; None if no row is selected."""
        if scope is not self._scope:
            self._scope = scope
            self._resolved = scope.resolve_address(self.address)
            self._cell = scope.cell(self.address)
        return self._resolved

    def read(self, scope: SheetScope, values: Mapping[Cell, Value]) -> None:
        """Take the value from the new values of an edit; from the sheet if there are none, or another row is selected.

        Args:
            scope: The current scope.
            values: Every number that changed since the last reading, with its value; empty to read the sheet.
        """
        if scope is not self._read_in:
            before, self._read_in = self._read_in, scope
            if before is None or scope.sheet is not before.sheet or "[]" in self.address:
                values = NO_VALUES
            self.resolve(scope)
        if not values:
            self.value = None if self._cell is None else scope.sheet.value_at(self._cell)
        elif self._cell is not None and self._cell in values:
            self.value = values[self._cell]

    def text(self, scope: SheetScope) -> str:
        """Return the value as text, without its unit."""
        if self.address.startswith(HEAD):
            return scope.sheet.header(self.address.removeprefix(HEAD))
        if self._cell is None:
            return ""
        definition = self._definition = self._definition or scope.definition(self.address)
        return "" if definition is None else value_text(scope.sheet, definition, self.value)

    def number(self) -> float:
        """Return the value for drawing; 0 if it is undefined."""
        return float(self.value) if isinstance(self.value, int | Fraction) else 0.0

    def edit(self, scope: SheetScope, value: Json) -> Edit | None:
        """Return the edit that writes a value; None if no row is selected."""
        if self.address.startswith(HEAD):
            return SetHeader(self.address.removeprefix(HEAD), value)
        if self.address.startswith(OPTIONS):
            return SetOption(self.address.removeprefix(OPTIONS), value)
        resolved = self.resolve(scope)
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
        self.source = BoundAddress(address)
        """What the widget shows and writes."""
        self.sources = [self.source] if address else []
        """Everything that it reads by an address."""
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
        return tuple(source.address for source in self.sources)

    def add_source(self, address: str) -> BoundAddress:
        """Return one more address that the widget reads; "" for one that it does without."""
        source = BoundAddress(address)
        if address:
            self.sources.append(source)
        return source

    def refresh(self, scope: SheetScope, values: Mapping[Cell, Value] = NO_VALUES) -> bool:
        """Read the values and show them, see `BoundAddress.read`; return whether the widget changed visibly."""
        for source in self.sources:
            source.read(scope, values)
        return self.show(scope)

    @abstractmethod
    def show(self, scope: SheetScope) -> bool:
        """Show the values that were read; return whether the widget changed visibly."""

    def announce(self) -> None:
        """Announce the value to assistive technology, a moment after it is painted."""

    def edit(self, scope: SheetScope, value: Json) -> Edit | None:
        """Return the edit that writes the input; None if no row is selected."""
        return self.source.edit(scope, value)

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
        value = self.source.value if isinstance(definition, Derived) else ""
        if isinstance(value, Fault):
            lines.append(render(value.reason))
        elif value is None and isinstance(definition, Derived) and definition.undefined:
            lines.append(definition.undefined)
        return "\n".join(line for line in lines if line)


def has_frame(widget: QWidget) -> bool:
    """Return whether a frame was created for a widget."""
    return widget.property("_frame") is not None
