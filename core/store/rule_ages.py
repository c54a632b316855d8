"""When the house rules of a campaign were made: the revision that gave each its present formula."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Final

from core.character.edits import Batch, Edit, SetHouseRule
from core.character.json_values import Absent
from core.store.records import RevisionEdit

if TYPE_CHECKING:
    from core.store.library import Library

_PAGE: Final = 100


def rule_times(library: Library, id: str, keys: Iterable[str]) -> Mapping[str, datetime]:
    """Return when house rules of a campaign got the formulas that they have, by key.

    Args:
        library: The library.
        id: Id of the campaign.
        keys: Keys of its house rules. One that no revision names was there from the beginning.

    Raises:
        LibraryError: There is no such campaign.
    """
    wanted, found = set(keys), dict[str, datetime]()
    before: int | None = None
    while wanted and (page := library.history(id, before, _PAGE)):
        edits = {each.revision.number: each for each in library.revision_edits(id, [each.number for each in page])}
        for revision in page:
            made = wanted if revision.number == 0 else wanted & _changed(edits.get(revision.number))
            found |= dict.fromkeys(made, revision.time)
            wanted -= made
        before = page[-1].number
        if before == 0:
            break
    return found


def _changed(revision: RevisionEdit | None) -> set[str]:
    """Return the keys of the house rules whose formula a revision changed; not those that only got another reason."""
    if revision is None:
        return set()
    before = dict(_formulas(revision.inverse))
    return {key for key, formula in _formulas(revision.edit) if before.get(key) != formula}


def _formulas(edit: Edit) -> Iterator[tuple[str, str | Absent]]:
    if isinstance(edit, Batch):
        for each in edit.edits:
            yield from _formulas(each)
    elif isinstance(edit, SetHouseRule):
        yield edit.key, edit.formula
