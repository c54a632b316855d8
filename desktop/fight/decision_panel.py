"""The middle of a fight's window: the last event, the present decision with its answers, and what comes next."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from core.character.json_values import Json
from core.errors import QuireError
from core.messages import Message, localize_text
from core.play.arena import Control
from core.procedures.requests import Choose, Request, Roll
from desktop.fight import log_text
from desktop.fight.decision_options import DecisionOptions, has_rows
from desktop.fight.fight_titles import end_title
from desktop.fight.fighter_cards import FightSides
from desktop.fight.last_event import ComingEvents, LastEvent
from desktop.messages import render
from desktop.numerals import with_minus
from desktop.requests import RequestControl, RequestHost

if TYPE_CHECKING:
    from desktop.fight.fight_view import FightView

_WAIT_REFRESHES: Final = 3
"""Refreshes after which "Quire is deciding" is shown."""
_REWIND_NOTICE_MS: Final = 150
"""Milliseconds that a rewind may take without notice."""
_NO_LIMIT: Final = 16_777_215


class DecisionPanel(QObject):
    """Shows the present decision in the widgets of a fight's window.

    Signals:
        ended: The fight is over and its outcome is shown.

    Args:
        view: The window.
        sides: The state of the fight.
    """

    ended = Signal()

    def __init__(self, view: FightView, sides: FightSides) -> None:
        super().__init__(view)
        self._view, self._run, self._sides = view, view.run, sides
        self._host = RequestHost(view.control_host, view.answer_button, view.problem_label, self)
        self._host.submitted.connect(self.answer)
        self.last, self.coming = LastEvent(view.last_host), ComingEvents(view.next_host)
        self.reroll_button = QPushButton(self.tr("Reroll"), view.last_host)
        self.reroll_button.setProperty("role", "text")
        self.reroll_button.setToolTip(self.tr("The Game Master has the last dice rolled again; the log says so"))
        self.reroll_button.clicked.connect(self._run.reroll)
        for host, widget in ((view.last_host, self.last), (view.next_host, self.coming)):
            if (layout := host.layout()) is not None:
                layout.addWidget(widget)
        if (layout := view.last_host.layout()) is not None:
            layout.addWidget(self.reroll_button)
        self._shown: Request | None = None
        self._refreshes_waited = 0
        self._refusal = ""
        self._is_fitted = False
        view.control_host.installEventFilter(self)
        for transparent in (view.control_area.viewport(), view.control_host):
            transparent.setAutoFillBackground(False)
        self._show_rewind(is_shown=False)

    @property
    def control(self) -> RequestControl | None:
        """The control of the present request, or None."""
        return self._host.control

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Keep the area of option rows as high as the rows, so that the buttons follow them."""
        is_host = watched is self._view.control_host
        if is_host and event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit_height()
        return super().eventFilter(watched, event)

    def _fit_height(self) -> None:
        area, control = self._view.control_area, self.control
        height = _NO_LIMIT
        if isinstance(control, DecisionOptions):
            height = control.rows.heightForWidth(area.viewport().width()) + 2
        if isinstance(control, DecisionOptions) or self._is_fitted:
            area.setMaximumHeight(height)
        self._is_fitted = isinstance(control, DecisionOptions)

    # ------------------------------------------------------------------------------------------------------ showing

    def show(self) -> None:
        """Show the present decision, or the outcome."""
        fight = self._run.fight
        if self._run.is_rewinding:
            return  # shown when the rewind is done
        self._show_rewind(is_shown=False)
        self.last.show_fight(fight)
        self.reroll_button.setVisible(self.last.has_die and fight.can_reroll)
        self.coming.show_fight(fight, self._sides)
        if self._run.is_advancing and not fight.is_asking and not fight.is_over:
            self._show_waiting()
            return
        request = fight.request
        self._refreshes_waited = 0
        if request is self._shown and request is not None:
            self._refusal = ""  # shown with it
            return
        self._shown = request
        self._host.clear()
        self._view.answer_button.setVisible(request is not None)
        self._view.round_button.setVisible(request is not None)
        self._view.decide_button.setVisible(isinstance(request, Roll))
        self._view.due_help_label.setVisible(request is not None and bool(request.help))
        if request is None:
            self._show_end()
        else:
            self._show_request(request)

    def _show_request(self, request: Request) -> None:
        view, fight = self._view, self._run.fight
        participant = request.decider
        when = localize_text(fight.table.time, fight.translate)
        view.decider_label.setText(" · ".join(part for part in (when, self._who(request)) if part))
        view.control_label.setText(self._control_text(request))
        view.due_label.setText(with_minus(request.label))
        view.due_help_label.setText(with_minus(request.help))
        for widget in (view.decider_label, view.control_label, view.due_label):
            widget.show()
        sheet = fight.sheets[participant or 0]
        own: RequestControl | None = None
        if isinstance(request, Choose) and has_rows(request):
            own = options = DecisionOptions(request, sheet, self._sides, view.control_host)
            options.more_requested.connect(self._show_all)
            options.changed.connect(self._reveal)
        for line in self._host.show_request(request, sheet, own).findChildren(QLineEdit):
            line.installEventFilter(view)
        if isinstance(request, Roll) or request.policy is None:
            self._host.take_focus()
        else:
            self._preselect(request)
        self._fit_height()
        if self._refusal:
            self._host.show_problem(self._refusal)  # the failed answer is asked again
            self._refusal = ""

    @Slot()
    def _reveal(self) -> None:
        """Scroll to the ringed option, once the rows have their place."""
        QTimer.singleShot(0, self, self._scroll_to_ring)

    def _scroll_to_ring(self) -> None:
        if isinstance(self.control, DecisionOptions):
            self._view.control_area.ensureWidgetVisible(self.control.ringed_row, 0, 2)

    @Slot()
    def _show_all(self) -> None:
        """Show all options of a choice in a list with a filter."""
        request = self._shown
        if request is None:
            return
        sheet = self._run.fight.sheets[request.decider or 0]
        for line in self._host.show_request(request, sheet).findChildren(QLineEdit):
            line.installEventFilter(self._view)
        self._host.take_focus()
        self._fit_height()

    def _preselect(self, request: Request) -> None:
        """Select the default answer, unless a number that it needs cannot be used."""
        try:
            default: Json = request.auto(random.Random(0), {})
        except QuireError as error:
            self._refusal = self._refusal or render(error.message)
            self._host.take_focus()
        else:
            self._host.take_focus(default)

    def _who(self, request: Request) -> str:
        if request.decider is not None:
            return self._run.fight.participants[request.decider].name
        return self.tr("Everyone") if request.deciders else self.tr("Game Master")

    def _control_text(self, request: Request) -> str:
        """Return who decides, in a sentence."""
        if request.deciders:
            return ""
        return {
            Control.PLAYER: self.tr("A player decides"),
            Control.OPPONENT: self.tr("The opposing player decides"),
            Control.GM: self.tr("The Game Master decides"),
            Control.AUTO: self.tr("Quire decides"),
        }[self._run.fight.control(request.decider)]

    def _show_waiting(self) -> None:
        """Keep the last decision visible while Quire answers; show a notice if that takes longer."""
        self._refreshes_waited += 1
        if self._refreshes_waited == _WAIT_REFRESHES:
            self._clear(self.tr("Quire is deciding…"))

    def _clear(self, instead: str) -> None:
        """Remove the decision and show a notice instead."""
        view = self._view
        self._shown = None
        self._host.clear()
        self._fit_height()
        view.due_label.setText(instead)
        view.due_label.show()
        for widget in (
            view.decider_label,
            view.control_label,
            view.due_help_label,
            view.problem_label,
            view.decide_button,
            view.answer_button,
            view.round_button,
        ):
            widget.hide()

    def _show_end(self) -> None:
        view, outcome, events = self._view, self._run.fight.outcome, self._run.fight.events
        view.decider_label.setText(self.tr("%n round(s)", "", outcome.rounds))
        view.decider_label.show()
        view.control_label.hide()
        view.due_label.setText(end_title(outcome))
        view.due_label.show()
        view.due_help_label.setText(log_text.sentence(events[-1].event, self._run.fight.translate) if events else "")
        view.due_help_label.setVisible(bool(events))
        view.problem_label.hide()
        self._fit_height()
        self.ended.emit()

    # ------------------------------------------------------------------------------------------------------ rewinds

    @Slot()
    def on_rewind_started(self) -> None:
        """Show that a rewind is running, unless it ends at once."""
        QTimer.singleShot(_REWIND_NOTICE_MS, self, self._show_rewinding)

    def _show_rewinding(self) -> None:
        view = self._view
        if not self._run.is_rewinding or not view.way_bar.isHidden():
            return
        focus: QWidget | None = view.focusWidget()
        is_here = focus is not None and view.due_panel.isAncestorOf(focus)
        self._clear(self.tr("Rewinding…"))
        self._show_rewind(is_shown=True)
        if is_here:
            view.back_button.setFocus()

    def _show_rewind(self, *, is_shown: bool) -> None:
        """Show or hide the progress of a rewind and its Stop button."""
        view = self._view
        if not is_shown and view.stop_button.hasFocus():
            view.back_button.setFocus()
        view.way_bar.setRange(0, 0)
        view.way_bar.setVisible(is_shown)
        view.stop_button.setVisible(is_shown)

    @Slot(int, int)
    def on_rewind_advanced(self, number: int, total: int) -> None:
        """Show the progress of a rewind."""
        self._view.way_bar.setRange(0, total)
        self._view.way_bar.setValue(number)

    # ------------------------------------------------------------------------------------------------------ answers

    @Slot()
    def answer(self) -> None:
        """Give the answer that is chosen."""
        is_stale = self._run.is_rewinding or self._run.fight.request is not self._shown
        if self.control is None or self.control.problem or is_stale:
            return
        if isinstance(self.control, DecisionOptions) and self.control.is_more:
            self._show_all()
            return
        try:
            self._run.answer(self.control.answer, self.control.how)
        except QuireError as error:
            self._host.show_problem(render(error.message))

    @Slot()
    def decide(self) -> None:
        """Answer automatically: roll, or take the default."""
        if self._shown is not None and self._run.fight.request is self._shown:
            self._run.decide()

    @Slot(object)
    def on_refused(self, message: Message) -> None:
        """Show at the decision why the fight cannot continue from it; it is asked again."""
        self._refusal = render(message)
        if self._shown is not None:
            self._host.show_problem(self._refusal)

    def take_focus(self) -> None:
        """Focus the present decision."""
        if self.control is not None:
            self.control.take_focus()
