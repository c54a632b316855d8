"""Opens and tracks fight windows: new fights, resumed fights, and players' screens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from desktop.controllers.close_guard import Closable
from desktop.controllers.sheets_controller import SheetsController
from desktop.controllers.side_window_controllers import SharedCharacterController
from desktop.fight.fight_run import FightRun
from desktop.fight.fight_setup import FightPlan
from desktop.fight.fight_titles import end_title
from desktop.fight.fight_view import FightView
from desktop.fight.loaded_fight import LoadedFight, load_fight
from desktop.fight.new_fight_view import NewFightView
from desktop.fight.players_view import PlayersView
from desktop.frame.main_window import MainWindow
from desktop.library.library_service import LibraryService


class FightController(SharedCharacterController):
    """Opens fights and their windows; a closed fight is kept as a draft.

    Args:
        window: The main window; it shows messages.
        service: The library.
        sheets: The open characters.
        may_close: As for `SideWindowController`.
        selected_ids: Returns the ids selected in the library.

    Signals:
        print_requested: A tracker or opponents are to be printed; the sheets, the side of each and whether it is a
            player's character, and the title of the fight.
    """

    print_requested = Signal(object, object, str)

    def __init__(
        self,
        window: MainWindow,
        service: LibraryService,
        sheets: SheetsController,
        may_close: Callable[[QWidget, Sequence[Closable]], bool],
        selected_ids: Callable[[], Sequence[str]],
    ) -> None:
        super().__init__(window, service, sheets, may_close, selected_ids)
        self._noted: set[str] = set()

    @property
    def runs(self) -> list[FightRun]:
        """The fights in them."""
        return [view.run for view in self._windows.views(FightView)]

    def rename(self, draft_id: str, title: str) -> None:
        """Rename an open fight."""
        for view in self._windows.views(FightView):
            if view.run.draft_id == draft_id:
                view.rename(title)

    def new_fight(self, ids: Sequence[str] = ()) -> None:
        """Open the New fight page.

        Args:
            ids: The initial fighters; without any those selected in the library, else the current character.
        """
        current = self._window.current
        chosen = tuple(ids) or self._selected_ids()
        self._show_new(NewFightView(self._service, chosen, "" if current is None else current.sheet.system.id))

    def _show_new(self, view: NewFightView) -> None:
        view.started.connect(self._on_started)
        view.left.connect(self._on_left)
        self._windows.show(view, self.tr("New fight"))

    @property
    def plans(self) -> tuple[FightPlan, ...]:
        """What the open pages before fights hold."""
        return tuple(view.plan for view in self._windows.views(NewFightView))

    def plan_again(self, plan: FightPlan) -> None:
        """Open a New fight page that holds what another one has held."""
        self._show_new(NewFightView(self._service, plan=plan))

    @property
    def shown_to_players(self) -> tuple[str, ...]:
        """Ids of the drafts of the fights that players' screens show."""
        return tuple(screen.run.draft_id for screen in self._windows.views(PlayersView))

    def resume(self, draft_id: str, *, is_shown_to_players: bool = False) -> None:
        """Resume a fight; if it is open already, bring its window to the front.

        Args:
            draft_id: Its draft.
            is_shown_to_players: Whether a players' screen is opened with it.
        """
        for view in self._windows.views(FightView):
            if view.run.draft_id == draft_id:
                self._windows.bring_forward(view)
                return
        show = self._show_to_players if is_shown_to_players else self.show_fight
        self._service.run(self, partial(load_fight, draft_id), show, self._show_error)

    def save(self) -> None:
        """Save every fight."""
        for view in self._windows.views(FightView):
            view.save()

    def _character_users(self) -> list[FightRun]:
        return self.runs

    @Slot(object)
    def _on_started(self, plan: LoadedFight) -> None:
        page = self.sender()
        self.show_fight(plan)
        if isinstance(page, NewFightView):
            QTimer.singleShot(0, page, page.left.emit)  # closed behind the fight's window

    def show_fight(self, plan: LoadedFight) -> None:
        """Open the window of a new or resumed fight."""
        view = FightView(FightRun(plan, self._service, self._shared, self))
        view.asked_sheet.connect(self._sheets.open)
        view.asked_players.connect(self._on_players)
        view.asked_print.connect(self.print_requested)
        view.left.connect(self._on_fight_left)
        view.left.connect(self._on_left)
        view.trouble.connect(self._window.show_message)
        if plan.fight.notice is not None:
            self._window.show_message(plan.fight.notice)
        window = self._windows.show(view, view.run.title, is_large=True)
        window.may_close = lambda: self._may_close(window, [view.run])
        window.release = view.run.close
        if plan.fight.is_over:
            self._noted.add(view.run.draft_id)  # noted when its window was closed
        if plan.runs_alone:
            view.run.run_to_end()

    def _show_to_players(self, plan: LoadedFight) -> None:
        self.show_fight(plan)
        self._open_screen(self._windows.views(FightView)[-1].run)

    def _open_screen(self, run: FightRun) -> None:
        self._windows.show(PlayersView(run), self.tr("Players' screen"), is_large=True)

    @Slot()
    def _on_fight_left(self) -> None:
        """Note a fight that was ended."""
        view = self.sender()
        if isinstance(view, FightView) and view.run.fight.answers:
            self._note(view.run)

    def _note(self, run: FightRun) -> None:
        """Note a fight in today's sessions of the campaigns of its characters, once."""
        if run.draft_id in self._noted:
            return
        self._noted.add(run.draft_id)
        ids = [each.id for each in run.fight.participants if each.id]
        line = f"{run.title}: {end_title(run.fight.outcome, is_over=run.fight.is_over)}"
        self._service.change(self, lambda library: library.campaigns.record(ids, line))

    @Slot()
    def _on_players(self) -> None:
        view = self.sender()
        if isinstance(view, FightView):
            self._open_screen(view.run)

    @Slot(QWidget)
    def _on_window_closed(self, view: QWidget) -> None:
        """Note a fight that is over, and close its players' screens with it."""
        if isinstance(view, FightView):
            if view.run.fight.is_over:
                self._note(view.run)
            for screen in self._windows.views(PlayersView):
                if screen.run is view.run:
                    self._windows.close(screen)
