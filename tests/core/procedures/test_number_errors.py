"""Errors for numbers that a procedure cannot use: which number, why, what to do; and where they are reported."""

from __future__ import annotations

import pickle
import random
from dataclasses import replace
from fractions import Fraction

import pytest

from core.character.document import Character
from core.character.edits import AddRow, SetHeader, SetHouseRule, SetValue
from core.character.json_values import ABSENT
from core.character.sheet import Sheet
from core.dice import Dice
from core.errors import EditError, FaultyNumber, FractionalNumber, NumberError, ProcedureError, UndefinedNumber
from core.messages import Message
from core.procedures.ask_helpers import enter_number, write
from core.procedures.driver import Driver, why_closed
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import (
    computed_text,
    exact_number,
    exact_number_or,
    is_defined,
    number,
    number_or,
    require_numbers,
)
from core.procedures.requests import Conversation, Enter, Roll
from core.rules.loader import load_system
from core.rules.model import System
from tests.core.procedures.hiring import DERIVED, FIELDS, SYSTEM

MORE_FIELDS = """
[draught]
type = "number"
label = "Draught"
cite = "4"
nullable = true
"""

MORE_DERIVED = """
[depth]
label = "Depth"
formula = "draught + 1"
cite = "4"

[clearance]
label = "Clearance"
formula = "depth * 2"
cite = "4"

[share]
label = "Share"
formula = "1 if power else none"
undefined = "no one rows"
cite = "4"

[pay]
label = "Pay"
formula = "share * coins"
cite = "4"

["bags[].each"]
label = "Coins for each"
formula = "coins / count"
cite = "4"
"""


@pytest.fixture(scope="module")
def barge(tmp_path_factory: pytest.TempPathFactory) -> System:
    """The invented game with numbers that may be undefined."""
    folder = tmp_path_factory.mktemp("barge")
    (folder / "system.toml").write_text(SYSTEM.format(version="1"), encoding="utf-8")
    (folder / "fields.toml").write_text(FIELDS + MORE_FIELDS, encoding="utf-8")
    (folder / "derived.toml").write_text(DERIVED + MORE_DERIVED, encoding="utf-8")
    return load_system(folder, {})


@pytest.fixture
def sheet(barge: System) -> Sheet:
    return Sheet.open(Character("punt"), barge, random.Random(1))


def problem(sheet: Sheet, address: str) -> str:
    """Return the sentence for a number that cannot be used."""
    with pytest.raises(NumberError) as refused:
        number(sheet, address)
    assert refused.value.address == address
    assert refused.value.message.system == "punt"
    return str(refused.value)


def test_undefined_input_is_named_itself_and_for_those_computed_from_it(sheet: Sheet) -> None:
    assert problem(sheet, "draught") == "Draught has no value: it is not filled in. Fill it in."
    assert problem(sheet, "clearance") == "Clearance has no value: Draught is not filled in. Fill it in."
    with pytest.raises(UndefinedNumber):
        exact_number(sheet, "clearance")


def test_house_rule_without_a_value_is_shown(sheet: Sheet) -> None:
    sheet.apply(SetHeader("name", "Berit"))
    sheet.apply(SetHouseRule("depth", "1 / age"))
    for address, cause in (("depth", "it"), ("clearance", "Depth")):
        assert problem(sheet, address) == (
            f"Berit: {sheet.label(address)} has no value: the house rule 1 / age for {cause} gives none. "
            "Change the house rule."
        )


def test_undefined_number_has_the_reason_that_the_game_gives(sheet: Sheet) -> None:
    assert problem(sheet, "share") == "Share has no value: no one rows. Complete the sheet."
    assert problem(sheet, "pay") == "Pay has no value: Share has none (no one rows). Complete the sheet."


def test_undefined_number_of_a_row_names_the_row(sheet: Sheet) -> None:
    sheet.apply(AddRow("bags", {"name": "Sack", "count": 0}))
    assert problem(sheet, "bags[0].each") == (
        "Coins for each, Sack has no value: it divides by zero, or needs a row that a table or list does not have. "
        "Check the numbers it uses."
    )


def test_fault_is_reported_with_the_number_it_comes_from(sheet: Sheet) -> None:
    sheet.apply(SetHouseRule("depth", "10 ** 40 * 10 ** 40"))
    assert problem(sheet, "depth").startswith("Depth cannot be computed. The number is too large")
    assert problem(sheet, "clearance").startswith("Clearance cannot be computed, because of Depth. The number is too")
    for address in ("depth", "clearance"):
        with pytest.raises(FaultyNumber):
            exact_number(sheet, address)
        with pytest.raises(FaultyNumber):
            number_or(sheet, address, 3)


def test_text_is_no_number(sheet: Sheet) -> None:
    sheet.apply(SetValue("boat", "Otter"))
    assert problem(sheet, "boat") == "Boat is Otter, which is no number."


def test_fraction_is_refused_where_a_whole_number_is_needed(sheet: Sheet) -> None:
    sheet.apply(SetValue("draught", 2))
    assert number(sheet, "clearance") == 6
    sheet.apply(SetHouseRule("clearance", "depth / 4"))
    assert exact_number(sheet, "clearance") == Fraction(3, 4)
    assert problem(sheet, "clearance") == (
        "Clearance is 0.75, but must be a whole number here. Round it in the house rule depth / 4."
    )
    sheet.apply(SetHouseRule("clearance", ABSENT))
    sheet.apply(SetHouseRule("depth", "draught / 3"))
    assert problem(sheet, "clearance").endswith("Round it in the house rule draught / 3.")
    with pytest.raises(FractionalNumber):
        number_or(sheet, "clearance", 0)


def test_fraction_without_a_house_rule_is_changed_on_the_sheet(sheet: Sheet) -> None:
    sheet.apply(SetValue("coins", 1))
    sheet.apply(AddRow("bags", {"count": 2}))
    assert problem(sheet, "bags[0].each") == (
        "Coins for each, bag 1 is 0.5, but must be a whole number here. Change it on the sheet."
    )


def test_default_does_not_count_for_a_house_rule_that_fails(sheet: Sheet) -> None:
    sheet.apply(SetHouseRule("depth", "draught + 2"))
    assert number_or(sheet, "clearance", 5) == 5
    sheet.apply(SetHouseRule("depth", "none if age == 0 else 1"))
    assert number_or(sheet, "clearance", 5) == 5
    sheet.apply(SetHouseRule("depth", "1 / age"))
    for read in (is_defined, computed_text):
        with pytest.raises(UndefinedNumber, match="the house rule 1 / age for Depth"):
            read(sheet, "clearance")
    with pytest.raises(UndefinedNumber):
        number_or(sheet, "clearance", 5)
    with pytest.raises(UndefinedNumber):
        exact_number_or(sheet, "clearance", 5)


def test_fault_is_neither_defined_nor_a_text(sheet: Sheet) -> None:
    assert not is_defined(sheet, "depth")
    assert computed_text(sheet, "depth", "unknown") == "unknown"
    sheet.apply(SetValue("draught", 1))
    assert is_defined(sheet, "depth")
    assert computed_text(sheet, "boat") == ""
    sheet.apply(SetHouseRule("depth", "10 ** 40 * 10 ** 40"))
    for read in (is_defined, computed_text):
        with pytest.raises(FaultyNumber):
            read(sheet, "depth")


def test_default_counts_for_undefined_numbers_only(sheet: Sheet) -> None:
    assert (number_or(sheet, "clearance", 5), exact_number_or(sheet, "clearance", 5)) == (5, 5)
    assert number_or(sheet, "clearance", None) is None
    sheet.apply(SetValue("draught", 2))
    assert (number_or(sheet, "clearance", 5), exact_number_or(sheet, "clearance", 5)) == (6, Fraction(6))


def test_required_numbers_may_have_fractions_but_no_dash(sheet: Sheet) -> None:
    sheet.apply(SetHouseRule("depth", "1 / 2"))
    require_numbers(sheet, "coins", "depth")
    with pytest.raises(UndefinedNumber, match="Draught"):
        require_numbers(sheet, "coins", "draught")


def test_unknown_number_is_refused(sheet: Sheet) -> None:
    with pytest.raises(EditError):
        number(sheet, "oars")


def test_error_reaches_another_process_whole(sheet: Sheet) -> None:
    with pytest.raises(UndefinedNumber) as refused:
        number(sheet, "clearance")
    copied = pickle.loads(pickle.dumps(refused.value))  # noqa: S301 - made in the line above
    assert isinstance(copied, UndefinedNumber)
    assert (str(copied), copied.message, copied.address) == (
        str(refused.value),
        refused.value.message,
        "clearance",
    )


# ---------------------------------------------------------------------------------------------------- where it is told


def _pay(situation: Situation) -> Conversation:
    """Ask for a bonus, then pay it with the clearance."""
    bonus = yield from enter_number(Enter(key="bonus", label="Bonus", least=0, most=9, default=1))
    yield from enter_number(
        Enter(key="tip", label="Tip", least=0, most=9, default=number(situation.sheet, "clearance"))
    )
    yield from write("paid", SetValue("coins", bonus))


def _closed_by_share(sheet: Sheet) -> Message | None:
    return Message("unpaid", "No share.") if number(sheet, "share") == 0 else None


def _start_with_clearance(situation: Situation) -> Conversation:
    yield from enter_number(Enter(key="bonus", label="Bonus", default=0, most=number(situation.sheet, "clearance")))


PAY = Procedure("pay", "Pay", ProcedureKind.RECOVERY, "4", "", _pay)
SHARE = Procedure("share", "Share", ProcedureKind.RECOVERY, "4", "", _pay, closed=_closed_by_share)
CLEAR = Procedure("clear", "Clear", ProcedureKind.CHECK, "4", "", _start_with_clearance)


def test_procedure_is_closed_by_a_number_that_cannot_be_used(sheet: Sheet) -> None:
    closed = SHARE.closed(sheet)
    assert closed is not None
    assert closed.render() == "Share has no value: no one rows. Complete the sheet."
    with pytest.raises(ProcedureError, match="no one rows"):
        Driver(SHARE, Situation((sheet,)), 1)
    assert why_closed(SHARE, Situation((sheet,))) == closed


def test_reason_of_a_game_names_the_game(sheet: Sheet) -> None:
    sheet.apply(SetHouseRule("share", "0"))
    closed = SHARE.closed(sheet)
    assert closed == Message("unpaid", "No share.")
    assert closed.system == "punt"


def test_procedure_whose_first_request_cannot_be_made_is_closed(sheet: Sheet) -> None:
    sheet.apply(SetValue("draught", 2))
    situation = Situation((sheet,))
    assert why_closed(CLEAR, situation) is None
    sheet.apply(SetHouseRule("clearance", "depth + 1"))
    assert why_closed(CLEAR, situation) is None
    sheet.apply(SetHouseRule("clearance", "1 / age"))
    closed = why_closed(CLEAR, situation)
    assert closed is not None
    assert closed.code == "number_undefined"
    with pytest.raises(UndefinedNumber):
        Driver(CLEAR, situation, 1)


def test_chance_that_cannot_be_computed_is_not_shown(sheet: Sheet) -> None:
    def chance() -> Fraction:
        return Fraction(1, number(sheet, "clearance"))

    roll = Roll(key="roll", label="Roll", dice=(Dice.parse("1d6"),), chance=chance)
    assert roll.known_chance() is None
    assert replace(roll, chance=None).known_chance() is None
    sheet.apply(SetValue("draught", 2))
    assert roll.known_chance() == Fraction(1, 6)


def test_request_that_cannot_be_made_leaves_the_procedure_before_the_answer(sheet: Sheet) -> None:
    sheet.apply(SetHouseRule("clearance", "1 / age"))
    driver = Driver(PAY, Situation((sheet,)), 1)
    for _ in range(2):
        with pytest.raises(UndefinedNumber, match="the house rule 1 / age for it"):
            driver.answer(4)
        assert driver.request is not None
        assert (driver.request.key, driver.answer_count) == ("bonus", 0)
    with pytest.raises(UndefinedNumber):
        driver.auto_answer()
    assert not driver.back()
    kept = driver.transcript
    sheet.apply(SetHouseRule("clearance", "3"))
    resumed = Driver.resume(PAY, Situation((sheet,)), kept)
    resumed.answer(4)
    assert resumed.request is not None
    assert resumed.request.key == "tip"
    resumed.run_auto()
    assert resumed.sheets[0].value("coins") == 4
