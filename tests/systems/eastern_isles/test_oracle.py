"""Every derived number agrees with a second, hand-written computation on random documents."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.helpers.document_strategies import check_every_number, group, rows, with_decimals
from tests.systems.eastern_isles import oracle
from tests.systems.eastern_isles.worked import sheet_of

DIE = st.integers(1, 6)
ENC = st.integers(0, 4000).map(lambda hundredths: hundredths / 100)
SMALL = st.integers(-4, 4)
LIST = st.lists(DIE, max_size=5)
FULL = st.lists(DIE, min_size=4, max_size=4)
LISTS = ("pb", "sr", "iq", "ws", "ib", "cn", "dy", "ht")
THING = {"enc": ENC, "quantity": st.integers(0, 9), "carried": st.booleans(), "packed": st.booleans()}
SKILL = st.sampled_from(["Spear", "morale", "Bow", ""])
CHARACTERISTICS = st.sampled_from(["sr", "cn", "iq", "ws", "dy", "ch", "wt", "ht"])
DATA = group(
    race=st.sampled_from(["human", "elf", "dwarf"]),
    sex=st.sampled_from(["male", "female"]),
    profession=st.sampled_from(["magician", "physician", "fighter", None]),
    dice=st.one_of(
        st.fixed_dictionaries({**dict.fromkeys(LISTS, FULL), "chd": DIE, "wtd": DIE, "attr": LIST}),
        group(**dict.fromkeys(LISTS, LIST), chd=st.none() | DIE, wtd=st.none() | DIE),
    ),
    adjust=st.dictionaries(CHARACTERISTICS, st.integers(-8, 20)),
    start=group(extra_points=st.integers(0, 4), extra_ep=st.integers(0, 2_000)),
    days_elapsed=st.integers(0, 15_000),
    ep_burned=st.integers(0, 3000),
    ep_mark=st.integers(0, 700_000),
    steps_taken=st.integers(0, 77),
    declared_save=st.integers(0, 1),
    shells=st.integers(-50, 500),
    en_lost=st.integers(0, 60),
    bd_lost=st.integers(0, 30),
    subsistence_job=st.booleans(),
    half_rations=st.booleans(),
    en_rolls=st.lists(
        st.fixed_dictionaries({"level": st.integers(1, 12), "die": st.integers(2, 5)}), max_size=12
    ),
    skills=rows(
        name=SKILL,
        points_start=st.integers(0, 7),
        points_level=st.integers(0, 20),
        points_trained=st.integers(0, 3),
        declared=st.integers(0, 3),
    ),
    ep_log=rows(base_ep=st.integers(-500, 90_000), combat=st.booleans()),
    bouts=rows(
        opponent_el=st.integers(1, 12), won=st.booleans(), killed=st.booleans(), listed=st.booleans()
    ),
    subsistence=st.lists(
        group(shells=st.integers(0, 1200), idle_days=st.integers(0, 31), job_days=st.integers(0, 9)), max_size=14
    ),
    weapons=rows(
        **THING,
        skill=SKILL,
        melee=st.booleans(),
        **dict.fromkeys(("hit", "crit", "damage_plus", "active", "reactive"), SMALL),
    ),
    armor=rows(
        enc=ENC, ac=SMALL, carried=st.booleans(), worn=st.booleans(), sized=st.booleans(), adjusted=st.booleans()
    ),
    items=rows(**THING),
)  # fmt: skip


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=DATA, year_days=st.sampled_from([336, 360, 365]))
def test_the_engine_and_the_hand_written_numbers_agree(data: dict[str, object], year_days: int) -> None:
    """The formulas as data, and the same text written by hand; what is undefined has a reason."""
    options = {"year_days": year_days}
    check_every_number(sheet_of(with_decimals(data), with_decimals(options)), oracle.derive(data, options))
