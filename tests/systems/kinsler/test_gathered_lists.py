"""``phy[]`` and ``int[]``, the skills of body and mind, in formulas and house rules (spec 3)."""

from __future__ import annotations

import pytest

from core.character.edits import AddRow, RemoveRow, SetHouseRule, SetValue
from core.character.sheet import Sheet
from core.formula import Value
from tests.systems.kinsler.worked import example

BODY = ("str", "dex", "con")


def ruled(formula: str, name: str = "B") -> Value:
    """Return what a house rule gives that replaces the number of skills below zero."""
    sheet = example(name, None)
    sheet.apply(SetHouseRule("down_count", formula))
    assert not sheet.faults
    return sheet.value("down_count")


def brute(sheet: Sheet, key: str, is_phy: int) -> list[int]:
    """Return a number of all rows of a group, found one by one."""
    addresses = [f"stats.{each}" for each in ("str", "dex", "con", "min", "per", "fai")]
    addresses += [f"innate.{each}" for each in ("heal_body", "heal_intellect", "recover_fatigue")]
    addresses += [f"skills[{row}]" for row in range(sheet.count("skills"))]
    bases = {"heal_body": "CON", "heal_intellect": "FAI", "recover_fatigue": "CON"}
    found = []
    for address in addresses:
        last = address.rpartition(".")[2]
        base = bases.get(last, last.upper()) if "." in address else str(sheet.value(f"{address}.base") or "").upper()
        if base and (base.lower() in BODY) == bool(is_phy):
            found.append(int(str(sheet.value(f"{address}.{key}"))))
    return found


@pytest.mark.parametrize("name", ["A", "B", "C"])
@pytest.mark.parametrize(("group", "is_phy"), [("phy", 1), ("int", 0)])
def test_house_rules_read_the_skills_of_a_group(name: str, group: str, is_phy: int) -> None:
    numbers = brute(example(name, None), "effective", is_phy)
    assert ruled(f"sum({group}[].effective)", name) == sum(numbers)
    assert ruled(f"max({group}[].effective)", name) == max(numbers)
    assert ruled(f"min({group}[]: effective + 1)", name) == min(numbers) + 1
    assert ruled(f"count({group}[])", name) == len(numbers)


def test_skill_without_a_stat_is_in_neither_group() -> None:
    """C has one such skill."""
    assert ruled("count(all[]) - count(phy[]) - count(int[])", "C") == 1


def test_numbers_of_the_groups_follow_every_edit() -> None:
    """Spec 3: wounds, fatigue and points left of body and mind."""
    sheet = example("B", None)
    sheet.apply(SetValue("skills[0].wounds", 2))
    sheet.apply(AddRow("skills", {"id": "oar", "name": "Oar", "base": "STR", "level": 7, "fatigue": 3}))
    last = f"skills[{sheet.count('skills') - 1}]"
    for _ in range(2):
        for group, is_phy in (("phy", 1), ("int", 0)):
            for key in ("wounds", "fatigue", "left"):
                assert sheet.value(f"{group}_{key}") == sum(brute(sheet, key, is_phy))
        sheet.apply(SetValue(f"{last}.base", "PER"))
    sheet.apply(RemoveRow(last))
    assert sheet.value("phy_wounds") == sum(brute(sheet, "wounds", 1))


def test_explanation_lists_the_skills_of_the_group() -> None:
    explanation = example("B", None).explain("phy_wounds")
    assert explanation.formula == "sum(phy[].wounds)"
    assert explanation.with_values == "sum(0, 3, 2, 0, 0, 0, 0, 0, 0)"
