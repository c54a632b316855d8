"""Creation of HURSAGMU in the wizard."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from core.registry import game
from desktop.library.library_service import LibraryService
from desktop.wizard.procedure_run import ProcedureRun, set_up_creation
from tests.desktop.wizard_keyboard import (
    show,
)

pytestmark = pytest.mark.usefixtures("theme")


@pytest.mark.fonts
def test_a_list_that_is_seen_nearly_whole_leaves_the_title_in_sight(qtbot: QtBot, service: LibraryService) -> None:
    """The list scrolls by itself; the page would only take its title away."""
    run = ProcedureRun(set_up_creation(game("hursagmu"), "Ilse", seed="4182"), service)
    while run.driver.request is not None and run.driver.request.key != "skills":
        run.decide()
    view = show(qtbot, run)
    view.resize(1024, 420)
    bar = view.middle_scroll.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    with qtbot.waitSignal(view.scroller.settled):
        view.scroller.update_soon()
    assert bar.value() == 0
