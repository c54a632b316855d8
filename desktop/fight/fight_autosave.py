"""Keeps a fight in the library as it goes, so that it can be taken up again wherever it stopped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from core import store
from core.errors import QuireError
from core.procedures import AnswerRecord
from desktop.fight.loaded_fight import LoadedFight
from desktop.library.library_service import LibraryService
from desktop.sheet.open_character import RETRY_MS
from desktop.wizard.procedure_run import finish_draft, new_draft_id

if TYPE_CHECKING:
    from core.store import Draft, Library

SAVE_DELAY_MS: Final = 80
"""How soon after a step the fight is on its way to the disk."""


class FightAutosave(QObject):
    """The draft of a fight.

    Args:
        plan: The fight.
        service: The library.
        about: Gives the title of the fight, and the ids of the characters that it writes to.
        parent: Its owner.

    Attributes:
        has_unsaved: Whether the fight could not be written the last time that this was tried.

    Signals:
        trouble: It could not be written; a `Message`.
        stopped: It was written the last time, or could not be.
    """

    trouble = Signal(object)
    stopped = Signal()

    def __init__(
        self,
        plan: LoadedFight,
        service: LibraryService,
        about: Callable[[], tuple[str, tuple[str, ...]]],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.draft_id = new_draft_id() if plan.draft is None else plan.draft.id
        self._plan = plan
        self._fight = plan.fight
        self._service = service
        self._about = about
        self._saved_answers: tuple[AnswerRecord, ...] | None = None if plan.draft is None else plan.fight.answers
        self._pending_writes = 0
        self._has_reported = False
        self.has_unsaved = False
        self._is_stopped = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.save)

    @property
    def is_saved(self) -> bool:
        """Whether the fight as it stands is in the library."""
        return not self._timer.isActive() and not self._pending_writes

    def save_soon(self) -> None:
        """Write what happened in a moment; steps in quick succession are written together."""
        if not self._timer.isActive():
            self._timer.start(SAVE_DELAY_MS)

    @Slot()
    def save(self) -> None:
        """Write the fight as it stands into the library."""
        self._timer.stop()
        kept, self._saved_answers = self._saved_answers, self._fight.answers
        count, draft = _count_same(kept, self._saved_answers), self._draft()
        work = (
            partial(_save, draft, self._saved_answers)
            if kept is None
            else partial(_save_progress, draft, self._saved_answers, count)
        )
        self._pending_writes += 1
        self._service.change(self, work, self._on_saved, self._on_not_saved)

    def settle(self) -> None:
        """Write the fight and wait for it; `has_unsaved` says then whether that was refused."""
        self._timer.stop()
        answers = self._fight.answers
        refused = self._service.run_blocking(partial(_save, self._draft(), answers))
        self._saved_answers = answers if refused is None else None
        self.has_unsaved = refused is not None

    def _draft(self) -> Draft:
        """Return the fight as a draft, without its answers: of these there are thousands, for the library's thread."""
        title, ids = self._about()
        system = self._plan.game.system
        return store.Draft(
            self._plan.game.id,
            self._plan.conflict.key,
            self._fight.initial_record,
            title,
            system.version,
            ids,
            self.draft_id,
            state=self._fight.state_record,
        )

    def stop(self) -> None:
        """Write it one last time."""
        self.save()
        self._is_stopped = True

    def delete_draft(self) -> None:
        """Need no draft any more; the dice of the fight go into the log of rolls."""
        rolls = store.to_logged_rolls(self._fight.rolls, words=self._fight.translate)
        self._service.change(self, partial(finish_draft, self.draft_id, rolls))

    def _on_saved(self, _nothing: object) -> None:
        self._has_reported = self.has_unsaved = False
        self._finish_write()

    def _on_not_saved(self, error: QuireError) -> None:
        """Write it whole the next time: at once where only the draft was thrown away meanwhile, else a bit later."""
        self._saved_answers = None
        is_thrown_away = error.message.code == store.NO_DRAFT
        if not is_thrown_away:
            self.has_unsaved = True
            if not self._has_reported:
                self._has_reported = True
                self.trouble.emit(error.message)
        if not self._is_stopped:
            self._timer.start(SAVE_DELAY_MS if is_thrown_away else RETRY_MS)
        self._finish_write()

    def _finish_write(self) -> None:
        """Note that a writing is over, well or badly."""
        self._pending_writes -= 1
        if self._is_stopped and not self._pending_writes:
            self.stopped.emit()


def _count_same(kept: Sequence[AnswerRecord] | None, answers: Sequence[AnswerRecord]) -> int:
    """Count the answers that are on the disk as they stand now."""
    count = min(len(kept or ()), len(answers))
    while kept and count and kept[count - 1] is not answers[count - 1]:
        count -= 1
    return count


def _with_answers(draft: Draft, answers: Sequence[AnswerRecord]) -> Draft:
    return replace(draft, answers=tuple(answered.to_json() for answered in answers))


def _save(draft: Draft, answers: Sequence[AnswerRecord], library: Library) -> None:
    library.drafts.save(_with_answers(draft, answers))


def _save_progress(draft: Draft, answers: Sequence[AnswerRecord], kept: int, library: Library) -> None:
    library.drafts.save_progress(_with_answers(draft, answers[kept:]), kept)
