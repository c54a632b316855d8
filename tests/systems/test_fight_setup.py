"""What the page before a fight needs of each game: weapons to prefer, words of lines, first decisions, awards."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from core.character.document import Character
from core.character.sheet import Sheet
from core.errors import AnswerError
from core.play.arena import Arena, Control, Participant
from core.play.conflict import no_weapons
from core.play.decisions import DecisionPolicy
from core.play.fight import Fight
from core.play.fighter_weapon import BARE
from core.play.line_check import LineWords, check_line
from core.play.opponent_weapon import arm_opponent, weapon_names
from core.play.party_award import award_kinds, find_award
from core.play.party_procedure import run_with_answers
from core.play.simulation import play_out
from core.procedures.procedure import Situation
from core.registry import Game, games, open_character, opponents

every_game = pytest.mark.parametrize("of", games(), ids=lambda each: each.id)
with_weapons = pytest.mark.parametrize(
    "of", [each for each in games() if each.conflicts[0].weapons is not no_weapons], ids=lambda each: each.id
)
ALONE = DecisionPolicy(frozenset(), game_master=False)


def pair(of: Game, line: str = "") -> tuple[Sheet, ...]:
    """Return two quick opponents."""
    wanted = line or of.conflicts[0].example.replace("x6", "x2")
    return opponents(wanted, of, of.setting(), random.Random(3))


def arena(of: Game, weapon: str = "", **more: object) -> Arena:
    """Return an arena of two, the first with a preferred weapon."""
    people = (Participant("Ada", "one", Control.AUTO, "", weapon), Participant("Bo", "two"))
    marks = more.get("marks")
    assert marks is None or isinstance(marks, dict)
    return Arena.create(list(zip(people, pair(of), strict=True)), of.setting(), most_rounds=2, marks=marks)


@every_game
def test_weapons_have_keys_names_and_details(of: Game) -> None:
    for conflict in of.conflicts:
        for sheet in pair(of):
            weapons = conflict.weapons(sheet)
            assert len({each.key for each in weapons}) == len(weapons)
            assert all(each.key and each.name for each in weapons)
            assert not conflict.attacks or all(each.attacks is not None for each in weapons)


def test_weapons_can_be_preferred_in_every_game() -> None:
    assert all(each.conflicts[0].weapons is not no_weapons for each in games())


@with_weapons
def test_each_weapon_can_be_preferred(of: Game) -> None:
    conflict = of.conflicts[0]
    weapons = conflict.weapons(pair(of)[0])
    assert weapons
    for weapon in weapons:
        result = play_out(conflict, arena(of, weapon.key), random.Random(1))
        assert 1 <= result.rounds <= 2
        fight = Fight(conflict, arena(of, weapon.key), 1, ALONE)
        for _ in range(40):
            if fight.is_over or fight.advance(20):
                break


@every_game
def test_a_weapon_that_is_gone_changes_nothing(of: Game) -> None:
    conflict = of.conflicts[0]
    usual = play_out(conflict, arena(of), random.Random(1))
    assert play_out(conflict, arena(of, "no such weapon"), random.Random(1)) == usual


@every_game
def test_a_line_may_name_a_weapon_of_the_world(of: Game) -> None:
    conflict, setting = of.conflicts[0], of.setting()
    names = weapon_names(conflict, of.system, setting)
    line = conflict.example.replace("x6", "x1")
    (plain,) = opponents(line, of, setting, random.Random(3))
    for name in names[:3]:
        (armed,) = opponents(f"{line}, {name.upper()}", of, setting, random.Random(3))
        assert {str(row["name"]) for row in armed.rows("weapons")} == {name}
        assert armed.character.name == plain.character.name
        assert any(each.key != BARE for each in conflict.weapons(armed)) or not any(
            each.key != BARE for each in conflict.weapons(plain)
        )
    with pytest.raises(AnswerError, match="no weapon"):
        arm_opponent(conflict, plain, setting, "vorpal spoon")
    if names:
        with pytest.raises(AnswerError, match="no weapon"):
            opponents(f"{line}, weapon vorpal spoon", of, setting, random.Random(3))


@every_game
def test_words_of_the_example_are_understood(of: Game) -> None:
    conflict = of.conflicts[0]
    words = LineWords.of(conflict, of.system, of.setting())
    assert check_line(conflict.example, words) == ()
    for word in conflict.properties:
        (problem,) = check_line(f"someone x2, {word[:-1]}q 1", words)
        assert problem.nearest == word
        assert conflict.example[: problem.start] or problem.start == len("someone x2, ")
    assert LineWords.of(conflict, of.system, None).weapons == ()


def test_values_and_weapons_are_checked() -> None:
    words = LineWords(("level", "culture"), {"culture": ("Marsh folk",)}, ("Marsh folk",), ("Long sword",))
    assert check_line("anyone", words) == ()
    assert check_line("anyone, , long sword, culture marsh folk, level 2", words) == ()
    found = check_line("anyone, long swrod, culture marsh fold, qqq", words)
    assert [(each.text, each.nearest) for each in found] == [
        ("long swrod", "Long sword"),
        ("marsh fold", "Marsh folk"),
        ("qqq", ""),
    ]


@with_weapons
def test_the_record_keeps_weapon_and_marks(of: Game) -> None:
    conflict = of.conflicts[0]
    key = conflict.weapons(pair(of)[0])[-1].key
    fight = Fight(conflict, arena(of, key, marks={"two": 3}), 1)

    def open_sheet(character: Character) -> Sheet:
        return open_character(character, random.Random(0))

    again = Fight.resume(conflict, fight.record, open_sheet, of.setting()).arena
    assert again.participants[0].weapon == key
    assert (again.mark("one"), again.mark("two"), again.mark("none")) == (0, 3, 0)
    plain = Fight(conflict, arena(of), 1).record
    assert "marks" not in plain
    assert "weapon" not in str(list(plain)) + str(plain["participants"])[:80]


@every_game
def test_first_decisions_are_answered_before(of: Game) -> None:
    conflict = of.conflicts[0]
    answers: dict[str, object] = {}
    if conflict.side_choice is not None:
        answers[conflict.side_choice.key] = ["two"]
    if conflict.distance is not None:
        answers[conflict.distance.key] = conflict.distance.least + 7
    fight = Fight(conflict, arena(of), 1)
    fight.prepare_answers(answers)  # type: ignore[arg-type]  # JSON all the same
    for _ in range(30):
        if not fight.advance():
            break
        assert fight.request is not None
        assert fight.request.key not in answers
        fight.auto_answer()
    given = {each.key: each.answer for each in fight.answers}
    assert {key: given[key] for key in answers} == answers


def test_an_answer_that_does_not_fit_is_asked() -> None:
    of = next(each for each in games() if each.conflicts[0].distance is not None)
    distance = of.conflicts[0].distance
    assert distance is not None
    fight = Fight(of.conflicts[0], arena(of), 1)
    fight.prepare_answers({distance.key: -1})
    asked: list[str] = []
    while fight.advance() and len(asked) < 10:
        assert fight.request is not None
        asked.append(fight.request.key)
        fight.auto_answer()
    assert distance.key in asked


@every_game
def test_chances_of_sides_are_exact(of: Game) -> None:
    choice = of.conflicts[0].side_choice
    if choice is None or choice.chance is None:
        return
    chance = choice.chance(pair(of))
    assert isinstance(chance, Fraction)
    assert 0 <= chance <= 1
    assert choice.chance(pair(of)[:1]) >= chance, "more are noticed sooner"


@every_game
def test_an_award_needs_one_amount(of: Game) -> None:
    sheets = pair(of)
    procedure = find_award(of.procedures.values())
    assert procedure is not None
    kinds = award_kinds(of.id, of.procedures.values(), [Situation((each,), of.setting()) for each in sheets])
    assert kinds
    for kind in kinds:
        assert kind.procedure is procedure
        run = run_with_answers(procedure, Situation((sheets[0],), of.setting()), 1, {kind.request.key: 7})
        assert run.driver.outcome[0].edits
        assert all(kind.request.check(int(each)) is None for each in kind.usual if each.isdigit())
    assert award_kinds(of.id, (), []) == ()
    assert award_kinds(of.id, of.procedures.values(), []) == ()
