"""Computes dependents of changed keys in evaluation order, stored as bits of an integer."""

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
"""A node of a program: a formula, a reference, or a what-if number."""


RowRead: TypeAlias = tuple[str, int, RowFilter | None]
"""A key that a node reads in some of its rows only.

With the number of row positions it shares with what is read (0 for the same row), or a row filter.
"""

UpdateEntry: TypeAlias = tuple[int, AnyNode, int, int, tuple[RowRead, ...]]
"""One node of an update order.

Its bit; the node; the bits of all readers; of readers in every row; what it reads in some rows.
"""


@dataclass(frozen=True, slots=True)
class UpdateOrder:
    """The dependents of some keys.

    Each node has a bit, the first node the highest. The pending nodes are the sum of their bits, so the next node is
    found by the bit length, however many nodes are between.

    Attributes:
        starts: By starting key, the bits of all readers, and of those that read it in every row.
        entries: The nodes by the length of their bit.
        row_bits: Bits of the nodes in rows that are added, removed or moved.
        slots: Columns that may change and are used by row filters.
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
    """Return the update order of some keys.

    Args:
        nodes: All nodes in evaluation order.
        positions: Index of each node by key.
        readers: Readers of each key.
        starts: The keys that change.
        list_key: A list whose rows change, or "": all numbers of its rows are included.
        schema: The names of the game.
    """
    inside = [node.key for node in nodes if list_key and f"{node.list_key}[]".startswith(f"{list_key}[]")]
    touched = all_dependents([*starts, *inside], readers) | set(inside)
    order = sorted(touched, key=positions.__getitem__, reverse=True)
    bits = {key: 1 << position for position, key in enumerate(order)}
    changing = {*starts, *touched}
    feeds, widens = dict.fromkeys(changing, 0), dict.fromkeys(changing, 0)
    entries: dict[int, UpdateEntry] = {}
    slots: dict[str, None] = {}
    for key, bit in bits.items():
        node = nodes[positions[key]]
        row_filters = node.row_filters(schema) if isinstance(node, FormulaNode) and node.depth else {}
        slots.update({each.slot: None for filters in row_filters.values() for each in filters if each.slot in changing})
        row_reads: list[RowRead] = []
        for read, depth in node.reads:
            if read not in changing:
                continue
            feeds[read] |= bit
            if depth:
                is_own = depth == node.depth == read.count("[]")
                row_reads.append((read, 0 if is_own else depth, None))
            elif read in row_filters:
                row_reads += [(read, 0, row_filter) for row_filter in row_filters[read]]
            else:
                widens[read] |= bit
        entries[bit.bit_length()] = (bit, node, feeds[key], widens[key], tuple(row_reads))
    started = {key: (feeds[key], widens[key]) for key in starts}
    return UpdateOrder(started, entries, sum(bits[key] for key in inside), tuple(slots))
