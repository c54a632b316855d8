"""Name resolution: in the row, the rows around it, the sheet."""

from __future__ import annotations

import pytest

from core.rules.name_resolution import list_of, resolve, visible

KNOWN = {"name", "rank", "bags[].name", "bags[].things[].count", "skills[].level"}


@pytest.mark.parametrize(
    ("name", "scope", "found"),
    [
        ("name", "", "name"),
        ("name", "bags", "bags[].name"),
        ("name", "bags[].things", "bags[].name"),
        ("count", "bags[].things", "bags[].things[].count"),
        ("rank", "bags[].things", "rank"),
        ("level", "bags", None),
    ],
)
def test_names_are_resolved_from_the_row_outwards(name: str, scope: str, found: str | None) -> None:
    assert resolve(name, scope, KNOWN) == found


def test_the_list_of_a_key_is_the_innermost() -> None:
    assert [list_of(key) for key in ("rank", "bags[].name", "bags[].things[].count", "bags[]")] == [
        "", "bags", "bags[].things", "bags",
    ]  # fmt: skip


def test_only_names_without_a_list_are_visible() -> None:
    assert sorted(visible("bags[].things", KNOWN)) == ["count", "name", "name", "rank"]
