"""Any sequence of edits and undos returns to the same document, with the same numbers."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.character.edits import AddRow, Edit, MoveRow, RemoveRow, SetHouseRule, SetOption, SetValue
from core.character.json_values import ABSENT, Json
from core.systems.ratios.ages import ATTRIBUTES
from tests.helpers.undo_checks import check_edits_and_undo
from tests.systems.ratios.worked import EXAMPLES, sheet_of

ATTRIBUTE = st.sampled_from(ATTRIBUTES)
POINTS = st.integers(-5, 120)
NAMES = st.sampled_from(["Tide Saber", " tide saber", "Footwork", ""])
LISTS = ("items", "weapons", "armor", "capabilities", "traits", "training", "conditions")
MAPS = ("age_points", "level_points", "aging_loss", "cpv_loss", "cpv_modifier")
INPUTS: Mapping[str, st.SearchStrategy[Json]] = {
    "human_age_years": st.integers(-1, 120),
    "real_age_years": st.none() | st.integers(0, 200),
    "height_in": st.none() | st.integers(0, 90),
    "weight_lb": st.none() | st.integers(1, 300),
    "tbf_percent": st.none() | st.integers(-2, 60),
    "sex": st.sampled_from(["female", "male", "hermaphrodite", "other"]),
    "culture": st.none() | st.just({"name": "Nobody's people", "bonus": {"agil": 3}, "cap": {"hlth": 60}}),
    "profession": st.none() | st.just({"name": "Idler", "attributes": ["work"], "capabilities": ["climbing"]}),
    "culture.cap.agil": st.integers(1, 99),
    "profession.attributes": st.lists(ATTRIBUTE, max_size=4),
    "level": st.integers(0, 3000),
    "cat": st.integers(0, 5000),
    "damage_taken": st.integers(0, 900),
    "weapons[0].name": NAMES,
    "weapons[0].hand": st.sampled_from(["main", "off"]),
    "weapons[1].weight_lb": st.integers(0, 20),
    "armor[0].worn": st.booleans(),
    "capabilities[0].name": NAMES,
    "capabilities[0].attributes": st.lists(ATTRIBUTE, max_size=3),
    "capabilities[1].applies_to": st.sampled_from(["check", "attack", "defense", "damage", "offhand"]),
    "capabilities[1].bonus": st.integers(0, 30),
}
EDITS = st.one_of(
    st.sampled_from(sorted(INPUTS)).flatmap(lambda key: INPUTS[key].map(lambda value: SetValue(key, value))),
    st.builds(lambda key, each, points: SetValue(f"{key}.{each}", points), st.sampled_from(MAPS), ATTRIBUTE, POINTS),
    st.builds(lambda start: SetOption("start_percent", start), st.integers(1, 98)),
    st.builds(lambda asks: SetOption("weapon_min_strn", asks), st.booleans()),
    st.sampled_from(["max(0, points.move + movement_bonus)", "points.move / (level - 24)"]).map(
        lambda formula: SetHouseRule("mpv.move", formula)
    ),
    st.just(SetHouseRule("mpv.move", ABSENT)),
    st.sampled_from(LISTS).map(lambda key: AddRow(key, {"rank_max": 0} if key == "armor" else {})),
    st.sampled_from(["weapons", "capabilities"]).map(lambda key: RemoveRow(f"{key}[1]")),
    st.sampled_from(["weapons", "capabilities"]).map(lambda key: MoveRow(f"{key}[0]", 1)),
)


@pytest.mark.parametrize("name", ["A", "B"])
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(edits=st.lists(EDITS, max_size=12))
def test_undo_restores_document_and_numbers(name: str, edits: list[Edit]) -> None:
    check_edits_and_undo(sheet_of(EXAMPLES[name].data), edits)
