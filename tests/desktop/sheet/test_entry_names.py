"""Fields that store ids show and accept names."""

from __future__ import annotations

import pytest

from desktop.sheet.entry_names import load_entry_names
from tests.helpers.games import example_game


@pytest.mark.parametrize(
    ("key", "known"),
    [
        ("skills[].professions", True),
        ("skills[].requires", False),
    ],
)
def test_only_fields_that_refer_by_id_have_names(key: str, known: bool) -> None:
    assert bool(load_entry_names(example_game().system, key, example_game().setting())) is known
