"""Creation of the Eastern Isles System in pages."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from core.registry import game
from desktop.library.library_service import LibraryService
from desktop.wizard.procedure_run import ProcedureRun, set_up_creation
from desktop.wizard.procedure_view import ProcedureView
from tests.desktop.wizard_keyboard import show, until

pytestmark = pytest.mark.usefixtures("theme")


def shown(view: ProcedureView) -> list[str]:
    """Return the keys of the questions on the page."""
    return [control.request.key for control in view.page.controls]


def test_the_focused_dice_are_rerolled(qtbot: QtBot, service: LibraryService) -> None:
    view = show(qtbot, ProcedureRun(set_up_creation(game("eastern_isles"), "Bren", seed="3"), service))
    until(view, "dice.base")
    view.roll_button.click()
    view.roll_button.click()
    assert [key for key in shown(view) if key in {"dice.base", "dice.extra"}] == ["dice.base", "dice.extra"]
    before = {each.key: each.answer for each in view.run.driver.answers}
    view.page.controls[0].setFocus()
    view.roll_button.setFocus()
    view.roll_button.click()
    after = {each.key: each.answer for each in view.run.driver.answers}
    assert after["dice.base"] != before["dice.base"]
    assert after["dice.extra"] == before["dice.extra"]
