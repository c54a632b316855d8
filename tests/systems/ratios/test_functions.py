"""The pure functions of the game: averages, windows of age, look-ups, words."""

from __future__ import annotations

import random
from fractions import Fraction
from pathlib import Path
from typing import cast

import pytest

from core.character.edits import AddRow, SetHouseRule, SetValue
from core.character.json_values import Json
from core.export.json_file import read_character
from core.paths import resources
from core.procedures.readers import number
from core.registry import open_character
from core.systems.ratios.ages import ATTRIBUTES, points_within, remaining_points, windows
from core.systems.ratios.functions import (
    AGE_WINDOWS,
    FUNCTIONS,
    GROWING,
    age_begins,
    age_window_end,
    age_window_start,
    attribute_name,
    entries,
    highest_words,
    mean_cpv,
    places_of,
    range_words,
    skill,
    span_room,
    sum_of,
    untrained,
)
from tests.helpers.function_words import formula_words
from tests.systems.ratios.worked import game, sheet_of

VALUES = tuple(range(1, 27))


def test_the_windows_are_those_of_the_data() -> None:
    assert [member.key for member in game().families["w"]] == list(AGE_WINDOWS)
    assert [member.key for member in game().families["s"]] == list(GROWING)
    assert [member.key for member in game().families["a"]] == list(ATTRIBUTES)


@pytest.mark.parametrize("age", [0, 1, 10, 11, 15, 16, 20, 21, 25, 26, 30, 40, 50, 51, 99, 100, 101, 1000])
def test_each_window_that_can_be_overspent_is_listed_once(age: int) -> None:
    spent = {each: 3 + (7 * place) % 23 for place, each in enumerate(ATTRIBUTES)}
    sheet = sheet_of({"human_age_years": age, "age_points": dict(spent)})
    ends = {name: age_window_end(name, age) for name in AGE_WINDOWS}
    found = [(age_window_start(name), end) for name, end in ends.items() if end is not None]
    assert len(set(found)) == len(found)
    for window in windows(age):
        taken = points_within(window, age, spent)
        if (window.low, window.high) in found:
            name = next(
                each for each, end in ends.items() if (age_window_start(each), end) == (window.low, window.high)
            )
            assert sheet.value(f"age_window.{name}") == window.points - taken
        else:
            assert taken == 0
    assert {each: sheet.value(f"age_room.{each}") for each in ATTRIBUTES} == remaining_points(age, spent)
    assert [name for name, end in ends.items() if end is None] == [
        name for name in AGE_WINDOWS if sheet.value(f"age_window.{name}") is None
    ]


def test_an_unknown_window_is_refused() -> None:
    with pytest.raises(ValueError, match="no window of ages y1_2"):
        age_window_end("y1_2", 12)


def test_an_attribute_that_does_not_grow_yet_has_no_room() -> None:
    sheet = sheet_of({"human_age_years": 20})
    left = [cast("int | None", sheet.value(f"age_window.{name}")) for name in AGE_WINDOWS]
    assert (span_room("y20_100", 20, left), span_room("y15_on", 20, left), span_room("y0_40", 20, left)) == (0, 50, 200)
    assert (age_begins("emot"), age_begins("guil"), age_begins("agil")) == (20, 15, 0)


def test_sums() -> None:
    assert (places_of((), 1), sum_of((), ())) == ((), 0)
    assert (places_of(("agil",), 1), places_of(("agil",), 0)) == ((0,), None)
    assert places_of((" Agil", "baln"), 1) == (0, 1)
    assert sum_of((0, 1), VALUES[:2]) == 3
    assert entries(("agil", "baln")) == 2


def test_skills_of_a_weapon_and_of_everything() -> None:
    """A limit is empty or names the weapon, without regard to case; where no weapon is asked about, none counts."""
    rows = (("attack", "Attack ", "defense", "attack"), (9, 3, 6, 1), ("blade", "", "", "bow"), ("", "Saber", "", ""))
    assert skill("attack", *rows, " BLADE", "Tide Saber") == 9
    assert skill(" ATTACK", *rows, "blade", "saber ") == 12
    assert skill("attack", *rows, None, None) == 13
    assert skill("damage", *rows, "blade", "saber") == 0
    assert (mean_cpv(("agil", "Baln "), VALUES), mean_cpv(("zeal",), VALUES)) == (Fraction(3, 2), 26)


@pytest.mark.parametrize("name", ["maren", "hask", "ilve", "sula"])
def test_house_rules_may_use_the_functions_of_the_formulas(name: str) -> None:
    """The formulas as the rules print them give what ours give, and follow an edit."""
    character = read_character(resources() / "samples" / "ratios" / f"{name}.json")
    book, ruled = (open_character(character, random.Random(1)) for _ in range(2))
    for key, formula in (
        ("defense_skill", 'skill("defense")'),
        ("capabilities[].base", 'mean_cpv(attributes) if applies_to == "check" else none'),
        ("weapons[].damage_skill", 'skill("damage")'),
        ("weapons[].attack_skill", 'skill("attack")'),
    ):
        ruled.apply(SetHouseRule(key, formula))
    fists: dict[str, Json] = {"name": "Fists", "applies_to": "attack", "bonus": 5, "weapon_category": "Unarmed"}
    for edit in (None, SetValue("cpv_loss.focs", 1), AddRow("capabilities", fists)):
        if edit is not None:
            book.apply(edit)
            ruled.apply(edit)
        assert ruled.faults == ()
        assert ruled.derived() == book.derived()
    assert ruled.value("unarmed.attack_skill") == 5


@pytest.mark.parametrize(("named", "base"), [([], None), (["agil"], 6), (["agil", "baln"], Fraction(13, 2))])
def test_a_capability_rests_on_the_average_of_its_attributes(named: list[Json], base: Fraction | None) -> None:
    data: dict[str, Json] = {
        "level_points": {"agil": 5, "baln": 6},
        "capabilities": [{"name": "one", "attributes": named}],
    }
    assert sheet_of(data).value("capabilities[0].base") == base


def test_untrained_requirements() -> None:
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


@pytest.mark.parametrize(
    "path", sorted((resources() / "samples" / "ratios").glob("*.json")), ids=lambda path: path.stem
)
def test_no_sample_has_lost_more_than_there_is(path: Path) -> None:
    """Damage ends at 0 (4b): no character loses more than the whole Damage Status; who stands has some left."""
    sheet = open_character(read_character(path), random.Random(1))
    assert 0 <= number(sheet, "damage_taken") < number(sheet, "ds_max")


@pytest.mark.parametrize(
    ("address", "words", "filled"),
    [
        ("training[0].attribute_word", "the attribute in short", "the attribute in short = AGIL"),
        ("weapons[0].range_words", "Range step and Range in words", "20 and 60 in words = 20 to 60"),
    ],
)
def test_a_formula_says_what_a_function_of_the_game_gives(address: str, words: str, filled: str) -> None:
    data: dict[str, Json] = {
        "training": [{"attribute": "agil"}],
        "weapons": [{"range_increment_ft": 20, "max_range_ft": 60}],
    }
    assert formula_words(sheet_of(data), address) == (words, filled)
