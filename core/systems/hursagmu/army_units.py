"""Dataclasses for a running battle and its armies; logs their events.

Source: HURSAGMU Tactical; spec 7.13.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from core.messages import Message
from core.play.table import Table
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import number
from core.procedures.requests import Conversation
from core.systems.hursagmu.armies import Army


@dataclass(slots=True)
class ArmyUnit:
    """An army in a battle.

    Attributes:
        army: Soldiers, quality and hits.
        generals: Participants' indexes of its generals, the leader first.
        side: Its side: the index of the first army of that side.
        power: Its power in this round; None if it is out.
        rolled: Totals of this round by the general's index; -1 for an army without one.
        chosen: The total that was chosen.
        target: Index of the target army.
    """

    army: Army
    generals: tuple[int, ...]
    side: int
    power: int | None = None
    rolled: dict[int, int] = field(default_factory=dict)
    chosen: int = 0
    target: int = 0


@dataclass(slots=True)
class Battlefield:
    """A running battle."""

    table: Table
    units: list[ArmyUnit]

    def able_generals(self, unit: ArmyUnit) -> list[int]:
        """Return the generals of an army able to act."""
        return [general for general in unit.generals if number(self.table.sheets[general], "can_act")]

    def leader(self, unit: ArmyUnit) -> int | None:
        """Return the decider for an army: its first general able to act; None is the Master."""
        return next(iter(self.able_generals(unit)), None)

    def enemies(self, unit: ArmyUnit) -> list[int]:
        """Return the indexes of the enemy armies."""
        return [index for index, each in enumerate(self.units) if each.side != unit.side and each.army.takes_part]

    @property
    def sides_left(self) -> list[int]:
        """The sides with an army left, in order."""
        return sorted({unit.side for unit in self.units if unit.army.takes_part})

    @property
    def is_contested(self) -> bool:
        """Whether at least two sides have armies left."""
        return len(self.sides_left) > 1

    def is_allied(self, side: int) -> bool:
        """Return whether several armies fight on a side."""
        return sum(unit.side == side for unit in self.units) > 1


def log_army(
    battlefield: Battlefield, unit: ArmyUnit, message: Message, parts: tuple[Term, ...], kind: EventKind = EventKind.ACT
) -> Conversation:
    """Log an event of an army."""
    yield from battlefield.table.log(
        lambda: Event(
            kind,
            message,
            battlefield.leader(unit),
            None,
            parts,
            "Tactical; R44",
        )
    )
