"""Input of a formula: offers the numbers of the game to insert, and shows a problem at its place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QStandardItem, QStandardItemModel, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QCompleter, QLabel, QLineEdit, QPlainTextEdit, QTextEdit

from core.rules.model import FieldType, System
from desktop import theme
from desktop.address_labels import translate_text

_KEY: Final = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class FormulaWidgets:
    """The widgets of a form in which a formula is typed.

    Attributes:
        formula_edit: The formula.
        insert_edit: Finds a number by name, to insert its key.
        problem_label: Says what is wrong.
    """

    formula_edit: QPlainTextEdit
    insert_edit: QLineEdit
    problem_label: QLabel


class FormulaInput(QObject):
    """Connects the widgets in which a formula is typed.

    Args:
        system: The game.
        widgets: The widgets.
        parent: Its owner.

    Attributes:
        key: Key of the number that the formula replaces; names of its own row are inserted without the list.
    """

    def __init__(self, system: System, widgets: FormulaWidgets, parent: QObject) -> None:
        super().__init__(parent)
        self.key = ""
        self._widgets = widgets
        self._names = _number_names(system, self)
        widgets.problem_label.hide()
        self._add_completer(widgets.insert_edit, self._on_insert)

    @property
    def text(self) -> str:
        """The formula that is typed."""
        return self._widgets.formula_edit.toPlainText().strip()

    def find_with(self, edit: QLineEdit, chosen: Callable[[str], object]) -> None:
        """Let a field find numbers by name.

        Args:
            edit: The field; it is cleared when a number was chosen.
            chosen: Called with the key of the number.
        """

        def on_activated(index: QModelIndex) -> None:
            key = index.data(_KEY)
            QTimer.singleShot(0, edit.clear)
            if isinstance(key, str):
                chosen(key)

        self._add_completer(edit, on_activated)

    def show_problem(self, problem: str, column: int = 0) -> None:
        """Show what is wrong with the formula, and underline it.

        Args:
            problem: The sentence; "" for a sound formula.
            column: Column of the problem, from 1; 0 if unknown.
        """
        self._widgets.problem_label.setText(problem)
        self._widgets.problem_label.setVisible(bool(problem))
        selections = [self._selection(column)] if column else []
        self._widgets.formula_edit.setExtraSelections(selections)

    def _selection(self, column: int) -> QTextEdit.ExtraSelection:
        edit = self._widgets.formula_edit
        selection = QTextEdit.ExtraSelection()
        cursor = edit.textCursor()
        cursor.setPosition(min(column - 1, len(edit.toPlainText())))
        cursor.movePosition(QTextCursor.MoveOperation.EndOfWord, QTextCursor.MoveMode.KeepAnchor)
        if not cursor.hasSelection():
            cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
        char_format = QTextCharFormat()
        char_format.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        char_format.setUnderlineColor(theme.color("amber"))
        char_format.setBackground(theme.color("amber_field"))
        selection.cursor = cursor
        selection.format = char_format
        return selection

    def _add_completer(self, edit: QLineEdit, slot: Callable[[QModelIndex], None]) -> None:
        completer = QCompleter(self._names, self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.activated[QModelIndex].connect(slot)  # type: ignore[index]  # the stubs know no overloads
        edit.setCompleter(completer)

    @Slot(QModelIndex)
    def _on_insert(self, index: QModelIndex) -> None:
        """Insert the key of a number at the cursor; relative to the row within the same list."""
        key = index.data(_KEY)
        QTimer.singleShot(0, self._widgets.insert_edit.clear)
        if isinstance(key, str):
            row = f"{self.key.rpartition('[].')[0]}[]." if "[]." in self.key else None
            self._widgets.formula_edit.insertPlainText(key.removeprefix(row) if row else key)
            self._widgets.formula_edit.setFocus(Qt.FocusReason.OtherFocusReason)


def _number_names(system: System, parent: QObject) -> QStandardItemModel:
    """Return a model of all numbers that a formula may read, by name and key."""
    names = QStandardItemModel(parent)
    fields = {key: field.label for key, field in system.fields.items() if field.type is not FieldType.ROWS}
    labels = {**{key: derived.label for key, derived in system.derived.items()}, **fields}
    for key, label in labels.items():
        item = QStandardItem(f"{translate_text(system, label)}    {key}")
        item.setData(key, _KEY)
        names.appendRow(item)
    return names
