"""Finds and loads characters for a fight being set up; runs on the library's thread."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from core.character.sheet import Sheet
from core.errors import QuireError
from core.play.conflict import Conflict
from core.play.entry_state import state_at_entry
from core.registry import game, open_character
from core.setting_resolver import resolve_setting
from desktop.fight.candidate_list import CandidateFacts
from desktop.fight.fight_setup import Recruit
from desktop.fight.fighter_facts import FighterFacts, read_facts
from desktop.library.thumbnails import small_portrait

if TYPE_CHECKING:
    from core.store.library import Library
    from core.store.records import LibraryEntry

_MAX_LISTED: Final = 500


def find_candidates(system: str, words: str, library: Library) -> tuple[LibraryEntry, ...]:
    """Return the characters of a game that match a search."""
    from core.store.records import Query  # noqa: PLC0415 - the database is loaded lazily

    found: list[LibraryEntry] = []
    for entry in library.all_entries(Query(text=words, system=system)):
        found.append(entry)
        if len(found) == _MAX_LISTED:
            break
    return tuple(found)


def read_candidates(entries: Iterable[LibraryEntry], library: Library) -> dict[str, CandidateFacts]:
    """Return what is shown of characters; of one that cannot be read nothing."""
    return {entry.id: _read_candidate(entry, library) for entry in entries}


def _read_candidate(entry: LibraryEntry, library: Library) -> CandidateFacts:
    try:
        sheet = open_character(library.load(entry.id).character, random.Random(0))
        facts = read_facts(game(sheet.system.id).conflicts[0], sheet)
    except QuireError:
        return CandidateFacts(FighterFacts())
    return CandidateFacts(facts, small_portrait(sheet.character))


def load_recruits(ids: Sequence[str], library: Library) -> list[Recruit]:
    """Return characters of the library as possible fighters.

    Raises:
        QuireError: One of them is gone, or cannot be read.
    """
    return [_describe(id_, open_character(library.load(id_).character, random.Random(0)), library) for id_ in ids]


def _describe(id_: str, sheet: Sheet, library: Library) -> Recruit:
    of, resolved = game(sheet.system.id), resolve_setting(sheet, library.settings)
    if not of.conflicts:
        return Recruit(sheet, FighterFacts(), id_, "", resolved)
    conflict = of.conflicts[0]
    state = state_at_entry(conflict, sheet, resolved.setting)
    return Recruit(sheet, read_facts(conflict, sheet), id_, state, resolved, small_portrait(sheet.character))


def reread_facts(conflict: Conflict, sheets: Sequence[Sheet]) -> list[FighterFacts]:
    """Return the facts of sheets for another kind of conflict."""
    return [read_facts(conflict, sheet) for sheet in sheets]
