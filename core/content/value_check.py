"""Says why a value of an entry cannot be taken: its type, its dice, or its line of notation."""

from __future__ import annotations

from core.character.field_values import WrongTypeError, converter
from core.character.json_values import Json
from core.errors import EditError, NotationError
from core.messages import Message, Word
from core.rules.model import FieldType, SettingKind, System


def check_value(system: System, kind: SettingKind, key: str, value: Json) -> None:
    """Refuse a value that its field cannot hold, and a line of notation that cannot be read.

    Args:
        system: The game.
        kind: The kind of the entry.
        key: Key within the entry: ``types[].cost``; a key of every entry, as ``name``, takes any text.
        value: The value, already of the JSON type that the field asks for; rows are not checked.

    Raises:
        EditError: It says what the field takes.
    """
    field = kind.fields.get(key)
    if field is None or field.type is FieldType.ROWS:
        return
    if kind.notation and key == kind.line and isinstance(value, str) and value.strip():
        try:
            system.notations[kind.notation].parse_open(value)
        except NotationError as error:
            raise EditError(error.message) from error
    try:
        converter(field, system.dice_sizes)(value)
    except WrongTypeError as misfit:
        raise EditError(
            Message(
                "wrong_cell",
                "{label} must be {wanted}, not {found}.",
                {"label": Word(field.label), "wanted": misfit.wanted, "found": misfit.found},
            )
        ) from misfit
