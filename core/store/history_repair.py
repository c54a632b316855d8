"""Rebuilds a character's document from its history, and its history from its documents.

Every revision stores an edit and its inverse, so a document is known from the one before it and from the one after it.
What neither gives is bridged: one revision then holds the whole difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from core.character.document import Character
from core.character.edits import Batch, Edit
from core.errors import QuireError
from core.store.edit_diff import diff_characters
from core.store.history import apply_edit, parse_edit, serialize_edit, undo_stacks
from core.store.records import Origin
from core.store.stored_values import TEXT

REPAIRED: Final = "Repaired"
"""Label of a revision that was rebuilt or has lost its label."""


@dataclass(slots=True)
class StoredRevision:
    """What a repair reads and writes of a revision.

    Attributes:
        edit, inverse: None where they cannot be read.
        source: Where it comes from; "" if it cannot be read.
        target: The revision that it refers to, or None.
        label: Its label.
    """

    edit: Edit | None = None
    inverse: Edit | None = None
    source: str = ""
    target: int | None = None
    label: str = REPAIRED


def read_edit(text: object) -> Edit | None:
    """Return the edit of a stored text; None if it cannot be read."""
    try:
        return parse_edit(text) if isinstance(text, str) and TEXT.accepts(text) else None
    except QuireError:
        return None


def rebuild_documents(
    first: Character | None, last: Character | None, revisions: Sequence[StoredRevision]
) -> list[Character] | None:
    """Return the documents of all revisions, from 0 to the newest; None if none of them is known.

    Args:
        first: The document before the first edit, if it can be read.
        last: The newest document, if it can be read; it is never changed.
        revisions: Revisions 1 to the newest.
    """
    forward = _follow(first, [revision.edit for revision in revisions])
    backward = _follow(last, [revision.inverse for revision in reversed(revisions)])
    newest = len(revisions)
    if last is not None and len(forward) > newest and not _is_same(forward[newest], last):
        forward = forward[: newest + 1 - len(backward)]  # an edit is wrong: what leads back from the newest counts
    documents: list[Character | None] = [None] * (newest + 1)
    for number, document in enumerate(backward):
        documents[newest - number] = document
    for number, document in enumerate(forward):
        documents[number] = document
    if last is not None:
        documents[newest] = last
    known = [document for document in documents if document is not None]
    return list(accumulate(documents, _or_previous, initial=known[0]))[1:] if known else None


def _or_previous(previous: Character, document: Character | None) -> Character:
    return previous if document is None else document


def mend_edits(documents: Sequence[Character], revisions: Sequence[StoredRevision]) -> None:
    """Replace edits and inverses that do not lead from one document to the next, then sources and targets.

    Args:
        documents: The documents of revisions 0 to the newest.
        revisions: Revisions 1 to the newest; they are changed.
    """
    for number, revision in enumerate(revisions, start=1):
        before, after = documents[number - 1], documents[number]
        if not _leads(revision.edit, before, after):
            revision.edit = diff_characters(before, after)
        if not _leads(revision.inverse, after, before):
            revision.inverse = diff_characters(after, before)
    for number, revision in enumerate(revisions, start=1):
        _mend_link(documents, revisions, number, revision)


def _mend_link(
    documents: Sequence[Character], revisions: Sequence[StoredRevision], number: int, revision: StoredRevision
) -> None:
    """Give a revision a source and target that fit, if one of them is lost."""
    if revision.target is not None and not 0 <= revision.target < number:
        revision.target = None
    if not revision.source:
        revision.source = _find_source(revisions, revision)
    if revision.source not in {Origin.UNDO, Origin.REDO, Origin.RESTORE} or revision.target is not None:
        return
    earlier = [(place, Origin(each.source), each.target) for place, each in enumerate(revisions[: number - 1], start=1)]
    undo, redo = undo_stacks(earlier)
    if revision.source == Origin.RESTORE:
        stack = [place for place in range(number) if _is_same(documents[place], documents[number])]
    else:
        stack = (undo if revision.source == Origin.UNDO else redo)[-1:]
    if stack:
        revision.target = stack[0]
    else:
        revision.source = Origin.TYPED
        revision.label = revision.label or REPAIRED


def _find_source(revisions: Sequence[StoredRevision], revision: StoredRevision) -> str:
    """Return where a revision comes from, as its target shows."""
    if not revision.target:
        return Origin.TYPED if revision.target is None else Origin.RESTORE
    target = revisions[revision.target - 1]
    if revision.edit == target.inverse:
        return Origin.UNDO
    return Origin.REDO if revision.edit == target.edit else Origin.RESTORE


def edit_text(edit: Edit | None) -> str:
    """Return an edit as a revision stores it."""
    return serialize_edit(edit or Batch(()))


def _follow(start: Character | None, edits: Sequence[Edit | None]) -> list[Character]:
    """Return the documents that edits lead to, with the start, up to the first edit that does not fit."""
    documents: list[Character] = []
    if start is None:
        return documents
    documents.append(start)
    for edit in edits:
        try:
            if edit is None:
                break
            start = apply_edit(edit, start)
        except QuireError:
            break
        documents.append(start)
    return documents


def _leads(edit: Edit | None, before: Character, after: Character) -> bool:
    """Whether an edit turns one document into another one."""
    reached = _follow(before, [edit])
    return len(reached) > 1 and _is_same(reached[1], after)


def _is_same(one: Character, other: Character) -> bool:
    return one is other or one.to_text(None) == other.to_text(None)
