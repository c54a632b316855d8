"""Finds suspicious but allowed content of a setting, and returns notices about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from core.content.entries import entry_inputs
from core.content.references import texts_at
from core.content.setting import Entry, Setting
from core.content.unknown_keys import unknown_or_out_of_range
from core.formula import Program, Solver, Value, fold
from core.messages import Message
from core.rules.formula_schema import entry_schema
from core.rules.model import SettingKind, SettingNotice, System


def setting_notices(setting: Setting, system: System) -> tuple[Message, ...]:
    """Return the notices about a setting: unknown or out of range first, then by kind.

    Args:
        setting: The setting, which is valid.
        system: The game that it is for.
    """
    notices: list[Message] = list(unknown_or_out_of_range(setting, system))
    for kind in system.kinds.values():
        states = [entry_notices(system, kind, entry) for entry in setting.kinds[kind.key]] if kind.notices else []
        notices += (message for _, message in kind_notices(setting.kinds, system, kind, states))
    return tuple(notices)


EntryNotices = tuple[tuple[bool, str], ...]
"""For each notice of a kind: whether it speaks of an entry, and the value that should be equal for all."""


def entry_notices(system: System, kind: SettingKind, entry: Entry) -> EntryNotices:
    """Return what the notices of a kind say of one entry, apart from the others."""
    solver = Solver(_notice_program(system, kind.key), entry_inputs(system, kind.key, entry))
    return tuple(
        (_is_set(solver.value((f"!{number}", ()))), str(solver.value((f"?{number}", ()))) if notice.differs else "")
        for number, notice in enumerate(kind.notices)
    )


def kind_notices(
    kinds: Mapping[str, Sequence[Entry]], system: System, kind: SettingKind, states: Sequence[EntryNotices]
) -> Iterator[tuple[int, Message]]:
    """Yield the notices about the entries of a kind, each with the position of its entry.

    Args:
        kinds: The entries of the setting.
        system: The game.
        kind: The kind.
        states: What :func:`entry_notices` returns for each of its entries.
    """
    entries = kinds[kind.key]
    for number, notice in enumerate(kind.notices):
        names = _named(kinds, system, kind) if notice.is_unnamed else frozenset()
        odd = [
            position
            for position, entry in enumerate(entries)
            if states[position][number][0]
            and not any((by, fold(str(entry.get(by, "")))) in names for by in ("id", "name"))
        ]
        if notice.differs:
            if len({states[position][number][1] for position in odd}) > 1:
                yield odd[0], _message(notice, entries[odd[0]])
        else:
            yield from ((position, _message(notice, entries[position])) for position in odd)


@lru_cache(maxsize=64)
def _notice_program(system: System, kind: str) -> Program:
    notices = system.kinds[kind].notices
    formulas = {f"!{number}": notice.when for number, notice in enumerate(notices)}
    formulas |= {f"?{number}": notice.differs or "0" for number, notice in enumerate(notices)}
    return Program.build(entry_schema(system.kinds[kind], system.functions), formulas)


def _is_set(value: Value) -> bool:
    return value is not None and value != 0


def _named(kinds: Mapping[str, Sequence[Entry]], system: System, kind: SettingKind) -> frozenset[tuple[str, str]]:
    """Return the ids and names of a kind that entries refer to."""
    return frozenset(
        (reference.by, fold(written))
        for other in system.kinds.values()
        for reference in other.references
        if reference.kind == kind.key
        for written in _texts_at_path(kinds[other.key], reference.path)
    )


def _texts_at_path(entries: Sequence[Entry], path: str) -> Iterator[str]:
    for entry in entries:
        for _, written, _ in texts_at(entry, path.split("."), ""):
            yield written


def _message(notice: SettingNotice, entry: Entry) -> Message:
    return Message(notice.code, notice.message, {name: entry.get(key, "") for name, key in notice.values.items()})
