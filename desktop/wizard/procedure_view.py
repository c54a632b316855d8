"""The wizard's main widget: steps, requests and preview, for every procedure.

The view shows the requests of `ProcedureRun` and passes the answers back; the controls of requests are in
``desktop.requests``. After a roll the dice stay visible until Next is pressed.

The module is long because the wizard is one state: request shown, dice rolled, enabled buttons.
"""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from core.character.json_values import Json
from core.character.labels import citation_text
from core.errors import QuireError
from core.messages import Message
from core.procedures.procedure import ProcedureKind
from core.procedures.requests import Request, Show
from core.procedures.transcript import AnswerMethod, AnswerRecord
from desktop import tasks
from desktop.address_labels import name_with_edition, translate_text
from desktop.forms import load_form
from desktop.messages import problem_text, render
from desktop.requests import RequestControl
from desktop.requests.option_list import OptionList
from desktop.requests.request_control import SHORT_HELP
from desktop.requests.request_frame import clear_layout
from desktop.requests.roll_control import RollControl
from desktop.theme import apply_icons, color, px
from desktop.widgets.portrait_view import PortraitView
from desktop.wizard.draft_status import DraftStatus
from desktop.wizard.form_numbers import FormNumbers, show_form_numbers
from desktop.wizard.preview_panel import PreviewPanel
from desktop.wizard.procedure_columns import ProcedureColumns
from desktop.wizard.procedure_foot import ProcedureFoot
from desktop.wizard.procedure_forecast import Forecast, make_forecast, step_rows
from desktop.wizard.procedure_page import ProcedurePage, sections_of, unfinished_state
from desktop.wizard.procedure_run import ProcedureResult, ProcedureRun
from desktop.wizard.procedure_steps import StepList, StepState
from desktop.wizard.procedure_texts import (
    FINISHED,
    change_notice,
    character_line,
    next_button_text,
    page_title,
    progress_of,
    summary_page,
)
from desktop.wizard.question_scroller import QuestionScroller

_HEAD: Final = 56


class ProcedureView(QWidget):
    """The wizard.

    Signals:
        finished: The procedure is over; a `ProcedureResult`.
        left: The wizard is closed to be resumed later; the draft is kept.
        trouble: An action failed; a `Message`.

    Args:
        run: The procedure, new or resumed.
        types_dice: Whether rolls ask for the results of real dice.
    """

    finished = Signal(object)
    left = Signal()
    trouble = Signal(object)

    head_bar: QWidget
    foot_bar: QWidget
    portrait: PortraitView
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
    rest_button: QPushButton
    reason_label: QLabel
    back_button: QPushButton
    next_button: QPushButton

    def __init__(self, run: ProcedureRun, parent: QWidget | None = None, *, types_dice: bool = False) -> None:
        super().__init__(parent)
        load_form(self, "procedure")
        self.head_bar.setMinimumHeight(px(_HEAD))
        self.run = run
        run.setParent(self)
        self.forecast = Forecast()
        self.page = ProcedurePage(run, self.middle, self.control_layout)
        self.foot = ProcedureFoot(self.foot_bar, self.type_button, self.roll_button, self.reason_label)
        self._numbers: FormNumbers | None = None
        self._types_dice = types_dice
        self._reused_controls = 0
        self._staying = ("", 0)
        self._reviewed = ""
        self._rolled = ""
        self._is_revising = False
        self._refused: Message | None = None
        self._dropped: set[str] = set()
        setup = run.setup
        self.steps = StepList(self.steps_host)
        self._add(self.steps_host, self.steps, 1)
        recovers = setup.procedure.kind is ProcedureKind.RECOVERY
        self.preview = PreviewPanel(
            setup.sheet, self.side_host, self.portrait, character_id=setup.character_id, recovers=recovers
        )
        self._add(self.side_host, self.preview, 1)
        self._columns = ProcedureColumns(self.steps_host, self.middle_layout, self.side_host, self.portrait)
        self._preview_timer = QTimer(self)
        self._preview_timer.setSingleShot(True)
        self._preview_timer.setInterval(0)
        self._preview_timer.timeout.connect(self._show_preview)
        self.scroller = QuestionScroller(self.middle_scroll, self.earlier_layout, self.page)
        self._submit_timer = QTimer(self)
        self._submit_timer.setSingleShot(True)
        self._submit_timer.setInterval(0)
        self._submit_timer.timeout.connect(self._submit)
        self.draft_status = DraftStatus(self.draft_label, run)
        self._connect()
        self._show_head()
        apply_icons(self)
        self._take_unfinished_roll()
        self._show()
        tasks.run(self, partial(make_forecast, setup), self._on_forecast, self._on_no_forecast)

    def _connect(self) -> None:
        run = self.run
        self.page.changed.connect(self._on_changed)
        self.page.revised.connect(self._on_revised)
        self.page.corrected.connect(self._on_corrected)
        self.page.submitted.connect(self._on_submitted)
        self.page.asked_why.connect(self.preview.explain)
        self.preview.trouble.connect(self.trouble)
        self.preview.portraits.portrait_chosen.connect(self._on_portrait)
        self.preview.portraits.message_emitted.connect(self._on_portrait_notice)
        run.request_changed.connect(self._on_request_changed)
        self.draft_status.changed.connect(self._show_notice)
        run.trouble.connect(self._on_trouble)
        run.finished.connect(self._on_finished)
        self.steps.reopened.connect(self._on_reopened)
        self.later_button.clicked.connect(self._on_later)
        self.type_button.clicked.connect(self._on_type)
        self.roll_button.clicked.connect(self._on_roll)
        self.decide_button.clicked.connect(self._on_decide)
        self.rest_button.clicked.connect(self._on_decide_rest)
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

    # ----------------------------------------------------------------------------------------------- what is shown

    @property
    def control(self) -> RequestControl:
        """The control of the current request."""
        return self.page.control

    @property
    def request(self) -> Request:
        """The request shown: the current one, the dice just rolled, or the summary."""
        if self._reviewed:
            return self.run.known_requests[self._reviewed]
        return self.run.driver.request or summary_page(self.run, self.preview.numbers.addresses)

    @property
    def is_reviewing(self) -> bool:
        """Whether an answered request is shown, as after a roll."""
        return bool(self._reviewed)

    def _answered(self, key: str) -> AnswerRecord | None:
        return next((each for each in self.run.driver.answers if each.key == key), None)

    def _show(self) -> None:
        """Show the current request, reusing the controls of the same page."""
        request = self.request
        keep, self._reused_controls = self._reused_controls, 0
        self._refused = None
        self.preview.explanation.hide()
        self._show_notice()
        clear_layout(self.earlier_layout)
        sections = sections_of(self.run, request, is_reviewing=self.is_reviewing)
        self._show_title(sections[0].request, request, is_alone=len(sections) == 1)
        self._numbers = show_form_numbers(self.run.driver, request.key, self.earlier_layout, self.middle)
        unfinished = unfinished_state(self.page) if self.page.controls else {}
        if keep and unfinished.get("key") == request.key:
            self.run.unfinished = unfinished
        self.page.show(sections, keep, self._rolled if self.isVisible() else "")
        self._offer_typing()
        self._order_tabs()
        self._show_steps()
        self._show_foot()
        if not keep:
            self.middle_scroll.verticalScrollBar().setValue(0)
        if not keep or not self.page.has_focus or not self._is_revising:
            self.control.take_focus()
        self._preview_timer.start()
        self.scroller.update_soon()

    def _show_title(self, first: Request, request: Request, *, is_alone: bool) -> None:
        """Show the title of the page and the help of the open request."""
        self.request_label.setText(page_title(self.run, first))
        system = self.run.setup.game.system
        self.cite_label.setText(translate_text(system, citation_text(system, first.cite)))
        self.help_label.setText(request.help)
        is_at_control = not is_alone and self.run.driver.form_of(request.key) is not None
        self.help_label.setVisible(bool(request.help) and not (is_at_control and len(request.help) <= SHORT_HELP))

    def _offer_typing(self) -> None:
        """Ask for real dice if the user prefers them; the Roll button still rolls."""
        roll = self.page.roll
        is_due = roll is not None and bool(roll.grid.sizes) and not roll.is_answered and not roll.is_typing
        if self._types_dice and roll is not None and is_due and self.page.is_open(roll):
            roll.type_dice()

    def _order_tabs(self) -> None:
        """Set the tab order: requests, buttons, steps, preview."""
        answering = (self.type_button, self.roll_button, self.decide_button, self.rest_button)
        foot = (*answering, self.back_button, self.next_button)
        side = (self.later_button, self.steps, self.portrait, self.preview.preview_sheet.portrait)
        chain = [*self.page.tab_stops, *foot, *side]
        for before, after in pairwise(chain):
            self.setTabOrder(before, after)

    def _show_head(self) -> None:
        setup, localize = self.run.setup, self.run.translate
        system = setup.game.system
        self.title_label.setText(self.tr("New character") if self.run.is_creation else localize(setup.procedure.label))
        setting = setup.setting.name if setup.setting is not None else ""
        self.game_label.setText(" · ".join(part for part in (name_with_edition(system), setting) if part))

    @Slot()
    def _show_notice(self) -> None:
        """Show why the draft cannot be saved, and what a change kept and dropped."""
        text = "\n".join(part for part in (self.draft_status.problem, change_notice(self.run)) if part)
        self.notice_label.setText(text)
        self.notice_label.setVisible(bool(text))

    def _show_steps(self) -> None:
        driver = self.run.driver
        answered_keys = {answered.key for answered in driver.answers}
        self._dropped = (self._dropped | {each.record.key for each in driver.dropped}) - answered_keys
        current = None if self.request.key == FINISHED else self.request
        rows = step_rows(progress_of(self.run, current, self.control.progress, frozenset(self._dropped)), self.forecast)
        self.steps.show_steps(rows)
        steps = [row for row in rows if not row.is_page]
        done = sum(row.state is StepState.DONE for row in steps)
        count = sum(row.state is not StepState.COMPUTED for row in steps)
        self.steps_label.setText(self.tr("Steps"))
        self.done_label.setText(self.tr("{done} of {all} done").format(done=done, all=count))

    # ------------------------------------------------------------------------------------------------------ the foot

    def _show_foot(self) -> None:
        request, control, roll = self.request, self.control, self.page.roll
        is_end = request.key == FINISHED
        self.foot.show_dice(roll, is_open=roll is not None and self.page.is_open(roll))
        is_open = self.page.is_open(control) and not is_end
        self.decide_button.setVisible(is_open and not isinstance(request, Show))
        self.rest_button.setVisible(not is_end)
        self.back_button.setEnabled(bool(self.run.driver.answers) or self.is_reviewing)
        problem = problem_text(self._refused) if self._refused is not None else self.page.problem
        self.next_button.setEnabled(not problem or self._refused is not None)
        self.foot.show_reason(problem, control.hint, is_narrow=self._columns.is_narrow)
        self.next_button.setAccessibleDescription(problem)
        last = (self.run.driver.ahead or (request,))[-1]
        ahead = self.forecast.following(last, skips_page=control.advances_when_complete)
        following = self.run.driver.request if self._reviewed else ahead
        ahead_text = next_button_text(self.run, request, following, is_narrow=self._columns.is_narrow)
        if self.forecast.is_last(last):
            ahead_text = self.tr("&Next: Summary")
        self.next_button.setText(self.tr("&Finish") if is_end else ahead_text)
        self.foot.fit()

    # ------------------------------------------------------------------------------------------------ what is pressed

    @Slot()
    def _on_next(self) -> None:
        """Submit the answer, or continue."""
        if not self.next_button.isEnabled():
            return
        if self.request.key == FINISHED:
            self.next_button.setEnabled(False)
            self.run.finish()
        elif self._reviewed:
            self._reviewed = self._rolled = ""
            self._show()
        else:
            self._submit()

    def _submit(self) -> None:
        self._submit_timer.stop()
        control = self.control
        page, count = self.request.page, len(self.run.driver.answers)
        if self.page.form is not None and len(self.page.open_controls) > 1:
            self._submit_form()
            return
        suggestion = self.run.driver.suggestion
        is_kept_roll = isinstance(control, RollControl) and control.is_answered and suggestion is not None
        if control.problem:
            return
        answer, how = (
            (suggestion.answer, suggestion.method) if is_kept_roll and suggestion else (control.answer, control.how)
        )
        self._reused_controls = len(self.page.controls)
        # If this answers more of the page, show it before leaving it.
        self._staying = (page, count + 1)
        self._show_refusal(self.run.answer(answer, how))
        if isinstance(control, RollControl) and control.is_typing and control in self.page.controls:
            control.show_faces(answer, animates=False)  # entered dice look like rolled ones
            self.control.take_focus()

    def _submit_form(self) -> None:
        """Answer all open requests of a page; the first one that is not complete gets the focus."""
        wrong = next((each for each in self.page.open_controls if each.problem), None)
        if wrong is not None:
            wrong.take_focus()
            return
        given = self.page.open_answers
        self._reused_controls = len(self.page.controls)
        self._staying = (self.request.page, len(self.run.driver.answers) + len(given))
        self._show_refusal(self.run.answer_form(given))

    def _stay_on(self, page: str) -> None:
        """Keep showing a page whose requests are all answered."""
        request = self.run.driver.request
        if request is None or request.page != page:
            self._reviewed = next(each.key for each in reversed(self.run.driver.requests) if each.page == page)

    def _show_refusal(self, refused: Message | None) -> None:
        """Show why an action was refused; after success the run has emitted its signal already."""
        self._staying = ("", 0)
        self._reused_controls = 0
        if refused is not None:
            self._refused = refused
            self._show_foot()

    @Slot(object)
    def _on_revised(self, control: RequestControl) -> None:
        """Change the answer of an answered request; ignored while it is incomplete."""
        if not self.page.has_new_answer(control):
            self._show_foot()
            self._preview_timer.start()
            return
        self._revise(control, control.answer, control.how)

    def _revise(self, control: RequestControl, answer: Json, how: AnswerMethod) -> None:
        """Change an answer; later ones that still fit are kept."""
        self._reused_controls = self.page.index_of(control) + 1
        self._staying = (control.request.page, 0)
        self._is_revising = True  # keeps the focus where it is
        self._show_refusal(self.run.revise(control.request.key, answer, how))
        self._is_revising = False

    @Slot(object)
    def _on_submitted(self, control: RequestControl) -> None:
        """Handle Enter on a control: roll, take entered dice, or continue."""
        self._show_foot()  # controls may report a change a moment after it
        if isinstance(control, RollControl) and not control.is_answered and not control.is_typing:
            self._on_roll()
        elif isinstance(control, RollControl) and control.is_typing and not self.page.is_open(control):
            if not control.problem:
                self._revise(control, control.answer, control.how)
                control.show_faces(control.answer, animates=False)
                self.control.take_focus()
        elif control is not self.page.controls[-1]:
            self.page.controls[self.page.index_of(control) + 1].take_focus()
        elif self.next_button.isEnabled():
            self._on_next()

    @Slot()
    def _on_roll(self) -> None:
        """Roll or reroll, and keep showing the dice."""
        roll = self.page.roll
        if roll is None or roll.is_wrong:
            return
        key, page, again = roll.request.key, roll.request.page, not self.page.is_open(roll)
        self._reused_controls = self.page.index_of(roll)
        self._staying = (page, 0)
        before, self._rolled, self._reviewed = (self._rolled, self._reviewed), key, "" if page else key
        faces = roll.typed_faces
        if again:
            refused = self.run.roll_again(key, faces)
        else:
            refused = self.run.roll_rest(faces) if faces else self.run.decide()
        if refused is not None:
            self._rolled, self._reviewed = before
        self._show_refusal(refused)

    @Slot()
    def _on_type(self) -> None:
        """Ask for the results of real dice."""
        if self._reviewed and not self.request.page:
            key, self._reviewed = self._reviewed, ""
            self.run.reopen(key)
        roll = self.page.roll
        if roll is not None:
            roll.type_dice()

    @Slot(object)
    def _on_corrected(self, control: RollControl) -> None:
        """Change a die of an answered roll."""
        answer = control.corrected_answer
        self._revise(control, answer, AnswerMethod.TYPED)
        if control in self.page.controls:
            control.show_faces(answer, animates=False)

    @Slot()
    def _on_decide(self) -> None:
        """Let Quire decide what is open on the page, and continue."""
        self._show_refusal(self.run.decide_page(self.page.given_answers, self.page.typed_faces))

    @Slot()
    def _on_decide_rest(self) -> None:
        """Let Quire decide everything that is left."""
        self._reviewed = self._rolled = ""
        self._show_refusal(self.run.decide_all(self.page.given_answers, self.page.typed_faces))

    @Slot()
    def _on_back(self) -> None:
        """Go back to the previous request or page, shown as it was answered."""
        driver = self.run.driver
        on_page = [each for each in driver.requests if each.page and each.page == self.request.page]
        before = driver.requests[: len(driver.requests) - len(on_page)] if on_page else driver.requests
        was_reviewing, self._reviewed = self._reviewed, ""
        if on_page:
            count = len(driver.requests) - driver.requests.index(on_page[0]) + 1
            self.run.back(min(count, len(driver.requests)))
        elif before and before[-1].page and not was_reviewing:
            self._reviewed = before[-1].key
            self._show()
        else:
            self.run.back()

    @Slot(str)
    def _on_reopened(self, key: str) -> None:
        """Reopen an answered request; a page is shown as it was answered."""
        self._reviewed = ""
        request = self.run.known_requests.get(key)
        if request is not None and request.page and self._answered(key) is not None:
            self._stay_on(request.page)
            self._show()
            return
        self._refused = self.run.reopen(key)
        if self._refused is not None:
            self._show_foot()

    @Slot()
    def _on_later(self) -> None:
        self.save()
        self.left.emit()

    def save(self) -> None:
        """Save the draft, if there is anything to save."""
        if self.run.has_content:
            self.run.save()

    # ------------------------------------------------------------------------------------------------- what happened

    @Slot()
    def _on_request_changed(self) -> None:
        page, count = self._staying
        if page:
            self._reviewed = ""
        if page and len(self.run.driver.answers) > count:
            self._stay_on(page)
        if self._reviewed and self._answered(self._reviewed) is None:
            self._reviewed = ""
        self._show()
        if self._reviewed:
            self.run.set_unfinished({"key": self._reviewed, "reviewed": True})

    @Slot()
    def _on_changed(self) -> None:
        """Save, validate and preview a changed answer; inside a page a complete answer advances."""
        self._refused = None
        control = self.control
        if any(each.unfinished for each in self.page.open_controls) and not self._reviewed:
            self.run.set_unfinished(unfinished_state(self.page))
        self._show_steps()
        self._show_foot()
        self._preview_timer.start()
        following = self.forecast.next_request(self.request.key)
        is_inside = bool(self.request.page) and following is not None and following.page == self.request.page
        if is_inside and self.page.form is None and control.advances_when_complete and not control.problem:
            self._submit_timer.start()

    @Slot()
    def _show_preview(self) -> None:
        """Show the numbers with the current answer, and the comparison."""
        self.page.start_effects(self.preview.numbers)
        control, edits, sheet = self.page.focused, self.page.edits, self.run.driver.sheets[0]
        self.preview.show_sheet(sheet, edits, control.comparison, character_line(self.run), self.run.portrait)
        self.preview.show_breakdown(control.inspected, edits)
        if self._numbers is not None:
            self._numbers.show_numbers(edits)

    @Slot(object)
    def _on_portrait(self, portrait: str | None) -> None:
        self.run.set_portrait(portrait)
        self._show_notice()
        self._show_preview()

    @Slot(object)
    def _on_portrait_notice(self, message: Message) -> None:
        """Show above the request why a picture was refused or how it was changed."""
        self.notice_label.setText(render(message))
        self.notice_label.show()
        self.middle_scroll.verticalScrollBar().setValue(0)

    @Slot(object)
    def _on_trouble(self, message: Message) -> None:
        self._show_foot()
        self.trouble.emit(message)

    @Slot(object)
    def _on_finished(self, outcome: ProcedureResult) -> None:
        self.finished.emit(outcome)

    def _on_forecast(self, plan: Forecast) -> None:
        """Use the forecast for steps, the Next button and the numbers shown."""
        self.forecast = plan
        self.preview.set_forecast(plan)
        self._show_steps()
        self._show_foot()
        self._show_preview()

    def _on_no_forecast(self, error: QuireError) -> None:
        self.trouble.emit(error.message)

    def _take_unfinished_roll(self) -> None:
        """Show the dice again that were shown when the program ended."""
        unfinished = self.run.unfinished
        key = unfinished.get("key")
        if unfinished.get("reviewed") and isinstance(key, str) and self._answered(key) is not None:
            self._reviewed = key

    # --------------------------------------------------------------------------------------------------------- shape

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Focus the request; a focus set before the window was shown is lost."""
        super().showEvent(event)
        if not event.spontaneous():
            self.control.take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Adapt the columns to the width."""
        super().resizeEvent(event)
        for options in self.findChildren(OptionList):
            options.updateGeometry()
        was_narrow = self._columns.is_narrow
        self._columns.fit(self.width())
        if was_narrow != self._columns.is_narrow and self.page.controls:
            self.game_label.setWordWrap(self._columns.is_narrow)
            self.draft_label.setWordWrap(self._columns.is_narrow)
            self._show_foot()
        self.foot.fit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the background and the lines between the columns."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), color("canvas"))
            self._columns.draw(painter, self.height())
