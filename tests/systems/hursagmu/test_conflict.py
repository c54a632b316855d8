"""Conflict: the situations of the specification (11.4), die by die, in log and sheets."""

from __future__ import annotations

import pytest

from core.character.json_values import Json
from core.play.arena import Arena, Control, Participant
from core.play.fight import Fight
from core.procedures.requests import Choose
from core.systems.hursagmu.conflict import CONFLICT
from tests.helpers.scripted_fights import Scripted
from tests.systems.hursagmu.fighting import BOW, FIRST, LAST, SWORD, fighter, fought, line

ONE: list[Json] = [["only"], ["defend"]]
"""Plans: an attack alone, and Defend alone, so without a penalty."""
OWN: list[Json] = [["own"]]


def test_a_strike_that_hits() -> None:
    a = fighter(2, 2, {"striking": 3}, weapons=[SWORD])
    b = fighter(2, 1, {"defense": 2}, armor=2)
    dice = [*FIRST, *LAST, 3, 4, 5, 2, 4, 4, 3, 2]
    script = fought([("A", a), ("B", b)], dice, {"plan": ONE})
    assert "(2d6 7, to hit 5, attack 12, range level 0, defense 10)" in line(script, "A1 hits B2: Sword.")
    harm = line(script, "Sword takes 4 Stamina from B2.")
    assert "(2d6 8, damage 5, damage 13, 2d6 5, endurance 4, total 9, past 4, Stamina 6)" in harm
    assert script.fight.sheets[1].value("stamina") == 6
    assert script.fight.sheets[1].value("health_level") == 0
    assert not script.dice


def test_equal_totals_miss() -> None:
    a = fighter(0, 2, {"striking": 3}, weapons=[SWORD])
    b = fighter(0, 2, {"defense": 3}, weapons=[SWORD])
    script = fought(
        [("A", a), ("B", b)], [*FIRST, *LAST, 3, 3, 4, 2], {"plan": ONE, "defense": [["block"]]}, {"strength_gap": True}
    )
    assert "attack 11, range level 0, defense 11" in line(script, "A1 misses B2")


def test_a_great_hit() -> None:
    a = fighter(1, 2, {"striking": 3}, weapons=[SWORD])
    b = fighter(0, 2, {"defense": 3}, armor=1)
    dice = [*FIRST, *LAST, 6, 5, 1, 2, 6, 6, 1, 1]
    script = fought([("A", a), ("B", b)], dice, {"plan": ONE})
    assert "attack 16, range level 0, defense 8" in line(script, "A1 hits B2")
    assert "past 13, Stamina -3" in line(script, "Sword takes 13 Stamina")
    line(script, "B2 is Wounded.")
    line(script, "B2 falls and is unconscious.")
    assert script.fight.outcome.states == ("", "unconscious")
    assert script.fight.outcome.winner == "A"
    assert [row["name"] for row in script.fight.sheets[1].rows("conditions")] == ["Prone"]


def test_a_far_shot_must_reach_its_range_level() -> None:
    a = fighter(0, 2, weapons=[BOW])
    b = fighter(0, -4)
    dice = [*FIRST, *LAST, 1, 2, 1, 1]
    script = fought([("A", a), ("B", b)], dice, {"plan": ONE, "distance": [240]})
    assert "attack 5, range level 6, defense 4" in line(script, "A1 misses B2: Bow.")


def test_a_sleeper_has_no_defense_but_endures() -> None:
    a = fighter(0, 0, weapons=[BOW])
    sleeper, friend = fighter(2, 0, exertion=10), fighter()
    dice = [*FIRST, *LAST, 4, 2, 3, 3, 6, 2]
    script = fought(
        [("A", a), ("B", sleeper), ("B", friend)],
        dice,
        {"plan": ONE, "distance": [240], "target": [["1"]]},
    )
    assert "attack 6, range level 6, defense —" in line(script, "A1 hits B2: Bow.")
    assert "damage 9, 2d6 8, endurance 2, total 10, past 0" in line(script, "B2 endures Bow.")
    assert script.fight.sheets[1].rows("wounds") == ()


def test_a_friend_blocks_at_the_price_of_an_action() -> None:
    a = fighter(0, 2, {"striking": 2})
    b, friend = fighter(0, 2), fighter(0, 2, {"defense": 3})
    dice = [*FIRST, *LAST, *LAST, 5, 5, 2, 2, 6, 5]
    script = fought(
        [("A", a), ("B", b), ("B", friend)],
        dice,
        {"plan": [*ONE, ["defend"]], "helpers": [["2"]], "target": [["1"]], "defense": [["dodge"]]},
    )
    assert "defense 6" in line(script, "B2 defends: Dodge.")
    assert "(2d6 11, Assisted block 3, defense 14)" in line(script, "B3 defends: Assisted block.")
    assert "attack 14, range level 0, defense 14" in line(script, "A1 misses B2")
    script.fight.rewind(1)
    assert not script.dice


def test_friends_are_asked_themselves_whether_they_block() -> None:
    """One of the Master's and one of a player: each side of the table answers for its own."""
    controls = (Control.OPPONENT, Control.GM, Control.GM, Control.PLAYER)
    listed = [(Participant(f"P{n}", "ABBB"[n], each), fighter(0, 2)) for n, each in enumerate(controls)]
    answers: dict[str, list[Json]] = {"plan": [*ONE, ["defend"]], "target": [["1"]], "defense": [["none"]]}
    script = Scripted(Fight(CONFLICT, Arena.create(listed), 1), [*FIRST, *LAST, *LAST, *LAST, 5, 5], answers)
    script.run()
    asked = [each for each in script.fight._driver.requests if "/helpers" in each.key]
    assert [each.decider for each in asked] == [2, 3]


def test_a_disarm_of_a_far_stronger_foe() -> None:
    a = fighter(0, 2, {"striking": 4}, weapons=[SWORD])
    b = fighter(7, 1, {"defense": 1}, weapons=[SWORD])
    script = fought(
        [("A", a), ("B", b)],
        [*FIRST, *LAST, 2, 3, 1, 1, 5],
        {"plan": ONE, "aim": [["0"]], "defense": [["block"]]},
    )
    assert "to hit 6, modifier -4, attack 7, range level 0, defense 4" in line(script, "A1 hits B2: Sword.")
    line(script, "Sword flies out of the hand of B2, 4 yards away.")
    b = script.fight.sheets[1]
    assert (b.value("weapons[0].ready"), b.value("weapons[0].carried")) == (0, 0)
    assert not b.rows("wounds")


@pytest.mark.parametrize(("pieces", "note"), [(1, "An heirloom. Broken."), (2, "An heirloom. One is broken.")])
def test_what_breaks_is_added_to_the_remarks(pieces: int, note: str) -> None:
    a, b = fighter(0, 4), fighter(weapons=[{**SWORD, "note": "An heirloom.", "quantity": pieces}])
    answers: dict[str, list[Json]] = {"plan": ONE, "aim": [["0"]], "defense": [["none"]], "breaks": [["yes"]]}
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, 3, 3, 5], answers)
    assert script.fight.sheets[1].rows("weapons")[0]["note"] == note


def test_a_shield_is_struck_from_the_hand() -> None:
    a, b = fighter(0, 4, {"striking": 4}, weapons=[SWORD]), fighter(0, 1, shield=True)
    answers: dict[str, list[Json]] = {"plan": ONE, "aim": [["s0"]], "defense": [["none"]], "breaks": [["yes"]]}
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, 3, 3, 5], answers)
    line(script, "Shield flies out of the hand of B2, 4 yards away.")
    b = script.fight.sheets[1]
    assert (b.value("shield_ready"), b.value("armor[0].carried")) == (0, 0)
    assert b.rows("armor")[0]["note"] == "Broken."


def test_a_shield_is_wrested_from_the_hand() -> None:
    a, b = fighter(0, 4), fighter(0, 1, shield=True)
    answers: dict[str, list[Json]] = {"plan": ONE, "act": [["grab"]], "purpose": [["disarm"]], "defense": [["none"]]}
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, 3, 3], answers)
    a, b = script.fight.sheets
    assert (a.value("shield_ready"), b.value("shield_ready")) == (1, 0)


def test_mass_helps_who_is_grabbed_and_cannot_be_slammed() -> None:
    man, gorilla = fighter(0, 2, {"grappling": 3}, mass=200), fighter(5, 0, {"grappling": 1}, mass=800)
    script = fought(
        [("A", man), ("B", gorilla)],
        [*FIRST, *LAST, 4, 4, 2, 2],
        {"plan": ONE, "act": [["grab"]], "defense": [["grappling"]]},
        {"mass_bonus": True},
    )
    assert "grab 13, defense 9" in line(script, "A1 gets hold of B2.")
    asked = [each.key for each in script.fight._driver.requests]
    assert "1/hurt" in asked
    assert "1/surface" not in asked


def test_a_grab_that_ends_in_a_lock() -> None:
    a, b = fighter(0, 4), fighter(0, 3)
    script = fought(
        [("A", a), ("B", b)],
        [*FIRST, *LAST, 3, 2, 3, 3],
        {"plan": ONE, "act": [["grab"]], "defense": [["grappling"]]},
    )
    assert "grab 9, defense 9" in line(script, "A1 is locked with B2.")


def test_a_slam_on_a_stone_corner() -> None:
    a, b = fighter(2, 4), fighter(1, 3)
    script = fought(
        [("A", a), ("B", b)],
        [*FIRST, *LAST, 6, 3, 2, 4, 5, 3, 2, 2],
        {
            "plan": ONE,
            "act": [["grab"]],
            "defense": [["dodge"]],
            "surface": [["stone.corner"]],
            "hurt": [["slam"]],
        },
    )
    assert "grab 13, defense 9" in line(script, "A1 gets hold of B2.")
    assert "damage 20, 2d6 4, endurance 1, total 5, past 15" in line(script, "A slam: stone takes 15 Stamina from B2.")
    line(script, "B2 is Crippled.")


def test_an_escape() -> None:
    a, b = fighter(0, 1), fighter(0, 5)
    script = fought(
        [("A", a), ("B", b)],
        [*LAST, *FIRST, 6, 6, 6, 2, 4, 1],
        {
            "plan": [["attack"], ["only"]],
            "act": [["grab"], ["escape"]],
            "defense": [["none"]],
            "hurt": [["nothing"]],
        },
    )
    line(script, "B2 gets hold of A1.")
    assert "total 9, against 8" in line(script, "A1 gets free of B2.")


FIRE: dict[str, Json] = {
    "name": "Fire pot",
    "skill": "striking",
    "power": 8,
    "area_yd": 3,
    "range_yd": 10,
    "uses_strength": False,
    "ready": True,
}


def test_an_area_attack_and_a_dive_too_short() -> None:
    a, b = fighter(0, 1, weapons=[FIRE]), fighter(1, 3)
    script = fought(
        [("A", a), ("B", b)],
        [*FIRST, *LAST, 4, 3, 5, 1, 4, 5, 2, 2],
        {
            "plan": ONE,
            "act": [["area"]],
            "factors": [["own"]],
            "level": [4],
            "covered": [["1"]],
            "dive_yards": [2],
        },
    )
    assert "attack 8, range level 4" in line(script, "A1 hits the area: Fire pot.")
    assert "total 9, needed 10" in line(script, "B2 does not get clear of it.")
    assert "damage 17, 2d6 4, endurance 1, total 5, past 12" in line(script, "Fire pot takes 12 Stamina")
    line(script, "B2 is Wounded.")
    (dive,) = (each for each in script.fight._driver.requests if each.key == "1/dive")
    assert isinstance(dive, Choose)
    assert dive.options[0].about == "2d6 +1, 28 %", "with the penalty of the usual plan, as he has none yet"


def test_attacker_beside_the_area_is_in_it() -> None:
    a, b = fighter(0, 1, weapons=[FIRE]), fighter(1, 3)
    script = fought(
        [("A", a), ("B", b)],
        [*FIRST, *LAST, 4, 3, 6, 6, 6, 6, 6, 6],
        {"plan": ONE, "act": [["area"]], "factors": [["own"]], "level": [4], "dive_yards": [1, 1]},
    )
    line(script, "Fire pot takes 8 Stamina from A1.")
    line(script, "B2 dives clear of it.")
    asked = {each.key.partition("/")[2]: each for each in script.fight._driver.requests if isinstance(each, Choose)}
    assert asked["target"].label == "Who is at the center of A1's area attack?"
    assert all("%" not in each.about for each in asked["target"].options), "nobody in particular is aimed at"
    assert " %" in next(each.options[0].about for key, each in asked.items() if key.startswith("dive"))


def test_melee_area_attack_moves_into_reach_first() -> None:
    """A flail of fire reaches a yard: of four yards, three are stepped."""
    flail: Json = {"name": "Flail", "power": 2, "area_yd": 2, "ready": True, "throw_range_yd": 0}
    script = fought(
        [("A", fighter(0, 4, weapons=[flail])), ("B", fighter())],
        [*FIRST, *LAST, 1, 1],
        {"plan": ONE, "act": [["area"]], "distance": [4]},
    )
    assert "(yards 3, free 3)" in line(script, "A1 steps up to B2.")
    line(script, "A1 hits the area: Flail.")


def test_a_place_must_be_beaten() -> None:
    a, b = fighter(0, 0, weapons=[FIRE]), fighter()
    script = fought(
        [("A", a), ("B", b)],
        [*FIRST, *LAST, 2, 2],
        {"plan": ONE, "act": [["area"]], "factors": [["own"]], "level": [4]},
    )
    assert "attack 4, range level 4" in line(script, "A1 misses the area")


HORSE: dict[str, Json] = {"name": "Nan", "rideable": True, "str": 4}


@pytest.mark.parametrize(("face", "words", "mounted"), [(6, "loses the seat", 0), (5, "keeps the seat", 1)])
def test_the_saddle(face: int, words: str, mounted: int) -> None:
    a = fighter(0, 2)
    rider = fighter(9, 0, {"riding": 2}, animals=[HORSE], mounted_on="Nan")
    script = fought(
        [("A", a), ("B", rider)],
        [*FIRST, *LAST, 6, 6, 5, face, 1, 1, 4, 4],
        {"plan": [["only"], ["nothing"]], "defense": [["none"]], "target": [["1"]]},
    )
    assert f"total 10, needed {5 + face}" in line(script, f"B2 {words}.")
    assert script.fight.sheets[1].value("mounted") == mounted
    assert any("falls from the saddle" in each for each in script.lines) is not mounted


def test_first_request_is_the_plan_with_its_penalties() -> None:
    script = fought([("A", fighter()), ("B", fighter())], [*FIRST, *LAST])
    request = script.fight.request
    assert request is not None
    plans = [each for each in script.fight._driver.requests if each.key == "1/plan"]
    assert isinstance(plans[0], Choose)
    assert plans[0].options[3].about == "3 actions, -4 on skills"
    assert plans[0].options[1].about == "1 action, no penalty"
