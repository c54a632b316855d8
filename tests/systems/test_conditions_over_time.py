"""Conditions that change numbers run down when time passes, and the procedure says which have ended."""

from __future__ import annotations

import pytest

from core.character.edits import SetEffects
from core.character.effects import effects_of
from core.character.json_values import Json
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.procedures.requests import Show
from core.registry import game, games
from tests.helpers.games import sample_sheet

ANSWERS: dict[str, Json] = {"unit": ["min"], "amount": 10, "count": 10}
"""Ten minutes, by the keys of the requests of each game."""


def test_time_passes_in_every_game() -> None:
    assert all("pass_time" in each.procedures for each in games())


@pytest.mark.parametrize("id_", [each.id for each in games() if "pass_time" in each.procedures])
def test_passing_time_ends_them(id_: str) -> None:
    sheet = sample_sheet(game(id_))
    numbers = {key: sheet.value(key) for key in sheet.system.derived if "[" not in key}
    address = next(key for key, value in reversed(numbers.items()) if isinstance(value, int))
    haste: dict[str, Json] = {
        "name": "Haste", "address": address, "change": 1, "until": {"lasts": 5, "lasts_in": "min"}
    }  # fmt: skip
    fear: dict[str, Json] = {"name": "Fear", "until": {"lasts": 1, "lasts_in": "hour"}}
    sheet.apply(SetEffects((haste, fear, {**haste, "name": "Scar", "until": None})))
    procedure = game(id_).procedures["pass_time"]
    assert procedure.clock is not None
    assert procedure.closed(sheet) is None
    driver = Driver(procedure, Situation((sheet,)), 1)
    shown = ""
    while driver.request is not None:
        if isinstance(driver.request, Show):
            shown += driver.request.text
        if not driver.answer_from(ANSWERS):
            driver.auto_answer()
    (outcome,) = driver.outcome
    sheet.apply(outcome)
    assert [(each.name, each.lasts) for each in effects_of(sheet.character.effects)] == [("Fear", 50), ("Scar", None)]
    assert sheet.value(address) == numbers[address] + 1  # type: ignore[operator]  # it is a number, see above
    assert "Ended: Haste." in shown
    assert "ended: Haste" in outcome.label
