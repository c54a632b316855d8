"""Titles of fights and of their ends."""

from __future__ import annotations

import pytest

from core.play.conflict import Outcome
from desktop.fight.fight_titles import end_title, is_sides_title, sides_title


@pytest.mark.parametrize(
    ("sides", "title"),
    [
        ([["Ann"], ["Bo"]], "Ann vs Bo"),
        ([["Ann", "Old Hask"], ["archer 1", "archer 2"]], "Ann and Old Hask vs 2 × archer"),
        ([["Ann", "Bo 1", "Bo 2"], ["Cy 1"]], "Ann and 2 others vs Cy 1"),
        ([["General"]], "General"),
    ],
)
def test_title_of_a_side(sides: list[list[str]], title: str) -> None:
    assert sides_title(sides) == title


@pytest.mark.parametrize(
    ("title", "is_made"),
    [
        ("Ann and 2 others vs Cy 1", True),
        ("Ann und 2 andere gegen Cy 1", True),
        ("Ann und 2 andere vs Cy 1", False),
        ("The bridge", False),
    ],
)
def test_a_title_made_in_another_language_is_known(title: str, is_made: bool) -> None:
    assert is_sides_title(title, [["Ann", "Bo 1", "Bo 2"], ["Cy 1"]]) is is_made


@pytest.mark.parametrize(
    ("winner", "was_stopped", "title"),
    [("Foes", False, "Won by Foes"), ("", True, "Stopped"), ("", False, "Fight over")],
)
def test_title_of_a_finished_fight(winner: str, was_stopped: bool, title: str) -> None:
    assert end_title(Outcome(winner, 3, (), (), was_stopped)) == title
