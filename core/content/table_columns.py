"""Columns of a kind of entries in a table of text: their keys, headings, and which column a heading means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from core.character.json_values import Json
from core.formula import fold
from core.messages import Translate, localize_text
from core.rules.model import Field, FieldType, SettingKind, System

_IMPLICIT: Final = {
    "name": (FieldType.TEXT, "Name"),
    "id": (FieldType.TEXT, "Id"),
    "about": (FieldType.PROSE, "About"),
}
_UNIT: Final = re.compile(r"\s*[(\[][^()\[\]]*[)\]]\s*\Z")
_SPACE: Final = re.compile(r"[\s_]+")


@dataclass(frozen=True, slots=True)
class TableColumn:
    """A column: one field of an entry, or of a row of a list in it.

    Attributes:
        key: Key within the entry or row: ``name``, ``minimums.ambt``, ``types``.
        path: Key within the entry with the lists around it: ``types[].cost``.
        field: The definition; ``name``, ``id`` and ``about`` have one, too.
    """

    key: str
    path: str
    field: Field


@lru_cache(maxsize=64)
def entry_columns(system: System, kind: str) -> tuple[TableColumn, ...]:
    """Return the columns of a kind: name, id and about, then its fields in the order of the game's data."""
    of = system.kinds[kind]
    names = _implicit_names(of)
    implicit = (TableColumn(name, name, _implicit_field(name)) for name in names)
    return (*implicit, *_direct_columns(of, ""))


@lru_cache(maxsize=256)
def row_columns(system: System, kind: str, list_path: str) -> tuple[TableColumn, ...]:
    """Return the columns of a list within an entry: ``types``, ``free_skills[].from``."""
    return tuple(_direct_columns(system.kinds[kind], f"{list_path}[]."))


def _implicit_names(kind: SettingKind) -> tuple[str, ...]:
    if kind.is_plain:
        return ("name",)
    return ("name", "id", "about") if kind.has_ids else ("name", "about")


def _implicit_field(name: str) -> Field:
    type_, label = _IMPLICIT[name]
    return Field(name, type_, label, label, "", "", "", "")


def _direct_columns(kind: SettingKind, begin: str) -> Iterator[TableColumn]:
    for path, field in kind.fields.items():
        key = path.removeprefix(begin)
        if path.startswith(begin) and "[]" not in key:
            yield TableColumn(key, path, field)


class ColumnNames:
    """Finds columns by what a heading says: key, label or abbreviation, in English or the reader's language.

    Args:
        columns: The columns.
        translate: Returns texts of the game in the reader's language.
        others: Further names of columns by key, as that of the kind for its name.
    """

    def __init__(
        self, columns: Iterable[TableColumn], translate: Translate, others: Mapping[str, str] | None = None
    ) -> None:
        self.columns = tuple(columns)
        self._translate = translate
        by_key = ((column.key, column) for column in self.columns)
        labels = ((name, column) for column in self.columns for name in self._both(column.field.label))
        abbreviations = ((name, column) for column in self.columns for name in self._both(column.field.abbr))
        named = {column.key: column for column in self.columns}
        more = ((each, named[key]) for key, name in (others or {}).items() if key in named for each in self._both(name))
        self._levels = [_unique(names) for names in (by_key, labels, abbreviations, more)]
        self._headings = {column.key: self._find_heading(column) for column in self.columns}

    def find(self, heading: str) -> TableColumn | None:
        """Return the column that a heading means; None if it means none, or several."""
        for text in (heading, _UNIT.sub("", heading)):
            name = _normal(text)
            for level in self._levels:
                if (column := level.get(name)) is not None:
                    return column
        return None

    def heading(self, column: TableColumn) -> str:
        """Return the heading of a column in the reader's language, which finds it again."""
        return self._headings[column.key]

    def label(self, column: TableColumn) -> str:
        """Return the label of a column in the reader's language."""
        return localize_text(column.field.label, self._translate)

    def _find_heading(self, column: TableColumn) -> str:
        candidates = (self.label(column), localize_text(column.field.abbr, self._translate))
        return next((each for each in candidates if each.strip() and self.find(each) is column), column.key)

    def _both(self, text: str) -> set[str]:
        return {text, localize_text(text, self._translate)}


def _unique(names: Iterable[tuple[str, TableColumn]]) -> dict[str, TableColumn]:
    """Return the columns by their normal names, without those that several share."""
    found: dict[str, list[TableColumn]] = {}
    for name, column in names:
        same = found.setdefault(_normal(name), [])
        if column not in same:
            same.append(column)
    return {name: same[0] for name, same in found.items() if name and len(same) == 1}


def _normal(heading: str) -> str:
    return fold(_SPACE.sub(" ", heading))


def value_at(entry: Mapping[str, Json], key: str) -> Json:
    """Return the value of a key within an entry or row, groups by dots: ``minimums.ambt``; None if there is none."""
    value: Json = dict(entry)
    for name in key.split("."):
        if not isinstance(value, Mapping):
            return None
        value = value.get(name)
    return value


def has_value(entry: Mapping[str, Json], key: str) -> bool:
    """Return whether an entry or row has a key, even if its value is null."""
    *groups, last = key.split(".")
    inner = value_at(entry, ".".join(groups)) if groups else entry
    return isinstance(inner, Mapping) and last in inner


def put_value(entry: dict[str, Json], key: str, value: Json) -> None:
    """Set the value of a key within an entry or row; groups on the way are made."""
    *groups, last = key.split(".")
    for name in groups:
        inner = entry.get(name)
        group = dict(inner) if isinstance(inner, Mapping) else {}
        entry[name] = group
        entry = group
    entry[last] = value
