"""Virtual rows: computed like the rows of a list, without being stored."""

from __future__ import annotations

import random
import shutil
from fractions import Fraction
from pathlib import Path

import pytest

from core.character.document import Character
from core.character.edits import SetHouseRule, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import RulesError
from core.rules.loader import load_system
from core.rules.model import System
from tests.helpers.tiny_character import tiny_document
from tests.helpers.tiny_game import FOLDER, FUNCTIONS

SWIMMING = """
[swimming]
like = "skills[]"
label = "Swimming"
cite = "2"
given = { name = "Swimming", level = 3, ability = "eye" }

["skills[].double"]
label = "Doubled"
formula = "score * 2 if options.storms == 0 else none"
cite = "2"

["skills[].share.<a>"]
label = "Share for {label}"
formula = "level + total.<a> if name != \\"<a>\\" else 0"
cite = "2"

["skills[].mark"]
label = "Mark"
formula = "name"
text = true
cite = "2"
"""


def loaded(folder: Path, numbers: str, fields: str = "") -> System:
    """Load the invented game with more in its derived.toml and fields.toml."""
    target = folder / "game"
    shutil.copytree(FOLDER, target)
    for name, more in (("derived.toml", numbers), ("fields.toml", fields)):
        with (target / name).open("a", encoding="utf-8") as file:
            file.write(more)
    return load_system(target, FUNCTIONS)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> System:
    return loaded(tmp_path_factory.mktemp("standing"), SWIMMING)


def opened(game: System, **changes: Json) -> Sheet:
    return Sheet.open(Character.from_json(tiny_document(**changes)), game, random.Random(7))


def test_a_virtual_row_has_the_numbers_of_a_list_row(game: System) -> None:
    sheet = opened(game)
    assert sheet.value("swimming.score") == 2 * 3 + 11
    assert sheet.value("swimming.double") == 34
    assert sheet.value("swimming.share.arm") == 3 + 9
    assert sheet.value("swimming.mark") == "Swimming"
    assert sheet.value("swimming.row") == 3
    assert game.derived["swimming.score"].label == "Score"
    assert game.derived["swimming.score"].house_rule_from == "skills[].score"


def test_a_family_mark_in_a_text_is_the_member(game: System) -> None:
    sheet = opened(game, data={"skills": [{"name": "arm", "level": 4}, {"name": "eye", "level": 4}]})
    assert [sheet.value(f"skills[{row}].share.arm") for row in (0, 1)] == [0, 4]


def test_inputs_of_a_virtual_row_are_fixed_and_hidden(game: System) -> None:
    sheet = opened(game)
    assert sheet.value("swimming.level") == 3
    assert game.derived["swimming.level"].is_hidden
    assert [key for key in sheet.derived() if key.startswith("swimming.")] == [
        "swimming.score",
        "swimming.double",
        "swimming.share.arm",
        "swimming.share.eye",
        "swimming.share.wit",
        "swimming.mark",
    ]


def test_a_virtual_row_follows_the_sheet(game: System) -> None:
    sheet = opened(game)
    changes = sheet.apply(SetValue("base.eye", 20))
    assert ("swimming.score", ()) in changes.cells
    assert sheet.value("swimming.score") == 2 * 3 + 20


@pytest.mark.parametrize("reverse", [False, True])
def test_a_house_rule_of_the_list_applies_unless_the_virtual_row_has_its_own(game: System, reverse: bool) -> None:
    rules = [
        ("skills[].score", "level * 10 + row"),
        ("skills[].share.<a>", "5"),
        ("swimming.double", "1"),
        ("skills[].double", "2"),
    ]
    sheet = opened(game, house_rules=dict(reversed(rules) if reverse else rules))
    assert [sheet.value(f"{each}.score") for each in ("skills[0]", "skills[1]", "swimming")] == [21, 2, 33]
    assert sheet.value("swimming.share.wit") == 5
    assert (sheet.value("skills[0].double"), sheet.value("swimming.double")) == (2, 1)
    assert sheet.faults == ()


def test_valid_rules_of_a_circle_apply_to_the_virtual_row(game: System) -> None:
    rules: dict[str, Json] = {"skills[].score": "double", "swimming.double": "score + 1", "skills[].double": "7"}
    sheet = opened(game, house_rules=rules)
    assert [*sheet.refused_rules] == ["swimming.double"]
    assert (sheet.value("swimming.double"), sheet.value("swimming.score"), sheet.value("skills[0].score")) == (7, 7, 7)
    sheet = opened(game)
    sheet.apply(SetHouseRule("swimming.double", "4"))
    sheet.apply(SetHouseRule("skills[].double", "9"))
    assert (sheet.value("swimming.double"), sheet.value("skills[0].double")) == (4, 9)


HEAD = '[swim]\nlike = "skills[]"\nlabel = "S"\ncite = "2"\n'


@pytest.mark.parametrize(
    ("more", "code", "says"),
    [
        ('[swim]\nlike = "skils[]"\nlabel = "S"\ncite = "2"', "bad_standing", 'as in "weapons[]"'),
        ('[swim]\nlike = "skills"\nlabel = "S"\ncite = "2"', "bad_standing", "[swim]"),
        ('[swim]\nlike = "boat[]"\nlabel = "S"\ncite = "2"', "bad_standing", "[swim]"),
        ('[swim]\nlike = "skills[]"\ncite = "2"', "missing", "label is missing"),
        (HEAD + "given = { levl = 2 }", "unknown_key", "mean level?"),
        (HEAD + 'without = ["scor"]', "unknown_key", "mean score?"),
        (HEAD + 'given = { level = "two" }', "bad_given", "level"),
        (HEAD + "given = { name = 2 }", "bad_given", "name"),
        (
            HEAD + '["swim.level"]\nlabel = "L"\nformula = "1"\ncite = "2"',
            "twice",
            "swim.level",
        ),
    ],
)
def test_what_is_refused(tmp_path: Path, more: str, code: str, says: str) -> None:
    with pytest.raises(RulesError) as refused:
        loaded(tmp_path, "\n" + more)
    assert refused.value.message.code == f"rules_{code}"
    assert says in str(refused.value)


COLUMNS = """
["bags[].full"]
type = "bool"
label = "Full"
cite = "3"

["bags[].price"]
type = "int"
nullable = true
label = "Price"
cite = "3"

["bags[].owners"]
type = "texts"
label = "Owners"
cite = "3"
"""


def test_given_values_of_every_type_are_kept(tmp_path: Path) -> None:
    more = """
    [sack]
    like = "bags[]"
    label = "Sack"
    cite = "3"
    given = { weight_lb = 2.5, full = true }
    without = ["eased_lb"]
    """
    sheet = opened(loaded(tmp_path, more, COLUMNS))
    assert sheet.value("sack.weight_lb") == Fraction(5, 2)
    assert (sheet.value("sack.name"), sheet.value("sack.price")) == ("", None)
    assert (sheet.value("sack.full"), sheet.value("sack.row")) == (1, 3)
    assert "sack.owners" not in sheet.system.derived
    assert [sheet.system.derived[f"sack.{key}"].formula for key in ("weight_lb", "full", "name")] == ["5/2", "1", '""']


DECIMALS = """
[third]
label = "Third"
formula = "20 / 3"
cite = "3"

[exact]
label = "Exact"
formula = "20 / 3"
cite = "3"
decimals = 4
"""


def test_decimals_shown_are_set_by_the_game(tmp_path: Path) -> None:
    game = loaded(tmp_path, DECIMALS)
    assert (game.derived["third"].decimals, game.derived["exact"].decimals) == (6, 4)
    sheet = opened(game)
    assert (sheet.text("third"), sheet.text("exact")) == ("6.666667", "6.6667")
    file = tmp_path / "game" / "system.toml"
    written = file.read_text(encoding="utf-8")
    file.write_text(written.replace('version = "3"', 'version = "3"\ndecimals = 1'), encoding="utf-8")
    again = opened(load_system(tmp_path / "game", FUNCTIONS))
    assert (again.text("third"), again.text("exact")) == ("6.7", "6.6667")
    assert again.derived()["third"] == sheet.derived()["third"]
