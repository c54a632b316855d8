"""New entries of a world and copies have names and ids of their own."""

from __future__ import annotations

from core.character.json_values import Json
from core.content.new_entries import copy_entry, free_id, new_entry
from core.rules.model import SettingKind

WITH_IDS = SettingKind("weapons", "weapon", {})
PLAIN = SettingKind("secrets", "secret", {}, has_ids=False, is_plain=True)


def test_an_id_is_made_of_the_name() -> None:
    assert free_id("Rune Staff", WITH_IDS, ()) == "rune_staff"
    assert free_id("Rune Staff", WITH_IDS, ("rune_staff", "rune_staff_2")) == "rune_staff_3"
    assert free_id("…", WITH_IDS, ()) == "weapons"
    assert free_id("Rune Staff", WITH_IDS, (), "own-id") == "own-id"


def test_a_new_entry_has_a_name_that_is_free() -> None:
    entries = [new_entry("New weapon", WITH_IDS, [])]
    assert entries == [{"name": "New weapon", "id": "new_weapon"}]
    entries.append(new_entry("New weapon", WITH_IDS, entries))
    assert entries[1] == {"name": "New weapon 2", "id": "new_weapon_2"}
    assert new_entry("New secret", PLAIN, []) == {"name": "New secret"}


def test_a_copy_is_another_entry() -> None:
    axe: dict[str, Json] = {"uid": "k3f9", "id": "axe", "name": "Axe 2", "wt": 4}
    assert copy_entry(axe, WITH_IDS, [axe]) == {"id": "axe_3", "name": "Axe 3", "wt": 4}
    nameless: dict[str, Json] = {"id": "line", "line": "Heave:#"}
    assert copy_entry(nameless, WITH_IDS, [nameless]) == {"id": "weapons", "line": "Heave:#"}
