"""Descriptions of edits."""

from __future__ import annotations

import random
from decimal import Decimal

import pytest

from core.character.document import Character
from core.character.edit_labels import describe_edit
from core.character.edits import (
    Accept,
    AddRow,
    Applied,
    Batch,
    Edit,
    MoveRow,
    RemoveRow,
    SetEffects,
    SetHeader,
    SetHouseRule,
    SetOption,
    SetPortrait,
    SetSetting,
    SetValue,
)
from core.character.json_values import ABSENT, Json
from core.character.setting_reference import SettingReference
from core.character.uids import Uids
from tests.helpers.tiny_character import tiny_sheet
from tests.helpers.tiny_game import tiny_system

POISONED: dict[str, Json] = {"name": "Poisoned", "address": "load", "change": -2}


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (SetValue("base.arm", 9), "Arm, rolled: 7 to 9"),
        (SetValue("fare", Decimal("2.50")), "Fare: 2.25 to 2.50"),
        (SetValue("base.arm", ABSENT), "Arm, rolled cleared"),
        (SetValue("damage.arm", 9), "Arm lost: 9"),
        (SetValue("mood", "merry"), "Mood: Merry"),
        (SetValue("licensed", False), "Licensed: no"),
        (SetValue("story", "Once"), "Story changed"),
        (SetValue("songs", ["a"]), "Songs changed"),
        (SetValue("throws", [6, 1, 3]), "Dice thrown: 6, 1, 3"),
        (SetValue("throws", [6] * 20), "Dice thrown changed"),
        (SetValue("bags[0].weight_lb", 3), "Weight, bag: 12.5 to 3"),
        (SetValue("boat", {"name": "Tern"}), "Boat changed"),
        (SetValue("bags[0]", {"name": "net"}), "Bags changed"),
        (AddRow("bags", {"name": "net"}), "net added to Bags"),
        (AddRow("skills", {}), "A row added to Skills"),
        (RemoveRow("bags[0]"), "sack removed from Bags"),
        (MoveRow("bags[0]", 1), "A row of Bags moved to position 2"),
        (SetHeader("name", "Odd"), "Name: Mo to Odd"),
        (SetHeader("player", "Me"), "Player: Me"),
        (SetHeader("name", ""), "Name cleared"),
        (SetHeader("notes", "long"), "Notes changed"),
        (SetHeader("tags", ["a", "b"]), "Tags: a, b"),
        (SetOption("storms", True), "Storms: yes"),
        (SetOption("tide", "flood"), "Tide: Flood"),
        (SetOption("tide", ABSENT), "Tide cleared"),
        (SetHouseRule("load", "1"), "House rule: Load = 1"),
        (SetHouseRule("load", ABSENT), "House rule for Load removed"),
        (SetHouseRule("total.<a>", "1"), "House rule: total.<a> = 1"),
        (Accept("bag_heavy", "bags[1].weight_lb", "strong"), "Bag too heavy (Weight, bag) allowed: strong"),
        (Accept("bag_heavy", "bags[1].weight_lb", None), "Bag too heavy (Weight, bag) no longer allowed"),
        (SetEffects((POISONED,)), "Poisoned added: Load −2"),
        (SetEffects(({"name": "Tired"},)), "Tired added"),
        (SetEffects((POISONED, {"name": "Tired"})), "Conditions changed"),
        (SetEffects(()), "Conditions changed"),
        (SetPortrait(None), "Portrait removed"),
        (Batch((), "Step VI"), "Step VI"),
        (Batch(()), "No change"),
        (Batch((SetValue("base.arm", 9),)), "Arm, rolled: 7 to 9"),
        (Batch((SetValue("base.arm", 9), SetPortrait(None), SetPortrait(None))), "Arm, rolled: 7 to 9 and 2 more"),
    ],
)
def test_an_edit_with_its_inverse(edit: Edit, words: str) -> None:
    sheet = tiny_sheet()
    inverse = edit.apply(sheet.character, Uids(random.Random(1))).inverse
    if isinstance(edit, SetValue) and "[" in edit.address:
        changes = sheet.apply(edit)
        edit, inverse = changes.edit, changes.inverse
    assert describe_edit(edit, tiny_system(), inverse).render() == words


@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (SetValue("base.arm", 9), "Arm, rolled: 9"),
        (SetValue("no place at all", 9), "no place at all changed"),
        (SetValue("unknown.place", 9), "unknown.place changed"),
        (SetValue("height_in", None), "Height cleared"),
        (SetValue("licensed", True), "Licensed: yes"),
        (RemoveRow("bags[0]"), "A row removed from Bags"),
        (SetHeader("other", 3), "other: 3"),
        (SetOption("unknown", True), "unknown: yes"),
        (SetOption("unknown", {"name": "x"}), "unknown: x"),
        (SetOption("unknown", {}), "unknown: changed"),
        (SetPortrait("x"), "Portrait changed"),
        (SetSetting(None), "World: sample world"),
        (SetSetting(SettingReference("fens", "The Fens")), "World: The Fens"),
        (SetSetting(SettingReference("fens")), "World: fens"),
        (Accept("fog", "base.arm", "so"), "Storms (Arm, rolled) allowed: so"),
        (Accept("never_heard", "", "so"), "never heard (Ferry) allowed: so"),
        (Accept("never_heard", "left.arm", "so"), "never heard (Arm left) allowed: so"),
        (Batch((SetValue("base.arm", 9), SetPortrait(None)), ""), "Arm, rolled: 9 and 1 more"),
    ],
)
def test_an_edit_alone(edit: Edit, words: str) -> None:
    assert describe_edit(edit, tiny_system()).render() == words


def test_a_reason_alone_says_so() -> None:
    sheet = tiny_sheet()
    sheet.apply(SetOption("storms", True))
    for reason, words in (("The moon.", "Storms, reason: The moon."), ("", "Storms, reason: –")):
        changes = sheet.apply(SetOption("storms", True, reason=reason))
        assert describe_edit(changes.edit, tiny_system(), changes.inverse).render() == words
    changes = sheet.apply(SetOption("storms", False, reason="The moon."))
    assert describe_edit(changes.edit, tiny_system(), changes.inverse).render() == "Storms: yes to no"


def test_an_unknown_edit_is_a_bug() -> None:
    class Unknown(Edit):
        """An edit of another program."""

        def apply(self, character: Character, uids: Uids) -> Applied:
            return Applied(character, self, ())

    with pytest.raises(AssertionError):
        describe_edit(Unknown(), tiny_system())


def test_dice_that_are_corrected_say_what_they_showed() -> None:
    sheet = tiny_sheet()
    sheet.apply(SetValue("throws", [6, 5, 4]))
    changes = sheet.apply(SetValue("throws", [6, 1, 3]))
    assert describe_edit(changes.edit, tiny_system(), changes.inverse).render() == "Dice thrown: 6, 5, 4 to 6, 1, 3"


def test_conditions_that_end_or_change_are_named() -> None:
    sheet = tiny_sheet(effects=[POISONED])
    uids = Uids(random.Random(1))
    told: dict[str, tuple[Json, ...]] = {"Poisoned ended": (), "Poisoned changed": ({**POISONED, "change": -3},)}
    for words, entries in told.items():
        edit = SetEffects(entries)
        assert describe_edit(edit, tiny_system(), edit.apply(sheet.character, uids).inverse).render() == words
