"""Widget: a row of chips (exclusive buttons) that wraps to the next line when it is full."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Signal, Slot
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QPushButton, QSizePolicy, QWidget

from desktop import theme
from desktop.theme import px

_GAP = 6


class ChipRow(QWidget):
    """Exclusive buttons; arrow keys move between them.

    Signals:
        chosen: A chip was clicked; carries its key.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chips: list[tuple[str, QPushButton]] = []
        self._room = 0
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self._on_clicked)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_chips(self, chips: Sequence[tuple[str, str]], current: str) -> None:
        """Show other chips.

        Args:
            chips: Key and text of each.
            current: Key of the checked one.
        """
        if [(key, chip.text()) for key, chip in self._chips] != list(chips):
            for _, chip in self._chips:
                self._group.removeButton(chip)
                chip.deleteLater()
            self._chips = [(key, self._make(text)) for key, text in chips]
        for key, chip in self._chips:
            chip.setChecked(key == current)
        self._lay_out(self.width(), is_moving=True)
        self.updateGeometry()

    def reserve_height(self, height: int) -> None:
        """Reserve a minimum height (pixels) for chips that are not known yet, so that the layout does not jump."""
        if height != self._room:
            self._room = height
            self.updateGeometry()

    def keys(self) -> list[str]:
        """Return the keys of the chips, in order."""
        return [key for key, _ in self._chips]

    def current(self) -> str:
        """Return the key of the checked chip; "" if there is none."""
        return next((key for key, chip in self._chips if chip.isChecked()), "")

    def chip(self, key: str) -> QPushButton:
        """Return a chip.

        Raises:
            KeyError: There is none of this key.
        """
        return dict(self._chips)[key]

    def _make(self, text: str) -> QPushButton:
        chip = QPushButton(text.replace("&", "&&"), self)
        chip.setProperty("role", "chip")
        chip.setCheckable(True)
        chip.setAccessibleName(self.tr("Show {game}").format(game=text))
        self._group.addButton(chip)
        theme.repolish(chip)
        chip.show()
        return chip

    @Slot(QAbstractButton)
    def _on_clicked(self, clicked: QAbstractButton) -> None:
        for key, chip in self._chips:
            if chip is clicked:
                self.chosen.emit(key)

    # --------------------------------------------------------------------------------------------------------- measures

    def _lay_out(self, width: int, *, is_moving: bool) -> int:
        """Arrange the chips in lines; return the height."""
        left = top = height = 0
        for _, chip in self._chips:
            size = _size(chip)
            if left and left + size.width() > width:
                left, top = 0, top + size.height() + px(_GAP)
            if is_moving:
                chip.setGeometry(QRect(left, top, min(size.width(), max(width, 1)), size.height()))
            left += size.width() + px(_GAP)
            height = top + size.height()
        return height

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Arrange the chips for the new width."""
        super().resizeEvent(event)
        self._lay_out(self.width(), is_moving=True)
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """Return True: narrower rows are higher."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """Return the height for a width."""
        return max(self._room, self._lay_out(width, is_moving=False))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of one line."""
        return QSize(px(200), self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the width of the widest chip, within bounds."""
        widest = max((chip.sizeHint().width() for _, chip in self._chips), default=0)
        return QSize(min(widest, px(120)), 0)


def _size(chip: QPushButton) -> QSize:
    """Return the size of a chip, with room for the bold text it has when checked."""
    strong = QFont(chip.font())
    strong.setWeight(QFont.Weight.DemiBold)
    text = chip.text().replace("&&", "&")
    more = QFontMetrics(strong).horizontalAdvance(text) - chip.fontMetrics().horizontalAdvance(text)
    return chip.sizeHint() + QSize(max(0, more), 0)
