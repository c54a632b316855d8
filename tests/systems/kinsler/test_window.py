"""Skill lines in the window: pasted and copied in the table, typed beside their parts."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core.character.edits import SetValue
from core.errors import DocumentError
from core.messages import Message
from core.registry import open_character, read_character
from core.store.library import Library
from desktop.library.bulk_operations import import_files, import_text
from desktop.sheet.open_character import Loaded, OpenCharacter
from desktop.sheet.row_model import RowModel
from desktop.sheet.sheet_view import SheetView
from desktop.tasks import Progress
from desktop.widgets.choices import ChoiceField
from desktop.widgets.derived_label import StatBlock
from desktop.widgets.inputs import LineField, ProseField
from desktop.widgets.row_table import RowTable
from desktop.wizard.preview_numbers import find_attribute_table
from tests.helpers.libraries import HandClock
from tests.systems.kinsler.worked import EXAMPLES, game, opened

MAIL = """Strength:14 [+0] (STR to STR) (x3) (zero passive fatigue)
Recover_fatigue:5 [+0] (CON for *) (1/5min)

Firebolt:9 [+1] (MIN vs {PHY})
Firebolt:2 DEX (x1, needs an oak staff).
"""


@pytest.fixture
def character(qtbot: QtBot) -> OpenCharacter:
    assert isinstance(qtbot, QtBot)
    sheet = open_character(read_character(b"Heal:3 [+0] (CON for {PHY})", "Ann"), random.Random(1))
    return OpenCharacter(Loaded("", sheet))


@pytest.fixture
def view(character: OpenCharacter, qtbot: QtBot) -> SheetView:
    made = SheetView(character, flashes=False)
    qtbot.addWidget(made)
    return made


def child(view: SheetView, name: str) -> QWidget:
    found = view.form.findChild(QWidget, name)
    assert isinstance(found, QWidget), name
    return found


def test_the_dice_of_the_stats_are_shown_and_corrected(qtbot: QtBot) -> None:
    """A die was read wrongly; the value that was made of it is told to differ, until it is corrected as well."""
    character = OpenCharacter(Loaded("", opened("A").copy(random.Random(1))))
    view = SheetView(character, flashes=False)
    qtbot.addWidget(view)
    prose, swap = child(view, "creation_rolls_edit"), child(view, "creation_swap_edit")
    assert isinstance(prose, ProseField)
    assert isinstance(swap, LineField)
    assert prose.toPlainText().split("\n")[:2] == ["5 5 3 6 4", "5 5 4 5 3"]
    prose.setPlainText(prose.toPlainText().replace("5 5 3 6 4", "5 5 3 5 4"))
    codes = {f"{each.code} {each.address}" for each in character.sheet.violations}
    assert codes == {"rolls_mismatch stats.min.rolled"}
    for key in ("rolled", "level"):
        character.push(SetValue(f"stats.min.{key}", 17))
    assert not character.sheet.violations
    swap.textEdited.emit("min, str")
    assert [each.code for each in character.sheet.violations] == ["rolls_mismatch"] * 2


def test_a_list_of_lines_is_a_character() -> None:
    made = read_character(b"\xef\xbb\xbf" + MAIL.encode(), "Mail")
    sheet = open_character(made, random.Random(1))
    assert (made.system, made.name) == ("kinsler", "Mail")
    assert [sheet.value(f"stats.str.{key}") for key in ("level", "rolled")] == [14, 14]
    assert sheet.value("innate.recover_fatigue.level") == 5
    assert [row["id"] for row in sheet.rows("skills")] == ["firebolt", "firebolt_2"]
    assert sheet.value("skills[1].remarks") == ("needs an oak staff",)


def test_lines_that_cannot_be_read_are_named() -> None:
    with pytest.raises(DocumentError, match=r"^Line 2: Column 1: only a power is passive"):
        read_character(b"Climb:3 DEX\nSwim:3 DEX (passive)")
    for source in (b"{}", b"", b"\xff\xfe nonsense"):
        with pytest.raises(DocumentError):
            read_character(source)


@pytest.mark.usefixtures("qapp")
def test_a_text_file_is_imported(tmp_path: Path) -> None:
    (tmp_path / "Ann.txt").write_text(MAIL, encoding="utf-8")
    (tmp_path / "bad.txt").write_text("Climb:3 DEX\nSwim", encoding="utf-8")
    with Library.open(tmp_path / "library.quire", HandClock(), source=random.Random(3)) as library:
        report = import_files([tmp_path / "Ann.txt", tmp_path / "bad.txt"], Progress(), library)
        assert report.names == ("Ann",)
        assert [refused.file.name for refused in report.rejected] == ["bad.txt"]
        assert isinstance(library, Library)


def test_a_pasted_text_is_taken_in(tmp_path: Path) -> None:
    with Library.open(tmp_path / "library.quire", HandClock(), source=random.Random(3)) as library:
        assert import_text(MAIL, "Pasted", library).names == ("Pasted",)
        (refused,) = import_text("Climb:3 DEX\nSwim", "Pasted", library).rejected
        assert "Line 2: Column 5" in refused.reason.render()


def test_lines_are_pasted_and_copied(character: OpenCharacter, qtbot: QtBot) -> None:
    model = RowModel(character, "skills", ["name", "level"])
    refused: list[Message] = []
    model.refused.connect(refused.append)
    assert model.paste(MAIL)
    character.changed.connect(lambda changes: model.apply_changes(changes.cells, flashes=False))
    assert character.sheet.value("stats.str.level") == 14
    fresh = RowModel(character, "skills", ["name", "level"])
    assert fresh.to_text([1, 2]) == ("Firebolt:9 [+1] (MIN vs {PHY})\nFirebolt:2 DEX (x1) (needs an oak staff)\n")
    character.undo_stack.undo()
    assert character.sheet.count("skills") == 1
    assert character.sheet.value("stats.str.level") == 12
    assert not model.paste("Climb:3 DEX\nSwim")
    assert "Line 2: Column 5" in refused[0].render()
    assert model.paste("Skill\tLevel\nClimb\t3\n")
    assert character.sheet.value("skills[1].name") == "Climb"
    assert model.paste("Swim:3\tCON\n")
    assert character.sheet.value("skills[2].base") == "CON"


def test_a_line_is_typed_beside_its_parts(view: SheetView, character: OpenCharacter, qtbot: QtBot) -> None:
    line = child(view, "skills_line_edit")
    assert isinstance(line, LineField)
    view.show()
    assert view.pages is not None
    view.pages.setCurrentWidget(child(view, "skills_page"))
    assert line.text() == "Heal:3 [+0] (CON for {PHY})"
    refused: list[Message] = []
    view.binder.refused.connect(refused.append)
    line.setFocus()
    line.setText(" Heal:3 [0]")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert character.sheet.value("skills[0].level") == 3
    assert line.text() == " Heal:3 [0]"
    assert line.cursorPosition() == 8
    assert "Column 8: “[0]”" in refused[-1].render()
    line.setText("Heal-4 (DET for {MIN}) (x2)")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert line.text() == "Heal:4 (FAI for {INT}) (x2)"
    row = character.sheet.rows("skills")[0]
    assert (row["level"], row["base"], row["stack"], row["id"]) == (4, "FAI", 2, "heal")
    assert "effect_mod" not in row
    character.undo_stack.undo()
    assert line.text() == "Heal:3 [+0] (CON for {PHY})"
    character.push(SetValue("skills[0].level", 7))
    assert line.text() == "Heal:7 [+0] (CON for {PHY})"


def test_a_choice_may_be_nothing_again(view: SheetView, character: OpenCharacter) -> None:
    combo = child(view, "skills_target_combo")
    assert isinstance(combo, ChoiceField)
    assert combo.currentData() == "{PHY}"
    combo.setCurrentIndex(0)
    combo.activated.emit(0)
    assert character.sheet.value("skills[0].target") is None


def test_a_new_row_has_an_id(view: SheetView, character: OpenCharacter) -> None:
    table = child(view, "skills_table")
    assert isinstance(table, RowTable)
    table.add_requested.emit(-1)
    assert character.sheet.rows("skills")[1]["id"] == "skill"


@pytest.mark.parametrize("name", EXAMPLES)
def test_sheet_shows_every_sample(name: str, qtbot: QtBot) -> None:
    view = SheetView(OpenCharacter(Loaded("", opened(name))), flashes=False)
    qtbot.addWidget(view)
    view.show()
    assert child(view, "skills_table").isEnabled()


def test_the_wizard_shows_all_stats_in_one_table() -> None:
    found = find_attribute_table(game())
    assert found is not None
    assert [member.key for member in found.rows(game())] == ["str", "dex", "con", "min", "per", "fai"]
    assert found.split_after == (3,)
    assert [column.address for column in found.columns][:1] == ["stats.<p>.level"]


def test_a_passive_power_is_not_shown_as_rolled_beside_its_parts(view: SheetView, character: OpenCharacter) -> None:
    assert RowModel(character, "skills", ["name"]).paste("Hide:9 (CON to STR) (passive only) (x1)")
    table = child(view, "skills_table")
    assert isinstance(table, RowTable)
    labels = {
        str(each.property("field")): each
        for each in view.form.findChildren(StatBlock)
        if str(each.property("field")).startswith("skills[].rolled")
    }
    assert labels["skills[].rolled_need"].shown_text == "13"
    view.show()
    assert view.pages is not None
    view.pages.setCurrentWidget(child(view, "skills_page"))
    table.view.setCurrentIndex(table.view.model().index(1, 0))
    assert labels["skills[].rolled_need"].shown_text == "passive"
    assert {
        labels[f"skills[].rolled_{key}"].shown_text for key in ("chance", "check_mod", "max_dice", "full_cost")
    } == {"—"}


def test_the_parts_of_a_skill_stand_near_however_many_there_are(view: SheetView, character: OpenCharacter) -> None:
    lines = "\n".join(f"Skill {place}:3 DEX" for place in range(80))
    assert RowModel(character, "skills", ["name", "level"]).paste(lines)
    table = child(view, "skills_table")
    assert isinstance(table, RowTable)
    view.show()
    assert view.pages is not None
    view.pages.setCurrentWidget(child(view, "skills_page"))
    assert table.sizeHint().height() < 600
