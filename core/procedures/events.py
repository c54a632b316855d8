"""What a procedure reports while it runs: events, each with its arithmetic and citation.

An event says who did what to whom, what was rolled against what, and why that was enough. It is only words and numbers:
whatever it changed on a sheet is an edit of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from core.formula import Value, format_value
from core.messages import Message, Phrase, Translate, Word, said, worded

PLACES = 2
"""Decimals that people see of a number in a log; the arithmetic itself is exact."""


class EventKind(StrEnum):
    """What sort of thing happened; lists colour and filter by it."""

    TIME = "time"
    """A round, a turn or a second begins."""
    ACT = "act"
    """Somebody declares or does something."""
    CHECK = "check"
    """Dice decided something that is no attack."""
    MISS = "miss"
    HIT = "hit"
    HARM = "harm"
    """Something was lost: body, energy, a piece of gear."""
    STATE = "state"
    """Somebody falls, wakes, flees, dies."""
    RELIEF = "relief"
    """Something was regained."""
    NOTE = "note"
    END = "end"


@dataclass(frozen=True, slots=True)
class Term:
    """One number of an event's arithmetic.

    Attributes:
        label: What it is: ``THAWAC``, ``d20``, ``range``; a `Phrase` where it has gaps.
        value: The number or text; None shows as a dash.
    """

    label: str
    value: Value

    @property
    def shown(self) -> str:
        """The value for people, with at most `PLACES` decimals."""
        return format_value(self.value, PLACES)

    def line(self, translate: Translate = str) -> str:
        """Return name and value in the language of the reader."""
        shown = self.value if isinstance(self.value, Word | Phrase) else self.shown
        return f"{said(self.label, translate)} {worded(shown, translate)}"


@dataclass(frozen=True, slots=True)
class Event:
    """One line of the log.

    Attributes:
        kind: What sort of thing it is.
        what: The sentence.
        who: Position of the participant who acted, or None.
        whom: Position of the participant it happened to, or None.
        parts: The arithmetic behind it, in the order in which it is done.
        cite: Section of the book.
        when: Time of the game in words: "Round 2, second 7"; a `Phrase` where it has gaps.
        is_secret: Whether only the Game Master sees it.
    """

    kind: EventKind
    message: Message
    actor: int | None = None
    target: int | None = None
    terms: tuple[Term, ...] = ()
    cite: str = ""
    time: str = ""
    is_secret: bool = False

    def line(self, translate: Translate = str) -> str:
        """Return the event as one line of text: time, sentence, arithmetic, citation."""
        sentence = self.message.render(translate)
        when = f"{said(self.time, translate)}: " if self.time else ""
        if sentence.startswith(when.removesuffix(": ")):
            when = ""  # "Round 1 begins." says when it is
        parts = f" ({', '.join(part.line(translate) for part in self.terms)})" if self.terms else ""
        return f"{when}{sentence}{parts}{f' [{self.cite}]' if self.cite else ''}"


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    """An event and its place in the procedure.

    Attributes:
        event: What happened.
        after: How many answers had been given when it was told.
    """

    event: Event
    after: int
