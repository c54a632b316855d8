"""Parties for tests: samples in a library, and the window of their campaign."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest
from pytestqt.qtbot import QtBot

from core.export.json_file import read_character
from core.registry import Game, game
from core.store.library import Library
from core.store.records import prepare_character
from desktop.app import Desktop
from desktop.party.party_view import PartyView
from desktop.sheet.open_character import OpenCharacter
from tests.helpers.games import example_id, modules
from tests.helpers.windows import PATIENCE_MS

SAMPLES = Path(__file__).parents[3] / "resources" / "samples"
MARSH = "Marsh"


def party_partner() -> tuple[Game, ModuleType]:
    """Return another game for a party with the example characters, and its facts; skips tests where none has them."""
    for id_, facts in modules("party_facts").items():
        if id_ != example_id():
            return game(id_), facts
    pytest.skip("no game here has facts for parties", allow_module_level=True)


def take_in(desktop: Desktop, qtbot: QtBot, *names: str, campaign: str = MARSH) -> list[str]:
    """Bring samples into the library, into one campaign; gives their ids."""
    people = [replace(read_character(SAMPLES / f"{name}.json"), campaign=campaign) for name in names]
    ids: list[str] = []

    def add(library: Library) -> list[str]:
        return library.add_many([prepare_character(each) for each in people])

    desktop.library_service.change(desktop.window, add, ids.extend)
    qtbot.waitUntil(lambda: len(ids) == len(names), timeout=PATIENCE_MS)
    return ids


def open_sheet(desktop: Desktop, qtbot: QtBot, id_: str) -> OpenCharacter:
    """Open a sheet in the window."""
    assert desktop.controller is not None
    desktop.controller.sheets.open(id_)
    qtbot.waitUntil(
        lambda: desktop.window.current is not None and desktop.window.current.id == id_, timeout=PATIENCE_MS
    )
    assert desktop.window.current is not None
    return desktop.window.current


def show_party(desktop: Desktop, qtbot: QtBot, count: int) -> PartyView:
    """Open the party of the character in front."""
    assert desktop.controller is not None
    joining = desktop.controller
    desktop.window.actions_by_name.action("party").trigger()
    qtbot.waitUntil(lambda: bool(joining.parties.windows), timeout=PATIENCE_MS)
    view = joining.parties.windows[-1].view
    assert isinstance(view, PartyView)
    qtbot.waitUntil(lambda: len(view.members.members) == count, timeout=PATIENCE_MS)
    return view
