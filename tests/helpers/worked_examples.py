"""The worked examples of a game, and sheets of it: every game's examples.toml has the same notation.

An example has a ``name``, the section it carries out (``cite``) and what it is ``about``. Its document is ``data``
(JSON), with ``options`` and ``house_rules``. With ``like`` it starts from the data and options of an earlier example:
groups are joined key by key, lists are replaced, and ``change`` (JSON) writes values at addresses below them. It
expects ``numbers`` by address (fractions to six decimals; of ``list[].key`` a list with the number of every row), no
value at the addresses under ``undefined``, and exactly the ``violations`` and ``notices`` given, as "code address";
what is left out is not looked at. At its top the file says how many there are at least: ``least_examples`` and
``least_numbers``.
"""

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
from functools import cached_property
from pathlib import Path
from typing import Any, cast

from core import registry
from core.character.document import Character
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.character.violations import Violation
from core.content.setting import Setting
from core.formula import Value, to_json
from core.rules.model import System

FOLDER = Path(__file__).parent.parent / "systems"

Expected = int | Fraction | str


@dataclass(frozen=True)
class Example:
    """One entry of a file.

    Attributes:
        data: Inputs of the document.
        options: Options that are switched, with their values.
        house_rules: Formulas that are replaced.
        numbers: What is expected, by address.
        undefined: Addresses without a value.
        violations, notices: What is reported, as "code address"; None where it is not looked at.
    """

    data: Mapping[str, Json]
    options: Mapping[str, Json]
    house_rules: Mapping[str, Json]
    numbers: Mapping[str, Expected | Sequence[Expected]]
    undefined: Sequence[str]
    violations: Sequence[str] | None
    notices: Sequence[str] | None

    @property
    def count(self) -> int:
        """How many numbers it expects."""
        return sum(len(each) if isinstance(each, list) else 1 for each in self.numbers.values()) + len(self.undefined)


class WorkedExamples:
    """A game with its examples.

    Args:
        system: The id of the game.
    """

    def __init__(self, system: str) -> None:
        self.id = system
        self._opened: dict[str, Sheet] = {}

    def game(self) -> System:
        """Return the game as the program has it."""
        return registry.game(self.id).system

    def sample_setting(self) -> Setting:
        """Return the setting that comes with the game; it is read once."""
        return self._setting

    @cached_property
    def _setting(self) -> Setting:
        setting = registry.game(self.id).setting()
        assert setting is not None
        return setting

    @cached_property
    def _file(self) -> Mapping[str, Any]:
        file = FOLDER / self.id / "examples.toml"
        return tomllib.loads(file.read_text(encoding="utf-8"), parse_float=Fraction)

    @property
    def least(self) -> tuple[int, int]:
        """How many examples and how many numbers the file holds at least, as it says itself."""
        return self._file["least_examples"], self._file["least_numbers"]

    @cached_property
    def examples(self) -> Mapping[str, Example]:
        """Every example by its name."""
        found: dict[str, Example] = {}
        for entry in self._file["example"]:
            assert entry["name"] not in found, entry["name"]
            found[entry["name"]] = _read(entry, found.get(entry.get("like", "")))
        return found

    def sheet_of(self, data: Mapping[str, Json], options: Mapping[str, Json] | None = None, **more: Json) -> Sheet:
        """Open a sheet on inputs; ``more`` are other parts of the document, such as house rules."""
        document: dict[str, Json] = {
            "format": "quire-character",
            "version": 1,
            "system": self.id,
            "name": "Somebody",
            "options": options or {},
            "data": data,
            **more,
        }
        return Sheet.open(Character.from_json(document), self.game(), random.Random(7))

    def opened(self, name: str) -> Sheet:
        """Return the sheet of an example; it is opened once and must not be changed."""
        if name not in self._opened:
            example = self.examples[name]
            self._opened[name] = self.sheet_of(example.data, example.options, house_rules=dict(example.house_rules))
        return self._opened[name]

    def example(self, name: str, options: Mapping[str, Json] | None = None, **data: Json) -> Sheet:
        """Open an example again, with other options and top-level inputs."""
        found = self.examples[name]
        own = {**found.options, **(options or {})}
        return self.sheet_of({**found.data, **data}, own, name=name, house_rules=dict(found.house_rules))


def _read(entry: Mapping[str, Any], like: Example | None) -> Example:
    data = merge_documents(like.data if like else {}, _from_json(entry, "data"))
    for address, value in _from_json(entry, "change").items():
        set_at(data, address, value)
    return Example(
        data=data,
        options={**(like.options if like else {}), **entry.get("options", {})},
        house_rules=entry.get("house_rules", {}),
        numbers=entry.get("numbers", {}),
        undefined=entry.get("undefined", ()),
        violations=entry.get("violations"),
        notices=entry.get("notices"),
    )


def _from_json(entry: Mapping[str, Any], key: str) -> Mapping[str, Json]:
    return cast("Mapping[str, Json]", json.loads(entry.get(key, "{}"), parse_float=Decimal))


def merge_documents(below: Mapping[str, Json], above: Mapping[str, Json]) -> dict[str, Json]:
    """Return one document merged over another; groups are merged by key, lists replaced."""
    found = copy.deepcopy(dict(below))
    for key, value in above.items():
        old = found.get(key)
        found[key] = merge_documents(old, value) if isinstance(old, Mapping) and isinstance(value, Mapping) else value
    return found


def set_at(data: Json, address: str, value: Json) -> None:
    """Set a value in a document, creating missing groups."""
    *way, last = [int(part) if part.isdigit() else part for part in re.findall(r"\w+", address)]
    for step in way:
        if isinstance(data, list):
            data = data[cast("int", step)]
        else:
            data = cast("dict[str, Json]", data).setdefault(cast("str", step), {})
    cast("dict[str, Json]", data)[cast("str", last)] = value


def value_at(sheet: Sheet, address: str) -> object:
    """Return the value at an address in the notation of examples; ``list[].key`` gives the values of all rows."""
    list_key, mark, key = address.partition("[].")
    if not mark:
        return six_decimals(sheet.value(address))
    rows = sheet.character.data.get(list_key, [])
    assert isinstance(rows, list)
    return [six_decimals(sheet.value(f"{list_key}[{place}].{key}")) for place in range(len(rows))]


def six_decimals(value: Value) -> object:
    """Return a number in the notation of documents and examples."""
    written = to_json(value)
    return Fraction(str(written)) if isinstance(written, int | float | Decimal) else written


def violation_lines(found: Sequence[Violation]) -> list[str]:
    """Return violations in the notation of examples."""
    return sorted(f"{each.code} {each.address}" for each in found)
