"""Conflict: each decision both ways, optional rules, animals and riders, rest."""

from __future__ import annotations

from decimal import Decimal

import pytest

from core.character.edits import AddRow, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.play.fight import Fight
from core.procedures.requests import Choose
from core.systems.hursagmu.conflict import CONFLICT
from tests.helpers.scripted_fights import arena
from tests.systems.hursagmu.fighting import BOW, FIRST, LAST, SWORD, fighter, fought, line

ONE: list[Json] = [["only"], ["defend"]]
KNIFE: dict[str, Json] = {
    "name": "Knife",
    "skill": "striking",
    "power": 1,
    "small": True,
    "throw_designed": True,
    "throw_range_yd": 8,
    "quantity": 2,
    "ready": True,
}
DOG: dict[str, Json] = {"name": "Rex", "attack_name": "Bite", "power": 1, "dex": 1, "training": 1}
HORSE: dict[str, Json] = {"name": "Nan", "rideable": True, "str": 0, "stamina_max": 5}


# ------------------------------------------------------------------------------------------------- turns and plans


def test_equal_initiative_and_dexterity_act_at_the_same_time() -> None:
    a, b = (fighter(2, 1, weapons=[SWORD]) for _ in range(2))
    dice = [3, 4, 3, 4, 6, 6, 6, 6, 1, 1, 6, 6, 6, 6, 1, 1]
    both = fought([("A", a), ("B", b)], dice, {"plan": [["only"], ["only"]], "defense": [["none"]]})
    assert both.fight.outcome.states == ("unconscious", "unconscious")
    assert both.fight.outcome.winner == ""


def test_greater_dexterity_acts_first_on_equal_initiative() -> None:
    script = fought([("A", fighter(0, 0)), ("B", fighter(0, 1))], [3, 4, 3, 3])
    plans = [each for each in script.lines if "plans:" in each]
    assert "B2 plans" in plans[0]


def test_custom_plan_lowers_every_skill_roll() -> None:
    a, b = fighter(0, 6, weapons=[SWORD]), fighter()
    answers: dict[str, list[Json]] = {
        "plan": [["own"], ["defend"]],
        "plan_attacks": [1],
        "plan_defend": [1],
        "plan_augments": [2],
        "plan_other": [0],
        "defense": [["none"]],
    }
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, 3, 3, 1, 1, 1, 1], answers)
    assert "(actions 4, penalty 6)" in line(script, "A1 plans: 1 attack, Defend, 2 Augments.")
    assert "to hit 0, attack 6" in line(script, "A1 hits B2")
    assert "Augment 4, damage 9" in line(script, "Sword takes 7 Stamina from B2.")


def test_augments_may_be_kept_for_another_attack() -> None:
    a, b = fighter(0, 6), fighter()
    script = fought(
        [("A", a), ("B", b)],
        [*FIRST, *LAST, 3, 3, 1, 1, 1, 1],
        {"plan": [["force"], ["defend"]], "augments": [0], "defense": [["none"]]},
    )
    assert "Augment" not in line(script, "B2 endures Fist or kick.")


def test_no_defense_after_acting_without_defend() -> None:
    a, b = fighter(), fighter()
    dice = [*FIRST, *LAST, 3, 3, 4, 4, 1, 1]
    script = fought([("A", a), ("B", b)], dice, {"plan": [["only"], ["only"]]})
    assert "defense 6" in line(script, "A1 misses B2")
    assert "defense —" in line(script, "B2 hits A1")


def test_rest_brings_stamina_back_and_wakes() -> None:
    a, down, b = fighter(), fighter(0, 0, exertion=10), fighter()
    script = fought([("A", a), ("A", down), ("B", b)], [*FIRST, *LAST], {"plan": [["nothing"], ["nothing"]]})
    line(script, "A2 rests and regains 1 Stamina.")
    line(script, "A2 is conscious again, still on the ground.")
    assert script.fight.sheets[1].value("stamina") == 1


def hurt(seconds: int) -> Sheet:
    """Return a fighter who is Hurt, with seconds of rest on the sheet toward everything."""
    sheet = fighter()
    sheet.apply(AddRow("wounds", {"damage": 6}))
    sheet.apply(SetValue("rest", dict.fromkeys(("stamina_s", "health_s", "sanity_s"), seconds)))
    return sheet


@pytest.mark.parametrize(("before", "stamina", "after"), [(0, 4, 6), (54, 5, 0), (58, 5, 4)])
def test_rest_in_a_fight_continues_an_earlier_rest_and_is_kept(before: int, stamina: int, after: int) -> None:
    """R50: Hurt, a hit takes a minute; a round is six seconds of it."""
    script = fought(
        [("A", hurt(before)), ("B", fighter())], [*FIRST, *LAST, *FIRST], {"plan": [["nothing"], ["nothing"]]}, rounds=2
    )
    sheet = script.fight.sheets[0]
    assert (sheet.value("stamina"), sheet.value("rest.stamina_s")) == (stamina, after)
    assert (sheet.value("rest.health_s"), sheet.value("rest.sanity_s")) == (before, before)


def test_action_ends_the_count_toward_stamina_only() -> None:
    script = fought(
        [("A", hurt(30)), ("B", fighter())],
        [*FIRST, *LAST, 1, 1, 1, 1, 6, 6, *FIRST],
        {"plan": [["only"], ["nothing"]], "defense": [["none"]]},
        rounds=2,
    )
    kept = [script.fight.sheets[0].value(f"rest.{key}_s") for key in ("stamina", "health", "sanity")]
    assert kept == [0, 30, 30]


def test_wound_ends_the_counts_toward_stamina_and_health() -> None:
    script = fought(
        [("A", hurt(30)), ("B", fighter(0, 4))],
        [*LAST, *FIRST, 6, 6, 6, 1, 1, 1, *FIRST],
        {"plan": [["only"], ["nothing"]], "defense": [["none"]]},
        rounds=2,
    )
    line(script, "takes 6 Stamina from A1")
    kept = [script.fight.sheets[0].value(f"rest.{key}_s") for key in ("stamina", "health", "sanity")]
    assert kept == [0, 0, 30]


def test_animals_keep_their_rest_too() -> None:
    """R50: the hurt hound needs a minute for a hit; two rounds of waiting finish the one that was begun."""
    owner = fighter()
    owner.apply(AddRow("animals", {"name": "Rex", "stamina_lost": 6, "worst_hit": 6, "rest_stamina_s": 54}))
    script = fought(
        [("A", owner), ("B", fighter())],
        [*FIRST, 1, 2, *LAST, *FIRST, 1, 2],
        {"animals": [["0"]], "plan": [["nothing"]] * 6},
        rounds=2,
    )
    line(script, "Rex of A1 rests and regains 1 Stamina.")
    sheet = script.fight.sheets[0]
    assert (sheet.value("animals[0].stamina"), sheet.value("animals[0].rest_stamina_s")) == (5, 0)


def test_rest_entered_during_a_fight_counts() -> None:
    fight = Fight(CONFLICT, arena(("A", hurt(0)), ("B", fighter())), 1)

    def rest_until(key: str) -> None:
        while (request := fight.request) is not None and request.key != key:
            if request.key.split("~")[0].endswith("/plan"):
                fight.answer(["nothing"])
            else:
                fight.auto_answer()

    rest_until("1/goes_on")
    fight.sheets[0].apply(SetValue("rest.stamina_s", 54))
    rest_until("2/goes_on")
    assert fight.sheets[0].value("stamina") == 5


def test_wounds_are_cleared_at_full_stamina() -> None:
    a, b = fighter(0, 0, exertion=1), fighter()
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST], {"plan": [["nothing"], ["nothing"]]})
    assert script.fight.sheets[0].value("stamina_exertion") == 0
    assert script.fight.sheets[0].value("stamina") == 10


def test_exertion_costs_stamina_and_may_end_it() -> None:
    answers: dict[str, list[Json]] = {
        "plan": [["nothing"], ["nothing"]],
        "goes_on": [["exertion"]],
        "exerted": [["0"]],
        "exertion": [10],
    }
    script = fought([("A", fighter()), ("B", fighter())], [*FIRST, *LAST], answers)
    assert "Stamina 0" in line(script, "Exertion costs A1 10 Stamina.")
    assert script.fight.outcome.winner == "B"


def test_helpers_are_not_asked_if_the_attack_misses() -> None:
    a, b, friend = fighter(), fighter(), fighter()
    script = fought([("A", a), ("B", b), ("B", friend)], [*FIRST, *LAST, *LAST, 1, 1, 6, 6], {"plan": ONE})
    assert not any(each.key == "1/helpers" for each in script.fight._driver.requests)


# ------------------------------------------------------------------------------------------------- distance


def test_up_to_three_yards_are_free_and_farther_ones_a_run() -> None:
    a, b = fighter(), fighter()
    near = fought([("A", a), ("B", b)], [*FIRST, *LAST, 6, 6], {"plan": ONE, "distance": [4], "defense": [["none"]]})
    assert "(yards 3, free 3)" in line(near, "A1 steps up to B2.")
    far = fought([("A", a), ("B", b)], [*FIRST, *LAST], {"distance": [20]})
    assert "(yards 19, distance 1)" in line(far, "A1 runs toward B2.")
    part = fought([("A", a), ("B", b)], [*FIRST, *LAST], {"distance": [Decimal("7.5")]})
    assert "(yards 6.5, distance 1)" in line(part, "A1 runs toward B2.")
    away = fought([("A", a), ("B", b)], [*FIRST, *LAST], {"distance": [20], "run": [["away"]]})
    line(away, "A1 runs away from the foes.")


def test_thrown_weapon_leaves_the_hand() -> None:
    a, b = fighter(0, 4, weapons=[dict(KNIFE)]), fighter()
    answers: dict[str, list[Json]] = {"plan": [["double"], ["defend"]], "form": [["t0"], ["t0"]]}
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, 1, 1, 6, 6, 1, 1, 6, 6], {**answers, "distance": [5]})
    sheet = script.fight.sheets[0]
    assert (sheet.value("weapons[0].quantity"), sheet.value("weapons[0].ready")) == (1, 0)
    line(script, "A1 misses B2: Knife, thrown.")


def test_master_sets_factors_and_levels() -> None:
    a, b = fighter(0, 4, weapons=[BOW]), fighter()
    script = fought(
        [("A", a), ("B", b)],
        [*FIRST, *LAST, 1, 1],
        {"plan": ONE, "distance": [50], "factors": [["half_cover", "tail_wind"]], "defense": [["none"]]},
    )
    assert "range level 3" in line(script, "A1 hits B2: Bow.")
    hail = fought(
        [("A", a), ("B", fighter(0, 0, shield=True))],
        [*FIRST, *LAST, 1, 1, 1, 1],
        {"plan": ONE, "distance": [20], "factors": [["hail"]]},
    )
    line(hail, "B2 defends: Block.")


# ------------------------------------------------------------------------------------------------- defense


@pytest.mark.parametrize(
    ("weapon", "defender", "options", "ways"),
    [
        (SWORD, {}, {}, {"dodge": 3, "block": 1}),
        (SWORD, {"weapons": [SWORD]}, {}, {"dodge": 3, "block": 3}),
        (BOW, {"weapons": [SWORD]}, {}, {"dodge": 3}),
        (BOW, {"shield": True}, {}, {"dodge": 3, "block": 3}),
        (BOW, {"weapons": [SWORD]}, {"missile_block_without_shield": True}, {"dodge": 3, "block": 3}),
        (BOW, {}, {"missile_block_without_shield": True}, {"dodge": 3, "block": 1}),
        ({**SWORD, "huge": True}, {"weapons": [SWORD]}, {}, {"dodge": 3}),
        (SWORD, {"weapons": [{**SWORD, "reach_yd": 2}]}, {"reach_modifiers": True}, {"dodge": 3, "block": 4}),
        (SWORD, {"animals": [HORSE], "mounted_on": "Nan"}, {}, {"block": 1, "off": 3}),
        (BOW, {"animals": [HORSE], "mounted_on": "Nan"}, {}, {"ride": -2, "off": 3}),
    ],
)
def test_the_ways_of_defense(
    weapon: dict[str, Json], defender: dict[str, Json], options: dict[str, Json], ways: dict[str, int]
) -> None:
    a = fighter(0, 9, weapons=[weapon])
    b = fighter(0, 2, {"defense": 1}, **defender)  # type: ignore[arg-type]  # by case
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, 3, 3], {"plan": ONE, "target": [["1"]]}, options)
    asked = next(each for each in script.fight._driver.requests if each.key == "1/defense")
    assert isinstance(asked, Choose)
    with_odds = [option for option in asked.options if option.about.startswith("2d6")]
    shown = {option.key: int(option.about.split()[1].rstrip(",")) for option in with_odds}
    usual_plan = 2
    assert shown == {way: number - usual_plan for way, number in ways.items()}


def test_a_stronger_foe_is_hard_to_block() -> None:
    a, b = fighter(9, 4, weapons=[SWORD]), fighter(0, 2, {"defense": 1}, weapons=[SWORD])
    answers: dict[str, list[Json]] = {"plan": ONE, "defense": [["block"]]}
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, 3, 3, 3, 3], answers)
    assert "Block -3" in line(script, "B2 defends: Block.")
    plain = fought([("A", a), ("B", b)], [*FIRST, *LAST, 3, 3, 3, 3], answers, {"strength_gap": False})
    assert "Block 3" in line(plain, "B2 defends: Block.")


def test_strength_gap_counts_against_fists_and_grabs() -> None:
    """R15 speaks of his melee attack: an animal, whose Strength it names, has nothing but what it was born with."""
    a, b = fighter(9, 4), fighter(0, 2, {"defense": 1}, shield=True)
    answers: dict[str, list[Json]] = {"plan": ONE, "defense": [["block"]]}
    struck = fought([("A", a), ("B", b)], [*FIRST, *LAST, 3, 3, 3, 3], answers)
    assert "Block -3" in line(struck, "B2 defends: Block.")
    grabbed = fought([("A", a), ("B", b)], [*FIRST, *LAST, 3, 3, 3, 3], {**answers, "act": [["grab"]]})
    assert "Block -3" in line(grabbed, "B2 defends: Block.")
    plain = fought([("A", a), ("B", b)], [*FIRST, *LAST, 3, 3, 3, 3], answers, {"strength_gap": False})
    assert "Block 3" in line(plain, "B2 defends: Block.")


def test_reach_helps_to_block_a_bare_fist() -> None:
    a, b = fighter(), fighter(0, 2, weapons=[SWORD])
    answers: dict[str, list[Json]] = {"plan": ONE, "defense": [["block"]]}
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, 3, 3, 3, 3], answers, {"reach_modifiers": True})
    assert "Block 3" in line(script, "B2 defends: Block.")


def test_reach_helps_the_attack_too() -> None:
    a, b = fighter(0, 4, weapons=[{**SWORD, "reach_yd": 2}]), fighter()
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, 3, 3, 3, 3], {"plan": ONE}, {"reach_modifiers": True})
    assert "modifier 1" in line(script, "A1 hits B2: Sword.")


TRUNK: dict[str, Json] = {**SWORD, "name": "Trunk", "hands": 0, "reach_yd": 4}
"""A natural weapon that reaches farther than an arm, as the Hill giant's."""


@pytest.mark.parametrize(("reach", "modifier"), [(4, "modifier 1"), (1, "to hit 6, attack")])
def test_natural_weapon_that_reaches_farther_helps_the_attack(reach: int, modifier: str) -> None:
    a, b = fighter(0, 6, weapons=[{**TRUNK, "reach_yd": reach}]), fighter(weapons=[SWORD])
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, 3, 3, 3, 3], {"plan": ONE}, {"reach_modifiers": True})
    assert modifier in line(script, "A1 hits B2: Trunk.")


def test_sword_has_no_longer_reach_than_a_long_natural_weapon() -> None:
    a, b = fighter(0, 4, weapons=[TRUNK]), fighter(0, 2, weapons=[SWORD])
    answers: dict[str, list[Json]] = {"plan": ONE, "defense": [["block"]]}
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, 3, 3, 3, 3], answers, {"reach_modifiers": True})
    assert "Block 2" in line(script, "B2 defends: Block.")


def test_long_natural_weapon_helps_to_block_a_sword() -> None:
    a, b = fighter(0, 4, weapons=[SWORD]), fighter(0, 4, weapons=[TRUNK])
    answers: dict[str, list[Json]] = {"plan": ONE, "defense": [["block"]]}
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, 3, 3, 3, 3], answers, {"reach_modifiers": True})
    assert "Block 3" in line(script, "B2 defends: Block.")


def test_dive_out_of_the_saddle_ends_prone() -> None:
    a, b = fighter(0, 4, weapons=[BOW]), fighter(animals=[HORSE], mounted_on="Nan")
    answers: dict[str, list[Json]] = {"plan": ONE, "target": [["1"]], "defense": [["off"]]}
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, 1, 1, 6, 6], answers)
    line(script, "B2 dives out of the saddle.")
    assert script.fight.sheets[1].value("mounted") == 0
    assert [row["name"] for row in script.fight.sheets[1].rows("conditions")] == ["Prone"]


# ------------------------------------------------------------------------------------------------- close combat


def test_a_grab_may_wrest_a_weapon_from_the_hand() -> None:
    a, b = fighter(0, 4), fighter(weapons=[SWORD])
    answers: dict[str, list[Json]] = {"plan": ONE, "act": [["grab"]], "purpose": [["disarm"]], "defense": [["none"]]}
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, 3, 3, 1, 1], answers)
    line(script, "A1 disarms B2.")
    mine, theirs = script.fight.sheets
    assert [(row["name"], row["ready"]) for row in mine.rows("weapons")] == [("Sword", True)]
    assert theirs.value("weapons[0].ready") == 0


def test_a_throw_off_a_height_and_a_small_weapon() -> None:
    a, b = fighter(0, 4, weapons=[dict(KNIFE)]), fighter()
    answers: dict[str, list[Json]] = {
        "plan": ONE,
        "act": [["grab"]],
        "defense": [["none"]],
        "surface": [["height"]],
        "hurt": [["throw"]],
        "fall": [8],
    }
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, 3, 3, 1, 1, 1, 1], answers)
    assert "yards fallen 8, damage 10" in line(script, "A throw off the height takes 8 Stamina")
    small = fought([("A", a), ("B", b)], [*FIRST, *LAST, 3, 3, 1, 1, 1, 1], {**answers, "surface": [], "hurt": []})
    assert "damage 1, damage 3" in line(small, "Knife takes 1 Stamina from B2.")


def test_the_controlled_can_only_wrestle() -> None:
    a, b = fighter(0, 4), fighter()
    answers: dict[str, list[Json]] = {
        "plan": [["attack"], ["attack"]],
        "act": [["grab"]],
        "defense": [["none"]],
        "hurt": [["nothing"]],
    }
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, 3, 3], answers)
    acts = [each for each in script.fight._driver.requests if each.key.startswith("1/act")]
    assert [option.key for option in acts[-1].options] == ["control", "escape", "controlled", "done"]  # type: ignore[attr-defined]


@pytest.mark.parametrize("is_on", [True, False])
def test_masses_of_a_team_count_for_lifting(is_on: bool) -> None:
    """R22, R23: two of 200 pounds slam whom neither of them can, where masses count together."""
    men, beast = [fighter(0, 4, mass=200) for _ in range(2)], fighter(mass=800)
    answers: dict[str, list[Json]] = {
        "plan": [["attack"], ["attack"], ["nothing"], ["attack"]],
        "act": [["grab"], ["join" if is_on else "done"], ["control"]],
        "defense": [["none"]],
        "hurt": [["nothing"], ["nothing"]],
        "resists": [["no"]],
    }
    dice = [*FIRST, 6, 5, *LAST, 6, 6, *FIRST, 6, 5, *LAST, 6, 6]
    script = fought([("A", men[0]), ("A", men[1]), ("B", beast)], dice, answers, {"mass_bonus": is_on}, rounds=2)
    line(script, "A1 gains control over B3.")
    asked = [each.key for each in script.fight._driver.requests]
    assert "1/surface" not in asked
    assert ("2/surface" in asked) is is_on


def test_controlled_figure_can_gain_control_and_release() -> None:
    a, b = fighter(0, 4), fighter(0, 9)
    answers: dict[str, list[Json]] = {
        "plan": [["attack"], ["attack"], ["attack"], ["attack"]],
        "act": [["grab"], ["control"], ["let_go"]],
        "defense": [["none"]],
        "hurt": [["nothing"], ["nothing"]],
    }
    dice = [*FIRST, *LAST, 3, 3, 6, 6, 1, 1, *LAST, *FIRST]
    script = fought([("A", a), ("B", b)], dice, answers, rounds=2)
    line(script, "B2 gains control over A1.")
    line(script, "B2 releases A1.")


def test_no_roll_without_resistance() -> None:
    """Whether to meet an attempt in close combat is asked of whom it is against, with the odds of the usual plan."""
    a, b = fighter(0, 4), fighter(0, 9)
    answers: dict[str, list[Json]] = {
        "plan": [["attack"], ["attack"]],
        "act": [["grab"], ["control"]],
        "defense": [["none"]],
        "hurt": [["nothing"], ["nothing"]],
        "resists": [["no"]],
    }
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, 3, 3, 1, 1], answers)
    line(script, "B2 gains control over A1.")
    asked = next(each for each in script.fight._driver.requests if each.key == "1/resists")
    assert (asked.decider, [option.key for option in asked.options]) == (0, ["yes", "no"])  # type: ignore[attr-defined]
    assert not any(each.key == "1/resist" for each in script.fight._driver.requests)


def test_friends_join_with_their_mass() -> None:
    a, friend, b = fighter(0, 1, mass=200), fighter(0, 4, mass=200), fighter(0, 0, mass=200)
    answers: dict[str, list[Json]] = {
        "plan": [["attack"], ["attack"], ["attack"]],
        "act": [["grab"], ["join"]],
        "defense": [["none"]],
        "hurt": [["nothing"]],
    }
    script = fought(
        [("A", a), ("A", friend), ("B", b)],
        [*FIRST, 4, 4, *LAST, 3, 3, 4, 4, 1, 1],
        answers,
        {"mass_bonus": True},
    )
    line(script, "A2 joins in the grapple of A1.")
    assert "total 6, against 6" in line(script, "B3 cannot escape A1.")


# ------------------------------------------------------------------------------------------------- other actions


def test_drawing_standing_dropping_leaving_and_giving_up() -> None:
    a, b = fighter(weapons=[{**SWORD, "ready": False}]), fighter()
    drawn = fought([("A", a), ("B", b)], [*FIRST, *LAST], {"plan": [["other"]], "act": [["draw"]]})
    assert drawn.fight.sheets[0].value("weapons[0].ready") == 1
    left = fought([("A", a), ("B", b)], [*FIRST, *LAST], {"plan": [["other"]], "act": [["leave"]]})
    assert left.fight.outcome.states == ("fled", "")
    given = fought([("A", a), ("B", b)], [*FIRST, *LAST], {"plan": [["other"]], "act": [["surrender"]]})
    assert given.fight.outcome.states == ("surrendered", "")
    armed = fighter(weapons=[SWORD])
    dropped = fought([("A", armed), ("B", b)], [*FIRST, *LAST], {"plan": [["other"]], "act": [["drop"]]})
    assert dropped.fight.sheets[0].value("weapons[0].carried") == 0
    prone = fighter()
    prone.apply(AddRow("conditions", {"name": "Prone"}))
    stood = fought([("A", prone), ("B", b)], [*FIRST, *LAST], {"plan": [["other"]], "act": [["stand"]]})
    assert stood.fight.sheets[0].rows("conditions") == ()


def test_animal_has_its_own_timeline_row() -> None:
    a, b = fighter(animals=[DOG]), fighter()
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, *LAST], {"plan": [["defend"]]})
    table = script.fight.table
    names = [*(each.name for each in table.participants), *table.extra_rows]
    assert [names[each.row] for each in table.timeline if each.label == "turn"] == ["A1", "B2", "Rex of A1"]


@pytest.mark.parametrize(("dice", "obeys"), [([5, 5], True), ([4, 5], False)])
def test_a_commanded_animal_obeys_or_does_nothing(dice: list[int], obeys: bool) -> None:
    a, b = fighter(animals=[DOG]), fighter()
    script = fought(
        [("A", a), ("B", b)],
        [*FIRST, *LAST, *LAST, *dice, 6, 6],
        {"plan": [["other"]], "act": [["command"]]},
    )
    line(script, "it obeys" if obeys else "it does not obey")
    assert any("Rex of A1 plans" in each for each in script.lines) is obeys


def test_the_master_may_roll_the_challenge_of_a_command() -> None:
    a, b = fighter(animals=[DOG]), fighter()
    script = fought(
        [("A", a), ("B", b)],
        [*FIRST, *LAST, *LAST, 4, 4, 5, 5],
        {"plan": [["other"]], "act": [["command"]]},
        options={"rolled_challenges": True},
    )
    assert "total 6, needed 11" in line(script, "it does not obey")


@pytest.mark.parametrize(("face", "prone"), [(4, False), (3, True)])
def test_a_rider_whose_mount_falls_may_land_standing(face: int, prone: bool) -> None:
    a, b = fighter(9, 4), fighter(animals=[HORSE], mounted_on="Nan")
    script = fought(
        [("A", a), ("B", b)],
        [*FIRST, *LAST, 6, 6, 6, 6, 1, 1, 4, face],
        {"plan": [["only"], ["nothing"], ["nothing"]], "target": [["2"]], "defense": [["none"]]},
    )
    line(script, "Nan of B2 is Crippled.")
    line(script, "B2 lands on the ground." if prone else "B2 lands on both feet.")
    line(script, "B2 is dismounted.")
    sheet = script.fight.sheets[1]
    assert sheet.value("animals[0].stamina") < 0  # type: ignore[operator]
    assert sheet.value("animals[0].worst_hit") == 19
    assert bool(sheet.rows("conditions")) is prone


def test_a_thrown_rider_may_be_hurt_by_the_fall() -> None:
    a, b = fighter(0, 4), fighter(5, 0, animals=[HORSE], mounted_on="Nan")
    dice = [*FIRST, *LAST, 6, 6, 6, 6, 1, 1, 1, 1, 6, 6, 1, 1]
    answers: dict[str, list[Json]] = {"plan": [["only"], ["nothing"]], "target": [["1"]], "defense": [["none"]]}
    script = fought([("A", a), ("B", b)], dice, answers, {"saddle_fall_damage": True})
    assert "damage 1, damage 13" in line(script, "the fall takes 7 Stamina from B2.")


def test_a_mount_acts_with_its_rider_and_may_be_left_out() -> None:
    a, b = fighter(animals=[HORSE], mounted_on="Nan"), fighter()
    script = fought([("A", a), ("B", b)], [*FIRST, *LAST, 1, 1, 6, 6, 1, 1, 6, 6])
    assert not any("Nan of A1 has Initiative" in each for each in script.lines)
    line(script, "Nan of A1 plans")
    out = fought([("A", a), ("B", b)], [*FIRST, *LAST, 1, 1, 6, 6, 1, 1, 6, 6], {"animals": [[]]})
    assert not any("Nan of A1" in each for each in out.lines)


def test_mounting_and_dismounting() -> None:
    a, b = fighter(animals=[HORSE]), fighter()
    up = fought([("A", a), ("B", b)], [*FIRST, 1, 1, *LAST], {"plan": [["other"]], "act": [["mount"]]})
    assert up.fight.sheets[0].value("mounted") == 1
    rider = fighter(animals=[HORSE], mounted_on="Nan")
    down = fought([("A", rider), ("B", b)], [*FIRST, *LAST], {"plan": [["other"]], "act": [["alight"]]})
    assert down.fight.sheets[0].value("mounted") == 0
    assert down.fight.sheets[0].rows("conditions") == ()
