"""R.A.T.I.O.S. in a party."""

from __future__ import annotations

from core.registry import game
from desktop.sheet.party_columns import has_states
from tests.helpers.party_effects import effects_of


def test_a_rest_of_no_days_changes_nothing() -> None:
    assert effects_of("ratios", "hask", "recover", {"days": 0}) == ["No changes"]


def test_participants_have_a_status_column() -> None:
    assert has_states(game("ratios").system)
