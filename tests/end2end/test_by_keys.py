"""An evening with the keyboard alone, in the real window: characters of every game, rest, a fight, awards, paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from core.character.document import Character
from core.export.render_context import RenderContext
from core.procedures.requests import Roll, Show
from core.registry import games, summarise
from core.store.library import Library
from core.store.records import prepare_character
from desktop.app import Desktop
from desktop.controllers.main_controller import MainController
from desktop.fight.decision_options import DecisionOptions
from desktop.fight.fight_view import FightView
from desktop.fight.latecomer_dialog import LatecomerDialog
from desktop.fight.new_fight_view import NewFightView
from desktop.party.party_view import PartyView
from desktop.print import print_view
from desktop.print.print_view import PrintView
from desktop.sheet.sheet_view import SheetView
from desktop.wizard.new_character_view import NewCharacterView
from desktop.wizard.procedure_texts import FINISHED
from desktop.wizard.procedure_view import ProcedureView
from tests.helpers.coverage_cases import measure_first_only
from tests.helpers.games import example_game, sample_files
from tests.helpers.keyboard import Keyboard
from tests.helpers.windows import Messages

pytestmark = pytest.mark.fonts
MOST_PAGES = 200


def controller_of(desktop: Desktop) -> MainController:
    """Return the controller of the window."""
    assert desktop.controller is not None
    return desktop.controller


@pytest.mark.parametrize("id_", measure_first_only(each.id for each in games()))
def test_a_character_is_created_and_printed(
    qtbot: QtBot, app_window: Desktop, messages: Messages, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, id_: str
) -> None:
    keys = Keyboard(qtbot)
    asked: list[object] = []
    monkeypatch.setattr(print_view, "ask_printer", lambda printer, *_: asked.append(printer))
    keys.press("Ctrl+N")
    page = keys.window_with(NewCharacterView)
    keys.wait(page.begin_button.isEnabled)
    for _ in page.tiles:
        if page.selected_game is not None and page.selected_game.game.id == id_:
            break
        keys.press("Down")
    keys.press("Alt+N")
    keys.write("Anna of the Keys")
    keys.press("Return")
    wizard = keys.window_with(ProcedureView)
    keys.wait(lambda: bool(wizard.forecast.requests))
    create_by_keys(keys, wizard)
    sheets = controller_of(app_window).sheets
    keys.wait(lambda: sheets.current_view is not None)
    assert sheets.current_view is not None
    assert sheets.current_view.character.sheet.character.name == "Anna of the Keys"
    keys.press("Ctrl+P")
    paper = keys.window_with(PrintView)
    keys.wait(lambda: paper.rendered is not None)
    keys.press("Alt+P")
    assert asked, "the printer is asked for"
    messages.files = [(tmp_path / "sheet.pdf",)]
    keys.press("Alt+S")
    keys.wait((tmp_path / "sheet.pdf").exists)
    keys.wait(lambda: not app_window.window.findChildren(PrintView))


def create_by_keys(keys: Keyboard, wizard: ProcedureView) -> None:
    """Decide every page and finish: Roll, Decide for me and Next by their keys."""
    for _ in range(MOST_PAGES):
        request = wizard.request
        if request.key == FINISHED:
            break
        if isinstance(request, Roll) and not wizard.is_reviewing:
            keys.press("Alt+R")
        elif wizard.is_reviewing or isinstance(request, Show):
            keys.press("Ctrl+Return")
        else:
            keys.press("Alt+D")
    assert wizard.request.key == FINISHED
    keys.press("Return")


@pytest.fixture
def evening(start_window: Callable[..., Desktop], tmp_path_factory: pytest.TempPathFactory) -> Desktop:
    """The window on a library with five characters of one campaign."""
    file = tmp_path_factory.mktemp("evening") / "library.quire"
    with Library.open(file, lambda: datetime.now().astimezone()) as library:
        for sample in sample_files(example_game())[:5]:
            character = replace(Character.read(sample.read_bytes()), campaign="The Watch")
            library.add(prepare_character(character, *summarise(character)))
    desktop = start_window(file)
    desktop.window.resize(1440, 900)
    return desktop


def front(desktop: Desktop) -> SheetView:
    """Return the sheet in front."""
    view = controller_of(desktop).sheets.current_view
    assert view is not None
    return view


def lost(desktop: Desktop) -> int:
    """Return the points that the character in front has lost."""
    sheet = front(desktop).character.sheet
    context = RenderContext(sheet.system, sheet)
    tracks = sheet.system.layout.play.tracks
    values = [
        (context.value(track.most, scope), context.value(track.now, scope))
        for track in tracks
        for scope in context.rows(track.rows)
    ]
    return sum(most - now for most, now in values if isinstance(most, int) and isinstance(now, int))


def test_damage_and_rest_on_the_play_page(qtbot: QtBot, evening: Desktop) -> None:
    keys = Keyboard(qtbot)
    open_play_page(keys, evening)
    before = lost(evening)
    keys.press("D")
    keys.write("30")
    keys.press("Return")
    keys.wait(lambda: lost(evening) > before)
    hurt = lost(evening)
    play = front(evening).play
    assert play is not None
    rest = play.rest
    assert rest is not None
    keys.wait(lambda: any(button.isEnabled() for _, button in rest.buttons))
    keys.press("R")
    keys.wait(lambda: controller_of(evening).wizards.popovers.popover is not None)
    keys.press("Return")
    keys.wait(lambda: lost(evening) < hurt)
    keys.press("Ctrl+Z")
    keys.wait(lambda: lost(evening) == hurt)
    keys.press("Ctrl+Z")
    keys.wait(lambda: lost(evening) == before)


def open_play_page(keys: Keyboard, desktop: Desktop) -> None:
    """Find a character in the library, open its sheet, and turn to its Play page."""
    keys.press("Ctrl+Shift+L")
    keys.write(Character.read(sample_files(example_game())[0].read_bytes()).name)
    listed = controller_of(desktop).library.view.list.library_model
    keys.wait(lambda: any(listed.entry(row) is not None for row in range(listed.rowCount())))
    keys.press("Return")
    keys.wait(lambda: controller_of(desktop).sheets.current_view is not None)
    view = front(desktop)
    keys.wait(view.isVisible)
    for _ in range(view.pages.count() if view.pages is not None else 0):
        if view.play is not None and view.play.isVisible():
            break
        keys.press("Ctrl+PgDown")
    keys.wait(lambda: view.play is not None and view.play.is_built)


def test_a_fight_with_reinforcements_damage_by_hand_and_rewind(
    qtbot: QtBot, evening: Desktop, messages: Messages
) -> None:
    keys = Keyboard(qtbot)
    keys.press("Ctrl+Shift+L", "Down", "Ctrl+A", "Ctrl+Shift+N")
    page = keys.window_with(NewFightView)
    keys.wait(lambda: len(page.setup.fighters_of(page.setup.sides[0])) == 5)
    keys.write("raider x7")
    keys.press("Return")
    keys.wait(lambda: len(page.setup.fighters_of(page.setup.sides[1])) == 7)
    keys.press("Ctrl+Return")
    view = keys.window_with(FightView)
    run = view.run
    keys.wait(lambda: view.control is not None)
    answers = len(run.fight.answers)
    for _ in range(6):
        decide(keys, view)
    assert len(run.fight.answers) >= answers + 6
    reinforce(keys, view)
    hurt_several(keys, view)
    rewind(keys, view)
    messages.answers = ["yes"]
    keys.press("Alt+F")
    keys.wait(lambda: not isValid(view) or not view.isVisible())


def decide(keys: Keyboard, view: FightView) -> None:
    """Take the first option of a decision, else the usual answer."""
    count = len(view.run.fight.answers)
    keys.press("1" if isinstance(view.control, DecisionOptions) else "Return")
    keys.wait(lambda: len(view.run.fight.answers) > count)


def reinforce(keys: Keyboard, view: FightView) -> None:
    """Add latecomers to the second side, from its column."""
    keys.tab_to(lambda focus: focus is view.columns[1], "F6")
    keys.press("End", "Return")
    dialog = keys.window_with(LatecomerDialog)
    keys.tab_to(lambda focus: focus is dialog.quick_edit)
    keys.write("raider x2")
    keys.press("Return")
    keys.wait(lambda: len(view.run.fight.participants) == 14)


def hurt_several(keys: Keyboard, view: FightView) -> None:
    """Choose three fighters in their column, and hurt them at once."""
    keys.tab_to(lambda focus: focus is view.columns[1], "F6")
    keys.press("Home")
    for _ in range(5):
        if len(view.hand.chosen) == 3:
            break
        keys.press("Shift+Right" if view.columns[1].cards.is_strip else "Shift+Down")
    assert len(view.hand.chosen) == 3, view.hand.chosen
    lines = len(view.lines)
    keys.press("D")
    keys.write("4")
    keys.press("Return")
    keys.wait(lambda: sum("by hand" in line.lower() for line in view.lines[lines:]) == 3)


def rewind(keys: Keyboard, view: FightView) -> None:
    """Rewind to an earlier line of the log."""
    before = len(view.lines)
    keys.tab_to(lambda focus: focus is view.log_list, "F6")
    keys.press("Down", "Down", "Down", "Backspace")
    keys.wait(lambda: not view.run.is_rewinding and len(view.lines) < before)
    keys.press("Space")


def test_an_award_to_the_party(qtbot: QtBot, evening: Desktop) -> None:
    keys = Keyboard(qtbot)
    keys.press("Ctrl+Shift+P")
    party = keys.window_with(PartyView)
    keys.wait(lambda: len(party.affected) == 5 and party.award_button.isVisible())
    keys.tab_to(lambda focus: focus is party.award_combo)
    keys.write("40")
    keys.press("Return")
    keys.wait(lambda: party.runner.last_action is not None)
    keys.press("Ctrl+Z")
    keys.wait(lambda: party.runner.last_action is None)
