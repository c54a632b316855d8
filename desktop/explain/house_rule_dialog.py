"""Dialog to replace formulas and set optional rules of one character; checks while typing.

The original formula stays visible, and a preview lists what the new formula would change. Using a formula and restoring
the original are edits like any other.
"""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QSignalBlocker, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListView,
    QPlainTextEdit,
    QPushButton,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QWidget,
)

from core.character.edits import SetCampaignRules, SetHouseRule
from core.character.formula_display import to_typographic
from core.character.json_values import ABSENT
from core.character.labels import citation_text, parse_citation
from core.character.sheet import Sheet
from core.errors import QuireError
from desktop import comparison_table, tasks, theme
from desktop.address_labels import translate_text, translate_texts
from desktop.explain.house_rule_trial import FAMILY_MARK, Trial, book_text, current_text, first_address, try_out
from desktop.explain.rule_list import example_values, rule_items
from desktop.explain.rule_options import RuleOptions
from desktop.explanation_text import formula_with_rounding
from desktop.forms import load_form
from desktop.list_items import ListItemDelegate, ListItemModel
from desktop.messages import render
from desktop.sheet.formula_input import FormulaInput, FormulaWidgets
from desktop.tool_tips import escape_tool_tip

if TYPE_CHECKING:
    from desktop.sheet.open_character import OpenCharacter

_DEBOUNCE_MS: Final = 150
_COLUMN_WIDTH: Final = 96
_ROW_HEIGHT: Final = 24
_NOTHING, _EDITED = 0, 1


class HouseRuleDialog(QDialog):
    """The house rules and optional rules of an open character.

    Args:
        open_character: The character.
        key: The number to show first; "" for none.
        parent: The window.

    Signals:
        asked_why: The explanation of a number was requested; its address.
        asked_campaign: The rules of the character's campaign were requested; its id.
    """

    asked_why = Signal(str)
    asked_campaign = Signal(str)

    pages: QTabWidget
    find_edit: QLineEdit
    rules_view: QListView
    rules_label: QLabel
    stack: QStackedWidget
    examples_host: QWidget
    name_label: QLabel
    key_label: QLabel
    family_check: QCheckBox
    book_head_label: QLabel
    book_label: QLabel
    book_text_label: QLabel
    ruling_label: QLabel
    formula_edit: QPlainTextEdit
    insert_edit: QLineEdit
    owner_label: QLabel
    reason_edit: QLineEdit
    campaign_button: QPushButton
    problem_label: QLabel
    trial_label: QLabel
    changes_table: QTableWidget
    changes_label: QLabel
    use_button: QPushButton
    book_button: QPushButton
    close_button: QPushButton
    options_content: QWidget

    def __init__(self, open_character: OpenCharacter, key: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "house_rule")
        self._open_character = open_character
        self._key = ""
        self._member = ""
        self._trial: Trial | None = None
        self._trial_number = 0
        self._debounce = QTimer(self)
        self._debounce.setSingleShot(True)
        self._debounce.setInterval(_DEBOUNCE_MS)
        self._debounce.timeout.connect(self._start_trial)
        self._model = ListItemModel(self)
        widgets = FormulaWidgets(self.formula_edit, self.insert_edit, self.problem_label)
        self._input = FormulaInput(open_character.sheet.system, widgets, self)
        self._prepare_lists()
        self._prepare_editor()
        self.options = RuleOptions(open_character, self.options_content)
        open_character.changed.connect(self._on_changed)
        theme.apply_icons(self)
        self._fill_rules()
        self._fill_examples()
        first_key = key or next(iter(open_character.sheet.character.house_rules_in_force), "")
        if first_key:
            self.show_rule(first_key)
            self.formula_edit.setFocus()
        else:
            self.stack.setCurrentIndex(_NOTHING)
            self.find_edit.setFocus()

    def _prepare_lists(self) -> None:
        self.rules_view.setModel(self._model)
        self.rules_view.setItemDelegate(ListItemDelegate(self, left=0))
        self.rules_view.selectionModel().currentChanged.connect(self._on_rule_selected)
        self._input.find_with(self.find_edit, self._on_name_selected)

    def _prepare_editor(self) -> None:
        self.trial_label.hide()
        self.changes_label.clear()
        self.changes_table.hide()
        self.formula_edit.textChanged.connect(self._on_formula)
        self.reason_edit.textEdited.connect(self._show_state)
        self.family_check.toggled.connect(self._on_family)
        self.use_button.clicked.connect(self.use)
        self.book_button.clicked.connect(self.restore_book_formula)
        self.close_button.clicked.connect(self.accept)
        self.campaign_button.clicked.connect(self._on_campaign)
        self.campaign_button.setVisible(bool(self._sheet.character.campaign_id))
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.use)
        headings = (self.tr("Number"), self.tr("Now"), self.tr("With the rule"))
        comparison_table.set_up_columns(self.changes_table, headings, _COLUMN_WIDTH, _ROW_HEIGHT)

    # -------------------------------------------------------------------------------------------------------- the rules

    @property
    def _sheet(self) -> Sheet:
        return self._open_character.sheet

    @property
    def key(self) -> str:
        """Key of the replaced formula: a number, or a family with its mark."""
        return self._key

    @property
    def trial(self) -> Trial | None:
        """Result of trying out the formula in the editor; None while running."""
        return self._trial

    @Slot(str)
    def show_rule(self, key: str) -> None:
        """Edit the house rule of a number, starting with its present formula."""
        system = self._sheet.system
        derived = system.derived.get(key) or next((d for d in system.derived.values() if d.family == key), None)
        if derived is None:
            return
        rules = self._sheet.character.house_rules_in_force
        has_family = derived.family != derived.key
        is_family = has_family and (FAMILY_MARK in key or (derived.family in rules and derived.key not in rules))
        self._member = derived.key
        with QSignalBlocker(self.family_check):
            self.family_check.setChecked(is_family)
        self.family_check.setVisible(has_family)
        self.family_check.setText(self.tr("For all of this &kind"))
        self._show_key(derived.family if is_family else derived.key)
        self.stack.setCurrentIndex(_EDITED)

    def _show_key(self, key: str) -> None:
        sheet = self._sheet
        self._key = self._input.key = key
        derived = sheet.system.derived[self._member]
        self.name_label.setText(translate_text(sheet.system, derived.label))
        cite = translate_text(sheet.system, citation_text(sheet.system, derived.cite))
        self.key_label.setText(" · ".join(part for part in (key, derived.unit, cite) if part))
        self.book_text_label.setText(book_text(sheet.system, key))
        self.book_label.setText(self._book_in_words())
        self._show_origin(derived.cite)
        text = current_text(sheet, key)
        if self.formula_edit.toPlainText() != text:
            self.formula_edit.setPlainText(text)
        self._show_owner()
        self._show_state()
        self._start_trial()

    def _show_owner(self) -> None:
        """Show whose rule holds, why, and the way back."""
        character, key = self._sheet.character, self._key
        rules = character.campaign_rules
        campaign = "" if rules is None else rules.title
        is_own, is_given = key in character.house_rules, rules is not None and key in rules.house_rules
        text = ""
        if is_given and rules is not None:
            text = self.tr("House rule of {campaign}") if not is_own else self.tr("Replaces the rule of {campaign}")
            reason = "" if is_own else rules.reasons.get(key, "")
            text = text.format(campaign=campaign) + (f": {reason}" if reason else "")
        elif is_own and rules is not None:
            text = self.tr("This character's own rule")
        self.owner_label.setText(text)
        self.owner_label.setVisible(bool(text))
        self.reason_edit.setText(character.reasons.get(key, ""))
        if is_given:
            back = self.tr("Back to the rule of the campaign")
            self.book_button.setText(back if is_own else self.tr("Use the book's formula here"))

    def _show_origin(self, cite: str) -> None:
        """Show whether the formula is the book's or Quire's interpretation."""
        system = self._sheet.system
        citation = parse_citation(system, cite)
        is_ours = not citation.is_of_the_book
        heading = self.tr("Quire's interpretation") if is_ours else self.tr("As written, as Quire reads it")
        self.book_head_label.setText(heading if is_ours or citation.rulings else self.tr("As written"))
        self.book_button.setText(self.tr("Back to the &interpretation") if is_ours else self.tr("Back to the &book"))
        ruling = translate_texts(system, citation.rulings)
        texts = [self.tr("Quire's interpretation: {text}").format(text=ruling)] if ruling else []
        texts += [translate_text(system, each) for each in citation.sources]
        self.ruling_label.setText("\n".join(texts))
        self.ruling_label.setVisible(bool(texts))

    def _book_in_words(self) -> str:
        """Return the original formula with the game's names, from a sheet without house rules."""
        sheet = self._sheet.copy(random.Random(0))
        for key in self._sheet.character.house_rules:
            sheet.apply(SetHouseRule(key, ABSENT))
        sheet.apply(SetCampaignRules(None))
        address = first_address(sheet, self._member)
        return formula_with_rounding(sheet, sheet.explain(address)) if address else ""

    @Slot()
    def _show_state(self) -> None:
        character = self._sheet.character
        self.book_button.setEnabled(self._key in character.house_rules_in_force)
        is_same_reason = self.reason_edit.text().strip() == character.reasons.get(self._key, "")
        is_known = self._input.text == current_text(self._sheet, self._key)
        is_known = is_known and (is_same_reason or self._key not in character.house_rules)
        is_good = self._trial is not None and self._trial.problem is None
        self.use_button.setEnabled(is_good and not is_known)

    def _fill_rules(self) -> None:
        entries = rule_items(self._sheet)
        with QSignalBlocker(self.rules_view.selectionModel()):
            self._model.show_items(entries)
            self.rules_view.setCurrentIndex(self._model.index_of(self._key))
        none = self.tr("No house rules yet")
        self.rules_label.setText("" if entries else none)
        self.rules_label.setVisible(not entries)
        self.rules_view.setVisible(bool(entries))

    def _fill_examples(self) -> None:
        """Offer some numbers of the Play page to begin with."""
        layout = self.examples_host.layout()
        for key, text in example_values(self._sheet):
            button = QPushButton(text.replace("&", "&&"), self.examples_host)
            button.setProperty("role", "text")
            button.setAutoDefault(False)
            button.clicked.connect(partial(self._on_name_selected, key))
            if layout is not None:
                layout.addWidget(button)
                layout.setAlignment(button, Qt.AlignmentFlag.AlignLeft)

    @Slot(QModelIndex)
    def _on_rule_selected(self, index: QModelIndex) -> None:
        entry = self._model.item_at(index)
        if entry is not None and entry.key is not None:
            self.show_rule(entry.key[1] if isinstance(entry.key, tuple) else str(entry.key))

    @Slot(str)
    def _on_name_selected(self, key: str) -> None:
        self.show_rule(key)
        self.formula_edit.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(bool)
    def _on_family(self, is_family: bool) -> None:
        derived = self._sheet.system.derived[self._member]
        self._show_key(derived.family if is_family else derived.key)

    # -------------------------------------------------------------------------------------------------------- the trial

    @Slot()
    def _on_formula(self) -> None:
        self._trial = None
        self._show_state()
        self._debounce.start()

    @Slot()
    def _start_trial(self) -> None:
        """Try the formula out on a worker thread; only the newest trial counts."""
        self._debounce.stop()
        if not self._key:
            return
        self._trial_number += 1
        sheet = self._sheet
        now, then = sheet.copy(random.Random(0)), sheet.copy(random.Random(0))
        work = partial(try_out, now, then, self._key, self._input.text)
        tasks.run(self, work, partial(self._on_trial_done, self._trial_number), self._on_trial_failed)

    def _on_trial_done(self, number: int, trial: Trial) -> None:
        if number != self._trial_number:
            return
        self._trial = trial
        problem = "" if trial.problem is None else render(trial.problem)
        self._input.show_problem(problem, trial.column)
        self._show_trial(trial)
        self._show_state()

    def _on_trial_failed(self, error: QuireError) -> None:
        self._input.show_problem(render(error.message))

    def _show_trial(self, trial: Trial) -> None:
        """Show the new value and all other values that would change."""
        is_good = trial.problem is None
        has_value = is_good and bool(trial.before or trial.after)
        template = self.tr("Now {before}, with this formula {after}.")
        if trial.before == trial.after:
            template = self.tr("{after}, unchanged.")
        texts = {"before": to_typographic(trial.before), "after": to_typographic(trial.after)}
        self.trial_label.setText(template.format(**texts) if has_value else "")
        self.trial_label.setVisible(has_value)
        changes = trial.changes if is_good else ()
        self.changes_table.setVisible(bool(changes))
        self.changes_table.setRowCount(len(changes))
        for row, change in enumerate(changes):
            for column, text in enumerate((change.name, to_typographic(change.before), to_typographic(change.after))):
                item = QTableWidgetItem(text)
                item.setToolTip(escape_tool_tip(text))
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.changes_table.setItem(row, column, item)
        self.changes_label.setText(self._summary(trial))

    def _summary(self, trial: Trial) -> str:
        """Return a summary of the changes."""
        if trial.problem is not None:
            return ""
        texts = [self.tr("%n number(s) would change", "", len(trial.changes))]
        if trial.violations > 0:
            texts.append(self.tr("%n more violation(s)", "", trial.violations))
        elif trial.violations < 0:
            texts.append(self.tr("%n fewer violation(s)", "", -trial.violations))
        return ", ".join(texts)

    @Slot()
    def use(self) -> None:
        """Use the formula for this character."""
        if self.use_button.isEnabled():
            self._push(SetHouseRule(self._key, self._input.text, reason=self.reason_edit.text().strip()))

    @Slot()
    def restore_book_formula(self) -> None:
        """Restore the campaign's rule or the book's formula; where the campaign's rule holds, keep the book's here."""
        if not self.book_button.isEnabled():
            return
        if self._key in self._sheet.character.house_rules:
            self._push(SetHouseRule(self._key, ABSENT))
        else:
            self._push(SetHouseRule(self._key, book_text(self._sheet.system, self._key)))

    def _push(self, edit: SetHouseRule) -> None:
        try:
            self._open_character.push(edit)
        except QuireError as error:
            self._input.show_problem(render(error.message))
            return
        self._show_key(self._key)

    @Slot()
    def _on_campaign(self) -> None:
        """Close, and show where the rules of all members are."""
        self.accept()
        self.asked_campaign.emit(self._sheet.character.campaign_id)

    @Slot(object)
    def _on_changed(self, _changes: object) -> None:
        self._fill_rules()
        if self._key:
            self._show_state()
            self._debounce.start()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return a size with enough space for formulas."""
        return QSize(theme.px(880), theme.px(640))
