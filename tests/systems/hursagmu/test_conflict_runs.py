"""Conflict: invariants of random fights, unattended fights, quick opponents, odds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import product
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.edits import AddRow, SetHouseRule, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import AnswerError, ProcedureError
from core.play.arena import Arena, Participant
from core.play.conflict import Outcome
from core.play.fight import Fight
from core.play.opponent_line import OpponentSpec
from core.play.simulation import play_out
from core.procedures.procedure import Situation
from core.procedures.requests import Roll
from core.registry import game, opponents
from core.systems.hursagmu import conflict as module
from core.systems.hursagmu.conflict import CONFLICT
from core.systems.hursagmu.odds import strikes
from core.systems.hursagmu.opponents import make_opponent
from tests.helpers.logged_fights import play_logged
from tests.helpers.random_answers import random_answer
from tests.helpers.scripted_fights import arena
from tests.systems.hursagmu import duel
from tests.systems.hursagmu.fighting import FIRST, LAST, SWORD, fighter, fought
from tests.systems.hursagmu.worked import sheet_of

OPTIONS = ("mass_bonus", "reach_modifiers", "missile_block_without_shield", "strength_gap", "saddle_fall_damage")
KEPT = ("stamina", "health", "sanity")
"""What seconds of rest are kept for."""
STATES = {0: "", 1: "unconscious", 2: "catatonic", 3: "dead"}


@cache
def cast() -> tuple[Sheet, ...]:
    """Return possible fighters: people, riders, creatures, and a blank character."""
    of = game("hursagmu")
    lines = ("somebody", "anybody", "gray wolf", "cave bear", "hill giant", "hunting hawk")
    made = [opponents(each, of, of.setting(), random.Random(seed))[0] for seed, each in enumerate(lines)]
    rider = fighter(
        2,
        2,
        {"riding": 2, "animals": 2, "striking": 2},
        weapons=[SWORD, {**SWORD, "name": "Fire", "area_yd": 3, "range_yd": 10}],
        animals=[{"name": "Nan", "rideable": True, "str": 4, "striking": 1}, {"name": "Rex", "training": 2}],
        mounted_on="Nan",
    )
    rider.apply(AddRow("wounds", {"damage": 6}))
    rider.apply(SetValue("rest", dict.fromkeys(("stamina_s", "health_s", "sanity_s"), 30)))
    return (*made, rider, fighter())


def ring(seed: int, options: Mapping[str, Json], most_rounds: int) -> tuple[Arena, random.Random]:
    """Return random sides of the cast."""
    source = random.Random(seed)
    chosen = [source.choice(cast()) for _ in range(source.randint(2, 5))]
    fighters = [
        (Participant(f"P{place}", "ABA"[place % 3]), sheet.copy(random.Random(place)))
        for place, sheet in enumerate(chosen)
    ]
    return Arena.create(fighters, None, options, most_rounds), source


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.lists(st.booleans(), min_size=5, max_size=5))
def test_no_fight_ends_in_an_impossible_state(seed: int, on: list[bool]) -> None:
    place, source = ring(seed, dict(zip(OPTIONS, on, strict=True)), 4)
    fight = Fight(CONFLICT, place, seed)
    while (request := fight.request) is not None:
        if isinstance(request, Roll):
            fight.auto_answer()
        else:
            fight.answer(random_answer(request, source))
    for sheet, state in zip(fight.sheets, fight.outcome.states, strict=True):
        status = int(str(sheet.value("status")))
        assert state in (STATES[status], "fled", "surrendered")
        assert sheet.value("turn_actions") == 0
        assert int(str(sheet.value("stamina"))) <= int(str(sheet.value("stamina_max")))
        assert len([row for row in sheet.rows("conditions") if row["name"] == "Prone"]) <= 1
        assert not {each.code for each in sheet.violations} & {"out_of_range", "stamina_overregained"}


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 30))
def test_rewound_fight_with_the_same_answers_is_the_same(seed: int, steps: int) -> None:
    place, source = ring(seed, {}, 2)
    fight = Fight(CONFLICT, place, seed)
    given_: list[Json] = []
    while (request := fight.request) is not None:
        given_.append(request.auto(source, {}) if isinstance(request, Roll) else random_answer(request, source))
        fight.answer(given_[-1])
    end = [sheet.character.to_json() for sheet in fight.sheets], [each.event.line() for each in fight.events]
    fight.rewind(steps)
    for answer in given_[len(fight._driver.answers) :]:
        fight.answer(answer)
    assert end == ([sheet.character.to_json() for sheet in fight.sheets], [each.event.line() for each in fight.events])


def unattended(seed: int, options: Mapping[str, Json]) -> tuple[Outcome, list[object]]:
    """Run an unattended fight, once with and once without sheets; both have the same end."""
    place, source = ring(seed, options, 60)
    again, same = ring(seed, options, 60)
    outcome = play_out(CONFLICT, place, source)
    assert outcome == play_out(CONFLICT, again, same, keeps_sheets=False)
    for sheet, state in zip(place.sheets, outcome.states, strict=True):
        assert state in (STATES[int(str(sheet.value("status")))], "fled", "surrendered")
    return outcome, [sheet.character.to_json() for sheet in place.sheets]


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.booleans(), st.booleans())
def test_fast_turns_equal_turns_step_by_step(seed: int, reach: bool, gap: bool) -> None:
    options: dict[str, Json] = {"reach_modifiers": reach, "strength_gap": gap}
    quick = unattended(seed, options)
    again = unattended(seed, options)
    with patch.object(module, "fast_turn", lambda _fight, _figure: False):
        slow = unattended(seed, options)
    assert quick == again == slow


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10**6), st.lists(st.booleans(), min_size=5, max_size=5))
def test_unattended_fight_equals_attended_one_with_the_same_dice(seed: int, on: list[bool]) -> None:
    options = dict(zip(OPTIONS, on, strict=True))
    place, again = ring(seed, options, 15)[0], ring(seed, options, 15)[0]
    outcome = play_out(CONFLICT, place, random.Random(seed))
    told = play_logged(CONFLICT, again, random.Random(seed))
    assert outcome == told.outcome
    for alone, watched in zip(place.sheets, told.sheets, strict=True):
        for key in (
            "health_level",
            "mounted",
            "stamina_exertion",
            "turn_actions",
            *(f"rest.{each}_s" for each in KEPT),
        ):
            assert alone.value(key) == watched.value(key)
        hits = [[row["damage"] for row in sheet.rows("wounds")] for sheet in (alone, watched)]
        assert hits[0] == hits[1]


def test_deferred_hits_of_a_rider_count_when_the_mount_is_hit() -> None:
    """The mount's wound once made the rider forget its own; then it fought on with no Stamina left."""
    rider = {"riding": 2, "striking": 2}
    mount: Json = {"name": "Nan", "rideable": True, "str": 1, "striking": 0}
    for seed in range(40):
        sheets = (fighter(1, 1, rider, animals=[mount], mounted_on="Nan"), fighter(2, 2, {"striking": 3}))
        place = arena(("A", sheets[0]), ("B", sheets[1]), most_rounds=60)
        outcome = play_out(CONFLICT, place, random.Random(seed))
        states = tuple(STATES[int(str(sheet.value("status")))] for sheet in sheets)
        assert outcome.states == states, seed


@pytest.mark.parametrize("seed", range(12))
def test_duel_equals_a_hand_written_loop(seed: int) -> None:
    sheets = [sheet_of(data) for data in duel.DUELS[0][1]]
    place = arena(("A", sheets[0].copy(random.Random(1))), ("B", sheets[1].copy(random.Random(1))))
    outcome = play_out(CONFLICT, place, random.Random(seed))
    left = tuple(sheet.value("stamina") for sheet in place.sheets)
    assert (outcome.rounds, *left) == duel.by_hand(sheets, random.Random(seed))


def test_house_rules_count_in_a_fight() -> None:
    a, b = fighter(0, 4), fighter()
    a.apply(SetHouseRule("rule.action_step", "5"))
    b.apply(SetHouseRule("endurance_bonus", "100"))
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, 6, 6, 1, 1, 6, 6, 1, 1])
    assert any("to hit -1" in each for each in script.lines)
    assert any("endurance 100" in each for each in script.lines)
    place = arena(("A", a), ("B", b), most_rounds=20)
    assert play_out(CONFLICT, place, random.Random(1)).states[1] == ""


def test_a_fight_that_cannot_end_is_stopped_with_a_sentence() -> None:
    sheets = [fighter() for _ in range(2)]
    for sheet in sheets:
        sheet.apply(SetHouseRule("endurance_bonus", "100"))
    fight = Fight(CONFLICT, arena(("A", sheets[0]), ("B", sheets[1]), most_rounds=5), 1)
    while fight.request is not None:
        fight.auto_answer()
    assert fight.outcome.was_stopped
    assert "No side has won after 5 rounds" in fight.events[-1].event.line()


def test_fighters_without_a_needed_number_are_named_before_the_fight() -> None:
    people = tuple((name, fighter(weapons=[SWORD])) for name in "ABC")
    for _, sheet in people[:2]:
        sheet.apply(SetHouseRule("initiative_bonus", "none"))
    for start in (
        lambda: Fight(CONFLICT, arena(*people), 1),
        lambda: play_out(CONFLICT, arena(*people), random.Random(3)),
    ):
        with pytest.raises(ProcedureError, match="Initiative has no value: the house rule none for it gives none"):
            start()
    with pytest.raises(ProcedureError, match=r"^Unable to fight: A1, B2\. Initiative") as refused:
        Fight(CONFLICT, arena(*people), 1)
    assert refused.value.message.code == "fighters_unable"


def test_weapon_that_cannot_attack_is_not_used() -> None:
    a, b = fighter(weapons=[SWORD]), fighter()
    a.apply(SetHouseRule("weapons[].attack_now", "none"))
    outcome = play_out(CONFLICT, arena(("A", a), ("B", b), most_rounds=50), random.Random(3))
    assert outcome.rounds > 0


def test_the_master_ends_it_or_sets_another_distance() -> None:
    dice = [*FIRST, *LAST, *FIRST, *LAST]
    plans: list[Json] = [["nothing"]] * 4
    ended = fought([("A", fighter()), ("B", fighter())], dice, {"plan": list(plans), "goes_on": [["end"]]})
    assert ended.fight.is_over
    assert ended.fight.outcome.winner == ""
    answers: dict[str, list[Json]] = {"plan": list(plans), "goes_on": [["distance"]], "distance": [1, 500]}
    apart = fought([("A", fighter()), ("B", fighter())], dice, answers, rounds=2)
    apart.answers = {}
    apart.dice = [*FIRST, *LAST]
    apart.run(rounds=3)
    assert any("runs toward" in each for each in apart.lines)


@pytest.mark.parametrize(("ahead", "needed"), [(0, 2), (3, 8), (-2, 5), (9, 12), (-11, 2)])
def test_the_odds_agree_with_the_faces(ahead: int, needed: int) -> None:
    rolls = Counter(one + other for one, other in product(range(1, 7), repeat=2))
    won = sum(
        mine * theirs
        for (total, mine), (guard, theirs) in product(rolls.items(), repeat=2)
        if total >= needed and total + ahead > guard
    )
    assert strikes(ahead, needed, is_defended=True) * 1296 == won
    assert strikes(ahead, needed, is_defended=False) * 36 == sum(n for total, n in rolls.items() if total >= needed)


def test_the_chance_of_an_attack_is_that_of_its_dice() -> None:
    a, b = fighter(0, 3), fighter(0, 1)
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST], {"plan": [["only"]]})
    request = script.fight.request
    assert isinstance(request, Roll)
    assert request.chance is not None
    usual_plan = 2
    assert request.chance() == strikes(2 + usual_plan, -3, is_defended=True)


# ------------------------------------------------------------------------------------------------- opponents


def made(line: str) -> Sheet:
    """Return a quick opponent of the sample setting."""
    of = game("hursagmu")
    return opponents(line, of, of.setting(), random.Random(4))[0]


def test_opponent_copies_a_creature_of_the_setting() -> None:
    giant = made("hill giant")
    assert (giant.value("kind"), giant.value("stamina"), giant.value("armor_total")) == ("monster", 25, 2)
    assert giant.rows("weapons")[0]["name"] == "Tree trunk"
    assert giant.value("weapons[0].huge") == 1
    assert made("Hill Giant, stamina 40").value("stamina_max") == 40


def test_any_other_name_is_an_automatic_character() -> None:
    guard = made("guard")
    assert (guard.value("kind"), guard.value("points_total")) == ("npc", 30)
    mighty = made("guard, points 90, stamina 14")
    assert (mighty.value("points_total"), mighty.value("stamina_max")) == (90, 14)
    assert len(opponents("guard x3", game("hursagmu"), None, random.Random(1))) == 3


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("guard, level 3", "Opponents have no level"),
        ("guard, points many", "points cannot be"),
        ("guard, stamina 0", "stamina cannot be"),
        ("gray wolf, points 40", "is not made with points"),
    ],
)
def test_impossible_opponent_is_refused(line: str, words: str) -> None:
    with pytest.raises(AnswerError, match=words):
        made(line)


def test_an_opponent_needs_no_setting() -> None:
    blank = sheet_of({})
    assert (
        make_opponent(OpponentSpec("wolf"), Situation((blank,), None), random.Random(1)).character.data["kind"] == "npc"
    )
