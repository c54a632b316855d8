"""Events: one line of text each, with numbers as people read them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.formula import Value
from core.messages import Message
from core.procedures.events import Event, EventKind, Term


@pytest.mark.parametrize(
    ("value", "shown"),
    [(Fraction(16, 3), "5.33"), (Fraction(-1, 8), "-0.12"), (Fraction(9, 2), "4.5"), (7, "7"), (None, "—"), ("x", "x")],
)
def test_no_number_of_a_log_has_more_than_two_decimals(value: Value, shown: str) -> None:
    event = Event(EventKind.ACT, Message("acts", "{who} acts.", {"who": "Ann"}), terms=(Term("number", value),))
    assert event.line() == f"Ann acts. (number {shown})"


def test_a_line_has_its_time_and_its_citation() -> None:
    event = Event(EventKind.TIME, Message("round", "It begins.", {}), cite="3b", time="Round 2")
    assert event.line() == "Round 2: It begins. [3b]"
