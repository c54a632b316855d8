"""The examples of the book that happen in a fight, die by die in the log."""

from __future__ import annotations

from collections.abc import Mapping

from core.character.edits import AddRow, SetHouseRule
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.play.fight import Fight
from core.procedures.requests import Roll
from core.systems.sord.conflict import CONFLICT
from tests.helpers.scripted_fights import Scripted, arena
from tests.systems.sord.worked import example

STAFF_STRIKES = [3, 16, 16, 16, 10]
"""Initiative of B for the dice of its staff, and the roll to hit; the damage is 11 and three dice more."""


def struck(rules: Mapping[str, str], dice: list[int], **answers: list[Json]) -> Scripted:
    """Let the staff of B strike A, whose numbers are set by house rules."""
    a, b = example("A"), example("B", damage={})
    for key, formula in rules.items():
        a.apply(SetHouseRule(key, formula))
    rows = b.rows("weapons")
    staff = next(n for n, row in enumerate(rows) if (row["name"], row["type"]) == ("Rune staff", "special"))
    known: dict[str, list[Json]] = {"weapons": [[], [str(staff)]], **answers}
    script = Scripted(Fight(CONFLICT, arena(("A", a), ("B", b)), 1), [*STAFF_STRIKES, *dice], known)
    script.run()
    return script


def test_forty_five_points_against_an_unconscious_number_of_34() -> None:
    """XV: 11 seconds if the check of Base Mind fails."""
    rules = {"deathly_blow": "1000", "unconscious_number": "34", "minimum_blow": "0", "body_armor": "-22"}
    script = struck(rules, [4, 4, 4, 4, 20])
    assert any("sustained 45" in line for line in script.lines), script.lines
    assert any("A1 is unconscious for 11 s." in line for line in script.lines), script.lines
    assert not script.dice


def test_fifteen_points_on_a_head_with_armor_10() -> None:
    """XVI: 5 points are sustained; 4 of Mind, 1 of Ambition and none of Health are a legal spread."""
    spread: dict[str, Json] = {"mind": 4, "ambt": 1, "hlth": 0}
    script = struck({"minimum_blow": "0", "head_armor": "10"}, [1, 1, 2, 1], spread=[spread])
    assert any("sustained 5" in line for line in script.lines), script.lines
    a = script.fight.sheets[0]
    assert {key: a.value(f"damage.{key}") for key in spread} == spread


def test_melee_and_critical_with_one_weapon() -> None:
    """Init: attack rates of 3 and 2 with one weapon are halved and rounded down, so that each rolls one die."""
    a, b = example("A"), example("B", damage={})
    sword = {key: value for key, value in a.rows("weapons")[0].items() if key != "uid"}
    a.apply(AddRow("weapons", {**sword, "type": "critical", "counts_weight": False}, 1))
    a.apply(SetHouseRule("weapons[].attack_rate", "3 if row == 1 else 2"))
    assert dice_of_initiative(a, b, ["0"]) == 3
    assert dice_of_initiative(a, b, ["1"]) == 2
    assert dice_of_initiative(a, b, ["0", "1"]) == 2


def dice_of_initiative(a: Sheet, b: Sheet, rows: list[Json]) -> int:
    """Count the dice that the first rolls for its attacks with some rows of weapons."""
    script = Scripted(Fight(CONFLICT, arena(("A", a), ("B", b)), 1), [1] * 12, {"weapons": [rows, []]})
    script.run()
    asked = [each for each in script.fight._driver.requests if isinstance(each, Roll) and "/initiative" in each.key]
    return sum(len(dice.sizes) for each in asked for dice in each.dice)
