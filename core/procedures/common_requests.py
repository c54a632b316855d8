"""Shared by all games: asks for modifiers of checks and entries to add; shows outcomes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Final

from core.character.edits import AddRow, Edit
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.entry_rows import entry_row
from core.content.setting import Entry
from core.messages import Word
from core.procedures.ask_helpers import Subprocedure, enter_number, show, take_rows, write_if_any
from core.procedures.effects import DeferredRequest
from core.procedures.readers import text
from core.procedures.requests import Enter, Offer, Rows, Show

MOST_MODIFIER: Final = 1_000
"""Maximum modifier, positive or negative, that a Game Master can give."""

MOST_OF_ONE: Final = 1_000
"""Maximum count of one entry in `offer_entries`."""

_HELP: Final = Word("Set by the Game Master; a negative modifier makes the check harder.")


def enter_modifier(cite: str, *, key: str = "modifier", help: str = _HELP, unit: str = "") -> Subprocedure[int]:
    """Ask for the Game Master's modifier of a check, by default 0.

    Args:
        cite: Section of the book.
        key: Key of the request.
        help: Help text, if the modifier works in another way in a game.
        unit: Unit of the number.
    """
    return (
        yield from enter_number(
            Enter(
                key=key,
                label="Modifier",
                help=help,
                cite=cite,
                least=-MOST_MODIFIER,
                most=MOST_MODIFIER,
                default=0,
                unit=unit,
            )
        )
    )


def show_outcome(passed: bool, *addresses: str, text: str, cite: str) -> Subprocedure[None]:
    """Show the outcome of a check.

    Args:
        passed: Whether it succeeded.
        addresses: Addresses of the numbers that it was rolled with.
        text: What it means, in a sentence.
        cite: Section of the book.
    """
    yield from show(
        Show(
            key="outcome",
            label="Success" if passed else "Failure",
            cite=cite,
            text=text,
            addresses=addresses,
        )
    )


def offer_entries(
    entries: Iterable[Entry], about: Callable[[Entry], str], category: Callable[[Entry], str] = lambda _entry: ""
) -> tuple[Offer, ...]:
    """Return an offer for each entry of a setting, up to `MOST_OF_ONE` of each.

    Args:
        entries: Entries of the setting.
        about: Return the description of an entry.
        category: Return what kind of thing it is, or "".
    """
    return tuple(
        Offer(text(each, "id"), text(each, "name"), about(each), most=MOST_OF_ONE, category=category(each))
        for each in entries
    )


def defer_offers(request: Rows, make: Callable[[], tuple[Offer, ...]]) -> DeferredRequest:
    """Return a request whose offers are only built for people, as their descriptions take time.

    Args:
        request: The request without offers, with the game's policy.
        make: Build its offers.
    """
    return DeferredRequest(
        key=request.key, label="", make=lambda: replace(request, offers=make()), policy=request.policy
    )


def take_entries(
    sheet: Sheet,
    request: Rows,
    offered: Mapping[str, Entry],
    with_count: Callable[[dict[str, Json], int], dict[str, Json]],
    make_offers: Callable[[], tuple[Offer, ...]] | None = None,
) -> Subprocedure[Sheet]:
    """Ask for entries of a setting and add a row for each to their list; returns the updated sheet.

    Args:
        sheet: The character.
        request: The request; its list is the kind of the entries, too.
        offered: The entries by the keys of its offers.
        with_count: Return the row of an entry with how many of it were taken.
        make_offers: Build the offers of a request without any, see `defer_offers`.
    """
    kind = request.list_key

    def add(counts: Mapping[str, int]) -> tuple[Edit, ...]:
        taken = ((offered[key], count) for key, count in counts.items())
        return tuple(AddRow(kind, with_count(entry_row(sheet.system, kind, entry), count)) for entry, count in taken)

    asked = replace(request, preview=add)
    counts = yield from take_rows(asked if make_offers is None else defer_offers(asked, make_offers))
    return (yield from write_if_any(sheet, f"{request.key}.written", add(counts), step=request.step))
