"""``quire derive``, ``explain`` and ``check``: exactly the JSON that programs rely on."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from core.character.document import Character
from core.character.sheet import Sheet
from core.cli.inspection import explanation_json, explanation_lines, tree_size
from core.formula import Cell, ValueType
from core.formula.explain import _Explainer
from core.registry import open_character
from tests.helpers.command_line import Quire
from tests.helpers.games import any_game, example_game, example_id

EXPLANATION_KEYS = [
    "address", "label", "value", "formula", "filled", "cite", "ruling", "house_rule", "replaces", "parts",
]  # fmt: skip


def write(path: Path, **top: object) -> Path:
    document = {"format": "quire-character", "version": 1, "system": example_id(), **top}
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


@pytest.fixture
def hero(tmp_path: Path) -> Path:
    data: dict[str, object] = {
        "raw": {"hlth": 40, "prow": 10},
        "weapons": [{"name": "Knife", "weight_lb": 1.5}, {"name": "Bow", "type": "fired"}],
    }
    return write(
        tmp_path / "hero.json",
        name="Ilse",
        data=data,
        house_rules={"surprise": "nonsense + 1", "reaction_rate_zero": "1 / 0"},
        options={"unheard_of": True},
        accepted=[{"code": "raw_range", "address": "raw.prow", "reason": "no such violation"}],
    )


def test_derive_prints_exactly_this_shape(quire: Quire, hero: Path) -> None:
    printed = quire.good("derive", hero).object
    assert list(printed) == ["system", "name", "derived", "violations", "notices", "faults"]
    assert printed["system"] == example_id()
    assert printed["name"] == "Ilse"
    system = example_game().system
    plain = {key for key, each in system.derived.items() if "[]" not in key and not each.is_hidden}
    lists = {key.split("[]")[0] for key, each in system.derived.items() if "[]" in key and not each.is_hidden}
    assert set(printed["derived"]) == plain | lists
    assert len(printed["derived"]["weapons"]) == 2
    assert printed["derived"]["weapons"][0]["load"] == 1.5
    assert printed["derived"]["skills"] == []
    assert printed["derived"]["reaction_rate_zero"] is None
    assert "name" not in printed["derived"]["weapons"][0]
    for each in (*printed["violations"], *printed["notices"]):
        assert set(each) == {"code", "message", "address"}
    assert {each["address"] for each in printed["faults"]} == {"surprise"}
    assert set(printed["faults"][0]) == {"address", "reason"}
    assert {"raw.hlth"} <= {each["address"] for each in printed["violations"]}
    assert "options.unheard_of" in {each["address"] for each in printed["notices"]}


def test_whole_numbers_are_integers(quire: Quire, hero: Path) -> None:
    text = quire.good("derive", hero, "--json").out
    assert '"base.hlth": 40,' in text
    assert '"load": 1.5' in text


def test_an_accepted_violation_is_marked_with_its_reason(quire: Quire, tmp_path: Path) -> None:
    accepted = [{"code": "raw_range", "address": "raw.hlth", "reason": "a giant"}]
    hero = write(tmp_path / "giant.json", name="Giant", data={"raw": {"hlth": 40}}, accepted=accepted)
    (violation,) = [each for each in quire.good("derive", hero).object["violations"] if each["address"] == "raw.hlth"]
    assert violation["accepted"] == "a giant"
    report = quire.good("check", hero).out
    assert "accepted violation  raw.hlth" in report
    assert "(accepted: a giant)" in report


def test_an_explanation_is_a_tree(quire: Quire, hero: Path) -> None:
    printed = quire.good("explain", hero, "move_rate", "--json").object
    seen = 0

    def walk(node: dict[str, Any]) -> None:
        nonlocal seen
        seen += 1
        assert list(node) == EXPLANATION_KEYS
        assert node["address"]
        assert node["label"]
        for part in node["parts"]:
            walk(part)

    walk(printed)
    assert seen > 20
    assert printed["formula"] == "max(0, reaction_rate + surprise - overload)"
    assert printed["parts"]
    assert printed["house_rule"] is None


def test_an_explanation_in_words(quire: Quire, hero: Path) -> None:
    output = quire.good("explain", hero, "move_rate").out
    assert output.startswith("Move Rate: ")
    assert " Reaction Rate (lbs.)" in output.splitlines()[1]
    assert "max(" not in output
    assert "reaction_rate +" not in output
    assert output.count("Quire's interpretation: The range of 2 to 20") == 1
    assert "└── " in output
    for address in ("reaction_rate_zero", "weapons[1].max_distance_ft", "raw.hlth", "options.quirks"):
        assert quire.good("explain", hero, address).out


def test_a_house_rule_is_shown_with_what_it_replaces(quire: Quire, tmp_path: Path) -> None:
    hero = write(tmp_path / "ruled.json", house_rules={"move_rate": "surprise * 2"})
    output = quire.good("explain", hero, "move_rate").out
    assert "= 0" in output
    assert "house rule; the book: 0 = 0\n" in output
    assert "max(" not in output
    printed = quire.good("explain", hero, "move_rate", "--json").object
    assert printed["house_rule"] == printed["formula"] == "surprise * 2"
    assert printed["replaces"] == "max(0, reaction_rate + surprise - overload)"


def test_what_conditions_change_is_said_last(quire: Quire, tmp_path: Path) -> None:
    poisoned = {"name": "Poisoned", "address": "move_rate", "change": -2, "until": None}
    hero = write(tmp_path / "poisoned.json", effects=[poisoned])
    healthy = quire.good("explain", write(tmp_path / "healthy.json"), "move_rate", "--json").object
    printed = quire.good("explain", hero, "move_rate", "--json").object
    assert printed["value"] == healthy["value"] - 2
    assert printed["effects"] == [{"name": "Poisoned", "change": -2}]
    assert list(healthy) == EXPLANATION_KEYS
    output = quire.good("explain", hero, "move_rate").out
    assert f" = {healthy['value']}; Poisoned −2" in output


def test_an_unknown_number_names_the_nearest(quire: Quire, hero: Path) -> None:
    assert "Did you mean move_rate?" in quire.refused("explain", hero, "move_rat")
    near = quire.refused("explain", hero, "a").partition("Near ones: ")[2].strip().removesuffix(".")
    labels = {key: field.label for key, field in example_game().system.derived.items()}
    named = near.split("), ")
    assert len(named) > 1
    assert all(name.removesuffix(")") in {f"{key} ({label}" for key, label in labels.items()} for name in named)
    assert quire.refused("explain", hero, "weapons[7].load")
    assert quire.refused("explain", hero, "][")


def test_a_number_is_read_from_standard_input(quire: Quire, hero: Path) -> None:
    assert quire.good("derive", "-", stdin=hero.read_bytes()).raw == quire.good("derive", hero).raw


def test_check_reports_every_file_and_continues(quire: Quire, hero: Path, tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    result = quire("check", hero, tmp_path / "broken.json", tmp_path / "missing.json", hero)
    assert result.code == 1
    assert result.out.count(f"Ilse ({example_game().name}): 1 violation, ") == 2
    assert "fault  surprise  " in result.out
    assert "notice  options.unheard_of" in result.out
    assert result.err.count("\n") == 2
    assert "broken.json: " in result.err
    listed = quire.good("check", "--json", hero).entries
    assert set(listed[0]) == {"file", "system", "name", "violations", "notices", "faults"}
    nameless = write(tmp_path / "nameless.json")
    assert f"nameless.json ({example_game().name})" in quire.good("check", nameless).out


def test_a_character_of_the_library_is_named_by_its_id(quire: Quire, hero: Path) -> None:
    id_ = quire.good("library", "import", hero).out.split()[0]
    assert quire.good("derive", id_).object["name"] == "Ilse"
    assert quire.good("explain", id_, "move_rate").out
    assert quire.good("check", id_).out


@pytest.fixture
def layers() -> tuple[Sheet, list[str]]:
    """A sheet with six layers of ten numbers, each of which reads the ten below."""
    system = any_game().system
    numbers = [key for key in system.derived if "[]" not in key and system.program.schema.keys[key] is ValueType.NUMBER]
    keys = numbers[:60]
    rules = {key: " + ".join(keys[place // 10 * 10 - 10 : place // 10 * 10]) or "1" for place, key in enumerate(keys)}
    sheet = open_character(Character(system.id, house_rules=rules), random.Random(1))
    assert not sheet.refused_rules
    return sheet, keys


def test_each_number_of_a_large_explanation_is_explained_once(
    layers: tuple[Sheet, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten formulas that read ten each, six deep, are 111,111 entries if all branches are repeated."""
    sheet, keys = layers
    read: list[object] = []
    original = _Explainer._as_read_by

    def count(maker: _Explainer, cell: Cell) -> AbstractContextManager[None]:
        # Each is read for its parts, once for the JSON and once for the lines, and for its values in the JSON.
        read.append(cell)
        return original(maker, cell)

    monkeypatch.setattr(_Explainer, "_as_read_by", count)
    explanation = sheet.explain(keys[-1])
    assert tree_size(explanation) == 111_111
    entries = list(_walk(explanation_json(explanation)))
    edges = 10 * 10 * 4 + 10
    assert len(entries) == 1 + edges
    assert sum(bool(entry["parts"]) for entry in entries) == 41
    assert sum("repeated" in entry for entry in entries) == edges - 40 - 100
    lines = list(explanation_lines(sheet, sheet.explain(keys[-1])))
    assert len(lines) <= 4 * (1 + edges)
    assert len(read) <= 3 * len(keys)


def test_a_small_explanation_repeats_its_branches(layers: tuple[Sheet, list[str]]) -> None:
    sheet, keys = layers
    entries = list(_walk(explanation_json(sheet.explain(keys[25]))))
    assert len(entries) == 1 + 10 + 100
    assert not any("repeated" in entry for entry in entries)
    assert {entry["address"] for entry in entries} == {keys[25], *keys[:20]}


def _walk(entry: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield entry
    for part in entry["parts"]:
        yield from _walk(part)
