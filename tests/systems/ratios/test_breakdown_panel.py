"""Points of R.A.T.I.O.S. that are spread, with what their numbers are made of."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.procedures.requests import Roll, Show
from core.registry import game
from desktop.library.library_service import LibraryService
from desktop.requests.allocate_control import AllocateControl
from desktop.wizard.preview_numbers import important_addresses
from desktop.wizard.preview_sheet import ElidedNote, InputLine
from desktop.wizard.procedure_run import ProcedureRun, set_up_creation
from desktop.wizard.procedure_view import ProcedureView
from tests.desktop.wizard_keyboard import press, show
from tests.helpers.windows import PATIENCE_MS

pytestmark = pytest.mark.usefixtures("theme")


def at(qtbot: QtBot, service: LibraryService, system: str, key: str) -> tuple[ProcedureView, AllocateControl]:
    """Show the wizard of a game at the points that are spread."""
    run = ProcedureRun(set_up_creation(game(system), "Maren", seed="4182"), service)
    view = show(qtbot, run)
    for _ in range(200):
        if view.request.key == key:
            break
        if isinstance(view.request, Roll) and not view.is_reviewing:
            view.roll_button.click()
        elif isinstance(view.request, Roll | Show):
            view.next_button.click()
        else:
            view.decide_button.click()
    assert isinstance(view.control, AllocateControl)
    return view, view.control


@pytest.mark.fonts
def test_the_number_grows_with_the_points(qtbot: QtBot, service: LibraryService) -> None:
    view, control = at(qtbot, service, "ratios", "age_points")
    panel = view.preview.breakdown
    control.take_focus()
    control.lists[0].set_current("hlth")
    qtbot.waitUntil(lambda: panel.accessibleName() == "Health", timeout=PATIENCE_MS)
    assert panel.isVisible()
    before = dict(panel.parts)
    assert before["Health by age"] == "0"
    assert {"Culture: Health bonus", "Profession: Health bonus"} <= set(before)
    press(Qt.Key.Key_7)
    qtbot.waitUntil(lambda: dict(panel.parts)["Health by age"] == "7", timeout=PATIENCE_MS)
    assert panel.result is not None
    assert panel.result[0] == "Points of Health"
    whole = sum(int(value) for label, value in panel.parts if "lost" not in label)
    assert panel.result[1] == f"{whole} %"
    said = panel.accessibleDescription()
    assert "H, 0–50" in said
    assert f"remaining: {control.allocation.room('hlth')}" in said
    assert not view.grab().isNull()


@pytest.mark.fonts
def test_the_change_by_one_more_point_is_beside_each_number(qtbot: QtBot, service: LibraryService) -> None:
    view, control = at(qtbot, service, "ratios", "age_points")
    control.take_focus()
    control.lists[1].setFocus()
    control.lists[1].set_current("tmng")
    gain = "One more for Timing: +0.2"
    qtbot.waitUntil(
        lambda: gain in [each.accessibleName() for each in view.preview.preview_sheet.findChildren(ElidedNote)],
        timeout=PATIENCE_MS,
    )
    fed = [each for each in view.preview.preview_sheet.findChildren(InputLine) if "T" in each.letters]
    assert [each.letters[:3] for each in fed] == [("G", "I", "O")]
    assert "Points of Timing" in fed[0].accessibleName()
    assert all(each.isVisible() for each in fed)
    assert not view.preview.comparison.isVisible()
    assert not view.grab().isNull()
    assert view.run.decide() is None
    qtbot.waitUntil(
        lambda: not any(each.isVisible() for each in view.preview.preview_sheet.findChildren(InputLine)),
        timeout=PATIENCE_MS,
    )


def test_few_vitals_are_completed_by_numbers_used_in_play() -> None:
    addresses = important_addresses(game("ratios").system)
    assert {"unarmed.attack_percent", "initiative_percent", "cat_missing"} <= set(addresses)
