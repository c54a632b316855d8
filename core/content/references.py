"""Checks references between entries of a setting: each name or id must exist."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from core.character.json_values import Json
from core.content.setting import Entry
from core.errors import DocumentError
from core.formula import fold
from core.messages import Message
from core.rules.model import SettingKind, SettingReference, System

TextPosition = tuple[str, str, Mapping[str, Json]]
"""A text of an entry: its address, the text, and its row."""


class ReferenceCheck:
    """Finds references between the entries of a setting that lead nowhere.

    Args:
        system: The game, which says what refers to what.
        kinds: The entries, checked one by one.
    """

    def __init__(self, system: System, kinds: Mapping[str, Sequence[Entry]]) -> None:
        self._system = system
        self._kinds = kinds
        self._indices: dict[tuple[str, str], Mapping[str, Entry]] = {}

    def problems(self, kind: str, entry: Entry, place: str) -> Iterator[tuple[str, Message]]:
        """Yield the address of each wrong reference of an entry, and what is wrong with it.

        Args:
            kind: Kind of the entry.
            entry: The entry.
            place: Its address.
        """
        for reference in self._system.kinds[kind].references:
            yield from _check(reference, entry, place, self._index(reference), self._system.kinds[reference.kind])

    def named(self, kind: str, entry: Entry) -> Iterator[Entry]:
        """Yield the entries of its own kind that an entry refers to."""
        for reference in self._system.kinds[kind].references:
            if reference.kind == kind:
                index = self._index(reference)
                found = (index.get(fold(text)) for _, text, _ in texts_at(entry, reference.path.split("."), ""))
                yield from (each for each in found if each is not None)

    def _index(self, reference: SettingReference) -> Mapping[str, Entry]:
        key = (reference.kind, reference.by)
        if key not in self._indices:
            self._indices[key] = _index(self._kinds[reference.kind], reference.by)
        return self._indices[key]


def check_references(system: System, kinds: Mapping[str, Sequence[Entry]]) -> None:
    """Refuse references to names or ids that do not exist.

    Args:
        system: The game, which says what refers to what.
        kinds: The entries, checked one by one.

    Raises:
        DocumentError: It names the position, the text and the kind that should have it.
    """
    check = ReferenceCheck(system, kinds)
    for key, kind in system.kinds.items():
        for number, entry in enumerate(kinds[key] if kind.references else ()):
            for _, problem in check.problems(key, entry, f"{key}[{number}]"):
                raise DocumentError(problem)


def _index(entries: Sequence[Entry], by: str) -> dict[str, Entry]:
    index: dict[str, Entry] = {}
    for entry in entries:
        index.setdefault(_folded(entry, by), entry)
    return index


def _check(
    reference: SettingReference, entry: Entry, place: str, index: Mapping[str, Entry], kind: SettingKind
) -> Iterator[tuple[str, Message]]:
    for where, written, row in texts_at(entry, reference.path.split("."), place):
        if not fold(written) or (reference.unless and _folded(row, reference.unless)):
            continue
        named = index.get(fold(written))
        if named is None:
            yield (
                where,
                Message(
                    "unknown_entry",
                    "{place} refers to the {kind} {name}, but this world has no {kind} with that {by}. Add "
                    "it, or correct the reference.",
                    {"place": where, "kind": kind.label, "name": written, "by": reference.by},
                ),
            )
        elif reference.beside:
            yield from _check_beside(reference, row, named, (where, written), kind)


def _check_beside(
    reference: SettingReference, row: Mapping[str, Json], named: Entry, found: tuple[str, str], kind: SettingKind
) -> Iterator[tuple[str, Message]]:
    """Find a text beside a reference that the referenced entry does not have."""
    wanted = _folded(row, reference.beside)
    if wanted in {fold(text) for _, text, _ in texts_at(named, reference.among.split("."), "")}:
        return
    where, name = found
    yield (
        where,
        Message(
            "entry_without",
            "{place} refers to the {kind} {name}, which has no {column} {wanted}. Add it there, or correct "
            "the reference.",
            {"place": where, "kind": kind.label, "name": name, "column": reference.beside, "wanted": wanted or '""'},
        ),
    )


def texts_at(node: Mapping[str, Json], steps: Sequence[str], place: str) -> Iterator[TextPosition]:
    """Yield all texts at a path."""
    name = steps[0].removesuffix("[]")
    value = node.get(name)
    where = f"{place}.{name}"
    if isinstance(value, str):
        yield where, value, node
    elif isinstance(value, list):  # before mappings, as an abstract class is slow
        for number, each in enumerate(value):
            if isinstance(each, str):
                yield f"{where}[{number}]", each, node
            elif isinstance(each, Mapping):
                yield from texts_at(each, steps[1:], f"{where}[{number}]")
    elif isinstance(value, Mapping):
        yield from texts_at(value, steps[1:], where)


def _folded(row: Mapping[str, Json], key: str) -> str:
    text = row.get(key)
    return fold(text) if isinstance(text, str) else ""
