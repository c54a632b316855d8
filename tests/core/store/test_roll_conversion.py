import pytest

from core.dice import Dice, enter_faces
from core.procedures import AnswerMethod as Given
from core.procedures import RollRecord as Rolled
from core.store import LoggedRoll, RollMethod, to_logged_rolls


@pytest.mark.parametrize(
    ("given", "logged"),
    [(Given.ROLLED, RollMethod.ROLLED), (Given.TYPED, RollMethod.TYPED), (Given.SCRIPT, RollMethod.TYPED)],
)
def test_dice_of_a_procedure_are_lines_of_the_log_in_its_words(given: Given, logged: RollMethod) -> None:
    rolled = Rolled("age.dice", "Age", "age", enter_faces(Dice.parse("2d6+1"), [3, 4]), given)
    assert to_logged_rolls([rolled], "ilse", str.upper) == (LoggedRoll("AGE", "2d6+1", (3, 4), 8, logged, "ilse"),)
