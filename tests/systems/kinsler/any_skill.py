"""Strategy for all skills of the notation."""

from __future__ import annotations

from hypothesis import strategies as st

from core.systems.kinsler import skill_notation
from core.systems.kinsler.skill_notation import Rate, Skill, inferred_type, read_flag
from core.systems.kinsler.terms import BASES, GROUPS, UNITS

NO_NAME = ":[](){}*,#"
NO_REMARK = "(),"

names = (
    st.text(
        st.characters(exclude_characters=NO_NAME + "_", exclude_categories=["Cs"]).filter(
            lambda each: not each.isspace()
        ),
        min_size=1,
        max_size=9,
    )
    .flatmap(lambda word: st.lists(st.just(word), min_size=1, max_size=6))
    .map(" ".join)
)
remarks = st.text(
    st.characters(exclude_characters=NO_REMARK, exclude_categories=["Cs"]), min_size=1, max_size=20
).filter(lambda text: text == text.strip() and read_flag(text)[0] == "remark")
rates = st.builds(Rate, st.integers(1, 99), st.integers(1, 999), st.sampled_from(UNITS))
effects = st.none() | st.integers(-6, 6)
targets = st.sampled_from([*BASES, *dict.fromkeys(GROUPS.values())])


@st.composite
def skills(draw: st.DrawFn) -> Skill:
    """Strategy for all skills of the grammar."""
    base = draw(st.none() | st.sampled_from(BASES))
    verb = draw(st.sampled_from(["to", "vs", "for"])) if base and draw(st.booleans()) else None
    target = draw(targets) if verb else None
    kind = inferred_type(verb, target)
    if verb in ("vs", "for"):
        kind = draw(st.sampled_from(["wound", "fatigue"]))
    elif verb is None:
        kind = draw(st.sampled_from(["generic", "metaskill"]))
    said = draw(st.lists(remarks, max_size=3))
    if base is None:
        said = [each for each in said if not skill_notation._read_whole_relation(each)]
    return Skill(
        draw(names),
        draw(st.none() | st.integers(-30, 47)),
        draw(effects),
        kind,
        base,
        verb,
        target,
        passive_only=verb == "to" and draw(st.booleans()),
        zero_passive_fatigue=draw(st.booleans()),
        stack=draw(st.integers(0, 5)),
        rate=draw(st.none() | rates),
        remarks=tuple(said),
    )
