"""Dialog of a party action: asks its requests once, previews each result, emits the action."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QDialog, QLabel, QListView, QPushButton, QScrollArea, QWidget

from core.character.json_values import Json
from core.errors import NumberError, QuireError
from core.messages import Message, Translate, localize_text
from core.play.party_procedure import AnswerDifference, PartyProcedure, PartyRun, reusable_answers, run_with_answers
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.procedures.requests import Roll, Show
from desktop import theme
from desktop.forms import load_form
from desktop.library.drafts import new_seed
from desktop.list_items import ListItem, ListItemDelegate, ListItemModel
from desktop.messages import render, translator_of
from desktop.party.party_actions import action_title
from desktop.party.party_answers import action_label
from desktop.party.party_effects import action_effects
from desktop.party.party_runner import PreparedAction
from desktop.requests import RequestControl, RequestHost
from desktop.sheet.open_character import OpenCharacter

_ICON_COLUMN = 16


@dataclass(slots=True)
class _QuestionRound:
    """The requests of one game, or those asked once for all games.

    Attributes:
        first_id: Id of the character whose run asks.
        driver: The run of that character.
        other_ids: Ids of the others.
    """

    first_id: str
    driver: Driver
    other_ids: tuple[str, ...]


class PartyActionDialog(QDialog):
    """Asks the requests, shows the results, and emits the prepared action.

    Args:
        action: The action.
        people: The characters, by id.
        parent: The window of the party.
        answers: Answers that were given before, by the keys of their requests.

    Signals:
        decided: The action is to be applied; a `PreparedAction`.
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
        self,
        procedure: PartyProcedure,
        people: Mapping[str, OpenCharacter],
        parent: QWidget | None = None,
        answers: Mapping[str, Json] | None = None,
    ) -> None:
        super().__init__(parent)
        load_form(self, "party_action")
        self.action = procedure
        self._request_host = RequestHost(self.control_host, self.answer_button, self.problem_label, self)
        self._people = dict(people)
        self._left_out: dict[str, Message] = {}
        self._seeds = {id_: new_seed() for id_ in people}
        self._rounds = self._start_rounds()
        for round_ in self._rounds:
            while answers and round_.driver.answer_from(answers):
                pass
        self._round_index = 0
        self.prepared: PreparedAction | None = None
        self._results = ListItemModel(self)
        self.result_list.setModel(self._results)
        self.result_list.setItemDelegate(ListItemDelegate(self, wraps=True, left=_ICON_COLUMN))
        self.control_area.viewport().setAutoFillBackground(False)
        self.title_label.setText(action_title(procedure))
        self.setWindowTitle(action_title(procedure))
        self.answer_button.clicked.connect(self._on_answer)
        self._request_host.submitted.connect(self._on_answer)
        self.decide_button.clicked.connect(self._on_decide)
        self.previous_button.clicked.connect(self._on_previous)
        self.cancel_button.clicked.connect(self.reject)
        theme.apply_icons(self)
        self._show()

    @property
    def control(self) -> RequestControl | None:
        """The control of the current request, or None."""
        return self._request_host.control

    @property
    def results(self) -> Sequence[ListItem]:
        """The results for each character, once everything is answered."""
        return self._results.items

    # ------------------------------------------------------------------------------------------------ who is asked

    def _start_rounds(self) -> list[_QuestionRound]:
        """Start a run for the first possible character of each game; the others are left out with a reason."""
        rounds: dict[str, _QuestionRound] = {}
        question = self.action.request_procedure
        for id_, character in self._people.items():
            sheet = character.sheet
            procedure = self.action.procedures.get(sheet.system.id)
            reason = self.action.closed(sheet)
            if procedure is None or reason is not None:
                self._left_out[id_] = reason or Message("together_closed", "Not possible now.")
                continue
            group = sheet.system.id if question is None else ""
            round_ = rounds.get(group)
            if round_ is not None:
                round_.other_ids = (*round_.other_ids, id_)
                continue
            try:
                driver = self._start_driver(id_)
            except QuireError as error:
                self._left_out[id_] = error.message
                continue
            rounds[group] = _QuestionRound(id_, driver, ())
        return list(rounds.values())

    def _start_driver(self, id_: str) -> Driver:
        """Start the run of a character that asks.

        Raises:
            QuireError: The action is not possible for this character.
        """
        system = self._people[id_].sheet.system.id
        procedure = self.action.request_procedure or self.action.procedures[system]
        driver = Driver(procedure, self._situation(id_), self._seeds[id_])
        driver.translate = translator_of(system)
        return driver

    def _situation(self, id_: str) -> Situation:
        character = self._people[id_]
        return Situation((character.sheet.copy(random.Random()),), character.setting.setting)

    # --------------------------------------------------------------------------------------------------- what it shows

    def _show(self) -> None:
        """Show the current request; finished rounds are skipped.

        Requests that only show something are skipped, too: the results follow for every character.
        """
        while self._round_index < len(self._rounds) and self._is_answered(self._rounds[self._round_index].driver):
            self._round_index += 1
        is_over = self._round_index >= len(self._rounds)
        self._request_host.clear()
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
            self._show_request(self._rounds[self._round_index])

    @staticmethod
    def _is_answered(driver: Driver) -> bool:
        """Return whether a run has no request left."""
        while isinstance(driver.request, Show):
            driver.auto_answer()
        return driver.is_finished

    def _show_request(self, round_: _QuestionRound) -> None:
        request = round_.driver.request
        if request is None:
            return
        names = [self._people[id_].title for id_ in (round_.first_id, *round_.other_ids)]
        system = self._people[round_.first_id].sheet.system
        is_roll = isinstance(request, Roll)
        names_text = ", ".join(names)
        if len(self._rounds) > 1:
            names_text = f"{system.name}: {names_text}"
        self.whom_label.setText(names_text)
        self.due_label.setText(request.label)
        notes = [request.help]
        if is_roll and round_.other_ids:
            notes.append(self.tr("Dice for {name}; the others roll their own.").format(name=names[0]))
        elif round_.other_ids and self.action.request_procedure is None:
            notes.append(self.tr("Asked once for all, using the numbers of {name}.").format(name=names[0]))
        self.due_help_label.setText(" ".join(note for note in notes if note))
        self.due_help_label.setVisible(bool(self.due_help_label.text()))
        self.decide_button.setText(self.tr("&Roll") if is_roll else self.tr("&Decide for me"))
        suggestion = round_.driver.suggestion
        self._request_host.show_request(request, round_.driver.sheets[0])
        self._request_host.take_focus(None if suggestion is None else suggestion.answer)

    # ------------------------------------------------------------------------------------------------- answering

    @Slot()
    def _on_answer(self) -> None:
        if self.control is None:
            if self.prepared is not None and self.prepared.drivers:
                self.decided.emit(self.prepared)
                self.accept()
        elif not self.control.problem:
            self._answer(self.control.answer, self.control)

    def _answer(self, value: Json, control: RequestControl) -> None:
        self._move(lambda driver: driver.answer(value, control.how))

    @Slot()
    def _on_decide(self) -> None:
        self._move(Driver.auto_answer)

    def _move(self, answer: Callable[[Driver], None]) -> None:
        """Answer the current request; if a number of the asked character cannot be used, ask the next one instead."""
        round_ = self._rounds[self._round_index]
        try:
            answer(round_.driver)
        except QuireError as error:
            is_alone = len(self._people) - len(self._left_out) == 1
            if is_alone or not isinstance(error, NumberError):
                self._show_problem(error.message)
                return
            self._leave_out_asked(round_, error.message)
        self._show()

    def _leave_out_asked(self, round_: _QuestionRound, reason: Message) -> None:
        """Leave out the asked character, and ask the next one of its game what the answers so far do not say."""
        answers = reusable_answers(round_.driver)
        self._left_out[round_.first_id] = reason
        while round_.other_ids:
            round_.first_id, *others = round_.other_ids
            round_.other_ids = tuple(others)
            try:
                round_.driver = self._start_driver(round_.first_id)
                while round_.driver.answer_from(answers):
                    pass
            except QuireError as error:
                self._left_out[round_.first_id] = error.message
            else:
                return
        self._rounds.remove(round_)

    @Slot()
    def _on_previous(self) -> None:
        """Go back by one request, to the previous game if this one has none."""
        index = min(self._round_index, len(self._rounds) - 1)
        while index >= 0 and not _go_back(self._rounds[index].driver):
            index -= 1
        if index >= 0:
            self._round_index = index
        self._show()

    def _show_problem(self, message: Message) -> None:
        self._request_host.show_problem(render(message))

    # ------------------------------------------------------------------------------------------------ what it does

    def _show_results(self) -> None:
        """Run the action on copies, and show the result for each character."""
        drivers: dict[str, Driver] = {}
        differences: dict[str, tuple[AnswerDifference, ...]] = {}
        left_out = dict(self._left_out)
        for round_ in self._rounds:
            for id_ in (round_.first_id, *round_.other_ids):
                if id_ == round_.first_id and self.action.request_procedure is None:
                    drivers[id_] = round_.driver
                    continue
                try:
                    run = self._run_alike(id_, reusable_answers(round_.driver))
                except QuireError as error:
                    left_out[id_] = error.message
                    continue
                drivers[id_], differences[id_] = run.driver, run.differences
        self._show_prepared(drivers, differences, left_out)

    def _run_alike(self, id_: str, answers: Mapping[str, Json]) -> PartyRun:
        """Run the action on a copy of a character, with the given answers.

        Raises:
            QuireError: The action is not possible for this character.
        """
        system = self._people[id_].sheet.system.id
        script = self.action.script(system, answers)
        return run_with_answers(self.action.procedures[system], self._situation(id_), self._seeds[id_], script)

    def _show_prepared(
        self,
        drivers: dict[str, Driver],
        differences: Mapping[str, tuple[AnswerDifference, ...]],
        left_out: Mapping[str, Message],
    ) -> None:
        self.prepared = PreparedAction(
            action_label(self.action, [each.driver for each in self._rounds]),
            {id_: drivers[id_] for id_ in self._people if id_ in drivers},
        )
        entries = []
        for id_, character in self._people.items():
            if id_ in drivers:
                say = translator_of(character.sheet.system.id)
                decided = self._differences_text(differences.get(id_, ()), say)
                detail = " · ".join([*action_effects(character.sheet, drivers[id_]), *decided])
                entries.append(ListItem(character.title, detail, icon="check", key=id_))
            else:
                reason = self.tr("Left out: {reason}").format(reason=render(left_out[id_]))
                entries.append(ListItem(character.title, reason, icon="minus", ink="muted", key=id_))
        self._results.show_items(entries)
        self.whom_label.setText("")
        self.whom_label.hide()
        self.due_label.setText(self.tr("Result for each character"))
        self.answer_button.setEnabled(bool(drivers))
        (self.answer_button if drivers else self.cancel_button).setFocus()

    def _differences_text(self, differences: tuple[AnswerDifference, ...], say: Translate) -> list[str]:
        if not differences:
            return []
        labels = ", ".join(localize_text(each.label, say) for each in differences)
        return [self.tr("decided by Quire: {what}").format(what=labels)]


def _has_question(driver: Driver) -> bool:
    """Return whether there is an earlier request to answer."""
    return any(not isinstance(each, Show) for each in driver.requests[: len(driver.answers)])


def _go_back(driver: Driver) -> bool:
    """Go back by one request, skipping those that only show something; returns whether there was one."""
    if not _has_question(driver):
        return False
    driver.back()
    while isinstance(driver.request, Show):
        driver.back()
    return True
