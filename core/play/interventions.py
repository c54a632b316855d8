"""What people do in a running fight beside its decisions: latecomers, damage and healing by hand.

Both are recorded among the answers of the fight, so that rewinding, resuming and replaying keep them. Not for edits of
an open sheet, which are taken over without a line in the log.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from core.character.document import Character
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import DocumentError
from core.formula import Value
from core.messages import Message, Word
from core.play.arena import Control, Participant, parse_control
from core.play.table import Table
from core.procedures.events import Event, EventKind, Term
from core.procedures.procedure import Intervention
from core.procedures.transcript import JOINS, REROLLED

_ARRIVES = Word("joins next round")


@dataclass(frozen=True, slots=True)
class ByHand:
    """Damage or healing by hand, as the log says it.

    Attributes:
        amount: Points as they were entered.
        is_harm: Whether they are damage, else healing.
        place: Where, in the game's words; "" for no place.
        changes: What it changed: label and points, less than 0 for a loss.
    """

    amount: int
    is_harm: bool
    place: str = ""
    changes: tuple[tuple[str, int], ...] = ()

    def to_json(self) -> dict[str, Json]:
        """Return the note stored with the edit."""
        return {
            "amount": self.amount,
            "harm": self.is_harm,
            "place": self.place,
            "changes": [[label, points] for label, points in self.changes],
        }

    @classmethod
    def from_json(cls, note: Mapping[str, Json]) -> ByHand:
        """Return the content of a stored note; what is missing or damaged takes its default."""
        amount, place, rows = note.get("amount"), note.get("place"), note.get("changes")
        changes = []
        for row in rows if isinstance(rows, Sequence) and not isinstance(rows, str) else ():
            match row:
                case [str(label), int(points)]:
                    changes.append((label, points))
        return cls(
            amount if isinstance(amount, int) else 0,
            note.get("harm") is not False,
            place if isinstance(place, str) else "",
            tuple(changes),
        )

    def event(self, table: Table, participant: int, name: str) -> Event:
        """Return its line in the log."""
        values = {"who": name, "points": self.amount, "place": Word(self.place)}
        if not self.is_harm:
            message = Message("healed_by_hand", "By hand: {who} is healed of {points}.", values)
        elif self.place:
            message = Message("hurt_by_hand_at", "By hand: {who} takes {points} damage, {place}.", values)
        else:
            message = Message("hurt_by_hand", "By hand: {who} takes {points} damage.", values)
        kind = EventKind.HARM if self.is_harm else EventKind.RELIEF
        terms = tuple(Term(Word(label), points) for label, points in self.changes)
        return Event(kind, message, None, participant, terms, time=table.time)


def state_of(table: Table, participant: int) -> str:
    """Return the state of a participant in a word; of a latecomer that it is still to come."""
    return table.states[participant] if participant < len(table.states) else _ARRIVES


def latecomer_record(participant: Participant, sheet: Sheet) -> dict[str, Json]:
    """Return the record of a latecomer, as those of all participants in a stored fight."""
    return {
        "name": participant.name,
        "side": participant.side,
        "control": participant.control.value,
        "id": participant.id,
        **({"weapon": participant.weapon} if participant.weapon else {}),
        "document": sheet.character.to_json(),
    }


def read_latecomer(entry: Mapping[str, Json]) -> tuple[Participant, Character]:
    """Return the latecomer of a record.

    Raises:
        DocumentError: The record is damaged.
    """
    name, side, id, weapon = (entry.get(key) for key in ("name", "side", "id", "weapon"))
    document = entry.get("document")
    if not (isinstance(name, str) and isinstance(side, str) and isinstance(document, Mapping)):
        raise DocumentError(Message("latecomer_record", "The record of a latecomer is damaged; it is skipped.", {}))
    control = parse_control(entry.get("control")) or Control.AUTO
    texts = (each if isinstance(each, str) else "" for each in (id, weapon))
    return Participant(name, side, control, *texts), Character.from_json(dict(document))


def carry_out(table: Table, change: Mapping[str, Json], source: random.Random) -> Intervention:
    """Carry out a recorded intervention on a table.

    Raises:
        DocumentError: Its record is damaged.
    """
    newcomer = change.get(JOINS)
    if isinstance(newcomer, Mapping):
        participant, character = read_latecomer(newcomer)
        sheet = Sheet.open(character, table.sheets[0].system, source)
        table.arrivals.append((participant, sheet))
        message = Message(
            "latecomer", "{who} joins {side} in the next round.", {"who": participant.name, "side": participant.side}
        )
        return Intervention(Event(EventKind.NOTE, message, time=table.time), sheet)
    if REROLLED in change:
        message = Message("rerolled", "The Game Master has the dice rolled again.", {})
        return Intervention(Event(EventKind.NOTE, message, time=table.time))
    index, note = change.get("participant"), change.get("by_hand")
    participant_index = index if isinstance(index, int) else 0
    known = (*table.participants, *(each for each, _ in table.arrivals))
    if participant_index < len(table.sheets) and table.read_again is not None:
        table.read_again(participant_index)
    by_hand = ByHand.from_json(note if isinstance(note, Mapping) else {})
    return Intervention(by_hand.event(table, participant_index, known[participant_index].name))


def entry_vitals(sheet: Sheet, vitals: Sequence[tuple[str, str]]) -> tuple[Value, ...]:
    """Return the vitals of a latecomer's sheet, in the order of the conflict's vitals."""
    return tuple(sheet.value(address) for address, _ in vitals)
