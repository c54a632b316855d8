"""A procedure's requests in a few rows of a popover, with one button that carries it out.

What is shown is computed by running the procedure on a copy with what is typed; no dice fall before the button is
pressed. A request that appears then is asked in the same popover; one that needs more room continues elsewhere.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.character.json_values import Json
from core.errors import QuireError
from core.messages import Message
from core.procedures.driver import Driver
from core.procedures.partial_run import AskedRequest, GivenAnswers, PartialRun
from core.procedures.procedure import Procedure, ProcedureKind
from core.procedures.requests import Choose, Enter, Request, Roll, Show
from core.procedures.transcript import AnswerMethod, RollRecord
from desktop.layout_parts import nest
from desktop.messages import problem_text, translator_of
from desktop.requests.compact_control import CompactControl, CompactEntry, EntryPlace, unit_behind
from desktop.requests.compact_factory import create_compact_control
from desktop.requests.compact_numbers import MOST_ROWS, CompactAllocation, CompactDice
from desktop.requests.request_frame import label
from desktop.theme import apply_icons, px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.popover import Popover

_LONGEST_NUMBER: Final = 12
_NAME_ROOM: Final = 110
_PAUSE_MS: Final = 25
"""Pause in typing after which the procedure is run again."""
MOST_BESIDE: Final = 4
"""Most numbers side by side."""


class RequestPopover(Popover):
    """The requests of a procedure in a popover; a subclass runs it, shows what it leads to, and carries it out.

    Args:
        window: The window.
        procedure: The procedure.
        system: Id of the game whose words it speaks.
        subject: Whom it is about.
        kept: What was typed into it before, by the keys of its requests.
        types_dice: Whether dice that only appear later are asked for, as the player rolls real ones.

    Attributes:
        controls: The controls, by the keys of their requests, in order.
        kept: What is typed, to be restored when it is opened again.
    """

    def __init__(
        self,
        window: QWidget,
        procedure: Procedure,
        system: str,
        subject: str,
        kept: Mapping[str, Json],
        *,
        types_dice: bool,
    ) -> None:
        super().__init__(window)
        self._procedure = procedure
        self._subject = subject
        self._types_dice = types_dice
        self.kept = dict(kept)
        self.controls: dict[str, CompactControl] = {}
        self._rolled: dict[str, Json] = {}
        self._typed_rolls: list[RollRecord] = []
        self._run: PartialRun | None = None
        self._asked: tuple[AskedRequest, ...] = ()
        self._ahead: tuple[PartialRun, ...] = ()
        self._problem: Message | None = None
        self._is_over = False
        self._translate = translator_of(system)
        self.title_label.setText(self._translate(procedure.label))
        self.title_label.setToolTip(escape_tool_tip(self._translate(procedure.help)))
        self.name_label = label(self, "label")
        self.head.addWidget(self.name_label)
        self._questions = QVBoxLayout()
        self._questions.setSpacing(px(8))
        self._beside = QHBoxLayout()
        self._beside.setSpacing(px(8))
        self._below = QVBoxLayout()
        nest(self.body, self._beside)
        nest(self.body, self._questions)
        self._add_effects()
        nest(self.body, self._below)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE_MS)
        self._timer.timeout.connect(self.refresh)
        self.applied.connect(self.apply)

    # ------------------------------------------------------------------------------------------- what a subclass does

    def _add_effects(self) -> None:
        """Add what shows the effects to the body."""
        raise NotImplementedError

    def _start_run(self, given: GivenAnswers) -> PartialRun:
        """Run the procedure with these answers.

        Raises:
            QuireError: It cannot be run.
        """
        raise NotImplementedError

    def _show_effects(self) -> None:
        """Show what the present run leads to."""
        raise NotImplementedError

    def _finish(self, run: PartialRun) -> None:
        """Carry out what a finished run came to."""
        raise NotImplementedError

    def renew(self) -> None:
        """Take the present state of the character; the dice to come stay the same.

        Raises:
            QuireError: It cannot be run any more.
        """
        raise NotImplementedError

    @Slot()
    def continue_elsewhere(self) -> None:
        """Close, and hand over the answers so far."""
        raise NotImplementedError

    # ------------------------------------------------------------------------------------------------ what is asked

    @property
    def is_outgrown(self) -> bool:
        """Whether it asks for more than there is room for."""
        beside = self._beside.count()
        count = sum(control.row_count for control in self.controls.values()) - max(0, beside - 1)
        return len(self.controls) < len(self._asked) or count > MOST_ROWS or beside > MOST_BESIDE

    @property
    def driver(self) -> Driver | None:
        """The run so far, to be continued elsewhere."""
        return None if self._run is None else self._run.driver

    def start(self) -> None:
        """Run up to the first decision.

        Raises:
            QuireError: It cannot be started.
        """
        self._start_run(GivenAnswers())
        self.refresh()

    def _given(self) -> GivenAnswers:
        """Return what people have answered; what cannot be used yet is left out."""
        decisions, faces = {}, {}
        for key, control in self.controls.items():
            if key in self._rolled:
                continue
            if isinstance(control, CompactDice):
                faces[key] = control.faces if not control.problem else ()
            elif control.is_touched and not control.problem:
                decisions[key] = control.answer
        return GivenAnswers(decisions, faces, self._rolled, tuple(self.controls))

    def _try(self) -> PartialRun | None:
        """Run the procedure with what is answered; None if it cannot be run."""
        try:
            run = self._start_run(self._given())
        except QuireError as error:
            self._problem = error.message
            return None
        self._problem = run.problem
        return run

    @Slot()
    def refresh(self) -> None:
        """Run the procedure with what is typed; show what it asks for and what it leads to."""
        if self._is_over:
            return
        run = self._try()
        if run is not None and run.problem is None:
            self._run = run
            self._show_questions(run)
        self._show_effects()
        self._show_foot()
        self.kept = {key: each.state for key, each in self.controls.items() if each.is_touched}
        if self.isVisible():
            self.place()

    def _show_questions(self, run: PartialRun) -> None:
        """Show a control for each request; those that are shown already stay."""
        self._ahead = run.look_ahead()
        asked_for = (*run.asked, *run.foresee(self._ahead))
        self._asked = tuple(each for each in asked_for if self._is_asked(each.request))
        self._asked = tuple(each for n, each in enumerate(self._asked) if not self._is_repeated(n))
        old, self.controls = self.controls, {}
        for place, asked in enumerate(self._asked):
            control = old.pop(asked.request.key, None)
            if control is not None and not self._fits(control, asked):
                old[asked.request.key] = control
                control = None
            control = control or self._make(asked, place)
            if control is None:
                break
            self.controls[asked.request.key] = control
            if not control.is_touched and asked.answer is not None:
                control.show_answer(asked.answer)
        for control in old.values():
            self._remove(control)
        for control in self.controls.values():  # a folded one says what the effects above it come from
            is_folded = isinstance(control, CompactAllocation) and control.is_folded
            if isinstance(control, CompactEntry) and control.place is EntryPlace.BESIDE:
                if self._beside.indexOf(control) < 0:
                    self._beside.addWidget(control)
            else:
                (self._below if is_folded else self._questions).addWidget(control)
        self._show_name()
        self._show_what_fits()

    def _is_asked(self, request: Request) -> bool:
        """Return whether a request is for people."""
        return not isinstance(request, Show)

    def _is_repeated(self, place: int) -> bool:
        """Return whether a request only asks again what was asked before it, as "buy another one?"."""
        asked = self._asked[place].request
        is_optional = isinstance(asked, Choose) and asked.least == 0 and not self._asked[place].answer
        return is_optional and any(each.request.label == asked.label for each in self._asked[:place])

    def _show_name(self) -> None:
        """Show whom it is about, where no number stands in the title row."""
        places = [each.place for each in self.controls.values() if isinstance(each, CompactEntry)]
        self.name_label.setVisible(bool(self._subject) and EntryPlace.HEAD not in places)
        shown = self.name_label.fontMetrics().elidedText(self._subject, Qt.TextElideMode.ElideRight, px(_NAME_ROOM))
        self.name_label.setText(shown)
        self.name_label.setToolTip(escape_tool_tip(self._subject if shown != self._subject else ""))

    def _show_what_fits(self) -> None:
        """Hide the controls that there is no room for; they are asked elsewhere."""
        left = MOST_ROWS
        for control in self.controls.values():
            is_beside = isinstance(control, CompactEntry) and control.place is EntryPlace.BESIDE
            left -= 0 if is_beside else control.row_count
            control.setVisible(left >= 0)

    def _fits(self, control: CompactControl, asked: AskedRequest) -> bool:
        """Return whether a control can stay for a request, which may be another one with the same key."""
        old, new = control.request, asked.request
        if type(old) is not type(new) or old.label != new.label or old.fingerprint() != new.fingerprint():
            return False
        if isinstance(control, CompactDice):
            return control.is_open != (new.key in self._rolled)
        return bool(_looks(old) == _looks(new))

    def _make(self, asked: AskedRequest, place: int) -> CompactControl | None:
        request = asked.request
        control = create_compact_control(asked, self, self._entry_place(place))
        if control is None:
            return None
        if isinstance(control, CompactEntry) and control.place is EntryPlace.HEAD:
            self.head.addWidget(control.edit)
        control.changed.connect(self._timer.start)
        control.submitted.connect(self.apply)
        control.outgrown.connect(self.continue_elsewhere)
        if request.key in self.kept:
            control.restore(self.kept[request.key])
            self._timer.start()
        apply_icons(control)
        return control

    def _entry_place(self, place: int) -> EntryPlace:
        """Return where a number stands: the first one in the title row, several of one page side by side."""
        request = self._asked[place].request
        if not isinstance(request, Enter) or not request.is_number:
            return EntryPlace.ROW
        page = [each.request for each in self._asked if request.page and each.request.page == request.page]
        if len(page) > 1 and all(isinstance(each, Enter) and each.is_number and not each.unit for each in page):
            return EntryPlace.BESIDE
        return EntryPlace.HEAD if place == 0 else EntryPlace.ROW

    def _remove(self, control: CompactControl) -> None:
        if isinstance(control, CompactEntry) and control.edit.parentWidget() is self:
            self.head.removeWidget(control.edit)
            control.edit.hide()
            control.edit.setParent(control)
        for layout in (self._beside, self._questions, self._below):
            layout.removeWidget(control)
        control.hide()
        control.deleteLater()

    def take_focus(self) -> None:
        """Focus the first control, or else the button."""
        control = next(iter(self.controls.values()), None)
        if control is None:
            self.primary_button.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            control.take_focus()

    # ---------------------------------------------------------------------------------------------- what is shown

    def _show_foot(self) -> None:
        problem = self.problem
        dice = [each for each in self.controls.values() if isinstance(each, CompactDice) and not each.is_complete]
        self.primary_button.setText(self.deed.replace("&", "&&"))
        self.primary_button.setEnabled(not problem)
        self.primary_button.setAccessibleDescription(problem)
        note = self.tr("Empty dice are rolled") if dice and not problem else problem
        self.show_note(note, is_problem=bool(problem) and self._is_touched)

    @property
    def _is_touched(self) -> bool:
        return any(each.is_touched for each in self.controls.values())

    @property
    def problem(self) -> str:
        """Why it cannot be carried out yet, or ""."""
        for control in self.controls.values():
            if isinstance(control, CompactEntry) and control.waiting_dice is not None:
                continue
            if control.problem:
                return control.problem
        return "" if self._problem is None else problem_text(self._problem)

    @property
    def deed(self) -> str:
        """What the button does, with the number that matters: "Rest 8 h"."""
        for control in self.controls.values():
            if isinstance(control, CompactEntry) and control.waiting_dice is not None:
                return self.tr("Roll {dice}").format(dice=control.waiting_dice.text)
        if self.is_outgrown:
            return self.tr("Continue…")
        if self._procedure.kind is ProcedureKind.CHECK and self._run is not None and not self._run.is_finished:
            return self.tr("Roll")
        name = self._translate(self._procedure.deed or self._procedure.label)
        beside = [each for each in self.controls.values() if isinstance(each, CompactEntry)]
        beside = [each for each in beside if each.place is EntryPlace.BESIDE]
        if beside:
            return f"{name} {sum(each.answer for each in beside if isinstance(each.answer, int))}"
        first = next(iter(self._asked), None)
        entry = next(iter(self.controls.values()), None)
        if first is None or not isinstance(entry, CompactEntry) or not isinstance(entry.answer, int):
            return name
        number = f"{entry.text} {unit_behind(first, entry.answer)}".strip()
        return f"{name} {number}" if len(number) <= _LONGEST_NUMBER else name

    # ------------------------------------------------------------------------------------------------- what is done

    @Slot()
    def apply(self) -> None:
        """Roll what is to be rolled; ask what is then to be asked, or finish."""
        if self._is_over:
            self.shut()
            return
        if self._timer.isActive():
            self._timer.stop()
            self.refresh()
        if self._roll_typed_dice() or self.problem:
            return
        if self.is_outgrown:
            self.continue_elsewhere()
            return
        self.renew()
        run = self._try()
        if run is None or run.problem is not None:
            self._show_foot()
            return
        self._run = run
        try:
            self._roll(run)
        except QuireError as error:
            self._problem = error.message
            self._show_foot()
            return
        if run.is_finished:
            self._finish(run)
        else:
            self._ask_further()

    def _roll(self, run: PartialRun) -> None:
        """Roll the dice that wait, one roll after the other."""
        while isinstance(request := run.waiting, Roll):
            if self._types_dice and request.key not in self.controls:
                return
            self._rolled[request.key] = run.roll()

    def _roll_typed_dice(self) -> bool:
        """Roll dice that are typed instead of a number; return whether there were any."""
        has_rolled = False
        for control in self.controls.values():
            if isinstance(control, CompactEntry) and (rolled := control.roll_typed(random.Random())) is not None:
                request = control.request
                self._typed_rolls.append(
                    RollRecord(request.key, request.label, request.step, rolled, AnswerMethod.ROLLED)
                )
                has_rolled = True
        return has_rolled

    def _ask_further(self) -> None:
        """Ask what the dice have led to, in the same popover; what does not fit continues elsewhere."""
        before = set(self.controls)
        self.refresh()
        if self.is_outgrown:
            self.continue_elsewhere()
        elif new := [key for key in self.controls if key not in before]:
            self.controls[new[0]].take_focus()

    def _stay(self, run: PartialRun) -> None:
        """Stay open with what the dice came to: nothing can be answered any more, and the button closes."""
        for asked in run.asked:
            control = self.controls.get(asked.request.key)
            if control is not None:
                control.show_answer(asked.answer)
                control.setEnabled(False)
        self.show_note("")
        self.cancel_button.hide()
        self.primary_button.setText(self.tr("Close"))
        self.primary_button.setEnabled(True)
        self.primary_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.place()

    @Slot()
    def on_character_changed(self) -> None:
        """Compute everything again, as the page below is alive."""
        if not self._is_over:
            try:
                self.renew()
            except QuireError as error:
                self._problem = error.message
            self._timer.start()


def _looks(request: object) -> object:
    if isinstance(request, Choose):
        return [(each.key, each.label, each.closed, each.figures) for each in request.options]
    if isinstance(request, Enter):
        return (request.least, request.most, request.unit, request.usual, request.default)
    return [getattr(request, key, None) for key in ("amount", "targets", "offers", "values")]
