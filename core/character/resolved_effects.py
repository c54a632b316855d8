"""Finds the numbers that the effects of a document change, and says which entries have no effect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from typing import Final

from core.character.address import parse_address, row_positions
from core.character.address_errors import list_for_number, unknown_number
from core.character.effects import MOST_EFFECTS, Effect, read_effect
from core.character.json_values import Json
from core.errors import EditError
from core.formula import Cell, Program, ValueType
from core.messages import Message, Word
from core.rules.model import FieldType, System


def check_effect(effect: Effect, system: System, data: Mapping[str, Json]) -> Cell | None:
    """Return the number that an effect changes; None if it changes none.

    Raises:
        EditError: There is no such number, or it cannot be changed.
    """
    if not effect.address:
        return None
    address = parse_address(effect.address)
    if address.key not in system.derived:
        raise EditError(_why_not_computed(address.key, system))
    label = Word(system.derived[address.key].label)
    if address.key in system.program.what_ifs:
        raise EditError(
            Message("effect_on_what_if", "{number} follows from another number. Change that one.", {"number": label})
        )
    if system.program.by_key[address.key].kind is not ValueType.NUMBER:
        raise EditError(Message("effect_on_text", "{number} is not a number.", {"number": label}))
    return address.key, row_positions(address, data)


def _why_not_computed(key: str, system: System) -> Message:
    known = system.fields.get(key)
    if known is None:
        rows = system.fields.get(key.removesuffix("[]"))
        is_list = rows is not None and rows.type is FieldType.ROWS
        return list_for_number(key.removesuffix("[]"), system) if is_list else unknown_number(key, system)
    if known.type is FieldType.ROWS:
        return list_for_number(key, system)
    return Message(
        "effect_on_input",
        "{number} is entered by hand. Change it on the sheet, or choose a number that is computed.",
        {"number": Word(known.label)},
    )


@dataclass(frozen=True, slots=True)
class ResolvedEffects:
    """The effects of a document on the numbers of its sheet.

    Attributes:
        by_cell: The effects on each changed number, in document order.
        problems: Why other entries have no effect, by their position.
        name_rows: Whether an address names a row, so that the rows of lists matter.
    """

    by_cell: Mapping[Cell, tuple[Effect, ...]] = field(default_factory=dict)
    problems: Mapping[int, Message] = field(default_factory=dict)
    name_rows: bool = False

    def change(self, program: Program) -> Program:
        """Return a program that adds the changes to its numbers; cached."""
        totals = {cell: sum((each.amount for each in found), Fraction(0)) for cell, found in self.by_cell.items()}
        return _changed_program(program, tuple(totals.items())) if totals else program


NO_EFFECTS: Final = ResolvedEffects()


@lru_cache(maxsize=32)
def _changed_program(program: Program, changes: tuple[tuple[Cell, Fraction], ...]) -> Program:
    return program.with_changes(dict(changes))


def resolve_effects(entries: Sequence[Json], system: System, data: Mapping[str, Json]) -> ResolvedEffects:
    """Return which numbers the effects of a document change."""
    if not entries:
        return NO_EFFECTS
    by_cell: dict[Cell, tuple[Effect, ...]] = {}
    problems: dict[int, Message] = {}
    name_rows = False
    for position, entry in enumerate(entries[:MOST_EFFECTS]):
        try:
            effect = read_effect(entry)
            name_rows = name_rows or "[" in effect.address
            cell = check_effect(effect, system, data)
        except EditError as error:
            problems[position] = Message(
                "effect_ignored",
                "{name} has no effect: {reason}",
                {"name": _entry_name(entry), "reason": error.message},
            )
            continue
        if cell is not None:
            by_cell[cell] = (*by_cell.get(cell, ()), effect)
    if len(entries) > MOST_EFFECTS:
        problems[MOST_EFFECTS] = too_many_effects()
    return ResolvedEffects(by_cell, problems, name_rows)


def too_many_effects() -> Message:
    """Return why conditions beyond the most have no effect."""
    return Message(
        "effects_too_many", "At most {most} conditions can change numbers. Remove some.", {"most": MOST_EFFECTS}
    )


def _entry_name(entry: Json) -> str:
    name = entry.get("name") if isinstance(entry, Mapping) else None
    return name if isinstance(name, str) and name else Word("A condition")
