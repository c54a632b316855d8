"""Templates, conditions and addresses of printed blocks."""

from __future__ import annotations

import pytest

from core.rules.block_templates import (
    AddressPart,
    ConditionTest,
    ShowIf,
    ShowRange,
    ShowValue,
    parse_address,
    parse_condition,
    parse_template,
)


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("plain", ("plain",)),
        ("", ()),
        ("{name}", (ShowValue("name"),)),
        ("{raw.<a>:signed} lb", (ShowValue("raw.<a>", "signed"), " lb")),
        ("{least..most}", (ShowRange("least", "most"),)),
        ("{worn?P}", (ShowIf((ConditionTest("worn"),), "P"),)),
        ("{{PHY}} {x}", ("{PHY} ", ShowValue("x"))),
        ("{weapons[type=fired, trained].name}", (ShowValue("weapons[type=fired, trained].name"),)),
    ],
)
def test_templates(text: str, pieces: tuple[object, ...]) -> None:
    """A template is words, shown places, ranges and words under a condition."""
    assert parse_template(text) == pieces


@pytest.mark.parametrize("text", ["{", "}", "{a} }", "{a b}", "{a:loud}", "{1..}", "{&?x}"])
def test_wrong_templates(text: str) -> None:
    """A brace alone, an address that is none and an unknown format are refused."""
    with pytest.raises(ValueError, match=r"brace|address|format|condition"):
        parse_template(text)


@pytest.mark.parametrize(
    ("text", "tests"),
    [
        ("", ()),
        ("worn", (ConditionTest("worn"),)),
        ("!worn, carried", (ConditionTest("worn", negated=True), ConditionTest("carried"))),
        ("weapon=", (ConditionTest("weapon", op="=", other=""),)),
        ("type != fired", (ConditionTest("type", op="!=", other="fired"),)),
        ("current.<a> < maximum.<a>", (ConditionTest("current.<a>", op="<", other="maximum.<a>"),)),
        ("@row<=5", (ConditionTest("@row", op="<=", other="5"),)),
        ("weapons[type=fired, trained]", (ConditionTest("weapons[type=fired, trained]"),)),
        ("!professions[current]", (ConditionTest("professions[current]", negated=True),)),
    ],
)
def test_conditions(text: str, tests: tuple[ConditionTest, ...]) -> None:
    """A condition is a list of tests, divided by commas outside brackets."""
    assert parse_condition(text) == tests


def test_which_tests_compare_names() -> None:
    """A right side that is not a number is an address in size comparisons, else a word."""
    assert parse_condition("level<=step_level")[0].compares_names
    assert not parse_condition("level<=-2.5")[0].compares_names
    assert not parse_condition("type=fired")[0].compares_names


@pytest.mark.parametrize("text", ["a b", "=x", "a=1,,b"])
def test_wrong_conditions(text: str) -> None:
    """What is neither a name nor a comparison is refused."""
    with pytest.raises(ValueError, match="condition"):
        parse_condition(text)


def test_addresses() -> None:
    """An address is taken apart at its brackets."""
    assert parse_address("move_rate") == (AddressPart("move_rate"),)
    assert parse_address("weapons[2].name") == (AddressPart("weapons", 2), AddressPart("name"))
    assert parse_address("weapons[carried].name") == (
        AddressPart("weapons", (ConditionTest("carried"),)),
        AddressPart("name"),
    )
    assert parse_address("skills[]") == (AddressPart("skills", ()),)


def test_a_condition_may_begin_with_a_member() -> None:
    assert parse_condition("<v>_lost, <v>_now<3") == (
        ConditionTest("<v>_lost"),
        ConditionTest("<v>_now", op="<", other="3"),
    )
