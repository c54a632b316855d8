"""The bar for damage and healing by hand: who, how much, and the two buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QMenu, QPushButton, QToolButton, QWidget

from core.character.edits import Edit
from core.errors import QuireError
from core.play.interventions import ByHand
from desktop.fight import hand_changes
from desktop.fight.fight_run import FightRun
from desktop.fight.hand_changes import HandChange
from desktop.widgets.number_box import NumberBox

_MOST_LISTED: Final = 60
"""Fighters in the menu; of more, those selected in the columns are hurt."""


class HandBar(QObject):
    """Connects the bar's widgets with the fight.

    Signals:
        trouble: An action failed; a `Message`.
        done: A change was applied.

    Args:
        run: The fight.
        who: Opens the menu of fighters.
        amount: The points.
        damage, heal: The buttons.
        parent: Its owner.
    """

    trouble = Signal(object)
    done = Signal()

    def __init__(
        self,
        run: FightRun,
        who: QToolButton,
        amount: NumberBox,
        damage: QPushButton,
        heal: QPushButton,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._run = run
        self._who, self._amount, self._damage, self._heal = who, amount, damage, heal
        self._chosen: tuple[int, ...] = ()
        self._menu = QMenu(who)
        who.setMenu(self._menu)
        self._menu.aboutToShow.connect(self._fill_menu)
        damage.clicked.connect(self._on_damage)
        heal.clicked.connect(self._on_heal)
        amount.valueChanged.connect(self._show_state)
        self._show_state()

    @property
    def chosen(self) -> tuple[int, ...]:
        """The fighters whom a change will affect."""
        count = len(self._run.fight.participants)
        return tuple(each for each in self._chosen if each < count)

    def choose(self, participants: Sequence[int]) -> None:
        """Choose the fighters."""
        self._chosen = tuple(sorted(participants))
        self._show_state()

    @Slot()
    def _show_state(self) -> None:
        names = [self._run.fight.participants[each].name for each in self.chosen]
        text = names[0] if len(names) == 1 else self.tr("%n fighter(s)", "", len(names))
        self._who.setText(text)
        self._who.setAccessibleName(self.tr("By hand: {names}").format(names=", ".join(names)))
        is_ready = bool(names) and self._amount.value() > 0 and not self._run.fight.is_over
        self._damage.setEnabled(is_ready)
        self._heal.setEnabled(is_ready)

    @Slot()
    def _fill_menu(self) -> None:
        self._menu.clear()
        for participant, each in enumerate(self._run.fight.participants[:_MOST_LISTED]):
            action = self._menu.addAction(each.name)
            action.setCheckable(True)
            action.setChecked(participant in self._chosen)
            action.toggled.connect(lambda is_on, who=participant: self._on_ticked(who, is_on=is_on))

    def _on_ticked(self, participant: int, *, is_on: bool) -> None:
        kept = set(self._chosen) | {participant} if is_on else set(self._chosen) - {participant}
        self.choose(tuple(kept))

    def focus_on(self, participant: int | None, *, is_healing: bool) -> None:
        """Go to the amount, for the fighter who acts; Enter then hurts or heals."""
        if participant is not None:
            self.choose((participant,))
        button = self._heal if is_healing else self._damage
        QWidget.setTabOrder(self._amount, button)
        self._amount.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._amount.selectAll()

    @Slot()
    def _on_damage(self) -> None:
        answers = len(self._run.fight.answers)
        self._apply(lambda who: hand_changes.damage(self._run.fight, who, self._amount.value(), f"{answers}/{who}"))

    @Slot()
    def _on_heal(self) -> None:
        self._apply(lambda who: hand_changes.healing(self._run.fight, who, self._amount.value()))

    def step(self, participant: int, vital: int, points: int) -> None:
        """Count a vital of a fighter by some points."""
        self._apply(lambda who: hand_changes.step(self._run.fight, who, vital, points), (participant,))

    def _apply(self, make: Callable[[int], HandChange | None], whom: Sequence[int] | None = None) -> None:
        """Make the changes of all chosen fighters, then apply them; one who cannot take it is reported."""
        changes: list[tuple[int, Edit, ByHand]] = []
        try:
            for participant in self.chosen if whom is None else whom:
                if (change := make(participant)) is not None:
                    changes.append((participant, change.edit, change.note))
        except QuireError as error:
            self.trouble.emit(error.message)
        if self._run.is_rewinding or not changes:
            return
        try:
            self._run.change_by_hand(changes)
        except QuireError as error:
            self.trouble.emit(error.message)
        self.done.emit()
