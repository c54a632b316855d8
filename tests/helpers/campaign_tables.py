"""The window of a Game Master, whose campaign has characters of the automatic creation."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.content.update_effects import head_keys
from core.registry import open_character
from core.rules.model import FieldType
from core.store.library import Library
from desktop.app import Desktop
from desktop.campaign.campaign_view import CampaignView
from desktop.campaign.campaigns_view import CampaignsView
from desktop.controllers.main_controller import MainController
from desktop.wizard.created_character import add_character
from desktop.wizard.procedure_run import run_at_random, set_up_creation
from tests.helpers.games import game_with
from tests.helpers.windows import PATIENCE_MS

Dialog = TypeVar("Dialog", bound=QDialog)

GAME = game_with(
    lambda each: any(option.type is FieldType.BOOL for option in each.system.options.values()), "an optional rule"
)
OPTION = next(key for key, option in GAME.system.options.items() if option.type is FieldType.BOOL)
RULE = next(key for key in head_keys(GAME.system) if not GAME.system.derived[key].is_text)
NAME = "Salt and Silver"


def controller_of(desktop: Desktop) -> MainController:
    """Return what connects the parts of the window."""
    assert desktop.controller is not None
    return desktop.controller


@dataclass
class CampaignTable:
    """The window of a Game Master.

    Attributes:
        qtbot: Waits for what the program does.
        desktop: The program.
    """

    qtbot: QtBot
    desktop: Desktop

    @property
    def library(self) -> Library:
        """The library."""
        return self.desktop.library_service.library

    @property
    def view(self) -> CampaignView:
        """The tab of the campaign in front."""
        view = self.desktop.window.documents.currentWidget()
        assert isinstance(view, CampaignView)
        return view

    @property
    def campaigns(self) -> CampaignsView:
        """The list in the dock."""
        found = controller_of(self.desktop).campaigns.list
        assert found is not None
        return found

    def wait(self, until: Callable[[], object]) -> None:
        """Wait for the program."""
        self.qtbot.waitUntil(lambda: bool(until()), timeout=PATIENCE_MS)

    def trigger(self, name: str) -> None:
        """Trigger an action of the menus."""
        self.desktop.window.actions_by_name.action(name).trigger()

    def dialog(self, kind: type[Dialog]) -> Dialog:
        """Wait for a dialog, and return it."""

        def shown() -> list[Dialog]:
            return [each for each in self.desktop.window.findChildren(kind) if each.isVisible()]

        self.wait(shown)
        return shown()[0]

    def open(self, id_: str) -> CampaignView:
        """Open a campaign, and wait for its members."""
        controller_of(self.desktop).sheets.open(id_)
        self.wait(lambda: isinstance(self.desktop.window.documents.currentWidget(), CampaignView))
        members = len(self.library.campaigns.members(id_))
        self.wait(lambda: len(self.view.shown_members) == members)
        return self.view

    def make(self, members: int = 3) -> str:
        """Add a campaign with characters of the automatic creation."""
        campaign = self.library.campaigns.add(NAME, system=GAME.id)
        membership = self.library.campaigns.membership(campaign)
        for number in range(members):
            setup = set_up_creation(GAME, f"Member {number}", seed=f"{number}", campaign=membership)
            add_character(run_at_random(setup).sheets[0].character, self.library)
        return campaign.id

    def rules(self, id_: str) -> list[tuple[Mapping[str, object], Mapping[str, str]]]:
        """Return the options and house rules that each member has of its campaign."""
        found: list[tuple[Mapping[str, object], Mapping[str, str]]] = []
        for each in self.library.campaigns.members(id_):
            rules = None if each.is_draft else self.library.load(each.id).character.campaign_rules
            found.append(({}, {}) if rules is None else (rules.options, rules.house_rules))
        return found


def number_of(character: Character, key: str = RULE) -> object:
    """Return a number of a character."""
    return open_character(character, random.Random(1)).value(key)


def change_rules(table: CampaignTable, view: CampaignView) -> None:
    """Type a house rule in its card and flip a switch; wait until it is known what that would do."""
    view.rules.edit(RULE)
    editor = view.rules.editor
    assert editor is not None
    editor.formula_edit.setPlainText("987")
    editor.reason_edit.setText("We walk.")
    editor.finish()
    view.options.rows[OPTION].input.control.setFocus()
    QTest.keyClick(view.options.rows[OPTION].input.control, Qt.Key.Key_Space)
    table.wait(lambda: view.impact.list.impacts.impacts and view.impact.apply_button.isEnabled())
