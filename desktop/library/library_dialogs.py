"""Dialogs that edit tags and campaign of characters, and one that reports an import."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QGuiApplication, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from desktop import messages
from desktop.forms import load_form
from desktop.library.bulk_operations import ImportReport, TagCounts
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip

LONGEST_CAMPAIGN: Final = 200
_AIR: Final = 8


class TagsDialog(QDialog):
    """Edits the tags of characters.

    Args:
        tagging: The characters and their present tags.
    """

    who_label: QLabel
    new_edit: QLineEdit
    tags_label: QLabel
    tags_list: QListWidget
    no_tags_label: QLabel
    ok_button: QPushButton
    cancel_button: QPushButton

    def __init__(self, tagging: TagCounts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tagging = tagging
        load_form(self, "tags")
        self.who_label.setText(self.tr("%Ln character(s)", "", len(tagging.ids)))
        for tag in tagging.known:
            item = QListWidgetItem(tag)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(self._state(tag))
            self.tags_list.addItem(item)
        self.tags_list.setVisible(bool(tagging.known))
        self.tags_label.setVisible(bool(tagging.known))
        self.no_tags_label.setVisible(not tagging.known)
        if not tagging.known:
            layout = self.layout()
            if layout is not None:
                self.resize(self.width(), layout.totalHeightForWidth(self.width()))
        self.ok_button.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self.reject)
        self.new_edit.setFocus()

    @property
    def ids(self) -> tuple[str, ...]:
        """Ids of the characters."""
        return self._tagging.ids

    def added(self) -> list[str]:
        """Return the tags to add to all of the characters."""
        typed = [each.strip() for each in self.new_edit.text().split(",") if each.strip()]
        return list(dict.fromkeys([*typed, *self._touched(Qt.CheckState.Checked)]))

    def removed(self) -> list[str]:
        """Return the tags to remove from all of the characters."""
        added = self.added()
        return [tag for tag in self._touched(Qt.CheckState.Unchecked) if tag not in added]

    def _touched(self, state: Qt.CheckState) -> list[str]:
        items = [self.tags_list.item(row) for row in range(self.tags_list.count())]
        return [item.text() for item in items if item.checkState() is state and self._state(item.text()) is not state]

    def _state(self, tag: str) -> Qt.CheckState:
        """Return checked, partially checked or unchecked for all, some or none of the characters."""
        number = self._tagging.numbers.get(tag, 0)
        if not number:
            return Qt.CheckState.Unchecked
        return Qt.CheckState.Checked if number == len(self._tagging.ids) else Qt.CheckState.PartiallyChecked

    @Slot()
    def accept(self) -> None:
        """Accept if something was changed, else reject."""
        if self.added() or self.removed():
            super().accept()
        else:
            self.reject()


class CampaignDialog(QDialog):
    """Edits the campaign of characters.

    Args:
        ids: Ids of the characters.
        campaigns: Names of the existing campaigns.
        current: The common campaign, "" for none; None if the characters have different ones, which then stay as
            they are until a campaign is entered.
    """

    who_label: QLabel
    campaign_combo: QComboBox
    ok_button: QPushButton
    cancel_button: QPushButton

    def __init__(
        self, ids: Sequence[str], campaigns: Sequence[str], current: str | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.ids = tuple(ids)
        load_form(self, "campaign")
        self.who_label.setText(self.tr("%Ln character(s)", "", len(ids)))
        self.campaign_combo.addItems(list(campaigns))
        self.campaign_combo.setCurrentText(current or "")
        edit = self.campaign_combo.lineEdit()
        if edit is not None:
            edit.setMaxLength(LONGEST_CAMPAIGN)
            edit.selectAll()
            edit.setPlaceholderText(self.tr("Mixed") if current is None else "")
        self.ok_button.setEnabled(current is not None)
        self.campaign_combo.editTextChanged.connect(self._on_edited)
        self.ok_button.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self.reject)
        self.campaign_combo.setFocus()

    @Slot()
    def _on_edited(self) -> None:
        self.ok_button.setEnabled(True)

    def campaign(self) -> str:
        """Return the name of the campaign; "" for none."""
        return self.campaign_combo.currentText().strip()


class ImportReportDialog(QDialog):
    """Shows the report of an import with rejected files.

    Args:
        report: The result of the import.
    """

    taken_label: QLabel
    refused_label: QLabel
    refused_list: QTableWidget
    copy_button: QPushButton
    close_button: QPushButton

    def __init__(self, report: ImportReport, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report = report
        load_form(self, "import_report")
        taken = self.tr("%Ln character(s) imported", "", len(report.ids))
        if report.settings and not report.ids:
            taken = self.tr("%Ln world(s) imported", "", len(report.settings))
        self.taken_label.setText(taken)
        self.taken_label.setVisible(bool(report.ids or report.settings))
        self.refused_label.setText(self.tr("%Ln file(s) could &not be imported", "", len(report.rejected)))
        header = self.refused_list.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        self.refused_list.setRowCount(len(report.rejected))
        for row, rejected in enumerate(report.rejected):
            file = QTableWidgetItem(rejected.file.name)
            file.setToolTip(escape_tool_tip(str(rejected.file)))
            self.refused_list.setItem(row, 0, file)
            self.refused_list.setItem(row, 1, QTableWidgetItem(messages.render(rejected.reason)))
        self.refused_list.setCurrentCell(0, 0)
        self.copy_button.clicked.connect(self._on_copy)
        self.close_button.clicked.connect(self.accept)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Adjust the table to the width."""
        super().resizeEvent(event)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Adjust the table to its first width."""
        super().showEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        """Give file names a third of the width, and each reason the lines it needs."""
        width = self.refused_list.viewport().width()
        self.refused_list.setColumnWidth(0, width // 3)
        self.refused_list.setColumnWidth(1, width - width // 3)
        self.refused_list.resizeRowsToContents()
        for row in range(self.refused_list.rowCount()):
            self.refused_list.setRowHeight(row, self.refused_list.rowHeight(row) + px(_AIR))

    def text(self) -> str:
        """Return the report as text, a line for each file."""
        lines = [
            self.taken_label.text(),
            *(f"{each.file}: {messages.render(each.reason)}" for each in self._report.rejected),
        ]
        return "\n".join(lines)

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text())


def show_import_report(report: ImportReport, window: QWidget) -> None:
    """Open the report of an import with rejected files.

    Args:
        report: The result of the import.
        window: The window of the dialog.
    """
    dialog = ImportReportDialog(report, window)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
