"""Dataclasses for log events of procedures: message, actor, target, arithmetic, citation.

An event only reports; changes of a sheet are edits of their own.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from core.formula import Value, format_value
from core.messages import Message, Phrase, Translate, Word, localize_text, localize_value

PLACES = 2
"""Decimals shown for a number in a log; the arithmetic itself is exact."""


class EventKind(StrEnum):
    """Kind of event; lists colour and filter by it."""

    TIME = "time"
    """A round, a turn or a second begins."""
    ACT = "act"
    """A participant declares or does something."""
    CHECK = "check"
    """A roll other than an attack."""
    MISS = "miss"
    HIT = "hit"
    HARM = "harm"
    """A loss: health, energy, a piece of gear."""
    STATE = "state"
    """A participant falls, wakes, flees or dies."""
    RELIEF = "relief"
    """Something was regained."""
    VIOLATION = "violation"
    """The Game Master allowed what the rules forbid."""
    NOTE = "note"
    END = "end"


@dataclass(frozen=True, slots=True)
class Term:
    """One number of an event's arithmetic.

    Attributes:
        label: Its name: ``THAWAC``, ``d20``, ``range``; a `Phrase` if it has placeholders.
        value: The number or text; None is shown as a dash.
    """

    label: str
    value: Value

    @property
    def shown(self) -> str:
        """The value as text, with at most `PLACES` decimals."""
        return format_value(self.value, PLACES)

    def line(self, translate: Translate = str) -> str:
        """Return label and value, translated."""
        shown = self.value if isinstance(self.value, Word | Phrase) else self.shown
        return f"{localize_text(self.label, translate)} {localize_value(shown, translate)}"


@dataclass(frozen=True, slots=True)
class Event:
    """One line of the log.

    Attributes:
        kind: Kind of event.
        message: The sentence.
        actor: Position of the participant who acted, or None.
        target: Position of the participant it happened to, or None.
        terms: Its arithmetic, in order.
        cite: Section of the book.
        time: Game time in words: "Round 2, second 7"; a `Phrase` if it has placeholders.
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

    def line(self, translate: Translate = str, *, cites: bool = True) -> str:
        """Return the event as one line of text: time, sentence, arithmetic, citation.

        Args:
            translate: Translates the terms of the game.
            cites: Whether to add the citation.
        """
        sentence = self.message.render(translate)
        when = f"{localize_text(self.time, translate)}: " if self.time else ""
        if sentence.startswith(when.removesuffix(": ")):
            when = ""  # "Round 1 begins." already names the time
        parts = f" ({', '.join(part.line(translate) for part in self.terms)})" if self.terms else ""
        return f"{when}{sentence}{parts}{f' [{self.cite}]' if cites and self.cite else ''}"


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    """An event and when it was logged.

    Attributes:
        event: The event.
        after: Number of answers given before it.
    """

    event: Event
    after: int
