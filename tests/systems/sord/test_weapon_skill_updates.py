"""A skill with a weapon has the cost of that use of the weapon in the world, and follows it in an update."""

from __future__ import annotations

import random
from typing import Any

from core.character.edits import AddRow, Batch, SetValue
from core.character.sheet import Sheet
from core.content.entry_rows import entry_row
from core.content.entry_updates import EntryUpdate, entry_updates
from core.content.setting import Setting
from core.content.update_effects import update_effect
from core.registry import game
from tests.helpers.changed_worlds import edited_world, unchecked_world
from tests.helpers.games import blank_sheet

OF = game("sord")


def sample() -> Setting:
    setting = OF.setting()
    assert setting is not None
    return setting


def dearer() -> Setting:
    """Return the sample world with every special use one Lore dearer."""

    def change(kind: str, entry: dict[str, Any]) -> None:
        for use in entry["types"] if kind == "weapons" else ():
            use["cost"] += use["type"] == "special"

    return edited_world(sample(), OF, change)


def skilled(weapon_type: str = "special") -> Sheet:
    """Return a character with the skill with the rune staff, paid."""
    (entry,) = [each for each in sample().kinds["weapons"] if each["name"] == "Rune staff"]
    (use,) = [each for each in entry["types"] if each["type"] == "special"]  # type: ignore[union-attr, call-overload, index]
    sheet = blank_sheet(OF)
    row = {"name": "Rune staff (special)", "lore": use["lore"], "cost": use["cost"], "weapon": "Rune staff"}  # type: ignore[call-overload, index]
    sheet.apply(AddRow("skills", {**row, "weapon_type": weapon_type, "trained_paid": use["cost"]}))  # type: ignore[call-overload, index]
    return sheet


def update_of(sheet: Sheet, new: Setting) -> EntryUpdate:
    (update,) = entry_updates(sheet, sample(), new)
    return update


def test_the_cost_of_a_weapon_skill_follows_its_use_and_breaks_the_rule_of_payment() -> None:
    sheet = skilled()
    update = update_of(sheet, dearer())
    (field,) = update.fields
    assert (update.kind, update.name, field.key, field.use) == ("weapons", "Rune staff", "skills[].cost", "Special")
    before = sheet.value("skills[0].cost")
    effect = update_effect(sheet, [update], random.Random(1))
    assert len(effect.violations) == 1
    assert effect.violations[0].address.startswith("skills[0]")
    sheet.apply(Batch(update.edits))
    assert sheet.value("skills[0].cost") == before + 1  # type: ignore[operator]
    assert entry_updates(sheet, dearer(), dearer()) == ()


def test_a_cost_of_its_own_stays() -> None:
    sheet = skilled()
    sheet.apply(SetValue("skills[0].cost", 1))
    (field,) = update_of(sheet, dearer()).kept
    assert (field.key, field.own) == ("skills[].cost", 1)


def test_a_skill_with_another_use_or_weapon_is_left_alone() -> None:
    assert entry_updates(skilled("parried"), sample(), dearer()) == ()
    sheet = skilled()
    sheet.apply(SetValue("skills[0].weapon", "Own club"))
    assert entry_updates(sheet, sample(), dearer()) == ()


def test_a_use_that_is_gone_leaves_the_skill_with_the_reason() -> None:
    def change(kind: str, entry: dict[str, Any]) -> None:
        if kind == "weapons":
            entry["types"] = [use for use in entry["types"] if use["type"] != "special"]

    update = update_of(skilled(), unchecked_world(sample(), change))
    assert "Special" in str(update.refusal and update.refusal.render())
    assert update.edits == ()


def test_the_row_of_the_weapon_keeps_its_plain_labels_beside_the_skill() -> None:
    def change(kind: str, entry: dict[str, Any]) -> None:
        if kind == "weapons":
            entry["weight_lb"] = 40

    sheet = skilled()
    (entry,) = [each for each in sample().kinds["weapons"] if each["name"] == "Rune staff"]
    sheet.apply(AddRow("weapons", entry_row(OF.system, "weapons", entry, {"type": "special"})))
    (field,) = update_of(sheet, unchecked_world(sample(), change)).fields
    assert (field.key, field.use) == ("weapons[].weight_lb", "")


def test_a_renamed_weapon_renames_it_in_the_skill() -> None:
    def change(kind: str, entry: dict[str, Any]) -> None:
        if kind == "weapons" and entry["name"] == "Rune staff":
            entry["name"] = "Staff of runes"
        for row in entry.get("free_skills", ()):
            for each in row["from"]:
                if each.get("weapon") == "Rune staff":
                    each["weapon"] = "Staff of runes"

    update = update_of(skilled(), edited_world(sample(), OF, change))
    assert [(each.key, each.after) for each in update.fields] == [("skills[].weapon", "Staff of runes")]
