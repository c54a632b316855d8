"""Dataclasses: a procedure and its steps, and the sheets and setting that it starts with."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Final

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.errors import NumberError
from core.messages import Message, Word
from core.procedures.events import Event
from core.procedures.requests import Conversation

if TYPE_CHECKING:
    from core.procedures.durations import GameClock

MOST_REQUESTS = 20_000
"""Limit on requests and effects of one run; more than any finite procedure for one character needs."""


DEAD_DO_NOT_RECOVER: Final = Message("recovery_dead", "The dead do not recover.")
"""Why a recovery procedure is closed for a dead character."""


class ProcedureKind(StrEnum):
    """Purpose of a procedure; lists are grouped by it."""

    CREATION = "creation"
    ADVANCEMENT = "advancement"
    CHECK = "check"
    RECOVERY = "recovery"
    CONFLICT = "conflict"


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a procedure, as listed in the window: "II Choose a culture".

    Attributes:
        key: The ``step`` of its requests.
        label: Name for people.
        cite: Section of the book.
    """

    key: str
    label: str
    cite: str = ""


class StepState(StrEnum):
    """Progress of a step in a running procedure."""

    DONE = "done"
    CURRENT = "current"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Situation:
    """The input of a procedure: its characters and their setting.

    Attributes:
        sheets: The characters that take part; one for most procedures.
        setting: The Game Master's setting, or None.
    """

    sheets: tuple[Sheet, ...]
    setting: Setting | None = None

    @property
    def sheet(self) -> Sheet:
        """The sheet of a procedure for one character."""
        return self.sheets[0]


@dataclass(frozen=True, slots=True)
class Intervention:
    """What follows from a change made by people in a running procedure.

    Attributes:
        event: Its line in the log.
        newcomer: The sheet of who joins with it, or None.
    """

    event: Event
    newcomer: Sheet | None = None


Intervene = Callable[[Situation, Mapping[str, Json], random.Random], Intervention]
"""Carries out a change from outside that the procedure knows of; the source is for uids of rows."""


def _always_open(sheet: Sheet) -> Message | None:
    return None


def _closed(closed: Callable[[Sheet], Message | None], sheet: Sheet) -> Message | None:
    """Return a game's reason with the id of the game, as it is shown with procedures of other games, too."""
    try:
        reason = closed(sheet)
    except NumberError as error:
        return error.message
    return None if reason is None else replace(reason, system=sheet.system.id)


def _closed_in(closed: Callable[[Situation], Message | None], situation: Situation) -> Message | None:
    """Return a game's reason as `_closed` does."""
    return _closed(lambda _sheet: closed(situation), situation.sheet)


@dataclass(frozen=True, slots=True)
class Procedure:
    """A procedure of a game: create a character, grant Steps, rest.

    Attributes:
        key: Stable name, ``creation``.
        label: Name for people.
        kind: Its purpose.
        cite: Section of the book.
        help: What it does.
        start: Start the generator; the sheets of the situation are the driver's copies.
        steps: Its steps in order; empty if there is only one.
        closed: Return why it cannot be run with a character now, or None; a number that this depends on and that cannot
            be used is a reason, too.
        closed_in: Return why it cannot be run with what the setting offers, or None; read by `why_closed`.
        most_requests: Limit on requests and effects, to stop an endless procedure.
        rest_days: Return the answers for a rest of this many days; None if it is not a rest.
        intervene: Carry out what people do in it from outside, such as a latecomer of a fight; None if they cannot.
        clock: The time units of the game, of the procedure that lets time pass.
        is_popover: Whether it is one small decision, which the window asks in a popover and not in the wizard.
        deed: The verb on the button of that popover, "Spend"; "" for the label.
        is_joint: Whether it takes several characters together, as to add up a number of theirs, and changes none.
    """

    key: str
    label: str
    kind: ProcedureKind
    cite: str
    help: str
    start: Callable[[Situation], Conversation]
    steps: tuple[Step, ...] = ()
    closed: Callable[[Sheet], Message | None] = _always_open
    closed_in: Callable[[Situation], Message | None] | None = None
    most_requests: int = MOST_REQUESTS
    rest_days: Callable[[int], Mapping[str, Json]] | None = None
    intervene: Intervene | None = None
    clock: GameClock | None = None
    is_popover: bool = False
    deed: str = ""
    is_joint: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "closed", partial(_closed, self.closed))
        if self.closed_in is not None:
            object.__setattr__(self, "closed_in", partial(_closed_in, self.closed_in))


def already_created(sheet: Sheet) -> Message:
    """Return why a creation procedure is closed for a character that has been created."""
    return Message(
        "created_already",
        "{name} has already been created. Create a new character, or edit this one's sheet.",
        {"name": sheet.character.name or Word("This character")},
    )
