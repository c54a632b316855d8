"""What happened in a fight, in words: lines of the log as they are shown, searched, copied and saved."""

from __future__ import annotations

from collections.abc import Sequence

from core.messages import Translate
from core.procedures import Event, LoggedEvent
from desktop.numerals import with_minus


def sentence(event: Event, words: Translate) -> str:
    """Return what happened, without its arithmetic; ``words`` are those of the fight."""
    return with_minus(event.message.render(words))


def arithmetic(event: Event, words: Translate) -> str:
    """Return the numbers behind it, in the order in which they count."""
    return with_minus(", ".join(part.line(words) for part in event.terms))


def text(told: Sequence[LoggedEvent], words: Translate) -> str:
    """Return a log in lines, on any thread: a long one has tens of thousands."""
    return "\n".join(line(each.event, words) for each in told)


def line(event: Event, words: Translate) -> str:
    """Return all of it in one line: time, sentence, arithmetic, citation."""
    return with_minus(event.line(words))
