"""Requests that older records do not know: they take their automatic answer when the record is resumed."""

from __future__ import annotations

from core.character.json_values import Json
from core.procedures.ask_helpers import enter_number
from core.procedures.driver import Driver
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.requests import Conversation, Enter
from tests.helpers.games import blank_sheet


def asks(*late: str) -> Procedure:
    """Return a procedure that asks for four numbers, some of which it did not ask for before."""

    def start(_situation: Situation) -> Conversation:
        for key in ("first", "second", "third", "fourth"):
            request = Enter(key=key, label=key, least=0, most=9, default=5, is_assumed=key in late)
            yield from enter_number(request)

    return Procedure("numbers", "Numbers", ProcedureKind.CHECK, "", "", start)


def resumed(procedure: Procedure, *keys: str) -> Driver:
    """Resume a record with these answers."""
    situation = Situation((blank_sheet(),))
    given: list[Json] = [{"key": key, "answer": 1, "how": "typed"} for key in keys]
    return Driver.resume(procedure, situation, {**Driver(procedure, situation, 1).transcript, "answers": given})


def answers(driver: Driver) -> dict[str, Json]:
    return {each.key: each.answer for each in driver.answers}


def test_record_without_it_goes_on_with_the_automatic_answer() -> None:
    driver = resumed(asks("second", "third"), "first", "fourth")
    assert answers(driver) == {"first": 1, "second": 5, "third": 5, "fourth": 1}
    assert driver.is_finished
    assert not driver.dropped


def test_what_the_record_has_counts() -> None:
    assert answers(resumed(asks("second"), "first", "second", "third")) == dict.fromkeys(
        ("first", "second", "third"), 1
    )


def test_it_is_asked_at_the_end_of_the_record() -> None:
    """Nothing later would be lost."""
    driver = resumed(asks("second"), "first")
    assert driver.request is not None
    assert driver.request.key == "second"


def test_other_requests_that_are_missing_are_asked() -> None:
    driver = resumed(asks("third"), "first", "fourth")
    assert driver.request is not None
    assert driver.request.key == "second"
