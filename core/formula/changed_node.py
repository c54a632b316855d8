"""Number whose computed value is changed afterwards, as by a condition of a character."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from core.formula.formula_node import FormulaNode
from core.formula.references import Values, row_path
from core.formula.values import Value


class ChangedNode(FormulaNode):
    """A computed number with changes that are added after its formula.

    What has no number, as what is undefined or a fault, stays as it is.

    Args:
        node: The number.
        changes: What is added, by the positions of its row; () for a number of the sheet.
    """

    __slots__ = ("_changes", "_computed")

    def __init__(self, node: FormulaNode, changes: Mapping[tuple[int, ...], Fraction]) -> None:
        super().__init__(node.key, node.template, node.members, node.kind)
        self._computed = node
        self._changes = changes
        self.function = self._compute_changed

    def _compute_changed(self, *scopes: Values) -> Value:
        value = self._computed.compute(scopes)
        change = self._changes.get(row_path(scopes))
        return value + change if change is not None and isinstance(value, int | Fraction) else value
