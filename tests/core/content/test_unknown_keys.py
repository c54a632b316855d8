"""Values out of range and unknown keys of a setting are kept, with a warning."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from core.content.notices import setting_notices
from core.content.reader import load_setting
from core.content.unknown_keys import MAX_NOTICES
from core.registry import games
from tests.helpers.tiny_game import tiny_system

FILE = Path(__file__).parents[2] / "data" / "settings" / "tiny_harbor.json"


def notices(boat: Mapping[str, object]) -> list[tuple[str, str]]:
    """Return code and sentence of every notice of a setting with one boat."""
    content: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    content["boats"] = [{"id": "punt", "name": "Punt", **boat}]
    setting = load_setting(json.dumps(content), tiny_system())
    return [(each.code, each.render()) for each in setting_notices(setting, tiny_system())]


@pytest.mark.parametrize(
    ("boat", "expected"),
    [
        ({"weight_lb": 0, "bonus": {"arm": -1}}, []),
        (
            {"weight_lb": -0.5, "bonus": {"arm": -1}},
            [("content_out_of_range", "Punt: Weight is -0.5; it should be 0 or more.")],
        ),
        (
            {"bonus": {"arm": 1, "leg": 3}},
            [("content_unknown_key", "Punt: bonus.leg is unknown: it is kept but has no effect.")],
        ),
        (
            {"weigth_lb": 3},
            [("content_unknown_key", "Punt: weigth_lb is unknown: it is kept but has no effect.")],
        ),
        (
            {"benches": [{"seat": 2}]},
            [("content_unknown_key", "Punt: benches[].seat is unknown: it is kept but has no effect.")],
        ),
    ],
)
def test_unknown_keys_and_values_out_of_range_are_reported(
    boat: Mapping[str, object], expected: list[tuple[str, str]]
) -> None:
    assert notices(boat) == expected


def test_many_warnings_are_counted() -> None:
    found = notices({f"key_{number}": number for number in range(MAX_NOTICES + 30)})
    assert len(found) == MAX_NOTICES + 1
    assert found[-1] == ("content_more", "30 more numbers and keys like these.")


@pytest.mark.parametrize("game", [each.id for each in games()])
def test_sample_settings_have_no_notices(game: str) -> None:
    found = next(each for each in games() if each.id == game)
    for file in found.settings:
        setting = found.setting(file)
        assert setting is not None
        assert setting_notices(setting, found.system) == ()
