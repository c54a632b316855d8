"""The library: characters, their history, campaigns, tags, drafts and rolls in one SQLite file.

>>> from datetime import UTC, datetime
>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> from core.character import Character, SetHeader
>>> from core.store import Change, Library, prepare
>>> def clock() -> datetime:
...     return datetime.now(UTC)
>>> with TemporaryDirectory() as folder, Library.open(Path(folder, "library.quire"), clock) as library:
...     id = library.add(prepare(Character("sord", name="Anna")))
...     stored = library.load(id)
...     after = Character("sord", name="Berta")
...     change = Change(SetHeader("name", "Berta"), SetHeader("name", "Anna"), "Name Anna to Berta")
...     pending = library.commit(id, stored.position, change, prepare(after))
...     position = pending.result().position  # it is on disk now
...     back = library.undo(id).result().character
>>> position.revision, back.name
(1, 'Anna')

What history is: ``revision`` 0 keeps the document before the first edit, every later one an edit and its inverse, so
that the document is always what a replay gives. Undo, redo and restore append revisions; what can be undone is worked
out from the revisions alone. A character that was never edited has no revisions, so that an import costs no second
document.

The names below are loaded when they are first used: SQLModel takes a third of a second.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.late import late

if TYPE_CHECKING:
    from core.store.copies import Copy as Copy
    from core.store.copies import Why as Why
    from core.store.copies import list_copies as list_copies
    from core.store.doctor import Report as Report
    from core.store.doctor import examine as examine
    from core.store.doctor import rebuild_search as rebuild_search
    from core.store.drafts import NO_DRAFT as NO_DRAFT
    from core.store.glance import Glance as Glance
    from core.store.glance import at_a_glance as at_a_glance
    from core.store.lean import load_database as load_database
    from core.store.library import Library as Library
    from core.store.problems import ConflictError as ConflictError
    from core.store.problems import DamagedLibraryError as DamagedLibraryError
    from core.store.procedure_rolls import log_of as log_of
    from core.store.records import Campaign as Campaign
    from core.store.records import Change as Change
    from core.store.records import Clock as Clock
    from core.store.records import Committed as Committed
    from core.store.records import Draft as Draft
    from core.store.records import Entry as Entry
    from core.store.records import Group as Group
    from core.store.records import How as How
    from core.store.records import Key as Key
    from core.store.records import Page as Page
    from core.store.records import Pending as Pending
    from core.store.records import Position as Position
    from core.store.records import Prepared as Prepared
    from core.store.records import Query as Query
    from core.store.records import Revision as Revision
    from core.store.records import RollRecord as RollRecord
    from core.store.records import Sort as Sort
    from core.store.records import Source as Source
    from core.store.records import Step as Step
    from core.store.records import Stored as Stored
    from core.store.records import Summarise as Summarise
    from core.store.records import Summary as Summary
    from core.store.records import UndoState as UndoState
    from core.store.records import prepare as prepare
    from core.store.recovery import Opened as Opened
    from core.store.recovery import newest_good_copy as newest_good_copy
    from core.store.recovery import open_anyway as open_anyway
    from core.store.recovery import restore_copy as restore_copy
else:
    __getattr__, __dir__ = late(
        __name__,
        {
            "copies": ("Copy", "Why", "list_copies"),
            "doctor": ("Report", "examine", "rebuild_search"),
            "drafts": ("NO_DRAFT",),
            "glance": ("Glance", "at_a_glance"),
            "lean": ("load_database",),
            "library": ("Library",),
            "problems": ("ConflictError", "DamagedLibraryError"),
            "procedure_rolls": ("log_of",),
            "records": (
                "Campaign",
                "Change",
                "Clock",
                "Committed",
                "Draft",
                "Entry",
                "Group",
                "How",
                "Key",
                "Page",
                "Pending",
                "Position",
                "Prepared",
                "Query",
                "Revision",
                "RollRecord",
                "Sort",
                "Source",
                "Step",
                "Stored",
                "Summarise",
                "Summary",
                "UndoState",
                "prepare",
            ),
            "recovery": ("Opened", "newest_good_copy", "open_anyway", "restore_copy"),
        },
    )
