"""The one wizard for every procedure of every game: steps left, the request in the middle, the growing sheet right.

The view shows what `ProcedureRun` asks and brings it the answers; what a request looks like is the business of
``desktop.requests``. After dice were rolled it stays with them until the person goes on.

The module is long because the wizard is one state: what is shown, what was rolled, what may be pressed.
"""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from core.errors import QuireError
from core.messages import Message
from core.procedures import Answered, Request, Roll, Show
from desktop import tasks
from desktop.forms import load_form
from desktop.growing_numbers import GrowingNumbers, attributes_of, important, with_edits
from desktop.growing_sheet import ComparisonPanel, GrowingSheet, WhyPanel
from desktop.messages import render
from desktop.procedure_notes import FINISHED, end_page, given_before, notice, person, standing
from desktop.procedure_plan import Plan, make_plan, step_rows
from desktop.procedure_run import Outcome, ProcedureRun
from desktop.procedure_steps import State, StepList
from desktop.procedure_words import short
from desktop.requests import RequestControl, control_of
from desktop.requests.allocate_control import AllocateControl
from desktop.requests.answered_card import AnsweredCard
from desktop.requests.option_list import OptionList
from desktop.requests.roll_control import RollControl
from desktop.theme import color, dress, px, restyle

_NARROW: Final = 900
_VERY_NARROW: Final = 640
_WIDE: Final = 1200
_LINE: Final = 1240
_STEPS: Final = 264
_STEPS_NARROW: Final = 208
_SETTLE_MS: Final = 30
"""How long the rows of a new question take to find their heights."""

_SLOW_MS: Final = 1000
"""How long writing the draft may last before it is said."""
_NEXT_LETTERS: Final = 30


class ProcedureView(QWidget):
    """The wizard.

    Signals:
        finished: The procedure is over and written; an `Outcome`.
        left: The person closes it and goes on another time; the draft is kept.
        trouble: Something could not be done; a `Message`.

    Args:
        run: The procedure, begun or taken up again.
    """

    finished = Signal(object)
    left = Signal()
    trouble = Signal(object)

    title_label: QLabel
    game_label: QLabel
    draft_label: QLabel
    steps_host: QWidget
    steps_label: QLabel
    done_label: QLabel
    middle_scroll: QScrollArea
    middle: QWidget
    request_label: QLabel
    cite_label: QLabel
    help_label: QLabel
    notice_label: QLabel
    middle_layout: QVBoxLayout
    earlier_layout: QVBoxLayout
    control_layout: QVBoxLayout
    side_host: QWidget
    later_button: QPushButton
    type_button: QPushButton
    roll_button: QPushButton
    decide_button: QPushButton
    reason_label: QLabel
    back_button: QPushButton
    next_button: QPushButton

    def __init__(self, run: ProcedureRun, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "procedure")
        self.run = run
        run.setParent(self)
        self.plan = Plan()
        self._control: RequestControl | None = None
        self._reviewed = ""
        self._refused: Message | None = None
        self._dropped: set[str] = set()
        self._is_kept = True
        begun = run.beginning
        self.steps = StepList(self.steps_host)
        self._add(self.steps_host, self.steps, 1)
        self.numbers = GrowingNumbers(begun.sheet, important(begun.game.system))
        self.side = QScrollArea(self.side_host)
        self.side.setWidgetResizable(True)
        self.side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.side.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._add(self.side_host, self.side, 1)
        self.comparison = ComparisonPanel(self.side_host)
        self._add(self.side_host, self.comparison, 0)
        self.why = WhyPanel(self.side_host)
        self._add(self.side_host, self.why, 0)
        self.growing = self._new_side()
        self._weigh = QTimer(self)
        self._weigh.setSingleShot(True)
        self._weigh.setInterval(0)
        self._weigh.timeout.connect(self._on_weigh)
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(_SETTLE_MS)
        self._settled.timeout.connect(self._on_laid_out)
        self.middle_scroll.verticalScrollBar().rangeChanged.connect(self._on_room_changed)
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(_SLOW_MS)
        self._slow.timeout.connect(self._show_draft)
        self._connect()
        self._show_head()
        dress(self)
        self._take_unfinished_roll()
        self._show()
        tasks.run(self, partial(make_plan, begun), self._on_planned, self._on_not_planned)

    def _connect(self) -> None:
        run = self.run
        run.moved.connect(self._on_moved)
        run.kept.connect(self._on_kept)
        run.trouble.connect(self._on_trouble)
        run.finished.connect(self._on_finished)
        self.steps.reopened.connect(self._on_reopened)
        self.later_button.clicked.connect(self._on_later)
        self.type_button.clicked.connect(self._on_type)
        self.roll_button.clicked.connect(self._on_roll)
        self.decide_button.clicked.connect(self._on_decide)
        self.back_button.clicked.connect(self._on_back)
        self.next_button.clicked.connect(self._on_next)
        for keys, slot in (("Ctrl+Return", self._on_next), ("Ctrl+Enter", self._on_next), ("Alt+Left", self._on_back)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    @staticmethod
    def _add(host: QWidget, widget: QWidget, stretch: int) -> None:
        layout = host.layout()
        if isinstance(layout, QVBoxLayout):
            layout.addWidget(widget, stretch)

    def _new_side(self) -> GrowingSheet:
        begun = self.run.beginning
        growing = GrowingSheet(begun.sheet, attributes_of(begun.game.system), self.numbers, self.side)
        growing.asked_why.connect(self._on_asked_why)
        self.side.setWidget(growing)
        return growing

    # ----------------------------------------------------------------------------------------------- what is shown

    @property
    def control(self) -> RequestControl:
        """The control of what is asked now."""
        if self._control is None:
            raise LookupError("the wizard shows nothing yet")
        return self._control

    @property
    def request(self) -> Request:
        """What is shown now: the question, the dice that were just rolled, or the end."""
        if self._reviewed:
            return self.run.known[self._reviewed]
        return self.run.driver.request or end_page(self.run, self.numbers.addresses)

    @property
    def is_reviewing(self) -> bool:
        """Whether dice lie that the person has not gone on from."""
        return bool(self._reviewed)

    def _answered(self, key: str) -> Answered | None:
        return next((each for each in self.run.driver.answers if each.key == key), None)

    def _show(self) -> None:
        """Show what is asked now, from scratch."""
        request = self.request
        self._refused = None
        self.why.hide()
        self.request_label.setText(request.label)
        self.help_label.setText(request.help)
        self.help_label.setVisible(bool(request.help))
        self.cite_label.setText(request.cite)
        self._show_notice()
        self._clear(self.earlier_layout)
        self._clear(self.control_layout)
        given = given_before(self.run, request)
        if given:
            card = AnsweredCard(given, self.middle)
            card.reopened.connect(self._on_reopened)
            self.earlier_layout.addWidget(card)
        control = control_of(request, self.run.driver.sheets[0], self.middle)
        self._control = control
        self.control_layout.addWidget(control, 1)
        control.show()  # at once, so that it can take the keyboard
        dress(control)
        self._fill(control, request)
        control.changed.connect(self._on_changed)
        control.submitted.connect(self._on_submitted)
        control.asked_why.connect(self._on_asked_why)
        self._order_tabs(control)
        self._show_steps()
        self._show_foot()
        self.middle_scroll.verticalScrollBar().setValue(0)
        control.begin()
        self._weigh.start()
        self._settled.start()

    def _fill(self, control: RequestControl, request: Request) -> None:
        """Put in what was answered or begun before."""
        answered = self._answered(request.key) if self._reviewed else None
        suggestion = self.run.driver.suggestion
        unfinished = self.run.unfinished
        if isinstance(control, RollControl) and answered is not None:
            control.show_faces(answered.answer, settles=self.isVisible())
        elif unfinished.get("key") == request.key and isinstance(unfinished.get("state"), dict):
            state = unfinished["state"]
            control.restore(state if isinstance(state, dict) else {})
        elif suggestion is not None and not self._reviewed and request.key == suggestion.key:
            if isinstance(control, RollControl):
                control.show_faces(suggestion.answer, settles=False)
            else:
                control.put(suggestion.answer)

    @staticmethod
    def _clear(layout: QLayout) -> None:
        while layout.count():
            item = layout.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()

    def _order_tabs(self, control: QWidget) -> None:
        """Let Tab go from the control to the foot, then to the steps and the sheet."""
        chain = [
            control,
            *(each for each in control.findChildren(QWidget) if each.focusPolicy() != Qt.FocusPolicy.NoFocus),
        ]
        foot = (self.type_button, self.roll_button, self.decide_button, self.back_button, self.next_button)
        chain += [*foot, self.later_button, self.steps]
        for before, after in pairwise(chain):
            self.setTabOrder(before, after)

    def _show_head(self) -> None:
        begun = self.run.beginning
        system = begun.game.system
        is_new = not begun.character_id
        self.title_label.setText(self.tr("New character") if is_new else begun.procedure.label)
        setting = begun.setting.name if begun.setting is not None else ""
        edition = f"{system.name}, {system.credits.edition}" if system.credits.edition else system.name
        self.game_label.setText(" · ".join(part for part in (edition, setting) if part))
        self._show_draft()

    @Slot()
    def _show_draft(self) -> None:
        seed = self.tr("seed {seed}").format(seed=self.run.driver.seed)
        is_late = not self._is_kept and not self._slow.isActive()
        state = self.tr("Keeping the draft") if is_late else self.tr("Draft kept")
        if not self.run.driver.answers and self._is_kept:
            state = self.tr("Nothing answered yet")
        self.draft_label.setText(f"● {state} · {seed}")

    def _show_notice(self) -> None:
        """Say what a change kept, and what is asked again."""
        text = notice(self.run)
        self.notice_label.setText(text)
        self.notice_label.setVisible(bool(text))

    def _show_steps(self) -> None:
        driver = self.run.driver
        given = {answered.key for answered in driver.answers}
        self._dropped = (self._dropped | {each.answered.key for each in driver.dropped}) - given
        current = None if self.request.key == FINISHED else self.request
        rows = step_rows(standing(self.run, current, self.control.progress, frozenset(self._dropped)), self.plan)
        self.steps.show_steps(rows)
        done = sum(row.state is State.DONE for row in rows)
        whole = sum(row.state is not State.COMPUTED for row in rows)
        self.steps_label.setText(self.tr("Steps"))
        self.done_label.setText(self.tr("{done} of {all} done").format(done=done, all=whole))

    # ------------------------------------------------------------------------------------------------------ the foot

    def _show_foot(self) -> None:
        request, control = self.request, self.control
        is_roll = isinstance(request, Roll)
        is_end = request.key == FINISHED
        can_type = is_roll and isinstance(control, RollControl) and bool(control.grid.sizes)
        self.type_button.setVisible(can_type and not (isinstance(control, RollControl) and control.is_typing))
        self.roll_button.setVisible(is_roll)
        is_answered = isinstance(control, RollControl) and control.is_answered
        self.roll_button.setText(self.tr("&Roll again") if is_answered else self.tr("&Roll"))
        is_first = isinstance(control, RollControl) and not control.is_answered and not control.is_typing
        role = "primary" if is_first else ""
        if self.roll_button.property("role") != role:
            self.roll_button.setProperty("role", role)
            self.roll_button.setProperty("icon_color", "on_accent" if role else "ink")
            restyle(self.roll_button)
            dress(self.roll_button)
        self.decide_button.setVisible(not is_roll and not isinstance(request, Show))
        self.back_button.setEnabled(bool(self.run.driver.answers) or self.is_reviewing)
        problem = render(self._refused) if self._refused is not None else control.problem
        self.next_button.setEnabled(not problem or self._refused is not None)
        remark = control.remark if isinstance(control, AllocateControl) else ""
        self.reason_label.setText(short(problem or remark, 90))
        self.reason_label.setToolTip(problem or remark)
        self.next_button.setAccessibleDescription(problem)
        self.next_button.setText(self.tr("&Finish") if is_end else self._next_text(request))

    def _next_text(self, request: Request) -> str:
        """Name the next open step, or the next question of this one."""
        following = self.run.driver.request if self._reviewed else self.plan.after(request.key)
        if following is None:
            return self.tr("&Next")
        steps = {step.key: step.label for step in self.run.beginning.procedure.steps}
        if following.step == request.step or following.step not in steps:
            return self.tr("&Next")
        name = steps[following.step]
        return self.tr("&Next: {step}").format(step=short(name, _NEXT_LETTERS).replace("&", "&&"))

    # ------------------------------------------------------------------------------------------------ what is pressed

    @Slot()
    def _on_next(self) -> None:
        """Give the answer and go on."""
        if not self.next_button.isEnabled():
            return
        if self.request.key == FINISHED:
            self.next_button.setEnabled(False)
            self.run.finish()
        elif self._reviewed:
            self._reviewed = ""
            self._show()
        else:
            self._give()

    def _give(self) -> None:
        control = self.control
        suggestion = self.run.driver.suggestion
        is_kept_roll = isinstance(control, RollControl) and control.is_answered and suggestion is not None
        if is_kept_roll and suggestion is not None:
            self._refused = self.run.answer(suggestion.answer, suggestion.how)
        else:
            if control.problem:
                return
            self._refused = self.run.answer(control.answer, control.how)
        if self._refused is not None:
            self._show_foot()

    @Slot()
    def _on_submitted(self) -> None:
        """Enter on the control: roll what is not rolled yet, else go on."""
        control = self.control
        if isinstance(control, RollControl) and not control.is_answered and not control.is_typing:
            self._on_roll()
        elif self.next_button.isEnabled():
            self._on_next()

    @Slot()
    def _on_roll(self) -> None:
        """Roll, or roll again, and stay with the dice."""
        key = self.request.key
        again = bool(self._reviewed)
        self._reviewed = key
        refused = self.run.roll_again(key) if again else self.run.decide()
        if refused is not None:
            self._reviewed = key if again else ""
            self._refused = refused
            self._show_foot()

    @Slot()
    def _on_type(self) -> None:
        """Take the faces of real dice in place of Quire's."""
        if self._reviewed:
            key, self._reviewed = self._reviewed, ""
            self.run.reopen(key)
        control = self.control
        if isinstance(control, RollControl):
            control.type_dice()

    @Slot()
    def _on_decide(self) -> None:
        self._refused = self.run.decide()
        if self._refused is not None:
            self._show_foot()

    @Slot()
    def _on_back(self) -> None:
        """Go back to the question before; from dice that lie to the question before them."""
        self._reviewed = ""
        self.run.back()

    @Slot(str)
    def _on_reopened(self, key: str) -> None:
        self._reviewed = ""
        refused = self.run.reopen(key)
        if refused is not None:
            self._refused = refused
            self._show_foot()

    @Slot()
    def _on_later(self) -> None:
        self.keep()
        self.left.emit()

    def keep(self) -> None:
        """Write the draft, if there is anything to keep."""
        if self.run.driver.answers or self.run.unfinished:
            self.run.keep()

    # ------------------------------------------------------------------------------------------------- what happened

    @Slot()
    def _on_moved(self) -> None:
        if self._reviewed and self._answered(self._reviewed) is None:
            self._reviewed = ""
        self._show()
        self._show_draft()
        if self._reviewed:
            self.run.note({"key": self._reviewed, "reviewed": True})

    @Slot()
    def _on_changed(self) -> None:
        """The answer grew: write it down, say what is missing, weigh it."""
        self._refused = None
        unfinished = self.control.unfinished
        if unfinished and not self._reviewed:
            self.run.note({"key": self.request.key, "state": dict(unfinished)})
        self._show_steps()
        self._show_foot()
        self._weigh.start()

    @Slot()
    def _on_weigh(self) -> None:
        """Show the numbers with the answer as it stands, and the answers that are weighed."""
        sheet = self.run.driver.sheets[0]
        control = self.control
        edits = control.edits
        trial = with_edits(sheet, edits) if edits else sheet
        self.growing.show_sheet(trial, person(self.run))
        comparison = control.comparison
        if comparison is None:
            self.comparison.show_comparison("", (), -1, ())
            return
        lines = self.numbers.compare(trial if comparison.is_on_top else sheet, comparison)
        self.comparison.show_comparison(comparison.title, comparison.heads, comparison.current, lines)

    @Slot()
    def _on_room_changed(self) -> None:
        self._settled.start()

    @Slot()
    def _on_laid_out(self) -> None:
        """Bring the control in sight, below what was answered before."""
        control = self.control
        focus = next((each for each in control.findChildren(QWidget) if each.hasFocus()), None)
        bar = self.middle_scroll.verticalScrollBar()
        if control.geometry().bottom() > self.middle_scroll.viewport().height():
            bar.setValue(min(control.y() - px(24), control.geometry().bottom() - bar.pageStep() + px(24)))
        if focus is not None:
            self.middle_scroll.ensureWidgetVisible(focus, 0, px(24))

    @Slot(str)
    def _on_asked_why(self, address: str) -> None:
        try:
            self.why.show_explanation(self.run.driver.sheets[0].explain(address))
        except QuireError as error:
            self.trouble.emit(error.message)

    @Slot(bool)
    def _on_kept(self, is_kept: bool) -> None:
        self._is_kept = is_kept
        if is_kept:
            self._slow.stop()
            self._show_draft()
        elif not self._slow.isActive():
            self._slow.start()

    @Slot(object)
    def _on_trouble(self, message: Message) -> None:
        self.draft_label.setText(short(render(message), 80))
        self.draft_label.setToolTip(render(message))
        self._show_foot()
        self.trouble.emit(message)

    @Slot(object)
    def _on_finished(self, outcome: Outcome) -> None:
        self.finished.emit(outcome)

    def _on_planned(self, plan: Plan) -> None:
        """Take the forecast: which steps decide nothing, what comes next, what numbers matter."""
        self.plan = plan
        begun = self.run.beginning
        self.numbers = GrowingNumbers(begun.sheet, important(begun.game.system, plan.shown))
        if plan.goal is not None:
            self.numbers.aim(plan.goal)
        self.growing = self._new_side()
        self._show_steps()
        self._show_foot()
        self._on_weigh()

    def _on_not_planned(self, error: QuireError) -> None:
        self.trouble.emit(error.message)

    def _take_unfinished_roll(self) -> None:
        """Come back to dice that lay when the program ended."""
        unfinished = self.run.unfinished
        key = unfinished.get("key")
        if unfinished.get("reviewed") and isinstance(key, str) and self._answered(key) is not None:
            self._reviewed = key

    # --------------------------------------------------------------------------------------------------------- shape

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Give the keyboard to the question: what took it before there was a window has lost it."""
        super().showEvent(event)
        if not event.spontaneous():
            self.control.begin()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Give up the growing sheet, then the steps, where the window is narrow."""
        super().resizeEvent(event)
        for options in self.findChildren(OptionList):
            options.updateGeometry()
        width = self.width()
        self.side_host.setVisible(width >= px(_NARROW))
        self.steps_host.setVisible(width >= px(_VERY_NARROW))
        self._center()
        self.steps_host.setFixedWidth(px(_STEPS if width >= px(_WIDE) else _STEPS_NARROW))

    def _center(self) -> None:
        """Keep the lines of a wide window short enough to be read."""
        sides = [each.width() for each in (self.steps_host, self.side_host) if not each.isHidden()]
        spare = max(0, self.width() - sum(sides) - px(_LINE))
        edge = px(24)
        self.middle_layout.setContentsMargins(edge + spare // 2, px(20), edge + spare // 2, edge)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the canvas, and the hairlines between the columns."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), color("canvas"))
        for left in (self.steps_host.geometry().right() + 1, self.side_host.geometry().left() - 1):
            painter.fillRect(left, 0, 1, self.height(), color("hairline"))
        painter.end()
