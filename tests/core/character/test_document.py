"""Character documents: headers, unknown keys, and wrong types."""

from __future__ import annotations

import json

import pytest

from core.character.document import Acceptance, Character
from core.character.json_values import Json
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
