"""A table for procedures that carry out a fight's rules for one character outside a fight."""

from __future__ import annotations

from collections.abc import Callable

from core.messages import Message, Phrase, Word, join_messages
from core.play.arena import Arena
from core.play.table import Table
from core.procedures.events import Event
from core.procedures.procedure import Situation
from core.procedures.requests import Conversation


class SingleTable(Table):
    """A table with one participant and no foe; it keeps what was logged, for the outcome that a procedure shows."""

    def __init__(self, situation: Situation) -> None:
        """Create a table.

        Args:
            situation: The situation of the procedure, with one sheet.
        """
        sheet = situation.sheet
        name = sheet.character.name or Word("The character")
        super().__init__(Arena.for_one(name, sheet, situation.setting))
        self._messages: list[Message] = []

    @property
    def report(self) -> Phrase:
        """What was logged so far, as one text."""
        return join_messages(self._messages)

    def log(self, make: Callable[[], Event]) -> Conversation:
        """Log an event as `Table.log` does, and keep its message for the report."""
        event = make()
        self._messages.append(event.message)
        yield from super().log(lambda: event)
