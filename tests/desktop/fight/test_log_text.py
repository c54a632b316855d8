"""Lines of a fight's log: numbers below 0 with the window's sign, hyphens and ranges as they are."""

from __future__ import annotations

from core.messages import Message
from core.procedures.events import Event, EventKind, Term
from desktop.fight.log_text import arithmetic, line, sentence


def test_log_line_has_time_sentence_arithmetic_and_citation() -> None:
    what = Message("x", "{who} has {left}.", {"who": "Ann", "left": -2})
    event = Event(EventKind.HARM, what, terms=(Term("left", -2), Term("die", 3)), cite="COMP", time="Round 1")
    assert sentence(event, str) == "Ann has −2."
    assert arithmetic(event, str) == "left −2, die 3"
    assert line(event, str) == "Round 1: Ann has −2. (left −2, die 3) [COMP]"
