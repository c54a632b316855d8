"""Every derived number agrees with a second, hand-written computation on random documents."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.helpers.document_strategies import check_every_number, group, rows, with_decimals
from tests.systems.hursagmu import oracle
from tests.systems.hursagmu.worked import sheet_of

ROLES = ("", *oracle.ALONE)
NAMES = st.sampled_from(["Whip", " whip", "Striking", "ARCHERY", "Lore", "Bow ", "Rex", "x"])
LEVEL = st.integers(-20, 60)
SKILL_LEVEL = st.integers(0, 60)
WEIGHT = st.integers(0, 40000).map(lambda hundredths: hundredths / 100)
YARDS = st.one_of(st.just(0), st.integers(0, 120).map(lambda tenths: tenths / 10))
THING = {"weight_lb": WEIGHT, "quantity": st.integers(0, 9), "carried": st.booleans()}


NAMED: dict[str, st.SearchStrategy[object]] = {"name": NAMES}
DATA = group(
    kind=st.sampled_from(["player", "npc", "animal", "monster"]),
    base=group(str=LEVEL, dex=LEVEL, wil=LEVEL, int=LEVEL),
    points_total=st.integers(-100, 300),
    attribute_points=st.integers(-100, 300),
    skill_points=st.integers(0, 300),
    xp_earned=st.integers(0, 300),
    stamina_max=st.integers(1, 60),
    stamina_exertion=st.integers(0, 20),
    stamina_regained=st.integers(0, 40),
    sanity_lost=st.integers(0, 4),
    mass_lb=st.integers(1, 3000),
    move_yd=YARDS,
    turn=group(
        attacks=st.integers(0, 4),
        defend=st.booleans(),
        augments=st.integers(0, 4),
        assisted_blocks=st.integers(0, 3),
        other=st.integers(0, 3),
    ),
    mounted_on=st.sampled_from(["", " ", "Rex", " REX ", "nobody"]),
    wounds=rows({"damage": st.integers(0, 25)}, healed=st.integers(0, 3)),
    skills=rows(NAMED, role=st.sampled_from(ROLES), attribute=st.sampled_from(oracle.ATTRIBUTES), level=SKILL_LEVEL),
    weapons=rows(
        NAMED,
        skill=NAMES,
        throw_skill=NAMES,
        power=st.integers(-10, 60),
        uses_strength=st.booleans(),
        hit_modifier=st.integers(-10, 10),
        small=st.booleans(),
        range_yd=YARDS,
        throw_designed=st.booleans(),
        throw_range_yd=YARDS,
        **THING,
    ),
    armor=rows(
        NAMED,
        rating=SKILL_LEVEL,
        shield=st.booleans(),
        block_bonus=st.integers(0, 10),
        worn=st.booleans(),
        **THING,
    ),
    items=rows(NAMED, **THING),
    animals=rows(
        NAMED,
        str=LEVEL,
        dex=LEVEL,
        stamina_max=st.integers(1, 40),
        mass_lb=st.integers(1, 4000),
        move_yd=YARDS,
        power=st.integers(-10, 60),
        natural_armor=SKILL_LEVEL,
        barding=SKILL_LEVEL,
        striking=SKILL_LEVEL,
        grappling=SKILL_LEVEL,
        defense=SKILL_LEVEL,
        training=st.integers(0, 2),
        rideable=st.booleans(),
        gear_lb=WEIGHT,
        stamina_lost=st.integers(0, 60),
        worst_hit=st.integers(0, 30),
        health_healed=st.integers(0, 3),
    ),
)
OPTIONS = group(separate_pools=st.booleans(), load_slows=st.booleans(), bare_block_penalty=st.booleans())


@settings(max_examples=100, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=DATA, options=OPTIONS)
def test_every_number_is_the_one_worked_out_by_hand(data: dict[str, object], options: dict[str, object]) -> None:
    check_every_number(sheet_of(with_decimals(data), with_decimals(options)), oracle.derive(data, options))
