"""The data of a document, checked against its game and filled up with defaults: what the solver is given.

Unknown keys are passed over (the document keeps them). A wrong type is refused with a sentence that names the place.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

from core.character.address import UID_KEY, Address
from core.character.json_values import Absent, Json
from core.character.shape import Branch, Leaf, Node, Rows, Scope, Shape
from core.character.values import MisfitError
from core.errors import DocumentError, EditError, QuireError
from core.formula import RowInputs, SheetInputs, Value
from core.messages import Message, Word
from core.rules import Field, System

_LONGEST_GUESS = 60


def sheet_inputs(shape: Shape, data: Mapping[str, Json], options: Mapping[str, Value]) -> SheetInputs:
    """Return the inputs of a whole sheet.

    Args:
        shape: The game's.
        data: The document's.
        options: Values of all options of the game, as :func:`option_values` gives them.

    Raises:
        DocumentError: Something in the data has the wrong type.
    """
    filling = Filling(DocumentError)
    values, lists = filling.scope(shape.scope, data, "")
    for key, value in options.items():
        values[f"options.{key}"] = value
    return SheetInputs(values, lists)


def option_values(shape: Shape, system: System, options: Mapping[str, Json]) -> dict[str, Value]:
    """Return the value of every option of the game; unknown ones are passed over.

    Raises:
        DocumentError: An option has the wrong type.
    """
    values = {key: default for key, (_, default) in shape.options.items()}
    for key, raw in options.items():
        if key in shape.options:
            values[key] = option_value(shape, system, key, raw, DocumentError)
    return values


def option_value(
    shape: Shape, system: System, key: str, raw: Json | Absent, error: type[QuireError] = EditError
) -> Value:
    """Return the value of one option of the game.

    Raises:
        QuireError: There is no such option, or it does not take this value.
    """
    found = shape.options.get(key)
    if found is None:
        raise error(
            Message(
                "unknown_option",
                "{system} has no option {key}.{guess} The options are: {known}.",
                {
                    "system": system.name,
                    "key": key,
                    "guess": guess(key, system.options),
                    "known": ", ".join(system.options) or Word("none"),
                },
            )
        )
    convert, default = found
    if isinstance(raw, Absent):
        return default
    try:
        return convert(raw)
    except MisfitError as misfit:
        raise error(misplaced(f"options.{key}", system.options[key].label, misfit)) from misfit


class Filling:
    """Turns parts of a document into inputs of the engine.

    Args:
        error: What is raised where something does not fit.
    """

    def __init__(self, error: type[QuireError]) -> None:
        self._error = error

    def leaf(self, leaf: Leaf, raw: Json | Absent, place: str) -> Value:
        """Return the value of one input."""
        if isinstance(raw, Absent):
            if leaf.field.is_required:
                row, _, name = place.rpartition(".")
                raise self._error(_missing(row, name, leaf.field))
            return leaf.default
        try:
            return leaf.convert(raw)
        except MisfitError as misfit:
            raise self._error(misplaced(place, leaf.field.label, misfit)) from misfit

    def scope(
        self, scope: Scope, raw: Mapping[str, Json], place: str
    ) -> tuple[dict[str, Value], dict[str, list[RowInputs]]]:
        """Return all that belongs to a row or to the sheet.

        Args:
            scope: What may stand there.
            raw: What stands there.
            place: Address of it with a dot at the end; "" for the sheet.
        """
        values = dict(scope.defaults)
        lists: dict[str, list[RowInputs]] = {name: [] for name in scope.lists}
        self.branch(scope.root, raw, place, values, lists)
        return values, lists

    def branch(
        self,
        branch: Branch,
        raw: Mapping[str, Json],
        place: str,
        values: dict[str, Value],
        lists: dict[str, list[RowInputs]],
    ) -> None:
        """Put what stands in a group where it belongs; what is missing is left as it is."""
        for key, found in raw.items():
            node = branch.members.get(key)
            if node is None:
                continue
            if node.__class__ is Leaf:
                try:
                    values[node.name] = node.convert(found)
                except MisfitError as misfit:
                    raise self._error(misplaced(place + key, node.field.label, misfit)) from misfit
            elif isinstance(node, Rows):
                lists[node.name] = self.rows(node, found, place + key)
            elif isinstance(node, Branch) and not (found is None and node.is_nullable):
                self.branch(node, self._group(found, place + key), f"{place}{key}.", values, lists)

    def rows(self, rows: Rows, raw: Json, place: str) -> list[RowInputs]:
        """Return the rows of a list."""
        if not isinstance(raw, list):
            raise self._error(misplaced(place, rows.field.label, MisfitError("a list of rows", raw)))
        return [self.row(rows.scope, entry, f"{place}[{number}]") for number, entry in enumerate(raw)]

    def row(self, scope: Scope, raw: Json, place: str) -> RowInputs:
        """Return one row."""
        group = self._group(raw, place)
        uid = group.get(UID_KEY, "")
        if not isinstance(uid, str):
            raise self._error(misplaced(f"{place}.{UID_KEY}", "the row's own name", MisfitError("a text", uid)))
        for name, field in scope.required.items():
            if name not in group:
                raise self._error(_missing(place, name, field))
        return RowInputs(*self.scope(scope, group, place + "."))

    def _group(self, raw: Json, place: str) -> Mapping[str, Json]:
        if isinstance(raw, dict):
            return raw
        raise self._error(misplaced(place, "", MisfitError("a group of values in curly braces", raw)))


def _missing(place: str, name: str, field: Field) -> Message:
    return Message(
        "missing_key",
        "{place} has no {name} ({label}), which every row of its list needs. Add it and try again.",
        {"place": place, "name": name, "label": field.label},
    )


def group_inputs(
    node: Branch, raw: Json | Absent, place: str, error: type[QuireError]
) -> tuple[dict[str, Value], dict[str, list[RowInputs]]]:
    """Return the inputs of a group within its row or sheet, what is missing with its default.

    Raises:
        QuireError: Something in it has the wrong type.
    """
    values: dict[str, Value] = {}
    lists: dict[str, list[RowInputs]] = {}
    _defaults(node, values, lists)
    if not isinstance(raw, Absent) and not (raw is None and node.is_nullable):
        filling = Filling(error)
        if not isinstance(raw, dict):
            raise error(misplaced(place, "", MisfitError("a group of values", raw)))
        filling.branch(node, raw, f"{place}.", values, lists)
    return values, lists


def _defaults(node: Branch, values: dict[str, Value], lists: dict[str, list[RowInputs]]) -> None:
    for member in node.members.values():
        if isinstance(member, Leaf):
            values[member.name] = member.default
        elif isinstance(member, Rows):
            lists[member.name] = []
        else:
            _defaults(member, values, lists)


def node_at(shape: Shape, system: System, address: Address) -> Node:
    """Return the place of an edit in the game's shape.

    Raises:
        EditError: It is computed, or no place of the game.
    """
    node = shape.nodes.get(address.key)
    if node is not None:
        return node
    derived = system.derived.get(address.key)
    if derived is not None:
        raise EditError(
            Message(
                "computed",
                "{address} ({label}) is computed and cannot be written. Change what it is computed from, or replace "
                "its formula by a house rule.",
                {"address": address, "label": derived.label},
            )
        )
    raise EditError(
        Message(
            "unknown_place",
            "{system} has no place {address}.{guess} Check the name.",
            {"system": system.name, "address": address, "guess": guess(address.key, shape.nodes)},
        )
    )


def guess(name: str, known: Mapping[str, object]) -> str:
    """Ask whether a known name was meant, in a sentence of its own; "" where none is near."""
    if len(name) > _LONGEST_GUESS:
        return ""
    near = get_close_matches(name, list(known), 1)
    return f" Did you mean {near[0]}?" if near else ""


def misplaced(place: str, label: str, misfit: MisfitError) -> Message:
    """Say that something has the wrong type, and where."""
    return Message(
        "wrong_type",
        "{place}{label} must be {wanted}, but it is {found}. Correct it and try again.",
        {
            "place": place,
            "label": f" ({label})" if label else "",
            "wanted": misfit.wanted,
            "found": misfit.found,
        },
    )
