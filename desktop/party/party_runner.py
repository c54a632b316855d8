"""Carries out actions on several characters, logs their rolls, and undoes an action as one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain

from PySide6.QtCore import QObject, Signal, Slot

from core.errors import QuireError
from core.messages import Message
from core.procedures.awards import is_award
from core.procedures.driver import Driver
from core.procedures.transcript import RollRecord
from core.store.library import Library
from core.store.roll_conversion import to_logged_rolls
from desktop.library.library_service import LibraryService
from desktop.messages import translator_of
from desktop.party.party_actions import PartyAction, apply_action, last_action, undo_action
from desktop.party.party_members import PartyMembers


@dataclass(frozen=True, slots=True)
class PreparedAction:
    """A party action with all answers, ready to apply.

    Attributes:
        label: Its label in the histories.
        drivers: The finished run of each character, by id.
        typed_rolls: Rolls of dice that were typed instead of a number.
    """

    label: str
    drivers: Mapping[str, Driver]
    typed_rolls: tuple[RollRecord, ...] = ()


class PartyRunner(QObject):
    """Carries out prepared actions.

    Args:
        service: The library; it logs the rolls.
        members: The open characters.
        parent: Its owner.

    Signals:
        applied: An action changed characters; its label.
        undone: An action was undone; its label.
        rolled: The roll log has new rolls.
        trouble: Something failed; a `Message`.
    """

    applied = Signal(str)
    undone = Signal(str)
    rolled = Signal()
    trouble = Signal(object)

    def __init__(self, service: LibraryService, members: PartyMembers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._service = service
        self._members = members

    @property
    def last_action(self) -> PartyAction | None:
        """The action that can be undone, or None."""
        return last_action(self._members.members)

    @Slot(object)
    def apply(self, action: PreparedAction) -> None:
        """Carry out an action, as one edit of each character."""
        batches = {id_: driver.outcome[0] for id_, driver in action.drivers.items()}
        changed = sum(bool(batch.edits) for batch in batches.values())
        label = self.tr("{action}, party of %n", "", changed).format(action=action.label)
        for problem in apply_action(label, batches, self._members.members):
            self.trouble.emit(problem)
        rolls = {id_: tuple(driver.rolls) for id_, driver in action.drivers.items()}
        first = next(iter(rolls), None)
        if first is not None:
            rolls[first] = (*action.typed_rolls, *rolls[first])
        systems = {id_: driver.sheets[0].system.id for id_, driver in action.drivers.items()}
        rolled = [(id_, systems[id_], each) for id_, each in rolls.items() if each]
        if rolled:
            self._service.run(self, partial(_log, rolled), self._on_logged, self._on_not_logged)
        if changed:
            self._note_award(label, action)
            self.applied.emit(label)

    def _note_award(self, label: str, action: PreparedAction) -> None:
        """Note an award in today's sessions of the campaigns; other actions are none."""
        if all(is_award(driver.procedure) for driver in action.drivers.values()):
            self._change_sessions(partial(_record, tuple(action.drivers), label))

    def _change_sessions(self, work: Callable[[Library], object]) -> None:
        self._service.change(self, work, None, self._on_not_logged)

    @Slot()
    def undo(self) -> None:
        """Undo the last action; name the characters where it stays."""
        last = self.last_action
        if last is None:
            return
        unchanged = undo_action(last, self._members.members)
        if not unchanged:
            self._change_sessions(partial(_withdraw, tuple(self._members.members), last.label))
        self.undone.emit(last.label)
        if unchanged:
            self.trouble.emit(_not_undone(unchanged))

    def _on_logged(self, _nothing: None) -> None:
        self.rolled.emit()

    def _on_not_logged(self, error: QuireError) -> None:
        self.trouble.emit(error.message)


def _not_undone(names: Sequence[str]) -> Message:
    return Message(
        "party_not_taken_back",
        "Undone, except for {names}, who changed since. Undo the newer changes on the sheet first.",
        {"names": ", ".join(names)},
    )


def _record(ids: Sequence[str], label: str, library: Library) -> None:
    library.campaigns.record(ids, label)


def _withdraw(ids: Sequence[str], label: str, library: Library) -> None:
    library.campaigns.withdraw(ids, label)


def _log(rolled: Sequence[tuple[str, str, tuple[RollRecord, ...]]], library: Library) -> None:
    """Add all rolls to the roll log; runs on the library's thread."""
    lines = (to_logged_rolls(rolls, id_, translator_of(system)) for id_, system, rolls in rolled)
    library.rolls.add(*chain.from_iterable(lines))
