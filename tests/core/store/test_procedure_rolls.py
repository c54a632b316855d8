import pytest

from core.dice import Dice, lay
from core.procedures import How as Given
from core.procedures import RollRecord as Rolled
from core.store import How, RollRecord, log_of


@pytest.mark.parametrize(
    ("given", "logged"), [(Given.ROLLED, How.ROLLED), (Given.TYPED, How.TYPED), (Given.SCRIPT, How.TYPED)]
)
def test_dice_of_a_procedure_are_lines_of_the_log_in_its_words(given: Given, logged: How) -> None:
    rolled = Rolled("age.dice", "Age", "age", lay(Dice.parse("2d6+1"), [3, 4]), given)
    assert log_of([rolled], "ilse", str.upper) == (RollRecord("AGE", "2d6+1", (3, 4), 8, logged, "ilse"),)
