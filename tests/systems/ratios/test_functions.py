"""The pure functions of the game: averages, windows of age, look-ups, words."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.systems.ratios.ages import ATTRIBUTES, load, windows
from core.systems.ratios.functions import (
    FUNCTIONS,
    WINDOWS,
    age_begins,
    age_room,
    age_window_end,
    age_window_left,
    age_window_start,
    attribute_name,
    highest_words,
    mean_of,
    names_entry,
    names_twice,
    range_words,
    stands_before,
    untrained,
)
from tests.systems.ratios.test_examples import game

VALUES = tuple(range(1, 27))


def test_the_windows_are_those_of_the_data() -> None:
    assert [member.key for member in game().families["w"]] == list(WINDOWS)
    assert [member.key for member in game().families["a"]] == list(ATTRIBUTES)
    assert len(WINDOWS) == 28


@pytest.mark.parametrize("age", [0, 1, 10, 11, 15, 16, 20, 21, 25, 26, 30, 40, 50, 51, 99, 100, 101, 1000])
def test_each_window_of_an_age_stands_there_once(age: int) -> None:
    ends = {name: age_window_end(name, age) for name in WINDOWS}
    found = [(age_window_start(name), end) for name, end in ends.items() if end is not None]
    assert sorted(found) == sorted((each.low, each.high) for each in windows(age))
    points = [(7 * place) % 23 for place in range(26)]
    spent = dict(zip(ATTRIBUTES, points, strict=True))
    for window in windows(age):
        name = next(name for name, end in ends.items() if (age_window_start(name), end) == (window.low, window.high))
        assert age_window_left(name, age, points) == window.points - load(window, age, spent)


def test_what_is_not_there_has_nothing_left() -> None:
    assert age_window_left("y10_40", 12, [0] * 26) is None
    with pytest.raises(ValueError, match="no window of ages y1_2"):
        age_window_left("y1_2", 12, [0] * 26)


def test_an_attribute_that_does_not_grow_yet_has_no_room() -> None:
    left = [age_window_left(name, 20, [0] * 26) for name in WINDOWS]
    assert (age_room("emot", 20, left), age_room("guil", 20, left), age_room("agil", 20, left)) == (0, 50, 200)
    assert (age_begins("emot"), age_begins("guil"), age_begins("agil")) == (20, 15, 0)


def test_averages() -> None:
    assert mean_of((), VALUES) is None
    assert mean_of(("agil",), VALUES) == 1
    assert mean_of((" Agil", "baln"), VALUES) == Fraction(3, 2)
    assert isinstance(mean_of(("agil", "chnc"), VALUES), int)


def test_look_ups_among_texts() -> None:
    assert (names_entry(("focs", "Yern "), " YERN"), names_entry(("",), ""), names_entry((), "focs")) == (1, 0, 0)
    assert (names_twice(("focs", " Focs")), names_twice(("focs", "yern")), names_twice(())) == (1, 0, 0)
    assert [stands_before(row, ("a", "", "A ", "")) for row in (1, 2, 3, 4)] == [0, 0, 1, 0]
    assert untrained(("focs", "yern", "focs"), ("Zeal",)) == "FOCS, YERN"
    assert untrained((), ()) == ""


def test_words() -> None:
    assert (attribute_name(" focs"), attribute_name("")) == ("FOCS", "An attribute that is not chosen yet")
    assert (range_words(Fraction(5, 2), 40), range_words(None, None)) == ("2.5 to 40", "–")
    assert highest_words(VALUES) == "ZEAL 26, YERN 25, XPER 24, WORK 23"
    assert highest_words((99,) * 26) == "AGIL 99, BALN 99, CHNC 99, EMOT 99"


def test_every_function_is_documented_and_named_as_in_formulas() -> None:
    for name, function in FUNCTIONS.items():
        assert function.name == name
        assert function.doc.endswith(".")
