"""The languages of the window: loads what Linguist's files give for it, for Qt's own words, core's and the games'.

A text of ours is translated where it is shown: the window's by ``tr``, a sentence of core by `desktop.messages.render`,
a label of a game by the function that `of_game` gives. ``packaging/translations.py`` gathers them all.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
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
    loaded = []
    for name, folder in (
        ("qtbase", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
        ("quire", str(paths.resources() / "translations")),
    ):
        translator = QTranslator(program)
        if translator.load(spoken, name, "_", folder):
            program.installTranslator(translator)
            loaded.append(translator)
    return loaded


def of_game(system: str) -> Callable[[str], str]:
    """Give the function that translates the words of a game's data: labels, helps, units.

    Args:
        system: Id of the game.
    """
    return partial(QCoreApplication.translate, f"rules.{system}")
