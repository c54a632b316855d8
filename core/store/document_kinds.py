"""The kinds of documents in a library, as conditions of SQL; SQLAlchemy is not imported here.

Characters, worlds and campaigns are rows of one table. A list of characters leaves the other two out, so that a row
whose kind cannot be read is still shown somewhere. The partial indices have these very conditions: SQLite uses one only
where a statement repeats its condition.
"""

from __future__ import annotations

from typing import Final

from core.character.document_kind import CAMPAIGN, CHARACTER, WORLD

IS_CHARACTER: Final = f"kind IS NOT '{WORLD}' AND kind IS NOT '{CAMPAIGN}'"

LIVING_CHARACTER: Final = f"trashed IS NULL AND {IS_CHARACTER}"
"""A character outside the trash."""


def kind_condition(kind: str, table: str = "") -> str:
    """Return the condition that a document is of a kind.

    Args:
        kind: One of :data:`core.character.document_kind.KINDS`.
        table: Name of the table in the statement, with a dot: ``c.``.
    """
    if kind == CHARACTER:
        return f"{table}kind IS NOT '{WORLD}' AND {table}kind IS NOT '{CAMPAIGN}'"
    return f"{table}kind = '{kind}'"
