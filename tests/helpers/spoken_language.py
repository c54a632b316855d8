"""The window in another language for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from desktop import translations


@contextmanager
def speaking(qapp: QApplication, language: str) -> Iterator[list[QTranslator]]:
    """Show the window in a language for a while."""
    before, spoken = QLocale(), translations.language()
    loaded = translations.install(qapp, language)
    yield loaded
    for each in loaded:
        qapp.removeTranslator(each)
    QLocale.setDefault(before)
    translations.set_language(spoken)
