"""The fixture `one_font`: the font that comes with Quire in place of the system's, the same on every machine.

For tests that compare pixels or widths. Tests of fit (is a word cut, does a dialog fit) keep the font of the system:
they carry the marker ``fonts``, and ``packaging/check_fonts.py`` runs them under several sets of fonts.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from desktop.theme import Theme

PACKAGE = "font_source_sans_pro"
FAMILY = "Source Sans Pro"
FILES = ("SourceSansPro-Regular.ttf", "SourceSansPro-Semibold.ttf", "SourceSansPro-Bold.ttf")


@pytest.fixture
def one_font(qapp: QApplication, theme: Theme) -> Iterator[QFont]:
    """The bundled font as the program's font; the font of the system comes back after the test."""
    assert isinstance(theme, Theme), "the theme sets the font size, and must do so before"
    found = importlib.util.find_spec(PACKAGE)
    assert found is not None
    assert found.origin is not None
    folder = Path(found.origin).parent / "files"
    before = QFont(qapp.font())
    loaded = [QFontDatabase.addApplicationFont(str(folder / name)) for name in FILES]
    assert -1 not in loaded
    bundled = QFont(before)
    bundled.setFamilies([FAMILY])
    qapp.setFont(bundled)
    yield bundled
    qapp.setFont(before)
    for each in loaded:
        QFontDatabase.removeApplicationFont(each)
