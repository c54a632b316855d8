"""Sums of which a single row has changed: what they were, with what that row adds now, without what it added before.

A plan of one input knows of most of its numbers that they change in the edited row (and the rows around it) alone. A
sum over a list that reads such numbers need not be added up anew. The formula is taken apart into what is added and
subtracted, ``sum(items[].load) + sum(armor[].load) - 2 * saved``, down to the rows of its lists, and only those parts
that read what may have changed are computed: before the edit, and after it.

The invariant: the sum was right before the edit, numbers are exact, and every other part is the same as before. Where
a part is no number (undefined, faulty), subtracting raises, and the sum is computed from scratch the careful way.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from core.formula import typed_tree
from core.formula.schema import fill_marks
from core.formula.typed_tree import TypedNode, Vector, VectorPart, child_values

FEWEST_APART = 8
"""So many parts without rows are as quickly added up anew as they are kept account of."""


@dataclass(frozen=True, slots=True)
class Term:
    """A part of a sum that may have changed.

    Attributes:
        is_less: Whether it is subtracted.
        body: What it is.
        rows: Variables of its loops, each with that of the row which the edit stands in.
        members: What the family marks in it stand for.
    """

    is_less: bool
    body: TypedNode
    rows: tuple[tuple[str, str], ...]
    members: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class EditScope:
    """What is known of an edit before it happens.

    Attributes:
        list_key: The list whose row it stands in, or "".
        near: Class keys that may change in that row, in the rows around it, or on the sheet itself, and nowhere else.
        far: Class keys that may change in other rows.
        members: What the family marks of the formula in question stand for.
    """

    list_key: str
    near: Collection[str]
    far: Collection[str]
    members: Mapping[str, str]

    def variable(self, list_key: str) -> str | None:
        """Return the variable of the row of a list which the edit stands in."""
        is_around = f"{self.list_key}[]".startswith(f"{list_key}[]")
        return f"r{list_key.count('[]') + 1}" if is_around else None


def changed_terms(root: TypedNode, edited: EditScope) -> list[Term] | None:
    """Return the parts of a sum that an edit may change; None where it is to be computed from scratch."""
    sums = _Sums(edited)
    try:
        sums.add(root, is_less=False)
    except _NotApartError:
        return None
    is_worth_it = sums.has_rows or sums.parts >= FEWEST_APART * len(sums.terms)
    return sums.terms if sums.terms and is_worth_it else None


class _NotApartError(Exception):
    """The edit may change parts of other rows as well."""


class _Sums:
    """Takes one formula apart.

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
        """Return whether a part may have changed, which must then be in the edited row only.

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
    """Yield the class keys that a part reads, with the variables they are read from ("" where other rows may be)."""
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
