"""Dice of HURSAGMU in the dice view."""

from __future__ import annotations

import random
from fractions import Fraction
from pathlib import Path

from core.dice import Dice
from core.export.json_file import read_character
from core.registry import open_character
from desktop.dice.favourites import Comparison, Target, count_chances, find_favourites, read_target


def test_a_bonus_of_nothing_leaves_the_dice(qapp: object) -> None:
    file = Path(__file__).parents[3] / "resources" / "samples" / "hursagmu" / "grumth.json"
    sheet = open_character(read_character(file), random.Random(1))
    assert sheet.value("initiative_bonus") == 0
    assert next(each.dice.text for each in find_favourites(sheet) if each.label == "Initiative") == "2d6"
    assert read_target("\u22125", Comparison.AT_LEAST) == Target(Fraction(-5))
    assert read_target("5/0", Comparison.AT_MOST) is None
    low = Dice.parse("1d4"), Target(Fraction(5, 2), Comparison.AT_MOST)
    assert count_chances([low]) == {low: Fraction(1, 2)}
