"""Reads the file of changes that a page for the phone sends back, and compares it with the present character."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from core.character.edits import Batch, Edit, SetValue
from core.character.json_reader import read_json
from core.character.sheet import Sheet
from core.errors import DocumentError, QuireError
from core.messages import Message

FORMAT, VERSION = "quire-changes", 1
MOST_CHANGES = 500
LONGEST_ADDRESS = 200


@dataclass(frozen=True, slots=True)
class ReturnedChange:
    """A value that was changed on a page: its address and label there, and the numbers before and after."""

    address: str
    label: str
    was: int
    now: int


@dataclass(frozen=True, slots=True)
class ReturnedChanges:
    """The changes of one page.

    Attributes:
        id: Id of the character in the library.
        revision: The revision that the page was made of.
        system: Id of its game.
        name: Name of the character then.
        changes: The changes.
    """

    id: str
    revision: int
    system: str
    name: str
    changes: tuple[ReturnedChange, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """A change beside the present value.

    Attributes:
        change: The change.
        present: The value in the library; None if it is no number or is not there.
        reason: Why it cannot be taken; None if it can.
        is_safe: Whether the value is still as it was on the page.
    """

    change: ReturnedChange
    present: int | None
    reason: Message | None
    is_safe: bool

    @property
    def edit(self) -> Edit:
        """The edit that takes it."""
        return SetValue(self.change.address, self.change.now)


def read_returned_changes(content: bytes) -> ReturnedChanges | None:
    """Return the changes in a file; None if it is another kind of file.

    Raises:
        DocumentError: It is a file of changes, but not a sound one.
    """
    if FORMAT.encode() not in content[:4096]:
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
    return ReturnedChanges(id_, _whole(revision), system, name, tuple(map(_change, changes)))


def _change(raw: object) -> ReturnedChange:
    if not isinstance(raw, Mapping):
        raise _damaged()
    address, label = raw.get("address"), raw.get("label")
    if not isinstance(address, str) or not isinstance(label, str) or len(address) > LONGEST_ADDRESS:
        raise _damaged()
    return ReturnedChange(address, label, _whole(raw.get("was")), _whole(raw.get("now")))


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise _damaged()
    return value


def _damaged() -> DocumentError:
    return DocumentError(
        Message("changes_damaged", "This file of changes is damaged. Send the changes back from the page again.")
    )


def compare_changes(returned: ReturnedChanges, sheet: Sheet, revision: int) -> tuple[Difference, ...]:
    """Return the changes that differ from a character, beside its present values.

    A change of a list's row is safe only if the character was not changed since: the rows may have moved.

    Args:
        returned: The changes.
        sheet: The present character; it is not changed.
        revision: Its revision.
    """
    found = []
    trial = sheet.copy(Random(0))
    for change in returned.changes:
        reason, present = None, None
        try:
            value = sheet.value(change.address)
            present = value if isinstance(value, int) else None
            trial.apply(SetValue(change.address, change.now))
        except QuireError as error:
            reason = error.message
        if present == change.now and reason is None:
            continue
        is_same = present == change.was and ("[" not in change.address or revision == returned.revision)
        found.append(Difference(change, present, reason, is_same and reason is None))
    return tuple(found)


def edit_of(differences: tuple[Difference, ...]) -> Batch:
    """Return one edit that takes differences."""
    return Batch(tuple(each.edit for each in differences))
