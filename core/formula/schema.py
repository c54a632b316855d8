"""Names that a game's formulas can use, with types: keys, lists, references, functions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import product

from core.errors import FormulaError
from core.formula.functions import Function
from core.formula.suggestions import did_you_mean
from core.formula.syntax import FAMILY_MARK
from core.formula.tables import Table
from core.formula.values import ValueType
from core.messages import Message


@dataclass(frozen=True, slots=True)
class Reference:
    """A column whose text names a row of another list: ``skill.key`` reads that row.

    ``ref.key`` is short for the first such column of a list.

    Attributes:
        target: The list whose rows are named (``skills``), or a gathered name (``all``).
        column: The column of the naming row that holds the name: ``skill`` in ``weapons[].skill``.
        by: The column of the target that is compared with it, trimmed and caseless; the first row counts. Of a group
            of a family the member's key is compared.
    """

    target: str
    column: str
    by: str = "name"


@dataclass(frozen=True, slots=True)
class WhatIf:
    """A number that equals another number if an input were one higher; both are in the same row.

    Attributes:
        number: Class key of the number in question: ``cost.str``, ``skills[].cost``.
        increased: Class key of the input: ``base.str``, ``skills[].level``.
    """

    number: str
    increased: str


@dataclass(frozen=True)
class Schema:
    """All names that formulas of one game can use.

    Attributes:
        keys: Inputs, derived numbers and options by class key, families expanded: ``base.hlth``, ``weapons[].wslo``,
            ``options.quirks``.
        lists: Class keys of the lists: ``weapons``, ``stances[].uses``.
        gathers: Lists, and groups of a family, whose rows are read under one name:
            ``{"all": ("stats.<s>", "skills")}``. A formula of such a group is resolved like one of a row: its names are
            looked for in the group first.
        refs: By the class key of the naming list, in the order of its columns.
        functions: The functions of the game by name.
        tables: By name.
        families: Members by family mark: ``{"a": ("ambt", "hlth")}``; needed where formulas hold ``<a>``.
        what_ifs: Numbers without a formula of their own: the value of another number if an input were one higher.
        virtual_rows: Groups whose formulas are resolved like those of a row: ``unarmed``.
        computed: Class keys of everything that has a formula of the game.
        undefined_counts: What a computed number that is undefined counts in the formula of another one; None where that
            one is undefined as well.
        gather_filters: For names of `gathers` that hold some of the rows only: the number of a row or group that says
            which; 0 for the others.
    """

    keys: Mapping[str, ValueType]
    lists: frozenset[str] = frozenset()
    gathers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    refs: Mapping[str, tuple[Reference, ...]] = field(default_factory=dict)
    functions: Mapping[str, Function] = field(default_factory=dict)
    tables: Mapping[str, Table] = field(default_factory=dict)
    families: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    what_ifs: Mapping[str, WhatIf] = field(default_factory=dict)
    virtual_rows: tuple[str, ...] = ()
    computed: frozenset[str] = frozenset()
    undefined_counts: int | None = None
    gather_filters: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def group_prefixes(self) -> tuple[str, ...]:
        """Key prefixes of gathered groups, with marks and expanded: ``stats.<s>.``, ``stats.str.``."""
        items = [item for gathered in self.gathers.values() for item in gathered if item not in self.lists]
        prefixes = [f"{item}." for item in (*items, *self.virtual_rows)]
        prefixes += [f"{fill_marks(item, members)}." for item in items for members in self.expansions(item)]
        return tuple(dict.fromkeys(prefixes))

    def group_prefix(self, key: str) -> str:
        """Return the gathered group of a key with a final dot, "" if it is in none.

        >>> Schema({}, gathers={"all": ("stats.<s>",)}, families={"s": ("str",)}).group_prefix("stats.str.level")
        'stats.str.'
        """
        ranks = self._prefix_ranks
        found, end = "", key.find(".") if ranks else -1
        while end >= 0:
            start, end = key[: end + 1], key.find(".", end + 1)
            if start in ranks and (not found or ranks[start] < ranks[found]):
                found = start
        return found

    @cached_property
    def _prefix_ranks(self) -> Mapping[str, int]:
        return {prefix: rank for rank, prefix in enumerate(self.group_prefixes)}

    def expansions(self, key: str) -> tuple[dict[str, str], ...]:
        """Return the members for the family marks of a key, one mapping for each number.

        Raises:
            FormulaError: There is no such family.

        >>> Schema({}, families={"p": ("head", "limb")}).expansions("<p>_armor")
        ({'<p>': 'head'}, {'<p>': 'limb'})
        """
        if "<" not in key:
            return _NO_MARKS
        marks = tuple(dict.fromkeys(FAMILY_MARK.findall(key)))
        found = self._expansions.get(marks)
        if found is None:
            found = self._expansions[marks] = self._expand(marks)
        return found

    def type_of(self, key: str, expansions: tuple[Mapping[str, str], ...]) -> ValueType | None:
        """Return the type of a key for all members of its families; None for an unknown key.

        Args:
            key: With family marks.
            expansions: The members, as :meth:`expansions` returns them.

        Raises:
            LookupError: It has another type for some of them.
        """
        types_by_key, cache_key = self._types, (key, id(expansions))  # expansions are cached, so ids are stable
        if cache_key not in types_by_key:
            types = {self.keys.get(fill_marks(key, members)) for members in expansions}
            types_by_key[cache_key] = types if len(types) > 1 else types.pop()
        found = types_by_key[cache_key]
        if isinstance(found, set):
            raise LookupError(key)
        return found

    @cached_property
    def _expansions(self) -> dict[tuple[str, ...], tuple[dict[str, str], ...]]:
        return {}

    @cached_property
    def _types(self) -> dict[tuple[str, int], ValueType | set[ValueType | None] | None]:
        return {}

    def _expand(self, marks: tuple[str, ...]) -> tuple[dict[str, str], ...]:
        for mark in marks:
            if not self.families.get(mark[1:-1]):
                raise FormulaError(
                    Message(
                        "family_unknown", "There is no family {mark} in this game.{hint}", _known(mark, self.families)
                    )
                )
        choices = [self.families[mark[1:-1]] for mark in marks]
        return tuple(dict(zip(marks, members, strict=True)) for members in product(*choices))

    @cached_property
    def groups(self) -> Mapping[str, tuple[str, ...]]:
        """Keys below each dotted group: ``culture.bonus`` → ``culture.bonus.hlth`` and so on."""
        found: dict[str, list[str]] = {}
        for key in self.keys:
            end = key.rfind(".")
            start = key.rfind("[]") + 1
            while end > start:
                found.setdefault(key[:end], []).append(key)
                end = key.rfind(".", 0, end)
        return {name: tuple(members) for name, members in found.items()}


_NO_MARKS: tuple[dict[str, str], ...] = ({},)


def _known(mark: str, families: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    return {"mark": mark, "hint": did_you_mean(mark, [f"<{known}>" for known in families])}


def fill_marks(text: str, members: Mapping[str, str]) -> str:
    """Replace family marks in a text by members.

    >>> fill_marks("base.<a>", {"<a>": "hlth"})
    'base.hlth'
    """
    for mark, member in members.items():
        text = text.replace(mark, member)
    return text


def list_of(key: str) -> str:
    """Return the list that a class key belongs to, "" for a key of the sheet.

    >>> list_of("stances[].uses[].cost"), list_of("move_rate")
    ('stances[].uses', '')
    """
    return key.rpartition("[]")[0]


@lru_cache(maxsize=256)
def containers_of(list_key: str) -> tuple[str, ...]:
    """Return the dictionary keys that lead from the values of the sheet to the rows of a list.

    >>> containers_of("stances[].uses")
    ('stances[]', 'uses[]')
    """
    return tuple(f"{part}[]" for part in list_key.split("[].")) if list_key else ()
