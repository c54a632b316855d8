"""RPG.Rules in a party."""

from __future__ import annotations

from core.registry import game
from desktop.sheet.party_columns import has_states
from tests.helpers.party_effects import answers_of, effects_of


def test_a_choice_of_what_is_counted_goes_with_its_number() -> None:
    assert answers_of("kinsler", "bera", "pass_time", {"unit": ["day"], "amount": 3}) == "3 days"


def test_passing_time_changes_the_clock() -> None:
    assert effects_of("kinsler", "bera", "pass_time", {"unit": ["day"], "amount": 2}) == ["Clock: 2 days"]


def test_it_has_no_status_column() -> None:
    assert not has_states(game("kinsler").system)
