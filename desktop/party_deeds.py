"""What was done with a whole party: carried out on every sheet, named alike in each history, taken back as one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.character import Batch
from core.errors import QuireError
from core.messages import Message
from core.store import Source
from desktop.open_character import OpenCharacter
from desktop.undo_stack import Deed


@dataclass(frozen=True, slots=True)
class PartyDeed:
    """One action on several characters.

    Attributes:
        label: What each history calls it.
        deeds: What was done to each, by id.
    """

    label: str
    deeds: Mapping[str, Deed]


@dataclass(slots=True)
class PartyDeeds:
    """The actions of this session that can be taken back, the last one at the end.

    Attributes:
        done: The actions.
    """

    done: list[PartyDeed] = field(default_factory=list)

    def last(self, people: Mapping[str, OpenCharacter]) -> PartyDeed | None:
        """Give the last action on any of these people."""
        return next((deed for deed in reversed(self.done) if set(deed.deeds) & set(people)), None)

    def carry_out(
        self, label: str, batches: Mapping[str, Batch], people: Mapping[str, OpenCharacter]
    ) -> tuple[Message, ...]:
        """Carry out an action on every sheet; gives why it could not be done to some.

        Args:
            label: What each history calls it.
            batches: What is done to each, by id.
            people: The open characters.
        """
        deeds: dict[str, Deed] = {}
        problems = []
        for id_, batch in batches.items():
            character = people.get(id_)
            if character is None or not batch.edits:
                continue
            character.leave_field()
            try:
                changes = character.push(batch, label, source=Source.PROCEDURE)
            except QuireError as error:
                problems.append(error.message)
                continue
            if changes.written:
                deeds[id_] = Deed(changes.edit, changes.inverse)
            character.leave_field()
        if deeds:
            self.done.append(PartyDeed(label, deeds))
        return tuple(problems)

    def take_back(self, deed: PartyDeed, people: Mapping[str, OpenCharacter]) -> tuple[str, ...]:
        """Take an action back on every sheet where nothing was done since.

        Args:
            deed: The action.
            people: The open characters.

        Returns:
            The names of those on whose sheets it stays, as something else was done there since.
        """
        kept = []
        for id_, done in deed.deeds.items():
            character = people.get(id_)
            if character is None:
                continue
            if is_last(character, done):
                character.undo_stack.undo()
            elif _stands(character, done):
                kept.append(character.title)
        self.done = [each for each in self.done if each is not deed]
        return tuple(kept)


def is_last(character: OpenCharacter, deed: Deed) -> bool:
    """Whether a deed is the last thing that was done to a character."""
    last = character.undo_stack.last
    return last is not None and _is_same(last.deed, deed)


def _stands(character: OpenCharacter, deed: Deed) -> bool:
    """Whether a deed still holds: somebody may have taken it back on the one sheet."""
    return any(_is_same(step.deed, deed) for step in character.undo_stack.steps)


def _is_same(one: Deed, other: Deed) -> bool:
    return (one.edit, one.inverse) == (other.edit, other.inverse)
