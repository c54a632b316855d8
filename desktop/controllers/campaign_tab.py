"""Connects the tab of a campaign with the library: its members, what other rules would do, world, date and game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, QTimer, Signal, Slot
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QMenu

from core.errors import QuireError
from core.messages import Message
from desktop import messages, tasks
from desktop.campaign.campaign_data import MemberData, compute_impacts, read_members
from desktop.campaign.pending_rules import NO_RULES
from desktop.controllers.sheets_controller import SheetsController
from desktop.frame.main_window import MainWindow
from desktop.library.library_actions import LibraryActions
from desktop.library.library_service import LibraryService
from desktop.library.thumbnails import Thumbnails
from desktop.messages import BoxButton

if TYPE_CHECKING:
    from core.character.edits import Edit
    from core.character.setting_reference import SettingReference
    from core.store.library import Library
    from desktop.campaign.campaign_view import CampaignView
    from desktop.campaign.impact_rows import Impact
    from desktop.sheet.open_character import OpenCharacter

_KEEP, _BOOK = "keep", "book"
_SOON_MS: Final = 200
"""Debounce between a change of the library and reading the members again."""


class CampaignTab(QObject):
    """Connects the tab of one campaign with the library.

    Args:
        view: The view; it owns this.
        service: The library.
        window: The frame.
        sheets: The open documents.
        actions: Actions on characters.
        portraits: The small portraits by id, which the view shows.

    Signals:
        new_character_requested: A character of this campaign is to be created; id of the campaign.
        draft_opened: A draft is to be resumed; its id.
    """

    new_character_requested = Signal(str)
    draft_opened = Signal(str)

    def __init__(
        self,
        view: CampaignView,
        service: LibraryService,
        window: MainWindow,
        sheets: SheetsController,
        actions: LibraryActions,
        portraits: dict[str, QImage],
    ) -> None:
        super().__init__(view)
        self._view = view
        self._service = service
        self._window = window
        self._sheets = sheets
        self._progress: tasks.Progress | None = None
        self._ticket = 0
        self._actions = actions
        self._portraits = portraits
        self._data = MemberData((), {})
        self._thumbnails = Thumbnails(service, self)
        self._thumbnails.loaded.connect(self._show_portraits)
        self._worlds: dict[str, SettingReference] = {}
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_SOON_MS)
        self._later.timeout.connect(self.read_members)
        service.list_changed.connect(self._later.start)
        view.impact_requested.connect(self._compute)
        view.impact_stopped.connect(self._stop)
        view.impact.stopped.connect(self._on_stopped)
        view.opened.connect(sheets.open)
        view.dialog_opened.connect(window.open_dialog)
        view.new_character_requested.connect(self._on_new)
        view.draft_opened.connect(self.draft_opened)
        view.add_requested.connect(self._on_add)
        view.remove_requested.connect(self._on_remove)
        view.menu_requested.connect(self._on_menu)
        view.world_chosen.connect(self._on_world)
        view.world_requested.connect(self._on_open_world)
        view.day_requested.connect(self._on_day)
        view.date_typed.connect(self._on_date)
        view.character.saved.connect(self._on_saved)
        view.character.changed.connect(self._on_changed)
        self._dated_rules: Mapping[str, str] = {}
        self._show_date()
        self.read_members()
        self._read_rule_times()
        self._read_worlds()

    @property
    def character(self) -> OpenCharacter:
        """The document of the campaign."""
        return self._view.character

    # ---------------------------------------------------------------------------------------------------------- members

    @Slot()
    def read_members(self) -> None:
        """Read the members on a worker thread."""
        self._ticket += 1
        pending = self._view.pending
        given = (None, NO_RULES) if pending is None else (pending.system, pending.applied)
        work = partial(read_members, self.character.id, *given)
        self._service.run(self, work, partial(self._on_members, self._ticket))

    def _on_members(self, ticket: int, data: MemberData) -> None:
        if ticket != self._ticket:
            return
        self._data = data
        self._view.show_members(data.members)
        self._thumbnails.request(data.entries.values())
        if self.character.is_saved and self.character.revision < data.revision:
            self.character.reload()  # an award or a fight has filled in the session of the day
        for id_, entry in data.entries.items():
            view = self._sheets.view_of(id_)
            if view is not None and view.character.is_saved:
                is_other = view.character.revision != entry.revision  # the rules of the campaign were given to it
                if is_other or self._is_renamed_for(view.character):
                    view.character.reload()

    def _is_renamed_for(self, member: OpenCharacter) -> bool:
        """Return whether the campaign has another name than an open member shows."""
        rules, name = member.sheet.character.campaign_rules, self.character.sheet.character.name
        return self.character.is_saved and rules is not None and rules.id == self.character.id and rules.title != name

    @Slot()
    def _show_portraits(self) -> None:
        """Show the portraits that are known."""
        for id_, entry in self._data.entries.items():
            picture = self._thumbnails.thumbnail(entry)
            if picture is not None:
                self._portraits[id_] = picture
        self._view.members.refresh()

    @Slot(int)
    def _on_saved(self, _revision: int) -> None:
        """Read the members again: a change of rules was written to them in the same transaction."""
        self._later.start()
        self._read_rule_times()

    def _read_rule_times(self) -> None:
        """Read since when the house rules hold, if they are other ones than were read last."""
        rules = self.character.sheet.character.house_rules
        if rules != self._dated_rules:
            self._dated_rules = dict(rules)
            self._service.run(self, partial(_rule_times, self.character.id, tuple(rules)), self._view.show_since)

    @Slot()
    def _on_new(self) -> None:
        self.new_character_requested.emit(self.character.id)

    @Slot()
    def _on_add(self) -> None:
        from desktop.campaign.add_members_dialog import AddMembersDialog  # noqa: PLC0415 - rarely needed

        system = "" if self._view.system is None else self._view.system.id
        dialog = AddMembersDialog(self._service, system, self.character.sheet.character.name, self._window)
        dialog.taken.connect(self._on_added)
        self._window.open_dialog(dialog)

    @Slot(object)
    def _on_added(self, ids: tuple[str, ...]) -> None:
        self._actions.write_campaign(ids, self.character.sheet.character.name)

    @Slot(object)
    def _on_remove(self, ids: tuple[str, ...]) -> None:
        """Take members out; ask what becomes of the rules of the campaign, if it has any."""
        document = self.character.sheet.character
        if not (document.options or document.house_rules):
            self._actions.leave_campaign(ids, keeps_rules=False)
            return
        question = Message(
            "leave_campaign",
            "{count:# character leaves|# characters leave} {name}. Keep its rules as rules of their own, or return to "
            "the book?",
            {"count": len(ids), "name": document.name},
        )
        answers = (
            BoxButton(_KEEP, self.tr("&Keep rules"), is_default=True),
            BoxButton(_BOOK, self.tr("Return to the &book")),
            BoxButton("stay", self.tr("Cancel"), is_cancel=True),
        )
        answer = messages.ask(self._window, question, answers)
        if answer in {_KEEP, _BOOK}:
            self._actions.leave_campaign(ids, keeps_rules=answer == _KEEP)

    @Slot(object, object)
    def _on_menu(self, ids: tuple[str, ...], place: QPoint) -> None:
        menu = QMenu(self._view)
        menu.triggered.connect(menu.deleteLater)
        if len(ids) == 1:
            menu.addAction(self.tr("&Open")).triggered.connect(partial(self._sheets.open, ids[0]))
        menu.addAction(self.tr("&Remove from the campaign")).triggered.connect(partial(self._on_remove, ids))
        menu.popup(place)

    # --------------------------------------------------------------------------------------------------- world and date

    def _read_worlds(self) -> None:
        if self._view.system is not None:
            self._service.run(self, partial(_worlds, self._view.system.id), self._on_worlds)

    def _on_worlds(self, worlds: Sequence[SettingReference]) -> None:
        self._worlds = {each.id: each for each in worlds}
        self._view.show_worlds([(each.id, each.name or each.id) for each in worlds])

    @Slot(object)
    def _on_world(self, id_: object) -> None:
        from core.character.edits import SetSetting  # noqa: PLC0415 - imported with the first character

        present = self.character.sheet.character.setting
        if isinstance(id_, str) and (present is None or present.id != id_):
            self._push(SetSetting(self._worlds.get(id_)))

    @Slot()
    def _on_open_world(self) -> None:
        setting = self.character.sheet.character.setting
        if setting is not None and self._view.system is not None:
            self._service.run(self, partial(_world_document, self._view.system.id, setting.id), self._on_world_found)

    def _on_world_found(self, id_: str) -> None:
        if id_:
            self._sheets.open(id_)
        else:
            none = Message("world_not_in_library", "This world is not in the library. Import its file first.")
            self._window.show_message(none)

    def _show_date(self) -> None:
        from core.content.campaign_date import read_date  # noqa: PLC0415 - imported with the first campaign

        self._view.show_date(read_date(self.character.sheet))

    @Slot(int)
    def _on_day(self, days: int) -> None:
        from core.content.campaign_date import move_date  # noqa: PLC0415 - imported with the first campaign

        self._push(move_date(self.character.sheet, days), self.tr("Date in the game"))
        self._show_date()

    @Slot(str)
    def _on_date(self, text: str) -> None:
        from core.content.campaign_date import date_edit, read_date, typed_date  # noqa: PLC0415 - as above

        present = read_date(self.character.sheet)
        try:
            date = typed_date(self.character.sheet, text) if text else present
        except QuireError as error:
            self._view.show_date_problem(messages.render(error.message))
            return
        self._view.show_date(date)
        if date is not None and date != present:
            self._push(date_edit(date), self.tr("Date in the game"))

    @Slot(object)
    def _on_changed(self, _changes: object) -> None:
        if not self._view.is_date_typed:
            self._show_date()
        self._later.start()

    def _push(self, edit: Edit, label: str = "") -> None:
        try:
            self.character.push(edit, label)
        except QuireError as error:
            self._window.show_message(error.message)

    # ------------------------------------------------------------------------------------------------ what would change

    @Slot()
    def _compute(self) -> None:
        """Compute what the pending rules would do; a computation that runs is stopped first."""
        self._stop()
        pending, members = self._view.pending, self._view.shown_members
        if pending is None:
            return
        progress = self._progress = tasks.Progress(self)
        self._view.begin_impact(progress)
        work = partial(compute_impacts, self.character.id, len(members), self._view.rule_edits(), progress)
        self._service.run(self, work, partial(self._on_computed, progress), self._on_failed, progress=progress)

    @Slot()
    def _stop(self) -> None:
        if self._progress is not None:
            self._progress.cancel()
            self._progress = None

    @Slot()
    def _on_stopped(self) -> None:
        self._stop()
        self._view.impact.show_stopped()

    def _on_computed(self, progress: tasks.Progress, impacts: Sequence[Impact]) -> None:
        if progress is self._progress:
            self._progress = None
            self._view.show_impacts(impacts)

    def _on_failed(self, error: QuireError) -> None:
        self._progress = None
        self._view.impact.end_work()
        self._window.show_message(error.message)


def _rule_times(id_: str, keys: Sequence[str], library: Library) -> Mapping[str, datetime]:
    """Return when house rules of a campaign were made; runs on a worker thread."""
    from core.store.rule_ages import rule_times  # noqa: PLC0415 - imported with the first campaign

    return rule_times(library, id_, keys)


def _worlds(system: str, library: Library) -> tuple[SettingReference, ...]:
    """Return the worlds of a game in the library, and those that its characters were made with."""
    from core.character.setting_reference import SettingReference  # noqa: PLC0415 - imported with the first campaign

    kept = {each.reference.id: each.reference for each in library.settings.list(system)}
    living = {each.own_id: SettingReference(each.own_id, each.entry.name) for each in library.worlds.list(system)}
    return tuple({**living, **kept}.values())


def _world_document(system: str, own_id: str, library: Library) -> str:
    """Return the id of the document of a world; "" if it is not in the library; runs on a worker thread."""
    world = library.worlds.find(system, own_id)
    return "" if world is None else world.id
