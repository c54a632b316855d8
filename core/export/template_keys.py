"""Keys of the names in templates: what a name means in a row, and whether it can be filled in on a form."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

from core.export.content.shapes import HEADERS
from core.formula import Value, parse
from core.formula.constant_folding import constant_value
from core.rules.block_parts import Template
from core.rules.block_templates import ShowValue, parse_template
from core.rules.model import FieldType, System

Kind = tuple[tuple[str, ...], tuple[tuple[str, str], ...]]

AS_TYPED: Final = frozenset({"", "abbr", "nozero", "plus", "signed"})
"""Formats that show a value as it is typed, or nearly so."""


@lru_cache(maxsize=4096)
def single_placeholder(text: str) -> ShowValue | None:
    """Return the single placeholder of a template; None for anything else."""
    pieces = parse_template(text)
    only = pieces[0] if len(pieces) == 1 else None
    if isinstance(only, ShowValue) and "[" not in only.address and only.format not in ("members", "which"):
        return only
    return None


@lru_cache(maxsize=16384)
def resolve_key(system: System, name: str, kind: Kind) -> tuple[str, int]:
    """Return the key of a name, and which row around has it (innermost 0); -1 for the sheet."""
    classes, members = kind
    for mark, member in members:
        name = name.replace(f"<{mark}>", member)
    for n, prefix in enumerate(classes):
        if prefix + name in system.fields or prefix + name in system.derived:
            return prefix + name, n
    return name, -1


@lru_cache(maxsize=16384)
def input_key(system: System, name: str, kind: Kind, *, is_blank: bool) -> tuple[str, int]:
    """Return key and row of a name that can be filled in, as `resolve_key`; an empty text for any other name."""
    key, depth = resolve_key(system, name, kind)
    field = system.fields.get(key)
    is_input = field is not None and field.type is not FieldType.ROWS
    is_number = is_blank and key in system.derived and named_constant(system, name)[1] == ""
    return (key if is_input or is_number else ""), depth


@lru_cache(maxsize=16384)
def inputs_in(
    system: System, template: Template, kind: Kind, *, is_blank: bool, in_new_row: bool
) -> tuple[tuple[str, int, str], ...]:
    """Return key, row and format of what can be filled in for a template; computed numbers only if nothing else can.

    Args:
        system: The game.
        template: The template.
        kind: The rows around it.
        is_blank: Whether it is that of a blank sheet.
        in_new_row: Whether it is that of an empty row, which has inputs of its own only.
    """
    shown = (piece for part in template for piece in parse_template(part) if isinstance(piece, ShowValue))
    found = []
    for piece in shown:
        name = piece.address
        if name in HEADERS and not in_new_row:
            found.append((name, -1, ""))
        elif name and name[0] != "@" and "[" not in name:
            key, depth = input_key(system, name, kind, is_blank=is_blank)
            if key and not (in_new_row and depth < 0):
                found.append((key, depth, piece.format))
    every = tuple(dict.fromkeys(found))
    return tuple(each for each in every if each[0] not in system.derived) or every


@lru_cache(maxsize=16384)
def has_inputs_among(system: System, template: Template, kind: Kind) -> bool:
    """Return whether a template has inputs among other words and numbers."""
    if not template or (len(template) == 1 and single_placeholder(template[0]) is not None):
        return False
    shown = (piece for part in template for piece in parse_template(part) if isinstance(piece, ShowValue))
    names = (piece.address for piece in shown if piece.format in AS_TYPED and "[" not in piece.address)
    return any(
        name in HEADERS or (name[0] != "@" and input_key(system, name, kind, is_blank=False)[0]) for name in names
    )


@lru_cache(maxsize=4096)
def named_constant(system: System, name: str) -> tuple[str, Value]:
    """Return key and value of a constant number; an empty text for other names."""

    def named(key: str) -> int | Fraction | None:
        value = named_constant(system, key)[1]
        return value if isinstance(value, (int, Fraction)) else None

    derived = system.derived.get(name)
    value = constant_value(parse(derived.formula), named) if derived is not None and derived.formula else None
    return (name, value) if value is not None else ("", "")
