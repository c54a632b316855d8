"""The notation of printed blocks: templates, conditions, addresses."""

from __future__ import annotations

import pytest

from core.rules.templates import (
    Between,
    Claim,
    Show,
    Step,
    When,
    parse_address,
    parse_condition,
    parse_template,
)


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("plain", ("plain",)),
        ("", ()),
        ("{name}", (Show("name"),)),
        ("{raw.<a>:signed} lb", (Show("raw.<a>", "signed"), " lb")),
        ("{least..most}", (Between("least", "most"),)),
        ("{worn?P}", (When((Claim("worn"),), "P"),)),
        ("{{PHY}} {x}", ("{PHY} ", Show("x"))),
        ("{weapons[type=fired, trained].name}", (Show("weapons[type=fired, trained].name"),)),
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
        ("worn", (Claim("worn"),)),
        ("!worn, carried", (Claim("worn", negated=True), Claim("carried"))),
        ("weapon=", (Claim("weapon", op="=", other=""),)),
        ("type != fired", (Claim("type", op="!=", other="fired"),)),
        ("current.<a> < maximum.<a>", (Claim("current.<a>", op="<", other="maximum.<a>"),)),
        ("@row<=5", (Claim("@row", op="<=", other="5"),)),
        ("weapons[type=fired, trained]", (Claim("weapons[type=fired, trained]"),)),
        ("!professions[current]", (Claim("professions[current]", negated=True),)),
    ],
)
def test_conditions(text: str, tests: tuple[Claim, ...]) -> None:
    """A condition is a list of tests, divided by commas outside brackets."""
    assert parse_condition(text) == tests


def test_which_tests_compare_names() -> None:
    """A right side that is no number is an address where sizes are compared, and a word elsewhere."""
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
    assert parse_address("move_rate") == (Step("move_rate"),)
    assert parse_address("weapons[2].name") == (Step("weapons", 2), Step("name"))
    assert parse_address("weapons[carried].name") == (Step("weapons", (Claim("carried"),)), Step("name"))
    assert parse_address("skills[]") == (Step("skills", ()),)


def test_a_condition_may_begin_with_a_member() -> None:
    assert parse_condition("<v>_lost, <v>_now<3") == (Claim("<v>_lost"), Claim("<v>_now", op="<", other="3"))
