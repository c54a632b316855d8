"""Uids of rows."""

from __future__ import annotations

import random
from collections.abc import Sequence

from core.character.address import is_uid
from core.character.uids import Uids, uids_in


def test_a_seed_gives_the_same_uids_again() -> None:
    first, second = Uids(random.Random(5)), Uids(random.Random(5))
    assert [first.new(set()) for _ in range(20)] == [second.new(set()) for _ in range(20)]


def test_uids_are_short_and_differ() -> None:
    uids, taken = Uids(random.Random(1)), set[str]()
    found = [uids.new(taken) for _ in range(3000)]
    assert len(set(found)) == len(found) == len(taken)
    assert all(is_uid(uid) and len(uid) == 4 for uid in found)


def test_uids_get_longer_when_all_short_ones_are_in_use() -> None:
    class Stuck(random.Random):
        """A source that always gives the first letter."""

        def choices(self, population: Sequence[str], *args: object, k: int = 1, **more: object) -> list[str]:  # type: ignore[override]  # only what is called
            return [population[0]] * k

    taken: set[str] = set()
    uids = Uids(Stuck())
    assert [uids.new(taken), uids.new(taken), uids.new(taken)] == ["2222", "22222", "222222"]


def test_all_uids_of_a_value_are_found() -> None:
    value = {"uid": "a", "rows": [{"uid": "b", "inner": {"list": [{"uid": "c"}, 3]}}, "x"], "texts": ["uid"], "n": 1}
    assert uids_in(value) == {"a", "b", "c"}  # type: ignore[arg-type]  # mypy reads it as objects
    assert uids_in([{"uid": 4}]) == set()
    assert uids_in("uid") == set()


def test_uids_in_use_follow_the_document() -> None:
    uids = Uids(random.Random(1))
    rows = [{"uid": "a"}, {"uid": "b"}]
    assert uids.taken_in({"rows": rows, "n": 1}) == {"a", "b"}
    assert uids.taken_in({"rows": rows[:1], "n": [{"uid": "c"}]}) == {"a", "c"}
    assert uids.taken_in({"rows": None, "n": 1}) == set()
    assert uids.taken_in({"more": {"rows": rows}}) == {"a", "b"}
