"""Writes a practice bout to the fighters' sheets and the log; warns of too many a day.

Source: Eastern Isles BOUT; R36; spec 7.6.
"""

from __future__ import annotations

from itertools import product

from core.character.edits import AddRow, Edit
from core.character.json_values import Json
from core.messages import Message
from core.play.table import Table
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import number, sheet_rows
from core.procedures.requests import Conversation
from core.systems.eastern_isles.practice_bouts import bouts_today, is_on_loss_list, number_of_bouts


def warn_of_bouts(table: Table, participant: int) -> Conversation:
    """Log that a character has fought the usual number of bouts of the day; the table decides.

    Source: Eastern Isles BOUT; spec 7.6.
    """
    if not table.is_interactive:
        return
    sheet = table.sheets[participant]
    fought, usual = bouts_today(sheet), number_of_bouts(sheet)
    if fought >= usual:
        names = {"who": table.name(participant), "count": fought}
        message = Message("isles_bouts_today", "{who} has fought {count:# bout|# bouts} on this day already.", names)
        yield from table.log(lambda: Event(EventKind.NOTE, message, participant, None, (Term("usual", usual),), "BOUT"))


def write_bout(table: Table, winner: str, terms: str, dead: frozenset[int]) -> Conversation:
    """Record the bout: every fighter of a side against every fighter of the others.

    Args:
        table: The table after the bout.
        winner: The winning side; "" for a draw.
        terms: The agreed terms.
        dead: The fighters who were killed.
    """
    participants = range(len(table.sheets))
    pairs = [(own, other) for own, other in product(participants, participants) if table.side(own) != table.side(other)]
    listed = {pair: _is_listed(table, *pair) for pair in pairs}
    for own, other in pairs:
        has_won = bool(winner) and table.side(own) == winner
        row: dict[str, Json] = {
            "day": number(table.sheets[own], "days_elapsed"),
            "opponent": table.name(other),
            "opponent_el": max(1, number(table.sheets[other], "el")),
            "won": has_won,
            "killed": has_won and other in dead,
            "listed": listed[(own, other)],
            "terms": terms,
        }
        yield from _record(table, (own, other), row, has_lost=bool(winner) and table.side(other) == winner)


def _is_listed(table: Table, own: int, other: int) -> bool:
    """Return whether either was on the other's loss list before the bout."""
    return is_on_loss_list(table.sheets[own], table.name(other)) or is_on_loss_list(
        table.sheets[other], table.name(own)
    )


def _record(table: Table, pair: tuple[int, int], row: dict[str, Json], *, has_lost: bool) -> Conversation:
    own, other = pair
    is_listed = row["listed"]
    edits: list[Edit] = [AddRow("bouts", row)]
    if has_lost and not is_listed:
        edits.append(AddRow("loss_list", {"name": table.name(other)}))
    sheet = yield from table.write(own, *edits)
    gained = number(sheet, f"bouts[{len(sheet_rows(sheet, 'bouts')) - 1}].ep")
    names = {"who": table.name(own), "foe": table.name(other), "points": gained}
    message = (
        Message("isles_bout_lost", "{who} puts {foe} on the loss list.", names)
        if has_lost and not is_listed
        else Message("isles_bout", "{who} gains {points} EP from the bout with {foe}.", names)
    )
    yield from table.log(lambda: Event(EventKind.NOTE, message, own, None, (Term("EP", gained),), "BOUT; R36"))
