"""Writes a fight's edits to the library's characters, and reports edits made on these.

Every fighter of the library is an open character here, and each step of the fight reaches it as an ordinary edit
with history; an undone step is an edit with the inverse.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from core.character.edits import Batch, Edit
from core.character.sheet import Changes
from core.errors import QuireError
from core.messages import Message
from core.play.fight_writing import missing_edits
from core.procedures.run import AppliedEdit
from core.store.records import Origin
from desktop.fight.loaded_fight import LoadedFight
from desktop.library.library_service import LibraryService
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.shared_characters import SharedCharacters

if TYPE_CHECKING:
    from core.store.library import Library


class FightSheets(QObject):
    """The open characters of the fighters that are in the library.

    Args:
        plan: The fight.
        service: The library.
        shared: Opens the characters.
        parent: Its owner.

    Signals:
        edited: A sheet was edited by hand; the position of the fighter, and the edit.
        trouble: An action failed; a `Message`.
    """

    edited = Signal(int, object)
    trouble = Signal(object)

    def __init__(self, plan: LoadedFight, service: LibraryService, shared: SharedCharacters, parent: QObject) -> None:
        super().__init__(parent)
        self._fight = plan.fight
        self._conflict = plan.conflict
        self._service = service
        self._shared = shared
        self._written: list[AppliedEdit] = list(plan.fight.journal)
        self._is_writing = False
        self._own: list[OpenCharacter] = []
        self._characters: dict[int, OpenCharacter] = {}
        self._listeners: dict[int, Callable[[Changes], None]] = {}
        self._trouble_listeners: dict[int, Callable[[Message], None]] = {}
        self._ids: dict[int, str] = {}
        self._first_latecomer = len(plan.fight.arena.participants)
        for participant, loaded in plan.loaded.items():
            character = shared.open(loaded)
            if shared.in_tab(loaded.id) is None:
                self._own.append(character)
            self._connect(participant, character)

    @property
    def ids(self) -> tuple[str, ...]:
        """Library ids of the characters that the fight writes to."""
        return tuple(self._ids[participant] for participant in self._characters)

    # ------------------------------------------------------------------------------------------------ who is written to

    def _connect(self, participant: int, character: OpenCharacter) -> None:
        self._characters[participant] = character
        self._ids[participant] = character.id
        listener = self._listeners[participant] = partial(self._on_edited, participant)
        character.changed.connect(listener)
        troubled = self._trouble_listeners[participant] = partial(self._on_trouble, participant)
        character.save_failed.connect(troubled)

    def _stop_writing(self, participant: int) -> None:
        """Stop writing to a fighter's sheet; the fight continues with its own numbers."""
        self._disconnect(participant, self._characters.pop(participant))

    def _disconnect(self, participant: int, character: OpenCharacter) -> None:
        """Disconnect from an open character."""
        if isValid(character):
            character.changed.disconnect(self._listeners[participant])
            character.save_failed.disconnect(self._trouble_listeners[participant])

    def _on_trouble(self, participant: int, message: Message) -> None:
        """Report a problem with a sheet; a sheet in the trash is reported only once."""
        if participant in self._characters and _is_gone(self._ids[participant], self._service.library):
            title = self._fight.participants[participant].name
            self._stop_writing(participant)
            message = _in_trash(title)
        self.trouble.emit(message)

    def adopt(self, character: OpenCharacter) -> None:
        """Switch to this open character, as its sheet was opened in the window."""
        for participant, present in list(self._characters.items()):
            if self._ids[participant] != character.id or present is character:
                continue
            self._disconnect(participant, present)
            if present in self._own:
                self._own.remove(present)
                present.close()
            if character.sheet.character != self._fight.sheets[participant].character:
                character.reload()
            self._connect(participant, character)

    def reopen(self, id_: str) -> None:
        """Open a character again, as its sheet is being closed in the window."""
        for participant, present in list(self._characters.items()):
            if self._ids[participant] == id_ and present not in self._own:
                self._disconnect(participant, present)
                try:
                    again = self._shared.open_again(id_)
                except QuireError as error:
                    self._characters.pop(participant)
                    self.trouble.emit(error.message)
                    continue
                self._own.append(again)
                self._connect(participant, again)

    def follow_latecomers(self) -> None:
        """Write to the sheets of latecomers, too, and no longer to those whose arrival was undone."""
        people = self._fight.participants
        for participant in [each for each in self._ids if each >= self._first_latecomer]:
            if participant >= len(people) or people[participant].id != self._ids[participant]:
                if participant in self._characters:
                    self._stop_writing(participant)
                del self._ids[participant]
        for participant in range(self._first_latecomer, len(people)):
            id_ = people[participant].id
            if not id_ or participant in self._ids:
                continue
            try:
                character = self._shared.open_again(id_)
            except QuireError as error:
                self._ids[participant] = id_
                self.trouble.emit(error.message)
                continue
            if self._shared.in_tab(id_) is None and character not in self._own:
                self._own.append(character)
            self._connect(participant, character)

    def _ensure_open(self, participant: int, character: OpenCharacter) -> OpenCharacter:
        """Return the open character, opening it again if its sheet was closed."""
        if isValid(character):
            return character
        again = self._shared.open_again(self._ids[participant])
        self._own.append(again)
        self._connect(participant, again)
        return again

    def close(self) -> None:
        """Close the characters that only the fight holds open, and no longer listen to any."""
        for character in self._own:
            try:
                character.close()
            except QuireError as error:
                self.trouble.emit(error.message)
        for participant, character in self._characters.items():
            self._disconnect(participant, character)

    # ------------------------------------------------------------------------------------------------ writing

    def write(self, label: str = "") -> None:
        """Apply what the fight wrote or undid since the last call to the sheets of the library.

        Args:
            label: Label in the histories; "" for the last event.
        """
        journal, written = self._fight.journal, self._written
        same = _count_same(written, journal)
        gone, new = written[same:], journal[same:]
        del written[same:]
        written += new
        for participant, entries in _by_participant(reversed(gone)).items():
            batch = Batch(tuple(each.inverse for each in entries), self._conflict.label)
            self._push(participant, batch, label or self.tr("Undone"))
        for participant, entries in _by_participant(new).items():
            self._push(
                participant,
                Batch(tuple(each.edit for each in entries), self._conflict.label),
                self._history_label(participant),
            )
        self.follow_latecomers()

    def write_end(self) -> None:
        """Apply what the sheets still lack as the fight is ended now, as who is dead."""
        for participant in list(self._characters):
            if (batch := self._fight.closing_edits(participant)) is not None:
                self._push(participant, batch, self._history_label(participant))

    def mark_written(self, written: AppliedEdit) -> None:
        """Mark an edit as written already, as it came from the sheet."""
        self._written.append(written)

    @property
    def _label(self) -> str:
        """The fight's label in a history."""
        return self._fight.translate(self._conflict.label)

    def _history_label(self, participant: int) -> str:
        """Return the label of the last event that affected a fighter, for the history."""
        if participant not in self._characters:
            return self._label
        for logged in reversed(self._fight.events):
            event = logged.event
            if participant == (event.actor if event.target is None else event.target):
                return f"{self._label}: {event.message.render(self._fight.translate).removesuffix('.')}"
        return self._label

    def _push(self, participant: int, batch: Batch, label: str) -> None:
        character = self._characters.get(participant)
        if character is None:
            return
        self._is_writing = True
        try:
            character = self._ensure_open(participant, character)
            character.leave_field()
            character.push(batch, label, source=Origin.PROCEDURE)
        except QuireError as error:
            self._stop_writing(participant)
            self.trouble.emit(error.message)
        finally:
            self._is_writing = False

    def _on_edited(self, participant: int, changes: Changes) -> None:
        if not self._is_writing and changes.written:
            edit: Edit = changes.edit
            self.edited.emit(participant, edit)

    def catch_up(self) -> None:
        """After a crash, bring the sheets of the library up to the fight's state.

        The last steps may be missing on a sheet: they are written now. A sheet that was edited while the fight was
        closed keeps its edits; the fight continues with its own numbers and reports that.
        """
        for participant, character in list(self._characters.items()):
            working = self._fight.sheets[participant].character
            if character.sheet.character == working:
                continue
            missing = missing_edits(
                character.sheet,
                self._fight.sheets[participant],
                [e for e in self._written if e.participant == participant],
            )
            if missing is None:
                self._stop_writing(participant)
                self.trouble.emit(_edited_meanwhile(character.title))
            elif missing.edits:
                self._push(participant, missing, self._label)


def _count_same(written: Sequence[AppliedEdit], journal: Sequence[AppliedEdit]) -> int:
    """Return the length of the common prefix; a replay is exact, so comparing from the end suffices."""
    count = min(len(written), len(journal))
    while count and written[count - 1] is not journal[count - 1] and written[count - 1] != journal[count - 1]:
        count -= 1
    return count


def _by_participant(entries: Iterable[AppliedEdit]) -> Mapping[int, list[AppliedEdit]]:
    found: dict[int, list[AppliedEdit]] = {}
    for each in entries:
        found.setdefault(each.participant, []).append(each)
    return found


def _is_gone(id_: str, library: Library) -> bool:
    """Whether a character is in the trash or deleted."""
    try:
        return library.entry(id_).trashed is not None
    except QuireError:
        return True


def _in_trash(name: str) -> Message:
    return Message(
        "fight_thrown_away",
        "{name} was moved to the trash during the fight, so the sheet is no longer updated. "
        "Restore {name} and resume the fight to update it.",
        {"name": name},
    )


def _edited_meanwhile(name: str) -> Message:
    return Message(
        "fight_edited_meanwhile",
        "{name} was edited while the fight was closed. The fight keeps its own numbers and no longer updates "
        "the sheet.",
        {"name": name},
    )
