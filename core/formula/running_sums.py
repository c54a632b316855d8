"""Running sums: updates a sum by the difference of its changed terms.

The update order of an input knows which numbers change in the edited row only. A sum over a list that reads such
numbers is split into terms, ``sum(items[].load) + sum(armor[].load) - 2 * saved``, down to the rows of its lists, and
only terms that may have changed are computed: before the edit and after it.

Invariant: the sum was right before the edit, numbers are exact, and all other terms are unchanged. If a term is not a
number (undefined, faulty), subtracting raises, and the sum is computed from scratch by the checked code.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from core.formula import typed_tree
from core.formula.schema import fill_marks
from core.formula.typed_tree import TypedNode, Vector, VectorPart, child_values

FEWEST_APART = 8
"""Fewer terms without rows are as fast to add up again."""


@dataclass(frozen=True, slots=True)
class Term:
    """A term of a sum that may have changed.

    Attributes:
        is_less: Whether it is subtracted.
        body: What it is.
        rows: Its loop variables, each with the variable of the edited row.
        members: Values of its family marks.
    """

    is_less: bool
    body: TypedNode
    rows: tuple[tuple[str, str], ...]
    members: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class EditScope:
    """What is known about an edit when its update is compiled.

    Attributes:
        list_key: The list of the edited row, or "".
        near: Class keys that may change in that row, in the rows around it, or on the sheet itself, and nowhere else.
        far: Class keys that may change in other rows.
        members: Values of the family marks of the formula.
    """

    list_key: str
    near: Collection[str]
    far: Collection[str]
    members: Mapping[str, str]

    def variable(self, list_key: str) -> str | None:
        """Return the variable of the edited row in a list, or of a row around it."""
        is_around = f"{self.list_key}[]".startswith(f"{list_key}[]")
        return f"r{list_key.count('[]') + 1}" if is_around else None


def changed_terms(root: TypedNode, edited: EditScope) -> list[Term] | None:
    """Return the terms of a sum that an edit may change; None to compute it from scratch."""
    sums = _Sums(edited)
    try:
        sums.add(root, is_less=False)
    except _NotApartError:
        return None
    is_worth_it = sums.has_rows or sums.parts >= FEWEST_APART * len(sums.terms)
    return sums.terms if sums.terms and is_worth_it else None


class _NotApartError(Exception):
    """Raised if the edit may change terms of other rows as well."""


class _Sums:
    """Splits one formula into terms.

    Attributes:
        terms: The parts that may have changed.
        parts: How many there are, each list's rows counted as one.
        has_rows: Whether there are lists among them.
    """

    def __init__(self, edited: EditScope) -> None:
        self.edited = edited
        self.terms: list[Term] = []
        self.parts = 0
        self.has_rows = False

    def add(self, node: TypedNode, *, is_less: bool) -> None:
        match node:
            case typed_tree.Arithmetic() if all(operator in "+-" for operator, _ in node.rest):
                self.add(node.first, is_less=is_less)
                for operator, operand in node.rest:
                    self.add(operand, is_less=is_less != (operator == "-"))
            case typed_tree.Aggregate(function="sum"):
                for each in node.arguments:
                    if isinstance(each, Vector):
                        for part in each.parts:
                            self.add_part(part, is_less=is_less)
                    else:
                        self.add(each, is_less=is_less)
            case _:
                self.add_part(VectorPart((), node), is_less=is_less)

    def add_part(self, part: VectorPart, *, is_less: bool) -> None:
        self.parts += 1
        self.has_rows |= bool(part.loops)
        rows = {loop.var: self.edited.variable(loop.list_key) for loop in part.loops}
        if part.body is None or not self.is_touched(part.body, rows):
            return
        bindings = tuple((var, row) for var, row in rows.items() if row is not None)  # all: the innermost is around
        self.terms.append(Term(is_less, part.body, bindings, self.edited.members))

    def is_touched(self, body: TypedNode, rows: Mapping[str, str | None]) -> bool:
        """Return whether a term may have changed, which must be in the edited row only.

        What is read from a row around the innermost concerns every row within that one.
        """
        found = False
        *_, innermost = "", *rows
        members = self.edited.members
        for var, read in _reads(body):
            key = fill_marks(read, members) if members else read
            if key not in self.edited.near and key not in self.edited.far:
                continue
            if key in self.edited.far or not var or (rows and var != innermost):
                raise _NotApartError
            found = True
        return found


def _reads(node: object) -> Iterator[tuple[str, str]]:
    """Yield the class keys that a term reads, with their variables ("" for possibly other rows)."""
    match node:
        case typed_tree.Read():
            yield node.var, node.cell_key
        case typed_tree.ReferenceRead():
            raise _NotApartError
        case Vector():
            yield from (("", key) for part in node.parts for _, key in _reads(part.body))
        case _:
            for part in child_values(node):
                yield from _reads(part)
