"""Where the user is in the window: pages, open procedures and fights; kept while a new window takes its place.

Which tabs are open, which is in front, sizes and docks are in the settings, as for the next start.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from desktop.settings import LANGUAGE

if TYPE_CHECKING:
    from desktop.controllers.main_controller import MainController
    from desktop.fight.fight_setup import FightPlan
    from desktop.party.party_members import PartyPlace

_PREFERENCES = "PreferencesDialog"


@dataclass(slots=True)
class WindowPlace:
    """Where the user is.

    Attributes:
        pages: The page of each open sheet, by the id of its character.
        drafts: Ids of the procedures that are open in wizards.
        fights: Ids of the fights that are open.
        shown_to_players: Ids of the fights that players' screens show.
        planned_fights: What the pages before fights hold.
        parties: What the party windows show.
        has_preferences: Whether the preferences are open.
        has_library_page: Whether the library page is open.
        is_library_in_front: Whether it is in front.
    """

    pages: Mapping[str, int]
    drafts: tuple[str, ...]
    fights: tuple[str, ...]
    shown_to_players: tuple[str, ...]
    planned_fights: tuple[FightPlan, ...]
    parties: tuple[PartyPlace, ...]
    has_preferences: bool
    has_library_page: bool
    is_library_in_front: bool

    @classmethod
    def of(cls, controller: MainController) -> WindowPlace:
        """Return where the user is, and close the preferences."""
        views = [view for view in controller.sheets.views() if view.pages is not None]
        pages = {view.character.id: view.pages.currentIndex() for view in views if view.pages is not None}
        dialogs = [each for each in controller.dialogs() if each.objectName() == _PREFERENCES]
        for dialog in dialogs:
            dialog.close()
        drafts, fights = controller.open_drafts()
        page = controller.library.page
        return cls(
            pages,
            drafts,
            fights,
            controller.shown_to_players(),
            controller.planned_fights(),
            controller.open_parties(),
            bool(dialogs),
            page.page is not None,
            page.front is not None,
        )

    def restore(self, controller: MainController) -> None:
        """Go there again: pages as soon as their sheets are open."""

        def show_page(id_: str) -> None:
            view = controller.sheets.view_of(id_)
            if view is not None and view.pages is not None and id_ in self.pages:
                view.pages.setCurrentIndex(self.pages[id_])

        for view in controller.sheets.views():
            show_page(view.character.id)
        controller.sheets.opened.connect(show_page)
        controller.resume_drafts(self.drafts, self.fights, self.shown_to_players)
        controller.plan_fights_again(self.planned_fights)
        controller.reopen_parties(self.parties)
        if self.is_library_in_front:
            controller.library.page.show()
            controller.sheets.reopened.connect(controller.library.page.show)
        elif self.has_library_page:
            controller.library.page.show_behind()
        if self.has_preferences:
            controller.preferences.show(LANGUAGE.key)
