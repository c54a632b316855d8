"""One fight in the window: what is decided, by people and by Quire, and what becomes of it.

The fight works on copies. `FightSheets` carries over to the sheets of the library what it writes, and what somebody
edits on such a sheet meanwhile goes into the fight; `FightAutosave` keeps it so that it can be taken up again; `FightRewind`
goes back in it.
"""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from core.character import Edit, Json
from core.errors import QuireError
from core.play import Control, DecisionPolicy
from core.procedures import AnswerMethod
from desktop.fight.fight_autosave import FightAutosave
from desktop.fight.fight_rewind import SLICE_S, FightRewind
from desktop.fight.fight_sheets import FightSheets
from desktop.fight.fight_titles import sides_title
from desktop.fight.loaded_fight import LoadedFight
from desktop.library.library_service import LibraryService
from desktop.messages import translator_of
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.shared_characters import SharedCharacters

REFRESH_S: Final = 0.1
"""How often it is shown, while Quire decides, how far it is."""


class FightRun(QObject):
    """A fight that goes on.

    Args:
        plan: The fight.
        service: The library, for the draft.
        shared: Opens the characters.
        parent: Its owner.

    Signals:
        changed: Something happened: another question, new lines in the log, other numbers.
        rewind_started: A step back takes longer; `changed` comes when it is done or left.
        advanced: So many answers of so many are given again for it.
        trouble: Something could not be done; a `Message`.
    """

    changed = Signal()
    rewind_started = Signal()
    rewind_advanced = Signal(int, int)
    trouble = Signal(object)

    def __init__(
        self, plan: LoadedFight, service: LibraryService, shared: SharedCharacters, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.game = plan.game
        self.conflict = plan.conflict
        self.fight = plan.fight
        self.fight.set_translation(translator_of(plan.game.id))
        self.fight.run_in_slices()
        self._is_closed = False
        self._advances_after_rewind = False
        kept = "" if plan.draft is None else plan.draft.title
        self._custom_title = "" if kept == self._sides_title else kept
        self._refreshed_at = 0.0
        self._advance_timer = QTimer(self)
        self._advance_timer.setSingleShot(True)
        self._advance_timer.setInterval(0)
        self._advance_timer.timeout.connect(self._advance_slice)
        self._refresh_timer = QTimer(self)
        self._refresh_timer.setSingleShot(True)
        self._refresh_timer.setInterval(0)
        self._refresh_timer.timeout.connect(self._refresh)
        self._sheets = FightSheets(plan, service, shared, self)
        self._sheets.edited.connect(self._on_edited)
        self._autosave = FightAutosave(plan, service, lambda: (self.title, self._sheets.ids), self)
        self._rewind = FightRewind(self.fight, lambda: self.is_advancing, self)
        self._rewind.started.connect(self.rewind_started)
        self._rewind.advanced.connect(self.rewind_advanced)
        self._rewind.finished.connect(self._on_rewound)
        self._rewind.cancelled.connect(self._on_rewind_over)
        for part in (self._sheets, self._autosave, self._rewind):
            part.trouble.connect(self.trouble)
        self._sheets.catch_up()

    # ------------------------------------------------------------------------------------------------ what is going on

    @property
    def title(self) -> str:
        """What lists and windows call it: as a person does, else the sides, with who fights on them."""
        return self._custom_title or self._sides_title

    @property
    def _sides_title(self) -> str:
        sides: dict[str, list[str]] = {}
        for each in self.fight.arena.participants:
            sides.setdefault(each.side, []).append(each.name)
        return sides_title(sides.values())

    def rename(self, title: str) -> None:
        """Call it otherwise from now on."""
        self._custom_title = title
        self._autosave.save_soon()

    @property
    def draft_id(self) -> str:
        """The draft that keeps it."""
        return self._autosave.draft_id

    @property
    def is_advancing(self) -> bool:
        """Whether Quire is answering what nobody wants to decide."""
        return self._advance_timer.isActive() or self._refresh_timer.isActive()

    @property
    def is_rewinding(self) -> bool:
        """Whether it is on its way back; meanwhile it stands where it stood, and nothing is decided."""
        return self._rewind.is_running

    @property
    def needs_replay(self) -> bool:
        """Whether it goes back because it could not go on: that cannot be left."""
        return self.fight.needs_replay

    @property
    def is_saved(self) -> bool:
        """Whether the fight as it stands is in the library."""
        return self._autosave.is_saved

    @property
    def has_unsaved(self) -> bool:
        """Whether the fight could not be written the last time that this was tried."""
        return self._autosave.has_unsaved and not self._is_closed

    # ------------------------------------------------------------------------------------------------ going on

    def advance(self) -> None:
        """Answer everything that nobody wants to decide, in portions; where it is going back, behind that."""
        if self.is_rewinding:
            self._advances_after_rewind = True
            return
        self._refreshed_at = time.monotonic()
        self._refresh_timer.stop()
        self._advance_timer.start()

    def answer(self, value: Json, how: AnswerMethod = AnswerMethod.CHOSEN) -> None:
        """Answer what is asked now; while it is going back nothing is.

        Raises:
            AnswerError: The answer does not fit; nothing has changed.
        """
        if not self.is_rewinding:
            try:
                self.fight.answer(value, how)
            except QuireError:
                self._rewind.recover()
                raise
            self._after_change()

    def decide(self) -> None:
        """Let Quire answer what is asked now; while it is going back nothing is."""
        if self.is_rewinding:
            return
        try:
            self.fight.auto_answer()
        except QuireError as error:
            self._recover(error)
            return
        self._after_change()

    def undo(self, steps: int = 1) -> None:
        """Take the last steps back on all sheets at once: now where that is a moment's work, else on a thread."""
        self._stop_timers()
        self._rewind.go_back(steps)

    def rewind_to(self, event: int) -> None:
        """Go back to the decision that led to a line of the log, as `take_back` does."""
        self._stop_timers()
        self._rewind.go_back_to(event)

    def cancel_rewind(self) -> None:
        """Stay where the fight stands."""
        self._rewind.cancel()

    def set_control(self, control: Control, *whom: int) -> None:
        """Let somebody else decide for these participants from now on."""
        for who in whom:
            self.fight.set_control(who, control)
        self._after_change()

    def set_asks(self, asks: DecisionPolicy) -> None:
        """Change what is asked of people."""
        self.fight.decision_policy = asks
        self._after_change()

    def _after_change(self) -> None:
        self._sheets.write()
        self._autosave.save_soon()
        self.advance()
        self.changed.emit()

    def _recover(self, error: QuireError) -> None:
        """Tell why the fight cannot go on with an answer, and let it stand where it stood before."""
        self.trouble.emit(error.message)
        self._rewind.recover()

    @Slot()
    def _on_rewound(self) -> None:
        self._sheets.write(self.tr("Undone"))
        self._autosave.save_soon()
        self._rewind.prepare_soon()
        if self._rewind.was_short:
            self._on_rewind_over()
        else:
            QTimer.singleShot(0, self, self._on_rewind_over)  # in a turn of its own

    @Slot()
    def _on_rewind_over(self) -> None:
        if self._is_closed:
            return
        if self._advances_after_rewind or self.fight.is_halfway:
            self._advances_after_rewind = False
            self.advance()
        self.changed.emit()

    @Slot()
    def _advance_slice(self) -> None:
        try:
            is_asked = self._advance_until_asked()
        except QuireError as error:
            self._recover(error)
            return
        self._sheets.write()
        self._autosave.save_soon()
        if is_asked or self.fight.is_over:
            self.changed.emit()
            self._rewind.prepare_soon()
        elif time.monotonic() < self._refreshed_at + REFRESH_S:
            self._advance_timer.start()
        else:
            self._refresh_timer.start()

    @Slot()
    def _refresh(self) -> None:
        """Show how far it is, in a turn of its own, then go on."""
        self._refreshed_at = time.monotonic()
        self._advance_timer.start()
        self.changed.emit()

    def _stop_timers(self) -> None:
        self._advance_timer.stop()
        self._refresh_timer.stop()

    def _advance_until_asked(self) -> bool:
        end = time.monotonic() + SLICE_S
        while True:
            is_asked = self.fight.advance(1)
            if is_asked or self.fight.is_over or time.monotonic() > end:
                return is_asked

    # ------------------------------------------------------------------------------------------------ the sheets

    def adopt(self, character: OpenCharacter) -> None:
        """Write to this open character from now on: its sheet was opened in the window."""
        self._sheets.adopt(character)

    def reopen(self, id_: str) -> None:
        """Go on writing to a character whose sheet is being closed in the window."""
        self._sheets.reopen(id_)

    @Slot(int, object)
    def _on_edited(self, who: int, edit: Edit) -> None:
        """Take an edit that somebody made on the sheet into the fight."""
        if self._is_closed:
            return
        try:
            self._sheets.mark_written(self.fight.amend(who, edit))
        except QuireError as error:
            self.trouble.emit(error.message)
            return
        self._autosave.save_soon()
        self.changed.emit()

    # ------------------------------------------------------------------------------------------------ its end

    def save(self) -> None:
        """Write the fight as it stands into the library."""
        if not self._is_closed:
            self._autosave.save()

    def settle(self) -> None:
        """Write the fight and wait for it; `has_unsaved` says then whether that was refused."""
        if not self._is_closed:
            self._autosave.settle()

    def finish(self) -> None:
        """Let go of the fight for good."""
        self.close()
        self._autosave.delete_draft()

    def close(self) -> None:
        """Stop here; the draft stays in the library. What was on its way back stays where it stands."""
        if self._is_closed:
            return
        self._is_closed = True
        self._stop_timers()
        self._rewind.close()
        self._autosave.stopped.connect(self.deleteLater)
        self._autosave.stop()
        self._sheets.close()
