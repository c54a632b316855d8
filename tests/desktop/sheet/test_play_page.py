"""The play page: its place, its parts in every game, states and lists, rest, the menu, and its keys."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QPushButton, QWidget, QWidgetAction
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.edits import AddRow, SetValue
from core.procedures.procedure import ProcedureKind
from core.registry import game, games, open_character
from desktop.sheet.condition_chip import ConditionChip
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.sheet.play_areas import PlayArea
from desktop.sheet.play_checks import PlayCheckCard
from desktop.sheet.play_list import PlayListCard
from desktop.sheet.play_page import PlayPage
from desktop.sheet.play_rest_bar import PlayRestBar, ShortcutButton
from desktop.sheet.sheet_view import SheetView
from desktop.widgets.roll_row import RollRow
from desktop.widgets.step_buttons import StepButtons
from desktop.widgets.track_row import TrackRow
from tests.helpers.games import example_id
from tests.helpers.play_pages import find_named, open_sample, track_of
from tests.helpers.spoken_language import speaking
from tests.helpers.waiting import wait_for_layout
from tests.helpers.windows import PATIENCE_MS

EACH = [each.id for each in games()]


@pytest.fixture
def page(qtbot: QtBot) -> PlayPage:
    """The page of an example character."""
    page = PlayPage(open_sample(example_id()))
    qtbot.addWidget(page)
    page.resize(960, 760)
    page.show()
    return page


def rest_of(page: PlayPage) -> PlayRestBar:
    """Return the bar at the foot."""
    assert page.rest is not None
    return page.rest


# ------------------------------------------------------------------------------------------------------ every game


def test_shortcuts_and_damage_name_procedures_of_the_game() -> None:
    for each in games():
        play, procedures = each.system.layout.play, game(each.id).procedures
        assert play.rest, each.id
        assert play.time, each.id
        assert play.damage is not None, each.id
        assert play.attacks, each.id
        assert "conditions" in each.system.fields, each.id
        assert play.checks.numbers, each.id
        keys = [
            *(shortcut.procedure for shortcut in (*play.rest, *play.time)),
            play.damage.procedure,
            *(each.procedure for each in play.due),
        ]
        keys += [*play.checks.cells, *play.checks.hidden]
        assert set(keys) <= set(procedures), each.id
        checks = {*play.checks.cells, *play.checks.hidden}
        assert all(procedures[key].kind is ProcedureKind.CHECK for key in checks), each.id


@pytest.mark.parametrize("system", EACH)
def test_every_game_has_a_play_page_as_its_second(system: str, qtbot: QtBot) -> None:
    view = SheetView(open_sample(system))
    qtbot.addWidget(view)
    assert view.play is not None
    assert not view.play.is_built
    assert view.pages is not None
    assert view.pages.indexOf(view.play) == 1
    view.show()
    view.pages.setCurrentWidget(view.play)
    assert view.play.is_built
    assert view.play.findChildren(TrackRow)
    kinds: tuple[type[QWidget], ...] = (TrackRow, QPushButton, QCheckBox, RollRow, StepButtons)
    unnamed = [
        each for kind in kinds for each in view.play.findChildren(kind)
        if each.isVisible() and not (each.accessibleName() or getattr(each, "text", str)())
    ]  # fmt: skip
    assert not unnamed


@pytest.mark.fonts
@pytest.mark.usefixtures("theme")
def test_areas_settle_whatever_the_height(qtbot: QtBot) -> None:
    """A scroll bar that narrows rows, so that they become lower and need none, must not come and go for ever."""
    pages = [PlayPage(open_sample(each.id)) for each in games()]
    for page in pages:
        qtbot.addWidget(page)
        page.show()
        for height in range(560, 700, 7):
            page.resize(854, height)
            wait_for_layout()
        assert page.height() == height


@pytest.mark.fonts
@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("system", EACH)
def test_nothing_of_the_page_scrolls_in_a_usual_window(system: str, qtbot: QtBot) -> None:
    page = PlayPage(open_sample(system))
    qtbot.addWidget(page)
    page.resize(856, 624)
    page.show()
    wait_for_layout()
    (area,) = page.findChildren(PlayArea)
    assert area.verticalScrollBar().maximum() == 0
    assert page.minimumSizeHint().width() <= 856


@pytest.mark.fonts
@pytest.mark.usefixtures("theme")
def test_a_narrow_page_has_one_column_and_keeps_its_foot(page: PlayPage) -> None:
    assert page.checks is not None
    assert page.checks.mapTo(page, page.checks.rect().topLeft()).x() > 400
    page.resize(560, 500)
    wait_for_layout()
    assert page.width() == 560
    assert page.checks.mapTo(page, page.checks.rect().topLeft()).x() < 100
    (area,) = page.findChildren(PlayArea)
    assert area.verticalScrollBar().maximum() > 0
    bar = rest_of(page)
    assert bar.isVisible()
    assert bar.geometry().bottom() <= page.height()


def test_the_page_may_be_the_first(qtbot: QtBot) -> None:
    view = SheetView(open_sample(example_id()), play_first=True)
    qtbot.addWidget(view)
    assert view.pages is not None
    assert view.play is not None
    assert view.pages.currentWidget() is view.play
    assert view.pages.indexOf(view.play) == 0
    view.set_play_first(False)
    assert view.pages.indexOf(view.play) == 1
    assert view.pages.currentWidget() is view.play, "what is in front stays there"
    view.set_play_first(False)
    assert view.pages.indexOf(view.play) == 1


def test_marks_of_violations_stay_at_their_pages(qtbot: QtBot) -> None:
    view = SheetView(open_sample(example_id()))
    qtbot.addWidget(view)
    view.show()
    view.character.push(SetValue("raw.hlth", 99))
    assert view.pages is not None
    bar, page = view.pages.tab_bar, view.form_pages.outline.page_of("raw.hlth")
    assert page is not None
    qtbot.waitUntil(lambda: bar.violation_count(view.form_pages.tab_of(page)) > 0)
    assert bar.violation_count(1) == 0, "the play page has no marks"
    view.set_play_first(True)
    assert bar.violation_count(0) == 0
    assert bar.violation_count(view.form_pages.tab_of(page)) > 0


def test_a_blank_character_has_a_play_page(qtbot: QtBot) -> None:
    for each in games():
        character = OpenCharacter(Loaded("", open_character(Character(each.id), random.Random(1))))
        page = PlayPage(character)
        qtbot.addWidget(page)
        page.build()
        assert page.is_built


# ------------------------------------------------------------------------------------------------- states and lists


def test_states_are_switched(page: PlayPage, qtbot: QtBot) -> None:
    flag = next(each for each in page.findChildren(QPushButton) if each.text() == "Dead")
    flag.click()
    assert page.character.sheet.value("state.dead") == 1
    page.character.undo_stack.undo()
    qtbot.waitUntil(lambda: not flag.isChecked())


@pytest.mark.parametrize("id_", EACH)
def test_an_empty_row_may_be_added_to_every_list(qtbot: QtBot, id_: str) -> None:
    character = open_sample(id_)
    page = PlayPage(character)
    qtbot.addWidget(page)
    page.build()
    for each in character.sheet.system.layout.play.lists:
        count = character.sheet.count(each.rows)
        add = next(card for card in page.findChildren(PlayListCard) if card.data == each)
        add.findChildren(QPushButton, "add_button")[0].click()
        assert character.sheet.count(each.rows) == count + 1


def test_conditions_are_chips_in_the_strip(page: PlayPage, qtbot: QtBot) -> None:
    page.character.push(AddRow("conditions", {"name": "Winded", "lasts": 2, "lasts_in": "round"}))
    chip = next(iter(page.findChildren(ConditionChip)))
    assert chip.accessibleName().startswith("Winded")
    QTest.keyClick(chip, Qt.Key.Key_Delete)
    assert page.character.sheet.count("conditions") == 0


# ----------------------------------------------------------------------------------------------------- rest and more


def button_of(page: PlayPage, text: str) -> ShortcutButton:
    """Return a button of the foot."""
    return find_named(rest_of(page), ShortcutButton, text)


def test_rest_says_what_it_brings_and_is_done_at_once(page: PlayPage, qtbot: QtBot) -> None:
    button = button_of(page, "REST 8 h")
    assert not button.isEnabled()
    assert button.detail == "nothing lost"
    assert "Nothing is lost" in button.toolTip()
    page.character.push(SetValue("damage.hlth", 3))
    qtbot.waitUntil(button.isEnabled)
    assert button.detail.startswith("+3")
    with qtbot.waitSignal(page.run_requested) as asked:
        button.click()
    assert asked.args == ["rest", {"hours": 8}]
    needed = page.character.sheet.value("rest_hours")
    assert button_of(page, "Until whole").detail.startswith(f"{needed} h")
    with qtbot.waitSignal(page.run_requested) as asked:
        button_of(page, "Until whole").click()
    assert asked.args == ["rest", {"hours": needed}]


def test_shift_click_and_menu_ask_for_details(page: PlayPage, qtbot: QtBot) -> None:
    page.character.push(SetValue("damage.hlth", 3))
    button = button_of(page, "REST 1 h")
    qtbot.waitUntil(button.isEnabled)
    with qtbot.waitSignal(page.procedure_requested) as asked, qtbot.assertNotEmitted(page.run_requested):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier)
    assert asked.args == ["rest"]
    assert button.hasFocus(), "what is asked is shown at the button"
    with qtbot.waitSignal(page.procedure_requested):
        center = button.rect().center()
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, center, button.mapToGlobal(center))
        QApplication.sendEvent(button, event)


def test_time_passes_at_once(page: PlayPage, qtbot: QtBot) -> None:
    page.character.push(SetValue("state.unconscious", True))
    page.character.push(SetValue("state.unconscious_seconds", 90))
    chip = next(each for each in page.findChildren(QPushButton) if each.text() == "1 min")
    qtbot.waitUntil(chip.isEnabled)
    with qtbot.waitSignal(page.run_requested) as asked:
        chip.click()
    assert asked.args == ["pass_time", {"unit": ["min"], "amount": 1}]


def test_a_button_runs_the_first_of_its_procedures_that_can_be_run(page: PlayPage, qtbot: QtBot) -> None:
    chip = next(each for each in page.findChildren(QPushButton) if each.text() == "20 s")
    asked: list[str] = []
    page.procedure_requested.connect(asked.append)
    page.character.push(AddRow("conditions", {"name": "Winded", "lasts": 3, "lasts_in": "round"}))
    qtbot.waitUntil(chip.isEnabled)
    with qtbot.waitSignal(page.run_requested) as run:
        chip.click()
    assert run.args == ["pass_time", {"unit": ["round"], "amount": 1}]
    page.character.push(SetValue("state.unconscious", True))
    page.character.push(SetValue("state.unconscious_seconds", 90))
    qtbot.waitUntil(lambda: chip.accessibleName().startswith("Third-turns"))
    with qtbot.waitSignal(page.run_requested) as run:
        chip.click()
    assert run.args == ["zero_checks", {"turns": 1}]
    middle = chip.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, middle, chip.mapToGlobal(middle))
    QApplication.sendEvent(chip, event)
    assert asked == ["zero_checks"]


def test_more_counts_what_is_due(page: PlayPage, qtbot: QtBot) -> None:
    bar = rest_of(page)
    before = bar.more_button.text()
    page.character.push(SetValue("steps_pending.conflict", 5))
    qtbot.waitUntil(lambda: bar.more_button.text() != before)
    assert "Count waiting Steps" in bar.more_button.toolTip()


def test_more_lists_other_procedures_and_why_they_are_closed(page: PlayPage, qtbot: QtBot) -> None:
    bar = rest_of(page)
    bar.fill_menu()
    actions = {each.text(): each for each in bar.more_menu.actions()}
    closed = actions["REST"]
    assert isinstance(closed, QWidgetAction)
    line = closed.defaultWidget()
    assert line is not None
    assert any("Nothing is lost" in label.text() for label in line.findChildren(QLabel))
    assert not closed.isEnabled()
    with qtbot.waitSignal(page.procedure_requested) as asked:
        actions["Grow older"].trigger()
    assert asked.args == ["aging"]
    sections = [each.text() for each in bar.more_menu.actions() if each.isSeparator()]
    assert sections == ["Health and time", "Checks", "Advancement"]


@pytest.mark.fonts
@pytest.mark.usefixtures("theme")
def test_what_buttons_bring_is_in_their_tooltips_where_room_is_scarce(page: PlayPage, qtbot: QtBot) -> None:
    page.character.push(SetValue("damage.hlth", 3))
    button = button_of(page, "REST 8 h")
    qtbot.waitUntil(button.isEnabled)
    wide = button.sizeHint()
    page.resize(QSize(480, 500))
    wait_for_layout()
    assert button.sizeHint().width() < wide.width()
    assert button.detail in button.toolTip()


@pytest.mark.fonts
@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("language", ["en", "de"])
def test_names_of_the_foot_are_whole_at_200_percent(qtbot: QtBot, qapp: QApplication, language: str) -> None:
    """As at 200 % on 1440 × 900, with the docks folded."""
    with speaking(qapp, language):
        for each in games():
            page = PlayPage(open_sample(each.id))
            qtbot.addWidget(page)
            page.resize(624, 330)
            page.show()
            wait_for_layout()
            assert page.rest is not None
            shown = [button for _, button in page.rest.buttons if button.isVisible()]
            for button in (*shown, page.rest.heal_button, page.rest.more_button):
                assert button.width() >= button.sizeHint().width(), button.accessibleName()


# --------------------------------------------------------------------------------------------------------------- keys


def test_keys_of_the_page(page: PlayPage, qtbot: QtBot) -> None:
    assert page.damage is not None
    assert page.checks is not None
    assert page.attacks is not None
    checks = page.checks
    qtbot.waitUntil(lambda: bool(checks.rows))
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_D)
    assert page.damage.amounts[0].hasFocus()
    assert not page.damage.is_healing
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_H)
    assert page.damage.amounts[0].hasFocus()
    assert page.damage.is_healing
    page.setFocus()
    with qtbot.waitSignal(page.rolled) as rolled:
        QTest.keyClick(page, Qt.Key.Key_2)
    assert page.checks.rows[1].check.label.startswith(rolled.args[0][0].label)
    page.setFocus()
    with qtbot.waitSignal(page.rolled) as again:
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert again.args[0][0].label == rolled.args[0][0].label
    page.setFocus()
    with qtbot.waitSignal(page.rolled):
        QTest.keyClick(page, Qt.Key.Key_A)
    assert page.attacks.rows[0].row.hasFocus()
    page.setFocus()
    with qtbot.waitSignal(page.rolled) as struck:
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert struck.args[0][0].label == page.attacks.rows[0].attack.label
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Down)
    assert track_of(page, "Ambition").hasFocus()


def test_r_asks_for_rest_where_something_is_lost(page: PlayPage, qtbot: QtBot) -> None:
    page.setFocus()
    with qtbot.assertNotEmitted(page.procedure_requested):
        QTest.keyClick(page, Qt.Key.Key_R)
    page.character.push(SetValue("damage.hlth", 3))
    qtbot.waitUntil(button_of(page, "REST 1 h").isEnabled)
    with qtbot.waitSignal(page.procedure_requested) as asked:
        QTest.keyClick(page, Qt.Key.Key_R)
    assert asked.args == ["rest"]


def test_keys_work_from_the_tab_of_the_page(qtbot: QtBot) -> None:
    view = SheetView(open_sample(example_id()))
    qtbot.addWidget(view)
    view.show()
    assert view.pages is not None
    assert view.play is not None
    view.focus_page_tabs()
    with qtbot.assertNotEmitted(view.rolled):
        QTest.keyClick(view.pages.tab_bar, Qt.Key.Key_1)
    view.pages.setCurrentWidget(view.play)
    view.focus_page_tabs()
    cards = view.play.findChildren(PlayCheckCard)
    qtbot.waitUntil(lambda: any(each.rows for each in cards), timeout=PATIENCE_MS)  # they come one by one
    with qtbot.waitSignal(view.rolled):
        QTest.keyClick(view.pages.tab_bar, Qt.Key.Key_1)


def test_letters_typed_into_a_line_are_no_keys(page: PlayPage, qtbot: QtBot) -> None:
    assert page.damage is not None
    page.damage.start(is_healing=False)
    with qtbot.assertNotEmitted(page.rolled):
        QTest.keyClicks(page.damage.amounts[0], "12a")
    assert page.damage.amounts[0].text() == "12"
