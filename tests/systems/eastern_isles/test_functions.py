"""The pure functions of the game, and its tables of aging."""

from __future__ import annotations

import doctest
import tomllib
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.systems.eastern_isles import functions
from core.systems.eastern_isles.functions import (
    bad_die,
    chain_words,
    count_before,
    dice_words,
    holds_text,
    is_chain,
    kept_die,
    row_value,
)
from tests.helpers.function_words import formula_words
from tests.helpers.worked_examples import merge_documents
from tests.systems.eastern_isles.worked import EXAMPLES, sheet_of

AGING = tomllib.loads(Path(__file__).with_name("aging.toml").read_text(encoding="utf-8"), parse_float=Decimal)["column"]
FACES = st.lists(st.integers(1, 6), min_size=4, max_size=6)


def test_the_examples_of_the_docstrings() -> None:
    failed, tried = doctest.testmod(functions)
    assert (failed, tried >= 10) == (0, True)


@given(FACES)
def test_two_of_four_are_the_lowest_or_the_highest(dice: list[int]) -> None:
    first = sorted(dice[:4])
    assert [kept_die(dice, 4, 2, "lowest", place) for place in (1, 2)] == first[:2]
    assert [kept_die(dice, 4, 2, "highest", place) for place in (1, 2)] == first[2:]
    assert kept_die(dice, 4, 1, "highest", 1) == first[3]


@given(FACES)
def test_words_hold_every_die(dice: list[int]) -> None:
    words = dice_words(dice, 4, 2, "lowest").split()
    assert [int(word.strip("()")) for word in words] == dice
    kept = [int(word) for word in words if "(" not in word]
    assert sorted(kept) == sorted(dice[:4])[:2]


def test_missing_dice_give_nothing() -> None:
    with pytest.raises(ArithmeticError):
        kept_die((3,), 2, 2, "highest", 1)
    with pytest.raises(ArithmeticError):
        chain_words(())
    with pytest.raises(ArithmeticError):
        bad_die((1, 6), 6, 6)
    assert row_value("Bow", ("Spear",), (1,)) is None


@pytest.mark.parametrize(
    ("dice", "closed"),
    [((), 0), ((2,), 1), ((5,), 1), ((1,), 0), ((6,), 0), ((1, 2), 1), ((6, 6, 6, 1), 1), ((1, 2, 3), 0), ((3, 3), 0)],
)
def test_chains(dice: tuple[int, ...], closed: int) -> None:
    assert is_chain(dice) == closed


def test_empty_names_are_never_found() -> None:
    assert count_before(2, ("", " ")) == 0
    assert count_before(2, (4, 4)) == 1
    assert holds_text(" ", ("", " ")) == 0


@pytest.mark.parametrize("column", AGING, ids=lambda each: f"{each['race']}-{each['year_days']}-{each['cn']}")
def test_ages_of_the_losses(column: dict[str, object]) -> None:
    """Each loss comes on the day that reaches its age, and the next age is shown before it."""
    year, ages = column["year_days"], column["ages"]
    assert isinstance(year, int)
    assert isinstance(ages, list)
    data = merge_documents(EXAMPLES["P"].data, {"race": str(column["race"]), "dice": {"pb": [3, 3]}})
    sheet = sheet_of({**data, "adjust": {"cn": int(str(column["cn"])) - 9}}, {"year_days": year})
    assert sheet.value("cn") == column["cn"]
    start = sheet.value("start_age")
    for lost, printed in enumerate(ages, 1):
        unit = sheet.value("aging_unit")
        assert isinstance(unit, int | Fraction)
        assert isinstance(start, int | Fraction)
        exact = unit * sum(Fraction(1, n) for n in range(1, lost + 1))
        assert abs(exact - Fraction(printed)) <= Fraction(1, 200)
        day = -(-(exact - start) * year // 1)
        before = sheet_of({**sheet.character.data, "days_elapsed": int(day) - 1}, {"year_days": year})
        assert (before.value("aging_loss"), before.value("aging_next_age")) == (lost - 1, exact)
        after = sheet_of({**sheet.character.data, "days_elapsed": int(day)}, {"year_days": year})
        assert after.value("aging_loss") == lost


@pytest.mark.parametrize("year", [336, 360, 365])
@pytest.mark.parametrize("race", ["human", "dwarf"])
@pytest.mark.parametrize("face", [1, 6])
def test_the_next_loss_has_an_age_however_old_one_is(race: str, face: int, year: int) -> None:
    dice = {"pb": [face] * 2, "cn": [face, face], "iq": [1, 1], "ib": [1]}
    for lived in (50, 99, 116, 150, 300, 500):
        sheet = sheet_of({"race": race, "dice": dice, "days_elapsed": lived * year}, {"year_days": year})
        age, following = sheet.value("age"), sheet.value("aging_next_age")
        assert sheet.faults == ()
        assert isinstance(age, int | Fraction)
        assert isinstance(following, int | Fraction)
        assert age < following < age + 25


def test_a_formula_says_what_a_function_of_the_game_gives() -> None:
    assert formula_words(sheet_of({}), "el_label") == ("EL with sublevel sub", "1 with sublevel 0 = 1")
