"""A test language that marks all texts collected for translators, in the catalogue that they were collected for."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Iterator, Mapping
from types import ModuleType

import pytest

from core.language import CORE, Language
from core.messages import Translate
from desktop import translations
from tests.helpers.sources import ROOT

OPEN, CLOSE = "⟦", "⟧"
LETTERS = re.compile(r"[^\W\d_]{2,}")


@pytest.fixture(scope="session")
def script() -> Iterator[ModuleType]:
    place = str(ROOT / "packaging")
    sys.path.insert(0, place)
    spec = importlib.util.spec_from_file_location("quire_translations", ROOT / "packaging" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    yield found
    sys.path.remove(place)


class FakeLanguage(Language):
    """A language for tests.

    Args:
        translate: Translates core's texts.
        games: Translate the terms of games, by id; what they leave as it is goes to ``translate``.
    """

    def __init__(self, translate: Translate, games: Mapping[str, Translate] | None = None) -> None:
        super().__init__("xx")
        self.translate = translate
        self._by_game = games or {}

    def translator_of(self, system: str) -> Translate:
        def translated(text: str) -> str:
            found = self._by_game.get(system, str)(text)
            return found if found != text else self.translate(text)

        return translated


def marker(texts: frozenset[str]) -> Translate:
    """Return a function that marks these texts and leaves all others."""
    return lambda text: f"{OPEN}{text}{CLOSE}" if text in texts else text


class MarkingLanguage(FakeLanguage):
    """Marks the collected texts and nothing else."""

    def __init__(self, contexts: Mapping[str, list[str]]) -> None:
        games = {name.removeprefix("rules."): marker(frozenset(found)) for name, found in contexts.items()}
        super().__init__(games.pop(CORE), games)


@pytest.fixture(scope="session")
def contexts(script: ModuleType) -> dict[str, list[str]]:
    found: dict[str, list[str]] = script.strings.contexts()
    script.strings.nodes.cache_clear()  # the trees of every module, 250 MB, are not read again
    return found


@pytest.fixture
def gathered(contexts: dict[str, list[str]]) -> Iterator[MarkingLanguage]:
    before, made = translations.language(), MarkingLanguage(contexts)
    translations.set_language(made)
    yield made
    translations.set_language(before)


def is_whole(text: str) -> bool:
    """Whether a sentence was found with every word of the game in it."""
    return text.startswith(OPEN) and text.endswith(CLOSE)
