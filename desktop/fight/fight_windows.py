"""Manages the fight windows: new fights, resumed fights, players' screens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from core.errors import QuireError
from core.registry import is_conflict
from core.store import Draft
from desktop.fight.fight_run import FightRun
from desktop.fight.fight_view import FightView
from desktop.fight.loaded_fight import LoadedFight, load_fight
from desktop.fight.new_fight_view import NewFightView
from desktop.fight.players_view import PlayersView
from desktop.library.library_service import LibraryService
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.shared_characters import SharedCharacters
from desktop.side_windows import SideWindow, SideWindows


class FightWindows(QObject):
    """Opens fights and their windows; a closed fight is kept as a draft.

    Signals:
        asked_character: A fighter's sheet is to be shown; its id.
        trouble: An action failed; a `Message`.

    Attributes:
        may_close: Called before a fight window closes; returns whether it may.

    Args:
        window: The main window.
        service: The library.
        shared: Opens the characters.
        chosen: Returns the ids selected in the library.
        current: Returns the current character, or None.
    """

    asked_character = Signal(str)
    trouble = Signal(object)

    def __init__(
        self,
        window: QWidget,
        service: LibraryService,
        shared: SharedCharacters,
        chosen: Callable[[], Sequence[str]],
        current: Callable[[], OpenCharacter | None],
    ) -> None:
        super().__init__(window)
        self._service = service
        self._shared = shared
        self._selected_ids = chosen
        self._current = current
        self._windows = SideWindows(window)
        self._windows.closed.connect(self._on_closed)
        self.may_close: Callable[[QWidget, Sequence[FightRun]], bool] = lambda window, runs: True

    @property
    def windows(self) -> tuple[SideWindow, ...]:
        """The open windows."""
        return self._windows.windows

    @property
    def runs(self) -> list[FightRun]:
        """The fights in them."""
        return [view.run for view in self._windows.views(FightView)]

    @staticmethod
    def is_fight(draft: Draft) -> bool:
        """Return whether a draft is a fight."""
        return is_conflict(draft.system, draft.procedure)

    def rename(self, draft_id: str, title: str) -> None:
        """Rename an open fight."""
        for view in self._windows.views(FightView):
            if view.run.draft_id == draft_id:
                view.rename(title)

    @Slot()
    def new_fight(self) -> None:
        """Open the New fight page."""
        current = self._current()
        view = NewFightView(self._service, self._selected_ids(), "" if current is None else current.sheet.system.id)
        view.started.connect(self._on_started)
        view.left.connect(self._on_left)
        view.trouble.connect(self.trouble)
        self._windows.show(view, self.tr("New fight"))

    def resume(self, draft_id: str) -> None:
        """Resume a fight; if it is open already, bring its window to the front."""
        for view in self._windows.views(FightView):
            if view.run.draft_id == draft_id:
                self._windows.bring_forward(view)
                return
        self._service.run(self, partial(load_fight, draft_id), self.show_fight, self._on_not_read)

    @Slot(str)
    def character_opened(self, id_: str) -> None:
        """Let fights use a sheet that was opened in the window."""
        character = self._shared.in_tab(id_)
        if character is not None:
            for run in self.runs:
                run.adopt(character)

    @Slot(str)
    def character_closed(self, id_: str) -> None:
        """Let fights open a character again whose sheet is being closed in the window."""
        for run in self.runs:
            run.reopen(id_)

    def save(self) -> None:
        """Save every fight."""
        for view in self._windows.views(FightView):
            view.save()

    @Slot(object)
    def _on_started(self, plan: LoadedFight) -> None:
        page = self.sender()
        self.show_fight(plan)
        if isinstance(page, NewFightView):
            QTimer.singleShot(0, page, page.left.emit)  # closed behind the fight's window

    def show_fight(self, plan: LoadedFight) -> None:
        """Open the window of a new or resumed fight."""
        view = FightView(FightRun(plan, self._service, self._shared, self))
        view.asked_sheet.connect(self.asked_character)
        view.asked_players.connect(self._on_players)
        view.left.connect(self._on_left)
        view.trouble.connect(self.trouble)
        if plan.fight.notice is not None:
            self.trouble.emit(plan.fight.notice)
        window = self._windows.show(view, view.run.title, is_large=True)
        window.may_close = lambda: self.may_close(window, [view.run])
        window.release = view.run.close

    @Slot()
    def _on_players(self) -> None:
        view = self.sender()
        if isinstance(view, FightView):
            self._windows.show(PlayersView(view.run), self.tr("Players' screen"), is_large=True)

    def _on_not_read(self, error: QuireError) -> None:
        self.trouble.emit(error.message)

    @Slot()
    def _on_left(self) -> None:
        self._windows.close(self.sender())

    @Slot(QWidget)
    def _on_closed(self, view: QWidget) -> None:
        """Close a fight's players' screens with it."""
        if isinstance(view, FightView):
            for screen in self._windows.views(PlayersView):
                if screen.run is view.run:
                    self._windows.close(screen)
