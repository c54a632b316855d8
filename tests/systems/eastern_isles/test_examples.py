"""Every worked example of the specification, run from examples.toml by one runner."""

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

import pytest

from core import registry
from core.character import Character, Json, Sheet, Violation
from core.rules import System

FILE = Path(__file__).with_name("examples.toml")
LEAST_EXAMPLES = 250
LEAST_NUMBERS = 1_350
PRINTED = Fraction(1, 1_000_000)
"""Expected fractions are given to six decimals."""

Expected = int | Fraction | str


@dataclass(frozen=True)
class Example:
    """One entry of the file.

    Attributes:
        data, options, house_rules: Of the document.
        numbers: What is expected, by address; of ``list[].key`` a list with the number of every row.
        undefined: Addresses without a value.
        violations: What is reported, as "code address"; None where it is not looked at.
    """

    data: Mapping[str, Json]
    options: Mapping[str, Json]
    house_rules: Mapping[str, str]
    numbers: Mapping[str, Expected | Sequence[Expected]]
    undefined: Sequence[str]
    violations: Sequence[str] | None


def joined(below: Mapping[str, Json], above: Mapping[str, Json]) -> dict[str, Json]:
    """Lay one document over another; groups are joined key by key, lists replaced."""
    found = dict(below)
    for key, value in above.items():
        old = found.get(key)
        found[key] = joined(old, value) if isinstance(old, Mapping) and isinstance(value, Mapping) else value
    return found


def read_examples() -> dict[str, Example]:
    """Read the file; an example that is like another one takes over what it does not say itself."""
    raw = tomllib.loads(FILE.read_text(encoding="utf-8"), parse_float=Fraction)
    found: dict[str, Example] = {}
    for entry in raw["example"]:
        like = found.get(entry.get("like", ""))
        data = json.loads(entry.get("data", "{}"), parse_float=Decimal)
        assert entry["name"] not in found
        found[entry["name"]] = Example(
            data=joined(like.data, data) if like else data,
            options=json.loads(entry.get("options", "{}")),
            house_rules=json.loads(entry.get("house_rules", "{}")),
            numbers=entry.get("numbers", {}),
            undefined=entry.get("undefined", ()),
            violations=entry.get("violations"),
        )
    return found


EXAMPLES = read_examples()


def game() -> System:
    """Give the game as the program has it."""
    return registry.game("eastern_isles").system


def sheet_of(data: Mapping[str, Json], options: Mapping[str, Json] | None = None, **more: Json) -> Sheet:
    """Open a sheet on inputs."""
    document: dict[str, Json] = {
        "format": "quire-character",
        "version": 1,
        "system": "eastern_isles",
        "name": "Somebody",
        "options": options or {},
        "data": data,
        **more,
    }
    return Sheet.open(Character.from_json(document), game(), random.Random(7))


@cache
def opened(name: str) -> Sheet:
    """Open the sheet of an example; nobody changes it."""
    example = EXAMPLES[name]
    return sheet_of(example.data, example.options, house_rules=dict(example.house_rules))


def found_at(sheet: Sheet, address: str) -> object:
    """Give the value at an address, of ``list[].key`` the values of all rows."""
    list_key, mark, key = address.partition("[].")
    if not mark:
        return sheet.value(address)
    rows = sheet.character.data.get(list_key, [])
    assert isinstance(rows, list)
    return [sheet.value(f"{list_key}[{place}].{key}") for place in range(len(rows))]


def is_near(found: object, expected: object) -> bool:
    """Compare as the examples are printed, to six decimals."""
    if isinstance(expected, list):
        return (
            isinstance(found, list)
            and len(found) == len(expected)
            and all(is_near(one, other) for one, other in zip(found, expected, strict=True))
        )
    if isinstance(expected, Fraction) and isinstance(found, int | Fraction):
        return abs(found - expected) <= PRINTED
    return found == expected


def reported(found: Sequence[Violation]) -> list[str]:
    """Write violations as the file does."""
    return sorted(f"{each.code} {each.address}" for each in found)


def test_the_file_holds_every_example() -> None:
    assert len(EXAMPLES) >= LEAST_EXAMPLES
    counts = (
        sum(len(each) if isinstance(each, list) else 1 for each in example.numbers.values()) + len(example.undefined)
        for example in EXAMPLES.values()
    )
    assert sum(counts) >= LEAST_NUMBERS


def test_every_violation_has_an_example() -> None:
    spoken = {line.split()[0] for example in EXAMPLES.values() for line in example.violations or ()}
    assert {rule.code for rule in game().violations} == spoken - {"out_of_range"}


@pytest.mark.parametrize("name", EXAMPLES)
def test_numbers(name: str) -> None:
    example, sheet = EXAMPLES[name], opened(name)
    found = {address: found_at(sheet, address) for address in example.numbers}
    wrong = {
        key: (found[key], expected) for key, expected in example.numbers.items() if not is_near(found[key], expected)
    }
    assert wrong == {}
    assert [address for address in example.undefined if sheet.value(address) is not None] == []
    assert sheet.faults == ()


@pytest.mark.parametrize("name", EXAMPLES)
def test_violations(name: str) -> None:
    example, sheet = EXAMPLES[name], opened(name)
    if example.violations is not None:
        assert reported(sheet.violations) == sorted(example.violations)
    found = reported((*sheet.violations, *sheet.notices))
    assert len(set(found)) == len(found)
    for each in (*sheet.violations, *sheet.notices):
        assert "{" not in each.message.render()


@pytest.mark.parametrize("name", ["A", "B", "C", "blank", "house rules"])
def test_numbers_explain_themselves(name: str) -> None:
    example, sheet = EXAMPLES[name], opened(name)
    for address in (*example.numbers, *example.undefined):
        explanation = sheet.explain(address.replace("[]", "[0]"))
        assert explanation.cite, address
        assert explanation.label, address
        assert explanation.formula, address
        assert explanation.filled, address
        if address in example.undefined:
            assert explanation.reason, address


def test_the_three_characters_say_every_number() -> None:
    wanted = {key for key, each in game().derived.items() if not each.is_hidden}
    said = {key for name in "ABC" for key in (*EXAMPLES[name].numbers, *EXAMPLES[name].undefined)}
    assert wanted == said
