"""What the worked examples of SORD show besides their numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from tests.systems.sord.worked import opened


def test_a_house_rule_says_what_it_replaces() -> None:
    explanation = opened("house rule").explain("move_rate")
    assert explanation.house_rule == "reaction_rate + surprise + 1"
    assert explanation.replaces == "max(0, reaction_rate + surprise - overload)"


def test_the_whole_list_is_printed_as_derived() -> None:
    derived = opened("B").derived()
    assert derived["base.hlth"] == 12
    weapons = cast("Sequence[Mapping[str, object]]", derived["weapons"])
    assert [row["damage_text"] for row in weapons] == ["2d6+1d6+11", "1d6+11", "1d8+1", "1d6+10"]
    assert weapons[0]["max_distance_ft"] is None
    assert [key for key in derived if key.startswith("missing") or key == "placed"] == []
    professions = cast("Sequence[Mapping[str, object]]", derived["professions"])
    assert professions[1]["need.mind"] == 12
