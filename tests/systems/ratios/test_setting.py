"""The sample setting, and what makes a setting of this game invalid."""

from __future__ import annotations

import copy
import json
from typing import cast

import pytest

from core.content.entries import entry_defaults
from core.content.notices import setting_notices
from core.content.reader import load_setting, shipped_settings
from core.content.setting import Setting
from core.errors import DocumentError
from tests.systems.ratios.worked import game

COUNTS = {"cultures": 4, "professions": 5, "weapons": 12, "armor": 6, "capabilities": 15, "names": 360}
Raw = dict[str, list[dict[str, object]]]


def raw() -> Raw:
    """Read the sample setting as plain JSON."""
    (path,) = shipped_settings("ratios")
    return cast("Raw", json.loads(path.read_text(encoding="utf-8")))


def load(changed: object) -> Setting:
    return load_setting(json.dumps(changed).encode(), game())


def test_the_sample_setting_is_valid_and_whole() -> None:
    setting = load(raw())
    assert {kind: len(entries) for kind, entries in setting.kinds.items()} == COUNTS
    assert setting.name == "Lowtide"
    assert set(game().kinds) == set(COUNTS)


def test_sample_cultures_are_balanced() -> None:
    """R15: the sums of their bonuses are equal, +12 each."""
    assert {sum(cast("dict[str, int]", each["bonus"]).values()) for each in raw()["cultures"]} == {12}


def test_every_capability_can_be_learned() -> None:
    content = raw()
    taught = {each for kind in ("cultures", "professions") for entry in content[kind] for each in _ids(entry)}
    closed = {each["id"] for each in content["capabilities"] if not each["open"]}
    assert closed <= taught


def _ids(entry: dict[str, object]) -> list[str]:
    return cast("list[str]", entry["capabilities"])


def test_defaults_of_entries() -> None:
    culture = entry_defaults(game(), "cultures")
    assert culture["start_age_years"] == {"min": 16, "max": 40}
    assert cast("dict[str, int]", culture["cap"])["agil"] == 99
    weapon = entry_defaults(game(), "weapons")
    assert (weapon["kind"], weapon["quantity"], weapon["range_increment_ft"]) == ("melee", 1, None)
    assert not {"hand", "carried", "penetration_lost"} & set(weapon)
    assert not {"worn", "carried", "rank_lost"} & set(entry_defaults(game(), "armor"))
    capability = entry_defaults(game(), "capabilities")
    assert (capability["open"], capability["max_bonus"], capability["applies_to"]) == (True, 25, "check")
    assert not {"bonus", "teacher", "time_spent"} & set(capability)


@pytest.mark.parametrize(
    ("kind", "key", "value"),
    [
        ("cultures", "id", "hillholder"),
        ("cultures", "id", "Hill Holder"),
        ("cultures", "bonus", {"agil": "much"}),
        ("cultures", "capabilities", ["flying"]),
        ("cultures", "human_years_per_real_year", 0),
        ("cultures", "start_age_years", {"min": 40, "max": 16}),
        ("cultures", "tbf_percent", {"male": {"min": 30, "max": 18}}),
        ("professions", "attributes", ["beauty"]),
        ("professions", "attributes", ["agil", "agil"]),
        ("professions", "capabilities", ["flying"]),
        ("weapons", "kind", "hurled"),
        ("weapons", "range_increment_ft", 0),
        ("weapons", "name", "Short Sword"),
        ("armor", "covers", ["tail"]),
        ("armor", "guards", "everything"),
        ("capabilities", "attributes", ["agil", "luck"]),
        ("capabilities", "requires_training", ["luck"]),
        ("capabilities", "applies_to", "singing"),
    ],
)
def test_invalid_settings_are_refused(kind: str, key: str, value: object) -> None:
    changed = copy.deepcopy(raw())
    changed[kind][0][key] = value
    with pytest.raises(DocumentError) as caught:
        load(changed)
    assert kind in str(caught.value)


@pytest.mark.parametrize(
    ("kind", "key", "value"),
    [
        ("cultures", "bonus", {"agil": 21}),
        ("cultures", "bonus", {"agil": -21}),
        ("cultures", "cap", {"zeal": 0}),
        ("cultures", "cap", {"zeal": 100}),
        ("weapons", "penetration_max", 101),
        ("armor", "rank_max", 100),
        ("capabilities", "max_bonus", 0),
    ],
)
def test_a_number_out_of_range_is_kept(kind: str, key: str, value: object) -> None:
    """It becomes a violation of the character that takes it over; the Game Master may want it."""
    changed = copy.deepcopy(raw())
    changed[kind][0][key] = value
    assert load(changed).name == "Lowtide"


def test_a_weapon_needs_force() -> None:
    changed = raw()
    changed["weapons"][0].update(length_in=0, weight_lb=0)
    with pytest.raises(DocumentError, match="no Damage Force"):
        load(changed)


def setting_notice_names(changed: object) -> list[tuple[str, object]]:
    """Return code and entry of every notice of a setting."""
    return [(each.code, each.values.get("name")) for each in setting_notices(load(changed), game())]


def test_sample_setting_has_no_notices() -> None:
    assert setting_notice_names(raw()) == []


def test_setting_notices_are_reported() -> None:
    content = copy.deepcopy(raw())
    first, second, *_ = content["cultures"]
    first["cap"] = {"agil": 75, "baln": 70}
    second["bonus"] = {"agil": 8}
    second["cap"] = {"agil": 8, "baln": 70, "chnc": 80}
    content["professions"][0]["attributes"] = []
    closed: dict[str, object] = {"id": "closed", "name": "Closed Art", "open": False}
    content["capabilities"].append(closed)
    assert setting_notice_names(content) == [
        ("culture_net_unequal", None),
        ("culture_few_caps", first["name"]),
        ("culture_cap_below_start", second["name"]),
        ("profession_without_attributes", content["professions"][0]["name"]),
        ("capability_unreachable", "Closed Art"),
    ]
    content["professions"][0]["capabilities"] = [" Closed "]
    assert ("capability_unreachable", "Closed Art") not in setting_notice_names(content)


def test_setting_numbers_outside_the_book_are_reported() -> None:
    content = copy.deepcopy(raw())
    first, second, *_ = content["cultures"]
    first["bonus"] = {"baln": 21, "lang": -9}
    second["bonus"] = {"strn": 5, "uncn": 3, "vtly": 4, "luck": 2}
    content["armor"][0]["rank_max"] = 120
    told_of = [(each.code, each.render()) for each in setting_notices(load(content), game())]
    assert told_of == [
        ("content_out_of_range", "Tidefolk: Balance bonus is 21; it should be -20 to 20."),
        ("content_unknown_key", "Hillholders: bonus.luck is unknown: it is kept but has no effect."),
        ("content_out_of_range", "Felted Wool Clothes: Rank when whole is 120; it should be 0 to 99."),
    ]
