"""Monograms: letters of a name, colour of an id."""

from __future__ import annotations

from collections import Counter

import pytest

from desktop.theme import MONOGRAMS, Theme
from desktop.widgets.monogram import initials, monogram_colors


@pytest.mark.parametrize(
    ("name", "letters"),
    [
        ("Sanne Reedwater", "SR"),
        ("the Boatwright's  Son", "TS"),
        ("Ilvane", "IL"),
        ("J", "J"),
        ("Anna Maria von Lohenstein-Ferrada", "AL"),
        ("“Red” Harl (the elder)", "RE"),
        ("élan öst", "ÉÖ"),
        ("龍の剣", "龍の"),
        ("ß", "SS"),
        ("☂ – …", "☂"),
        ("   ", ""),
        ("", ""),
    ],
)
def test_two_letters_stand_for_a_name(name: str, letters: str) -> None:
    assert initials(name) == letters


def test_the_colour_follows_from_the_id_alone(theme: Theme) -> None:
    ids = [f"b{number}" for number in range(400)]
    seen = Counter(tuple(each.name() for each in monogram_colors(id_)) for id_ in ids)
    assert set(seen) == {(ground.lower(), ink.lower()) for ground, ink in MONOGRAMS}
    assert max(seen.values()) < 3 * min(seen.values())
    ground, ink = monogram_colors("b7")
    theme.choose("dark")
    assert monogram_colors("b7") == (ink, ground)
    theme.choose("contrast")
    assert len({tuple(each.name() for each in monogram_colors(id_)) for id_ in ids}) == 1
    theme.choose("light")
