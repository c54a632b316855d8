"""Conflict and practice bouts: the specification's examples, each decision, invariants."""

from __future__ import annotations

import random
from collections.abc import Mapping
from fractions import Fraction
from math import floor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.edits import AddRow, SetHouseRule, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import AnswerError
from core.play.arena import Arena, Control, Participant
from core.play.decisions import DecisionPolicy
from core.play.fight import Fight
from core.play.simulation import play_out
from core.play.table import Table
from core.procedures.requests import Choose, Enter, Request, Roll
from core.registry import game, opponents
from core.systems.eastern_isles.conflict import BOUT, CONFLICT, next_actor
from core.systems.eastern_isles.endurance_spending import allowed
from core.systems.eastern_isles.fight_state import FightState
from core.systems.eastern_isles.fighter_weapons import fighter_weapons
from tests.helpers.scripted_fights import Scripted, arena, sheets_at_the_end
from tests.systems.eastern_isles.fighting import STAFF, fresh


def magician() -> Sheet:
    """Open one who may spend 3 EN in a phase."""
    sheet = fresh()
    sheet.apply(SetHouseRule("en_phase_limit", "3"))
    return sheet


def begun(
    answers: Mapping[str, list[Json]], dice: list[int] | None = None, conflict: object = CONFLICT, **options: Json
) -> Scripted:
    """Let A and another A fight one round."""
    ring = arena(("a", fresh(weapons=STAFF)), ("b", fresh(weapons=STAFF)), options=options)
    script = Scripted(Fight(conflict, ring, 1), dice or [3] * 200, answers)  # type: ignore[arg-type]  # one of ours
    script.run()
    return script


def said(script: Scripted, words: str) -> bool:
    """Whether a line of the log has these words."""
    return any(words in line for line in script.lines)


def test_the_order_of_the_spec() -> None:
    """Spec 11.4: most active blows, then most reactive ones, then most endurance, then the order of the list."""
    people = {"Ana": (4, 0, 10), "Bo": (4, 1, 8), "Cy": (4, 1, 9), "Di": (3, 3, 20)}
    ring = Arena.create([(Participant(name, name), fresh()) for name in people])
    fight = FightState.of(Table(ring))
    for fighter, (active, reactive, left) in zip(fight.fighters, people.values(), strict=True):
        fighter.active_left, fighter.reactive_left = active, reactive
        most = int(str(fight.table.sheets[fighter.participant].value("en_max")))
        fight.table.sheets[fighter.participant].apply(SetValue("en_lost", most - left))
    fight.read()
    order = []
    while (actor := next_actor(fight)) is not None:
        order.append(fight.table.name(actor.participant))
        actor.active_left -= 1
    assert " ".join(order) == "Cy Bo Ana Di Cy Bo Ana Di Cy Bo Ana Di Cy Bo Ana"


def test_the_limit_on_endurance_of_the_spec() -> None:
    """Spec 11.4: a magician of EL 1 may spend 3 EN in a phase."""
    ring = arena(("a", magician()), ("b", fresh(weapons=[])))
    answers: dict[str, list[Json]] = {
        "unalert": [["1"]],
        "act": [["price"], ["maneuver"], ["price"], ["maneuver"], ["pass"]],
        "en": [2, 2],
        "move": [["run_speed_2"]],
    }
    script = Scripted(Fight(CONFLICT, ring, 1), [3] * 200, answers)
    script.run()
    assert said(script, "a1 spends 2 EN.")
    assert said(script, "a1 may not spend 2 EN in this phase.")


def test_the_game_master_may_allow_more() -> None:
    script = begun({"act": [["price"], ["maneuver"]], "en": [5], "blows": [2], "over": [["yes"]], "goes_on": [["end"]]})
    assert said(script, "a1 spends 5 EN.")
    assert script.fight.sheets[0].value("en_lost") == 5


def test_the_limit_is_one_of_each_phase() -> None:
    fight = FightState.of(Table(arena(("a", magician()), ("b", fresh()))))
    assert allowed(fight, fight.fighters[0]) == 3
    fight.fighters[0].en_spent = 2
    assert allowed(fight, fight.fighters[0]) == 1
    fight.fighters[0].en_spent = 9
    assert allowed(fight, fight.fighters[0]) == 0


def test_a_hit_takes_endurance_and_a_critical_body() -> None:
    answers: dict[str, list[Json]] = {
        "outcome": [["critical"]],
        "en_damage": [4],
        "bd_damage": [2],
        "goes_on": [["end"]],
    }
    script = begun(answers)
    foe = 1 if said(script, "b2 loses 4 EN") else 0
    assert script.fight.sheets[foe].value("en_lost") == 4
    assert script.fight.sheets[foe].value("bd_lost") == 2


def test_losses_are_written_to_each_sheet_as_one_edit_at_the_end() -> None:
    """Spec 7.4: until then it is shown beside the sheet, and what is edited there by hand meanwhile counts too."""
    script = begun({"outcome": [["critical"], ["hit"]], "en_damage": [4, 3], "bd_damage": [2]})
    fight = script.fight
    full = [tuple(sheet.value(key) for key in ("en_now", "bd_now")) for sheet in fight.arena.sheets]
    assert not fight.journal
    lost = [tuple(map(_minus, full[who], fight.remaining_vitals(who))) for who in (0, 1)]
    assert sorted(lost) == [(3, 0), (4, 2)]
    assert [tuple(each) for each in fight.outcome.lost] == lost
    left = [fight.remaining_vitals(who) for who in (0, 1)]
    assert [(each.value("en_now"), each.value("bd_now")) for each in sheets_at_the_end(fight)] == left, "by hand"
    fight.amend(0, SetValue("en_lost", 1))
    script.answers = {"goes_on": [["end"]]}
    script.dice = [3] * 200
    script.run(rounds=2)
    assert fight.remaining_vitals(0)[0] == _minus(full[0][0], lost[0][0] + 1)
    script.answers = {"goes_on": [["end"]]}
    script.run(rounds=99)
    assert fight.is_over
    values = [tuple(sheet.value(key) for key in ("en_lost", "bd_lost")) for sheet in fight.sheets]
    assert values == [(lost[0][0] + 1, lost[0][1]), lost[1]]
    who = [each.participant for each in fight.journal]
    assert sorted(who) == sorted([0, *(place for place, each in enumerate(lost) if any(each))])


def _minus(one: object, other: object) -> int:
    return int(str(one)) - int(str(other))


def test_number_to_hit_decides_unattended_attacks() -> None:
    """Source: the roll and the target's AC modifier, which protects below 0, against the agreed number."""
    mail: Json = [{"name": "Mail", "ac": -3, "worn": True, "carried": True}]
    for faces, words in ((9, "misses"), (18, "loses")):
        ring = arena(("a", fresh(weapons=STAFF)), ("b", fresh(weapons=STAFF, armor=mail)), options={"hit_number": 11})
        script = Scripted(Fight(CONFLICT, ring, 1), [faces, *[1] * 100])
        script.run()
        fight = FightState.of(Table(ring))
        first = next(line for line in script.lines if "misses" in line or "loses" in line)
        assert words in first
        one, other = fight.fighters
        assert (one.armor, other.armor) == (-5, -3)
        roll = next(each for each in script.fight._driver.requests if isinstance(each, Roll))
        target = other if roll.decider == 0 else one
        least = 11 - target.armor - fight.fighters[roll.decider or 0].weapon.hit
        assert roll.chance is not None
        assert roll.chance() == Fraction(max(0, min(20, 21 - least)), 20)
        assert roll.target == f"{least} or more"


def test_a_number_of_a_critical_hit_takes_body() -> None:
    ring = arena(
        ("a", fresh(weapons=STAFF)),
        ("b", fresh(weapons=STAFF)),
        options={"hit_number": 2, "critical_number": 15},
    )
    script = Scripted(Fight(CONFLICT, ring, 1), [20, 1, 5, *[1] * 100])
    script.run()
    total = next(line for line in script.lines if "rolls for the critical" in line).split("critical: ")[1].split(".")[0]
    assert any(f"loses {max(0, int(total))} BD" in line for line in script.lines)


def test_unattended_fights_with_a_number_to_hit_end() -> None:
    options: dict[str, Json] = {"hit_number": 8, "critical_number": 30}
    ring = arena(("a", fresh(weapons=STAFF)), ("b", fresh(weapons=STAFF)), options=options)
    outcomes = [play_out(CONFLICT, ring.copy(random.Random(seed)), random.Random(seed)) for seed in range(40)]
    assert {each.winner for each in outcomes} == {"a", "b"}
    again = [
        play_out(CONFLICT, ring.copy(random.Random(seed)), random.Random(seed), keeps_sheets=False)
        for seed in range(40)
    ]
    assert outcomes == again


def test_unattended_damage_is_the_roll() -> None:
    script = begun({"outcome": [["hit"]]}, [3] * 200)
    line = next(line for line in script.lines if "loses" in line)
    rolled = next(line for line in script.lines if "rolls for damage" in line)
    total = int(rolled.split("damage: ")[1].split(".")[0])
    assert f"loses {total} EN" in line


def test_fallen_fighter_leaves_the_round_at_once() -> None:
    script = begun({"outcome": [["hit"]], "en_damage": [500]})
    assert script.fight.is_over
    assert "unconscious" in script.fight.outcome.states
    dead = begun({"outcome": [["critical"]], "bd_damage": [500]})
    assert "dead" in dead.fight.outcome.states


def test_a_reaction_takes_a_reactive_blow_first() -> None:
    script = begun({})
    assert said(script, "reacts.")
    quiet = begun({"react": [["no"]] * 20})
    assert not said(quiet, "reacts.")


def test_the_unalert_neither_act_nor_react_and_wake_up() -> None:
    script = begun({"unalert": [["1"]]})
    first = [line for line in script.lines if line.startswith("Round 1")]
    assert not any("b2 attacks" in line or "b2 reacts" in line for line in first)
    script.dice = [3] * 200
    script.run(rounds=2)
    assert any("b2 attacks" in line for line in script.lines)


@pytest.mark.parametrize(
    ("act", "words"),
    [
        ("pass", "a1 passes."),
        ("great", "a1 prepares a great blow."),
        ("grab", "a1 grabs an object."),
        ("maneuver", "a1: a maneuver"),
    ],
)
def test_each_action(act: str, words: str) -> None:
    script = begun({"act": [[act]]})
    assert said(script, words)
    assert act != "great" or said(script, "a1 strikes a great blow at b2")


def test_a_drawn_weapon_is_in_hand_and_counts_from_the_next_round() -> None:
    blades: list[Json] = [
        {"name": "Staff", "in_hand": True},
        {"name": "Knife", "active": 3, "carried": True},
        {"name": "Spear", "carried": False},
    ]
    ring = arena(("a", fresh(weapons=blades)), ("b", fresh()))
    script = Scripted(Fight(CONFLICT, ring, 1), [3] * 200, {"act": [["draw.1"]]})
    script.run()
    sheet = script.fight.sheets[0]
    assert [sheet.value(f"weapons[{row}].in_hand") for row in range(3)] == [0, 1, 0]
    assert said(script, "a1 draws Knife.")
    options = next(each for each in script.fight._driver.requests if each.key.startswith("1/act"))
    assert "draw.2" not in {option.key for option in options.options}  # type: ignore[attr-defined]  # a choice


def test_without_a_weapon_in_hand_one_is_drawn_first() -> None:
    ring = arena(("a", fresh(weapons=[{"name": "Knife"}])), ("b", fresh(weapons=[])))
    script = Scripted(Fight(CONFLICT, ring, 1), [3] * 200)
    script.run()
    assert said(script, "a1 draws Knife.")
    assert said(script, "b2 attacks a1 with bare hands.")


DIRK: Json = [{"name": "Dirk", "enc": 1, "container": "sheath", "packed": True}]
SHEATH: Json = [{"name": "Sheath", "enc": 0, "holds": "sheath"}]


def test_what_is_drawn_is_in_its_container_no_more() -> None:
    """A weapon in hand cannot be packed: its load counts in full, and nothing is wrong after the fight."""
    sheet = fresh(weapons=DIRK, armor=[], items=SHEATH)
    assert sheet.value("enc_total") == Fraction(1, 2)
    script = Scripted(Fight(CONFLICT, arena(("a", sheet), ("b", fresh(weapons=[]))), 1), [3] * 200)
    script.run()
    after = script.fight.sheets[0]
    assert [after.value(f"weapons[0].{each}") for each in ("in_hand", "packed", "enc_carried")] == [1, 0, 1]
    assert "not_in_hand" not in {each.code for each in after.violations}


def test_what_is_preferred_is_in_its_container_no_more() -> None:
    sheet = fresh(weapons=DIRK, armor=[], items=SHEATH)
    key = fighter_weapons(sheet)[0].key
    listed = [(Participant("a1", "a", weapon=key), sheet), (Participant("b2", "b"), fresh(weapons=[]))]
    script = Scripted(Fight(CONFLICT, Arena.create(listed), 1), [3] * 200)
    script.run()
    assert [script.fight.sheets[0].value(f"weapons[0].{each}") for each in ("in_hand", "packed")] == [1, 0]


def test_fighters_without_spent_blows_may_act_otherwise_and_all_may_move() -> None:
    passing: list[Json] = [["pass"], ["pass"]]
    script = begun({"act": passing, "other": [["act"]], "doing": ["Lights a torch"], "move": [["run_speed_2"]]})
    en_max = script.fight.sheets[0].value("en_max")
    assert said(script, "a1: Lights a torch")
    assert said(script, "a1 moves")
    assert _minus(en_max, script.fight.remaining_vitals(0)[0]) == 2


def test_slow_runs_cost_every_second_or_fourth_round() -> None:
    passing: list[Json] = [["pass"]] * 8
    script = begun({"act": passing, "move": [["run_speed_half"], ["stay"], ["run_speed_half"], ["stay"]]})
    en_max = script.fight.sheets[0].value("en_max")
    assert script.fight.remaining_vitals(0)[0] == en_max
    script.run(rounds=2)
    assert _minus(en_max, script.fight.remaining_vitals(0)[0]) == 1


def test_experience_of_the_fight_is_written_down() -> None:
    script = begun({"outcome": [["hit"]], "en_damage": [500], "ep": [120, 0]})
    rows = script.fight.sheets[0].rows("ep_log")
    assert (rows[-1]["base_ep"], rows[-1]["combat"]) == (120, True)


def test_unattended_fight_ends_after_ten_idle_rounds() -> None:
    outcome = play_out(CONFLICT, arena(("a", fresh()), ("b", fresh())), random.Random(1))
    assert (outcome.winner, outcome.rounds, outcome.was_stopped) == ("", 10, False)
    short = play_out(CONFLICT, arena(("a", fresh()), ("b", fresh()), most_rounds=3), random.Random(1))
    assert short.was_stopped


def test_fight_handed_to_quire_ends_after_ten_idle_rounds() -> None:
    """Spec 7.4: while a person controls a fighter the fight continues, and its end is explained."""
    fight = Fight(
        CONFLICT, arena(("a", fresh()), ("b", fresh()), most_rounds=40), 1, DecisionPolicy(frozenset({Control.PLAYER}))
    )
    fight.decision_policy = DecisionPolicy(frozenset(), game_master=False)
    for who in range(2):
        fight.set_control(who, Control.PLAYER)
    while fight.table.round < 12:
        fight.advance(1)
    fight.set_control(0, Control.AUTO)
    while fight.table.round < 15:
        fight.advance(1)
    fight.set_control(1, Control.AUTO)
    fight.advance()
    assert fight.is_over
    assert fight.table.round == 15
    assert [each.event.message.render() for each in fight.events][-2:] == [
        "After 15 rounds without a change of EN or BD it is ended.",
        "The fight is over. No side won.",
    ]
    again = Fight.resume(
        CONFLICT, fight.record, lambda document: Sheet.open(document, game("eastern_isles").system, random.Random(1))
    )
    assert again.events == fight.events


def test_request_for_the_outcome_shows_the_roll() -> None:
    script = begun({"outcome": [["hit"]], "goes_on": [["end"]]})
    asked = dict(zip((each.key for each in script.fight.answers), script.fight._driver.requests, strict=True))
    assert asked["1/outcome"].help == "4 was rolled to hit; the AC modifier of b2 is -5."


def request(script: Scripted, key: str) -> Request:
    """Return what was asked under a key."""
    asked = zip((each.key for each in script.fight.answers), script.fight._driver.requests, strict=True)
    return dict(asked)[key]


def test_requests_name_their_subject() -> None:
    """The target by name alone where the table says what hits; a great blow; what is left before it is taken."""
    script = begun({"act": [["pass"], ["great"]], "outcome": [["hit"]], "goes_on": [["end"]]})
    act = request(script, "1/act")
    assert isinstance(act, Choose)
    assert act.options[0].about == "b2"
    react = request(script, "1/react")
    assert (react.label, react.help) == ("What does a1 do against b2?", "A great blow with Staff.")
    left = script.fight.sheets[0].value("en_max")
    lost = request(script, "1/en_damage")
    assert isinstance(lost, Enter)
    assert (lost.help, lost.unit) == (f"{left} EN are left; below 0 is unconscious.", "EN")


def test_harmless_critical_is_logged() -> None:
    script = begun({"outcome": [["critical"]], "en_damage": [0], "bd_damage": [-1], "goes_on": [["end"]]})
    assert said(script, "b2 loses no EN.")
    assert said(script, "b2 loses no BD.")


def test_fall_is_logged_once() -> None:
    """Unconscious below 0 EN, dead below 0 BD; what comes after it changes nothing."""
    harm: dict[str, list[Json]] = {"outcome": [["critical"]], "en_damage": [1_000], "bd_damage": [0]}
    fallen = begun(harm)
    assert sum("b2 is unconscious." in line for line in fallen.lines) == 1
    assert not said(fallen, "b2 is dead.")
    dead = begun({**harm, "bd_damage": [1_000]})
    assert sum("b2 is dead." in line for line in dead.lines) == 1
    quiet = begun({"outcome": [["hit"]], "en_damage": [1], "goes_on": [["end"]]})
    assert not said(quiet, "b2 is unconscious.")


def test_a_bout_that_is_won_has_no_further_phases() -> None:
    script = begun({"outcome": [["critical"]], "en_damage": [0], "bd_damage": [0]}, None, BOUT)
    names = {each.key.split("~")[0].removeprefix("1/") for each in script.fight.answers}
    assert not names & {"other", "move"}


def test_a_blow_asks_only_what_has_to_be_decided() -> None:
    """Of two who fight the target is known, EN and another price are asked on request."""
    script = begun({"outcome": [["critical"]], "goes_on": [["end"]]})
    names = [each.key.split("~")[0].removeprefix("1/") for each in script.fight.answers]
    first = names[names.index("act") : names.index("act", names.index("act") + 1)]
    assert first == ["act", "react", "hit", "outcome", "damage", "en_damage", "crit", "bd_damage"]


def test_the_game_master_ends_it() -> None:
    script = begun({"goes_on": [["end"]]})
    assert script.fight.is_over


def test_first_blood_of_the_spec() -> None:
    """Spec 11.4: a bout continues after a critical with a BD result of -1, ends with 0, and no BD is lost."""
    critical: list[Json] = [["critical"], ["critical"]]
    script = begun({"outcome": critical, "en_damage": [0, 0], "bd_damage": [-1, 0], "winner": [["a"]]}, None, BOUT)
    assert script.fight.is_over
    assert [sheet.value("bd_lost") for sheet in script.fight.sheets] == [0, 0]
    assert script.fight.outcome.winner == "a"
    assert script.fight.sheets[0].rows("bouts")[-1]["won"] is True
    assert script.fight.sheets[1].rows("loss_list")[-1]["name"] == "a1"
    noted = [told.event for told in script.fight.events if told.event.cite == "BOUT; R36"]
    assert [(each.actor, each.target) for each in noted] == [(0, None), (1, None)]  # each in the history of its own


def test_first_blood_wins_by_default() -> None:
    """Spec 7.6: also where the one who strikes stands second in the list."""
    script = begun({"act": [["pass"]], "outcome": [["critical"]]}, None, BOUT)
    assert script.fight.outcome.winner == "b"
    assert [sheet.rows("bouts")[-1]["won"] for sheet in script.fight.sheets] == [False, True]
    ring = arena(
        ("a", fresh(weapons=[])),
        ("b", fresh(weapons=STAFF)),
        options={"hit_number": 30, "critical_number": 1, "bout_terms": "first_blood"},
    )
    ring.sheets[0].apply(SetValue("dice.dy", [1, 1]))
    ring.sheets[1].apply(SetHouseRule("weapons[].hit_total", "30"))
    assert play_out(BOUT, ring, random.Random(2)).winner == "b"


def test_more_bouts_than_usual_are_logged() -> None:
    """Spec 7.6: the program warns, the table decides."""
    warned = fresh()
    day = warned.value("days_elapsed")
    assert isinstance(day, int)
    warned.apply(AddRow("bouts", {"day": day, "opponent": "x", "opponent_el": 1, "won": False}))
    warned.apply(AddRow("bouts", {"day": 0 if day else 1, "opponent": "y", "opponent_el": 1, "won": False}))
    script = Scripted(Fight(BOUT, arena(("a", warned), ("b", fresh())), 1), [3] * 200, {"act": [["yield"]]})
    script.run()
    assert [line for line in script.lines if "already" in line] == [
        "a1 has fought 1 bout on this day already. (usual 1) [BOUT]"
    ]


def test_the_result_of_a_critical_is_offered_as_its_damage() -> None:
    """R46: the damage roll is offered as EN damage, the critical's result as BD damage."""
    script = begun({"outcome": [["critical"]], "goes_on": [["end"]]})
    rolled = next(line for line in script.lines if "rolls for the critical" in line)
    lost = next(line for line in script.lines if " BD. " in line)
    assert f"loses {rolled.split(': ')[2].split('.')[0]} BD" in lost


def test_with_a_reaction_endurance_may_be_spent() -> None:
    """Spec 7.2: with each action, reaction, noncombat action or move."""
    script = begun({"react": [["react_en"]], "en": [2], "goes_on": [["end"]]})
    reacted = next(place for place, line in enumerate(script.lines) if " reacts." in line)
    assert "b2 spends 2 EN." in script.lines[reacted + 1]


def test_the_speed_is_offered_in_whole_feet_halved_after_blows() -> None:
    """Spec 7.2, R45."""
    walker = fresh(weapons=STAFF)
    speed = walker.value("walk_speed")
    assert isinstance(speed, Fraction)
    script = Scripted(
        Fight(CONFLICT, arena(("a", walker), ("b", fresh())), 1),
        [3] * 200,
        {"act": [["attack"]], "move": [["walk_speed"], ["walk_speed"]], "goes_on": [["end"]]},
    )
    script.run()
    assert said(script, f"a1 moves {floor(speed / 2)} ft.")


def test_the_unconscious_are_not_asked_to_yield() -> None:
    """Spec 7.6: a fighter may yield who is asked for an action or a reaction; the unconscious are asked for neither."""
    people = [("a", fresh(weapons=STAFF)), ("b", fresh(en_lost=100)), ("b", fresh())]
    answers: dict[str, list[Json]] = {"act": [["attack"], *([["pass"]] * 9)], "target": [["1"]]}
    script = Scripted(Fight(BOUT, arena(*people), 1), [3] * 200, answers)
    script.run()
    assert said(script, "a1 attacks b2")
    assert [each.key for each in script.fight.answers if "react" in each.key] == []


def test_yielding_loses_the_bout() -> None:
    script = begun({"act": [["yield"]]}, None, BOUT)
    assert said(script, "a1 yields.")
    assert script.fight.outcome.winner == "b"
    reacting = begun({"react": [["yield"]]}, None, BOUT)
    assert said(reacting, "yields.")


def test_bout_with_a_listed_opponent_gains_nothing() -> None:
    one, other = fresh(), fresh()
    other.apply(AddRow("loss_list", {"name": "a1"}))
    script = Scripted(Fight(BOUT, arena(("a", one), ("b", other)), 1), [3] * 200, {"act": [["yield"]]})
    script.run()
    assert not script.fight.sheets[0].rows("loss_list")
    assert script.fight.sheets[1].rows("bouts")[-1]["listed"] is True
    assert script.fight.sheets[1].value(f"bouts[{len(script.fight.sheets[1].rows('bouts')) - 1}].ep") == 0


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.lists(st.sampled_from(["miss", "hit", "critical"]), max_size=12), st.integers(0, 30))
def test_no_fight_ends_in_an_impossible_state(seed: int, hits: list[str], harm: int) -> None:
    ring = arena(("a", fresh()), ("b", fresh("P")), ("a", fresh("B")), most_rounds=12)
    answers: dict[str, list[Json]] = {"outcome": [[each] for each in hits], "en_damage": [harm] * len(hits)}
    script = Scripted(Fight(CONFLICT, ring, seed), [], answers)
    while script.fight.request is not None:
        name = script.fight.request.key.split("~")[0].split("/", 1)[1]
        if script.answers.get(name):
            script.fight.answer(script.answers[name].pop(0))
        else:
            script.fight.auto_answer()
    for sheet, state in zip(script.fight.sheets, script.fight.outcome.states, strict=True):
        assert int(str(sheet.value("en_lost"))) >= 0
        is_dead = int(str(sheet.value("bd_now"))) < 0
        assert is_dead is (state == "dead")
        assert (int(str(sheet.value("en_now"))) < 0 and not is_dead) is (state == "unconscious")


@pytest.mark.parametrize("line", ["Elf x2, level 3", "Fighter, sex female", "Goblin"])
def test_opponents_are_made_in_a_line(line: str) -> None:
    of = game("eastern_isles")
    made = opponents(line, of, of.setting(), random.Random(5))
    again = opponents(line, of, of.setting(), random.Random(5))
    assert [each.character.to_json() for each in made] == [each.character.to_json() for each in again]
    for sheet in made:
        assert not sheet.violations
        assert "level 3" not in line or sheet.value("el") == 3
        assert not line.startswith("Elf") or sheet.value("is_elf") == 1


@pytest.mark.parametrize("line", ["Goblin, strength 3", "Goblin, level 13", "Goblin, race orc"])
def test_unknown_opponent_property_is_refused(line: str) -> None:
    of = game("eastern_isles")
    with pytest.raises(AnswerError):
        opponents(line, of, of.setting(), random.Random(5))
