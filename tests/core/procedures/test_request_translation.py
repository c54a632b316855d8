"""Translation of requests: other texts, the same request."""

from __future__ import annotations

import pytest

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.dice import Dice
from core.messages import phrase
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.procedures.request_translation import translate_request
from core.procedures.requests import Allocate, Assign, Choose, Enter, EntryKind, Request, Roll, Rows, Show
from core.procedures.transcript import AnswerMethod
from tests.core.procedures.hiring import ANSWERS, HIRE


def loud(text: str) -> str:
    """Translate to upper case."""
    return text.upper()


def words(request: Request) -> list[str]:
    """Return all texts of a request."""
    found = [request.label, request.help, request.page_label]
    match request:
        case Roll():
            found += [request.target, *request.names]
        case Choose():
            found += [text for option in request.options for text in (option.label, option.about)]
        case Assign():
            found += [text for slot in request.slots for text in (slot.label, slot.about)]
        case Allocate():
            found += [text for target in request.targets for text in (target.label, target.about, target.help)]
        case Rows():
            found += [text for entry in request.offers for text in (entry.label, entry.about)]
        case Enter():
            found.append(request.unit)
        case Show():
            found.append(request.text)
        case _:
            raise AssertionError(request)
    return found


def run(sheet: Sheet, *, is_loud: bool) -> tuple[Driver, list[Request]]:
    """Answer everything; return the driver and its requests."""
    driver = Driver(HIRE, Situation((sheet,)), 7)
    if is_loud:
        driver.translate = loud
    asked = []
    for answer in ANSWERS.values():
        assert driver.request is not None
        assert driver.request is driver.request
        asked.append(driver.request)
        driver.answer(answer, AnswerMethod.TYPED)
    return driver, asked


def test_every_kind_of_request_is_translated(sheet: Sheet) -> None:
    (_, plain), (_, shouted) = run(sheet, is_loud=False), run(sheet, is_loud=True)
    assert len({type(request) for request in plain}) == 7
    for request, other in zip(plain, shouted, strict=True):
        assert words(other) == [text.upper() for text in words(request)]
        assert words(other) != words(request)
        assert (other.key, other.step, other.fingerprint()) == (request.key, request.step, request.fingerprint())


def test_stored_texts_are_not_translated(sheet: Sheet) -> None:
    (plain, _), (shouted, _) = run(sheet, is_loud=False), run(sheet, is_loud=True)
    assert shouted.transcript == plain.transcript
    assert shouted.rolls == plain.rolls
    assert shouted.outcome == plain.outcome
    assert [request.label for request in shouted.requests] == [request.label.upper() for request in plain.requests]


def test_the_translation_can_be_changed_during_a_request(sheet: Sheet) -> None:
    driver = Driver(HIRE, Situation((sheet,)), 7)
    driver.translate = loud
    assert driver.request is not None
    assert driver.request.label == "POWER"
    driver.translate = str.lower
    assert driver.request.label == "power"
    driver.translate = None
    assert driver.request.label == "Power"


def test_placeholders_are_filled_after_translation() -> None:
    german = {"{name} rolls {count:# die|# dice}": "{name} würfelt {count:# Würfel|# Würfel}"}
    label = phrase("{name} rolls {count:# die|# dice}", name="Ilse", count=2)
    request = Roll(key="luck", label=label, dice=(Dice.parse("2d6"),), names=("Left hand",))
    translated = translate_request(request, lambda text: german.get(text, text))
    assert (request.label, translated.label) == ("Ilse rolls 2 dice", "Ilse würfelt 2 Würfel")
    assert (translated.names, translated.dice) == (request.names, request.dice)


@pytest.mark.parametrize(
    ("german", "one"),
    [({"days": "Tage", "{number:day|days}": "{number:Tag|Tage}"}, "Tag"), ({}, "day")],
)
def test_units_have_translated_singulars(german: dict[str, str], one: str) -> None:
    request = Enter(key="rest", label="Rest", kind=EntryKind.WHOLE, unit="days")
    translated = translate_request(request, lambda text: german.get(text, text))
    assert (request.unit_for(1), request.unit_for(2)) == ("day", "days")
    assert (translated.unit_for("1"), translated.unit_for(2)) == (one, german.get("days", "days"))


def test_an_error_names_the_request_in_the_same_language(sheet: Sheet) -> None:
    _, shouted = run(sheet, is_loud=True)
    answer: Json = "many"
    problem = next(each for each in shouted if each.key == "age").check(answer)
    assert problem is not None
    assert problem.render().startswith("AGE ")
