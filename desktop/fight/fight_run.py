"""One fight in the window: what is decided, by people and by Quire, and what becomes of it.

The fight works on copies. `FightSheets` carries over to the sheets of the library what it writes, and what somebody
edits on such a sheet meanwhile goes into the fight; `FightKeeper` keeps it so that it can be taken up again; `FightWay`
goes back in it.
"""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from core.character import Edit, Json
from core.errors import QuireError
from core.play import Asks, Control
from core.procedures import AnswerMethod
from desktop.fight.fight_keeper import FightKeeper
from desktop.fight.fight_plan import FightPlan
from desktop.fight.fight_sheets import FightSheets
from desktop.fight.fight_titles import sides_title
from desktop.fight.fight_way import PORTION_S, FightWay
from desktop.library.library_service import LibraryService
from desktop.messages import translator_of
from desktop.sheet.open_character import OpenCharacter
from desktop.sheet.shared_characters import SharedCharacters

SHOWN_S: Final = 0.1
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
        headed_back: A step back takes longer; `changed` comes when it is done or left.
        advanced: So many answers of so many are given again for it.
        trouble: Something could not be done; a `Message`.
    """

    changed = Signal()
    headed_back = Signal()
    advanced = Signal(int, int)
    trouble = Signal(object)

    def __init__(
        self, plan: FightPlan, service: LibraryService, shared: SharedCharacters, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.game = plan.game
        self.conflict = plan.conflict
        self.fight = plan.fight
        self.fight.put_in_words(translator_of(plan.game.id))
        self.fight.take_breath()
        self._is_closed = False
        self._goes_on = False
        kept = "" if plan.draft is None else plan.draft.title
        self._given = "" if kept == self._sides_title else kept
        self._shown_at = 0.0
        self._walker = QTimer(self)
        self._walker.setSingleShot(True)
        self._walker.setInterval(0)
        self._walker.timeout.connect(self._walk)
        self._shower = QTimer(self)
        self._shower.setSingleShot(True)
        self._shower.setInterval(0)
        self._shower.timeout.connect(self._show)
        self._sheets = FightSheets(plan, service, shared, self)
        self._sheets.edited.connect(self._on_edited)
        self._keeper = FightKeeper(plan, service, lambda: (self.title, self._sheets.ids), self)
        self._way = FightWay(self.fight, lambda: self.is_walking, self)
        self._way.headed.connect(self.headed_back)
        self._way.advanced.connect(self.advanced)
        self._way.arrived.connect(self._on_back)
        self._way.left.connect(self._on_stayed)
        for part in (self._sheets, self._keeper, self._way):
            part.trouble.connect(self.trouble)
        self._sheets.catch_up()

    # ------------------------------------------------------------------------------------------------ what is going on

    @property
    def title(self) -> str:
        """What lists and windows call it: as a person does, else the sides, with who fights on them."""
        return self._given or self._sides_title

    @property
    def _sides_title(self) -> str:
        sides: dict[str, list[str]] = {}
        for each in self.fight.arena.participants:
            sides.setdefault(each.side, []).append(each.name)
        return sides_title(sides.values())

    def rename(self, title: str) -> None:
        """Call it otherwise from now on."""
        self._given = title
        self._keeper.keep_soon()

    @property
    def draft_id(self) -> str:
        """The draft that keeps it."""
        return self._keeper.draft_id

    @property
    def is_walking(self) -> bool:
        """Whether Quire is answering what nobody wants to decide."""
        return self._walker.isActive() or self._shower.isActive()

    @property
    def is_going_back(self) -> bool:
        """Whether it is on its way back; meanwhile it stands where it stood, and nothing is decided."""
        return self._way.is_under_way

    @property
    def is_fallen(self) -> bool:
        """Whether it goes back because it could not go on: that cannot be left."""
        return self.fight.is_fallen

    @property
    def is_kept(self) -> bool:
        """Whether the fight as it stands is in the library."""
        return self._keeper.is_kept

    @property
    def has_unsaved(self) -> bool:
        """Whether the fight could not be written the last time that this was tried."""
        return self._keeper.has_unsaved and not self._is_closed

    # ------------------------------------------------------------------------------------------------ going on

    def go_on(self) -> None:
        """Answer everything that nobody wants to decide, in portions; where it is going back, behind that."""
        if self.is_going_back:
            self._goes_on = True
            return
        self._shown_at = time.monotonic()
        self._shower.stop()
        self._walker.start()

    def answer(self, value: Json, how: AnswerMethod = AnswerMethod.CHOSEN) -> None:
        """Answer what is asked now; while it is going back nothing is.

        Raises:
            AnswerError: The answer does not fit; nothing has changed.
        """
        if not self.is_going_back:
            try:
                self.fight.answer(value, how)
            except QuireError:
                self._way.up()
                raise
            self._step()

    def decide(self) -> None:
        """Let Quire answer what is asked now; while it is going back nothing is."""
        if self.is_going_back:
            return
        try:
            self.fight.auto_answer()
        except QuireError as error:
            self._fall(error)
            return
        self._step()

    def take_back(self, steps: int = 1) -> None:
        """Take the last steps back on all sheets at once: now where that is a moment's work, else on a thread."""
        self._halt()
        self._way.back(steps)

    def take_back_to(self, event: int) -> None:
        """Go back to the decision that led to a line of the log, as `take_back` does."""
        self._halt()
        self._way.back_to(event)

    def stop_going_back(self) -> None:
        """Stay where the fight stands."""
        self._way.stop()

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
        self._sheets.write()
        self._keeper.keep_soon()
        self.go_on()
        self.changed.emit()

    def _fall(self, error: QuireError) -> None:
        """Tell why the fight cannot go on with an answer, and let it stand where it stood before."""
        self.trouble.emit(error.message)
        self._way.up()

    @Slot()
    def _on_back(self) -> None:
        self._sheets.write(self.tr("Taken back"))
        self._keeper.keep_soon()
        self._way.make_ready_soon()
        if self._way.was_short:
            self._on_stayed()
        else:
            QTimer.singleShot(0, self, self._on_stayed)  # in a turn of its own

    @Slot()
    def _on_stayed(self) -> None:
        if self._is_closed:
            return
        if self._goes_on or self.fight.is_halfway:
            self._goes_on = False
            self.go_on()
        self.changed.emit()

    @Slot()
    def _walk(self) -> None:
        try:
            is_asked = self._go_on_for_a_while()
        except QuireError as error:
            self._fall(error)
            return
        self._sheets.write()
        self._keeper.keep_soon()
        if is_asked or self.fight.is_over:
            self.changed.emit()
            self._way.make_ready_soon()
        elif time.monotonic() < self._shown_at + SHOWN_S:
            self._walker.start()
        else:
            self._shower.start()

    @Slot()
    def _show(self) -> None:
        """Show how far it is, in a turn of its own, then go on."""
        self._shown_at = time.monotonic()
        self._walker.start()
        self.changed.emit()

    def _halt(self) -> None:
        self._walker.stop()
        self._shower.stop()

    def _go_on_for_a_while(self) -> bool:
        end = time.monotonic() + PORTION_S
        while True:
            is_asked = self.fight.go_on(1)
            if is_asked or self.fight.is_over or time.monotonic() > end:
                return is_asked

    # ------------------------------------------------------------------------------------------------ the sheets

    def adopt(self, character: OpenCharacter) -> None:
        """Write to this open character from now on: its sheet was opened in the window."""
        self._sheets.adopt(character)

    def open_again(self, id_: str) -> None:
        """Go on writing to a character whose sheet is being closed in the window."""
        self._sheets.open_again(id_)

    @Slot(int, object)
    def _on_edited(self, who: int, edit: Edit) -> None:
        """Take an edit that somebody made on the sheet into the fight."""
        if self._is_closed:
            return
        try:
            self._sheets.note(self.fight.amend(who, edit))
        except QuireError as error:
            self.trouble.emit(error.message)
            return
        self._keeper.keep_soon()
        self.changed.emit()

    # ------------------------------------------------------------------------------------------------ its end

    def keep(self) -> None:
        """Write the fight as it stands into the library."""
        if not self._is_closed:
            self._keeper.keep()

    def settle(self) -> None:
        """Write the fight and wait for it; `has_unsaved` says then whether that was refused."""
        if not self._is_closed:
            self._keeper.settle()

    def finish(self) -> None:
        """Let go of the fight for good."""
        self.close()
        self._keeper.forget()

    def close(self) -> None:
        """Stop here; the draft stays in the library. What was on its way back stays where it stands."""
        if self._is_closed:
            return
        self._is_closed = True
        self._halt()
        self._way.close()
        self._keeper.stopped.connect(self.deleteLater)
        self._keeper.stop()
        self._sheets.close()
