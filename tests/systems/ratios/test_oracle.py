"""Every derived number of R.A.T.I.O.S. against a second, hand-written computation, on documents of any kind."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.character.document import Character
from core.character.sheet import Sheet
from core.registry import game
from tests.helpers.document_strategies import check_every_number, group, rows, with_decimals
from tests.systems.ratios import oracle
from tests.systems.ratios.worked import sheet_of

POINTS = st.dictionaries(st.sampled_from(oracle.ATTRIBUTES), st.integers(0, 120))
SMALL = st.dictionaries(st.sampled_from(oracle.ATTRIBUTES), st.integers(-20, 20))
WEIGHTS = st.integers(0, 4000).map(lambda hundredths: hundredths / 100)
NAMES = st.sampled_from(["", "Tide Saber", " tide SABER", "Axe"])
CATEGORIES = st.sampled_from(["", "blade", "Blade ", "bow"])
NAMED = st.lists(st.sampled_from(oracle.ATTRIBUTES), max_size=4)


THING = {"weight_lb": WEIGHTS, "quantity": st.integers(0, 40), "carried": st.booleans()}
DATA = group(
    real_age_years=st.none() | st.integers(0, 200),
    human_age_years=st.integers(0, 120),
    height_in=st.none() | st.integers(0, 90),
    weight_lb=st.none() | WEIGHTS,
    tbf_percent=st.none() | st.integers(0, 60),
    culture=st.none()
    | group(
        human_years_per_real_year=WEIGHTS,
        bonus=SMALL,
        cap=st.dictionaries(st.sampled_from(oracle.ATTRIBUTES), st.integers(1, 120)),
    ),
    profession=st.none() | group(bonus=SMALL, attributes=NAMED),
    age_points=POINTS,
    level=st.integers(0, 3000),
    level_points=POINTS,
    aging_loss=POINTS,
    cpv_loss=POINTS,
    cpv_modifier=SMALL,
    cat=st.integers(0, 5000),
    damage_taken=st.integers(0, 900),
    training=rows(attribute=st.sampled_from(oracle.ATTRIBUTES)),
    traits=rows(percent=st.integers(0, 100)),
    items=rows(**THING),
    armor=rows(
        {"rank_max": st.integers(0, 99)},
        weight_lb=WEIGHTS,
        carried=st.booleans(),
        worn=st.booleans(),
        rank_lost=st.integers(0, 99),
        bulk=st.integers(0, 9),
    ),
    capabilities=rows(
        applies_to=st.sampled_from(["check", "attack", "defense", "damage", "offhand"]),
        attributes=NAMED,
        weapon_category=CATEGORIES,
        weapon_name=NAMES,
        bonus=st.integers(0, 99),
    ),
    weapons=rows(
        **THING,
        name=NAMES,
        category=CATEGORIES,
        kind=st.sampled_from(["melee", "thrown", "projectile"]),
        hand=st.sampled_from(["main", "off"]),
        length_in=WEIGHTS,
        penetration_max=st.integers(0, 100),
        penetration_lost=st.integers(0, 100),
        launch_bonus=st.integers(0, 90),
        launcher_weight_lb=WEIGHTS,
        load_seconds=st.integers(0, 12),
        min_strn=st.integers(0, 99),
    ),
)


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=DATA, start=st.integers(1, 98), asks_for_strength=st.booleans())
def test_the_engine_and_the_hand_written_numbers_agree(
    data: dict[str, object], start: int, asks_for_strength: bool
) -> None:
    """The formulas as data, and the same sections of the book written by hand."""
    options = {"start_percent": start, "weapon_min_strn": asks_for_strength}
    check_every_number(sheet_of(with_decimals(data), with_decimals(options)), oracle.derive(data, options))


def test_room_is_found_where_other_years_are_overspent() -> None:
    assert oracle.room(22, {"emot": 60}, "agil") == 160
    sheet = Sheet.open(
        Character("ratios", data={"human_age_years": 22, "age_points": {"emot": 60}}),
        game("ratios").system,
        random.Random(1),
    )
    assert [sheet.value(f"age_room.{each}") for each in ("agil", "emot", "inst")] == [160, 0, 160]
