"""Where a check of the play page takes what real dice show: a button that hears digits, and the line for the faces."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from core.dice import Dice
from desktop.theme import px
from desktop.widgets.faces import read_faces


class RollButton(QPushButton):
    """Rolls a check; a digit that is typed on it begins the faces of real dice.

    Signals:
        digit_typed: The digit.
    """

    digit_typed = Signal(str)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Tell of a digit; everything else presses the button as ever."""
        if event.text().isdecimal():
            self.digit_typed.emit(event.text())
        else:
            super().keyPressEvent(event)


class DiceEntry(QWidget):
    """The line for the faces of one throw after the other.

    Signals:
        taken: Every die of the throw lies: one list of faces for each of its dice texts.
        left: The person does not want to type after all.
    """

    entered = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dice: tuple[Dice, ...] = ()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(px(4))
        self.faces_edit = QLineEdit(self)
        self.faces_edit.setProperty("role", "search")
        self.faces_edit.setAccessibleName(QCoreApplication.translate("RollControl", "Faces of the dice"))
        self.problem_label = QLabel(self)
        self.problem_label.setTextFormat(Qt.TextFormat.PlainText)
        self.problem_label.setProperty("role", "amber")
        self.problem_label.setWordWrap(True)
        self.problem_label.hide()
        self.whose_label = QLabel(self)
        self.whose_label.setTextFormat(Qt.TextFormat.PlainText)
        self.whose_label.setProperty("role", "label")
        self.whose_label.setWordWrap(True)
        self.whose_label.hide()
        rows.addWidget(self.whose_label)
        rows.addWidget(self.faces_edit)
        rows.addWidget(self.problem_label)
        self.faces_edit.returnPressed.connect(self._on_entered)
        self.faces_edit.textChanged.connect(self.problem_label.hide)

    def ask(self, dice: tuple[Dice, ...], begun: str = "", whose: str = "") -> None:
        """Wait for a throw.

        Args:
            dice: What is thrown.
            begun: What was typed of it already.
            whose: What they are thrown for, where that is not what the line stands beside.
        """
        self._dice = dice
        self.whose_label.setText(whose)
        self.whose_label.setVisible(bool(whose))
        self.faces_edit.setPlaceholderText(", ".join(each.text for each in dice))
        self.faces_edit.setText(begun)
        self.faces_edit.setFocus()
        self.faces_edit.deselect()

    @property
    def _sizes(self) -> Sequence[int]:
        return [size for each in self._dice for size in each.sizes]

    @Slot()
    def _on_entered(self) -> None:
        """Take the throw, or say what is not right about it."""
        typed = read_faces(self.faces_edit.text(), self._sizes)
        missing = len(self._sizes) - len(typed.faces)
        problem = ""
        if typed.wrong >= 0:
            problem = QCoreApplication.translate("DiceView", "Die {number} is a d{size}: it shows 1 to {size}.").format(
                number=typed.wrong + 1, size=self._sizes[typed.wrong]
            )
        elif typed.extra:
            problem = QCoreApplication.translate("DiceView", "These are more faces than dice.")
        elif missing:
            problem = QCoreApplication.translate("DiceView", "%n face(s) more, please.", "", missing)
        self.problem_label.setText(problem)
        self.problem_label.setVisible(bool(problem))
        if not problem:
            faces = iter(typed.faces)
            self.entered.emit([[face for _, face in zip(each.sizes, faces, strict=False)] for each in self._dice])

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Escape leaves the line."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
