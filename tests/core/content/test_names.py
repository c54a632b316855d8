"""Names of automatic characters: by people and sex, from the setting, else from the game's own list."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from functools import cache

import pytest

from core.content.names import UNNAMED, draw_name, own_names
from core.content.reader import load_setting
from core.content.setting import Setting
from core.errors import DocumentError
from core.rules.model import Field, FieldType, SettingKind, System
from tests.helpers.tiny_game import tiny_system

DRAWS = 60


@cache
def system() -> System:
    """The tiny game with names by people and sex."""
    part, sex, peoples = (
        ("part", FieldType.TEXT, "first"),
        ("sex", FieldType.TEXT, ""),
        ("peoples", FieldType.TEXTS, ()),
    )
    columns = {key: Field(key, type_, key, key, "", "", "", default) for key, type_, default in (part, sex, peoples)}
    names = SettingKind("names", "name", columns, has_ids=False, has_names=True, is_plain=False)
    return replace(tiny_system(), kinds={**tiny_system().kinds, "names": names})


def setting(*entries: object) -> Setting:
    head = {"format": "quire-setting", "version": 1, "system": "tiny", "id": "s", "name": "S"}
    return load_setting(json.dumps({**head, "names": entries}), system())


def drawn(own: Setting | None, **traits: str) -> set[str]:
    return {draw_name(system(), own, traits, random.Random(seed)) for seed in range(DRAWS)}


HILLS = {"peoples": ["hills"]}
SEA = {"peoples": ["sea"]}
WORLD = (
    {"name": "Aba", "sex": "female", **HILLS}, {"name": "Bor", "sex": "male", **HILLS},
    {"name": "Stone", "part": "last", **HILLS}, {"name": "Cela", "sex": "female", **SEA},
    {"name": "Dorn", "sex": "male", **SEA}, "Everyone",
)  # fmt: skip


def test_a_name_fits_people_and_sex_and_a_last_name_is_added_where_the_people_has_some() -> None:
    assert drawn(setting(*WORLD), peoples="hills", sex="female") == {"Aba Stone", "Everyone Stone"}
    assert drawn(setting(*WORLD), peoples="sea", sex="male") == {"Dorn", "Everyone"}


def test_a_name_written_as_plain_text_is_for_everyone() -> None:
    assert drawn(setting("Ulla", "Tam"), peoples="hills", sex="male") == {"Ulla", "Tam"}


def test_traits_without_any_name_are_dropped_the_last_one_first() -> None:
    own = setting(*WORLD[:-1])
    assert drawn(own, peoples="hills", sex="other") == {"Aba Stone", "Bor Stone"}
    assert drawn(own, peoples="unknown", sex="female") == {"Aba Stone", "Cela"}
    assert drawn(own, peoples="unknown", sex="other") == {"Aba Stone", "Bor Stone", "Cela", "Dorn"}


def test_first_and_last_name_are_of_one_people_even_if_the_people_is_unknown() -> None:
    own = setting({"name": "Aba", **HILLS}, {"name": "Cela", **SEA}, {"name": "Stone", "part": "last", **HILLS},
                  {"name": "Wave", "part": "last", **SEA})  # fmt: skip
    assert drawn(own, peoples="unknown") == {"Aba Stone", "Cela Wave"}


def test_the_same_source_gives_the_same_name() -> None:
    assert {draw_name(system(), setting(*WORLD), {}, random.Random(7)) for _ in range(9)} == {
        draw_name(system(), setting(*WORLD), {}, random.Random(7))
    }


def test_without_any_names_a_character_is_unnamed() -> None:
    assert drawn(None, sex="male") == {UNNAMED}
    assert own_names(tiny_system()) == ()
    assert draw_name(tiny_system(), None, {}, random.Random(1)) == UNNAMED


@pytest.mark.parametrize("entries", [(), ({"name": "Stone", "part": "last"},)], ids=["none", "last names only"])
def test_a_setting_without_first_names_gets_the_names_of_the_game(
    entries: tuple[object, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    own = setting("Gamla").kinds["names"]
    monkeypatch.setattr("core.content.names.own_names", lambda _system: own)
    assert drawn(setting(*entries)) == {"Gamla"}
    assert drawn(None) == {"Gamla"}
    assert drawn(setting("Ulla")) == {"Ulla"}


@pytest.mark.parametrize(
    ("entries", "problem"), [((7,), r"names\[0\]"), (("Ulla", "ulla"), r"same name as names\[0\]")]
)
def test_a_wrong_name_is_refused_with_its_position(entries: tuple[object, ...], problem: str) -> None:
    with pytest.raises(DocumentError, match=problem):
        setting(*entries)
