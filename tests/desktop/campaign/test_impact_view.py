"""What a change of rules would do: one list of characters that unfold, numbers, violations, progress."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop import tasks
from desktop.campaign.impact_rows import Impact, ImpactModel, NumberChange, RowKind
from desktop.campaign.impact_view import ImpactView


def impact(number: int, numbers: int = 5, violations: int = 0, reason: str = "") -> Impact:
    changes = tuple(NumberChange(f"Number {each}", "91", "67", "−24") for each in range(numbers))
    return Impact(f"id{number}", f"Character {number}", changes, ("Only one is allowed.",) * violations, reason)


IMPACTS = (*(impact(each, violations=each == 0) for each in range(6)), impact(7, 0, reason="a draft"), impact(8, 0))


@pytest.fixture
def view(qtbot: QtBot) -> ImpactView:
    shown = ImpactView(lambda _id: None)
    qtbot.addWidget(shown)
    shown.resize(400, 700)
    shown.show()
    return shown


def kinds(model: ImpactModel) -> list[RowKind]:
    return [row.kind for row in model.rows]


def test_nothing_is_pending(view: ImpactView) -> None:
    assert not view.is_shown
    assert view.empty_label.text() == "Change a rule to see what it would do."


def test_the_first_four_are_open_with_three_numbers(view: ImpactView) -> None:
    view.begin(2, 8, tasks.Progress(view))
    view.show_impacts(IMPACTS)
    model = view.list.impacts
    assert kinds(model).count(RowKind.CHARACTER) == 4
    assert kinds(model).count(RowKind.FOLDED) == 2
    assert kinds(model)[:6] == [RowKind.CHARACTER, *[RowKind.NUMBER] * 3, RowKind.MORE, RowKind.VIOLATION]
    assert model.rows[-1].text == "No change: Character 7 (a draft), Character 8"
    assert (view.count_label.text()[:4], view.numbers_label.text()) == ("6 of", "30")
    assert "1 new violation" in view.summary_label.text()
    assert view.apply_button.isEnabled()
    assert "6" in view.apply_button.text()


def test_keys_unfold_and_fold(view: ImpactView) -> None:
    view.begin(1, 8, tasks.Progress(view))
    view.show_impacts(IMPACTS)
    model, shown = view.list.impacts, view.list
    last = model.row_of("id5")
    shown.setCurrentIndex(model.index(last))
    QTest.keyClick(shown, Qt.Key.Key_Return)
    assert model.rows[model.row_of("id5")].kind is RowKind.CHARACTER
    assert sum(row.impact.id == "id5" and row.kind is RowKind.NUMBER for row in model.rows) == 5
    QTest.keyClick(shown, Qt.Key.Key_Left)
    assert model.rows[model.row_of("id5")].kind is RowKind.FOLDED
    QTest.keyClick(shown, Qt.Key.Key_Right)
    assert model.rows[model.row_of("id5")].kind is RowKind.CHARACTER
    more = next(row for row, each in enumerate(model.rows) if each.kind is RowKind.MORE and each.impact.id == "id0")
    shown.setCurrentIndex(model.index(more))
    QTest.keyClick(shown, Qt.Key.Key_Space)
    assert sum(row.impact.id == "id0" and row.kind is RowKind.NUMBER for row in model.rows) == 5
    view.show_impacts(IMPACTS)
    assert model.rows[model.row_of("id5")].kind is RowKind.CHARACTER, "what was unfolded stays so"


def test_a_click_unfolds_and_a_double_click_opens(qtbot: QtBot, view: ImpactView) -> None:
    view.begin(1, 8, tasks.Progress(view))
    view.show_impacts(IMPACTS)
    model, shown = view.list.impacts, view.list
    first = shown.visualRect(model.index(0)).center()
    QTest.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=first)
    assert model.rows[0].kind is RowKind.FOLDED
    with qtbot.waitSignal(view.opened) as opened:
        QTest.mouseDClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=first)
    assert opened.args == ["id0"]


def test_a_long_computation_shows_progress_and_stop(qtbot: QtBot, view: ImpactView) -> None:
    progress = tasks.Progress(view)
    view.begin(1, 8, progress)
    assert not view.work_box.isVisible()
    assert not view.apply_button.isEnabled()
    qtbot.waitUntil(view.work_box.isVisible)
    progress.advance(3, 8)
    assert view.progress_bar.value() == 3
    with qtbot.waitSignal(view.stopped):
        view.stop_button.click()
    view.show_stopped()
    assert not view.work_box.isVisible()
    assert view.apply_button.isEnabled()


def test_rows_say_what_they_show(view: ImpactView) -> None:
    view.begin(1, 8, tasks.Progress(view))
    view.show_impacts(IMPACTS)
    model = view.list.impacts

    def spoken(kind: RowKind) -> str:
        row = next(row for row, each in enumerate(model.rows) if each.kind is kind)
        return str(model.index(row).data(Qt.ItemDataRole.AccessibleTextRole))

    assert spoken(RowKind.NUMBER) == "Number 0: 91, then 67"
    assert spoken(RowKind.FOLDED).startswith("Character 4, Number 0, 4 more")
    assert spoken(RowKind.VIOLATION) == "Only one is allowed."


@pytest.mark.fonts
def test_a_narrow_panel_leaves_out_the_differences(view: ImpactView) -> None:
    view.begin(1, 8, tasks.Progress(view))
    view.show_impacts(IMPACTS)
    assert view.list.grid().change > 0
    view.resize(320, 600)
    assert not view.list.has_change_column
    assert view.list.grid().change == 0
    assert not view.grab().isNull()
