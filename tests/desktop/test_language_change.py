"""Another language takes effect at once: the window is made again, where the user was."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.registry import game
from desktop import settings as declared
from desktop import translations
from desktop.app import Desktop
from desktop.fight.fight_view import FightView
from desktop.fight.new_fight_view import NewFightView
from desktop.fight.players_view import PlayersView
from desktop.party.party_view import PartyView
from desktop.preferences import PreferencesDialog
from tests.helpers.games import example_id
from tests.helpers.new_fights import add_quick
from tests.helpers.windows import PATIENCE_MS, is_filled


@pytest.fixture
def again_in_english(qapp: QApplication) -> Iterator[None]:
    """Sets the language back after the test."""
    before, locale = translations.language(), QLocale()
    yield
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    translations.set_language(before)
    QLocale.setDefault(locale)


def open_sheet(qtbot: QtBot, desktop: Desktop) -> str:
    """Open a new character; return its id."""
    made: list[str] = []
    desktop.library_service.create(desktop, [Character(example_id(), name="Anna Bell")], made.extend)
    qtbot.waitUntil(lambda: bool(made), timeout=PATIENCE_MS)
    assert desktop.controller is not None
    desktop.controller.sheets.open(made[0])
    qtbot.waitUntil(lambda: desktop.window.current is not None, timeout=PATIENCE_MS)
    return made[0]


def menu_titles(desktop: Desktop) -> list[str]:
    """Return the titles of the menus."""
    return [menu.title().replace("&", "") for menu in desktop.window.menus()]


def wait_for_window(qtbot: QtBot, desktop: Desktop, id_: str) -> None:
    """Wait until the new window has its sheet in front."""

    def is_there() -> bool:
        return is_filled(desktop) and desktop.window.current is not None and desktop.window.current.id == id_

    qtbot.waitUntil(is_there, timeout=PATIENCE_MS)


@pytest.mark.usefixtures("again_in_english")
def test_the_window_speaks_another_language_at_once(qtbot: QtBot, start_window: Callable[..., Desktop]) -> None:
    desktop = start_window()
    id_ = open_sheet(qtbot, desktop)
    assert desktop.controller is not None
    view = desktop.controller.sheets.view_of(id_)
    assert view is not None
    assert view.pages is not None
    view.pages.setCurrentIndex(2)
    name = view.binder.widget_at("@name")
    assert isinstance(name, QLineEdit)
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "Anna Typed")
    first = desktop.window
    assert "File" in menu_titles(desktop)
    desktop.controller.preferences.show(declared.LANGUAGE.key)
    desktop.settings.put(declared.LANGUAGE, "de")
    qtbot.waitUntil(lambda: desktop.window is not first, timeout=PATIENCE_MS)
    wait_for_window(qtbot, desktop, id_)
    assert "Datei" in menu_titles(desktop)
    current = desktop.controller.sheets.view_of(id_)
    assert current is not None
    assert current.pages is not None
    qtbot.waitUntil(lambda: current.pages is not None and current.pages.currentIndex() == 2, timeout=PATIENCE_MS)
    assert current.character.sheet.character.name == "Anna Typed"
    qtbot.waitUntil(lambda: bool(desktop.window.findChildren(PreferencesDialog)), timeout=PATIENCE_MS)
    for dialog in desktop.window.findChildren(PreferencesDialog):
        dialog.close()


@pytest.mark.usefixtures("again_in_english")
def test_a_draft_is_open_again(qtbot: QtBot, start_window: Callable[..., Desktop]) -> None:
    desktop = start_window()
    id_ = open_sheet(qtbot, desktop)
    controller, first = desktop.controller, desktop.window
    assert controller is not None
    view = controller.sheets.view_of(id_)
    assert view is not None
    sheet = view.character.sheet
    procedures = game(sheet.system.id).procedures.items()
    key = next(key for key, each in procedures if not each.is_popover and each.closed(sheet) is None)
    controller.start_procedure(id_, key)
    qtbot.waitUntil(lambda: bool(controller.wizards.runs), timeout=PATIENCE_MS)
    assert controller.open_drafts() == ((), ())  # nothing is answered yet
    controller.wizards.runs[0].decide()
    drafts = controller.open_drafts()
    desktop.settings.put(declared.LANGUAGE, "de")
    qtbot.waitUntil(lambda: desktop.window is not first, timeout=PATIENCE_MS)
    wait_for_window(qtbot, desktop, id_)
    qtbot.waitUntil(
        lambda: desktop.controller is not None and desktop.controller.open_drafts() == drafts, timeout=PATIENCE_MS
    )


def party_views(desktop: Desktop) -> list[PartyView]:
    """Return the open party windows' views with their characters."""
    views = desktop.window.findChildren(PartyView)
    return [view for view in views if view.members.members]


@pytest.mark.usefixtures("again_in_english")
def test_a_party_is_open_again(qtbot: QtBot, start_window: Callable[..., Desktop]) -> None:
    desktop = start_window()
    id_ = open_sheet(qtbot, desktop)
    assert desktop.controller is not None
    first = desktop.window
    first.actions_by_name.action("party").trigger()
    qtbot.waitUntil(lambda: bool(party_views(desktop)), timeout=PATIENCE_MS)
    party_views(desktop)[0].select(id_)
    before = party_views(desktop)[0].place
    assert before.selected == (id_,)
    desktop.settings.put(declared.LANGUAGE, "de")
    qtbot.waitUntil(lambda: desktop.window is not first, timeout=PATIENCE_MS)
    wait_for_window(qtbot, desktop, id_)
    qtbot.waitUntil(lambda: bool(party_views(desktop)), timeout=PATIENCE_MS)
    (again,) = party_views(desktop)
    assert again.place == before
    assert again.window().windowTitle().startswith("Gruppe")


@pytest.mark.usefixtures("again_in_english")
def test_a_fight_and_its_players_screen_are_open_again(qtbot: QtBot, start_window: Callable[..., Desktop]) -> None:
    desktop = start_window()
    open_sheet(qtbot, desktop)
    first = desktop.window
    first.actions_by_name.action("new_fight").trigger()
    qtbot.waitUntil(lambda: bool(first.findChildren(NewFightView)), timeout=PATIENCE_MS)
    page = first.findChildren(NewFightView)[0]
    qtbot.waitUntil(lambda: len(page.fighters) == 1, timeout=PATIENCE_MS)
    add_quick(page, qtbot, "goblin")
    page.begin_button.click()
    qtbot.waitUntil(lambda: bool(first.findChildren(FightView)), timeout=PATIENCE_MS)
    fight = first.findChildren(FightView)[0]
    draft_id, title = fight.run.draft_id, fight.run.title
    assert title == "Anna Bell vs goblin"
    fight.asked_players.emit()
    desktop.settings.put(declared.LANGUAGE, "de")
    qtbot.waitUntil(lambda: desktop.window is not first, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: bool(desktop.window.findChildren(PlayersView)), timeout=PATIENCE_MS)
    (again,) = desktop.window.findChildren(FightView)
    assert again.run.draft_id == draft_id
    assert again.run.title == "Anna Bell gegen goblin"
    assert not again.run.has_custom_title


@pytest.mark.usefixtures("again_in_english")
def test_a_fight_that_is_being_set_up_is_open_again(qtbot: QtBot, start_window: Callable[..., Desktop]) -> None:
    """Fighters, their sides and who controls them, options and distance; only names that were not typed change."""
    desktop = start_window()
    open_sheet(qtbot, desktop)
    first = desktop.window
    first.actions_by_name.action("new_fight").trigger()
    qtbot.waitUntil(lambda: bool(first.findChildren(NewFightView)), timeout=PATIENCE_MS)
    page = first.findChildren(NewFightView)[0]
    qtbot.waitUntil(lambda: len(page.fighters) == 1, timeout=PATIENCE_MS)
    add_quick(page, qtbot, "goblin")
    page.setup.rename_side(page.setup.sides[0], "The Ford")
    page.options.bound_spin.setValue(7)
    page.options.seed_edit.setText("again")
    before = page.plan
    desktop.settings.put(declared.LANGUAGE, "de")
    qtbot.waitUntil(lambda: desktop.window is not first, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: bool(desktop.window.findChildren(NewFightView)), timeout=PATIENCE_MS)
    (again,) = desktop.window.findChildren(NewFightView)
    assert [each.name for each in again.setup.sides] == ["The Ford", "Feinde"]
    assert [(each.name, each.side, each.control) for each in again.fighters] == [
        (each.name, each.side, each.control) for each in before.fighters
    ]
    assert (again.plan.game, again.plan.kind, again.plan.options) == (before.game, before.kind, before.options)
    assert (again.plan.bound, again.plan.seed, again.plan.distance) == (7, "again", before.distance)
    again.begin_button.click()
    qtbot.waitUntil(lambda: bool(desktop.window.findChildren(FightView)), timeout=PATIENCE_MS)


@pytest.mark.usefixtures("again_in_english")
@pytest.mark.parametrize("is_in_front", [False, True])
def test_the_library_page_is_open_again(
    qtbot: QtBot, start_window: Callable[..., Desktop], *, is_in_front: bool
) -> None:
    desktop = start_window()
    id_ = open_sheet(qtbot, desktop)
    controller, first = desktop.controller, desktop.window
    assert controller is not None
    controller.library.page.show()
    if not is_in_front:
        controller.sheets.open(id_)
    desktop.settings.put(declared.LANGUAGE, "de")
    qtbot.waitUntil(lambda: desktop.window is not first, timeout=PATIENCE_MS)

    def is_as_before() -> bool:
        if desktop.controller is None or not is_filled(desktop) or desktop.controller.sheets.view_of(id_) is None:
            return False
        page = desktop.controller.library.page
        return page.page is not None and (page.front is not None) is is_in_front

    qtbot.waitUntil(is_as_before, timeout=PATIENCE_MS)


@pytest.mark.usefixtures("again_in_english")
def test_the_same_language_changes_nothing(start_window: Callable[..., Desktop], qtbot: QtBot) -> None:
    desktop = start_window()
    first = desktop.window
    desktop.settings.put(declared.LANGUAGE, translations.language().code)
    qtbot.wait(1)
    assert desktop.window is first
