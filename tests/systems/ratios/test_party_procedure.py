"""Procedures of R.A.T.I.O.S. for a party."""

from __future__ import annotations

import random
from pathlib import Path

from core.character import Json, Sheet
from core.export import read_character
from core.play import run_with_answers
from core.procedures import (
    Situation,
)
from core.registry import game, open_character, setting_of

SAMPLES = Path(__file__).parents[3] / "resources" / "samples"


def sample(system: str, name: str) -> Sheet:
    return open_character(read_character(SAMPLES / system / f"{name}.json"), random.Random(1))


def test_shown_outcomes_are_no_differences_between_members() -> None:
    sheet = sample("ratios", "hask")
    script: dict[str, Json] = {"kind": ["rest"], "days": 2}
    alike = run_with_answers(game("ratios").procedures["recover"], Situation((sheet,), setting_of(sheet)), 1, script)
    assert "outcome" in {each.key for each in alike.driver.answers}
    assert alike.differences == ()
