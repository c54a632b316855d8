"""Typed text that a field cannot hold is kept beside it, and gives way to the next sound value."""

from __future__ import annotations

import random

import pytest

from core.character.edits import AddRow
from core.character.json_values import ABSENT, Json
from core.character.sheet import Sheet
from core.content.world_document import setting_file, world_document
from core.content.world_inputs import text_aside, text_edit, value_edit
from core.registry import open_character
from core.rules.model import FieldType, SettingKind, System
from tests.helpers.games import game_with


def _number(kind: SettingKind, *, is_grouped: bool) -> str:
    keys = (key for key, each in kind.fields.items() if each.type is FieldType.INT and "[]" not in key)
    return next((key for key in keys if ("." in key) is is_grouped), "")


def _kind(system: System, *, is_grouped: bool) -> SettingKind | None:
    return next((kind for kind in system.kinds.values() if _number(kind, is_grouped=is_grouped)), None)


@pytest.fixture(params=[False, True], ids=["plain", "in a group"])
def world(request: pytest.FixtureRequest) -> tuple[Sheet, System, str]:
    """Return a world with one entry, its game, and the address of a number in it."""
    is_grouped = bool(request.param)
    game = game_with(lambda each: _kind(each.system, is_grouped=is_grouped), "such a number")
    kind = _kind(game.system, is_grouped=is_grouped)
    assert kind is not None
    file: dict[str, Json] = {"format": "quire-setting", "version": 1, "system": game.id, "id": "w", "name": "W"}
    sheet = open_character(world_document(file, game.system), random.Random(1))
    sheet.apply(AddRow(kind.key, {"name": "Oar"}))
    return sheet, game.system, f"{kind.key}[0].{_number(kind, is_grouped=is_grouped)}"


def _in_file(sheet: Sheet, system: System, address: str) -> Json:
    kind, _, key = address.partition("[0].")
    value: Json = setting_file(sheet.character, system)[kind][0]  # type: ignore[index]
    for name in key.split("."):
        assert isinstance(value, dict)
        value = value.get(name)
    return value


def test_text_stays_until_a_value_is_written(world: tuple[Sheet, System, str]) -> None:
    sheet, system, address = world
    sheet.apply(value_edit(sheet, address, 3))
    before = sheet.character
    assert text_aside(sheet, address) is None
    changes = sheet.apply(text_edit(sheet, address, "three"))
    assert text_aside(sheet, address) == "three"
    assert _in_file(sheet, system, address) == "three"
    assert changes.written
    sheet.apply(text_edit(sheet, address, "threes"))
    assert text_aside(sheet, address) == "threes"
    sheet.apply(value_edit(sheet, address, 4))
    assert text_aside(sheet, address) is None
    assert _in_file(sheet, system, address) == 4
    sheet.apply(value_edit(sheet, address, 3))
    assert sheet.character == before


def test_a_cleared_field_does_not_bring_the_text_back(world: tuple[Sheet, System, str]) -> None:
    sheet, system, address = world
    sheet.apply(text_edit(sheet, address, "three"))
    sheet.apply(value_edit(sheet, address, ABSENT))
    assert text_aside(sheet, address) is None
    assert _in_file(sheet, system, address) is None


def test_texts_of_other_fields_stay(world: tuple[Sheet, System, str]) -> None:
    sheet, _, address = world
    other = f"{address.rpartition('.')[0]}.other"
    sheet.apply(text_edit(sheet, other, "kept"))
    sheet.apply(text_edit(sheet, address, "three"))
    sheet.apply(value_edit(sheet, address, 1))
    assert (text_aside(sheet, other), text_aside(sheet, address)) == ("kept", None)


def test_undo_restores_the_document(world: tuple[Sheet, System, str]) -> None:
    sheet, _, address = world
    before = sheet.character
    changes = sheet.apply(text_edit(sheet, address, "three"))
    sheet.apply(changes.inverse)
    assert sheet.character == before


def test_the_head_of_a_world_has_plain_values(world: tuple[Sheet, System, str]) -> None:
    sheet, _, _ = world
    sheet.apply(value_edit(sheet, "about", "wet"))
    assert text_aside(sheet, "about") is None
    assert sheet.stored("about") == "wet"
