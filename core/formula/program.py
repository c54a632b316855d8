"""All formulas of a game: parsed, checked, compiled and in order, shared by every sheet of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from core.errors import FormulaError
from core.formula.check import check
from core.formula.compiler import compile_codes, write
from core.formula.environment import Environment
from core.formula.graph import in_order, reached
from core.formula.links import links_of
from core.formula.parser import parse
from core.formula.plan import AnyStep, Plan, make_plan
from core.formula.plan_code import Editing, write_plan
from core.formula.schema import Schema, fill_marks, list_of
from core.formula.scopes import NotUniformError
from core.formula.step import Step, Template
from core.formula.suggest import hint
from core.formula.supposed import Supposition
from core.formula.syntax import Node
from core.formula.values import ValueType
from core.messages import Message

SELDOM = 8
"""So many edits of an input, and one more for each step of its plan, are no reason yet to write the plan."""


class Route:
    """What leads to a class key, and what depends on it.

    Attributes:
        list_key: The list whose rows have it, or "".
        name: Its key within the row.
        plan: What depends on it.
        edit: The plan as a function, once it has been gone through some times more than it has steps: the longer a
            plan, the more it costs to write. Somebody who has time may have it written before.
        uses: How often the plan has been gone through step by step.
    """

    __slots__ = ("_edits", "_environment", "_key", "edit", "list_key", "name", "plan", "uses")

    def __init__(self, key: str, plan: Plan, environment: Environment, edits: dict[str, Editing]) -> None:
        self.list_key = list_of(key)
        self.name = key[len(self.list_key) + 3 :] if self.list_key else key
        self.plan = plan
        self.edit: Editing | None = None
        self._key = key
        self._environment = environment
        self._edits = edits
        self.uses = 0

    def use(self) -> None:
        """Count an edit that goes through the plan step by step."""
        self.uses += 1
        if self.uses > SELDOM + len(self.plan.entries):
            self.write(at_once=True)

    def write(self, *, at_once: bool) -> None:
        """Write the function, or a part of it that takes some milliseconds."""
        self.edit = write_plan(self._key, self.name, self.plan, self._environment, at_once=at_once)
        if self.edit is not None and not self.list_key:
            self._edits[self._key] = self.edit


class Program:
    """The formulas of a game, or of a game with house rules.

    Attributes:
        schema: What formulas may name.
        steps: Every number that is computed, in an order in which each stands after what it needs.
        by_key: Those that have a formula, by class key.
        asked: Those that nobody keeps: they are computed when somebody asks for them, and none is computed from them.
        supposed: Those that suppose something, by class key; a house rule may take the place of one.
        routes: What :meth:`route` has already given.
        edits: Those functions of routes that edit an input of the sheet itself, by class key.
        sheet_steps: How many of them are numbers of the sheet itself.
    """

    def __init__(
        self, schema: Schema, environment: Environment, steps: Mapping[str, Step], asked: Mapping[str, Step]
    ) -> None:
        self.schema = schema
        self.by_key = steps
        self.asked = asked
        self._environment = environment
        links = links_of(schema)
        readers = _readers_of({**links, **steps})
        self.supposed = {
            key: Supposition(key, supposed, steps, readers)
            for key, supposed in schema.supposed.items()
            if key not in steps
        }
        every: dict[str, AnyStep] = {**links, **self.supposed, **steps}
        needs = {key: [read for read, _ in step.reads] for key, step in every.items()}
        self.steps: tuple[AnyStep, ...] = tuple(every[key] for key in in_order(needs))
        self.sheet_steps = sum(not step.depth for step in self.steps)
        self._positions = {step.key: place for place, step in enumerate(self.steps)}
        for each in self.supposed.values():
            each.put_in_order(self._positions)
        for key, each in self.supposed.items():
            for read, _ in each.reads:
                readers.setdefault(read, []).append(key)
        self._readers = readers
        self._plans: dict[tuple[tuple[str, ...], str], Plan] = {}
        self.routes: dict[str, Route] = {}
        self.edits: dict[str, Editing] = {}
        self._row_names: dict[str, tuple[str, ...]] = {}

    @classmethod
    def build(cls, schema: Schema, formulas: Mapping[str, str], asked: Mapping[str, str] | None = None) -> Program:
        """Parse, check, compile and order the formulas of a game.

        Args:
            schema: What formulas may name.
            formulas: By class key. A key may hold family marks (``base.<a>``): its formula is then parsed, checked and
                compiled once for all members; members that have a formula of their own are left out.
            asked: The same of numbers that are computed only when they are asked for; no formula may name them.

        Raises:
            FormulaError: One of them is wrong; the error's ``key`` says which. A circle is printed as a path.
        """
        environment = Environment(schema.functions, schema.tables)
        steps = _make_steps(schema, environment, formulas)
        return cls(schema, environment, steps, _make_steps(schema, environment, asked) if asked else {})

    def with_rules(self, rules: Mapping[str, str]) -> Program:
        """Return the program with some formulas replaced; all else is shared with this one.

        Raises:
            FormulaError: As :meth:`build`, or no such number is computed.
        """
        for key in rules:
            if key not in self.by_key and key not in self.supposed and "<" not in key:
                raise _named(
                    FormulaError(
                        Message(
                            "rule_unknown",
                            "There is no computed number {key}.{hint}",
                            {"key": key, "hint": hint(key, self.by_key)},
                        )
                    ),
                    key,
                )
        replaced = _make_steps(self.schema, self._environment, rules)
        return Program(self.schema, self._environment, {**self.by_key, **replaced}, self.asked)

    def formula(self, key: str) -> str:
        """Return the formula of a number as it holds for this member of its family; of a supposed one what it supposes.

        Raises:
            KeyError: It is not computed.
        """
        return self._defining(key).text

    def written(self, key: str) -> str:
        """Return the formula of a number as it is written, family marks and all; of a supposed one what it supposes.

        Raises:
            KeyError: It is not computed.
        """
        return self._defining(key).template.text

    def _defining(self, key: str) -> Step:
        supposed = self.supposed.get(key)
        return self.by_key[key if supposed is None else supposed.of]

    def reads(self, key: str) -> tuple[tuple[str, int], ...]:
        """Return what a computed number reads, see :class:`core.formula.bound.Checked`.

        Raises:
            KeyError: It is not computed.
        """
        return self.steps[self._positions[key]].reads

    def readers(self, keys: Iterable[str]) -> tuple[str, ...]:
        """Return the class keys of everything that is computed from some keys, in order."""
        found = reached(keys, self._readers)
        return tuple(step.key for step in self.steps if step.key in found and not step.is_link)

    def read_by(self, key: str) -> tuple[str, ...]:
        """Return the class keys of what reads a key itself, be it by the name of a row, in order."""
        found: set[str] = set()
        waiting = [key]
        while waiting:
            fresh = set(self._readers.get(waiting.pop(), ())) - found
            found |= fresh
            waiting += fresh - self.by_key.keys()
        return tuple(step.key for step in self.steps if step.key in found and not step.is_link)

    def plan(self, starts: Sequence[str], list_key: str = "") -> Plan:
        """Return what has to be looked at when some keys change, or when the rows of a list do, in order.

        Args:
            starts: Class keys of what changes.
            list_key: A list whose rows change; all that is computed in them is in the plan.
        """
        wanted = (tuple(starts), list_key)
        plan = self._plans.get(wanted)
        if plan is None:
            if len(self._plans) >= _MOST_PLANS:
                self._plans.clear()
            plan = self._plans[wanted] = make_plan(self.steps, self._positions, self._readers, *wanted, self.schema)
        return plan

    def route(self, key: str) -> Route:
        """Return what leads to a class key and what depends on it."""
        found = self.routes.get(key)
        if found is None:
            found = self.routes[key] = Route(key, self.plan((key,)), self._environment, self.edits)
        return found

    def write_ahead(self) -> bool:
        """Write a part of a plan that edits went through step by step; say whether there was any left to write.

        For pauses in the work, as the next edits of the same inputs are quicker then.
        """
        for route in tuple(self.routes.values()):
            if route.uses and route.edit is None:
                route.write(at_once=False)
                return True
        return False

    def row_names(self, list_key: str) -> tuple[str, ...]:
        """Return the names of all that is computed in a row of a list (in the sheet itself for "")."""
        found = self._row_names.get(list_key)
        if found is None:
            found = tuple(step.name for step in self.steps if step.list_key == list_key)
            self._row_names[list_key] = found
        return found


_MOST_PLANS = 2_000


def _readers_of(steps: Mapping[str, AnyStep]) -> dict[str, list[str]]:
    """Return what reads each key."""
    readers: dict[str, list[str]] = {}
    for key, step in steps.items():
        for read, _ in step.reads:
            readers.setdefault(read, []).append(key)
    return readers


def _named(error: FormulaError, key: str) -> FormulaError:
    error.key = key
    return error


def _make_steps(schema: Schema, environment: Environment, formulas: Mapping[str, str]) -> dict[str, Step]:
    trees: dict[str, Node] = {}
    wanted: list[tuple[str, Template, Mapping[str, str]]] = []
    for key, text in formulas.items():
        try:
            tree = trees.get(text)
            if tree is None:
                tree = trees[text] = parse(text)
            wanted += _templates(schema, environment, key, tree, formulas)
        except FormulaError as error:
            raise _named(error, key) from None
    templates = list({id(template): template for _, template, _ in wanted}.values())
    written = []
    for template in templates:
        expression, template.way = write(template.checked.root, environment)
        written.append((expression, template.depth))
    for template, code in zip(templates, compile_codes(written), strict=True):
        template.code = code
    number = ValueType.NUMBER
    return {key: Step(key, template, members, schema.keys.get(key, number)) for key, template, members in wanted}


def _templates(
    schema: Schema, environment: Environment, key: str, tree: Node, formulas: Mapping[str, str]
) -> list[tuple[str, Template, Mapping[str, str]]]:
    """Check a formula: once where it means the same for all members of its family, else for each member."""
    text, depth = formulas[key], key.count("[]")
    if "<" not in key:
        return [(key, Template(text, tree, check(tree, key, schema), depth, environment), {})]
    spreads = [(fill_marks(key, members), members) for members in schema.spread(key)]
    spreads = [(member_key, members) for member_key, members in spreads if member_key not in formulas]
    try:
        template = Template(text, tree, check(tree, key, schema), depth, environment)
    except NotUniformError:
        single: list[tuple[str, Template, Mapping[str, str]]] = []
        for member_key, members in spreads:
            filled = fill_marks(text, members)
            member_tree = parse(filled)
            checked = check(member_tree, member_key, schema)
            single.append((member_key, Template(filled, member_tree, checked, depth, environment), {}))
        return single
    return [(member_key, template, members) for member_key, members in spreads]
