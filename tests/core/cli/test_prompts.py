"""Prompts: how typed lines become answers, request by request."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.character.json_values import Json
from core.cli.input_parser import match_one
from core.cli.prompts import Prompt, prompt_for
from core.dice import Dice
from core.errors import AnswerError
from core.messages import Message
from core.procedures.allocation import Target, Tier
from core.procedures.budgets import Budget
from core.procedures.effects import ApplyEdits
from core.procedures.requests import (
    Allocate,
    Assign,
    Choose,
    Enter,
    EntryKind,
    Offer,
    Option,
    Request,
    Roll,
    Rows,
    Show,
    Slot,
)

CLOSED = Message("closed", "It is night.")
OPTIONS = (
    Option("red", "Red Lion", "an inn"),
    Option("blue", "Blue Boar"),
    Option("bluer", "Blue Bell", closed=CLOSED),
)
SLOTS = (Slot("hlth", "Health"), Slot("prow", "Prowess"), Slot("mind", "Mind"))
TARGETS = (Target("hlth", "Health", most=5), Target("prow", "Prowess", most=5), Target("m_x", "Mind Over It", most=9))
ENTRIES = (Offer("sword", "Sword", cost=3), Offer("rope", "Hemp Rope", "20 feet", closed=CLOSED))


def answers(request: Request, line: str) -> Json:
    """Return the answer of a typed line; the request must accept it."""
    answer = prompt_for(request).read(line)
    assert request.check(answer) is None
    return answer


def refusal(request: Request, line: str) -> str:
    with pytest.raises(AnswerError) as refused:
        prompt_for(request).read(line)
    return refused.value.message.render()


ROLL = Roll(key="k", label="Roll", dice=(Dice.parse("2d6"), Dice.parse("d100")), names=("Body", "Luck"))


@pytest.mark.parametrize("line", ["4 6 71", " 4,6;71 ", "4+6 71", "4 6 071"])
def test_dice_are_typed_in_a_row(line: str) -> None:
    assert answers(ROLL, line) == [[4, 6], [71]]


def test_00_on_a_d100_is_100() -> None:
    assert answers(ROLL, "1 1 00") == [[1, 1], [100]]


def test_dice_that_do_not_fit_are_refused() -> None:
    assert "This roll has 3 dice, but you typed 4 numbers" in refusal(ROLL, "4 6 1 1")
    assert refusal(ROLL, "4") == ("0 of 2 rolls typed; next Body (2d6), after 1 of its dice, or Enter to roll the rest")
    assert refusal(ROLL, "4 6") == "1 of 2 rolls typed; next Luck (1d100), or Enter to roll the rest"
    one = Roll(key="one", label="One", dice=(Dice.parse("3d6"),))
    assert refusal(one, "4 6") == "2 of 3 dice typed; type the others, or press Enter to roll them"
    assert refusal(one, "4 9") == "A d6 cannot show 9. Type that die again."
    assert "not a dice result" in refusal(ROLL, "four 6 1")
    assert ROLL.check(prompt_for(ROLL).read("7 1 1")) is not None


def test_a_roll_shows_dice_target_and_chance() -> None:
    roll = Roll(key="k", label="Jump", dice=(Dice.parse("d20"),), target="below 15", chance=lambda: Fraction(2, 3))
    assert prompt_for(roll).lines == ("1d20", "target: below 15, chance 66.67 %")
    assert prompt_for(ROLL).lines == ("Body: 2d6", "Luck: 1d100")
    many = Roll(key="k", label="Set", dice=(Dice.parse("d6"),) * 9, names=tuple("abcdefghi"))
    assert prompt_for(many).lines == ("9 times 1d6  (a to i)",)
    bare = Roll(key="k", label="Jump", dice=(Dice.parse("d20"),), target="below 15")
    assert prompt_for(bare).lines == ("1d20", "target: below 15")


CHOOSE = Choose(key="k", label="Inn", options=OPTIONS)


@pytest.mark.parametrize("line", ["1", "red", "RED LION", "  red   lion ", "re"])
def test_option_is_chosen_by_number_key_or_name(line: str) -> None:
    assert answers(CHOOSE, line) == ["red"]


def test_choices_are_numbered_and_say_why_they_are_closed() -> None:
    assert prompt_for(CHOOSE).lines == (
        "  1  Red Lion  an inn",
        "  2  Blue Boar",
        "  3  Blue Bell  (not now: It is night.)",
    )


def test_a_choice_that_is_none_names_the_nearest() -> None:
    assert "Did you mean Red Lion?" in refusal(CHOOSE, "redlion")
    assert "not one of the choices." in refusal(CHOOSE, "7")
    assert "could be Blue Boar, Blue Bell" in refusal(CHOOSE, "blue b")
    assert answers(CHOOSE, "blue") == ["blue"]  # the whole key goes before beginnings of names


def test_several_are_chosen_with_commas_or_numbers() -> None:
    several = Choose(key="k", label="Inns", options=OPTIONS[:2], least=0, most=2)
    assert answers(several, "1, blue boar") == ["red", "blue"]
    assert answers(several, "2 1") == ["blue", "red"]
    assert answers(several, "none") == []
    assert ", or none" in prompt_for(several).hint
    assert "type 2 of them" in prompt_for(Choose(key="k", label="Inns", options=OPTIONS, least=2, most=2)).hint


ASSIGN = Assign(key="k", label="Numbers", values=(14, 11, 11, 9), slots=SLOTS)


@pytest.mark.parametrize(
    "line", ["14 11 11", "14, 11, 11", "hlth 14, prow 11, mind 11", "Health=14 mind=11 Prowess=11"]
)
def test_numbers_are_assigned_in_order_or_by_name(line: str) -> None:
    answer = answers(ASSIGN, line)
    assert isinstance(answer, dict)
    assert {key: ASSIGN.values[place] for key, place in answer.items()} == {"hlth": 14, "prow": 11, "mind": 11}
    assert len(set(answer.values())) == 3


def test_number_that_is_not_offered_cannot_be_assigned() -> None:
    assert "14 is not one of the numbers left: 11, 11, 9" in refusal(ASSIGN, "14 14 9")
    assert "hlth is not a name with a number" in refusal(ASSIGN, "hlth, prow 11")
    missing = prompt_for(ASSIGN).read("14 11")
    assert ASSIGN.check(missing) is not None


ALLOCATE = Allocate(key="k", label="Points", amount=6, targets=TARGETS)


@pytest.mark.parametrize(
    "line", ["hlth 3, prow 2", "hlth 3 prow 2", "1=3, 2=2", "Health: 3, Prowess: 2", "hlth 1, hlth 2, 2 2"]
)
def test_points_are_spread_by_name(line: str) -> None:
    assert answers(ALLOCATE, line) == {"hlth": 3, "prow": 2}


def test_names_of_several_words_take_points() -> None:
    assert answers(ALLOCATE, "mind over it 4, hlth 1") == {"m_x": 4, "hlth": 1}
    assert answers(ALLOCATE, "mind over it 4") == {"m_x": 4}


def test_nothing_may_be_spent() -> None:
    assert answers(ALLOCATE, "none") == {}
    assert "not one of the choices" in refusal(ALLOCATE, "luck 3")
    assert prompt_for(ALLOCATE).lines[0] == "spend up to 6"
    costly = Allocate(key="k", label="P", amount=6, targets=(Target("a", "A", 1, 2, cost=3),), spend_all=True)
    assert prompt_for(costly).lines == ("spend all 6", "  1  A  [1 to 2, 3 per point]")


YEARS = Allocate(
    key="y",
    label="Years",
    budgets=(Budget("c", "ages 0–10", 100, frozenset({"agil"})), Budget("y", "ages 10–12", 20)),
    targets=(
        Target("agil", "Agility", most=110, mark="A", tiers=(Tier(100, 2),)),
        Target("strn", "Strength", most=99, step=2),
        Target("late", "Later", most=0),
    ),
)


def test_budgets_show_what_they_pay_for() -> None:
    assert prompt_for(YEARS).lines == (
        "spend up to 120",
        "ages 0–10: 100",
        "ages 10–12: 20",
        "  1  A  Agility  [0 to 110, 2 above 100]",
        "  2  Strength  [0 to 20, in steps of 2]  (ages 10–12 only)",
        "  3  Later  [0 to 0]  (ages 10–12 only)",
    )
    unpaid = dataclasses.replace(YEARS, budgets=YEARS.budgets[:1], targets=YEARS.targets[1:2])
    assert prompt_for(unpaid).lines[-1] == "  1  Strength  [0 to 0, in steps of 2]  (nothing only)"


@pytest.mark.parametrize(
    ("line", "amounts"),
    [
        ("even", {"agil": 100, "strn": 20}),
        ("agil 104, even", {"agil": 107, "strn": 6}),
        ("agil 10, favour strn", {"agil": 10, "strn": 20}),
        ("agil 10 favor 2, 1", {"agil": 100, "strn": 20}),
    ],
)
def test_last_word_of_an_allocation_spends_the_rest(line: str, amounts: dict[str, int]) -> None:
    assert answers(YEARS, line) == amounts


def test_rest_is_spent_at_random() -> None:
    answer = answers(YEARS, "strn 4, rest")
    assert isinstance(answer, Mapping)
    assert YEARS.check(answer) is None
    assert not any(YEARS.allocation(answer).has_room(key) for key in ("agil", "strn"))  # type: ignore[arg-type]  # numbers
    assert answer == answers(YEARS, "strn 4, rest")


def test_a_question_mark_shows_the_result() -> None:
    output = refusal(YEARS, "strn 4 ?")
    assert output == "116 of 120 left (ages 0–10 up to 100, ages 10–12 up to 16). Strength 4 (+16)"
    assert refusal(YEARS, "?").startswith("120 of 120")
    assert refusal(YEARS, "strn 22, even") == "Strength needs 22, but ages 10–12 can pay only 20."


def test_numbers_and_texts_are_entered() -> None:
    age = Enter(key="k", label="Age", kind=EntryKind.WHOLE, least=10, most=99, unit="years")
    assert prompt_for(age).hint == "a whole number (years), 10 to 99"
    assert answers(age, " 24 ") == 24
    assert prompt_for(age).read("−3") == -3
    assert "not a whole number" in refusal(age, "old")
    name = Enter(key="k", label="Name", least=1)
    assert prompt_for(name).hint == "a text, at least 1 letters"
    assert answers(name, ' "back" ') == "back"
    assert answers(name, "Anna") == "Anna"
    assert answers(name, '"') == '"'
    assert prompt_for(Enter(key="k", label="Name")).hint == "a text"
    mass = prompt_for(Enter(key="k", label="Mass", kind=EntryKind.NUMBER, least=0, most=99, unit="lb"))
    assert mass.hint == "a number (lb), 0 to 99"
    assert (mass.read("12,5"), mass.read("12.0")) == (Decimal("12.5"), 12)
    assert mass.read("10 kg") == Decimal("22.05")
    height = prompt_for(Enter(key="k", label="Height", kind=EntryKind.WHOLE, unit="in"))
    assert (height.read("170 cm"), height.read("5'7\"")) == (67, 67)
    with pytest.raises(AnswerError, match="heavy is not a number"):
        mass.read("heavy")
    assert prompt_for(Enter(key="k", label="N", kind=EntryKind.PROSE, most=9)).takes_lines


ROWS = Rows(key="k", label="Gear", offers=ENTRIES, budget=9)


def test_entries_are_taken_with_counts() -> None:
    assert answers(ROWS, "sword x 2") == [{"entry": "sword", "count": 2}]
    assert answers(ROWS, "1") == [{"entry": "sword", "count": 1}]
    assert answers(ROWS, "none") == []
    assert prompt_for(ROWS).read("1 2") == [{"entry": "sword", "count": 1}, {"entry": "rope", "count": 1}]
    assert "not one of the choices" in refusal(ROWS, "lamp")
    assert prompt_for(ROWS).lines == (
        "budget: 9",
        "  1  Sword  [costs 3]",
        "  2  Hemp Rope  (not now: It is night.)",
    )
    assert prompt_for(Rows(key="k", label="Gear", offers=())).lines == ()


def test_what_is_shown_needs_no_answer() -> None:
    shown = Show(key="k", label="Look", text="One.\nTwo.")
    assert prompt_for(shown).lines == ("One.", "Two.")
    assert answers(shown, "whatever") is None


def test_effects_have_no_prompt() -> None:
    with pytest.raises(TypeError):
        prompt_for(ApplyEdits(key="k", label=""))


EVERY: tuple[Prompt, ...] = tuple(
    prompt_for(request)
    for request in (ROLL, CHOOSE, ASSIGN, ALLOCATE, ROWS, Enter(key="k", label="N", kind=EntryKind.WHOLE))
)


@given(st.text(max_size=40), st.sampled_from(EVERY))
def test_any_typed_line_is_read_or_refused(line: str, each: Prompt) -> None:
    with contextlib.suppress(AnswerError):
        each.read(line)


@given(st.text(max_size=12))
def test_a_key_or_number_always_picks(word: str) -> None:
    assert match_one(OPTIONS, "2") is OPTIONS[1]
    try:
        assert match_one(OPTIONS, word) in OPTIONS
    except AnswerError:
        assert word.casefold() not in {option.key for option in OPTIONS}


@pytest.mark.parametrize("line", ["{}", "none, {}", "sword x {}", "hlth {}", "{} 1 1", "-{}"])
def test_a_number_of_thousands_of_digits_is_refused(line: str) -> None:
    for each in EVERY:
        with pytest.raises(AnswerError):
            each.read(line.format("9" * 5000))
