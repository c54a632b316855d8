"""REST: the automatic placing of points against the rule, one point at a time."""

from __future__ import annotations

from collections.abc import Mapping

from hypothesis import given
from hypothesis import strategies as st

from core.character.json_values import Json
from core.messages import localize_text
from core.procedures.requests import Allocate, Show
from core.systems.sord.recovery import lost_points, lowest_first
from tests.systems.sord.worked import opened, play, sheet_of

ATTRIBUTES = ("ambt", "hlth", "mind", "prow", "qckn", "chrm", "expr", "focs", "inst", "luck")


def one_by_one(amount: int, damage: Mapping[str, int], current: Mapping[str, int]) -> dict[str, int]:
    """Return back points as the specification says it."""
    left, now = dict(damage), dict(current)
    for _ in range(min(amount, sum(damage.values()))):
        lowest = min((each for each in left if left[each] > 0), key=lambda each: now[each])
        left[lowest] -= 1
        now[lowest] += 1
    return {each: damage[each] - left[each] for each in damage}


@given(
    st.integers(0, 80),
    st.lists(st.tuples(st.integers(1, 12), st.integers(0, 15)), max_size=10),
)
def test_points_go_to_the_lowest_first(amount: int, numbers: list[tuple[int, int]]) -> None:
    damage = {attribute: points for attribute, (points, _) in zip(ATTRIBUTES, numbers, strict=False)}
    current = {attribute: now for attribute, (_, now) in zip(ATTRIBUTES, numbers, strict=False)}
    assert lowest_first(amount, damage, current) == one_by_one(amount, damage, current)


def test_a_billion_points_take_no_time() -> None:
    damage = {"ambt": 10**12, "hlth": 10**12 + 5}
    assert lowest_first(10**12, damage, {"ambt": 0, "hlth": 7}) == {
        "ambt": 5 * 10**11 + 4,
        "hlth": 5 * 10**11 - 4,
    }


def test_small_case_25() -> None:
    example = opened("A")
    sheet = sheet_of({**example.character.data, "damage": {"hlth": 3, "prow": 2}})
    _, asked = play("rest", [sheet], {"hours": 2})
    assert [request.amount for request in asked if isinstance(request, Allocate)] == [4]
    assert sum(lost_points(sheet).values()) == 1
    play("rest", [sheet], {"hours": 1})
    assert lost_points(sheet) == {}


def test_placement_is_not_asked_without_a_choice() -> None:
    data = opened("A").character.data
    for damage, hours, left in (({"hlth": 15}, 7, 1), ({"hlth": 3, "prow": 2}, 3, 0), ({"hlth": 3, "prow": 2}, 0, 5)):
        sheet = sheet_of({**data, "damage": damage})
        _, asked = play("rest", [sheet], {"hours": hours})
        assert [request.key for request in asked] == ["hours", "outcome"]
        assert sum(lost_points(sheet).values()) == left


def test_all_restored_points_must_be_placed() -> None:
    sheet = sheet_of({**opened("A").character.data, "damage": {"hlth": 9, "prow": 2}})
    _, asked = play("rest", [sheet], {"hours": 2})
    placing = next(each for each in asked if isinstance(each, Allocate))
    assert placing.check({}) is not None
    assert placing.check({"hlth": 2, "prow": 2}) is None


def test_automatic_rest_lasts_until_everything_is_restored() -> None:
    example = opened("B")
    sheet = sheet_of(example.character.data)
    play("rest", [sheet], {})
    assert sheet.value("damage_total") == 0


def test_nothing_is_regained_where_life_recovery_is_gone() -> None:
    sheet = sheet_of({"raw": {"hlth": 9}, "damage": {"hlth": 3}}, {}, house_rules={"life_recovery": "0"})
    _, asked = play("rest", [sheet], {"hours": 4})
    assert [request.key for request in asked] == ["hours", "outcome"]
    assert localize_text(asked[-1].label, str) == "0 points regained"
    assert sheet.value("damage.hlth") == 3


def test_outcome_shows_the_points_regained() -> None:
    sheet = sheet_of({**opened("A").character.data, "damage": {"hlth": 9, "prow": 2}})
    _, asked = play("rest", [sheet], {"hours": 2})
    shown = asked[-1]
    assert isinstance(shown, Show)
    assert localize_text(shown.label, str) == "4 points regained"
    assert shown.addresses == ("current.hlth", "current.prow")


def test_attribute_at_zero_by_load_alone_does_not_prevent_waking() -> None:
    data: Mapping[str, Json] = {
        "raw": dict.fromkeys(ATTRIBUTES, 10),
        "items": [{"name": "Anvil", "weight_lb": 60}],
        "damage": {"mind": 1},
        "state": {"unconscious": True},
    }
    sheet = sheet_of(data)
    assert sheet.value("current.qckn") == 0
    play("rest", [sheet], {"hours": 1})
    assert sheet.value("state.unconscious") == 0
