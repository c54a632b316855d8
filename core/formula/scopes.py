"""What a name means where it stands: first the row's own, then the rows around it, then the sheet.

A group that is gathered with lists counts as a row: names in its formulas are looked for in the group first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from core.formula.bound import Loop, Part, Read, RefRead, Type, Vector, slot_of
from core.formula.schema import Ref, Schema, fill_marks, list_of
from core.formula.values import ValueType

ROW = "row"
_FIRST_REF = "ref."


class NotUniformError(Exception):
    """A formula of a family means something of another kind for one of its members; each is then taken by itself."""


@dataclass(slots=True)
class Scope:
    """One place where names are looked for.

    Attributes:
        prefix: Put before a name it gives a class key: ``weapons[].``, ``stats.str.``, "" for the sheet.
        var: Variable that holds the values.
        inner: Put before a name it gives the key within the variable.
        shared: Number of row positions that the variable's row shares with the row of the formula.
        list_key: The list whose row it is, or "".
    """

    prefix: str
    var: str
    inner: str
    shared: int
    list_key: str


@dataclass(slots=True)
class Source:
    """One list or group that a gathered name goes through: its loops, and the scopes of one of its rows."""

    loops: tuple[Loop, ...]
    scopes: tuple[Scope, ...]


def joined(types: Iterable[Type]) -> Type:
    """Return what is known of a value that may be any of several."""
    known = set(types) - {None}
    if not known:
        return None
    return known.pop() if len(known) == 1 else ValueType.ANY


class Names:
    """Resolves the names of one formula and remembers what it reads.

    Attributes:
        own: The key of the number itself; of the first member where it holds a family mark.
        scopes: Where names are looked for, innermost first.
        reads: See :attr:`core.formula.bound.Checked.reads`.
        is_bare: Whether what is undefined is now read as it is, though it counts something in this formula.
    """

    def __init__(self, schema: Schema, key: str) -> None:
        self.schema = schema
        self.spreads = schema.spread(key)
        self.scopes: tuple[Scope, ...] = _around(list_of(key))
        if home := schema.home(key):
            self.scopes = (Scope(home, "v", home, 0, ""), *self.scopes)
        self.reads: dict[tuple[str, int], None] = {}
        self.is_bare = False
        self._loops = 0
        self.own = fill_marks(key, self.spreads[0])
        self._counts = schema.undefined_counts if self.own in schema.computed else None

    def read(self, name: str) -> Read | RefRead | None:
        """Return what a plain name reads; None where there is no such name."""
        if name.startswith(_FIRST_REF) and (found := self._first_ref(name)) is not None:
            return found
        for scope in self.scopes:
            inside = self.read_in(scope, name) or self._ref_in(scope, name)
            if inside is not None:
                return inside
        return None

    def read_in(self, scope: Scope, name: str) -> Read | None:
        """Return what a name reads in one scope alone."""
        cell_key = scope.prefix + name
        kind = ValueType.NUMBER if name == ROW and scope.list_key else self._type(cell_key)
        if kind is None:
            return None
        self.reads[cell_key, scope.shared] = None
        return Read(scope.var, scope.inner + name, kind, cell_key, self._instead(cell_key, kind))

    def _instead(self, cell_key: str, kind: Type) -> int | None:
        """Return what a value counts where it is undefined; inputs and texts count nothing."""
        if self._counts is None or self.is_bare or kind is not ValueType.NUMBER:
            return None
        return self._counts if fill_marks(cell_key, self.spreads[0]) in self.schema.computed else None

    def group(self, name: str) -> Vector | None:
        """Return the values below a bare group; None where there is no such group."""
        self.refuse_mark(name)
        for scope in self.scopes:
            parts = self._group_in(scope, (), name)
            if parts:
                return _vector(parts)
        return None

    def column(self, name: str) -> Vector | None:
        """Return the values of ``list[].key``, or the rows of ``list[]``; None where there is no such list or key."""
        path, _, key = name.rpartition("[]")
        sources = self.sources(path)
        if sources is None:
            return None
        parts: list[Part] = []
        for source in sources:
            found = [Part(source.loops, None)] if not key else self._column_in(source, key[1:])
            if not found:
                return None
            parts += found
        return _vector(parts)

    def sources(self, path: str) -> list[Source] | None:
        """Return what ``path[]`` goes through; None where there is no such list."""
        self.refuse_mark(path)
        head, *rest = path.split("[]")
        for scope in self.scopes:
            if scope.prefix + head in self.schema.lists:
                source = self._follow(scope, head, rest)
                return None if source is None else [source]
        sheet = self.scopes[-1]
        found = []
        for item in self.schema.gathers.get(head, ()):
            for spread in self.schema.spread(item):
                source = self._gathered(sheet, fill_marks(item, spread), rest)
                if source is None:
                    return None
                found.append(source)
        return found or None

    def known(self) -> set[str]:
        """Return every name that could be written here, for did-you-mean."""
        found = {f"{key}[]" for key in self.schema.lists} | set(self.schema.groups)
        for scope in self.scopes:
            found.update(key[len(scope.prefix) :] for key in self.schema.keys if key.startswith(scope.prefix))
        return found

    def _type(self, cell_key: str) -> ValueType | None:
        if "<" not in cell_key:
            return self.schema.keys.get(cell_key)
        try:
            return self.schema.type_of(cell_key, self.spreads)
        except LookupError:
            raise NotUniformError from None

    def refuse_mark(self, name: str) -> None:
        """Refuse to say what a name or text means for all members at once, where it is no plain key.

        Raises:
            NotUniformError: The mark of the family stands in it.
        """
        if any(mark in name for mark in self.spreads[0]):
            raise NotUniformError

    def _first_ref(self, name: str) -> RefRead | None:
        """Return what ``ref.key`` reads: of the first column that names a row, in the nearest row that has one."""
        if not name.startswith(_FIRST_REF):
            return None
        for scope in self.scopes:
            refs = self.schema.refs.get(scope.list_key)
            if refs:
                return self._named(scope, refs[0], name[len(_FIRST_REF) :])
        return None

    def _ref_in(self, scope: Scope, name: str) -> RefRead | None:
        """Return what ``skill.key`` reads where ``skill`` is a column of the scope that names a row."""
        for ref in self.schema.refs.get(scope.list_key, ()):
            if name.startswith(f"{ref.column}."):
                return self._named(scope, ref, name[len(ref.column) + 1 :])
        return None

    def _named(self, scope: Scope, ref: Ref, name: str) -> RefRead | None:
        self.refuse_mark(name)
        kinds: list[Type] = []
        counted: set[int | None] = set()
        for target in targets(self.schema, ref.target):
            kind = self.schema.keys.get(target + name)
            if kind is not None:
                kinds.append(kind)
                counted.add(self._instead(target + name, kind))
                self.reads[target + name, 0] = None
        if not kinds:
            return None
        slot = slot_of(ref.column)
        self.reads[scope.prefix + slot, scope.shared] = None
        return RefRead(scope.var, slot, name, joined(kinds), ref.target, counted.pop() if len(counted) == 1 else None)

    def _group_in(self, scope: Scope, loops: tuple[Loop, ...], name: str) -> list[Part]:
        parts = []
        for cell_key in self.schema.groups.get(scope.prefix + name, ()):
            read = self.read_in(scope, cell_key[len(scope.prefix) :])
            parts.append(Part(loops, read))
        return parts

    def _column_in(self, source: Source, name: str) -> list[Part]:
        scope = source.scopes[0]
        read: Read | RefRead | None = self.read_in(scope, name) or self._ref_in(scope, name)
        if read is None:
            outer, self.scopes = self.scopes, source.scopes
            read = self._first_ref(name)
            self.scopes = outer
        return [Part(source.loops, read)] if read is not None else self._group_in(scope, source.loops, name)

    def _follow(self, scope: Scope, head: str, rest: Sequence[str]) -> Source | None:
        """Go from a list into the lists of its rows: ``stances``, then ``.uses``."""
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
        return Source(tuple(loops), (*scopes, *self.scopes))

    def _gathered(self, sheet: Scope, item: str, rest: Sequence[str]) -> Source | None:
        if item in self.schema.lists:
            return self._follow(sheet, item, rest)
        if rest:
            return None
        return Source((), (Scope(f"{item}.", sheet.var, f"{item}.", 0, ""), *self.scopes))


def targets(schema: Schema, name: str) -> tuple[str, ...]:
    """Return the prefixes of class keys that a list or a gathered name stands for: ``skills[].``, ``stats.str.``."""
    if name in schema.lists:
        return (f"{name}[].",)
    found = []
    for item in schema.gathers.get(name, ()):
        for spread in schema.spread(item):
            filled = fill_marks(item, spread)
            found.append(f"{filled}[]." if filled in schema.lists else f"{filled}.")
    return tuple(found)


@lru_cache(maxsize=256)
def _around(list_key: str) -> tuple[Scope, ...]:
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


def _vector(parts: list[Part]) -> Vector:
    return Vector(tuple(parts), joined(part.body.type for part in parts if part.body is not None))
