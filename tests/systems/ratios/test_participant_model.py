"""The participants of a fight in their table: room for numbers of every size."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from core.character.edits import SetHouseRule
from core.play.arena import Arena, Participant
from core.play.fight import Fight
from core.systems.ratios.conflict import CONFLICT
from desktop.fight.participant_model import FIXED_COLUMNS, ParticipantModel
from tests.systems.ratios.worked import example


@pytest.mark.fonts
@pytest.mark.parametrize(("most", "is_wider"), [("99", False), ("14400", True)])
def test_a_column_fits_its_largest_number(most: str, is_wider: bool, qtbot: QtBot) -> None:
    """Also while the current value is low."""
    hurt = example("A", damage_taken=90)
    usual = ParticipantModel()
    fight = Fight(CONFLICT, Arena.create([(Participant("A", "a"), hurt), (Participant("B", "b"), example("A"))]), 1)
    usual.show_fight(fight)
    hurt.apply(SetHouseRule("ds_max", most))
    model = ParticipantModel()
    model.show_fight(
        Fight(CONFLICT, Arena.create([(Participant("A", "a"), hurt), (Participant("B", "b"), example("A"))]), 1)
    )
    assert model.text(0, FIXED_COLUMNS).endswith(f"/{most}")
    assert (model.vital_width(FIXED_COLUMNS) > usual.vital_width(FIXED_COLUMNS)) is is_wider
