"""Conflict: invariants of random fights, quick opponents, numbers equal to the sheet's."""

from __future__ import annotations

import json
import random
from decimal import Decimal
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.json_writer import to_text
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.errors import AnswerError, ProcedureError, UndefinedNumber
from core.play.arena import Arena, Participant
from core.play.decisions import DecisionPolicy
from core.play.fight import Fight
from core.play.simulation import play_out
from core.play.table import Table
from core.procedures.readers import number
from core.procedures.requests import Choose, Enter, EntryKind
from core.registry import game, open_character, opponents
from core.systems.kinsler.attempt_setup import AttemptDeclaration, TrialStance
from core.systems.kinsler.automatic_declaration import automatic_declaration
from core.systems.kinsler.conflict import CONFLICT
from core.systems.kinsler.fight_state import FightState
from core.systems.kinsler.owned_skills import owned_skills
from core.systems.kinsler.use_numbers import are_compatible, modifier, use_numbers
from tests.systems.kinsler.conflicts import CLUB, EXHAUSTION, FIREBOLT, LINK, PARRY, RING, WIND, person

NOBODY = DecisionPolicy(frozenset(), game_master=False)


@cache
def made(seed: int) -> Sheet:
    """Return an automatic character of the sample setting."""
    return opponents("somebody", game("kinsler"), game("kinsler").setting(), random.Random(seed))[0]


def fighters() -> tuple[Sheet, ...]:
    """Return people with every kind of skill."""
    bundle: Json = [{"id": "both", "name": "Both", "metaskill": "link", "members": ["firebolt", "wind"]}]
    stance: Json = [{"name": "All", "uses": [{"skill": "club", "dice": 2}, {"skill": "parry", "mode": "passive"}]}]
    return (
        person(FIREBOLT, {**WIND, "ranged": False}, PARRY, LINK, bundles=bundle),
        person(CLUB, RING, PARRY, stances=stance, armor=[{"name": "Mail", "stops": [1, 2]}]),
        person({**EXHAUSTION, "rate": {"uses": 2, "per": 1, "unit": "min"}}, RING),
        person({**CLUB, "id": "heal", "name": "Heal", "verb": "for"}, {**PARRY, "level": -3, "condition": "dark"}),
    )


def ring(*sheets: Sheet, most_rounds: int = 30) -> Arena:
    """Return sheets on alternating sides."""
    listed = [(Participant(f"{n}", "AB"[n % 2]), sheet) for n, sheet in enumerate(sheets)]
    return Arena.create(listed, game("kinsler").setting(), most_rounds=most_rounds)


def check(fight: Fight) -> None:
    """Assert the invariants of a fight's state."""
    for sheet, word in zip(fight.sheets, fight.table.states, strict=True):
        for each in owned_skills(sheet):
            assert number(sheet, f"{each.address}.wounds") >= 0
            assert number(sheet, f"{each.address}.fatigue") >= 0
            if number(sheet, f"{each.address}.level") < 0:
                assert number(sheet, f"{each.address}.wounds") + number(sheet, f"{each.address}.fatigue") == 0
        if word == "":
            assert number(sheet, "status") == 0
        if number(sheet, "dead_count"):
            assert word == "dead"


def answer_at_random(fight: Fight, source: random.Random) -> None:
    """Give random valid answers."""
    request = fight.request
    if isinstance(request, Choose):
        open_ = [each.key for each in request.options if each.closed is None]
        least = min(max(1, request.least), request.most)
        fight.answer(list(source.sample(open_, min(len(open_), least if request.most > 0 else 0))))
    elif isinstance(request, Enter) and request.kind is EntryKind.WHOLE:
        fight.answer(source.randint(int(request.least or 0), min(int(request.most or 0), 6)))
    else:
        fight.auto_answer()


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6))
def test_no_conflict_ends_in_an_impossible_state(seed: int) -> None:
    source = random.Random(seed)
    fight = Fight(CONFLICT, ring(*fighters(), most_rounds=4), seed)
    for _ in range(300):
        if fight.is_over:
            break
        answer_at_random(fight, source)
    check(fight)


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 30))
def test_rewound_random_conflict_with_the_same_answers_is_the_same(seed: int, steps: int) -> None:
    source = random.Random(seed)
    fight = Fight(CONFLICT, ring(*fighters(), most_rounds=3), seed)
    states = []
    for _ in range(50):
        if not fight.is_over:
            states.append([sheet.character.to_text() for sheet in fight.sheets])
            answer_at_random(fight, source)
    now = [sheet.character.to_text() for sheet in fight.sheets]
    record = json.loads(to_text(fight.record), parse_float=Decimal)
    again = Fight.resume(CONFLICT, record, lambda each: open_character(each, random.Random(7)), ring().setting)
    assert [sheet.character.to_text() for sheet in again.sheets] == now
    back = fight.rewind(steps)
    assert [sheet.character.to_text() for sheet in fight.sheets] == states[len(states) - back]
    check(fight)


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 200))
def test_unattended_conflict_keeps_the_invariants_of_attended_ones(seed: int) -> None:
    sheets = [made(seed % 5).copy(random.Random(1)), made(seed % 7 + 5).copy(random.Random(2))]
    outcome = play_out(CONFLICT, ring(*sheets, most_rounds=60), random.Random(seed))
    assert outcome.winner in ("A", "B", "")
    assert all(each in ("", "unconscious", "dead") for each in outcome.states)
    if outcome.winner:
        assert outcome.states["AB".index(outcome.winner)] == ""
    again = [made(seed % 5).copy(random.Random(1)), made(seed % 7 + 5).copy(random.Random(2))]
    assert play_out(CONFLICT, ring(*again, most_rounds=60), random.Random(seed)) == outcome


@pytest.mark.parametrize("seed", range(6))
def test_the_quick_numbers_of_a_use_are_those_of_a_stance(seed: int) -> None:
    sheets = (made(seed), fighters()[1])
    fight = FightState.of(Table(ring(*sheets), random.Random(1)))
    uses = automatic_declaration(fight, fight.fighters[0], []) + automatic_declaration(fight, fight.fighters[1], [])
    assert uses
    for use in uses:
        trial = TrialStance(sheets[use.participant], AttemptDeclaration(dict(use.row)))
        found = use_numbers(fight, use)
        assert (found.dice_limit, found.count_limit) == (trial.number("dice_limit"), trial.number("count_limit"))
        assert found.cost == trial.number("cost") == use.cost
        if use.mode == "active":
            assert found.initiative_mod == trial.number("initiative_mod")
            assert modifier(fight, use)[0] == trial.exact("modifier")
        own = [each for each in uses if each.participant == use.participant]
        others = [dict(each.row) for each in own[1:]]
        assert (
            are_compatible(fight, own)
            == TrialStance(sheets[use.participant], AttemptDeclaration(dict(own[0].row), others=others)).is_together
        )


@pytest.mark.parametrize(
    "rules",
    [
        {"S.max_dice": "0 - 5"},
        {"S.max_dice": "100000", "S.left": "100000"},
        {"rules.success_number": "1000"},
        {"S.left": "0"},
        {"U.cost": "99"},
        {"S.effect_bonus": "1000"},
    ],
)
def test_house_rule_that_breaks_a_fighter_does_not_crash_the_conflict(rules: dict[str, str]) -> None:
    for watched in (True, False):
        sheets = [person(CLUB, PARRY, rules=rules), person(FIREBOLT, RING)]
        if watched:
            fight = Fight(CONFLICT, ring(*sheets, most_rounds=6), 3, NOBODY)
            fight.advance()
            assert fight.is_over
        else:
            assert play_out(CONFLICT, ring(*sheets, most_rounds=6), random.Random(3)).rounds <= 6


def test_fighter_without_a_modifier_is_named_before_the_fight() -> None:
    sheets = [person(CLUB, PARRY, rules={"S.check_mod": "1 / 0"}), person(FIREBOLT, RING)]
    with pytest.raises(ProcedureError, match=r"Unable to fight: .*the house rule 1 / 0 for it gives none") as refused:
        Fight(CONFLICT, ring(*sheets), 3, NOBODY)
    assert refused.value.message.code == "fighters_unable"
    with pytest.raises(UndefinedNumber):
        play_out(CONFLICT, ring(*sheets), random.Random(3))


def test_a_house_rule_on_uses_counts_in_a_fight() -> None:
    sheets = [person(CLUB, rules={"U.cost": "5"}), person()]
    fight = Fight(CONFLICT, ring(*sheets, most_rounds=1), 3, NOBODY)
    fight.advance()
    assert fight.sheets[0].value("fatigue_total") == 5


def test_amending_by_hand_in_the_middle_counts_at_once() -> None:
    fight = Fight(CONFLICT, ring(person(CLUB), person(), most_rounds=3), 3)
    fight.amend(0, SetValue("skills[0].level", 3))
    while fight.request is not None and not fight.request.key.startswith("1/attempt"):
        fight.auto_answer()
    assert any("Club 1x1" in each.event.line() for each in fight.events)


# ------------------------------------------------------------------------------------------------------- opponents


@pytest.fixture(scope="module")
def setting() -> Setting:
    """The sample setting."""
    found = game("kinsler").setting()
    assert found is not None
    return found


def test_opponents_are_whole_characters_that_can_fight(setting: Setting) -> None:
    sheets = opponents("marsh folk x3, experience 120", game("kinsler"), setting, random.Random(4))
    assert [sheet.character.name for sheet in sheets] == ["marsh folk"] * 3
    for sheet in sheets:
        assert not [each for each in sheet.violations if each.severity.name == "ERROR"]
        assert 0 <= number(sheet, "xp_left") < 120
        assert any(each.row.get("verb") == "vs" for each in owned_skills(sheet))


def test_a_background_of_the_setting_makes_opponents_of_it(setting: Setting) -> None:
    for asked in ("eel fishing", "somebody, background Eel Fishing"):
        (sheet,) = opponents(asked, game("kinsler"), setting, random.Random(4))
        assert sheet.value("background") == "Eel Fishing"


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ("goblin, level 3", "Opponents have no level"),
        ("goblin, background nobility", "The world has no background nobility"),
        ("goblin, experience much", "experience cannot be much"),
        ("goblin, experience 10001", "experience cannot be 10001"),
    ],
)
def test_unknown_opponent_is_refused(setting: Setting, asked: str, sentence: str) -> None:
    with pytest.raises(AnswerError, match=sentence):
        opponents(asked, game("kinsler"), setting, random.Random(4))
