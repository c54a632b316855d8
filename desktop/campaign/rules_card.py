"""The card of the house rules of a campaign: a row for each, edited in place, and who keeps a rule of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from core.messages import Message
from desktop.campaign.member_list import Member
from desktop.campaign.pending_rules import PendingRules
from desktop.campaign.rule_editor import RuleEditor
from desktop.campaign.rule_row import RuleLine, RuleRow
from desktop.campaign.rule_texts import FAMILY_MARK, book_text, rule_name, rule_text
from desktop.messages import render
from desktop.sheet.formula_input import find_numbers_with
from desktop.theme import px
from desktop.widgets.card import Card, HeaderButton

MOST_NAMED: Final = 4
"""So many members with rules of their own are named in the foot."""


@dataclass(frozen=True, slots=True)
class RulesWidgets:
    """The widgets of the card.

    Attributes:
        card: The card.
        find_edit: Finds a number to add a rule for.
        rows_layout: Where the rows go.
        empty_label: Shown while there is no rule.
        own_box, own_label, own_button: Row, text and button of the members with rules of their own.
    """

    card: Card
    find_edit: QLineEdit
    rows_layout: QVBoxLayout
    empty_label: QLabel
    own_box: QWidget
    own_label: QLabel
    own_button: QPushButton


class RulesCard(QObject):
    """Fills the card.

    Args:
        widgets: Its widgets.

    Signals:
        own_requested: The members with rules of their own are to be shown.
    """

    own_requested = Signal()

    def __init__(self, widgets: RulesWidgets) -> None:
        super().__init__(widgets.card)
        self._widgets = widgets
        self._pending: PendingRules | None = None
        self._since: Mapping[str, str] = {}
        self._refused: Mapping[str, Message] = {}
        self.rows: dict[str, RuleRow] = {}
        self.editor: RuleEditor | None = None
        widgets.rows_layout.setSpacing(px(4))
        self.pack_button = self._header_button(self.tr("Rule pack…"), "")
        self.add_button = self._header_button(self.tr("Add a rule"), "plus")
        self.add_button.clicked.connect(self.start_adding)
        widgets.own_button.clicked.connect(self.own_requested)
        widgets.find_edit.hide()
        self.show_own_rules(())

    def _header_button(self, text: str, icon: str) -> HeaderButton:
        button = HeaderButton(self._widgets.card)
        button.setText(text)
        button.setAccessibleName(text)
        button.setProperty("role", "text")
        button.setProperty("icon_name", icon or "pack")
        button.setProperty("icon_color", "accent")
        self._widgets.card.add_to_header(button)
        return button

    def show(self, pending: PendingRules | None) -> None:
        """Show the house rules of another game; None for a campaign without one."""
        self._close_editor()
        self._pending = pending
        for button in (self.add_button, self.pack_button):
            button.setEnabled(pending is not None)
        if pending is not None:
            find_numbers_with(pending.system, self._widgets.find_edit, self.edit)
            pending.changed.connect(self._refresh)
        self._refresh()

    def show_facts(self, since: Mapping[str, str], refused: Mapping[str, Message]) -> None:
        """Show since when rules hold, and why some have no effect.

        Args:
            since: "since session 3", by the key of a rule.
            refused: Why it has no effect, by the key of a rule.
        """
        self._since, self._refused = since, refused
        self._refresh()

    def show_own_rules(self, members: Sequence[Member]) -> None:
        """Show in the foot which members keep a rule of their own."""
        own = [each for each in members if each.own_rules]
        names = "; ".join(", ".join((each.name, *each.own_rules)) for each in own[:MOST_NAMED])
        if len(own) > MOST_NAMED:
            names += "; …"
        text = self.tr("%n character(s) keep rules of their own: {names}", "", len(own)).format(names=names)
        self._widgets.own_label.setText(text)
        self._widgets.own_box.setVisible(bool(own))

    # ---------------------------------------------------------------------------------------------------------- editing

    @Slot()
    def start_adding(self) -> None:
        """Ask which number gets a house rule."""
        if not self._finish_editor():
            return
        self._widgets.find_edit.show()
        self._widgets.find_edit.clear()
        self._widgets.find_edit.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(str)
    def edit(self, key: str) -> None:
        """Edit the rule of a number in place; a formula with a problem that is typed for another one stays open."""
        if self._pending is None or not self._finish_editor():
            return
        self._widgets.find_edit.hide()
        editor = self.editor = RuleEditor(self._pending, key, self._widgets.card)
        editor.finished.connect(self._on_finished)
        place = list(self.rows).index(key) if key in self.rows else len(self.rows)
        self._widgets.rows_layout.insertWidget(place, editor)
        self._refresh()
        editor.start()

    @Slot()
    def _on_finished(self) -> None:
        key = "" if self.editor is None else self.editor.key
        self._close_editor()
        self._refresh()
        row = self.rows.get(key)
        (self.add_button if row is None else row).setFocus(Qt.FocusReason.OtherFocusReason)

    def find_problem(self) -> tuple[str, str] | None:
        """Check what is typed; return the name of the number and why its formula cannot be used, or None."""
        if self.editor is None:
            return None
        self.editor.check()
        return (self.editor.name_label.text(), self.editor.problem_label.text()) if self.editor.has_problem else None

    def go_to_editor(self) -> None:
        """Put the cursor into the formula that is being edited."""
        if self.editor is not None:
            self.editor.start()

    def _finish_editor(self) -> bool:
        """Close the editor with what is typed; return False and go to it if that has a problem."""
        if self.editor is not None:
            self.editor.finish()
        self.go_to_editor()
        return self.editor is None

    def _close_editor(self) -> None:
        editor, self.editor = self.editor, None
        if editor is not None:
            editor.hide()
            self._widgets.rows_layout.removeWidget(editor)
            editor.deleteLater()

    @Slot(str)
    def _remove(self, key: str) -> None:
        if self._pending is not None:
            self._pending.remove_rule(key)

    @Slot(str)
    def _keep(self, key: str) -> None:
        if self._pending is not None:
            self._pending.restore_rule(key)

    # ---------------------------------------------------------------------------------------------------------- showing

    @Slot()
    def _refresh(self) -> None:
        keys = () if self._pending is None else self._pending.house_rules
        for key in [each for each in self.rows if each not in keys]:
            row = self.rows.pop(key)
            row.hide()
            self._widgets.rows_layout.removeWidget(row)
            row.deleteLater()
        for key in keys:
            if key not in self.rows:
                self._add_row(key)
            self.rows[key].show_line(self._line(key))
            self.rows[key].setVisible(self.editor is None or self.editor.key != key)
        is_empty = not keys and self.editor is None
        self._widgets.empty_label.setVisible(is_empty)
        self._widgets.card.setProperty("note", "")

    def _add_row(self, key: str) -> None:
        row = self.rows[key] = RuleRow(self._widgets.card)
        row.edit_requested.connect(self.edit)
        row.removal_requested.connect(self._remove)
        row.kept_requested.connect(self._keep)
        self._widgets.rows_layout.addWidget(row)

    def _line(self, key: str) -> RuleLine:
        pending = self._pending
        if pending is None:
            return RuleLine(key, key, "", "")
        formula = pending.rules.house_rules.get(key, "")
        is_pending = pending.is_rule_changed(key)
        name = rule_name(pending.system, key)
        if FAMILY_MARK in key:
            name = self.tr("{name} and all of this kind").format(name=name)
        problem = self._refused.get(key)
        return RuleLine(
            key,
            name,
            book_text(pending.system, key),
            rule_text(pending.system, key, formula) if formula else "",
            pending.rules.reasons.get(key, ""),
            self.tr("not applied yet") if is_pending else self._since.get(key, ""),
            "" if problem is None or is_pending else render(problem, pending.system.id),
            is_pending,
        )
