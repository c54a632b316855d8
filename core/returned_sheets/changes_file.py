"""Reads the file of changes that a page for the phone sends back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.character.json_reader import read_json
from core.errors import DocumentError
from core.messages import Message
from core.returned_sheets.values import ReturnedSheet, ReturnedValue

FORMAT: Final = "quire-changes"
VERSION: Final = 1
MOST_CHANGES: Final = 500
LONGEST_ADDRESS: Final = 200
_HEAD: Final = 4096
"""Bytes in which the name of the format is looked for."""


def is_changes_file(content: bytes) -> bool:
    """Return whether a file names the format of changes, so that it is worth reading as such."""
    return FORMAT.encode() in content[:_HEAD]


def read_returned_changes(content: bytes) -> ReturnedSheet | None:
    """Return the changes in a file; None if it is another kind of file.

    Raises:
        DocumentError: It is a file of changes, but not a sound one, or of a page that was made of a file.
    """
    if not is_changes_file(content):
        return None
    document = read_json(content)
    if not isinstance(document, Mapping) or document.get("format") != FORMAT:
        return None
    if document.get("version") != VERSION:
        raise DocumentError(
            Message("changes_version", "These changes are from a newer Quire. Update Quire, then import them.")
        )
    changes = document.get("changes")
    texts = [document.get(key) for key in ("id", "system", "name")]
    revision = document.get("revision")
    if not isinstance(changes, list) or len(changes) > MOST_CHANGES or not all(isinstance(each, str) for each in texts):
        raise _damaged()
    id_, system, name = map(str, texts)
    values = tuple(map(_value, changes))
    if not id_:
        raise DocumentError(
            Message(
                "changes_without_id",
                "The page was made of a file, not of a character in the library. Export it from the library.",
            )
        )
    return ReturnedSheet(system, id_, _whole(revision), name, values)


def _value(raw: object) -> ReturnedValue:
    if not isinstance(raw, Mapping):
        raise _damaged()
    address, label = raw.get("address"), raw.get("label")
    if not isinstance(address, str) or not isinstance(label, str) or len(address) > LONGEST_ADDRESS:
        raise _damaged()
    return ReturnedValue(address, _whole(raw.get("now")), _whole(raw.get("was")), label)


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise _damaged()
    return value


def _damaged() -> DocumentError:
    return DocumentError(
        Message("changes_damaged", "This file of changes is damaged. Send the changes back from the page again.")
    )
