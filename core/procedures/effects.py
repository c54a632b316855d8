"""Requests answered by the driver, not people: apply edits, log an event, build a request."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from core.character.edits import Edit
from core.character.json_values import Json
from core.messages import Message
from core.procedures.events import Event
from core.procedures.requests import Request


@dataclass(frozen=True, slots=True, kw_only=True)
class ApplyEdits(Request):
    """Apply edits to a sheet now; answered with the updated sheet.

    Its label, if any, becomes part of the label of the procedure's outcome.

    Attributes:
        edits: The edits, in order.
        participant: Position of the sheet; 0 if there is only one.
    """

    edits: tuple[Edit, ...] = field(default=())
    participant: int = 0

    def check(self, answer: Json) -> Message | None:
        return None

    def default_policy(self, source: random.Random) -> Json:
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class DeferredRequest(Request):
    """A request that is only built when needed, as one with hundreds of options takes time; replays skip it.

    Attributes:
        make: Build the request, with the same key and policy.
        policy: The automatic answer, if the request itself need not be built for it.
    """

    make: Callable[[], Request]

    def check(self, answer: Json) -> Message | None:
        return self.make().check(answer)

    def default_policy(self, source: random.Random) -> Json:
        return self.make().default_policy(source)


@dataclass(frozen=True, slots=True, kw_only=True)
class LogEvent(Request):
    """Add an event to the log.

    Attributes:
        make: Build the event; not called in a replay, which already has it.
    """

    make: Callable[[], Event]

    def check(self, answer: Json) -> Message | None:
        return None

    def default_policy(self, source: random.Random) -> Json:
        return None
