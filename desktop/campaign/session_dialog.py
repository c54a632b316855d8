"""Dialog of one session: title, dates, who was there, what was awarded, and a text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QDate, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDateEdit,
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
from desktop.wheel_focus import keep_wheel_for_focus

_ID: Final = Qt.ItemDataRole.UserRole
_ISO: Final = Qt.DateFormat.ISODate


@dataclass(frozen=True, slots=True)
class Session:
    """A session of a campaign.

    Attributes:
        title: Its title.
        date: Its day, as 2026-11-26; "" if unknown.
        game_date: The day in the game, or "".
        present: Id and name of each character that was there.
        awarded: What was awarded, a line each.
        text: What happened.
    """

    title: str = ""
    date: str = ""
    game_date: str = ""
    present: tuple[tuple[str, str], ...] = ()
    awarded: tuple[str, ...] = field(default=())
    text: str = ""


class SessionDialog(QDialog):
    """Edits a session.

    Args:
        session: The session.
        members: Id and name of the members of the campaign.
        has_game_date: Whether the game has a calendar.
        parent: The window.

    Signals:
        saved: The session is to be written, with its `Session`.
        deleted: The session is to be deleted.
    """

    saved = Signal(object)
    deleted = Signal()

    title_edit: QLineEdit
    date_edit: QDateEdit
    game_date_label: QLabel
    game_date_edit: QLineEdit
    present_list: QListWidget
    awarded_edit: QPlainTextEdit
    text_edit: QPlainTextEdit
    delete_button: QPushButton
    cancel_button: QPushButton
    save_button: QPushButton

    def __init__(
        self,
        session: Session,
        members: Sequence[tuple[str, str]],
        *,
        has_game_date: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        load_form(self, "campaign_session")
        keep_wheel_for_focus(self.date_edit)
        self._session = session
        self.title_edit.setText(session.title)
        day = QDate.fromString(session.date, _ISO)
        self.date_edit.setDate(day if day.isValid() else QDate.currentDate())
        self.game_date_edit.setText(session.game_date)
        for widget in (self.game_date_label, self.game_date_edit):
            widget.setVisible(has_game_date or bool(session.game_date))
        self.awarded_edit.setPlainText("\n".join(session.awarded))
        self.text_edit.setPlainText(session.text)
        self._fill_present(members)
        self.save_button.clicked.connect(self._on_save)
        self.cancel_button.clicked.connect(self.reject)
        self.delete_button.clicked.connect(self._on_delete)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self._on_save)
        self.title_edit.setFocus()

    def _fill_present(self, members: Sequence[tuple[str, str]]) -> None:
        """List the members, and who was there and is no member any more."""
        present = dict(self._session.present)
        for id_, name in {**present, **dict(members)}.items():
            item = QListWidgetItem(name, self.present_list)
            item.setData(_ID, id_)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsSelectable)
            item.setCheckState(Qt.CheckState.Checked if id_ in present else Qt.CheckState.Unchecked)
        if self.present_list.count():
            self.present_list.setCurrentRow(0)

    @property
    def session(self) -> Session:
        """The session as it is typed."""
        items = [self.present_list.item(row) for row in range(self.present_list.count())]
        return Session(
            self.title_edit.text().strip(),
            self.date_edit.date().toString(_ISO),
            self.game_date_edit.text().strip(),
            tuple((str(each.data(_ID)), each.text()) for each in items if each.checkState() is Qt.CheckState.Checked),
            tuple(line.strip() for line in self.awarded_edit.toPlainText().splitlines() if line.strip()),
            self.text_edit.toPlainText().strip(),
        )

    @Slot()
    def _on_save(self) -> None:
        self.accept()
        self.saved.emit(self.session)

    @Slot()
    def _on_delete(self) -> None:
        self.accept()
        self.deleted.emit()
