"""Linked columns, which follow another column of their row until a flag is set."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from core.character.document import Character
from core.character.edits import AddRow, Batch, RemoveRow, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import EditError, RulesError
from core.rules.loader import load_system
from core.rules.model import System
from tests.helpers.tiny_game import FOLDER, FUNCTIONS

COLUMN = """

["skills[].bought"]
type = "int"
label = "Bought"
cite = "2"
nullable = true

["made"]
type = "bool"
label = "Made"
cite = "2"
"""


def tiny(folder: Path, follow: str) -> System:
    """Return the invented game with a column linked to the level of skills."""
    shutil.copytree(FOLDER, folder)
    file = folder / "fields.toml"
    text = file.read_text(encoding="utf-8")
    assert '["skills[].level"]\n' in text
    text = text.replace('["skills[].level"]\n', f'["skills[].level"]\nfollow = {follow}\n', 1)
    file.write_text(text + COLUMN, encoding="utf-8")
    return load_system(folder, FUNCTIONS)


@pytest.fixture
def system(tmp_path: Path) -> System:
    return tiny(tmp_path / "game", '{ column = "bought", until = "made" }')


def opened(system: System, data: dict[str, Json]) -> Sheet:
    document: dict[str, Json] = {"format": "quire-character", "version": 1, "system": "tiny", "data": data}
    return Sheet.open(Character.from_json(document), system, random.Random(1))


def row(sheet: Sheet, place: int = 0) -> tuple[object, object]:
    return sheet.value(f"skills[{place}].level"), sheet.value(f"skills[{place}].bought")


def test_an_edit_of_the_leading_column_writes_the_other_and_undo_restores_both(system: System) -> None:
    sheet = opened(system, {"skills": [{"name": "Row", "level": 1}, {"name": "Call", "level": 2, "bought": 1}]})
    before = sheet.character
    changes = sheet.apply(SetValue("skills[0].level", 3))
    assert row(sheet) == (3, 3)
    assert row(sheet, 1) == (2, 1)
    sheet.apply(changes.inverse)
    assert sheet.character == before
    sheet.apply(changes.edit)
    assert row(sheet) == (3, 3)


def test_nothing_follows_once_the_flag_is_set(system: System) -> None:
    sheet = opened(system, {"made": True, "skills": [{"name": "Row", "level": 1}]})
    sheet.apply(SetValue("skills[0].level", 3))
    assert row(sheet) == (3, None)
    sheet.apply(AddRow("skills", {"name": "Call", "level": 2}))
    assert row(sheet, 1) == (2, None)


def test_a_batch_may_write_the_other_column_itself(system: System) -> None:
    sheet = opened(system, {"skills": [{"name": "Row", "level": 1, "bought": 1}]})
    sheet.apply(Batch((SetValue("skills[0].level", 3), SetValue("skills[0].bought", 2)), "Buy"))
    assert row(sheet) == (3, 2)


def test_a_new_row_follows_unless_it_has_its_own_value(system: System) -> None:
    """A restored row (with a uid) is unchanged."""
    sheet = opened(system, {})
    sheet.apply(AddRow("skills", {"name": "Row", "level": 2}))
    sheet.apply(AddRow("skills", {"name": "Call", "level": 2, "bought": None}))
    sheet.apply(AddRow("skills", {"name": "Sing"}))
    assert [row(sheet, place) for place in range(3)] == [(2, 2), (2, None), (0, 0)]
    sheet.apply(SetValue("skills[0].bought", None))
    before = sheet.character
    taken = sheet.apply(RemoveRow("skills[0]"))
    sheet.apply(taken.inverse)
    assert sheet.character == before


def test_a_value_that_does_not_fit_changes_neither(system: System) -> None:
    sheet = opened(system, {"skills": [{"name": "Row", "level": 1}]})
    before = sheet.character
    with pytest.raises(EditError):
        sheet.apply(SetValue("skills[0].level", "many"))
    assert sheet.character == before


@pytest.mark.parametrize(
    ("follow", "says"),
    [
        ('{ column = "nobody", until = "made" }', "nobody is not a column of the same type"),
        ('{ column = "name", until = "made" }', "name is not a column of the same type"),
        ('{ column = "bought", until = "mood" }', "mood is not a flag of the sheet"),
        ('{ column = "bought", until = "nobody" }', "nobody is not a flag of the sheet"),
        ('{ column = "bought" }', "until is missing"),
    ],
)
def test_invalid_linked_columns_are_refused(tmp_path: Path, follow: str, says: str) -> None:
    with pytest.raises(RulesError, match=says):
        tiny(tmp_path / "game", follow)
