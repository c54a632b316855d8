"""Dialog of one session: title, dates, who was there, what was awarded, and a text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDateEdit,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from core.errors import EditError
from desktop.campaign.game_date import noted_text
from desktop.campaign.tick_dialog import TickedItems
from desktop.forms import load_form
from desktop.messages import render
from desktop.wheel_focus import keep_wheel_for_focus

if TYPE_CHECKING:
    from core.content.campaign_date import GameDate

_ISO: Final = Qt.DateFormat.ISODate


@dataclass(frozen=True, slots=True)
class Session:
    """A session of a campaign.

    Attributes:
        title: Its title.
        date: Its day, as 2026-11-26; "" if unknown.
        game_date: The day in the game, as 14.3.612, or "".
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
        read_typed: Returns the date of the game that a text names, or raises; None for a game without a calendar.
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
    problem_label: QLabel
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
        read_typed: Callable[[str], GameDate] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        load_form(self, "campaign_session")
        keep_wheel_for_focus(self.date_edit)
        self._session = session
        self.title_edit.setText(session.title)
        day = QDate.fromString(session.date, _ISO)
        self._shown_day = day if day.isValid() else QDate.currentDate()
        self.date_edit.setDate(self._shown_day)
        self._read_typed = read_typed
        self.game_date_edit.setText(noted_text(session.game_date))
        for widget in (self.game_date_label, self.game_date_edit):
            widget.setVisible(read_typed is not None or bool(session.game_date))
        self.problem_label.hide()
        self.game_date_edit.textChanged.connect(self.problem_label.hide)
        self.awarded_edit.setPlainText("\n".join(session.awarded))
        self.text_edit.setPlainText(session.text)
        self._present = TickedItems(self.present_list)
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
            self._present.add(id_, name, is_ticked=id_ in present)
        if self.present_list.count():
            self.present_list.setCurrentRow(0)

    @property
    def session(self) -> Session:
        """The session as it is typed.

        Raises:
            EditError: The date in the game is none.
        """
        return Session(
            self.title_edit.text().strip(),
            self._session.date if self.date_edit.date() == self._shown_day else self.date_edit.date().toString(_ISO),
            self._game_date(),
            tuple(self._present.chosen.items()),
            tuple(line.strip() for line in self.awarded_edit.toPlainText().splitlines() if line.strip()),
            self.text_edit.toPlainText().strip(),
        )

    def _game_date(self) -> str:
        """Return the date in the game as it is noted; what was noted before stays as it was."""
        text, before = self.game_date_edit.text().strip(), self._session.game_date
        if text == noted_text(before):
            return before
        return text if self._read_typed is None or not text else self._read_typed(text).note

    @Slot()
    def _on_save(self) -> None:
        try:
            session = self.session
        except EditError as error:
            self.problem_label.setText(render(error.message))
            self.problem_label.show()
            self.game_date_edit.setFocus()
            return
        self.accept()
        self.saved.emit(session)

    @Slot()
    def _on_delete(self) -> None:
        self.accept()
        self.deleted.emit()
