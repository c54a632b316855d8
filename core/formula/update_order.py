"""What has to be looked at when some numbers change: the steps that depend on them, in order, as bits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from core.formula.dependency_graph import all_dependents
from core.formula.formula_node import FormulaNode
from core.formula.references import ReferenceNode
from core.formula.row_dependencies import RowFilter
from core.formula.schema import Schema
from core.formula.what_if import WhatIfNode

AnyNode: TypeAlias = FormulaNode | ReferenceNode | WhatIfNode
"""What a program computes: a number by its formula, which row a row names, or a number that is supposed."""


RowRead: TypeAlias = tuple[str, int, RowFilter | None]
"""A key that a step reads in some of its rows only.

With the number of row positions shared with what is read (0 for the very same row), or with a selection of rows.
"""

UpdateEntry: TypeAlias = tuple[int, AnyNode, int, int, tuple[RowRead, ...]]
"""One step of a plan.

Its own bit; the step; the bits of all that read it; of those that read it in every row; what it reads in some rows.
"""


@dataclass(frozen=True, slots=True)
class UpdateOrder:
    """The steps that some keys can touch.

    Every step has a bit, the first one the highest. What waits to be computed is the sum of such bits, so that the next
    step is found by the length of that number, however many steps lie between.

    Attributes:
        starts: By starting key, the bits of all that read it, and of those that read it in every row.
        entries: The steps by the length of their bit.
        inside: Bits of the steps in the rows that come, go or move.
        slots: Columns that may change and by which rows are selected.
    """

    starts: Mapping[str, tuple[int, int]]
    entries: Mapping[int, UpdateEntry]
    row_bits: int
    slots: tuple[str, ...]


def make_update_order(
    nodes: Sequence[AnyNode],
    positions: Mapping[str, int],
    readers: Mapping[str, Sequence[str]],
    starts: Sequence[str],
    list_key: str,
    schema: Schema,
) -> UpdateOrder:
    """Collect what depends on some keys.

    Args:
        steps: Every step in order.
        positions: Place of each step by key.
        readers: What reads each key.
        starts: The keys that change.
        list_key: A list whose rows change, or "": all that is computed in its rows is taken in.
        schema: What formulas name.
    """
    inside = [node.key for node in nodes if list_key and f"{node.list_key}[]".startswith(f"{list_key}[]")]
    touched = all_dependents([*starts, *inside], readers) | set(inside)
    order = sorted(touched, key=positions.__getitem__, reverse=True)
    bits = {key: 1 << place for place, key in enumerate(order)}
    changing = {*starts, *touched}
    feeds, widens = dict.fromkeys(changing, 0), dict.fromkeys(changing, 0)
    entries: dict[int, UpdateEntry] = {}
    slots: dict[str, None] = {}
    for key, bit in bits.items():
        node = nodes[positions[key]]
        selections = node.row_filters(schema) if isinstance(node, FormulaNode) and node.depth else {}
        slots.update({each.slot: None for found in selections.values() for each in found if each.slot in changing})
        row_reads: list[RowRead] = []
        for read, depth in node.reads:
            if read not in changing:
                continue
            feeds[read] |= bit
            if depth:
                is_own = depth == node.depth == read.count("[]")
                row_reads.append((read, 0 if is_own else depth, None))
            elif read in selections:
                row_reads += [(read, 0, selection) for selection in selections[read]]
            else:
                widens[read] |= bit
        entries[bit.bit_length()] = (bit, node, feeds[key], widens[key], tuple(row_reads))
    started = {key: (feeds[key], widens[key]) for key in starts}
    return UpdateOrder(started, entries, sum(bits[key] for key in inside), tuple(slots))
