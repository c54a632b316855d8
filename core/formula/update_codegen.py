"""Compiles the update of an often edited input into one Python function.

The function computes the numbers of the sheet and of the edited row one after the other, each if something that it
reads has changed. Numbers in other rows are delegated to the solver, which uses the *column updater* of a node: a
function that computes a number in many rows. Formulas are inlined in both, so nothing is called for them; sums of
which only the edited row changes are updated by difference, see :mod:`core.formula.running_sums`. A function of a
single number returns the change at once. The number ``reach = length + left`` in the update of ``weapons[].length``
becomes::

    if changed_3 or changed_5:
        count += 1
        try:
            new = r1["length"] + v["left"]
        except FALLBACK_ERRORS as error:
            new = solver._evaluate_checked(node_7, (v, r1), error)
        if new != r1["reach"] and (
            (new.__class__ is int and -SMALL_NUMBER < new < SMALL_NUMBER)
            or (new := solver._normalize(node_7, (v, r1), new)) != r1["reach"]
        ):
            r1["reach"] = new
            out.append(("weapons[].reach", cell[1]))
            changed_7 = True
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass
from types import CodeType, FunctionType
from typing import Any, TypeAlias

from core.formula.ast_builder import (
    LOAD,
    BinaryNode,
    BooleanNode,
    CompareNode,
    ConstantNode,
    DictNode,
    Expression,
    ExpressionNode,
    ListNode,
    ReturnNode,
    SliceNode,
    Statement,
    SubscriptNode,
    add_assign,
    add_assign_attribute,
    assign,
    assign_entry,
    attribute,
    call,
    call_method,
    for_loop,
    function_definition,
    if_statement,
    scope_variables,
    sequence,
    subscript,
    try_statement,
    unpack,
    variable,
    walrus,
)
from core.formula.codegen import generate_fast, generate_term, is_small
from core.formula.compiler import compile_function
from core.formula.environment import FALLBACK_ERRORS, Environment
from core.formula.formula_node import FormulaNode
from core.formula.references import Values, row_path
from core.formula.running_sums import EditScope, Term, changed_terms
from core.formula.schema import containers_of, list_of
from core.formula.update_order import AnyNode, RowRead, UpdateOrder
from core.formula.values import Cell, Value

SMALL_NUMBER = 1_000_000_000
"""Ints closer to 0 need no check of the limits; Python compares such small ones faster."""

UpdateFunction: TypeAlias = Callable[[Any, tuple[Values, ...], Cell, Value], tuple[Cell, ...]]
"""Compiled form of :meth:`core.formula.Solver.edit` for one input.

It takes the scopes of the input, its cell, and its new value.

It takes the values of the sheet and of the rows of the input, the input's cell, and its new value.
"""

_AND, _OR = ast.And(), ast.Or()
_ADD, _SUBTRACT = ast.Add(), ast.Sub()
_IS, _LESS, _EQUAL, _UNEQUAL = ast.Is(), ast.Lt(), ast.Eq(), ast.NotEq()
_TRUE, _FALSE, _NOTHING = ConstantNode(value=True), ConstantNode(value=False), sequence([])
_NEW, _CELL, _OUT, _SCOPES = (variable(name) for name in ("new", "cell", "out", "scopes"))
_PATH = SubscriptNode(_CELL, ConstantNode(1), LOAD)
_IS_USUAL = BooleanNode(
    _AND,
    [
        CompareNode(attribute("__class__", "new"), [_IS], [variable("int")]),
        CompareNode(ConstantNode(-SMALL_NUMBER), [_LESS, _LESS], [_NEW, ConstantNode(SMALL_NUMBER)]),
    ],
)
_COUNT = add_assign("count", ConstantNode(1))


def generate_update(
    key: str, name: str, order: UpdateOrder, environment: Environment, *, at_once: bool
) -> UpdateFunction | None:
    """Compile the update function of an input, and the column updaters that it needs.

    Args:
        key: Class key of the input.
        name: Its key within its row.
        order: Its update order.
        environment: Global names of formulas.
        at_once: Compile everything now; else each call compiles one missing column updater, the last the function.
    """
    writer = _OrderGenerator(key, order, environment)
    while writer.make_missing_updater():
        if not at_once:
            return None
    return writer.function(name)


class _UpdateGenerator:
    """Base of the generators of update functions and column updaters."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self.globals: dict[str, object] = {"FALLBACK_ERRORS": FALLBACK_ERRORS, "int": int}

    def compiled(self, parameters: Sequence[str], body: list[Statement]) -> Callable[..., Any]:
        """Compile a function."""
        code = compile_function(function_definition("update", parameters, body))
        known = {**self.environment.names, **self.globals}
        used = {name: known[name] for name in _globals_of(code) if name in known}
        return FunctionType(code, {"__builtins__": {}, **used})

    def number(
        self,
        node: AnyNode,
        suffix: str,
        on_change: list[Statement],
        otherwise: Sequence[Statement],
        hoisted: list[Statement] | None = None,
    ) -> list[Statement]:
        """Return the code that computes and stores a number, with branches for changed and equal.

        Args:
            node: The number.
            suffix: Suffix of all variables that belong to it.
            on_change: Statements if it has changed.
            otherwise: Statements if it has not.
            hoisted: As for :func:`core.formula.codegen.generate_fast`.
        """
        names = scope_variables(node.depth)
        self.globals[f"node{suffix}"] = node
        this, scopes = variable(f"node{suffix}"), sequence([variable(name) for name in names])
        checked = call_method("solver", "_evaluate_checked", this, scopes, variable("error"))
        normalized = walrus("new", call_method("solver", "_normalize", this, scopes, _NEW))
        old = subscript(names[-1], node.name)
        is_another = CompareNode(_NEW, [_UNEQUAL], [old])
        is_fit = BooleanNode(_OR, [_IS_USUAL, CompareNode(normalized, [_UNEQUAL], [old])])
        is_sound = isinstance(node, FormulaNode) and node.can_inline and is_small(node.template.checked.root)
        has_changed = is_another if is_sound else BooleanNode(_AND, [is_another, is_fit])
        return [
            try_statement(
                assign("new", self.formula(node, suffix, names, hoisted)),
                "FALLBACK_ERRORS",
                "error",
                assign("new", checked),
            ),
            if_statement(has_changed, [assign_entry(names[-1], node.name, _NEW), *on_change], otherwise),
        ]

    def formula(
        self, node: AnyNode, suffix: str, names: Sequence[str], hoisted: list[Statement] | None = None
    ) -> Expression:
        """Return the inlined formula, or a call of the node's function."""
        if isinstance(node, FormulaNode) and node.can_inline:
            return generate_fast(node.template.checked.root, self.environment, node.members, hoisted)[0]
        self.globals[f"function{suffix}"] = node.function
        return call(f"function{suffix}", *(variable(name) for name in names))

    def column_updater(self, node: AnyNode) -> Callable[..., Any]:
        """Compile the column updater of a node."""
        names = scope_variables(node.depth)
        stays = ExpressionNode(call_method("unchanged", "append", variable(names[-1])))
        hoisted: list[Statement] = []
        rows = for_loop(names, variable("targets"), self.number(node, "", [], [stays], hoisted))
        if hoisted:
            hoisted.insert(0, unpack(names[:1], attribute("sheet", "solver")))
        return self.compiled(["solver", "targets", "unchanged"], [*hoisted, rows])


@dataclass(slots=True)
class _Update:
    """One node of an update order during code generation.

    Attributes:
        node: The node.
        row_reads: As in its entry.
        suffix: Suffix of all variables that belong to it.
        needed: Flags, any of which requires its computation; empty if always required.
        wide: Flags that require it in every row; None if always required.
        far: Flags that require it in other rows, ``wide`` included; None if always required.
    """

    node: AnyNode
    row_reads: tuple[RowRead, ...]
    suffix: str
    needed: list[str]
    wide: list[str] | None
    far: list[str] | None


class _OrderGenerator(_UpdateGenerator):
    """Generates the update function of one update order."""

    def __init__(self, key: str, order: UpdateOrder, environment: Environment) -> None:
        super().__init__(environment)
        self.key = key
        self.containers = containers_of(list_of(key))
        self.updates: dict[str, _Update] = {}
        for place, (_, node, _, _, row_reads) in enumerate(reversed(list(order.entries.values()))):
            self.updates[node.key] = self.update(node, row_reads, f"_{place}")
        self.read = {read for update in self.updates.values() for read, _ in update.node.reads}
        far = [update for update in self.updates.values() if update.far != []]
        self.read_far = {read for update in far for read, _, _ in update.row_reads}
        self.certain = sum(not update.needed and update.far == [] for update in self.updates.values())
        self.globals |= {"tuple": tuple, "only": _only, "nothing": {}}
        self.goes_far = bool(far)
        self.slots = order.slots
        self.is_short = len(self.updates) <= 1 and not self.goes_far and not self.slots
        near = {self.key, *(update.node.key for update in self.updates.values() if update.far == [])}
        self.running = {key: terms for key, update in self.updates.items() if (terms := self.terms(update, near))}

    def update(self, node: AnyNode, row_reads: tuple[RowRead, ...], suffix: str) -> _Update:
        """Return when and where a node must be computed, from the nodes before it."""
        selected = {read for read, _, selection in row_reads if selection is not None}
        before = [(read, shared) for read, shared in node.reads if read == self.key or read in self.updates]
        needed = [] if any(read == self.key for read, _ in before) else _named("changed", before, self.updates)
        wide_reads = [(read, shared) for read, shared in before if not shared and read not in selected]
        wide: list[str] | None = _named("changed", wide_reads, self.updates)
        if any(read == self.key for read, _ in wide_reads):
            wide = None
        far: list[str] | None = None
        sources = [self.updates[read] for read, _, selection in row_reads if read in self.updates and selection is None]
        is_around = node.containers == self.containers[: node.depth] and not node.is_reference
        is_own = all(shared in (0, node.depth) for _, shared, _ in row_reads) and self.key not in selected
        if is_around and not node.depth:
            far = []
        elif is_around and is_own and wide is not None and all(source.far is not None for source in sources):
            far = [*wide, *(f"far{source.suffix}" for source in sources if source.far)]
            far += _named("changed", [(read, 0) for read in sorted(selected)], self.updates)
        return _Update(node, row_reads, suffix, needed, wide, far)

    def terms(self, update: _Update, near: Set[str]) -> list[Term] | None:
        """Return the changed terms of a sum, see :mod:`core.formula.running_sums`."""
        node = update.node
        if update.far != [] or not isinstance(node, FormulaNode) or not node.can_inline:
            return None
        far = self.updates.keys() - near
        return changed_terms(node.template.checked.root, EditScope(list_of(self.key), near, far, node.members))

    def function(self, name: str) -> UpdateFunction:
        """Compile the whole function."""
        variables = scope_variables(len(self.containers))
        values, is_certain, certain = variables[-1], self.certain == len(self.updates), ConstantNode(self.certain)
        statements = [line for update in self.updates.values() for line in self.lines(update)]
        flags = [f"changed{update.suffix}" for update in self.updates.values() if update.node.key in self.read]
        flags += [f"far{update.suffix}" for update in self.updates.values() if update.far]
        start = [
            unpack(variables, _SCOPES),
            if_statement(CompareNode(subscript(values, name), [_EQUAL], [_NEW]), [ReturnNode(_NOTHING)]),
            *(
                line
                for update in self.updates.values()
                if update.node.key in self.running
                for line in self.before(update)
            ),
            assign_entry(values, name, _NEW),
            *(() if self.is_short else (assign("out", ListNode([_CELL], LOAD)),)),
            add_assign_attribute("solver", "evaluations", certain) if is_certain else assign("count", certain),
            *(assign(flag, _FALSE) for flag in flags),
            *(self.begin_far() if self.goes_far else ()),
        ]
        if self.slots:
            self.globals["slots"] = self.slots
            statements.append(ExpressionNode(call_method("solver", "_clear_slots", variable("slots"))))
        end: list[Statement] = [] if is_certain else [add_assign_attribute("solver", "evaluations", variable("count"))]
        end.append(ReturnNode(sequence([_CELL]) if self.is_short else call("tuple", _OUT)))
        return self.compiled(["solver", "scopes", "cell", "new"], [*start, *statements, *end])

    def make_missing_updater(self) -> bool:
        """Compile the first missing column updater; returns False if none is missing."""
        for update in self.updates.values():
            node = update.node
            if update.far != [] and not node.is_reference and node.update_column is None:
                node.update_column = self.column_updater(node)
                return True
        return False

    def begin_far(self) -> list[Statement]:
        """Return the code that initializes the changed rows."""
        on_change = [
            update for update in self.updates.values() if update.node.key in self.read_far and update.far is not None
        ]
        own = len(self.containers)
        first = [assign_entry("hits", self.key, variable(f"only{own}"))] if self.key in self.read_far else []
        depths = {*(update.node.depth for update in on_change), *([own] if first else [])}
        rows = [assign(f"only{depth}", call("only", _SCOPES, ConstantNode(depth))) for depth in sorted(depths)]
        return [*rows, assign("hits", DictNode([], [])), *first]

    def lines(self, update: _Update) -> list[Statement]:
        """Return the code of one node, guarded by the changes of what it reads."""
        if update.far is None:
            written = self.far(update)
        else:
            near = self.near(update)
            if update.needed or update.far:
                near = [_COUNT, *near]
            written = near if not update.far else [if_statement(_any(update.far), self.far(update), near)]
        return [if_statement(_any(update.needed), written)] if update.needed else written

    def before(self, update: _Update) -> list[Statement]:
        """Return the code that keeps the old value of the changed terms of a sum."""
        old, instead = f"old{update.suffix}", assign(f"old{update.suffix}", ConstantNode(None))
        return [
            *self.bound(update),
            try_statement(assign(old, self.total(update)), "FALLBACK_ERRORS", "error", instead),
        ]

    def bound(self, update: _Update) -> list[Statement]:
        """Return the code that binds loop variables to the edited row."""
        rows = {var: row for term in self.running[update.node.key] for var, row in term.rows}
        return [assign(var, variable(row)) for var, row in rows.items()]

    def total(self, update: _Update) -> Expression:
        """Return the code of the sum of the changed terms."""
        total: Expression = ConstantNode(0)
        for place, term in enumerate(self.running[update.node.key]):
            part = generate_term(term.body, self.environment, term.members)
            is_first = not place and not term.is_less
            total = part if is_first else BinaryNode(total, _SUBTRACT if term.is_less else _ADD, part)
        return total

    def formula(
        self, node: AnyNode, suffix: str, names: Sequence[str], hoisted: list[Statement] | None = None
    ) -> Expression:
        """Return a formula, or for a running sum: old value plus new terms minus old terms."""
        if not suffix or node.key not in self.running:
            return super().formula(node, suffix, names, hoisted)
        difference = BinaryNode(self.total(self.updates[node.key]), _SUBTRACT, variable(f"old{suffix}"))
        return BinaryNode(subscript(names[-1], node.name), _ADD, difference)

    def near(self, update: _Update) -> list[Statement]:
        """Return the code of a number of the sheet, the edited row, or a row around it."""
        node, suffix = update.node, update.suffix
        if node.depth:
            is_inner = node.depth == len(self.containers)
            path = _PATH if is_inner else SubscriptNode(_PATH, SliceNode(None, ConstantNode(node.depth)), LOAD)
            cell: Expression = sequence([ConstantNode(node.key), path])
        else:
            self.globals[f"cell{suffix}"] = node.cell
            cell = variable(f"cell{suffix}")
        bound = self.bound(update) if node.key in self.running else []
        return [*bound, *self.number(node, suffix, self.on_change(node, suffix, cell), [])]

    def on_change(self, node: AnyNode, suffix: str, cell: Expression) -> list[Statement]:
        """Return the code that records a change."""
        if self.is_short:
            return [ReturnNode(sequence([_CELL, cell]))]
        found: list[Statement] = [ExpressionNode(call_method("out", "append", cell))]
        if node.key in self.read:
            found.append(assign(f"changed{suffix}", _TRUE))
        if node.key in self.read_far:
            found.append(assign_entry("hits", node.key, variable(f"only{node.depth}")))
        return found

    def far(self, update: _Update) -> list[Statement]:
        """Return the code of a number in other rows, delegated to the solver."""
        node, suffix = update.node, update.suffix
        self.globals |= {f"node{suffix}": node, f"reads{suffix}": update.row_reads}
        is_wide = _TRUE if update.wide is None else _any(update.wide) if update.wide else _FALSE
        this, reads, hits = variable(f"node{suffix}"), variable(f"reads{suffix}"), variable("hits")
        found = call_method("solver", "_update_rows", this, is_wide, reads, hits, variable("nothing"), _OUT)
        flag = [assign(f"far{suffix}", _TRUE)] if update.far else []
        return [*flag, assign(f"changed{suffix}", found)]


def _named(what: str, reads: Sequence[tuple[str, int]], updates: Mapping[str, _Update]) -> list[str]:
    return list(dict.fromkeys(f"{what}{updates[read].suffix}" for read, _ in reads if read in updates))


def _only(scopes: tuple[Values, ...], depth: int) -> dict[tuple[int, ...], tuple[Values, ...]]:
    """Return the row of some depth around an edit, by its positions."""
    around = scopes[: depth + 1]
    return {row_path(around): around}


def _globals_of(code: CodeType) -> set[str]:
    """Return the global names that a code object uses, inner code included."""
    inner = (_globals_of(constant) for constant in code.co_consts if isinstance(constant, CodeType))
    return set(code.co_names).union(*inner)


def _any(flags: Sequence[str]) -> Expression:
    found = [variable(flag) for flag in flags]
    return found[0] if len(found) == 1 else BooleanNode(_OR, found)
