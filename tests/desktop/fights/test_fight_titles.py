"""A fight is called by who fights in it."""

from __future__ import annotations

import pytest

from desktop.fights.fight_titles import sides_title


@pytest.mark.parametrize(
    ("sides", "title"),
    [
        ([["Ann"], ["Bo"]], "Ann against Bo"),
        ([["Ann", "Old Hask"], ["archer 1", "archer 2"]], "Ann and Old Hask against 2 × archer"),
        ([["Ann", "Bo 1", "Bo 2"], ["Cy 1"]], "Ann and 2 others against Cy 1"),
        ([["General"]], "General"),
    ],
)
def test_sides_are_called_by_names_kinds_or_the_first(sides: list[list[str]], title: str) -> None:
    assert sides_title(sides) == title
