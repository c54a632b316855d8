"""Resolves names in formulas: in the row itself, then the rows around it, then the sheet.

A group that is gathered with lists counts as a row: names in its formulas are resolved in the group first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from core.formula.schema import Reference, Schema, fill_marks, list_of
from core.formula.typed_tree import Loop, Read, ReferenceRead, Type, Vector, VectorPart, reference_slot
from core.formula.values import ValueType

ROW = "row"
_FIRST_REF = "ref."


class FamilyNotUniformError(Exception):
    """A family formula means different things for its members, so each is checked alone."""


@dataclass(slots=True)
class Scope:
    """One namespace in which names are looked up.

    Attributes:
        prefix: Prefix that makes a name a class key: ``weapons[].``, ``stats.str.``, "" for the sheet.
        var: Variable that holds the values.
        inner: Prefix that makes a name a key within the variable.
        shared: Number of row positions that the variable's row shares with the row of the formula.
        list_key: The list of the row, or "".
    """

    prefix: str
    var: str
    inner: str
    shared: int
    list_key: str


@dataclass(slots=True)
class ListSource:
    """One list or group behind a gathered name: its loops, the scopes of one of its rows, which rows belong to it."""

    loops: tuple[Loop, ...]
    scopes: tuple[Scope, ...]
    filter: Read | None = None


def union_type(types: Iterable[Type]) -> Type:
    """Return the common type of several possible values."""
    known = set(types) - {None}
    if not known:
        return None
    return known.pop() if len(known) == 1 else ValueType.ANY


class NameResolver:
    """Resolves the names of one formula and records what it reads.

    Attributes:
        own: The key of the number itself; of the first member where it holds a family mark.
        scopes: Where names are looked for, innermost first.
        reads: See :attr:`core.formula.typed_tree.TypedFormula.reads`.
        keeps_undefined: Whether undefined values are read without their fallback, as within ``default``.
    """

    def __init__(self, schema: Schema, key: str) -> None:
        self.schema = schema
        self.expansions = schema.expansions(key)
        self.scopes: tuple[Scope, ...] = _scopes_around(list_of(key))
        if group := schema.group_prefix(key):
            self.scopes = (Scope(group, "v", group, 0, ""), *self.scopes)
        self.reads: dict[tuple[str, int], None] = {}
        self.keeps_undefined = False
        self._loops = 0
        self.own = fill_marks(key, self.expansions[0])
        self._undefined_as = schema.undefined_counts if self.own in schema.computed else None

    def read(self, name: str) -> Read | ReferenceRead | None:
        """Return the read of a plain name; None for an unknown name."""
        if name.startswith(_FIRST_REF) and (reference := self._read_first_reference(name)) is not None:
            return reference
        for scope in self.scopes:
            inside = self.read_in(scope, name) or self._reference_in(scope, name)
            if inside is not None:
                return inside
        return None

    def read_in(self, scope: Scope, name: str) -> Read | None:
        """Return the read of a name in one scope only."""
        cell_key = scope.prefix + name
        kind = ValueType.NUMBER if name == ROW and scope.list_key else self._type(cell_key)
        if kind is None:
            return None
        self.reads[cell_key, scope.shared] = None
        return Read(scope.var, scope.inner + name, kind, cell_key, self._fallback(cell_key, kind))

    def _fallback(self, cell_key: str, kind: Type) -> int | None:
        """Return the fallback for an undefined value; inputs and texts have none."""
        if self._undefined_as is None or self.keeps_undefined or kind is not ValueType.NUMBER:
            return None
        return self._undefined_as if fill_marks(cell_key, self.expansions[0]) in self.schema.computed else None

    def group(self, name: str) -> Vector | None:
        """Return the values below a bare group; None if there is no such group."""
        self.refuse_family_mark(name)
        for scope in self.scopes:
            parts = self._group_in(scope, (), name)
            if parts:
                return _vector(parts)
        return None

    def column(self, name: str) -> Vector | None:
        """Return the values of ``list[].key`` or the rows of ``list[]``; None if unknown."""
        path, _, key = name.rpartition("[]")
        sources = self.sources(path)
        if sources is None:
            return None
        parts: list[VectorPart] = []
        for source in sources:
            columns = [VectorPart(source.loops, None)] if not key else self._column_in(source, key[1:])
            if not columns:
                return None
            for part in columns:
                part.filter = source.filter
            parts += columns
        return _vector(parts)

    def sources(self, path: str) -> list[ListSource] | None:
        """Return the sources of ``path[]``; None if there is no such list."""
        self.refuse_family_mark(path)
        head, *rest = path.split("[]")
        for scope in self.scopes:
            if scope.prefix + head in self.schema.lists:
                source = self._list_source(scope, head, rest)
                return None if source is None else [source]
        sheet = self.scopes[-1]
        found = []
        for item in self.schema.gathers.get(head, ()):
            for members in self.schema.expansions(item):
                source = self._combined_source(sheet, fill_marks(item, members), rest)
                if source is None:
                    return None
                source.filter = self._row_filter(source, head, len(rest))
                found.append(source)
        return found or None

    def _row_filter(self, source: ListSource, name: str, depth: int) -> Read | None:
        """Return the number that says which rows of a gathered list belong to a name; None for all."""
        if (key := self.schema.gather_filters.get(name)) is None:
            return None
        read = self.read_in(source.scopes[depth], key)
        return None if read is None else replace(read, fallback=0)

    def known_names(self) -> set[str]:
        """Return all names that could be written here, for suggestions."""
        names = {f"{key}[]" for key in self.schema.lists} | set(self.schema.groups)
        for scope in self.scopes:
            names.update(key[len(scope.prefix) :] for key in self.schema.keys if key.startswith(scope.prefix))
        return names

    def _type(self, cell_key: str) -> ValueType | None:
        if "<" not in cell_key:
            return self.schema.keys.get(cell_key)
        try:
            return self.schema.type_of(cell_key, self.expansions)
        except LookupError:
            raise FamilyNotUniformError from None

    def refuse_family_mark(self, name: str) -> None:
        """Refuse a family mark in a name or text that cannot be shared by all members.

        Raises:
            FamilyNotUniformError: The name contains the family mark.
        """
        if any(mark in name for mark in self.expansions[0]):
            raise FamilyNotUniformError

    def _read_first_reference(self, name: str) -> ReferenceRead | None:
        """Return the read of ``ref.key``: by the first reference column of the nearest row."""
        if not name.startswith(_FIRST_REF):
            return None
        for scope in self.scopes:
            refs = self.schema.refs.get(scope.list_key)
            if refs:
                return self._reference_read(scope, refs[0], name[len(_FIRST_REF) :])
        return None

    def _reference_in(self, scope: Scope, name: str) -> ReferenceRead | None:
        """Return the read of ``skill.key`` if ``skill`` is a reference column of the scope."""
        for ref in self.schema.refs.get(scope.list_key, ()):
            if name.startswith(f"{ref.column}."):
                return self._reference_read(scope, ref, name[len(ref.column) + 1 :])
        return None

    def _reference_read(self, scope: Scope, ref: Reference, name: str) -> ReferenceRead | None:
        self.refuse_family_mark(name)
        kinds: list[Type] = []
        fallbacks: set[int | None] = set()
        for target in reference_prefixes(self.schema, ref.target):
            kind = self.schema.keys.get(target + name)
            if kind is not None:
                kinds.append(kind)
                fallbacks.add(self._fallback(target + name, kind))
                self.reads[target + name, 0] = None
        if not kinds:
            return None
        slot = reference_slot(ref.column)
        self.reads[scope.prefix + slot, scope.shared] = None
        return ReferenceRead(
            scope.var, slot, name, union_type(kinds), ref.target, fallbacks.pop() if len(fallbacks) == 1 else None
        )

    def _group_in(self, scope: Scope, loops: tuple[Loop, ...], name: str) -> list[VectorPart]:
        parts = []
        for cell_key in self.schema.groups.get(scope.prefix + name, ()):
            read = self.read_in(scope, cell_key[len(scope.prefix) :])
            parts.append(VectorPart(loops, read))
        return parts

    def _column_in(self, source: ListSource, name: str) -> list[VectorPart]:
        scope = source.scopes[0]
        read: Read | ReferenceRead | None = self.read_in(scope, name) or self._reference_in(scope, name)
        if read is None:
            outer, self.scopes = self.scopes, source.scopes
            read = self._read_first_reference(name)
            self.scopes = outer
        return [VectorPart(source.loops, read)] if read is not None else self._group_in(scope, source.loops, name)

    def _list_source(self, scope: Scope, head: str, rest: Sequence[str]) -> ListSource | None:
        """Return the source of a list and of lists nested in its rows: ``stances``, then ``.uses``."""
        list_key, key, container = scope.prefix + head, scope.inner + head, scope.var
        loops: list[Loop] = []
        scopes: list[Scope] = []
        for step in (None, *rest):
            if step is not None:
                list_key, key, container = f"{list_key}[]{step}", step[1:], loops[-1].var
                if list_key not in self.schema.lists:
                    return None
            self._loops += 1
            loops.append(Loop(f"x{self._loops}", container, f"{key}[]", list_key))
            scopes.insert(0, Scope(f"{list_key}[].", loops[-1].var, "", scope.shared, list_key))
            self.reads[f"{list_key}[]", scope.shared] = None
        return ListSource(tuple(loops), (*scopes, *self.scopes))

    def _combined_source(self, sheet: Scope, item: str, rest: Sequence[str]) -> ListSource | None:
        if item in self.schema.lists:
            return self._list_source(sheet, item, rest)
        if rest:
            return None
        return ListSource((), (Scope(f"{item}.", sheet.var, f"{item}.", 0, ""), *self.scopes))


def reference_prefixes(schema: Schema, name: str) -> tuple[str, ...]:
    """Return the key prefixes behind a list or gathered name: ``skills[].``, ``stats.str.``."""
    if name in schema.lists:
        return (f"{name}[].",)
    prefixes = []
    for item in schema.gathers.get(name, ()):
        for members in schema.expansions(item):
            filled = fill_marks(item, members)
            prefixes.append(f"{filled}[]." if filled in schema.lists else f"{filled}.")
    return tuple(prefixes)


@lru_cache(maxsize=256)
def _scopes_around(list_key: str) -> tuple[Scope, ...]:
    scopes = [Scope("", "v", "", 0, "")]
    end = list_key.find("[]")
    while list_key:
        key = list_key if end < 0 else list_key[:end]
        depth = len(scopes)
        scopes.insert(0, Scope(f"{key}[].", f"r{depth}", "", depth, key))
        if end < 0:
            break
        end = list_key.find("[]", end + 2)
    return tuple(scopes)


def _vector(parts: list[VectorPart]) -> Vector:
    return Vector(tuple(parts), union_type(part.body.type for part in parts if part.body is not None))
