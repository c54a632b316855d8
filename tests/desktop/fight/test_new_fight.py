"""The page before a fight: sides filled with keys, drags and quick lines, first decisions, and the start."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QDropEvent, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.edits import SetOption, SetValue
from core.character.uids import Uids
from core.export.json_file import read_character
from core.play.arena import Control
from core.registry import games, open_character, opponents
from core.store.library import Library
from core.store.records import Change, prepare_character
from desktop.app import Desktop
from desktop.fight.fight_setup import Recruit
from desktop.fight.fight_view import FightView
from desktop.fight.fighter_delegate import row_parts
from desktop.fight.fighter_facts import FighterFacts, RankedNumber, best_number
from desktop.fight.fighter_list import FighterList
from desktop.fight.new_fight_view import NewFightView
from desktop.fight.side_panel import SidePanel
from desktop.library.library_service import LibraryService
from desktop.theme import Theme, color, px
from tests.helpers.games import example_id, game_with
from tests.helpers.new_fights import add_quick, choose, choose_game, listed, put, quick
from tests.helpers.waiting import wait_for_layout
from tests.helpers.windows import PATIENCE_MS

SAMPLES = Path(__file__).parents[3] / "resources" / "samples" / example_id()
CAMPAIGN = "Salt and Silver"


def add_samples(library: Library, *names: str) -> list[str]:
    people = [read_character(SAMPLES / f"{name}.json") for name in names]
    return library.add_many([prepare_character(each) for each in people])


@pytest.fixture
def page(qtbot: QtBot, service: LibraryService, theme: Theme) -> NewFightView:
    """The page, with two characters of one campaign in the library."""
    assert theme.choice
    add_samples(service.library, "bren", "ilvane")
    return open_page(qtbot, service)


def open_page(qtbot: QtBot, service: LibraryService, *ids: str) -> NewFightView:
    view = NewFightView(service, ids)
    qtbot.addWidget(view)
    view.resize(1440, 900)
    with qtbot.waitExposed(view):
        view.show()
    if ids:
        qtbot.waitUntil(lambda: len(view.fighters) == len(ids), timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: len(listed(view)) == 2, timeout=PATIENCE_MS)
    return view


def names(page: NewFightView, side: int) -> list[str]:
    return [each.name for each in page.setup.fighters_of(page.setup.sides[side])]


def open_menu(qtbot: QtBot, page: NewFightView, press: Callable[[], object]) -> QMenu:
    """Press something that opens a menu, and return the menu."""
    press()
    menus = [each for each in page.findChildren(QMenu) if each.isVisible()]
    qtbot.waitUntil(lambda: bool(menus), timeout=PATIENCE_MS)
    return menus[0]


def take(menu: QMenu, text: str) -> None:
    """Trigger the action of a menu that begins with a text."""
    action = next(each for each in menu.actions() if each.text().replace("&", "").startswith(text))
    menu.close()
    action.trigger()


# ---------------------------------------------------------------------------------------------------- filling sides


def test_number_keys_fill_the_sides_and_enter_the_side_in_focus(page: NewFightView, qtbot: QtBot) -> None:
    assert listed(page) == ["Bren Tarrow", "Ilvane"]
    put(page, qtbot, "Bren")
    put(page, qtbot, "Ilvane", side=1)
    assert (names(page, 0), names(page, 1)) == (["Bren Tarrow"], ["Ilvane"])
    choose(page, "Ilvane")
    QTest.keyClick(page.characters_list, Qt.Key.Key_1)  # one who fights already changes the side
    assert names(page, 0) == ["Bren Tarrow", "Ilvane"]
    page.setup.remove(page.fighters)
    page.panels[1].quick.edit.setFocus()
    choose(page, "Bren")
    page.characters_list.setFocus()
    QTest.keyClick(page.characters_list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: names(page, 1) == ["Bren Tarrow"], timeout=PATIENCE_MS)


def test_a_double_click_adds_to_the_side_in_focus(page: NewFightView, qtbot: QtBot) -> None:
    row = page.candidates.row_of(page.candidates.ids_of(CAMPAIGN)[0])
    at = page.characters_list.visualRect(page.candidates.index(row)).center()
    QTest.mouseDClick(page.characters_list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    qtbot.waitUntil(lambda: names(page, 0) == ["Bren Tarrow"], timeout=PATIENCE_MS)
    side = page.setup.side_of(page.fighters[0].id)
    assert side is page.setup.sides[0]
    spoken = page.candidates.index(row).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.endswith("Heroes")


def drop(page: NewFightView, panel: SidePanel, data: QMimeData) -> None:
    """Drop data on the zone at the end of a side."""
    event = QDropEvent(
        QPointF(10, 10),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    panel.drop_zone.dropEvent(event)  # Qt delivers one through the application during a real drag alone
    assert event.isAccepted()
    assert page.panels


def test_characters_and_fighters_are_dragged_to_a_side(page: NewFightView, qtbot: QtBot) -> None:
    rows = [page.candidates.index(row) for row in range(page.candidates.rowCount())]
    drop(page, page.panels[0], page.candidates.mimeData(rows[1:]))
    qtbot.waitUntil(lambda: len(page.fighters) == 2, timeout=PATIENCE_MS)
    first = page.panels[0].model
    drop(page, page.panels[1], first.mimeData([first.index(0)]))
    assert (names(page, 0), names(page, 1)) == (["Ilvane"], ["Bren Tarrow"])
    # before another fighter
    second = page.panels[1].model
    dragged = second.mimeData([second.index(0)])
    assert first.dropMimeData(dragged, Qt.DropAction.CopyAction, 0, 0, first.index(-1))
    assert names(page, 0) == ["Bren Tarrow", "Ilvane"]
    assert not first.dropMimeData(QMimeData(), Qt.DropAction.CopyAction, 0, 0, first.index(-1))


@pytest.mark.fonts
@pytest.mark.usefixtures("one_font")
def test_a_long_name_is_whole_in_two_lines(page: NewFightView, qtbot: QtBot) -> None:
    """The lines below are seen in the list of the library and in the row of a side: another end, another picture."""
    put(page, qtbot, "Bren")
    fighter, shots = page.fighters[0], []
    for name in ("Sir Aldemar Vintersol-Harrowgate the Younger", "Sir Aldemar Vintersol-Harrowgate the Elder"):
        page.setup.rename(fighter, name)
        wait_for_layout()
        shots.append(page.panels[0].list.viewport().grab().toImage())
    assert shots[0] != shots[1]


def test_the_drop_zone_takes_the_selection_with_a_click_and_with_enter(page: NewFightView, qtbot: QtBot) -> None:
    choose(page, "Bren")
    QTest.mouseClick(page.panels[1].drop_zone, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: names(page, 1) == ["Bren Tarrow"], timeout=PATIENCE_MS)
    choose(page, "Ilvane")
    page.panels[0].drop_zone.setFocus()
    QTest.keyClick(page.panels[0].drop_zone, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: names(page, 0) == ["Ilvane"], timeout=PATIENCE_MS)


def test_tab_walks_through_the_whole_page_and_back_to_the_library(page: NewFightView, qtbot: QtBot) -> None:
    page.activateWindow()
    page.search_edit.setFocus()
    qtbot.waitUntil(page.search_edit.hasFocus, timeout=PATIENCE_MS)
    reached: list[QWidget] = []
    while len(reached) < 60:
        focus = QApplication.focusWidget()
        assert focus is not None
        if focus is page.search_edit and reached:
            break
        assert focus not in reached, f"Tab runs in a circle at {focus.objectName()}"
        reached.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    for widget in (
        page.characters_list,
        quick(page, 0).edit,
        quick(page, 1).edit,
        page.options_button,
        page.game_combo,
    ):
        assert widget in reached, widget.objectName()


def test_a_campaign_joins_at_once(page: NewFightView, qtbot: QtBot) -> None:
    page.from_menu.aboutToShow.emit()
    assert [each.text() for each in page.from_menu.actions()] == [CAMPAIGN]
    page.from_menu.actions()[0].trigger()
    qtbot.waitUntil(lambda: len(names(page, 0)) == 2, timeout=PATIENCE_MS)


def test_filters_and_search_of_the_library(page: NewFightView, qtbot: QtBot) -> None:
    chips = page.chips
    assert chips.chip("all").text() == "All 2"
    qtbot.waitUntil(lambda: len(page.candidates.facts) == 2, timeout=PATIENCE_MS)
    chips.chip("unhurt").click()
    assert listed(page) == ["Bren Tarrow"]
    chips.chip("players").click()
    players = listed(page)
    chips.chip("others").click()
    assert sorted([*players, *listed(page)]) == ["Bren Tarrow", "Ilvane"]
    chips.chip("all").click()
    page.search_edit.setText("no one at all")
    qtbot.waitUntil(lambda: not page.nobody_label.isHidden(), timeout=PATIENCE_MS)
    assert page.nobody_label.text() == "No matches"
    page.search_edit.clear()
    qtbot.waitUntil(page.nobody_label.isHidden, timeout=PATIENCE_MS)
    page.characters_list.setCurrentIndex(page.candidates.index(0))
    QTest.keyClick(page.characters_list, Qt.Key.Key_Return)  # a campaign collapses and expands
    assert listed(page) == []
    QTest.keyClick(page.characters_list, Qt.Key.Key_Space)
    assert len(listed(page)) == 2


def test_campaigns_tell_characters_of_the_same_name_apart(
    page: NewFightView, service: LibraryService, qtbot: QtBot
) -> None:
    other = replace(read_character(SAMPLES / "bren.json"), campaign="Marsh")
    service.library.add(prepare_character(other, "", ""))
    page.search_edit.setText("bren")
    qtbot.waitUntil(lambda: page.candidates.campaigns() == ["Marsh", CAMPAIGN], timeout=PATIENCE_MS)


def test_an_empty_library_says_what_to_do(qtbot: QtBot, service: LibraryService, theme: Theme) -> None:
    assert theme.choice
    own = game_with(lambda each: len(each.conflicts) == 2, "two kinds of conflicts")
    view = NewFightView(service, front=own.id)
    qtbot.addWidget(view)
    assert view.game == own
    assert view.kind_combo.count() == 2
    qtbot.waitUntil(lambda: not view.nobody_label.isHidden(), timeout=PATIENCE_MS)
    assert "No characters of this game yet" in view.nobody_label.text()


# ------------------------------------------------------------------------------------------------------- the quick line


def test_the_quick_line_shows_an_example_of_the_chosen_game(page: NewFightView) -> None:
    seen = set()
    for each in games():
        choose_game(page, each.id)
        assert quick(page).edit.placeholderText() == page.conflict.example
        seen.add(page.conflict.example)
    assert len(seen) == 5


def test_a_line_is_previewed_rerolled_and_added(page: NewFightView, qtbot: QtBot) -> None:
    page.options.seed_edit.setText("7")
    line = quick(page)
    line.edit.setText("goblin x2, level 1")
    assert line.add_button.text().replace("&", "") == "Add 2"
    qtbot.waitUntil(lambda: not line.preview.isHidden(), timeout=PATIENCE_MS)
    first = list(line.preview.rows)
    assert [name for name, _ in first] == ["goblin 1", "goblin 2"]
    assert line.preview_levels == (1, 1)
    line.reroll_button.click()
    qtbot.waitUntil(lambda: line.preview.rows != first, timeout=PATIENCE_MS)
    shown = [facts for _, facts in line.preview.rows]
    line.add_button.click()
    qtbot.waitUntil(lambda: len(page.fighters) == 2, timeout=PATIENCE_MS)
    assert [each.facts for each in page.fighters] == shown
    assert line.preview.isHidden()
    assert line.edit.text() == ""
    assert [each.control for each in page.fighters] == [Control.AUTO, Control.AUTO]


def test_a_line_may_name_a_weapon(page: NewFightView, qtbot: QtBot) -> None:
    weapon = quick(page).edit.words.weapons[-1]
    add_quick(page, qtbot, f"goblin, level 1, {weapon.lower()}")
    fighter = page.fighters[0]
    assert {each["name"] for each in fighter.sheet.rows("weapons")} == {weapon}
    assert fighter.facts.weapons[0].name.startswith(weapon)


def test_what_is_not_understood_is_named_with_the_nearest_word(page: NewFightView, qtbot: QtBot) -> None:
    line = quick(page)
    line.edit.setText("goblin x2, levle 1")
    assert line.problem_label.text() == "“levle” is not understood."
    assert line.nearest_button.text() == "Use “level”"
    line.nearest_button.click()
    assert line.edit.text() == "goblin x2, level 1"
    assert line.problem_label.isHidden()
    line.edit.setText("goblin x0")
    QTest.keyClick(line.edit, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not line.problem_label.isHidden(), timeout=PATIENCE_MS)
    assert "opponents, not 0" in line.problem_label.text()
    assert line.edit.text() == "goblin x0"


def test_words_are_completed(page: NewFightView) -> None:
    edit = quick(page).edit
    edit.setFocus()
    QTest.keyClicks(edit, "goblin x2, lev")
    popup = edit._popup()
    assert popup.isVisible()
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert edit.text() == "goblin x2, level "
    QTest.keyClicks(edit, "2, cul")
    assert "culture " in edit._model.stringList()
    name = edit.words.values["culture"][0]
    edit.setText("goblin, culture ")
    QTest.keyClicks(edit, name[:2])
    assert f"culture {name}" in edit._model.stringList()
    QTest.keyClick(edit, Qt.Key.Key_Escape)
    assert not popup.isVisible()


def test_adding_hundreds_of_opponents_can_be_stopped(page: NewFightView, qtbot: QtBot) -> None:
    page.options.seed_edit.setText("7")
    line = quick(page)
    line.edit.setText("goblin x500")
    line.add_button.click()
    qtbot.waitUntil(lambda: not line.bar.isHidden(), timeout=PATIENCE_MS)
    assert line.bar.maximum() == 500
    line.add_button.click()
    qtbot.waitUntil(line.bar.isHidden, timeout=PATIENCE_MS)
    assert page.fighters == []
    assert line.edit.text() == "goblin x500"
    add_quick(page, qtbot, "goblin x7", 7)
    alone = opponents("goblin x7", page.game, page.game.setting(), random.Random("7/0/goblin x7"))
    assert [each.sheet.character for each in page.fighters] == [each.character for each in alone]


# ------------------------------------------------------------------------------------------------------ rows and sides


def fighter_list(page: NewFightView, side: int = 0) -> FighterList:
    return page.panels[side].list


def test_everything_in_a_row_has_a_key(page: NewFightView, qtbot: QtBot) -> None:
    put(page, qtbot, "Bren", "Ilvane")
    view = fighter_list(page)
    view.select(page.fighters[:1], page.fighters[0])
    view.setFocus()
    menu = open_menu(qtbot, page, lambda: QTest.keyClick(view, Qt.Key.Key_C))
    take(menu, "Quire")
    assert [each.control for each in page.fighters] == [Control.AUTO, Control.PLAYER]
    menu = open_menu(qtbot, page, lambda: QTest.keyClick(view, Qt.Key.Key_W))
    last = page.fighters[0].facts.weapons[-1]
    take(menu, menu.actions()[-1].text())
    assert page.fighters[0].weapon == last.key
    QTest.keyClick(view, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert names(page, 0) == ["Ilvane", "Bren Tarrow"]
    QTest.keyClick(view, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert names(page, 0) == ["Bren Tarrow", "Ilvane"]
    QTest.keyClick(view, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)  # already the first
    assert names(page, 0) == ["Bren Tarrow", "Ilvane"]
    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert names(page, 1) == ["Bren Tarrow"]
    other = fighter_list(page, 1)
    assert other.hasFocus()
    QTest.keyClick(other, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)  # there is no third side
    assert names(page, 1) == ["Bren Tarrow"]
    QTest.keyClick(other, Qt.Key.Key_Delete)
    assert names(page, 1) == []


def test_the_parts_of_a_row_are_clicked(page: NewFightView, qtbot: QtBot) -> None:
    put(page, qtbot, "Bren", "Ilvane")
    view = fighter_list(page)
    wait_for_layout()
    parts = row_parts(view.visualRect(view.model().index(1, 0)))

    def click(at: QPoint) -> None:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    menu = open_menu(qtbot, page, lambda: click(parts.control.center()))
    take(menu, "Game Master")
    assert page.fighters[1].control is Control.GM
    menu = open_menu(qtbot, page, lambda: click(parts.weapon.center()))
    assert [each.isChecked() for each in menu.actions()].count(True) == 1
    menu.close()
    click(parts.name.center())
    assert view.selected() == page.fighters[1:]
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=parts.name.center())
    editor = view.viewport().findChild(QLineEdit)
    assert editor is not None
    QTest.keyClicks(editor, "Bren Tarrow")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: names(page, 0) == ["Bren Tarrow", "Bren Tarrow 2"], timeout=PATIENCE_MS)
    click(parts.remove.center())
    assert names(page, 0) == ["Bren Tarrow"]


def test_a_row_says_everything_to_screen_readers(page: NewFightView, qtbot: QtBot) -> None:
    put(page, qtbot, "Ilvane")
    spoken = page.panels[0].model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("Ilvane, ")
    for part in ("Step Level 3", "Life 76 of 83", "attacks", "Controlled by Player"):
        assert part in spoken


def test_sides_are_renamed_marked_added_and_removed(page: NewFightView, qtbot: QtBot) -> None:
    put(page, qtbot, "Bren")
    edit = page.panels[0].name_edit
    edit.setText("The Watch")
    edit.editingFinished.emit()
    assert [each.name for each in page.setup.sides] == ["The Watch", "Foes"]
    edit.setText("foes")
    edit.editingFinished.emit()
    assert page.setup.sides[0].name == "foes 2"
    edit.setText("  ")
    edit.editingFinished.emit()
    assert edit.text() == "foes 2"
    menu = page.panels[0].mark_menu
    menu.aboutToShow.emit()
    take(menu, "Diamond")
    assert [each.mark for each in page.setup.sides] == [1, 0]
    assert not any(each.text() == "Remove side" for each in menu.actions())
    page.side_button.click()
    assert [(each.name, each.mark) for each in page.setup.sides[2:]] == [("Side 3", 2)]
    add_quick(page, qtbot, "goblin", side=2)
    arena = page.setup.arena(None, {}, 10)
    assert [arena.mark(side) for side in arena.sides] == [1, 2]
    menu = page.panels[2].mark_menu
    menu.aboutToShow.emit()
    take(menu, "Remove side")
    assert len(page.panels) == 2
    assert names(page, 0) == ["Bren Tarrow"]


def test_the_estimate_is_the_games_own(page: NewFightView, qtbot: QtBot) -> None:
    put(page, qtbot, "Ilvane")
    assert page.scale.verdict() == ""
    add_quick(page, qtbot, "goblin, level 2")
    assert page.scale.verdict() == "1 more for Heroes"
    quick(page).edit.setText("goblin, level 1")
    qtbot.waitUntil(lambda: bool(page.scale.forecast()), timeout=PATIENCE_MS)
    assert page.scale.forecast() == "with them 3 against 3"
    assert "Powerforce of Heroes 3" in page.scale.accessibleDescription()
    add_quick(page, qtbot, "goblin, level 1")
    assert page.scale.verdict() == "Both sides are equal"


def test_a_game_without_an_estimate_adds_nothing_up(page: NewFightView, qtbot: QtBot) -> None:
    own = game_with(lambda each: each.conflicts[0].estimate is None and each.conflicts[0].attacks, "no estimate")
    choose_game(page, own.id)
    line = own.conflicts[0].example.partition(",")[0].replace("x6", "x2")
    add_quick(page, qtbot, line, 2)
    assert page.scale.verdict() == ""
    life = page.scale.accessibleDescription()
    assert " of " in life
    assert page.panels[1].totals_label.text()


def test_tab_goes_from_the_library_over_the_sides_to_the_foot(page: NewFightView, qtbot: QtBot) -> None:
    put(page, qtbot, "Bren")
    put(page, qtbot, "Ilvane", side=1)
    first, second = page.panels
    page.characters_list.setFocus()
    seen: list[QWidget | None] = []
    for _ in range(20):
        seen.append(page.focusWidget())
        if seen[-1] is page.begin_button:
            break
        page.focusNextPrevChild(True)
    wanted = [page.characters_list, first.list, second.list, first.quick.edit, second.quick.edit]
    wanted += [page.choices.segments, page.choices.distance_stepper.edit, page.options_button, page.begin_button]
    assert [each for each in seen if each in wanted] == wanted


# ------------------------------------------------------------------------------------------------------------ the start


def test_a_fight_needs_a_fighter_on_each_side(page: NewFightView, qtbot: QtBot) -> None:
    assert not page.begin_button.isEnabled()
    put(page, qtbot, "Bren")
    assert page.ready_label.text() == "Add at least one fighter to each side"
    put(page, qtbot, "Ilvane", side=1)
    assert page.begin_button.isEnabled()
    assert page.ready_label.text() == ""


def test_fighters_who_start_defeated_are_named(page: NewFightView, service: LibraryService, qtbot: QtBot) -> None:
    sheet = open_character(Character(example_id(), name="Old Zeno"), random.Random(1))
    sheet.apply(SetValue("state.dead", True))
    service.library.add(prepare_character(sheet.character, "", ""))
    page.search_edit.setText("zeno")
    qtbot.waitUntil(lambda: listed(page) == ["Old Zeno"], timeout=PATIENCE_MS)
    put(page, qtbot, "Old Zeno")
    missing = "Add at least one fighter to each side"
    assert page.ready_label.text() == f"{missing} · Starts the fight defeated: Old Zeno (dead)"
    page.setup.remove(page.fighters)
    assert page.ready_label.text() == missing


def test_the_first_decisions_are_made_before_the_fight(page: NewFightView, qtbot: QtBot) -> None:
    put(page, qtbot, "Bren")
    add_quick(page, qtbot, "goblin")
    shown = {each.text: each.detail for each in page.choices.segments.segments}
    assert list(shown) == ["No one", "Heroes", "Foes"]
    assert all(detail.endswith("%") for text, detail in shown.items() if text != "No one")
    assert page.reach_label.text() == "within reach"
    page.choices.segments.choose("Foes")
    stepper = page.choices.distance_stepper
    assert stepper.unit_label.text() == "ft"
    assert not stepper.less_button.isEnabled()
    stepper.more_button.click()
    assert page.choices.distance == 5
    stepper.take_focus()
    QTest.keyClicks(stepper.edit, "seven")
    assert page.choices.distance == 5
    QTest.keyClick(stepper.edit, Qt.Key.Key_Return)
    assert stepper.text == "5"
    stepper.take_focus()
    QTest.keyClicks(stepper.edit, "40")
    far = [each.name for each in page.fighters if any(weapon.reach is None for weapon in each.facts.weapons)]
    assert page.reach_label.text() == (
        f"{len(far)} can attack from there" if far else "out of reach, so they close in first"
    )
    page.options.seed_edit.setText("7")
    with qtbot.waitSignal(page.started, timeout=PATIENCE_MS) as started:
        page.begin_button.click()
    fight = started.args[0].fight
    while fight.advance():
        fight.auto_answer()
        if len(fight.answers) > 6:
            break
    answers = {each.key: each.answer for each in fight.answers}
    assert answers["0/distance"] == 40
    assert answers["0/surprise"] == ["Foes"]


def test_control_enter_adds_the_line_and_starts(page: NewFightView, qtbot: QtBot) -> None:
    put(page, qtbot, "Bren", "Ilvane")
    quick(page).edit.setFocus()
    QTest.keyClicks(quick(page).edit, "goblin x2")
    with qtbot.waitSignal(page.started, timeout=PATIENCE_MS) as started:
        QTest.keyClick(quick(page).edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    sides = [each.side for each in started.args[0].fight.arena.participants]
    assert sides == ["Heroes", "Heroes", "Foes", "Foes"]


def test_options_are_folded_and_say_what_they_hold(page: NewFightView, qtbot: QtBot) -> None:
    assert page.options_label.text() == "no limit of rounds · random seed"
    page.options_button.click()
    qtbot.waitUntil(page.options.isVisible, timeout=PATIENCE_MS)
    page.options.bound_spin.setValue(3)
    page.options.seed_edit.setText("moon")
    page.options.close()
    assert page.options_label.text() == "stops after 3 rounds · seed moon"


def test_optional_rules_begin_as_the_campaign_of_the_fighters_has_them(
    page: NewFightView, service: LibraryService, qtbot: QtBot
) -> None:
    key = next(key for key, value in page.options.values.items() if isinstance(value, bool))
    before = page.options.values[key]
    library = service.library
    campaign = library.campaigns.add("Marsh", system=page.game.id)
    stored = library.load(campaign.id)
    edit = SetOption(key, not before)
    applied = edit.apply(stored.character, Uids(random.Random(1)))
    change = Change(edit, applied.inverse, "a rule")
    library.commit(campaign.id, stored.position, change, prepare_character(applied.character)).result()
    library.campaigns.join([entry.id for entry in library.all_entries()], campaign.id)
    put(page, qtbot, "Bren")
    assert page.options.values[key] is not before
    assert page.options_label.text() == "no limit of rounds · random seed"
    page.setup.remove(page.fighters)
    assert page.options.values[key] is before


def test_a_preferred_weapon_is_used_by_quire(page: NewFightView, qtbot: QtBot) -> None:
    page.options.seed_edit.setText("7")
    put(page, qtbot, "Bren")
    add_quick(page, qtbot, "goblin")
    fighter = page.fighters[0]
    bare = fighter.facts.weapons[-1]
    page.setup.set_control([fighter], Control.AUTO)
    page.setup.set_weapon([fighter], bare.name)
    with qtbot.waitSignal(page.started, timeout=PATIENCE_MS) as started:
        page.begin_button.click()
    fight = started.args[0].fight
    while fight.advance() and "0/" in str(fight.request and fight.request.key):
        fight.auto_answer()
    while fight.advance() and len(fight.answers) < 30:
        fight.auto_answer()
    chosen = next(each.answer for each in fight.answers if each.key == "1/weapons")
    assert chosen == ["-1"]


def test_two_against_two_takes_four_steps(app_window: Desktop, qtbot: QtBot) -> None:
    """With two characters selected in the library: a key, a text, and a key."""
    assert app_window.controller is not None
    ids = add_samples(app_window.library_service.library, "bren", "ilvane")
    app_window.library_service.notify_list_changed()
    library = app_window.controller.library
    qtbot.waitUntil(lambda: library.view.list.model().rowCount() >= 2, timeout=PATIENCE_MS)
    library.view.list.select_ids(ids)
    fights = app_window.controller.fights
    steps = 1
    app_window.window.actions_by_name.action("new_fight").trigger()
    qtbot.waitUntil(lambda: bool(fights.windows), timeout=PATIENCE_MS)
    page = fights.windows[-1].view
    assert isinstance(page, NewFightView)
    qtbot.waitUntil(lambda: len(page.fighters) == 2, timeout=PATIENCE_MS)
    edit = page.window().focusWidget()
    assert edit is quick(page).edit, "the line for the other side is ready to be typed"
    steps += 1
    QTest.keyClicks(edit, "goblin x2")
    steps += 1
    QTest.keyClick(edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    views: list[FightView] = []

    def look() -> bool:
        views[:] = [each.view for each in fights.windows if isinstance(each.view, FightView)]
        return bool(views)

    qtbot.waitUntil(look, timeout=PATIENCE_MS)
    assert len(views[0].run.fight.arena.participants) == 4
    assert steps <= 4


def test_quire_runs_a_fight_to_its_end(app_window: Desktop, qtbot: QtBot) -> None:
    assert app_window.controller is not None
    add_samples(app_window.library_service.library, "bren", "ilvane")
    fights = app_window.controller.fights
    fights.new_fight()
    page = fights.windows[-1].view
    assert isinstance(page, NewFightView)
    qtbot.waitUntil(lambda: len(listed(page)) == 2, timeout=PATIENCE_MS)
    page.options.seed_edit.setText("7")
    put(page, qtbot, "Bren")
    add_quick(page, qtbot, "goblin")
    page.run_button.click()
    found: list[FightView] = []

    def is_over() -> bool:
        found[:] = [each.view for each in fights.windows if isinstance(each.view, FightView)]
        return bool(found) and found[0].run.fight.is_over

    qtbot.waitUntil(is_over, timeout=10 * PATIENCE_MS)
    assert found[0].run.fight.decision_policy.game_master, "what a rewind leads to is asked"


# -------------------------------------------------------------------------------------------------------- small windows


@pytest.mark.fonts
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 640), (900, 600), (800, 600)])
def test_everything_is_on_the_page(page: NewFightView, qtbot: QtBot, width: int, height: int) -> None:
    put(page, qtbot, "Bren", "Ilvane")
    add_quick(page, qtbot, "goblin x2", 2)
    page.resize(width, height)
    wait_for_layout()
    assert page.width() == width
    assert page.height() == height
    for widget in (page.begin_button, page.run_button, page.cancel_button, page.options_button, page.sides_area):
        assert page.rect().contains(QRect(widget.mapTo(page, QPoint(0, 0)), widget.size()))
    assert page.side_tabs.isVisible() is (width < px(960))
    shown = [each for each in page.panels if each.isVisible()]
    assert len(shown) == (1 if width < px(960) else 2)
    for panel in shown:
        assert panel.width() <= page.sides_area.viewport().width()


def test_a_narrow_page_has_tabs_and_a_drawer(page: NewFightView, qtbot: QtBot) -> None:
    put(page, qtbot, "Bren")
    page.resize(800, 600)
    wait_for_layout()
    assert page.library_panel.isHidden()
    assert page.side_tabs.tabText(0) == "Heroes  1"
    QTest.keyClick(page, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert not page.library_panel.isHidden()
    page.side_tabs.setCurrentIndex(1)
    assert [each.isHidden() for each in page.panels] == [True, False]
    choose(page, "Ilvane")
    QTest.keyClick(page.characters_list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: names(page, 1) == ["Ilvane"], timeout=PATIENCE_MS)
    page.library_button.click()
    assert page.library_panel.isHidden()


def test_five_hundred_fighters_scroll(page: NewFightView, qtbot: QtBot) -> None:
    add_quick(page, qtbot, "goblin")
    first = page.fighters[0]
    page.setup.add([Recruit(first.sheet, first.facts) for _ in range(499)], page.setup.sides[1], Control.AUTO)
    wait_for_layout()
    panel = page.panels[1]
    assert panel.count_label.text() == "500 fighters"
    assert panel.list.verticalScrollBar().maximum() > 0
    for widget in (panel.quick, panel.totals_label):
        assert panel.rect().contains(widget.geometry())


def test_kinds_of_fights_show_their_own_numbers(qtbot: QtBot, service: LibraryService, theme: Theme) -> None:
    assert theme.choice
    own = game_with(lambda each: len(each.conflicts) == 2, "two kinds of conflicts")
    view = NewFightView(service, front=own.id)
    qtbot.addWidget(view)
    add_quick(view, qtbot, own.conflicts[0].example.partition(",")[0].replace("x6", "x2"), 2)
    before = view.fighters[0].facts
    view.kind_combo.setCurrentIndex(1)
    view.kind_combo.activated.emit(1)
    assert view.conflict is own.conflicts[1]
    qtbot.waitUntil(lambda: view.fighters[0].facts is not before, timeout=PATIENCE_MS)


def test_the_sums_of_a_side_follow_the_theme(page: NewFightView, qtbot: QtBot, theme: Theme) -> None:
    put(page, qtbot, "Bren")
    panel = page.panels[0]
    light = panel.totals_label.text()
    assert color("ink").name() in light
    theme.choose("dark")
    assert panel.totals_label.text() != light
    assert color("ink").name() in panel.totals_label.text()
    theme.choose("light")
    assert panel.totals_label.text() == light


def foot(panel: SidePanel) -> str:
    """Return the sums at the foot of a side as they are read."""
    document = QTextDocument()
    document.setHtml(panel.totals_label.text())
    return document.toPlainText().replace("\N{NO-BREAK SPACE}", " ")


def test_the_foot_of_a_side_says_its_life_attacks_and_best_defense(page: NewFightView, qtbot: QtBot) -> None:
    put(page, qtbot, "Bren", "Ilvane")
    sheets = [each.sheet for each in page.fighters]
    defenses = [value for each in sheets if isinstance(value := each.value(page.conflict.best), int)]
    assert len(set(defenses)) == 2, "only then the best one is told from the first and the last"
    said = foot(page.panels[0])
    assert f"{max(defenses)} best {sheets[0].system.derived[page.conflict.best].abbr}" in said
    assert " life " in said
    assert foot(page.panels[1]) == ""


def test_the_best_number_of_a_side_is_the_least_where_less_is_better() -> None:
    facts = [FighterFacts(ranked=RankedNumber("AC", value, str(value), is_less_better=True)) for value in (3, -2, 0)]
    assert best_number([*facts, FighterFacts()], str) == "−2 best AC"
    assert best_number([FighterFacts()], str) == ""


def test_every_conflict_that_sums_fighters_up_has_a_best_number() -> None:
    conflicts = [(each, kind) for each in games() for kind in each.conflicts if kind.numbers]
    assert len(conflicts) >= 6
    for game, conflict in conflicts:
        assert conflict.best in conflict.numbers, (game.id, conflict.key)
        assert conflict.best in game.system.derived
