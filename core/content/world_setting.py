"""The setting that a world offers: its sound entries, and for one with a problem its last sound text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from core.character.address import UID_KEY
from core.character.document import Character
from core.character.json_values import Json
from core.content.reader import ID_PATTERN
from core.content.references import ReferenceCheck
from core.content.setting import Entry, Setting
from core.content.world_document import file_entry, setting_file
from core.content.world_problems import WorldChecker, WorldReport
from core.formula import fold
from core.rules.model import System

UNNAMED_ID: Final = "world"
"""Id of a setting whose world has none that can be used."""

OfferedRow = tuple[Mapping[str, Json], Entry]
"""Row and complete entry."""

OfferedEntries = Mapping[str, Mapping[str, OfferedRow]]
"""What is offered by kind and uid."""


def setting_of_world(
    character: Character,
    system: System,
    older: Iterable[Character] = (),
    *,
    checker: WorldChecker | None = None,
    version: int = 0,
) -> Setting:
    """Return what a world offers to characters.

    Args:
        character: The world, with uids.
        system: Its game.
        older: Earlier states of the world, newest first; read only as far as an entry with a problem asks for them.
        checker: Has checked this world before, so that less is checked again.
        version: Number of the world's revision.
    """
    offered = offered_entries(character, system, older, checker or WorldChecker(system))
    return setting_of_entries(character, system, offered, version)


def offered_entries(
    character: Character, system: System, older: Iterable[Character], checker: WorldChecker
) -> OfferedEntries:
    """Return what a world offers of each entry, by kind and uid, in its order; see :func:`setting_of_world`."""
    report = checker.check(character)
    rows = last_sound_rows(character, report, checker, system, older)
    offered: dict[str, dict[str, tuple[Mapping[str, Json], Entry]]] = {}
    for key in system.kinds:
        listed = character.data.get(key)
        chosen = offered[key] = {}
        for row in listed if isinstance(listed, list) else ():
            uid = str(row.get(UID_KEY, "")) if isinstance(row, Mapping) else ""
            if isinstance(row, Mapping) and uid in report.sound[key]:
                chosen[uid] = row, report.sound[key][uid]
            elif uid in rows:
                chosen[uid] = rows[uid]
    return offered


def setting_of_entries(character: Character, system: System, offered: OfferedEntries, version: int) -> Setting:
    """Return the setting of a world and of the entries that it offers.

    Args:
        character: The world.
        system: Its game.
        offered: The result of :func:`offered_entries`.
        version: Number of the world's revision.
    """
    kinds: dict[str, tuple[Entry, ...]] = {}
    file = setting_file(character.with_data(_without_kinds(character, system)), system)
    for key, kind in system.kinds.items():
        kinds[key] = tuple(entry for _, entry in offered[key].values())
        if offered[key]:
            file[key] = [file_entry(row, kind) for row, _ in offered[key].values()]
    own = character.data.get("id")
    id_ = own if isinstance(own, str) and ID_PATTERN.fullmatch(own) else UNNAMED_ID
    name = character.name.strip() or id_
    about = character.data.get("about", "")
    about = about if isinstance(about, str) else ""
    file |= {"id": id_, "name": name, "about": about}
    known = {"format", "version", "system", "id", "name", "about", *system.kinds}
    extra = {key: value for key, value in file.items() if key not in known}
    return Setting(id_, name, about, system.id, kinds, extra, file, version)


def last_sound_rows(
    character: Character,
    report: WorldReport,
    checker: WorldChecker,
    system: System,
    older: Iterable[Character],
) -> dict[str, OfferedRow]:
    """Return the last sound row, and its entry, of each entry that has a problem, by uid; some may have none.

    Args:
        character: The world, with uids.
        report: What was found in it.
        checker: Checks the entries.
        system: The game.
        older: Earlier states of the world, newest first.
    """
    wanted = {uid: kind for kind, uids in report.unsound.items() for uid in uids}
    found: dict[str, OfferedRow] = {}
    if not wanted:
        return found
    fits = _Fit(system, {kind: [*entries.values()] for kind, entries in report.sound.items()})
    present = {uid: (row, entry) for uid, row, entry in _sound_alone(character, wanted, checker)}
    states = _Kept(older)
    found |= _search(
        character, {uid: kind for uid, kind in wanted.items() if uid not in present}, states, checker, fits
    )
    found |= _still_fitting(present, wanted, fits)
    found |= _search(character, {uid: kind for uid, kind in wanted.items() if uid not in found}, states, checker, fits)
    return found


def _sound_alone(
    character: Character, wanted: Mapping[str, str], checker: WorldChecker
) -> Iterator[tuple[str, Mapping[str, Json], Entry]]:
    """Yield the present rows of those entries that are only held up by others."""
    for kind in {*wanted.values()}:
        for uid, row in _rows(character, kind):
            if wanted.get(uid) == kind and (entry := checker.check_row(kind, row)) is not None:
                yield uid, row, entry


def _still_fitting(present: Mapping[str, OfferedRow], wanted: Mapping[str, str], fits: _Fit) -> dict[str, OfferedRow]:
    """Return the rows that fit now that others have their last sound text; each may let others fit."""
    found: dict[str, OfferedRow] = {}
    while True:
        new = {uid: each for uid, each in present.items() if uid not in found and fits.take(wanted[uid], each[1])}
        if not new:
            return found
        found |= new
        fits.renew()


def _search(
    character: Character, wanted: dict[str, str], older: Iterable[Character], checker: WorldChecker, fits: _Fit
) -> dict[str, OfferedRow]:
    """Return the newest earlier row of entries that is sound and fits."""
    found: dict[str, OfferedRow] = {}
    newer = character
    for state in older if wanted else ():
        for kind in {*wanted.values()}:
            if state.data.get(kind) is newer.data.get(kind):
                continue
            for uid, row in _rows(state, kind):
                entry = checker.check_row(kind, row) if wanted.get(uid) == kind else None
                if entry is not None and fits.take(kind, entry):
                    found[uid] = row, entry
                    del wanted[uid]
        if not wanted:
            break
        newer = state
    fits.renew()
    return found


def _rows(character: Character, kind: str) -> Iterator[tuple[str, Mapping[str, Json]]]:
    """Yield uid and row of the entries of a kind."""
    rows = character.data.get(kind)
    for row in rows if isinstance(rows, list) else ():
        if isinstance(row, Mapping):
            yield str(row.get(UID_KEY, "")), row


class _Kept:
    """States that are read once, and can be gone through again."""

    def __init__(self, states: Iterable[Character]) -> None:
        self._left = iter(states)
        self._read: list[Character] = []

    def __iter__(self) -> Iterator[Character]:
        yield from self._read
        for state in self._left:
            self._read.append(state)
            yield state


class _Fit:
    """Whether an earlier entry can stand among the sound ones: its id and name are free, its references lead there."""

    def __init__(self, system: System, sound: Mapping[str, list[Entry]]) -> None:
        self._system = system
        self._sound = sound
        self._check = ReferenceCheck(system, sound)
        self._taken = {
            (kind, key, fold(str(entry.get(key) or ""))): True
            for kind, entries in sound.items()
            for entry in entries
            for key in ("id", "name")
        }

    def take(self, kind: str, entry: Entry) -> bool:
        """Return whether an entry fits, and keep its id and name for it."""
        definition = self._system.kinds[kind]
        needed = [key for key, is_needed in (("id", definition.has_ids), ("name", definition.has_names)) if is_needed]
        own = [(kind, key, fold(str(entry.get(key) or ""))) for key in needed]
        if any(each in self._taken for each in own) or any(self._check.problems(kind, entry, kind)):
            return False
        self._taken |= dict.fromkeys(own, True)
        self._sound[kind].append(entry)
        return True

    def renew(self) -> None:
        """Let references lead to what was taken since."""
        self._check = ReferenceCheck(self._system, self._sound)


def _without_kinds(character: Character, system: System) -> dict[str, Json]:
    return {key: value for key, value in character.data.items() if key not in system.kinds}
