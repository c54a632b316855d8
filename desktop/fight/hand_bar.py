"""The bar for damage and healing by hand: who, how much, where, and the two buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu

from core.character.edits import Edit
from core.errors import QuireError
from core.messages import localize_text
from core.play.interventions import ByHand
from desktop.fight import hand_changes
from desktop.fight.hand_changes import HandChange, Place
from desktop.theme import px

if TYPE_CHECKING:
    from desktop.fight.fight_view import FightView

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_SHORT: Final = 16
"""Letters of what a place means that are shown with its name."""
_NAME: Final = 180
"""Most width of a name, at 100 %."""
_MOST_LISTED: Final = 60
"""Fighters in the menu; of more, those selected in the columns are hurt."""


class HandBar(QObject):
    """Connects the bar's widgets with the fight.

    Signals:
        trouble: An action failed; a `Message`.
        done: A change was applied.
        entered: A change was made with Enter, so that the keys decide again.

    Args:
        view: The window.
    """

    trouble = Signal(object)
    done = Signal()
    entered = Signal()

    def __init__(self, view: FightView) -> None:
        super().__init__(view)
        self._run = view.run
        self._who, self._amount, self._place = view.hand_who_button, view.hand_amount_spin, view.hand_place_combo
        self._columns = view.hand_columns
        self._damage, self._heal = view.hand_damage_button, view.hand_heal_button
        self._enter_button = self._damage
        self._placed: object = None
        self._chosen: tuple[int, ...] = ()
        self._menu = QMenu(self._who)
        self._who.setMenu(self._menu)
        self._menu.aboutToShow.connect(self._fill_menu)
        self._damage.clicked.connect(self._on_damage)
        self._heal.clicked.connect(self._on_heal)
        self._amount.valueChanged.connect(self._show_state)
        for part in (self._amount, self._place):
            part.installEventFilter(self)
        self._show_state()

    @property
    def chosen(self) -> tuple[int, ...]:
        """The fighters whom a change will affect."""
        count = len(self._run.fight.participants)
        return tuple(each for each in self._chosen if each < count)

    def choose(self, participants: Sequence[int]) -> None:
        """Choose the fighters."""
        self._chosen = tuple(sorted(participants))
        self._show_places()
        self._show_state()

    def _show_places(self) -> None:
        """Offer the places of the first fighter, and keep the chosen one."""
        sheet = self._run.fight.sheets[self.chosen[0]] if self.chosen else None
        if sheet is None or self._placed is sheet.character:
            return
        self._placed, before = sheet.character, self._place.currentData()
        places = hand_changes.damage_places(sheet)
        self._place.clear()
        translate = self._run.fight.translate
        for each in places:
            label, about = localize_text(each.label, translate), localize_text(each.about, translate)
            self._place.addItem(f"{label} · {about}" if about and len(about) <= _SHORT else label, each)
            if isinstance(before, Place) and before.option == each.option and before.request == each.request:
                self._place.setCurrentIndex(self._place.count() - 1)
        self._place.setVisible(bool(places))
        view = self._place.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + px(16))
        self._columns.fit()

    @Slot()
    def _show_state(self) -> None:
        names = [self._run.fight.participants[each].name for each in self.chosen]
        text = names[0] if len(names) == 1 else self.tr("%n fighter(s)", "", len(names))
        metrics = self._who.fontMetrics()
        self._who.setText(metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, px(_NAME)).replace("&", "&&"))
        self._columns.fit()
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
        """Go to the amount; Enter then hurts or heals.

        Args:
            participant: The fighter; None for those who are chosen.
            is_healing: Whether Enter heals.
        """
        if participant is not None:
            self.choose((participant,))
        self._enter_button = self._heal if is_healing else self._damage
        self._amount.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._amount.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Hurt or heal with Enter in the amount or the place."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _ENTER:
            self._amount.interpretText()
            if self._enter_button.isEnabled():
                self._enter_button.click()
                self.entered.emit()
            return True
        return super().eventFilter(watched, event)

    @Slot()
    def _on_damage(self) -> None:
        fight, chosen, amount = self._run.fight, self._place.currentData(), self._amount.value()
        place, seed = chosen if isinstance(chosen, Place) else None, len(fight.answers)
        self._apply(lambda who: hand_changes.damage(fight, who, amount, place, f"{seed}/{who}"))

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
