"""What a procedure does to a sample character in a party, in words."""

from __future__ import annotations

import random
from collections.abc import Mapping

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.export.json_file import read_character
from core.paths import resources
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.registry import game, open_character
from desktop.party.party_answers import answers_text
from desktop.party.party_effects import action_effects


def effects_of(system: str, name: str, procedure: str, answers: Mapping[str, Json]) -> list[str]:
    """Return the effects of a procedure, as the party's dialog lists them."""
    sheet, driver = _run(system, name, procedure, answers)
    return action_effects(sheet, driver)


def answers_of(system: str, name: str, procedure: str, answers: Mapping[str, Json]) -> str:
    """Return the answers given to a procedure, in words."""
    return answers_text(_run(system, name, procedure, answers)[1])


def _run(system: str, name: str, procedure: str, answers: Mapping[str, Json]) -> tuple[Sheet, Driver]:
    sheet = open_character(read_character(resources() / "samples" / system / f"{name}.json"), random.Random(1))
    driver = Driver(game(system).procedures[procedure], Situation((sheet,)), 1)
    driver.run_auto(answers)
    return sheet, driver
