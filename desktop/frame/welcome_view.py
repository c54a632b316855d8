"""Welcome page, shown while no character is open: recent characters, new character, samples, tour."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop import theme
from desktop.forms import load_form
from desktop.frame.tab_titles import shorten
from desktop.tool_tips import escape_tool_tip
from desktop.widgets.columns import Columns

_FACE: Final = 20


class WelcomeView(QWidget):
    """Offers a new character, the samples and the tour.

    Signals:
        asked_new: A new character was requested.
        asked_samples: The sample characters were requested.
        asked_tour: The tour was requested.
        asked_open: A recent character is to be opened; its id.
    """

    asked_new = Signal()
    asked_samples = Signal()
    asked_tour = Signal()
    asked_open = Signal(str)

    welcome_contents: QWidget
    ways_columns: Columns
    title_label: QLabel
    about_label: QLabel
    samples_card: QFrame
    new_button: QPushButton
    samples_button: QPushButton
    tour_button: QPushButton
    recent_box: QWidget
    recent_layout: QVBoxLayout

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "welcome")
        self.recent_box.hide()
        self._recent_buttons: list[QPushButton] = []
        self.welcome_contents.hide()  # unknown before the library is open
        self.new_button.clicked.connect(self.asked_new)
        self.samples_button.clicked.connect(self.asked_samples)
        self.tour_button.clicked.connect(self.asked_tour)

    def show_library(self, is_empty: bool, is_temporary: bool = False) -> None:
        """Set the texts for an empty library, one without open characters, or a temporary one."""
        if is_empty and is_temporary:
            self.title_label.setText(self.tr("Open or create a character"))
            self.about_label.setText(
                self.tr("Your library cannot be used now. New characters are moved into it when it can be used again.")
            )
        elif is_empty:
            self.title_label.setText(self.tr("Open or create a character"))
            self.about_label.setText(self.tr("Your library is empty. Changes are saved automatically."))
        else:
            self.title_label.setText(self.tr("No character open"))
            self.about_label.setText(self.tr("Click a character in the library, or start something new."))
        self.samples_button.setEnabled(True)

    def show_recent(self, characters: Sequence[tuple[str, str, str, QIcon]]) -> None:
        """Show the characters that were opened last.

        Args:
            characters: Id, name, detail and portrait of each, the newest first.
        """
        for button in self._recent_buttons:
            self.recent_layout.removeWidget(button)
            button.deleteLater()
        self._recent_buttons = [self._recent_button(*each) for each in characters]
        self.recent_box.setVisible(bool(characters))

    def _recent_button(self, id_: str, name: str, detail: str, icon: QIcon) -> QPushButton:
        shown = shorten(name) or self.tr("Unnamed")
        button = QPushButton(f"{shown}   {detail}".replace("&", "&&"), self.recent_box)
        button.setProperty("role", "recent")
        button.setIcon(icon)
        button.setIconSize(QSize(theme.px(_FACE), theme.px(_FACE)))
        button.setAccessibleName(self.tr("Open {name}, {detail}").format(name=name or shown, detail=detail))
        button.setToolTip(escape_tool_tip(name or shown))
        button.clicked.connect(partial(self.asked_open.emit, id_))
        self.recent_layout.addWidget(button)
        theme.repolish(button)
        return button

    @Slot()
    def reveal(self) -> None:
        """Show the page, once the state of the library is known."""
        self.welcome_contents.show()

    @Slot()
    def disable_samples(self) -> None:
        """Disable the samples button while they are being imported."""
        self.samples_button.setEnabled(False)
