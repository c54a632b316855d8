"""Conflict: the attacks and the short conflict of the specification die by die, options, impossible states."""

from __future__ import annotations

import random
from collections.abc import Mapping
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.edits import AddRow, SetHouseRule
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import AnswerError
from core.formula import format_value
from core.play.arena import Arena, Participant
from core.play.fight import Fight
from core.play.simulation import play_out
from core.play.table import Table
from core.procedures.effects import ApplyEdits, DeferredRequest, LogEvent
from core.procedures.events import Event
from core.procedures.requests import Roll
from core.registry import game, opponents
from core.systems.ratios.conflict import CONFLICT
from core.systems.ratios.fighters import UNARMED, UNCONSCIOUS, Battle, Track
from core.systems.ratios.strikes import level_difference, strike
from tests.helpers.scripted_fights import Scripted, arena
from tests.systems.ratios.worked import example


class Blows:
    """Runs one strike with dice in order and keeps what is told."""

    def __init__(self, attacker: Sheet, weapon: int, defender: Sheet, dice: list[int], **special: object) -> None:
        self.dice = list(dice)
        self.events: list[Event] = []
        ring = Arena.create(
            [(Participant("A", "one"), attacker), (Participant("B", "two"), defender)],
            options=special.get("options") or {},  # type: ignore[arg-type]  # options of the conflict
        )
        self.battle = Battle.of(Table(ring))
        self.battle.table.round = 1
        if special.get("is_unconscious"):
            self.battle.fighters[1].state = UNCONSCIOUS
        self.battle.distances[frozenset((0, 1))] = Fraction(str(special.get("distance", 0)))
        found = next(each for each in self.battle.fighters[0].weapons if each.row == weapon)
        track = Track(0, found.name, 0, 1, found, held=int(str(special.get("held", 0))))
        self._run(strike(self.battle, track, found))

    def _run(self, conversation: object) -> None:
        reply: object = None
        while True:
            try:
                request = conversation.send(reply)  # type: ignore[attr-defined]  # a generator
            except StopIteration:
                return
            reply = None
            if isinstance(request, DeferredRequest):
                request = request.make()
            if isinstance(request, LogEvent):
                self.events.append(request.make())
            elif isinstance(request, ApplyEdits):
                reply = self.battle.table.sheets[request.participant]
                for edit in request.edits:
                    reply.apply(edit)
            elif isinstance(request, Roll):
                count = len(request.dice[0].draws)
                reply = [[self.dice.pop(0) for _ in range(count)]]
            else:
                reply = ["1"] if request.key.endswith("target") else request.auto(random.Random(0), {})

    def part(self, label: str) -> str:
        """Return a number of the log by its label; the last that was told."""
        found = [part.value for event in self.events for part in event.terms if part.label == label]
        return format_value(found[-1]) if found else "—"

    @property
    def lines(self) -> str:
        """The log as text."""
        return "\n".join(event.line() for event in self.events)


def people() -> dict[str, Sheet]:
    """The characters of spec 11.4."""
    return {
        "A": example("A"),
        "A4": example("A", damage_taken=40),
        "B": example("B"),
        "B0": example("B", damage_taken=0),
        "C": example("C"),
    }


CASES = [
    # attacker, weapon, defender, special, dice, Attack %, outcome, chance, total, stopped, taken, DS after, state
    ("A", 0, "B0", {}, [10, 3, 10, 4, 20, 7], "54.8", "hits", 0, 107, 41, 29, 425, "active"),
    ("A", 0, "B0", {}, [9, 9, 30], "45.8", "evades", 0, None, None, None, 454, "active"),
    ("A", 0, "B0", {}, [10, 10, 9, 7, 60, 1, 23], "63.8", "hits", 0, 54, 21, 0, 454, "active"),
    ("A", 0, "C", {}, [6, 5, 12, 8, 4, 5], "48.8", "hits", 8, 380, 0, 379, 0, "dead"),
    ("A", 1, "C", {}, [1, 1, 10, 7, 5, 98], "10.8", "hits", 245, 934, 0, 933, 0, "dead"),
    ("A", 2, "A4", {}, [4, 4, 10, 9, 6, 7, 50, 4], "23.8", "hits", 18, 52, 10, 30, 0, "unconscious"),
    ("B0", 3, "A", {"distance": 55}, [5, 6, 70, 3, 10, 55], "70.6", "hits", 3, 202, 40, 150, 0, "dead"),
    ("B0", 1, "A", {"held": 3}, [8, 7, 10, 10, 2, 99, 9, 7], "105.6", "hits", 0, 475, 95, 368, 0, "dead"),
    ("B0", 1, "A", {"held": 3}, [8, 7, 10, 10, 2, 100], "105.6", "misses", 0, None, None, None, 57, "active"),
    ("B0", 0, "A", {"options": {"tear_through": True}}, [7, 8, 40, 6, 90], "116.6", "hits", 0, 162, 32, 118, 0, "dead"),
    ("C", UNARMED, "A", {"is_unconscious": True}, [10, 2, 3, 14, 1], "21.4", "hits", 0, 15, 3, 0, 57, "unconscious"),
    ("C", UNARMED, "B", {}, [10, 2, 10, 10, 10, 4, 45, 5], "52.4", "hits", 0, 15, 6, 0, 0, "active"),
    ("A", 0, "B", {}, [10, 2, 10, 10, 9, 45, 5, 11, 24, 6], "68.8", "hits", 0, 107, 41, 29, 0, "unconscious"),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=range(1, len(CASES) + 1))
def test_the_attacks_of_the_spec_die_by_die(case: tuple[object, ...]) -> None:
    one, weapon, other, special, dice, value, outcome, chance, total, stopped, taken, after, state = case
    sheets = people()
    blow = Blows(sheets[str(one)], weapon, sheets[str(other)], dice, **special)  # type: ignore[arg-type]
    assert not blow.dice
    assert blow.part("Attack %") == value
    assert str(outcome) in blow.lines
    defender = blow.battle.table.sheets[1]
    assert defender.value("ds_current") == after
    assert blow.battle.fighters[1].state == state
    if total is not None:
        assert (blow.part("total"), blow.part("stopped").lstrip("-")) == (str(total), str(stopped))
        assert f"takes {taken} from" in blow.lines
        assert blow.part("chance") == (str(chance) if chance else "—")


def test_each_blow_wears_the_best_armor() -> None:
    sheets = people()
    before = int(str(sheets["B0"].value("armor[0].rank_lost")))
    blow = Blows(sheets["A"], 0, sheets["B0"], [10, 3, 10, 4, 20, 7])
    assert blow.battle.table.sheets[1].value("armor[0].rank_lost") == before + 1


@pytest.mark.parametrize(
    ("option", "address", "lost"),
    [({"weapon_dulling": True, "dulling_per_hit": 3}, "weapons[0].penetration_lost", 3), ({}, None, 0)],
)
def test_hit_dulls_the_weapon_with_the_option(option: dict[str, Json], address: str | None, lost: int) -> None:
    sheets = people()
    before = int(str(sheets["A"].value("weapons[0].penetration_lost")))
    blow = Blows(sheets["A"], 0, sheets["B0"], [10, 3, 10, 4, 20, 7], options=option)
    after = int(str(blow.battle.table.sheets[0].value("weapons[0].penetration_lost")))
    assert after - before == lost
    assert ("Tide Saber of A grows dull. (penetration 59)" in blow.lines) is bool(lost)
    assert address is None or lost


def test_ammunition_is_used_up_with_the_option() -> None:
    for option, used in (({"spend_ammunition": True}, 1), ({}, 0)):
        sheets = people()
        before = int(str(sheets["B0"].value("weapons[3].quantity")))
        blow = Blows(sheets["B0"], 3, sheets["A"], [5, 6, 100], distance=55, options=option)
        assert before - int(str(blow.battle.table.sheets[0].value("weapons[3].quantity"))) == used


def test_beyond_its_range_a_weapon_does_not_strike() -> None:
    sheets = people()
    blow = Blows(sheets["B0"], 3, sheets["A"], [], distance=100_000)
    assert "too far away" in blow.lines


@pytest.mark.parametrize(("one", "other", "points"), [(24, 0, 23), (2, 1, 1), (3, 2, 0), (0, 0, 0), (1, 5, 4)])
def test_the_ratio_of_levels(one: int, other: int, points: int) -> None:
    assert level_difference(one, other) == level_difference(other, one) == points


DICE = [
    51, 45, 98, 7, 6, 80, 9, 10, 3, 15, 6, 10, 10, 4, 2, 50, 6, 8, 2, 3, 90, 5, 9, 70, 31, 5, 6, 20, 6, 1, 60, 3, 12,
    3, 3, 70, 40, 8, 2, 90, 4, 9, 50, 6, 7, 88, 9, 8, 77, 72, 50,
]  # fmt: skip


@pytest.fixture
def short() -> Scripted:
    """The short conflict of spec 11.5."""
    twin = example("A", weapons=[], armor=[], damage_taken=0, cpv_loss={})
    ring = Arena.create(
        [
            (Participant("Maren", "1"), example("A")),
            (Participant("Ilve", "1"), example("C")),
            (Participant("Twin", "2"), twin),
        ]
    )
    script = Scripted(Fight(CONFLICT, ring, 1), DICE, {"act": [["both"], ["capability.0"]]})
    script.run(rounds=2)
    return script


def test_the_short_conflict_of_the_spec_die_by_die(short: Scripted) -> None:
    assert not short.dice
    log = "\n".join(short.lines)
    for line in (
        "Maren may act on second 4. (d100 51, Initiative % 11, ID 40)",
        "Twin may act on second 9. (d100 98, Initiative % 12, ID 86)",
        "Round 1, second 7: Maren hits Twin with",
        "Twin takes 26 from",
        "Twin takes 42 from",
        "Maren is unconscious for 4 s.",
        "Round 2, second 1: Twin declares bare hands, due on second 2.",
        "Round 2, second 4: Maren wakes.",
        "Round 2, second 4: Maren may act on second 7.",
        "Round 2, second 9: Ilve: Tide Calling.",
        "Round 2, second 9: Ilve cannot act any more in this round. (d100 50,",
    ):
        assert line in log, line
    maren, ilve, twin = short.fight.sheets
    assert [sheet.value("damage_taken") for sheet in (maren, ilve, twin)] == [29, 0, 68]
    assert [row.get("rank_lost", 0) for row in maren.rows("armor")] == [3, 0]


def test_going_back_and_answering_the_same_gives_the_same_result(short: Scripted) -> None:
    before = [sheet.character.to_json() for sheet in short.fight.sheets]
    dice = list(short.used)
    assert short.fight.rewind(20) >= 20
    short.dice = dice[sum(len(roll.rolled.faces) for roll in short.fight.rolls) :]
    short.answers = {}
    short.run(rounds=2)
    assert [sheet.character.to_json() for sheet in short.fight.sheets] == before


def duel(options: Mapping[str, Json], dice: list[int], answers: Mapping[str, list[Json]]) -> Scripted:
    """A against A, without wounds."""
    one, other = (example("A", damage_taken=0, cpv_loss={}) for _ in range(2))
    script = Scripted(Fight(CONFLICT, arena(("a", one), ("b", other), options=options), 1), dice, answers)
    script.run()
    return script


def test_surprised_fighters_skip_the_first_round() -> None:
    script = duel({}, [20], {"surprise": [["b"]], "act": [["wait"]]})
    assert sum("may act" in line for line in script.lines) == 1
    assert "a1 waits." in "\n".join(script.lines)


def test_single_members_of_a_surprised_side_may_be_awake() -> None:
    """R27: the Game Master marks the surprised one by one; b2 is awake and rolls Initiative, b3 sits round 1 out."""
    ring = arena(("a", example("A")), ("b", example("A")), ("b", example("A")))
    script = Scripted(
        Fight(CONFLICT, ring, 1), [20, 30], {"surprise": [["b"]], "awake": [["1"]], "act": [["wait"], ["wait"]]}
    )
    script.run()
    started = [line.split(": ")[1].split(" ")[0] for line in script.lines if "may act" in line]
    assert started == ["a1", "b2"]


def test_nobody_is_asked_who_is_awake_without_a_surprise() -> None:
    assert not [each for each in duel({}, [20, 100], {}).fight.answers if each.key.endswith("awake")]


def test_side_of_one_is_surprised_as_a_whole() -> None:
    script = duel({}, [20], {"surprise": [["b"]]})
    assert not [each for each in script.fight.answers if each.key.endswith("awake")]
    assert sum("may act" in line for line in script.lines) == 1


def test_one_roll_for_each_side() -> None:
    ring = arena(("a", example("A")), ("a", example("A")), ("b", example("A")), options={"group_initiative": True})
    script = Scripted(Fight(CONFLICT, ring, 1), [30, 40], {"act": [["wait"]] * 3})
    script.run()
    assert sum("may act" in line for line in script.lines) == 2
    assert sum("waits." in line for line in script.lines) == 3


def test_strike_is_held_with_the_option() -> None:
    script = duel({"hold_attack": True}, [20, 100], {"act": [["attack.0"], ["wait"]], "hold": [2]})
    assert script.fight.request is not None
    assert any(mark.at for mark in script.fight.table.timeline)
    script.dice = [1, 2, 5, 6, 99, 1, 1, 99]
    script.run()
    assert "held 11" in "\n".join(script.lines)


def test_ties_are_rolled_off_with_the_option() -> None:
    script = duel({"tie_break": "roll"}, [20, 20, 60, 40, 1, 1, 99], {"act": [["attack.0"], ["attack.0"]]})
    first = next(line for line in script.lines if "misses" in line or "hits" in line or "evades" in line)
    assert "b2 misses a1" in first


def test_action_may_be_dropped_and_fighter_may_leave() -> None:
    script = duel({}, [20, 30], {"act": [["attack.0"], ["leave"]]})
    assert script.fight.outcome.states[1] == "left"
    assert script.fight.outcome.winner == "a"
    dropped = duel({}, [20, 100], {"act": [["attack.0"], ["wait"]], "target": [["drop"]] * 4})
    assert not any("misses" in line for line in dropped.lines)


def test_a_long_action_goes_over_into_the_next_round() -> None:
    script = duel({}, [20, 30], {"act": [["other"], ["wait"]], "time": [14]})
    assert any("due on second 5 of round 2" in line for line in script.lines)


def test_conditions_do_their_damage_and_end() -> None:
    poison: list[Json] = [{"name": "Venom", "kind": "poison", "damage": 5, "every": "second", "ticks_left": 2}]
    sick = example("A", damage_taken=0, cpv_loss={}, conditions=poison)
    ring = arena(("a", sick), ("b", example("A", damage_taken=0, cpv_loss={})))
    script = Scripted(Fight(CONFLICT, ring, 1), [100, 100], {})
    script.run()
    assert sum("takes 5 from Venom" in line for line in script.lines) == 2
    assert script.fight.sheets[0].value("damage_taken") == 10
    assert not script.fight.sheets[0].rows("conditions")


@pytest.mark.parametrize(("before", "second"), [(0, None), (4, 6), (8, 2)])
def test_interval_of_a_condition_goes_on_from_fight_to_fight(before: int, second: int | None) -> None:
    """A round of a fight ends with second 9: what has passed of the interval is kept on the sheet."""
    cut: dict[str, Json] = {"name": "Cut", "kind": "bleeding", "damage": 1, "every": "round", "passed_s": before}
    one = example("A", damage_taken=0, cpv_loss={}, conditions=[cut])
    fight = Fight(CONFLICT, arena(("a", one), ("b", example("C"))), 1)
    while (request := fight.request) is not None:
        if request.key.startswith("1/goes_on"):
            fight.answer(["end"])
        else:
            fight.answer(["wait"]) if "/act" in request.key else fight.auto_answer()
    told = [each.event.line().split(": ")[0] for each in fight.events if "from Cut" in each.event.line()]
    assert told == ([] if second is None else [f"Round 1, second {second}"])
    assert fight.sheets[0].value("conditions[0].passed_s") == (9 if second is None else 9 - second)


def test_condition_that_does_no_damage_is_not_told_as_harm() -> None:
    """A limp is a text, and a chill that runs out takes nothing."""
    told: list[Json] = [{"name": "Limp"}, {"name": "Chill", "every": "second", "ticks_left": 1}]
    ring = arena(("a", example("A", conditions=told)), ("b", example("A")))
    script = Scripted(Fight(CONFLICT, ring, 1), [100] * 4, {"act": [["wait"]] * 4})
    script.run(rounds=2)
    assert not any(" takes 0 from " in line for line in script.lines), script.lines
    assert any("Ended for a1: Chill." in line for line in script.lines)
    assert [row["name"] for row in script.fight.sheets[0].rows("conditions")] == ["Limp"]


def test_the_game_master_may_overrule_a_death() -> None:
    sheets = people()
    ring = arena(("a", sheets["A"]), ("b", example("C")))
    script = Scripted(
        Fight(CONFLICT, ring, 1),
        [20, 100, 6, 5, 12, 8, 4, 5],
        {"act": [["attack.0"], ["wait"]], "falls": [["stands"]]},
    )
    script.run()
    assert any("Death check of b2 fails" in line for line in script.lines)
    assert script.fight.table.states[1] == ""


def test_the_location_is_named_where_it_is_not_rolled() -> None:
    script = duel(
        {"hit_location": False}, [20, 100, 9, 9, 1, 50], {"act": [["attack.0"], ["wait"]], "location": [["head"]]}
    )
    assert any("head" in line for line in script.lines)


def test_group_initiative_is_suggested_for_many_fighters() -> None:
    ring = arena(*((side, example("A")) for side in "ab" for _ in range(10)))
    fight = Fight(CONFLICT, ring, 1)
    assert "one Initiative for each side is quicker" in fight.events[0].event.line()


def test_a_fight_without_end_is_stopped_with_a_sentence() -> None:
    ring = arena(("a", example("A")), ("b", example("A")), most_rounds=1)
    script = Scripted(Fight(CONFLICT, ring, 1), [30, 30], {"act": [["wait"], ["wait"]]})
    script.run(rounds=2)
    assert script.fight.outcome.was_stopped
    assert "No side has won" in script.lines[-1]


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.booleans(), st.booleans())
def test_no_fight_ends_in_an_impossible_state(seed: int, dulling: bool, in_groups: bool) -> None:
    options: dict[str, Json] = {"weapon_dulling": dulling, "group_initiative": in_groups, "spend_ammunition": dulling}
    sheets = [example(name, damage_taken=0) for name in ("A", "A", "C")]
    ring = arena(("a", sheets[0]), ("b", sheets[1]), ("a", sheets[2]), options=options, most_rounds=30)
    outcome = play_out(CONFLICT, ring, random.Random(seed))
    for sheet, state in zip(ring.sheets, outcome.states, strict=True):
        taken, most = Fraction(str(sheet.value("damage_taken"))), Fraction(str(sheet.value("ds_max")))
        assert 0 <= taken <= most
        assert (sheet.value("state") == "dead") is (state == "dead")
        for place, row in enumerate(sheet.rows("armor")):
            assert sheet.value(f"armor[{place}].rank") is not None
            assert row
    assert outcome.winner or outcome.was_stopped or all(outcome.states)


@pytest.mark.parametrize("line", ["Guard x2, level 3", "Goblin"])
def test_opponents_are_created_from_a_line(line: str) -> None:
    of = game("ratios")
    made = opponents(line, of, of.setting(), random.Random(5))
    again = opponents(line, of, of.setting(), random.Random(5))
    assert [each.character.to_json() for each in made] == [each.character.to_json() for each in again]
    for sheet in made:
        assert not sheet.violations
        assert "level 3" not in line or sheet.value("level") == 3


@pytest.mark.parametrize("line", ["Goblin, strength 3", "Goblin, level many", "Goblin, culture nowhere"])
def test_impossible_opponent_lines_are_refused(line: str) -> None:
    of = game("ratios")
    with pytest.raises(AnswerError):
        opponents(line, of, of.setting(), random.Random(5))


# ---------------------------------------------------------------------------------- what was read sentence by sentence


def test_talking_without_time_lets_initiative_be_rolled_anew_at_once() -> None:
    """On second 1: a talks for 0 seconds, and may act again from second 2 on."""
    script = duel({}, [20, 100, 10], {"act": [["talk"], ["wait"]], "talk_time": [0]})
    assert any("Round 1, second 1: a1: Talk." in line for line in script.lines), script.lines
    assert sum("a1 may act on second" in line for line in script.lines) == 2
    assert any("Round 1, second 1: a1 may act on second 2." in line for line in script.lines)


def test_waiting_fighter_may_roll_initiative_within_the_round() -> None:
    script = duel({}, [20, 100, 25], {"act": [["wait"]], "wait": [3]})
    assert any("a1 declares Wait, due on second 4." in line for line in script.lines), script.lines
    assert any("Round 1, second 4: a1 may act on second 6." in line for line in script.lines), script.lines


def test_a_dropped_action_ends_and_a_changed_one_begins_anew() -> None:
    dropped = duel({}, [20, 100], {"act": [["attack.0"], ["wait"]], "target": [["drop"]]})
    assert not any("hits" in line or "misses" in line or "evades" in line for line in dropped.lines)
    assert dropped.fight.request is not None
    assert dropped.fight.request.key.startswith("2/")
    changed = duel({}, [20, 100, 11], {"act": [["attack.0"], ["other"]], "target": [["anew"]], "time": [9]})
    assert sum("a1 may act on second" in line for line in changed.lines) == 2


def test_surprised_fighters_roll_no_initiative_in_round_one_even_when_waking() -> None:
    sleeper = example("A", damage_taken=0, cpv_loss={}, state="unconscious", unconscious_s=3)
    ring = arena(("a", example("A", damage_taken=0, cpv_loss={})), ("b", sleeper), ("b", example("C")))
    script = Scripted(Fight(CONFLICT, ring, 1), [100], {"surprise": [["b"]]})
    script.run()
    assert any("b2 wakes" in line for line in script.lines), script.lines
    assert not any("b2 may act" in line or "b3 may act" in line for line in script.lines)


def test_roll_for_a_side_is_logged_for_the_side() -> None:
    script = duel({"group_initiative": True}, [30, 40], {"act": [["wait"], ["wait"]]})
    starts = [line for line in script.lines if "may act" in line]
    assert ["a may act" in starts[0], "b may act" in starts[1]] == [True, True], starts


def test_a_condition_that_is_added_by_hand_strikes_an_interval_later() -> None:
    script = duel({}, [100, 100], {"act": [["wait"], ["wait"]] * 3})
    venom: dict[str, Json] = {"name": "Venom", "kind": "poison", "damage": 4, "every": "second", "ticks_left": 1}
    script.fight.amend(0, AddRow("conditions", venom))
    script.dice = [100, 100, 100, 100]
    script.run(rounds=2)
    assert any("Round 2, second 1: a1 takes 4 from Venom" in line for line in script.lines), script.lines


@pytest.mark.parametrize("second", [0, 3, 8])
def test_second_in_which_a_condition_is_added_counts(second: int) -> None:
    """4b, 7.7: bleeding that is added on second 3 does its first damage on 13, one round later."""
    one, other = (example("A", damage_taken=0, cpv_loss={}) for _ in range(2))
    fight = Fight(CONFLICT, arena(("a", one), ("b", other)), 1)
    initiative = 12 + 10 * second
    while (request := fight.request) is not None and not request.key.startswith("1/act"):
        fight.answer([[initiative]]) if isinstance(request, Roll) else fight.auto_answer()
    assert fight.table.now == second
    fight.amend(0, AddRow("conditions", {"name": "Cut", "kind": "bleeding", "damage": 1, "every": "round"}))
    while (request := fight.request) is not None and not request.key.startswith("3/"):
        fight.answer(["wait"]) if "/act" in request.key else fight.auto_answer()
    lines = [told.event.line() for told in fight.events if "from Cut" in told.event.line()]
    assert [line.split(": ")[0] for line in lines] == [f"Round 2, second {second}"]


def test_condition_that_is_added_between_rounds_counts_from_the_last_second() -> None:
    fight = Fight(CONFLICT, arena(("a", example("A")), ("b", example("C"))), 1)
    while (request := fight.request) is not None and not request.key.startswith("1/goes_on"):
        fight.answer(["wait"]) if "/act" in request.key else fight.auto_answer()
    fight.amend(0, AddRow("conditions", {"name": "Cut", "kind": "bleeding", "damage": 1, "every": "round"}))
    while (request := fight.request) is not None and not request.key.startswith("3/"):
        fight.answer(["wait"]) if "/act" in request.key else fight.auto_answer()
    lines = [told.event.line() for told in fight.events if "from Cut" in told.event.line()]
    assert [line.split(": ")[0] for line in lines] == ["Round 2, second 9"]


@pytest.mark.parametrize("seconds", ["0", "-3"])
def test_an_attack_that_takes_no_time_strikes_once_a_second(seconds: str) -> None:
    """A house rule lets strikes follow each other at once; there is one on every second all the same."""
    quick = example("A", damage_taken=0, cpv_loss={})
    for key in ("strike_interval_s", "attack_delay_s"):
        quick.apply(SetHouseRule(f"weapons[].{key}", seconds))
    ring = arena(("a", quick), ("b", example("B", damage_taken=0)))
    script = Scripted(Fight(CONFLICT, ring, 1), [70, 100] + [1, 1, 100] * 4, {"act": [["wait"], ["attack.0"]]})
    script.run()
    blows = [line.split(":")[0] for line in script.lines if "a1 misses b2" in line]
    assert blows == [f"Round 1, second {second}" for second in range(6, 10)]


def test_a_weapon_of_a_thousand_tons_never_strikes_and_the_fight_is_stopped() -> None:
    slow = [example("A", damage_taken=0, cpv_loss={}) for _ in range(2)]
    for sheet in slow:
        sheet.apply(SetHouseRule("weapons[].attack_delay_s", "10 ** 9"))
        sheet.apply(SetHouseRule("unarmed.attack_delay_s", "10 ** 9"))
    outcome = play_out(CONFLICT, arena(("a", slow[0]), ("b", slow[1]), most_rounds=4), random.Random(1))
    assert outcome.was_stopped
