"""Ready checks of every game, with odds that agree with the dice."""

from __future__ import annotations

import random
from fractions import Fraction
from pathlib import Path

import pytest

from core.character.edits import SetHeader, SetHouseRule
from core.character.sheet import Sheet
from core.dice import Dice
from core.errors import QuireError, UndefinedNumber
from core.export.json_file import read_character
from core.play.checks import ready_checks, roll_check
from core.procedures.ask_helpers import choose_one, roll_dice, write
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.requests import Choose, Conversation, Option, Roll
from core.procedures.transcript import AnswerMethod
from core.registry import game, games, open_character
from tests.helpers.games import example_game, example_id

SAMPLES = Path(__file__).parents[3] / "resources" / "samples"


def sample_character(system: str) -> Sheet:
    """Open the first sample of a game."""
    return open_character(read_character(sorted((SAMPLES / system).glob("*.json"))[0]), random.Random(1))


@pytest.mark.parametrize("system", [each.id for each in games()])
def test_every_game_has_checks_that_can_be_rolled(system: str) -> None:
    of, sheet = game(system), sample_character(system)
    before = sheet.character
    situation = Situation((sheet,), of.setting())
    ready = ready_checks((each for each in of.procedures.values() if each.kind is ProcedureKind.CHECK), situation)
    assert ready
    for check in ready:
        assert check.label
        assert check.chance is None or 0 <= check.chance <= 1
        done = roll_check(check, of.procedures[check.procedure], situation, 5)
        assert done.headline
        dice = {
            roll_check(check, of.procedures[check.procedure], situation, seed).rolls[0].rolled.dice for seed in (1, 2)
        }
        assert {each.text for each in dice} == {check.dice.partition(", ")[0]}  # what is shown is what is rolled
    assert sheet.character is before


def test_the_odds_agree_with_the_faces() -> None:
    of, sheet = example_game(), sample_character(example_id())
    situation = Situation((sheet,), of.setting())
    check = next(each for each in ready_checks(of.procedures.values(), situation) if each.label.startswith("Health"))
    procedure = of.procedures[check.procedure]
    passed = [roll_check(check, procedure, situation, 1, [[[face]]]).headline == "Success" for face in range(1, 20)]
    assert check.chance == Fraction(sum(passed), 20)
    typed = roll_check(check, procedure, situation, 1, [[[4]]])
    assert typed.rolls[0].method is AnswerMethod.TYPED
    assert typed.rolls[0].rolled.faces == (4,)


def test_impossible_faces_are_refused() -> None:
    of, sheet = example_game(), sample_character(example_id())
    situation = Situation((sheet,), of.setting())
    check = ready_checks([of.procedures["attribute_check"]], situation)[0]
    with pytest.raises(QuireError):
        roll_check(check, of.procedures["attribute_check"], situation, 1, [[[21]]])


def test_closed_procedures_and_those_without_rolls_are_left_out() -> None:
    of, sheet = example_game(), sample_character(example_id())
    situation = Situation((sheet,), of.setting())
    checks = {each.procedure for each in ready_checks(of.procedures.values(), situation)}
    assert "creation" not in checks
    assert "aging" not in checks


def test_checks_with_a_number_that_cannot_be_used_are_closed() -> None:
    of, sheet = example_game(), sample_character(example_id())
    procedure = of.procedures["attribute_check"]
    usual = ready_checks([procedure], Situation((sheet,), of.setting()))
    sheet.apply(SetHouseRule("maximum.hlth", "1 / 0"))
    checks = ready_checks([procedure], Situation((sheet,), of.setting()))
    assert [each.label for each in checks] == [each.label for each in usual]
    (closed,) = (each for each in checks if each.closed is not None)
    assert closed.label.startswith("Health")
    assert "the house rule 1 / 0 for it gives none" in str(closed.closed)
    assert (closed.chance, closed.dice) == (None, "")
    with pytest.raises(UndefinedNumber):
        roll_check(closed, procedure, Situation((sheet,), of.setting()), 1)


def test_check_whose_first_request_cannot_be_made_is_closed() -> None:
    of, sheet = example_game(), sample_character(example_id())
    sheet.apply(SetHouseRule("step_level", "1 / 0"))
    (closed,) = ready_checks([of.procedures["powerforce"]], Situation((sheet,), of.setting()))
    assert closed.closed is not None
    assert closed.label == of.procedures["powerforce"].label


def test_no_check_sees_what_another_one_wrote() -> None:
    def start(situation: Situation) -> Conversation:
        options = tuple(Option(each, each) for each in ("one", "two", "three"))
        yield from choose_one(Choose(key="which", label="Which", options=options))
        seen = situation.sheet.header("notes")
        yield from write("note", SetHeader("notes", f"{seen}."))
        yield from roll_dice(Roll(key="roll", label="Roll", dice=(Dice.parse("1d6"),), target=f"target{seen}"))

    of, sheet = example_game(), sample_character(example_id())
    sheet.apply(SetHeader("notes", ""))
    procedure = Procedure("writing", "Writing", ProcedureKind.CHECK, "", "", start)
    checks = ready_checks([procedure], Situation((sheet,), of.setting()))
    assert [(each.label, each.target) for each in checks] == [(each, "target") for each in ("one", "two", "three")]
