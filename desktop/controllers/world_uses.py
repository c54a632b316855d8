"""Who uses the entries of an open world, shown in its tab: head, entries and the foot of the entry.

It is read on a worker thread a moment after the last change. An entry that characters have in an older version by then
is told once, in a toast that offers the update; nothing is asked while something is typed.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from core.content.entry_places import entry_identity
from core.errors import QuireError
from desktop.frame.main_window import MainWindow
from desktop.library.library_service import LibraryService
from desktop.tasks import Progress
from desktop.world_use.entry_use import EntryUse
from desktop.world_use.world_users import Key, WorldUsers, read_users

if TYPE_CHECKING:
    from desktop.world.world_view import WorldView

PAUSE_MS: Final = 1500
"""Pause in the edits of a world after which it is read who has older entries."""


class WorldUses(QObject):
    """Knows who uses the entries of an open world.

    Args:
        view: Its tab.
        window: The main window, whose toast offers the update.
        service: The library.

    Attributes:
        foot: The foot of the entry.

    Signals:
        update_wanted: Characters are to be updated.
    """

    update_wanted = Signal()

    def __init__(self, view: WorldView, window: MainWindow, service: LibraryService) -> None:
        super().__init__(view)
        self._view = view
        self._window = window
        self._service = service
        self._users = WorldUsers()
        self._told: set[Key] | None = None
        self._is_reading = False
        self._is_stale = False
        self.foot = EntryUse(view.panel.foot)
        self.foot.update_wanted.connect(self.update_wanted)
        layout = view.panel.foot.layout()
        if layout is not None:
            layout.addWidget(self.foot)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self._read)
        view.entry_shown.connect(self._show)
        if view.character.library is not None:
            view.character.changed.connect(self._timer.start)
            service.list_changed.connect(self._timer.start)
            self._read()

    @property
    def users(self) -> WorldUsers:
        """Who uses the world, as last read."""
        return self._users

    @Slot()
    def _read(self) -> None:
        if self._is_reading:
            self._is_stale = True
            return
        self._is_reading, self._is_stale = True, False
        progress = Progress(self)
        work = partial(read_users, self._view.character.id, progress.advance)
        self._service.run(self, work, self._on_read, self._on_failed, progress=progress)

    def _on_read(self, users: WorldUsers) -> None:
        self._is_reading = False
        self._users = users
        self._show()
        self._tell()
        if self._is_stale:
            self._timer.start()

    def _on_failed(self, _error: QuireError) -> None:
        """Show nothing: the list and the tab of the world tell of an error themselves."""
        self._is_reading = False

    @Slot()
    def _show(self) -> None:
        """Show the numbers of the world and of its entries, and who uses the shown entry."""
        view, users = self._view, self._users
        count = len(users.characters)
        view.show_use(self.tr("used by %n character(s)", "", count) if count else self.tr("not used yet"))
        view.show_uses(users.counts)
        key = self._shown_entry()
        self.foot.setVisible(key is not None)
        if key is not None:
            self.foot.show_users(users.of_entry(*key), users.older_of_entry(*key))

    def _shown_entry(self) -> Key | None:
        """Return kind and identity of the entry that is shown."""
        panel, sheet = self._view.panel, self._view.character.sheet
        kind = self._view.game.system.kinds.get(panel.kind)
        if kind is None or panel.position < 0:
            return None
        rows = sheet.rows(panel.kind)
        return (panel.kind, entry_identity(kind, rows[panel.position])) if panel.position < len(rows) else None

    def _tell(self) -> None:
        """Offer the update for entries that have become older since they were last told."""
        older = set(self._users.older)
        new = older - (older if self._told is None else self._told)
        self._told = older
        if not new or not self._view.isVisible():
            return
        ids = {face.id for key in new for face in self._users.older[key]}
        text = self.tr("%n character(s) have an older version", "", len(ids))
        self._window.toast.show_offer(text, self.tr("Update characters…"), self.update_wanted.emit)
