"""Binds the form of an entry to the row of a world: one entry at a time, other ones of its kind with the same widgets.

Problems come from two sides: what a field cannot hold is known here, at once; what else is wrong (bounds, references,
checks of the game) is given by `EntryBinder.show_problems`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from core.character.address import UID_KEY
from core.character.edits import Edit
from core.character.field_values import WrongTypeError
from core.character.json_values import ABSENT, Absent, Json
from core.character.shape import InputNode, shape_of
from core.character.sheet import Changes
from core.content.value_check import check_value, find_line_error
from core.content.world_inputs import value_edit
from core.errors import EditError, NotationError
from core.messages import Message
from core.rules.model import SettingReference, System
from desktop.messages import render
from desktop.numerals import value_text, with_minus
from desktop.sheet.binder import Binder
from desktop.sheet.binding import Binding, class_key
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.table_binding import TableBinding
from desktop.widgets.field_frame import FrameState
from desktop.widgets.reference_picker import ReferencePicker
from desktop.widgets.row_table import RowTable
from desktop.world.entry_inputs import ReferenceBinding, make_entry_binding
from desktop.world.entry_names import EntryNames
from desktop.world.entry_rows import EntryRowModel, EntryTableBinding


class EntryProblem(NamedTuple):
    """What is wrong at one place of an entry.

    Attributes:
        address: The place, rows by position: ``weapons[2].special_dice``.
        sentence: What is wrong.
        back: The edit that goes back to a sound value; None if there is none.
        back_text: That value for people; "" where it is empty.
    """

    address: str
    sentence: str
    back: Edit | None = None
    back_text: str = ""


class EntryBinder(Binder):
    """Binds one form to the entries of one kind.

    Args:
        form: The form.
        character: The world.
        system: The game of the world.
        kind: The kind.
        names: The entries of the world.

    Signals:
        problem_changed: The problem at a widget is another one: the widget, and its `EntryProblem` or None.
        go_to_requested: The entry that a reference names is to be opened: kind and position.
        entry_moved: The shown entry has another position; -1 if it is gone.
    """

    problem_changed = Signal(object, object)
    go_to_requested = Signal(str, int)
    entry_moved = Signal(int)

    def __init__(self, form: QWidget, character: OpenCharacter, system: System, kind: str, names: EntryNames) -> None:
        self._system = system
        self._kind = system.kinds[kind]
        self._names = names
        self._uid = ""
        self._given: dict[str, EntryProblem] = {}
        self._last_sound: Mapping[str, Mapping[str, Json]] = {}
        self._typing: dict[Binding, Message] = {}
        self._typed_into: set[str] = set()
        self._sound: dict[str, tuple[Json | Absent, str]] = {}
        self._shown: dict[Binding, EntryProblem] = {}
        self._tables: list[EntryTableBinding] = []
        self._references = {each.path.removesuffix("[]"): each for each in self._kind.references}
        super().__init__(form, character, (), flashes=False)

    # ------------------------------------------------------------------------------------------------------ joining

    def check(self, address: str, value: Json) -> None:
        """Refuse a value that the field of an address cannot hold.

        Raises:
            EditError: It says what the field takes.
        """
        check_value(self._system, self._kind, self._key(address), value)

    def find_error(self, address: str, value: Json) -> NotationError | None:
        """Return why a line of notation cannot be read; None if it can, or is none."""
        return find_line_error(self._system, self._kind, self._key(address), value)

    def _key(self, address: str) -> str:
        """Return the key within the entry."""
        return class_key(address).removeprefix(f"{self._kind.key}[].")

    def make_binding(self, widget: QWidget) -> Binding | None:
        """Return the binding of a widget; None if it names no field."""
        address = str(widget.property("field") or "")
        if not address:
            return None
        if isinstance(widget, ReferencePicker):
            reference = self._references[self._key(address)]
            binding = ReferenceBinding(widget, address, reference, self._names)
            widget.go_to_requested.connect(self._go_to_by(reference))
            return binding
        return make_entry_binding(widget, address, self.check, self.find_error)

    def make_table(self, widget: RowTable) -> TableBinding:
        """Return the binding of a table."""
        begin = f"{self._key(str(widget.property('field')))}[]."
        columns = {key.removeprefix(begin): each for key, each in self._references.items() if key.startswith(begin)}
        table = EntryTableBinding(widget, self._character, columns, self._names, self.check)
        self._tables.append(table)
        return table

    def _go_to_by(self, reference: SettingReference) -> Callable[[str], None]:
        def go_to(value: str) -> None:
            position = self._names.position(self._character.sheet, reference, value)
            if position >= 0:
                self.go_to_requested.emit(reference.kind, position)

        return go_to

    # ------------------------------------------------------------------------------------------------------- entries

    @property
    def position(self) -> int:
        """Position of the shown entry; -1 for none."""
        found = self._rows.row(self._kind.key)
        return -1 if found is None else found

    def select_entry(self, position: int) -> None:
        """Show another entry of the kind; -1 for none."""
        self.keep_unread()
        self._character.leave_field()
        self._uid = self._uid_at(position)
        self._rows.select(self._kind.key, position)
        self._typing.clear()
        self._sound.clear()
        self._typed_into.clear()
        self._show_entry()

    def _show_entry(self) -> None:
        """Show the selected row in all widgets."""
        for table in self._index.tables:
            self._rows.select(table.address, 0)
        scope = self._rows.scope()
        for table in self._index.tables:
            table.bind_rows(scope)
            table.mark(0)
        for binding in self._index.bindings:
            self._refresh_value(binding, scope)
        self._show_row_details(scope, self._needing)
        self._mark_all()

    def keep_unread(self) -> None:
        """Write what was typed last though it cannot be read."""
        for binding in list(self._typing):
            keep = getattr(binding, "keep_unread", None)
            if keep is not None:
                keep()

    def _uid_at(self, position: int) -> str:
        rows = self._character.sheet.rows(self._kind.key)
        return str(rows[position].get(UID_KEY) or "") if 0 <= position < len(rows) else ""

    @Slot(object)
    def _on_changed(self, changes: Changes) -> None:
        has_moved = any(key == self._kind.key for key, _ in changes.cells)
        if has_moved:
            self._follow()
        super()._on_changed(changes)
        if has_moved:
            self._show_again()
        elif any(address.startswith(self._kind.key) for address in changes.written):
            self._refresh_aside()
        if any(each.kind == key for key, _ in changes.cells for each in self._references.values()):
            self._refresh_references()

    def _follow(self) -> None:
        """Find the shown entry again after entries were added, removed or moved."""
        rows = self._character.sheet.rows(self._kind.key)
        places = (place for place, row in enumerate(rows) if self._uid and row.get(UID_KEY) == self._uid)
        position = next(places, -1)
        if position != self.position:
            self._rows.select(self._kind.key, position)
            self.entry_moved.emit(position)

    def _show_again(self) -> None:
        scope = self._rows.scope()
        for table in self._index.tables:
            table.bind_rows(scope)
        for binding in self._index.bindings:
            self._refresh_value(binding, scope)

    def _refresh_aside(self) -> None:
        """Show again what stands for values that cannot be read: no number changes with it."""
        scope = self._rows.scope()
        for binding in self._index.bindings:
            aside = getattr(binding, "aside", None)
            if aside is not None and (aside(scope) is not None or binding in self._shown):
                self._refresh_value(binding, scope)
                self._mark(binding)
        for table in self._tables:
            if isinstance(table.model, EntryRowModel):
                table.model.show_again()

    def _refresh_references(self) -> None:
        scope = self._rows.scope()
        for binding in self._index.bindings:
            if isinstance(binding, ReferenceBinding):
                self._refresh_value(binding, scope)

    # ------------------------------------------------------------------------------------------------------ problems

    def show_problems(
        self, problems: Iterable[EntryProblem], last_sound: Mapping[str, Mapping[str, Json]] | None = None
    ) -> None:
        """Show what is wrong, beside what a field cannot hold; the first one at each address.

        Args:
            problems: What is wrong.
            last_sound: The last sound row of entries with a problem, by uid.
        """
        self._last_sound = last_sound or {}
        self._given = {}
        for problem in problems:
            self._given.setdefault(problem.address, problem)
        self._mark_all()

    def unplaced(self, problems: Iterable[EntryProblem]) -> list[EntryProblem]:
        """Return the problems that have no input or cell of their own: those of the whole entry above all."""
        scope = self._rows.scope()
        places = {binding.source.resolve(scope) for binding in self._index.bindings}
        tables = [table.model for table in self._index.tables if table.model is not None]
        return [
            each
            for each in problems
            if each.address not in places and all(table.cell_of(each.address) is None for table in tables)
        ]

    def _mark_all(self) -> None:
        for binding in self._index.bindings:
            self._mark(binding)
        self._mark_tables(self._index.tables)

    def _mark_tables(self, tables: list[TableBinding]) -> None:
        """Mark the cells of tables that have a problem."""
        sentences: Mapping[str, str] = {address: each.sentence for address, each in self._given.items()}
        for table in tables:
            if table.model is not None:
                table.model.set_problems(sentences)

    def _mark(self, binding: Binding) -> None:
        problem = self._problem_of(binding)
        if problem == self._shown.get(binding):
            return
        if problem is None:
            del self._shown[binding]
        else:
            self._shown[binding] = problem
        binding.set_highlight(FrameState.VIOLATION, problem is not None)
        binding.widget.setAccessibleDescription("" if problem is None else problem.sentence)
        self.problem_changed.emit(binding.widget, problem)

    def _problem_of(self, binding: Binding) -> EntryProblem | None:
        """Return the problem at a widget: that of what is typed, of what is set aside, or one that was given."""
        scope = self._rows.scope()
        address = binding.source.resolve(scope)
        if address is None:
            return None
        given = self._given.get(address)
        message = self._typing.get(binding)
        if message is None:
            aside = getattr(binding, "aside", None)
            text = None if aside is None else aside(scope)
            message = self._line_error(address) if text is None else self._why_unread(binding, text)
        if message is None and given is None:
            return None
        sentence = given.sentence if message is None and given is not None else ""
        if message is not None:
            sentence = with_minus(render(message, self._system.id))
        back, back_text = (None, "") if given is None else (given.back, given.back_text)
        sound = self._sound.get(address) or self._sound_before(binding, address)
        if back is None and sound is not None:
            value, text = sound
            if message is not None or value != self._character.sheet.stored(address):
                back, back_text = value_edit(self._character.sheet, address, value), text
        return EntryProblem(address, sentence, back, back_text)

    def _sound_before(self, binding: Binding, address: str) -> tuple[Json | Absent, str] | None:
        """Return what a field had in the last sound text of the entry, stored and for people; None if there is none."""
        row = self._last_sound.get(self._uid)
        node = shape_of(self._character.sheet.system).nodes.get(class_key(address))
        if row is None or not isinstance(node, InputNode):
            return None
        now = self._character.sheet.stored(address.partition(".")[0])
        value = _find_value(row, now, address.partition(".")[2])
        try:
            shown = node.default if isinstance(value, Absent) else node.convert(value)
        except WrongTypeError:
            return None
        return value, value_text(self._character.sheet, node.field, shown)

    def _line_error(self, address: str) -> Message | None:
        """Return why the line of notation at an address cannot be read; None if it can, or is none."""
        if not self._kind.notation or self._key(address) != self._kind.line:
            return None
        value = self._character.sheet.value(address)
        error = self.find_error(address, value) if isinstance(value, str) else None
        return None if error is None else error.message

    def _why_unread(self, binding: Binding, text: str) -> Message:
        """Return why a text that is set aside is no value of its field."""
        why = getattr(binding, "why_unread", None)
        message = None if why is None else why(text)
        return message or Message("no_value", "“{text}” is no value of this field.", {"text": text})

    @Slot(object, object)
    def set_error(self, binding: Binding, message: Message | None) -> None:
        """Show under a field why what is typed is no value; None when it is one."""
        binding.is_refused = message is not None
        if message is None:
            self._typing.pop(binding, None)
        else:
            self._remember_sound(binding)
            self._typing[binding] = message
        self._mark(binding)

    def _remember_sound(self, binding: Binding) -> None:
        """Remember the value of a field before it is typed into, unless it has a problem, to go back to it."""
        scope = self._rows.scope()
        address = binding.source.resolve(scope)
        if address is None or address in self._typed_into:
            return
        self._typed_into.add(address)
        if binding not in self._shown:
            self._sound[address] = self._character.sheet.stored(address), binding.source.text(scope)

    @Slot(object, object)
    def _on_entered(self, binding: Binding, value: Json) -> None:
        self._remember_sound(binding)
        super()._on_entered(binding, value)
        if self._kind.notation:
            self._mark(binding)

    @Slot(object)
    def _on_left(self, binding: Binding) -> None:
        self._typing.pop(binding, None)
        super()._on_left(binding)
        self._typed_into.discard(binding.source.resolve(self._rows.scope()) or "")
        self._mark(binding)

    def go_back(self, widget: QWidget) -> None:
        """Write the sound value that the problem at a widget names."""
        binding = next((each for each in self._index.bindings if each.widget is widget), None)
        problem = None if binding is None else self._problem_of(binding)
        if binding is None or problem is None or problem.back is None:
            return
        self._typing.pop(binding, None)
        drop = getattr(binding, "drop_unread", None)
        if drop is not None:
            drop()
        try:
            self._character.leave_field()
            self._character.push(problem.back)
        except EditError as error:  # the library can only be read
            self.refused.emit(error.message)
            return
        self._given.pop(problem.address, None)  # until the next check says otherwise
        self._refresh_value(binding, self._rows.scope())
        self._mark(binding)


def _find_value(row: Json | Absent, like: Json | Absent, key: str) -> Json | Absent:
    """Return the value at a key of another state of a row, inner rows by their uids; ABSENT if there is none.

    Args:
        row: The other state.
        like: The row whose key it is.
        key: ``special_dice``, ``types[0].cost``.
    """
    for step in key.split("."):
        name, _, place = step.partition("[")
        row = row.get(name, ABSENT) if isinstance(row, Mapping) else ABSENT
        like = like.get(name, ABSENT) if isinstance(like, Mapping) else ABSENT
        if place:
            position = int(place[:-1])
            like = like[position] if isinstance(like, list) and position < len(like) else ABSENT
            uid = like.get(UID_KEY) if isinstance(like, Mapping) else None
            rows = row if isinstance(row, list) else []
            row = next((each for each in rows if isinstance(each, Mapping) and each.get(UID_KEY) == uid), ABSENT)
    return row
