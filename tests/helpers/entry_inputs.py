"""Finds the inputs of an entry of a world, and changes what they show as a person would."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPlainTextEdit, QWidget

from core.character.json_values import Json
from core.rules.model import FieldType, SettingKind
from desktop.sheet.open_character import OpenCharacter
from desktop.widgets.cells import CellKind, CellRole
from desktop.widgets.reference_picker import ReferencePicker
from desktop.widgets.row_table import RowTable
from desktop.world.entry_panel import EntryPanel
from desktop.world.entry_rows import REMOVE


def entry_inputs(panel: EntryPanel) -> list[QWidget]:
    """Return the inputs of the shown entry that show a field."""
    form = panel.form
    assert form is not None
    return [each for each in form.findChildren(QWidget) if each.property("field")]


def head_input(panel: EntryPanel, name: str) -> QLineEdit | None:
    """Return the input ``entry_name`` or ``entry_id`` of the shown entry; None if its kind has none."""
    found = panel.findChildren(QLineEdit, name)
    return next((each for each in found if each.isVisibleTo(panel)), None)


def input_key(widget: QWidget) -> str:
    """Return the key within the entry of what an input shows: ``weight_lb``, ``types[].cost``."""
    return str(widget.property("field")).partition("[].")[2]


def type_into(line: QLineEdit, text: str) -> None:
    """Type a text in the place of what a line has."""
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, text)


def edit_input(widget: QWidget, world: OpenCharacter) -> bool:
    """Change what an input shows; return whether it is one that can be changed."""
    if isinstance(widget, QLineEdit):
        type_into(widget, "7" if widget.text() != "7" else "8")
    elif isinstance(widget, QPlainTextEdit):
        widget.setFocus()
        QTest.keyClicks(widget, "seven")
    elif isinstance(widget, QCheckBox):
        widget.click()
    elif isinstance(widget, QComboBox):
        row = (widget.currentIndex() + 1) % widget.count()
        widget.setCurrentIndex(row)
        widget.activated.emit(row)
    elif isinstance(widget, ReferencePicker):
        QTest.keyClicks(widget.line, "seven")
        QTest.keyClick(widget.line, Qt.Key.Key_Return)
    elif isinstance(widget, RowTable):
        widget.add_button.click()
    else:
        return False
    world.leave_field()
    return True


def edit_cells(table: RowTable) -> list[str]:
    """Change each cell of the first row of a table; return the keys of its columns within the entry."""
    model, names = table.view.model(), [str(each) for each in table.property("columns")]
    keys = []
    for column, name in enumerate(names):
        if name == REMOVE:
            continue
        assert model.setData(model.index(0, column), _other_value(model.index(0, column))), name
        keys.append(f"{input_key(table)}[].{name}")
    return keys


def _other_value(cell: QModelIndex) -> object:
    """Return another value of a cell than the one that it shows."""
    if cell.data(CellRole.KIND) == CellKind.TICK:
        return not cell.data(Qt.ItemDataRole.EditRole)
    if cell.data(CellRole.KIND) == CellKind.CHOICE:
        return next((key for key, label in cell.data(CellRole.CHOICES) if key and label != cell.data()), "seven")
    return "7" if cell.data() != "7" else "8"


def with_rows(kind: SettingKind, entry: dict[str, Json]) -> dict[str, Json]:
    """Return an entry with a row in each of its lists that has none, so that it shows all that its kind has."""
    filled = {**entry}
    for key in sorted(key for key, field in kind.fields.items() if field.type is FieldType.ROWS):
        *lists, name = key.split("[].")
        group = filled
        for each in lists:
            rows = group[each]
            assert isinstance(rows, list)
            row = rows[0]
            assert isinstance(row, dict)
            group = row
        group[name] = [*_rows(group.get(name))] or [{}]
    return filled


def _rows(value: Json) -> list[Json]:
    return [{**row} for row in value if isinstance(row, dict)] if isinstance(value, list) else []
