"""Sets the UI language: installs Qt's translators and loads the message catalogues of core.

Texts are translated where they are shown: the window's own by ``tr``, a sentence of core by `desktop.messages.render`,
a label of a game by `desktop.address_labels.translate_text`. ``packaging/translations.py`` brings them up to date.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from core import paths
from core.language import ENGLISH, Language, languages, load_language

SYSTEM: Final = "system"
"""The language of the operating system."""

_language = load_language(ENGLISH)


def language() -> Language:
    """Return the UI language, for the texts of core and the games."""
    return _language


def set_language(chosen: Language) -> None:
    """Show the texts of core and the games in a language; what is shown already stays as it is."""
    global _language  # noqa: PLW0603 - as Qt's installed translators, it belongs to the program
    _language = chosen


def language_code(choice: str) -> str:
    """Return the code of the language that a choice of the preferences stands for, English where there is no other.

    Args:
        choice: Code of a language, or ``system``.
    """
    locale = QLocale.system() if choice == SYSTEM else QLocale(choice)
    code = locale.name().partition("_")[0]
    return code if code in languages() else ENGLISH


def install(program: QCoreApplication, choice: str = SYSTEM) -> list[QTranslator]:
    """Set the UI language, as far as there is a translation, and return the translators of Qt that were installed.

    Args:
        program: The program; it keeps the translators.
        choice: Code of a language, or ``system``.
    """
    locale = QLocale.system() if choice == SYSTEM else QLocale(choice)
    if choice != SYSTEM:
        QLocale.setDefault(locale)
    if locale.language() is QLocale.Language.C:
        locale = QLocale(QLocale.Language.English)
    set_language(load_language(language_code(choice)))
    ours = str(paths.resources() / "translations")
    qts = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    translators = (
        _loaded(program, locale, "qtbase", qts),
        _loaded(program, locale, "quire", ours) or _english(program, ours),
    )
    return [each for each in translators if each is not None]


def replace(program: QCoreApplication, choice: str = SYSTEM) -> None:
    """Set another UI language in the place of the present one; windows made from now on are in it."""
    for translator in program.findChildren(QTranslator):
        program.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(QLocale.system())
    install(program, choice)


def every_language(context: str) -> Iterator[Callable[[str], str]]:
    """Return for each language what translates texts of the window into it, English first.

    Args:
        context: Context of the texts.
    """
    yield str
    for code in languages()[1:]:
        translator = QTranslator()
        translator.load(QLocale(code), "quire", "_", str(paths.resources() / "translations"))
        yield partial(_translate, translator, context)


def _translate(translator: QTranslator, context: str, text: str) -> str:
    return translator.translate(context, text) or text


def _loaded(program: QCoreApplication, locale: QLocale, name: str, folder: str) -> QTranslator | None:
    translator = QTranslator(program)
    if not translator.load(locale, name, "_", folder):
        return None
    program.installTranslator(translator)
    return translator


def _english(program: QCoreApplication, folder: str) -> QTranslator | None:
    """Install the singulars and plurals of English."""
    return _loaded(program, QLocale(QLocale.Language.English), "quire", folder)
