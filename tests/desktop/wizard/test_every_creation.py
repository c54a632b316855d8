"""The wizard with every game: Quire decides everything through the buttons, and each page fits."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.procedures.requests import Roll, Show
from core.registry import game, games
from desktop.library.library_service import LibraryService
from desktop.wizard.procedure_run import ProcedureResult, ProcedureRun, set_up_creation
from tests.desktop.wizard_keyboard import answer_by_keys, press, show
from tests.helpers.coverage_cases import measure_first_only
from tests.helpers.waiting import wait_for_layout
from tests.helpers.windows import PATIENCE_MS

pytestmark = pytest.mark.usefixtures("theme")
MOST = 300
SMALL = 1024, 640


@pytest.mark.fonts
@pytest.mark.parametrize("id_", measure_first_only(each.id for each in games()))
def test_a_character_of_every_game_is_created(qtbot: QtBot, service: LibraryService, id_: str) -> None:
    view = show(qtbot, ProcedureRun(set_up_creation(game(id_), "Bren", seed="7"), service))
    seen: list[str] = []
    for _ in range(MOST):
        request = view.request
        if request.key == "finished":
            break
        seen.append(request.key)
        wait_for_layout()
        assert view.middle.width() <= view.middle_scroll.viewport().width(), request.key
        if isinstance(request, Roll) and not view.is_reviewing:
            view.roll_button.click()
        elif view.is_reviewing or isinstance(request, Show):
            view.next_button.click()
        else:
            view.decide_button.click()
    assert view.request.key == "finished", seen[-3:]
    assert not view.run.driver.sheets[0].violations
    pages = {request.page for request in view.run.driver.requests if request.page}
    for page in pages:
        last = next(each.key for each in reversed(view.run.driver.requests) if each.page == page)
        view.steps.reopened.emit(last)
        whole = [each.key for each in view.run.driver.requests if each.page == page]
        assert [control.request.key for control in view.page.controls] == whole
        assert not view.page.problem


@pytest.mark.fonts
@pytest.mark.parametrize("id_", measure_first_only(each.id for each in games()))
def test_a_character_of_every_game_is_created_by_keyboard(qtbot: QtBot, service: LibraryService, id_: str) -> None:
    view = show(qtbot, ProcedureRun(set_up_creation(game(id_), "Bren", seed="7"), service))
    view.resize(*SMALL)
    for _ in range(MOST):
        if view.request.key == "finished":
            break
        before = view.request.key, len(view.run.driver.answers)
        wait_for_layout()
        assert view.middle.width() <= view.middle_scroll.viewport().width(), before
        assert view.foot_bar.minimumSizeHint().width() <= view.width(), before
        answer_by_keys(view)
        assert (view.request.key, len(view.run.driver.answers)) != before, view.reason_label.text()
    assert view.request.key == "finished"
    finished: list[ProcedureResult] = []
    view.finished.connect(finished.append)
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(finished), timeout=PATIENCE_MS)
    kept = dict(service.library.load(finished[0].character_id).character.to_json())
    kept.pop("campaign_id", None)  # the library knows the campaign whose name was typed
    assert kept == finished[0].character.to_json()
