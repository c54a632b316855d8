"""Skill lines from e-mails: broken, quoted, wrong, hostile; printed again without loss."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.edits import AddRow, Batch, Edit, SetValue
from core.character.json_values import Json
from core.character.row_notation import character_notation, parse_notation_edits
from core.character.sheet import Sheet
from core.errors import EditError
from core.registry import open_character, read_character
from core.systems.kinsler.builtin_lines import inputs
from core.systems.kinsler.skill_notation import Skill, from_row, to_row
from tests.systems.kinsler.any_skill import skills
from tests.systems.kinsler.worked import game

MAIL = """
Strength:14 [+0] (STR to STR) (x3)
    (zero passive fatigue)
Endurance:13 [+0] (CON to CON) (x3) (zero passive fatigue)

Staff_Ward:5 [+0] (FAI to MIN) (x1, 2/hour,
needs an oak staff)
Firebolt:9
[+1]
(MIN vs {PHY})
Swim:2 CON
"""


def read(text: str) -> Sheet:
    """Return the character that a list of lines is."""
    return open_character(read_character(text.encode(), "Ann"), random.Random(1))


def edits(text: str) -> list[Edit]:
    """Return what a pasted list writes."""
    return parse_notation_edits(game(), "skills", text)


def test_a_line_may_be_broken_within_brackets_and_before_them() -> None:
    sheet = read(MAIL)
    assert [sheet.value(f"stats.{key}.level") for key in ("str", "con")] == [14, 13]
    assert character_notation(sheet)[9:] == (
        "Staff_Ward:5 [+0] (FAI to MIN) (x1) (2/hour) (needs an oak staff)",
        "Firebolt:9 [+1] (MIN vs {PHY})",
        "Swim:2 CON",
    )


@pytest.mark.parametrize("mark", ["> ", ">", ">> ", " > > "])
def test_a_quoted_list_is_read_without_its_marks(mark: str) -> None:
    quoted = "".join(f"{mark}{line}" for line in MAIL.splitlines(keepends=True))
    assert edits(quoted) == edits(MAIL)


def test_a_name_may_begin_with_a_quotation_mark() -> None:
    assert edits(">Arrow:3 DEX") == [AddRow("skills", {"name": ">Arrow", "level": 3, "base": "DEX"})]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Swim:2 CON\nClimb:3 (far,\n  \u2019)\n(x9)", "Line 4: Column 1: x9 is no stack rating"),
        ("Swim:2 CON\nClimb:3\n  [1] DEX", "Line 3: Column 1: “[1] DEX” cannot be read"),
        ("Climb:3 DEX\n\n\tSwim", "Line 3: Column 5: expected a level, found the end of the line"),
        ("Climb:3 DEX (x2\nSwim:2 CON\nRow:1 STR", "Line 1: Column 13: “(x2"),
        ("(x2)\nSwim:2 CON", "Line 1: Column 1: expected a level, found “(x2)”"),
        ("Dear Ann,\nSwim:2 CON", "Line 1: Column 10: expected a level, found the end of the line"),
    ],
)
def test_a_wrong_line_is_named_by_line_and_column(text: str, said: str) -> None:
    with pytest.raises(EditError) as refused:
        edits(text)
    assert str(refused.value).startswith(said)


def test_a_skill_that_only_has_the_name_of_a_stat_stays_a_skill() -> None:
    for line in ("Strength:5 [+1] (STR to STR)", "Strength:5 (STR to STR) (x1)", "Mind:5 (MIN to PER)"):
        assert [type(each) for each in edits(line)] == [AddRow]
    for line in ("Faith:5 (FAI to FAI)", "determination:5 [+0] (FAI to FAI) (x3) (zero passive fatigue)"):
        assert edits(line) == [SetValue("stats.fai.level", 5), SetValue("stats.fai.rolled", 5)]
    assert edits("Heal_Body:7 (CON for {PHY})") == [SetValue("innate.heal_body.level", 7)]
    assert [type(each) for each in edits("Heal_Body:7 [+1] (CON for {PHY}) (1/day)")] == [AddRow]


def added(skill: Skill) -> AddRow:
    """Return the edit that adds a skill."""
    return AddRow("skills", cast("Mapping[str, Json]", to_row(skill)))


@settings(max_examples=30, deadline=None)
@given(st.lists(skills().filter(lambda each: each.level is not None and not inputs(to_row(each))), max_size=6))
def test_a_character_is_printed_and_pasted_without_loss(bought: list[Skill]) -> None:
    sheet = read("Strength:14 (STR to STR)")
    sheet.apply(Batch(tuple(map(added, bought)), "Paste"))
    lines = character_notation(sheet)
    again = read("\n".join(lines))
    assert character_notation(again) == lines
    assert [from_row(row) for row in again.rows("skills")] == bought
    assert len({str(row["id"]) for row in again.rows("skills")}) == len(bought)


def test_hostile_lists_end_soon() -> None:
    for text in ("A:3 (" * 20_000, "(\n" * 20_000, "A:3 (x\n" * 10_000, "A" + "\u0300" * 20_000):
        with pytest.raises(EditError):
            edits(text)
    assert len(edits("A:1\n" * 2_000)) == 2_000


def test_odd_letters_are_kept() -> None:
    name = "\u202eDlof\u0000 e\u0301 \U0001f5e1 \ufdfd"
    sheet = read(f"{name}:3 STR (\u0001 needs \ud7ff)\nSwim:1 CON")
    assert sheet.value("skills[0].name") == name
    assert read("\n".join(character_notation(sheet))).rows("skills") == sheet.rows("skills")
