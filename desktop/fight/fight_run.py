"""Controls a running fight: takes answers, lets Quire answer, autosaves, rewinds, ends.

The fight works on copies. `FightSheets` applies its edits to the sheets of the library, and edits made on such a
sheet go into the fight; `FightAutosave` saves it so that it can be resumed; `FightRewind` goes back in it.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from core.character.edits import Edit
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import QuireError
from core.play.arena import Control, Participant
from core.play.decisions import DecisionPolicy
from core.play.interventions import ByHand
from core.procedures.events import LoggedEvent
from core.procedures.requests import Roll
from core.procedures.run import RunHistory
from core.procedures.transcript import AnswerMethod
from desktop.fight.fight_autosave import FightAutosave
from desktop.fight.fight_rewind import FightRewind
from desktop.fight.fight_sheets import FightSheets
from desktop.fight.fight_titles import is_sides_title, sides_title
from desktop.fight.loaded_fight import LoadedFight
from desktop.library.library_service import LibraryService
from desktop.messages import translator_of
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.shared_characters import SharedCharacters

SLICE_S: Final = 0.008
"""Seconds of automatic answers per event-loop turn."""
REFRESH_S: Final = 0.1
"""Seconds between two refreshes while Quire is deciding."""


class FightRun(QObject):
    """A fight in progress.

    Args:
        plan: The fight.
        service: The library, for the draft.
        shared: Opens the characters.
        parent: Its owner.

    Signals:
        changed: The fight changed: request, log or numbers.
        rewind_started: A longer rewind started; `changed` follows when it is done or cancelled.
        rewind_advanced: Progress of a rewind: answers replayed, answers in all.
        rewound: A rewind is done; until the next answer it can be restored.
        refused: An answer, given or automatic, leads to something that cannot be computed; a `Message`. The decision
            before it is shown again.
        trouble: An action failed; a `Message`.
    """

    changed = Signal()
    rewind_started = Signal()
    rewind_advanced = Signal(int, int)
    rewound = Signal()
    refused = Signal(object)
    trouble = Signal(object)

    def __init__(
        self, plan: LoadedFight, service: LibraryService, shared: SharedCharacters, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.game = plan.game
        self.service = service
        self.conflict = plan.conflict
        self.fight = plan.fight
        self.fight.set_translation(translator_of(plan.game.id))
        self._is_closed = False
        self._advances_after_rewind = False
        self._before_rewind: RunHistory | None = None
        self._is_restoring = self._is_rerolling = False
        self._round_to_finish: int | None = None
        self._dead_before = 0
        kept = "" if plan.draft is None else plan.draft.title
        self._custom_title = "" if is_sides_title(kept, self._side_names) else kept
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
        self._rewind = FightRewind(self.fight, self)
        self._rewind.started.connect(self.rewind_started)
        self._rewind.advanced.connect(self.rewind_advanced)
        self._rewind.finished.connect(self._on_rewound)
        self._rewind.cancelled.connect(self._on_rewind_over)
        for part in (self._sheets, self._autosave, self._rewind):
            part.trouble.connect(self.trouble)
        self._sheets.catch_up()

    # ------------------------------------------------------------------------------------------------ what is playing

    @property
    def title(self) -> str:
        """Title in lists and windows: the custom one, else one made from the sides."""
        return self._custom_title or self._sides_title

    @property
    def _sides_title(self) -> str:
        return sides_title(self._side_names)

    @property
    def _side_names(self) -> list[list[str]]:
        """The names of the fighters, side by side."""
        sides: dict[str, list[str]] = {}
        for each in self.fight.participants:
            sides.setdefault(each.side, []).append(each.name)
        return list(sides.values())

    @property
    def has_custom_title(self) -> bool:
        """Whether it was given a title."""
        return bool(self._custom_title)

    def rename(self, title: str) -> None:
        """Set a custom title."""
        self._custom_title = title
        self._autosave.save_soon()

    @property
    def draft_id(self) -> str:
        """Id of its draft."""
        return self._autosave.draft_id

    @property
    def is_advancing(self) -> bool:
        """Whether Quire is answering automatic requests."""
        return self._advance_timer.isActive() or self._refresh_timer.isActive()

    @property
    def is_rewinding(self) -> bool:
        """Whether a rewind is running; nothing can be answered meanwhile."""
        return self._rewind.is_running

    @property
    def is_saved(self) -> bool:
        """Whether the current state of the fight is saved."""
        return self._autosave.is_saved

    @property
    def has_unsaved(self) -> bool:
        """Whether the last attempt to save failed."""
        return self._autosave.has_unsaved and not self._is_closed

    # ------------------------------------------------------------------------------------------------ playing

    def advance(self) -> None:
        """Answer all automatic requests in slices; during a rewind, afterwards."""
        if self.is_rewinding:
            self._advances_after_rewind = True
            return
        self._refreshed_at = time.monotonic()
        self._refresh_timer.stop()
        self._advance_timer.start()

    def answer(self, value: Json, how: AnswerMethod = AnswerMethod.CHOSEN) -> None:
        """Answer the current request; ignored during a rewind.

        Raises:
            AnswerError: The answer does not fit; nothing has changed.
        """
        if not self.is_rewinding:
            try:
                self.fight.answer(value, how)
            except QuireError:
                self._show_again()
                raise
            self._after_change()

    def decide(self) -> None:
        """Answer the current request automatically; ignored during a rewind."""
        if self.is_rewinding:
            return
        try:
            self.fight.auto_answer()
        except QuireError as error:
            self._refuse(error)
            return
        self._after_change()

    def decide_round(self) -> None:
        """Decide the rest of the round by default: up to a death, to dice that a person types, or to `stop_round`."""
        if self.is_rewinding or self.fight.is_over:
            return
        self._round_to_finish, self._dead_before = self.fight.table.round, self.fight.dead
        self.advance()
        self.changed.emit()

    def stop_round(self) -> bool:
        """Stop deciding the rest of the round; return whether that was running."""
        was_running, self._round_to_finish = self._round_to_finish is not None, None
        return was_running

    @property
    def is_deciding_round(self) -> bool:
        """Whether the rest of the round is being decided."""
        return self._round_to_finish is not None

    def undo(self, steps: int = 1) -> None:
        """Undo the last decisions on all sheets: at once if quick, else on a worker thread."""
        self._prepare_rewind()
        self._rewind.go_back(steps)

    def rewind_to(self, event: int) -> None:
        """Rewind to the decision that led to a line of the log."""
        self._prepare_rewind()
        self._rewind.go_back_to(event)

    def reroll(self) -> None:
        """Roll the last dice again, and log that."""
        if self.fight.can_reroll and not self.is_rewinding:
            self._prepare_rewind()
            self._is_rerolling = True
            self._rewind.reroll()

    def _prepare_rewind(self) -> None:
        self._stop_timers()
        self.stop_round()
        if not self.is_rewinding:
            self._before_rewind = self.fight.history

    @property
    def undone_events(self) -> tuple[LoggedEvent, ...]:
        """The events that the last rewind has undone."""
        if self._before_rewind is None:
            return ()
        return tuple(self._before_rewind.events[len(self.fight.events) :])

    def restore(self) -> None:
        """Restore what the last rewind has undone, unless someone has decided since."""
        if self._before_rewind is not None and not self.is_rewinding:
            self._is_restoring = True
            self._rewind.restore(self._before_rewind)
            if not self.is_rewinding:
                self._is_restoring = False

    def cancel_rewind(self) -> None:
        """Cancel the rewind; the fight stays as it is."""
        self._rewind.cancel()

    def add_latecomers(self, newcomers: Sequence[tuple[Participant, Sheet]]) -> None:
        """Let fighters join with the next round.

        Raises:
            QuireError: One of them cannot fight; those before it join.
        """
        try:
            for participant, sheet in newcomers:
                self.fight.add_latecomer(participant, sheet)
        finally:
            self._after_change()

    def change_by_hand(self, changes: Sequence[tuple[int, Edit, ByHand]]) -> None:
        """Apply damage or healing by hand to some fighters.

        Args:
            changes: Fighter, edit, and what the log says of it.

        Raises:
            QuireError: An edit does not fit; those before it are applied.
        """
        try:
            for participant, edit, what in changes:
                self.fight.change_by_hand(participant, edit, what)
        finally:
            self._after_change()

    def set_control(self, control: Control, *fighters: int) -> None:
        """Change who controls these fighters."""
        for participant in fighters:
            self.fight.set_control(participant, control)
        self._after_change()

    def set_asks(self, asks: DecisionPolicy) -> None:
        """Change which decisions are asked."""
        self.fight.decision_policy = asks
        self._after_change()

    def run_to_end(self) -> None:
        """Decide everything automatically up to the end; what is asked after a rewind stays as it was."""
        usual = self.fight.decision_policy
        self.changed.connect(partial(self._restore_asks, usual))
        self.set_asks(DecisionPolicy(frozenset(), game_master=False))

    def _restore_asks(self, usual: DecisionPolicy) -> None:
        if self.fight.is_over and self.fight.decision_policy != usual:
            self.fight.decision_policy = usual

    def _after_change(self) -> None:
        self._sheets.write()
        self._autosave.save_soon()
        self.advance()
        self.changed.emit()

    def _refuse(self, error: QuireError) -> None:
        """Report why an automatic answer failed; the next attempt rolls other dice, which is saved."""
        self._autosave.save_soon()
        self.refused.emit(error.message)
        self._show_again()

    def _show_again(self) -> None:
        """Ask again after a failed answer; if it was undone by a replay, that has used up the checkpoint."""
        self.changed.emit()
        self._rewind.keep_checkpoint()

    @Slot()
    def _on_rewound(self) -> None:
        is_restored, self._is_restoring = self._is_restoring, False
        is_rerolled, self._is_rerolling = self._is_rerolling, False
        self._sheets.write(self.tr("Restored") if is_restored else self.tr("Undone"))
        self._autosave.save_soon()
        if is_rerolled:
            self.fight.log_reroll()
            self.advance()
        self._on_rewind_over()
        self._rewind.keep_checkpoint()
        if not (is_restored or is_rerolled):
            self.rewound.emit()

    @Slot()
    def _on_rewind_over(self) -> None:
        if self._is_closed:
            return
        if self._advances_after_rewind:
            self._advances_after_rewind = False
            self.advance()
        self.changed.emit()

    @Slot()
    def _advance_slice(self) -> None:
        try:
            is_asked = self._advance_until_asked()
        except QuireError as error:
            self._refuse(error)
            return
        self._sheets.write()
        self._autosave.save_soon()
        if is_asked or self.fight.is_over:
            self.changed.emit()
            self._rewind.keep_checkpoint()
        elif time.monotonic() < self._refreshed_at + REFRESH_S:
            self._advance_timer.start()
        else:
            self._refresh_timer.start()

    @Slot()
    def _refresh(self) -> None:
        """Refresh in an event-loop turn of its own, then continue."""
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
            if is_asked and self._decides_now():
                self.fight.auto_answer()
                is_asked = False
            if is_asked or self.fight.is_over or time.monotonic() > end:
                return is_asked

    def _decides_now(self) -> bool:
        """Return whether the present request is decided with the rest of the round; else that has ended."""
        if self._round_to_finish is None:
            return False
        fight = self.fight
        has_died = self.fight.dead > self._dead_before
        if has_died or fight.table.round != self._round_to_finish or isinstance(fight.request, Roll):
            self._round_to_finish = None
        return self._round_to_finish is not None

    # ------------------------------------------------------------------------------------------------ the sheets

    def adopt(self, character: OpenCharacter) -> None:
        """Switch to this open character, as its sheet was opened in the window."""
        self._sheets.adopt(character)

    def reopen(self, id_: str) -> None:
        """Open a character again, as its sheet is being closed in the window."""
        self._sheets.reopen(id_)

    @Slot(int, object)
    def _on_edited(self, participant: int, edit: Edit) -> None:
        """Apply an edit made on the sheet to the fight."""
        if self._is_closed:
            return
        try:
            self._sheets.mark_written(self.fight.amend(participant, edit))
        except QuireError as error:
            self.trouble.emit(error.message)
            return
        self._autosave.save_soon()
        self.changed.emit()

    # ------------------------------------------------------------------------------------------------ its end

    def save(self) -> None:
        """Save the current state of the fight."""
        if not self._is_closed:
            self._autosave.save()

    def wait_until_saved(self) -> None:
        """Save the fight and wait; afterwards `has_unsaved` tells whether that failed."""
        if not self._is_closed:
            self._autosave.wait_until_saved()

    def finish(self) -> None:
        """End the fight, write to the sheets what its end would write, and delete its draft."""
        if not self._is_closed:
            self._sheets.write_end()
        self.close()
        self._autosave.delete_draft()

    def close(self) -> None:
        """Close the fight and keep its draft; a running rewind is cancelled."""
        if self._is_closed:
            return
        self._is_closed = True
        self._stop_timers()
        self._rewind.close()
        self._autosave.stopped.connect(self.deleteLater)
        self._autosave.stop()
        self._sheets.close()
