"""Applies a party action to every sheet, named alike in each history, and undoes it as one.

Each history stores which edits belong to one action, so that it can still be undone as one after a restart.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass

from core.character.edits import Batch
from core.errors import QuireError
from core.messages import Message
from core.play.party_procedure import PartyProcedure
from core.store.records import Origin
from desktop.messages import translator_of
from desktop.sheet.open_character import OpenCharacter

OpenCharacters = Mapping[str, OpenCharacter]
"""Open characters by id."""


@dataclass(frozen=True, slots=True)
class PartyAction:
    """One action on several characters.

    Attributes:
        operation: Its id in the histories, made of the time; later ones are greater.
        label: Its label in the histories.
    """

    operation: str
    label: str


def action_title(procedure: PartyProcedure) -> str:
    """Return the title of an action; if the games call it by different names, all of them."""
    if procedure.request_procedure is not None:
        return translator_of(next(iter(procedure.procedures)))(procedure.request_procedure.label)
    names = (translator_of(system)(each.label) for system, each in procedure.procedures.items())
    return " / ".join(dict.fromkeys(names))


def last_action(people: OpenCharacters) -> PartyAction | None:
    """Return the newest action that is the last edit of any of these characters, or None.

    Only procedures are actions; the ids of other operations, as of a file that replaced a character, tell no time.
    """
    tops = [step for character in people.values() if (step := character.undo_stack.last) is not None]
    actions = [each for each in tops if each.operation and each.source is Origin.PROCEDURE]
    done = [PartyAction(each.operation, each.text) for each in actions]
    return max(done, key=lambda action: action.operation, default=None)


def apply_action(label: str, batches: Mapping[str, Batch], people: OpenCharacters) -> tuple[Message, ...]:
    """Apply an action to every sheet; returns the problems.

    Args:
        label: Its label in the histories.
        batches: Edits of each character, by id.
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
    """Undo an action on every sheet without newer edits.

    Args:
        action: The action.
        people: The open characters.

    Returns:
        The names of the characters where it stays, because of newer edits.
    """
    unchanged = []
    for character in people.values():
        stack = character.undo_stack
        if stack.last is not None and stack.last.operation == action.operation:
            stack.undo()
        elif any(step.operation == action.operation for step in stack.undoable):
            unchanged.append(character.title)
    return tuple(unchanged)
