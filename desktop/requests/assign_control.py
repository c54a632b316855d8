"""Control of `Assign`: assign scores to slots by dragging, clicking or typing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from core.character.edits import Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.procedures.requests import Assign
from desktop.address_labels import translate_text
from desktop.layout_parts import nest
from desktop.requests.comparison import Comparison
from desktop.requests.request_control import RequestControl, as_mapping
from desktop.requests.request_frame import card, label
from desktop.requests.score_widgets import ScoreChip, SlotCard
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.draggable_button import DraggableButton

_IN_A_ROW: Final = 5
_MOST_OFFERED: Final = 3
SLOT_ROOM: Final = 124
"""Width of the narrowest slot with its spacing."""


class AssignControl(RequestControl):
    """The control of `Assign`."""

    request: Assign

    def __init__(self, request: Assign, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(request, sheet, parent)
        self._placed: dict[str, int] = {}
        self._held: int | None = None
        self._typed = ""
        frame, inside = card(self, margin=16)
        self._chip_row = QHBoxLayout()
        self._chip_row.setSpacing(px(8))
        self._chip_row.addWidget(label(frame, "heading", request.label, wraps=True), 1)
        self._to_place = label(frame, "label", self.tr("to assign"))
        self._chip_row.addWidget(self._to_place)
        self.chips = [ScoreChip(position, value, frame) for position, value in enumerate(request.values)]
        for chip in self.chips:
            self._chip_row.addWidget(chip)
            chip.clicked.connect(self._on_chip)
            self._listen(chip)
        nest(inside, self._chip_row)
        self._grid = QGridLayout()
        self._grid.setSpacing(px(12))
        self._in_a_row = 0
        self.slots = [
            SlotCard(each.key, each.label, self._about(each.address, each.about), frame) for each in request.slots
        ]
        for slot in self.slots:
            slot.clicked.connect(self._on_slot)
            slot.typed.connect(self._on_typed)
            slot.cleared.connect(self._on_cleared)
            self._listen(slot)
        nest(inside, self._grid)
        foot = QHBoxLayout()
        hint = self.tr(
            "Assign each score to one attribute: type it there, or click the score and then the attribute. "
            "Delete clears."
        )
        self._hint = label(frame, "label", hint, wraps=True)
        foot.addWidget(self._hint, 1)
        self.clear_button = QPushButton(self.tr("&Clear"), frame)
        self.clear_button.setProperty("role", "quiet")
        self.clear_button.clicked.connect(self._on_clear)
        foot.addWidget(self.clear_button)
        nest(inside, foot)
        self.rows.addWidget(frame)
        self.rows.addStretch(1)
        self._lay_out(_IN_A_ROW)
        self._drag_label = QLabel(self)
        self._drag_label.setProperty("role", "name")
        self._drag_label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._drag_label.hide()
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Lay out as many slots in a row as fit."""
        super().resizeEvent(event)
        self._lay_out(max(1, min(_IN_A_ROW, (self.width() - px(20)) // px(SLOT_ROOM))))

    def _lay_out(self, in_a_row: int) -> None:
        if in_a_row == self._in_a_row:
            return
        self._in_a_row = in_a_row
        for slot in self.slots:
            self._grid.removeWidget(slot)
        for index, slot in enumerate(self.slots):
            self._grid.addWidget(slot, index // in_a_row, index % in_a_row)

    def _listen(self, draggable: DraggableButton) -> None:
        draggable.moved.connect(self._on_moved)
        draggable.dragged.connect(self._on_dragged)
        draggable.dropped.connect(self._on_dropped)
        draggable.drag_cancelled.connect(self._on_drag_cancelled)
        draggable.installEventFilter(self)

    def _about(self, address: str, about: str) -> str:
        """Return the description of a slot: the request's, else the help of its family member."""
        if about or not address:
            return about
        field = self.sheet.system.fields.get(address)
        member = next(
            (
                each
                for members in self.sheet.system.families.values()
                for each in members
                if field is not None and each.key == field.member
            ),
            None,
        )
        return translate_text(self.sheet.system, member.help) if member is not None else ""

    # ---------------------------------------------------------------------------------------------------- the answer

    @property
    def answer(self) -> Json:
        """The position of the score for each slot."""
        return dict(self._placed)

    @property
    def problem(self) -> str:
        """How many scores are left to assign."""
        missing = len(self.slots) - len(self._placed)
        return self.tr("{number} left to assign").format(number=missing) if missing else super().problem

    @property
    def progress(self) -> str:
        """How many scores are assigned."""
        return self.tr("{placed} of {all}").format(placed=len(self._placed), all=len(self.slots))

    @property
    def edits(self) -> tuple[Edit, ...]:
        """The scores assigned so far."""
        addresses = {each.key: each.address for each in self.request.slots}
        return tuple(
            SetValue(addresses[key], self.request.values[position])
            for key, position in self._placed.items()
            if addresses[key]
        )

    @property
    def comparison(self) -> Comparison | None:
        """Compare the scores that could go to the focused slot."""
        slot = self._focused_slot()
        if slot is None:
            return None
        address = next(each.address for each in self.request.slots if each.key == slot.key)
        own = [self._placed[slot.key]] if slot.key in self._placed else []
        values = list(dict.fromkeys(self.request.values[each] for each in [*own, *self._free()]))
        if not address or len(values) < 2:  # noqa: PLR2004 - one number leaves nothing to weigh
            return None
        values = values[:_MOST_OFFERED]
        held_value = None if self._held is None else self.request.values[self._held]
        title = self.tr("Which score for {place}?").format(place=slot.name)
        heads = tuple(map(str, values))
        current = values.index(held_value) if held_value in values and slot.value is None else 0 if own else -1
        return Comparison(
            title, heads, tuple((SetValue(address, value),) for value in values), current, is_additional=True
        )

    @property
    def unfinished(self) -> Mapping[str, Json]:
        """The scores assigned so far."""
        return {"placed": dict(self._placed)}

    def restore(self, unfinished: Mapping[str, Json]) -> None:
        """Restore the assigned scores."""
        self.set_answer(as_mapping(unfinished.get("placed")))

    def set_answer(self, answer: Json) -> None:
        """Assign these scores, as far as they exist."""
        keys = {slot.key for slot in self.slots}
        self._placed = {}
        for key, position in as_mapping(answer).items():
            is_there = isinstance(position, int) and 0 <= position < len(self.chips)
            if key in keys and is_there and isinstance(position, int) and position not in self._placed.values():
                self._placed[key] = position
        self._held = None
        self._show()

    def embed_in_page(self, *, is_first: bool) -> None:
        """Move the hint to the tool tips of the slots; the card has the label."""
        for slot in self.slots:
            slot.setToolTip(escape_tool_tip("\n".join(part for part in (slot.about, self._hint.text()) if part)))
        self._hint.hide()
        self.clear_button.hide()

    @property
    def advances_when_complete(self) -> bool:
        """The last assigned score completes the answer."""
        return True

    def take_focus(self) -> None:
        """Focus the first empty slot."""
        empty = [slot for slot in self.slots if slot.key not in self._placed]
        (empty or self.slots)[0].setFocus()

    # ------------------------------------------------------------------------------------------------------- placing

    def assign(self, position: int, key: str) -> None:
        """Assign a score to a slot; the previous one is freed, or swapped."""
        before = next((slot for slot, own in self._placed.items() if own == position), "")
        other = self._placed.get(key)
        if before:
            del self._placed[before]
        if other is not None and before and before != key:
            self._placed[before] = other
        self._placed[key] = position
        self._held = None
        self._show()
        self.changed.emit()

    def _unassign(self, key: str) -> None:
        if key in self._placed:
            self._held = self._placed.pop(key)
            self._show()
            self.changed.emit()

    def _free(self) -> list[int]:
        used = set(self._placed.values())
        return [position for position in range(len(self.chips)) if position not in used]

    def _show(self) -> None:
        """Update chips and slots."""
        free = self._free()
        if self._held not in free:
            ranked = sorted(free, key=lambda free_position: -self.request.values[free_position])
            self._held = ranked[0] if ranked and len(self._placed) < len(self.slots) else None
        for chip in self.chips:
            chip.setVisible(chip.position in free)
            chip.set_held(is_held=chip.position == self._held)
        held = [free_position for free_position in free if free_position == self._held]
        values = list(dict.fromkeys(self.request.values[free_position] for free_position in (*held, *free)))
        many = values[:_MOST_OFFERED]
        few = self.tr(" or ").join(map(str, many)), ", ".join(map(str, many))
        first = f"{values[0]} …" if values else ""
        offers = (*few, first) if len(values) <= _MOST_OFFERED else (first,)
        for slot in self.slots:
            position = self._placed.get(slot.key)
            slot.show_value(None if position is None else self.request.values[position])
            slot.show_suggestion(*offers)
        self._to_place.setVisible(bool(free))
        self.clear_button.setEnabled(bool(self._placed))

    # --------------------------------------------------------------------------------------------------------- hands

    def _focused_slot(self) -> SlotCard | None:
        return next((slot for slot in self.slots if slot.hasFocus()), None)

    @Slot()
    def _on_chip(self) -> None:
        chip = self.sender()
        if isinstance(chip, ScoreChip):
            self._held = chip.position
            self._show()
            self.changed.emit()

    @Slot()
    def _on_slot(self) -> None:
        """Assign the held score, or take the one of this slot."""
        slot = self.sender()
        if not isinstance(slot, SlotCard):
            return
        self._typed = ""
        if slot.key in self._placed:
            if len(self._placed) == len(self.slots):
                self.submitted.emit()
            else:
                self._unassign(slot.key)
        elif self._held is not None:
            self.assign(self._held, slot.key)
            self._focus_next(slot)

    @Slot(str)
    def _on_typed(self, digit: str) -> None:
        """Assign a score as soon as its digits are unambiguous."""
        slot = self.sender()
        if not isinstance(slot, SlotCard):
            return
        self._typed += digit.replace("−", "-")
        own = [self._placed[slot.key]] if slot.key in self._placed else []
        positions = {str(self.request.values[index]): index for index in reversed([*own, *self._free()])}
        matches = [text for text in positions if text.startswith(self._typed)]
        if not matches:
            self._typed = digit if any(text.startswith(digit) for text in positions) else ""
            matches = [text for text in positions if self._typed and text.startswith(self._typed)]
        if self._typed in positions and len(matches) == 1:
            position, self._typed = positions[self._typed], ""
            self.assign(position, slot.key)
            self._focus_next(slot)
        elif len(matches) == 1 and matches[0] != self._typed:
            slot.show_suggestion(self._typed + "…")

    @Slot()
    def _on_cleared(self) -> None:
        slot = self.sender()
        self._typed = ""
        if isinstance(slot, SlotCard):
            self._unassign(slot.key)

    @Slot()
    def _on_clear(self) -> None:
        self._placed.clear()
        self._held = None
        self._show()
        self.take_focus()
        self.changed.emit()

    def _focus_next(self, slot: SlotCard) -> None:
        """Focus the next empty slot."""
        start = self.slots.index(slot)
        order = self.slots[start + 1 :] + self.slots[:start]
        following = next((each for each in order if each.key not in self._placed), None)
        (following or slot).setFocus()
        self.changed.emit()

    @Slot(int, int)
    def _on_moved(self, right: int, down: int) -> None:
        """Move the focus among slots and chips."""
        widget = self.sender()
        self._typed = ""
        if isinstance(widget, SlotCard):
            index = self.slots.index(widget) + right + down * self._in_a_row
            if 0 <= index < len(self.slots):
                self.slots[index].setFocus()
            elif down < 0:
                next((chip for chip in self.chips if chip.is_held), self.slots[0]).setFocus()
        elif isinstance(widget, ScoreChip):
            row = [chip for chip in self.chips if chip.isVisibleTo(self)]
            if down > 0:
                self.slots[0].setFocus()
            else:
                row[max(0, min(len(row) - 1, row.index(widget) + right))].setFocus()
        self.changed.emit()

    @Slot(QPoint)
    def _on_dragged(self, pointer: QPoint) -> None:
        """Show the score at the mouse pointer."""
        source = self.sender()
        value = source.value if isinstance(source, ScoreChip | SlotCard) else None
        self._drag_label.setText(str(value))
        self._drag_label.adjustSize()
        self._drag_label.move(self.mapFromGlobal(pointer) + QPoint(px(8), px(4)))
        self._drag_label.show()
        self._drag_label.raise_()

    @Slot()
    def _on_drag_cancelled(self) -> None:
        """Leave the score where it was."""
        self._drag_label.hide()

    @Slot(QPoint)
    def _on_dropped(self, pointer: QPoint) -> None:
        """Assign the score to the slot under the mouse, else free it."""
        source = self.sender()
        self._drag_label.hide()
        target = next((slot for slot in self.slots if slot.rect().contains(slot.mapFromGlobal(pointer))), None)
        position = source.position if isinstance(source, ScoreChip) else None
        if isinstance(source, SlotCard):
            position = self._placed.get(source.key)
        if target is not None and position is not None:
            self.assign(position, target.key)
            target.setFocus()
        elif isinstance(source, SlotCard):
            self._unassign(source.key)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Update the comparison when the focus moves."""
        if event.type() == QEvent.Type.FocusIn:
            self._typed = ""
            self.changed.emit()
        return super().eventFilter(watched, event)
