"""The life of a character, read from its revisions alone: the list, what can be undone, any moment of it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from sqlalchemy import Connection, bindparam, select

from core.character import Batch, Character, Edit, Uids, edit_from_json, edit_to_json, read_object, to_text
from core.errors import LibraryError
from core.messages import Message
from core.store.character_rows import read_character, with_portrait
from core.store.records import Origin, Revision, RevisionEdit, UndoState, from_milliseconds
from core.store.search_index import replace_surrogates
from core.store.tables import CHARACTER, PORTRAIT, REVISION

Mark: TypeAlias = tuple[int, Origin, int | None]
"""Number, source and target of a revision."""

_OWN = REVISION.c.character == bindparam("at_serial")
_MARKS = select(REVISION.c.number, REVISION.c.source, REVISION.c.target).where(_OWN).order_by(REVISION.c.number)
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
_STEPS = select(REVISION).where(_OWN, REVISION.c.number.in_(bindparam("numbers", expanding=True)))
_BEGINNING = (
    select(REVISION.c.document, PORTRAIT.c.data)
    .outerjoin_from(REVISION, PORTRAIT, REVISION.c.portrait == PORTRAIT.c.serial)
    .where(_OWN, REVISION.c.number == 0)
)


def serialize_edit(edit: Edit) -> str:
    """Write an edit as history keeps it."""
    return replace_surrogates(to_text(edit_to_json(edit), indent=None))


def parse_edit(text: str) -> Edit:
    """Read an edit that history keeps.

    Raises:
        DocumentError, EditError: It cannot be read; the library is damaged or from a newer Quire.
    """
    return edit_from_json(read_object(text))


def apply_edit(edit: Edit, character: Character) -> Character:
    """Apply an edit that was written down complete, so that no uid is drawn.

    Raises:
        EditError: It does not fit the document.
    """
    return edit.apply(character, Uids(random.Random(0))).character


def undo_stacks(marks: Iterable[Mark]) -> tuple[list[int], list[int]]:
    """Work out what can be undone and what can be done again, by number, the next one last.

    An edit can be undone and empties what could be done again. An undo moves its target over, a redo moves it back.
    The beginning, and changes that the game itself brought, can not be undone.
    """
    undo: list[int] = []
    redo: list[int] = []
    for number, source, target in marks:
        if number == 0 or source is Origin.GAME:
            continue
        if source is Origin.UNDO and target is not None:
            if target in undo:
                undo.remove(target)
            redo.append(target)
        elif source is Origin.REDO and target is not None:
            if target in redo:
                redo.remove(target)
            undo.append(target)
        else:
            undo.append(number)
            redo.clear()
    return undo, redo


def read_revision_links(connection: Connection, serial: int) -> list[Mark]:
    """Read what the stacks are worked out from."""
    rows = connection.execute(_MARKS, {"at_serial": serial}).all()
    return [(number, Origin(source), target) for number, source, target in rows]


def read_revision_edits(connection: Connection, serial: int, numbers: Sequence[int]) -> tuple[RevisionEdit, ...]:
    """Read revisions with their edits, in the order of the numbers."""
    rows = connection.execute(_STEPS, {"at_serial": serial, "numbers": list(numbers)}).all()
    steps = {
        row.number: RevisionEdit(
            Revision(row.number, from_milliseconds(row.time), row.label, Origin(row.source), row.target, row.operation),
            parse_edit(row.edit),
            parse_edit(row.inverse),
        )
        for row in rows
    }
    return tuple(steps[number] for number in numbers)


def read_undo_state(connection: Connection, serial: int, limit: int) -> UndoState:
    """Read what can be undone and done again, at most ``limit`` steps of each."""
    undo, redo = undo_stacks(read_revision_links(connection, serial))
    return UndoState(
        read_revision_edits(connection, serial, undo[-limit:]),
        read_revision_edits(connection, serial, redo[-limit:]),
    )


def read_revisions(connection: Connection, id: str, before: int | None, limit: int) -> tuple[Revision, ...] | None:
    """Read revisions, the newest first; None where there is no such character.

    A character that was never edited has no rows yet; its beginning is told from its own row.
    """
    head = connection.execute(
        select(CHARACTER.c.serial, CHARACTER.c.revision, CHARACTER.c.origin, CHARACTER.c.created).where(
            CHARACTER.c.id == id
        )
    ).one_or_none()
    if head is None:
        return None
    if head.revision == 0:
        beginning = Revision(0, from_milliseconds(head.created), "", Origin(head.origin))
        return (beginning,) if before is None or before > 0 else ()
    until = head.revision + 1 if before is None else before
    rows = connection.execute(_LIST, {"at_serial": head.serial, "before": until, "size": limit}).all()
    return tuple(
        Revision(number, from_milliseconds(time), label, Origin(source), target, operation)
        for number, time, label, source, target, operation in rows
    )


def read_character_at(connection: Connection, id: str, serial: int, newest: int, number: int) -> Character:
    """Return the document as it was after a revision, by replaying its history from the beginning.

    Args:
        connection: Where to read.
        id: The character.
        serial: Key of its row.
        newest: Number of its newest revision.
        number: The moment; 0 for the beginning.

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
    document, portrait = connection.execute(_BEGINNING, {"at_serial": serial}).one()
    character = with_portrait(document, portrait)
    for edit, _ in connection.execute(_EDITS, {"at_serial": serial, "after": 0, "until": number}):
        character = apply_edit(parse_edit(edit), character)
    return character


def read_restore_edit(connection: Connection, serial: int, revision: int, number: int) -> Batch:
    """Return the one edit that leads from now back to a revision: the inverses of all that came after it.

    Raises:
        LibraryError: There is no such revision.
    """
    if not 0 <= number <= revision:
        raise no_revision_error(number, revision)
    rows = connection.execute(_EDITS, {"at_serial": serial, "after": number, "until": revision}).all()
    return Batch(tuple(parse_edit(inverse) for _, inverse in reversed(rows)))


def no_revision_error(number: int, newest: int) -> LibraryError:
    """Say that a character has no such revision."""
    return LibraryError(
        Message(
            "no_revision",
            "There is no revision {number}: the history of this character runs from 0 to {newest}. Choose one of "
            "these; quire history lists them.",
            {"number": number, "newest": newest},
        )
    )
