"""Words on a sheet: captions, and lines that sum a character up."""

from __future__ import annotations

from PySide6.QtCore import Property
from PySide6.QtWidgets import QLabel, QWidget


class Caption(QLabel):
    """A small muted label, unless its dynamic property ``role`` says otherwise (roles: ``desktop/theme.py``)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "label")


class SummaryLabel(Caption):
    """Several values in one line: ``Merefolk · Shieldhand · 24 years``.

    Each line of the template is a piece with values in braces; a piece whose values are all empty falls away. In
    ``{professions[current].name}`` stand all rows whose ``current`` is set, in ``{professions[].name}`` all rows.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._template = ""
        self._separator = " · "
        self.setProperty("role", "muted")

    def _get_template(self) -> str:
        return self._template

    def _set_template(self, template: str) -> None:
        self._template = template
        self.setText(template.replace("\n", self._separator))

    def _get_separator(self) -> str:
        return self._separator

    def _set_separator(self, separator: str) -> None:
        self._separator = separator
        self._set_template(self._template)

    template = Property(str, _get_template, _set_template)
    separator = Property(str, _get_separator, _set_separator)
