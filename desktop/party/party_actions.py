"""What is done with a whole party: carried out on every sheet, named alike in each history, taken back as one.

Each history keeps which steps were one action, so that it can still be taken back as one after the program was closed.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass

from core.character import Batch
from core.errors import QuireError
from core.messages import Message
from core.play import PartyProcedure
from core.store import Origin
from desktop.messages import translator_of
from desktop.sheet.open_character import OpenCharacter

OpenCharacters = Mapping[str, OpenCharacter]
"""Open characters by id."""


@dataclass(frozen=True, slots=True)
class PartyAction:
    """One action on several characters.

    Attributes:
        operation: What their histories know it by; later ones are greater.
        label: What they call it.
    """

    operation: str
    label: str


def action_title(undertaking: PartyProcedure) -> str:
    """Return what an action is called; where the games call it by different names, all of them."""
    if undertaking.request_procedure is not None:
        return translator_of(next(iter(undertaking.procedures)))(undertaking.request_procedure.label)
    names = (translator_of(system)(each.label) for system, each in undertaking.procedures.items())
    return " / ".join(dict.fromkeys(names))


def last_action(people: OpenCharacters) -> PartyAction | None:
    """Return the newest action that is the last thing that was done to any of these people, or None."""
    tops = [character.undo_stack.last for character in people.values()]
    done = [PartyAction(step.operation, step.text) for step in tops if step is not None and step.operation]
    return max(done, key=lambda deed: deed.operation, default=None)


def apply_action(label: str, batches: Mapping[str, Batch], people: OpenCharacters) -> tuple[Message, ...]:
    """Carry out an action on every sheet; gives why it could not be done to some.

    Args:
        label: What each history calls it.
        batches: What is done to each, by id.
        people: The open characters.
    """
    operation = f"{time.time_ns():016x}"
    problems = []
    for id_, batch in batches.items():
        character = people.get(id_)
        if character is None or not batch.edits:
            continue
        character.leave_field()
        try:
            character.push(batch, label, source=Origin.PROCEDURE, operation=operation)
        except QuireError as error:
            problems.append(error.message)
            continue
        character.leave_field()
    return tuple(problems)


def undo_action(action: PartyAction, people: OpenCharacters) -> tuple[str, ...]:
    """Take an action back on every sheet where nothing was done since.

    Args:
        deed: The action.
        people: The open characters.

    Returns:
        The names of those on whose sheets it stays, as something else was done there since.
    """
    kept = []
    for character in people.values():
        stack = character.undo_stack
        if stack.last is not None and stack.last.operation == action.operation:
            stack.undo()
        elif any(step.operation == action.operation for step in stack.undoable):
            kept.append(character.title)
    return tuple(kept)
