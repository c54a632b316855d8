"""Every derived number of SORD against a second, hand-written computation, on documents of any kind."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.helpers.document_strategies import check_every_number, group, rows, with_decimals
from tests.systems.sord import oracle
from tests.systems.sord.worked import sheet_of

ATTRS = st.dictionaries(st.sampled_from(oracle.ATTRIBUTES), st.integers(-3, 40))
SCORES = st.dictionaries(st.sampled_from(oracle.ATTRIBUTES), st.integers(0, 60))
WEIGHTS = st.integers(0, 4000).map(lambda hundredths: hundredths / 100)
DICE = st.sampled_from(["", "1d6", "2d10", "d8+2", "3", "-1", "2d6-1d6"])


TRAIT_NUMBERS = st.dictionaries(st.sampled_from(oracle.TRAITS), st.integers(-3, 10))
LORE = {key: st.integers(0, 9) for key in ("trained_paid", "educated_paid", "start_paid")}
ATTRIBUTE = st.sampled_from(["", *oracle.ATTRIBUTES])
THING = {"weight_lb": WEIGHTS, "quantity": st.integers(0, 40), "carried": st.booleans()}
DATA = group(
    culture=group(
        step_rate_number=st.integers(0, 50),
        average_life_years=st.integers(1, 900),
        human_life_years=st.integers(1, 120),
        attribute_bonuses=ATTRS,
        attribute_maximums=SCORES,
        trait_modifiers=TRAIT_NUMBERS,
    ),
    age_years=st.integers(0, 900),
    human_age_years=st.integers(0, 90),
    height_in=st.integers(0, 130),
    weight_lb=st.integers(0, 900),
    trait_rolls=TRAIT_NUMBERS,
    trait_changes=TRAIT_NUMBERS,
    extra_traits=rows(roll=st.integers(0, 10), modifier=st.integers(-3, 3), change=st.integers(-3, 3)),
    quirks=rows(base_adjust=ATTRS, maximum_adjust=ATTRS, trait_modifiers=TRAIT_NUMBERS),
    attribute_rolls=rows(set=st.integers(1, 5), d6=st.integers(1, 6), d8=st.integers(1, 8), d12=st.integers(1, 12)),
    raw=SCORES,
    base_adjust=ATTRS,
    maximum_adjust=ATTRS,
    advancement=SCORES,
    damage=SCORES,
    professions=rows(
        step_rate_number=st.integers(0, 60), minimums=SCORES, current=st.booleans(), sa_noted=st.integers(0, 4)
    ),
    steps=st.dictionaries(
        st.sampled_from(["role_played", "conflict", "problem_solved", "special", "carried_over"]), st.integers(0, 5000)
    ),
    step_levels=rows(levels=st.integers(-1, 1), trained_lore=st.integers(0, 24), educated_lore=st.integers(0, 24)),
    sa_held=st.integers(0, 5),
    lore_erased=st.dictionaries(st.sampled_from(["trained", "educated"]), st.integers(0, 9)),
    skills=rows(**LORE, attribute=ATTRIBUTE, modifier=st.integers(-5, 5)),
    powers=rows(**LORE, attribute=ATTRIBUTE, modifier=st.integers(-5, 5)),
    items=rows(**THING),
    wealth=rows(**THING),
    armor=rows(**THING, worn=st.booleans(), head=st.integers(0, 15), body=st.integers(0, 15), limb=st.integers(0, 15)),
    weapons=rows(
        **THING,
        type=st.sampled_from(sorted(oracle.TYPE_WEIGHT)),
        trained=st.booleans(),
        counts_weight=st.booleans(),
        focused=st.booleans(),
        length_ft=WEIGHTS,
        dam_mod=st.integers(-9, 9),
        special_dice=DICE,
        special_damage=DICE,
    ),
)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=DATA, lore=st.booleans())
def test_the_engine_and_the_hand_written_numbers_agree(data: dict[str, object], lore: bool) -> None:
    """The formulas as data, and the same sections of the book written by hand."""
    options = {"attribute_sum_lore": lore}
    check_every_number(sheet_of(with_decimals(data), with_decimals(options)), oracle.derive(data, options))


def test_dice_bounds_of_the_oracle() -> None:
    assert oracle.dice_bounds("2d6+1d6-1d8+3") == (3 + 3 - 8, 18 + 3 - 1)
    assert oracle.join("1d8", "-1", "", "2") == "1d8-1+2"
