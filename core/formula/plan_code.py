"""A plan as one Python function: what is edited often goes through its numbers without asking what comes next.

The function has the numbers of the sheet and those of the edited row one after the other, each under the condition
that something it reads has changed. Where a plan goes on to other rows, it lets the solver spread the change, which
goes through them with the *sweep* of a step: one function that computes a number in row after row. In both a formula
stands as it does in the function of its number, so that nothing is called for it; sums of which only the edited row
changes go on from what they were, see :mod:`core.formula.running_sums`. A plan of a single number collects nothing: it
says at once what has changed. The number ``reach = length + left``
in the plan of ``weapons[].length`` is written so::

    if changed_3 or changed_5:
        count += 1
        try:
            new = r1["length"] + v["left"]
        except GIVES_UP as error:
            new = solver.carefully(step_7, (v, r1), error)
        if new != r1["reach"] and (
            (new.__class__ is int and -USUAL < new < USUAL)
            or (new := solver.settled(step_7, (v, r1), new)) != r1["reach"]
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

from core.formula.compiler import compile_function
from core.formula.environment import GIVES_UP, Environment
from core.formula.fast_code import is_small, write_fast, write_term
from core.formula.links import Values, path_of
from core.formula.plan import AnyStep, Plan, RowRead
from core.formula.python_tree import (
    LOAD,
    BinaryNode,
    CompareNode,
    ConstantNode,
    DictNode,
    DoNode,
    Expression,
    ListNode,
    LogicNode,
    ReturnNode,
    SliceNode,
    Statement,
    SubscriptNode,
    add,
    add_to,
    ask,
    assigned,
    attempt,
    attribute,
    call,
    define,
    each,
    entry,
    keep,
    places,
    put,
    sequence,
    unpack,
    variable,
    when,
)
from core.formula.running_sums import Edited, Term, terms_of
from core.formula.schema import containers_of, list_of
from core.formula.step import Step
from core.formula.values import Cell, Value

USUAL = 1_000_000_000
"""An int nearer to 0 needs no look at the limits of results; Python compares such small ones faster."""

Editing: TypeAlias = Callable[[Any, tuple[Values, ...], Cell, Value], tuple[Cell, ...]]
"""Edits an input for a solver, see :meth:`core.formula.Solver.edit`.

It takes the values of the sheet and of the rows of the input, the input's cell, and its new value.
"""

_AND, _OR = ast.And(), ast.Or()
_ADD, _SUBTRACT = ast.Add(), ast.Sub()
_IS, _LESS, _EQUAL, _UNEQUAL = ast.Is(), ast.Lt(), ast.Eq(), ast.NotEq()
_TRUE, _FALSE, _NOTHING = ConstantNode(value=True), ConstantNode(value=False), sequence([])
_NEW, _CELL, _OUT, _SCOPES = (variable(name) for name in ("new", "cell", "out", "scopes"))
_PATH = SubscriptNode(_CELL, ConstantNode(1), LOAD)
_IS_USUAL = LogicNode(
    _AND,
    [
        CompareNode(attribute("__class__", "new"), [_IS], [variable("int")]),
        CompareNode(ConstantNode(-USUAL), [_LESS, _LESS], [_NEW, ConstantNode(USUAL)]),
    ],
)
_COUNT = add("count", ConstantNode(1))


def write_plan(key: str, name: str, plan: Plan, environment: Environment, *, at_once: bool) -> Editing | None:
    """Make the function of a plan, and before it the sweeps that it needs.

    Args:
        key: Class key of the input that the plan begins with.
        name: Its key within its row.
        plan: What depends on it.
        environment: What the formulas call.
        at_once: Whether it is wanted now; else each call makes one sweep that is missing, and the last the function.
    """
    writer = _PlanWriter(key, plan, environment)
    while writer.has_swept():
        if not at_once:
            return None
    return writer.function(name)


class _Writer:
    """What plans and sweeps have in common."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self.globals: dict[str, object] = {"GIVES_UP": GIVES_UP, "int": int}

    def compiled(self, parameters: Sequence[str], body: list[Statement]) -> Callable[..., Any]:
        """Compile a function."""
        code = compile_function(define("plan", parameters, body))
        known = {**self.environment.names, **self.globals}
        used = {name: known[name] for name in _globals_of(code) if name in known}
        return FunctionType(code, {"__builtins__": {}, **used})

    def number(
        self,
        step: AnyStep,
        mark: str,
        noted: list[Statement],
        other: Sequence[Statement],
        lifted: list[Statement] | None = None,
    ) -> list[Statement]:
        """Write what computes a number, keeps it where it has changed and notes that, and else does something else.

        Args:
            step: The number.
            mark: Ends the names of all that belongs to it.
            noted: What is done where it has changed.
            other: What is done where it has not.
            lifted: As for :func:`core.formula.fast_code.write_fast`.
        """
        names = places(step.depth)
        self.globals[f"step{mark}"] = step
        this, scopes = variable(f"step{mark}"), sequence([variable(name) for name in names])
        carefully = ask("solver", "carefully", this, scopes, variable("error"))
        settled = assigned("new", ask("solver", "settled", this, scopes, _NEW))
        old = entry(names[-1], step.name)
        is_another = CompareNode(_NEW, [_UNEQUAL], [old])
        is_fit = LogicNode(_OR, [_IS_USUAL, CompareNode(settled, [_UNEQUAL], [old])])
        is_sound = isinstance(step, Step) and step.is_its_formula and is_small(step.template.checked.root)
        has_changed = is_another if is_sound else LogicNode(_AND, [is_another, is_fit])
        return [
            attempt(keep("new", self.formula(step, mark, names, lifted)), "GIVES_UP", "error", keep("new", carefully)),
            when(has_changed, [put(names[-1], step.name, _NEW), *noted], other),
        ]

    def formula(
        self, step: AnyStep, mark: str, names: Sequence[str], lifted: list[Statement] | None = None
    ) -> Expression:
        """Write the formula itself, or a call of the step's function where that does more."""
        if isinstance(step, Step) and step.is_its_formula:
            return write_fast(step.template.checked.root, self.environment, step.members, lifted)[0]
        self.globals[f"function{mark}"] = step.function
        return call(f"function{mark}", *(variable(name) for name in names))

    def sweep(self, step: AnyStep) -> Callable[..., Any]:
        """Make the sweep of a step."""
        names = places(step.depth)
        stays = DoNode(ask("unchanged", "append", variable(names[-1])))
        lifted: list[Statement] = []
        rows = each(names, variable("targets"), self.number(step, "", [], [stays], lifted))
        if lifted:
            lifted.insert(0, unpack(names[:1], attribute("sheet", "solver")))
        return self.compiled(["solver", "targets", "unchanged"], [*lifted, rows])


@dataclass(slots=True)
class _Task:
    """One step of a plan that is written.

    Attributes:
        step: The step.
        row_reads: As in its entry.
        mark: Ends the names of all that belongs to it.
        needed: The variables one of which says that it has to be computed; none where it has to be in any case.
        wide: The variables that say that it has to be computed in every row; None where it has to be in any case.
        far: The variables that say that it has to be computed in other rows, ``wide`` among them; None where it has to
            be in any case.
    """

    step: AnyStep
    row_reads: tuple[RowRead, ...]
    mark: str
    needed: list[str]
    wide: list[str] | None
    far: list[str] | None


class _PlanWriter(_Writer):
    """Writes one plan."""

    def __init__(self, key: str, plan: Plan, environment: Environment) -> None:
        super().__init__(environment)
        self.key = key
        self.containers = containers_of(list_of(key))
        self.tasks: dict[str, _Task] = {}
        for place, (_, step, _, _, row_reads) in enumerate(reversed(list(plan.entries.values()))):
            self.tasks[step.key] = self.task(step, row_reads, f"_{place}")
        self.read = {read for task in self.tasks.values() for read, _ in task.step.reads}
        far = [task for task in self.tasks.values() if task.far != []]
        self.read_far = {read for task in far for read, _, _ in task.row_reads}
        self.certain = sum(not task.needed and task.far == [] for task in self.tasks.values())
        self.globals |= {"tuple": tuple, "only": _only, "nothing": {}}
        self.goes_far = bool(far)
        self.slots = plan.slots
        self.is_short = len(self.tasks) <= 1 and not self.goes_far and not self.slots
        near = {self.key, *(task.step.key for task in self.tasks.values() if task.far == [])}
        self.running = {key: terms for key, task in self.tasks.items() if (terms := self.terms(task, near))}

    def task(self, step: AnyStep, row_reads: tuple[RowRead, ...], mark: str) -> _Task:
        """Say when and where a step has to be computed, from those before it."""
        selected = {read for read, _, selection in row_reads if selection is not None}
        before = [(read, shared) for read, shared in step.reads if read == self.key or read in self.tasks]
        needed = [] if any(read == self.key for read, _ in before) else _named("changed", before, self.tasks)
        wide_reads = [(read, shared) for read, shared in before if not shared and read not in selected]
        wide: list[str] | None = _named("changed", wide_reads, self.tasks)
        if any(read == self.key for read, _ in wide_reads):
            wide = None
        far: list[str] | None = None
        sources = [self.tasks[read] for read, _, selection in row_reads if read in self.tasks and selection is None]
        is_around = step.containers == self.containers[: step.depth] and not step.is_link
        is_own = all(shared in (0, step.depth) for _, shared, _ in row_reads) and self.key not in selected
        if is_around and not step.depth:
            far = []
        elif is_around and is_own and wide is not None and all(source.far is not None for source in sources):
            far = [*wide, *(f"far{source.mark}" for source in sources if source.far)]
            far += _named("changed", [(read, 0) for read in sorted(selected)], self.tasks)
        return _Task(step, row_reads, mark, needed, wide, far)

    def terms(self, task: _Task, near: Set[str]) -> list[Term] | None:
        """Return the parts of a sum of which only the edited row may change, see :mod:`core.formula.running_sums`."""
        step = task.step
        if task.far != [] or not isinstance(step, Step) or not step.is_its_formula:
            return None
        far = self.tasks.keys() - near
        return terms_of(step.template.checked.root, Edited(list_of(self.key), near, far, step.members))

    def function(self, name: str) -> Editing:
        """Write everything."""
        variables = places(len(self.containers))
        values, is_certain, certain = variables[-1], self.certain == len(self.tasks), ConstantNode(self.certain)
        steps = [line for task in self.tasks.values() for line in self.lines(task)]
        flags = [f"changed{task.mark}" for task in self.tasks.values() if task.step.key in self.read]
        flags += [f"far{task.mark}" for task in self.tasks.values() if task.far]
        start = [
            unpack(variables, _SCOPES),
            when(CompareNode(entry(values, name), [_EQUAL], [_NEW]), [ReturnNode(_NOTHING)]),
            *(line for task in self.tasks.values() if task.step.key in self.running for line in self.before(task)),
            put(values, name, _NEW),
            *(() if self.is_short else (keep("out", ListNode([_CELL], LOAD)),)),
            add_to("solver", "evaluations", certain) if is_certain else keep("count", certain),
            *(keep(flag, _FALSE) for flag in flags),
            *(self.begin_far() if self.goes_far else ()),
        ]
        if self.slots:
            self.globals["slots"] = self.slots
            steps.append(DoNode(ask("solver", "forget_naming", variable("slots"))))
        end: list[Statement] = [] if is_certain else [add_to("solver", "evaluations", variable("count"))]
        end.append(ReturnNode(sequence([_CELL]) if self.is_short else call("tuple", _OUT)))
        return self.compiled(["solver", "scopes", "cell", "new"], [*start, *steps, *end])

    def has_swept(self) -> bool:
        """Make the first sweep that is missing for a number that the solver spreads to other rows, if there is one."""
        for task in self.tasks.values():
            step = task.step
            if task.far != [] and not step.is_link and step.sweep is None:
                step.sweep = self.sweep(step)
                return True
        return False

    def begin_far(self) -> list[Statement]:
        """Write where the rows are kept in which something has changed: so far the edited row and those around it."""
        noted = [task for task in self.tasks.values() if task.step.key in self.read_far and task.far is not None]
        own = len(self.containers)
        first = [put("hits", self.key, variable(f"only{own}"))] if self.key in self.read_far else []
        depths = {*(task.step.depth for task in noted), *([own] if first else [])}
        rows = [keep(f"only{depth}", call("only", _SCOPES, ConstantNode(depth))) for depth in sorted(depths)]
        return [*rows, keep("hits", DictNode([], [])), *first]

    def lines(self, task: _Task) -> list[Statement]:
        """Write one step, under the condition that something it reads has changed."""
        if task.far is None:
            written = self.far(task)
        else:
            near = self.near(task)
            if task.needed or task.far:
                near = [_COUNT, *near]
            written = near if not task.far else [when(_any(task.far), self.far(task), near)]
        return [when(_any(task.needed), written)] if task.needed else written

    def before(self, task: _Task) -> list[Statement]:
        """Write what the parts of a sum were before the edit."""
        old, instead = f"old{task.mark}", keep(f"old{task.mark}", ConstantNode(None))
        return [*self.bound(task), attempt(keep(old, self.total(task)), "GIVES_UP", "error", instead)]

    def bound(self, task: _Task) -> list[Statement]:
        """Write that the loops of a sum stand in the edited row."""
        rows = {var: row for term in self.running[task.step.key] for var, row in term.rows}
        return [keep(var, variable(row)) for var, row in rows.items()]

    def total(self, task: _Task) -> Expression:
        """Write what the parts of a sum that may change are together."""
        total: Expression = ConstantNode(0)
        for place, term in enumerate(self.running[task.step.key]):
            part = write_term(term.body, self.environment, term.members)
            is_first = not place and not term.is_less
            total = part if is_first else BinaryNode(total, _SUBTRACT if term.is_less else _ADD, part)
        return total

    def formula(
        self, step: AnyStep, mark: str, names: Sequence[str], lifted: list[Statement] | None = None
    ) -> Expression:
        """Write a formula, or what a sum was, with what its parts are now less what they were."""
        if not mark or step.key not in self.running:
            return super().formula(step, mark, names, lifted)
        difference = BinaryNode(self.total(self.tasks[step.key]), _SUBTRACT, variable(f"old{mark}"))
        return BinaryNode(entry(names[-1], step.name), _ADD, difference)

    def near(self, task: _Task) -> list[Statement]:
        """Write a number of the sheet, of the edited row, or of a row around it."""
        step, mark = task.step, task.mark
        if step.depth:
            is_inner = step.depth == len(self.containers)
            path = _PATH if is_inner else SubscriptNode(_PATH, SliceNode(None, ConstantNode(step.depth)), LOAD)
            cell: Expression = sequence([ConstantNode(step.key), path])
        else:
            self.globals[f"cell{mark}"] = step.cell
            cell = variable(f"cell{mark}")
        bound = self.bound(task) if step.key in self.running else []
        return [*bound, *self.number(step, mark, self.noted(step, mark, cell), [])]

    def noted(self, step: AnyStep, mark: str, cell: Expression) -> list[Statement]:
        """Write that a number has changed."""
        if self.is_short:
            return [ReturnNode(sequence([_CELL, cell]))]
        found: list[Statement] = [DoNode(ask("out", "append", cell))]
        if step.key in self.read:
            found.append(keep(f"changed{mark}", _TRUE))
        if step.key in self.read_far:
            found.append(put("hits", step.key, variable(f"only{step.depth}")))
        return found

    def far(self, task: _Task) -> list[Statement]:
        """Write a number that the solver spreads to other rows."""
        step, mark = task.step, task.mark
        self.globals |= {f"step{mark}": step, f"reads{mark}": task.row_reads}
        is_wide = _TRUE if task.wide is None else _any(task.wide) if task.wide else _FALSE
        this, reads, hits = variable(f"step{mark}"), variable(f"reads{mark}"), variable("hits")
        found = ask("solver", "spread", this, is_wide, reads, hits, variable("nothing"), _OUT)
        flag = [keep(f"far{mark}", _TRUE)] if task.far else []
        return [*flag, keep(f"changed{mark}", found)]


def _named(what: str, reads: Sequence[tuple[str, int]], tasks: Mapping[str, _Task]) -> list[str]:
    return list(dict.fromkeys(f"{what}{tasks[read].mark}" for read, _ in reads if read in tasks))


def _only(scopes: tuple[Values, ...], depth: int) -> dict[tuple[int, ...], tuple[Values, ...]]:
    """Return the row of some depth that an edit stands in, by its positions."""
    around = scopes[: depth + 1]
    return {path_of(around): around}


def _globals_of(code: CodeType) -> set[str]:
    """Return the names that a function looks for outside, with those of what is written within it."""
    inner = (_globals_of(constant) for constant in code.co_consts if isinstance(constant, CodeType))
    return set(code.co_names).union(*inner)


def _any(flags: Sequence[str]) -> Expression:
    found = [variable(flag) for flag in flags]
    return found[0] if len(found) == 1 else LogicNode(_OR, found)
