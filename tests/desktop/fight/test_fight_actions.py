"""What is done in a running fight beside its decisions, through the real window and in all games."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.export.json_file import read_character
from core.paths import resources
from core.play.arena import Arena, Control, Participant
from core.play.decisions import DecisionPolicy
from core.play.fight import Fight
from core.registry import Game, game, games, open_character, opponents
from core.store.records import prepare_character
from desktop.app import Desktop
from desktop.fight.card_delegate import compact_layout, full_layout, number_area
from desktop.fight.decision_options import DecisionOptions
from desktop.fight.fight_log import LogModel
from desktop.fight.fight_view import FightView
from desktop.fight.fighter_cards import RowKind
from desktop.fight.latecomer_dialog import LatecomerDialog
from desktop.fight.loaded_fight import LoadedFight
from desktop.fight.log_rows import rewind_area
from desktop.theme import TextStyle, font, px
from tests.helpers.waiting import wait_for_layout
from tests.helpers.windows import PATIENCE_MS

IDS = [each.id for each in games()]


def open_fight(desktop: Desktop, of: Game, count: int = 1) -> FightView:
    """Open the window of a fight of quick opponents, each controlled by a player."""
    sheets = opponents(f"guard x{2 * count}", of, of.setting(), random.Random(3))
    listed = [
        (Participant(f"{'AB'[at % 2]}{at // 2 + 1}", "AB"[at % 2], Control.PLAYER), sheet)
        for at, sheet in enumerate(sheets)
    ]
    fight = Fight(of.conflicts[0], Arena.create(listed, of.setting()), 5)
    assert desktop.controller is not None
    controller = desktop.controller.fights
    controller.show_fight(LoadedFight(of, of.conflicts[0], fight, {}))
    view = controller.windows[-1].view
    assert isinstance(view, FightView)
    view.window().resize(1440, 900)
    wait_for_layout()
    return view


def settle(qtbot: QtBot, view: FightView) -> None:
    """Wait until Quire has answered what is automatic."""
    run = view.run
    qtbot.waitUntil(lambda: not run.is_advancing and not run.is_rewinding, timeout=PATIENCE_MS)


def play_into_round(qtbot: QtBot, view: FightView, number: int = 1) -> None:
    """Decide by default up to a decision in a round."""
    while view.run.fight.table.round < number and not view.run.fight.is_over:
        view.run.decide()
        settle(qtbot, view)


def last_line(view: FightView) -> str:
    """Return the last line of the log."""
    return view.lines[-1]


@pytest.fixture
def view(qtbot: QtBot, app_window: Desktop) -> FightView:
    """Three against three, in the first round."""
    view = open_fight(app_window, games()[0], 3)
    play_into_round(qtbot, view)
    return view


@pytest.mark.parametrize("game_id", IDS)
def test_damage_and_healing_by_hand(game_id: str, qtbot: QtBot, app_window: Desktop) -> None:
    view = open_fight(app_window, game(game_id), 2)
    play_into_round(qtbot, view)
    fight = view.run.fight
    count = len(fight.answers)
    view.hand.choose((1, 3))
    view.hand_amount_spin.setValue(5)
    assert view.hand_damage_button.isEnabled()
    view.hand_damage_button.click()
    assert [line.split("By hand: ")[1].split(" ")[0] for line in view.lines[-2:]] == ["B1", "B2"]
    assert len(fight.answers) == count + 2
    before = fight.remaining_vitals(1)
    column = view.columns[1]
    column.select(1)
    area = column.visualRect(column.cards.index_of(1))
    minus = full_layout(area.toRectF(), len(fight.conflict.vitals)).minus.center().toPoint()
    QTest.mouseClick(column.viewport(), Qt.MouseButton.LeftButton, pos=minus)
    assert fight.remaining_vitals(1) != before
    assert "By hand: B1 takes 1 damage" in last_line(view)
    view.hand.choose((1,))
    view.hand_heal_button.click()
    assert "By hand: B1 is healed of 5" in last_line(view)
    again = Fight.resume(
        fight.conflict, fight.record, lambda each: open_character(each, random.Random(0)), fight.arena.setting
    )
    assert again.remaining_vitals(1) == fight.remaining_vitals(1)
    view.run.undo()
    settle(qtbot, view)
    assert "By hand: B1 takes 1 damage" in last_line(view)
    assert len(fight.answers) == count + 3


@pytest.mark.parametrize("game_id", IDS)
def test_latecomers_join_from_the_window(game_id: str, qtbot: QtBot, app_window: Desktop) -> None:
    of = game(game_id)
    (file, *_) = sorted((resources() / "samples" / game_id).glob("*.json"))
    own = app_window.library_service.library.add(prepare_character(read_character(file), "", ""))
    view = open_fight(app_window, of)
    play_into_round(qtbot, view)
    column = view.columns[0]
    row = next(
        at
        for at in range(column.cards.rowCount())
        if column.cards.row(column.cards.index(at)).kind is RowKind.LATECOMER
    )
    column.setCurrentIndex(column.cards.index(row))
    QTest.keyClick(column, Qt.Key.Key_Return)
    dialog = view.findChild(LatecomerDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.characters_list.count() == 1, timeout=PATIENCE_MS)
    assert not dialog.add_button.isEnabled()
    dialog.characters_list.setCurrentRow(0)
    dialog.quick_edit.setText("guard x0")
    dialog.add_button.click()
    qtbot.waitUntil(lambda: not dialog.problem_label.isHidden(), timeout=PATIENCE_MS)
    dialog.quick_edit.setText("guard x2")
    dialog.add_button.click()
    fight = view.run.fight
    qtbot.waitUntil(lambda: len(fight.participants) == 5, timeout=PATIENCE_MS)
    assert fight.participants[2].id == own
    assert {each.side for each in fight.participants[2:]} == {"A"}
    assert fight.control(2) is Control.PLAYER
    assert fight.state(4) == "joins next round"
    assert column.cards.index_of(4).isValid()
    assert view.run.has_custom_title is False
    assert own in view.run._sheets.ids
    view.run.undo(3)
    settle(qtbot, view)
    assert len(fight.participants) == 2
    assert own not in view.run._sheets.ids
    assert view.toast.isVisible()
    view.toast.undo()
    settle(qtbot, view)
    assert len(fight.participants) == 5
    assert own in view.run._sheets.ids
    qtbot.waitUntil(lambda: view.run.is_saved, timeout=PATIENCE_MS)
    draft = view.run.draft_id
    view.window().close()
    assert app_window.controller is not None
    app_window.controller.fights.resume(draft)
    runs = app_window.controller.fights
    qtbot.waitUntil(lambda: bool(runs.runs), timeout=PATIENCE_MS)
    assert [each.name for each in runs.runs[0].fight.participants][:2] == ["A1", "B1"]
    assert len(runs.runs[0].fight.participants) == 5


def test_a_line_of_the_log_rewinds_and_the_notice_restores(view: FightView, qtbot: QtBot) -> None:
    play_into_round(qtbot, view, 2)
    lines, model = view.lines, view.log_list.model()
    assert isinstance(model, LogModel)
    head = next(row for row in range(1, model.rowCount()) if model.line(row).is_head)
    model.toggle(model.index(head))
    wait_for_layout()
    view.log_list.scrollTo(model.index(head + 1))
    wait_for_layout()
    icon = rewind_area(view.log_list.visualRect(model.index(head + 1))).center()
    QTest.mouseClick(view.log_list.viewport(), Qt.MouseButton.LeftButton, pos=icon)
    settle(qtbot, view)
    assert len(view.lines) < len(lines)
    assert any(model.line(row).is_undone for row in range(model.rowCount())), "they stay grey"
    assert view.toast.isVisible()
    view.toast.undo_button.click()
    settle(qtbot, view)
    assert view.lines == lines
    assert not any(model.line(row).is_undone for row in range(model.rowCount()))


def test_keys_decide(view: FightView, qtbot: QtBot) -> None:
    while not isinstance(view.control, DecisionOptions) or len(view.control.option_rows) < 2:
        view.run.decide()
        settle(qtbot, view)
    request, count = view.run.fight.request, len(view.run.fight.answers)
    keys = [row.option.key if row.option else "" for row in view.control.option_rows]
    assert view.control.option_rows[0].is_ringed
    QTest.keyClick(view.control, Qt.Key.Key_2)
    settle(qtbot, view)
    assert request is not None
    assert view.run.fight.answers[count].answer == [keys[1]]
    view.run.undo()
    settle(qtbot, view)
    assert isinstance(view.control, DecisionOptions)
    view.columns[0].setFocus()
    QTest.keyClick(view.columns[0], Qt.Key.Key_1)
    settle(qtbot, view)
    assert view.run.fight.answers[count].answer == [keys[0]], "wherever the keyboard is"


def test_more_than_five_options_have_the_rest_behind_the_fifth(view: FightView, qtbot: QtBot) -> None:
    for _ in range(200):
        if isinstance(view.control, DecisionOptions) and view.control.option_rows[-1].option is None:
            break
        view.run.decide()
        settle(qtbot, view)
    control = view.control
    assert isinstance(control, DecisionOptions)
    assert [row.name for row in control.option_rows][-1] == "Something else…"
    assert len(control.option_rows) == 5
    QTest.keyClick(control, Qt.Key.Key_5)
    assert not isinstance(view.control, DecisionOptions)
    assert view.control is not None


def test_the_rest_of_the_round_is_decided(view: FightView, qtbot: QtBot) -> None:
    start = view.run.fight.table.round
    view.round_button.click()
    qtbot.waitUntil(lambda: not view.run.is_deciding_round, timeout=PATIENCE_MS)
    settle(qtbot, view)
    fight = view.run.fight
    assert fight.table.round > start or fight.is_over or "dead" in fight.table.states
    view.run.decide_round()
    assert view.run.stop_round()
    assert not view.run.stop_round()


def test_the_last_dice_are_rolled_again(view: FightView, qtbot: QtBot) -> None:
    run = view.run
    while not view.decision.reroll_button.isVisible():
        run.decide()
        settle(qtbot, view)
        wait_for_layout()
    rolls, lines = len(run.fight.rolls), len(view.lines)
    before = run.fight.rolls[-1].key
    view.decision.reroll_button.click()
    settle(qtbot, view)
    assert any("The Game Master has the dice rolled again." in line for line in view.lines[lines - 3 :])
    assert before in {roll.key for roll in run.fight.rolls[rolls - 1 :]}
    again = Fight.resume(
        run.conflict, run.fight.record, lambda each: open_character(each, random.Random(0)), run.fight.arena.setting
    )
    assert [each.event.line() for each in again.events] == [each.event.line() for each in run.fight.events]
    assert not view.toast.isVisible()


def test_keys_walk_through_the_window(view: FightView, qtbot: QtBot) -> None:
    QTest.keyClick(view, Qt.Key.Key_D)
    assert view.window().focusWidget() is view.hand_amount_spin or view.hand_amount_spin.hasFocus()
    view.decision.take_focus()
    seen = []
    for _ in range(5):
        view._walk_areas(1)
        seen.append(view.window().focusWidget())
    assert view.columns[0] in seen
    assert view.columns[1] in seen
    assert view.log_list in seen


@pytest.mark.fonts
def test_cards_open_and_count_by_keyboard(view: FightView, qtbot: QtBot, app_window: Desktop) -> None:
    view.window().close()
    view = open_fight(app_window, games()[0], 5)
    column = view.columns[0]
    kinds = [column.cards.row(column.cards.index(at)).kind for at in range(column.cards.rowCount())]
    assert kinds == [RowKind.SIDE, *[RowKind.FULL] * 3, *[RowKind.COMPACT] * 2, RowKind.LATECOMER]
    late = column.cards.index_of(8)
    column.setCurrentIndex(late)
    QTest.keyClick(column, Qt.Key.Key_Return)
    assert column.cards.row(column.cards.index_of(8)).kind is RowKind.FULL
    QTest.keyClick(column, Qt.Key.Key_Right)
    assert column.current_vital(8) == 1 % len(view.run.conflict.vitals)
    QTest.keyClick(column, Qt.Key.Key_Minus)
    assert "By hand: A5 takes 1 damage" in last_line(view)
    QTest.mouseMove(column.viewport(), QPoint(20, 60))
    assert not column.grab().toImage().isNull()
    column.set_strip(is_strip=True)
    assert not column.grab().toImage().isNull()
    assert "able" in str(column.cards.index(0).data())


def test_reinforcements_of_the_foes_are_typed_at_once(qtbot: QtBot, app_window: Desktop) -> None:
    """Those of the players come from the library."""
    view = open_fight(app_window, games()[0])
    settle(qtbot, view)
    view.run.set_control(Control.AUTO, 1)
    for side in (0, 1):
        view.add_latecomer(side)
        dialog = view.findChildren(LatecomerDialog)[-1]
        assert (dialog.focusWidget() is dialog.quick_edit) == (side == 1)
        dialog.reject()


@pytest.mark.fonts
@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("number", ["7", "1431", "−1431"])
def test_a_compact_card_shows_its_number_whole(number: str) -> None:
    bar = compact_layout(QRectF(0, 0, px(280), px(62))).bars[0]
    label = font(TextStyle.LABEL)
    label.setBold(True)
    area = number_area(bar, number)
    assert QFontMetrics(label).horizontalAdvance(number) <= area.width()
    assert area.right() < bar.right() - px(8), "the track is seen beside it"


def test_cards_never_overlap_whatever_the_width(qtbot: QtBot, app_window: Desktop) -> None:
    """Not where lower cards need no scroll bar, either: they would be wide enough for high ones without it."""
    view = open_fight(app_window, games()[0], 5)
    settle(qtbot, view)
    column = view.columns[0]
    column.setParent(None)
    qtbot.addWidget(column)
    column.show()
    heights = set()
    for width in range(px(225), px(256), 2):
        for height in range(px(540), px(700), 20):
            column.resize(width, height)
            wait_for_layout()
            rows = [column.visualRect(column.cards.index(row)) for row in range(column.cards.rowCount())]
            assert [each.top() for each in rows[1:]] == [each.bottom() + 1 for each in rows[:-1]], (width, height)
            heights.add(rows[1].height())
    assert len(heights) == 2, "there are high cards and low ones"


def test_quire_plays_alone_with_the_window_open(qtbot: QtBot, app_window: Desktop) -> None:
    view = open_fight(app_window, games()[0])
    view.run.set_asks(DecisionPolicy(frozenset(), game_master=False))
    qtbot.waitUntil(lambda: view.run.fight.is_over, timeout=PATIENCE_MS)
    assert not view.hand_damage_button.isEnabled()
    assert not view.run.fight.takes_latecomers
