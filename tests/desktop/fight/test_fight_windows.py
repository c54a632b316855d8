"""Fights in the window: setup, real dice, undo, resuming after a crash, players' screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication, QKeyEvent, QShortcut, QShowEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QStyle, QStyleOptionComboBox, QWidget
from pytestqt.qtbot import QtBot

from core.character.document import Character
from core.character.edits import SetHeader, SetValue
from core.character.json_values import Json
from core.export.json_file import read_character
from core.messages import Message
from core.play.arena import Control
from core.play.decisions import DecisionPolicy
from core.play.fight import Fight
from core.procedures.requests import Roll
from core.store.library import Library
from core.store.records import prepare_character
from desktop import tasks
from desktop.app import Desktop
from desktop.controllers.fight_controller import FightController
from desktop.fight.card_delegate import head_count
from desktop.fight.decision_options import DecisionOptions
from desktop.fight.fight_log import LogModel
from desktop.fight.fight_view import FightView
from desktop.fight.new_fight_view import NewFightView
from desktop.fight.players_view import PlayersView
from desktop.requests.choose_control import ChooseControl
from desktop.requests.roll_control import RollControl
from desktop.theme import TextStyle, font, px
from tests.helpers.games import example_id
from tests.helpers.libraries import write_protected
from tests.helpers.new_fights import add_quick, listed, open_decisions, put
from tests.helpers.waiting import wait_for_layout
from tests.helpers.windows import PATIENCE_MS, Messages

SAMPLES = Path(__file__).parents[3] / "resources" / "samples" / example_id()
ALONE = DecisionPolicy(frozenset(), game_master=False)


def fights(desktop: Desktop) -> FightController:
    """The fights of the window."""
    assert desktop.controller is not None
    return desktop.controller.fights


def view_of(qtbot: QtBot, desktop: Desktop, kind: type[QWidget]) -> QWidget:
    """Wait for a window with a view of this kind."""
    found: list[QWidget] = []

    def look() -> bool:
        found[:] = [window.view for window in fights(desktop).windows if isinstance(window.view, kind)]
        return bool(found)

    qtbot.waitUntil(look, timeout=PATIENCE_MS)
    return found[0]


def take_in(desktop: Desktop, qtbot: QtBot, *names: str) -> list[str]:
    """Bring samples into the library; gives their ids."""
    people = [read_character(SAMPLES / f"{name}.json") for name in names]
    ids: list[str] = []

    def add(library: Library) -> list[str]:
        return library.add_many([prepare_character(each) for each in people])

    desktop.library_service.change(desktop.window, add, ids.extend)
    qtbot.waitUntil(lambda: len(ids) == len(names), timeout=PATIENCE_MS)
    return ids


def load(desktop: Desktop, id_: str) -> Character:
    """Load a character from the library."""
    desktop.library_service.library.wait()
    return desktop.library_service.library.load(id_).character


def load_ids(desktop: Desktop) -> list[str]:
    """Return the ids of all characters, by name."""
    return [entry.id for entry in desktop.library_service.library.page().entries]


@pytest.fixture
def begin(qtbot: QtBot, app_window: Desktop) -> NewFightView:
    """The page where a fight begins, with two people in the library."""
    take_in(app_window, qtbot, "bren", "ilvane")
    app_window.window.actions_by_name.action("new_fight").trigger()
    page = view_of(qtbot, app_window, NewFightView)
    assert isinstance(page, NewFightView)
    qtbot.waitUntil(lambda: len(listed(page)) == 2, timeout=PATIENCE_MS)
    return page


def start(qtbot: QtBot, desktop: Desktop, page: NewFightView) -> FightView:
    """Start the fight of the page with all its decisions open."""
    open_decisions(desktop, page)
    view = view_of(qtbot, desktop, FightView)
    assert isinstance(view, FightView)
    qtbot.waitUntil(lambda: view.control is not None, timeout=PATIENCE_MS)
    return view


@pytest.fixture
def fight(qtbot: QtBot, app_window: Desktop, begin: NewFightView) -> FightView:
    """Bren, controlled by a player, against two goblins of the foes."""
    begin.options.seed_edit.setText("7")
    put(begin, qtbot, "Bren")
    add_quick(begin, qtbot, "goblin x2", 2)
    assert [each.name for each in begin.fighters] == ["Bren Tarrow", "goblin 1", "goblin 2"]
    return start(qtbot, app_window, begin)


def test_cards_have_the_short_names_of_attributes(fight: FightView) -> None:
    card = fight.columns[0].cards.sides.card(0)
    assert [each.label for each in card.vitals] == ["AMBT", "HLTH", "MIND", "PROW", "QCKN"]
    assert all(each.share == 1.0 for each in card.vitals)
    assert card.detail == "Long sword (melee) · PA# 7"


def play_on(qtbot: QtBot, view: FightView) -> None:
    """Answer everything automatically to the end."""
    view.run.set_asks(ALONE)
    qtbot.waitUntil(lambda: view.run.fight.is_over, timeout=PATIENCE_MS)


def test_the_current_decision_is_in_the_middle(fight: FightView) -> None:
    assert fight.decider_label.text() == "Game Master"
    assert "feet" in fight.due_label.text()
    assert [column.cards.rowCount() for column in fight.columns] == [3, 4], "side, fighters, latecomers"
    fight.answer_button.click()
    assert "surprise" in fight.due_label.text()


@pytest.mark.fonts
def test_borders_stay_where_they_are_from_one_decision_to_the_next(fight: FightView, qtbot: QtBot) -> None:
    fight.typed_button.setChecked(True)
    fight.window().resize(1000, 700)
    sizes, asked = set(), set()
    for _ in range(12):
        wait_for_layout()
        sizes.add(tuple(fight.columns_splitter.sizes()))
        asked.add(type(fight.control))
        fight.decide_button.click()
        qtbot.waitUntil(lambda: not fight.run.is_advancing, timeout=PATIENCE_MS)
    assert len(asked) > 1
    assert len(sizes) == 1


@pytest.mark.fonts
def test_a_long_list_of_choices_has_one_bar_to_scroll_it(fight: FightView, qtbot: QtBot) -> None:
    fight.typed_button.setChecked(True)
    seen = 0
    for _ in range(20):
        if isinstance(fight.control, DecisionOptions):
            fight.control.more_requested.emit()
            assert isinstance(fight.control, ChooseControl)
            for height in (200, 400, 220):
                fight.control_area.setFixedHeight(height)
                wait_for_layout()
                assert fight.control_area.verticalScrollBar().maximum() == 0
                if fight.control.list.verticalScrollBar().maximum():
                    seen += 1
                    left = fight.control_area.viewport().height() - fight.control.list.height()
                    assert left < px(80), "all of the room but for the hint below it"
        fight.decide_button.click()
        qtbot.waitUntil(lambda: not fight.run.is_advancing, timeout=PATIENCE_MS)
    assert seen


@pytest.mark.fonts
def test_the_deciding_fighter_is_visible_among_many(begin: NewFightView, app_window: Desktop, qtbot: QtBot) -> None:
    begin.options.seed_edit.setText("7")
    put(begin, qtbot, "Bren")
    add_quick(begin, qtbot, "goblin x14", 14)
    view = start(qtbot, app_window, begin)
    view.window().resize(1000, 700)
    picture = view.timeline
    far = 0
    for _ in range(60):
        view.run.decide()
        qtbot.waitUntil(lambda: not view.run.is_advancing, timeout=PATIENCE_MS)
        wait_for_layout()
        who = view.run.fight.decider
        if who is None:
            continue
        (column,) = (each for each in view.columns if each.cards.index_of(who).isValid())
        place = column.visualRect(column.cards.index_of(who))
        assert column.viewport().rect().contains(place), who
        lane = picture.lane_rect(who)
        top = picture.mapFrom(view.round_area.viewport(), QPoint(0, 0)).y()
        seen = top, top + view.round_area.viewport().height()
        assert lane.isEmpty() or (seen[0] <= lane.top() and lane.bottom() < seen[1]), who
        far += who > 10 and not lane.isEmpty()
    assert far


def test_typed_dice_answer_a_roll(fight: FightView, qtbot: QtBot) -> None:
    fight.typed_button.setChecked(True)
    for _ in range(30):
        request = fight.run.fight.request
        if isinstance(request, Roll):
            break
        fight.decide_button.click()
        qtbot.waitUntil(lambda: not fight.run.is_advancing, timeout=PATIENCE_MS)
    assert isinstance(fight.control, RollControl)
    assert not fight.answer_button.isEnabled()
    QTest.mouseClick(fight.control, Qt.MouseButton.LeftButton)
    fight.control.setFocus()
    QTest.keyClicks(fight.control, "4")
    assert fight.window().focusWidget() is fight.control.faces_edit, "also whoever clicked beside the line types dice"
    assert fight.answer_button.isEnabled()
    given = len(fight.run.fight.rolls)
    QTest.keyClick(fight.control.faces_edit, Qt.Key.Key_Return)
    assert [roll.rolled.faces for roll in fight.run.fight.rolls[given:]] == [(4,)]
    assert fight.run.fight.rolls[-1].method.value == "typed"


def test_enter_after_typed_dice_does_not_answer_the_next_decision(fight: FightView, qtbot: QtBot) -> None:
    fight.typed_button.setChecked(True)
    asked = 0
    while asked < 12:
        qtbot.waitUntil(lambda: not fight.run.is_advancing, timeout=PATIENCE_MS)
        control, request = fight.control, fight.run.fight.request
        assert request is not None
        if not isinstance(control, RollControl):
            fight.answer_button.click()
            continue
        assert isinstance(request, Roll)
        asked += 1
        QTest.keyClicks(control.faces_edit, " ".join("1" for dice in request.dice for _ in dice.sizes))
        QTest.keyClick(control.faces_edit, Qt.Key.Key_Return)
        fight.run.undo()
        assert fight.run.fight.request is not None
        assert fight.run.fight.request.key == request.key
        fight.run.decide()


def test_undo_works_while_dice_are_typed(fight: FightView, qtbot: QtBot) -> None:
    fight.typed_button.setChecked(True)
    while not isinstance(fight.control, RollControl):
        fight.answer_button.click()
        qtbot.waitUntil(lambda: not fight.run.is_advancing, timeout=PATIENCE_MS)
    line = fight.control.faces_edit
    press = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    press.ignore()
    QApplication.sendEvent(line, press)
    assert not press.isAccepted()  # the window's own shortcut has it
    line.insert("3")
    QApplication.sendEvent(line, press)
    assert press.isAccepted()


def test_the_current_decision_is_focused(fight: FightView, qtbot: QtBot) -> None:
    wait_for_focus(fight, qtbot)


def wait_for_focus(fight: FightView, qtbot: QtBot) -> None:
    """Wait until the decision has the focus, which it takes once the window is active."""

    def is_focused() -> bool:
        return fight.control is not None and fight.control.isAncestorOf(fight.window().focusWidget())

    qtbot.waitUntil(is_focused, timeout=PATIENCE_MS)


def test_a_window_that_becomes_active_late_focuses_its_decision(fight: FightView) -> None:
    """A window manager activates it when it likes; Qt then focuses the first button, and Space would undo."""
    window = fight.window()
    QApplication.sendEvent(fight, QShowEvent())
    wait_for_layout()
    fight.players_button.setFocus()
    QApplication.sendEvent(fight, QEvent(QEvent.Type.ActivationChange))
    wait_for_layout()
    assert window.isActiveWindow()
    assert fight.control is not None
    assert fight.control.isAncestorOf(window.focusWidget())
    fight.players_button.setFocus()
    QApplication.sendEvent(fight, QEvent(QEvent.Type.ActivationChange))
    wait_for_layout()
    assert window.focusWidget() is fight.players_button, "later the focus stays where it was"


def test_the_decision_stays_focused_when_the_players_screen_opens(
    fight: FightView, app_window: Desktop, qtbot: QtBot
) -> None:
    fight.players_button.setFocus()
    fight.players_button.click()
    assert isinstance(view_of(qtbot, app_window, PlayersView), PlayersView)
    assert fight.control is not None
    assert fight.control.isAncestorOf(fight.window().focusWidget())


def test_enter_chooses_the_focused_option(fight: FightView, qtbot: QtBot) -> None:
    """The usual answer is marked; Down goes to the next one, and the mark with it."""
    wait_for_focus(fight, qtbot)
    QTest.keyClick(fight.window().focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not fight.run.is_advancing, timeout=PATIENCE_MS)
    assert isinstance(fight.control, DecisionOptions)
    keys = [each.key for each in fight.control.request.options]
    assert fight.control.answer == [keys[0]]
    QTest.keyClick(fight.control, Qt.Key.Key_Down)
    assert fight.control.answer == [keys[1]]
    QTest.keyClick(fight.control, Qt.Key.Key_Return)
    assert fight.run.fight.answers[1].answer == [keys[1]]


def test_enter_continues_wherever_the_focus_is(fight: FightView) -> None:
    fight.typed_button.click()
    assert fight.control is not None
    assert fight.control.isAncestorOf(fight.window().focusWidget())
    asked = fight.due_label.text()
    fight.columns[1].setFocus()
    QTest.keyClick(fight.columns[1], Qt.Key.Key_Space)
    assert fight.due_label.text() != asked
    fight.back_button.setFocus()
    QTest.keyClick(fight.back_button, Qt.Key.Key_Return)
    assert fight.due_label.text() == asked
    assert not fight.back_button.isEnabled()
    fight.log_edit.setFocus()
    QTest.keyClick(fight.log_edit, Qt.Key.Key_Return)
    assert fight.due_label.text() == asked


def open_all_rounds(view: FightView) -> None:
    """Open every round of the log."""
    model = view.log_list.model()
    assert isinstance(model, LogModel)
    row = 0
    while row < model.rowCount():
        if model.line(row).is_head and not model.line(row).is_open:
            model.toggle(model.index(row))
        row += 1


def test_sheets_are_written_during_the_fight_and_undone(fight: FightView, app_window: Desktop, qtbot: QtBot) -> None:
    id_ = fight.run.fight.arena.participants[0].id
    before = load(app_window, id_)
    play_on(qtbot, fight)
    assert fight.run.fight.outcome.winner
    after = fight.run.fight.sheets[0].character
    assert after != before
    qtbot.waitUntil(lambda: load(app_window, id_) == after, timeout=PATIENCE_MS)
    told = len(fight.lines)
    for given in range(len(fight.run.fight.answers) - 1, len(fight.run.fight.answers) - 21, -1):
        fight.run.undo()
        qtbot.waitUntil(lambda: not fight.run.is_rewinding, timeout=PATIENCE_MS)
        assert len(fight.run.fight.answers) == given
    assert len(fight.lines) < told
    open_all_rounds(fight)
    last = fight.log_list.model().index(fight.log_list.model().rowCount() - 1, 0)
    fight.log_list.setCurrentIndex(last)
    QTest.keyClick(fight.log_list, Qt.Key.Key_Backspace)
    qtbot.waitUntil(lambda: load(app_window, id_).data == before.data, timeout=PATIENCE_MS)
    assert fight.run.fight.request is not None


@pytest.fixture
def long_fight(fight: FightView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> FightView:
    """A finished fight whose rewinds all take long."""
    play_on(qtbot, fight)
    monkeypatch.setattr("core.play.rewind._SHORT", -1)
    return fight


def test_long_rewind_shows_progress_and_can_be_cancelled(long_fight: FightView, qtbot: QtBot) -> None:
    run, lines, label = long_fight.run, long_fight.lines, long_fight.due_label.text()
    qtbot.waitUntil(lambda: run.fight.replay is None, timeout=PATIENCE_MS)  # the checkpoint is made
    long_fight.back_button.setFocus()
    QTest.keyClick(long_fight.back_button, Qt.Key.Key_Return)
    assert run.is_rewinding
    long_fight.decision._show_rewinding()
    assert not long_fight.way_bar.isHidden()
    assert long_fight.due_label.text() == "Rewinding…"
    assert long_fight.window().focusWidget() is long_fight.back_button
    assert [task.label for task in tasks.monitor().tasks() if task.label] == ["Rewinding"]
    long_fight.stop_button.click()
    qtbot.waitUntil(lambda: not run.is_rewinding, timeout=PATIENCE_MS)
    assert long_fight.way_bar.isHidden()
    assert long_fight.stop_button.isHidden()
    assert long_fight.lines == lines
    assert long_fight.due_label.text() == label


@pytest.fixture
def bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lower the limit of endless fights, so that an answer fails."""
    monkeypatch.setattr("core.play.fight.MOST_REQUESTS", 40)


@pytest.mark.usefixtures("bounded")
@pytest.mark.parametrize("short", [100, -1])
def test_answer_without_end_is_refused_and_asked_again(
    short: int, request: pytest.FixtureRequest, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    fight: FightView = request.getfixturevalue("fight")
    monkeypatch.setattr("core.play.rewind._SHORT", short)
    run, given = fight.run, 0
    while fight.problem_label.isHidden():
        given = len(run.fight.answers)
        fight.answer_button.click()
        qtbot.waitUntil(lambda: not run.is_advancing and not run.is_rewinding, timeout=PATIENCE_MS)
        if len(run.fight.answers) == given:
            break
    assert len(run.fight.answers) == given
    qtbot.waitUntil(
        lambda: run.fight.request is fight.decision._shown, timeout=PATIENCE_MS
    )  # so it can be answered otherwise
    assert fight.control is not None
    assert not fight.problem_label.isHidden()
    assert "was stopped after 40 steps" in fight.problem_label.text()
    run.undo()
    qtbot.waitUntil(lambda: not run.is_rewinding, timeout=PATIENCE_MS)
    assert len(run.fight.answers) < given


@pytest.mark.usefixtures("bounded")
def test_an_endless_automatic_decision_is_reported(request: pytest.FixtureRequest, qtbot: QtBot) -> None:
    fight: FightView = request.getfixturevalue("fight")
    refusals: list[Message] = []
    fight.run.refused.connect(refusals.append)
    fight.run.set_asks(ALONE)
    qtbot.waitUntil(lambda: bool(refusals), timeout=PATIENCE_MS)
    assert refusals[0].code == "procedure_endless"
    qtbot.waitUntil(lambda: fight.run.fight.request is fight.decision._shown, timeout=PATIENCE_MS)
    assert "was stopped after 40 steps" in fight.problem_label.text()
    assert not fight.problem_label.isHidden()


def test_undo_during_a_rewind_goes_back_further(long_fight: FightView, app_window: Desktop, qtbot: QtBot) -> None:
    run = long_fight.run
    answers = run.fight.answers
    run.undo()
    run.undo(2)
    run.decide()  # nothing is asked on the way
    assert run.fight.answers == answers
    qtbot.waitUntil(lambda: not run.is_rewinding, timeout=PATIENCE_MS)
    assert run.fight.answers == answers[:-3]
    qtbot.waitUntil(long_fight.answer_button.isVisible, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: run.is_saved, timeout=PATIENCE_MS)
    assert saved_record(app_window, long_fight) == run.fight.record
    id_ = run.fight.arena.participants[0].id
    assert load(app_window, id_) == run.fight.sheets[0].character


def test_checkpoint_is_made_in_the_background(long_fight: FightView, qtbot: QtBot) -> None:
    run, driver = long_fight.run, long_fight.run.fight._driver
    run.undo()
    qtbot.waitUntil(lambda: driver.checkpoint_count > 0, timeout=PATIENCE_MS)
    answers, start = run.fight.answers, driver.checkpoint_count
    assert not run.is_rewinding
    run.undo()
    assert run.fight.replay is not None
    assert run.fight.replay.target > start
    assert driver.checkpoint_count == 0  # it is used
    qtbot.waitUntil(lambda: not run.is_rewinding, timeout=PATIENCE_MS)
    assert run.fight.answers == answers[:-1]
    run.undo()  # while the next checkpoint is on its way
    assert run.is_rewinding
    qtbot.waitUntil(lambda: not run.is_rewinding, timeout=PATIENCE_MS)
    assert run.fight.answers == answers[:-2]


def test_edit_during_a_rewind_is_kept(long_fight: FightView, app_window: Desktop, qtbot: QtBot) -> None:
    run = long_fight.run
    run.undo()
    run.set_asks(DecisionPolicy())
    run._on_edited(0, SetHeader("player", "Anna"))
    qtbot.waitUntil(lambda: not run.is_rewinding, timeout=PATIENCE_MS)
    assert run.fight.sheets[0].character.player == "Anna"
    qtbot.waitUntil(lambda: run.fight.is_asking or run.fight.is_over, timeout=PATIENCE_MS)


def test_closing_a_fight_cancels_its_rewind(long_fight: FightView, app_window: Desktop, qtbot: QtBot) -> None:
    run, record = long_fight.run, long_fight.run.fight.record
    run.undo()
    long_fight.window().close()
    qtbot.waitUntil(lambda: not tasks.monitor().tasks(), timeout=PATIENCE_MS)
    assert saved_record(app_window, long_fight) == run.fight.record == record


def test_the_history_shows_what_happened_to_a_fighter(fight: FightView, app_window: Desktop, qtbot: QtBot) -> None:
    id_ = fight.run.fight.arena.participants[0].id
    play_on(qtbot, fight)
    after = fight.run.fight.sheets[0].character
    qtbot.waitUntil(lambda: load(app_window, id_) == after, timeout=PATIENCE_MS)
    labels = [
        each.label for each in app_window.library_service.library.history(id_) if each.label.startswith("Conflict")
    ]
    assert labels
    for label in labels:
        assert "Bren Tarrow" in label
        assert not label.startswith(("Conflict: Bren Tarrow hits", "Conflict: Bren Tarrow misses"))
        assert not label.endswith(".")


def test_fight_is_resumed_after_a_crash(fight: FightView, app_window: Desktop, qtbot: QtBot) -> None:
    for _ in range(6):
        fight.decide_button.click()
        qtbot.waitUntil(lambda: not fight.run.is_advancing, timeout=PATIENCE_MS)
    fight.typed_button.setChecked(True)
    qtbot.waitUntil(lambda: not fight.run.is_advancing, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: fight.run.is_saved, timeout=PATIENCE_MS)
    lines, label = fight.lines, fight.due_label.text()
    fight.run._is_closed = True  # as a kill leaves it: nothing more is written
    fight.window().close()
    draft = fight.run.draft_id
    fights(app_window).resume(draft)
    again = view_of(qtbot, app_window, FightView)
    assert isinstance(again, FightView)
    qtbot.waitUntil(lambda: again.control is not None, timeout=PATIENCE_MS)
    assert again.lines == lines
    assert again.typed_button.isChecked()
    assert again.due_label.text() == label
    fights(app_window).resume(draft)
    assert sum(isinstance(window.view, FightView) for window in fights(app_window).windows) == 1


def saved_record(desktop: Desktop, view: FightView) -> dict[str, Json]:
    """Return the record of a fight in the library."""
    draft = desktop.library_service.library.drafts.load(view.run.draft_id)
    return Fight.join_record(draft.transcript, draft.state, draft.answers)


def decide(qtbot: QtBot, view: FightView, steps: int) -> None:
    """Answer some decisions automatically, and wait until they are saved."""
    for _ in range(steps):
        view.run.decide()
        qtbot.waitUntil(lambda: not view.run.is_advancing, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: view.run.is_saved, timeout=PATIENCE_MS)


def test_the_whole_fight_is_saved_in_the_library(fight: FightView, app_window: Desktop, qtbot: QtBot) -> None:
    decide(qtbot, fight, 4)
    assert saved_record(app_window, fight) == fight.run.fight.record
    fight.run.undo(2)
    qtbot.waitUntil(lambda: not fight.run.is_rewinding, timeout=PATIENCE_MS)
    decide(qtbot, fight, 3)
    assert saved_record(app_window, fight) == fight.run.fight.record
    fight.run.set_control(Control.GM, 0)
    app_window.library_service.library.drafts.remove(fight.run.draft_id)  # deleted in the list of the library
    decide(qtbot, fight, 1)
    qtbot.waitUntil(lambda: bool(app_window.library_service.library.drafts.list()), timeout=PATIENCE_MS)
    assert saved_record(app_window, fight) == fight.run.fight.record


def test_failed_save_is_retried(
    fight: FightView, app_window: Desktop, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.fight.fight_autosave.RETRY_MS", 20)
    decide(qtbot, fight, 2)
    told: list[str] = []
    fight.trouble.connect(lambda message: told.append(message.code))
    with write_protected(app_window.library_service.library):
        fight.run.decide()
        qtbot.waitUntil(lambda: bool(told), timeout=PATIENCE_MS)
        fight.run.decide()
    qtbot.waitUntil(lambda: fight.run.is_saved, timeout=PATIENCE_MS)
    assert set(told) == {"library_read_only"}
    assert saved_record(app_window, fight) == fight.run.fight.record


def test_the_log_is_searched_copied_and_saved(
    fight: FightView, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_on(qtbot, fight)
    open_all_rounds(fight)
    model = fight.log_list.model()
    assert isinstance(model, LogModel)
    shown = sorted(
        position for row in range(model.rowCount()) if (position := model.event_index(model.index(row))) is not None
    )
    rounds = sum(
        model.line(row).is_head and bool(model.line(row).title != "Beginning") for row in range(model.rowCount())
    )
    assert len(fight.lines) == len(shown) + rounds > 5, "the beginning of a round is its head"
    fight.log_edit.setText("initiative nothing of the kind")
    assert fight.log_list.model().rowCount() == 0
    fight.log_edit.setText("goblin")
    found = sum("goblin" in line for line in fight.lines)

    def lines_shown() -> int:
        return sum(not model.line(row).is_head for row in range(model.rowCount()))

    qtbot.waitUntil(lambda: lines_shown() == found, timeout=PATIENCE_MS)
    assert 0 < found < len(fight.lines)
    fight.copy_button.click()
    qtbot.waitUntil(lambda: len(clipboard_lines()) == found, timeout=PATIENCE_MS)
    assert all("goblin" in line for line in clipboard_lines())
    fight.log_edit.clear()
    fight.copy_button.click()
    qtbot.waitUntil(lambda: clipboard_lines() == list(fight.lines), timeout=PATIENCE_MS)
    fight.log_list.selectRow(2)
    line = model.event_index(model.index(2))
    assert line is not None
    fight.copy_button.click()
    qtbot.waitUntil(lambda: clipboard_lines() == [fight.lines[line]], timeout=PATIENCE_MS)
    target = tmp_path / "log.txt"
    monkeypatch.setattr("desktop.fight.fight_view.choose_save_file", lambda *_, **__: target)
    fight.export_button.click()
    qtbot.waitUntil(target.exists, timeout=PATIENCE_MS)
    assert target.read_text(encoding="utf-8").splitlines() == list(fight.lines)
    told: list[object] = []
    fight.trouble.connect(told.append)
    monkeypatch.setattr("desktop.fight.fight_view.choose_save_file", lambda *_, **__: target / "below a file")
    fight.export_button.click()
    qtbot.waitUntil(lambda: bool(told), timeout=PATIENCE_MS)


def clipboard_lines() -> list[str]:
    """Return the lines on the clipboard."""
    return QGuiApplication.clipboard().text().splitlines()


@pytest.mark.fonts
def test_players_screen_hides_numbers_of_the_foes(fight: FightView, app_window: Desktop, qtbot: QtBot) -> None:
    fight.players_button.click()
    players = view_of(qtbot, app_window, PlayersView)
    assert isinstance(players, PlayersView)
    players.window().resize(1200, 800)
    qtbot.waitUntil(lambda: len(players.people.people(1)) == 2, timeout=PATIENCE_MS)
    (bren,) = players.people.people(0)
    assert (bren.name, bren.health) == ("Bren Tarrow", "unhurt")
    assert "HLTH 17" in bren.numbers
    assert [(each.name, each.health, each.numbers) for each in players.people.people(1)] == [
        ("goblin 1", "unhurt", ""),
        ("goblin 2", "unhurt", ""),
    ]
    fight.run.fight.amend(1, SetValue("damage.hlth", 9))
    fight.run.changed.emit()
    qtbot.waitUntil(lambda: "goblin 1 hurt" in players.people.accessibleName(), timeout=PATIENCE_MS)
    play_on(qtbot, fight)
    qtbot.waitUntil(lambda: players.title_label.text().startswith("Won by "), timeout=PATIENCE_MS)
    assert any(each.is_down for side in (0, 1) for each in players.people.people(side))
    *before, newest, _ = players.events_label.text().split("</p>")
    assert before
    assert all("color:" in each for each in before)
    assert "color:" not in newest, "what has just happened stands out"
    assert all(not event.is_secret for event in players.visible_events())
    assert not players.people.grab().toImage().isNull()
    fight.window().close()
    assert not fights(app_window).windows


@pytest.mark.fonts
def test_players_screen_counts_the_fighters_that_do_not_fit(
    fight: FightView, app_window: Desktop, qtbot: QtBot
) -> None:
    fight.players_button.click()
    players = view_of(qtbot, app_window, PlayersView)
    assert isinstance(players, PlayersView)
    board = players.people
    board.setFixedHeight(board.minimumSizeHint().height())
    wait_for_layout()
    assert [each.name for each in board.people(0)] == ["Bren Tarrow"]
    assert [each.name for each in board.people(1)] == ["goblin 1"]
    assert board.more_text(1) == "and 1 more"


def test_players_screen_fills_the_screen(fight: FightView, app_window: Desktop, qtbot: QtBot) -> None:
    fight.players_button.click()
    players = view_of(qtbot, app_window, PlayersView)
    QTest.keyClick(players, Qt.Key.Key_F11)
    assert players.window().isFullScreen()
    players.window().activateWindow()
    qtbot.waitUntil(players.isActiveWindow, timeout=PATIENCE_MS)
    QTest.keyClick(players, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not players.window().isFullScreen(), timeout=PATIENCE_MS)


@pytest.mark.fonts
def test_the_window_is_laid_out_by_its_width(fight: FightView, qtbot: QtBot) -> None:
    """Four columns; the log as a tab; the sides as strips."""
    window = fight.window()
    window.resize(1440, 900)
    wait_for_layout()
    assert fight.center_tabs.isHidden()
    assert fight.columns_splitter.sizes() == pytest.approx([288, 520, 280, 352], abs=4)
    assert fight.next_host.isVisible()
    window.resize(1024, 640)
    wait_for_layout()
    assert (window.width(), window.height()) == (1024, 640), "nothing asks for more room"
    assert fight.log_page.isAncestorOf(fight.log_panel)
    assert fight.next_host.isHidden()
    fight.center_tabs.setCurrentIndex(1)
    assert fight.log_list.isVisible()
    window.resize(860, 600)
    wait_for_layout()
    assert (window.width(), window.height()) == (860, 600)
    assert fight.strips_host.isAncestorOf(fight.columns[0])
    assert not fight.left_host.isVisible()
    assert fight.typed_button.text() == ""
    assert fight.typed_button.accessibleName() == "Typed dice"
    window.resize(720, 450)
    wait_for_layout()
    assert (window.width(), window.height()) == (720, 450), "a screen at 200 %"
    assert fight.center_tabs.count() == 3
    assert not fight.hand_bar.isVisible()
    QTest.keyClick(fight, Qt.Key.Key_H)
    assert fight.hand_bar.isVisible()
    window.resize(1440, 900)
    wait_for_layout()
    assert fight.center_tabs.count() == 2
    assert fight.hand_bar.isVisible()
    assert fight.log_panel.isVisible()
    assert fight.center_stack.currentIndex() == 0
    assert fight.left_host.isAncestorOf(fight.columns[0])
    assert fight.typed_button.text()
    fight.columns_splitter.moveSplitter(400, 1)
    window.resize(1400, 900)
    wait_for_layout()
    assert abs(fight.columns_splitter.sizes()[0] - 400) < 30, "what was moved by hand stays"


@pytest.mark.fonts
@pytest.mark.parametrize(("name", "is_short"), [("Foes", False), ("Defenders of the ford", True)])
def test_the_name_of_a_side_is_whole_in_a_narrow_column(name: str, is_short: bool, fight: FightView) -> None:
    """The number of those who are able makes room: it is said in digits where the name needs the words' place."""
    column = fight.columns[0]
    column.cards.sides.names = (name, "Others")
    fight.window().resize(1024, 640)
    wait_for_layout()
    head = column.visualRect(column.cards.index(0)).width()
    count = head_count(column.cards, 0, head)
    assert count == ("1/1" if is_short else "1 of 1 able")
    room = head - px(28) - QFontMetrics(font(TextStyle.LABEL)).horizontalAdvance(count)
    lines = 2 if " " in name else 1
    assert QFontMetrics(font(TextStyle.HEADING)).horizontalAdvance(name) <= lines * room
    assert head_count(column.cards, 0, px(600)) == "1 of 1 able"


@pytest.mark.fonts
def test_the_bar_by_hand_shows_every_place_whole(fight: FightView) -> None:
    """On one line where there is room, else on two; before, the place was cut beside the buttons."""
    window, bar = fight.window(), fight.hand_columns
    for width in (1600, 1440, 1280, 1024, 860):
        window.resize(width, 900)
        wait_for_layout()
        combo = fight.hand_place_combo
        shown = [combo.itemText(each) for each in range(combo.count())]
        assert "Roll for it" in shown
        edges = combo.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option_of(combo), QStyle.SubControl.SC_ComboBoxEditField, combo
        )
        widest = max(combo.fontMetrics().horizontalAdvance(each) for each in shown)
        assert widest <= edges.width(), (width, combo.width())
        for part in (fight.hand_damage_button, fight.hand_heal_button):
            assert part.width() >= part.minimumSizeHint().width()
            assert bar.rect().contains(part.geometry())


def option_of(combo: QComboBox) -> QStyleOptionComboBox:
    """Return how a list of choices is drawn."""
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    return option


def test_custom_title_is_kept(fight: FightView, app_window: Desktop, qtbot: QtBot, messages: Messages) -> None:
    decide(qtbot, fight, 2)
    saved_record(app_window, fight)
    drafts, joining = app_window.library_service.library.drafts, app_window.controller
    (draft,) = drafts.list()
    assert draft.title == fight.run.title == fight.title_label.text()
    messages.texts = ["  The fight\nat the mill "]
    assert joining is not None
    joining.library.actions.rename_draft(draft)
    assert fight.title_label.text() == "The fight at the mill"
    decide(qtbot, fight, 1)
    saved_record(app_window, fight)
    assert [each.title for each in drafts.list()] == ["The fight at the mill"]
    fight.window().close()
    joining.fights.resume(draft.id)
    qtbot.waitUntil(lambda: len(joining.fights.runs) == 1, timeout=PATIENCE_MS)
    assert joining.fights.runs[0].title == "The fight at the mill"


@pytest.mark.fonts
def test_long_title_is_elided(fight: FightView) -> None:
    fight.rename("Of six sides " * 40)
    assert fight.title_label.minimumSizeHint().width() < px(100)


def test_a_fight_is_ended_and_deleted(
    fight: FightView, app_window: Desktop, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_on(qtbot, fight)
    qtbot.waitUntil(lambda: fight.run.is_saved, timeout=PATIENCE_MS)
    asked: list[bool] = []
    monkeypatch.setattr("desktop.fight.fight_view.confirm", lambda *_, **how: asked.append(how["is_destructive"]))
    QTest.keyClick(fight.window().focusWidget(), Qt.Key.Key_Return)
    assert not asked, "the Enter that answers does not finish"
    fight.finish_button.click()
    assert asked == [True]
    assert fights(app_window).windows
    monkeypatch.setattr("desktop.fight.fight_view.confirm", lambda *_, **__: False)
    fight.finish_button.click()
    assert fights(app_window).windows
    campaigns = app_window.library_service.library.campaigns
    campaign = campaigns.add("Marsh")
    campaigns.join([each.id for each in fight.run.fight.participants if each.id], campaign.id)
    monkeypatch.setattr("desktop.fight.fight_view.confirm", lambda *_, **__: True)
    fight.finish_button.click()
    qtbot.waitUntil(lambda: not fights(app_window).windows, timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: not app_window.library_service.library.drafts.list(), timeout=PATIENCE_MS)
    qtbot.waitUntil(lambda: campaigns.find(campaign.id).sessions == 1, timeout=PATIENCE_MS)
    assert app_window.library_service.library.rolls.list()


def test_a_sheet_is_edited_after_its_fight_was_ended(
    begin: NewFightView, app_window: Desktop, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(begin, qtbot, "Bren")
    put(begin, qtbot, "Ilvane", side=1)
    view = start(qtbot, app_window, begin)
    assert app_window.controller is not None
    app_window.controller.sheets.open(load_ids(app_window)[0])
    qtbot.waitUntil(lambda: app_window.window.current is not None, timeout=PATIENCE_MS)
    sheet = app_window.window.current
    assert sheet is not None
    monkeypatch.setattr("desktop.fight.fight_view.confirm", lambda *_, **__: True)
    with qtbot.waitSignal(view.run.destroyed, timeout=PATIENCE_MS):
        view.finish_button.click()
    sheet.push(SetHeader("notes", "won the day"))  # nothing of the fight listens any more
    assert load(app_window, sheet.id).notes == "won the day"


def set_control(view: FightView, fighter: int, control: Control) -> None:
    """Choose in the menu of a fighter who controls all that are selected."""
    menu = view.columns[0].fighter_menu(fighter)
    next(action for action in menu.actions() if action.objectName() == f"control_{control.value}").trigger()


def test_control_of_a_fighter_can_change(fight: FightView, qtbot: QtBot) -> None:
    fight.select(0)
    menu = fight.columns[0].fighter_menu(0)
    checked = [action.objectName() for action in menu.actions() if action.isChecked()]
    assert checked == ["control_player"]
    set_control(fight, 0, Control.AUTO)
    assert fight.run.fight.control(0) is Control.AUTO
    assert fight.run.fight.control(1) is Control.OPPONENT


def test_all_fighters_can_become_automatic_during_the_fight(fight: FightView, qtbot: QtBot) -> None:
    QTest.keyClick(fight, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not fight.run.is_advancing, timeout=PATIENCE_MS)
    for column in fight.columns:
        column.selectAll()
    set_control(fight, 0, Control.AUTO)
    qtbot.waitUntil(lambda: not fight.run.is_advancing, timeout=PATIENCE_MS)
    assert fight.decider_label.text().endswith("Game Master")
    fight.master_action.setChecked(False)
    stale = fight.run.fight.request
    fight.answer_button.click()
    fight.decide_button.click()
    assert fight.run.fight.request is stale or fight.run.is_advancing
    qtbot.waitUntil(lambda: fight.run.fight.is_over, timeout=PATIENCE_MS)
    assert fight.control is None
    fight.back_button.click()
    qtbot.waitUntil(lambda: fight.control is not None, timeout=PATIENCE_MS)
    assert not fight.run.is_advancing
    fight.decide_button.click()
    qtbot.waitUntil(lambda: fight.run.fight.is_over, timeout=PATIENCE_MS)


def test_nothing_to_undo_keeps_the_decision(fight: FightView) -> None:
    while fight.run.fight.can_undo:
        fight.back_button.click()
    asked = fight.due_label.text()
    fight.findChildren(QShortcut)[0].activated.emit()
    fight.answer_button.click()
    assert fight.due_label.text() != asked


def test_an_edit_on_the_open_sheet_goes_into_the_fight(fight: FightView, app_window: Desktop, qtbot: QtBot) -> None:
    fight.select(0)
    menu = fight.columns[0].fighter_menu(0)
    next(action for action in menu.actions() if action.objectName() == "open_sheet").trigger()
    qtbot.waitUntil(lambda: app_window.window.current is not None, timeout=PATIENCE_MS)
    assert app_window.window.current is not None
    assert app_window.controller is not None
    sheet = app_window.controller.sheets.view_of(fight.run.fight.arena.participants[0].id)
    assert sheet is not None
    sheet.character.push(SetValue("damage.hlth", 2))
    assert fight.run.fight.sheets[0].value("damage.hlth") == 2
    fight.run.undo()
    assert fight.run.fight.sheets[0].value("damage.hlth") == 0
    assert sheet.character.sheet.value("damage.hlth") == 0


def test_a_fighter_is_moved_to_the_trash_during_the_fight(fight: FightView, app_window: Desktop, qtbot: QtBot) -> None:
    """One message; the fight continues, and writes what is missing after the character is restored."""
    id_ = fight.run.fight.arena.participants[0].id
    library = app_window.library_service.library
    told: list[Message] = []
    fight.run.trouble.connect(told.append)
    done: list[object] = []
    app_window.library_service.change(app_window.window, lambda own: own.trash(id_), done.append)
    qtbot.waitUntil(lambda: bool(done), timeout=PATIENCE_MS)
    play_on(qtbot, fight)
    qtbot.waitUntil(lambda: bool(told) and fight.run.is_saved, timeout=PATIENCE_MS)
    after = fight.run.fight.sheets[0].character
    draft = fight.run.draft_id
    fight.window().close()
    library.wait()
    wait_for_layout()
    assert [message.code for message in told] == ["fight_thrown_away"]
    app_window.library_service.change(app_window.window, lambda own: own.restore_trashed(id_), done.append)
    qtbot.waitUntil(lambda: len(done) == 2, timeout=PATIENCE_MS)
    assert load(app_window, id_).data != after.data
    fights(app_window).resume(draft)
    view_of(qtbot, app_window, FightView)
    qtbot.waitUntil(lambda: load(app_window, id_).data == after.data, timeout=PATIENCE_MS)
    assert [message.code for message in told] == ["fight_thrown_away"]


def test_a_fight_is_resumed_without_a_deleted_character(fight: FightView, app_window: Desktop, qtbot: QtBot) -> None:
    id_ = fight.run.fight.arena.participants[0].id
    qtbot.waitUntil(lambda: fight.run.is_saved, timeout=PATIENCE_MS)
    draft, lines = fight.run.draft_id, fight.lines
    fight.window().close()
    done: list[object] = []

    def delete(own: Library) -> None:
        own.trash(id_)
        own.delete(id_)

    app_window.library_service.change(app_window.window, delete, done.append)
    qtbot.waitUntil(lambda: bool(done), timeout=PATIENCE_MS)
    fights(app_window).resume(draft)
    again = view_of(qtbot, app_window, FightView)
    assert isinstance(again, FightView)
    assert again.lines[: len(lines)] == lines
    play_on(qtbot, again)
    assert again.run.fight.outcome.winner
