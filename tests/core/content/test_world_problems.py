"""Problems of a world are found at their places; what is sound is offered, with last sound texts for the rest."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.document import Character
from core.character.edits import AddRow, Edit, RemoveRow, SetHeader, SetValue
from core.character.sheet import Sheet
from core.content.reader import load_setting
from core.content.setting import Setting
from core.content.world_document import world_document
from core.content.world_problems import WorldChecker, WorldProblem
from core.content.world_setting import setting_of_world
from core.content.world_system import world_system
from core.errors import EditError
from core.registry import Game, games, open_character
from core.rules.model import SettingReference
from tests.helpers.tiny_game import tiny_system

HARBOR = Path(__file__).parents[2] / "data" / "settings" / "tiny_harbor.json"
SAMPLES = [(own, file) for own in games() for file in own.settings]
Change = Callable[[dict[str, Any]], object]


def harbor() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(HARBOR.read_text(encoding="utf-8"))
    return found


def opened(change: Change = lambda document: None) -> Sheet:
    document = harbor()
    change(document)
    return Sheet.open(world_document(document, tiny_system()), world_system(tiny_system()), random.Random(1))


def problems(sheet: Sheet) -> tuple[WorldProblem, ...]:
    return WorldChecker(tiny_system()).check(sheet.character).problems


def edited(sheet: Sheet, *edits: Edit) -> list[Character]:
    """Apply edits one by one; return the states before them, newest first."""
    states: list[Character] = []
    for edit in edits:
        states.insert(0, sheet.character)
        sheet.apply(edit)
    return states


@pytest.mark.parametrize(("own", "file"), SAMPLES)
def test_samples_have_no_problems_and_offer_what_their_file_does(own: Game, file: Path) -> None:
    setting = load_setting(file, own.system)
    sheet = open_character(world_document(setting.document, own.system), random.Random(1))
    assert [each for each in WorldChecker(own.system).check(sheet.character).problems if not each.is_notice] == []
    offered = setting_of_world(sheet.character, own.system, version=7)
    assert offered == setting
    assert offered.version == 7
    assert offered.reference() == setting.reference()


@pytest.mark.parametrize(
    ("change", "address", "sentence"),
    [
        (lambda d: d["boats"][0].update(weight_lb="heavy"), "boats[0].weight_lb", "must be a number"),
        (lambda d: d["boats"][0].update(benches=[{"seats": "two"}]), "boats[0].benches[0].seats", "whole number"),
        (lambda d: d["boats"][0].update(benches=[7]), "boats[0].benches[0]", "an object in curly braces"),
        (lambda d: d["boats"][0].update(benches="two"), "boats[0].benches", "must be a list"),
        (lambda d: d["boats"][0].update(bonus=3), "boats[0].bonus", "an object in curly braces"),
        (lambda d: d["boats"].append(5), "boats[2]", "must be a group of values"),
        (lambda d: d.update(boats="none"), "boats", "must be a list of entries"),
        (lambda d: d["boats"][0].pop("id"), "boats[0].id", "The entry has no id"),
        (lambda d: d["boats"][0].pop("name"), "boats[0].name", "The entry has no name"),
        (lambda d: d["boats"][0].update(id="Big Punt"), "boats[0].id", "lowercase letters"),
        (lambda d: d["boats"][1].update(id="punt"), "boats[1].id", "same id as another boat: “punt”"),
        (lambda d: d["boats"][1].update(name=" punt"), "boats[1].name", "same name as another boat"),
        (lambda d: d["boats"][0].update(crew=["poling", "sailing"]), "boats[0].crew[1]",
         "Punt refers to the skill sailing"),
        (lambda d: d["gifts"][0].update(way="wide"), "gifts[0].skill", "which has no way wide"),
        (lambda d: d["boats"][1].update(flag="blue", colour="red"), "boats[1].colour", "colour is unknown"),
        (lambda d: d.update(id=""), "id", "The world has no id"),
        (lambda d: d.update(id="No Id"), "id", "lowercase letters"),
        (lambda d: d.update(name=" "), "name", "The world has no name"),
        (lambda d: d.update(about=[]), "about", "must be a text"),
    ],
)  # fmt: skip
def test_a_problem_has_address_and_sentence(change: Change, address: str, sentence: str) -> None:
    found = {each.address: each for each in problems(opened(change))}
    assert address in found, found
    assert sentence in found[address].message.render()
    uid = found[address].uid
    assert WorldChecker(tiny_system()).check(opened(change).character).of_entry(uid) == (
        () if not uid else tuple(each for each in found.values() if each.uid == uid)
    )


def test_the_checks_of_the_game_are_reported_at_their_entry() -> None:
    (found,) = [each for each in problems(opened(lambda d: d["boats"][0].update(weight_lb=1))) if each.code == "check"]
    assert (found.address, found.name, found.is_notice) == ("boats[0]", "Punt", False)
    assert found.message.render() == "Punt is too light: 1 lb for 1 in the arm."


def test_bounds_and_the_notices_of_the_game_are_odd_and_the_entry_is_offered() -> None:
    system, key = next(
        (own.system, key)
        for own in games()
        for key, kind in own.system.kinds.items()
        if any(each.least == 0 and "[]" not in each.key for each in kind.fields.values())
        and kind.has_ids and not kind.checks and not kind.notation
    )  # fmt: skip
    field = next(each for each in system.kinds[key].fields.values() if each.least == 0 and "[]" not in each.key)
    sheet = Sheet.open(Character(f"{system.id}:world", name="X"), world_system(system), random.Random(1))
    sheet.apply(AddRow(key, {"id": "low", "name": "Low"}))
    sheet.apply(SetValue(f"{key}[0].{field.key}", -1))
    report = WorldChecker(system).check(sheet.character)
    (odd,) = [each for each in report.problems if each.code == "out_of_range"]
    assert (odd.address, odd.is_notice) == (f"{key}[0].{field.key}", True)
    assert [*report.sound[key]] == [odd.uid]


def test_a_circle_of_references_is_reported_once_with_its_names() -> None:
    kinds = dict(tiny_system().kinds)
    kinds["gifts"] = replace(kinds["gifts"], references=(SettingReference("skill", "gifts", "name"),))
    system = replace(tiny_system(), kinds=kinds)
    document = harbor()
    document["gifts"] = [{"name": name, "skill": to} for name, to in ("AB", "BC", "CB", "DD", "EA")]
    sheet = Sheet.open(world_document(document, tiny_system()), world_system(tiny_system()), random.Random(1))
    found = [each for each in WorldChecker(system).check(sheet.character).problems if each.code == "circle"]
    assert [each.message.values["names"] for each in found] == ["B → C → B", "D → D"]
    assert [each.address for each in found] == ["gifts[1]", "gifts[3]"]
    assert all(each.is_notice for each in found)


def test_an_entry_is_checked_once_while_its_row_stays_the_same() -> None:
    sheet = opened()
    checker = WorldChecker(tiny_system())
    first = checker.check(sheet.character)
    sheet.apply(SetValue("boats[0].weight_lb", 3))
    second = checker.check(sheet.character)
    uids = [str(row["uid"]) for row in sheet.rows("boats")]
    assert second.sound["boats"][uids[1]] is first.sound["boats"][uids[1]]
    assert second.sound["boats"][uids[0]]["weight_lb"] == 3


def test_entries_that_refer_to_a_wrong_entry_are_wrong_too_and_stay_in_the_world() -> None:
    sheet = opened()
    assert setting_of_world(sheet.character, tiny_system()).entry("boats", "punt") is not None
    sheet.apply(RemoveRow(f"skills[#{next(row['uid'] for row in sheet.rows('skills') if row['id'] == 'poling')}]"))
    setting = setting_of_world(sheet.character, tiny_system())
    assert setting.entry("boats", "punt") is None
    assert len(sheet.rows("boats")) == 2


def test_the_last_sound_text_of_an_entry_counts() -> None:
    sheet = opened()
    older = edited(
        sheet, SetValue("boats[0].weight_lb", 12), SetValue("boats[0].id", "x y"), SetValue("boats[0].weight_lb", 13)
    )
    assert setting_of_world(sheet.character, tiny_system()).entry("boats", "punt") is None
    setting = setting_of_world(sheet.character, tiny_system(), older)
    punt = setting.entry("boats", "punt")
    assert punt is not None
    assert punt["weight_lb"] == 12
    assert [entry["id"] for entry in setting.kinds["boats"]] == ["punt", "barge"]


def test_a_last_sound_text_whose_id_is_taken_meanwhile_does_not_count() -> None:
    sheet = opened()
    older = edited(
        sheet, SetValue("boats[0].id", ""), AddRow("boats", {"id": "punt", "name": "Raft"}), SetHeader("name", "")
    )
    setting = setting_of_world(sheet.character, tiny_system(), older)
    assert [entry["name"] for entry in setting.kinds["boats"]] == ["Barge", "Raft"]
    assert setting.name == "harbor"


_VALUES = st.sampled_from(["", "punt", "barge", "poling", "x y", 5, -3, None, "Punt", [], ["poling", "nothing"]])
_ADDRESSES = st.sampled_from(
    ["boats[0].id", "boats[1].id", "boats[0].name", "boats[0].crew", "boats[0].weight_lb", "skills[0].id",
     "skills[1].name", "gifts[0].skill", "gifts[1].way", "id", "boats[0].benches"]
)  # fmt: skip


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(_ADDRESSES, _VALUES), max_size=8))
def test_whatever_is_edited_what_is_offered_is_a_valid_setting(changes: list[tuple[str, Any]]) -> None:
    sheet = opened()
    older: list[Character] = []
    for address, value in changes:
        try:
            older = [*edited(sheet, SetValue(address, value)), *older]
        except EditError:
            older = older[:]
    setting: Setting = setting_of_world(sheet.character, tiny_system(), older)
    again = load_setting(setting.to_text(), tiny_system())
    assert again == setting
    assert again.reference() == setting.reference()


def test_one_mistake_holds_up_what_refers_to_it_and_takes_nothing_from_the_world() -> None:
    sheet = opened()
    before = setting_of_world(sheet.character, tiny_system())
    poling = next(number for number, row in enumerate(sheet.rows("skills")) if row["id"] == "poling")
    older = edited(sheet, SetValue(f"skills[{poling}].name", ""))
    found = {each.address: each for each in problems(sheet)}
    assert [each.code for each in found.values() if not each.is_notice] == ["missing", "unknown_entry"]  # by its name
    held_up = found["boats[0].crew[0]"]
    assert (held_up.code, held_up.is_notice) == ("unsound", True)
    assert held_up.message.render() == "Punt refers to the skill poling, which has a problem."
    assert setting_of_world(sheet.character, tiny_system(), older).kinds == before.kinds
    offered = setting_of_world(sheet.character, tiny_system())
    assert offered.entry("skills", "poling") is None
    assert offered.entry("boats", "punt") is None


def test_an_entry_counts_as_it_was_before_it_referred_to_one_that_never_was_sound() -> None:
    sheet = opened()
    older = edited(
        sheet,
        AddRow("skills", {"id": "rowing", "name": ""}),
        SetValue("boats[0].crew", ["rowing"]),
    )
    punt = setting_of_world(sheet.character, tiny_system(), older).entry("boats", "punt")
    assert punt is not None
    assert "rowing" not in punt["crew"]  # type: ignore[operator]  # a list of texts
