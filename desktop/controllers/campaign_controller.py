"""Campaigns: their list in the library dock, their tabs, and the actions that lead to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from core.character.document_kind import CAMPAIGN, game_of_document
from core.errors import QuireError
from core.messages import Message
from desktop import messages
from desktop.campaign import campaign_store
from desktop.controllers.document_kinds import DocumentKind
from desktop.controllers.sheets_controller import SheetsController
from desktop.frame.document_view import DocumentView
from desktop.frame.main_window import MainWindow
from desktop.library.library_actions import LibraryActions
from desktop.library.library_dock import CAMPAIGNS, LibraryDock
from desktop.library.library_service import LibraryService

if TYPE_CHECKING:
    from desktop.campaign.campaign_view import CampaignView
    from desktop.campaign.campaigns_view import CampaignsView
    from desktop.sheet.open_character import OpenCharacter

_VIEW = "desktop.campaign.campaign_view"


class CampaignController(QObject):
    """Lists and opens campaigns.

    Args:
        window: The frame.
        service: The library.
        sheets: The open documents.
        actions: Actions on characters.

    Signals:
        new_character_requested: A character of a campaign is to be created; id of the campaign.
        draft_requested: A draft is to be resumed; its id.
    """

    new_character_requested = Signal(str)
    draft_requested = Signal(str)

    def __init__(
        self, window: MainWindow, service: LibraryService, sheets: SheetsController, actions: LibraryActions
    ) -> None:
        super().__init__(window)
        self._window = window
        self._service = service
        self._sheets = sheets
        self._actions = actions
        self.list: CampaignsView | None = None
        sheets.register(CAMPAIGN, DocumentKind(_VIEW, self._make_view))

    def steps(self) -> tuple[Callable[[], None], ...]:
        """Return the job that prepares the page of the library dock."""
        return (self._connect,)

    def _connect(self) -> None:
        dock = self._window.library_dock.widget()
        if isinstance(dock, LibraryDock):
            dock.set_page(CAMPAIGNS, self._make_list)
        for name, slot in (
            ("new_campaign", self.ask_for_campaign),
            ("campaigns", self.show_list),
            ("campaign_rules", self.open_current),
        ):
            self._window.set_action_handler(name, slot)

    # ------------------------------------------------------------------------------------------------------------- list

    def _make_list(self) -> QWidget:
        from desktop.campaign.campaigns_view import CampaignsView  # noqa: PLC0415 - imported lazily

        view = self.list = CampaignsView(self._service)
        view.opened.connect(self._sheets.open)
        view.asked_new.connect(self.ask_for_campaign)
        view.action_requested.connect(self._on_action)
        return view

    @Slot()
    def show_list(self) -> None:
        """Show the list of campaigns."""
        self._window.show_dock("library")
        dock = self._window.library_dock.widget()
        if isinstance(dock, LibraryDock):
            dock.show_page(CAMPAIGNS)
            page = dock.page(CAMPAIGNS)
            if page is not None:
                page.setFocus()

    @Slot()
    def ask_for_campaign(self) -> None:
        """Ask for name and game of a new campaign."""
        if not self._service.is_refused():
            self._service.run(self, campaign_store.games_and_names, self._on_names)

    def _on_names(self, found: tuple[Sequence[tuple[str, str]], Sequence[str]]) -> None:
        from desktop.campaign.new_campaign_dialog import NewCampaignDialog  # noqa: PLC0415 - rarely needed

        games, names = found
        current = self._window.current
        dialog = NewCampaignDialog(games, names, "" if current is None else current.sheet.system.id, self._window)
        dialog.created.connect(self.create)
        self._window.open_dialog(dialog)

    @Slot(str, str)
    def create(self, name: str, system: str) -> None:
        """Create a campaign and open it."""
        self._service.change(self, partial(campaign_store.create, name, system), self._sheets.open)

    @Slot(str, str)
    def _on_action(self, action: str, id_: str) -> None:
        if self._service.is_refused():
            return
        match action:
            case "rename":
                self._service.run(self, partial(campaign_store.name_of, id_), partial(self._ask_for_name, id_))
            case "rest" | "resume":
                state = "resting" if action == "rest" else "running"
                self._service.change(
                    self, partial(campaign_store.set_state, id_, state), partial(self._on_written, id_)
                )
            case "trash":
                if all(view.may_close() for view in self._views_of(id_)):
                    self._service.change(self, partial(campaign_store.trash, id_), partial(self._on_trashed, id_))
            case "restore":
                self._service.change(self, partial(campaign_store.restore, id_))
            case "delete":
                self._service.run(self, partial(campaign_store.name_of, id_), partial(self._ask_to_delete, id_))

    def _ask_for_name(self, id_: str, name: str) -> None:
        typed = messages.enter_text(self._window, self.tr("Rename the campaign"), self.tr("Name"), name)
        if typed is not None and typed.strip() and typed.strip() != name:
            self._service.change(
                self, partial(campaign_store.rename, id_, typed.strip()), partial(self._on_written, id_)
            )

    def _on_written(self, id_: str, _nothing: object) -> None:
        """Load the document again, if it is open."""
        for view in self._views_of(id_):
            view.character.reload()

    def _views_of(self, id_: str) -> list[DocumentView]:
        """Return the tab of a campaign, if it is open."""
        return [view for view in self._sheets.document_views() if view.character.id == id_]

    def _on_trashed(self, id_: str, name: str) -> None:
        self._sheets.close({id_})
        text = self.tr("{name} moved to Trash").format(name=name)
        self._window.toast.show_text(text, partial(self._service.change, self, partial(campaign_store.restore, id_)))

    def _ask_to_delete(self, id_: str, name: str) -> None:
        question = Message("delete_campaign", "The campaign {name} is deleted permanently.", {"name": name})
        if messages.confirm(self._window, question, self.tr("Delete"), is_destructive=True):
            self._service.change(self, partial(campaign_store.delete, id_))

    # ------------------------------------------------------------------------------------------------------------- tabs

    @Slot()
    def open_current(self) -> None:
        """Open the campaign of the current character, with its rules."""
        current = self._window.current
        if current is not None and current.sheet.character.campaign:
            self.open_rules(current.sheet.character.campaign_id, current.sheet.character.campaign)
        else:
            none = Message("no_campaign_yet", "This character has no campaign. Choose one with Character, Campaign.")
            self._window.show_message(none)

    def open_rules(self, id_: str, name: str = "") -> None:
        """Open the campaign of a character.

        Args:
            id_: Its id; "" if the character only knows its name.
            name: Its name.
        """
        if id_:
            self._sheets.open(id_)
        else:
            self._service.run(self, partial(campaign_store.id_of, name), self._on_id)

    def _on_id(self, id_: str) -> None:
        if id_:
            self._sheets.open(id_)

    def _make_view(self, character: OpenCharacter) -> CampaignView:
        from core.registry import game, games  # noqa: PLC0415 - imported with the first character
        from desktop.campaign.campaign_view import CampaignView  # noqa: PLC0415 - imported lazily
        from desktop.controllers.campaign_packs import CampaignPacks  # noqa: PLC0415 - imported lazily
        from desktop.controllers.campaign_tab import CampaignTab  # noqa: PLC0415 - imported lazily

        system_id = game_of_document(character.sheet.system.id)
        chosen = game(system_id) if system_id else None
        portraits: dict[str, QImage] = {}
        view = CampaignView(character, None if chosen is None else chosen.system, portraits.get)
        view.setProperty("sign", "" if chosen is None else chosen.sign)
        known = [(each.id, each.name) for each in games()]
        view.show_games(known)
        view.show_worlds(())
        tab = CampaignTab(view, self._service, self._window, self._sheets, self._actions, portraits)
        tab.new_character_requested.connect(self.new_character_requested)
        tab.draft_opened.connect(self.draft_requested)
        CampaignPacks(view, self._service, self._window)
        view.game_chosen.connect(partial(self._on_game, view, known))
        return view

    def _on_game(self, view: CampaignView, known: Sequence[tuple[str, str]], system: str) -> None:
        """Change the game of a campaign without members: its tab is opened again, without the rules of the other."""
        id_ = view.character.id
        if not self._may_change_game(view, system):
            view.show_games(known)
            return
        self._sheets.close({id_})
        self._service.change(
            self, partial(campaign_store.set_game, id_, system), partial(self._on_game_set, id_), self._on_failed
        )

    def _may_change_game(self, view: CampaignView, system: str) -> bool:
        """Return whether a campaign gets another game; ask if its rules are lost with it."""
        if system == ("" if view.system is None else view.system.id) or not view.may_close():
            return False
        document = view.character.sheet.character
        question = Message(
            "campaign_game",
            "The rules of {name} are made for its present game. They and the history are removed with another one.",
            {"name": document.name},
        )
        has_rules = bool(document.options or document.house_rules)
        return not has_rules or messages.confirm(self._window, question, self.tr("Change game"), is_destructive=True)

    def _on_game_set(self, id_: str, _nothing: object) -> None:
        self._sheets.open(id_)

    def _on_failed(self, error: QuireError) -> None:
        self._window.show_message(error.message)
