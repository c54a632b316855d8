"""The dated copies of the library: looks through them, makes one, puts one in the place of the library."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt, Slot
from PySide6.QtWidgets import QDialog, QHeaderView, QLabel, QPushButton, QTreeWidget, QTreeWidgetItem, QWidget

from core.errors import QuireError
from core.messages import Message
from desktop import messages
from desktop.forms import load_form
from desktop.library.library_desk import LibraryDesk
from desktop.library.library_work import CopyLine, make_copy, read_copies
from desktop.tool_tips import escape_tool_tip

_PATH = Qt.ItemDataRole.UserRole


class BackupsDialog(QDialog):
    """Shows the copies of the library.

    Args:
        desk: The library.
    """

    copies_list: QTreeWidget
    empty_label: QLabel
    place_label: QLabel
    make_button: QPushButton
    restore_button: QPushButton
    close_button: QPushButton

    def __init__(self, desk: LibraryDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        load_form(self, "backups")
        header = self.copies_list.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.copies_list.headerItem().setTextAlignment(2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.copies_list.itemSelectionChanged.connect(self._show_state)
        self.make_button.clicked.connect(self._on_make)
        self.restore_button.clicked.connect(self._on_restore)
        self.close_button.clicked.connect(self.accept)
        desk.ready.connect(self._on_ready)
        self.empty_label.hide()
        self._show_state()
        self._on_ready()

    @Slot()
    def _on_ready(self) -> None:
        """Read the copies."""
        place = self._desk.place
        self.place_label.setText(str(place.with_name(f"{place.stem}-copies")))
        self._desk.ask(self, partial(read_copies, place), self._on_read, self._on_failed)

    def _on_read(self, copies: tuple[CopyLine, ...]) -> None:
        self.copies_list.clear()
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
            self.copies_list.addTopLevelItem(item)
        first = self.copies_list.topLevelItem(0)
        if first is not None:
            self.copies_list.setCurrentItem(first)
        self.copies_list.setVisible(bool(copies))
        self.empty_label.setVisible(not copies)
        self._show_state()

    def _reason(self, why: str) -> str:
        reasons = {
            "day": self.tr("First start of the day"),
            "upgrade": self.tr("Before a new format"),
            "asked": self.tr("You asked for it"),
            "restore": self.tr("Before a copy was restored"),
        }
        return reasons.get(why, why)

    @Slot()
    def _show_state(self) -> None:
        """Let only be pressed what makes sense."""
        is_lasting = self._desk.is_open and not self._desk.is_temporary
        self.make_button.setEnabled(is_lasting)
        self.restore_button.setEnabled(self._desk.is_open and bool(self.copies_list.selectedItems()))

    @Slot()
    def _on_make(self) -> None:
        self.make_button.setEnabled(False)
        self._desk.ask(self, make_copy, self._on_made, self._on_failed, self.tr("Making a copy of the library"))

    def _on_made(self, _copy: Path) -> None:
        self._show_state()
        self.make_button.setFocus()
        self._on_ready()

    @Slot()
    def _on_restore(self) -> None:
        chosen = self.copies_list.selectedItems()
        if not chosen:
            return
        time = {"time": chosen[0].text(0)}
        question = Message(
            "restore_copy",
            "The library goes back to how it was on {time}. What was changed since then is not in it any more; a copy "
            "of the library as it is now is made first, and you find it in this list.",
            time,
        )
        if self._desk.is_temporary:
            question = Message(
                "restore_copy",
                "The library goes back to how it was on {time}. The damaged file is set aside, and what you have made "
                "in this session comes along.",
                time,
            )
        if not messages.confirm(self, question, self.tr("&Restore"), is_destructive=True):
            return
        try:
            self._desk.restore(Path(chosen[0].data(0, _PATH)))
        except QuireError as error:
            self._on_failed(error)

    def _on_failed(self, error: QuireError) -> None:
        self._show_state()
        self.make_button.setFocus()  # it lost the keyboard to the one beside it while it could not be pressed
        messages.show_warning(self, error.message)
