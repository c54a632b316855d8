"""Loads compiled gettext catalogues and translates texts for people, without Qt.

There is one catalogue for the texts of core, the terminal and paper (``core``), and one for each game
(``rules.<id>``). Not for the window's own texts, which Qt translates.

>>> load_language("de").translate("January")
'Januar'
"""

from __future__ import annotations

from functools import cache
from gettext import GNUTranslations
from pathlib import Path
from typing import Final

from core import paths
from core.errors import LanguageError
from core.messages import Message, PluralTemplate, Translate, split_plural

ENGLISH: Final = "en"
"""Code of the language that the texts are written in; it has no catalogue."""

CORE: Final = "core"
"""Catalogue of the texts of core, the terminal and paper."""

UNFINISHED: Final = "x-unfinished"
"""Header of the catalogue of a game of which some texts are not translated: it keeps the game's terms in English."""


class Language:
    """Translations into one language.

    Args:
        code: Code of the language, as ``de``.
        folder: Folder of its catalogues; without one, texts stay in English.
    """

    def __init__(self, code: str, folder: Path | None = None) -> None:
        self.code = code
        self._folder = folder
        self._games: dict[str, Translate] = {}
        self._core = self._read(CORE)
        self.translate = self._translator(self._core)

    @property
    def is_source(self) -> bool:
        """Whether texts are shown as they are written in code and data, in English."""
        return self._folder is None

    def translator_of(self, system: str) -> Translate:
        """Return the function that translates a game's own terms and core's sentences.

        Args:
            system: Id of the game, or of its worlds or campaigns, which use its terms; "" for none.
        """
        system = system.partition(":")[0]
        known = self._games.get(system)
        if known is None:
            catalogue = self._read(f"rules.{system}") if system else None
            if catalogue is not None and self._core is not None:
                catalogue.add_fallback(self._core)
            known = self._games[system] = self.translate if catalogue is None else self._translator(catalogue)
        return known

    def is_complete(self, system: str) -> bool:
        """Return whether a game's own terms are shown in this language.

        Otherwise they are in English everywhere.
        """
        if self.code == ENGLISH:
            return True
        catalogue = self._read(f"rules.{system}")
        return catalogue is not None and UNFINISHED not in catalogue.info()

    def _read(self, domain: str) -> GNUTranslations | None:
        file = None if self._folder is None else self._folder / f"{domain}.mo"
        if file is None or not file.exists():
            return None
        with file.open("rb") as stream:
            return GNUTranslations(stream)

    def _translator(self, catalogue: GNUTranslations | None) -> Translate:
        if catalogue is None:
            return str
        present = catalogue

        def translate(text: str) -> str:
            if not text:
                return ""
            plural = split_plural(text)
            if plural is not None:
                return PluralTemplate(text, plural, present.ngettext)
            return present.gettext(text)

        return translate


def languages() -> tuple[str, ...]:
    """Return the codes of the languages that texts can be shown in, English first."""
    folders = sorted(_folder().glob(f"*/{CORE}.mo"))
    return (ENGLISH, *(file.parent.name for file in folders))


@cache
def load_language(code: str) -> Language:
    """Return a language.

    Args:
        code: One of `languages`.

    Raises:
        LanguageError: There is no translation into it.
    """
    if code == ENGLISH:
        return Language(ENGLISH)
    if code not in languages():
        raise LanguageError(
            Message(
                "no_language",
                "Quire is not translated into {language}. Choose one of {languages}.",
                {"language": code, "languages": ", ".join(languages())},
            )
        )
    return Language(code, _folder() / code)


def _folder() -> Path:
    return paths.resources() / "translations"
