"""Finds suspicious but allowed content of a setting, and returns notices about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
        if kind.notices:
            notices += _kind_notices(setting, system, kind)
    return tuple(notices)


def _kind_notices(setting: Setting, system: System, kind: SettingKind) -> Iterator[Message]:
    entries = setting.kinds[kind.key]
    program = _notice_program(system, kind.key)
    solvers = [Solver(program, entry_inputs(system, kind.key, entry)) for entry in entries]
    for number, notice in enumerate(kind.notices):
        odd = [
            (entry, solver)
            for entry, solver in zip(entries, solvers, strict=True)
            if _is_set(solver.value((f"!{number}", ())))
            and not (notice.is_unnamed and _is_named(setting, system, kind, entry))
        ]
        if notice.differs:
            if len({str(solver.value((f"?{number}", ()))) for _, solver in odd}) > 1:
                yield _message(notice, odd[0][0])
        else:
            yield from (_message(notice, entry) for entry, _ in odd)


@lru_cache(maxsize=64)
def _notice_program(system: System, kind: str) -> Program:
    notices = system.kinds[kind].notices
    formulas = {f"!{number}": notice.when for number, notice in enumerate(notices)}
    formulas |= {f"?{number}": notice.differs or "0" for number, notice in enumerate(notices)}
    return Program.build(entry_schema(system.kinds[kind], system.functions), formulas)


def _is_set(value: Value) -> bool:
    return value is not None and value != 0


def _is_named(setting: Setting, system: System, kind: SettingKind, entry: Entry) -> bool:
    """Return whether another entry refers to an entry."""
    return any(
        fold(written) == fold(str(entry.get(reference.by, "")))
        for other in system.kinds.values()
        for reference in other.references
        if reference.kind == kind.key
        for written in _texts_at_path(setting.kinds[other.key], reference.path)
    )


def _texts_at_path(entries: Sequence[Entry], path: str) -> Iterator[str]:
    for entry in entries:
        for _, written, _ in texts_at(entry, path.split("."), ""):
            yield written


def _message(notice: SettingNotice, entry: Entry) -> Message:
    return Message(notice.code, notice.message, {name: entry.get(key, "") for name, key in notice.values.items()})
