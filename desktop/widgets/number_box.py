"""A number between two arrows, as Qt has it, with the minus that the window writes."""

from __future__ import annotations

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QSpinBox

from desktop.numerals import MINUS


class NumberBox(QSpinBox):
    """A whole number between two bounds, with arrows; a hyphen does for the minus."""

    def textFromValue(self, value: int) -> str:  # noqa: N802
        """Write a number."""
        return super().textFromValue(value).replace("-", MINUS)

    def valueFromText(self, text: str) -> int:  # noqa: N802
        """Read a number."""
        return super().valueFromText(text.replace(MINUS, "-"))

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Return whether a text is a number or may become one; either sign is written as a minus."""
        state, *_ = super().validate(text.replace(MINUS, "-"), place)
        return state, text.replace("-", MINUS), place
