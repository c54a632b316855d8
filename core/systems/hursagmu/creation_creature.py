"""Asks for a creature of the setting (animal, monster, NPC) and copies it to the sheet.

Source: HURSAGMU Animals; R40.
"""

from __future__ import annotations

from collections.abc import Mapping

from core.character.edits import AddRow, Edit, SetHeader, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.entry_rows import entry_row
from core.content.setting import Entry, Setting
from core.procedures.ask_helpers import Subprocedure, choose_one, write
from core.procedures.readers import entries, rows, sheet_rows, text, whole
from core.procedures.requests import Choose, Option, always
from core.systems.hursagmu.automatic_creation import ATTRIBUTES
from core.systems.hursagmu.creation_person import BASICS

OWN = "own"
"""Key of creation point by point; creatures have their positions as keys."""

_KINDS = {"animal": "animal", "mount": "animal", "monster": "monster", "person": "npc"}
_TRAINING = {1: "Trained.", 2: "Trained for fighting."}
_COPIED = ("stamina_max", "mass_lb", "move_yd", "three_dimensional")


def ask_creature(sheet: Sheet, setting: Setting | None) -> Subprocedure[Sheet]:
    """Ask for a creature of the setting, and write it whole.

    Returns:
        The sheet; with skills or weapons if a creature was chosen.
    """
    offered = entries(setting, "creatures")
    if not offered or text(sheet.character.data, "kind", "player") == "player":
        return sheet
    chosen = yield from choose_one(
        Choose(
            key="creature",
            label="A creature of the world?",
            help="It is copied whole: attributes, skills, natural weapons and hide.",
            cite="Animals; R40",
            step=BASICS,
            options=(
                Option(OWN, "No, made point by point"),
                *(Option(str(index), text(entry, "name"), text(entry, "note")) for index, entry in enumerate(offered)),
            ),
            policy=always([OWN]),
        )
    )
    if chosen == OWN:
        return sheet
    return (yield from write("creature.written", *creature_edits(sheet, offered[int(chosen)]), step=BASICS))


def creature_edits(sheet: Sheet, entry: Entry) -> list[Edit]:
    """Return the edits that turn a sheet into a creature.

    Args:
        sheet: The sheet; its name and notes stay.
        entry: The creature.
    """
    base = {key: whole(entry, key) for key in ATTRIBUTES}
    edits: list[Edit] = [SetValue("kind", _KINDS[text(entry, "category", "animal")]), SetValue("base", base)]
    edits += [SetValue(key, entry[key]) for key in _COPIED if key in entry]
    edits += [AddRow("skills", entry_row(sheet.system, "skills", row)) for row in rows(entry, "skills")]
    for attack in rows(entry, "attacks"):
        row = entry_row(sheet.system, "weapons", attack)
        edits.append(AddRow("weapons", {**row, "hands": 0, "throw_range_yd": 0, "ready": True}))
    if armor := whole(entry, "natural_armor"):
        edits.append(AddRow("armor", {"name": "Natural armor", "rating": armor}))
    if not sheet.header("name"):
        edits.append(SetHeader("name", text(entry, "name")))
    if words := creature_notes(entry):
        edits.append(SetHeader("notes", "\n".join(part for part in (sheet.header("notes"), words) if part)))
    return edits


def creature_notes(entry: Mapping[str, Json]) -> str:
    """Return notes on what a sheet has no fields for: hide, training, use as a mount."""
    armor = whole(entry, "natural_armor")
    parts = (
        f"Natural armor {armor}." if armor else "",
        _TRAINING.get(whole(entry, "training"), ""),
        "Can be ridden." if entry.get("rideable") is True else "",
        text(entry, "note"),
    )
    return " ".join(part for part in parts if part)


def is_creature_chosen(sheet: Sheet) -> bool:
    """Return whether a creature was chosen, which skips the steps with points."""
    return bool(sheet_rows(sheet, "skills") or sheet_rows(sheet, "weapons"))
