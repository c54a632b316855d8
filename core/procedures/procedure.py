"""What a game offers to run: its procedures, their steps, and the situation that they are started in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from core.character import Json, Sheet
from core.content import Setting
from core.messages import Message
from core.procedures.requests import Conversation

MOST_REQUESTS = 20_000
"""Questions and writings that no procedure for one character comes near; an endless one does."""


class ProcedureKind(StrEnum):
    """What a procedure is for; lists group by it."""

    CREATION = "creation"
    ADVANCEMENT = "advancement"
    CHECK = "check"
    RECOVERY = "recovery"
    CONFLICT = "conflict"


@dataclass(frozen=True, slots=True)
class Step:
    """A station of a procedure, as a person sees it at the side: "II Choose a culture".

    Attributes:
        key: What requests name in their ``step``.
        label: Name for people.
        cite: Section of the book.
    """

    key: str
    label: str
    cite: str = ""


class StepState(StrEnum):
    """How far a step of a running procedure is."""

    DONE = "done"
    CURRENT = "current"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Situation:
    """What a procedure is started with.

    Attributes:
        sheets: The characters that take part; one for most procedures.
        setting: What the Game Master's world offers, or None.
    """

    sheets: tuple[Sheet, ...]
    setting: Setting | None = None

    @property
    def sheet(self) -> Sheet:
        """The one sheet of a procedure for one character."""
        return self.sheets[0]


def _always_open(sheet: Sheet) -> Message | None:
    return None


@dataclass(frozen=True, slots=True)
class Procedure:
    """Something a game can do with a character: make one, grant Steps, rest.

    Attributes:
        key: Stable name, ``creation``.
        label: Name for people.
        kind: What it is for.
        cite: Section of the book.
        help: What it does, in our words.
        start: Begins the conversation; the sheets of the situation are the driver's own copies.
        steps: Its stations in order; empty where there is only one.
        closed: Says why it cannot be run with a character now, or None.
        most_requests: Questions and writings after which it is stopped as endless.
        rest_days: Gives the answers that make it a rest of so many days; None where it is no rest.
    """

    key: str
    label: str
    kind: ProcedureKind
    cite: str
    help: str
    start: Callable[[Situation], Conversation]
    steps: tuple[Step, ...] = ()
    closed: Callable[[Sheet], Message | None] = _always_open
    most_requests: int = MOST_REQUESTS
    rest_days: Callable[[int], Mapping[str, Json]] | None = None
