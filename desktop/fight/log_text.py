"""Writes events of a fight's log as text: what happened, its arithmetic, the citation."""

from __future__ import annotations

from collections.abc import Sequence

from core.messages import Translate
from core.procedures.events import Event, LoggedEvent
from desktop.numerals import with_minus


def sentence(event: Event, words: Translate) -> str:
    """Return what happened, without its arithmetic; ``words`` translates the fight's texts."""
    return with_minus(event.message.render(words))


def arithmetic(event: Event, words: Translate) -> str:
    """Return the arithmetic of an event."""
    return with_minus(", ".join(part.line(words) for part in event.terms))


def text(events: Sequence[LoggedEvent], words: Translate) -> str:
    """Return a log as text; may run on any thread."""
    return "\n".join(line(each.event, words) for each in events)


def line(event: Event, words: Translate) -> str:
    """Return an event as one line: time, sentence, arithmetic, citation."""
    return with_minus(event.line(words))
