"""The game and its examples, read once, and short ways to open a character of it."""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from functools import cache
from pathlib import Path

from core.character import Character, Json, Sheet, Violation
from core.paths import rules_folder
from core.rules import System, load_system
from core.systems.kinsler import FUNCTIONS, NOTATIONS

FILE = Path(__file__).with_name("examples.toml")

Expected = int | Fraction | str


@dataclass(frozen=True)
class Example:
    """One entry of the file.

    Attributes:
        data: Inputs of the document.
        options: Options that are switched, with their values.
        house_rules: Formulas that are replaced.
        numbers: What is expected, by address.
        undefined: Addresses without a value.
        violations: What is reported, as "code address"; None where it is not looked at.
    """

    data: Mapping[str, Json]
    options: Mapping[str, Json]
    house_rules: Mapping[str, str] = field(default_factory=dict)
    numbers: Mapping[str, Expected] = field(default_factory=dict)
    undefined: Sequence[str] = ()
    violations: Sequence[str] | None = None


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
            data=data,
            options=options,
            house_rules=entry.get("house_rules", {}),
            numbers={key: _number(value) for key, value in entry.get("numbers", {}).items()},
            undefined=entry.get("undefined", ()),
            violations=entry.get("violations"),
        )
    return found


def _number(written: Expected) -> Expected:
    """Read a fraction that is written as a text."""
    if not isinstance(written, str) or not written.replace("/", "").lstrip("-").isdigit():
        return written
    value = Fraction(written)
    return value if value.denominator > 1 else int(value)


@cache
def game() -> System:
    """Give the game."""
    return load_system(rules_folder("kinsler"), FUNCTIONS, NOTATIONS)


def sheet_of(
    data: Mapping[str, Json], options: Mapping[str, Json] | None = None, rules: Mapping[str, str] | None = None
) -> Sheet:
    """Open a sheet on inputs."""
    document: dict[str, Json] = {
        "format": "quire-character",
        "version": 1,
        "system": "kinsler",
        "name": "Somebody",
        "options": options or {},
        "house_rules": dict(rules or {}),
        "data": data,
    }
    return Sheet.open(Character.from_json(document), game(), random.Random(7))


EXAMPLES = read_examples()


@cache
def opened(name: str) -> Sheet:
    """Open the sheet of an example."""
    example = EXAMPLES[name]
    return sheet_of(example.data, example.options, example.house_rules)


def reported(found: Sequence[Violation]) -> list[str]:
    """Write violations as the file does."""
    return sorted(f"{each.code} {each.address}" for each in found)
