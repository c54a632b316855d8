"""A small party action in a popover: asked once, with what it would change on each character.

One character is asked; the others take the same answers and roll their own dice. What needs more room, or asks each
game by itself, is the dialog (`party_action_dialog`).
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QListView, QWidget

from core.character.json_values import Json
from core.errors import QuireError
from core.messages import Message
from core.play.party_procedure import PartyProcedure, reusable_answers, run_with_answers
from core.procedures.driver import Driver
from core.procedures.partial_run import GivenAnswers, PartialRun
from core.procedures.procedure import Procedure, Situation
from core.procedures.requests import Request, Roll
from desktop.library.drafts import new_seed
from desktop.list_items import ListItem, ListItemDelegate, ListItemModel
from desktop.messages import render
from desktop.party.party_actions import action_title
from desktop.party.party_answers import action_label
from desktop.party.party_effects import action_effects
from desktop.party.party_runner import PreparedAction
from desktop.requests.request_popover import RequestPopover
from desktop.sheet.open_character import OpenCharacter
from desktop.theme import px
from desktop.widgets.popover import WIDTH

_ICON_COLUMN: Final = 16
_LIST_HEIGHT: Final = 320
"""Greatest height of the list of characters, which then scrolls."""
_EDGES: Final = 32
_DONE: Final = "check"
"""Icon of characters that the action is possible for."""


def fits_popover(action: PartyProcedure, people: Mapping[str, OpenCharacter]) -> bool:
    """Return whether an action is small, and asked once for all these characters."""
    systems = {each.sheet.system.id for each in people.values()} & set(action.procedures)
    if action.request_procedure is not None:
        return True
    return len(systems) == 1 and all(action.procedures[each].is_popover for each in systems)


class PartyPopover(RequestPopover):
    """An action of several characters in a popover.

    Args:
        window: The window.
        action: The action, which `fits_popover`.
        people: The characters, by id.

    Signals:
        decided: The action is to be applied; a `PreparedAction`.
        outgrown: It needs more room; the answers so far.
    """

    decided = Signal(object)
    outgrown = Signal(object)

    def __init__(self, window: QWidget, action: PartyProcedure, people: Mapping[str, OpenCharacter]) -> None:
        self.action = action
        self._people = dict(people)
        self._seeds = {id_: new_seed() for id_ in people}
        self._left_out: dict[str, Message] = {}
        self._asked_id = self._find_asked()
        system = self._people[self._asked_id].sheet.system.id
        super().__init__(window, self._asking_procedure(self._asked_id), system, "", {}, types_dice=False)
        self._subject = self.tr("%n character(s)", "", len(people))
        self.title_label.setText(action_title(action))

    # ------------------------------------------------------------------------------------------------- who is asked

    def _asking_procedure(self, id_: str) -> Procedure:
        return self.action.request_procedure or self.action.procedures[self._people[id_].sheet.system.id]

    def _situation(self, id_: str) -> Situation:
        character = self._people[id_]
        return Situation((character.sheet.copy(random.Random()),), character.setting.setting)

    def _find_asked(self) -> str:
        """Return the first character with whom the action can be begun; the others before it are left out."""
        found = ""
        for id_, character in self._people.items():
            reason = self.action.closed(character.sheet)
            if reason is None and not found:
                try:
                    PartialRun(self._asking_procedure(id_), self._situation(id_), self._seeds[id_], GivenAnswers())
                except QuireError as error:
                    reason = error.message
                else:
                    found = id_
            if reason is not None:
                self._left_out[id_] = reason
        return found or next(iter(self._people))

    def start(self) -> None:
        """Run up to the first decision.

        Raises:
            QuireError: It cannot be started with any of the characters.
        """
        reason = self._left_out.get(self._asked_id)
        if reason is not None:
            raise QuireError(reason)
        super().start()

    def _start_run(self, given: GivenAnswers) -> PartialRun:
        id_ = self._asked_id
        return PartialRun(self._procedure, self._situation(id_), self._seeds[id_], given, self._translate)

    def _is_asked(self, request: Request) -> bool:
        """Each rolls by itself: typed dice could only be those of one."""
        return super()._is_asked(request) and not (isinstance(request, Roll) and len(self._people) > 1)

    # ------------------------------------------------------------------------------------------------ what is shown

    def _add_effects(self) -> None:
        self.results = ListItemModel(self)
        self.result_list = QListView(self)
        self.result_list.setObjectName("result_list")
        self.result_list.setAccessibleName(self.tr("Result for each character"))
        self.result_list.setFrameShape(QFrame.Shape.NoFrame)
        self.result_list.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.result_list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.result_list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._delegate = ListItemDelegate(self, wraps=True, left=_ICON_COLUMN)
        self.result_list.setModel(self.results)
        self.result_list.setItemDelegate(self._delegate)
        self.body.addWidget(self.result_list)

    @property
    def problem(self) -> str:
        """Why it cannot be carried out yet, or ""."""
        reason = super().problem
        if reason or any(each.icon == _DONE for each in self.results.items):
            return reason
        return self.tr("Not possible for any of them")

    def _show_effects(self) -> None:
        if self._run is not None:
            self._show_items([self._item(id_) for id_ in self._people])

    def _show_items(self, items: list[ListItem]) -> None:
        items.sort(key=lambda each: each.icon != _DONE)  # those left out come last
        self.results.show_items(items)
        width = px(WIDTH - _EDGES)
        height = sum(self._delegate.height_of(each, width) for each in items)
        self.result_list.setFixedHeight(min(height, px(_LIST_HEIGHT)))

    def _item(self, id_: str) -> ListItem:
        """Return what the action would change on a character, before any dice."""
        character, reason = self._people[id_], self._left_out.get(id_)
        run = None
        if reason is None:
            try:
                run = self._preview(id_)
                reason = run.problem
            except QuireError as error:
                reason = error.message
        if run is None or reason is not None:
            text = self.tr("Left out: {reason}").format(reason=render(reason)) if reason is not None else ""
            return ListItem(character.title, text, icon="minus", ink="muted", key=id_)
        return ListItem(character.title, self._effects_text(character, run.driver), icon=_DONE, key=id_)

    def _effects_text(self, character: OpenCharacter, driver: Driver) -> str:
        waits = isinstance(driver.request, Roll)
        if waits and not driver.journal:
            return self.tr("Depends on the dice")
        text = " · ".join(action_effects(character.sheet, driver))
        return self.tr("{effects}, then dice").format(effects=text) if waits else text

    def _preview(self, id_: str) -> PartialRun:
        """Run the action with a character, with the answers so far, up to its dice.

        Raises:
            QuireError: It is not possible with this character.
        """
        if self._run is None or (id_ == self._asked_id and self.action.request_procedure is None):
            return self._run or self._start_run(self._given())
        system = self._people[id_].sheet.system.id
        answers = dict(self.action.script(system, reusable_answers(self._run.driver)))
        procedure, situation = self.action.procedures[system], self._situation(id_)
        while True:
            run = PartialRun(procedure, situation, self._seeds[id_], GivenAnswers(answers), self._translate)
            waiting = run.waiting
            if run.problem is None or waiting is None or answers.pop(waiting.key, None) is None:
                return run  # an answer that this character cannot give is decided by itself

    # ------------------------------------------------------------------------------------------------- what is done

    def _finish(self, run: PartialRun) -> None:
        drivers: dict[str, Driver] = {}
        answers = reusable_answers(run.driver)
        for id_ in self._people:
            if id_ in self._left_out:
                continue
            if id_ == self._asked_id and self.action.request_procedure is None:
                drivers[id_] = run.driver
                continue
            try:
                drivers[id_] = self._run_alike(id_, answers)
            except QuireError as error:
                self._left_out[id_] = error.message
        self._is_over = True
        label = action_label(self.action, [run.driver])
        has_rolls = any(each.rolls for each in drivers.values())
        if has_rolls:
            self._show_results(drivers)
            self._stay(run)
        else:
            self.shut()
        self.decided.emit(PreparedAction(label, drivers, tuple(self._typed_rolls)))

    def _run_alike(self, id_: str, answers: Mapping[str, Json]) -> Driver:
        """Run the action on a copy of a character, with the given answers.

        Raises:
            QuireError: The action is not possible for this character.
        """
        system = self._people[id_].sheet.system.id
        script = self.action.script(system, answers)
        return run_with_answers(self.action.procedures[system], self._situation(id_), self._seeds[id_], script).driver

    def _show_results(self, drivers: Mapping[str, Driver]) -> None:
        """Stay, with what the dice came to for each character."""
        items = []
        for id_, character in self._people.items():
            if id_ in drivers:
                text = " · ".join(action_effects(character.sheet, drivers[id_]))
                items.append(ListItem(character.title, text, icon=_DONE, key=id_))
            else:
                items.append(self._item(id_))
        self._show_items(items)

    def renew(self) -> None:
        """Nothing is kept: each run copies the sheets as they are."""

    @Slot()
    def continue_elsewhere(self) -> None:
        """Close, and hand over the answers so far."""
        driver = self.driver
        if driver is not None:
            self.shut()
            self.outgrown.emit(reusable_answers(driver))
