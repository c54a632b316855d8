"""Texts that formulas give: English as values, in German where a German sheet, window or terminal shows them."""

from __future__ import annotations

import pytest

from core.character.json_values import Json
from core.export.value_format import format_printed_value
from core.language import load_language
from core.messages import localize_value
from core.registry import game
from tests.helpers.games import blank_sheet

GAME = game("kinsler")
GERMAN = load_language("de").translator_of("kinsler")

SKILL: dict[str, Json] = {"id": "mine", "name": "Heal body", "level": 3, "type": "power"}


@pytest.mark.parametrize(
    ("address", "value", "text"),
    [
        ("innate.heal_body.shown_name", "Heal body", "Körper heilen"),
        ("skills[0].shown_name", "Heal body", "Heal body"),
        ("weapons[0].shown_skill", "Heal body", "Körper heilen"),
        ("weapons[1].shown_skill", "Heal body", "Heal body"),
        ("stances[0].uses[0].shown_use", "Heal body kept", "Heal body aufrechterhalten"),
        ("stances[0].uses[1].shown_use", "Heal body 2", "Körper heilen 2"),
    ],
)
def test_names_of_innate_powers_and_not_those_that_a_player_gave(address: str, value: str, text: str) -> None:
    uses: list[Json] = [{"skill": "mine", "mode": "maintain"}, {"skill": "heal_body", "mode": "passive", "count": 2}]
    weapons: list[Json] = [{"name": "Hand", "skill": skill} for skill in ("heal_body", "mine")]
    sheet = blank_sheet(GAME, skills=[SKILL], weapons=weapons, stances=[{"name": "Rest", "uses": uses}])
    assert sheet.value(address) == value
    assert localize_value(sheet.text(address), GERMAN) == text
    key = address.replace("[0]", "[]").replace("[1]", "[]")
    assert localize_value(format_printed_value(GAME.system, key, sheet.value(address)), GERMAN) == text
