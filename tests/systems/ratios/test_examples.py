"""Every worked example of the book and of the specification, run from examples.toml by one runner."""

from __future__ import annotations

import copy
import json
import random
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import cast

import pytest

from core.character import Character, Json, Sheet, Violation
from core.engine import Value, to_json
from core.paths import rules_folder
from core.rules import System, load_system
from core.systems.ratios.functions import FUNCTIONS

FILE = Path(__file__).with_name("examples.toml")
LEAST_EXAMPLES = 105
LEAST_NUMBERS = 1180

Expected = int | Fraction | str


@dataclass(frozen=True)
class Example:
    """One entry of the file.

    Attributes:
        name: What it is called.
        data: Inputs of the document.
        options: Options that are switched, with their values.
        house_rules: Formulas that are replaced.
        numbers: What is expected, by address.
        undefined: Addresses without a value.
        violations, notices: What is reported, as "code address"; None where it is not looked at.
    """

    name: str
    data: dict[str, Json]
    options: Mapping[str, Json]
    house_rules: Mapping[str, str]
    numbers: Mapping[str, Expected]
    undefined: Sequence[str]
    violations: Sequence[str] | None
    notices: Sequence[str] | None


def change(data: Json, address: str, value: Json) -> None:
    """Write a value into a document, groups on the way made where they are missing."""
    *way, last = [int(part) if part.isdigit() else part for part in re.findall(r"\w+", address)]
    for step in way:
        if isinstance(data, list):
            data = data[cast("int", step)]
        else:
            data = cast("dict[str, Json]", data).setdefault(cast("str", step), {})
    cast("dict[str, Json]", data)[cast("str", last)] = value


def read_examples() -> dict[str, Example]:
    """Read the file; an example that is like another one takes over what it does not say itself."""
    raw = tomllib.loads(FILE.read_text(encoding="utf-8"), parse_float=Fraction)
    found: dict[str, Example] = {}
    for entry in raw["example"]:
        like = found.get(entry.get("like", ""))
        data: dict[str, Json] = copy.deepcopy(like.data) if like else {}
        data.update(json.loads(entry.get("data", "{}"), parse_float=Decimal))
        for address, value in json.loads(entry.get("change", "{}"), parse_float=Decimal).items():
            change(data, address, value)
        assert entry["name"] not in found
        found[entry["name"]] = Example(
            name=entry["name"],
            data=data,
            options={**(like.options if like else {}), **entry.get("options", {})},
            house_rules=entry.get("house_rules", {}),
            numbers=entry.get("numbers", {}),
            undefined=entry.get("undefined", ()),
            violations=entry.get("violations"),
            notices=entry.get("notices"),
        )
    return found


EXAMPLES = read_examples()


@cache
def game() -> System:
    """Give the game."""
    return load_system(rules_folder("ratios"), FUNCTIONS)


@cache
def opened(name: str) -> Sheet:
    """Open the sheet of an example."""
    example = EXAMPLES[name]
    document: dict[str, Json] = {
        "format": "quire-character",
        "version": 1,
        "system": "ratios",
        "name": name,
        "options": example.options,
        "house_rules": example.house_rules,
        "data": example.data,
    }
    return Sheet.open(Character.from_json(document), game(), random.Random(7))


def six_decimals(value: Value) -> object:
    """Give a number as it is written in the file."""
    written = to_json(value)
    return Fraction(str(written)) if isinstance(written, int | float | Decimal) else written


def reported(found: Sequence[Violation]) -> list[str]:
    """Write violations as the file does."""
    return sorted(f"{each.code} {each.address}" for each in found)


def test_the_file_holds_every_example() -> None:
    assert len(EXAMPLES) >= LEAST_EXAMPLES
    assert sum(len(example.numbers) + len(example.undefined) for example in EXAMPLES.values()) >= LEAST_NUMBERS


@pytest.mark.parametrize("name", EXAMPLES)
def test_numbers(name: str) -> None:
    example, sheet = EXAMPLES[name], opened(name)
    assert {address: six_decimals(sheet.value(address)) for address in example.numbers} == example.numbers
    assert [address for address in example.undefined if sheet.value(address) is not None] == []
    assert sheet.faults == ()


@pytest.mark.parametrize("name", EXAMPLES)
def test_violations_and_notices(name: str) -> None:
    example, sheet = EXAMPLES[name], opened(name)
    if example.violations is not None:
        assert reported(sheet.violations) == sorted(example.violations)
    if example.notices is not None:
        assert reported(sheet.notices) == sorted(example.notices)


@pytest.mark.parametrize("name", ["A", "B", "C", "E", "house rules"])
def test_numbers_explain_themselves(name: str) -> None:
    example, sheet = EXAMPLES[name], opened(name)
    for address in (*example.numbers, *example.undefined):
        explanation = sheet.explain(address)
        assert explanation.value == sheet.value(address), address
        assert explanation.cite, address
        assert explanation.label, address
        assert explanation.formula, address
        assert explanation.filled, address
        if address in example.undefined:
            assert explanation.reason, address


@pytest.mark.parametrize("name", EXAMPLES)
def test_messages_have_no_holes_and_no_address_is_reported_twice(name: str) -> None:
    sheet = opened(name)
    found = (*sheet.violations, *sheet.notices)
    for each in found:
        assert "{" not in each.message.render()
        assert "—" not in each.message.render()
    assert len(set(reported(found))) == len(found)


def test_what_the_messages_say() -> None:
    said = {each.message.render() for name in EXAMPLES for each in opened(name).violations}
    assert "Ages 10 to 12 give 20 points; 21 are spent on attributes that grow only then." in said
    assert "Ages 15 to 22 give 70 points; 71 are spent on attributes that grow only then." in said
    assert "Emotion takes no age points up to age 20." in said
    assert "1 more age point is spent than 24 years give." in said
    assert "TMNG is not trained by this profession." not in said
    assert "ZEAL is not trained by this profession." in said
    assert "Tide Saber Form needs training in TMNG." in said
    assert "Timing is 29; its cap is 28." in said


def test_the_fist_is_computed_as_a_weapon_and_printed_with_the_numbers() -> None:
    derived = opened("A").derived()
    assert derived["unarmed.damage"] == 32
    assert [key for key in derived if key.startswith("unarmed.")] == [
        f"unarmed.{name}"
        for name in cast("Sequence[Mapping[str, object]]", derived["weapons"])[0]
        if name != "total_lb"
    ]
    assert [key for key in derived if key.startswith(("age_window", "usual_"))] == []
    explanation = opened("house rules").explain("unarmed.damage")
    assert explanation.house_rule == "round(base_damage * 2) + row"


def test_numbers_read_with_one_decimal_and_words_by_their_names() -> None:
    sheet = opened("A")
    assert sheet.text("cpv.move") == "13.2 %"
    assert sheet.text("weight_kg", with_unit=False) == "63.6"
    assert sheet.text("items[1].weight_lb") == "0.75 lb"
    assert sheet.text("armor[0].covers") == "Arms, Torso"
    assert sheet.text("capabilities[4].attributes") == "Movement, Nourishment"
    assert sheet.text("capabilities[4].rating_index") == "Novice"
