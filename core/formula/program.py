"""Class `Program`: all formulas of a game, parsed, checked, compiled, sorted; shared."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

from core.errors import FormulaError
from core.formula.ast_builder import Expression
from core.formula.changed_node import ChangedNode
from core.formula.checker import check
from core.formula.codegen import InterpretedOnlyError, generate_fast
from core.formula.compiler import compile_codes
from core.formula.dependency_graph import all_dependents, evaluation_order
from core.formula.environment import Environment
from core.formula.formula_node import FormulaNode, FormulaTemplate
from core.formula.parser import parse
from core.formula.references import reference_nodes
from core.formula.schema import Schema, fill_marks, list_of
from core.formula.scopes import FamilyNotUniformError
from core.formula.suggestions import did_you_mean
from core.formula.syntax import Node
from core.formula.typed_tree import NamedRead, NameMeaning, named_reads
from core.formula.update_order import AnyNode, UpdateOrder, make_update_order
from core.formula.values import Cell, ValueType
from core.formula.what_if import WhatIfNode
from core.messages import Message


class KeyAccess:
    """How to reach the number of a class key, and what to update after its edit (cached).

    Attributes:
        list_key: The list whose rows have it, or "".
        name: Its key within the row.
        update_order: Its dependents.
    """

    __slots__ = ("list_key", "name", "update_order")

    def __init__(self, key: str, order: UpdateOrder) -> None:
        self.list_key = list_of(key)
        self.name = key[len(self.list_key) + 3 :] if self.list_key else key
        self.update_order = order


class NamedTree(NamedTuple):
    """The tree of a formula with the meanings of its names.

    Attributes:
        tree: The tree.
        names: The meaning of each name node, by ``id``.
        reads: The names in the order of the text, see `named_reads`.
    """

    tree: Node
    names: Mapping[int, NameMeaning]
    reads: tuple[NamedRead, ...]


class Program:
    """The compiled formulas of a game, perhaps with house rules.

    Attributes:
        schema: What formulas may name.
        nodes: All computed numbers in evaluation order.
        by_key: Those with a formula, by class key.
        on_demand: Numbers that are not stored but computed on demand; nothing depends on them.
        what_ifs: What-if numbers by class key; a house rule may replace one.
        accesses: Cache of :meth:`access`.
        sheet_node_count: Number of nodes of the sheet itself.
    """

    def __init__(
        self,
        schema: Schema,
        environment: Environment,
        nodes: Mapping[str, FormulaNode],
        on_demand: Mapping[str, FormulaNode],
    ) -> None:
        self.schema = schema
        self.by_key = nodes
        self.on_demand = on_demand
        self._environment = environment
        references = reference_nodes(schema)
        dependents = _readers_of({**references, **nodes})
        self.what_ifs = {
            key: WhatIfNode(key, what_if, nodes, dependents)
            for key, what_if in schema.what_ifs.items()
            if key not in nodes
        }
        every: dict[str, AnyNode] = {**references, **self.what_ifs, **nodes}
        needs = {key: [read for read, _ in node.reads] for key, node in every.items()}
        self.nodes: tuple[AnyNode, ...] = tuple(every[key] for key in evaluation_order(needs))
        self._named_trees: dict[tuple[str, str], NamedTree] = {}
        self.sheet_node_count = sum(not node.depth for node in self.nodes)
        self._positions = {node.key: position for position, node in enumerate(self.nodes)}
        for each in self.what_ifs.values():
            each.sort_nodes(self._positions)
        for key, each in self.what_ifs.items():
            for read, _ in each.reads:
                dependents.setdefault(read, []).append(key)
        self._dependents = dependents
        self._update_orders: dict[tuple[tuple[str, ...], str], UpdateOrder] = {}
        self._affected: dict[frozenset[str], frozenset[str]] = {}
        self._between: dict[tuple[frozenset[str], frozenset[str]], tuple[AnyNode, ...]] = {}
        self.accesses: dict[str, KeyAccess] = {}
        self._computed_names: dict[str, tuple[str, ...]] = {}

    @classmethod
    def build(cls, schema: Schema, formulas: Mapping[str, str], on_demand: Mapping[str, str] | None = None) -> Program:
        """Parse, check, compile and order the formulas of a game.

        Args:
            schema: What formulas may name.
            formulas: By class key. A key may hold family marks (``base.<a>``): its formula is then parsed, checked and
                compiled once for all members; members that have a formula of their own are left out.
            on_demand: Formulas of numbers that are computed only on demand; other formulas cannot name them.

        Raises:
            FormulaError: A formula is invalid or part of a cycle; ``key`` says which.
        """
        environment = Environment(schema.functions, schema.tables)
        nodes = _make_nodes(schema, environment, formulas)
        return cls(schema, environment, nodes, _make_nodes(schema, environment, on_demand) if on_demand else {})

    def with_inputs(self, keys: Mapping[str, ValueType], lists: Collection[str]) -> Program:
        """Return a program that knows further inputs and lists, by class key; no formula reads them."""
        schema = replace(self.schema, keys={**self.schema.keys, **keys}, lists=self.schema.lists | set(lists))
        return Program(schema, self._environment, self.by_key, self.on_demand)

    def with_house_rules(self, rules: Mapping[str, str]) -> Program:
        """Return a program with some formulas replaced; the rest is shared.

        Raises:
            FormulaError: As :meth:`build`, or no such number is computed.
        """
        return self.with_nodes(self.compile_house_rules(rules))

    def with_nodes(self, nodes: Mapping[str, FormulaNode]) -> Program:
        """Return a program with compiled formulas in place of some of its own.

        Raises:
            FormulaError: They form a cycle.
        """
        return Program(self.schema, self._environment, {**self.by_key, **nodes}, self.on_demand)

    def with_changes(self, changes: Mapping[Cell, Fraction]) -> Program:
        """Return a program that adds changes to computed numbers after their formulas.

        Args:
            changes: What is added, by cell; its number has a formula.
        """
        by_key: dict[str, dict[tuple[int, ...], Fraction]] = {}
        for (key, path), change in changes.items():
            by_key.setdefault(key, {})[path] = change
        return self.with_nodes({key: ChangedNode(self.by_key[key], found) for key, found in by_key.items()})

    def needs(self, nodes: Mapping[str, FormulaNode]) -> dict[str, list[str]]:
        """Return what each number reads with compiled formulas in place of some, to find cycles without a program.

        A what-if number needs the number in question: what lies between is needed by that one.
        """
        every: dict[str, AnyNode] = {**reference_nodes(self.schema), **self.by_key, **nodes}
        what_ifs = {key: [what_if.number] for key, what_if in self.what_ifs.items() if key not in nodes}
        return {**what_ifs, **{key: [read for read, _ in node.reads] for key, node in every.items()}}

    def compile_house_rules(self, rules: Mapping[str, str]) -> dict[str, FormulaNode]:
        """Return the compiled formulas of house rules, by class key; whether they form a cycle is not checked.

        Raises:
            FormulaError: A formula is invalid, or no such number is computed.
        """
        for key in rules:
            if key not in self.by_key and key not in self.what_ifs and "<" not in key:
                raise _with_key(
                    FormulaError(
                        Message(
                            "rule_unknown",
                            "There is no computed number {key}.{hint}",
                            {"key": key, "hint": did_you_mean(key, self.by_key)},
                        )
                    ),
                    key,
                )
        return _make_nodes(self.schema, self._environment, rules)

    def formula(self, key: str) -> str:
        """Return the formula of a number for its family member.

        For a what-if number it is the formula of its target.

        Raises:
            KeyError: It is not computed.
        """
        return self._node_with_formula(key).text

    def formula_template(self, key: str) -> str:
        """Return the formula as written, with family marks; of a what-if number, that of its target.

        Raises:
            KeyError: It is not computed.
        """
        return self._node_with_formula(key).template.text

    def named_tree(self, key: str, formula: str) -> NamedTree:
        """Return the tree of a formula with the meanings of its names; memoised, as explanations read it often.

        Args:
            key: Class key of the number that it computes.
            formula: The formula, its own or another one.

        Raises:
            FormulaError: The formula is invalid.
        """
        found = self._named_trees.get((key, formula))
        if found is None:
            tree = parse(formula)
            names = check(tree, key, self.schema).names
            found = self._named_trees[key, formula] = NamedTree(tree, names, named_reads(tree, names))
        return found

    def _node_with_formula(self, key: str) -> FormulaNode:
        what_if = self.what_ifs.get(key)
        return self.by_key[key if what_if is None else what_if.number]

    def reads(self, key: str) -> tuple[tuple[str, int], ...]:
        """Return the class keys a number reads, see :class:`core.formula.typed_tree.TypedFormula`.

        Raises:
            KeyError: It is not computed.
        """
        return self.nodes[self._positions[key]].reads

    def dependents(self, keys: Iterable[str]) -> tuple[str, ...]:
        """Return the direct and indirect dependents of some keys, in evaluation order."""
        keys_found = all_dependents(keys, self._dependents)
        return tuple(node.key for node in self.nodes if node.key in keys_found and not node.is_reference)

    def affected(self, keys: frozenset[str]) -> frozenset[str]:
        """Return some keys with everything that depends on them (cached)."""
        found = self._affected.get(keys)
        if found is None:
            if len(self._affected) >= _MAX_UPDATE_ORDERS:
                self._affected.clear()
            found = self._affected[keys] = keys | all_dependents(keys, self._dependents)
        return found

    def between(self, starts: frozenset[str], ends: frozenset[str]) -> tuple[AnyNode, ...]:
        """Return what depends on some keys and others need, these included, in order (cached)."""
        found = self._between.get((starts, ends))
        if found is None:
            if len(self._between) >= _MAX_UPDATE_ORDERS:
                self._between.clear()
            needed: set[str] = set()
            waiting = list(self.affected(starts) & ends)
            while waiting:
                key = waiting.pop()
                if key not in needed and key in self._positions:
                    needed.add(key)
                    waiting += [read for read, _ in self.nodes[self._positions[key]].reads]
            wanted = needed & self.affected(starts)
            found = self._between[starts, ends] = tuple(node for node in self.nodes if node.key in wanted)
        return found

    def direct_dependents(self, key: str) -> tuple[str, ...]:
        """Return the numbers that read a key directly or through a reference, in evaluation order."""
        found: set[str] = set()
        waiting = [key]
        while waiting:
            fresh = set(self._dependents.get(waiting.pop(), ())) - found
            found |= fresh
            waiting += fresh - self.by_key.keys()
        return tuple(node.key for node in self.nodes if node.key in found and not node.is_reference)

    def update_order(self, starts: Sequence[str], list_key: str = "") -> UpdateOrder:
        """Return what to update when some keys or the rows of a list change.

        Args:
            starts: Class keys that change.
            list_key: A list whose rows change: all numbers of its rows are included.
        """
        cache_key = (tuple(starts), list_key)
        order = self._update_orders.get(cache_key)
        if order is None:
            if len(self._update_orders) >= _MAX_UPDATE_ORDERS:
                self._update_orders.clear()
            order = self._update_orders[cache_key] = make_update_order(
                self.nodes, self._positions, self._dependents, *cache_key, self.schema
            )
        return order

    def access(self, key: str) -> KeyAccess:
        """Return the access data of a class key (cached)."""
        found = self.accesses.get(key)
        if found is None:
            found = self.accesses[key] = KeyAccess(key, self.update_order((key,)))
        return found

    def computed_names(self, list_key: str) -> tuple[str, ...]:
        """Return the names of all computed numbers in a row of a list ("" for the sheet)."""
        names = self._computed_names.get(list_key)
        if names is None:
            names = tuple(node.name for node in self.nodes if node.list_key == list_key)
            self._computed_names[list_key] = names
        return names


_MAX_UPDATE_ORDERS = 2_000


def _readers_of(nodes: Mapping[str, AnyNode]) -> dict[str, list[str]]:
    """Return the readers of each key."""
    dependents: dict[str, list[str]] = {}
    for key, node in nodes.items():
        for read, _ in node.reads:
            dependents.setdefault(read, []).append(key)
    return dependents


def _with_key(error: FormulaError, key: str) -> FormulaError:
    error.key = key
    return error


def _make_nodes(schema: Schema, environment: Environment, formulas: Mapping[str, str]) -> dict[str, FormulaNode]:
    trees: dict[str, Node] = {}
    numbers: list[tuple[str, FormulaTemplate, Mapping[str, str]]] = []
    for key, text in formulas.items():
        try:
            tree = trees.get(text)
            if tree is None:
                tree = trees[text] = parse(text)
            numbers += _templates(schema, environment, key, tree, formulas)
        except FormulaError as error:
            raise _with_key(error, key) from None
    templates = list({id(template): template for _, template, _ in numbers}.values())
    expressions: list[tuple[Expression, int]] = []
    compiled: list[FormulaTemplate] = []
    for template in templates:
        try:
            expression, template.is_plain = generate_fast(template.checked.root, environment)
        except InterpretedOnlyError:
            continue
        expressions.append((expression, template.depth))
        compiled.append(template)
    for template, code in zip(compiled, compile_codes(expressions), strict=True):
        template.code = code
    number = ValueType.NUMBER
    return {
        key: FormulaNode(key, template, members, schema.keys.get(key, number)) for key, template, members in numbers
    }


def _templates(
    schema: Schema, environment: Environment, key: str, tree: Node, formulas: Mapping[str, str]
) -> list[tuple[str, FormulaTemplate, Mapping[str, str]]]:
    """Check a formula: once if it means the same for all members of its family, else per member."""
    text, depth = formulas[key], key.count("[]")
    if "<" not in key:
        return [(key, FormulaTemplate(text, tree, check(tree, key, schema), depth, environment), {})]
    expansions = [(fill_marks(key, members), members) for members in schema.expansions(key)]
    expansions = [(member_key, members) for member_key, members in expansions if member_key not in formulas]
    try:
        template = FormulaTemplate(text, tree, check(tree, key, schema), depth, environment)
    except FamilyNotUniformError:
        single: list[tuple[str, FormulaTemplate, Mapping[str, str]]] = []
        for member_key, members in expansions:
            filled = fill_marks(text, members)
            member_tree = parse(filled)
            checked = check(member_tree, member_key, schema)
            single.append((member_key, FormulaTemplate(filled, member_tree, checked, depth, environment), {}))
        return single
    return [(member_key, template, members) for member_key, members in expansions]
