"""Says why a value of an entry cannot be taken: its type, its dice, or its line of notation."""

from __future__ import annotations

from core.character.field_values import WrongTypeError, converter
from core.character.json_values import Json
from core.dice import Dice, Pool
from core.errors import DiceError, EditError, NotationError
from core.messages import Message, Word
from core.rules.model import FieldType, SettingKind, System


def check_value(system: System, kind: SettingKind, key: str, value: Json) -> None:
    """Refuse a value that its field cannot hold, or that the rules of the game have no dice for.

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
    if field.type is FieldType.DICE and isinstance(value, str):
        _check_dice(system, value)
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


def find_line_error(system: System, kind: SettingKind, key: str, value: Json) -> NotationError | None:
    """Return why a line of notation cannot be read, with the position of the error; None if it can, or is none.

    Args:
        system: The game.
        kind: The kind of the entry.
        key: Key within the entry.
        value: What is written there.
    """
    if not kind.notation or key != kind.line or not isinstance(value, str) or not value.strip():
        return None
    try:
        system.notations[kind.notation].parse_open(value)
    except NotationError as error:
        return error
    return None


def _check_dice(system: System, text: str) -> None:
    """Refuse dice that the game does not have; what is no dice text at all is refused by its field.

    Raises:
        EditError: It says which dice there are.
    """
    try:
        parts = Dice.parse(text).parts
    except DiceError:
        return
    sizes = system.dice_sizes
    missing = [each.size for each in parts if isinstance(each, Pool) and sizes and each.size not in sizes]
    if missing:
        raise EditError(
            Message(
                "no_such_die",
                "{system} has no d{size}. Its dice are: {known}.",
                {"system": system.name, "size": missing[0], "known": ", ".join(f"d{size}" for size in sizes)},
            )
        )
