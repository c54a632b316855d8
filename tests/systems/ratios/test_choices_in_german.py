"""Choices on a German sheet: in German, also in small letters; what a player wrote stays as it is."""

from __future__ import annotations

import pytest

from core.export.value_format import format_printed_value
from core.language import load_language
from core.messages import localize_value
from core.registry import game

SYSTEM = game("ratios").system
GERMAN = load_language("de").translator_of("ratios")


@pytest.mark.parametrize(
    ("key", "choice", "form", "text"),
    [
        ("sex", "male", "lower", "männlich"),
        ("weapons[].hand", "main", "lower", "Haupthand"),
        ("training[].attribute", "agil", "abbr", "AGIL"),
    ],
)
def test_small_letters_are_those_of_the_language(key: str, choice: str, form: str, text: str) -> None:
    assert localize_value(format_printed_value(SYSTEM, key, choice, form), GERMAN) == text


def test_what_a_player_wrote_is_not_translated() -> None:
    assert localize_value(format_printed_value(SYSTEM, "sex", "Male", "lower"), GERMAN) == "male"


def test_labels_in_a_row_are_translated_one_by_one() -> None:
    printed = format_printed_value(SYSTEM, "armor[].covers", ("arms", "torso"), "lower")
    assert (printed, localize_value(printed, GERMAN)) == ("arms, torso", "Arme, Rumpf")
