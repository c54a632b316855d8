"""Edits of documents: effects, errors, and inverses that restore the document exactly."""

from __future__ import annotations

import random

import pytest

from core.character.document import Acceptance, Character
from core.character.edit_json import edit_from_json, edit_to_json
from core.character.edits import (
    Accept,
    AddRow,
    Applied,
    Batch,
    Edit,
    MoveRow,
    RemoveRow,
    SetHeader,
    SetHouseRule,
    SetOption,
    SetPortrait,
    SetSetting,
    SetValue,
)
from core.character.json_reader import read_json
from core.character.json_values import ABSENT, Json
from core.character.json_writer import to_text
from core.character.setting_reference import SettingReference
from core.character.uids import Uids
from core.errors import EditError
from tests.helpers.png_pictures import PORTRAIT

BREN = Character(
    "tiny",
    name="Bren",
    tags=("hero",),
    options={"storms": True, "unknown": 3},
    house_rules={"speed": "1", "load": "2"},
    accepted=(Acceptance("heavy", "bags[#b2]", "strong"), Acceptance("other", "load", "why not")),
    data={
        "base": {"arm": 7},
        "boat": None,
        "songs": ["one", "two"],
        "bags": [
            {"uid": "b1", "name": "sack", "things": [{"name": "no uid"}, {"uid": "t2", "name": "anchor"}]},
            {"uid": "b2", "name": "chest"},
            {"name": "no uid"},
        ],
    },
    extra={"shoes": 43},
)


def apply(edit: Edit, character: Character = BREN) -> Applied:
    return edit.apply(character, Uids(random.Random(1)))


def back_again(edit: Edit, character: Character = BREN) -> Applied:
    """Apply an edit, and check that its inverse restores the document, including significant key order."""
    applied = apply(edit, character)
    restored = apply(applied.inverse, applied.character).character
    assert restored == character
    assert list(restored.house_rules) == list(character.house_rules)
    assert to_text(restored.to_json()) == to_text(character.to_json())
    again = apply(edit_from_json(edit_to_json(applied.inverse)), applied.character).character
    assert again == character
    return applied


@pytest.mark.parametrize(
    ("edit", "address", "value"),
    [
        (SetValue("base.arm", 9), "base.arm", 9),
        (SetValue("base.eye", 9), "base.eye", 9),
        (SetValue("base", {"wit": 1, "unknown": 2}), "base", {"wit": 1, "unknown": 2}),
        (SetValue("songs", ["three"]), "songs", ["three"]),
        (SetValue("a.b.c", 1), "a.b.c", 1),
        (SetValue("boat.name", "Gull"), "boat.name", "Gull"),
        (SetValue("boat", {"name": "Gull"}), "boat", {"name": "Gull"}),
        (SetValue("bags[0].name", "net"), "bags[#b1].name", "net"),
        (SetValue("bags[2].name", "net"), "bags[2].name", "net"),
        (SetValue("bags[#b2].share.arm", 2), "bags[#b2].share.arm", 2),
        (SetValue("bags[0].things[#t2].count", 2), "bags[#b1].things[#t2].count", 2),
        (SetValue("bags[1]", {"uid": "b2", "name": "box"}), "bags[#b2]", {"uid": "b2", "name": "box"}),
        (SetValue("base.arm", ABSENT), "base.arm", ABSENT),
        (SetValue("bags", ABSENT), "bags", ABSENT),
        (SetValue("story", None), "story", None),
    ],
)
def test_values_are_set_and_undone(edit: SetValue, address: str, value: object) -> None:
    applied = back_again(edit)
    assert applied.addresses == (address,)
    written = SetValue(address, "something else")
    inverse = apply(written, applied.character).inverse
    assert inverse == SetValue(address, value)  # type: ignore[arg-type]  # what stood there


def test_removing_a_missing_value_changes_nothing() -> None:
    for address in ("base.eye", "a.b", "boat.name"):
        applied = back_again(SetValue(address, ABSENT))
        assert applied.character == BREN
        assert applied.addresses == ()


def test_floats_and_surrogates_are_cleaned() -> None:
    assert apply(SetValue("fare", 0.1)).character.data["fare"] == read_json("0.1")
    assert apply(SetHeader("name", "A\ud800")).character.name == "A\ufffd"


@pytest.mark.parametrize(("key", "value"), [("name", "Odd"), ("player", "P"), ("campaign", "C"), ("notes", "<b>&")])
def test_headers_are_set_and_undone(key: str, value: str) -> None:
    applied = back_again(SetHeader(key, value))
    assert getattr(applied.character, key) == value
    assert applied.addresses == (key,)


def test_tags_are_a_list_of_texts() -> None:
    assert back_again(SetHeader("tags", ["a", "b"])).character.tags == ("a", "b")


@pytest.mark.parametrize("value", [3, None, ["a", 1], "a"])
def test_tags_of_another_kind_are_refused(value: Json) -> None:
    with pytest.raises(EditError, match="tags must be a list of texts"):
        apply(SetHeader("tags", value))


def test_headers_of_another_kind_are_refused() -> None:
    with pytest.raises(EditError, match="name must be a text"):
        apply(SetHeader("name", 3))
    with pytest.raises(EditError, match="no header shoes"):
        apply(SetHeader("shoes", 44))


def test_rows_are_added_at_the_end_or_in_between() -> None:
    applied = back_again(AddRow("bags", {"name": "new"}))
    bags = applied.character.data["bags"]
    assert isinstance(bags, list)
    assert [bag["name"] for bag in bags] == ["sack", "chest", "no uid", "new"]
    assert len(bags[3]["uid"]) == 4
    assert applied.inverse == RemoveRow(f"bags[#{bags[3]['uid']}]")
    applied = back_again(AddRow("bags", {"name": "new", "uid": "mine"}, 0))
    assert applied.inverse == RemoveRow("bags[#mine]")
    assert applied.addresses == ("bags",)
    back_again(AddRow("bags[0].things", {}, 1))


def test_a_missing_list_is_created_and_removed_by_undo() -> None:
    assert back_again(AddRow("gear", {"name": "rope"})).inverse == SetValue("gear", ABSENT)
    assert back_again(AddRow("boat.benches", {})).inverse == SetValue("boat", None)
    assert back_again(AddRow("bags[#b2].things", {})).inverse == SetValue("bags[#b2].things", ABSENT)


@pytest.mark.parametrize("uid", ["b1", "t2", "", "a b", 7, None])
def test_a_new_row_never_gets_a_uid_in_use(uid: Json) -> None:
    bags = apply(AddRow("bags", {"uid": uid})).character.data["bags"]
    assert isinstance(bags, list)
    assert bags[-1]["uid"] not in {"b1", "b2", "t2", "", "a b", 7, None}


@pytest.mark.parametrize(
    ("edit", "code"),
    [
        (AddRow("bags", "row"), "row_no_group"),  # type: ignore[arg-type]  # a script may do it
        (AddRow("bags", {}, 4), "no_position"),
        (AddRow("bags", {}, -1), "no_position"),
        (AddRow("gear", {}, 1), "no_position"),
        (AddRow("base", {}), "no_list"),
        (AddRow("bags[9].things", {}), "no_row"),
        (RemoveRow("bags"), "no_row_address"),
        (RemoveRow("bags[3]"), "no_row"),
        (RemoveRow("bags[#none]"), "no_row"),
        (MoveRow("bags[#b1]", 3), "no_position"),
        (MoveRow("bags[#b1]", -1), "no_position"),
        (SetValue("bags[#none].name", "x"), "no_row"),
        (SetValue("bags[0]", ABSENT), "row_absent"),
        (SetValue("base.arm.x", 1), "not_a_group"),
        (SetValue("no address", 1), "no_address"),
        (SetValue("fare", float("nan")), "not_a_number"),
        (SetHouseRule("speed", 3), "wrong_type"),  # type: ignore[arg-type]  # a script may do it
        (SetPortrait("!"), "portrait_base64"),
    ],
)
def test_what_does_not_fit_is_refused(edit: Edit, code: str) -> None:
    with pytest.raises(EditError) as caught:
        apply(edit)
    assert caught.value.message.code == code
    assert str(caught.value).endswith(".")


def test_rows_are_removed_and_come_back_where_they_were() -> None:
    assert back_again(RemoveRow("bags[0]")).inverse.__class__ is AddRow
    back_again(RemoveRow("bags[#b2]"))
    back_again(RemoveRow("bags[#b1].things[#t2]"))


def test_rows_without_uid_come_back_without_one() -> None:
    back_again(RemoveRow("bags[2]"))
    back_again(RemoveRow("bags[0].things[0]"))


@pytest.mark.parametrize("address", ["bags[#b1]", "bags[1]", "bags[2]"])
@pytest.mark.parametrize("position", [0, 1, 2])
def test_rows_are_moved(address: str, position: int) -> None:
    applied = back_again(MoveRow(address, position))
    bags, before = applied.character.data["bags"], BREN.data["bags"]
    assert isinstance(bags, list)
    assert isinstance(before, list)
    assert sorted(map(str, bags)) == sorted(map(str, before))


def test_options_are_set_and_undone() -> None:
    assert back_again(SetOption("storms", False)).character.options == {"storms": False, "unknown": 3}
    assert back_again(SetOption("storms", ABSENT)).character.options == {"unknown": 3}
    assert back_again(SetOption("tide", "ebb")).addresses == ("options.tide",)


def test_house_rules_keep_their_place() -> None:
    assert list(back_again(SetHouseRule("speed", "3")).character.house_rules.items()) == [("speed", "3"), ("load", "2")]
    assert list(back_again(SetHouseRule("seats", "3")).character.house_rules) == ["speed", "load", "seats"]
    assert list(back_again(SetHouseRule("seats", "3", 0)).character.house_rules) == ["seats", "speed", "load"]
    assert list(back_again(SetHouseRule("speed", ABSENT)).character.house_rules) == ["load"]
    assert back_again(SetHouseRule("none", ABSENT)).character == BREN


def test_violations_are_allowed_and_disallowed() -> None:
    new = back_again(Accept("heavy", "bags[0]", "so what")).character.accepted
    assert new[-1] == Acceptance("heavy", "bags[#b1]", "so what")
    changed = back_again(Accept("heavy", "bags[1]", "very strong")).character.accepted
    assert changed[0] == Acceptance("heavy", "bags[#b2]", "very strong")
    assert back_again(Accept("heavy", "bags[#b2]", None)).character.accepted == BREN.accepted[1:]
    assert back_again(Accept("heavy", "nowhere[3]", None)).character == BREN
    first = back_again(Accept("first", "load", "", 0)).character.accepted
    assert first[0].code == "first"


def test_portraits_are_set_and_removed() -> None:
    with_portrait = back_again(SetPortrait(PORTRAIT)).character
    assert with_portrait.portrait == PORTRAIT
    assert back_again(SetPortrait(None), with_portrait).character.portrait is None


def test_the_setting_is_set_and_removed() -> None:
    fens = SettingReference("fens", "The Fens", "0f")
    character = back_again(SetSetting(fens)).character
    assert character.setting == fens
    assert back_again(SetSetting(None), character).character.setting is None


def test_a_stored_edit_without_a_setting_reference_is_refused() -> None:
    with pytest.raises(EditError, match="must be an object with id, name and hash"):
        edit_from_json({"edit": "set_setting", "value": {"name": "no id"}})


def test_a_batch_is_one_step() -> None:
    batch = Batch(
        (
            AddRow("gear", {"uid": "g1"}),
            SetValue("gear[#g1].name", "rope"),
            AddRow("gear", {"uid": "g2"}, 0),
            MoveRow("gear[#g1]", 0),
            RemoveRow("gear[#g2]"),
            SetValue("gear[0].name", "line"),
            SetHeader("name", "Odd"),
        ),
        "Gear",
    )
    applied = back_again(batch)
    assert applied.character.data["gear"] == [{"uid": "g1", "name": "line"}]
    assert applied.addresses == ("gear", "gear[#g1].name", "name")
    assert back_again(Batch(())).character == BREN


def test_a_failing_batch_changes_nothing() -> None:
    with pytest.raises(EditError):
        apply(Batch((SetValue("base.arm", 1), RemoveRow("bags[9]"))))
    assert BREN.data["base"] == {"arm": 7}


ALL = (
    SetValue("base.arm", 1),
    SetValue("base.arm", ABSENT),
    SetValue("base.arm", None),
    SetHeader("tags", ["a"]),
    AddRow("bags", {"name": "x"}),
    AddRow("bags", {}, 0),
    RemoveRow("bags[0]"),
    MoveRow("bags[0]", 2),
    SetOption("storms", ABSENT),
    SetOption("storms", False),
    SetHouseRule("speed", ABSENT),
    SetHouseRule("speed", "1", 0, is_unchecked=True),
    Accept("a", "b", None),
    Accept("a", "", "why", 3),
    SetPortrait(None),
    SetPortrait("x"),
    SetSetting(None),
    SetSetting(SettingReference("fens", "The Fens", "0f", {"note": 1})),
)


@pytest.mark.parametrize("edit", [*ALL, Batch(ALL, "all"), Batch(()), Batch((Batch((ALL[0],)),))])
def test_edits_are_stored_as_json(edit: Edit) -> None:
    assert edit_from_json(read_json(to_text(edit_to_json(edit), None))) == edit


@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        {},
        {"edit": 3},
        {"edit": "explode"},
        {"edit": "set_value"},
        {"edit": "set_value", "address": 5},
        {"edit": "add_row", "list_address": "bags"},
        {"edit": "add_row", "list_address": "bags", "row": {}, "position": "0"},
        {"edit": "move_row", "address": "bags[0]", "position": True},
        {"edit": "set_house_rule", "key": "a", "formula": None},
        {"edit": "accept", "code": "a", "address": "b", "reason": 1},
        {"edit": "batch", "label": ""},
        {"edit": "batch", "edits": [{"edit": "x"}]},
    ],
)
def test_invalid_edits_are_refused(value: Json) -> None:
    with pytest.raises(EditError):
        edit_from_json(value)
