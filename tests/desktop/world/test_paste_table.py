"""A pasted table is shown line by line, corrected, and becomes one edit of the world; copied entries paste back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from core.character.edits import SetValue
from core.character.json_values import Json
from core.content.copied_table import copy_table
from core.content.pasted_table import LineAction
from core.registry import Game, games
from core.rules.model import FieldType, SettingKind
from desktop.messages import translator_of
from desktop.sheet.open_character import OpenCharacter
from desktop.world.paste_table_dialog import PasteTableDialog
from desktop.world.pasted_lines import BEFORE
from tests.helpers.games import game_with
from tests.helpers.open_worlds import filled_world, open_world
from tests.helpers.windows import PATIENCE_MS

KINDS = [pytest.param(game, kind, id=f"{game.id}-{kind}") for game in games() for kind in game.system.kinds]
Case = tuple[Game, SettingKind, str]


def _number(kind: SettingKind) -> str:
    numbers = (key for key, each in kind.fields.items() if each.type is FieldType.INT and "[]" not in key)
    return next(numbers, "") if kind.has_ids else ""


@pytest.fixture
def case() -> Case:
    """Return a game, a kind with ids, and a whole number of it."""
    game = game_with(lambda each: any(map(_number, each.system.kinds.values())), "a kind with a number")
    kind = next(kind for kind in game.system.kinds.values() if _number(kind))
    return game, kind, _number(kind)


@pytest.fixture
def world(case: Case) -> OpenCharacter:
    game, kind, _ = case
    entries: list[Json] = [{"id": "oar", "name": "Oar"}, {"id": "pole", "name": "Pole"}]
    return open_world(game, **{kind.key: entries})


@pytest.fixture
def dialog(qtbot: QtBot, case: Case, world: OpenCharacter) -> PasteTableDialog:
    game, kind, _ = case
    shown = PasteTableDialog(world, game.system, kind.key)
    shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(shown)
    shown.open()
    return shown


def names(world: OpenCharacter, kind: str) -> list[Json]:
    return [row.get("name") for row in world.sheet.rows(kind)]


def test_lines_are_shown_with_what_they_become(dialog: PasteTableDialog, case: Case, world: OpenCharacter) -> None:
    _, kind, key = case
    dialog.read_text(f"Name\t{key}\tColour\nOar\t3\tred\nNet\t4\tblue\nRope\tmany\tgrey\n")
    model = dialog.model
    shown = [model.index(row, 1).data() for row in range(model.rowCount())]
    assert shown == ["changes", "new", "refused"]
    assert dialog.counts_label.text() == "1 new, 1 changed, 1 refused"
    assert "Colour" in dialog.unknown_label.text()
    assert not dialog.unknown_label.isHidden()
    assert "About" in dialog.missing_label.text()
    assert dialog.refused_list.item(0).text().startswith("Line 4: ")
    assert "many" in dialog.refused_list.item(0).text()
    assert model.index(2, BEFORE + 1).data(Qt.ItemDataRole.BackgroundRole) is not None
    assert names(world, kind.key) == ["Oar", "Pole"], "nothing is written yet"


def test_a_refused_cell_is_corrected_in_the_table(dialog: PasteTableDialog, case: Case, world: OpenCharacter) -> None:
    _, kind, key = case
    dialog.read_text(f"Name\t{key}\nRope\tmany\n")
    assert not dialog.paste_button.isEnabled()
    dialog.refused_list.itemActivated.emit(dialog.refused_list.item(0))
    index = dialog.lines_table.currentIndex()
    assert (index.row(), index.column()) == (0, BEFORE + 1)
    assert dialog.model.setData(index, "5")
    assert dialog.refused_list.isHidden()
    dialog.paste_button.click()
    assert names(world, kind.key) == ["Oar", "Pole", "Rope"]
    assert world.sheet.value(f"{kind.key}[2].{key}") == 5


def test_pasting_is_one_edit_and_keeps_refused_lines(
    qtbot: QtBot, dialog: PasteTableDialog, case: Case, world: OpenCharacter
) -> None:
    _, kind, key = case
    before = world.sheet.character
    dialog.read_text(f"Name\t{key}\nOar\t3\nNet\t4\nRope\tmany\n")
    with qtbot.waitSignal(dialog.pasted) as pasted:
        dialog.paste_button.click()
    assert pasted.args == [2]
    assert names(world, kind.key) == ["Oar", "Pole", "Net"]
    assert dialog.isVisible()
    assert dialog.model.rowCount() == 1
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == f"Name\t{key}\nRope\tmany\n"
    assert "2" in world.undo_stack.undoable[-1].text
    world.undo_stack.undo()
    assert world.sheet.character == before


def test_what_is_no_table_is_said(dialog: PasteTableDialog) -> None:
    QGuiApplication.clipboard().setText("")
    dialog.read_clipboard()
    assert not dialog.problem_label.isHidden()
    assert not dialog.paste_button.isEnabled()
    assert dialog.counts_label.text() == "Nothing to paste"


def test_a_table_without_a_column_of_names_is_refused_in_a_sentence(
    dialog: PasteTableDialog, case: Case, world: OpenCharacter
) -> None:
    _, _, key = case
    before = world.sheet.character
    dialog.read_text(f"{key}\tColour\n3\tred\n")
    assert "The first line names no column" in dialog.problem_label.text()
    assert not dialog.problem_label.isHidden()
    assert not dialog.paste_button.isEnabled()
    dialog.paste_button.click()
    assert world.sheet.character == before


def test_columns_that_are_missing_are_named_and_stay_as_they_were(
    dialog: PasteTableDialog, case: Case, world: OpenCharacter
) -> None:
    _, kind, key = case
    world.push(SetValue(f"{kind.key}[0].{key}", 5))
    world.push(SetValue(f"{kind.key}[0].about", "Ash wood."))
    dialog.read_text("Name,About\nOar,Old ash wood.\nNet,Hemp.\n")
    assert kind.fields[key].label in dialog.missing_label.text()
    assert not dialog.missing_label.isHidden()
    dialog.paste_button.click()
    assert names(world, kind.key) == ["Oar", "Pole", "Net"]
    assert world.sheet.value(f"{kind.key}[0].{key}") == 5
    assert world.sheet.stored(f"{kind.key}[0].about") == "Old ash wood."


def test_a_long_table_is_read_aside(qtbot: QtBot, dialog: PasteTableDialog, case: Case, world: OpenCharacter) -> None:
    _, kind, key = case
    lines = "".join(f"Net {number}\t{number}\tabout the net of this number\n" for number in range(1500))
    dialog.read_text(f"Name\t{key}\tAbout\n{lines}")
    assert not dialog.paste_button.isEnabled()
    qtbot.waitUntil(dialog.paste_button.isEnabled, timeout=PATIENCE_MS)
    dialog.paste_button.click()
    assert world.sheet.count(kind.key) == 1502
    assert world.undo_stack.count == 1


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_copied_entries_paste_back_equal(qtbot: QtBot, game: Game, kind: str) -> None:
    world = filled_world(game)
    text = copy_table(game.system, kind, world.sheet.rows(kind), translator_of(game.id))
    QGuiApplication.clipboard().setText(text)
    dialog = PasteTableDialog(world, game.system, kind)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.read_clipboard()
    table = dialog.model.table
    assert table is not None
    if not game.system.kinds[kind].has_names and not world.sheet.rows(kind)[0].get(game.system.kinds[kind].line):
        return  # an entry that has neither a name nor a line
    assert {line.action for line in table.lines} == {LineAction.SAME}
    assert not dialog.paste_button.isEnabled()
