"""Control of `Roll`: rolls or takes real dice; shows faces, dropped dice and totals."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.procedures.requests import Roll
from core.procedures.transcript import AnswerMethod
from desktop.layout_parts import nest
from desktop.numerals import percent, with_minus
from desktop.requests.dice_grid import DIE, DiceGrid, draw_outline
from desktop.requests.die_editor import DieEditor
from desktop.requests.request_control import RequestControl
from desktop.requests.request_frame import card, label
from desktop.theme import color, px
from desktop.widgets.columns import Columns
from desktop.widgets.dice_faces import ParsedFaces, parse_faces

_TYPING_BESIDE: Final = 420
"""From this width on the next die is named beside the entry, not below it."""
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_OPENING: Final = frozenset({Qt.Key.Key_Space, Qt.Key.Key_F2})
"""Keys that open the field of the marked die."""
_FEW: Final = 4
"""Most kinds of dice in the legend."""


class DieMark(QWidget):
    """Outline of one kind of die, for the legend."""

    def __init__(self, sides: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sides = sides
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of a small die."""
        return QSize(px(DIE - 4), px(DIE - 4))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the outline."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(color("strong"), 1))
            painter.setBrush(color("card"))
            draw_outline(painter, self.rect().toRectF().adjusted(1, 1, -1, -1), self._sides)


class RollControl(RequestControl):
    """The control of `Roll`.

    Before it is answered it shows empty outlines and accepts typed faces; `show_faces` shows the result. Then a single
    die is corrected with a click, or with the arrow keys and digits.

    Signals:
        corrected: A die of the result was corrected; `corrected_answer` has all of them.
    """

    corrected = Signal()

    request: Roll

    def __init__(self, request: Roll, sheet: Sheet, parent: QWidget | None = None) -> None:
        super().__init__(request, sheet, parent)
        self._typed = ParsedFaces(())
        self._is_answered = False
        self._shown_answer: Json = None
        self._die_editor: DieEditor | None = None
        self.rows.setSpacing(px(16))
        self.rows.setContentsMargins(3, 3, 3, 3)
        frame, inside = card(self, margin=16)
        self._frame = frame
        self.grid = DiceGrid(request, frame)
        self.grid.is_correctable = True
        self.grid.die_clicked.connect(self._on_die)
        nest(inside, self._head(frame))
        inside.addWidget(self.grid)
        if request.target:
            inside.addWidget(label(frame, "muted", self._target_text(), wraps=True))
        self.rows.addWidget(frame)
        self.typing = Columns(self)
        self.typing.setProperty("stack_below", _TYPING_BESIDE)
        line = QHBoxLayout(self.typing)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(px(8))
        self.faces_edit = QLineEdit(self.typing)
        self.faces_edit.setProperty("role", "search")
        self.faces_edit.setPlaceholderText(self.tr("Dice results in order: 4 6 11"))
        self.faces_edit.setAccessibleName(self.tr("Dice results"))
        needed_width = self.faces_edit.fontMetrics().horizontalAdvance(self.faces_edit.placeholderText())
        self.faces_edit.setMinimumWidth(needed_width + px(24))
        self._next = label(self.typing, "muted")
        line.addWidget(self.faces_edit, 2)
        line.addWidget(self._next, 1)
        self.typing.hide()
        self.rows.addWidget(self.typing)
        self.rows.addStretch(1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(request.label)
        self.faces_edit.textChanged.connect(self._on_typed)

    def _head(self, parent: QWidget) -> QHBoxLayout:
        """Return the heading: the dice and a legend of their outlines."""
        request = self.request
        head = QHBoxLayout()
        head.setSpacing(px(8))
        texts = [dice.text for dice in request.dice]
        title = texts[0] if len(set(texts)) == 1 and not (len(texts) == 1 and request.page) else request.label
        if len(texts) > 1 and len(set(texts)) == 1:
            title = self.tr("{count} times {dice}").format(count=len(texts), dice=texts[0])
        head.addWidget(label(parent, "heading", title))
        head.addSpacing(px(8))
        for size in sorted(set(self.grid.sizes))[:_FEW]:
            head.addWidget(DieMark(size, parent))
            head.addWidget(label(parent, "label", f"d{size}"))
        head.addStretch(1)
        return head

    def _target_text(self) -> str:
        target_text = self.tr("Target: {target}").format(target=with_minus(str(self.request.target)))
        chance = self.request.known_chance()
        if chance is None:
            return target_text
        return self.tr("{wanted}, chance {chance}").format(wanted=target_text, chance=percent(chance))

    # ----------------------------------------------------------------------------------------------------- answering

    @property
    def how(self) -> AnswerMethod:
        """The dice were typed; the driver makes rolls itself."""
        return AnswerMethod.TYPED

    @property
    def is_typing(self) -> bool:
        """Whether real dice are being entered."""
        return not self.typing.isHidden()

    @property
    def typed_faces(self) -> tuple[int, ...]:
        """The faces of the first dice, as typed; none while nothing is typed or one of them is wrong."""
        is_wrong = self._typed.first_invalid >= 0 or self._typed.has_extra
        return () if is_wrong or not self.is_typing else tuple(self._typed.faces)

    @property
    def is_wrong(self) -> bool:
        """Whether something typed is no result of these dice."""
        return self.is_typing and (self._typed.first_invalid >= 0 or self._typed.has_extra)

    @property
    def corrected_answer(self) -> Json:
        """The result with the corrected die."""
        return self._shown_answer

    @property
    def is_answered(self) -> bool:
        """Whether the driver has the result."""
        return self._is_answered

    @property
    def answer(self) -> Json:
        """The entered faces, one list for each throw."""
        faces = iter(self._typed.faces)
        return [[face for _, face in zip(dice.sizes, faces, strict=False)] for dice in self.request.dice]

    @property
    def problem(self) -> str:
        """Which dice are missing or wrong."""
        if self._is_answered:
            return ""
        if not self.grid.sizes:
            return ""
        if not self.is_typing:
            return self.tr("not rolled yet")
        if self._typed.first_invalid >= 0:
            return self.tr("{die} cannot show that").format(die=self.grid.die_name(self._typed.first_invalid))
        if self._typed.has_extra:
            return self.tr("too many results")
        missing = len(self.grid.sizes) - len(self._typed.faces)
        return self.tr("Dice left: {number}").format(number=missing) if missing else super().problem

    @property
    def progress(self) -> str:
        """How many dice are entered."""
        count = len(self.grid.sizes)
        return f"{len(self._typed.faces)}/{count}" if self.is_typing and count > 1 else ""

    @property
    def unfinished(self) -> Mapping[str, Json]:
        """The text entered."""
        return {"typed": self.faces_edit.text()} if self.is_typing else {}

    def restore(self, unfinished: Mapping[str, Json]) -> None:
        """Restore the text."""
        if isinstance(unfinished.get("typed"), str):
            self.type_dice()
            self.faces_edit.setText(str(unfinished["typed"]))

    def set_answer(self, answer: Json) -> None:
        """Show the faces of an earlier answer for editing."""
        self.type_dice()
        self.faces_edit.setText(" ".join(map(str, flatten_faces(answer))))

    @Slot()
    def type_dice(self) -> None:
        """Ask for the results of real dice."""
        self._is_answered = False
        self.typing.show()
        self._on_typed(self.faces_edit.text())
        self.faces_edit.setFocus()
        self.changed.emit()

    def show_faces(self, answer: Json, *, animates: bool) -> None:
        """Show the result; nothing is left to answer.

        Args:
            answer: The answer as the driver has it.
            animates: Whether the dice roll for a moment.
        """
        self._is_answered = True
        self._shown_answer = answer
        self.typing.hide()
        faces = flatten_faces(answer)
        if animates:
            self.grid.animate(faces)
        else:
            self.grid.show_faces(faces)
        self.changed.emit()

    def embed_in_page(self, *, is_first: bool) -> None:
        """Reserve space for the marks of chosen groups."""
        self.grid.reserve_marks()

    def take_focus(self) -> None:
        """Take the keyboard focus."""
        if self.is_typing:
            self.faces_edit.setFocus()
        else:
            self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Roll or continue with Enter, enter real dice with a digit, cancel entering with Escape.

        The line edit passes Enter on to here, so that each press counts once.
        """
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.submitted.emit()
        elif event.key() == Qt.Key.Key_Escape and self.is_typing and self._shown_answer is not None:
            self.show_faces(self._shown_answer, animates=False)
            self.setFocus()
        elif self._is_answered and event.key() in _STEPS:
            self.grid.mark_die((self.grid.marked_die + _STEPS[Qt.Key(event.key())]) % max(1, len(self.grid.sizes)))
        elif self._is_answered and (event.text().isdecimal() or event.key() in _OPENING) and self.grid.sizes:
            self._edit_die(max(0, self.grid.marked_die), event.text() if event.text().isdecimal() else "")
        elif event.text().isdecimal() and not self._is_answered:
            if not self.is_typing:
                self.type_dice()
                self.faces_edit.clear()
            self.faces_edit.setFocus()
            self.faces_edit.insert(event.text())
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the focus ring."""
        if self.hasFocus():
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(color("accent"), 2))
                first = self._frame.geometry().toRectF()
                painter.drawRoundedRect(first.adjusted(-2, -2, 2, 2), 7, 7)

    def event(self, event: QEvent) -> bool:
        """Redraw the focus ring, and emit `changed`: the Roll button acts on the focused dice."""
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.update()
        if event.type() is QEvent.Type.FocusIn:
            self.changed.emit()
        return super().event(event)

    @Slot(int)
    def _on_die(self, index: int) -> None:
        """Correct the clicked die: in its place, or in what is typed."""
        if self._is_answered:
            self._edit_die(index, "")
            return
        if not self.is_typing:
            self.type_dice()
        words = list(re.finditer(r"\d+", self.faces_edit.text()))
        self.faces_edit.setFocus()
        if index < len(words):
            self.faces_edit.setSelection(words[index].start(), len(words[index].group()))
        else:
            self.faces_edit.end(False)

    def _edit_die(self, index: int, typed: str) -> None:
        """Open a field over a die of the result."""
        self._close_editor()
        self.grid.mark_die(index)
        faces = flatten_faces(self._shown_answer)
        self._die_editor = editor = DieEditor(self.grid, index, faces[index], typed)
        editor.taken.connect(self._on_die_taken)
        editor.left.connect(self._close_editor)

    @Slot(int)
    def _on_die_taken(self, face: int) -> None:
        """Put the corrected face into the result."""
        index = self.grid.marked_die
        faces = flatten_faces(self._shown_answer)
        self._close_editor()
        if not 0 <= index < len(faces) or faces[index] == face:
            return
        rest = iter([*faces[:index], face, *faces[index + 1 :]])
        self._shown_answer = [[next(rest) for _ in dice.sizes] for dice in self.request.dice]
        self.corrected.emit()

    @Slot()
    def _close_editor(self) -> None:
        editor, self._die_editor = self._die_editor, None
        if editor is not None:
            editor.hide()
            editor.deleteLater()
            self.setFocus()

    @Slot(str)
    def _on_typed(self, text: str) -> None:
        self._typed = parse_faces(text, self.grid.sizes)
        self.grid.show_faces(self._typed.faces, is_typing=True)
        index = len(self._typed.faces)
        if self._typed.first_invalid >= 0 or self._typed.has_extra:
            self._next.setText(self.problem)
        elif index < len(self.grid.sizes):
            self._next.setText(self.tr("Next: {die}").format(die=self.grid.die_name(index)))
        else:
            self._next.setText(self.tr("All dice entered"))
        self.changed.emit()


def flatten_faces(answer: Json) -> list[int]:
    """Return all faces of an answer in order."""
    throws: Sequence[Json] = answer if isinstance(answer, Sequence) and not isinstance(answer, str) else ()
    return [face for throw in throws if isinstance(throw, Sequence) for face in throw if isinstance(face, int)]
