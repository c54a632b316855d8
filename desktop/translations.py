"""The languages of the window: loads what Linguist's files give for it, for Qt's own words, core's and the games'.

A text of ours is translated where it is shown: the window's by ``tr``, a sentence of core by `desktop.messages.render`,
a label of a game by `desktop.address_labels.in_words`. ``packaging/translations.py`` gathers them all.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from core import paths

SYSTEM: Final = "system"
"""The language that the system speaks."""


def install(program: QCoreApplication, language: str = SYSTEM) -> list[QTranslator]:
    """Let the window speak a language, as far as there is a translation; gives what was loaded.

    Args:
        program: The program; it keeps the translators.
        language: Code of a language, or ``system``.
    """
    spoken = QLocale.system() if language == SYSTEM else QLocale(language)
    if language != SYSTEM:
        QLocale.setDefault(spoken)
    if spoken.language() is QLocale.Language.C:
        spoken = QLocale(QLocale.Language.English)
    ours = str(paths.resources() / "translations")
    qts = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    found = (
        _loaded(program, spoken, "qtbase", qts),
        _loaded(program, spoken, "quire", ours) or _english(program, ours),
    )
    return [each for each in found if each is not None]


def _loaded(program: QCoreApplication, spoken: QLocale, name: str, folder: str) -> QTranslator | None:
    translator = QTranslator(program)
    if not translator.load(spoken, name, "_", folder):
        return None
    program.installTranslator(translator)
    return translator


def _english(program: QCoreApplication, folder: str) -> QTranslator | None:
    """Return the forms for one thing and for several, which English needs, too."""
    return _loaded(program, QLocale(QLocale.Language.English), "quire", folder)
