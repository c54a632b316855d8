"""Violations: conditions and bounds, their addresses, acceptance and its removal."""

from __future__ import annotations

import random

import pytest

from core.character.document import Acceptance
from core.character.edits import Accept, AddRow, Batch, MoveRow, RemoveRow, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.character.violations import bounds_check
from core.errors import EditError
from core.messages import Message
from core.rules.model import Field, FieldType, Severity
from tests.helpers.tiny_character import tiny_sheet

CLEAN: Json = {
    "base": {"arm": 7, "eye": 7, "wit": 7},
    "boat": {"bonus": {"wit": 10_000}},
    "bags": [{"uid": "a", "name": "sack"}],
}


def codes(sheet: Sheet) -> list[tuple[str, str]]:
    return [(each.code, each.address) for each in sheet.violations]


def test_a_legal_character_has_none() -> None:
    sheet = tiny_sheet(data=CLEAN)
    assert sheet.violations == ()
    assert sheet.notices == ()
    assert sheet.faults == ()


@pytest.mark.parametrize(("name", "words"), [("", "Bag 2"), ("  ", "Bag 2"), ("chest", "chest")])
def test_a_row_without_a_name_is_named_by_its_position(name: str, words: str) -> None:
    sheet = tiny_sheet(data={"base": {"arm": 7}, "bags": [{}, {"name": name, "weight_lb": 99}]})
    (found,) = (each for each in sheet.violations if each.code == "bag_heavy")
    assert found.message.render() == f"{words} weighs 99, which is above 70."


@pytest.mark.parametrize(
    ("address", "value", "code", "words"),
    [
        ("base.arm", 1, "base_range", "Arm, rolled is 1; it runs from 2 to 12."),
        ("base.arm", 13, "base_range", "Arm, rolled is 13; it runs from 2 to 12."),
        ("base.arm", -1, "base_range", "Arm, rolled is -1; it runs from 2 to 12."),
        ("fare", -0.5, "out_of_range", "Fare is -0.5, which is unusual."),
        ("crafts.row.level", 6, "out_of_range", "Rowing is 6, which is unusual."),
        ("bags[0].weight_lb", -1, "out_of_range", "Weight is -1, which is unusual."),
        ("bags[0].things", [{}, {"count": -2}], "negative", "How many is -2."),
        ("skills", [{"level": 9}], "out_of_range", "Level is 9, which is unusual."),
        ("boat.weight_lb", -3, "out_of_range", "Weight is -3, which is unusual."),
    ],
)
def test_numbers_outside_their_range(address: str, value: Json, code: str, words: str) -> None:
    sheet = tiny_sheet(data=CLEAN)
    changes = sheet.apply(SetValue(address, value))
    found = [each for each in sheet.violations if each.code == code]
    assert [each.message.render() for each in found] == [words]
    assert found[0].severity is Severity.VIOLATION
    assert changes.violations == tuple(each for each in sheet.violations)
    again = Sheet.open(sheet.character, sheet.system, random.Random(1))
    assert again.violations == sheet.violations
    assert sheet.apply(changes.inverse).resolved
    assert sheet.violations == ()


def test_zero_may_mean_not_determined() -> None:
    sheet = tiny_sheet(data=CLEAN)
    sheet.apply(SetValue("base.arm", 0))
    assert ("base_range", "base.arm") not in codes(sheet)


def test_an_undefined_number_is_in_range() -> None:
    assert tiny_sheet(data={**CLEAN, "height_in": None}).violations == ()  # type: ignore[dict-item]  # a group


@pytest.mark.parametrize(
    ("least", "most", "value", "words"),
    [
        (None, 3, 4, "Kegs is 4; it should be 3 or less."),
        (1, None, 0, "Kegs is 0; it should be 1 or more."),
        (1, 3, 4, "Kegs is 4; it should be 1 to 3."),
    ],
)
def test_bounds_without_a_wording_of_the_game(least: int | None, most: int | None, value: int, words: str) -> None:
    field = Field("k", FieldType.INT, "Kegs", "K", "", "1", "", 0, least=least, most=most)
    watcher = bounds_check(0, field, None)
    assert watcher.is_violated_by(value)
    assert not watcher.is_violated_by(2)
    assert not watcher.is_violated_by("text")
    assert not watcher.is_violated_by(None)
    assert Message("x", watcher.message, {**watcher.texts, "n": value}).render() == words


def test_conditions_name_the_row() -> None:
    sheet = tiny_sheet(data=CLEAN)
    sheet.apply(SetValue("bags[0].weight_lb", 71))
    assert codes(sheet) == [("bag_heavy", "bags[0].weight_lb")]
    assert sheet.violations[0].message.render() == "sack weighs 71, which is above 70."
    assert (sheet.violations[0].label, sheet.violations[0].cite) == ("Bag too heavy", "3; R1")
    sheet.apply(AddRow("bags", {}, 0))
    assert codes(sheet) == [("bag_heavy", "bags[1].weight_lb")]
    sheet.apply(MoveRow("bags[1]", 0))
    assert codes(sheet) == [("bag_heavy", "bags[0].weight_lb")]
    sheet.apply(SetValue("base.arm", 8))
    assert codes(sheet) == []


def test_one_code_is_reported_once_for_an_address() -> None:
    sheet = tiny_sheet(data=CLEAN)
    sheet.apply(SetValue("bags[0].weight_lb", 1001))
    assert codes(sheet) == [("bag_heavy", "bags[0].weight_lb")]


def test_members_are_reported_individually() -> None:
    sheet = tiny_sheet(data={**CLEAN, "damage": {"eye": 8}})  # type: ignore[dict-item]  # a group
    assert [each.message.render() for each in sheet.violations] == ["Eye (EYE, eye) is at 0 of 7: {rest} 1 more."]
    assert codes(sheet) == [("ability_lost", "left.eye")]


def test_rows_in_rows() -> None:
    sheet = tiny_sheet(data=CLEAN)
    sheet.apply(Batch((AddRow("bags", {}), SetValue("bags[1].things", [{}, {"count": 10}]))))
    assert [(each.code, each.address) for each in sheet.notices] == [("thing_many", "bags[1].things[1]")]
    sheet.apply(RemoveRow("bags[1].things[0]"))
    assert sheet.notices[0].address == "bags[1].things[0]"


def test_notices_are_separate() -> None:
    sheet = tiny_sheet(data=CLEAN)
    sheet.apply(Batch((SetValue("licensed", False), SetValue("bags", []))))
    assert sheet.violations == ()
    assert [(each.code, each.address) for each in sheet.notices] == [("unlicensed", "licensed"), ("no_bag", "bags")]


# ---- allowing


def heavy() -> Sheet:
    sheet = tiny_sheet(data=CLEAN)
    sheet.apply(SetValue("bags[0].weight_lb", 500))
    return sheet


def test_an_allowed_violation_is_still_listed_with_its_reason() -> None:
    sheet = heavy()
    sheet.apply(Accept("bag_heavy", "bags[0].weight_lb", "a giant carries it"))
    assert [each.accepted for each in sheet.violations] == ["a giant carries it"]
    assert sheet.character.accepted == (Acceptance("bag_heavy", "bags[#a].weight_lb", "a giant carries it"),)
    document = sheet.character.to_json()
    assert document["accepted"] == [
        {"code": "bag_heavy", "address": "bags[0].weight_lb", "reason": "a giant carries it"}
    ]
    again = Sheet.open(sheet.character.from_json(document), sheet.system, random.Random(1))
    assert again.character == sheet.character
    sheet.apply(Accept("bag_heavy", "bags[#a].weight_lb", None))
    assert [each.accepted for each in sheet.violations] == [None]


def test_an_acceptance_follows_its_row() -> None:
    sheet = heavy()
    sheet.apply(Accept("bag_heavy", "bags[0].weight_lb", "ok"))
    sheet.apply(AddRow("bags", {"weight_lb": 600}, 0))
    assert [(each.address, each.accepted) for each in sheet.violations] == [
        ("bags[0].weight_lb", None),
        ("bags[1].weight_lb", "ok"),
    ]
    assert sheet.character.to_json()["accepted"] == [
        {"code": "bag_heavy", "address": "bags[1].weight_lb", "reason": "ok"}
    ]


def test_an_acceptance_is_dropped_with_its_violation_and_restored_by_undo() -> None:
    sheet = heavy()
    sheet.apply(Accept("bag_heavy", "bags[0].weight_lb", "ok"))
    document = sheet.character
    changes = sheet.apply(SetValue("bags[0].weight_lb", 5))
    assert sheet.character.accepted == ()
    assert changes.edit == Batch((SetValue("bags[#a].weight_lb", 5), Accept("bag_heavy", "bags[#a].weight_lb", None)))
    sheet.apply(changes.inverse)
    assert sheet.character == document
    assert sheet.violations[0].accepted == "ok"
    changes = sheet.apply(RemoveRow("bags[0]"))
    assert sheet.character.accepted == ()
    sheet.apply(changes.inverse)
    assert sheet.character == document


def test_only_violations_can_be_allowed() -> None:
    sheet = heavy()
    for code, address in (("bag_heavy", "bags[0].name"), ("nothing", "bags[0].weight_lb"), ("bag_heavy", "")):
        with pytest.raises(EditError) as caught:
            sheet.apply(Accept(code, address, "because"))
        assert caught.value.message.code == "nothing_to_accept"
    sheet.apply(Accept("nothing", "fare", None))
    sheet.apply(Batch((Accept("nothing", "fare", "why"),)))
    assert sheet.character.accepted == ()


def test_obsolete_acceptances_of_a_document_are_dropped() -> None:
    entries: Json = [
        {"code": "bag_heavy", "address": "bags[0].weight_lb", "reason": "was heavy"},
        {"code": "bag_heavy", "address": "bags[9].weight_lb", "reason": "was there"},
        {"code": "base_range", "address": "base.arm", "reason": "kept"},
    ]
    sheet = tiny_sheet(data={**CLEAN, "base": {"arm": 1}}, accepted=entries)  # type: ignore[dict-item]  # a group
    assert [entry.reason for entry in sheet.character.accepted] == ["kept"]


def test_a_rule_may_be_reported_at_an_option() -> None:
    (notice,) = [each for each in tiny_sheet(options={"storms": True}).notices if each.code == "fog"]
    assert notice.address == "options.storms"
    assert notice.message.render() == "Storms may come up at ebb."
