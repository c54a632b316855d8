"""Page of the wizard: controls of the requests shown together, new and already answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QSizePolicy, QVBoxLayout, QWidget

from core.character.edits import Edit
from core.character.json_values import Json, clean
from core.errors import AnswerError
from core.procedures.requests import Choose, Request, Roll
from core.procedures.transcript import AnswerRecord
from desktop.requests import RequestControl, create_control
from desktop.requests.roll_control import RollControl
from desktop.theme import apply_icons, px
from desktop.wizard.option_effects import OptionEffects
from desktop.wizard.preview_numbers import PreviewNumbers
from desktop.wizard.procedure_run import ProcedureRun
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
    return sections if is_reviewing else [*sections, Section(request, None)]


class ProcedurePage(QObject):
    """The controls of a page.

    Args:
        run: The procedure.
        host: Parent widget of the controls.
        layout: Layout of the controls.

    Signals:
        changed: The answer of the last request, or its focused option, changed.
        revised: The answer of an answered request was changed; its `RequestControl`.
        submitted: A complete answer was confirmed; its `RequestControl`.
        asked_why: A number is to be explained; its address.
    """

    changed = Signal()
    revised = Signal(object)
    submitted = Signal(object)
    asked_why = Signal(str)

    def __init__(self, run: ProcedureRun, host: QWidget, layout: QVBoxLayout) -> None:
        super().__init__(host)
        self._run = run
        self._host, self._layout = host, layout
        self._controls: list[RequestControl] = []
        self._sections: list[Section] = []
        self._last_roll = ""
        self._effects = OptionEffects(self)
        layout.setSpacing(px(_BETWEEN))

    @property
    def controls(self) -> tuple[RequestControl, ...]:
        """The controls, in order."""
        return tuple(self._controls)

    @property
    def control(self) -> RequestControl:
        """The control of the last request, which is the open one if there is one."""
        if not self._controls:
            raise LookupError("the wizard shows nothing yet")
        return self._controls[-1]

    @property
    def tab_stops(self) -> tuple[QWidget, ...]:
        """Widgets in the tab order."""
        return tuple(
            each
            for control in self._controls
            for each in (control, *control.findChildren(QWidget))
            if each is control or each.focusPolicy() != Qt.FocusPolicy.NoFocus
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
    def edits(self) -> tuple[Edit, ...]:
        """Edits of all answers of the page."""
        return tuple(edit for control in self._controls for edit in control.edits)

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
                control.rows.setContentsMargins(_RING, _RING, _RING, _RING)
                control.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
            self._layout.addWidget(control, 0 if section.request.page else 1)
            self._controls.append(control)
            control.show()  # at once, so that it can take the focus
            apply_icons(control)
            self._fill(control, section, rolled)
            control.changed.connect(self._on_changed)
            control.submitted.connect(self._on_submitted)
            control.asked_why.connect(self.asked_why)
        if sections[-1].request.page:
            self._layout.addStretch(1)
        self._mark_dice()

    @property
    def has_all_effects(self) -> bool:
        """Whether every option shows its effects."""
        return self._effects.is_done

    def start_effects(self, numbers: PreviewNumbers) -> None:
        """Start to compute and show the effects of the page's options."""
        self._effects.start(self._controls, self._run.driver.sheets[0], numbers)

    def _fill(self, control: RequestControl, section: Section, rolled: str) -> None:
        """Restore the answer, the draft's state, or a suggestion."""
        answered, request = section.answer, section.request
        suggestion, unfinished = self._run.driver.suggestion, self._run.unfinished
        state = unfinished.get("state")
        if answered is None and unfinished.get("key") == request.key and isinstance(state, dict):
            control.restore(state)
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
        if control is self.control and self.is_open(control):
            self.changed.emit()
        else:
            self.revised.emit(control)

    @Slot()
    def _on_submitted(self) -> None:
        control = self.sender()
        if isinstance(control, RequestControl) and control in self._controls:
            self.submitted.emit(control)


def unfinished_state(control: RequestControl) -> dict[str, Json]:
    """Return the state of an unfinished answer, for the draft."""
    return {"key": control.request.key, "state": dict(control.unfinished)}
