"""Conditions that change the numbers of weapons in a fight of Eastern Isles."""

from __future__ import annotations

import pytest

from core.character.edits import SetEffects
from core.character.json_values import Json
from core.play.fight import Fight
from core.registry import game
from core.systems.eastern_isles.fight_state import Fighter, bare_hands, read_weapons
from tests.helpers.conditions import play_to_round
from tests.helpers.scripted_fights import arena
from tests.systems.eastern_isles.fight_facts import fighter


@pytest.mark.parametrize("has_weapon", [True, False])
def test_weapons_are_read_again_when_a_condition_ends(has_weapon: bool) -> None:
    sheet = fighter()
    address = "weapons[0].hit_total" if has_weapon else "hit_modifier"
    before = sheet.value(address)
    sheet.apply(SetEffects(({"name": "Blessed", "address": address, "change": 2},)))
    weapons = read_weapons(sheet)
    armed = Fighter(0, weapons[0] if has_weapon else bare_hands(sheet), weapons)
    assert armed.weapon.hit == before + 2  # type: ignore[operator]  # it is a number
    sheet.apply(SetEffects(()))
    armed.read_weapons(sheet)
    assert armed.weapon.hit == before
    assert armed.weapon.row == (0 if has_weapon else bare_hands(sheet).row)
    assert armed.limit == sheet.value("en_phase_limit")


def test_a_fight_goes_on_after_a_blessing_of_one_round() -> None:
    fighters = [("A", fighter()), ("B", fighter())]
    until: Json = {"lasts": 1, "lasts_in": "round"}
    blessed: Json = {"name": "Blessed", "address": "weapons[0].hit_total", "change": 2, "until": until}
    fighters[0][1].apply(SetEffects((blessed,)))
    fight = Fight(game("eastern_isles").conflicts[0], arena(*fighters), 3)
    play_to_round(fight, 3)
    assert not fight.sheets[0].character.effects
