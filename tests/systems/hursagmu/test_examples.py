"""Every worked example of the book and of the specification, run from examples.toml by one runner."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

from core.character import Json, Sheet
from tests.systems.hursagmu.making import game, sheet_of

FILE = Path(__file__).with_name("examples.toml")
LEAST_EXAMPLES = 83
LEAST_NUMBERS = 760
WHOLE = ("A", "B", "C")


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
        violations: Codes that are reported, one for each address.
    """

    name: str
    data: Mapping[str, Json]
    options: Mapping[str, Json]
    house_rules: Mapping[str, Json]
    numbers: Mapping[str, int | Fraction]
    undefined: Sequence[str]
    violations: Sequence[str]


def read_examples() -> dict[str, Example]:
    """Read the file."""
    raw = tomllib.loads(FILE.read_text(encoding="utf-8"), parse_float=Fraction)
    found: dict[str, Example] = {}
    for entry in raw["example"]:
        assert entry["name"] not in found
        found[entry["name"]] = Example(
            name=entry["name"],
            data=json.loads(entry.get("data", "{}"), parse_float=Decimal),
            options={key.removeprefix("-"): not key.startswith("-") for key in entry.get("options", ())},
            house_rules=entry.get("house_rules", {}),
            numbers=entry.get("numbers", {}),
            undefined=entry.get("undefined", ()),
            violations=entry["violations"],
        )
    return found


EXAMPLES = read_examples()


@cache
def opened(name: str) -> Sheet:
    """Open the sheet of an example."""
    example = EXAMPLES[name]
    return sheet_of(example.data, example.options, house_rules=dict(example.house_rules))


def addresses(derived: Mapping[str, object], before: str = "") -> Iterator[str]:
    """Give the address of every number of a document's derived numbers."""
    for key, value in derived.items():
        if isinstance(value, Mapping):
            yield from addresses(value, f"{before}{key}.")
        elif isinstance(value, list | tuple):
            for place, row in enumerate(value):
                yield from addresses(row, f"{before}{key}[{place}].")
        else:
            yield before + key


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
def test_violations(name: str) -> None:
    found = [(each.code, each.address) for each in opened(name).violations]
    assert sorted(code for code, _ in found) == sorted(EXAMPLES[name].violations)
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("name", WHOLE)
def test_nothing_is_computed_that_the_specification_does_not_list(name: str) -> None:
    example = EXAMPLES[name]
    assert set(addresses(opened(name).derived())) == {*example.numbers, *example.undefined}


@pytest.mark.parametrize("name", WHOLE)
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


def test_what_is_ours_says_so() -> None:
    ours = [each for each in game().derived.values() if "R" in each.cite]
    assert len(ours) > len(game().derived) // 2 - 20
    explanation = opened("B").explain("run_yd")
    assert "chapter on movement is missing" in explanation.ruling


def test_every_violation_has_an_example() -> None:
    reported = {code for example in EXAMPLES.values() for code in example.violations}
    assert reported == {rule.code for rule in game().violations}


@pytest.mark.parametrize("name", EXAMPLES)
def test_messages_have_no_holes(name: str) -> None:
    for each in opened(name).violations:
        assert "{" not in each.message.render()
        assert each.message.render().endswith(".")
