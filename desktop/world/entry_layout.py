"""Which parts the form of an entry has, made from the schema of its kind in ``setting.toml``; no widgets.

The order is that of the schema within each part: short inputs first, families (``minimums.<a>``) by themselves, then
lists of rows, lists of texts, and prose.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from core.rules.model import Field, FieldType, SettingKind, SettingReference

_SHORT: Final = frozenset(
    {FieldType.INT, FieldType.NUMBER, FieldType.BOOL, FieldType.CHOICE, FieldType.TEXT, FieldType.DICE}
)
_WIDTHS: Final = {FieldType.INT: 52, FieldType.NUMBER: 52, FieldType.BOOL: 48, FieldType.DICE: 64}
_WORD_WIDTH: Final = 96
_TABLE_WIDTH: Final = 340
"""What the columns of a table of rows may take together, in pixels at 100 %; others are inputs below it."""
_LEAST_FAMILY: Final = 3
_NAME: Final = "name"


@dataclass(frozen=True, slots=True)
class EntryInput:
    """One input of the form.

    Attributes:
        key: Key within the entry: ``weight_lb``, ``types[].cost``.
        field: Its definition.
        reference: What its texts refer to; None for nothing.
    """

    key: str
    field: Field
    reference: SettingReference | None = None

    @property
    def name(self) -> str:
        """Key within its row."""
        return self.key.rpartition("[].")[2]


@dataclass(frozen=True, slots=True)
class Family:
    """Inputs of one family, as the minimums of all attributes.

    Attributes:
        inputs: Its members.
    """

    inputs: tuple[EntryInput, ...]


@dataclass(frozen=True, slots=True)
class RowList:
    """A list of rows within the entry, as a table with inputs below it.

    Attributes:
        key: Key within the entry: ``types``, ``free_skills[].from``.
        field: Its definition.
        columns: What the table shows.
        inner: What belongs to the selected row and has no room in the table.
    """

    key: str
    field: Field
    columns: tuple[EntryInput, ...]
    inner: EntryLayout


@dataclass(frozen=True, slots=True)
class EntryLayout:
    """The parts of an entry, or of a row in it.

    Attributes:
        short: Inputs that stand four a row.
        families: Families by themselves.
        lists: Lists of rows.
        texts: Lists of texts, of references and of numbers.
        prose: Texts of several lines.
    """

    short: tuple[EntryInput, ...] = ()
    families: tuple[Family, ...] = ()
    lists: tuple[RowList, ...] = ()
    texts: tuple[EntryInput, ...] = ()
    prose: tuple[EntryInput, ...] = ()


def entry_layout(kind: SettingKind) -> EntryLayout:
    """Return the layout of a kind; id, name and about, which every entry has, are not in it."""
    references = {each.path: each for each in kind.references}
    return _layout(kind, "", references, frozenset())


def _layout(
    kind: SettingKind, begin: str, references: dict[str, SettingReference], without: frozenset[str]
) -> EntryLayout:
    inputs = [each for each in _direct(kind, begin, references) if each.key not in without]
    families = tuple(Family(tuple(members)) for members in _families(inputs))
    in_families = {each.key for family in families for each in family.inputs}
    plain = [each for each in inputs if each.key not in in_families]
    return EntryLayout(
        short=tuple(each for each in plain if each.field.type in _SHORT and each.reference is None),
        families=families,
        lists=tuple(_row_list(kind, each, references) for each in plain if each.field.type is FieldType.ROWS),
        texts=tuple(each for each in plain if _is_list(each)),
        prose=tuple(each for each in plain if each.field.type is FieldType.PROSE),
    )


def _is_list(each: EntryInput) -> bool:
    others = _SHORT | {FieldType.ROWS, FieldType.PROSE}
    return each.field.type not in others or (each.reference is not None and each.field.type in _SHORT)


def _direct(kind: SettingKind, begin: str, references: dict[str, SettingReference]) -> Iterator[EntryInput]:
    for key, field in kind.fields.items():
        if key.startswith(begin) and "[]" not in key.removeprefix(begin):
            yield EntryInput(key, field, references.get(key) or references.get(f"{key}[]"))


def _row_list(kind: SettingKind, of: EntryInput, references: dict[str, SettingReference]) -> RowList:
    begin = f"{of.key}[]."
    columns: list[EntryInput] = []
    room = _TABLE_WIDTH
    inputs = [each for each in _direct(kind, begin, references) if each.field.type in _SHORT]
    for each in sorted(inputs, key=lambda one: one.name != _NAME):
        width = _WIDTHS.get(each.field.type, _WORD_WIDTH)
        if width > room and columns:
            break
        columns.append(each)
        room -= width
    inner = _layout(kind, begin, references, frozenset(each.key for each in columns))
    return RowList(of.key, of.field, tuple(columns), inner)


def _families(inputs: Sequence[EntryInput]) -> Iterator[list[EntryInput]]:
    """Yield the members of each family that is shown by itself."""
    members: dict[str, list[EntryInput]] = {}
    for each in inputs:
        if each.field.member and each.field.type in _SHORT:
            members.setdefault(each.field.family, []).append(each)
    yield from (found for found in members.values() if len(found) > _LEAST_FAMILY)


def common_title(labels: Sequence[str]) -> str:
    """Return what the labels of a family share at their beginning or end, as its title; "" for nothing.

    >>> common_title(["Least Health", "Least Luck"]), common_title(["Health bonus", "Luck bonus"])
    ('Least', 'Bonus')
    >>> common_title(["Health", "Luck"])
    ''
    """
    words = [label.split() for label in labels]
    title = " ".join(_shared(words) or _shared([each[::-1] for each in words])[::-1]).strip(" :,")
    return title[:1].upper() + title[1:]


def _shared(texts: Sequence[Sequence[str]]) -> list[str]:
    """Return the words with which all texts begin."""
    shared: list[str] = []
    for words in zip(*texts, strict=False):
        if len(set(words)) > 1:
            break
        shared.append(words[0])
    return shared
