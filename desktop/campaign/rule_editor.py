"""Editor of a house rule in place: formula, reason, and a check while typing."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QFrame,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from core.character.house_rules import check_house_rule
from core.errors import FormulaError
from desktop.campaign.pending_rules import PendingRules
from desktop.campaign.rule_texts import FAMILY_MARK, book_formula, rule_name
from desktop.forms import load_form
from desktop.messages import render
from desktop.sheet.formula_input import FormulaInput, FormulaWidgets
from desktop.theme import px

CHECK_MS: Final = 120
"""Debounce of the check of a formula."""
_BELOW: Final = 16


class RuleEditor(QFrame):
    """Edits one house rule of a campaign; a sound formula is pending at once, what is wrong stays as typed.

    Args:
        pending: The rules of the campaign.
        key: Key of the rule: a number, or a family with its mark.
        parent: Its owner.

    Signals:
        finished: The editor is to be closed.
    """

    finished = Signal()

    name_label: QLabel
    book_label: QLabel
    family_check: QCheckBox
    formula_edit: QPlainTextEdit
    problem_label: QLabel
    insert_edit: QLineEdit
    reason_edit: QLineEdit
    book_button: QPushButton
    done_button: QPushButton

    def __init__(self, pending: PendingRules, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "campaign_rule")
        self._pending = pending
        self.key = key
        self._member = next((each.key for each in pending.system.derived.values() if each.family == key), key)
        widgets = FormulaWidgets(self.formula_edit, self.insert_edit, self.problem_label)
        self._input = FormulaInput(pending.system, widgets, self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(CHECK_MS)
        self._timer.timeout.connect(self.check)
        self._show()
        self.formula_edit.textChanged.connect(self._timer.start)
        self.reason_edit.textEdited.connect(self._timer.start)
        self.family_check.toggled.connect(self._on_family)
        self.book_button.clicked.connect(self._on_book)
        self.done_button.clicked.connect(self.finish)

    def _show(self) -> None:
        system, key, rules = self._pending.system, self.key, self._pending.rules
        derived = system.derived.get(self._member)
        has_family = derived is not None and derived.family != derived.key
        self.name_label.setText(rule_name(system, key))
        self.book_label.setText(self.tr("Book: {formula}").format(formula=book_formula(system, key)))
        self.family_check.setVisible(has_family)
        with QSignalBlocker(self.family_check):
            self.family_check.setChecked(FAMILY_MARK in key)
        self._input.key = key
        self.formula_edit.setPlainText(rules.house_rules.get(key) or book_formula(system, key))
        self.formula_edit.moveCursor(QTextCursor.MoveOperation.End)
        self.reason_edit.setText(rules.reasons.get(key, ""))

    def start(self) -> None:
        """Put the cursor into the formula, and scroll to the whole editor as soon as it has its room."""
        self.formula_edit.setFocus(Qt.FocusReason.OtherFocusReason)
        area = self._scroll_area()
        if area is not None:
            area.verticalScrollBar().rangeChanged.connect(self._show_whole)

    def _scroll_area(self) -> QScrollArea | None:
        area: QWidget | None = self.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        return area

    @Slot()
    def _show_whole(self) -> None:
        area, focus = self._scroll_area(), QApplication.focusWidget()
        if area is not None and (focus is None or self.isAncestorOf(focus)):
            area.ensureWidgetVisible(self, 0, px(_BELOW))

    @Slot()
    def check(self) -> None:
        """Check what is typed; a sound formula is pending from now on."""
        self._timer.stop()
        system, formula = self._pending.system, self._input.text
        others = self._pending.rules.house_rules
        if formula == book_formula(system, self.key):
            self._input.show_problem("")
            self._pending.remove_rule(self.key)
            return
        try:
            check_house_rule(system, others, self.key, formula)
        except FormulaError as error:
            self._input.show_problem(render(error.message, system.id), error.column)
            return
        self._input.show_problem("")
        self._pending.set_rule(self.key, formula, self.reason_edit.text().strip())

    @property
    def has_problem(self) -> bool:
        """Whether the formula that is typed cannot be used."""
        return not self.problem_label.isHidden()

    @Slot(bool)
    def _on_family(self, is_family: bool) -> None:
        """Replace one number of a family, or all of them."""
        derived = self._pending.system.derived[self._member]
        formula, before = self._input.text, self.key
        self.key = self._input.key = derived.family if is_family else derived.key
        if before not in self._pending.applied.house_rules:
            self._pending.remove_rule(before)
        if formula == book_formula(self._pending.system, before):
            self.formula_edit.setPlainText(book_formula(self._pending.system, self.key))
        self.book_label.setText(self.tr("Book: {formula}").format(formula=book_formula(self._pending.system, self.key)))
        self.check()

    @Slot()
    def _on_book(self) -> None:
        self._pending.remove_rule(self.key)
        self._close()

    @Slot()
    def finish(self) -> None:
        """Check once more and close; a formula with a problem stays open."""
        self.check()
        if not self.has_problem:
            self._close()

    def _close(self) -> None:
        self._timer.stop()
        self.finished.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Close with Escape; a formula that cannot be used is dropped then."""
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        else:
            super().keyPressEvent(event)
