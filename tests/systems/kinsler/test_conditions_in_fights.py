"""Conditions with an end in a fight of RPG.Rules."""

from __future__ import annotations

import pytest

from core.character.edits import SetValue
from core.character.json_values import Json
from tests.systems.kinsler.conflicts import WIND, begin, person


@pytest.mark.parametrize("lasts", [1, None])
def test_power_ends_with_its_timed_condition(lasts: int | None) -> None:
    """RESOLUTION OF EFFECTS 6c: it does not end a second time when the fight is over."""
    known: dict[str, list[Json]] = {
        "declare": [["own"], ["hold"], ["hold"], ["hold"]], "use": [["skills[0]"], ["done"]], "dice": [2],
        "power_mode": [["affect"]], "maintain": [["yes"]], "goes_on": [["on"], ["end"]],
    }  # fmt: skip
    script = begin(
        ("A", person({**WIND, "ranged": False}, min=20)), ("B", person()), answers=known,
        dice=[5, 5, 5, 5, 2, 2, 2, 2, 3, 4, 2, 2, 2, 2],
    )  # fmt: skip
    script.fight.amend(1, SetValue("conditions[0].lasts", lasts))
    script.dice = [4] * 40
    script.run(rounds=2)
    assert script.fight.is_over
    assert any("Ended for B2: Wall of Wind." in each for each in script.lines) is (lasts is not None)
    assert any("Wall of Wind on B2 ends." in each for each in script.lines) is (lasts is None)
