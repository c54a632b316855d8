"""Dialogs of rule packs: what goes into a file, and what is taken out of one, each rule with its check."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QListWidget, QPlainTextEdit, QPushButton, QWidget

from core.messages import shorten
from desktop.campaign.tick_dialog import TickDialog
from desktop.forms import load_form
from desktop.theme import color
from desktop.tool_tips import escape_tool_tip

MOST_IGNORED: Final = 5
"""So many keys without a meaning are named."""


@dataclass(frozen=True, slots=True)
class PackHead:
    """What a rule pack says of itself: name, author and notes."""

    name: str
    author: str = ""
    notes: str = ""


@dataclass(frozen=True, slots=True)
class PackRule:
    """A rule of a pack, as it is shown.

    Attributes:
        key: Key of a house rule, or ``options.quirks``.
        name: Name of the number or the optional rule.
        text: The formula, or the value.
        reason: Why, or "".
        problem: Why it cannot be taken, or "".
        is_same: Whether the campaign has it already.
    """

    key: str
    name: str
    text: str
    reason: str = ""
    problem: str = ""
    is_same: bool = False


class PackExportDialog(QDialog):
    """Asks what a rule pack says of itself.

    Args:
        head: What is proposed.
        about: What goes into it.
        parent: The window.

    Signals:
        saved: The pack is to be written, with its `PackHead`.
    """

    saved = Signal(object)

    about_label: QLabel
    name_edit: QLineEdit
    author_edit: QLineEdit
    notes_edit: QPlainTextEdit
    cancel_button: QPushButton
    ok_button: QPushButton

    def __init__(self, head: PackHead, about: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "rule_pack_export")
        self.about_label.setText(about)
        self.name_edit.setText(head.name)
        self.author_edit.setText(head.author)
        self.notes_edit.setPlainText(head.notes)
        self.name_edit.textChanged.connect(self._show_state)
        self.ok_button.setDefault(True)
        self.ok_button.clicked.connect(self._on_save)
        self.cancel_button.clicked.connect(self.reject)
        self.name_edit.setFocus()
        self._show_state()

    @Slot()
    def _show_state(self) -> None:
        self.ok_button.setEnabled(bool(self.name_edit.text().strip()))

    @Slot()
    def _on_save(self) -> None:
        self.accept()
        notes = self.notes_edit.toPlainText().strip()
        self.saved.emit(PackHead(self.name_edit.text().strip(), self.author_edit.text().strip(), notes))


class PackImportDialog(TickDialog):
    """Shows a rule pack; rules that cannot be used are shown and cannot be taken.

    Args:
        head: What the pack says of itself.
        game: Name of its game.
        rules: Its rules.
        ignored: Keys of the file that mean nothing.
        parent: The window.
    """

    name_label: QLabel
    author_label: QLabel
    notes_label: QLabel
    ignored_label: QLabel
    rules_list: QListWidget

    def __init__(
        self,
        head: PackHead,
        game: str,
        rules: Sequence[PackRule],
        ignored: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("rule_pack_import", "rules_list", parent)
        self.name_label.setText(head.name or self.tr("Unnamed"))
        by = self.tr("by {author}, for {game}") if head.author else self.tr("for {game}")
        self.author_label.setText(by.format(author=head.author, game=game))
        self.notes_label.setText(head.notes)
        self.notes_label.setVisible(bool(head.notes))
        shown = [*map(shorten, ignored[:MOST_IGNORED]), *(["…"] if len(ignored) > MOST_IGNORED else [])]
        self.ignored_label.setText(self.tr("No effect: {keys}").format(keys=", ".join(shown)))
        self.ignored_label.setVisible(bool(ignored))
        for rule in rules:
            self._add(rule)
        if self.rules_list.count():
            self.rules_list.setCurrentRow(0)
        self.rules_list.setFocus()
        self.show_state()

    def _add(self, rule: PackRule) -> None:
        lines = [f"{rule.name}: {rule.text}"]
        lines += [line for line in (rule.reason, rule.problem) if line]
        if rule.is_same:
            lines.append(self.tr("The campaign has this rule already."))
        can_take = not rule.problem and not rule.is_same
        item = self.items.add(rule.key, "\n".join(lines), is_ticked=can_take, can_tick=can_take)
        item.setToolTip(escape_tool_tip("\n".join(lines)))
        if not can_take:
            item.setForeground(color("amber" if rule.problem else "muted"))

    def caption(self, number: int) -> str:
        """Return how many rules are taken."""
        return self.tr("Take %Ln rule(s)", "", number)
