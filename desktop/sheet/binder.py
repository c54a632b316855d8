"""Data binding between a form and an open character, by the widgets' property ``field``.

The binder listens to `OpenCharacter.changed`, refreshes only the widgets of changed addresses (visible ones at once,
the others after a pause), turns input into edits, and shows refusals and violations at their fields.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import itemgetter
from typing import Final

from PySide6.QtCore import QObject, QSignalBlocker, QTimer, Signal, Slot
from PySide6.QtWidgets import QLabel, QWidget

from core.character import Changes, Json, Violation
from core.errors import EditError
from core.formula import Cell, Fault
from core.messages import Message
from core.rules import Derived, Option
from desktop.sheet.binding import HEAD, Binding, SheetScope, class_key
from desktop.sheet.bindings import make_binding
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.problem_marks import ProblemMarks
from desktop.sheet.table_binding import TableBinding
from desktop.tool_tips import escape_tool_tip
from desktop.widgets import FrameState, RowTable, ViolationLine, ViolationNote

FLASH_MS: Final = 600
PAUSE_MS: Final = 50
"""Pause in the edits, in milliseconds, after which hidden widgets are refreshed."""

_KEY: Final = itemgetter(0)
_Affected = tuple[dict[Binding, None], dict[TableBinding, None]]
"""Bindings and tables that an edit affects, each once."""

_HEAD_KEYS: Final = frozenset({"name", "player", "campaign", "notes", "tags", "portrait"})


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

    Attributes:
        flashes: As above; may be changed.
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
        self.flashes = flashes
        self._form = form
        self._character = character
        self._chosen: dict[str, int] = {}
        self._seen_last: SheetScope | None = None
        self._bindings: list[Binding] = []
        self._tables: list[TableBinding] = []
        self._tables_by_list: dict[str, list[TableBinding]] = {}
        self._needing: list[QWidget] = []
        self._by_key: dict[str, list[Binding]] = {}
        self._readers: dict[str, _Affected] = {}
        self._last: tuple[tuple[object, ...], _Affected] = (), ({}, {})
        self._lit: list[Binding] = []
        self._late: set[Binding] = set()
        self._unsaid: set[Binding] = set()
        self._has_late_problems = False
        self._are_counted = True
        self._late_tables: set[TableBinding] = set()
        self._late_cells: dict[Cell, None] = {}
        self._explained = ""
        self._told: Message | None = None
        self._marks = ProblemMarks(form, self._scope)
        self._marks.accept_requested.connect(self.accept_requested)
        self._fade = QTimer(self)
        self._fade.setSingleShot(True)
        self._fade.setInterval(FLASH_MS)
        self._fade.timeout.connect(self._on_faded)
        self._catching_up = QTimer(self)
        self._catching_up.setSingleShot(True)
        self._catching_up.setInterval(PAUSE_MS)
        self._catching_up.timeout.connect(self.refresh_hidden)
        self.bind((form, *form.findChildren(QWidget)) if widgets is None else widgets)
        character.changed.connect(self._on_changed)

    @property
    def violation_note(self) -> ViolationNote:
        """The note shown at fields without a violation line in the form."""
        return self._marks.note

    @Slot()
    def disconnect_character(self) -> None:
        """Disconnect from the character before the form is deleted."""
        self._character.changed.disconnect(self._on_changed)
        for binding in self._bindings:
            binding.blockSignals(True)  # the keyboard may still leave a field that is about to go
        self._catching_up.stop()
        self._fade.stop()

    # ------------------------------------------------------------------------------------------------------ joining

    def bind(self, widgets: Iterable[QWidget]) -> None:
        """Bind widgets that were loaded later."""
        bindings, tables = len(self._bindings), len(self._tables)
        self._readers.clear()
        self._last = (), ({}, {})
        needing = []
        for widget in widgets:
            if widget.property("needs_row"):
                needing.append(widget)
            if isinstance(widget, RowTable):
                self._bind_table(widget)
            elif isinstance(widget, ViolationLine):
                self._marks.add_line(widget)
            else:
                self._set_labels(widget)
                self._bind_one(widget)
        self._needing += needing
        self._show_new(self._bindings[bindings:], self._tables[tables:], needing)

    def _bind_one(self, widget: QWidget) -> None:
        binding = make_binding(widget)
        if binding is None:
            return
        self._bindings.append(binding)
        binding.entered.connect(self._on_entered)
        binding.refused.connect(self._refuse)
        binding.left.connect(self._on_left)
        binding.explain_requested.connect(self._on_asked)
        for address in binding.addresses():
            key = class_key(address)
            self._by_key.setdefault(key, []).append(binding)
            if "[]" in key:
                self._by_key.setdefault(key.partition("[]")[0], []).append(binding)

    def _bind_table(self, widget: RowTable) -> None:
        if not widget.property("field"):
            return
        table = TableBinding(widget, self._character)
        self._tables.append(table)
        self._tables_by_list.setdefault(table.address.partition("[]")[0], []).append(table)
        table.refused.connect(self._report_refusal)
        table.explain_requested.connect(self.explain_requested)
        table.accept_requested.connect(self._on_cell_accepted)
        table.row_selected.connect(self._on_row_chosen)

    def _set_labels(self, widget: QWidget) -> None:
        """Set labels, abbreviations and units from the game's data."""
        if not isinstance(widget, QLabel):
            return
        scope = self._scope()
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

    def _scope(self) -> SheetScope:
        """Return the current scope, cached until rows move, the selection changes or the sheet is reloaded."""
        sheet = self._character.sheet
        if self._seen_last is None or self._seen_last.sheet is not sheet:
            self._seen_last = SheetScope(sheet, self._chosen)
        return self._seen_last

    def _select_row(self, list_key: str, row: int) -> None:
        """Select a row of a list."""
        self._chosen[list_key] = row
        self._seen_last = None

    # ------------------------------------------------------------------------------------------------------ showing

    def _show_new(self, bindings: list[Binding], tables: list[TableBinding], needing: list[QWidget]) -> None:
        """Refresh new bindings, and widgets that depend on the rows of new tables."""
        for table in tables:
            if table.address not in self._chosen:
                self._select_row(table.address, 0)
        scope = self._scope()
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
        if self._explained and binding.address and scope.resolve_address(binding.address) == self._explained:
            binding.set_highlight(FrameState.EXPLAINED, True)

    def _update_new_tables(self, bindings: list[Binding], tables: list[TableBinding], scope: SheetScope) -> None:
        """Give new tables their models, and tell every table whether the form shows details of its rows."""
        added = _addresses(bindings, tables)
        for table in self._tables:
            is_new = table in tables
            addresses = _addresses(self._bindings, self._tables) if is_new else added
            has_details = any(address.startswith(f"{table.address}[]") for address in addresses)
            if is_new:
                table.bind_rows(scope)
            if is_new or has_details:
                table.has_details = table.has_details or has_details
                table.mark(self._chosen[table.address])
        for table in tables:
            for binding in self._bindings:
                if binding.address.startswith(f"{table.address}[]") and binding not in bindings:
                    self._refresh(binding, scope)

    def _show_row_details(self, scope: SheetScope, needing: Iterable[QWidget]) -> None:
        """Show widgets with ``needs_row`` only if their list has a row."""
        for widget in needing:
            address = scope.resolve_address(str(widget.property("needs_row")))
            widget.setVisible(address is not None and scope.sheet.count(address) > 0)

    def _refresh(self, binding: Binding, scope: SheetScope) -> None:
        if self._refresh_value(binding, scope):
            binding.announce()

    def _refresh_value(self, binding: Binding, scope: SheetScope) -> bool:
        """Refresh the value of a widget, not its tooltip; return whether it changed."""
        if binding.is_typed:
            with QSignalBlocker(binding.widget):
                differs = binding.show(scope)
        else:
            differs = binding.show(scope)
        if "[]" in binding.address:
            binding.widget.setEnabled(scope.resolve_address(binding.address) is not None)
        if differs and binding.may_be_undefined:
            self._set_tool_tip(binding, scope)
        return differs

    @staticmethod
    def _set_tool_tip(binding: Binding, scope: SheetScope) -> None:
        """Set the tooltip: why a number is missing, or nothing."""
        value = scope.value(binding.address)
        is_undefined = value is None or isinstance(value, Fault)
        if is_undefined or binding.was_undefined:
            binding.widget.setToolTip(escape_tool_tip(binding.tool_tip(scope)))
        binding.was_undefined = is_undefined

    @Slot(object)
    def _on_changed(self, changes: Changes) -> None:
        self._clear_refusal()
        can_wait = self._form.isVisible()
        bindings, tables = self._affected(changes)
        moved = bool(tables) and self._update_tables(changes, tables, can_wait=can_wait)
        if moved:
            self._update_rows()
        scope = self._scope()
        self._end_flash()
        late, unsaid, flashes = self._late, self._unsaid, self.flashes
        for binding in bindings:
            if can_wait and not binding.is_seen():
                late.add(binding)
            elif self._refresh_value(binding, scope):
                unsaid.add(binding)
                if flashes:
                    binding.set_highlight(FrameState.FLASH, True)
                    self._lit.append(binding)
        if changes.violations or changes.resolved or moved or "accepted" in changes.written:
            self._mark_problems(everywhere=bool(moved))
        elif self.problems:
            self._has_late_problems = True  # at most their words are others now
        if late or unsaid or self._late_tables or self._has_late_problems or not self._are_counted:
            self._catching_up.start()
        if self.flashes:
            self._fade.start()

    def _update_tables(self, changes: Changes, tables: Iterable[TableBinding], *, can_wait: bool) -> bool:
        """Apply changes to tables; return whether rows were added, removed or moved."""
        has_moved = False
        for table in tables:
            if can_wait and not table.table.isVisible() and not table.is_structure_changed(changes.cells):
                self._late_tables.add(table)
                continue
            self._late_tables.discard(table)
            has_moved = table.apply_changes(changes.cells, flashes=self.flashes) or has_moved
        if self._late_tables:
            self._late_cells.update(dict.fromkeys(changes.cells))
        return has_moved

    @Slot()
    def refresh_hidden(self) -> None:
        """Refresh bindings that were hidden when they changed; after a pause, or before they are shown."""
        self._catching_up.stop()
        unsaid, self._unsaid = self._unsaid, set()
        for binding in unsaid:
            binding.announce()
        bindings, self._late = self._late, set()
        tables, self._late_tables = self._late_tables, set()
        cells, self._late_cells = self._late_cells, {}
        scope = self._scope()
        for binding in bindings:
            self._refresh(binding, scope)
        for table in tables:
            table.apply_changes(cells, flashes=False)
        if self._has_late_problems:
            self._has_late_problems = False
            self._mark_problems(everywhere=False)
        self._emit_problems_changed()

    def _affected(self, changes: Changes) -> _Affected:
        """Return bindings and tables that an edit affects; cached, as continued typing changes the same numbers."""
        keys = changes.written, *map(_KEY, changes.cells)
        last, answer = self._last
        if keys != last:
            answer = self._find_affected(changes)
            self._last = keys, answer
        return answer

    def _find_affected(self, changes: Changes) -> _Affected:
        bindings: dict[Binding, None] = {}
        tables: dict[TableBinding, None] = {}
        for key in dict.fromkeys(map(_KEY, changes.cells)):
            some, others = self._readers.get(key) or self._readers_of_key(key)
            bindings.update(some)
            tables.update(others)
        for address in changes.written:
            if address in _HEAD_KEYS:
                bindings.update(dict.fromkeys(self._by_key.get(HEAD + address, ())))
            elif address.startswith("house_rules."):
                bindings.update(dict.fromkeys(self._bindings))
            elif address.startswith("options."):
                bindings.update(dict.fromkeys(self._by_key.get(address, ())))
        return bindings, tables

    def _readers_of_key(self, key: str) -> _Affected:
        """Return the bindings that read a key, or any key of its row, and the tables of its list."""
        row = f"{key.rpartition('[]')[0]}[]." if "[]" in key else key
        bindings = dict.fromkeys((*self._by_key.get(key, ()), *self._by_key.get(row, ())))
        tables = dict.fromkeys(self._tables_by_list.get(key.partition("[]")[0], ()))
        self._readers[key] = bindings, tables
        return bindings, tables

    def _update_rows(self) -> None:
        """Update everything that depends on rows after they were added, removed or moved."""
        for table in self._tables:
            self._select_row(table.address, max(0, table.table.current_row()))
            table.bind_rows(self._scope())
            table.mark(self._chosen[table.address])
        self._show_row_details(self._scope(), self._needing)

    @Slot(str, int)
    def _on_row_chosen(self, list_key: str, row: int) -> None:
        if row < 0 or self._chosen.get(list_key) == row:
            return
        self._character.leave_field()
        self._select_row(list_key, row)
        for inner in {table.address for table in self._tables if table.address.startswith(f"{list_key}[]")}:
            self._select_row(inner, 0)
        scope = self._scope()
        for table in self._tables:
            if table.address == list_key:
                table.mark(row)
            elif table.address.startswith(f"{list_key}[]"):
                table.bind_rows(scope)
        for binding in self._bindings:
            if binding.address.startswith(f"{list_key}[]"):
                self._refresh(binding, scope)
        self._show_row_details(scope, self._needing)
        self._show_problems()

    def _end_flash(self) -> None:
        for binding in self._lit:
            binding.set_highlight(FrameState.FLASH, False)
        self._lit.clear()

    @Slot()
    def _on_faded(self) -> None:
        self._end_flash()
        for table in self._tables:
            if table.model is not None:
                table.model.end_flash()

    def mark_explained(self, address: str) -> None:
        """Mark the number whose explanation is shown; "" for none."""
        before, self._explained = self._explained, address
        scope = self._scope()
        for binding in self._bindings:
            if binding.address and scope.resolve_address(binding.address) in {before, address}:
                binding.set_highlight(FrameState.EXPLAINED, scope.resolve_address(binding.address) == address)
        for table in self._tables:
            if table.model is not None:
                table.model.mark_explained(address)

    def widget_at(self, address: str) -> QWidget | None:
        """Return the widget that shows an address, or the table of its list."""
        scope = self._scope()
        for binding in self._bindings:
            if binding.address and scope.resolve_address(binding.address) == address:
                return binding.widget
        key = class_key(address)
        for binding in self._bindings:
            if binding.address and class_key(binding.address) == key:
                return binding.widget
        while key:
            for table in self._tables:
                if table.address == key:
                    return table.table
            key = key.rpartition("[]")[0]
        return None

    def address_with_focus(self) -> str:
        """Return the address of the focused widget; "" for none."""
        scope = self._scope()
        for binding in self._bindings:
            if binding.address and binding.widget.hasFocus():
                return scope.resolve_address(binding.address) or ""
        for table in self._tables:
            if table.table.view.hasFocus():
                return table.current_address()
        return ""

    def address_of(self, widget: QWidget) -> str:
        """Return the address that a widget shows; "" for none."""
        scope = self._scope()
        addresses = (each.address for each in self._bindings if each.address and each.widget is widget)
        return next((scope.resolve_address(address) or "" for address in addresses), "")

    def show_message_at(self, widget: QWidget, message: Message) -> None:
        """Show a message below a widget for some seconds."""
        self._marks.show_message_at(widget, message)

    # ------------------------------------------------------------------------------------------------------- edits

    @Slot(object, object)
    def _on_entered(self, binding: Binding, value: Json) -> None:
        edit = binding.edit(self._scope(), value)
        if edit is None:
            return
        binding.is_echo = True
        try:
            self._character.push(edit, merge=binding.address)
        except EditError as error:
            self._refuse(binding, error.message)
        finally:
            binding.is_echo = False

    @Slot(object, object)
    def _refuse(self, binding: Binding, message: Message | None) -> None:
        """Show at the field why its input is not valid; nothing was written."""
        was_refused, binding.is_refused = binding.is_refused, message is not None
        self._marks.refuse(binding, message)
        if message is not None:
            self._report_refusal(message)
        elif was_refused:
            self._clear_refusal()

    @Slot(object)
    def _report_refusal(self, message: Message) -> None:
        """Report a refusal until the input is valid or the field loses focus."""
        self._told = message
        self.refused.emit(message)

    def _clear_refusal(self) -> None:
        """Report that the last refusal no longer applies."""
        if self._told is not None:
            message, self._told = self._told, None
            self.refusal_cleared.emit(message)

    @Slot(object)
    def _on_left(self, binding: Binding) -> None:
        self._character.leave_field()
        self._refresh(binding, self._scope())
        self._refuse(binding, None)

    @Slot(str)
    def _on_asked(self, address: str) -> None:
        resolved = self._scope().resolve_address(address)
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
        keys = {class_key(address) for address in others}
        for binding in self._bindings if everywhere else [each for key in keys for each in self._by_key.get(key, ())]:
            self._marks.mark(binding)
        self._mark_tables(self._tables)
        self._marks.fill_lines()
        self._are_counted = False

    def _emit_problems_changed(self) -> None:
        if not self._are_counted:
            self._are_counted = True
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

    @Slot(str)
    def _on_cell_accepted(self, address: str) -> None:
        violation = self.problems.get(address)
        if violation is not None:
            self.accept_requested.emit(violation)


def _addresses(bindings: list[Binding], tables: list[TableBinding]) -> list[str]:
    return [*(each.address for each in bindings), *(each.address for each in tables)]
