"""Partial runs: what is answered, what waits, what dice do not give away, and what is foreseen beyond them."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.dice import Dice
from core.errors import AnswerError, ProcedureError
from core.messages import Message
from core.procedures.allocation import Target
from core.procedures.ask_helpers import allocate, choose, choose_one, enter_number, enter_text, roll_dice, show, write
from core.procedures.driver import Driver, why_closed
from core.procedures.partial_run import GivenAnswers, PartialRun, merge_faces
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.requests import Allocate, Choose, Conversation, Enter, Memory, Option, Roll, Show, always
from core.procedures.transcript import AnswerMethod
from tests.core.procedures.hiring import ANSWERS, HIRE

HIGH = 11
"""From this total on the toss asks who saw it."""


def toss(situation: Situation) -> Conversation:
    """Ask before dice, roll, and ask after them, once whatever they show and once only for a high total."""
    (sheet,) = situation.sheets
    coins = yield from enter_number(Enter(key="coins", label="Coins", least=1, most=9, default=2, unit="hours"))
    hand = yield from choose_one(
        Choose(key="hand", label="Hand", options=(Option("left", "Left"), Option("right", "Right")))
    )
    dice = (Dice.parse("2d6"), Dice.parse("1d4"))
    rolled = yield from roll_dice(Roll(key="dice", label="Toss", dice=dice))
    total = sum(each.total for each in rolled)
    kept = yield from enter_number(Enter(key="kept", label="Kept", least=0, most=9, default=1))
    if total >= HIGH:
        yield from choose_one(
            Choose(key="seen", label="Seen by", options=(Option("a", "A"), Option("b", "B")), policy=always(["b"]))
        )
    note = yield from enter_text(Enter(key="note", label="Note", most=20))
    sheet = yield from write("tossed", SetValue(hand, total + kept), SetValue("coins", coins), label=note)
    yield from show(Show(key="end", label=f"{sheet.value(hand)} in the {hand}", addresses=(hand,)))


TOSS = Procedure("toss", "Toss", ProcedureKind.CHECK, "1", "", toss)


def run(sheet: Sheet, given: GivenAnswers | None = None, procedure: Procedure = TOSS) -> PartialRun:
    return PartialRun(procedure, Situation((sheet,)), "5", given or GivenAnswers())


def keys(of: PartialRun) -> list[str]:
    return [each.request.key for each in of.asked]


def answers(of: PartialRun) -> Mapping[str, Json]:
    return {each.request.key: each.answer for each in of.asked}


def test_it_stops_at_the_dice_and_rolls_none(sheet: Sheet) -> None:
    partial = run(sheet)
    assert answers(partial) == {"coins": 2, "hand": ["left"], "dice": None}
    assert [each.unit for each in partial.asked] == ["hours", "", ""]
    assert partial.waiting is not None
    assert partial.waiting.key == "dice"
    assert not partial.is_finished
    assert not partial.driver.rolls
    assert partial.outcome is None


def test_requests_beyond_the_dice_are_foreseen_where_the_dice_do_not_matter(sheet: Sheet) -> None:
    partial = run(sheet, GivenAnswers({"kept": 4}))
    runs = partial.look_ahead()
    assert [(each.request.key, each.answer) for each in partial.foresee(runs)] == [("kept", 4), ("note", "")]
    assert [run.driver.sheets[0].value("left") for run in runs] == [3 + 4, 3 + 3 + 2 + 4, 6 + 6 + 4 + 4]
    assert keys(partial) == ["coins", "hand", "dice"]


def test_typed_dice_are_kept_and_the_others_rolled(sheet: Sheet) -> None:
    given = GivenAnswers(faces={"dice": [6, None]}, shown=("kept", "note"))
    partial = run(sheet, given)
    rolled = partial.roll()
    assert isinstance(rolled, list)
    assert rolled[0][0] == 6
    assert len(rolled[0]) == 2
    assert len(rolled[1]) == 1
    assert partial.driver.rolls[0].method is AnswerMethod.TYPED
    again = run(sheet, given)
    assert again.roll() == rolled  # the seed decides
    assert run(sheet, GivenAnswers(rolled={"dice": rolled}, shown=given.shown)).driver.rolls[0].method is (
        AnswerMethod.ROLLED
    )


def test_dice_typed_completely_are_used_at_once(sheet: Sheet) -> None:
    partial = run(sheet, GivenAnswers({"hand": ["right"]}, {"dice": [1, 2, 3]}))
    assert partial.is_finished
    assert partial.outcome is not None
    assert partial.outcome.label == "7 in the right"
    assert partial.foresee(partial.look_ahead()) == ()
    with pytest.raises(TypeError, match="no dice wait"):
        partial.roll()


def test_what_only_appears_after_the_dice_is_asked_unless_it_was_seen(sheet: Sheet) -> None:
    high: dict[str, Json] = {"dice": [[6, 6], [4]]}
    partial = run(sheet, GivenAnswers(rolled=high))
    assert partial.waiting is not None
    assert partial.waiting.key == "kept"
    partial = run(sheet, GivenAnswers(rolled=high, shown=("kept",)))
    assert partial.waiting is not None
    assert partial.waiting.key == "seen"
    assert answers(partial)["seen"] == ["b"]
    partial = run(sheet, GivenAnswers({"seen": ["a"]}, rolled=high, shown=("kept",)))
    assert partial.is_finished  # the note may stay empty


def test_a_wrong_answer_is_refused_and_said(sheet: Sheet) -> None:
    partial = run(sheet, GivenAnswers({"coins": 10}))
    assert partial.problem is not None
    assert partial.problem.code == "enter_bounds"
    assert keys(partial) == ["coins"]
    wrong = run(sheet, GivenAnswers(rolled={"dice": [[7, 1], [1]]}))
    assert wrong.problem is not None
    with pytest.raises(AnswerError):
        run(sheet, GivenAnswers(faces={"dice": [7]})).roll()
    assert run(sheet, GivenAnswers(faces={"dice": [7]})).look_ahead() == ()


def test_every_kind_of_request_can_be_answered(sheet: Sheet) -> None:
    given = GivenAnswers({key: each for key, each in ANSWERS.items() if key not in {"power", "coins", "end"}})
    partial = run(sheet, given, HIRE)
    assert partial.waiting is not None
    assert partial.waiting.key == "power"
    ahead = partial.foresee(partial.look_ahead())
    assert [each.request.key for each in ahead] == ["boat", "coins"]  # the rest hangs on the coins
    whole = PartialRun(
        HIRE,
        Situation((sheet,)),
        "5",
        GivenAnswers(given.decisions, {"power": [6, 2, 5, 4], "coins": [3, 4]}),
    )
    assert whole.is_finished
    assert whole.driver.sheets[0].character.name == "Berit"


def place(situation: Situation) -> Conversation:
    """Begin with points, which are for people to place; a table and a choice that cannot be made follow."""
    spent = yield from allocate(
        Allocate(key="points", label="Points", amount=2, spend_all=True, targets=(Target("a", "A", most=2),))
    )
    yield from write("placed", SetValue("power", spent["a"]))
    targets = tuple(Target(key, key.upper(), most=9) for key in "abc")
    yield from allocate(Allocate(key="more", label="More", amount=9, targets=targets))
    options = (Option("x", "X", figures=("X", "1")), Option("y", "Y", figures=("Y", "2")))
    yield from choose(Choose(key="extra", label="Extra", least=0, most=1, options=options[:1]))
    yield from choose_one(Choose(key="table", label="Table", options=options, figure_heads=("Name", "Cost")))
    closed = (Option("z", "Z", closed=Message("never", "never.")),)
    yield from choose_one(Choose(key="closed", label="Closed", options=closed))


PLACE = Procedure("place", "Place", ProcedureKind.ADVANCEMENT, "1", "", place)


def test_points_to_begin_with_and_tables_wait_for_people(sheet: Sheet) -> None:
    assert answers(run(sheet, procedure=PLACE)) == {"points": None}
    placed: dict[str, Json] = {"points": {"a": 2}}
    assert answers(run(sheet, GivenAnswers(placed), PLACE)) == {
        "points": {"a": 2},
        "more": {},
        "extra": [],
        "table": None,
    }
    chosen = run(sheet, GivenAnswers({**placed, "table": ["y"]}), PLACE)
    assert answers(chosen)["closed"] == []
    assert not chosen.is_finished
    assert chosen.problem is None


def test_faces_are_merged_in_the_order_of_the_dice() -> None:
    request = Roll(key="dice", label="Toss", dice=(Dice.parse("2d6"), Dice.parse("1d4")))
    assert merge_faces(request, [None, 2], [[5, 5], [3]]) == [[5, 2], [3]]
    assert merge_faces(request, [1, 2, 3, 4], [[5, 5], [3]]) == [[1, 2], [3]]
    assert merge_faces(request, [], "nonsense") == [[], []]


def test_what_the_setting_does_not_offer_closes_a_procedure(sheet: Sheet) -> None:
    situation = Situation((sheet,))
    none = Message("nothing_offered", "The world has none.")
    closed = Procedure("toss", "Toss", ProcedureKind.CHECK, "1", "", toss, closed_in=lambda _situation: none)
    reason = why_closed(closed, situation)
    assert reason is not None
    assert (reason.code, reason.system) == ("nothing_offered", "punt")
    opened = Procedure("toss", "Toss", ProcedureKind.CHECK, "1", "", toss, closed_in=lambda _situation: None)
    assert why_closed(opened, situation) is None


def test_a_closed_procedure_is_not_run(sheet: Sheet) -> None:
    closed = Procedure(
        "toss", "Toss", ProcedureKind.CHECK, "1", "", toss, closed=lambda _sheet: Message("never", "Never.")
    )
    with pytest.raises(ProcedureError, match="Never"):
        run(sheet, procedure=closed)


def test_a_steady_answer_does_not_hang_on_chance(sheet: Sheet) -> None:
    driver = Driver(TOSS, Situation((sheet,)), 1)
    assert driver.steady_answer() == 2
    driver.answer(2)
    assert driver.steady_answer() is None


def test_dice_that_nobody_types_are_rolled(sheet: Sheet) -> None:
    partial = run(sheet, GivenAnswers(shown=("kept", "seen")))
    partial.roll()
    assert partial.is_finished
    assert partial.driver.rolls[0].method is AnswerMethod.ROLLED


def refuse(_source: random.Random, _memory: Memory) -> Json:
    raise AnswerError(Message("no_answer", "There is none."))


def test_a_request_whose_default_fails_waits(sheet: Sheet) -> None:
    def ask(_situation: Situation) -> Conversation:
        yield from enter_number(Enter(key="number", label="Number", policy=refuse))

    partial = run(sheet, procedure=Procedure("ask", "Ask", ProcedureKind.CHECK, "1", "", ask))
    assert answers(partial) == {"number": None}
    assert partial.problem is None
