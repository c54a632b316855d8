"""What has to be looked at when some numbers change: the steps that depend on them, in order, as bit masks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from core.engine.graph import reached
from core.engine.links import Link
from core.engine.step import Step
from core.engine.supposed import Supposition

AnyStep: TypeAlias = Step | Link | Supposition
"""What a program computes: a number by its formula, which row a row names, or a number that is supposed."""


class Reach(Enum):
    """Where a step and what it reads stand."""

    SHEET = 0  # a number of the sheet
    ROW = 1  # a number of a row that reads, of what may change, its own row and perhaps the sheet
    FAR = 2  # anything else


Entry: TypeAlias = tuple[int, int, int, Reach, AnyStep, tuple[tuple[str, int], ...]]
"""One step of a plan.

Its own bit; the bits of all that it reads; of what it reads from any row; how far it reaches; the step; the keys that
it reads from rows which it shares, each with the number of positions shared (0 for its very own row). When a number
changes its bit is set, and a step is looked at when a bit that it reads is set.
"""


@dataclass(frozen=True, slots=True)
class Plan:
    """The steps that some keys can touch.

    Attributes:
        bits: The bit of each starting key.
        entries: The steps in order.
    """

    bits: Mapping[str, int]
    entries: tuple[Entry, ...]


def make_plan(
    steps: Sequence[AnyStep],
    positions: Mapping[str, int],
    readers: Mapping[str, Sequence[str]],
    starts: Sequence[str],
    list_key: str,
) -> Plan:
    """Collect what depends on some keys.

    Args:
        steps: Every step in order.
        positions: Place of each step by key.
        readers: What reads each key.
        starts: The keys that change.
        list_key: A list whose rows change, or "": all that is computed in its rows is taken in.
    """
    inside = [step.key for step in steps if list_key and f"{step.list_key}[]".startswith(f"{list_key}[]")]
    touched = reached([*starts, *inside], readers) | set(inside)
    bits = {key: 1 << place for place, key in enumerate(dict.fromkeys(starts))}
    start_bits = dict(bits)
    entries: list[Entry] = []
    for key in sorted(touched, key=positions.__getitem__):
        step = steps[positions[key]]
        anywhere = shared = 0
        row_reads = []
        for read, depth in step.reads:
            bit = bits.get(read, 0)
            if depth == 0:
                anywhere |= bit
            elif bit:
                shared |= bit
                is_own = depth == step.depth == read.count("[]")
                row_reads.append((read, 0 if is_own else depth))
        bits[key] = 1 << len(bits)
        reach = Reach.ROW if step.depth else Reach.SHEET
        if step.is_link or any(depth for _, depth in row_reads):
            reach = Reach.FAR
        entries.append((bits[key], anywhere | shared, anywhere, reach, step, tuple(row_reads)))
    return Plan(start_bits, tuple(entries))
