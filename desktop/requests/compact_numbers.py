"""Compact controls of `Allocate` and `Roll`: points in rows with − and +, and a box for each die."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QWidget

from core.character.formula_display import to_typographic
from core.character.json_values import Json
from core.procedures.allocation import Target
from core.procedures.number_input import parse_whole
from core.procedures.partial_run import AskedRequest, count_dice
from core.procedures.requests import Allocate, Roll
from desktop.layout_parts import nest
from desktop.numerals import percent, with_minus
from desktop.requests.allocation_model import AllocationModel
from desktop.requests.compact_control import CompactControl
from desktop.requests.request_control import as_mapping
from desktop.requests.request_frame import label
from desktop.theme import px, repolish
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.dice_faces import parse_faces
from desktop.widgets.number_stepper import NumberStepper

MOST_ROWS: Final = 8
"""Most rows of controls in little room."""
_MOST_BOXES: Final = 6
_BOX: Final = 38
MOST_IN_COLUMN: Final = 6
"""From this many targets on they stand in two columns, with short names."""
_ABBREVIATED: Final = re.compile(r"\((\w{1,5})\)\Z")


class CompactAllocation(CompactControl):
    """Points for a few targets; while the default places them, folded to one row.

    Args:
        asked: The request.
        parent: Its owner.
    """

    request: Allocate

    def __init__(self, asked: AskedRequest, parent: QWidget | None = None) -> None:
        super().__init__(asked, parent)
        self.allocation = AllocationModel(self.request, self)
        self.is_folded = bool(as_mapping(asked.answer))
        head = QHBoxLayout()
        head.setSpacing(px(12))
        head.addWidget(self.name_label(), 1)
        self.left_label = label(self, "label")
        self.change_button = QPushButton(self.tr("Change"), self)
        self.change_button.setProperty("role", "text")
        self.change_button.clicked.connect(self._on_change)
        head.addWidget(self.left_label)
        head.addWidget(self.change_button)
        nest(self.rows, head)
        self._host = QWidget(self)
        inside = QGridLayout(self._host)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setHorizontalSpacing(px(12))
        inside.setVerticalSpacing(px(4))
        self.steppers: dict[str, NumberStepper] = {}
        self._half = len(self.request.targets)
        if self._half >= MOST_IN_COLUMN:
            self._half = -(-self._half // 2)
        if self._half < MOST_ROWS:
            for index, target in enumerate(self.request.targets):
                nest(inside, self._row(target.key), index % self._half, index // self._half)
        self.rows.addWidget(self._host)
        self.show_answer(asked.answer)
        self._fold()

    def _row(self, key: str) -> QHBoxLayout:
        target = self.allocation.target(key)
        line = QHBoxLayout()
        line.setSpacing(px(8))
        is_alone = self._half == len(self.request.targets)
        name = label(self._host, "", target.label if is_alone else short_name(target))
        name.setToolTip(escape_tool_tip("\n".join(part for part in (target.label, target.about, target.help) if part)))
        stepper = NumberStepper(self._host)
        stepper.edit.setAccessibleName(target.label)
        stepper.edit.setAccessibleDescription(target.about)
        stepper.stepped.connect(self._on_stepped)
        stepper.edited.connect(self._on_edited)
        name.setBuddy(stepper.edit)
        line.addWidget(name, 1)
        if is_alone:
            line.addWidget(label(self._host, "label", target.about))
        line.addWidget(stepper)
        self.steppers[key] = stepper
        return line

    @property
    def row_count(self) -> int:
        """One row where it is folded, else one for each target."""
        return 1 if self.is_folded else self._half + 1

    @property
    def answer(self) -> Json:
        """What each target gets, without targets that get nothing."""
        return {key: amount for key, amount in self.allocation.amounts.items() if amount}

    @property
    def problem(self) -> str:
        """What is left to spend."""
        allocation = self.allocation
        if self.request.spend_all and any(allocation.room(each.key) for each in self.request.targets):
            return self.tr("{number} left to spend").format(number=allocation.left)
        return super().problem

    def show_answer(self, answer: Json) -> None:
        """Show what each target gets."""
        amounts = as_mapping(answer)
        self.allocation.load({key: amount for key, amount in amounts.items() if isinstance(amount, int)})
        self._refresh()

    def restore(self, state: Json) -> None:
        """Restore what each target gets."""
        self.is_folded = False
        self._fold()
        super().restore(state)

    def take_focus(self) -> None:
        """Take the focus into the first number."""
        first = next(iter(self.steppers.values()), None)
        if self.is_folded or first is None:
            self.change_button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            first.take_focus()

    def _fold(self) -> None:
        self._host.setVisible(not self.is_folded)
        self.change_button.setVisible(self.is_folded)
        self.left_label.setVisible(not self.is_folded)

    @Slot()
    def _on_change(self) -> None:
        """Show a row for each target, or say that there is no room for them."""
        if self._half >= MOST_ROWS:
            self.outgrown.emit()
            return
        self.is_folded = False
        self._fold()
        self.take_focus()
        self.changed.emit()

    def _key_of(self, stepper: object) -> str:
        return next((key for key, each in self.steppers.items() if each is stepper), "")

    @Slot(int)
    def _on_stepped(self, step: int) -> None:
        key = self._key_of(self.sender())
        if key:
            self.allocation.step(key, step)
            self._refresh()
            self.touch()

    @Slot(str)
    def _on_edited(self, text: str) -> None:
        key, amount = self._key_of(self.sender()), parse_whole(text)
        if key and amount is not None:
            self.allocation.set_amount(key, amount, key)
            self._refresh(typed=key)
            self.touch()

    def _refresh(self, typed: str = "") -> None:
        """Show the numbers and what is left.

        Args:
            typed: The target whose number is being typed; it stays as typed where it fits.
        """
        allocation = self.allocation
        for key, stepper in self.steppers.items():
            amount = allocation.amount(key)
            if key != typed or parse_whole(stepper.text) != amount:
                stepper.show_text(str(amount))
            least = allocation.target(key).least
            stepper.set_ends(at_least=amount <= least, at_most=not allocation.max_more(key))
        self.left_label.setText(self.tr("{number} left").format(number=to_typographic(str(allocation.left))))


class CompactDice(CompactControl):
    """A box for each die; those that stay empty are rolled."""

    request: Roll

    def __init__(self, asked: AskedRequest, parent: QWidget | None = None) -> None:
        super().__init__(asked, parent)
        self._sizes = tuple(size for dice in self.request.dice for size in dice.sizes)
        self._is_rolled = False
        boxes = len(self._sizes) if len(self._sizes) <= _MOST_BOXES else 1
        line = QHBoxLayout()
        line.setSpacing(px(6))
        texts = " + ".join(dict.fromkeys(dice.text for dice in self.request.dice))
        name = label(self, "label", f"{self.request.label} {texts}".strip(), wraps=True)
        line.addWidget(name, 1)
        self.boxes = [self._box(index, boxes) for index in range(boxes)]
        for box in self.boxes:
            line.addWidget(box)
        if self.boxes:
            name.setBuddy(self.boxes[0])
        nest(self.rows, line)
        target = self._target_text()
        if target:
            self.rows.addWidget(label(self, "label", target, wraps=True))
        self.show_answer(asked.answer)

    def _box(self, index: int, count: int) -> QLineEdit:
        box = QLineEdit(self)
        box.setProperty("role", "die")
        box.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        if count == len(self._sizes):
            box.setFixedWidth(px(_BOX))
            box.setPlaceholderText(f"d{self._sizes[index]}")
            box.setMaxLength(len(str(self._sizes[index])))
            box.setAccessibleName(f"{self.request.label}, d{self._sizes[index]}")
        else:
            box.setFixedWidth(px(_BOX * 4))
            box.setPlaceholderText(self.tr("{number} dice").format(number=len(self._sizes)))
            box.setAccessibleName(self.request.label)
        box.textEdited.connect(self._on_edited)
        return box

    @Slot(str)
    def _on_edited(self, text: str) -> None:
        """Move on to the next die once one is typed."""
        box = self.sender()
        if isinstance(box, QLineEdit) and len(self.boxes) == len(self._sizes) and len(text) == box.maxLength():
            following = self.boxes[self.boxes.index(box) + 1 :][:1]
            for each in following:
                each.setFocus(Qt.FocusReason.TabFocusReason)
                each.selectAll()
        self.touch()

    def _target_text(self) -> str:
        target = with_minus(str(self.request.target))
        chance = self.request.known_chance()
        if not target or chance is None:
            return target
        return self.tr("{target}, chance {chance}").format(target=target, chance=percent(chance))

    @property
    def row_count(self) -> int:
        """One row, and one for the target."""
        return 2 if self.request.target else 1

    @property
    def faces(self) -> Sequence[int | None]:
        """The typed faces in the order of all dice, None for each that is to be rolled."""
        if len(self.boxes) == len(self._sizes):
            return [_face(box.text(), size) for box, size in zip(self.boxes, self._sizes, strict=True)]
        return parse_faces(self.boxes[0].text() if self.boxes else "", self._sizes).faces

    @property
    def is_open(self) -> bool:
        """Whether the dice have not fallen yet."""
        return not self._is_rolled

    @property
    def is_complete(self) -> bool:
        """Whether every die is typed."""
        return len(self.faces) == count_dice(self.request) and None not in self.faces

    @property
    def problem(self) -> str:
        """Which die cannot show what is typed."""
        for box, size in zip(self.boxes, self._sizes, strict=False):
            wrong = len(self.boxes) == len(self._sizes) and box.text() and _face(box.text(), size) is None
            if box.property("is_wrong") != bool(wrong):
                box.setProperty("is_wrong", bool(wrong))
                repolish(box)
            if wrong:
                return self.tr("d{size} cannot show that").format(size=size)
        if len(self.boxes) != len(self._sizes) and self.boxes:
            parsed = parse_faces(self.boxes[0].text(), self._sizes)
            if parsed.first_invalid >= 0 or parsed.has_extra:
                return self.tr("too many results") if parsed.has_extra else self.tr("A die cannot show that")
        return ""

    @property
    def state(self) -> Json:
        """What was typed into the boxes."""
        return [box.text() for box in self.boxes]

    def restore(self, state: Json) -> None:
        """Restore what was typed into the boxes."""
        if isinstance(state, list) and len(state) == len(self.boxes):
            for box, text in zip(self.boxes, state, strict=True):
                box.setText(str(text))
            self.is_touched = True

    def show_answer(self, answer: Json) -> None:
        """Show dice that have fallen; they are not typed any more."""
        if answer is None:
            return
        self._is_rolled = True
        throws = answer if isinstance(answer, list | tuple) else ()
        faces = [str(face) for throw in throws if isinstance(throw, list | tuple) for face in throw]
        if len(self.boxes) != len(faces):
            faces = [" ".join(faces)]
        for box, face in zip(self.boxes, faces, strict=False):
            box.setText(face)
            box.setReadOnly(True)

    def take_focus(self) -> None:
        """Take the focus into the first box."""
        if self.boxes:
            self.boxes[0].setFocus(Qt.FocusReason.OtherFocusReason)


def short_name(target: Target) -> str:
    """Return the mark or the abbreviation of a target, or else its name."""
    abbreviated = _ABBREVIATED.search(target.label)
    return target.mark or (abbreviated[1] if abbreviated is not None else target.label)


def _face(text: str, size: int) -> int | None:
    """Return the face that a text names, or None."""
    parsed = parse_faces(text, (size,))
    return parsed.faces[0] if parsed.faces and parsed.first_invalid < 0 and not parsed.has_extra else None
