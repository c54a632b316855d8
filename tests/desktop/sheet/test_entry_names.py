"""What a character keeps by its id is read and typed by its name."""

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
def test_only_what_refers_by_id_has_names(key: str, known: bool) -> None:
    assert bool(load_entry_names(example_game().system, key)) is known
