"""Texts that formulas give: English as values, in German where a German sheet, window or terminal shows them."""

from __future__ import annotations

import pytest

from core.language import load_language
from core.messages import localize_value
from core.registry import game
from tests.helpers.games import blank_sheet

GAME = game("hursagmu")
GERMAN = load_language("de").translator_of("hursagmu")


@pytest.mark.parametrize(
    ("address", "value", "text"),
    [
        ("status_name", "active", "aktiv"),
        ("health_name", "OK", "OK"),
        ("advances[0].shown_what", "Strength", "Strength"),
        ("advances[1].shown_what", "Strength", "Strength"),
    ],
)
def test_states(address: str, value: str, text: str) -> None:
    sheet = blank_sheet(
        GAME, advances=[{"what": what, "from": 1, "to": 2, "cost": 1} for what in ("base.str", "Strength")]
    )
    assert sheet.value(address) == value
    assert localize_value(sheet.text(address), GERMAN) == text


def test_words_shown_instead_of_numbers_in_an_explanation() -> None:
    shown = blank_sheet(GAME).explain("status").shown
    assert (shown, localize_value(shown, GERMAN)) == ("Active", "Aktiv")
