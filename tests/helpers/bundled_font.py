"""The fixture `one_font`: the bundled font in place of the system's, the same on every machine.

For tests that compare pixels or widths. Tests of fit (is a word cut, does a dialog fit) keep the font of the system:
they carry the marker ``fonts``, and ``packaging/check_fonts.py`` runs them under several sets of fonts.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication

from desktop.theme import SANS, Theme, load_bundled


@pytest.fixture
def one_font(qapp: QApplication, theme: Theme) -> Iterator[QFont]:
    """The bundled font as the program's font; the font of the system comes back after the test."""
    assert theme.choice, "the theme, which sets the size of the font, comes first"
    before = QFont(qapp.font())
    loaded = load_bundled(SANS)
    bundled = QFont(before)
    bundled.setFamilies([SANS])
    bundled.setStyleStrategy(QFont.StyleStrategy.NoAntialias)  # every pixel of a letter has its colour
    qapp.setFont(bundled)
    assert QFontInfo(bundled).family() == SANS
    yield bundled
    qapp.setFont(before)
    for each in loaded:
        QFontDatabase.removeApplicationFont(each)
