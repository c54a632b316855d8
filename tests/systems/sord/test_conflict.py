"""Conflict: the book's own Third-turn die by die, surprise, movement, consequences, and what no fight may come to."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.edits import SetHouseRule, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.errors import AnswerError
from core.play.fight import Fight
from core.play.interventions import ByHand
from core.play.simulation import play_out
from core.procedures.requests import Allocate, Choose, Roll
from core.registry import game, opponents
from core.systems.sord.conflict import CONFLICT
from tests.helpers.scripted_fights import Scripted, arena
from tests.systems.sord.worked import EXAMPLES, example, play


def current(sheet: Sheet) -> dict[str, object]:
    """Return the primary attributes as they are now."""
    return {key: sheet.value(f"current.{key}") for key in ("ambt", "hlth", "mind", "prow", "qckn")}


DICE = [4, 9, 17, 3, 8, 8, 12, 10, 4, 5, 3, 7, 5, 12, 1, 1, 6, 6, 6, 4, 8, 18]


@pytest.fixture
def duel() -> Scripted:
    """The two of spec 11.4, B without wounds."""
    a = example("A")
    b = example("B", damage={})
    script = Scripted(Fight(CONFLICT, arena(("A", a), ("B", b), options={}), 1), DICE, {"weapons": [["0"], [staff(b)]]})
    script.run()
    return script


def staff(sheet: Sheet) -> str:
    """Find the rune staff as a Special weapon."""
    rows = sheet.rows("weapons")
    return str(next(n for n, row in enumerate(rows) if row["name"] == "Rune staff" and row["type"] == "special"))


def test_the_third_turn_of_the_spec_die_by_die(duel: Scripted) -> None:
    a, b = duel.fight.sheets
    assert current(a) == {"ambt": 6, "hlth": 5, "mind": 11, "prow": 5, "qckn": 9}
    assert current(b) == {"ambt": 11, "hlth": 11, "mind": 11, "prow": 10, "qckn": 25}
    assert not duel.dice


def test_log_has_every_step_with_its_numbers(duel: Scripted) -> None:
    lines = "\n".join(duel.lines)
    assert "second 8: B2 hits A1 with Rune staff. (THAWAC" in lines
    assert "d20 10" in lines
    assert (
        "A1 is struck, Limbs, and sustains 18. (fixed 11, 2d6+1d6 12, total 23, armor, limbs 5, sustained 18" in lines
    )
    assert "B2 misses A1 with Rune staff." in lines


def test_attacks_beyond_the_last_second_are_told_as_lost() -> None:
    script = begun([15, 16, 16, 16, 20], {"weapons": [[], [staff(example("B"))]]})
    said = "B2 {} with Rune staff on second {}."
    assert sum(said.format("may attack", 20) in each for each in script.lines) == 1
    assert sum(said.format("loses the attack", 21) in each for each in script.lines) == 3


def test_attacks_before_the_first_second_are_told_as_lost() -> None:
    """A house rule may make a weapon quicker than the Third-turn begins."""
    a = example("A")
    a.apply(SetHouseRule("weapons[].wslo", "-5"))
    a.apply(SetHouseRule("weapons[].attack_rate", "2"))
    script = begun([5, 6, 20], {"weapons": [["0"], []]}, a)
    assert "A1 loses the attack with Long sword on second 0. (d20 5, WSlo -5)" in script.lines[3]
    assert any("second 1: A1 misses" in line for line in script.lines)
    assert not script.dice


def test_one_of_two_attacks_on_the_same_second_is_kept(duel: Scripted) -> None:
    duel.fight.rewind(1)
    marks = sorted((mark.row, mark.at) for mark in duel.fight.table.timeline)
    assert marks == [(0, 8), (0, 13), (1, 8), (1, 13), (1, 17)]


def test_going_back_twenty_steps_and_answering_the_same_gives_the_same_result(duel: Scripted) -> None:
    before = [sheet.character.to_json() for sheet in duel.fight.sheets]
    dice = list(duel.used)
    assert duel.fight.rewind(20) >= 20
    assert [sheet.character.to_json() for sheet in duel.fight.sheets] != before
    duel.dice = dice[len(duel.fight.rolls) :]
    duel.run()
    assert [sheet.character.to_json() for sheet in duel.fight.sheets] == before


def begun(
    dice: list[int],
    answers: Mapping[str, list[Json]],
    a: Sheet | None = None,
    options: Mapping[str, Json] | None = None,
) -> Scripted:
    """Run A against B with dice and decisions."""
    ring = arena(("A", a or example("A")), ("B", example("B", damage={})), options=options)
    script = Scripted(Fight(CONFLICT, ring, 1), dice, answers)
    script.run()
    return script


def test_the_powerforce_of_all_sides_is_told_first() -> None:
    assert begun([], {}).lines[1] == "Powerforce of the sides: A 0, B 3. [XIV]"  # after the rules that differ
    a = example("A")
    a.apply(SetHouseRule("step_level", "1 / 0"))
    assert begun([], {}, a).lines[1] == "Powerforce of the sides: A unknown, B 3. [XIV]"


def test_surprise_gives_free_seconds_to_the_better_group() -> None:
    a, b = example("A"), example("B", damage={})
    free = int(str(b.value("surprise"))) - int(str(a.value("surprise")))
    script = begun([1], {"surprise": [["B"]]})
    assert f"The surprise gives {max(0, free)} free seconds." in script.lines[2]
    failed = begun([100], {"surprise": [["B"]]})
    assert "gives 0 free seconds" in failed.lines[2]


def test_only_the_surprising_side_acts_in_the_surprise_window() -> None:
    """Spec 7.2: 49 against 38 are eleven seconds; later attacks are lost, and the clock continues from there."""
    answers: dict[str, list[Json]] = {"surprise": [["B"]], "weapons": [[staff(example("B"))]]}
    script = begun([49, 3, 6, 7, 20, 20, 20], answers)
    said = [line for line in script.lines if " B2 " in line or " A1 " in line or "begins" in line]
    assert "The surprise gives 11 free seconds. (chance 49, d100 49, S# 49, S# of the others 38" in script.lines[2]
    assert [each.split(" (")[0] for each in said] == [
        "Surprise: B2 may attack with Rune staff on second 8.",
        "Surprise: B2 may attack with Rune staff on second 11.",
        "Surprise: B2 loses the attack with Rune staff on second 12.",
        "Surprise: B2 loses the attack with Rune staff on second 25.",
        "Surprise, second 8: B2 misses A1 with Rune staff.",
        "Surprise, second 11: B2 misses A1 with Rune staff.",
        "Third-turn 1 begins.",
    ]
    assert "second 12" in next(line for line in said if "begins" in line)
    assert not script.dice


def test_a_rider_moves_as_far_as_the_mount() -> None:
    """A has a Move Rate of 77 yards: 300 feet are too far on foot, and 15 of the mount's 20 seconds in the saddle."""
    answers: dict[str, list[Json]] = {"distance": [300], "weapons": [["0"], []], "act": [["none"], ["none"]]}
    for mount, arrives in (({}, False), ({"move_rate": 140}, False), ({"move_rate": 140, "ridden": True}, True)):
        script = begun([4, 9, 17], answers, example("A", mount={"name": "Grey", **mount}))
        assert any("closes in on B2" in line for line in script.lines) == arrives
        assert script.fight.sheets[0].value("parry_avoid") == 7
    unknown = begun([4, 9, 17], answers, example("A", mount={"ridden": True}))
    assert "A1 comes 77 yards nearer." in "\n".join(unknown.lines)


def test_a_modifier_makes_a_surprise_likely() -> None:
    script = begun([100], {"surprise": [["B"]], "surprise_modifier": [200]})
    assert "chance" in script.lines[2]
    assert "gives 0 free seconds" not in script.lines[2]


def test_fighter_out_of_reach_closes_in_first() -> None:
    script = begun([1, 1, 1], {"distance": [6], "weapons": [["0"], []], "act": [["none"], ["none"]]})
    assert any("A1 closes in on B2." in line for line in script.lines)
    far = begun([1, 1, 1], {"distance": [9000], "weapons": [["0"], []]})
    assert any("A1 cannot reach B2 with Long sword." in line for line in far.lines)
    keeps = begun([1, 1, 1], {"distance": [6], "weapons": [["0"], []], "act": [["stay"]]})
    assert any("cannot reach" in line for line in keeps.lines)


def test_fled_fighter_is_out() -> None:
    script = begun([], {"act": [["flee"]]})
    assert script.fight.is_over
    assert script.fight.outcome.winner == "B"
    assert script.fight.outcome.states == ("fled", "")


def test_busy_fighter_loses_the_attacks_of_those_seconds() -> None:
    script = begun([4, 9, 17, 20], {"weapons": [["0"], []], "act": [["other"]], "seconds": [10]})
    assert sum("A1 misses" in line for line in script.lines) == 1
    assert not script.dice


def test_another_action_is_begun_on_the_second_of_an_attack() -> None:
    """Spec 7.4: new actions belong to each second; attacks that come up while one lasts are lost."""
    answers: dict[str, list[Json]] = {
        "weapons": [["0"], []],
        "act": [["none"], ["none"], ["other"]],
        "target": [["instead"]],
        "seconds": [6],
    }
    script = begun([4, 9, 16, 20], answers)
    log_line(script, "is busy for 6 s")
    assert sum("A1 misses" in line for line in script.lines) == 1
    assert not script.dice


def begun_between(dice: list[int], **answers: list[Json]) -> Scripted:
    """Let A strike on seconds 8, 13 and 20, and B do nothing at first; anybody may begin something in between."""
    return begun([4, 9, 16, *dice], {"weapons": [["0"], []], **answers})


def test_fighter_without_attacks_may_begin_a_new_action_on_any_second() -> None:
    """Spec 7.4: movement and new actions belong to every second of the twenty."""
    acts: list[Json] = [["none"], ["none"], ["flee"]]
    script = begun_between([], begins=[["1"]], begins_on=[5], act=acts)
    assert log_line(script, "B2 flees").startswith("Third-turn 1, second 5:")
    assert script.fight.is_over
    asked = [each.key for each in script.fight.answers if each.key.startswith("1/begins")]
    assert asked == ["1/begins", "1/begins_on"], "whoever has no foe left is not asked"


def test_action_begun_on_a_second_precedes_its_attacks() -> None:
    acts: list[Json] = [["none"], ["none"], ["other"]]
    script = begun_between([20, 20], begins=[["0"]], begins_on=[8], act=acts, seconds=[1])
    log_line(script, "is busy for 1 s")
    assert sum("A1 misses" in line for line in script.lines) == 2
    assert not script.dice


def test_several_fighters_begin_on_one_second() -> None:
    acts: list[Json] = [["none"], ["none"], ["other"], ["other"]]
    script = begun_between([], begins=[["1"], ["0"]], begins_on=[8], act=acts, seconds=[2, 3])
    for line in ("B2 is busy for 2 s", "A1 is busy for 3 s"):
        assert log_line(script, line).startswith("Third-turn 1, second 8:")


def test_fighter_may_start_to_attack_on_the_next_second() -> None:
    """Init: initiative is rolled then, and what falls on seconds that are past is thrown out."""
    dice = [20, 1, 12, 14, 16, 20, 20, 20]
    answers: dict[str, list[Json]] = {"weapons": [["0"], [], ["-1"]], "begins": [[""], ["1"]]}
    script = begun_between(dice, begins_on=[10], arms=[["yes"]], **answers)
    assert sorted(mark.at for mark in script.fight.table.timeline if mark.row == 1) == [14, 16, 18]


def test_no_new_action_is_asked_for_after_none_in_the_rest_of_the_turn() -> None:
    def asked(answer: str) -> int:
        script = begun_between([20, 20, 20], begins=[[answer]])
        return sum(each.key.startswith("1/begins") for each in script.fight.answers)

    assert (asked(""), asked("quiet")) == (3, 1)


def test_a_trained_hit_with_disarm_knocks_the_weapon_away() -> None:
    weapons: list[Json] = [
        {"name": "Hook", "object": "Hook", "type": "disarm", "trained": True, "length_ft": 2, "weight_lb": 1}
    ]
    a = example("A", weapons=weapons)
    rate = int(str(a.value("weapons[0].attack_rate")))
    dice = [1] + [20] * (rate - 1) + [20, 20, 20, 20, 1]
    for harmless in (False, True):
        script = begun(dice, {"weapons": [["0"]]}, a, {"harmless_disarm": harmless})
        assert any("B2 drops" in line for line in script.lines)
        assert any("sustains" in line or "absorbs" in line for line in script.lines) is not harmless or not script.lines


WEAK: Mapping[str, dict[str, Json]] = {"damage": {"ambt": 12, "hlth": 13, "prow": 18}}
"""Who loses the last point of Prowess by a blow of 7 to the body."""


@pytest.mark.parametrize(
    ("changed", "dice", "line"),
    [
        ({"damage": {"ambt": 15, "hlth": 16}}, [7], "A1 has neither Ambition nor Health left and dies."),
        ({"rules": {"deathly_blow": "1", "unconscious_number": "1000"}}, [4, 19], "A1 dies of a Deathly Blow."),
        ({"rules": {"deathly_blow": "1000", "unconscious_number": "1"}}, [4, 20], "A1 is unconscious for 15 s."),
        (WEAK, [4, 20, 20], "A1 falls unconscious."),
        (WEAK, [4, 20, 1], "A1 passes the check of Base Mind"),
        (WEAK, [4, 1], "A1 passes the check of Base Prowess to win back a point"),
    ],
)
def test_result_of_a_blow(changed: Mapping[str, dict[str, Json]], dice: list[int], line: str) -> None:
    a = example("A", damage=changed.get("damage", {}))
    for key, formula in changed.get("rules", {}).items():
        a.apply(SetHouseRule(key, str(formula)))
    harm = [1, 1, 1] if changed is WEAK else [4, 4, 4]
    script = begun([3, 16, 16, 16, 10, *harm, *dice], {"weapons": [[], [staff(example("B"))]]}, a)
    assert any(line in each for each in script.lines), script.lines
    assert not script.dice


def test_the_unconscious_may_wake_and_heal() -> None:
    a = example("A", damage={"prow": 19}, state={"unconscious": True})
    script = begun([1], {"weapons": [[], []]}, a, {"heal_of_the_minute": True})
    assert any("A1 comes to." in line for line in script.lines)
    assert script.fight.sheets[0].value("damage.prow") == 18


def test_heal_of_the_minute_comes_at_the_end_of_a_full_turn() -> None:
    a = example("A", damage={"mind": 5})
    nobody: list[Json] = [[] for _ in range(6)]
    ring = arena(("A", a), ("B", example("B", damage={})), options={"heal_of_the_minute": True})
    script = Scripted(Fight(CONFLICT, ring, 1), [1], {"weapons": nobody})
    script.run(rounds=3)
    gain = min(5, int(str(a.value("life_recovery"))))
    assert any(f"A1 regains {gain} of" in line for line in script.lines)


def test_thrown_weapons_are_used_up() -> None:
    weapons: list[Json] = [{"name": "Knife", "type": "thrown", "trained": True, "weight_lb": 1, "quantity": 1}]
    script = begun([1, 20], {"weapons": [["0"], []]}, example("A", weapons=weapons))
    assert script.fight.sheets[0].value("weapons[0].quantity") == 0


def test_the_state_is_written_when_it_ends() -> None:
    a = example("A", state={"unconscious_seconds": 90, "unconscious": True})
    script = begun([], {"weapons": [[]]}, a)
    assert script.fight.is_over
    assert script.fight.outcome.winner == "B"
    assert script.fight.sheets[0].value("state.unconscious_seconds") == 70


def test_a_fight_with_one_side_down_ends_by_default_or_continues() -> None:
    """B lies for 30 seconds; A strikes on, and B wakes in the second Third-turn and is a foe again."""
    answers: dict[str, list[Json]] = {"weapons": [["0"], []], "lingers": [["on"]], "act": [["none"]]}
    b = example("B", damage={}, state={"unconscious": True, "unconscious_seconds": 30})
    ring = arena(("A", example("A")), ("B", b))
    ended = Scripted(Fight(CONFLICT, ring, 1), [4, 9, 17], {"weapons": [["0"], []], "target": [["none"], ["none"]]})
    ended.run(rounds=2)
    assert ended.fight.is_over
    assert ended.fight.outcome.winner == "A"
    script = Scripted(Fight(CONFLICT, ring, 1), [4, 9, 17], {**answers, "target": [["none"], ["none"]]})
    script.run(rounds=1)
    asked = next(each for each in script.fight._driver.requests if each.key == "1/lingers")
    assert isinstance(asked, Choose)
    assert asked.help == "Only one side can still act: A."
    assert [option.key for option in asked.options] == ["end", "on"]
    assert script.fight.request is not None
    script.answers = {"weapons": [[], []]}
    script.run(rounds=2)
    assert script.fight.table.states == ["", ""]
    assert script.fight.request is not None
    assert not any(each.key == "2/lingers" for each in script.fight._driver.requests)


def test_the_end_is_not_asked_when_the_other_side_is_dead_or_fled() -> None:
    b = example("B", state={"dead": True})
    script = Scripted(Fight(CONFLICT, arena(("A", example("A")), ("B", b)), 1), [], {"weapons": [[]]})
    script.run()
    assert script.fight.is_over
    assert not any(each.key == "1/lingers" for each in script.fight._driver.requests)


TWO_WEAPONS: list[Json] = [
    {"name": "Sword", "object": "Sword", "type": "melee", "weight_lb": 4, "length_ft": 3},
    {"name": "Sword", "object": "Sword", "type": "critical", "weight_lb": 4, "length_ft": 3, "counts_weight": False},
    {"name": "Dagger", "object": "Dagger", "type": "melee", "weight_lb": 1, "length_ft": 1},
    {"name": "Axe", "object": "Axe", "type": "melee", "weight_lb": 2, "length_ft": 2},
]


def test_a_second_weapon_without_ambidexterity_is_refused_with_the_reason() -> None:
    script = begun([], {}, example("A", weapons=TWO_WEAPONS))
    request = next(each for each in script.fight._driver.requests if each.key == "1/weapons")
    assert request.check(["0", "1"]) is None
    refused = request.check(["0", "2"])
    assert refused is not None
    assert refused.code == "sord_not_ambidextrous"
    assert str(refused) == (
        "A1 is not ambidextrous and fights with one weapon in a Third-turn, not with Sword, Dagger."
    )
    with pytest.raises(AnswerError, match="not ambidextrous"):
        begun([], {"weapons": [["0", "-1"]]}, example("A", weapons=TWO_WEAPONS))


def test_the_ambidextrous_fight_with_two_weapons_and_not_with_three() -> None:
    a = example("A", weapons=TWO_WEAPONS, ambidextrous=True)
    script = begun([], {}, a)
    request = next(each for each in script.fight._driver.requests if each.key == "1/weapons")
    assert request.check(["0", "1", "2"]) is None
    refused = request.check(["0", "2", "3"])
    assert refused is not None
    assert refused.code == "sord_two_hands"


@pytest.mark.parametrize(("healed", "state"), [(1, ""), (0, "unconscious")])
def test_who_is_healed_by_hand_of_the_zero_that_felled_it_comes_to(healed: int, state: str) -> None:
    b = example("B", damage={"prow": 10, "hlth": 3}, state={"unconscious": True})
    fight = Fight(CONFLICT, arena(("A", example("A")), ("B", b)), 1)
    assert fight.table.states[1] == "unconscious"
    edit = SetValue("damage.prow", 9) if healed else SetValue("damage.hlth", 2)
    fight.change_by_hand(1, edit, ByHand(1, is_harm=False))
    assert fight.table.states[1] == state


def test_the_question_who_pays_says_what_the_blow_sustains() -> None:
    """Of 7 points 2 can be taken; the blow is one of 7 all the same, as the log says."""
    weak = example("A", armor=[], damage={"ambt": 15, "hlth": 16, "qckn": 13})
    _, asked = play("damage", [weak], {"total": 7, "place": ["limb"]})
    (request,) = (each for each in asked if isinstance(each, Allocate))
    assert (request.label, request.amount) == ("A sustains 7", 2)


def test_time_passes_without_foes() -> None:
    """Both lie for a while: the Third-turn of the attempt is over all the same."""
    a, b = (example(name, damage={}, state={"unconscious": True, "unconscious_seconds": 90}) for name in "AB")
    script = Scripted(Fight(CONFLICT, arena(("A", a), ("B", b)), 1), [])
    script.run()
    assert script.fight.is_over
    assert [sheet.value("state.unconscious_seconds") for sheet in script.fight.sheets] == [70, 70]


def test_seconds_of_surprise_pass_for_the_unconscious() -> None:
    """Eleven free seconds for B, who cannot use them: as many of their unconsciousness are over."""
    b = example("B", damage={}, state={"unconscious": True, "unconscious_seconds": 60})
    ring = arena(("A", example("A")), ("B", b))
    script = Scripted(Fight(CONFLICT, ring, 1), [1], {"surprise": [["B"]], "weapons": [[]]})
    script.run()
    assert script.fight.is_over
    assert script.fight.sheets[1].value("state.unconscious_seconds") == 60 - 11 - 20


def test_game_master_ends_the_fight_or_changes_distances() -> None:
    ended = begun([], {"weapons": [[], []], "goes_on": [["end"]]})
    assert ended.fight.is_over
    assert ended.fight.outcome.winner == ""
    apart = begun([], {"weapons": [[], []], "goes_on": [["distance"]], "distance": [0, 60]})
    assert apart.fight.request is not None
    apart.answers = {"weapons": [["0"], []], "act": [["stay"]]}
    apart.dice = [1, 1, 1]
    apart.run(rounds=2)
    assert any("cannot reach" in line for line in apart.lines)


def test_a_fight_that_cannot_end_is_stopped_with_a_sentence() -> None:
    sheets = [example(name, weapons=[]) for name in ("A", "B")]
    for sheet in sheets:
        sheet.apply(SetHouseRule("unarmed.attack_rate", "0"))
    fight = Fight(CONFLICT, arena(("A", sheets[0]), ("B", sheets[1]), most_rounds=5), 1)
    while fight.request is not None:
        fight.auto_answer()
    assert fight.outcome.was_stopped
    assert "After 5 Third-turns neither side has won" in fight.events[-1].event.line()


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.booleans(), st.booleans(), st.booleans())
def test_no_fight_ends_in_an_impossible_state(seed: int, heal: bool, deadly: bool, harmless: bool) -> None:
    options = {"heal_of_the_minute": heal, "deadly_blow_kills": deadly, "harmless_disarm": harmless}
    sheets = [example(name, damage={}) for name in ("A", "B", "A")]
    ring = arena(("A", sheets[0]), ("B", sheets[1]), ("A", sheets[2]), options=options, most_rounds=30)
    outcome = play_out(CONFLICT, ring, random.Random(seed))
    for sheet, state in zip(ring.sheets, outcome.states, strict=True):
        for key in ("ambt", "hlth", "mind", "prow", "qckn"):
            assert 0 <= int(str(sheet.value(f"damage.{key}"))) <= int(str(sheet.value(f"maximum.{key}")))
        spent = current(sheet)["ambt"] == 0 and current(sheet)["hlth"] == 0
        assert not spent or state == "dead"
        assert (sheet.value("state.dead") == 1) is (state == "dead")
    assert outcome.winner or outcome.was_stopped or all(outcome.states)


def test_the_odds_of_an_attack_agree_with_the_dice() -> None:
    """The chance that a decision shows is the share of the twenty faces that hit."""
    for face in range(1, 21):
        script = begun([4, 9, 17, 20, 20, 20, 20, face], {"weapons": [["0"], ["-1"]]})
        shown = [request for request in script.fight._driver.requests if isinstance(request, Roll)]
        attack = next(request for request in shown if "attack" in request.key)
        assert attack.chance is not None
        hits = any("A1 hits B2" in line for line in script.lines)
        assert hits is (face <= attack.chance() * 20)


@pytest.mark.parametrize("line", ["Merefolk x2, level 2", "Shieldhand", "Goblin"])
def test_opponents_are_created_from_a_line(saltmere: Setting, line: str) -> None:
    made = opponents(line, game("sord"), saltmere, random.Random(5))
    assert len(made) == (2 if "x2" in line else 1)
    for sheet in made:
        assert not [each for each in sheet.violations if each.accepted is None]
        assert sheet.value("step_level") == (2 if "level" in line else 1) or "level" not in line
    again = opponents(line, game("sord"), saltmere, random.Random(5))
    assert [each.character.to_json() for each in made] == [each.character.to_json() for each in again]


@pytest.mark.parametrize("line", ["Goblin, strength 3", "Goblin, level many", "Goblin, culture nowhere"])
def test_impossible_opponent_lines_are_refused(saltmere: Setting, line: str) -> None:
    with pytest.raises(AnswerError):
        opponents(line, game("sord"), saltmere, random.Random(5))


# ------------------------------------------------------------------------------------------------- movement and actions


def log_line(script: Scripted, part: str) -> str:
    """Return the first line of the log that holds something."""
    return next(line for line in script.lines if part in line)


def test_distant_fighter_comes_nearer_until_the_foe_is_in_reach() -> None:
    """A moves 77 yards in a Third-turn: of 300 feet 231 in the first, the other 23 yards by second 6 of the next."""
    ring = arena(("A", example("A")), ("B", example("B", damage={})))
    answers: dict[str, list[Json]] = {
        "distance": [300], "weapons": [["0"], [], ["0"], []], "act": [["none"], ["stay"], ["none"], ["stay"]]
    }  # fmt: skip
    script = Scripted(Fight(CONFLICT, ring, 1), [1, 6, 16, 1, 2, 12, 20, 20], answers)
    script.run(rounds=2)
    assert "A1 cannot reach B2 with Long sword. (feet away 243)" in log_line(script, "Third-turn 1, second 5")
    assert "A1 cannot reach B2 with Long sword. (feet away 186)" in log_line(script, "Third-turn 1, second 10: A1")
    assert "A1 comes 77 yards nearer. (Move Rate 77)" in log_line(script, "nearer")
    assert "A1 cannot reach B2 with Long sword. (feet away 12)" in log_line(script, "Third-turn 2, second 5: A1")
    assert "Third-turn 2, second 6: A1 closes in on B2. (yards 23)" in log_line(script, "closes in")
    assert any("Third-turn 2, second 16: A1 misses B2" in line for line in script.lines)
    assert not script.dice


def test_both_fighters_come_nearer_and_meet() -> None:
    """B with bare hands comes, too: at an even pace they meet before the fifth second."""
    answers: dict[str, list[Json]] = {"distance": [120], "weapons": [["0"], ["-1"]], "act": [["none"], ["none"]]}
    script = begun([1, 19, 19, 20, 20, 20, 20, 20], answers)
    assert any("second 5: A1 misses B2" in line for line in script.lines), script.lines


def test_drawing_back_increases_the_distance_to_every_foe() -> None:
    ring = arena(("A", example("A")), ("B", example("B", damage={})))
    answers: dict[str, list[Json]] = {"weapons": [[], [], ["0"], []], "act": [["back"], ["none"], ["stay"], ["stay"]]}
    script = Scripted(Fight(CONFLICT, ring, 1), [1, 20, 20], answers)
    script.run(rounds=2)
    assert "A1 draws back 77 yards." in log_line(script, "draws back")
    assert "(feet away 231)" in log_line(script, "cannot reach")


def test_fighter_pursues_a_foe_that_draws_back_at_once() -> None:
    """By second 5 A may move 19 of 77 yards: 18 take it to where B was, who moves another 5 of 93."""
    answers: dict[str, list[Json]] = {"weapons": [["0"], []], "act": [["none"], ["back"]]}
    script = begun([1, 20, 20], answers)
    assert "Third-turn 1, second 5: A1 cannot reach B2 with Long sword. (feet away 15)" in log_line(
        script, "cannot reach"
    )
    assert "A1 comes 77 yards nearer. (Move Rate 77)" in log_line(script, "nearer")
    assert not any("closes in" in line for line in script.lines)


def test_fighter_with_a_foe_in_reach_does_not_pursue_another() -> None:
    """B2 draws back, C3 stays: a fighter with a foe within reach does not run after another."""
    ring = arena(("A", example("A")), ("B", example("B", damage={})), ("C", example("B", damage={})))
    answers: dict[str, list[Json]] = {"weapons": [["0"], [], []], "act": [["none"], ["back"], ["none"]]}
    script = Scripted(Fight(CONFLICT, ring, 1), [16, 15, 20, 20, 20], answers)
    script.run()
    assert not any("nearer" in line or "closes in" in line for line in script.lines), script.lines
    assert any("A1 misses C3" in line for line in script.lines), script.lines


def test_each_pair_has_its_own_distance_and_the_goal_is_chosen() -> None:
    ring = arena(("A", example("A")), ("B", example("B", damage={})), ("B", example("A")))
    answers: dict[str, list[Json]] = {
        "distance": [60], "elsewhere": [["2"]], "pair": [90], "weapons": [["0"], [], []], "goal": [["2"]],
        "target": [["2"]],
    }  # fmt: skip
    script = Scripted(Fight(CONFLICT, ring, 1), [16, 16, 16, 20], answers)
    script.run()
    assert "A1 closes in on B3. (yards 30)" in log_line(script, "closes in")
    assert any("A1 misses B3" in line for line in script.lines)


def test_automatic_weapons_are_chosen_against_the_usual_target() -> None:
    """At 300 feet the bow has lost 25 points and hits with a 1 alone; the knives reach farther and promise more."""
    own = EXAMPLES["B"].data["weapons"]
    assert isinstance(own, list)
    shot: list[Json] = [row for row in own if isinstance(row, dict) and row["name"] != "Rune staff"]
    for feet, weapon in ((0, "Short bow"), (300, "Throwing knife")):
        b = example("B", damage={}, weapons=shot)
        script = Scripted(Fight(CONFLICT, arena(("B", b), ("A", example("A"))), 1), [], {"distance": [feet]})
        script.run()
        assert script.fight.request is not None
        assert script.fight.request.label == f"Initiative of B1 with {weapon}"


def test_skill_takes_its_seconds_and_is_checked() -> None:
    """B's Rune reading takes 10 seconds; 22 with a modifier of -2 shifts no scale."""
    b = example("B", damage={})
    place = next(n for n, row in enumerate(b.rows("skills")) if row["name"] == "Rune reading")
    script = begun(
        [19, 1, 6, 9, 15, 20],
        {"weapons": [[], [staff(b)]], "act": [["none"], [f"skill.skills[{place}]"]], "skill_modifier": [-2]},
    )
    assert "B2 is busy for 10 s: Rune reading." in log_line(script, "busy")
    assert "B2 passes the check of Rune reading to use it. (number 20, d20 19)" in log_line(script, "passes")
    attacks = [line for line in script.lines if "B2 misses" in line or "B2 hits" in line]
    assert [line.split(": ")[0] for line in attacks] == ["Third-turn 1, second 11", "Third-turn 1, second 14"][
        : len(attacks)
    ]


def test_seconds_of_a_skill_without_time_are_asked() -> None:
    script = begun([16], {"weapons": [[], []], "act": [["skill.skills[2]"]], "seconds": [7]})
    assert "A1 is busy for 7 s: Drill." in log_line(script, "busy")
    assert "A1 fails the check of Drill to use it. (number 16, d20 16)" in log_line(script, "Drill to use")


def test_thrown_weapons_can_be_picked_up() -> None:
    weapons: list[Json] = [{"name": "Knife", "type": "thrown", "trained": True, "weight_lb": 1, "quantity": 1}]
    ring = arena(("A", example("A", weapons=weapons)), ("B", example("B", damage={})))
    answers: dict[str, list[Json]] = {
        "weapons": [["0"], [], [], []], "act": [["none"], ["none"], ["pick_up"]], "seconds": [5]
    }  # fmt: skip
    script = Scripted(Fight(CONFLICT, ring, 1), [1, 20], answers)
    script.run(rounds=1)
    assert script.fight.sheets[0].value("weapons[0].quantity") == 0
    script.run(rounds=2)
    assert script.fight.sheets[0].value("weapons[0].quantity") == 1
    assert "A1 is busy for 5 s: pick up." in log_line(script, "busy")


def test_setting_action_named_flee_is_no_flight(saltmere: Setting) -> None:
    ring = arena(("A", example("A")), ("B", example("B", damage={})), setting=saltmere)
    script = Scripted(Fight(CONFLICT, ring, 1), [], {"weapons": [[], []], "act": [["action.flee"]]})
    script.run()
    assert "A1 is busy for 20 s: Break away." in log_line(script, "busy")
    assert script.fight.table.states[0] == ""


def test_special_attack_may_cost_attributes_that_the_game_master_names() -> None:
    """23 of damage less 7 of body armor are 16, of which the player puts 3 on Luck."""
    spread: dict[str, Json] = {"ambt": 5, "hlth": 4, "prow": 4, "luck": 3}
    answers: dict[str, list[Json]] = {
        "weapons": [[], [staff(example("B"))]],
        "special": [["luck"]],
        "spread": [spread],
    }
    script = begun([3, 16, 16, 16, 10, 4, 4, 4, 4], answers, example("A", damage={}))
    assert "A1 is struck, Body, and sustains 16." in log_line(script, "sustains")
    damage = {key: script.fight.sheets[0].value(f"damage.{key}") for key in spread}
    assert damage == spread


def test_two_deadly_simultaneous_blows_kill_once() -> None:
    a = example("A", damage={"ambt": 15, "hlth": 16})
    ring = arena(("B", example("B", damage={})), ("A", a), ("B", example("B", damage={})))
    rune = staff(example("B"))
    dice = [3, 16, 16, 16, 3, 16, 16, 16, 1, 4, 4, 4, 1, 4, 4, 4, 4, 4]
    script = Scripted(Fight(CONFLICT, ring, 1), dice, {"weapons": [[rune], [], [rune]], "special": [[], []]})
    script.run()
    assert sum("and dies" in line for line in script.lines) == 1
    assert script.fight.outcome.states == ("", "dead", "")


def test_the_chance_of_a_surprise_is_shown() -> None:
    """The best Surprise Number of one alone: 49 and 1 of terrain."""
    ring = arena(("A", example("A")), ("B", example("B", damage={})))
    script = Scripted(Fight(CONFLICT, ring, 1), [], {"surprise": [["B"]], "surprise_modifier": [1]})
    script.run()
    asked = script.fight.request
    assert isinstance(asked, Roll)
    assert asked.chance is not None
    assert asked.chance() * 2 == 1


def test_attack_with_rate_zero_is_not_offered_or_chosen() -> None:
    """A house rule takes every attack of the first row; without anybody deciding another row is taken."""
    a = example("A")
    a.apply(SetHouseRule("weapons[].attack_rate", "0 if row == 1 else 3"))
    script = begun([], {}, a)
    offered = next(each for each in script.fight._driver.requests if each.key == "1/weapons")
    assert isinstance(offered, Choose)
    assert "0" not in [option.key for option in offered.options]
    assert script.fight.request is not None
    assert script.fight.request.label == "Initiative of A1 with Long sword"
