"""Checks and attacks of the Play page: odds, one modifier for all, outcomes, foes and strikes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.character.edits import AddRow, SetValue
from core.registry import games
from desktop.sheet.attack_rolls import read_attacks
from desktop.sheet.play_attacks import PlayAttackCard
from desktop.sheet.play_checks import CheckRow, PlayCheckCard
from desktop.sheet.play_page import PlayPage
from desktop.widgets.roll_row import RollCell, RollRow, fitting
from tests.helpers.games import example_id
from tests.helpers.play_pages import open_sample
from tests.helpers.waiting import wait_for_layout

_LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot) -> PlayPage:
    page = PlayPage(open_sample(example_id()))
    qtbot.addWidget(page)
    page.resize(960, 760)
    page.show()
    return page


@pytest.fixture
def card(page: PlayPage, qtbot: QtBot) -> PlayCheckCard:
    assert page.checks is not None
    checks = page.checks
    qtbot.waitUntil(lambda: bool(checks.rows))
    return checks


@pytest.fixture
def attacks(page: PlayPage) -> PlayAttackCard:
    assert page.attacks is not None
    return page.attacks


def row_of(card: PlayCheckCard, label: str) -> CheckRow:
    return next(each for each in card.rows if each.check.label.startswith(label))


def test_a_check_shows_its_odds_and_then_its_outcome(page: PlayPage, card: PlayCheckCard, qtbot: QtBot) -> None:
    row = card.rows[0]
    assert row.check.chance is not None
    with qtbot.waitSignal(page.rolled) as rolled:
        row.row.click()
    assert row.result is not None
    assert row.result.headline in ("Success", "Failure")
    assert rolled.args[0][0].rolled.faces
    marks = [cell.mark for cell in row.row.cells if cell.mark is not None]
    assert marks == [row.result.headline == "Success"]


def test_the_whole_cell_rolls_and_of_a_row_the_button(page: PlayPage, card: PlayCheckCard, qtbot: QtBot) -> None:
    cell = row_of(card, "Health").row
    assert isinstance(cell, RollCell)
    with qtbot.waitSignal(page.rolled):
        QTest.mouseClick(cell, _LEFT, pos=cell.rect().topLeft())
    skill = next(each.row for each in card.rows if not isinstance(each.row, RollCell))
    with qtbot.assertNotEmitted(page.rolled):
        QTest.mouseClick(skill, _LEFT, pos=skill.rect().topLeft())
    with qtbot.waitSignal(page.rolled):
        QTest.mouseClick(skill, _LEFT, pos=skill.button_rect().center().toPoint())
    with qtbot.waitSignal(page.rolled):
        QTest.keyClick(skill, Qt.Key.Key_Space)


def test_odds_follow_edits_and_outcomes_stay(page: PlayPage, card: PlayCheckCard, qtbot: QtBot) -> None:
    health = row_of(card, "Health")
    health.row.click()
    before, came = health.row.accessibleName(), health.result
    base = page.character.sheet.value("raw.hlth")
    assert isinstance(base, int)
    page.character.push(SetValue("raw.hlth", base + 2))
    qtbot.waitUntil(lambda: health.row.accessibleName() != before)
    assert str(page.character.sheet.value("maximum.hlth")) in health.row.accessibleName()
    assert health.result is came
    page.character.push(SetValue("skills[0].name", "Whistling"))
    qtbot.waitUntil(lambda: any(row.check.label.startswith("Whistling") for row in card.rows))


def test_one_modifier_and_one_number_count_for_all(card: PlayCheckCard, qtbot: QtBot) -> None:
    health = row_of(card, "Health")
    before = health.check.target
    steps = card.modifier_steps
    assert steps.text == "±0"
    QTest.mouseClick(steps, _LEFT, pos=steps.half_rect(-1).center())
    assert steps.text == "−1"
    qtbot.waitUntil(lambda: health.check.target != before)
    QTest.mouseClick(steps, _LEFT, pos=steps.half_rect(1).center())
    qtbot.waitUntil(lambda: health.check.target == before)
    card._character.push(SetValue("damage.hlth", 4))
    card.choice_segments.choose("current")
    qtbot.waitUntil(lambda: health.check.target != before)
    assert str(card._character.sheet.value("current.hlth")) in health.check.target


@pytest.mark.parametrize("system", [each.id for each in games()])
def test_every_game_rolls_a_check_with_one_click(system: str, qtbot: QtBot) -> None:
    page = PlayPage(open_sample(system))
    qtbot.addWidget(page)
    page.show()
    assert page.checks is not None
    checks = page.checks
    qtbot.waitUntil(lambda: any(row.row.isEnabled() for row in checks.rows))
    row = next(row for row in checks.rows if row.row.isEnabled())
    with qtbot.waitSignal(page.rolled):
        row.row.click()
    assert row.result is not None


# ------------------------------------------------------------------------------------------------------------ attacks


@pytest.mark.parametrize("system", [each.id for each in games() if each.system.layout.play.attacks])
def test_every_game_strikes_with_one_click(system: str, qtbot: QtBot) -> None:
    character = open_sample(system)
    page = PlayPage(character)
    qtbot.addWidget(page)
    page.show()
    assert page.attacks is not None
    assert read_attacks(character.sheet), system
    with qtbot.waitSignal(page.rolled) as rolled:
        assert page.attacks.strike_first()
    assert rolled.args[0][0].label == page.attacks.rows[0].attack.label
    assert page.attacks.result_label.text()


def test_a_foe_makes_it_harder(page: PlayPage, attacks: PlayAttackCard) -> None:
    row = attacks.rows[0]
    alone = row.attack.target
    assert alone is not None
    assert row.attack.target_against(attacks.number_against(row.attack)) is None
    other = open_sample(example_id()).sheet
    page.foes = lambda: [("Ilvane", other)]
    attacks.foe_menu.aboutToShow.emit()
    _, chosen = attacks.foe_menu.actions()
    chosen.trigger()
    number = other.value("parry_avoid")
    assert attacks.number_against(row.attack) == number
    assert "Ilvane" in attacks.foe_button.text()
    assert row.attack.target_against(attacks.number_against(row.attack)) == max(1, alone - int(str(number)))
    attacks.foe_line.setText("")
    QTest.keyClicks(attacks.foe_line, "3")
    assert row.attack.target_against(attacks.number_against(row.attack)) == alone - 3
    assert "Ilvane" not in attacks.foe_button.text()
    attacks.choose_foe("", None)
    assert attacks.number_against(row.attack) is None


def test_hits_and_misses(attacks: PlayAttackCard) -> None:
    row = attacks.rows[0]
    assert row.attack.target is not None
    attacks.choose_foe("Easy", row.attack.target - 20)
    attacks.strike(row)
    assert row.last is not None
    assert row.last.is_hit
    assert row.last.points is not None
    assert row.last.place is not None
    assert "Hit" in attacks.result_label.text()
    attacks.choose_foe("Hard", row.attack.target)
    attacks.strike(row, [20])
    assert row.last.is_hit is False
    assert row.last.points is None
    assert "Miss (20)" in attacks.result_label.text()
    attacks.strike(row, [1])
    assert row.last.is_hit, "the least roll always hits"
    attacks.choose_foe("", None)
    attacks.strike(row, [4])
    assert f"up to {row.attack.target - 4}" in attacks.result_label.text()


@pytest.mark.parametrize("system", [each.id for each in games() if each.system.layout.play.attacks])
def test_the_number_of_a_foe_decides_where_the_book_needs_it(system: str, qtbot: QtBot) -> None:
    """The chance against it is shown, lower against a harder one, and a strike then hits or misses."""
    page = PlayPage(open_sample(system))
    qtbot.addWidget(page)
    page.show()
    assert page.attacks is not None
    card = page.attacks
    attack = card.rows[0].attack
    assert card.foe_line.isHidden() != attack.needs_foe
    if not attack.needs_foe:
        return
    assert attack.chance_against(None) is None
    columns = len(card.rows[0].row.cells)
    easy, hard = (99, -99) if attack.data.foe_eases else (-99, 99)
    chances = [attack.chance_against(each) for each in (easy, hard)]
    assert (chances[0] or 0) > (chances[1] or 0)
    for number in (easy, hard):
        card.choose_foe("Foe", number)
        assert any("%" in cell.text for cell in card.rows[0].row.cells)
        assert len(card.rows[0].row.cells) == columns + 1, "without a foe the names have the room of the chance"
        with qtbot.waitSignal(page.rolled):
            card.rows[0].row.click()
        last = card.rows[0].last
        assert last is not None
        assert last.is_hit is not None


def test_a_note_below_a_name_has_a_line_of_its_own_in_a_low_window(qtbot: QtBot) -> None:
    row = RollRow("Strike")
    qtbot.addWidget(row)
    low = row.minimumSizeHint().height()
    row.show_row("Deck Crossbow", "Main hand", [])
    assert row.minimumSizeHint().height() == row.sizeHint().height() > low


def test_a_long_name_of_a_foe_is_cut_beside_its_number(attacks: PlayAttackCard) -> None:
    name = "Ilvane of the Far Shore, Keeper of Lights"
    attacks.choose_foe(name, 9)
    assert attacks.foe_button.text().startswith("Ilvane of")
    assert attacks.foe_button.toolTip() == name
    assert attacks.foe_button.width() + attacks.foe_line.width() < attacks.width() - 100


def test_real_dice_are_typed_for_a_strike(page: PlayPage, attacks: PlayAttackCard, qtbot: QtBot) -> None:
    page.set_types_dice(True)
    attacks.rows[0].row.click()
    line = attacks.entry_line
    assert not line.isHidden()
    QTest.keyClick(line.faces_edit, Qt.Key.Key_Escape)
    assert line.isHidden()
    QTest.keyClicks(attacks.rows[0].row, "1")
    QTest.keyClicks(line.faces_edit, "7")
    with qtbot.waitSignal(page.rolled) as rolled:
        QTest.keyClick(line.faces_edit, Qt.Key.Key_Return)
    assert rolled.args[0][0].rolled.faces == (17,)
    assert line.isHidden()


def test_attacks_follow_the_rows_of_the_sheet(page: PlayPage, attacks: PlayAttackCard, qtbot: QtBot) -> None:
    count = len(attacks.rows)
    row = dict(page.character.sheet.rows("weapons")[0])
    page.character.push(AddRow("weapons", {**row, "name": "Spare sword", "uid": "", "carried": True}))
    qtbot.waitUntil(lambda: len(attacks.rows) == count + 1)
    QTest.keyClick(attacks.rows[0].row, Qt.Key.Key_Down)
    assert attacks.rows[1].row.hasFocus()


@pytest.mark.fonts
@pytest.mark.usefixtures("theme")
def test_a_narrow_card_keeps_names_and_has_fewer_cells_in_a_line(page: PlayPage, card: PlayCheckCard) -> None:
    cells = [each.row for each in card.rows if isinstance(each.row, RollCell)]
    wait_for_layout()
    assert len({cell.y() for cell in cells}) == 2
    page.resize(700, 600)
    wait_for_layout()
    assert len({cell.y() for cell in cells}) > 2
    assert all(cell.height() == cells[0].sizeHint().height() for cell in cells)
    row = next(each.row for each in card.rows if not isinstance(each.row, RollCell))
    assert len(fitting(row.cells, row.button_rect().left())) < len(row.cells)
    assert len(fitting(row.cells, 2000)) == len(row.cells)
