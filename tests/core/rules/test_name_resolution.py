"""Names as a place of the sheet sees them."""

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
def test_the_row_comes_before_what_is_around_it(name: str, scope: str, found: str | None) -> None:
    assert resolve(name, scope, KNOWN) == found


def test_the_list_of_a_key_is_the_innermost() -> None:
    assert [list_of(key) for key in ("rank", "bags[].name", "bags[].things[].count", "bags[]")] == [
        "", "bags", "bags[].things", "bags",
    ]  # fmt: skip


def test_only_names_without_a_list_are_visible() -> None:
    assert sorted(visible("bags[].things", KNOWN)) == ["count", "name", "name", "rank"]
