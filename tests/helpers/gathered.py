"""What translators find: a translator that marks what was gathered for them, in the context that it was gathered in."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Iterator
from types import ModuleType

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

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


class Gathered(QTranslator):
    """Marks what was gathered for translators, in the context that it was gathered in, and nothing else."""

    def __init__(self, contexts: dict[str, list[str]]) -> None:
        super().__init__()
        self.known = {name: frozenset(found) for name, found in contexts.items()}

    def translate(self, context: str, source: str, _disambiguation: str | None = None, _n: int = -1) -> str | None:
        return f"{OPEN}{source}{CLOSE}" if source in self.known.get(context, ()) else None

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


@pytest.fixture(scope="session")
def contexts(script: ModuleType) -> dict[str, list[str]]:
    found: dict[str, list[str]] = script.strings.contexts()
    return found


@pytest.fixture
def gathered(qapp: QApplication, contexts: dict[str, list[str]]) -> Iterator[Gathered]:
    made = Gathered(contexts)
    qapp.installTranslator(made)
    yield made
    qapp.removeTranslator(made)


def is_whole(text: str) -> bool:
    """Whether a sentence was found with every word of the game in it."""
    return text.startswith(OPEN) and text.endswith(CLOSE)
