"""Input of a formula: offers the numbers of the game to insert, and shows a problem at its place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, Qt, QTimer
from PySide6.QtGui import QStandardItem, QStandardItemModel, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QCompleter, QLabel, QLineEdit, QPlainTextEdit, QTextEdit

from core.rules.model import FieldType, System
from desktop import theme
from desktop.address_labels import translate_text

_KEY: Final = Qt.ItemDataRole.UserRole
_GAP: Final = "    "
"""Between name and key of a number in the list."""
_TAKEN: Final = "is_taken"
"""Property of a field from which a number was taken since something was typed."""


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
        _find_with(self._names, widgets.insert_edit, self._insert)

    @property
    def text(self) -> str:
        """The formula that is typed."""
        return self._widgets.formula_edit.toPlainText().strip()

    def find_with(self, edit: QLineEdit, chosen: Callable[[str], object]) -> None:
        """Let a field find numbers by name; ``chosen`` is called with the key of the number."""
        _find_with(self._names, edit, chosen)

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

    def _insert(self, key: str) -> None:
        """Insert the key of a number at the cursor; relative to the row within the same list."""
        row = f"{self.key.rpartition('[].')[0]}[]." if "[]." in self.key else None
        self._widgets.formula_edit.insertPlainText(key.removeprefix(row) if row else key)
        self._widgets.formula_edit.setFocus(Qt.FocusReason.OtherFocusReason)


def find_numbers_with(system: System, edit: QLineEdit, chosen: Callable[[str], object]) -> None:
    """Let a field find numbers of a game by name; ``chosen`` is called with the key of the number."""
    _find_with(_number_names(system, edit), edit, chosen)


def _find_with(names: QStandardItemModel, edit: QLineEdit, chosen: Callable[[str], object]) -> None:
    """Let a field find numbers; Enter without a choice in the list takes the number of that name, else the first."""

    def on_activated(index: QModelIndex) -> None:
        key = index.data(_KEY)
        edit.setProperty(_TAKEN, True)
        QTimer.singleShot(0, edit.clear)
        if isinstance(key, str):
            chosen(key)

    def take_first() -> None:
        text = edit.text().strip()
        if not text or edit.property(_TAKEN):
            return
        completer.setCompletionPrefix(text)
        model = completer.completionModel()
        found = [model.index(row, 0) for row in range(completer.completionCount())]
        exact = (each for each in found if str(each.data()).casefold().startswith(f"{text.casefold()}{_GAP}"))
        if found:
            on_activated(next(exact, found[0]))

    completer = QCompleter(names, edit)
    completer.setFilterMode(Qt.MatchFlag.MatchContains)
    completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    completer.activated[QModelIndex].connect(on_activated)  # type: ignore[index]  # the stubs know no overloads
    edit.setCompleter(completer)
    edit.textEdited.connect(lambda: edit.setProperty(_TAKEN, False))
    edit.returnPressed.connect(lambda: QTimer.singleShot(0, edit, take_first))


def _number_names(system: System, parent: QObject) -> QStandardItemModel:
    """Return a model of all numbers that a formula may read, by name and key."""
    names = QStandardItemModel(parent)
    fields = {key: field.label for key, field in system.fields.items() if field.type is not FieldType.ROWS}
    labels = {**{key: derived.label for key, derived in system.derived.items()}, **fields}
    for key, label in labels.items():
        item = QStandardItem(f"{translate_text(system, label)}{_GAP}{key}")
        item.setData(key, _KEY)
        names.appendRow(item)
    return names
