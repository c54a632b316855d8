"""The library: characters, history, campaigns, tags, drafts and rolls in one SQLite file.

>>> from datetime import UTC, datetime
>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> from core.character import Character, SetHeader
>>> from core.store import Change, Library, prepare_character
>>> def clock() -> datetime:
...     return datetime.now(UTC)
>>> with TemporaryDirectory() as folder, Library.open(Path(folder, "library.quire"), clock) as library:
...     id = library.add(prepare_character(Character("chess", name="Anna")))
...     stored = library.load(id)
...     after = Character("chess", name="Berta")
...     change = Change(SetHeader("name", "Berta"), SetHeader("name", "Anna"), "Name Anna to Berta")
...     pending = library.commit(id, stored.position, change, prepare_character(after))
...     position = pending.result().position  # it is on disk now
...     back = library.undo(id).result().character
>>> position.revision, back.name
(1, 'Anna')

History: revision 0 stores the document before the first edit, every later revision an edit and its inverse; replaying
them gives the document. Undo, redo and restore append revisions; the undo stack is computed from the revisions. A
character that was never edited has no revisions, so that an import stores its document once.

The names below are imported lazily: SQLModel takes a third of a second.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.lazy import lazy_exports

if TYPE_CHECKING:
    from core.store.backups import Backup as Backup
    from core.store.backups import BackupReason as BackupReason
    from core.store.backups import check_not_lost as check_not_lost
    from core.store.backups import list_backups as list_backups
    from core.store.doctor import HealthReport as HealthReport
    from core.store.doctor import check_library as check_library
    from core.store.doctor import rebuild_search_index as rebuild_search_index
    from core.store.drafts import NO_DRAFT as NO_DRAFT
    from core.store.errors import LIBRARY_LOST as LIBRARY_LOST
    from core.store.errors import ConflictError as ConflictError
    from core.store.errors import DamagedLibraryError as DamagedLibraryError
    from core.store.errors import LostLibraryError as LostLibraryError
    from core.store.library import Library as Library
    from core.store.preview import LibraryPreview as LibraryPreview
    from core.store.preview import preview_library as preview_library
    from core.store.records import Campaign as Campaign
    from core.store.records import Change as Change
    from core.store.records import Clock as Clock
    from core.store.records import CommitResult as CommitResult
    from core.store.records import Draft as Draft
    from core.store.records import EntryPage as EntryPage
    from core.store.records import GroupBy as GroupBy
    from core.store.records import LibraryEntry as LibraryEntry
    from core.store.records import LoggedRoll as LoggedRoll
    from core.store.records import Origin as Origin
    from core.store.records import PageKey as PageKey
    from core.store.records import PendingCommit as PendingCommit
    from core.store.records import Position as Position
    from core.store.records import PreparedCharacter as PreparedCharacter
    from core.store.records import Query as Query
    from core.store.records import Revision as Revision
    from core.store.records import RevisionEdit as RevisionEdit
    from core.store.records import RollMethod as RollMethod
    from core.store.records import SortBy as SortBy
    from core.store.records import StoredCharacter as StoredCharacter
    from core.store.records import Summarise as Summarise
    from core.store.records import Summary as Summary
    from core.store.records import UndoState as UndoState
    from core.store.records import prepare_character as prepare_character
    from core.store.recovery import OpenedLibrary as OpenedLibrary
    from core.store.recovery import newest_sound_backup as newest_sound_backup
    from core.store.recovery import open_or_recover as open_or_recover
    from core.store.recovery import replace_lost_library as replace_lost_library
    from core.store.recovery import restore_backup as restore_backup
    from core.store.roll_conversion import to_logged_rolls as to_logged_rolls
else:
    __getattr__, __dir__ = lazy_exports(
        __name__,
        {
            "backups": ("Backup", "BackupReason", "check_not_lost", "list_backups"),
            "doctor": ("HealthReport", "check_library", "rebuild_search_index"),
            "drafts": ("NO_DRAFT",),
            "preview": ("LibraryPreview", "preview_library"),
            "library": ("Library",),
            "errors": ("LIBRARY_LOST", "ConflictError", "DamagedLibraryError", "LostLibraryError"),
            "roll_conversion": ("to_logged_rolls",),
            "records": (
                "Campaign",
                "Change",
                "Clock",
                "CommitResult",
                "Draft",
                "LibraryEntry",
                "GroupBy",
                "RollMethod",
                "PageKey",
                "EntryPage",
                "PendingCommit",
                "Position",
                "PreparedCharacter",
                "Query",
                "Revision",
                "LoggedRoll",
                "SortBy",
                "Origin",
                "RevisionEdit",
                "StoredCharacter",
                "Summarise",
                "Summary",
                "UndoState",
                "prepare_character",
            ),
            "recovery": (
                "OpenedLibrary",
                "replace_lost_library",
                "newest_sound_backup",
                "open_or_recover",
                "restore_backup",
            ),
        },
    )
