"""Random edits that are undone restore document and numbers."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.character.edits import AddRow, Edit, MoveRow, RemoveRow, SetOption, SetValue
from tests.helpers.undo_checks import check_edits_and_undo
from tests.systems.eastern_isles.worked import EXAMPLES, sheet_of

FACE = st.integers(0, 7)
FACES = st.lists(FACE, max_size=5)
DICE = st.sampled_from(["pb", "sr", "iq", "ws", "ib", "cn", "dy", "ht", "attr"])
LISTS = {"items": 6, "weapons": 3, "armor": 3, "skills": 5, "ep_log": 2, "subsistence": 3, "bouts": 3, "en_rolls": 3}
INPUTS = {
    "race": st.sampled_from(["human", "elf", "dwarf"]),
    "sex": st.sampled_from(["male", "female"]),
    "profession": st.sampled_from(["magician", "physician", "fighter", None]),
    "dice.wtd": st.none() | FACE,
    "adjust.cn": st.integers(-5, 5),
    "start.extra_points": st.integers(0, 5),
    "days_elapsed": st.integers(0, 20_000),
    "ep_mark": st.integers(0, 700_000),
    "steps_taken": st.integers(0, 77),
    "half_rations": st.booleans(),
    "items[0].enc": st.integers(0, 300),
    "weapons[0].skill": st.sampled_from(["Broadsword", "broadsword ", "Nothing", ""]),
    "skills[0].name": st.sampled_from(["Morale", "Broadsword", ""]),
    "skills[0].points_level": st.integers(0, 30),
    "ep_log[0].base_ep": st.integers(-3000, 400_000),
    "en_rolls[0].level": st.integers(1, 12),
}
EDITS = st.one_of(
    st.sampled_from(sorted(INPUTS)).flatmap(lambda key: INPUTS[key].map(lambda value: SetValue(key, value))),
    st.builds(lambda key, faces: SetValue(f"dice.{key}", faces), DICE, FACES),
    st.builds(lambda days: SetOption("year_days", days), st.sampled_from([336, 360, 365])),
    st.sampled_from(sorted(LISTS)).map(
        lambda key: AddRow(key, {"enc": 1} if key in ("items", "weapons", "armor") else {})
    ),
    st.sampled_from(sorted(LISTS)).map(lambda key: RemoveRow(f"{key}[1]")),
    st.sampled_from([key for key, count in LISTS.items() if count > 2]).map(lambda key: MoveRow(f"{key}[0]", 1)),
)


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(edits=st.lists(EDITS, max_size=12))
def test_undone_edits_restore_the_document(edits: list[Edit]) -> None:
    check_edits_and_undo(sheet_of(EXAMPLES["A"].data), edits)
