"""Conflict: each decision both ways, powers, options, the automatic declaration."""

from __future__ import annotations

import random
from decimal import Decimal
from fractions import Fraction
from itertools import product

import pytest

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.play.arena import Arena, Participant
from core.play.decisions import DecisionPolicy
from core.play.fight import Fight
from core.procedures.requests import Choose, Roll
from core.systems.kinsler.attempt_rolls import chance_to_reach
from core.systems.kinsler.conflict import CONFLICT
from tests.helpers.scripted_fights import Scripted, arena
from tests.systems.kinsler.conflicts import CLUB, EXHAUSTION, FIREBOLT, LINK, PARRY, RING, WIND, begin, line, person

FOURS = [4, 4, 4, 4]
LOW = [2, 2, 2, 2]
HELPING = {**PARRY, "id": "bless", "name": "Bless", "level": 6, "target": "{PHY}"}
COUNTER = {**PARRY, "id": "pierce", "name": "Pierce", "base": "FAI", "target": "STR", "level": 9}


# ---------------------------------------------------------------------------------------------- helping and opposing


def clash(*answers: tuple[str, list[Json]], defender: dict[str, Json] | None = None, **options: Json) -> Scripted:
    """Run an attack with a club on a fighter who parries once and does nothing else."""
    known: dict[str, list[Json]] = {
        "declare": [["own"], ["own"]],
        "use": [["skills[0]"], ["done"], ["skills[0]"], ["done"]],
        "dice": [1],
        **dict(answers),
    }
    return begin(
        ("A", person(CLUB)), ("B", person(defender or PARRY)), answers=known, dice=FOURS * 3, options=options
    )  # fmt: skip


def test_a_passive_power_opposes() -> None:
    script = clash()
    assert "Parry -3" in line(script, "with Club on B2.")
    assert "total 22" in line(script, "with Club on B2.")


@pytest.mark.parametrize("name", ["applies", "spend"])
def test_game_master_or_owner_can_leave_a_passive_power_out(name: str) -> None:
    script = clash((name, [["no"]]))
    assert "Parry" not in line(script, "with Club on B2.")
    assert "total 23" in line(script, "with Club on B2.")


def test_passive_power_counts_for_the_declared_attempts() -> None:
    script = begin(
        ("A", person(CLUB)), ("A", person(CLUB)), ("B", person(PARRY)),
        answers={
            "declare": [["auto"], ["auto"], ["own"]], "use": [["skills[0]"], ["done"]], "count": [1],
        }, dice=[5, 4, 4, 4, *FOURS, *FOURS, 5, 4, 3, 5, 5, 5, 5, 5, 4, 3, 5, 5, 5, 5],
    )  # fmt: skip
    assert "Parry -3" in line(script, "A1 succeeds")
    assert "Parry" not in line(script, "A2 succeeds")


def test_a_passive_power_helps_the_attempts_of_an_ally() -> None:
    script = begin(
        ("A", person(CLUB)), ("A", person(HELPING)), ("B", person()),
        answers={
            "declare": [["auto"], ["own"], ["hold"]], "use": [["skills[0]"], ["done"]], "role": [["help"]],
            "whom": [["0"]],
        }, dice=FOURS * 3,
    )  # fmt: skip
    assert "Bless 6" in line(script, "A1 succeeds")


def test_a_counter_works_against_the_passive_power() -> None:
    script = begin(
        ("A", person(FIREBOLT, COUNTER | {"target": "FAI"}, fai=16)), ("B", person(RING)),
        answers={
            "declare": [["own"], ["own"]],
            "use": [["skills[0]"], ["skills[1]"], ["done"], ["skills[0]"], ["done"]],
            "role": [["counter"], ["oppose"]],
        }, dice=FOURS * 3,
    )  # fmt: skip
    told = line(script, "A1 succeeds with Firebolt")
    assert "Ring -12" in told
    assert "Pierce 9" in told


@pytest.mark.parametrize("is_on", [False, True])
def test_stats_defend_where_the_option_says_so(is_on: bool) -> None:
    script = clash(("declare", [["own"], ["hold"]]), stat_defense=is_on)
    assert ("STR of B2 -12" in line(script, "with Club on B2.")) is is_on


def test_game_master_adds_a_modifier() -> None:
    script = clash(("declare", [["own"], ["hold"]]), ("modifier", [-12]))
    assert "Game Master -12" in line(script, "with Club on B2.")
    assert "total 19" in line(script, "with Club on B2.")


# ---------------------------------------------------------------------------------------------------- declaring


def test_illegal_declaration_is_repeated_unless_allowed() -> None:
    refused = clash(("declare", [["own"], ["hold"], ["hold"]]), ("dice", [9]))
    assert any("A1 holds back" in each for each in refused.lines)
    waved = clash(("declare", [["own"], ["hold"]]), ("dice", [9]), ("wave_through", [["yes"]]))
    assert "Club 1x9" in line(waved, "A1 declares")


@pytest.mark.parametrize(("way", "penalty", "fatigue"), [("penalty", "range -7", 3), ("fatigue", "", 6)])
def test_range_is_paid_as_penalty_or_as_fatigue(way: str, penalty: str, fatigue: int) -> None:
    script = begin(
        ("A", person({**FIREBOLT, "ranged": True})), ("B", person()),
        answers={
            "declare": [["own"], ["hold"]], "use": [["skills[0]"], ["done"]], "range": [32], "range_as": [[way]],
        }, dice=[*LOW, *FOURS],
    )  # fmt: skip
    told = line(script, "A1 fails with Firebolt")
    assert (penalty in told) if penalty else ("range" not in told)
    assert script.fight.sheets[0].value("fatigue_total") == fatigue


def test_an_attempt_without_the_skill_is_harder_and_dearer() -> None:
    script = begin(
        ("A", person()), ("B", person()),
        answers={"declare": [["own"], ["hold"]], "use": [["unskilled"], ["done"]], "base": [["STR"]]},
        dice=[*FOURS, *FOURS],
    )  # fmt: skip
    assert "grade -12" in line(script, "A1 fails")
    assert script.fight.sheets[0].value("fatigue_total") == 4


def test_a_stance_is_declared_with_its_passive_powers() -> None:
    stance: Json = [{"name": "Guard", "uses": [{"skill": "club", "dice": 2}, {"skill": "parry", "mode": "passive"}]}]
    script = begin(
        ("A", person(CLUB, PARRY, stances=stance)), ("B", person()),
        answers={"declare": [["stance.0"], ["hold"]]}, dice=[*LOW, *FOURS],
    )  # fmt: skip
    assert "Club 1x2 on B2; Parry against 1" in line(script, "A1 declares")
    assert script.fight.sheets[0].value("fatigue_total") == 3


def test_a_rate_is_counted_and_ends() -> None:
    rare: dict[str, Json] = {**CLUB, "rate": {"uses": 1, "per": 1, "unit": "hour"}}
    script = begin(
        ("A", person(rare)), ("B", person()), answers={"declare": [["auto"], ["hold"], ["auto"], ["hold"]]},
        dice=[*LOW, *FOURS, *FOURS, *FOURS], rounds=2,
    )  # fmt: skip
    assert script.fight.sheets[0].value("skills[0].used") == 1
    assert any(each.startswith("Round 2: A1 holds back") for each in script.lines)


def test_fighter_who_leaves_is_out() -> None:
    script = Scripted(Fight(CONFLICT, arena(("A", person(CLUB)), ("B", person())), 1), FOURS * 3)
    script.fight.answer(["auto"])
    script.fight.answer(["leave"])
    script.run()
    assert "B2 leaves the conflict." in "\n".join(script.lines)
    assert script.fight.table.states == ["", "left"]
    assert script.fight.outcome.winner == "A"


# ---------------------------------------------------------------------------------------------------- consequences


def test_failed_shock_roll_loses_lower_attempts_but_not_tied_ones() -> None:
    higher = begin(
        ("A", person(CLUB)), ("B", person(CLUB)), dice=[5, 5, 5, 5, *FOURS, 5, 5, 5, *LOW],
    )  # fmt: skip
    assert "B2 loses the attempt of Club" in "\n".join(higher.lines)
    tied = begin(("A", person(CLUB)), ("B", person(CLUB)), dice=[*FOURS, *FOURS, 5, 5, 5, 5, 5, 5, *LOW, *LOW])
    assert not any("loses the attempt" in each for each in tied.lines)


def test_wounds_knock_out_at_once_and_fatigue_at_the_end() -> None:
    by_wounds = begin(
        ("A", person(CLUB)), ("B", person(CLUB)),
        answers={"wounds": [["stats.str"], ["stats.str"], ["stats.str"]]},
        dice=[5, 5, 5, 5, *FOURS, 6, 6, 6],
    )  # fmt: skip
    assert line(by_wounds, "B2 falls").startswith("Round 1, initiative 23:")
    by_fatigue = begin(
        ("A", person(CLUB)), ("B", person(CLUB, state={"con": {"fatigue": 12}})),
        answers={"fatigue": [["stats.con"]], "declare": [["hold"], ["auto"]]}, dice=[*FOURS, *LOW, 3, 3, 3],
    )  # fmt: skip
    assert line(by_fatigue, "B2 falls").startswith("Round 1: ")
    assert by_fatigue.fight.outcome.winner == "A"


def test_more_than_twice_the_level_in_wounds_kills() -> None:
    script = begin(
        ("A", person({**CLUB, "effect_mod": 0})), ("B", person({**PARRY, "level": 0})),
        answers={"wounds": [["skills[0]"]]}, dice=[*FOURS, *FOURS, 5, 4, 3],
    )  # fmt: skip
    assert "B2 dies" in "\n".join(script.lines)
    assert script.fight.table.states[1] == "dead"


def test_reversed_skill_arrives_later_and_wakes() -> None:
    pending: Json = [
        {"action": "restore", "kind": "fatigue", "due_s": 30, "target": "*", "dice": [5], "source": "Rest"}
    ]
    script = begin(
        ("A", person(CLUB)), ("B", person()), ("B", person(state={"con": {"fatigue": 15}}, pending=pending)),
        answers={"declare": [["hold"], ["hold"]]}, dice=FOURS * 2,
    )  # fmt: skip
    assert "B3 is conscious again" in "\n".join(script.lines)
    assert script.fight.table.states == ["", "", ""]


def test_healing_is_noted_and_a_second_one_beside_it_is_lost() -> None:
    heal = {**CLUB, "id": "heal", "name": "Heal", "verb": "for", "effect_mod": 1}
    script = begin(
        ("A", person(heal)), ("A", person(heal)), ("B", person()),
        answers={
            "declare": [["own"], ["own"], ["hold"]], "use": [["skills[0]"], ["done"], ["skills[0]"], ["done"]],
            "targets": [["0"], ["0"]], "dice": [2, 2],
        }, dice=[5, 4, 4, 4, *FOURS, *FOURS, 3, 4, 5, 5],
    )  # fmt: skip
    (row,) = script.fight.sheets[0].rows("pending")
    assert str(row["dice"]) in ("(4, 5)", "[4, 5]")
    assert row["due_s"] == 86_400
    assert "has such an effect on its way already" in "\n".join(script.lines)


# ---------------------------------------------------------------------------------------------------- powers


def blow(mode: str, *more: tuple[str, list[Json]], rounds: int = 1, dice: list[int] | None = None) -> Scripted:
    """Run an attack with wind on a slower fighter with a club."""
    known: dict[str, list[Json]] = {
        "declare": [["own"], ["auto"], ["hold"], ["auto"], ["hold"], ["auto"]],
        "use": [["skills[0]"], ["done"]],
        "power_mode": [[mode]],
        "dice": [2],
        **dict(more),
    }
    return begin(
        ("A", person({**WIND, "ranged": False}, min=20)), ("B", person(CLUB)), answers=known, rounds=rounds,
        dice=[5, 5, 5, 5, *LOW, 3, 4, *(dice or [])],
    )  # fmt: skip


def test_a_hindering_power_takes_its_points_off_slower_attempts() -> None:
    script = blow("hinder")
    assert "Wall of Wind -7" in line(script, "B2 fails with Club")
    assert not script.fight.sheets[1].rows("conditions")


def test_power_ends_at_its_initiative_unless_maintained() -> None:
    ended = blow("hinder", ("maintain", [["no"]]), rounds=2, dice=[*FOURS, *FOURS, 3, 3, 3, *FOURS])
    assert line(ended, "Wall of Wind on B2 ends").startswith("Round 2, initiative 22:")
    kept = blow("hinder", rounds=2, dice=[*FOURS, 5, 5, 5, 5, 3, 3, 3, *FOURS])
    assert not any("ends" in each for each in kept.lines if "Round 2" in each)
    assert "kept up" in line(kept, "Round 2: A1 declares")
    assert "Wall of Wind -7" in next(each for each in kept.lines if "Round 2" in each and "with Club" in each)
    assert kept.fight.sheets[0].value("fatigue_total") == 4


@pytest.mark.parametrize(("dice", "retry"), [(LOW, "free"), ([1, 2, 2, 2], "faith")])
def test_an_affecting_power_is_resisted_at_once(dice: list[int], retry: str) -> None:
    (row,) = blow("affect", dice=dice).fight.sheets[1].rows("conditions")
    assert row["retry"] == retry
    assert not blow("affect", dice=[6, 6, 6, 6]).fight.sheets[1].rows("conditions")


def test_without_the_rule_of_retries_a_one_closes_nothing() -> None:
    known: dict[str, list[Json]] = {
        "declare": [["own"], ["hold"]], "use": [["skills[0]"], ["done"]], "dice": [2],
    }  # fmt: skip
    script = begin(
        ("A", person({**WIND, "ranged": False}, min=20)), ("B", person()), answers=known,
        dice=[5, 5, 5, 5, *LOW, 3, 4, 1, 2, 2, 2], options={"retry_faith": False},
    )  # fmt: skip
    assert script.fight.sheets[1].rows("conditions")[0]["retry"] == "free"


def test_fighter_under_a_power_only_resists_by_default() -> None:
    script = blow("affect", rounds=2, dice=[*LOW, *FOURS, 5, 5, 5, 5])
    assert "B2 declares: Resistance to Wall of Wind" in line(script, "Round 2: B2 declares")
    assert "B2 throws Wall of Wind off" in "\n".join(script.lines)
    assert not script.fight.sheets[1].rows("conditions")


@pytest.mark.parametrize(
    ("answer", "dice", "retry"), [("yes", [6, 6, 6, 6], "free"), ("yes", LOW, "never"), ("no", [], "faith")]
)
def test_faith_may_open_another_try(answer: str, dice: list[int], retry: str) -> None:
    held: Json = [{"name": "Dread", "stat": "min", "points": 6, "retry": "faith"}]
    script = begin(
        ("A", person()), ("B", person(conditions=held)), answers={"faith": [[answer]], "declare": [["hold"], ["hold"]]},
        dice=[*dice, *FOURS, *FOURS],
    )  # fmt: skip
    assert script.fight.sheets[1].rows("conditions")[0]["retry"] == retry


@pytest.mark.parametrize(("belief", "rows"), [("ends", 0), ("stays", 1)])
def test_a_power_ends_with_its_owner_and_the_belief_as_the_game_master_says(belief: str, rows: int) -> None:
    script = blow("affect", ("belief", [[belief]]), ("maintain", [["no"]]), rounds=2, dice=[*LOW, *FOURS, *LOW])
    assert len(script.fight.sheets[1].rows("conditions")) == rows


@pytest.mark.parametrize("is_on", [False, True])
def test_armor_stops_powers_where_the_option_says_so(is_on: bool) -> None:
    armor: Json = [{"name": "Mail", "stops": [3, 4]}]
    script = begin(
        ("A", person({**WIND, "ranged": False}, min=20)), ("B", person(armor=armor)),
        answers={"declare": [["own"], ["hold"]], "use": [["skills[0]"], ["done"]], "dice": [2]},
        dice=[5, 5, 5, 5, *LOW, 3, 4, *LOW], options={"armor_vs_powers": is_on},
    )  # fmt: skip
    assert bool(script.fight.sheets[1].rows("conditions")) is not is_on


# ---------------------------------------------------------------------------------------------------- bundles


def linked(kind: str, dice: list[int], **bundle: Json) -> Scripted:
    """Use a bundle of fire and club, then the club alone."""
    row: dict[str, Json] = {
        "id": "both", "name": "Both", "kind": kind, "metaskill": "link", "members": ["firebolt"], **bundle,
    }  # fmt: skip
    uses: list[Json] = [["bundle.0"], ["done"]]
    if kind == "CHANNEL":
        uses.insert(1, ["skills[1]"])
    strong = person(FIREBOLT, {**CLUB, "effect_mod": 0, "stack": 5}, LINK, bundles=[row], dex=20)
    known: dict[str, list[Json]] = {
        "declare": [["own"], ["hold"]], "use": uses, "dice": [2, 1], "wave_through": [["yes"]],
    }  # fmt: skip
    return begin(("A", strong), ("B", person(str=40, con=40)), answers=known, dice=dice)


def test_a_link_that_fails_has_no_effect_and_is_paid() -> None:
    script = linked("LINK", [*LOW, *FOURS])
    assert "A1 does not bring Both about" in "\n".join(script.lines)
    assert not any("with Both" in each for each in script.lines)
    assert script.fight.sheets[0].value("fatigue_total") == 3


def test_every_member_of_a_bundle_takes_effect() -> None:
    script = linked("LINK", [*FOURS, *FOURS, *FOURS, 2, 3, 5, 5, 5, 5, 5, 5, 5, 5], members=["firebolt", "club"])
    assert "Firebolt of A1 has 5 points" in "\n".join(script.lines)
    assert "Club of A1 has 10 points" in "\n".join(script.lines)


def test_channelled_points_become_a_value_of_the_other_skill() -> None:
    script = linked("CHANNEL", [*FOURS, 5, 5, 5, 5, *FOURS, *FOURS, 2, 3, 4, 5, 5, 5, 5], into="club")
    assert "channels 5 points" in "\n".join(script.lines)
    assert "Club of A1 has 9 points" in "\n".join(script.lines)


# ------------------------------------------------------------------------------------------- the automatic declaration


def declared(*skills: dict[str, Json], options: dict[str, Json] | None = None, **data: Json) -> str:
    """Return an automatic declaration."""
    script = begin(
        ("A", person(*skills, options=options, rules=None, **data)),
        ("B", person()),
        answers={"declare": [["auto"], ["hold"]]},
        dice=LOW,
    )
    return next(each.split(" declares: ")[-1].split(". (")[0] for each in script.lines if ": A1 " in each)


def test_the_best_attack_with_all_dice_and_what_stacks() -> None:
    assert declared(CLUB, {**FIREBOLT, "level": 6}) == "Club 1x3 on B2"
    assert declared(CLUB, RING) == "Club 1x3 on B2; Ring against 1"
    assert declared(CLUB, {**RING, "stack": 0}) == "Club 1x3 on B2"
    assert declared({**CLUB, "needs": "Club"}).endswith("holds back. [SKILLS, ACTIONS AND TIME]")


def test_dice_and_powers_are_no_more_than_fatigue_allows() -> None:
    tired = {key: {"fatigue": 11} for key in ("str", "dex", "con", "min", "per", "fai")}
    innate: Json = {key: {"fatigue": 3} for key in ("heal_body", "heal_intellect", "recover_fatigue")}
    weak: dict[str, Json] = {**CLUB, "fatigue": 8}
    assert declared(weak, {**RING, "fatigue": 12}, state=tired, innate=innate) == "Club 1x0 on B2"
    assert "holds back" in declared(
        {**CLUB, "fatigue": 9}, state={key: {"fatigue": 12} for key in tired}, innate=innate
    )


def test_default_target_is_the_last_attacker() -> None:
    script = begin(
        ("A", person(CLUB, str=30, con=30, dex=30)), ("B", person()), ("B", person(CLUB)), rounds=2,
        answers={"declare": [["hold"], ["hold"], ["auto"], ["auto"], ["hold"], ["hold"]]},
        dice=[*FOURS, *FOURS, *FOURS, 3, 3, 3, 5, 5, 5, 5, *LOW, *LOW, *LOW],
    )  # fmt: skip
    assert "Club 1x3 on B3" in line(script, "Round 2: A1 declares")


# ------------------------------------------------------------------------------------------------------- beginning, end


def test_idle_conflict_ends_with_a_sentence() -> None:
    fight = Fight(CONFLICT, Arena.create([(Participant("a", "A"), person()), (Participant("b", "B"), person())]), 1,
                  DecisionPolicy(frozenset(), game_master=False))  # fmt: skip
    assert not fight.advance()
    assert fight.outcome.rounds == 1
    assert "No side won" in fight.events[-1].event.line()


def test_the_bound_on_rounds_stops_it() -> None:
    ring = Arena.create([(Participant("a", "A"), person(CLUB)), (Participant("b", "B"), person(CLUB))], most_rounds=1)
    fight = Fight(CONFLICT, ring, 1, DecisionPolicy(frozenset(), game_master=False))
    fight.advance()
    assert fight.outcome.was_stopped
    assert "was stopped" in fight.events[-1].event.line()


def test_the_game_master_may_end_it() -> None:
    script = clash(("goes_on", [["end"]]), ("declare", [["hold"], ["hold"]]))
    assert script.fight.is_over


def test_the_odds_shown_are_those_of_the_faces() -> None:
    fight = Fight(CONFLICT, Arena.create([(Participant("a", "A"), person(CLUB)), (Participant("b", "B"), person())]), 1)
    while not isinstance(request := fight.request, Roll):
        fight.auto_answer()
    assert request.chance is not None
    assert request.target.startswith("11 or more")
    count = sum(sum(faces) >= 11 for faces in product(range(1, 7), repeat=4))
    assert request.chance() * 6**4 == count


def test_the_game_master_has_a_say_in_every_roll() -> None:
    script = begin(
        ("A", person(CLUB)), ("B", person(CLUB)),
        answers={"modifier": [0, -30], "meaning": ["", "the club flies off"]},
        dice=[5, 5, 5, 6, *FOURS, 5, 5, 5, 6, 6, 6, 1],
    )  # fmt: skip
    shock = line(script, "B2 fails: shock")
    assert "Game Master -30" in shock
    assert "B2: mishap 1, lucky break 0: the club flies off" in "\n".join(script.lines)


# ------------------------------------------------------------------------------------------- further options, decisions


@pytest.mark.parametrize(("metres", "told"), [(Decimal("20.5"), "range -5"), (20, "range -4")])
def test_metres_have_decimals(metres: Json, told: str) -> None:
    script = begin(
        ("A", person({**FIREBOLT, "ranged": True})), ("B", person()),
        answers={"declare": [["own"], ["hold"]], "use": [["skills[0]"], ["done"]], "range": [metres]},
        dice=[*LOW, *FOURS],
    )  # fmt: skip
    assert told in line(script, "A1 fails with Firebolt")


@pytest.mark.parametrize(("is_on", "step"), [(False, "range -4"), (True, "range -2")])
def test_weapons_have_their_own_range_where_the_option_says_so(is_on: bool, step: str) -> None:
    bow: Json = [{"name": "Bow", "skill": "club", "range_step_m": 10}]
    script = begin(
        ("A", person({**CLUB, "ranged": True}, weapons=bow)), ("B", person()),
        answers={"declare": [["own"], ["hold"]], "use": [["skills[0]"], ["done"]], "range": [20]},
        dice=[*LOW, *FOURS], options={"range_scales": is_on},
    )  # fmt: skip
    assert step in line(script, "A1 fails with Club")


@pytest.mark.parametrize(("is_on", "chosen"), [(False, "related"), (True, "everyman")])
def test_everyman_skills_are_tried_at_zero_where_the_option_says_so(is_on: bool, chosen: str) -> None:
    script = begin(
        ("A", person()), ("B", person()), answers={"declare": [["own"], ["hold"]], "use": [[chosen], ["done"]]},
        dice=[*LOW, *FOURS], options={"everyman_zero": is_on},
    )  # fmt: skip
    assert ("grade -4" in line(script, "A1 fails")) is not is_on
    assert script.fight.sheets[0].value("fatigue_total") == (1 if is_on else 2)


@pytest.mark.parametrize(("answer", "task"), [("simple", True), ("routine", False)])
def test_owner_of_an_everyman_skill_has_a_simple_task(answer: str, task: bool) -> None:
    script = begin(
        ("A", person({**CLUB, "everyman": True})), ("B", person()),
        answers={"declare": [["own"], ["hold"]], "use": [["skills[0]"], ["done"]], "edge": [[answer]]},
        dice=[*LOW, *FOURS, 3, 3, 3, 5, 5, 5, 5], options={"skilled_edge": True},
    )  # fmt: skip
    assert ("task 12" in line(script, "with Club on B2.")) is task


def test_bundles_are_offered_only_with_metaskills() -> None:
    row: Json = [{"id": "both", "name": "Both", "metaskill": "link", "members": ["firebolt"]}]
    for is_on in (True, False):
        script = begin(
            ("A", person(FIREBOLT, LINK, bundles=row)), ("B", person()), answers={"declare": [["own"]]}, rounds=0,
            options={"metaskills": is_on},
        )  # fmt: skip
        script.fight.answer(["own"])
        request = script.fight.request
        assert isinstance(request, Choose)
        assert ("bundle.0" in [each.key for each in request.options]) is is_on


def test_a_skill_nearly_the_same_counts_three_levels_less() -> None:
    script = begin(
        ("A", person(CLUB)), ("B", person()),
        answers={
            "declare": [["own"], ["hold"]], "use": [["comparable"], ["done"]], "comparable": [["skills[0]"]],
            "dice": [1],
        }, dice=[*LOW, *FOURS],
    )  # fmt: skip
    assert "skill 6, stat 12" in line(script, "A1 fails with Club")


def test_the_target_chooses_what_it_withstands_a_shock_with() -> None:
    script = begin(
        ("A", person(CLUB)), ("B", person(CLUB, str=15)),
        answers={"wounds": [["stats.dex"], ["stats.con"], ["stats.str"]], "shock_skill": [["stats.con"]]},
        dice=[5, 5, 5, 5, *FOURS, 5, 4, 3, *LOW],
    )  # fmt: skip
    assert "shock, with Constitution" in line(script, "B2 fails")


@pytest.mark.parametrize(("answer", "stat"), [([], "MIN"), ([["fai"]], "FAI")])
def test_the_target_chooses_the_stat_against_a_power_on_a_group(answer: list[Json], stat: str) -> None:
    script = begin(
        ("A", person({**WIND, "ranged": False, "target": "{INT}"})), ("B", person(min=18)),
        answers={"declare": [["own"], ["hold"]], "use": [["skills[0]"], ["done"]], "resist_stat": answer},
        dice=[5, 5, 5, 5, *FOURS, 3, 4, *LOW],
    )  # fmt: skip
    assert f"resistance of {stat}" in "\n".join(script.lines)


def test_a_helping_power_counts_for_a_friend() -> None:
    script = begin(
        ("A", person({**WIND, "ranged": False}, min=20)), ("A", person(CLUB)), ("B", person()),
        answers={
            "declare": [["own"], ["auto"], ["hold"]], "use": [["skills[0]"], ["done"]], "power_mode": [["help"]],
            "targets": [["1"]],
        }, dice=[5, 5, 5, 5, *LOW, *FOURS, 3, 4],
    )  # fmt: skip
    assert "Wall of Wind 7" in line(script, "A2 fails with Club")


def test_protector_spends_its_power_for_an_ally() -> None:
    script = begin(
        ("A", person(CLUB)), ("B", person()), ("B", person(PARRY)),
        answers={
            "declare": [["auto"], ["hold"], ["own"]], "use": [["skills[0]"], ["done"]], "whom": [["1"]], "range": [10],
        }, dice=[*FOURS * 3, 5, 4, 3, 5, 5, 5, 5],
    )  # fmt: skip
    assert "Parry -3" in line(script, "A1 succeeds with Club on B2.")
    assert script.fight.sheets[2].value("fatigue_total") == 1


def test_two_targets_are_two_attempts() -> None:
    script = begin(
        ("A", person(CLUB)), ("B", person()), ("B", person()),
        answers={
            "declare": [["own"], ["hold"], ["hold"]], "use": [["skills[0]"], ["done"]], "targets": [["1", "2"]],
            "dice": [3],
        }, dice=[*LOW, *LOW, *FOURS, *FOURS],
    )  # fmt: skip
    assert "A1 fails with Club on B2." in "\n".join(script.lines)
    assert "A1 fails with Club on B3." in "\n".join(script.lines)
    assert script.fight.sheets[0].value("fatigue_total") == 6


def test_a_target_that_died_before_is_struck_no_more_and_the_fatigue_is_paid() -> None:
    weak = {**PARRY, "level": 0}
    script = begin(
        ("A", person({**CLUB, "effect_mod": 0})), ("A", person(CLUB)), ("B", person(weak)), ("B", person()),
        answers={"wounds": [["skills[0]"]], "declare": [["auto"], ["auto"], ["hold"], ["hold"]]},
        dice=[5, 5, 5, 5, *FOURS, *FOURS, *FOURS, 5, 4, 3],
    )  # fmt: skip
    assert "A2 loses the attempt of Club" in "\n".join(script.lines)
    assert script.fight.sheets[1].value("fatigue_total") == 3


def refusal(sheet: Sheet, *uses: str) -> str:
    """Return the objection shown to the Game Master for a declaration of these skills."""
    script = Scripted(Fight(CONFLICT, arena(("A", sheet), ("B", person())), 1), [])
    script.fight.answer(["own"] if uses else ["stance.0"])
    for use in uses:
        while not (request := script.fight.request) or not request.key.startswith("1/use"):
            script.fight.auto_answer()
        script.fight.answer([use])
    while (request := script.fight.request) is not None and not request.key.startswith("1/wave_through"):
        script.fight.auto_answer()
    return request.help if request is not None else ""


def test_game_master_is_told_the_broken_rules() -> None:
    twice: Json = [{"name": "Twice", "uses": [{"skill": "club", "dice": 5000}, {"skill": "club", "dice": 1}]}]
    said = refusal(person(CLUB, stances=twice))
    assert "A skill is declared twice." in said
    assert "Club has at most 3 dice on each target." in said
    many: Json = [{"id": "both", "name": "Both", "metaskill": "link", "members": ["firebolt", "club", "str", "dex"]}]
    assert "Both has more members" in refusal(person(FIREBOLT, CLUB, {**LINK, "level": 2}, bundles=many), "bundle.0")
    assert "Club cannot be used now" in refusal(person({**CLUB, "needs": "Club"}), "skills[0]")
    assert "cannot be used together" in refusal(person(CLUB, FIREBOLT, PARRY), "skills[0]", "skills[1]")


@pytest.mark.parametrize(("skill", "about"), [(CLUB, "Club 1x2"), (EXHAUSTION, "Cause Exhaustion 1x3")])
def test_an_enhanced_skill_has_no_more_dice_than_can_be_paid(skill: dict[str, Json], about: str) -> None:
    tired = {key: {"fatigue": 10} for key in ("str", "dex", "con", "min", "per", "fai")}
    innate: Json = {key: {"fatigue": 3} for key in ("heal_body", "heal_intellect", "recover_fatigue")}
    level = int(str(skill["level"]))
    enhanced: dict[str, Json] = {**skill, "fatigue": level - 1, "enhancement": level - 1}
    assert declared(enhanced, state=tired, innate=innate).startswith(about)


# ------------------------------------------------------------------------------------------------- bound to an object

BIND: dict[str, Json] = {"id": "bind", "name": "BIND", "type": "metaskill", "level": 4, "base": "MIN"}
WAND: dict[str, Json] = {
    "id": "wand", "name": "Wand", "kind": "BIND", "metaskill": "bind", "members": ["firebolt"], "object": "an ash wand",
}  # fmt: skip


def lent(ranged: bool = False, **answers: list[Json]) -> Scripted:
    """The maker has Firebolt at 9 and Faith 16; the bearer has Faith 10 and no such skill."""
    bolt = {**FIREBOLT, "ranged": ranged}
    maker = person(bolt, BIND, fai=16, bundles=[WAND], options={"metaskills": True})
    bearer = person(fai=10, options={"metaskills": True})
    declared: dict[str, list[Json]] = {
        "declare": [["hold"], ["own"], ["hold"]],
        "use": [["bound.0.0.skills[0]"], ["done"]],
        "targets": [["2"]],
        "dice": [2],
        **answers,
    }
    dice = [1, 2, 3, 4, 4, 4, 4, 4, 1, 1, 1, 1, 5, 5, 3, 3, 3, 3]
    return begin(
        ("A", maker), ("A", bearer), ("B", person()), answers=declared, dice=dice, options={"metaskills": True}
    )


def test_the_bearer_of_an_object_uses_the_level_of_its_maker_and_a_stat_of_his_own() -> None:
    """9 of the maker and 10 of the bearer are 19, a third of it 6; initiative by the level alone."""
    script = lent()
    assert "initiative 19." in line(script, "A2, Firebolt (an ash wand)")
    told = line(script, "A2 succeeds with Firebolt (an ash wand) on B3")
    assert "skill 9, stat 10, a third 6, total 22" in told
    assert "A2 takes 2 points of fatigue" in line(script, "A2 takes")
    assert not any("A1 takes" in each for each in script.lines)
    assert all(each.value("skills[0].fatigue") in (0, None) for each in script.fight.sheets[:1])


def test_an_object_is_used_at_a_distance_like_any_skill() -> None:
    """20 metres are 4 range points, which come off the modifier before it is divided."""
    script = lent(ranged=True, range=[20], range_as=[["penalty"]])
    told = line(script, "A2 succeeds with Firebolt (an ash wand) on B3")
    assert "skill 9, stat 10, range -4, a third 5, total 21" in told


def test_only_friends_lend_and_only_with_metaskills() -> None:
    maker = person(FIREBOLT, BIND, fai=16, bundles=[WAND])
    for side, is_on, offered in (("A", True, True), ("B", True, False), ("A", False, False)):
        ring = [(side, maker), ("A", person()), ("B", person())]
        script = begin(*ring, answers={"declare": [["hold"], ["own"]]}, options={"metaskills": is_on})
        while script.fight.request is not None and "/use" not in script.fight.request.key:
            script.fight.auto_answer()
        asked = script.fight._driver.requests
        uses = next(each for each in asked if each.key.startswith("1/use"))
        assert isinstance(uses, Choose)
        assert any(option.key.startswith("bound.") for option in uses.options) is offered


def test_what_may_be_declared_says_what_it_needs_and_costs() -> None:
    two: dict[str, Json] = {
        "name": "Two bolts", "uses": [{"skill": "firebolt", "count": 2, "dice": 3, "legs": [{"m": 5}]}],
    }  # fmt: skip
    held: Json = [{"name": "Dread", "kind": "power", "stat": "min", "points": 6, "retry": "free"}]
    arms = (FIREBOLT, {**RING, "target": "MIN"})
    fight = Fight(CONFLICT, arena(("A", person(*arms, fai=16, stances=[two])), ("B", person(conditions=held))), 1)
    assert isinstance(fight.request, Choose)
    assert [(each.label, each.about) for each in fight.request.options[:2]] == [
        ("Firebolt 1x3 on B2", "Ring against 1 · needs 10, 90.3 % · fatigue 4 · as the rules of the game suggest"),
        ("Two bolts", "needs 10, 90.3 % · fatigue 6 · a saved declaration"),
    ]
    fight.answer(["hold"])
    assert isinstance(fight.request, Choose)
    labels = [each.label for each in fight.request.options]
    assert labels == ["Resistance to Dread", "Something else", "Nothing", "Leave the conflict"], "each is offered once"
    assert fight.request.options[0].about == "needs 16, 33.6 % · fatigue 0 · as the rules of the game suggest"


def test_a_declaration_of_ones_own_begins_with_an_attack_not_with_nothing() -> None:
    fight = Fight(CONFLICT, arena(("A", person(FIREBOLT, fai=16)), ("B", person())), 1)
    fight.answer(["own"])
    assert isinstance(fight.request, Choose)
    assert fight.request.policy is not None
    assert fight.request.policy(random.Random(1), {}) == ["skills[0]"]
    assert fight.request.options[-1].label == "Nothing"
    bolt = next(each for each in fight.request.options if each.label == "Firebolt")
    assert bolt.about == "adds 8, needs 10, 90.3 %"
    fight.answer(["skills[0]"])
    while fight.request.label != "A1 uses …":
        fight.auto_answer()
    assert isinstance(fight.request, Choose)
    assert fight.request.options[0].label == "Done"


def targets_of(fight: Fight) -> Choose:
    """Declare the first skill, and return the request for its targets."""
    fight.answer(["own"])
    fight.answer(["skills[0]"])
    while not isinstance(fight.request, Choose) or "targets" not in fight.request.key:
        fight.auto_answer()
    return fight.request


def test_targets_say_what_they_need_and_its_exact_chance() -> None:
    people = (("A", person(FIREBOLT, fai=16)), ("B", person(fai=11)), ("B", person(fai=5)))
    told = [(each.label, each.about, each.chance) for each in targets_of(Fight(CONFLICT, arena(*people), 1)).options]
    assert told == [
        ("A1", "needs 10, 90.3 % · A", Fraction(585, 648)),
        ("B2", "needs 10, 90.3 % · B", Fraction(585, 648)),
        ("B3", "needs 10, 90.3 % · B", Fraction(585, 648)),
    ]
    fight = Fight(CONFLICT, arena(*people, options={"stat_defense": True}), 1)
    assert isinstance(fight.request, Choose)
    assert fight.request.options[0].chance == chance_to_reach(14)
    told = [(each.label, each.about, each.chance) for each in targets_of(fight).options]
    assert told == [
        ("A1", "needs 10, 90.3 % · A", chance_to_reach(10)),  # its own side does not oppose
        ("B2", "needs 14, 55.6 % · B", chance_to_reach(14)),
        ("B3", "needs 12, 76.1 % · B", chance_to_reach(12)),
    ]


def test_a_target_without_a_number_shows_no_odds() -> None:
    faulty = person(rules={"stats.fai.effective": "1 / 0"})
    people = arena(("A", person(FIREBOLT, fai=16)), ("B", person()), ("B", faulty), options={"stat_defense": True})
    request = targets_of(Fight(CONFLICT, people, 1))
    assert [(each.about, each.chance) for each in request.options][2:] == [("B", None)]
