"""Texts that formulas give: English as values, in German where a German sheet, window or terminal shows them."""

from __future__ import annotations

import pytest

from core.export.value_format import format_printed_value
from core.language import load_language
from core.messages import localize_value
from core.registry import game
from tests.helpers.games import blank_sheet

GAME = game("sord")
GERMAN = load_language("de").translator_of("sord")


@pytest.mark.parametrize(
    ("typed", "text", "small"),
    [("melee", "Nahkampf", "Nahkampf"), ("Whirled", "Whirled", "whirled"), ("", "Keine Waffe", "")],
)
def test_weapon_type_of_a_skill(typed: str, text: str, small: str) -> None:
    sheet = blank_sheet(GAME, skills=[{"name": "Sword", "weapon": "Sword", "weapon_type": typed}])
    assert sheet.value("skills[0].weapon_type") == typed
    assert localize_value(sheet.text("skills[0].weapon_type"), GERMAN) == text
    assert localize_value(format_printed_value(GAME.system, "skills[].weapon_type", typed, "lower"), GERMAN) == small


def test_choice_in_an_explanation() -> None:
    sheet = blank_sheet(GAME, skills=[{"name": "Sword", "weapon": "Sword", "weapon_type": "melee"}])
    shown = sheet.explain("skills[0].weapon_type").shown
    assert (shown, localize_value(shown, GERMAN)) == ("Melee", "Nahkampf")
