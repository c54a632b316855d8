"""Binds a form to an open character by property ``field``: shows values, makes edits.

The binder listens to `OpenCharacter.changed`, refreshes only the widgets of changed addresses (visible ones at once,
the others after a pause), and turns input into edits. Which row is selected, what is highlighted and which inputs are
refused is kept in classes of its own: `RowSelection`, `Flash`, `InputErrors`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QSignalBlocker, QTimer, Signal, Slot
from PySide6.QtWidgets import QLabel, QWidget

from core.character.json_values import Json
from core.character.sheet import Changes
from core.character.violations import Violation
from core.errors import EditError
from core.formula import Cell, Fault, Value
from core.messages import Message
from core.rules.model import Derived, Option
from desktop.sheet.binding import NO_VALUES, Binding, SheetScope
from desktop.sheet.binding_index import BindingIndex
from desktop.sheet.bindings import make_binding
from desktop.sheet.family_binding import FamilyBinding
from desktop.sheet.flash import Flash
from desktop.sheet.input_errors import InputErrors
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.problem_marks import ProblemMarks
from desktop.sheet.row_selection import RowSelection
from desktop.sheet.table_binding import TableBinding
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.family_table import FamilyTable
from desktop.widgets.field_frame import FrameState
from desktop.widgets.row_table import RowTable
from desktop.widgets.violation_line import ViolationLine
from desktop.widgets.violation_note import ViolationNote

PAUSE_MS: Final = 50
"""Pause in the edits, in milliseconds, after which hidden widgets are refreshed."""


@dataclass(slots=True)
class _Waiting:
    """What the next pause refreshes.

    Attributes:
        bindings: Hidden bindings whose values changed.
        silent: Bindings refreshed already, not announced to assistive technology yet.
        tables: Hidden tables whose cells changed.
        cells: The changed cells of hidden tables.
        problems: Whether words of violations may be others.
        counts: Whether the violations of pages are others.
    """

    bindings: set[Binding] = field(default_factory=set)
    silent: set[Binding] = field(default_factory=set)
    tables: set[TableBinding] = field(default_factory=set)
    cells: dict[Cell, None] = field(default_factory=dict)
    problems: bool = False
    counts: bool = False

    def is_any(self) -> bool:
        """Return whether anything waits."""
        return bool(self.bindings or self.silent or self.tables or self.problems or self.counts)


class Binder(QObject):
    """Binds one form to one character, for the lifetime of the form.

    Args:
        form: The form.
        character: The open character.
        widgets: The widgets to bind now; None for all of the form. Those loaded later are given to `bind`.
        flashes: Whether changed numbers are highlighted for a moment.

    Signals:
        explain_requested: The explanation of an address is requested.
        accept_requested: A `Violation` is to be allowed.
        refused: An input is not valid, with the `Message`.
        refusal_cleared: The last refusal, with its `Message`, no longer applies.
        problems_changed: The set of fields with violations changed.
    """

    explain_requested = Signal(str)
    accept_requested = Signal(object)
    refused = Signal(object)
    refusal_cleared = Signal(object)
    problems_changed = Signal()

    def __init__(
        self,
        form: QWidget,
        character: OpenCharacter,
        widgets: Iterable[QWidget] | None = None,
        *,
        flashes: bool = True,
    ) -> None:
        super().__init__(form)
        self._form = form
        self._character = character
        self._index = BindingIndex()
        self._rows = RowSelection(character)
        self._chosen: set[str] = set()
        self._needing: list[QWidget] = []
        self._waiting = _Waiting()
        self._explained = ""
        self._marks = ProblemMarks(form, self._rows.scope)
        self._marks.accept_requested.connect(self.accept_requested)
        self._errors = InputErrors(self, self._marks)
        self._errors.refused.connect(self.refused)
        self._errors.cleared.connect(self.refusal_cleared)
        self._flash = Flash(self, is_on=flashes)
        self._flash.faded.connect(self._on_faded)
        self._catching_up = QTimer(self)
        self._catching_up.setSingleShot(True)
        self._catching_up.setInterval(PAUSE_MS)
        self._catching_up.timeout.connect(self.refresh_hidden)
        self.bind((form, *form.findChildren(QWidget)) if widgets is None else widgets)
        character.changed.connect(self._on_changed)

    @property
    def flashes(self) -> bool:
        """Whether changed numbers are highlighted for a moment."""
        return self._flash.is_on

    @flashes.setter
    def flashes(self, is_on: bool) -> None:
        self._flash.is_on = is_on

    @property
    def violation_note(self) -> ViolationNote:
        """The note shown at fields without a violation line in the form."""
        return self._marks.note

    @Slot()
    def disconnect_character(self) -> None:
        """Disconnect from the character before the form is deleted."""
        self._character.changed.disconnect(self._on_changed)
        for binding in self._index.bindings:
            binding.blockSignals(True)  # the keyboard may still leave a field that is about to go
        self._catching_up.stop()
        self._flash.stop()

    # ------------------------------------------------------------------------------------------------------ joining

    def bind(self, widgets: Iterable[QWidget]) -> None:
        """Bind widgets that were loaded later."""
        bindings, tables = len(self._index.bindings), len(self._index.tables)
        needing = []
        for widget in widgets:
            if widget.property("needs_row"):
                needing.append(widget)
            if isinstance(widget, RowTable):
                self._bind_table(widget)
            elif isinstance(widget, FamilyTable):
                self._bind_family(widget)
            elif isinstance(widget, ViolationLine):
                self._marks.add_line(widget)
            else:
                self._set_labels(widget)
                self._bind_one(widget)
        self._needing += needing
        self._show_new(self._index.bindings[bindings:], self._index.tables[tables:], needing)

    def make_binding(self, widget: QWidget) -> Binding | None:
        """Return the binding of a widget; None if it names no field."""
        return make_binding(widget)

    def make_table(self, widget: RowTable) -> TableBinding:
        """Return the binding of a table."""
        return TableBinding(widget, self._character)

    @Slot(object, object)
    def set_error(self, binding: Binding, message: Message | None) -> None:
        """Show at a field why its input is not valid; None when it is valid again."""
        self._errors.set_error(binding, message)

    def _bind_one(self, widget: QWidget) -> None:
        binding = self.make_binding(widget)
        if binding is None:
            return
        binding.entered.connect(self._on_entered)
        binding.refused.connect(self.set_error)
        binding.left.connect(self._on_left)
        binding.explain_requested.connect(self._on_asked)
        self._index.add(binding)

    def _bind_table(self, widget: RowTable) -> None:
        if not widget.property("field"):
            return
        table = self.make_table(widget)
        self._index.add_table(table)
        table.refused.connect(self._errors.report)
        table.explain_requested.connect(self.explain_requested)
        table.accept_requested.connect(self._on_cell_accepted)
        table.row_selected.connect(self._on_row_chosen)

    def _bind_family(self, widget: FamilyTable) -> None:
        binding = FamilyBinding(widget, self._character)
        self._index.add(binding)
        binding.explain_requested.connect(self.explain_requested)
        binding.model.refused.connect(self._errors.report)
        widget.accept_requested.connect(self._on_family_cell_accepted)

    def _set_labels(self, widget: QWidget) -> None:
        """Set labels, abbreviations and units from the game's data."""
        if not isinstance(widget, QLabel):
            return
        scope = self._rows.scope()
        for name in ("label_of", "abbr_of", "unit_of"):
            address = str(widget.property(name) or "")
            definition = scope.definition(address) if address else None
            if definition is None:
                continue
            label = definition.label
            if not isinstance(definition, Option):
                label = {"label_of": label, "abbr_of": definition.abbr or label, "unit_of": definition.unit}[name]
            widget.setText(label)
            widget.setToolTip(escape_tool_tip(definition.help))

    # ------------------------------------------------------------------------------------------------------ showing

    def _show_new(self, bindings: list[Binding], tables: list[TableBinding], needing: list[QWidget]) -> None:
        """Refresh new bindings, and widgets that depend on the rows of new tables."""
        for table in tables:
            if self._rows.row(table.address) is None:
                self._rows.select(table.address, 0)
        scope = self._rows.scope()
        for binding in bindings:
            self._show_first(binding, scope)
        self._update_new_tables(bindings, tables, scope)
        self._show_row_details(scope, self._needing if tables else needing)
        self._show_new_problems(bindings, tables)

    def _show_first(self, binding: Binding, scope: SheetScope) -> None:
        """Show a binding for the first time, with choices and units of the game."""
        with QSignalBlocker(binding.widget):
            binding.prepare(scope)
        self._refresh(binding, scope)
        widget = binding.widget
        if not widget.toolTip():
            widget.setToolTip(escape_tool_tip(binding.tool_tip(scope)))
        definition = None if not binding.address else scope.definition(binding.address)
        binding.may_be_undefined = isinstance(definition, Derived) and bool(definition.undefined)
        binding.was_undefined = binding.may_be_undefined
        if definition is not None and not widget.accessibleName():
            widget.setAccessibleName(definition.label)
        if self._explained and binding.address and binding.source.resolve(scope) == self._explained:
            binding.set_highlight(FrameState.EXPLAINED, True)

    def _update_new_tables(self, bindings: list[Binding], tables: list[TableBinding], scope: SheetScope) -> None:
        """Give new tables their models, and tell every table whether the form shows details of its rows."""
        added = _addresses(bindings, tables)
        for table in self._index.tables:
            is_new = table in tables
            addresses = _addresses(self._index.bindings, self._index.tables) if is_new else added
            has_details = any(address.startswith(f"{table.address}[]") for address in addresses)
            if is_new:
                table.bind_rows(scope)
            if is_new or has_details:
                table.has_details = table.has_details or has_details
                table.mark(self._rows.row(table.address) or 0)
        for table in tables:
            for binding in self._index.in_rows(table.address):
                if binding not in bindings:
                    self._refresh(binding, scope)

    def _show_row_details(self, scope: SheetScope, needing: Iterable[QWidget]) -> None:
        """Show widgets with ``needs_row`` only if their list has a row."""
        for widget in needing:
            address = scope.resolve_address(str(widget.property("needs_row")))
            is_shown = address is not None and scope.sheet.count(address) > 0
            is_shown = is_shown and (address in self._chosen or not widget.property("needs_choice"))
            if widget.isHidden() is is_shown:  # showing styles and lays out, which new widgets need not yet
                widget.setVisible(is_shown)

    def _refresh(self, binding: Binding, scope: SheetScope) -> None:
        if self._refresh_value(binding, scope):
            binding.announce()

    def _refresh_value(self, binding: Binding, scope: SheetScope, values: Mapping[Cell, Value] = NO_VALUES) -> bool:
        """Refresh the value of a widget, not its tooltip; return whether it changed."""
        if binding.is_typed:
            with QSignalBlocker(binding.widget):
                differs = binding.refresh(scope, values)
        else:
            differs = binding.refresh(scope, values)
        if "[]" in binding.address:
            binding.widget.setEnabled(binding.source.resolve(scope) is not None)
        if differs and binding.may_be_undefined:
            self._set_tool_tip(binding, scope)
        return differs

    @staticmethod
    def _set_tool_tip(binding: Binding, scope: SheetScope) -> None:
        """Set the tooltip: why a number is missing, or nothing."""
        value = binding.source.value
        is_undefined = value is None or isinstance(value, Fault)
        if is_undefined or binding.was_undefined:
            binding.widget.setToolTip(escape_tool_tip(binding.tool_tip(scope)))
        binding.was_undefined = is_undefined

    @Slot(object)
    def _on_changed(self, changes: Changes) -> None:
        self._errors.clear()
        can_wait = self._form.isVisible()
        bindings, tables = self._index.affected(changes)
        moved = bool(tables) and self._update_tables(changes, tables, can_wait=can_wait)
        if moved:
            self._update_rows()
        scope, waiting = self._rows.scope(), self._waiting
        values = changes.values if changes is self._character.latest else NO_VALUES
        differing = []
        for binding in bindings:
            if can_wait and not moved and not binding.is_seen():
                waiting.bindings.add(binding)
            elif self._refresh_value(binding, scope, NO_VALUES if binding in waiting.bindings else values):
                differing.append(binding)
        waiting.silent.update(differing)
        self._flash.replace(differing)
        if changes.violations or changes.resolved or moved or "accepted" in changes.written:
            self._mark_problems(everywhere=bool(moved))
        elif self.problems:
            waiting.problems = True  # at most their words are others now
        if waiting.is_any():
            self._catching_up.start()

    def _update_tables(self, changes: Changes, tables: Iterable[TableBinding], *, can_wait: bool) -> bool:
        """Apply changes to tables; return whether rows were added, removed or moved."""
        has_moved = False
        for table in tables:
            if can_wait and not table.table.isVisible() and not table.is_structure_changed(changes.cells):
                self._waiting.tables.add(table)
                continue
            self._waiting.tables.discard(table)
            has_moved = table.apply_changes(changes.cells, flashes=self.flashes) or has_moved
        if self._waiting.tables:
            self._waiting.cells.update(dict.fromkeys(changes.cells))
        return has_moved

    @Slot()
    def refresh_hidden(self) -> None:
        """Refresh bindings that were hidden when they changed; after a pause, or before they are shown."""
        self._catching_up.stop()
        waiting, self._waiting = self._waiting, _Waiting()
        for binding in waiting.silent:
            binding.announce()
        scope = self._rows.scope()
        for binding in waiting.bindings:
            self._refresh(binding, scope)
        for table in waiting.tables:
            table.apply_changes(waiting.cells, flashes=False)
        if waiting.problems:
            self._mark_problems(everywhere=False)
        if waiting.counts or self._waiting.counts:
            self._emit_problems_changed()

    def _update_rows(self) -> None:
        """Update everything that depends on rows after they were added, removed or moved."""
        for table in self._index.tables:
            position = table.current_position()
            if position < 0:  # another table shows the selected row of the same list
                position = max(0, self._rows.row(table.address) or 0)
            self._rows.select(table.address, position)
            table.bind_rows(self._rows.scope())
            table.mark(self._rows.row(table.address) or 0)
        self._show_row_details(self._rows.scope(), self._needing)

    @Slot(str, int)
    def _on_row_chosen(self, list_key: str, row: int) -> None:
        if row >= 0:
            self._mark_chosen(list_key)
        if row < 0 or self._rows.row(list_key) == row:
            return
        self._character.leave_field()
        self._rows.select(list_key, row)
        for inner in {table.address for table in self._index.tables if table.address.startswith(f"{list_key}[]")}:
            self._rows.select(inner, 0)
        scope = self._rows.scope()
        for table in self._index.tables:
            if table.address == list_key:
                table.mark(row)
            elif table.address.startswith(f"{list_key}[]"):
                table.bind_rows(scope)
        for binding in self._index.in_rows(list_key):
            self._refresh(binding, scope)
        self._show_row_details(scope, self._needing)
        self._show_problems()

    def _mark_chosen(self, list_key: str) -> None:
        """Show the details of rows of a list that are not shown at rest."""
        if list_key not in self._chosen:
            self._chosen.add(list_key)
            self._show_row_details(self._rows.scope(), self._needing)

    @Slot()
    def _on_faded(self) -> None:
        for table in self._index.tables:
            if table.model is not None:
                table.model.end_flash()

    def mark_explained(self, address: str) -> None:
        """Mark the number whose explanation is shown; "" for none."""
        before, self._explained = self._explained, address
        scope = self._rows.scope()
        for binding in self._index.bindings:
            if binding.address and binding.source.resolve(scope) in {before, address}:
                binding.set_highlight(FrameState.EXPLAINED, binding.source.resolve(scope) == address)
        for model in self._index.models():
            model.mark_explained(address)

    def widget_at(self, address: str) -> QWidget | None:
        """Return the widget that shows an address, or the table of its list."""
        return self._index.widget_at(address, self._rows.scope())

    def select_cell(self, address: str) -> None:
        """Make the cell of an address the current one of its table; show the details of a list's rows."""
        list_key, is_in_row, _ = address.partition("[")
        if is_in_row:
            self._mark_chosen(list_key)
            for table in self._index.tables:
                table.select_cell(address)
        family = self._index.family_at(address)
        if family is not None:
            family.select_cell(address)

    def address_with_focus(self) -> str:
        """Return the address of the focused widget; "" for none."""
        return self._index.address_with_focus(self._rows.scope())

    def address_of(self, widget: QWidget) -> str:
        """Return the address that a widget shows; "" for none."""
        return self._index.address_of(widget, self._rows.scope())

    def show_message_at(self, widget: QWidget, message: Message) -> None:
        """Show a message below a widget for some seconds."""
        self._marks.show_message_at(widget, message)

    # ------------------------------------------------------------------------------------------------------- edits

    @Slot(object, object)
    def _on_entered(self, binding: Binding, value: Json) -> None:
        edit = binding.edit(self._rows.scope(), value)
        if edit is None:
            return
        binding.is_echo = True
        try:
            self._character.push(edit, merge=binding.address)
        except EditError as error:
            self._errors.set_error(binding, error.message)
        finally:
            binding.is_echo = False

    @Slot(object)
    def _on_left(self, binding: Binding) -> None:
        self._character.leave_field()
        self._refresh(binding, self._rows.scope())
        self._errors.set_error(binding, None)

    @Slot(str)
    def _on_asked(self, address: str) -> None:
        resolved = self._rows.scope().resolve_address(address)
        if resolved is not None:
            self.explain_requested.emit(resolved)

    # ----------------------------------------------------------------------------------------------------- problems

    @property
    def problems(self) -> Mapping[str, Violation]:
        """Violations that are not accepted, by address; the first of several at one address."""
        return self._marks.problems

    def _show_problems(self) -> None:
        """Mark all violations and report them at once."""
        self._mark_problems(everywhere=True)
        self._emit_problems_changed()

    def _mark_problems(self, *, everywhere: bool) -> None:
        """Mark violations; counts on tabs are updated after a pause, as a new count relays them out.

        Args:
            everywhere: Whether widgets may show other addresses than before; otherwise only fields with new, removed
                or changed violations are updated.
        """
        others = self._marks.update(self._character.sheet)
        if not everywhere and not others:
            return
        for binding in self._index.bindings if everywhere else self._index.at_addresses(others):
            self._marks.mark(binding)
        self._mark_tables(self._index.tables)
        self._marks.fill_lines()
        self._waiting.counts = True

    def _emit_problems_changed(self) -> None:
        self._waiting.counts = False
        self.problems_changed.emit()

    def _show_new_problems(self, bindings: list[Binding], tables: list[TableBinding]) -> None:
        """Mark violations at widgets that were bound last."""
        has_changed = bool(self._marks.update(self._character.sheet))
        for binding in bindings:
            self._marks.mark(binding)
        self._mark_tables(tables)
        self._marks.fill_lines()
        if has_changed:
            self.problems_changed.emit()

    def _mark_tables(self, tables: list[TableBinding]) -> None:
        words = {address: self._marks.violation_text(violation) for address, violation in self.problems.items()}
        for table in tables:
            if table.model is not None:
                table.model.set_problems(words)
        for family in self._index.families:
            family.model.set_problems(words)

    @Slot(QModelIndex)
    def _on_family_cell_accepted(self, index: QModelIndex) -> None:
        family = next((each for each in self._index.families if each.model is index.model()), None)
        if family is not None:
            self._on_cell_accepted(family.model.address(index.row(), index.column()))

    @Slot(str)
    def _on_cell_accepted(self, address: str) -> None:
        violation = self.problems.get(address)
        if violation is not None:
            self.accept_requested.emit(violation)


def _addresses(bindings: list[Binding], tables: list[TableBinding]) -> list[str]:
    return [*(each.address for each in bindings), *(each.address for each in tables)]
