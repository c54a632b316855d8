"""The sheets of a fight: what the fight writes on its copies reaches the characters of the library.

Everybody who lies in the library is an open character here as well, and each step of the fight reaches it as an
ordinary edit with history; a step taken back is an edit that takes it back.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from core import store
from core.character import Batch, Changes, Edit, Sheet
from core.errors import QuireError
from core.messages import Message
from core.procedures import AppliedEdit
from desktop.fight.loaded_fight import LoadedFight
from desktop.library.library_service import LibraryService
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.shared_characters import SharedCharacters

if TYPE_CHECKING:
    from core.store import Library


class FightSheets(QObject):
    """The open characters of those who take part in a fight and lie in the library.

    Args:
        plan: The fight.
        service: The library.
        shared: Opens the characters.
        parent: Its owner.

    Signals:
        edited: Somebody edited a sheet; the position of the participant, and the edit.
        trouble: Something could not be done; a `Message`.
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
        for who, loaded in plan.loaded.items():
            character = shared.open(loaded)
            if shared.in_tab(loaded.id) is None:
                self._own.append(character)
            self._connect(who, character)

    @property
    def ids(self) -> tuple[str, ...]:
        """Those to whose sheets the fight writes, by their id in the library."""
        return tuple(self._ids[who] for who in self._characters)

    # ------------------------------------------------------------------------------------------------ who is written to

    def _connect(self, who: int, character: OpenCharacter) -> None:
        self._characters[who] = character
        self._ids[who] = character.id
        listener = self._listeners[who] = partial(self._on_edited, who)
        character.changed.connect(listener)
        troubled = self._trouble_listeners[who] = partial(self._on_trouble, who)
        character.save_failed.connect(troubled)

    def _stop_writing(self, who: int) -> None:
        """Write no more to the sheet of a participant; the fight goes on with its own numbers."""
        self._disconnect(who, self._characters.pop(who))

    def _disconnect(self, who: int, character: OpenCharacter) -> None:
        """Hear no more of an open character."""
        if isValid(character):
            character.changed.disconnect(self._listeners[who])
            character.save_failed.disconnect(self._trouble_listeners[who])

    def _on_trouble(self, who: int, message: Message) -> None:
        """Say what is wrong with a sheet; of one that was thrown away meanwhile only that, and only once."""
        if who in self._characters and _is_gone(self._ids[who], self._service.library):
            title = self._fight.arena.participants[who].name
            self._stop_writing(who)
            message = _in_trash(title)
        self.trouble.emit(message)

    def adopt(self, character: OpenCharacter) -> None:
        """Write to this open character from now on: its sheet was opened in the window."""
        for who, present in list(self._characters.items()):
            if self._ids[who] != character.id or present is character:
                continue
            self._disconnect(who, present)
            if present in self._own:
                self._own.remove(present)
                present.close()
            if character.sheet.character != self._fight.sheets[who].character:
                character.reload()
            self._connect(who, character)

    def reopen(self, id_: str) -> None:
        """Go on writing to a character whose sheet is being closed in the window."""
        for who, present in list(self._characters.items()):
            if self._ids[who] == id_ and present not in self._own:
                self._disconnect(who, present)
                try:
                    again = self._shared.open_again(id_)
                except QuireError as error:
                    self._characters.pop(who)
                    self.trouble.emit(error.message)
                    continue
                self._own.append(again)
                self._connect(who, again)

    def _ensure_open(self, who: int, character: OpenCharacter) -> OpenCharacter:
        """Open a character again whose sheet was closed in the window meanwhile."""
        if isValid(character):
            return character
        again = self._shared.open_again(self._ids[who])
        self._own.append(again)
        self._connect(who, again)
        return again

    def close(self) -> None:
        """Let go of the characters that only the fight holds."""
        for character in self._own:
            try:
                character.close()
            except QuireError as error:
                self.trouble.emit(error.message)

    # ------------------------------------------------------------------------------------------------ writing

    def write(self, label: str = "") -> None:
        """Carry over to the sheets of the library what the fight wrote or took back since the last time.

        Args:
            label: What the histories call it; "" for what happened.
        """
        journal, written = self._fight.journal, self._written
        same = _count_same(written, journal)
        gone, new = written[same:], journal[same:]
        del written[same:]
        written += new
        for who, entries in _by_participant(reversed(gone)).items():
            batch = Batch(tuple(each.inverse for each in entries), self._conflict.label)
            self._push(who, batch, label or self.tr("Undone"))
        for who, entries in _by_participant(new).items():
            self._push(who, Batch(tuple(each.edit for each in entries), self._conflict.label), self._history_label(who))

    def mark_written(self, written: AppliedEdit) -> None:
        """Note what stands on a sheet already: the fight took an edit from there."""
        self._written.append(written)

    @property
    def _label(self) -> str:
        """What a history calls the fight."""
        return self._fight.translate(self._conflict.label)

    def _history_label(self, who: int) -> str:
        """Return the last thing that happened to a participant, as the history calls it; not what it did to others."""
        if who not in self._characters:
            return self._label
        for told in reversed(self._fight.events):
            event = told.event
            if who == (event.actor if event.target is None else event.target):
                return f"{self._label}: {event.message.render(self._fight.translate).removesuffix('.')}"
        return self._label

    def _push(self, who: int, batch: Batch, label: str) -> None:
        character = self._characters.get(who)
        if character is None:
            return
        self._is_writing = True
        try:
            character = self._ensure_open(who, character)
            character.leave_field()
            character.push(batch, label, source=store.Origin.PROCEDURE)
        except QuireError as error:
            self._stop_writing(who)
            self.trouble.emit(error.message)
        finally:
            self._is_writing = False

    def _on_edited(self, who: int, changes: Changes) -> None:
        if not self._is_writing and changes.written:
            edit: Edit = changes.edit
            self.edited.emit(who, edit)

    def catch_up(self) -> None:
        """After the program was killed, bring the sheets of the library to where the fight stands.

        The last steps may stand in the one and not in the other: they are written now. A sheet that was edited while
        the fight lay still keeps what was written there; the fight goes on with its own numbers and says so.
        """
        for who, character in list(self._characters.items()):
            working = self._fight.sheets[who].character
            if character.sheet.character == working:
                continue
            missing = _find_missing(
                character.sheet, self._fight.sheets[who], [e for e in self._written if e.participant == who]
            )
            if missing is None:
                self._stop_writing(who)
                self.trouble.emit(_edited_meanwhile(character.title))
            elif missing.edits:
                self._push(who, missing, self._label)


def _count_same(written: Sequence[AppliedEdit], journal: Sequence[AppliedEdit]) -> int:
    """Count what stands in both: where one entry is the same, all before it are, as a fight is replayed exactly."""
    count = min(len(written), len(journal))
    while count and written[count - 1] is not journal[count - 1] and written[count - 1] != journal[count - 1]:
        count -= 1
    return count


def _by_participant(entries: Iterable[AppliedEdit]) -> Mapping[int, list[AppliedEdit]]:
    found: dict[int, list[AppliedEdit]] = {}
    for each in entries:
        found.setdefault(each.participant, []).append(each)
    return found


def _find_missing(sheet: Sheet, working: Sheet, written: list[AppliedEdit]) -> Batch | None:
    """Find the last edits of a fight that a sheet does not have yet; None where it has something else as well."""
    trial = working.copy(random.Random(0))
    missing: list[AppliedEdit] = []
    for each in reversed(written):
        if trial.character.data == sheet.character.data:
            break
        trial.apply(each.inverse)
        missing.insert(0, each)
    if trial.character.data != sheet.character.data:
        return None
    return Batch(tuple(each.edit for each in missing))


def _is_gone(id_: str, library: Library) -> bool:
    """Whether a character lies in the trash or is deleted."""
    try:
        return library.entry(id_).trashed is not None
    except QuireError:
        return True


def _in_trash(name: str) -> Message:
    return Message(
        "fight_thrown_away",
        "{name} was moved to the trash during the fight, so the sheet is no longer updated. Restore {name} and resume the fight to update it.",
        {"name": name},
    )


def _edited_meanwhile(name: str) -> Message:
    return Message(
        "fight_edited_meanwhile",
        "{name} was edited while the fight was closed. The fight keeps its own numbers and no longer updates the sheet.",
        {"name": name},
    )
