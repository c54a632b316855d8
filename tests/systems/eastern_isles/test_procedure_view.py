"""Creation of the Eastern Isles System in the wizard."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from core.registry import game
from desktop.library.library_service import LibraryService
from desktop.wizard.procedure_run import ProcedureRun, set_up_creation
from desktop.wizard.procedure_view import ProcedureView
from tests.desktop.wizard_keyboard import (
    show,
)
from tests.helpers.waiting import wait_for_layout
from tests.helpers.windows import PATIENCE_MS

pytestmark = pytest.mark.usefixtures("theme")


def become_as_wide(qtbot: QtBot, view: ProcedureView, width: int) -> None:
    """Make the window as wide as this, which it is only once its words have given way."""

    def is_so() -> bool:
        view.resize(width, 640)
        wait_for_layout()
        return view.width() == width

    qtbot.waitUntil(is_so, timeout=PATIENCE_MS)


@pytest.mark.fonts
def test_nothing_of_a_question_is_cut_off_however_narrow_the_window_is(qtbot: QtBot, service: LibraryService) -> None:
    """In a narrow window the Next button names the step in few letters, and the problem wraps."""
    run = ProcedureRun(set_up_creation(game("eastern_isles"), "Ilse", seed="4182"), service)
    view = show(qtbot, run)
    named = 0
    while run.driver.request is not None:
        for width in (1000, 920, 640):
            become_as_wide(qtbot, view, width)
            assert view.middle.minimumSizeHint().width() <= view.middle_scroll.viewport().width(), view.request.key
            named += ":" in view.next_button.text()
            assert view.next_button.width() >= view.next_button.minimumSizeHint().width()
            right = view.next_button.mapTo(view, view.next_button.rect().bottomRight()).x()
            assert right <= view.width()
        run.decide()
    assert named > 5
