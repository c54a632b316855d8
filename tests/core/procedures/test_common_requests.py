import pytest

from core.procedures import MOST_MODIFIER, Enter, Show, enter_modifier, show_outcome


def test_a_modifier_is_0_by_default() -> None:
    asked = next(enter_modifier("SG", key="penalty", unit="%"))
    assert isinstance(asked, Enter)
    assert (asked.key, asked.cite, asked.unit, asked.default) == ("penalty", "SG", "%", 0)
    assert (asked.least, asked.most) == (-MOST_MODIFIER, MOST_MODIFIER)


@pytest.mark.parametrize(("passed", "label"), [(True, "Success"), (False, "Failure")])
def test_an_outcome_is_shown_with_its_numbers(passed: bool, label: str) -> None:
    shown = next(show_outcome(passed, "move", "load", text="It moves.", cite="I"))
    assert shown == Show(key="outcome", label=label, cite="I", text="It moves.", addresses=("move", "load"))
