"""Conditions with an end in a fight of the Eastern Isles System."""

from __future__ import annotations

from core.play.fight import Fight
from core.systems.eastern_isles.conflict import BOUT
from tests.helpers.conditions import HASTE, with_conditions
from tests.helpers.scripted_fights import arena
from tests.systems.eastern_isles.fighting import STAFF, fresh


def test_the_last_round_of_a_bout_passes_too() -> None:
    a = with_conditions(fresh(weapons=STAFF), HASTE)
    fight = Fight(BOUT, arena(("A", a), ("B", fresh(weapons=STAFF)), most_rounds=1), 1)
    while fight.request is not None:
        fight.auto_answer()
    assert not fight.sheets[0].rows("conditions")
