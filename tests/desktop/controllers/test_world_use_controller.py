"""Worlds and their characters in the whole window: make one, roll a hundred, update and undo, who uses an entry."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.character.edits import SetValue
from core.registry import Game
from core.store.records import Query
from core.world_updates import LivingWorld, find_updates
from desktop.app import Desktop
from desktop.wizard.procedure_view import ProcedureView
from desktop.world.world_view import WorldView
from desktop.world_use.entry_use import EntryUse
from desktop.world_use.rolls_dialog import ROLLS, WorldRollsDialog
from desktop.world_use.update_dialog import UpdateCharactersDialog
from tests.helpers.changed_worlds import games_that_embed
from tests.helpers.living_worlds import OwnWorld
from tests.helpers.windows import PATIENCE_MS

OF = games_that_embed()[0]


def until(qtbot: QtBot, is_so: Callable[[], object]) -> None:
    qtbot.waitUntil(lambda: bool(is_so()), timeout=PATIENCE_MS)


def widgets(kind: type) -> list:  # type: ignore[type-arg]
    return [each for each in QApplication.allWidgets() if isinstance(each, kind)]


def open_world(qtbot: QtBot, desktop: Desktop, of: Game = OF) -> tuple[OwnWorld, WorldView]:
    """Open a duplicate of the sample world."""
    world = OwnWorld(desktop.library_service.library, of)
    assert desktop.controller is not None
    desktop.controller.sheets.open(world.id)
    until(qtbot, lambda: isinstance(desktop.window.documents.currentWidget(), WorldView))
    view = desktop.window.documents.currentWidget()
    assert isinstance(view, WorldView)
    until(qtbot, lambda: view.findChild(EntryUse))
    return world, view


@pytest.mark.parametrize("of", games_that_embed(), ids=lambda of: of.id)
def test_the_wizard_starts_with_the_world_as_it_is_edited(qtbot: QtBot, app_window: Desktop, of: Game) -> None:
    _world, view = open_world(qtbot, app_window, of)
    view.make_button.click()
    until(qtbot, lambda: widgets(ProcedureView))
    (wizard,) = widgets(ProcedureView)
    setting = wizard.run.setup.setting
    assert (setting.id, setting.name) == ("own_shore", "Own Shore")
    assert wizard.run.setup.sheet.character.setting.id == "own_shore"


@pytest.mark.parametrize("of", games_that_embed(), ids=lambda of: of.id)
def test_a_character_is_made_to_its_end_with_an_entry_that_was_just_changed(
    qtbot: QtBot, app_window: Desktop, of: Game
) -> None:
    world, view = open_world(qtbot, app_window, of)
    address = world.address_of_used(world.add_character("Ilse", 5))
    edit_number(view, address)
    until(qtbot, lambda: view.character.is_saved and view.character.revision)
    changed = view.character.revision
    view.make_button.click()
    until(qtbot, lambda: widgets(ProcedureView))
    (wizard,) = widgets(ProcedureView)
    QTest.mouseClick(wizard.rest_button, Qt.MouseButton.LeftButton)
    until(qtbot, lambda: wizard.run.driver.is_finished and wizard.next_button.isEnabled())
    QTest.mouseClick(wizard.next_button, Qt.MouseButton.LeftButton)
    until(qtbot, lambda: app_window.window.current is not None)
    current = app_window.window.current
    assert current is not None
    setting = current.sheet.character.setting
    assert setting is not None
    assert (setting.id, setting.name) == ("own_shore", "Own Shore")
    assert setting.version >= changed > 0
    assert setting.extra["entries"], "it knows which entries it has, and in which version"
    library = app_window.library_service.library
    (made,) = (each for each in find_updates(LivingWorld(world.id), library) if each and each.id == current.id)
    assert made.is_current, "it has the world as it was a moment ago"
    until(qtbot, lambda: not library.drafts.list())


def edit_number(view: WorldView, address: str) -> None:
    """Raise a number of an entry in the tab of its world."""
    view.character.push(SetValue(address, int(view.character.sheet.value(address) or 0) + 1))  # type: ignore[arg-type]


def test_stop_ends_the_rolls_and_shows_those_made(qtbot: QtBot, app_window: Desktop) -> None:
    _world, view = open_world(qtbot, app_window)
    view.roll_button.click()
    until(qtbot, lambda: widgets(WorldRollsDialog))
    (dialog,) = widgets(WorldRollsDialog)
    until(qtbot, lambda: dialog.progress_bar.value() > 1)
    QTest.mouseClick(dialog.stop_button, Qt.MouseButton.LeftButton)
    assert not dialog.is_rolling
    made = len(dialog.tally.rolled)
    assert 0 < made < ROLLS
    assert dialog.list is not None
    assert dialog.list.model.rowCount() == made
    assert (dialog.stop_button.isVisible(), dialog.again_button.isVisible()) == (False, True)
    assert QApplication.focusWidget() is not None
    QThreadPool.globalInstance().waitForDone()
    assert len(dialog.tally.rolled) == made, "nothing is made after it was stopped"
    dialog.again_button.click()
    assert dialog.is_rolling
    dialog.close_button.click()
    assert list(app_window.library_service.library.all_entries(Query())) == []


def test_a_hundred_are_rolled_and_one_is_kept(qtbot: QtBot, app_window: Desktop) -> None:
    _world, view = open_world(qtbot, app_window)
    view.roll_button.click()
    until(qtbot, lambda: widgets(WorldRollsDialog))
    (dialog,) = widgets(WorldRollsDialog)
    until(qtbot, lambda: not dialog.is_rolling)
    rolled = dialog.tally.rolled[2]
    dialog.list.select(rolled.seed)
    dialog.keep_button.click()
    until(qtbot, lambda: app_window.window.current is not None)
    current = app_window.window.current
    assert current is not None
    assert current.sheet.character.name == rolled.name
    assert current.sheet.character.setting is not None
    assert current.sheet.character.setting.id == "own_shore"
    (entry,) = app_window.library_service.library.all_entries(Query())
    assert entry.name == rolled.name


def test_three_characters_are_updated_in_one_step_and_undone(qtbot: QtBot, app_window: Desktop) -> None:
    library = app_window.library_service.library
    world = OwnWorld(library, OF)
    ids = [world.add_character(name, seed) for name, seed in (("Ilse", 5), ("Odd", 6), ("Quill", 7))]
    for id_ in ids:
        world.raise_number(id_)
    before = {id_: library.load(id_).character for id_ in ids}
    assert app_window.controller is not None
    sheets = app_window.controller.sheets
    sheets.open(ids[0])
    until(qtbot, lambda: sheets.character(ids[0]))
    sheets.open(world.id)
    until(qtbot, lambda: isinstance(app_window.window.documents.currentWidget(), WorldView))
    app_window.window.actions_by_name.action("update_world_characters").trigger()
    until(qtbot, lambda: widgets(UpdateCharactersDialog))
    (dialog,) = widgets(UpdateCharactersDialog)
    until(qtbot, lambda: not dialog.is_looking)
    assert dialog.windowTitle() == "Update characters from Own Shore"
    assert len(dialog.model.ticked) == 3
    dialog.apply_button.click()
    toast = app_window.window.toast
    until(qtbot, lambda: toast.label.text() == "3 character(s) updated")
    assert all(library.load(id_).character != before[id_] for id_ in ids)
    opened = sheets.character(ids[0])
    assert opened is not None
    assert opened.sheet.character == library.load(ids[0]).character
    toast.undo_button.click()
    until(qtbot, lambda: all(library.load(id_).character == before[id_] for id_ in ids))
    until(qtbot, lambda: opened.sheet.character == before[ids[0]])


def test_the_tab_says_who_uses_the_world_and_its_entries_and_offers_the_update(
    qtbot: QtBot, app_window: Desktop
) -> None:
    library = app_window.library_service.library
    world = OwnWorld(library, OF)
    id_ = world.add_character("Ilse", 5)
    address = world.address_of_used(id_)
    assert app_window.controller is not None
    app_window.controller.sheets.open(world.id)
    until(qtbot, lambda: isinstance(app_window.window.documents.currentWidget(), WorldView))
    view = app_window.window.documents.currentWidget()
    assert isinstance(view, WorldView)
    until(qtbot, lambda: "used by 1 character(s)" in view.use_label.text())
    kind = address.partition("[")[0]
    uid = address.partition("#")[2].partition("]")[0]
    row = next(number for number, each in enumerate(view.character.sheet.rows(kind)) if each["uid"] == uid)
    view.show_entry(kind, row)
    foot = view.findChild(EntryUse)
    assert isinstance(foot, EntryUse)
    until(qtbot, lambda: foot.faces.text() == "Used by 1 character(s)")
    assert foot.update_button.isHidden()
    world.raise_number(id_)
    view.character.reload()
    toast = app_window.window.toast
    until(qtbot, lambda: not foot.update_button.isHidden())
    until(qtbot, lambda: "older version" in toast.label.text())
    toast.undo_button.click()
    until(qtbot, lambda: widgets(UpdateCharactersDialog))
    widgets(UpdateCharactersDialog)[0].reject()
