"""Reads the tags in use in a library, with counts; they are written with characters."""

from __future__ import annotations

from typing import Final

from sqlalchemy import text
from sqlmodel import Session, col, func, select

from core.character.document_kind import CHARACTER
from core.store.document_kinds import kind_condition
from core.store.stored_values import Unreadable
from core.store.tables import CharacterRow, CharacterTagRow, TagRow

_LIVING: Final = f"character.trashed IS NULL AND {kind_condition(CHARACTER, 'character.')}"


def count_tags(session: Session) -> tuple[tuple[str, int], ...]:
    """Return the tags in use with their number of characters outside the trash, by name.

    A tag whose name cannot be read is left out.
    """
    statement = (
        select(TagRow.name, func.count())
        .join(CharacterTagRow, col(CharacterTagRow.tag) == TagRow.serial)
        .join(CharacterRow, col(CharacterTagRow.character) == CharacterRow.serial)
        .where(text(_LIVING))
        .group_by(col(TagRow.serial))
        .order_by(TagRow.name)
    )
    return tuple((name, count) for name, count in session.exec(statement) if not isinstance(name, Unreadable))


def read_tag_names(session: Session) -> tuple[str, ...]:
    """Return the names of all tags in use outside the trash; takes no longer for more characters."""
    tagged = (
        select(CharacterRow.serial)
        .join(CharacterTagRow, col(CharacterTagRow.character) == CharacterRow.serial)
        .where(CharacterTagRow.tag == TagRow.serial, text(_LIVING))
    )
    names = session.exec(select(TagRow.name).where(tagged.exists()).order_by(TagRow.name))
    return tuple(name for name in names if not isinstance(name, Unreadable))
