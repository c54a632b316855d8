"""What a procedure yields and nobody answers: it writes, it tells, or it holds a request back until it is asked."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from core.character import Edit, Json
from core.messages import Message
from core.procedures.events import Event
from core.procedures.requests import Request


@dataclass(frozen=True, slots=True, kw_only=True)
class ApplyEdits(Request):
    """Write to a sheet now; answered with the new sheet.

    Its label, where it has one, goes into the name of the one edit that the procedure becomes.

    Attributes:
        edits: What is written, in order.
        participant: Position of the sheet in the procedure's list; 0 where there is one.
    """

    edits: tuple[Edit, ...] = field(default=())
    participant: int = 0

    def check(self, answer: Json) -> Message | None:
        return None

    def plain_policy(self, source: random.Random) -> Json:
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class DeferredRequest(Request):
    """A request that is made only when it is asked: making it takes a while where hundreds can be chosen.

    A run that repeats the answers of another one does not make it.

    Attributes:
        make: Makes the request, of the same key.
    """

    make: Callable[[], Request]

    def check(self, answer: Json) -> Message | None:
        return self.make().check(answer)

    def plain_policy(self, source: random.Random) -> Json:
        return self.make().default_policy(source)


@dataclass(frozen=True, slots=True, kw_only=True)
class LogEvent(Request):
    """Report what happened; the driver keeps it in its log and goes on.

    Attributes:
        make: Makes the event; not called by a run that repeats another one, which has it already.
    """

    make: Callable[[], Event]

    def check(self, answer: Json) -> Message | None:
        return None

    def plain_policy(self, source: random.Random) -> Json:
        return None
