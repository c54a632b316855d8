"""Small procedures in the popover, in the whole window: of every game, with typed dice, refused, and handed over."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.procedures.driver import why_closed
from core.procedures.procedure import Situation
from core.registry import Game, games
from core.setting_resolver import resolve_setting
from desktop.requests.compact_control import CompactEntry
from desktop.wizard.procedure_popover import ProcedurePopover
from tests.helpers.games import any_game, sample_character, sample_files, sample_sheet
from tests.helpers.popover_tables import Table

MOST_FURTHER = 8
"""Most times that a procedure asks something further after its dice."""


def carry_out(popover: ProcedurePopover) -> bool:
    """Press the button until nothing further is asked; return whether it came to an end here."""
    for _ in range(MOST_FURTHER):
        if popover.isHidden() or popover.again_button.isVisible() or not popover.cancel_button.isVisible():
            return True
        assert popover.primary_button.isEnabled(), popover.problem
        popover.primary_button.click()
    return False


@pytest.mark.parametrize(
    "system", [each.id for each in games() if any(procedure.is_popover for procedure in each.procedures.values())]
)
def test_every_small_procedure_applies_its_defaults_as_one_edit(table: Callable[..., Table], system: str) -> None:
    game = next(each for each in games() if each.id == system)
    places = range(len(sample_files(game)))
    at = table(*(sample_character(game, place) for place in places))
    situations = [
        Situation((sheet,), resolve_setting(sheet).setting) for sheet in (sample_sheet(game, place) for place in places)
    ]
    applied = 0
    for procedure in game.procedures.values():
        place = next((n for n in places if why_closed(procedure, situations[n]) is None), -1)
        if not procedure.is_popover or place < 0:
            continue
        character = at.open(at.ids[place])
        before, count = character.sheet.character, character.undo_stack.index
        popover = at.ask(character.id, procedure.key)
        if popover is None:
            continue
        if not popover.primary_button.isEnabled():
            popover.dismiss()
            continue
        assert carry_out(popover), procedure.key
        popover.dismiss()
        assert character.undo_stack.index - count <= 1, procedure.key
        if character.undo_stack.index > count:
            applied += 1
            assert at.desktop.window.toast.isVisible()
            at.desktop.window.toast.undo_button.click()
        assert character.sheet.character.data == before.data, procedure.key
    assert applied >= 3


def small_number(at: Table, game: Game) -> ProcedurePopover:
    """Open the first procedure of a game that begins with a number, for the first character."""
    character = at.open(at.ids[0])
    for procedure in game.procedures.values():
        if procedure.is_popover and procedure.closed(character.sheet) is None:
            popover = at.ask(character.id, procedure.key)
            if popover is not None and isinstance(next(iter(popover.controls.values())), CompactEntry):
                return popover
            at.close()
    pytest.skip("no procedure begins with a number")


def first_entry(popover: ProcedurePopover) -> CompactEntry:
    """Return the number in the title row."""
    entry = next(iter(popover.controls.values()))
    assert isinstance(entry, CompactEntry)
    return entry


def test_the_first_field_is_selected_and_escape_gives_the_focus_back(table: Callable[..., Table]) -> None:
    at = table(sample_character())
    popover = small_number(at, any_game())
    key = popover.setup.procedure.key
    popover.dismiss()
    character, anchor = at.open(at.ids[0]), at.desktop.window.command_field
    popover = at.ask(character.id, key, anchor) or popover
    entry = first_entry(popover)
    assert entry.field.hasFocus()
    assert entry.field.selectedText() == entry.field.text()
    assert anchor.property("has_popover")
    QTest.keyClick(entry.field, Qt.Key.Key_Escape)
    assert popover.isHidden()
    assert not anchor.property("has_popover")
    assert not character.undo_stack.index


HOSTILE = ("", "-", "9" * 400, "seven", "1e9", "2d", "0x10", "  ", "\u202e5", "1 000 000 000 000", "-99999999999")


def test_what_is_no_number_is_refused_and_said(table: Callable[..., Table]) -> None:
    at = table(sample_character())
    popover = small_number(at, any_game())
    entry = first_entry(popover)
    for text in HOSTILE:
        entry.field.setText(text)
        entry.field.textEdited.emit(text)
        popover.refresh()
        assert popover.problem, text
        assert popover.note == popover.problem
        assert not popover.primary_button.isEnabled()
        QTest.keyClick(entry.field, Qt.Key.Key_Return)
        assert popover.isVisible()
    current = at.current
    assert current is not None
    assert not current.undo_stack.index
