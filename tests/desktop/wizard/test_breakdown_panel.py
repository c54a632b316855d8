"""The breakdown of the focused target while points are allocated."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QStyle
from pytestqt.qtbot import QtBot

from core.language import load_language
from core.procedures.requests import Roll, Show
from core.registry import game, games
from desktop.library.library_service import LibraryService
from desktop.requests.allocate_control import AllocateControl
from desktop.requests.comparison import InspectedTarget
from desktop.wizard.breakdown_panel import BreakdownPanel
from desktop.wizard.preview_numbers import important_addresses
from desktop.wizard.procedure_run import ProcedureRun, set_up_creation
from desktop.wizard.procedure_view import ProcedureView
from tests.desktop.open_characters import opened
from tests.desktop.wizard_keyboard import show
from tests.helpers.games import example_id
from tests.helpers.spoken_language import speaking
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
def test_the_breakdown_follows_the_request(qtbot: QtBot, service: LibraryService) -> None:
    view, control = at(qtbot, service, example_id(), "advancement")
    control.take_focus()
    qtbot.waitUntil(view.preview.breakdown.isVisible, timeout=PATIENCE_MS)
    assert view.preview.breakdown.result is not None
    assert view.run.decide() is None
    qtbot.waitUntil(lambda: not view.preview.breakdown.isVisible(), timeout=PATIENCE_MS)
    assert view.preview.breakdown.sizeHint().height() == 0


@pytest.mark.fonts
def test_a_target_without_a_number_shows_only_its_notes(qtbot: QtBot, service: LibraryService) -> None:
    view, _ = at(qtbot, service, example_id(), "advancement")
    panel = view.preview.breakdown
    panel.show_target(
        InspectedTarget("A place", "", "", "", (("It can take no more.", ""), ("remaining", "0"))), opened().sheet
    )
    assert panel.parts == ()
    assert panel.result is None
    assert panel.accessibleDescription() == "It can take no more.; remaining: 0"
    assert not panel.grab().isNull()


def test_few_vitals_are_completed_by_numbers_used_in_play() -> None:
    own = important_addresses(game(example_id()).system, ("war", "step_rate", "surprise"))
    assert own[:3] == tuple(
        each for each in ("war", "step_rate", "surprise") if each in game(example_id()).system.derived
    )


@pytest.mark.fonts
@pytest.mark.parametrize("system", [each.id for each in games()])
def test_every_number_of_the_preview_is_visible(qtbot: QtBot, service: LibraryService, system: str) -> None:
    view = show(qtbot, ProcedureRun(set_up_creation(game(system), "Maren", seed="4182"), service))
    growing = view.preview.preview_sheet
    bar = view.preview.preview_sheet.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
    assert growing.minimumSizeHint().width() + bar <= view.side_host.width()


def test_the_breakdown_names_numbers_in_the_language_of_the_window(qtbot: QtBot, qapp: QApplication) -> None:
    sheet = opened().sheet
    german = load_language("de").translator_of(sheet.system.id)
    labels = {key: each.label for key, each in sheet.system.derived.items() if "[" not in key and not each.is_hidden}
    key = next(key for key, label in labels.items() if german(label) != label and sheet.explain(key).parts)
    panel = BreakdownPanel()
    qtbot.addWidget(panel)
    with speaking(qapp, "de"):
        panel.show_target(InspectedTarget("A place", "", "", key, ()), sheet)
    assert panel.result is not None
    assert panel.result[0] == german(labels[key])
    names = {german(part.label) for part in sheet.explain(key).parts}
    assert all(any(name.endswith(each) for each in names) for name, _ in panel.parts)
