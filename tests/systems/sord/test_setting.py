"""The sample setting, and what makes a setting of this game invalid."""

from __future__ import annotations

import copy
import json
from typing import cast

import pytest

from core.character.json_values import Json
from core.content.entries import entry_defaults
from core.content.reader import load_setting, shipped_settings
from core.content.setting import Setting
from core.errors import DocumentError
from tests.systems.sord.worked import game

COUNTS = {
    "cultures": 4,
    "professions": 5,
    "skills": 20,
    "weapons": 12,
    "armor": 8,
    "items": 12,
    "powers": 3,
    "quirks": 4,
    "traits": 1,
    "actions": 8,
    "names": 336,
}
Raw = dict[str, list[dict[str, object]]]


def raw() -> Raw:
    """Read the sample setting as plain JSON."""
    (path,) = shipped_settings("sord")
    return cast("Raw", json.loads(path.read_text(encoding="utf-8")))


def load(changed: object) -> Setting:
    return load_setting(json.dumps(changed).encode(), game())


def test_the_sample_setting_is_valid_and_whole() -> None:
    setting = load(raw())
    assert {kind: len(entries) for kind, entries in setting.kinds.items()} == COUNTS
    assert setting.name == "Saltmere"


def test_every_kind_of_entry_has_an_example() -> None:
    assert set(game().kinds) == set(COUNTS)


def test_defaults_of_entries() -> None:
    culture = entry_defaults(game(), "cultures")
    assert culture["average_life_years"] == 70
    assert culture["start_age_dice"] == "16+2d6"
    profession = entry_defaults(game(), "professions")
    assert (profession["trained_lore"], profession["educated_lore"]) == ("1d6", "1d6")
    assert "current" not in profession
    assert entry_defaults(game(), "skills")["cost"] == 1
    assert entry_defaults(game(), "powers")["lore"] == "trained"
    assert entry_defaults(game(), "actions")["seconds"] == 1
    assert set(entry_defaults(game(), "items")) == {"id", "name", "about", "weight_lb", "starting", "price"}


def free(name: str = "", weapon: str = "", weapon_type: str = "") -> list[Json]:
    return [{"choose": 1, "from": [{"name": name, "weapon": weapon, "weapon_type": weapon_type}]}]


@pytest.mark.parametrize(
    ("kind", "key", "value"),
    [
        ("professions", "minimums", {"ambt": 9, "hlth": 9}),
        ("professions", "minimums", {"ambt": 9, "hlth": 9, "mind": 9, "luck": 9}),
        ("professions", "trained_lore", "two dice"),
        ("professions", "trained_lore", "2d7"),
        ("professions", "cultures_barred", ["elves"]),
        ("professions", "free_skills", free("Sword dancing")),
        ("professions", "free_skills", free("Dagger (fired)", "Dagger", "fired")),
        ("professions", "free_skills", free("Halberd (melee)", "Halberd", "melee")),
        ("professions", "id", "woodrunner"),
        ("professions", "name", "Woodrunner"),
        ("cultures", "professions_barred", ["plumber"]),
        ("cultures", "free_skills", free("Sword dancing")),
        ("cultures", "height_in_dice", "tall"),
        ("cultures", "step_rate_number", "many"),
        ("skills", "requires", ["Breathing"]),
        ("skills", "professions", ["plumber"]),
        ("skills", "lore", "secret"),
        ("skills", "attribute", "beauty"),
        ("powers", "requires", ["Breathing"]),
        ("weapons", "types", [{"type": "hurled"}]),
        ("weapons", "weight_lb", "heavy"),
        ("weapons", "pinpoint", "toe"),
    ],
)
def test_invalid_settings_are_refused(kind: str, key: str, value: object) -> None:
    changed = copy.deepcopy(raw())
    changed[kind][0][key] = value
    with pytest.raises(DocumentError) as caught:
        load(changed)
    assert str(caught.value).startswith(kind) or kind in str(caught.value)


@pytest.mark.parametrize(
    ("kind", "key", "value"),
    [
        ("professions", "free_skills", free("Dagger (thrown)", "dagger", "THROWN")),
        ("cultures", "free_skills", free("swimming ")),
        ("skills", "requires", ["letters"]),
        ("cultures", "step_rate_number", 900),
        ("cultures", "languages", []),
    ],
)
def test_valid_variations_of_a_setting(kind: str, key: str, value: object) -> None:
    changed = copy.deepcopy(raw())
    changed[kind][0][key] = value
    assert load(changed).name == "Saltmere"
