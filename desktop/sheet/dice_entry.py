"""Input line for the real dice of a roll on the Play page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from core.dice import Dice
from desktop.theme import px
from desktop.widgets.dice_faces import parse_faces


class DiceEntry(QWidget):
    """Input line for the faces of one throw after the other.

    Signals:
        entered: All dice of the throw are typed: one list of faces for each dice notation.
        left: Entry was cancelled.
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
        self.faces_edit.setAccessibleName(QCoreApplication.translate("RollControl", "Dice results"))
        self.problem_label = QLabel(self)
        self.problem_label.setTextFormat(Qt.TextFormat.PlainText)
        self.problem_label.setProperty("role", "amber")
        self.problem_label.setWordWrap(True)
        self.problem_label.hide()
        self.check_label = QLabel(self)
        self.check_label.setTextFormat(Qt.TextFormat.PlainText)
        self.check_label.setProperty("role", "label")
        self.check_label.setWordWrap(True)
        self.check_label.hide()
        rows.addWidget(self.check_label)
        rows.addWidget(self.faces_edit)
        rows.addWidget(self.problem_label)
        self.faces_edit.returnPressed.connect(self._on_entered)
        self.faces_edit.textChanged.connect(self.problem_label.hide)

    def ask(self, dice: tuple[Dice, ...], typed: str = "", check_label: str = "") -> None:
        """Ask for a throw.

        Args:
            dice: Its dice notations.
            typed: Text typed so far.
            check_label: What the throw is for, if that is not the check beside the line.
        """
        self._dice = dice
        self.check_label.setText(check_label)
        self.check_label.setVisible(bool(check_label))
        self.faces_edit.setPlaceholderText(", ".join(each.text for each in dice))
        self.faces_edit.setText(typed)
        self.faces_edit.setFocus()
        self.faces_edit.deselect()

    @property
    def _sizes(self) -> Sequence[int]:
        return [size for each in self._dice for size in each.sizes]

    @Slot()
    def _on_entered(self) -> None:
        """Accept the throw, or show what is wrong with it."""
        typed = parse_faces(self.faces_edit.text(), self._sizes)
        missing = len(self._sizes) - len(typed.faces)
        problem = ""
        if typed.first_invalid >= 0:
            problem = QCoreApplication.translate("DiceView", "Die {number} is a d{size}. Enter 1 to {size}.").format(
                number=typed.first_invalid + 1, size=self._sizes[typed.first_invalid]
            )
        elif typed.has_extra:
            problem = QCoreApplication.translate("DiceView", "Too many results")
        elif missing:
            problem = QCoreApplication.translate("DiceView", "Results left: {number}").format(number=missing)
        self.problem_label.setText(problem)
        self.problem_label.setVisible(bool(problem))
        if not problem:
            faces = iter(typed.faces)
            self.entered.emit([[face for _, face in zip(each.sizes, faces, strict=False)] for each in self._dice])

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Cancel on Escape; Enter, which the line leaves to its parents, ends here."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
