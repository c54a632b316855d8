"""One action for a party: its questions asked once, what it would do to each, and then all at once."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QDialog, QLabel, QListView, QPushButton, QScrollArea, QWidget

from core.character import Json
from core.errors import QuireError
from core.messages import Message, Translate, said
from core.play import AnswerDifference, PartyProcedure, PartyRun, reusable_answers, run_with_answers
from core.procedures import Choose, Driver, Enter, Request, Roll, Show, Situation
from core.registry import setting_of
from desktop import theme
from desktop.forms import load_form
from desktop.list_items import ListItem, ListItemDelegate, ListItemModel
from desktop.messages import render, translator_of
from desktop.party.party_deeds import title_of
from desktop.party.party_effects import effects
from desktop.sheet.open_character import OpenCharacter
from desktop.wizard.answer_text import answer_text, shorten
from desktop.wizard.procedure_run import new_seed
from desktop.wizard.requests import RequestControl, RequestHost

_ICON_COLUMN = 16


@dataclass(frozen=True, slots=True)
class PartyPlan:
    """What is to be done, when all questions are answered.

    Attributes:
        label: What each history calls it.
        drivers: The run of each, at its end, by id.
    """

    label: str
    drivers: Mapping[str, Driver]


@dataclass(slots=True)
class _Round:
    """The questions of one game, or those that are asked for all games.

    Attributes:
        asked: Id of the one who is asked.
        driver: His run.
        others: Those who follow.
    """

    asked: str
    driver: Driver
    others: tuple[str, ...]


class PartyDialog(QDialog):
    """Asks, shows what would happen, and hands it on.

    Args:
        undertaking: What is done.
        people: With whom, by id.
        parent: The window of the party.

    Signals:
        decided: It is to be carried out; a `PartyPlan`.
    """

    decided = Signal(object)

    title_label: QLabel
    whom_label: QLabel
    due_label: QLabel
    due_help_label: QLabel
    control_area: QScrollArea
    control_host: QWidget
    result_list: QListView
    problem_label: QLabel
    previous_button: QPushButton
    cancel_button: QPushButton
    decide_button: QPushButton
    answer_button: QPushButton

    def __init__(
        self, undertaking: PartyProcedure, people: Mapping[str, OpenCharacter], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        load_form(self, "party_action")
        self.undertaking = undertaking
        self._seat = RequestHost(self.control_host, self.answer_button, self.problem_label, self)
        self._people = dict(people)
        self._out: dict[str, Message] = {}
        self._seeds = {id_: new_seed() for id_ in people}
        self._rounds = self._begin()
        self._place = 0
        self.plan: PartyPlan | None = None
        self._results = ListItemModel(self)
        self.result_list.setModel(self._results)
        self.result_list.setItemDelegate(ListItemDelegate(self, wraps=True, left=_ICON_COLUMN))
        self.control_area.viewport().setAutoFillBackground(False)
        self.title_label.setText(title_of(undertaking))
        self.setWindowTitle(title_of(undertaking))
        self.answer_button.clicked.connect(self._on_answer)
        self._seat.submitted.connect(self._on_answer)
        self.decide_button.clicked.connect(self._on_decide)
        self.previous_button.clicked.connect(self._on_previous)
        self.cancel_button.clicked.connect(self.reject)
        theme.apply_icons(self)
        self._show()

    @property
    def control(self) -> RequestControl | None:
        """The question that is asked, or None."""
        return self._seat.control

    @property
    def results(self) -> Sequence[ListItem]:
        """What would happen to each, once everything is answered."""
        return self._results.items

    # ------------------------------------------------------------------------------------------------ who is asked

    def _begin(self) -> list[_Round]:
        """Find of each game the first with whom it can be begun; who cannot is left out, with the reason."""
        rounds: dict[str, _Round] = {}
        question = self.undertaking.request_procedure
        for id_, character in self._people.items():
            sheet = character.sheet
            procedure = self.undertaking.procedures.get(sheet.system.id)
            reason = self.undertaking.closed(sheet)
            if procedure is None or reason is not None:
                self._out[id_] = reason or Message("together_closed", "Not possible now.")
                continue
            group = sheet.system.id if question is None else ""
            begun = rounds.get(group)
            if begun is not None:
                begun.others = (*begun.others, id_)
                continue
            try:
                driver = Driver(question or procedure, self._situation(id_), self._seeds[id_])
                driver.translate = translator_of(sheet.system.id)
            except QuireError as error:
                self._out[id_] = error.message
                continue
            rounds[group] = _Round(id_, driver, ())
        return list(rounds.values())

    def _situation(self, id_: str) -> Situation:
        sheet = self._people[id_].sheet.copy(random.Random())
        return Situation((sheet,), setting_of(sheet))

    # --------------------------------------------------------------------------------------------------- what it shows

    def _show(self) -> None:
        """Show what is asked now; games whose questions are all answered are passed.

        What a run only shows of its first is passed, too: in the end it is said of everybody what happens.
        """
        while self._place < len(self._rounds) and self._is_answered(self._rounds[self._place].driver):
            self._place += 1
        is_over = self._place >= len(self._rounds)
        self._seat.clear()
        self.problem_label.hide()
        self.control_area.setVisible(not is_over)
        self.result_list.setVisible(is_over)
        self.decide_button.setVisible(not is_over)
        self.due_help_label.setVisible(False)
        self.previous_button.setEnabled(any(_has_question(each.driver) for each in self._rounds))
        self.answer_button.setText(self.tr("&Apply") if is_over else self.tr("&Continue"))
        if is_over:
            self._show_results()
        else:
            self._show_request(self._rounds[self._place])

    @staticmethod
    def _is_answered(driver: Driver) -> bool:
        """Return whether a run has no question left."""
        while isinstance(driver.request, Show):
            driver.auto_answer()
        return driver.is_finished

    def _show_request(self, asked: _Round) -> None:
        request = asked.driver.request
        if request is None:
            return
        names = [self._people[id_].title for id_ in (asked.asked, *asked.others)]
        system = self._people[asked.asked].sheet.system
        is_roll = isinstance(request, Roll)
        whom = ", ".join(names)
        if len(self._rounds) > 1:
            whom = f"{system.name}: {whom}"
        self.whom_label.setText(whom)
        self.due_label.setText(request.label)
        notes = [request.help]
        if is_roll and asked.others:
            notes.append(self.tr("Dice for {name}; the others roll their own.").format(name=names[0]))
        elif asked.others and self.undertaking.request_procedure is None:
            notes.append(self.tr("Asked once for all, using the numbers of {name}.").format(name=names[0]))
        self.due_help_label.setText(" ".join(note for note in notes if note))
        self.due_help_label.setVisible(bool(self.due_help_label.text()))
        self.decide_button.setText(self.tr("&Roll") if is_roll else self.tr("&Decide for me"))
        suggestion = asked.driver.suggestion
        self._seat.show_request(request, asked.driver.sheets[0])
        self._seat.take_focus(None if suggestion is None else suggestion.answer)

    # ------------------------------------------------------------------------------------------------- answering

    @Slot()
    def _on_answer(self) -> None:
        if self.control is None:
            if self.plan is not None and self.plan.drivers:
                self.decided.emit(self.plan)
                self.accept()
        elif not self.control.problem:
            self._answer(self.control.answer, self.control)

    def _answer(self, value: Json, control: RequestControl) -> None:
        try:
            self._rounds[self._place].driver.answer(value, control.how)
        except QuireError as error:
            self._say(error.message)
            return
        self._show()

    @Slot()
    def _on_decide(self) -> None:
        try:
            self._rounds[self._place].driver.auto_answer()
        except QuireError as error:
            self._say(error.message)
            return
        self._show()

    @Slot()
    def _on_previous(self) -> None:
        """Go back by one question, to the game before where this one has none."""
        place = min(self._place, len(self._rounds) - 1)
        while place >= 0 and not _go_back(self._rounds[place].driver):
            place -= 1
        if place >= 0:
            self._place = place
        self._show()

    def _say(self, message: Message) -> None:
        self._seat.show_problem(render(message))

    # ------------------------------------------------------------------------------------------------ what it does

    def _show_results(self) -> None:
        """Carry it out on copies, and say of each what it would do."""
        drivers: dict[str, Driver] = {}
        departures: dict[str, tuple[AnswerDifference, ...]] = {}
        out = dict(self._out)
        for each in self._rounds:
            for id_ in (each.asked, *each.others):
                if id_ == each.asked and self.undertaking.request_procedure is None:
                    drivers[id_] = each.driver
                    continue
                try:
                    alike = self._alike(id_, reusable_answers(each.driver))
                except QuireError as error:
                    out[id_] = error.message
                    continue
                drivers[id_], departures[id_] = alike.driver, alike.differences
        self._show_plan(drivers, departures, out)

    def _alike(self, id_: str, answers: Mapping[str, Json]) -> PartyRun:
        """Carry it out on a copy of somebody, with the answers that were given.

        Raises:
            QuireError: It cannot be done with him.
        """
        system = self._people[id_].sheet.system.id
        script = self.undertaking.script(system, answers)
        return run_with_answers(self.undertaking.procedures[system], self._situation(id_), self._seeds[id_], script)

    def _show_plan(
        self,
        drivers: dict[str, Driver],
        departures: Mapping[str, tuple[AnswerDifference, ...]],
        out: Mapping[str, Message],
    ) -> None:
        self.plan = PartyPlan(self._label(), {id_: drivers[id_] for id_ in self._people if id_ in drivers})
        entries = []
        for id_, character in self._people.items():
            if id_ in drivers:
                say = translator_of(character.sheet.system.id)
                otherwise = self._otherwise(departures.get(id_, ()), say)
                detail = " · ".join([*effects(character.sheet, drivers[id_]), *otherwise])
                entries.append(ListItem(character.title, detail, icon="check", key=id_))
            else:
                reason = self.tr("Left out: {reason}").format(reason=render(out[id_]))
                entries.append(ListItem(character.title, reason, icon="minus", ink="muted", key=id_))
        self._results.show_items(entries)
        self.whom_label.setText("")
        self.whom_label.hide()
        self.due_label.setText(self.tr("Result for each character"))
        self.answer_button.setEnabled(bool(drivers))
        (self.answer_button if drivers else self.cancel_button).setFocus()

    def _label(self) -> str:
        """Return what each history calls it: the action, and what was answered."""
        given = (words_given(each.driver) for each in self._rounds)
        words = shorten(" / ".join(dict.fromkeys(text for text in given if text)))
        title = title_of(self.undertaking)
        return self.tr("{action}: {given}").format(action=title, given=words) if words else title

    def _otherwise(self, departures: tuple[AnswerDifference, ...], say: Translate) -> list[str]:
        if not departures:
            return []
        labels = ", ".join(said(each.label, say) for each in departures)
        return [self.tr("decided by Quire: {what}").format(what=labels)]


def _has_question(driver: Driver) -> bool:
    """Return whether anything was asked before, apart from what was only shown."""
    return any(not isinstance(each, Show) for each in driver.requests[: len(driver.answers)])


def _go_back(driver: Driver) -> bool:
    """Go back by one question, past what was only shown; tell whether there was one."""
    if not _has_question(driver):
        return False
    driver.back()
    while isinstance(driver.request, Show):
        driver.back()
    return True


def words_given(driver: Driver) -> str:
    """Say in a few words what was chosen and typed in a run; what was left empty or at nothing is not told.

    A choice that only says what is counted ("Rounds") goes with the number ("Rounds 8", "8 rounds").
    """
    answers = zip(driver.requests, driver.answers, strict=True)
    words = [_answered(request, each.answer) for request, each in answers if each.answer not in ("", 0, [])]
    told = dict.fromkeys(each for each in words if each)
    return ", ".join(each for each in told if not any(_says(other, each) for other in told))


def _says(text: str, choice: str) -> bool:
    """Return whether an answer says what was chosen before, and how many of it."""
    words, chosen = text.casefold(), choice.casefold()
    return words != chosen and (words.startswith(f"{chosen} ") or words.endswith(f" {chosen}"))


def _answered(request: Request, answer: Json) -> str:
    """Return an answer in words, a number without a unit with what it counts; "" for dice and what is only shown."""
    if not isinstance(request, Choose | Enter):
        return ""
    words = answer_text(request, answer)
    is_bare = isinstance(request, Enter) and not request.unit and not isinstance(answer, str)
    return f"{request.label} {words}" if is_bare else words
