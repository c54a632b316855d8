"""Foot of an entry of a world: who uses it, and the way to update those who have an older version."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from desktop.theme import px
from desktop.widgets.portrait_view import round_icon
from desktop.world_use.faces import FaceOf, Faces


class EntryUse(QWidget):
    """Faces and number of the characters that use an entry; a click lists them.

    Signals:
        character_chosen: A character is to be opened; its id.
        update_wanted: Characters are to be updated.
    """

    character_chosen = Signal(str)
    update_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._users: tuple[FaceOf, ...] = ()
        self.faces = Faces(self)
        self.faces.clicked.connect(self._on_faces)
        self.update_button = QPushButton(self.tr("Update characters…"), self)
        self.update_button.setProperty("role", "text")
        self.update_button.setAutoDefault(False)
        self.update_button.setToolTip(self.tr("Show what would change for characters with an older version"))
        self.update_button.clicked.connect(self.update_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(8))
        row.addWidget(self.faces)
        row.addStretch(1)
        row.addWidget(self.update_button)
        self.show_users((), ())

    def show_users(self, users: Sequence[FaceOf], older: Sequence[FaceOf]) -> None:
        """Show who uses an entry, and offer the update where some have an older version."""
        self._users = tuple(users)
        text = self.tr("Used by %n character(s)", "", len(users)) if users else self.tr("Not used yet")
        self.faces.show_faces(self._users, text)
        self.update_button.setVisible(bool(older))

    def users_menu(self) -> QMenu:
        """Return a menu of the characters."""
        menu = QMenu(self)
        for face in self._users:
            action = menu.addAction(round_icon(face.portrait, face.name, id_=face.id), _shown(face, self.tr("Unnamed")))
            action.triggered.connect(partial(self._choose, face.id))
        return menu

    def _choose(self, id_: str, _is_checked: bool = False) -> None:
        self.character_chosen.emit(id_)

    @Slot()
    def _on_faces(self) -> None:
        menu = self.users_menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.faces.mapToGlobal(QPoint(0, -menu.sizeHint().height())))


def _shown(face: FaceOf, unnamed: str) -> str:
    return (face.name or unnamed).replace("&", "&&")
