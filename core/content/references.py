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


def check_references(system: System, kinds: Mapping[str, Sequence[Entry]]) -> None:
    """Refuse references to names or ids that do not exist.

    Args:
        system: The game, which says what refers to what.
        kinds: The entries, checked one by one.

    Raises:
        DocumentError: It names the position, the text and the kind that should have it.
    """
    indices: dict[tuple[str, str], Mapping[str, Entry]] = {}
    for kind in system.kinds.values():
        for reference in kind.references:
            index = indices.get((reference.kind, reference.by))
            if index is None:
                index = _index(kinds[reference.kind], reference.by)
                indices[reference.kind, reference.by] = index
            for number, entry in enumerate(kinds[kind.key]):
                _check(reference, entry, f"{kind.key}[{number}]", index, system.kinds[reference.kind])


def _index(entries: Sequence[Entry], by: str) -> dict[str, Entry]:
    index: dict[str, Entry] = {}
    for entry in entries:
        index.setdefault(_folded(entry, by), entry)
    return index


def _check(
    reference: SettingReference, entry: Entry, place: str, index: Mapping[str, Entry], kind: SettingKind
) -> None:
    for where, written, row in texts_at(entry, reference.path.split("."), place):
        if not fold(written) or (reference.unless and _folded(row, reference.unless)):
            continue
        named = index.get(fold(written))
        if named is None:
            raise DocumentError(
                Message(
                    "unknown_entry",
                    "{place} refers to the {kind} {name}, but this world has no {kind} with that {by}. Add "
                    "it, or correct the reference.",
                    {"place": where, "kind": kind.label, "name": written, "by": reference.by},
                )
            )
        if reference.beside:
            _check_beside(reference, row, named, (where, written), kind)


def _check_beside(
    reference: SettingReference, row: Mapping[str, Json], named: Entry, found: tuple[str, str], kind: SettingKind
) -> None:
    """Refuse a text beside a reference that the referenced entry does not have."""
    wanted = _folded(row, reference.beside)
    if wanted in {fold(text) for _, text, _ in texts_at(named, reference.among.split("."), "")}:
        return
    where, name = found
    raise DocumentError(
        Message(
            "entry_without",
            "{place} refers to the {kind} {name}, which has no {column} {wanted}. Add it there, or correct "
            "the reference.",
            {"place": where, "kind": kind.label, "name": name, "column": reference.beside, "wanted": wanted or '""'},
        )
    )


def texts_at(node: Mapping[str, Json], steps: Sequence[str], place: str) -> Iterator[TextPosition]:
    """Yield all texts at a path."""
    name = steps[0].removesuffix("[]")
    value = node.get(name)
    where = f"{place}.{name}"
    if isinstance(value, str):
        yield where, value, node
    elif isinstance(value, Mapping):
        yield from texts_at(value, steps[1:], where)
    elif isinstance(value, list):
        for number, each in enumerate(value):
            if isinstance(each, str):
                yield f"{where}[{number}]", each, node
            else:
                yield from texts_at(each, steps[1:], f"{where}[{number}]") if isinstance(each, Mapping) else ()


def _folded(row: Mapping[str, Json], key: str) -> str:
    text = row.get(key)
    return fold(text) if isinstance(text, str) else ""
