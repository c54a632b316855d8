"""Character documents: headers, unknown keys, and wrong types."""

from __future__ import annotations

import json

import pytest

from core.character.document import Acceptance, Character
from core.character.json_values import Json
from core.character.setting_reference import SettingReference
from core.errors import DocumentError
from tests.helpers.png_pictures import PORTRAIT

HEAD: dict[str, Json] = {"format": "quire-character", "version": 1, "system": "tiny"}


def test_everything_but_format_and_system_has_a_default() -> None:
    assert Character.from_json(HEAD) == Character("tiny")
    assert Character.read(json.dumps(HEAD)).to_json() == {
        **HEAD,
        "name": "",
        "player": "",
        "campaign": "",
        "notes": "",
        "options": {},
        "house_rules": {},
        "data": {},
    }


def test_a_whole_document_survives() -> None:
    document: dict[str, Json] = {
        **HEAD,
        "name": "Bren",
        "player": "P",
        "campaign": "C",
        "notes": "two\nlines",
        "tags": ["a", "b"],
        "portrait": PORTRAIT,
        "options": {"x": True},
        "house_rules": {"b": "1", "a": "2"},
        "accepted": [
            {"code": "c", "address": "bags[0].name", "reason": "r"},
            {"code": "d", "address": "gone[9]", "reason": ""},
        ],
        "data": {"bags": [{"uid": "u1"}], "weight_lb": 24.0},
        "shoes": {"size": [43, None]},
    }
    character = Character.from_json(document)
    assert character.accepted[0] == Acceptance("c", "bags[0].name", "r")
    assert character.extra == {"shoes": {"size": [43, None]}}
    assert character.to_json() == document
    assert Character.read(character.to_text()) == character
    assert Character.read(character.to_text(None).encode()) == character
    assert '"weight_lb": 24.0' in character.to_text()


def test_the_setting_of_a_character_is_kept_by_id_name_and_hash() -> None:
    reference: dict[str, Json] = {"id": "fens", "name": "The Fens", "hash": "0f", "since": 3}
    character = Character.from_json({**HEAD, "setting": reference})
    assert character.setting == SettingReference("fens", "The Fens", "0f", {"since": 3})
    assert character.extra == {}
    assert character.to_json()["setting"] == reference
    assert character.with_data({"a": 1}).setting == character.setting


@pytest.mark.parametrize("value", [None, "fens", {}, {"id": ""}, {"id": 3}, {"id": "fens", "hash": 1}])
def test_another_value_under_the_key_of_the_setting_survives_as_unknown(value: Json) -> None:
    character = Character.from_json({**HEAD, "setting": value})
    assert character.setting is None
    assert character.to_json()["setting"] == value


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"name": None}, "name"),
        ({"name": 5}, "name"),
        ({"notes": []}, "notes"),
        ({"tags": "a"}, "tags"),
        ({"tags": ["a", None]}, "tags[1]"),
        ({"portrait": 5}, "portrait"),
        ({"portrait": None}, "portrait"),
        ({"portrait": "!"}, "portrait"),
        ({"options": []}, "options"),
        ({"options": None}, "options"),
        ({"house_rules": []}, "house_rules"),
        ({"house_rules": {"a": 1}}, "house_rules.a"),
        ({"accepted": {}}, "accepted"),
        ({"accepted": ["x"]}, "accepted[0]"),
        ({"accepted": [{"code": 1}]}, "accepted[0].code"),
        ({"data": []}, "data"),
        ({"data": None}, "data"),
        ({"data": {"x": float("nan")}}, "NaN"),
        ({"format": "other"}, "format"),
        ({"version": 2}, "newer"),
        ({"system": None}, "system"),
    ],
)
def test_a_wrong_type_is_refused_and_named(change: dict[str, object], place: str) -> None:
    with pytest.raises(DocumentError, match=place.replace("[", r"\[").replace("]", r"\]")):
        Character.from_json({**HEAD, **change})
