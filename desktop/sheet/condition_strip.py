"""Strip of the Play page: the conditions of a character as chips, and a button for another one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from core.errors import QuireError
from core.rules.model import FieldType
from desktop.address_labels import translate_text
from desktop.sheet.condition_chip import HEIGHT, ConditionChip
from desktop.sheet.conditions import Condition, conditions_of, end_edit
from desktop.theme import px

if TYPE_CHECKING:
    from core.procedures.durations import GameClock
    from desktop.sheet.condition_form import ConditionForm
    from desktop.sheet.open_character import OpenCharacter

_GAP: Final = 8
_LINE_GAP: Final = 6
_MOST_NAMES: Final = 100

_earlier_names: dict[str, list[str]] = {}
"""Names that people gave to conditions in this run of the program, by game."""


class ConditionStrip(QWidget):
    """Conditions of an open character.

    Args:
        character: The open character.
        list_key: The game's list of conditions; "" if it has none.
        clock: The time units of the game, if known.

    Signals:
        message_emitted: A `Message` to show.
    """

    message_emitted = Signal(object)

    def __init__(
        self,
        character: OpenCharacter,
        list_key: str = "",
        clock: GameClock | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._character = character
        self._list_key = list_key
        self._clock = clock
        self._form: ConditionForm | None = None
        self.chips: list[ConditionChip] = []
        self.label = QLabel(self.tr("Conditions"), self)
        self.label.setProperty("role", "label")
        self.add_button = QPushButton(self.tr("+ Condition"), self)
        self.add_button.setProperty("role", "add_chip")
        self.add_button.setAccessibleName(self.tr("Add a condition"))
        self.add_button.clicked.connect(self._on_add)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        character.changed.connect(self._on_changed)
        self.refresh()

    # ------------------------------------------------------------------------------------------------------- refreshing

    @Slot()
    def _on_changed(self) -> None:
        if self.isVisible():
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Catch up with edits that were made while it was hidden."""
        super().showEvent(event)
        self.refresh()

    def refresh(self) -> None:
        """Show the conditions of the sheet."""
        found = conditions_of(self._character.sheet, self._list_key, self._clock)
        if found == tuple(chip.condition for chip in self.chips):
            return
        while len(self.chips) > len(found):
            self._drop_chip(self.chips.pop())
        for chip, condition in zip(self.chips, found, strict=False):
            chip.show_condition(condition)
        for condition in found[len(self.chips) :]:
            self.chips.append(self._make_chip(condition))
        self._arrange()
        self.updateGeometry()

    def _make_chip(self, condition: Condition) -> ConditionChip:
        chip = ConditionChip(condition, self)
        chip.clicked.connect(partial(self._on_chip, chip))
        chip.end_requested.connect(partial(self._on_end, chip))
        QWidget.setTabOrder(self.chips[-1] if self.chips else self.label, chip)
        QWidget.setTabOrder(chip, self.add_button)
        chip.show()
        return chip

    def _drop_chip(self, chip: ConditionChip) -> None:
        if chip.hasFocus():
            (self.chips[-1] if self.chips else self.add_button).setFocus(Qt.FocusReason.OtherFocusReason)
        chip.hide()
        chip.setParent(None)  # not found any more; a clicked chip may still be alive
        chip.deleteLater()

    # ----------------------------------------------------------------------------------------------------------- events

    @Slot()
    def _on_add(self) -> None:
        self._open_form(self.add_button, None)

    def _on_chip(self, chip: ConditionChip) -> None:
        self._open_form(chip, chip.condition)

    def _open_form(self, anchor: QWidget, condition: Condition | None) -> None:
        if self._form is None:
            from desktop.sheet.condition_form import ConditionForm  # noqa: PLC0415 - loaded with the first condition

            self._form = ConditionForm(self.window(), self._character, self._list_key, self._clock)
            self._form.named.connect(self._on_named)
            self.destroyed.connect(self._form.deleteLater)
        self._form.ask(anchor, condition, self.names())

    def names(self) -> list[str]:
        """Return names to complete: the game's own, and those that were used before."""
        sheet = self._character.sheet
        known: dict[str, None] = dict.fromkeys(_earlier_names.get(sheet.system.id, ()))
        known.update((chip.condition.name, None) for chip in self.chips)
        for key, field in sheet.system.fields.items():
            is_own = bool(self._list_key) and key.startswith(f"{self._list_key}[].") and not key.endswith(".lasts_in")
            if is_own and field.type is FieldType.CHOICE:
                known.update((translate_text(sheet.system, each.label), None) for each in field.choices if each.key)
        return list(known)

    @Slot(str)
    def _on_named(self, name: str) -> None:
        names = _earlier_names.setdefault(self._character.sheet.system.id, [])
        names[:] = [name, *(each for each in names if each != name)][:_MOST_NAMES]

    def _on_end(self, chip: ConditionChip) -> None:
        self._character.leave_field()
        try:
            self._character.push(end_edit(self._character.sheet, chip.condition, self._list_key))
        except QuireError as error:
            self.message_emitted.emit(error.message)

    # --------------------------------------------------------------------------------------------------------- measures

    def _lay_out(self, width: int, *, is_moving: bool) -> int:
        """Arrange everything in lines; return the height."""
        left = top = 0
        for part in (self.label, *self.chips, self.add_button):
            size = part.sizeHint()
            if left and left + size.width() > width:
                left, top = 0, top + px(HEIGHT + _LINE_GAP)
            if is_moving:
                part.setGeometry(QRect(left, top, min(size.width(), max(width, 1)), px(HEIGHT)))
            left += size.width() + px(_GAP)
        return top + px(HEIGHT)

    def _arrange(self) -> None:
        self._lay_out(self.width(), is_moving=True)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Arrange the chips for the new width."""
        super().resizeEvent(event)
        self._arrange()
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """Return True: narrower strips have more lines."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """Return the height for a width."""
        return self._lay_out(width, is_moving=False)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of one line."""
        return QSize(px(400), self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the height of a line."""
        return QSize(px(120), px(HEIGHT))
