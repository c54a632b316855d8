"""Page of the wizard: controls of the requests shown together, new and already answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QSizePolicy, QVBoxLayout, QWidget

from core.character.edits import Edit
from core.character.json_values import Json, clean
from core.errors import AnswerError
from core.procedures.form import Form
from core.procedures.requests import Choose, Request, Roll
from core.procedures.transcript import AnswerRecord
from desktop.requests import RequestControl, create_control
from desktop.requests.enter_control import EnterControl
from desktop.requests.request_control import as_mapping
from desktop.requests.roll_control import RollControl
from desktop.theme import apply_icons, px
from desktop.wizard.option_effects import OptionEffects
from desktop.wizard.preview_numbers import PreviewNumbers
from desktop.wizard.procedure_run import GivenAnswer, ProcedureRun
from desktop.wizard.procedure_texts import page_title

_RING: Final = 3
"""Space for the focus ring."""

_BETWEEN: Final = 12


@dataclass(frozen=True, slots=True)
class Section:
    """A request of a page.

    Attributes:
        request: The request.
        answer: Its answer; None while it is open.
    """

    request: Request
    answer: AnswerRecord | None


def sections_of(run: ProcedureRun, request: Request, *, is_reviewing: bool) -> list[Section]:
    """Return the requests of a page, in order.

    Args:
        run: The procedure.
        request: The request shown: the open one, or an answered one.
        is_reviewing: Whether it is an answered one.
    """
    answered_requests = zip(run.driver.requests, run.driver.answers, strict=True)
    if request.page:
        sections = [Section(asked, answered) for asked, answered in answered_requests if asked.page == request.page]
    else:
        sections = [
            Section(asked, answered)
            for asked, answered in answered_requests
            if is_reviewing and asked.key == request.key
        ]
    if is_reviewing:
        return sections
    return [*sections, Section(request, None), *(Section(each, None) for each in run.driver.ahead)]


class ProcedurePage(QObject):
    """The controls of a page.

    Args:
        run: The procedure.
        host: Parent widget of the controls.
        layout: Layout of the controls.

    Signals:
        changed: The answer of an open request, or its focused option, changed.
        revised: The answer of an answered request was changed; its `RequestControl`.
        corrected: A die of an answered roll was corrected; its `RollControl`.
        submitted: A complete answer was confirmed; its `RequestControl`.
        asked_why: A number is to be explained; its address.
    """

    changed = Signal()
    revised = Signal(object)
    corrected = Signal(object)
    submitted = Signal(object)
    asked_why = Signal(str)

    def __init__(self, run: ProcedureRun, host: QWidget, layout: QVBoxLayout) -> None:
        super().__init__(host)
        self._run = run
        self._host, self._layout = host, layout
        self._controls: list[RequestControl] = []
        self._sections: list[Section] = []
        self._first_answers: dict[str, Json] = {}
        self._left_states: dict[str, Mapping[str, Json]] = {}
        self._last_roll = ""
        self._effects = OptionEffects(self)
        layout.setSpacing(px(_BETWEEN))

    @property
    def controls(self) -> tuple[RequestControl, ...]:
        """The controls, in order."""
        return tuple(self._controls)

    @property
    def control(self) -> RequestControl:
        """The control of the current request: the first open one, else the last one."""
        if not self._controls:
            raise LookupError("the wizard shows nothing yet")
        return next(iter(self.open_controls), self._controls[-1])

    @property
    def open_controls(self) -> tuple[RequestControl, ...]:
        """The controls of the current request and of those of its form that follow."""
        pairs = zip(self._controls, self._sections, strict=True)
        return tuple(control for control, section in pairs if section.answer is None)

    @property
    def open_answers(self) -> tuple[GivenAnswer, ...]:
        """The answers of the open requests; only valid if there is no `problem`."""
        return tuple(GivenAnswer(each.request.key, each.answer, each.how) for each in self.open_controls)

    @property
    def given_answers(self) -> tuple[GivenAnswer, ...]:
        """The valid answers of open requests that a person has given, different from what was there at first."""
        return tuple(
            each
            for control, each in zip(self.open_controls, self.open_answers, strict=True)
            if not control.problem and each.answer != self._first_answers[each.key]
        )

    @property
    def typed_faces(self) -> tuple[int, ...]:
        """The dice typed so far for the current roll; none if one of them is wrong."""
        roll = self.control
        return roll.typed_faces if isinstance(roll, RollControl) else ()

    @property
    def tab_stops(self) -> tuple[QWidget, ...]:
        """Widgets in the tab order."""
        return tuple(
            each
            for control in self._controls
            for each in (control, *control.findChildren(QWidget))
            if each is control or (each.focusPolicy() != Qt.FocusPolicy.NoFocus and each.window() is control.window())
        )

    @property
    def focused(self) -> RequestControl:
        """The focused control, else the last one."""
        return self._focused_control() or self.control

    @property
    def has_focus(self) -> bool:
        """Whether one of the controls has the keyboard focus."""
        return self._focused_control() is not None

    def _focused_control(self) -> RequestControl | None:
        widget = QApplication.focusWidget()
        if widget is None:
            return None
        return next((each for each in self._controls if each is widget or each.isAncestorOf(widget)), None)

    @property
    def roll(self) -> RollControl | None:
        """The roll that the buttons act on: the open one, else the last focused, else the last one."""
        rolls = [each for each in self._controls if isinstance(each, RollControl)]
        if not rolls or self.is_open(rolls[-1]):
            return rolls[-1] if rolls else None
        return next((each for each in rolls if each.request.key == self._last_roll), rolls[-1])

    @property
    def problem(self) -> str:
        """Why the page is not complete, or ""."""
        problems = (self._problem(index) for index in range(len(self._controls)))
        return next((each for each in problems if each), "")

    def _problem(self, index: int) -> str:
        control = self._controls[index]
        if isinstance(control, RollControl) and self._sections[index].answer and control.is_typing:
            return control.problem or self.tr("Press Enter to use these dice")
        return control.problem

    @property
    def form(self) -> Form | None:
        """The form of the current request, or None."""
        return self._run.driver.form_of(self.control.request.key)

    @property
    def edits(self) -> tuple[Edit, ...]:
        """Edits of all answers of the page."""
        form = self.form
        edits = tuple(edit for control in self._controls for edit in control.edits)
        if form is None or form.preview is None:
            return edits
        keys = {each.key for each in form.requests}
        known = (each for each in self._controls if each.request.key in keys and not each.problem)
        return (*edits, *form.preview({each.request.key: each.answer for each in known}))

    def is_open(self, control: RequestControl) -> bool:
        """Whether the request of a control is not answered yet."""
        return self._sections[self._controls.index(control)].answer is None

    def has_new_answer(self, control: RequestControl) -> bool:
        """Whether the complete answer of a control differs from the one that the driver has."""
        answered = self._sections[self._controls.index(control)].answer
        if answered is None or control.problem or isinstance(control, RollControl):
            return False
        return clean(control.answer, AnswerError) != answered.answer

    def index_of(self, control: RequestControl) -> int:
        """Return the index of a control on the page."""
        return self._controls.index(control)

    def show(self, sections: Sequence[Section], keep: int, rolled: str) -> None:
        """Show these requests.

        Args:
            sections: The requests in order.
            keep: How many of the present controls may be reused.
            rolled: Key of the roll that was made just now and is animated; "" for none.
        """
        self._effects.stop()
        self._keep_left_states()
        kept = self._count_reusable(sections, keep)
        while self._layout.count() > len(self._controls):  # the stretch below the last control
            self._layout.takeAt(self._layout.count() - 1)
        for control in self._controls[kept:]:
            self._layout.removeWidget(control)
            control.hide()
            control.setParent(None)
            control.deleteLater()
        del self._controls[kept:]
        self._sections = list(sections)
        for section in sections[kept:]:
            control = create_control(section.request, self._run.driver.sheets[0], self._host)
            if section.request.page:
                control.embed_in_page(
                    is_first=not self._controls and page_title(self._run, section.request) == section.request.label
                )
                if len(sections) > 1 and self._run.driver.form_of(section.request.key) is not None:
                    control.show_help()
                control.rows.setContentsMargins(_RING, _RING, _RING, _RING)
                control.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
            self._layout.addWidget(control, 0 if section.request.page else 1)
            self._controls.append(control)
            control.show()  # at once, so that it can take the focus
            apply_icons(control)
            self._first_answers[section.request.key] = control.answer
            self._fill(control, section, rolled)
            if isinstance(control, RollControl):
                control.corrected.connect(self._on_corrected)
            if isinstance(control, EnterControl):
                control.another_requested.connect(self._on_another)
            control.changed.connect(self._on_changed)
            control.submitted.connect(self._on_submitted)
            control.asked_why.connect(self.asked_why)
        if sections[-1].request.page:
            self._layout.addStretch(1)
        self._mark_dice()

    def _keep_left_states(self) -> None:
        """Keep what was entered in open controls, typed dice above all, in case the page is left and shown again."""
        given = {each.key for each in self.given_answers} if self._controls else set()
        for control in self.open_controls:
            is_typed = isinstance(control, RollControl) and bool(control.unfinished.get("typed"))
            if is_typed or control.request.key in given:
                self._left_states[control.request.key] = dict(control.unfinished)

    @property
    def has_all_effects(self) -> bool:
        """Whether every option shows its effects."""
        return self._effects.is_done

    def start_effects(self, numbers: PreviewNumbers) -> None:
        """Start to compute and show the effects of the page's options."""
        self._effects.start(self._controls, self._run.driver.sheets[0], numbers)

    def _unfinished_of(self, key: str) -> Mapping[str, Json] | None:
        """Return the state of an unfinished answer in the draft, or None."""
        unfinished = self._run.unfinished
        ahead = as_mapping(unfinished.get("ahead"))
        state = unfinished.get("state") if unfinished.get("key") == key else ahead.get(key)
        return state if isinstance(state, Mapping) else None

    def _fill(self, control: RequestControl, section: Section, rolled: str) -> None:
        """Restore the answer, the draft's state, or a suggestion."""
        answered, request = section.answer, section.request
        state = self._unfinished_of(request.key)
        if answered is None and state is not None:
            control.restore(state)
            return
        left = self._left_states.pop(request.key, None)
        suggestion = None if answered else self._run.driver.suggestion_for(request)
        if answered is None and suggestion is None and left is not None:
            control.restore(left)
            return
        earlier = answered or suggestion or self._dropped_answer(request)
        if earlier is None or earlier.key != request.key:
            return
        if isinstance(control, RollControl):
            control.show_faces(earlier.answer, animates=answered is not None and request.key == rolled)
        else:
            control.set_answer(earlier.answer)

    def _dropped_answer(self, request: Request) -> AnswerRecord | None:
        """Return a dropped answer of which a part may still fit."""
        if isinstance(request, Roll):
            return None
        dropped = (each.record for each in self._run.driver.dropped)
        return next(
            (each for each in dropped if each.key == request.key and each.fingerprint == request.fingerprint()), None
        )

    def _count_reusable(self, sections: Sequence[Section], keep: int) -> int:
        """Return how many controls can be reused: those of the same requests."""
        kept = 0
        for control, section in zip(self._controls[:keep], sections, strict=False):
            if (
                control.request.key != section.request.key
                or control.request.fingerprint() != section.request.fingerprint()
            ):
                break
            kept += 1
        return kept

    def _mark_dice(self) -> None:
        """Show in the dice grids what their groups were chosen for."""
        marks: dict[str, str] = {}
        for control in self._controls:
            if isinstance(control.request, Choose) and control.request.role:
                chosen = control.answer
                keys = chosen if isinstance(chosen, list | tuple) else ()
                marks |= {each.group: control.request.role for each in control.request.options if each.key in keys}
        for control in self._controls:
            if isinstance(control, RollControl):
                control.grid.set_marks(marks)

    @Slot()
    def _on_changed(self) -> None:
        control = self.sender()
        if not isinstance(control, RequestControl) or control not in self._controls:
            return
        self._mark_dice()
        if isinstance(control, RollControl) and control.hasFocus():
            self._last_roll = control.request.key
        if self.is_open(control):
            self.changed.emit()
        else:
            self.revised.emit(control)

    @Slot()
    def _on_corrected(self) -> None:
        control = self.sender()
        if isinstance(control, RollControl) and control in self._controls:
            self.corrected.emit(control)

    @Slot()
    def _on_another(self) -> None:
        """Fill in another automatic answer."""
        control = self.sender()
        if isinstance(control, EnterControl) and control in self._controls:
            control.set_answer(self._run.driver.draw_answer(control.request))

    @Slot()
    def _on_submitted(self) -> None:
        control = self.sender()
        if isinstance(control, RequestControl) and control in self._controls:
            self.submitted.emit(control)


def unfinished_state(page: ProcedurePage) -> dict[str, Json]:
    """Return the state of the unfinished answers of a page, for the draft."""
    first, *others = page.open_controls or (page.control,)
    state: dict[str, Json] = {"key": first.request.key, "state": dict(first.unfinished)}
    if others:
        state["ahead"] = {each.request.key: dict(each.unfinished) for each in others}
    return state
