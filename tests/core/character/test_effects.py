"""Conditions that change numbers: added after the formula, shown last, removed without a trace."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.document import Character
from core.character.edit_json import edit_from_json, edit_to_json
from core.character.edits import (
    AddRow,
    Batch,
    Edit,
    MoveRow,
    RemoveRow,
    SetEffects,
    SetHouseRule,
    SetValue,
)
from core.character.effect_text import effect_text
from core.character.effects import MOST_EFFECTS, Effect, effects_of, read_effect
from core.character.formula_display import formula_with_values
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import EditError, QuireError
from core.formula import format_value
from tests.helpers.tiny_character import EDITS, EFFECTS, tiny_document, tiny_sheet
from tests.helpers.tiny_game import tiny_system


def effect(address: str, change: Json, name: str = "Poisoned", **more: Json) -> dict[str, Json]:
    return {"name": name, "address": address, "change": change, **more}


def with_effects(*entries: Json) -> Sheet:
    return tiny_sheet(effects=list(entries))


def ignored(sheet: Sheet) -> list[str]:
    return [each.message.render() for each in sheet.notices if each.code == "effect_ignored"]


def test_a_change_is_added_after_the_formula_and_read_by_what_follows() -> None:
    book, poisoned = tiny_sheet(), with_effects(effect("total.arm", -2), effect("load", Decimal("0.5"), "Wet"))
    assert poisoned.value("total.arm") == book.value("total.arm") - 2  # type: ignore[operator]  # both are numbers
    assert poisoned.value("left.arm") == book.value("left.arm") - 2  # type: ignore[operator]
    assert poisoned.value("load") == book.value("load") + Fraction(1, 2)  # type: ignore[operator]
    assert poisoned.value("left.wit") == book.value("left.wit") - Fraction(1, 2)  # type: ignore[operator]
    assert not ignored(poisoned)


def test_a_change_of_a_row_stays_with_its_row() -> None:
    sheet = with_effects(effect("bags[1].eased_lb", 7))
    assert sheet.character.effects[0] == effect("bags[#bg2].eased_lb", 7)
    assert sheet.character.to_json()["effects"] == [effect("bags[1].eased_lb", 7)]
    before = sheet.value("bags[1].eased_lb")
    changes = sheet.apply(MoveRow("bags[1]", 0))
    assert sheet.value("bags[0].eased_lb") == before
    assert ("bags", ()) in changes.cells
    removed = sheet.apply(RemoveRow("bags[0]"))
    assert "Poisoned has no effect" in ignored(sheet)[0]
    sheet.apply(removed.inverse)
    assert sheet.value("bags[0].eased_lb") == before
    assert not ignored(sheet)


def test_a_number_that_does_not_exist_stays_so() -> None:
    sheet = with_effects(effect("middle", 3), effect("speed", 1))
    sheet.apply(SetValue("bags", []))
    sheet.apply(SetValue("boat.weight_lb", 0))
    assert sheet.value("middle") is None
    assert sheet.value("speed") is None
    explanation = sheet.explain("middle")
    assert explanation.changes == ()
    assert explanation.computed is None


def test_a_what_if_number_counts_what_conditions_change() -> None:
    sheet = with_effects(effect("crafts.row.score", -1))
    assert sheet.value("crafts.row.next") == 7
    explanation = sheet.explain("crafts.row.next")
    assert explanation.changes == (("Poisoned", -1),)
    assert explanation.computed == 8


def test_the_explanation_says_the_change_last() -> None:
    sheet = with_effects(effect("total.arm", -2), effect("total.arm", Decimal("1.5"), "Blessed"))
    explanation = sheet.explain("total.arm")
    assert explanation.computed == 9
    assert formula_with_values(sheet, explanation, str) == "7 + 2 = 9; Poisoned −2, Blessed +1.5: 8.5"
    without = tiny_sheet()
    assert formula_with_values(without, without.explain("total.arm"), str) == "7 + 2 = 9"


def test_house_rules_come_before_conditions() -> None:
    sheet = with_effects(effect("load", 1))
    sheet.apply(SetHouseRule("load", "40"))
    assert sheet.value("load") == 41


def test_a_fault_stays_a_fault() -> None:
    sheet = tiny_sheet(
        data={"boat": {"weight_lb": 10**15, "bonus": {"arm": 10**15}}, "base": {"arm": 10**15}},
        effects=[effect("total.arm", 1)],
    )
    assert [fault.address for fault in sheet.faults] == ["total.arm"]


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ("nonsense", "A condition has no effect: effects must be an object"),
        ({}, "A condition has no effect: name must be a text"),
        ({"name": " "}, "name must be"),
        ({"name": "x" * 81}, "name must be"),
        ({"name": "Slow", "address": 3}, "Slow has no effect: address must be"),
        (effect("load", "two"), "change must be a number from −1000000 to 1000000, but it is two."),
        (effect("load", None), "change must be"),
        (effect("load", True), "change must be"),
        (effect("load", 10**7), "change must be"),
        (effect("load", Decimal("0.0000001")), "change must be"),
        (effect("load", 1, until=3), "until must be"),
        (effect("load", 1, until={"lasts": -1, "lasts_in": "round"}), "until must be"),
        (effect("load", 1, until={"lasts": True, "lasts_in": "round"}), "until must be"),
        (effect("load", 1, until={"lasts": 1, "lasts_in": "eon"}), "until must be"),
        (effect("laod", 1), "has no number laod. Did you mean load?"),
        (effect("[", 1), "is not an address"),
        (effect("base.arm", 1), "Arm, rolled is entered by hand."),
        (effect("bags", 1), "bags is a list, not a number."),
        (effect("bags[0]", 1), "is a list, not a number."),
        (effect("bags[9].eased_lb", 1), "bags"),
        (effect("rank_name", 1), "Rank in words is not a number."),
        (effect("crafts.row.next", 1), "follows from another number."),
    ],
)
def test_an_entry_that_cannot_be_used_is_kept_and_said(entry: Json, words: str) -> None:
    book, sheet = tiny_sheet(), with_effects(entry, effect("load", 1))
    (message,) = ignored(sheet)
    assert words in message
    assert sheet.value("load") == book.value("load") + 1  # type: ignore[operator]  # the other entry counts
    assert sheet.character.to_json()["effects"] == [entry, effect("load", 1)]
    with pytest.raises(EditError):
        book.apply(SetEffects((entry,)))
    # what is there already may stay while another one is removed
    sheet.apply(SetEffects((sheet.character.effects[0],)))
    assert sheet.value("load") == book.value("load")


def test_effects_that_are_no_list_are_one_entry_without_effect() -> None:
    sheet = tiny_sheet(effects="poison")
    assert len(ignored(sheet)) == 1
    assert sheet.character.to_json()["effects"] == ["poison"]


def test_more_entries_than_the_most_have_no_effect() -> None:
    book = tiny_sheet()
    sheet = with_effects(*[effect("load", 1)] * (MOST_EFFECTS + 2))
    assert sheet.value("load") == book.value("load") + MOST_EFFECTS  # type: ignore[operator]
    assert ignored(sheet) == ["At most 100 conditions can change numbers. Remove some."]
    with pytest.raises(EditError):
        book.apply(SetEffects((effect("load", 1),) * (MOST_EFFECTS + 1)))


def test_a_condition_without_a_number_changes_nothing() -> None:
    sheet = with_effects({"name": "Tired", "until": {"lasts": 2, "lasts_in": "hour"}})
    assert sheet.derived() == tiny_sheet().derived()
    assert not ignored(sheet)
    assert read_effect(sheet.character.effects[0]) == Effect("Tired", lasts=2, lasts_in="hour")


def test_a_renamed_number_is_found_under_its_new_name() -> None:
    old, new = next((old, new) for old, new in tiny_system().renamed.items() if "[" not in old)
    sheet = with_effects(effect(old, 1), effect("[", 1), "nonsense", effect("load", 1))
    assert sheet.character.effects[0] == effect(new, 1)


def test_an_edit_says_everything_that_changes() -> None:
    sheet = tiny_sheet()
    edit = Batch((AddRow("bags", {"weight_lb": 4}), SetValue("base.eye", 3), SetEffects((effect("total.arm", 5),))))
    changes = sheet.apply(edit)
    assert {("bags", ()), ("base.eye", ()), ("total.arm", ()), ("left.arm", ()), ("load", ())} <= set(changes.cells)
    assert "effects" in changes.written
    sheet.apply(changes.inverse)
    assert sheet.derived() == tiny_sheet().derived()


def test_a_copy_has_the_same_changes() -> None:
    sheet = with_effects(effect("bags[0].eased_lb", 2))
    twin = sheet.copy(random.Random(1))
    twin.write(RemoveRow("bags[1]"))
    twin.write(SetEffects(()))
    assert sheet.value("bags[0].eased_lb") == twin.value("bags[0].eased_lb") + 2  # type: ignore[operator]


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (Effect("Poisoned", "total.arm", -2, 3, "round"), "Poisoned: Arm −2 (Rounds left: 3)"),
        (Effect("Poisoned", "bags[0].eased_lb", 1), "Poisoned: Eased weight, sack +1"),
        (Effect("Tired", lasts=1, lasts_in="week"), "Tired (Weeks left: 1)"),
        (Effect("Tired"), "Tired"),
    ],
)
def test_a_condition_in_words(found: Effect, words: str) -> None:
    assert effect_text(tiny_sheet(), found, str) == words
    assert read_effect(json.loads(json.dumps(found.to_json()))) == found


@settings(max_examples=60)
@given(st.lists(EDITS, max_size=4), EFFECTS)
def test_added_and_removed_again_leaves_all_numbers_as_before(edits: list[Edit], entry: Json) -> None:
    sheet = tiny_sheet()
    for edit in edits:
        with suppress(QuireError):
            sheet.apply(edit)
    before, document = (sheet.derived(), sheet.violations, sheet.faults), sheet.character
    try:
        changes = sheet.apply(SetEffects((*document.effects, entry)))
    except EditError:
        return
    sheet.apply(edit_from_json(edit_to_json(changes.inverse)))
    assert (sheet.derived(), sheet.violations, sheet.faults) == before
    assert sheet.character == document


@given(st.lists(EFFECTS, max_size=4))
def test_a_document_keeps_its_conditions(entries: list[Json]) -> None:
    sheet = Sheet.open(Character.from_json(tiny_document(effects=entries)), tiny_system(), random.Random(3))
    again = Sheet.open(Character.read(sheet.character.to_text()), tiny_system(), random.Random(4))
    assert again.character == sheet.character
    assert again.derived() == sheet.derived()
    for address in ("total.arm", "load"):
        explanation = sheet.explain(address)
        assert format_value(explanation.value) in formula_with_values(sheet, explanation, str)


def test_time_is_kept_for_readable_entries_only() -> None:
    entries: tuple[Json, ...] = ("nonsense", effect("load", 1))
    assert effects_of(entries) == (Effect("Poisoned", "load", 1),)


def test_an_edit_of_another_shape_is_refused() -> None:
    with pytest.raises(EditError):
        edit_from_json({"edit": "set_effects", "value": "poison"})
