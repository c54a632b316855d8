"""Every worked example of the book and of the specification, run from examples.toml by one runner."""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import cast

import pytest

from core import registry
from core.character import Character, Json, Sheet, Violation
from core.rules import System

FILE = Path(__file__).with_name("examples.toml")
LEAST_EXAMPLES = 70
LEAST_NUMBERS = 740

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
    data: Mapping[str, Json]
    options: Mapping[str, Json]
    house_rules: Mapping[str, str]
    numbers: Mapping[str, Expected]
    undefined: Sequence[str]
    violations: Sequence[str] | None
    notices: Sequence[str] | None


def read_examples() -> dict[str, Example]:
    """Read the file; an example that is like another one takes over what it does not say itself."""
    raw = tomllib.loads(FILE.read_text(encoding="utf-8"), parse_float=Fraction)
    found: dict[str, Example] = {}
    for entry in raw["example"]:
        like = found.get(entry.get("like", ""))
        data: dict[str, Json] = dict(like.data) if like else {}
        data.update(json.loads(entry.get("data", "{}"), parse_float=Decimal))
        options: dict[str, Json] = dict(like.options) if like else {}
        options.update({key.removeprefix("-"): not key.startswith("-") for key in entry.get("options", ())})
        assert entry["name"] not in found
        found[entry["name"]] = Example(
            name=entry["name"],
            data=data,
            options=options,
            house_rules=entry.get("house_rules", {}),
            numbers=entry.get("numbers", {}),
            undefined=entry.get("undefined", ()),
            violations=entry.get("violations"),
            notices=entry.get("notices"),
        )
    return found


EXAMPLES = read_examples()


def game() -> System:
    """Give the game as the program has it."""
    return registry.game("sord").system


@cache
def opened(name: str) -> Sheet:
    """Open the sheet of an example."""
    example = EXAMPLES[name]
    document: dict[str, Json] = {
        "format": "quire-character",
        "version": 1,
        "system": "sord",
        "name": name,
        "options": example.options,
        "house_rules": example.house_rules,
        "data": example.data,
    }
    return Sheet.open(Character.from_json(document), game(), random.Random(7))


def reported(found: Sequence[Violation]) -> list[str]:
    """Write violations as the file does."""
    return sorted(f"{each.code} {each.address}" for each in found)


def test_the_file_holds_every_example() -> None:
    assert len(EXAMPLES) >= LEAST_EXAMPLES
    assert sum(len(example.numbers) + len(example.undefined) for example in EXAMPLES.values()) >= LEAST_NUMBERS


@pytest.mark.parametrize("name", EXAMPLES)
def test_numbers(name: str) -> None:
    example, sheet = EXAMPLES[name], opened(name)
    assert {address: sheet.value(address) for address in example.numbers} == example.numbers
    assert [address for address in example.undefined if sheet.value(address) is not None] == []
    assert sheet.faults == ()


@pytest.mark.parametrize("name", EXAMPLES)
def test_violations_and_notices(name: str) -> None:
    example, sheet = EXAMPLES[name], opened(name)
    if example.violations is not None:
        assert reported(sheet.violations) == sorted(example.violations)
    if example.notices is not None:
        assert reported(sheet.notices) == sorted(example.notices)


@pytest.mark.parametrize("name", ["A", "B", "C", "blank sheet", "house rule"])
def test_numbers_explain_themselves(name: str) -> None:
    example, sheet = EXAMPLES[name], opened(name)
    for address in (*example.numbers, *example.undefined):
        explanation = sheet.explain(address)
        assert explanation.value == example.numbers.get(address), address
        assert explanation.cite, address
        assert explanation.label, address
        assert explanation.formula, address
        assert explanation.filled, address
        if address in example.undefined:
            assert explanation.reason, address


@pytest.mark.parametrize("name", ["A", "B", "C", "blank sheet"])
def test_messages_have_no_holes(name: str) -> None:
    sheet = opened(name)
    for each in (*sheet.violations, *sheet.notices):
        assert "{" not in each.message.render()


def test_a_house_rule_says_what_it_replaces() -> None:
    explanation = opened("house rule").explain("move_rate")
    assert explanation.house_rule == "reaction_rate + surprise + 1"
    assert explanation.replaces == "max(0, reaction_rate + surprise - overload)"


def test_the_whole_list_is_printed_as_derived() -> None:
    derived = opened("B").derived()
    assert derived["base.hlth"] == 12
    weapons = cast("Sequence[Mapping[str, object]]", derived["weapons"])
    assert [row["damage_text"] for row in weapons] == ["2d6+1d6+11", "1d6+11", "1d8+1", "1d6+10"]
    assert weapons[0]["max_distance_ft"] is None
    assert [key for key in derived if key.startswith("missing") or key == "placed"] == []
    professions = cast("Sequence[Mapping[str, object]]", derived["professions"])
    assert professions[1]["need.mind"] == 12


@pytest.mark.parametrize("name", EXAMPLES)
def test_nothing_is_reported_twice_at_one_address(name: str) -> None:
    sheet = opened(name)
    found = reported((*sheet.violations, *sheet.notices))
    assert len(set(found)) == len(found)
