"""Welcome page, shown while no character is open: new character, samples, tour."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from desktop.forms import load_form
from desktop.widgets.columns import Columns


class WelcomeView(QWidget):
    """Offers a new character, the samples and the tour.

    Signals:
        asked_new: A new character was requested.
        asked_samples: The sample characters were requested.
        asked_tour: The tour was requested.
    """

    asked_new = Signal()
    asked_samples = Signal()
    asked_tour = Signal()

    welcome_contents: QWidget
    ways_columns: Columns
    title_label: QLabel
    about_label: QLabel
    samples_card: QFrame
    new_button: QPushButton
    samples_button: QPushButton
    tour_button: QPushButton

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        load_form(self, "welcome")
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

    @Slot()
    def reveal(self) -> None:
        """Show the page, once the state of the library is known."""
        self.welcome_contents.show()

    @Slot()
    def disable_samples(self) -> None:
        """Disable the samples button while they are being imported."""
        self.samples_button.setEnabled(False)
