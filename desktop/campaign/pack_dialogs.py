"""Dialogs of rule packs: what goes into a file, and what is taken out of one, each rule with its check."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from desktop.forms import load_form
from desktop.theme import color
from desktop.tool_tips import escape_tool_tip

_KEY: Final = Qt.ItemDataRole.UserRole


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


class PackImportDialog(QDialog):
    """Shows a rule pack; rules that cannot be used are shown and cannot be taken.

    Args:
        head: What the pack says of itself.
        game: Name of its game.
        rules: Its rules.
        parent: The window.

    Signals:
        taken: Rules are to be taken; a tuple of their keys.
    """

    taken = Signal(object)

    name_label: QLabel
    author_label: QLabel
    notes_label: QLabel
    rules_list: QListWidget
    cancel_button: QPushButton
    ok_button: QPushButton

    def __init__(self, head: PackHead, game: str, rules: Sequence[PackRule], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "rule_pack_import")
        self.name_label.setText(head.name or self.tr("Unnamed"))
        by = self.tr("by {author}, for {game}") if head.author else self.tr("for {game}")
        self.author_label.setText(by.format(author=head.author, game=game))
        self.notes_label.setText(head.notes)
        self.notes_label.setVisible(bool(head.notes))
        for rule in rules:
            self._add(rule)
        self.rules_list.itemChanged.connect(self._show_state)
        self.ok_button.setDefault(True)
        self.ok_button.clicked.connect(self._on_take)
        self.cancel_button.clicked.connect(self.reject)
        if self.rules_list.count():
            self.rules_list.setCurrentRow(0)
        self.rules_list.setFocus()
        self._show_state()

    def _add(self, rule: PackRule) -> None:
        lines = [f"{rule.name}: {rule.text}"]
        lines += [line for line in (rule.reason, rule.problem) if line]
        if rule.is_same:
            lines.append(self.tr("The campaign has this rule already."))
        item = QListWidgetItem("\n".join(lines), self.rules_list)
        item.setData(_KEY, rule.key)
        item.setToolTip(escape_tool_tip("\n".join(lines)))
        can_take = not rule.problem and not rule.is_same
        if can_take:
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsSelectable)
        else:
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            item.setForeground(color("amber" if rule.problem else "muted"))
        item.setCheckState(Qt.CheckState.Checked if can_take else Qt.CheckState.Unchecked)

    @property
    def keys(self) -> tuple[str, ...]:
        """Keys of the rules that are ticked."""
        items = [self.rules_list.item(row) for row in range(self.rules_list.count())]
        return tuple(str(each.data(_KEY)) for each in items if each.checkState() is Qt.CheckState.Checked)

    @Slot()
    def _show_state(self) -> None:
        number = len(self.keys)
        self.ok_button.setText(self.tr("Take %Ln rule(s)", "", number) if number else self.tr("Nothing selected"))
        self.ok_button.setEnabled(number > 0)

    @Slot()
    def _on_take(self) -> None:
        self.accept()
        self.taken.emit(self.keys)
