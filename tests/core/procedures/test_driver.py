import json
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.character.document import Character
from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.dice import Dice
from core.errors import AnswerError, DocumentError, EditError, ProcedureError
from core.messages import Message
from core.procedures.ask_helpers import choose_one, enter_text, roll_dice, write
from core.procedures.driver import Driver
from core.procedures.procedure import Procedure, ProcedureKind, Situation, Step, StepState
from core.procedures.requests import Choose, Conversation, Enter, Memory, Option, Roll
from core.procedures.transcript import PORTRAIT, AnswerMethod, draft_portrait
from core.rules.model import System
from tests.core.procedures.hiring import ANSWERS, HIRE, make_system


def finished(driver: Driver) -> str:
    assert driver.is_finished
    return driver.sheets[0].character.to_text()


def start(sheet: Sheet, seed: int | str = 7) -> Driver:
    return Driver(HIRE, Situation((sheet,)), seed)


def test_scripted_answers_write_the_sheet(driver: Driver, sheet: Sheet) -> None:
    for key, answer in ANSWERS.items():
        assert driver.request is not None
        assert driver.request.key == key
        driver.answer(answer, AnswerMethod.TYPED)
    made = driver.sheets[0]
    assert made.value("power") == 15
    assert made.value("coins") == 7
    assert (made.value("left"), made.value("right")) == (7, 3)
    assert [(row["name"], row["count"]) for row in made.rows("bags")] == [
        ("rope", 2),
        ("salt", 1),
        ("chest", 2),
        ("sack", 1),
    ]
    assert made.value("worth") == 30 + 7 + 6
    assert made.character.name == "Berit"
    assert sheet.character.data == {}


def test_writing_happens_at_once(driver: Driver) -> None:
    driver.answer([[1, 1, 1, 1]])
    assert driver.sheets[0].value("power") == 3


def test_outcome_gives_the_same_document(driver: Driver, sheet: Sheet) -> None:
    driver.run_auto(ANSWERS)
    (batch,) = driver.outcome
    assert batch.label == "Hire a ferryman"
    sheet.apply(batch)
    assert sheet.character.to_text() == finished(driver)


def test_there_is_an_outcome_only_at_the_end(driver: Driver) -> None:
    with pytest.raises(ProcedureError, match="Power is unanswered"):
        _ = driver.outcome


def test_seed_reproduces_the_document(sheet: Sheet) -> None:
    made = []
    for _ in range(2):
        driver = start(sheet, "luck")
        driver.run_auto()
        made.append(finished(driver))
    assert made[0] == made[1]


def test_refused_answer_changes_nothing(driver: Driver) -> None:
    driver.answer([[1, 2, 3, 4]])
    before = json.dumps(driver.transcript)
    for wrong in ([], ["wreck"], ["ship"], "punt", ["punt", "barge"], [3]):
        with pytest.raises(AnswerError):
            driver.answer(wrong)
    assert json.dumps(driver.transcript) == before
    assert driver.request is not None
    assert driver.request.key == "boat"


def test_answering_after_the_end_is_refused(driver: Driver) -> None:
    driver.run_auto()
    with pytest.raises(ProcedureError, match="is already finished"):
        driver.answer(None)
    with pytest.raises(ProcedureError):
        driver.auto_answer()


def test_roll_log_says_typed_or_rolled(driver: Driver) -> None:
    driver.answer([[6, 2, 5, 4]], AnswerMethod.TYPED)
    driver.answer(["punt"])
    driver.auto_answer()
    power, purse, boot = driver.rolls
    assert (power.label, power.method, power.step) == ("Power", AnswerMethod.TYPED, "one")
    assert power.rolled.faces == (6, 2, 5, 4)
    assert power.rolled.kept == (True, False, True, True)
    assert power.rolled.total == 15
    assert (purse.label, purse.method) == ("Coins: purse", AnswerMethod.ROLLED)
    assert (boot.label, boot.rolled.dice) == ("Coins: boot", Dice.parse("1d4"))


def test_script_is_named_as_the_source(driver: Driver) -> None:
    assert driver.answer_from({"power": [[1, 1, 1, 1]]})
    assert not driver.answer_from({"power": [[1, 1, 1, 1]]})
    assert [answered.method for answered in driver.answers] == [AnswerMethod.SCRIPT]


def test_back_and_the_same_answers_give_the_same_document(driver: Driver) -> None:
    driver.run_auto(ANSWERS)
    document = finished(driver)
    for _ in range(4):
        assert driver.back()
    while driver.request is not None:
        assert driver.suggestion is not None
        driver.answer(driver.suggestion.answer, driver.suggestion.method)
    assert finished(driver) == document


def test_back_to_the_first_question(driver: Driver) -> None:
    driver.answer([[1, 1, 1, 1]])
    assert driver.back()
    assert not driver.back()
    assert driver.sheets[0].character.data == {}
    assert driver.rolls == ()


def test_rolling_again_after_back_gives_other_dice(sheet: Sheet) -> None:
    driver = start(sheet)
    faces = set()
    for _ in range(12):
        driver.auto_answer()
        faces.add(str(driver.answers[0].answer))
        driver.back()
    assert len(faces) > 6


def test_reopening_keeps_what_fits(driver: Driver) -> None:
    driver.run_auto(ANSWERS)
    driver.reopen("power")
    assert driver.request is not None
    assert driver.request.key == "power"
    assert driver.suggestion is not None
    assert driver.suggestion.answer == [[6, 2, 5, 4]]
    driver.answer([[1, 1, 1, 1]], AnswerMethod.TYPED)
    assert driver.is_finished
    assert driver.sheets[0].value("power") == 3
    assert driver.reused == tuple(ANSWERS)[1:]
    assert driver.dropped == ()


def test_reopening_asks_again_what_does_not_fit(driver: Driver) -> None:
    driver.run_auto(ANSWERS)
    driver.reopen("boat")
    driver.answer(["punt"])
    assert driver.request is not None
    assert driver.request.key == "coins"
    assert [dropped.record.key for dropped in driver.dropped] == ["coins"]
    assert driver.suggestion is None
    driver.answer([[4], [3]])
    assert driver.is_finished
    assert driver.reused == ("hands", "wares", "bags", "name", "oaths", "end")
    assert [dropped.record.key for dropped in driver.dropped] == ["coins", "age"]
    assert driver.dropped[1].reason.code == "answer_unasked"


def test_a_dropped_answer_returns_when_it_fits_again(driver: Driver) -> None:
    driver.run_auto(ANSWERS)
    document = finished(driver)
    driver.revise("coins", [[1, 1]])
    assert driver.request is not None
    assert driver.request.key == "hands"
    driver.revise("coins", ANSWERS["coins"])
    assert finished(driver) == document
    assert driver.dropped == ()


def test_a_dropped_answer_is_retried_but_reported_once(driver: Driver) -> None:
    driver.run_auto(ANSWERS)
    driver.revise("boat", ["punt"])
    driver.answer([[4], [3]])
    assert [dropped.record.key for dropped in driver.dropped] == ["coins", "age"]
    driver.revise("name", "Ede")
    assert driver.is_finished
    assert list(driver.dropped) == []
    driver.revise("boat", ANSWERS["boat"])
    assert [dropped.record.key for dropped in driver.dropped] == ["coins"]
    driver.answer(ANSWERS["coins"])
    assert [answered.answer for answered in driver.answers if answered.key == "age"] == [ANSWERS["age"]]


def test_a_new_answer_replaces_a_dropped_one(driver: Driver) -> None:
    driver.run_auto(ANSWERS)
    driver.revise("coins", [[1, 1]])
    driver.answer({"left": 2, "right": 1})
    driver.auto_answer()
    driver.reopen("wares")
    driver.reopen("hands")
    assert driver.suggestion is not None
    assert driver.suggestion.answer == {"left": 2, "right": 1}


def test_reopening_drops_answers_for_other_numbers(driver: Driver) -> None:
    driver.run_auto(ANSWERS)
    driver.reopen("coins")
    driver.answer([[1, 1]])
    dropped = []
    while driver.request is not None:
        dropped.append(driver.request.key)
        driver.auto_answer()
    assert dropped == ["hands", "wares"]
    assert [each.reason.code for each in driver.dropped] == ["answer_other", "allocate_bounds"] or len(
        driver.dropped
    ) == 2


def test_reopening_something_unknown(driver: Driver) -> None:
    with pytest.raises(ProcedureError, match="ship has not been answered"):
        driver.reopen("ship")


def test_revising_keeps_what_fits(driver: Driver) -> None:
    driver.run_auto(ANSWERS)
    driver.revise("power", [[1, 1, 1, 1]], AnswerMethod.TYPED)
    assert driver.is_finished
    assert driver.answers[0].method is AnswerMethod.TYPED
    assert driver.sheets[0].value("power") == 3
    assert driver.reused == tuple(ANSWERS)[1:]


def test_a_refused_revision_changes_nothing(driver: Driver) -> None:
    driver.run_auto(ANSWERS)
    driver.back()
    before, asked, transcript = driver.answers, driver.request, driver.transcript
    with pytest.raises(AnswerError):
        driver.revise("power", [[7, 1, 1, 1]])
    assert driver.answers == before
    assert driver.request is not None
    assert asked is not None
    assert driver.request.key == asked.key
    assert driver.transcript == transcript
    with pytest.raises(ProcedureError, match="ship has not been answered"):
        driver.revise("ship", [])


def test_resuming_at_every_point(sheet: Sheet) -> None:
    expected = start(sheet)
    expected.run_auto()
    document, transcript = finished(expected), expected.transcript
    driver = start(sheet)
    while driver.request is not None:
        stored = json.loads(json.dumps(driver.transcript))
        resumed = Driver.resume(HIRE, Situation((sheet,)), stored)
        assert resumed.request is not None
        assert resumed.request.key == driver.request.key
        assert resumed.sheets[0].character == driver.sheets[0].character
        assert resumed.rolls == driver.rolls
        assert resumed.transcript == driver.transcript
        assert resumed.notice is None
        resumed.run_auto()
        assert finished(resumed) == document
        driver.auto_answer()
    assert Driver.resume(HIRE, Situation((sheet,)), json.loads(json.dumps(transcript))).is_finished


def test_resuming_keeps_undone_answers(driver: Driver, sheet: Sheet) -> None:
    driver.run_auto(ANSWERS)
    driver.reopen("coins")
    resumed = Driver.resume(HIRE, Situation((sheet,)), json.loads(json.dumps(driver.transcript)))
    assert resumed.transcript == driver.transcript
    resumed.answer([[3, 4]])
    assert resumed.is_finished


def test_resuming_under_newer_data(driver: Driver, sheet: Sheet, tmp_path: Path) -> None:
    driver.answer([[6, 2, 5, 4]])
    driver.answer(["barge"])
    newer = Sheet.open(Character("punt"), make_system(tmp_path, "2"), random.Random(1))
    resumed = Driver.resume(HIRE, Situation((newer,)), driver.transcript)
    assert resumed.notice is not None
    assert "from version 1 to 2" in resumed.notice.render()
    assert resumed.request is not None
    assert resumed.request.key == "coins"


def test_question_that_is_new_is_asked_and_later_answers_are_kept(sheet: Sheet) -> None:
    """A newer version may ask more: nothing that was answered is lost by that."""

    def ask(*keys: str) -> Procedure:
        def run(_situation: Situation) -> Conversation:
            for key in keys:
                yield from enter_text(Enter(key=key, label=key))

        return Procedure("talk", "Talk", ProcedureKind.CREATION, "1", "A few words.", run)

    driver = Driver(ask("first", "last", "later"), Situation((sheet,)), 1)
    driver.answer("one")
    driver.answer("three")
    resumed = Driver.resume(ask("first", "new", "last", "later"), Situation((sheet,)), driver.transcript)
    assert resumed.request is not None
    assert resumed.request.key == "new"
    resumed.answer("two")
    assert [record.answer for record in resumed.answers] == ["one", "two", "three"]
    assert resumed.request.key == "later"
    assert not resumed.dropped


def test_resuming_in_another_setting(driver: Driver, sheet: Sheet) -> None:
    driver.answer([[6, 2, 5, 4]])
    setting = Setting("fens", "The Fens", "", "punt", {})
    resumed = Driver.resume(HIRE, Situation((sheet,), setting), driver.transcript)
    assert resumed.notice is not None
    assert "continues in The Fens" in resumed.notice.render()
    back = Driver.resume(HIRE, Situation((sheet,)), resumed.transcript)
    assert back.notice is not None
    assert "started in the world fens and continues in none" in back.notice.render()


def test_answers_are_copied(driver: Driver) -> None:
    faces: list[Json] = [6, 2, 5, 4]
    driver.answer((faces,))
    faces[0] = 1
    assert driver.answers[0].answer == [[6, 2, 5, 4]]


def test_values_that_cannot_be_stored_are_refused(driver: Driver) -> None:
    for value in ({1, 2}, float("nan"), [[object()]]):
        with pytest.raises(AnswerError):
            driver.answer(value)  # type: ignore[arg-type]  # what a careless script may give


def test_progress_by_steps(sheet: Sheet) -> None:
    def two(situation: Situation) -> Conversation:
        yield from enter_text(Enter(key="a", label="A", step="second"))

    steps = tuple(Step(key, key.capitalize()) for key in ("first", "second", "third"))
    driver = Driver(Procedure("two", "Two", ProcedureKind.CHECK, "", "", two, steps), Situation((sheet,)), 1)
    assert [state for _, state in driver.progress] == [StepState.DONE, StepState.CURRENT, StepState.OPEN]
    driver.run_auto()
    assert {state for _, state in driver.progress} == {StepState.DONE}


def test_resuming_asks_again_what_no_longer_fits(driver: Driver, sheet: Sheet) -> None:
    driver.run_auto(ANSWERS)
    transcript = json.loads(json.dumps(driver.transcript))
    transcript["answers"][1]["answer"] = ["ship"]
    resumed = Driver.resume(HIRE, Situation((sheet,)), transcript)
    assert resumed.request is not None
    assert resumed.request.key == "boat"
    assert [dropped.record.key for dropped in resumed.dropped] == ["boat"]
    resumed.answer(["barge"])
    assert finished(resumed) == finished(driver)


@pytest.mark.parametrize("key", ["procedure", "system"])
def test_record_of_something_else_is_refused(driver: Driver, sheet: Sheet, key: str) -> None:
    with pytest.raises(ProcedureError, match="This draft is for"):
        Driver.resume(HIRE, Situation((sheet,)), {**driver.transcript, key: "other"})


@pytest.mark.parametrize(
    "change",
    [
        {"format": "quire-character"},
        {"version": 2},
        {"seed": 7},
        {"setting": None},
        {"procedure": None},
        {"answers": {}},
        {"answers": "no"},
        {"answers": [3]},
        {"answers": [{"key": "a", "how": "typed"}]},
        {"answers": [{"key": "a", "answer": 1, "how": "guessed"}]},
        {"answers": [{"answer": 1, "how": "typed"}]},
        {"answers": [{"key": "a", "answer": 1, "how": "typed", "memory": []}]},
        {"later": 3},
        {"draws": []},
    ],
)
def test_damaged_records_are_refused(driver: Driver, sheet: Sheet, change: dict[str, Json]) -> None:
    with pytest.raises(DocumentError, match="This draft is damaged"):
        Driver.resume(HIRE, Situation((sheet,)), {**driver.transcript, **change})


def test_record_that_is_no_object_is_refused(sheet: Sheet) -> None:
    with pytest.raises(DocumentError):
        Driver.resume(HIRE, Situation((sheet,)), [1, 2])


@given(st.data())
def test_any_sequence_of_answers_and_back_gives_the_same_result(punt: System, data: st.DataObject) -> None:
    sheet = Sheet.open(Character("punt"), punt, random.Random(1))
    driver = start(sheet)
    for _ in range(data.draw(st.integers(0, 25))):
        move = data.draw(st.sampled_from(["answer", "answer", "answer", "back", "reopen", "resume"]))
        if move == "back":
            driver.back()
        elif move == "reopen" and driver.answers:
            driver.reopen(data.draw(st.sampled_from([answered.key for answered in driver.answers])))
        elif move == "resume":
            driver = Driver.resume(HIRE, Situation((sheet,)), json.loads(json.dumps(driver.transcript)))
        elif driver.request is not None:
            driver.auto_answer()
    driver.run_auto()
    again = start(sheet)
    again.run_auto({answered.key: answered.answer for answered in driver.answers})
    assert finished(again) == finished(driver)
    (batch,) = driver.outcome
    fresh = Sheet.open(Character("punt"), punt, random.Random(1))
    fresh.apply(batch)
    assert fresh.character.to_text() == finished(driver)


# ------------------------------------------------------------------------------------------- procedures that misbehave


def run(conversation: object, sheet: Sheet) -> Driver:
    procedure = Procedure("odd", "Odd", ProcedureKind.CHECK, "", "", conversation)  # type: ignore[arg-type]
    return Driver(procedure, Situation((sheet,)), 1)


def test_endless_procedure_is_stopped(sheet: Sheet) -> None:
    def forever(situation: Situation) -> Conversation:
        while True:
            yield from write("again", SetValue("power", 1))

    with pytest.raises(ProcedureError, match="was stopped after"):
        run(forever, sheet)


def test_a_failed_edit_leaves_the_request_open(sheet: Sheet) -> None:
    def careless(situation: Situation) -> Conversation:
        address = yield from enter_text(Enter(key="address", label="Address"))
        yield from write("written", SetValue(address, 1))

    driver = run(careless, sheet)
    with pytest.raises(EditError):
        driver.answer("power[")
    assert driver.request is not None
    assert driver.answers == ()
    driver.answer("power")
    assert driver.sheets[0].value("power") == 1


def test_reopening_drops_answers_whose_edits_fail(sheet: Sheet) -> None:
    def careless(situation: Situation) -> Conversation:
        strict = yield from enter_text(Enter(key="first", label="First"))
        name = yield from enter_text(Enter(key="second", label="Second"))
        yield from write("written", SetValue(strict + name, 1))

    driver = run(careless, sheet)
    driver.answer("")
    driver.answer("power")
    driver.reopen("first")
    driver.answer("no ")
    assert driver.request is not None
    assert driver.request.key == "second"
    assert [dropped.record.key for dropped in driver.dropped] == ["second"]


def test_a_duplicate_request_key_is_a_bug(sheet: Sheet) -> None:
    def twice(situation: Situation) -> Conversation:
        yield from enter_text(Enter(key="same", label="Once"))
        yield from enter_text(Enter(key="same", label="Twice"))

    driver = run(twice, sheet)
    with pytest.raises(ValueError, match="asks same twice"):
        driver.answer("a")


def test_closed_procedure_is_not_started(sheet: Sheet) -> None:
    def never(situation: Situation) -> Conversation:
        yield from ()

    procedure = Procedure(
        "no", "No", ProcedureKind.CHECK, "", "", never, closed=lambda _sheet: Message("no", "It cannot be now.")
    )
    with pytest.raises(ProcedureError, match=r"It cannot be now\."):
        Driver(procedure, Situation((sheet,)), 1)


def test_procedure_without_requests_is_finished_at_once(sheet: Sheet) -> None:
    def silent(situation: Situation) -> Conversation:
        yield from write("written", SetValue("power", 5))

    driver = run(silent, sheet)
    assert driver.is_finished
    assert driver.suggestion is None
    assert driver.outcome[0].edits == (SetValue("power", 5),)


def test_a_request_without_open_options_is_an_error(sheet: Sheet) -> None:
    def shut(situation: Situation) -> Conversation:
        yield from choose_one(
            Choose(key="door", label="Door", options=(Option("a", "A", closed=Message("shut", "it is shut.")),))
        )

    driver = run(shut, sheet)
    with pytest.raises(AnswerError):
        driver.auto_answer()


def test_two_sheets_have_an_outcome_each(punt: System) -> None:
    def both(situation: Situation) -> Conversation:
        for index, _ in enumerate(situation.sheets):
            (rolled,) = yield from roll_dice(Roll(key=f"power.{index}", label="Power", dice=(Dice.parse("d6"),)))
            yield from write("w", SetValue("power", rolled.total), participant=index)

    sheets = tuple(Sheet.open(Character("punt"), punt, random.Random(n)) for n in range(2))
    driver = Driver(Procedure("both", "Both", ProcedureKind.CONFLICT, "", "", both), Situation(sheets), 1)
    driver.run_auto({"power.0": [[2]], "power.1": [[5]]})
    assert [batch.edits for batch in driver.outcome] == [(SetValue("power", 2),), (SetValue("power", 5),)]


def test_memory_survives_going_back_and_resuming(sheet: Sheet) -> None:
    def lean(source: random.Random, memory: Memory) -> Json:
        memory["lean"] = source.choice(["a", "b"])
        return memory["lean"]

    def recall(source: random.Random, memory: Memory) -> Json:
        return str(memory.get("lean", "nothing"))

    def remembering(situation: Situation) -> Conversation:
        yield from enter_text(Enter(key="first", label="First", policy=lean))
        yield from enter_text(Enter(key="second", label="Second", policy=recall))

    procedure = Procedure("memory", "Memory", ProcedureKind.CHECK, "", "", remembering)
    driver = Driver(procedure, Situation((sheet,)), 1)
    driver.auto_answer()
    leaning = driver.answers[0].answer
    resumed = Driver.resume(procedure, Situation((sheet,)), json.loads(json.dumps(driver.transcript)))
    resumed.auto_answer()
    assert resumed.answers[1].answer == leaning
    resumed.back()
    resumed.auto_answer()
    assert resumed.answers[1].answer == leaning
    resumed.reopen("first")
    resumed.answer("by hand")
    assert resumed.is_finished
    resumed.back()
    resumed.auto_answer()
    assert resumed.answers[1].answer == "nothing"


def test_answers_and_requests_have_the_same_positions(driver: Driver) -> None:
    driver.run_auto(ANSWERS)
    assert [request.key for request in driver.requests] == [answered.key for answered in driver.answers]
    assert all(
        request.check(answered.answer) is None
        for request, answered in zip(driver.requests, driver.answers, strict=True)
    )
    driver.reopen("boat")
    assert [request.key for request in driver.requests] == ["power"]


def test_the_outcome_is_labelled_by_its_effects(punt: System) -> None:
    def conversation(situation: Situation) -> Conversation:
        yield from write("first", SetValue("power", 2), label="two")
        yield from write("silent", SetValue("power", 3))
        yield from write("other", SetValue("power", 5), participant=1)
        yield from write("last", SetValue("power", 4), label="four")

    sheets = tuple(Sheet.open(Character("punt"), punt, random.Random(n)) for n in range(2))
    driver = Driver(Procedure("work", "Work", ProcedureKind.CONFLICT, "", "", conversation), Situation(sheets), 1)
    assert [batch.label for batch in driver.outcome] == ["Work: two; four", "Work"]


@pytest.mark.parametrize("kept", [{}, {PORTRAIT: None}, {PORTRAIT: 7}, {PORTRAIT: "bm8gcGljdHVyZQ=="}])
def test_a_damaged_portrait_of_a_draft_is_none(kept: dict[str, Json]) -> None:
    assert draft_portrait(kept) is None


def test_the_dice_that_were_not_typed_are_rolled(driver: Driver) -> None:
    driver.roll_rest([6, 2])
    (record,) = driver.answers
    assert isinstance(record.answer, list | tuple)
    (faces,) = record.answer
    assert isinstance(faces, list | tuple)
    assert list(faces)[:2] == [6, 2]
    assert len(faces) == 4
    assert record.method is AnswerMethod.TYPED
    rolls = set()
    for _ in range(5):
        driver.back()
        driver.roll_rest([6, 2])
        rolls.add(str(driver.answers[0].answer))
    assert len(rolls) > 1, "another attempt rolls other dice"


@pytest.mark.parametrize("typed", [[7], [6, 0]])
def test_typed_dice_are_checked_before_the_rest_is_rolled(driver: Driver, typed: list[int]) -> None:
    with pytest.raises(AnswerError):
        driver.roll_rest(typed)
    assert driver.answers == ()


def test_only_rolls_have_a_rest(driver: Driver) -> None:
    driver.auto_answer()
    with pytest.raises(AnswerError, match="not a roll"):
        driver.roll_rest([1])
