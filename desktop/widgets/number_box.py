"""Spin box that shows a proper minus sign and accepts a hyphen for it."""

from __future__ import annotations

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QSpinBox

from desktop.minus_sign import MINUS


class NumberBox(QSpinBox):
    """A spin box that shows a minus sign and accepts a hyphen for it."""

    def textFromValue(self, value: int) -> str:  # noqa: N802
        """Return a number as text."""
        return super().textFromValue(value).replace("-", MINUS)

    def valueFromText(self, text: str) -> int:  # noqa: N802
        """Return the number of a text."""
        return super().valueFromText(text.replace(MINUS, "-"))

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Return whether a text is or may become a number; hyphens are replaced by minus signs."""
        state, *_ = super().validate(text.replace(MINUS, "-"), position)
        return state, text.replace("-", MINUS), position
