"""Reads a character's history: revisions, undo and redo stacks, document at a revision."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from sqlalchemy import Connection, bindparam, select

from core.character.document import Character
from core.character.edit_json import edit_from_json, edit_to_json
from core.character.edits import Batch, Edit
from core.character.json_reader import read_object
from core.character.json_writer import to_text
from core.character.uids import Uids
from core.errors import LibraryError
from core.messages import Message
from core.store.character_rows import read_character, with_portrait
from core.store.records import Origin, Revision, RevisionEdit, UndoState, from_milliseconds
from core.store.search_index import replace_surrogates
from core.store.tables import CHARACTER, PORTRAIT, REVISION

RevisionLink: TypeAlias = tuple[int, Origin, int | None]
"""Number, origin and target of a revision."""

_OWN = REVISION.c.character == bindparam("at_serial")
_LINKS = select(REVISION.c.number, REVISION.c.source, REVISION.c.target).where(_OWN).order_by(REVISION.c.number)
_LIST = (
    select(
        REVISION.c.number,
        REVISION.c.time,
        REVISION.c.label,
        REVISION.c.source,
        REVISION.c.target,
        REVISION.c.operation,
    )
    .where(_OWN, REVISION.c.number < bindparam("before"))
    .order_by(REVISION.c.number.desc())
    .limit(bindparam("size"))
)
_EDITS = (
    select(REVISION.c.edit, REVISION.c.inverse)
    .where(_OWN, REVISION.c.number > bindparam("after"), REVISION.c.number <= bindparam("until"))
    .order_by(REVISION.c.number)
)
_REVISION_EDITS = select(REVISION).where(_OWN, REVISION.c.number.in_(bindparam("numbers", expanding=True)))
_FIRST_DOCUMENT = (
    select(REVISION.c.document, PORTRAIT.c.data)
    .outerjoin_from(REVISION, PORTRAIT, REVISION.c.portrait == PORTRAIT.c.serial)
    .where(_OWN, REVISION.c.number == 0)
)


def serialize_edit(edit: Edit) -> str:
    """Return an edit as the JSON text that a revision stores."""
    return replace_surrogates(to_text(edit_to_json(edit), indent=None))


def parse_edit(text: str) -> Edit:
    """Return the edit of a revision's JSON text.

    Raises:
        DocumentError, EditError: It cannot be read; the library is damaged or from a newer Quire.
    """
    return edit_from_json(read_object(text))


def apply_edit(edit: Edit, character: Character) -> Character:
    """Apply an edit from the history; it is complete, so that no uid is drawn.

    Raises:
        EditError: It does not fit the document.
    """
    return edit.apply(character, Uids(random.Random(0))).character


def undo_stacks(links: Iterable[RevisionLink]) -> tuple[list[int], list[int]]:
    """Return the revision numbers on the undo stack and on the redo stack, the next one last.

    An edit goes onto the undo stack and clears the redo stack. An undo moves its target to the redo stack, a redo moves
    it back. Revision 0 and changes made by the game cannot be undone.
    """
    undo: list[int] = []
    redo: list[int] = []
    for number, origin, target in links:
        if number == 0 or origin is Origin.GAME:
            continue
        if origin is Origin.UNDO and target is not None:
            if target in undo:
                undo.remove(target)
            redo.append(target)
        elif origin is Origin.REDO and target is not None:
            if target in redo:
                redo.remove(target)
            undo.append(target)
        else:
            undo.append(number)
            redo.clear()
    return undo, redo


def read_revision_links(connection: Connection, serial: int) -> list[RevisionLink]:
    """Read number, origin and target of every revision."""
    rows = connection.execute(_LINKS, {"at_serial": serial}).all()
    return [(number, Origin(origin), target) for number, origin, target in rows]


def read_revision_edits(connection: Connection, serial: int, numbers: Sequence[int]) -> tuple[RevisionEdit, ...]:
    """Read revisions with their edits, in the order of the numbers."""
    rows = connection.execute(_REVISION_EDITS, {"at_serial": serial, "numbers": list(numbers)}).all()
    edits = {
        row.number: RevisionEdit(
            Revision(row.number, from_milliseconds(row.time), row.label, Origin(row.source), row.target, row.operation),
            parse_edit(row.edit),
            parse_edit(row.inverse),
        )
        for row in rows
    }
    return tuple(edits[number] for number in numbers)


def read_undo_state(connection: Connection, serial: int, limit: int) -> UndoState:
    """Read the undo and redo stacks, at most ``limit`` edits of each."""
    undo, redo = undo_stacks(read_revision_links(connection, serial))
    return UndoState(
        read_revision_edits(connection, serial, undo[-limit:]),
        read_revision_edits(connection, serial, redo[-limit:]),
    )


def read_revisions(connection: Connection, id: str, before: int | None, limit: int) -> tuple[Revision, ...] | None:
    """Read revisions, newest first; None if there is no such character.

    A character that was never edited has no revision rows; its revision 0 comes from its own row.
    """
    header = connection.execute(
        select(CHARACTER.c.serial, CHARACTER.c.revision, CHARACTER.c.origin, CHARACTER.c.created).where(
            CHARACTER.c.id == id
        )
    ).one_or_none()
    if header is None:
        return None
    if header.revision == 0:
        first = Revision(0, from_milliseconds(header.created), "", Origin(header.origin))
        return (first,) if before is None or before > 0 else ()
    until = header.revision + 1 if before is None else before
    rows = connection.execute(_LIST, {"at_serial": header.serial, "before": until, "size": limit}).all()
    return tuple(
        Revision(number, from_milliseconds(time), label, Origin(origin), target, operation)
        for number, time, label, origin, target, operation in rows
    )


def read_character_at(connection: Connection, id: str, serial: int, newest: int, number: int) -> Character:
    """Return the document at a revision, by replaying the history from the start.

    Args:
        connection: The database connection.
        id: The character.
        serial: Key of its row.
        newest: Number of its newest revision.
        number: The revision; 0 for the document before the first edit.

    Raises:
        LibraryError: There is no such revision.
        DocumentError, EditError: Its history cannot be read or does not fit; the library is damaged.
    """
    if not 0 <= number <= newest:
        raise no_revision_error(number, newest)
    if newest == 0:
        stored = read_character(connection, id)
        if stored is None:
            raise AssertionError(f"character {id} vanished within a transaction")
        return stored[1]
    document, portrait = connection.execute(_FIRST_DOCUMENT, {"at_serial": serial}).one()
    character = with_portrait(document, portrait)
    for edit, _ in connection.execute(_EDITS, {"at_serial": serial, "after": 0, "until": number}):
        character = apply_edit(parse_edit(edit), character)
    return character


def read_restore_edit(connection: Connection, serial: int, revision: int, number: int) -> Batch:
    """Return the one edit that restores a revision: the inverses of all later edits.

    Raises:
        LibraryError: There is no such revision.
    """
    if not 0 <= number <= revision:
        raise no_revision_error(number, revision)
    rows = connection.execute(_EDITS, {"at_serial": serial, "after": number, "until": revision}).all()
    return Batch(tuple(parse_edit(inverse) for _, inverse in reversed(rows)))


def no_revision_error(number: int, newest: int) -> LibraryError:
    """Return the error for an unknown revision number."""
    return LibraryError(
        Message(
            "no_revision",
            "There is no revision {number}: this character has revisions 0 to {newest}.",
            {"number": number, "newest": newest},
        )
    )
