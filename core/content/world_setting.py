"""The setting that a world offers: its sound entries, and for one with a problem its last sound text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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

OfferedEntries = Mapping[str, Mapping[str, tuple[Mapping[str, Json], Entry]]]
"""Row and complete entry by kind and uid."""


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
) -> dict[str, tuple[Mapping[str, Json], Entry]]:
    """Return the last sound row, and its entry, of each entry that has a problem, by uid; some may have none.

    Args:
        character: The world, with uids.
        report: What was found in it.
        checker: Checks the entries.
        system: The game.
        older: Earlier states of the world, newest first.
    """
    wanted = {uid: kind for kind, uids in report.unsound.items() for uid in uids}
    found: dict[str, tuple[Mapping[str, Json], Entry]] = {}
    if not wanted:
        return found
    sound = {kind: [*entries.values()] for kind, entries in report.sound.items()}
    fits = _Fit(system, sound)
    newer = character
    for state in older:
        for kind in {*wanted.values()}:
            rows = state.data.get(kind)
            if rows is newer.data.get(kind) or not isinstance(rows, list):
                continue
            for row in rows:
                uid = str(row.get(UID_KEY, "")) if isinstance(row, Mapping) else ""
                if not isinstance(row, Mapping) or wanted.get(uid) != kind:
                    continue
                entry = checker.check_row(kind, row)
                if entry is not None and fits.take(kind, entry):
                    found[uid] = row, entry
                    del wanted[uid]
        if not wanted:
            break
        newer = state
    return found


class _Fit:
    """Whether an earlier entry can stand among the sound ones: its id and name are free, its references lead there."""

    def __init__(self, system: System, sound: Mapping[str, list[Entry]]) -> None:
        self._system = system
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
        return True


def _without_kinds(character: Character, system: System) -> dict[str, Json]:
    return {key: value for key, value in character.data.items() if key not in system.kinds}
