"""One fight in the window: plays it, writes what it does to the sheets, and keeps it so that it can be taken up again.

The fight works on copies. Everybody who lies in the library is an open character here as well, and each step of the
fight reaches it as an ordinary edit with history; a step taken back is an edit that takes it back. What somebody edits
on such a sheet meanwhile goes into the fight.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from shiboken6 import isValid

from core import store
from core.character import Batch, Changes, Json, Sheet
from core.errors import DocumentError, QuireError
from core.messages import Message
from core.play import Arena, Asks, Conflict, Control, Fight
from core.procedures import Answered, How, Written
from core.registry import Game, game, open_character
from desktop import tasks
from desktop.library.library_desk import LibraryDesk
from desktop.messages import translator_of
from desktop.procedures.procedure_run import close_draft, new_draft_id
from desktop.sheets.open_character import RETRY_MS, Loaded, OpenCharacter, load_character
from desktop.sheets.shared_characters import SharedCharacters

if TYPE_CHECKING:
    from core.store import Draft, Library

KEPT_MS: Final = 80
"""How soon after a step the fight is on its way to the disk."""
PORTION_S: Final = 0.008
"""Seconds of automatic answers in one go, so that the window stays alive between them."""
SHOWN_S: Final = 0.1
"""How often it is shown meanwhile how far it is."""
READY_MS: Final = 40
"""How soon after a step, and then how often, a portion is done of what makes steps back quick."""


@dataclass(frozen=True, slots=True)
class FightPlan:
    """A fight that is to begin or to be taken up, with everybody read on a thread.

    Attributes:
        game: The game.
        conflict: The kind of conflict.
        fight: The fight.
        loaded: The characters of the library that take part, by position.
        draft: What it was taken up from, or None.
    """

    game: Game
    conflict: Conflict
    fight: Fight
    loaded: Mapping[int, Loaded]
    draft: Draft | None = None


class FightRun(QObject):
    """A fight that goes on.

    Args:
        plan: The fight.
        desk: The library, for the draft.
        shared: Opens the characters.
        parent: Its owner.

    Signals:
        changed: Something happened: another question, new lines in the log, other numbers.
        trouble: Something could not be done; a `Message`.
    """

    changed = Signal()
    trouble = Signal(object)

    def __init__(
        self,
        plan: FightPlan,
        desk: LibraryDesk,
        shared: SharedCharacters,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.game = plan.game
        self.conflict = plan.conflict
        self.fight = plan.fight
        self.fight.put_in_words(translator_of(plan.game.id))
        self.draft_id = new_draft_id() if plan.draft is None else plan.draft.id
        self._desk = desk
        self._shared = shared
        self._written: list[Written] = list(plan.fight.journal)
        self._is_writing = False
        self._is_closed = False
        self._on_the_way = 0
        self._shown_at = 0.0
        self._is_in_trouble = False
        self._kept: tuple[Answered, ...] | None = None if plan.draft is None else plan.fight.answers
        self._own: list[OpenCharacter] = []
        self._characters: dict[int, OpenCharacter] = {}
        self._listeners: dict[int, Callable[[Changes], None]] = {}
        self._troubled: dict[int, Callable[[Message], None]] = {}
        self._ids: dict[int, str] = {}
        for who, loaded in plan.loaded.items():
            character = shared.open(loaded)
            if shared.in_tab(loaded.id) is None:
                self._own.append(character)
            self._join(who, character)
        self._keeper = QTimer(self)
        self._keeper.setSingleShot(True)
        self._keeper.timeout.connect(self.keep)
        self._walker = QTimer(self)
        self._walker.setSingleShot(True)
        self._walker.setInterval(0)
        self._walker.timeout.connect(self._walk)
        self._readier = QTimer(self)
        self._readier.setSingleShot(True)
        self._readier.setInterval(READY_MS)
        self._readier.timeout.connect(self._get_ready)
        self._catch_up()

    def _join(self, who: int, character: OpenCharacter) -> None:
        self._characters[who] = character
        self._ids[who] = character.id
        listener = self._listeners[who] = partial(self._on_edited, who)
        character.changed.connect(listener)
        troubled = self._troubled[who] = partial(self._on_trouble, who)
        character.trouble.connect(troubled)

    def _leave(self, who: int) -> OpenCharacter:
        """Write no more to the sheet of a participant; the fight goes on with its own numbers."""
        character = self._characters.pop(who)
        self._unhear(who, character)
        return character

    def _unhear(self, who: int, character: OpenCharacter) -> None:
        """Hear no more of an open character."""
        if isValid(character):
            character.changed.disconnect(self._listeners[who])
            character.trouble.disconnect(self._troubled[who])

    def _on_trouble(self, who: int, message: Message) -> None:
        """Say what is wrong with a sheet; of one that was thrown away meanwhile only that, and only once."""
        if who in self._characters and _is_gone(self._ids[who], self._desk.library):
            title = self.fight.arena.participants[who].name
            self._leave(who)
            message = _thrown_away(title)
        self.trouble.emit(message)

    def adopt(self, character: OpenCharacter) -> None:
        """Write to this open character from now on: its sheet was opened in the window."""
        for who, present in list(self._characters.items()):
            if self._ids[who] != character.id or present is character:
                continue
            self._unhear(who, present)
            if present in self._own:
                self._own.remove(present)
                present.close()
            if character.sheet.character != self.fight.sheets[who].character:
                character.reload()
            self._join(who, character)

    # ------------------------------------------------------------------------------------------------ what is going on

    @property
    def title(self) -> str:
        """What lists and windows call it: the sides, with who fights on them."""
        sides: dict[str, list[str]] = {}
        for each in self.fight.arena.participants:
            sides.setdefault(each.side, []).append(each.name)
        return self.tr(" against ").join(_few(names) for names in sides.values())

    @property
    def is_walking(self) -> bool:
        """Whether Quire is answering what nobody wants to decide."""
        return self._walker.isActive()

    @property
    def is_kept(self) -> bool:
        """Whether the fight as it stands is in the library."""
        return not self._keeper.isActive() and not self._on_the_way

    # ------------------------------------------------------------------------------------------------ going on

    def go_on(self) -> None:
        """Answer everything that nobody wants to decide, in portions."""
        self._shown_at = time.monotonic()
        self._walker.start()

    def answer(self, value: Json, how: How = How.CHOSEN) -> None:
        """Answer what is asked now.

        Raises:
            AnswerError: The answer does not fit; nothing has changed.
        """
        self.fight.answer(value, how)
        self._step()

    def decide(self) -> None:
        """Let Quire answer what is asked now."""
        try:
            self.fight.auto_answer()
        except QuireError as error:
            self.trouble.emit(error.message)
            return
        self._step()

    def take_back(self, steps: int = 1) -> int:
        """Take the last steps back on all sheets at once; give how many answers were taken back."""
        return self._taken_back(partial(self.fight.take_back, steps))

    def take_back_to(self, event: int) -> int:
        """Go back to the decision that led to a line of the log; give how many answers were taken back."""
        return self._taken_back(partial(self.fight.take_back_to, event))

    def _taken_back(self, go: Callable[[], int]) -> int:
        self._walker.stop()
        count = go()
        if count:
            self._write(self.tr("Taken back"))
            self._keep_soon()
            self._readier.start()
            self.changed.emit()
        return count

    def set_control(self, control: Control, *whom: int) -> None:
        """Let somebody else decide for these participants from now on."""
        for who in whom:
            self.fight.set_control(who, control)
        self._step()

    def set_asks(self, asks: Asks) -> None:
        """Change what is asked of people."""
        self.fight.asks = asks
        self._step()

    def _step(self) -> None:
        self._write("")
        self._keep_soon()
        self.go_on()
        self.changed.emit()

    @Slot()
    def _walk(self) -> None:
        try:
            is_asked = self._go_on_for_a_while()
        except QuireError as error:
            self.trouble.emit(error.message)
            return
        self._write("")
        self._keep_soon()
        if not is_asked and not self.fight.is_over:
            self._walker.start()
            if time.monotonic() < self._shown_at + SHOWN_S:
                return
        self._shown_at = time.monotonic()
        self.changed.emit()
        self._readier.start()

    def _go_on_for_a_while(self) -> bool:
        end = time.monotonic() + PORTION_S
        while True:
            is_asked = self.fight.go_on(1)
            if is_asked or self.fight.is_over or time.monotonic() > end:
                return is_asked

    @Slot()
    def _get_ready(self) -> None:
        """While nothing else goes on, do a portion of what makes steps back quick."""
        if self._is_closed or self.is_walking:
            return
        if (maker := self.fight.spare_maker()) is not None:
            tasks.run(self, maker, self._on_spare, self._on_no_spare)
            return
        end = time.monotonic() + PORTION_S
        while not self.fight.get_ready(1):
            if time.monotonic() > end:
                self._readier.start()
                return

    def _on_spare(self, made: object) -> None:
        self.fight.keep_spare(made)
        self._readier.start()

    def _on_no_spare(self, _error: QuireError) -> None:
        """Let a step back play everything again, and say what is wrong then."""
        self.fight.keep_spare(None)

    # ------------------------------------------------------------------------------------------------ writing

    def _write(self, label: str) -> None:
        """Carry over to the sheets of the library what the fight wrote or took back since the last time."""
        journal = self.fight.journal
        same = 0
        for one, other in zip(self._written, journal, strict=False):
            if one is not other and one != other:
                break
            same += 1
        gone, new = self._written[same:], journal[same:]
        self._written = list(journal)
        for who, entries in _by_participant(reversed(gone)).items():
            batch = Batch(tuple(each.inverse for each in entries), self.conflict.label)
            self._push(who, batch, label or self.tr("Taken back"))
        for who, entries in _by_participant(new).items():
            self._push(who, Batch(tuple(each.edit for each in entries), self.conflict.label), self._words(who))

    @property
    def _label(self) -> str:
        """What a history calls the fight."""
        return self.fight.words(self.conflict.label)

    def _words(self, who: int) -> str:
        """Give the last thing that happened to a participant, as the history calls it; not what it did to others."""
        for told in reversed(self.fight.events):
            event = told.event
            if who == (event.who if event.whom is None else event.whom):
                return f"{self._label}: {event.what.render(self.fight.words).removesuffix('.')}"
        return self._label

    def _push(self, who: int, batch: Batch, label: str) -> None:
        character = self._characters.get(who)
        if character is None:
            return
        self._is_writing = True
        try:
            character = self._reopened(who, character)
            character.leave_field()
            character.push(batch, label, source=store.Source.PROCEDURE)
        except QuireError as error:
            self._leave(who)
            self.trouble.emit(error.message)
        finally:
            self._is_writing = False

    def _reopened(self, who: int, character: OpenCharacter) -> OpenCharacter:
        """Open a character again whose sheet was closed in the window meanwhile."""
        if isValid(character):
            return character
        again = self._shared.open_again(self._ids[who])
        self._own.append(again)
        self._join(who, again)
        return again

    def open_again(self, id_: str) -> None:
        """Go on writing to a character whose sheet is being closed in the window."""
        for who, present in list(self._characters.items()):
            if self._ids[who] == id_ and present not in self._own:
                self._unhear(who, present)
                try:
                    again = self._shared.open_again(id_)
                except QuireError as error:
                    self._characters.pop(who)
                    self.trouble.emit(error.message)
                    continue
                self._own.append(again)
                self._join(who, again)

    def _on_edited(self, who: int, changes: Changes) -> None:
        """Take an edit that somebody made on the sheet into the fight."""
        if self._is_writing or self._is_closed or not changes.written:
            return
        try:
            self._written.append(self.fight.amend(who, changes.edit))
        except QuireError as error:
            self.trouble.emit(error.message)
            return
        self._keep_soon()
        self.changed.emit()

    def _catch_up(self) -> None:
        """After the program was killed, bring the sheets of the library to where the fight stands.

        The last steps may stand in the one and not in the other: they are written now. A sheet that was edited while
        the fight lay still keeps what was written there; the fight goes on with its own numbers and says so.
        """
        for who, character in list(self._characters.items()):
            working = self.fight.sheets[who].character
            if character.sheet.character == working:
                continue
            missing = _missing(
                character.sheet, self.fight.sheets[who], [e for e in self._written if e.participant == who]
            )
            if missing is None:
                self._leave(who)
                self.trouble.emit(_edited_meanwhile(character.title))
            elif missing.edits:
                self._push(who, missing, self._label)

    # ------------------------------------------------------------------------------------------------ keeping

    def _keep_soon(self) -> None:
        """Write what happened in a moment; steps in quick succession are written together."""
        if not self._keeper.isActive():
            self._keeper.start(KEPT_MS)

    @Slot()
    def keep(self) -> None:
        """Write the fight as it stands into the library."""
        self._keeper.stop()
        if self._is_closed:
            return
        answers = self.fight.answers
        kept = _count_same(self._kept, answers)
        draft = store.Draft(
            self.game.id,
            self.conflict.key,
            self.fight.begun,
            self.title,
            self.game.system.version,
            tuple(self._ids[who] for who in self._characters),
            self.draft_id,
            state=self.fight.standing,
            answers=tuple(answered.to_json() for answered in answers[kept:]),
        )
        work = partial(_save, draft) if self._kept is None else partial(_go_on, draft, kept)
        self._kept = answers
        self._on_the_way += 1
        self._desk.change(self, work, self._on_kept, self._on_not_kept)

    def finish(self) -> None:
        """Let go of the fight for good: it needs no draft any more, and its dice go into the log of rolls."""
        rolls = store.log_of(self.fight.rolls, words=self.fight.words)
        self.close()
        self._desk.change(self, partial(close_draft, self.draft_id, rolls))

    def close(self) -> None:
        """Stop here; the draft stays in the library."""
        if self._is_closed:
            return
        self._walker.stop()
        self.keep()
        self._is_closed = True
        for character in self._own:
            try:
                character.close()
            except QuireError as error:
                self.trouble.emit(error.message)

    def _on_kept(self, _nothing: object) -> None:
        self._on_the_way -= 1
        self._is_in_trouble = False

    def _on_not_kept(self, error: QuireError) -> None:
        """Write it whole the next time: at once where only the draft was thrown away meanwhile, else a bit later."""
        self._on_the_way -= 1
        self._kept = None
        if error.message.code == store.NO_DRAFT:
            self._keeper.start(KEPT_MS)
            return
        self._keeper.start(RETRY_MS)
        if not self._is_in_trouble:
            self._is_in_trouble = True
            self.trouble.emit(error.message)


def _by_participant(entries: Iterable[Written]) -> Mapping[int, list[Written]]:
    found: dict[int, list[Written]] = {}
    for each in entries:
        found.setdefault(each.participant, []).append(each)
    return found


def _count_same(kept: Sequence[Answered] | None, answers: Sequence[Answered]) -> int:
    """Count the answers that are on the disk as they stand now."""
    count = min(len(kept or ()), len(answers))
    while kept and count and kept[count - 1] is not answers[count - 1]:
        count -= 1
    return count


def _missing(sheet: Sheet, working: Sheet, written: list[Written]) -> Batch | None:
    """Find the last edits of a fight that a sheet does not have yet; None where it has something else as well."""
    trial = working.copy(random.Random(0))
    missing: list[Written] = []
    for each in reversed(written):
        if trial.character.data == sheet.character.data:
            break
        trial.apply(each.inverse)
        missing.insert(0, each)
    if trial.character.data != sheet.character.data:
        return None
    return Batch(tuple(each.edit for each in missing))


def _few(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{names[0]} + {len(names) - 1}"


def _edited_meanwhile(name: str) -> Message:
    return Message(
        "fight_edited_meanwhile",
        "{name} was edited while the fight lay still. The fight goes on with the numbers that it had; what happens in "
        "it is no longer written to the sheet.",
        {"name": name},
    )


# ------------------------------------------------------------------------------------------ in the library's thread


def begin_fight(arena: Arena, conflict: Conflict, of: Game, seed: str, library: Library) -> FightPlan:
    """Begin a fight; for a thread.

    Raises:
        QuireError: A character is gone, or the fight cannot be begun like this.
    """
    return FightPlan(of, conflict, Fight(conflict, arena, seed), _load(arena, library))


def take_up_fight(draft_id: str, library: Library) -> FightPlan:
    """Take up a fight where it was left; for a thread.

    Raises:
        QuireError: There is no such fight, it is damaged, or its game is gone.
    """
    draft = library.drafts.load(draft_id)
    of = game(draft.system)
    conflict = next((each for each in of.conflicts if each.key == draft.procedure), None)
    if conflict is None:
        raise DocumentError(
            Message(
                "no_fight",
                "{game} has no conflict {key}; this fight comes from another version of Quire.",
                {"game": of.system.name, "key": draft.procedure},
            )
        )
    record = Fight.joined(draft.transcript, draft.state, draft.answers)
    fight = Fight.resume(conflict, record, partial(_open, random.Random(0)), of.setting())
    return FightPlan(of, conflict, fight, _load(fight.arena, library), draft)


def _open(source: random.Random, character: object) -> Sheet:
    return open_character(character, source)  # type: ignore[arg-type]  # what a record holds


def _load(arena: Arena, library: Library) -> dict[int, Loaded]:
    found = {}
    for who, each in enumerate(arena.participants):
        if each.id:
            try:
                found[who] = load_character(each.id, library)
            except QuireError:
                continue  # thrown away meanwhile: the fight goes on without writing to it
    return found


def _save(draft: Draft, library: Library) -> None:
    library.drafts.save(draft)


def _go_on(draft: Draft, kept: int, library: Library) -> None:
    library.drafts.go_on(draft, kept)


def _is_gone(id_: str, library: Library) -> bool:
    """Whether a character lies in the trash or is deleted."""
    try:
        return library.entry(id_).trashed is not None
    except QuireError:
        return True


def _thrown_away(name: str) -> Message:
    return Message(
        "fight_thrown_away",
        "{name} was thrown away in the middle of the fight. The fight goes on with its own copy; nothing more is "
        "written to the sheet. Take it out of the trash and take the fight up again, and what it lacks is written.",
        {"name": name},
    )
