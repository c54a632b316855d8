"""Saves a running fight as a draft after its steps; at the end deletes it and logs rolls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from core.errors import QuireError
from core.procedures.transcript import AnswerRecord
from core.store.records import Draft
from core.store.roll_conversion import to_logged_rolls
from desktop.fight.loaded_fight import LoadedFight
from desktop.library.drafts import finish_draft, new_draft_id
from desktop.library.library_service import LibraryService
from desktop.sheet.open_character import RETRY_MS

if TYPE_CHECKING:
    from core.store.library import Library
    from core.store.records import Draft

SAVE_DELAY_MS: Final = 80
"""Milliseconds after a step until the fight is saved; steps in between are saved together."""


class FightAutosave(QObject):
    """Saves the draft of a fight.

    Args:
        plan: The fight.
        service: The library.
        about: Returns the title of the fight and the ids of the characters that it writes to.
        parent: Its owner.

    Attributes:
        has_unsaved: Whether the last attempt to save failed.

    Signals:
        trouble: Saving failed; a `Message`.
        stopped: The last save is done or has failed.
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
        """Whether the current state of the fight is saved."""
        return not self._timer.isActive() and not self._pending_writes

    def save_soon(self) -> None:
        """Save soon; steps in quick succession are saved together."""
        if not self._timer.isActive():
            self._timer.start(SAVE_DELAY_MS)

    @Slot()
    def save(self) -> None:
        """Save the current state of the fight."""
        self._timer.stop()
        saved, self._saved_answers = self._saved_answers, self._fight.answers
        count, draft = _count_same(saved, self._saved_answers), self._draft()
        work = (
            partial(_save, draft, self._saved_answers)
            if saved is None
            else partial(_save_progress, draft, self._saved_answers, count)
        )
        self._pending_writes += 1
        self._service.change(self, work, self._on_saved, self._on_not_saved)

    def wait_until_saved(self) -> None:
        """Save the fight and wait; afterwards `has_unsaved` tells whether that failed."""
        self._timer.stop()
        answers = self._fight.answers
        refused = self._service.run_blocking(partial(_save, self._draft(), answers))
        self._saved_answers = answers if refused is None else None
        self.has_unsaved = refused is not None

    def _draft(self) -> Draft:
        """Return the fight as a draft without its answers; these are added on the library's thread."""
        title, ids = self._about()
        system = self._plan.game.system
        return Draft(
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
        """Save it one last time."""
        self.save()
        self._is_stopped = True

    def delete_draft(self) -> None:
        """Delete the draft and add the fight's rolls to the roll log."""
        rolls = to_logged_rolls(self._fight.rolls, translate=self._fight.translate)
        self._service.change(self, partial(finish_draft, self.draft_id, rolls))

    def _on_saved(self, _nothing: object) -> None:
        self._has_reported = self.has_unsaved = False
        self._finish_write()

    def _on_not_saved(self, error: QuireError) -> None:
        """Retry with a full save: at once if the draft was deleted meanwhile, else a bit later."""
        from core.store.drafts import NO_DRAFT  # noqa: PLC0415 - SQLAlchemy is imported with the first library

        self._saved_answers = None
        is_thrown_away = error.message.code == NO_DRAFT
        if not is_thrown_away:
            self.has_unsaved = True
            if not self._has_reported:
                self._has_reported = True
                self.trouble.emit(error.message)
        if not self._is_stopped:
            self._timer.start(SAVE_DELAY_MS if is_thrown_away else RETRY_MS)
        self._finish_write()

    def _finish_write(self) -> None:
        """Count a finished save, successful or not."""
        self._pending_writes -= 1
        if self._is_stopped and not self._pending_writes:
            self.stopped.emit()


def _count_same(saved: Sequence[AnswerRecord] | None, answers: Sequence[AnswerRecord]) -> int:
    """Return how many of the saved answers are unchanged."""
    count = min(len(saved or ()), len(answers))
    while saved and count and saved[count - 1] is not answers[count - 1]:
        count -= 1
    return count


def _with_answers(draft: Draft, answers: Sequence[AnswerRecord]) -> Draft:
    return replace(draft, answers=tuple(answered.to_json() for answered in answers))


def _save(draft: Draft, answers: Sequence[AnswerRecord], library: Library) -> None:
    library.drafts.save(_with_answers(draft, answers))


def _save_progress(draft: Draft, answers: Sequence[AnswerRecord], count: int, library: Library) -> None:
    """Save the answers after the first ones, which the draft has already."""
    library.drafts.save_progress(_with_answers(draft, answers[count:]), count)
