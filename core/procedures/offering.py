"""What a setting has, offered to be taken: one row of a `Rows` for each entry."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from core.content import Entry
from core.procedures.readers import text
from core.procedures.requests import Offer

MOST_OF_ONE: Final = 1_000
"""How many of one thing may be taken at once."""


def offer_entries(entries: Iterable[Entry], about: Callable[[Entry], str]) -> tuple[Offer, ...]:
    """Offer entries by their ids and names, as many as one likes of each.

    Args:
        found: Entries of the setting.
        about: Gives the sentence on one of them.
    """
    return tuple(Offer(text(each, "id"), text(each, "name"), about(each), most=MOST_OF_ONE) for each in entries)
