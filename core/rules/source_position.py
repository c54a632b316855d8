"""Positions in data files, errors that name them, and type-checked access to TOML tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from fractions import Fraction

from core.errors import RulesError
from core.messages import Message

TomlTable = Mapping[str, object]
"""One TOML table as read."""

TableShape = Mapping[str, tuple[type, ...]]
"""The attributes that a table may have, with their allowed types."""

TEXT = (str,)
FLAG = (bool,)
WHOLE = (int,)
NUMBER = (int, Fraction)
LIST = (list,)
TABLE = (dict,)
ANYTHING = (str, bool, int, Fraction, list)

_TYPE_NAMES = {str: "a text", bool: "true or false", int: "a whole number", Fraction: "a number", list: "a list"}


@dataclass(frozen=True, slots=True)
class SourcePosition:
    """A table of a data file.

    Attributes:
        file: ``fields.toml``.
        table: ``raw.<a>``; for the entries of an array of tables the name and number, ``violation 3 (raw_range)``.
    """

    file: str
    table: str

    def error(self, code: str, template: str, **values: object) -> RulesError:
        """Return an error about this table.

        Args:
            code: Stable name of the refusal; ``rules_`` is put before it.
            template: What is wrong and what to do about it, with placeholders.
            values: Values of the placeholders.
        """
        where = "{file}, [{table}]: " if self.table else "{file}: "
        named = {"file": self.file, "table": self.table, **values}
        return RulesError(Message("rules_" + code, where + template, named))

    def unknown(self, code: str, template: str, name: str, known: Iterable[str]) -> RulesError:
        """Return an error about an unknown name, with a suggestion.

        Args:
            code: As for :meth:`error`.
            template: As for :meth:`error`; ``{name}`` is the name.
            name: The name that is not known.
            known: The names that exist.
        """
        close = get_close_matches(name, list(known), n=1)
        if close:
            return self.error(code, template + " Did you mean {guess}?", name=name, guess=close[0])
        return self.error(code, template, name=name)


def check_attributes(position: SourcePosition, raw: TomlTable, shape: TableShape, required: Sequence[str] = ()) -> None:
    """Refuse unknown, missing or wrongly typed attributes.

    Args:
        position: The table.
        raw: Its attributes.
        shape: The attributes that exist.
        required: Those that must be there and not empty.

    Raises:
        RulesError: Naming the attribute.
    """
    for name, value in raw.items():
        types = shape.get(name)
        if types is None:
            raise position.unknown("unknown_attribute", "there is no attribute {name} here.", name, shape)
        if type(value) not in types:
            wanted = " or ".join(dict.fromkeys(_TYPE_NAMES.get(each, "a table") for each in types))
            raise position.error("wrong_type", "{name} must be {wanted}.", name=name, wanted=wanted)
    for name in required:
        if raw.get(name, "") == "":
            raise position.error("missing", "{name} is missing; every entry here needs one.", name=name)


def text(raw: TomlTable, name: str, default: str = "") -> str:
    """Return a text attribute."""
    value = raw.get(name, default)
    return value if isinstance(value, str) else default


def flag(raw: TomlTable, name: str, default: bool = False) -> bool:
    """Return a boolean attribute."""
    value = raw.get(name, default)
    return value if isinstance(value, bool) else default


def entries(raw: TomlTable, name: str) -> Sequence[object]:
    """Return a list attribute, empty if missing."""
    value = raw.get(name)
    return value if isinstance(value, list) else ()


def table(raw: TomlTable, name: str) -> TomlTable:
    """Return a table attribute, empty if missing."""
    value = raw.get(name)
    return value if isinstance(value, dict) else {}


def tables(file: str, raw: TomlTable) -> Iterable[tuple[str, TomlTable]]:
    """Yield the tables of a file that contains only tables, in order.

    Raises:
        RulesError: The file contains something else at the top level.
    """
    for key, inner in raw.items():
        if not isinstance(inner, dict):
            raise SourcePosition(file, "").error("not_a_table", "{name} must be a table; write [{name}].", name=key)
        yield key, inner


def array_tables(file: str, raw: TomlTable, name: str, title: str) -> Iterable[tuple[SourcePosition, TomlTable]]:
    """Yield the entries of an array of tables with their positions.

    Args:
        file: The file.
        raw: Its content.
        name: Name of the array: ``violation``.
        title: The attribute that tells a reader which entry it is: ``code``.

    Raises:
        RulesError: It is no array of tables.
    """
    found = raw.get(name, [])
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
        raise SourcePosition(file, "").error("not_an_array", "{name} must be written as [[{name}]].", name=name)
    for number, each in enumerate(found, 1):
        yield SourcePosition(file, f"{name} {number} ({each.get(title, '?')})"), each
