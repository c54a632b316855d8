"""The shape of ``data`` in one game: groups, lists and inputs as a tree, made once from the game's fields."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import cast

from core.character.address import parts
from core.character.json_values import Json
from core.character.values import Convert, converter, default_value
from core.formula import Value
from core.rules import Field, FieldType, Option, System


@dataclass(frozen=True, slots=True)
class Leaf:
    """An input.

    Attributes:
        key: ``weapons[].name``.
        name: Its name for the engine: within a row ``minimums.ambt``, on the sheet the key.
        field: What the game says of it.
        convert: Turns its JSON into a value.
        default: Its value where the document has none.
    """

    key: str
    name: str
    field: Field
    convert: Convert
    default: Value


@dataclass(slots=True)
class Branch:
    """A group: an object of the document, a row, or the whole of ``data``.

    Attributes:
        key: ``culture``, ``weapons[]``; "" for the whole.
        is_nullable: Whether ``null`` may stand for it.
        members: What is in it, by name.
        with_rows: Those of them that are lists or hold lists.
    """

    key: str
    is_nullable: bool = False
    members: dict[str, Node] = field(default_factory=dict)
    with_rows: dict[str, Branch | Rows] = field(default_factory=dict)


@dataclass(slots=True)
class Rows:
    """A list of rows.

    Attributes:
        key: ``weapons``, ``stances[].uses``.
        name: Its name for the engine: within a row ``uses``, on the sheet the key.
        field: What the game says of it.
        scope: What stands in a row.
    """

    key: str
    name: str
    field: Field
    scope: Scope


@dataclass(slots=True)
class Scope:
    """All that belongs to one row, or to the sheet itself.

    Attributes:
        key: List that the row stands in; "" for the sheet.
        root: The members as the document nests them.
        defaults: Value of every input by its name for the engine.
        lists: Lists by their name for the engine.
        required: Inputs that a row must bring along, with their defaults.
    """

    key: str
    root: Branch
    defaults: dict[str, Value] = field(default_factory=dict)
    lists: dict[str, Rows] = field(default_factory=dict)
    required: dict[str, Field] = field(default_factory=dict)


Node = Leaf | Branch | Rows


@dataclass(frozen=True, slots=True)
class Shape:
    """The whole tree, and its nodes by key.

    Attributes:
        scope: The sheet.
        nodes: By key; rows end in ``[]``.
        options: How the values of options are read.
    """

    scope: Scope
    nodes: Mapping[str, Node]
    options: Mapping[str, tuple[Convert, Value]]


@lru_cache(maxsize=16)
def shape_of(system: System) -> Shape:
    """Return the shape of a game's documents; a game is frozen, so it is made once."""
    scope = Scope("", Branch(""))
    nodes: dict[str, Node] = {}
    scopes = {"": scope}
    for key, each in sorted(system.fields.items(), key=_depth):
        _add(key, each, system, nodes, scopes)
    _note_rows(scope.root)
    options = {key: _option(option, system) for key, option in system.options.items()}
    return Shape(scope, nodes, options)


def empty_row(system: System, list_key: str) -> dict[str, Json]:
    """Return what a row must bring along, as a row begins that somebody makes by hand.

    Args:
        system: The game.
        list_key: Class key of the list: ``wounds``.
    """
    node = shape_of(system).nodes.get(list_key)
    needed = node.scope.required if isinstance(node, Rows) else {}
    return {name: cast("Json", each.default) for name, each in needed.items()}


def _note_rows(branch: Branch) -> bool:
    """Find the lists in a group and in all that stands in it; say whether there are any."""
    for name, member in branch.members.items():
        if isinstance(member, Rows):
            _note_rows(member.scope.root)
            branch.with_rows[name] = member
        elif isinstance(member, Branch) and _note_rows(member):
            branch.with_rows[name] = member
    return bool(branch.with_rows)


def _depth(entry: tuple[str, Field]) -> tuple[int, bool]:
    """Sort lists before what stands in their rows; the rest keeps the order of the game's data."""
    key, each = entry
    return key.count("[]"), each.type is not FieldType.ROWS


def _option(option: Option, system: System) -> tuple[Convert, Value]:
    return converter(option, system.dice_sizes), default_value(option)


def _add(key: str, each: Field, system: System, nodes: dict[str, Node], scopes: dict[str, Scope]) -> None:
    list_key, _, name = key.rpartition("[].")
    scope = scopes[list_key]
    branch = scope.root
    way = [part.name for part in parts(name)]
    place = f"{list_key}[]." if list_key else ""
    for step in way[:-1]:
        place += step
        branch = _branch(branch, step, place, system, nodes)
        place += "."
    node: Node
    if each.type is FieldType.ROWS:
        inner = Scope(key, Branch(f"{key}[]"))
        scopes[key] = inner
        nodes[inner.root.key] = inner.root
        node = Rows(key, name, each, inner)
        scope.lists[name] = node
    else:
        node = Leaf(key, name, each, converter(each, system.dice_sizes), default_value(each))
        scope.defaults[name] = node.default
        if each.is_required:
            scope.required[name] = each
    branch.members[way[-1]] = node
    nodes[key] = node


def _branch(branch: Branch, step: str, key: str, system: System, nodes: dict[str, Node]) -> Branch:
    """Return a group within a group, made where it is new; that no key is a group and a field is proved on loading."""
    found = branch.members.get(step)
    if isinstance(found, Branch):
        return found
    group = system.groups.get(key)
    made = Branch(key, group is not None and group.nullable)
    branch.members[step] = made
    nodes[key] = made
    return made
