"""Choices on a German sheet: in German, also in small letters."""

from __future__ import annotations

import pytest

from core.export.value_format import format_printed_value
from core.language import load_language
from core.messages import localize_value
from core.registry import game

SYSTEM = game("eastern_isles").system
GERMAN = load_language("de").translator_of("eastern_isles")


@pytest.mark.parametrize(
    ("key", "choice", "form", "text"),
    [
        ("sex", "female", "lower", "weiblich"),
        ("profession", "fighter", "lower", "Kämpfer"),
    ],
)
def test_small_letters_are_those_of_the_language(key: str, choice: str, form: str, text: str) -> None:
    assert localize_value(format_printed_value(SYSTEM, key, choice, form), GERMAN) == text
