"""Converts a document to solver inputs: types checked against the game, defaults filled in.

Unknown keys are ignored (the document keeps them). A wrong type is an error that names the address.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

from core.character.address import UID_KEY, Address, parse_address, row_positions
from core.character.field_values import WrongTypeError
from core.character.json_values import Absent, Json
from core.character.shape import GroupNode, InputNode, ListNode, Node, Scope, Shape
from core.errors import DocumentError, EditError, QuireError
from core.formula import Cell, RowInputs, SheetInputs, Value
from core.messages import Message, Word, phrase
from core.rules.model import Field, System

_LONGEST_GUESS = 60


def sheet_inputs(shape: Shape, data: Mapping[str, Json], options: Mapping[str, Value]) -> SheetInputs:
    """Return the inputs of a whole sheet.

    Args:
        shape: Shape of the game's documents.
        data: Data of the document.
        options: Values of all options of the game, from :func:`option_values`.

    Raises:
        DocumentError: A value has the wrong type.
    """
    reader = InputReader(DocumentError)
    values, lists = reader.scope(shape.scope, data, "")
    for key, value in options.items():
        values[f"options.{key}"] = value
    return SheetInputs(values, lists)


def option_values(
    shape: Shape, system: System, options: Mapping[str, Json], of_campaign: Mapping[str, Json] | None = None
) -> dict[str, Value]:
    """Return the value of every option of the game; unknown options are ignored.

    Args:
        shape: Shape of the game's documents.
        system: The game.
        options: Options of the document.
        of_campaign: Options of the campaign, which hold where the document has none.

    Raises:
        DocumentError: An option of the document has the wrong type.
    """
    values = {key: default for key, (_, default) in shape.options.items()}
    for key in of_campaign or {}:
        if (given := campaign_option(shape, system, of_campaign or {}, key)) is not None:
            values[key] = given
    for key, raw in options.items():
        if key in shape.options:
            values[key] = option_value(shape, system, key, raw, DocumentError)
    return values


def campaign_option(shape: Shape, system: System, options: Mapping[str, Json], key: str) -> Value | None:
    """Return the value that a campaign gives to an option; None for none, or one that does not fit the game."""
    try:
        return option_value(shape, system, key, options[key]) if key in options else None
    except EditError:
        return None


def option_value(
    shape: Shape, system: System, key: str, raw: Json | Absent, error: type[QuireError] = EditError
) -> Value:
    """Return the value of one option of the game.

    Raises:
        QuireError: There is no such option, or the value does not fit it.
    """
    definition = shape.options.get(key)
    if definition is None:
        raise error(
            Message(
                "unknown_option",
                "{system} has no option {key}.{guess} The options are: {known}.",
                {
                    "system": system.name,
                    "key": key,
                    "guess": suggest(key, system.options),
                    "known": ", ".join(system.options) or Word("none"),
                },
            )
        )
    convert, default = definition
    if isinstance(raw, Absent):
        return default
    try:
        return convert(raw)
    except WrongTypeError as misfit:
        raise error(misfit_message(f"options.{key}", system.options[key].label, misfit)) from misfit


class InputReader:
    """Converts parts of a document to solver inputs.

    Args:
        error: Exception class raised for a wrong type.
    """

    def __init__(self, error: type[QuireError]) -> None:
        self._error = error

    def leaf(self, leaf: InputNode, raw: Json | Absent, address: str) -> Value:
        """Return the value of one input."""
        if isinstance(raw, Absent):
            if leaf.field.is_required:
                row, _, name = address.rpartition(".")
                raise self._error(_missing(row, name, leaf.field))
            return leaf.default
        try:
            return leaf.convert(raw)
        except WrongTypeError as misfit:
            raise self._error(misfit_message(address, leaf.field.label, misfit)) from misfit

    def scope(
        self, scope: Scope, raw: Mapping[str, Json], address: str
    ) -> tuple[dict[str, Value], dict[str, list[RowInputs]]]:
        """Return the values and lists of a row, or of the sheet.

        Args:
            scope: Its fields.
            raw: Its JSON object.
            address: Its address with a dot at the end; "" for the sheet.
        """
        values = dict(scope.defaults)
        lists: dict[str, list[RowInputs]] = {name: [] for name in scope.lists}
        self.branch(scope.root, raw, address, values, lists)
        return values, lists

    def branch(
        self,
        branch: GroupNode,
        raw: Mapping[str, Json],
        address: str,
        values: dict[str, Value],
        lists: dict[str, list[RowInputs]],
    ) -> None:
        """Add the inputs of a group to ``values`` and ``lists``; missing members are left unchanged."""
        for key, value in raw.items():
            node = branch.members.get(key)
            if node is None:
                continue
            if node.__class__ is InputNode:
                try:
                    values[node.name] = node.convert(value)
                except WrongTypeError as misfit:
                    raise self._error(misfit_message(address + key, node.field.label, misfit)) from misfit
            elif isinstance(node, ListNode):
                lists[node.name] = self.rows(node, value, address + key)
            elif isinstance(node, GroupNode) and not (value is None and node.is_nullable):
                self.branch(node, self._group(value, address + key), f"{address}{key}.", values, lists)

    def rows(self, rows: ListNode, raw: Json, address: str) -> list[RowInputs]:
        """Return the rows of a list."""
        if not isinstance(raw, list):
            raise self._error(misfit_message(address, rows.field.label, WrongTypeError(Word("a list of rows"), raw)))
        return [self.row(rows.scope, entry, f"{address}[{number}]") for number, entry in enumerate(raw)]

    def row(self, scope: Scope, raw: Json, address: str) -> RowInputs:
        """Return one row."""
        group = self._group(raw, address)
        uid = group.get(UID_KEY, "")
        if not isinstance(uid, str):
            misfit = WrongTypeError(Word("a text"), uid)
            raise self._error(misfit_message(f"{address}.{UID_KEY}", Word("the row's id"), misfit))
        for name, field in scope.required.items():
            if name not in group:
                raise self._error(_missing(address, name, field))
        return RowInputs(*self.scope(scope, group, address + "."))

    def _group(self, raw: Json, address: str) -> Mapping[str, Json]:
        if isinstance(raw, dict):
            return raw
        raise self._error(misfit_message(address, "", WrongTypeError(Word("an object in curly braces"), raw)))


def _missing(address: str, name: str, field: Field) -> Message:
    return Message(
        "missing_key",
        "{place} has no {name} ({label}), which every row of its list needs. Add it and try again.",
        {"place": address, "name": name, "label": field.label},
    )


def inputs_at(shape: Shape, stored: Mapping[str, Json | Absent], data: Mapping[str, Json]) -> dict[Cell, Value]:
    """Return the inputs that values at addresses would be if they were stored there.

    Raises:
        LookupError: There is no such input.
        EditError: There is no such row, or a value has the wrong type.
    """
    reader = InputReader(EditError)
    found: dict[Cell, Value] = {}
    for text, raw in stored.items():
        address = parse_address(text)
        node = shape.nodes[address.key]
        if not isinstance(node, InputNode):
            raise KeyError(text)
        found[address.key, row_positions(address, data)] = reader.leaf(node, raw, text)
    return found


def group_inputs(
    node: GroupNode, raw: Json | Absent, address: str, error: type[QuireError]
) -> tuple[dict[str, Value], dict[str, list[RowInputs]]]:
    """Return the inputs of a group within its row or sheet, missing ones with their default.

    Raises:
        QuireError: A value has the wrong type.
    """
    values: dict[str, Value] = {}
    lists: dict[str, list[RowInputs]] = {}
    _defaults(node, values, lists)
    if not isinstance(raw, Absent) and not (raw is None and node.is_nullable):
        reader = InputReader(error)
        if not isinstance(raw, dict):
            raise error(misfit_message(address, "", WrongTypeError(Word("an object in curly braces"), raw)))
        reader.branch(node, raw, f"{address}.", values, lists)
    return values, lists


def _defaults(node: GroupNode, values: dict[str, Value], lists: dict[str, list[RowInputs]]) -> None:
    for member in node.members.values():
        if isinstance(member, InputNode):
            values[member.name] = member.default
        elif isinstance(member, ListNode):
            lists[member.name] = []
        else:
            _defaults(member, values, lists)


def find_node(shape: Shape, system: System, address: Address) -> Node:
    """Return the node of an address in the shape of the game's documents.

    Raises:
        EditError: The address is a computed number, or unknown.
    """
    node = shape.nodes.get(address.key)
    if node is not None:
        return node
    derived = system.derived.get(address.key)
    if derived is not None:
        raise EditError(
            Message(
                "computed",
                "{address} ({label}) is computed and cannot be set. Change the values that it is computed from, or "
                "replace its formula by a house rule.",
                {"address": address, "label": derived.label},
            )
        )
    raise EditError(
        Message(
            "unknown_place",
            "{system} has no field {address}.{guess} Check the name.",
            {"system": system.name, "address": address, "guess": suggest(address.key, shape.nodes)},
        )
    )


def suggest(name: str, known: Mapping[str, object]) -> str:
    """Return " Did you mean …?" with the closest known name; "" if none is close."""
    if len(name) > _LONGEST_GUESS:
        return ""
    near = get_close_matches(name, list(known), 1)
    return phrase(" Did you mean {name}?", name=near[0]) if near else ""


def misfit_message(address: str, label: str, misfit: WrongTypeError) -> Message:
    """Return the error message for a value of the wrong type."""
    return Message(
        "wrong_type",
        "{place}{label} must be {wanted}, but it is {found}. Correct it and try again.",
        {
            "place": address,
            "label": f" ({label})" if label else "",
            "wanted": misfit.wanted,
            "found": misfit.found,
        },
    )
