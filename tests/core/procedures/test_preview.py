"""Previews of procedures: what answers would do, up to the first dice; the sheet stays."""

from __future__ import annotations

import pytest

from core.character.json_values import Json
from core.errors import ProcedureError
from core.procedures.preview import preview
from core.procedures.procedure import Situation
from core.procedures.unattended import run_unattended
from core.registry import game
from tests.helpers.games import example_id, sample_sheet


def situation() -> Situation:
    return Situation((sample_sheet(game(example_id())),))


def test_it_ends_with_the_first_dice_that_nothing_answers() -> None:
    damage = game(example_id()).procedures["damage"]
    found = preview(damage, situation(), {"total": 12})
    assert found.roll is not None
    assert [each.key for each in found.requests] == ["total", "armor", "place"]
    assert found.answers["place"] == ["roll"]
    assert found.outcome is None
    assert found.sheet.character.data == situation().sheet.character.data, "nothing is lost before the dice"


def test_it_shows_the_sheet_that_the_procedure_would_leave() -> None:
    damage = game(example_id()).procedures["damage"]
    before = situation()
    script: dict[str, Json] = {"total": 12, "place": ["limb"]}
    found = preview(damage, before, script)
    assert found.roll is None
    assert found.outcome is not None
    assert "Armor stops" in found.outcome.text
    (after,) = run_unattended(damage, before, 1, script)
    assert found.sheet.character.data == after.character.data
    assert found.sheet.character.data != before.sheet.character.data


def test_answers_that_do_not_fit_end_it_with_the_reason() -> None:
    damage = game(example_id()).procedures["damage"]
    found = preview(damage, situation(), {"total": 0})
    assert found.problem is not None
    assert found.requests[-1].key == "total"


def test_a_closed_procedure_cannot_be_tried() -> None:
    with pytest.raises(ProcedureError, match="Nothing is lost"):
        preview(game(example_id()).procedures["rest"], situation(), {})
