"""Procedures of R.A.T.I.O.S. for a party."""

from __future__ import annotations

import random
from pathlib import Path

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.export.json_file import read_character
from core.play.party_procedure import run_with_answers
from core.procedures.procedure import Situation
from core.registry import game, open_character
from core.setting_resolver import resolve_setting

SAMPLES = Path(__file__).parents[3] / "resources" / "samples"


def sample(system: str, name: str) -> Sheet:
    return open_character(read_character(SAMPLES / system / f"{name}.json"), random.Random(1))


def test_shown_outcomes_are_no_differences_between_members() -> None:
    sheet = sample("ratios", "hask")
    script: dict[str, Json] = {"kind": ["rest"], "days": 2}
    situation = Situation((sheet,), resolve_setting(sheet).setting)
    alike = run_with_answers(game("ratios").procedures["recover"], situation, 1, script)
    assert "outcome" in {each.key for each in alike.driver.answers}
    assert alike.differences == ()
