"""Dialog of the library's backups: lists them, makes one, restores one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt, Slot
from PySide6.QtWidgets import QDialog, QHeaderView, QLabel, QPushButton, QTreeWidget, QTreeWidgetItem, QWidget

from core.errors import QuireError
from core.messages import Message
from desktop import messages
from desktop.forms import load_form
from desktop.library.bulk_operations import BackupInfo, list_backups, make_backup
from desktop.library.library_service import LibraryService
from desktop.tool_tips import escape_tool_tip

_PATH = Qt.ItemDataRole.UserRole


class BackupsDialog(QDialog):
    """Lists the backups of the library.

    Args:
        service: The library.
        may_close_tabs: Asks about what is typed in open tabs and would be lost; returns whether they may close.
    """

    backups_list: QTreeWidget
    empty_label: QLabel
    place_label: QLabel
    make_button: QPushButton
    restore_button: QPushButton
    close_button: QPushButton

    def __init__(
        self, service: LibraryService, may_close_tabs: Callable[[], bool], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._service = service
        self._may_close_tabs = may_close_tabs
        load_form(self, "backups")
        header = self.backups_list.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.backups_list.headerItem().setTextAlignment(2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.backups_list.itemSelectionChanged.connect(self._show_state)
        self.make_button.clicked.connect(self._on_make)
        self.restore_button.clicked.connect(self._on_restore)
        self.close_button.clicked.connect(self.accept)
        service.ready.connect(self._on_ready)
        self.empty_label.hide()
        self._show_state()
        self._on_ready()

    @Slot()
    def _on_ready(self) -> None:
        """Read the list of backups."""
        file = self._service.file
        self.place_label.setText(str(file.with_name(f"{file.stem}-copies")))
        self._service.run(self, partial(list_backups, file), self._on_read, self._on_failed)

    def _on_read(self, copies: tuple[BackupInfo, ...]) -> None:
        self.backups_list.clear()
        for copy in copies:
            time = QDateTime.fromSecsSinceEpoch(int(copy.time.timestamp()))
            item = QTreeWidgetItem(
                [
                    QLocale().toString(time, QLocale.FormatType.ShortFormat),
                    self._reason(copy.why),
                    QLocale().formattedDataSize(copy.size, 1),
                ]
            )
            item.setData(0, _PATH, str(copy.path))
            item.setToolTip(0, escape_tool_tip(str(copy.path)))
            item.setTextAlignment(2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.backups_list.addTopLevelItem(item)
        first = self.backups_list.topLevelItem(0)
        if first is not None:
            self.backups_list.setCurrentItem(first)
        self.backups_list.setVisible(bool(copies))
        self.empty_label.setVisible(not copies)
        self._show_state()

    def _reason(self, why: str) -> str:
        reasons = {
            "day": self.tr("Daily"),
            "upgrade": self.tr("Before an update of the file format"),
            "asked": self.tr("By hand"),
            "restore": self.tr("Before restoring a backup"),
            "repair": self.tr("Before a repair"),
        }
        return reasons.get(why, why)

    @Slot()
    def _show_state(self) -> None:
        """Enable the buttons that apply."""
        is_lasting = self._service.is_open and not self._service.is_temporary
        self.make_button.setEnabled(is_lasting)
        self.restore_button.setEnabled(self._service.is_open and bool(self.backups_list.selectedItems()))

    @Slot()
    def _on_make(self) -> None:
        self.make_button.setEnabled(False)
        self._service.run(self, make_backup, self._on_made, self._on_failed, self.tr("Backing up the library"))

    def _on_made(self, _copy: Path) -> None:
        self._show_state()
        self.make_button.setFocus()
        self._on_ready()

    @Slot()
    def _on_restore(self) -> None:
        chosen = self.backups_list.selectedItems()
        if not chosen:
            return
        time = {"time": chosen[0].text(0)}
        question = Message(
            "restore_copy",
            "Restore the library to {time}? Later changes are removed from it; Quire backs up the present library "
            "first.",
            time,
        )
        if self._service.is_temporary:
            question = Message(
                "restore_copy",
                "Restore the library to {time}? The damaged file is set aside, and the work of this session is added.",
                time,
            )
        if not messages.confirm(self, question, self.tr("&Restore"), is_destructive=True):
            return
        if not self._may_close_tabs():
            self.reject()
            return
        try:
            self._service.restore(Path(chosen[0].data(0, _PATH)))
        except QuireError as error:
            self._on_failed(error)

    def _on_failed(self, error: QuireError) -> None:
        self._show_state()
        self.make_button.setFocus()  # it lost the focus while it was disabled
        messages.show_warning(self, error.message)
