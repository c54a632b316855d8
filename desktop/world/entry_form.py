"""The inputs of an entry of one kind, made from the schema of the kind; bound to one entry after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QMargins, Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from core.messages import shorten
from core.rules.model import Field, FieldType, System
from desktop.address_labels import translate_text
from desktop.definitions import translated
from desktop.sheet.open_character import OpenCharacter
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.card import Card
from desktop.widgets.choices import ChoiceField
from desktop.widgets.field_grid import FieldGrid
from desktop.widgets.inputs import ProseField
from desktop.widgets.problem_line import ProblemLine
from desktop.widgets.reference_picker import ReferencePicker
from desktop.widgets.row_table import RowTable
from desktop.widgets.switch_box import SwitchBox
from desktop.world.entry_binder import EntryBinder, EntryProblem
from desktop.world.entry_inputs import EntryLineField, EntryNumberField
from desktop.world.entry_layout import EntryInput, EntryLayout, RowList, common_title, entry_layout
from desktop.world.entry_names import EntryNames
from desktop.world.entry_rows import REMOVE

_WHOLE: Final = 4
"""Columns of a full row."""
_FEW: Final = 10
"""Members of a family that stand five a row; more stand six a row."""
_PART: Final = 8
"""Short inputs that are made at once."""
_GAP: Final = 16
_CELL: Final = 32
_LONGEST_BACK: Final = 24
"""Letters of a value that the action which goes back to it names."""
_COLUMN_WIDTHS: Final = {FieldType.INT: 44, FieldType.NUMBER: 44, FieldType.BOOL: 44}


class EntryForm(QWidget):
    """The form of one kind, made in parts so that the window answers meanwhile: `make_part` until there is no more.

    Args:
        character: The world.
        system: The game of the world.
        kind: The kind.
        names: The entries of the world.
        parent: Its parent.

    Signals:
        problems_changed: What is wrong in the shown entry is something else.

    Attributes:
        kind: The kind.
        binder: Its binder.
    """

    problems_changed = Signal()

    def __init__(
        self, character: OpenCharacter, system: System, kind: str, names: EntryNames, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.kind = kind
        self._system = system
        self._widgets: list[QWidget] = []
        self._lines: dict[QWidget, Callable[[], ProblemLine]] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(_GAP))
        self._is_locked = character.read_only_reason is not None
        self._bound = 0
        self._building: Iterator[None] = self._build()
        self.binder = EntryBinder(self, character, system, kind, names)
        self.binder.problem_changed.connect(self._on_problem_changed)

    def make_part(self) -> bool:
        """Make the next part and bind it; return whether there is more to make."""
        has_more = next(self._building, self) is None
        new, self._bound = self._widgets[self._bound :], len(self._widgets)
        self.binder.bind(new)
        if self._is_locked:
            lock_inputs(new)
        return has_more

    def complete(self) -> None:
        """Make all parts that are missing."""
        while self.make_part():
            pass

    def add_inputs(self, widgets: Sequence[QWidget], line_of: Callable[[QWidget], ProblemLine]) -> None:
        """Bind inputs that are outside the form, as the name in the head of the entry.

        Args:
            widgets: The inputs, which name their fields.
            line_of: Returns the line for the problem of an input.
        """
        self._lines |= {widget: partial(line_of, widget) for widget in widgets}
        self.binder.bind(widgets)
        if self._is_locked:
            lock_inputs(widgets)

    # ------------------------------------------------------------------------------------------------------ building

    def _build(self) -> Iterator[None]:
        """Build the form; yields after each part."""
        kind = self._system.kinds[self.kind]
        grid = FieldGrid(_WHOLE, self)
        if not kind.is_plain:
            self._add_prose(
                grid, EntryInput("about", Field("about", FieldType.PROSE, "About", "About", "", "", "", ""))
            )
        layout = entry_layout(kind)
        self._column.addWidget(grid)
        yield from self._add_short(grid, layout)
        yield from self._build_rest(layout, self._column)
        self._column.addStretch(1)

    def _build_rest(self, layout: EntryLayout, column: QVBoxLayout) -> Iterator[None]:
        """Build all parts but the short inputs."""
        for family in layout.families:
            column.addWidget(self._family(family.inputs))
            yield
        for rows in layout.lists:
            yield from self._row_list(rows, column)
        pickers = [each for each in layout.texts if each.reference is not None]
        texts = [each for each in layout.texts if each.reference is None]
        for each in pickers:
            column.addWidget(self._picker(each))
            yield
        if texts or layout.prose:
            grid = FieldGrid(_WHOLE, self)
            column.addWidget(grid)
            for each in (*texts, *layout.prose):
                self._add_prose(grid, each)
            yield

    def _definition(self, each: EntryInput) -> Field:
        return translated(self._system, each.field)

    def _address(self, key: str) -> str:
        return f"{self.kind}[].{key}"

    def _bind(self, widget: QWidget, each: EntryInput, line: Callable[[], ProblemLine]) -> None:
        """Let a widget show a field; how it is named for people follows from the field."""
        definition = self._definition(each)
        widget.setObjectName(each.key)
        widget.setProperty("field", self._address(each.key))
        widget.setAccessibleName(definition.label)
        unit = f" ({definition.unit})" if definition.unit else ""
        widget.setToolTip(escape_tool_tip(f"{definition.label}{unit}\n{definition.help}".strip()))
        self._widgets.append(widget)
        self._lines[widget] = line

    def _add_short(self, grid: FieldGrid, layout: EntryLayout) -> Iterator[None]:
        for number, each in enumerate(layout.short, 1):
            widget = self._short_widget(each, grid)
            is_line = self._system.kinds[self.kind].line == each.key
            is_text = each.field.type is FieldType.TEXT
            grid.add(widget, self._definition(each).label, span=_WHOLE if is_line else 1, grows=is_text)
            self._bind(widget, each, lambda grid=grid, widget=widget: grid.line_of(widget))  # type: ignore[misc]
            if number % _PART == 0:
                yield
        yield

    def _short_widget(self, each: EntryInput, parent: QWidget) -> QWidget:
        """Return the input for a short field."""
        definition = self._definition(each)
        if definition.type is FieldType.BOOL:
            return SwitchBox(parent)
        if definition.type is FieldType.CHOICE:
            return ChoiceField(parent)
        if definition.type in {FieldType.INT, FieldType.NUMBER}:
            number = EntryNumberField(parent)
            number.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            number.unit = definition.unit
            return number
        line = EntryLineField(parent)
        line.unit = definition.unit
        kind = self._system.kinds[self.kind]
        if kind.notation and each.key == kind.line:
            line.setPlaceholderText(self._system.notations[kind.notation].example)
        return line

    def _add_prose(self, grid: FieldGrid, each: EntryInput) -> None:
        definition = self._definition(each)
        widget: QWidget
        if definition.type is FieldType.NUMBERS:
            widget = EntryLineField(grid)
        else:
            prose = ProseField(grid)
            prose.setProperty("least_lines", 1)
            widget = prose
        grid.add(widget, definition.label, span=_WHOLE)
        self._bind(widget, each, lambda: grid.line_of(widget))

    def _family(self, inputs: Sequence[EntryInput]) -> QWidget:
        """Return the inputs of a family, each under its abbreviation."""
        definitions = [self._definition(each) for each in inputs]
        holder = QWidget(self)
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        title = common_title([each.label for each in definitions])
        if title:
            heading = QLabel(title, holder)
            heading.setProperty("role", "heading")
            column.addWidget(heading)
        grid = FieldGrid(5 if len(inputs) <= _FEW else 6, holder)
        for each, definition in zip(inputs, definitions, strict=True):
            widget = self._short_widget(each, grid)
            if isinstance(widget, EntryNumberField):
                widget.unit = ""  # it is the same for all of them
            grid.add(widget, definition.abbr or definition.label)
            self._bind(widget, each, lambda widget=widget: grid.line_of(widget))  # type: ignore[misc]
        column.addWidget(grid)
        return holder

    def _card(self, title: str, note: str = "") -> tuple[Card, QVBoxLayout, Callable[[], ProblemLine]]:
        """Return a part with a title, its layout, and what gives the line for its problem."""
        card = Card(self)
        card.setProperty("is_plain", True)
        card.setProperty("title", title)
        card.setProperty("note", note)
        column = QVBoxLayout(card)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        lines: list[ProblemLine] = []

        def line() -> ProblemLine:
            if not lines:
                lines.append(ProblemLine(card))
                column.addWidget(lines[0])
            return lines[0]

        return card, column, line

    def _picker(self, each: EntryInput) -> QWidget:
        definition = self._definition(each)
        card, column, line = self._card(definition.label)
        picker = ReferencePicker(card)
        column.addWidget(picker)
        self._bind(picker, each, line)
        card.setToolTip(escape_tool_tip(definition.help))
        return card

    def _row_list(self, rows: RowList, into: QVBoxLayout) -> Iterator[None]:
        """Build a list as a table, with what belongs to the selected row below it."""
        definition = translated(self._system, rows.field)
        card, column, line = self._card(definition.label)
        table = RowTable(card)
        names = [each.name for each in rows.columns]
        table.setProperty("columns", [*names, REMOVE])
        table.setProperty("row_height", _CELL)
        table.setProperty("edge", 6)
        widths = [f"{each.name}={_COLUMN_WIDTHS.get(each.field.type, 64)}" for each in rows.columns]
        table.setProperty("column_widths", [*widths, f"{REMOVE}=24"])
        words = [each.name for each in rows.columns if each.field.type in {FieldType.TEXT, FieldType.CHOICE}]
        table.setProperty("stretch_column", words[0] if words else names[0])
        row = translate_text(self._system, definition.row_label)
        table.setProperty("empty_text", self.tr("No {row} yet.").format(row=row))
        column.addWidget(table)
        self._bind(table, EntryInput(rows.key, rows.field), line)
        into.addWidget(card)
        yield
        if rows.inner != EntryLayout():
            yield from self._row_details(rows, rows.inner, column)

    def _row_details(self, rows: RowList, inner: EntryLayout, into: QVBoxLayout) -> Iterator[None]:
        """Build the inputs of the selected row of a list, shown where it has one."""
        holder = QWidget(self)
        holder.setProperty("needs_row", self._address(rows.key))
        self._widgets.append(holder)
        into.addWidget(holder)
        column = QVBoxLayout(holder)
        column.setContentsMargins(QMargins(px(20), 0, 0, 0))
        column.setSpacing(px(_GAP))
        if inner.short:
            grid = FieldGrid(_WHOLE, holder)
            column.addWidget(grid)
            yield from self._add_short(grid, inner)
        yield from self._build_rest(inner, column)

    # ------------------------------------------------------------------------------------------------------ problems

    @Slot(object, object)
    def _on_problem_changed(self, widget: QWidget, problem: EntryProblem | None) -> None:
        """Show the problem at a widget in the line under it."""
        make_line = self._lines.get(widget)
        if make_line is None:
            return
        line = make_line()
        line.setProperty("of", widget.objectName())
        action = ""
        if problem is not None and problem.back is not None:
            back = shorten(problem.back_text, _LONGEST_BACK)
            action = self.tr("Back to {value}").format(value=back) if back else self.tr("Clear the field")
        if not line.property("is_joined"):
            line.setProperty("is_joined", True)
            line.action_requested.connect(lambda: self.binder.go_back(widget))
        line.show_problem("" if problem is None else problem.sentence, action)
        self.problems_changed.emit()


def lock_inputs(widgets: Iterable[QWidget]) -> None:
    """Let inputs show what they have, and change nothing: the world can only be read."""
    for widget in widgets:
        if isinstance(widget, QLineEdit | QPlainTextEdit):
            widget.setReadOnly(True)
        elif isinstance(widget, ReferencePicker):
            widget.lock()
        elif isinstance(widget, QComboBox | QCheckBox):
            widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
