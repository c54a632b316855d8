"""The Eastern Isles System in a party."""

from __future__ import annotations

from core.registry import game
from desktop.sheet.party_columns import has_states
from tests.helpers.party_effects import answers_of, effects_of


def test_a_choice_of_what_is_counted_goes_with_its_number() -> None:
    assert answers_of("eastern_isles", "brannoc", "pass_time", {"unit": ["days"], "count": 3}) == "3 days"


def test_effects_list_numbers_of_play_first() -> None:
    assert effects_of("eastern_isles", "brannoc", "award", {"base_ep": 5}) == [
        "To the next step: 890 to 885",
        "A row added to Awards",
    ]


def test_it_has_no_status_column() -> None:
    assert not has_states(game("eastern_isles").system)
