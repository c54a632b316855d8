"""Every number of skills agrees with a second, hand-written computation on random documents."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.character.json_values import Json
from tests.helpers.document_strategies import group
from tests.systems.kinsler import oracle
from tests.systems.kinsler.worked import EXAMPLES, opened, sheet_of

POINTS = {key: st.integers(0, 9) for key in ("wounds", "fatigue", "enhancement")}
SIGN = st.sampled_from(["", " ", "warm hands"])
BASES = [each.upper() for each in oracle.STATS]


STAT = group(rolled=st.integers(2, 22), level=st.integers(2, 47), sign=SIGN, **POINTS)
SKILL = group(
    level=st.integers(-30, 47),
    creation_level=st.none() | st.integers(-5, 20),
    type=st.sampled_from(["generic", "wound", "fatigue", "power", "metaskill"]),
    base=st.none() | st.sampled_from(BASES),
    passive_only=st.booleans(),
    zero_passive_fatigue=st.booleans(),
    stack=st.integers(0, 5),
    background=st.booleans(),
    sign=SIGN,
    **POINTS,
)
DATA = group(
    stats=st.dictionaries(st.sampled_from(oracle.STATS), STAT),
    innate=st.dictionaries(st.sampled_from(list(oracle.INNATE)), group(level=st.integers(-9, 20), sign=SIGN, **POINTS)),
    aptitudes=st.dictionaries(st.sampled_from(oracle.STATS), st.none() | st.integers(1, 4)),
    skills=st.lists(SKILL, max_size=6),
    xp_awarded=st.integers(0, 900),
)


def _named(rows: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"id": f"row_{at}", "name": f"Row {at}", **row} for at, row in enumerate(rows)]


def agrees(data: dict[str, Any]) -> None:
    """Compare every number of the skills and of the whole."""
    sheet = sheet_of(cast("dict[str, Json]", {**data, "skills": _named(data.get("skills", ()))}))
    for address, numbers in oracle.derive(data).items():
        assert {key: sheet.value(f"{address}.{key}") for key in oracle.COLUMNS} == {
            key: numbers[key] for key in oracle.COLUMNS
        }, address
    found = oracle.totals(data)
    assert {key: sheet.value(key) for key in found} == found
    assert sheet.faults == ()


@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=DATA)
def test_the_engine_and_the_hand_written_numbers_agree(data: dict[str, Any]) -> None:
    agrees(data)


def test_they_agree_on_the_worked_examples() -> None:
    for name in ("A", "C"):
        agrees(dict(EXAMPLES[name].data))
    assert opened("B").value("signs_missing") == 1
