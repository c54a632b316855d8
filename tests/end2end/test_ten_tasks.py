"""Ten tasks of an evening in the real window, with the steps that each takes.

A step is a click, a key or key combination, or one text or number typed whole. Each task begins with the window open,
the sheet of an example character in front and its Play page shown.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from core.character.document import Character
from core.export.render_context import RenderContext
from desktop.fight.fight_view import FightView
from desktop.fight.new_fight_view import NewFightView
from desktop.history.history_view import HistoryView
from desktop.library.library_model import LibraryModel
from desktop.party.party_view import PartyView
from desktop.print import print_view
from desktop.print.print_view import PrintView
from desktop.sheet.play_checks import PlayCheckCard
from desktop.side_windows import SideWindow
from desktop.widgets.inputs import NumberField
from desktop.widgets.track_row import TrackRow
from desktop.wizard.new_character_view import NewCharacterView
from tests.helpers.games import example_game, sample_files
from tests.helpers.person import Person

pytestmark = pytest.mark.fonts


def left_of(person: Person) -> list[object]:
    """Return what is left of every track of the Play page."""
    sheet = person.sheet
    context = RenderContext(sheet.system, sheet)
    return [
        context.value(track.now, scope)
        for track in sheet.system.layout.play.tracks
        for scope in context.rows(track.rows)
    ]


def test_a_random_character_with_a_name_takes_two_steps(person: Person) -> None:
    before = person.controller.sheets.current_id
    person.press("Ctrl+N")
    person.wait(lambda: any(isinstance(each, SideWindow) for each in QApplication.topLevelWidgets()))
    page = next(each for each in person.desktop.window.findChildren(NewCharacterView))
    person.click(page.surprise_button)
    person.wait(lambda: person.controller.sheets.current_id not in ("", before))
    assert person.sheet.character.name
    assert person.steps <= 2


def test_typing_an_attribute_takes_three_steps(person: Person) -> None:
    pages = person.view.pages
    assert pages is not None
    before = dict(person.sheet.character.data)
    bar = pages.tabBar()
    person.click(bar, bar.tabRect(0).center())
    page = pages.currentWidget()
    assert page is not None
    person.wait(lambda: any(each.isVisible() for each in page.findChildren(NumberField)))
    field = next(each for each in page.findChildren(NumberField) if each.isVisible() and not each.isReadOnly())
    wanted = "7" if field.text() != "7" else "8"
    person.click(field)
    person.type(wanted, field)
    assert field.text() == wanted
    person.wait(lambda: dict(person.sheet.character.data) != before)
    assert person.steps <= 3


def test_changing_what_is_left_of_an_attribute_takes_one_step(person: Person) -> None:
    before = dict(person.sheet.character.data)
    row = person.play.findChildren(TrackRow)[0]
    person.click(row.steps, QPoint(8, row.steps.height() // 2))
    assert dict(person.sheet.character.data) != before
    assert person.steps <= 3


def test_a_check_takes_one_step(person: Person) -> None:
    card = person.play.findChildren(PlayCheckCard)[0]
    person.wait(lambda: bool(card.rows))  # they come one by one where the machine is busy
    row = card.rows[0].row
    person.click(row, QPoint(row.width() - 24, row.height() // 2))
    person.wait(lambda: card.rows[0].result is not None)
    assert person.steps <= 2


def test_damage_and_healing_take_two_steps(person: Person) -> None:
    before = left_of(person)
    row = person.play.findChildren(TrackRow)[0]
    person.click(row.steps, QPoint(8, row.steps.height() // 2))
    hurt = left_of(person)
    person.click(row.steps, QPoint(row.steps.width() - 8, row.steps.height() // 2))
    assert hurt != before
    assert left_of(person) == before
    assert person.steps <= 3


def names_in(model: LibraryModel) -> list[str]:
    """Return the names of the characters that are listed."""
    entries = [model.entry(row) for row in range(model.rowCount())]
    return [entry.name for entry in entries if entry is not None]


def test_finding_a_character_by_name_takes_three_steps(person: Person) -> None:
    name = Character.read(sample_files(example_game())[-1].read_bytes()).name
    person.press("Ctrl+Shift+L")
    person.type(name)
    model = person.controller.library.view.list.library_model
    person.wait(lambda: names_in(model)[:1] == [name])
    person.press("Return")
    person.wait(lambda: person.sheet.character.name == name)
    assert person.steps <= 3


def test_undoing_five_steps_takes_two(person: Person) -> None:
    before = left_of(person)
    for row in person.play.findChildren(TrackRow)[:5]:
        row.steps.stepped.emit(-1)
        person.view.character.leave_field()
    assert left_of(person) != before
    view = person.desktop.window.findChild(HistoryView)
    assert view is not None
    person.wait(lambda: len(view.items) > 5)
    created = view.list_view.model().index(view.list_view.model().rowCount() - 1, 0)
    person.click(view.list_view.viewport(), view.list_view.visualRect(created).center())
    person.click(view.restore_button)
    person.wait(lambda: left_of(person) == before)
    assert person.steps <= 2


def test_printing_takes_two_steps(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(print_view, "ask_printer", lambda printer, *_: asked.append(printer))
    person.press("Ctrl+P")
    person.wait(lambda: bool(person.desktop.window.findChildren(PrintView)))
    view = person.desktop.window.findChildren(PrintView)[0]
    person.wait(lambda: view.rendered is not None)
    person.click(view.print_button)
    assert asked
    assert person.steps <= 2


def test_an_award_to_a_party_takes_four_steps(person: Person) -> None:
    person.press("Ctrl+Shift+P")
    person.wait(lambda: bool(person.desktop.window.findChildren(PartyView)))
    view = person.desktop.window.findChildren(PartyView)[0]
    person.wait(lambda: len(view.affected) > 1 and view.award_button.isVisible())
    line = view.award_combo.lineEdit()
    assert line is not None
    person.click(line)
    person.type("40", line)
    person.press("Return", line)
    person.wait(lambda: view.runner.last_action is not None)
    assert person.steps <= 4


def test_a_fight_of_two_against_two_takes_four_steps(person: Person) -> None:
    listed = person.controller.library.view.list
    listed.setFocus()
    listed.selectAll()
    person.press("Ctrl+Shift+N")
    person.wait(lambda: bool(person.desktop.window.findChildren(NewFightView)))
    view = person.desktop.window.findChildren(NewFightView)[0]
    person.wait(view.panels[1].quick.edit.hasFocus)
    person.type("guard x2")
    person.press("Return")
    person.press("Ctrl+Return")
    person.wait(lambda: bool(person.desktop.window.findChildren(FightView)))
    assert person.steps <= 4
