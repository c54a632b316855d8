import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.character.json_values import Json
from core.dice import Dice
from core.errors import UndefinedNumber
from core.messages import Message
from core.procedures.allocation import Target
from core.procedures.effects import ApplyEdits
from core.procedures.requests import (
    Allocate,
    Assign,
    Choose,
    Enter,
    EntryKind,
    Memory,
    Offer,
    Option,
    Request,
    Roll,
    Rows,
    Show,
    Slot,
)

SHUT = Message("shut", "it is shut.")
ODD = Message("odd", "the sum must be even.")


def even(amounts: Mapping[str, int]) -> Message | None:
    return ODD if sum(amounts.values()) % 2 else None


ROLL = Roll(key="r", label="Roll", dice=(Dice.parse("2d6"), Dice.parse("d8")))
CHOOSE = Choose(
    key="c",
    label="Choice",
    options=(Option("a", "A"), Option("b", "B"), Option("d", "D"), Option("x", "X", closed=SHUT)),
    least=1,
    most=2,
)
ASSIGN = Assign(key="a", label="Scores", values=(4, 9, 9), slots=(Slot("l", "Left"), Slot("r", "Right")))
ALLOCATE = Allocate(
    key="al",
    label="Points",
    amount=10,
    targets=(Target("l", "Left", least=1, most=4, cost=2), Target("r", "Right", most=6)),
    rule=even,
)
SPEND = Allocate(key="s", label="Points", amount=3, targets=(Target("l", "Left", most=5),), spend_all=True)
WHOLE = Enter(key="w", label="Age", kind=EntryKind.WHOLE, least=1, most=9, default=5)
TEXT = Enter(
    key="t", label="Name", least=1, most=4, default="Bo", verify=lambda answer: ODD if answer == "no" else None
)
BOUNDLESS = Enter(key="b", label="Name")
ROWS = Rows(
    key="ro",
    label="Gear",
    budget=10,
    offers=(Offer("rope", "Rope", cost=3, most=2), Offer("lamp", "Lamp", cost=1), Offer("gem", "Gem", closed=SHUT)),
    rule=even,
)
SHOW = Show(key="sh", label="Look")
APPLY = ApplyEdits(key="ap", label="")


@pytest.mark.parametrize(
    ("request_", "answer", "code"),
    [
        (ROLL, [[1, 2], [8]], None),
        (ROLL, ([1, 2], (8,)), None),
        (ROLL, [[1, 2]], "roll_shape"),
        (ROLL, "12", "roll_shape"),
        (ROLL, None, "roll_shape"),
        (ROLL, [[1, 2], [9]], "roll_faces"),
        (ROLL, [[1], [1]], "roll_faces"),
        (ROLL, [1, 2], "roll_faces"),
        (CHOOSE, ["a"], None),
        (CHOOSE, ["a", "d"], None),
        (CHOOSE, [], "choose_count"),
        (CHOOSE, ["a", "b", "d"], "choose_count"),
        (CHOOSE, ["a", "a"], "choose_twice"),
        (CHOOSE, ["x"], "choose_closed"),
        (CHOOSE, ["y"], "choose_unknown"),
        (CHOOSE, [["a"]], "choose_unknown"),
        (CHOOSE, "a", "choose_shape"),
        (CHOOSE, {"a": 1}, "choose_shape"),
        (ASSIGN, {"l": 1, "r": 2}, None),
        (ASSIGN, {"l": 1, "r": 1}, "assign_twice"),
        (ASSIGN, {"l": 1}, "assign_missing"),
        (ASSIGN, {"l": 1, "r": 0, "m": 2}, "assign_unknown"),
        (ASSIGN, {"l": 1, "r": 3}, "assign_position"),
        (ASSIGN, {"l": -1, "r": 0}, "assign_position"),
        (ASSIGN, {"l": True, "r": 0}, "assign_position"),
        (ASSIGN, [1, 2], "assign_shape"),
        (ALLOCATE, {"l": 2, "r": 4}, None),
        (ALLOCATE, {"l": 2}, None),
        (ALLOCATE, {"l": 1}, "odd"),
        (ALLOCATE, {}, "allocate_bounds"),
        (ALLOCATE, {"l": 5}, "allocate_bounds"),
        (ALLOCATE, {"l": 4, "r": 4}, "allocate_amount"),
        (ALLOCATE, {"l": 1, "z": 1}, "allocate_unknown"),
        (ALLOCATE, {"l": "1"}, "allocate_number"),
        (ALLOCATE, 3, "allocate_shape"),
        (SPEND, {"l": 3}, None),
        (SPEND, {"l": 2}, "allocate_amount"),
        (SPEND, {"l": 4}, "allocate_amount"),
        (WHOLE, 1, None),
        (WHOLE, 0, "enter_bounds"),
        (WHOLE, 10, "enter_bounds"),
        (WHOLE, True, "enter_whole"),
        (WHOLE, "5", "enter_whole"),
        (WHOLE, 5.0, "enter_whole"),
        (TEXT, "Bo", None),
        (TEXT, "", "enter_bounds"),
        (TEXT, "Bobby", "enter_bounds"),
        (TEXT, "no", "odd"),
        (TEXT, 3, "enter_text"),
        (BOUNDLESS, "", None),
        (ROWS, [], None),
        (ROWS, [{"entry": "rope", "count": 2}], None),
        (ROWS, [{"entry": "lamp"}, {"entry": "lamp"}], None),
        (ROWS, [{"entry": "lamp"}], "odd"),
        (ROWS, [{"entry": "rope", "count": 3}], "rows_most"),
        (ROWS, [{"entry": "rope", "count": 2}, {"entry": "rope"}], "rows_most"),
        (ROWS, [{"entry": "lamp", "count": 11}], "rows_budget"),
        (ROWS, [{"entry": "gem"}], "rows_closed"),
        (ROWS, [{"entry": "gold"}], "rows_unknown"),
        (ROWS, ["rope"], "rows_unknown"),
        (ROWS, [{"entry": "rope", "count": 0}], "rows_count"),
        (ROWS, {"entry": "rope"}, "rows_shape"),
        (SHOW, None, None),
        (SHOW, True, "show_answer"),
        (APPLY, "anything", None),
    ],
)
def test_valid_answers_are_accepted_and_others_refused_with_their_code(
    request_: Request, answer: Json, code: str | None
) -> None:
    problem = request_.check(answer)
    assert (None if problem is None else problem.code) == code
    if problem is not None and problem not in (ODD, SHUT):
        assert "{" not in problem.render()
        assert problem.render().endswith(".")


@given(
    st.sampled_from([ROLL, CHOOSE, ASSIGN, ALLOCATE, SPEND, WHOLE, TEXT, BOUNDLESS, ROWS, SHOW, APPLY]),
    st.integers(0, 10**9),
)
def test_automatic_answers_fit(request_: Request, seed: int) -> None:
    answer = request_.auto(random.Random(seed), {})
    assert request_.check(answer) is None
    assert answer == request_.auto(random.Random(seed), {})


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.sampled_from(["a", "rope", "l"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["l", "r", "entry", "count"]) | st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(st.sampled_from([ROLL, CHOOSE, ASSIGN, ALLOCATE, WHOLE, TEXT, ROWS, SHOW]), JUNK)
def test_any_json_is_accepted_or_refused(request_: Request, answer: Json) -> None:
    problem = request_.check(answer)
    assert problem is None or problem.render()


def test_large_amounts_are_spread_quickly() -> None:
    amount = 10**15
    asked = Allocate(
        key="a",
        label="A",
        amount=amount,
        targets=(
            Target("l", "Left", most=amount),
            Target("r", "Right", most=amount, cost=7),
            Target("f", "Free", most=3, cost=0),
        ),
        rule=lambda amounts: ODD if amounts["l"] > amount // 3 else None,
    )
    answer = asked.auto(random.Random(1), {})
    assert isinstance(answer, Mapping)
    assert asked.check(answer) is None
    assert answer["f"] == 3
    assert amount - answer["l"] - 7 * answer["r"] < amount // 10  # type: ignore[operator]  # whole numbers


def test_large_amounts_respect_the_rule() -> None:
    asked = Allocate(
        key="a",
        label="A",
        amount=10**15,
        targets=(Target("l", "Left", most=10**15),),
        rule=lambda amounts: ODD if amounts["l"] > 10**14 + 7 else None,
    )
    assert asked.auto(random.Random(1), {}) == {"l": 10**14 + 7}


def test_policy_of_the_game_goes_first() -> None:
    def policy(source: random.Random, memory: Memory) -> Json:
        memory["seen"] = True
        return ["b"]

    memory: Memory = {}
    asked = Choose(key="c", label="C", options=(Option("a", "A"), Option("b", "B")), policy=policy)
    assert asked.auto(random.Random(1), memory) == ["b"]
    assert memory == {"seen": True}


def test_options_that_exclude_each_other_are_refused_together_with_the_reason() -> None:
    apart = Message("apart", "not both")
    request = Choose(
        key="hands",
        label="Weapons",
        options=(Option("a", "Sword"), Option("b", "Axe")),
        most=2,
        verify=lambda keys: apart if set(keys) == {"a", "b"} else None,
    )
    assert request.check(["a"]) is None
    assert request.check(["b", "a"]) is apart
    assert request.check(["a", "c"]) != apart
    assert request.compact().check(["a"]) is not None


def test_the_default_policy_makes_a_choice_unless_none_is_allowed() -> None:
    none = Choose(key="c", label="C", options=(Option("a", "A"),), least=0, most=0)
    assert none.auto(random.Random(1), {}) == []


@pytest.mark.parametrize(("request_", "asked"), [(ROLL, ["2d6", "1d8"]), (ASSIGN, [4, 9, 9]), (CHOOSE, None)])
def test_fingerprint_of_each_kind_of_request(request_: Request, asked: Json) -> None:
    assert request_.fingerprint() == asked


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: WHOLE.check(0), "1 to 9"),
        (lambda: Enter(key="e", label="E", least=3).check(""), "at least 3 characters"),
        (lambda: Enter(key="e", label="E", most=3).check("four"), "at most 3 characters"),
        (lambda: Choose(key="c", label="C", options=(Option("a", "A"),)).check([]), "choose 1, not 0"),
    ],
)
def test_errors_name_the_bounds(make: Callable[[], Message | None], words: str) -> None:
    problem = make()
    assert problem is not None
    assert words in problem.render()


def test_a_number_may_have_decimals() -> None:
    mass = Enter(key="e", label="Mass", kind=EntryKind.NUMBER, least=Decimal("0.1"), most=999)
    for answer in (170, Decimal("141.5"), 0.5, Decimal("0.1")):
        assert mass.check(answer) is None
    refused: Mapping[Json, str] = {
        Decimal("0.05"): "Mass must be 0.1 to 999, not 0.05.",
        Decimal("1E+5"): "Mass must be 0.1 to 999, not 100000.",
        True: "Mass must be a number.",
        "170": "Mass must be a number.",
        float("nan"): "Mass must be a number.",
    }
    for wrong, words in refused.items():
        problem = mass.check(wrong)
        assert problem is not None
        assert problem.render() == words


def test_overspending_may_be_allowed() -> None:
    targets = (Target("a", "A", most=4), Target("b", "B", most=9, cost=2))
    strict = Allocate(key="s", label="S", amount=5, targets=targets)
    owing = replace(strict, may_overspend=True)
    assert strict.check({"a": 4, "b": 1}) is not None
    assert owing.check({"a": 4, "b": 9}) is None
    assert owing.check({"a": 5}) is not None
    ruled = replace(owing, rule=lambda amounts: Message("odd", "No.", {}) if amounts["a"] % 2 else None)
    assert (ruled.check({"a": 3}) is None, ruled.check({"a": 4, "b": 9}) is None) == (False, True)
    for seed in range(9):
        assert strict.check(owing.auto(random.Random(seed), {})) is None


def test_a_roll_says_which_dice_count() -> None:
    plain = Roll(key="r", label="R", dice=(Dice.parse("3d6 keep 2"), Dice.parse("1d8")))
    assert plain.kept([[1, 5, 3], [2]]) == ((False, True, True), (True,))
    ruled = Roll(key="r", label="R", dice=plain.dice, counting=lambda faces: [[True] * 3, [False]])
    assert ruled.kept([[1, 5, 3], [2]]) == ((True, True, True), (False,))


def test_the_total_of_a_roll_is_of_the_dice_that_count() -> None:
    plain = Roll(key="r", label="R", dice=(Dice.parse("1d6+1d8+1d12"), Dice.parse("1d6"), Dice.parse("2d6-1d4+3")))
    faces = [[6, 3, 11], [4], [5, 2, 1]]
    assert [rolled.total for rolled in plain.results(faces)] == [20, 4, 9]
    kept = [[True, False, True], [False], [True, False, True]]
    ruled = replace(plain, counting=lambda _: kept)
    assert [(rolled.total, rolled.counts) for rolled in ruled.results(faces)] == [(17, True), (4, False), (7, True)]
    assert [list(rolled.kept) for rolled in ruled.results(faces)] == kept


def test_dice_count_as_written_where_a_number_that_decides_it_has_no_value() -> None:
    def undecided(_faces: object) -> list[list[bool]]:
        raise UndefinedNumber(Message("number_undefined", "It has no value."), "score")

    roll = Roll(key="r", label="R", dice=(Dice.parse("1d6+1d8"),), counting=undecided)
    assert [rolled.total for rolled in roll.results([[6, 3]])] == [9]
