"""Forms: several requests on one topic, asked one by one under their own keys."""

from __future__ import annotations

import random
from functools import partial

import pytest

from core.character.edits import Edit, SetHeader, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.procedures.ask_helpers import ask_form, enter_number, write
from core.procedures.driver import Driver
from core.procedures.form import Answers, Form
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.requests import Choose, Conversation, Enter, EntryKind, Option, Request
from core.procedures.transcript import AnswerMethod
from core.procedures.unattended import run_unattended

NAME = Enter(key="name", label="Name", page="person", policy=lambda source, _memory: f"Bo {source.randint(1, 9999)}")
COINS = Enter(key="coins", label="Coins", page="person", kind=EntryKind.WHOLE, least=0, most=9, default=3)
BOAT = Choose(key="boat", label="Boat", page="person", options=(Option("punt", "Punt"), Option("barge", "Barge")))
KEYS = ("name", "coins", "boat")


def coins_edit(answers: Answers) -> tuple[Edit, ...]:
    return (SetValue("coins", answers["coins"]),) if "coins" in answers else ()


def describe(situation: Situation, *, is_form: bool) -> Conversation:
    """Ask three things, together or one by one, and a fourth that depends on them."""
    requests: tuple[Request, ...] = (NAME, COINS, BOAT)
    answers: dict[str, Json] = {}
    if is_form:
        form = Form(key="form", label="", requests=requests, addresses=("worth",), preview=coins_edit)
        answers.update((yield from ask_form(form)))
    else:
        for request in requests:
            reply = yield request
            assert not isinstance(reply, Sheet)
            answers[request.key] = reply
    assert tuple(answers) == KEYS
    sheet = yield from write("written", SetHeader("name", str(answers["name"])), SetValue("coins", answers["coins"]))
    most = int(str(sheet.value("worth")))
    power = yield from enter_number(Enter(key="power", label="Power", least=0, most=most, default=most))
    yield from write("power.written", SetValue("power", power))


def procedure(*, is_form: bool) -> Procedure:
    return Procedure("describe", "Describe", ProcedureKind.CREATION, "1", "", partial(describe, is_form=is_form))


def driver(sheet: Sheet, *, is_form: bool = True) -> Driver:
    return Driver(procedure(is_form=is_form), Situation((sheet,)), 7)


def test_the_requests_of_a_form_are_asked_one_by_one(sheet: Sheet) -> None:
    run = driver(sheet)
    seen = []
    for answer in ("Ada", 5, ["barge"]):
        assert run.request is not None
        form = run.form_of(run.request.key)
        assert form is not None
        assert form.addresses == ("worth",)
        seen.append((run.request.key, [each.key for each in run.ahead]))
        run.answer(answer)
    assert seen == [("name", ["coins", "boat"]), ("coins", ["boat"]), ("boat", [])]
    assert run.request is not None
    assert (run.request.key, run.ahead, run.form_of("power")) == ("power", (), None)
    run.auto_answer()
    assert run.sheets[0].character.name == "Ada"
    assert run.sheets[0].value("coins") == 5


def test_answers_and_dice_are_the_same_with_and_without_a_form(sheet: Sheet) -> None:
    together, apart = driver(sheet), driver(sheet, is_form=False)
    together.run_auto()
    apart.run_auto()
    assert together.answers == apart.answers
    assert together.sheets[0].character.to_json() == apart.sheets[0].character.to_json()
    (unattended,) = run_unattended(procedure(is_form=True), Situation((sheet,)), 7, {"coins": 4})
    scripted = driver(sheet)
    scripted.run_auto({"coins": 4})
    assert unattended.character.to_json() == scripted.sheets[0].character.to_json()
    assert unattended.value("coins") == 4


@pytest.mark.parametrize("count", range(5))
def test_a_draft_without_forms_is_continued_with_them(sheet: Sheet, count: int) -> None:
    old = driver(sheet, is_form=False)
    answers: list[Json] = ["Ada", 5, ["barge"], 2]
    for answer in answers[:count]:
        old.answer(answer)
    new = Driver.resume(procedure(is_form=True), Situation((sheet,)), old.transcript)
    assert [each.key for each in new.answers] == [*KEYS, "power"][:count]
    assert new.dropped == ()
    new.run_auto()
    old.run_auto()
    assert new.sheets[0].character.to_json() == old.sheets[0].character.to_json()


def test_going_back_suggests_every_answer_of_a_form(sheet: Sheet) -> None:
    run = driver(sheet)
    for answer in ("Ada", 5, ["barge"]):
        run.answer(answer)
    for _ in KEYS:
        run.back()
    assert run.request is not None
    suggested = [run.suggestion_for(each) for each in (run.request, *run.ahead)]
    assert [each.answer for each in suggested if each is not None] == ["Ada", 5, ["barge"]]
    run.answer("Bea")
    run.answer(5)
    run.answer(["punt"])
    run.revise("coins", 6)
    assert run.sheets[0].value("coins") == 6
    assert [each.answer for each in run.answers] == ["Bea", 6, ["punt"]]


def test_other_automatic_answers_are_drawn_without_giving_them(sheet: Sheet) -> None:
    run = driver(sheet)
    drawn = {str(run.draw_answer(NAME)) for _ in range(5)}
    assert len(drawn) > 1
    assert not run.answers
    run.auto_answer()
    again = driver(sheet)
    again.auto_answer()
    assert run.answers == again.answers, "drawing changes no automatic answer"
    assert [each.method for each in run.answers] == [AnswerMethod.AUTO]


def test_the_requests_of_a_form_share_a_page() -> None:
    with pytest.raises(ValueError, match="one page"):
        Form(key="form", label="", requests=(NAME, Enter(key="other", label="Other")))
    form = Form(key="form", label="", requests=(NAME, COINS))
    assert form.check({}) is None
    assert form.auto(random.Random(1), {}) is None
