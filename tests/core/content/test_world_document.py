"""Setting files become documents of the synthetic game of worlds and come back unchanged."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.document_kind import CAMPAIGN, CHARACTER, WORLD, game_of_document, kind_of_document, synthetic_id
from core.character.edits import AddRow, RemoveRow, SetValue
from core.character.json_reader import read_object
from core.character.json_values import ABSENT, Json
from core.character.sheet import Sheet
from core.content.world_document import readable_world, set_aside_entry, set_aside_values, setting_file, world_document
from core.content.world_system import world_system
from core.errors import DocumentError, EditError
from core.registry import Game, document_system, games, open_character
from core.rules.model import FieldType
from tests.helpers.tiny_game import tiny_system

HARBOR = Path(__file__).parents[2] / "data" / "settings" / "tiny_harbor.json"
SAMPLES = [(own, file) for own in games() for file in own.settings]


def harbor() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(HARBOR.read_text(encoding="utf-8"))
    return found


def opened(document: dict[str, Any]) -> Sheet:
    system = tiny_system()
    return Sheet.open(world_document(document, system), world_system(system), random.Random(1))


def written(sheet: Sheet) -> dict[str, Json]:
    return setting_file(sheet.character, tiny_system())


@pytest.mark.parametrize(("own", "file"), SAMPLES)
def test_every_sample_comes_back_as_it_was_also_after_it_was_opened(own: Game, file: Path) -> None:
    document = read_object(file.read_bytes())
    world = world_document(document, own.system)
    assert setting_file(world, own.system) == document
    sheet = open_character(world, random.Random(1))
    assert setting_file(sheet.character, own.system) == document
    assert "#written" not in sheet.character.to_text()
    assert not sheet.violations


def test_the_fields_are_those_of_the_kinds() -> None:
    system = world_system(tiny_system())
    assert system is world_system(tiny_system())
    assert system.id == "tiny:world"
    for key, kind in tiny_system().kinds.items():
        assert system.fields[key].type is FieldType.ROWS
        assert system.fields[key].row_label == kind.label
        for name, field in kind.fields.items():
            column = system.fields[f"{key}[].{name}"]
            assert (column.type, column.label, column.choices) == (field.type, field.label, field.choices)
    assert "gifts[].id" not in system.fields
    assert "boats[].benches[].seats" in system.fields


def test_a_name_alone_stays_a_name_and_a_group_a_group() -> None:
    document = harbor()
    document["gifts"] = ["Rope", {"name": "Net"}, {"name": "Lamp", "about": "Bright."}]
    sheet = opened(document)
    assert [row["name"] for row in sheet.rows("gifts")] == ["Rope", "Net", "Lamp"]
    assert written(sheet) == document
    sheet.apply(SetValue("gifts[0].about", "Long."))
    document["gifts"][0] = {"name": "Rope", "about": "Long."}
    assert written(sheet) == document


def test_what_a_field_cannot_hold_is_set_aside_until_it_has_a_value() -> None:
    document = harbor()
    document["boats"][0]["weight_lb"] = "heavy"
    document["boats"][0]["bonus"] = [1]
    document["boats"][1]["bonus"] = {"arm": "strong"}
    document["boats"][1]["benches"] = [5, {"seats": None}]
    document["name"], document["about"] = 7, {"uid": "x"}
    sheet = opened(document)
    punt = sheet.rows("boats")[0]
    assert set_aside_values(punt) == {"weight_lb": "heavy", "bonus": [1]}
    assert [set_aside_entry(row) for row in sheet.rows("boats[1].benches")] == [(5,), ()]
    assert written(sheet) == document
    change = sheet.apply(SetValue("boats[0].weight_lb", 12))
    document["boats"][0]["weight_lb"] = 12
    assert written(sheet) == document
    document["boats"][0]["weight_lb"] = "heavy"
    sheet.apply(change.inverse)
    assert sheet.stored("boats[0].weight_lb") is ABSENT
    assert written(sheet) == document


def test_edits_are_checked_as_on_a_sheet() -> None:
    sheet = opened(harbor())
    with pytest.raises(EditError, match="must be a number"):
        sheet.apply(SetValue("boats[0].weight_lb", "heavy"))
    sheet.apply(AddRow("boats[0].benches", {"seats": 3}))
    sheet.apply(RemoveRow("boats[0].benches[0]"))
    document = harbor()
    document["boats"][0]["benches"] = [*document["boats"][0]["benches"][1:], {"seats": 3}]
    assert written(sheet) == document


def test_keys_that_documents_use_themselves_are_kept() -> None:
    document = harbor()
    document["uid"], document["#written"] = "abcd", {"_uid": 1}
    document["boats"][0]["uid"] = {"uid": "k3f9"}
    document["boats"][0]["bonus"]["#written"] = {"values": 3}
    sheet = opened(document)
    assert written(sheet) == document


def test_a_kind_that_is_no_list_is_kept() -> None:
    document = harbor()
    document["boats"] = {"punt": {"uid": 1}}
    sheet = opened(document)
    assert sheet.rows("boats") == ()
    assert written(sheet) == document


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [("format", "quire-character", "not a world file"), ("version", 2, "version 2"), ("system", "x", "for the game")],
)
def test_what_is_no_world_of_the_game_is_refused(key: str, value: object, problem: str) -> None:
    with pytest.raises(DocumentError, match=problem):
        world_document(harbor() | {key: value}, tiny_system())


def test_a_world_that_is_nested_too_deeply_for_a_document_is_refused() -> None:
    deep: Any = 1
    for _ in range(49):
        deep = [deep]
    with pytest.raises(DocumentError, match="deep"):
        world_document({**harbor(), "more": deep}, tiny_system())


def test_a_stored_world_that_its_game_can_no_longer_read_opens() -> None:
    own = next(own for own in games() if own.settings)
    world = world_document(read_object(own.settings[0].read_bytes()), own.system)
    assert readable_world(world, own.system) is world
    key = next(key for key, kind in own.system.kinds.items() if kind.has_ids and world.data.get(key))
    rows: list[Json] = [{"id": 5, "name": "X"}, "text"]
    broken = world.with_data({**world.data, key: rows})
    sheet = open_character(broken, random.Random(1))
    assert [set_aside_entry(row) for row in sheet.rows(key)] == [(), ("text",)]
    file = setting_file(sheet.character, own.system)
    assert file[key] == [{"id": 5, "name": "X"}, "text"]


def test_kinds_of_documents_are_told_by_their_system() -> None:
    assert kind_of_document("a") == CHARACTER
    assert kind_of_document("a:world") == kind_of_document(synthetic_id("a", WORLD)) == WORLD
    assert kind_of_document("a:campaign") == kind_of_document(synthetic_id("", CAMPAIGN)) == CAMPAIGN
    assert kind_of_document("world") == CHARACTER
    assert [game_of_document(each) for each in ("a", "a:world", "a:campaign", "campaign")] == ["a", "a", "a", ""]
    own = games()[0]
    assert document_system(own.id) is own.system
    assert document_system(f"{own.id}:world") is world_system(own.system)
    with pytest.raises(DocumentError, match="no game"):
        document_system("chess:world")


def _places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, each in inner for place in _places(each, (*path, key)))]


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | st.text("aé#_", max_size=3),
    lambda inner: (
        st.lists(inner, max_size=2)
        | st.dictionaries(st.sampled_from(["uid", "_uid", "#written", "name", "values", "x"]), inner, max_size=3)
    ),
    max_leaves=5,
)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_setting_comes_back_as_it_was_whatever_stands_in_it(data: st.DataObject) -> None:
    document = harbor()
    for _ in range(data.draw(st.integers(1, 4))):
        places = [place for place in _places(document) if place and place[0] not in ("format", "version", "system")]
        place = data.draw(st.sampled_from(places))
        parent: Any = document
        for step in place[:-1]:
            parent = parent[step]
        parent[place[-1]] = data.draw(_JSON)
    plain = {key for key, kind in tiny_system().kinds.items() if kind.is_plain}
    for key in plain & document.keys():
        if isinstance(document[key], list):
            document[key] = [each for each in document[key] if not isinstance(each, dict)]
    assert written(opened(document)) == document
