"""Macros: one table for several keys; names in gathered groups; notations."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from core.character.document import Character
from core.character.edits import AddRow, Batch, RemoveRow, SetHouseRule, SetValue
from core.character.json_values import Json
from core.character.row_notation import character_notation, format_notation_row, parse_notation_edits
from core.character.sheet import Sheet
from core.content.entry_rows import entry_row
from core.content.reader import load_setting
from core.content.setting import Setting
from core.errors import DocumentError, EditError, FormulaError, NotationError, RulesError
from core.formula import Function, Value
from core.messages import Message
from core.rules.loader import load_system
from core.rules.macros import expand_macro
from core.rules.model import FieldType, System
from core.rules.notations import Notation

FOLDER = Path(__file__).parents[2] / "data" / "rules" / "places"
DATA: Mapping[str, Json] = {
    "crew": {"cook": {"level": 4}, "mate": {"level": 9, "hurt": 2}},
    "boats": [{"level": 7, "home": "COOK"}, {"level": 1, "hurt": 3, "home": None}],
    "throws": [[1, 2], [], [6, 6, 6]],
}


def _faces(throws: tuple[tuple[int, ...], ...]) -> Value:
    return sum(map(sum, throws))


def _read(line: str) -> Mapping[str, object]:
    name, dash, level = line.partition("-")
    if not dash:
        raise NotationError(Message("no_dash", "Column {column}: a dash is expected.", {"column": len(line)}), "E", 0)
    return {"name": name, "level": int(level)}


FUNCTIONS = {"faces": Function("faces", 1, 1, "The sum of all faces.", _faces)}


def _print(row: Mapping[str, object]) -> str:
    return f"{row.get('name', '')}-{row.get('level', 0)}"


def _inputs(row: Mapping[str, object]) -> Mapping[str, object]:
    return {"crew.cook.level": row["level"]} if row["name"] == "Cook" else {}


NOTATIONS = {
    "boats": Notation(
        "boat line", "Punt-3", _read, _print, _read, ("name", "level"), _inputs, lambda data: [f"Things-{len(data)}"]
    )
}


@pytest.fixture(scope="module")
def game() -> System:
    return load_system(FOLDER, FUNCTIONS, NOTATIONS)


def sheet(game: System, rules: Mapping[str, str] | None = None) -> Sheet:
    """Open the character of these tests."""
    return Sheet.open(Character("places", data=DATA, house_rules=rules or {}), game, random.Random(1))


PLACES = ("crew.cook", "crew.mate", "boats[0]", "boats[1]")


def numbers(found: Sheet, key: str) -> list[Value]:
    """Return a number of every place."""
    return [found.value(f"{place}.{key}") for place in PLACES]


def test_a_macro_formula_is_resolved_in_each_place(game: System) -> None:
    found = sheet(game)
    assert numbers(found, "whole") == [4, 7, 7, -2]
    assert numbers(found, "double") == [8, 14, 14, 0]
    assert numbers(found, "above") == [None, None, 3, None]
    assert found.value("all_whole") == 16


def test_a_key_of_its_own_overrides_a_macro(game: System) -> None:
    assert game.derived["boats[].double"].formula == "max(0, 2 * whole)"
    assert game.derived["crew.mate.double"].formula == "2 * whole"


def test_labels_of_families_begin_with_the_member(game: System) -> None:
    assert game.derived["crew.cook.whole"].label == "Cook: What is left"
    assert game.derived["crew.cook.whole"].abbr == "What is left"
    assert game.derived["boats[].whole"].label == "What is left"
    assert game.fields["crew.mate.hurt"].label == "Mate: Hurt"


def test_an_edit_of_a_group_reaches_what_is_computed_in_it(game: System) -> None:
    found = sheet(game)
    found.apply(SetValue("crew.cook.level", 10))
    assert numbers(found, "double") == [20, 14, 14, 0]
    assert found.value("boats[0].above") == -3
    assert found.explain("crew.cook.double").with_values == "2 * 10"


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ({"P.double": "whole + 1"}, [5, 8, 8, -1]),
        ({"P.double": "whole + 1", "crew.<c>.double": "100"}, [100, 100, 8, -1]),
        ({"crew.<c>.double": "100", "P.double": "whole + 1", "crew.mate.double": "0"}, [100, 0, 8, -1]),
        ({"boats[].double": "3 * whole", "P.double": "whole"}, [4, 7, 21, -6]),
        ({"P.double": "whole", "crew.cook.double": "nonsense"}, [4, 7, 7, -2]),
        ({"P.double": "whole", "crew.cook.double": "crew.cook.twice", "crew.cook.twice": "crew.cook.double"}, None),
    ],
)
def test_the_more_specific_house_rule_wins(game: System, rules: Mapping[str, str], expected: list[int] | None) -> None:
    found = sheet(game, rules)
    if expected is None:
        assert list(found.refused_rules) == ["crew.cook.twice"]
        assert numbers(found, "double") == [4, 7, 7, -2]
    else:
        assert numbers(found, "double") == expected


def test_a_house_rule_for_a_macro_is_checked_in_every_place(game: System) -> None:
    found = sheet(game)
    found.apply(SetHouseRule("P.double", "level"))
    assert numbers(found, "double") == [4, 9, 7, 1]
    for key, formula in (("P.double", "home == none"), ("P.nothing", "1"), ("Q.double", "1")):
        with pytest.raises(FormulaError):
            found.apply(SetHouseRule(key, formula))
    assert expand_macro("Q.double", game.macros) == expand_macro("P", game.macros) == ()


def test_lists_of_rolls_are_read_by_functions(game: System) -> None:
    found = sheet(game)
    assert game.fields["throws"].type is FieldType.ROLLS
    assert found.value("rolled") == 21
    found.apply(SetValue("throws", [[2]]))
    assert found.value("rolled") == 2
    for wrong in ([1, 2], [["x"]], "x", [[[1]]]):
        with pytest.raises(EditError):
            found.apply(SetValue("throws", wrong))


def setting(**kinds: Json) -> dict[str, Json]:
    """Return a setting of the game."""
    head: dict[str, Json] = {"format": "quire-setting", "version": 1, "system": "places", "id": "x", "name": "X"}
    return {**head, **kinds}


def load(game: System, **kinds: Json) -> Setting:
    """Load a setting with these kinds."""
    return load_setting(json.dumps(setting(**kinds)), game)


def test_plain_texts_are_entries_that_have_a_name(game: System) -> None:
    found = load(game, sayings=["Ahoy", "Land"])
    assert [entry["name"] for entry in found.kinds["sayings"]] == ["Ahoy", "Land"]
    for wrong in ([1], [{"name": "x"}], [""], ["Ahoy", "ahoy"]):
        with pytest.raises(DocumentError, match=r"sayings\[[01]\]"):
            load(game, sayings=wrong)


def test_an_entry_is_written_as_a_line(game: System) -> None:
    found = load(game, boats=[{"id": "punt", "line": "Punt-3"}, {"id": "raft", "name": "Raft"}])
    punt, raft = found.kinds["boats"]
    assert (punt["name"], raft["name"]) == ("Punt", "Raft")
    assert entry_row(game, "boats", punt) == {"id": "punt", "name": "Punt", "level": 3, "hurt": 0}
    assert entry_row(game, "boats", raft) == {"id": "raft", "name": "Raft", "hurt": 0}
    with pytest.raises(DocumentError, match=r"boats\[0\]\.line: Column 4: a dash is expected"):
        load(game, boats=[{"id": "punt", "line": "Punt"}])


def test_lines_are_rows_or_fixed_lines(game: System) -> None:
    found = sheet(game)
    edits = parse_notation_edits(game, "boats", "Raft-2\n\nCook-11\r\nRaft-5\n")
    assert edits[1] == SetValue("crew.cook.level", 11)
    changes = found.apply(Batch(tuple(edits)))
    assert found.value("crew.cook.level") == 11
    assert [row.get("id") for row in found.rows("boats")] == [None, None, "raft", "raft_2"]
    assert character_notation(found)[0] == "Things-3"
    assert character_notation(found)[-2:] == ("Raft-2", "Raft-5")
    assert format_notation_row(game, "boats", found.rows("boats")[2]) == "Raft-2"
    found.apply(changes.inverse)
    assert found.character.data == sheet(game).character.data


def test_a_notation_can_have_no_fixed_lines() -> None:
    plain = {"boats": Notation("boat line", "Punt-3", _read, _print, _read, ("name", "level"))}
    found = sheet(load_system(FOLDER, FUNCTIONS, plain))
    assert parse_notation_edits(found.system, "boats", "Cook-1") == [AddRow("boats", {"name": "Cook", "level": 1})]
    assert character_notation(found) == ("-7", "-1")


def test_a_wrong_line_is_named(game: System) -> None:
    with pytest.raises(EditError, match=r"Line 2: Column 4: a dash"):
        parse_notation_edits(game, "boats", "Raft-2\nPunt")
    with pytest.raises(EditError, match=r"^Column 4: a dash"):
        parse_notation_edits(game, "boats", "Punt\n")


def test_a_new_row_gets_an_id_of_its_own(game: System) -> None:
    found = sheet(game)
    for row in ({"name": "The  Gull!"}, {"name": "the gull"}, {"id": "the_gull"}, {}, {"name": "Cook"}, {"id": "punt"}):
        found.apply(AddRow("boats", row))
    assert [row.get("id") for row in found.rows("boats")][2:] == [
        "the_gull", "the_gull_2", "the_gull_3", "boat", "cook_2", "punt",
    ]  # fmt: skip
    before = found.character
    changes = found.apply(RemoveRow("boats[3]"))
    found.apply(changes.inverse)
    assert found.character == before


@pytest.mark.parametrize(
    ("file", "old", "new", "code"),
    [
        ("system.toml", 'P = ["crew.<c>", "boats[]"]', 'p = ["crew.<c>", "boats[]"]', "bad_name"),
        ("system.toml", 'P = ["crew.<c>", "boats[]"]', "P = []", "bad_shorthand"),
        ("system.toml", 'P = ["crew.<c>", "boats[]"]', 'P = ["crew.<c>", "boats[]", "boats[]"]', "twice"),
        ("fields.toml", 'ids = "name"', 'ids = "nick"', "unknown_key"),
        ("setting.toml", "texts = true", 'texts = true\nlike = "boats[]"', "plain_kind"),
        ("setting.toml", 'notation = "boats"', 'notation = "crew"', "unknown_notation"),
        ("setting.toml", 'line = "line"', 'line = "lane"', "unknown_key"),
    ],
)
def test_invalid_macros_and_notations_are_refused(tmp_path: Path, file: str, old: str, new: str, code: str) -> None:
    target = tmp_path / "game"
    shutil.copytree(FOLDER, target)
    written = (target / file).read_text(encoding="utf-8")
    assert old in written
    (target / file).write_text(written.replace(old, new), encoding="utf-8")
    with pytest.raises(RulesError) as refused:
        load_system(target, FUNCTIONS, NOTATIONS)
    assert refused.value.message.code == f"rules_{code}"
