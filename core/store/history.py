"""Reads a character's history: revisions, undo and redo stacks, document at a revision."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import takewhile
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Row, bindparam, select

from core.character.document import Character
from core.character.edit_json import edit_from_json, edit_to_json
from core.character.edits import Batch, Edit
from core.character.json_reader import read_object
from core.character.json_writer import to_text
from core.character.uids import Uids
from core.errors import LibraryError, QuireError
from core.messages import Message
from core.store.character_rows import NEWEST_REVISION, PORTRAIT_DATA, read_character, with_portrait
from core.store.errors import unreadable_history_error
from core.store.records import (
    UNREADABLE_DETAILS,
    Origin,
    Revision,
    RevisionEdit,
    UndoState,
    find_problem,
    from_milliseconds,
)
from core.store.search_index import replace_surrogates
from core.store.stored_values import MAX_NUMBER
from core.store.tables import CHARACTER, PORTRAIT, REVISION

RevisionLink: TypeAlias = tuple[int, Origin, int | None]
"""Number, origin and target of a revision."""

_OWN = REVISION.c.character == bindparam("at_serial")
_IS_NUMBERED = REVISION.c.number.between(0, MAX_NUMBER)
_LINKS = (
    select(REVISION.c.number, REVISION.c.source, REVISION.c.target)
    .where(_OWN, _IS_NUMBERED)
    .order_by(REVISION.c.number)
)
_LIST = (
    select(
        REVISION.c.number,
        REVISION.c.time,
        REVISION.c.label,
        REVISION.c.source,
        REVISION.c.target,
        REVISION.c.operation,
    )
    .where(_OWN, _IS_NUMBERED, REVISION.c.number < bindparam("before"))
    .order_by(REVISION.c.number.desc())
    .limit(bindparam("size"))
)
_EDITS = (
    select(REVISION.c.number, REVISION.c.edit, REVISION.c.inverse)
    .where(_OWN, REVISION.c.number > bindparam("after"), REVISION.c.number <= bindparam("until"))
    .order_by(REVISION.c.number)
)
_REVISION_EDITS = select(REVISION).where(_OWN, REVISION.c.number.in_(bindparam("numbers", expanding=True)))
_FIRST_DOCUMENT = (
    select(REVISION.c.document, PORTRAIT_DATA)
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


_NOT_UNDONE: Final = (Origin.GAME, Origin.CAMPAIGN)
"""Changes that come from outside the character."""


def undo_stacks(links: Iterable[RevisionLink]) -> tuple[list[int], list[int]]:
    """Return the revision numbers on the undo stack and on the redo stack, the next one last.

    An edit goes onto the undo stack and clears the redo stack. An undo moves its target to the redo stack, a redo moves
    it back. Revision 0 and changes made by the game or by the campaign cannot be undone.
    """
    undo: list[int] = []
    redo: list[int] = []
    for number, origin, target in links:
        if number == 0 or origin in _NOT_UNDONE:
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
    """Read revisions with their edits, in the order of the numbers; those that cannot be read are left out."""
    rows = connection.execute(_REVISION_EDITS, {"at_serial": serial, "numbers": list(numbers)}).all()
    edits: dict[int, RevisionEdit] = {}
    for row in rows:
        with suppress(QuireError):
            edits[row.number] = RevisionEdit(_read_revision(row), parse_edit(row.edit), parse_edit(row.inverse))
    return tuple(edits[number] for number in numbers if number in edits)


def read_undo_state(connection: Connection, serial: int, limit: int) -> UndoState:
    """Read the undo and redo stacks, at most ``limit`` edits of each.

    What is below a revision that cannot be read is left out: it can be undone only after that one.
    """
    undo, redo = undo_stacks(read_revision_links(connection, serial))
    return UndoState(_read_stack(connection, serial, undo[-limit:]), _read_stack(connection, serial, redo[-limit:]))


def _read_stack(connection: Connection, serial: int, numbers: Sequence[int]) -> tuple[RevisionEdit, ...]:
    edits = {edit.revision.number: edit for edit in read_revision_edits(connection, serial, numbers)}
    readable = list(takewhile(lambda number: number in edits, reversed(numbers)))
    return tuple(edits[number] for number in reversed(readable))


def _read_revision(row: Row[*tuple[Any, ...]]) -> Revision:
    needs_target = row.source == Origin.RESTORE and row.target is None
    return Revision(
        row.number,
        from_milliseconds(row.time),
        row.label,
        Origin(row.source),
        row.target,
        row.operation,
        UNREADABLE_DETAILS if needs_target else find_problem(row),
    )


def read_revisions(connection: Connection, id: str, before: int | None, limit: int) -> tuple[Revision, ...] | None:
    """Read revisions, newest first; None if there is no such character.

    A character that was never edited has no revision rows; its revision 0 comes from its own row.
    """
    header = connection.execute(
        select(CHARACTER.c.serial, NEWEST_REVISION.label("revision"), CHARACTER.c.origin, CHARACTER.c.created).where(
            CHARACTER.c.id == id
        )
    ).one_or_none()
    if header is None:
        return None
    if header.revision == 0:
        problem = find_problem((header.created, header.origin))
        first = Revision(0, from_milliseconds(header.created), "", Origin(header.origin), problem=problem)
        return (first,) if before is None or before > 0 else ()
    until = header.revision + 1 if before is None else before
    rows = connection.execute(_LIST, {"at_serial": header.serial, "before": until, "size": limit}).all()
    return tuple(_read_revision(row) for row in rows)


def read_character_at(connection: Connection, id: str, serial: int, newest: int, number: int) -> Character:
    """Return the document at a revision, by replaying the history from the start.

    Args:
        connection: The database connection.
        id: The character.
        serial: Key of its row.
        newest: Number of its newest revision.
        number: The revision; 0 for the document before the first edit.

    Raises:
        LibraryError: There is no such revision, or its history cannot be read.
    """
    if not 0 <= number <= newest:
        raise no_revision_error(number, newest)
    if newest == 0:
        stored = read_character(connection, id)
        if stored is None:
            raise AssertionError(f"character {id} vanished within a transaction")
        return stored[1]
    first = connection.execute(_FIRST_DOCUMENT, {"at_serial": serial}).one_or_none()
    try:
        character = with_portrait("" if first is None else first.document or "", None if first is None else first.data)
        for edit, _ in _read_edits(connection, serial, 0, number):
            character = apply_edit(parse_edit(edit), character)
    except QuireError as error:
        raise unreadable_history_error(id) from error
    return character


def read_restore_edit(connection: Connection, id: str, serial: int, revision: int, number: int) -> Batch:
    """Return the one edit that restores a revision: the inverses of all later edits.

    Raises:
        LibraryError: There is no such revision, or the history after it cannot be read.
    """
    if not 0 <= number <= revision:
        raise no_revision_error(number, revision)
    try:
        edits = _read_edits(connection, serial, number, revision)
        return Batch(tuple(parse_edit(inverse) for _, inverse in reversed(edits)))
    except QuireError as error:
        raise unreadable_history_error(id) from error


def _read_edits(connection: Connection, serial: int, after: int, until: int) -> list[tuple[str, str]]:
    """Read edits and inverses of consecutive revisions; a missing one has texts that are no edits."""
    rows = connection.execute(_EDITS, {"at_serial": serial, "after": after, "until": until}).all()
    edits = [(edit, inverse) for _, edit, inverse in rows]
    return edits if len(rows) == until - after else [("", "")]


def no_revision_error(number: int, newest: int) -> LibraryError:
    """Return the error for an unknown revision number."""
    return LibraryError(
        Message(
            "no_revision",
            "There is no revision {number}: this character has revisions 0 to {newest}.",
            {"number": number, "newest": newest},
        )
    )
