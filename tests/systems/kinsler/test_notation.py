"""The skill notation: each form of the book, positions of errors, no loss both ways."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.errors import NotationError
from core.systems.kinsler import skill_notation
from core.systems.kinsler.skill_notation import Skill, from_row, parse, print_skill, to_row
from tests.systems.kinsler.any_skill import skills

CASES = tomllib.loads(Path(__file__).with_name("notation.toml").read_text(encoding="utf-8"))
LEAST_FORMS = 28


@pytest.mark.parametrize("case", CASES["form"], ids=lambda case: case["read"])
def test_every_form_of_the_book(case: dict[str, str]) -> None:
    skill = parse(case["read"])
    printed = case.get("printed", case["read"])
    assert print_skill(skill) == printed
    assert skill.type == case["type"]
    assert parse(printed) == skill


@pytest.mark.parametrize("case", CASES["refused"], ids=lambda case: case["line"][:30])
def test_a_wrong_line_is_refused_at_its_place(case: dict[str, str]) -> None:
    with pytest.raises(NotationError) as refused:
        parse(case["line"])
    assert refused.value.code == case["code"]
    assert refused.value.position == int(case["position"])
    assert f"Column {int(case['position']) + 1}: " in str(refused.value)
    assert "{" not in str(refused.value).replace("{PHY}", "").replace("{ }", "")


def test_the_file_holds_every_form() -> None:
    assert len(CASES["form"]) >= LEAST_FORMS


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("  Short\n Sword :3\t(str VS {phy})  ", "Short_Sword:3 (STR vs {PHY})"),
        ("Wall_of__Wind:6 [+0]\nMIND to STR (Active  or\nPassive).", "Wall_of_Wind:6 [+0] (MIN to STR)"),
        ("Ward:5(DET TO {min})(X1,2/HOUR)", "Ward:5 (FAI to {INT}) (x1) (2/hour)"),
        ("Mind_Reader-3", "Mind_Reader:3"),
        ("A-1-2 DEX", "A-1:2 DEX"),
        ("A:007", "A:7"),
        ("A:3 [-0]", "A:3 [+0]"),
        ("A:−3 [−1]", "A:-3 [-1]"),
        ("A:3 MIN (needs rest) (1/2day)", "A:3 MIN (1/2day) (needs rest)"),
        ("A:3 (SOME STR)", "A:3 (SOME STR)"),
        ("A:3 STR (STR to DEX)", "A:3 STR (STR to DEX)"),
        ("A:3 ( STR\nto\n*  ) (x5)", "A:3 (STR to *) (x5)"),
        ("A:3 (FAI vs *) (wound)", "A:3 (FAI vs *) (wound)"),
        (
            "\u00a0Wall\u00a0of\u2028Wind:6\u00a0[+0]\u3000(MIN\u00a0to\u2029STR)\x85",
            "Wall_of_Wind:6 [+0] (MIN to STR)",
        ),
    ],
)
def test_blanks_and_case_do_not_matter(line: str, same: str) -> None:
    assert print_skill(parse(line)) == same


@settings(max_examples=100, deadline=None)
@given(skills())
def test_nothing_is_lost(skill: Skill) -> None:
    line = print_skill(skill)
    assert parse(line) == skill
    assert parse(f"  {line}. ") == skill
    assert print_skill(parse(line)) == line
    if skill.level is not None:
        assert from_row(to_row(skill)) == skill


hostile = st.text("AaxX12 :-#[]+(){}*,./_STRDEXMINtovsforPHYpassive\n\u2028é", max_size=60) | st.text(max_size=60)


@settings(max_examples=100, deadline=None)
@given(hostile)
def test_any_text_is_read_or_refused_within_itself(line: str) -> None:
    skill, fault = attempt(line)
    if skill is not None:
        assert parse(print_skill(skill)) == skill
    if fault is not None:
        assert 0 <= fault.position <= len(line)
        assert fault.code in {"E_NAME", "E_LEVEL", "E_FLAG", "E_TYPE", "E_REST"}


def attempt(line: str) -> tuple[Skill | None, NotationError | None]:
    """Parse a line, or return its error."""
    try:
        return parse(line), None
    except NotationError as refused:
        return None, refused


@pytest.mark.parametrize(
    "line", ["-1" * 40_000, "(" * 40_000, "A:3" + "(x)" * 30_000, "A:3" + " " * 40_000 + "?", "A:" + "9" * 40_000]
)
def test_a_hostile_line_ends_soon(line: str) -> None:
    with pytest.raises(NotationError):
        parse(line)


def test_an_open_level_is_for_settings_only() -> None:
    assert skill_notation.read_open_row("Climb:# DEX") == {"name": "Climb", "base": "DEX"}
    with pytest.raises(NotationError) as refused:
        skill_notation.read_row(" Climb:# DEX")
    assert (refused.value.code, refused.value.position) == ("E_LEVEL", 6)
    assert skill_notation.read_row("Climb:2 DEX") == {"name": "Climb", "level": 2, "base": "DEX"}


def test_a_row_with_anything_in_it_is_printed() -> None:
    assert skill_notation.print_row({}) == ":0"
    assert skill_notation.print_row({"name": 3, "level": "x", "rate": {}, "remarks": "no", "base": 7}) == ":0 (1/round)"
    assert skill_notation.print_row({"name": "Climb up", "level": 2, "verb": "to"}) == "Climb_up:2"
