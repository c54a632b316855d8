"""Answers as text, and the important numbers of the preview."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from core.character.document import Character
from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.dice import Dice
from core.procedures.allocation import Target as Place
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
from core.registry import open_character
from desktop.requests.answer_text import answer_text, shorten, signed, step_summary
from desktop.requests.comparison import Comparison
from desktop.wizard.preview_numbers import PreviewNumbers, copy_with_edits, find_attribute_table, important_addresses
from desktop.wizard.procedure_steps import step_number
from tests.helpers.games import example_id

CHOICE = Choose(key="c", label="Culture", options=(Option("a", "Tolmar"), Option("b", "Grask")))
GEAR = Rows(key="r", label="Gear", offers=(Offer("rope", "Rope"), Offer("lamp", "Lamp")))


@pytest.mark.parametrize(
    ("request_", "answer", "words"),
    [
        (CHOICE, ["b"], "Grask"),
        (CHOICE, [], "none"),
        (GEAR, [{"entry": "rope", "count": 2}, {"entry": "lamp"}], "Rope × 2, Lamp"),
        (Assign(key="a", label="A", values=(9, 14), slots=(Slot("h", "Health"),)), {"h": 1}, "Health 14"),
        (Allocate(key="p", label="P", amount=3, targets=(Place("h", "Health", most=3),)), {"h": 2}, "Health 2"),
        (Roll(key="d", label="D", dice=(Dice.parse("2d6"),)), [[3, 4]], "7"),
        (
            Roll(
                key="d", label="D", dice=(Dice.parse("1d6+1d8"),) * 2, counting=lambda _: [[True, False], [False] * 2]
            ),
            [[6, 3], [1, 1]],
            "6, —",
        ),
        (Roll(key="d", label="D", dice=(Dice.parse("1d6"),) * 9), [[1]] * 9, "9 rolls"),
        (Enter(key="e", label="E", kind=EntryKind.WHOLE, unit="years"), 24, "24 years"),
        (Enter(key="e", label="E", kind=EntryKind.WHOLE, unit="years"), 1, "1 year"),
        (Enter(key="e", label="E"), "", "empty"),
        (Show(key="s", label="S"), None, ""),
    ],
)
def test_answers_as_text(request_: Request, answer: Json, words: str) -> None:
    assert answer_text(request_, answer) == words


def test_the_summary_of_a_step() -> None:
    name = Enter(key="e", label="Name")
    assert step_summary([(name, "Anna"), (CHOICE, ["a"])]) == "Tolmar"
    assert step_summary([(name, "Anna")]) == "Anna"
    assert step_summary([(GEAR, [{"entry": "rope", "count": 2}])]) == "2 chosen"
    assert step_summary([(GEAR, [{"entry": "rope", "count": 2}]), (name, "7")]) == "2 chosen"
    assert step_summary([(name, "Anna"), (GEAR, [{"entry": "rope", "count": 2}])]) == "Anna"
    assert step_summary([(GEAR, []), (name, "Anna")]) == "Anna"
    assert step_summary([(replace(CHOICE, most=2), ["a", "b"]), (name, "55")]) == "2 chosen"
    numbers = [(replace(name, key=key, kind=EntryKind.WHOLE), number) for key, number in (("a", 3), ("b", -1))]
    assert step_summary(numbers) == "3, −1"
    assert step_summary([]) == ""


def test_texts_are_shortened_and_numbers_signed() -> None:
    assert shorten("abc", 5) == "abc"
    assert shorten("abcdef", 4) == "abc…"
    assert (signed(2), signed(-2), signed(0)) == ("+2", "−2", "0")
    assert (step_number("XIV", 3), step_number("gear", 3)) == ("XIV", "4")


@pytest.fixture
def blank() -> Sheet:
    return open_character(Character(system=example_id()), random.Random(1))


def test_important_numbers_come_from_the_printed_sheet(blank: Sheet) -> None:
    attributes = find_attribute_table(blank.system)
    assert attributes is not None
    assert attributes.columns[0].address == "raw.<a>"
    assert important_addresses(blank.system, ("max_weight",))[:2] == ("max_weight", "unconscious_number")


def test_numbers_wait_for_inputs_change_and_are_compared(blank: Sheet) -> None:
    numbers = PreviewNumbers(blank, ("unconscious_number", "surprise"))
    first, _ = numbers.numbers(blank)
    assert (first.text, first.undecided) == ("—", ("HLTH", "MIND"))
    grown = copy_with_edits(blank, (SetValue("raw.hlth", 14), SetValue("raw.mind", 11), SetValue("no.such", 1)))
    assert numbers.number(grown, "unconscious_number").undecided == ()
    weighed = Comparison("Health?", ("14", "9"), ((SetValue("raw.hlth", 14),), (SetValue("raw.hlth", 9),)))
    (line,) = numbers.compare(grown, weighed)
    assert line.label == "Unconscious Number"
    assert line.best == (True, False)
