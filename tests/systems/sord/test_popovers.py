"""Small procedures of SORD in popovers, as people use them at the table: rest, awards, Lore, checks, damage."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from core.character.edits import Batch, SetValue
from core.registry import game
from core.store.records import RollMethod
from desktop.requests.compact_choice import CompactPicker, CompactSegments
from desktop.requests.compact_control import CompactEntry
from desktop.requests.compact_numbers import MOST_ROWS, CompactAllocation, CompactDice
from desktop.sheet.open_character import OpenCharacter
from desktop.theme import px
from desktop.widgets.popover import WIDTH
from desktop.wizard.procedure_popover import PopoverResult, ProcedurePopover
from desktop.wizard.procedure_view import ProcedureView
from tests.helpers.games import sample_character, sample_files
from tests.helpers.popover_tables import Table
from tests.helpers.windows import PATIENCE_MS

GAME = game("sord")
SHADOW = 24
LOST = {"ambt": 10, "hlth": 11, "prow": 14, "qckn": 4, "luck": 1}


@pytest.fixture
def bren(table: Callable[..., Table]) -> tuple[Table, OpenCharacter]:
    """The first sample character, open."""
    names = [each.stem for each in sample_files(GAME)]
    at = table(sample_character(GAME, names.index("bren")))
    return at, at.open(at.ids[0])


def ask(of: tuple[Table, OpenCharacter], procedure: str) -> ProcedurePopover:
    at, character = of
    popover = at.ask(character.id, procedure)
    assert popover is not None
    assert popover.isVisible()
    return popover


def entry(popover: ProcedurePopover, key: str) -> CompactEntry:
    control = popover.controls[key]
    assert isinstance(control, CompactEntry)
    return control


def dice(popover: ProcedurePopover, key: str) -> CompactDice:
    control = popover.controls[key]
    assert isinstance(control, CompactDice)
    return control


def type_into(popover: ProcedurePopover, key: str, text: str) -> None:
    """Type a number over the one that stands there."""
    field = entry(popover, key).field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    popover.refresh()


def effects(popover: ProcedurePopover) -> dict[str, tuple[str, str, str]]:
    return {row.label: (row.before, row.after, row.gain) for row in popover.effects.rows}


def hurt(character: OpenCharacter) -> None:
    for attribute, points in LOST.items():
        character.push(SetValue(f"damage.{attribute}", points))


def test_rest_shows_what_it_brings_and_is_undone_from_the_toast(bren: tuple[Table, OpenCharacter]) -> None:
    at, character = bren
    hurt(character)
    before = character.sheet.character
    popover = ask(bren, "rest")
    hours = entry(popover, "hours")
    chips = {chip.text(): chip for chip in hours.findChildren(QPushButton)}
    assert list(chips) == ["1 h", "8 h", "Until whole, 20 h"]
    assert chips["Until whole, 20 h"].isChecked()
    QTest.mouseClick(chips["8 h"], Qt.MouseButton.LeftButton)
    popover.refresh()
    assert popover.primary_button.text() == "Rest 8 h"
    assert effects(popover) == {
        "Ambition": ("6", "11", "+5"),
        "Health": ("6", "11", "+5"),
        "Prowess": ("5", "10", "+5"),
        "Quickness": ("9", "10", "+1"),
    }
    assert popover.outcome_label.text() == "16 points regained"
    assert popover.outcome_text.text() == "24 points are still lost, whole in 12 hours more."
    QTest.keyClick(hours.field, Qt.Key.Key_Return)
    assert popover.isHidden()
    assert character.sheet.value("current.prow") == 10
    assert at.desktop.window.toast.label.text() == "REST: 8 hours"
    at.desktop.window.actions_by_name.action("undo").trigger()
    assert character.sheet.character == before
    assert not at.desktop.window.toast.isVisible()


def test_the_spread_of_a_rest_can_be_changed(bren: tuple[Table, OpenCharacter]) -> None:
    hurt(bren[1])
    popover = ask(bren, "rest")
    type_into(popover, "hours", "8")
    spread = popover.controls["regained"]
    assert isinstance(spread, CompactAllocation)
    assert spread.is_folded
    QTest.mouseClick(spread.change_button, Qt.MouseButton.LeftButton)
    popover.refresh()
    prow, ambt = spread.steppers["prow"], spread.steppers["ambt"]
    QTest.mouseClick(ambt.less_button, Qt.MouseButton.LeftButton)
    popover.refresh()
    assert popover.problem == "1 left to spend"
    assert not popover.primary_button.isEnabled()
    QTest.keyClick(prow.edit, Qt.Key.Key_Up)
    popover.refresh()
    assert effects(popover)["Prowess"] == ("5", "11", "+6")
    popover.primary_button.click()
    assert bren[1].sheet.value("current.prow") == 11
    assert bren[1].sheet.value("current.ambt") == 10


def test_hours_are_counted_by_arrows_shift_and_wheel_within_their_bounds(bren: tuple[Table, OpenCharacter]) -> None:
    hurt(bren[1])
    popover = ask(bren, "rest")
    field = entry(popover, "hours").field
    for key, modifier, expected in (
        (Qt.Key.Key_Up, Qt.KeyboardModifier.NoModifier, "21"),
        (Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier, "29"),
        (Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier, "21"),
        (Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier, "20"),
    ):
        QTest.keyClick(field, key, modifier)
        assert field.text() == expected
    type_into(popover, "hours", "1")
    for _ in range(3):
        QTest.keyClick(field, Qt.Key.Key_Down)
    assert field.text() == "0"


def test_an_award_rolls_empty_dice_keeps_typed_ones_and_is_one_edit(bren: tuple[Table, OpenCharacter]) -> None:
    at, character = bren
    before = character.sheet.character
    popover = ask(bren, "award_steps")
    assert entry(popover, "role_played").field.hasFocus()
    type_into(popover, "role_played", "19")
    QTest.keyClick(entry(popover, "role_played").field, Qt.Key.Key_Tab)
    assert entry(popover, "conflict").field.hasFocus()
    type_into(popover, "conflict", "28")
    assert popover.primary_button.text() == "Award 47"
    assert popover.note == "Empty dice are rolled"
    assert effects(popover)["Step Level"] == ("0", "1", "+1")
    trained = dice(popover, "settle.1.1.trained")
    QTest.keyClicks(trained.boxes[1], "6")
    popover.refresh()
    assert trained is popover.controls["settle.1.1.trained"]  # what is typed stays, with its field
    QTest.keyClick(trained.boxes[1], Qt.Key.Key_Return)
    assert popover.isHidden()
    assert character.sheet.value("step_level") == 1
    assert character.undo_stack.index == 1
    library = at.desktop.library_service.library
    at.qtbot.waitUntil(lambda: len(library.rolls.list()) == 2, timeout=PATIENCE_MS)
    rolls = {roll.dice: roll for roll in library.rolls.list()}
    assert rolls["2d6"].faces[1] == 6
    assert (rolls["2d6"].how, rolls["1d6"].how) == (RollMethod.TYPED, RollMethod.ROLLED)
    at.desktop.window.toast.undo_button.click()
    assert character.sheet.character == before


def test_dice_in_a_number_are_rolled_before_they_are_awarded(bren: tuple[Table, OpenCharacter]) -> None:
    popover = ask(bren, "award_steps")
    type_into(popover, "special", "2d12+7")
    assert popover.primary_button.text() == "Roll 2d12+7"
    assert popover.primary_button.isEnabled()
    field = entry(popover, "special").field
    QTest.keyClick(field, Qt.Key.Key_Return)
    popover.refresh()
    assert popover.isVisible()
    total = int(field.text())
    assert 9 <= total <= 31
    assert popover.primary_button.text() == f"Award {total}"
    type_into(popover, "special", "3+4")
    assert popover.primary_button.text() == "Award 7"


def test_lore_buys_a_skill_from_a_table_that_is_searched(table: Callable[..., Table]) -> None:
    names = [each.stem for each in sample_files(GAME)]
    at = table(*(sample_character(GAME, place) for place in range(len(names))))
    reasons = {}
    for id_ in at.ids:
        character = at.open(id_)
        menu = at.desktop.window.procedures_menu
        action = next(each for each in menu.actions() if each.text() == "Spend Lore")
        if action.isEnabled():
            break
        reasons[id_] = action.statusTip()
    assert any("The cheapest skill costs" in reason for reason in reasons.values())
    count = character.sheet.count("skills")
    popover = ask((at, character), "spend_lore")
    (picker,) = popover.controls.values()
    assert isinstance(picker, CompactPicker)
    assert not popover.primary_button.isEnabled()
    owned = {str(character.sheet.value(f"skills[{n}].name")) for n in range(count)}
    offered = [option.figures[0] for option in picker.request.options]
    assert not owned & set(offered)
    wanted = next(option.figures[0] for option in picker.request.options if option.closed is None)
    QTest.keyClicks(picker.search, wanted[:6])
    popover.refresh()
    assert popover.primary_button.isEnabled()
    QTest.keyClick(picker.search, Qt.Key.Key_Return)
    while popover.isVisible():
        popover.primary_button.click()
    assert character.sheet.count("skills") + character.sheet.count("powers") > count
    assert character.undo_stack.index == 1


def test_a_check_shows_its_result_and_can_be_rolled_again(bren: tuple[Table, OpenCharacter]) -> None:
    at, character = bren
    popover = ask(bren, "attribute_check")
    assert isinstance(popover.controls["number"], CompactSegments) or popover.controls["number"].answer
    assert popover.primary_button.text() == "Roll"
    popover.primary_button.click()
    assert popover.isVisible()
    assert popover.outcome_label.text() in {"Success", "Failure"}
    assert popover.primary_button.text() == "Close"
    popover.again_button.click()
    library = at.desktop.library_service.library
    at.qtbot.waitUntil(lambda: len(library.rolls.list()) == 2, timeout=PATIENCE_MS)
    assert popover.outcome_label.text() in {"Success", "Failure"}
    popover.primary_button.click()
    assert popover.isHidden()
    assert not character.undo_stack.index


def test_what_the_dice_lead_to_is_asked_in_the_same_popover(bren: tuple[Table, OpenCharacter]) -> None:
    popover = ask(bren, "damage")
    type_into(popover, "total", "20")
    place = dice(popover, "0/place")
    QTest.keyClicks(place.boxes[0], "4")
    popover.refresh()
    assert "0/spread" in popover.controls  # the die is typed, so that nothing is left to chance
    assert effects(popover)
    place.boxes[0].clear()
    place.boxes[0].textEdited.emit("")
    popover.refresh()
    assert "0/spread" not in popover.controls
    popover.primary_button.click()
    assert popover.isVisible()
    assert "0/spread" in popover.controls
    assert dice(popover, "0/place").boxes[0].isReadOnly()
    popover.primary_button.click()
    assert popover.isHidden()
    assert bren[1].undo_stack.index == 1


def test_points_for_ten_attributes_stand_in_two_columns(table: Callable[..., Table]) -> None:
    at = table(*(sample_character(GAME, place) for place in range(len(sample_files(GAME)))))
    character = next(each for each in map(at.open, at.ids) if each.sheet.value("advancement_left"))
    popover = ask((at, character), "place_points")
    points = popover.controls["points"]
    assert isinstance(points, CompactAllocation)
    assert len(points.steppers) == 10
    QTest.mouseClick(points.steppers["hlth"].more_button, Qt.MouseButton.LeftButton)
    popover.refresh()
    popover.primary_button.click()
    assert character.undo_stack.index == 1


def test_what_outgrows_the_popover_continues_in_the_wizard_with_its_answers(bren: tuple[Table, OpenCharacter]) -> None:
    at, character = bren
    popover = ask(bren, "award")
    type_into(popover, "hours", "3")
    assert popover.is_outgrown
    assert popover.primary_button.text() == "Continue…"
    assert sum(each.row_count for each in popover.controls.values() if each.isVisible()) <= MOST_ROWS
    popover.primary_button.click()
    at.qtbot.waitUntil(lambda: len(at.wizards.windows) == 1, timeout=PATIENCE_MS)
    assert popover.isHidden()
    view = at.wizards.windows[0].view
    assert isinstance(view, ProcedureView)
    answered = {each.key: each.answer for each in view.run.driver.answers}
    assert answered["category"] == ["role_played"]
    assert answered["hours"] == 3
    view.run.decide_all()
    view.next_button.click()
    assert character.sheet.value("step_sum") != 374
    at.qtbot.waitUntil(lambda: not at.wizards.windows, timeout=PATIENCE_MS)


def test_typed_values_are_kept_until_the_sheet_is_closed(bren: tuple[Table, OpenCharacter]) -> None:
    at, character = bren
    popover = ask(bren, "award_steps")
    type_into(popover, "conflict", "28")
    QTest.keyClick(entry(popover, "conflict").field, Qt.Key.Key_Escape)
    assert popover.isHidden()
    popover = ask(bren, "award_steps")
    assert entry(popover, "conflict").field.text() == "28"
    popover.refresh()
    assert popover.primary_button.text() == "Award 28"
    id_ = character.id
    at.desktop.window.close_tab(at.desktop.window.documents.currentWidget())
    assert popover.isHidden()
    character = at.open(id_)
    assert entry(ask((at, character), "award_steps"), "conflict").field.text() == "0"


def test_a_procedure_at_once_is_one_edit_or_says_why_not(bren: tuple[Table, OpenCharacter]) -> None:
    at, character = bren
    refused = at.wizards.run_at_once(character.id, "rest", {})
    assert refused is not None
    assert refused.code == "nothing_lost"
    assert at.wizards.run_at_once(character.id, "damage", {"total": 12, "place": ["head"]}) is None
    assert character.undo_stack.index == 1
    assert at.desktop.window.toast.isVisible()
    assert at.wizards.run_at_once(character.id, "damage", {"total": "much"}) is not None
    character.push(SetValue("damage.luck", 1))
    assert not at.desktop.window.toast.isVisible()  # it named an edit that is not the last one any more
    assert character.undo_stack.index == 2


def test_the_page_below_is_alive_and_may_close_the_procedure(bren: tuple[Table, OpenCharacter]) -> None:
    _, character = bren
    hurt(character)
    popover = ask(bren, "rest")
    character.push(SetValue("damage.prow", 1))
    popover.refresh()
    assert "Prowess" in effects(popover)
    assert effects(popover)["Prowess"] == ("18", "19", "+1")
    for attribute in LOST:
        character.push(SetValue(f"damage.{attribute}", 0))
    popover.refresh()
    assert popover.problem == "Nothing is lost: every attribute is at its maximum."
    assert not popover.primary_button.isEnabled()
    count = character.undo_stack.index
    popover.apply()
    assert character.undo_stack.index == count
    character.undo_stack.undo()
    popover.refresh()
    assert not popover.problem
    popover.primary_button.click()
    assert popover.isHidden()


def test_an_edit_that_cannot_be_applied_is_reported(bren: tuple[Table, OpenCharacter]) -> None:
    at, character = bren
    hurt(character)
    popover = ask(bren, "rest")
    wrong = PopoverResult(popover.setup, Batch((SetValue("nothing.here", 1),)), (), None)
    popover.finished.emit(wrong)
    assert at.desktop.window.notice_bar.isVisible()
    assert at.desktop.library_service.library.rolls.list() == ()
    popover.dismiss()


def test_a_long_name_fits_into_the_title_row(table: Callable[..., Table]) -> None:
    names = [each.stem for each in sample_files(GAME)]
    bren = sample_character(GAME, names.index("bren"))
    at = table(replace(bren, name="Maximiliana Wolfeschlegelsteinhausenberg"))
    popover = ask((at, at.open(at.ids[0])), "award_steps")
    assert popover.name_label.text().endswith("…")
    assert popover.name_label.toolTip() == "Maximiliana Wolfeschlegelsteinhausenberg"
    assert popover.width() <= px(WIDTH) + 2 * px(SHADOW)
