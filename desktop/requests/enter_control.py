"""Control of `Enter`: a number, a line of text, or prose, validated while typing."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from core.character.formula_display import to_typographic
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.procedures.number_input import parse_measured, parse_whole
from core.procedures.requests import Enter, EntryKind
from core.procedures.transcript import AnswerMethod
from desktop.layout_parts import nest
from desktop.requests.request_control import RequestControl
from desktop.requests.request_frame import NAME, card, label
from desktop.theme import px
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.step_buttons import StepButtons

_LOW: Final = 68
_WIDEST_STEPPED: Final = 200
"""Up to this distance between its bounds a number has step buttons."""
_FEWEST_DIGITS: Final = 3
_OPEN_DIGITS: Final = 8
"""Room for a number without a bound, in digits."""
_AROUND_DIGITS: Final = 36
_NEAR_THE_END: Final = 200
"""Remaining letters from which the count is shown."""
_FAR: Final = 10_000
"""Round bounds from this number on only catch typing errors and are not shown."""


class EnterControl(RequestControl):
    """The control of `Enter`.

    Signals:
        another_requested: Another automatic text is to be filled in.
    """

    another_requested = Signal()

    request: Enter

    def __init__(self, request: Enter, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(request, sheet, parent)
        frame, inside = card(self, margin=16)
        self._frame, self._inside, self._line = frame, inside, QHBoxLayout()
        self._is_embedded = False
        self.steps: StepButtons | None = None
        self.edit: QLineEdit | QPlainTextEdit
        if request.kind is EntryKind.PROSE:
            self.edit = QPlainTextEdit(frame)
            self.edit.setTabChangesFocus(True)
            self.edit.setMinimumHeight(px(160))
            inside.addWidget(self.edit, 1)
            self.rows.addWidget(frame, 1)
        else:
            self.edit = QLineEdit(frame)
            self.edit.setProperty("role", "search")
            self._line.addWidget(self.edit)
            if request.is_number:
                self.edit.setFixedWidth(self._number_width())
                self.edit.setAlignment(Qt.AlignmentFlag.AlignRight)
                self._unit = label(frame, "muted")
                if self._is_stepped():
                    self.steps = StepButtons(frame)
                    self.steps.setAccessibleName(request.label)
                    self.steps.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Up and Down do the same in the field
                    self.steps.stepped.connect(self._step)
                    self._line.addWidget(self.steps)
                self._line.addWidget(self._unit)
                self._line.addStretch(1)
            elif request.policy is not None and not request.default:
                self._line.addWidget(self._another_button(frame))
            nest(inside, self._line)
            self.rows.addWidget(frame)
        self.edit.setAccessibleName(request.label)
        self.edit.setAccessibleDescription(request.help)
        self._note = label(frame, "label", "", wraps=True)
        inside.addWidget(self._note)
        if request.kind is not EntryKind.PROSE:
            self.rows.addStretch(1)
        self.setFocusProxy(self.edit)
        self.edit.installEventFilter(self)
        self.set_answer(request.default)
        self.edit.textChanged.connect(self._on_typed)

    def _number_width(self) -> int:
        """Return the width of the field: room for its bounds."""
        bounds = (self.request.least, self.request.most)
        digits = max(_FEWEST_DIGITS, *(len(str(each)) for each in bounds if each is not None and not _is_far(each)), 0)
        if any(each is None or _is_far(each) for each in bounds):
            digits = max(digits, _OPEN_DIGITS)
        return self.edit.fontMetrics().horizontalAdvance("0" * digits) + px(_AROUND_DIGITS)

    def _is_stepped(self) -> bool:
        """Whether the number is a count within bounds that is changed in small steps."""
        least, most = self.request.least, self.request.most
        is_bounded = least is not None and most is not None and most - least <= _WIDEST_STEPPED
        return self.request.kind is EntryKind.WHOLE and is_bounded

    def _another_button(self, parent: QWidget) -> QPushButton:
        """Return the button that fills in another automatic text, such as a name."""
        button = QPushButton(self.tr("Another one"), parent)
        button.setProperty("role", "text")
        button.setAccessibleName(self.tr("Another one: {label}").format(label=self.request.label))
        button.setToolTip(self.tr("Fills in a random one"))
        button.clicked.connect(self.another_requested)
        return button

    def embed_in_page(self, *, is_first: bool) -> None:
        """Put the label before the field; prose gets a low one."""
        self._frame.setProperty("role", "")
        self._inside.setContentsMargins(0, 0, 0, 0)
        heading = label(self._frame, "heading", self.request.label, wraps=True)
        heading.setToolTip(escape_tool_tip(self.request.help))
        heading.setFixedWidth(px(NAME))
        heading.setBuddy(self.edit)
        self._inside.removeWidget(self._note)
        if isinstance(self.edit, QPlainTextEdit):
            self._embed_prose(self.edit, heading)
            return
        self._note.setWordWrap(False)
        self._line.insertWidget(0, heading)
        self._line.insertWidget(self._line.count() - self.request.is_number, self._note)

    def _embed_prose(self, edit: QPlainTextEdit, heading: QLabel) -> None:
        """Lay out several lines beside their label, with the problem below."""
        self._inside.removeWidget(edit)
        edit.setMinimumHeight(px(_LOW))
        edit.setFixedHeight(px(_LOW))
        texts = QVBoxLayout()
        texts.setSpacing(px(4))
        texts.addWidget(edit)
        texts.addWidget(self._note)
        self._line.addWidget(heading, 0, Qt.AlignmentFlag.AlignTop)
        nest(self._line, texts, 1)
        nest(self._inside, self._line)
        self._is_embedded = True
        edit.setPlaceholderText(self.tr("Optional. Press Ctrl+Enter to continue."))
        self._show_note()

    @property
    def how(self) -> AnswerMethod:
        """The answer was typed."""
        return AnswerMethod.TYPED

    @property
    def text(self) -> str:
        """The text entered."""
        return self.edit.text() if isinstance(self.edit, QLineEdit) else self.edit.toPlainText()

    @property
    def answer(self) -> Json:
        """The number or the text."""
        if not self.request.is_number:
            return self.text
        parse = parse_measured if self.request.kind is EntryKind.NUMBER else parse_whole
        return parse(self.text, self.request.unit)

    @property
    def problem(self) -> str:
        """Ask for an entry while the field is empty, else say what is wrong."""
        if self.request.is_number and not self.text.strip():
            return self.tr("enter a number")
        if not self.text and self.request.least:
            return self.tr("enter a text")
        return super().problem

    @property
    def unfinished(self) -> Mapping[str, Json]:
        """The text entered."""
        return {"text": self.text}

    def restore(self, unfinished: Mapping[str, Json]) -> None:
        """Restore the text."""
        text = unfinished.get("text")
        if isinstance(text, str):
            self.set_answer(text)

    def set_answer(self, answer: Json) -> None:
        """Show an answer in the field."""
        text = "" if answer is None else str(answer)
        if isinstance(self.edit, QLineEdit):
            self.edit.setText(text)
        else:
            self.edit.setPlainText(text)
        self._show_note()

    def take_focus(self) -> None:
        """Take the focus with the text selected, so that typing replaces it."""
        self.edit.setFocus()
        if isinstance(self.edit, QLineEdit):
            self.edit.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Confirm with Enter (Ctrl+Enter in prose), step numbers with Up and Down."""
        if watched is self.edit and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
            has_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            if is_enter and (has_control or self.request.kind is not EntryKind.PROSE):
                self.submitted.emit()
                return True
            step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()), 0)
            if step and self.request.is_number:
                self._step(step)
                return True
        return super().eventFilter(watched, event)

    @Slot(int)
    def _step(self, step: int) -> None:
        number = self.answer
        if not isinstance(number, int | Decimal):
            number = self.request.least or 0
            step = 0
        number += step
        if self.request.least is not None:
            number = max(number, self.request.least)
        if self.request.most is not None:
            number = min(number, self.request.most)
        self.set_answer(number)

    @Slot()
    def _on_typed(self) -> None:
        self._show_note()
        self.changed.emit()

    def _show_note(self) -> None:
        """Show the problem or the bounds, the letters left, and the unit."""
        if self.request.is_number:
            self._unit.setText(self._unit_text(self.text.strip()))
        problem = self.problem if self.text.strip() else ""
        self._note.setText(problem or self._bounds())
        self._note.setVisible(bool(self._note.text()))

    def _unit_text(self, text: str) -> str:
        """Return the unit of the number; after one in another unit what it comes to."""
        number = self.answer
        if number is None or parse_measured(text) is not None:
            return self.request.unit_for(text)
        return f"= {to_typographic(str(number))} {self.request.unit_for(number)}"

    def _bounds(self) -> str:
        request = self.request
        if request.is_number:
            least, most = (None if _is_far(each) else each for each in (request.least, request.most))
            if least is not None and most is not None:
                return self.tr("{least} to {most}").format(
                    least=to_typographic(str(least)), most=to_typographic(str(most))
                )
            if least is not None:
                return self.tr("{least} or more").format(least=to_typographic(str(least)))
            return "" if most is None else self.tr("{most} or less").format(most=to_typographic(str(most)))
        left = None if request.most is None else request.most - len(self.text)
        if left is not None and left <= min(_NEAR_THE_END, len(self.text)):
            return self.tr("Characters left: {number}").format(number=left)
        if request.kind is EntryKind.PROSE and not self._is_embedded:
            return self.tr("Optional. Press Ctrl+Enter to continue.")
        return ""


def _is_far(bound: int | Decimal | None) -> bool:
    """Whether a bound is a round number too large to matter, which need not be shown."""
    size = Decimal(bound or 0).copy_abs()
    return size >= _FAR and set(str(size)[1:]) == {"0"} and str(size).startswith("1")
