"""The book's examples of fights, die by die in the log."""

from __future__ import annotations

from core.character.json_values import Json
from core.play.fight import Fight
from core.systems.hursagmu.battle import BATTLE
from tests.helpers.scripted_fights import Scripted, arena
from tests.systems.hursagmu.fighting import FIRST, LAST, fighter, fought, line


def test_jot_augments_his_punch_twice() -> None:
    """Augment: two Augments more are +4 damage and -4 on every skill roll; with attack and Defend it is -6 in all."""
    jot, mung = fighter(-2, 4), fighter(4, -1)
    answers: dict[str, list[Json]] = {
        "plan": [["own"], ["attack"]], "plan_attacks": [1], "plan_defend": [1], "plan_augments": [2], "plan_other": [0],
        "defense": [["none"], ["dodge"]], "augments": [2],
    }  # fmt: skip
    dice = [*FIRST, *LAST, 5, 6, 3, 3, 6, 6, 4, 4, 3, 3]
    script = fought([("A", jot), ("B", mung)], dice, answers)
    assert "actions 4, penalty 6" in line(script, "A1 plans: 1 attack, Defend, 2 Augments.")
    assert "to hit -2, attack 9" in line(script, "A1 hits B2")
    assert "damage -2, Augment 4, damage 8" in line(script, "2d6 6, damage -2")
    assert "2d6 6, Dodge -2" in line(script, "A1 defends: Dodge.")


def test_a_man_of_200_pounds_wrestles_a_giant_of_2400() -> None:
    """Grapple: twelve times the mass lies between three and four doublings; the giant has +7 on all Grappling rolls."""
    man, giant = fighter(0, 2, mass=200), fighter(5, 0, mass=2400)
    answers: dict[str, list[Json]] = {
        "plan": [["attack"], ["attack"]], "act": [["grab"]], "defense": [["grappling"]], "surface": [[""]],
    }  # fmt: skip
    script = fought([("A", giant), ("B", man)], [*FIRST, *LAST, 3, 4, 3, 4], answers, {"mass_bonus": True})
    assert "modifier 7, grab 12, defense 7" in line(script, "A1 gets hold of B2.")


def test_a_horde_of_five_hundred_against_a_hundred_knights() -> None:
    """Tactical: five times as many, but by training, arms and mounts only twice the strength: power 2."""
    ring = arena(("Horde", fighter()), ("Knights", fighter()))
    answers: dict[str, list[Json]] = {"soldiers": [500, 100], "quality": ["1", "5/2"]}
    script = Scripted(Fight(BATTLE, ring, 1), [3, 3, 4, 4], answers)
    script.run()
    assert "strength 500, power 2" in line(script, "Horde takes the field.")
    assert "strength 250, power 0" in line(script, "Knights takes the field.")
    assert "2d6 6, power 2, general 0, total 8" in line(script, "Horde1 plans the battle for Horde.")
    line(script, "Horde loses 8 hits to Knights.")
