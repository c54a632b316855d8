"""The card of the sessions and notes of a campaign."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QLocale, QModelIndex, QObject, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QLabel, QListView, QPushButton, QWidget

from core.character.edits import AddRow, Batch, Edit, RemoveRow, SetHeader, SetValue
from core.character.json_values import Json
from core.content.campaign_date import read_date, typed_date
from core.content.campaign_sessions import noted_date
from core.errors import QuireError
from desktop.campaign.game_date import noted_text
from desktop.campaign.session_dialog import Session, SessionDialog
from desktop.list_items import ListItem, ListItemDelegate, ListItemModel
from desktop.theme import px
from desktop.widgets.card import Card, HeaderButton
from desktop.widgets.inputs import ProseField

if TYPE_CHECKING:
    from desktop.sheet.open_character import OpenCharacter

SESSIONS: Final = "campaign.sessions"
_LAST: Final = 2
"""So many sessions are shown at first."""
_MOST_ROWS: Final = 8
_ROW: Final = 50
_NUMBER: Final = 24
_NOTES: Final = "notes"


@dataclass(frozen=True, slots=True)
class SessionsWidgets:
    """The widgets of the card.

    Attributes:
        card: The card.
        view: The list.
        empty_label: Shown while there are none.
        all_box, all_button: Row and button that shows all.
        notes_edit: The notes of the campaign.
    """

    card: Card
    view: QListView
    empty_label: QLabel
    all_box: QWidget
    all_button: QPushButton
    notes_edit: ProseField


class SessionsCard(QObject):
    """Fills the card, and writes sessions and notes at once.

    Args:
        character: The document of the campaign.
        widgets: Its widgets.
        members: Returns id and name of the members.

    Signals:
        dialog_opened: A dialog is to be opened by the window.
        refused: An edit was refused, with the `Message`.
    """

    dialog_opened = Signal(object)
    refused = Signal(object)

    def __init__(
        self, character: OpenCharacter, widgets: SessionsWidgets, members: Callable[[], Sequence[tuple[str, str]]]
    ) -> None:
        super().__init__(widgets.card)
        self._character = character
        self._widgets = widgets
        self._members = members
        self._shows_all = False
        self.model = ListItemModel(self)
        widgets.view.setModel(self.model)
        widgets.view.setItemDelegate(ListItemDelegate(self, left=_NUMBER))
        self.add_button = HeaderButton(widgets.card)
        self.add_button.setText(self.tr("Add"))
        self.add_button.setAccessibleName(self.tr("Add a session"))
        self.add_button.setProperty("role", "text")
        self.add_button.setProperty("icon_name", "plus")
        self.add_button.setProperty("icon_color", "accent")
        widgets.card.add_to_header(self.add_button)
        self.add_button.clicked.connect(self.add)
        widgets.view.activated.connect(self._on_opened)
        widgets.view.clicked.connect(self._on_opened)
        widgets.all_button.clicked.connect(self._on_all)
        widgets.notes_edit.textChanged.connect(self._on_notes)
        widgets.notes_edit.left.connect(character.leave_field)
        self.refresh()

    @property
    def sessions(self) -> tuple[Session, ...]:
        """The sessions, the first one first."""
        return tuple(_to_session(row) for row in self._character.sheet.rows(SESSIONS))

    def refresh(self) -> None:
        """Show the sessions and notes of the document."""
        sessions, widgets = self.sessions, self._widgets
        numbered = list(enumerate(sessions))[::-1]
        shown = numbered if self._shows_all else numbered[:_LAST]
        self.model.show_items([self._item(index, session) for index, session in shown])
        rows = min(len(shown), _MOST_ROWS)
        widgets.view.setFixedHeight(px(_ROW) * rows)
        widgets.view.setVisible(bool(sessions))
        widgets.empty_label.setVisible(not sessions)
        widgets.all_box.setVisible(len(sessions) > _LAST)
        text = self.tr("Last sessions only") if self._shows_all else self.tr("All %Ln session(s)", "", len(sessions))
        widgets.all_button.setText(text)
        notes = self._character.sheet.character.notes
        if widgets.notes_edit.toPlainText() != notes:
            with QSignalBlocker(widgets.notes_edit):
                widgets.notes_edit.setPlainText(notes)

    def _item(self, index: int, session: Session) -> ListItem:
        day = QDate.fromString(session.date, Qt.DateFormat.ISODate)
        date = noted_text(session.game_date) or (
            QLocale().toString(day, QLocale.FormatType.ShortFormat) if day.isValid() else ""
        )
        parts = [date, self.tr("%n present", "", len(session.present))]
        if session.awarded:
            parts.append(", ".join(session.awarded))
        title = session.title or self.tr("Untitled")
        return ListItem(title, " · ".join(part for part in parts if part), left=str(index + 1), key=index)

    # ---------------------------------------------------------------------------------------------------------- editing

    @Slot()
    def add(self) -> None:
        """Ask for a new session; all members are taken for present, at the present date in the game."""
        document = self._character.sheet.character
        today = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        session = Session("", today, noted_date(document) or "", tuple(self._members()))
        dialog = self._dialog(session)
        dialog.delete_button.hide()
        dialog.saved.connect(self._on_added)
        self.dialog_opened.emit(dialog)

    def edit(self, index: int) -> None:
        """Edit a session, by its place from 0."""
        dialog = self._dialog(self.sessions[index])
        dialog.saved.connect(partial(self._on_saved, index))
        dialog.deleted.connect(partial(self._on_deleted, index))
        self.dialog_opened.emit(dialog)

    def _dialog(self, session: Session) -> SessionDialog:
        window: QWidget | QDialog = self._widgets.card.window()
        sheet = self._character.sheet
        read_typed = None if read_date(sheet) is None else partial(typed_date, sheet)
        return SessionDialog(session, self._members(), read_typed, window)

    @Slot(object)
    def _on_added(self, session: Session) -> None:
        self._push(AddRow(SESSIONS, _to_row(session)), self.tr("Session added: {title}").format(title=session.title))

    def _on_saved(self, index: int, session: Session) -> None:
        before = self.sessions[index]
        edits = tuple(_differences(f"{SESSIONS}[{index}]", before, session))
        if edits:
            self._push(Batch(edits), self.tr("Session: {title}").format(title=session.title))

    def _on_deleted(self, index: int) -> None:
        title = self.sessions[index].title
        self._push(RemoveRow(f"{SESSIONS}[{index}]"), self.tr("Session deleted: {title}").format(title=title))

    def _push(self, edit: Edit, label: str) -> None:
        try:
            self._character.push(edit, label)
        except QuireError as error:
            self.refused.emit(error.message)

    @Slot(QModelIndex)
    def _on_opened(self, index: QModelIndex) -> None:
        item = self.model.item_at(index)
        if item is not None and isinstance(item.key, int):
            self.edit(item.key)

    @Slot()
    def _on_all(self) -> None:
        self._shows_all = not self._shows_all
        self.refresh()

    @Slot()
    def _on_notes(self) -> None:
        text = self._widgets.notes_edit.toPlainText()
        if text != self._character.sheet.character.notes:
            try:
                self._character.push(SetHeader(_NOTES, text), merge=_NOTES)
            except QuireError as error:
                self.refused.emit(error.message)


def _to_session(row: Mapping[str, Json]) -> Session:
    present, awarded = row.get("present"), row.get("awarded")
    people = [each for each in present if isinstance(each, Mapping)] if isinstance(present, Sequence) else []
    lines = awarded if isinstance(awarded, list | tuple) else ()
    return Session(
        _text(row, "title"),
        _text(row, "date"),
        _text(row, "game_date"),
        tuple((_text(each, "id"), _text(each, "name")) for each in people),
        tuple(str(each) for each in lines),
        _text(row, "text"),
    )


def _text(row: Mapping[str, Json], key: str) -> str:
    value = row.get(key)
    return value if isinstance(value, str) else ""


def _to_row(session: Session) -> dict[str, Json]:
    return {
        "title": session.title,
        "date": session.date,
        "game_date": session.game_date,
        "present": [{"id": id_, "name": name} for id_, name in session.present],
        "awarded": list(session.awarded),
        "text": session.text,
    }


def _differences(address: str, before: Session, after: Session) -> Iterator[Edit]:
    """Yield the edits that change one session into another."""
    old, new = _to_row(before), _to_row(after)
    for key in ("title", "date", "game_date", "awarded", "text"):
        if old[key] != new[key]:
            yield SetValue(f"{address}.{key}", new[key])
    gone = [place for place, each in enumerate(before.present) if each not in after.present]
    for place in reversed(gone):
        yield RemoveRow(f"{address}.present[{place}]")
    for id_, name in after.present:
        if (id_, name) not in before.present:
            yield AddRow(f"{address}.present", {"id": id_, "name": name})
