"""Tree of the groups, lists and inputs of a game's documents, built from its fields.

Built once from the game's fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import cast

from core.character.address import split_key
from core.character.field_values import Convert, converter, default_value
from core.character.json_values import Json
from core.formula import Value
from core.rules.model import Field, FieldType, LinkedColumn, Option, System


@dataclass(frozen=True, slots=True)
class InputNode:
    """An input.

    Attributes:
        key: ``weapons[].name``.
        name: Its name for the solver: within a row ``minimums.ambt``, on the sheet the key.
        field: Its definition.
        convert: Converts its JSON to a value.
        default: Its value if the document has none.
    """

    key: str
    name: str
    field: Field
    convert: Convert
    default: Value


@dataclass(slots=True)
class GroupNode:
    """A group: an object of the document, a row, or the whole of ``data``.

    Attributes:
        key: ``culture``, ``weapons[]``; "" for the whole.
        is_nullable: Whether it may be ``null``.
        members: Child nodes by name.
        with_rows: Those of them that are or contain lists.
    """

    key: str
    is_nullable: bool = False
    members: dict[str, Node] = field(default_factory=dict)
    with_rows: dict[str, GroupNode | ListNode] = field(default_factory=dict)


@dataclass(slots=True)
class ListNode:
    """A list of rows.

    Attributes:
        key: ``weapons``, ``stances[].uses``.
        name: Its name for the solver: within a row ``uses``, on the sheet the key.
        field: Its definition.
        scope: The fields of a row.
    """

    key: str
    name: str
    field: Field
    scope: Scope


@dataclass(slots=True)
class Scope:
    """The fields of one row, or of the sheet itself.

    Attributes:
        key: Key of the row's list; "" for the sheet.
        root: The fields, nested as in the document.
        defaults: Default of every input by its solver name.
        lists: Lists by their solver name.
        required: Inputs that every row must have, with their defaults.
        linked: Columns that another column follows: name, link and default.
    """

    key: str
    root: GroupNode
    defaults: dict[str, Value] = field(default_factory=dict)
    lists: dict[str, ListNode] = field(default_factory=dict)
    required: dict[str, Field] = field(default_factory=dict)
    linked: list[tuple[str, LinkedColumn, Json]] = field(default_factory=list)


Node = InputNode | GroupNode | ListNode


@dataclass(frozen=True, slots=True)
class Shape:
    """The whole tree, and its nodes by key.

    Attributes:
        scope: The sheet.
        nodes: Nodes by key; keys of rows end in ``[]``.
        options: Converter and default of each option.
    """

    scope: Scope
    nodes: Mapping[str, Node]
    options: Mapping[str, tuple[Convert, Value]]


@lru_cache(maxsize=16)
def shape_of(system: System) -> Shape:
    """Return the shape of a game's documents; cached."""
    scope = Scope("", GroupNode(""))
    nodes: dict[str, Node] = {}
    scopes = {"": scope}
    for key, each in sorted(system.fields.items(), key=_depth):
        _add(key, each, system, nodes, scopes)
    _collect_lists(scope.root)
    options = {key: _option(option, system) for key, option in system.options.items()}
    return Shape(scope, nodes, options)


def empty_row(system: System, list_key: str) -> dict[str, Json]:
    """Return a new row with the defaults of its required inputs.

    Args:
        system: The game.
        list_key: Class key of the list: ``wounds``.
    """
    node = shape_of(system).nodes.get(list_key)
    needed = node.scope.required if isinstance(node, ListNode) else {}
    return {name: cast("Json", each.default) for name, each in needed.items()}


def _collect_lists(branch: GroupNode) -> bool:
    """Set ``with_rows`` of a group and its subgroups; return whether there are any lists."""
    for name, member in branch.members.items():
        if isinstance(member, ListNode):
            _collect_lists(member.scope.root)
            branch.with_rows[name] = member
        elif isinstance(member, GroupNode) and _collect_lists(member):
            branch.with_rows[name] = member
    return bool(branch.with_rows)


def _depth(entry: tuple[str, Field]) -> tuple[int, bool]:
    """Sort key: lists before the fields of their rows, otherwise the order of the game's data."""
    key, each = entry
    return key.count("[]"), each.type is not FieldType.ROWS


def _option(option: Option, system: System) -> tuple[Convert, Value]:
    return converter(option, system.dice_sizes), default_value(option)


def _add(key: str, each: Field, system: System, nodes: dict[str, Node], scopes: dict[str, Scope]) -> None:
    list_key, _, name = key.rpartition("[].")
    scope = scopes[list_key]
    branch = scope.root
    segments = [part.name for part in split_key(name)]
    group_key = f"{list_key}[]." if list_key else ""
    for step in segments[:-1]:
        group_key += step
        branch = _branch(branch, step, group_key, system, nodes)
        group_key += "."
    node: Node
    if each.type is FieldType.ROWS:
        inner = Scope(key, GroupNode(f"{key}[]"))
        scopes[key] = inner
        nodes[inner.root.key] = inner.root
        node = ListNode(key, name, each, inner)
        scope.lists[name] = node
    else:
        node = InputNode(key, name, each, converter(each, system.dice_sizes), default_value(each))
        scope.defaults[name] = node.default
        if each.is_required:
            scope.required[name] = each
        if each.follow is not None and branch is scope.root:
            scope.linked.append((name, each.follow, cast("Json", each.default)))
    branch.members[segments[-1]] = node
    nodes[key] = node


def _branch(branch: GroupNode, step: str, key: str, system: System, nodes: dict[str, Node]) -> GroupNode:
    """Return a subgroup, created if needed.

    Loading has checked that no key is both a group and a field.
    """
    known = branch.members.get(step)
    if isinstance(known, GroupNode):
        return known
    group = system.groups.get(key)
    new = GroupNode(key, group is not None and group.nullable)
    branch.members[step] = new
    nodes[key] = new
    return new
