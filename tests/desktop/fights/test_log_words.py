"""Lines of a fight's log: numbers below 0 with the window's sign, hyphens and ranges as they are."""

from __future__ import annotations

import pytest

from core.messages import Message
from core.procedures import Event, EventKind, Part
from desktop.fights.log_words import arithmetic, line, sentence, with_minus


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ann loses 4 EN; -2 are left.", "Ann loses 4 EN; −2 are left."),
        ("-1 is added.", "−1 is added."),
        ("BD result (-1)", "BD result (−1)"),
        ("rounds 2-5, d6-1, Jean-Luc, well-known", "rounds 2-5, d6-1, Jean-Luc, well-known"),
        ("d100=-5", "d100=−5"),
    ],
)
def test_numbers_below_zero_have_the_sign_of_the_window(text: str, shown: str) -> None:
    assert with_minus(text) == shown
    assert with_minus(shown) == shown


def test_every_part_of_a_line_has_it() -> None:
    what = Message("x", "{who} has {left}.", {"who": "Ann", "left": -2})
    event = Event(EventKind.HARM, what, parts=(Part("left", -2), Part("die", 3)), cite="COMP", when="Round 1")
    assert sentence(event, str) == "Ann has −2."
    assert arithmetic(event, str) == "left −2, die 3"
    assert line(event, str) == "Round 1: Ann has −2. (left −2, die 3) [COMP]"
