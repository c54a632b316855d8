"""The armies of a battle as they stand in the field, who leads them, and against whom they fight.

Source: HURSAGMU Tactical; spec 7.13.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from core.messages import Message
from core.play import Table
from core.procedures import Conversation, Event, EventKind, Term, number
from core.systems.hursagmu.armies import Army


@dataclass(slots=True)
class ArmyUnit:
    """An army on the field.

    Attributes:
        army: Its numbers.
        generals: Positions of those who lead it, the leader first.
        side: Which side it fights on: the place of the first army of that side.
        power: Its power in this round; None where it is out.
        rolled: Totals of this round, by the position of the general; -1 stands for an army without one.
        chosen: The total that counts.
        target: Position of the army it strikes at.
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
    """A battle in progress."""

    table: Table
    hosts: list[ArmyUnit]

    def able(self, host: ArmyUnit) -> list[int]:
        """Return the generals of an army that can act."""
        return [who for who in host.generals if number(self.table.sheets[who], "can_act")]

    def leader(self, host: ArmyUnit) -> int | None:
        """Return who decides for an army: its first general that can act, else the Master."""
        return next(iter(self.able(host)), None)

    def enemies(self, host: ArmyUnit) -> list[int]:
        """Return the places of the armies against which another one fights."""
        return [place for place, each in enumerate(self.hosts) if each.side != host.side and each.army.takes_part]

    @property
    def sides_left(self) -> list[int]:
        """The sides of which an army is left, in order."""
        return sorted({host.side for host in self.hosts if host.army.takes_part})

    @property
    def is_contested(self) -> bool:
        """Whether armies of at least two sides are left."""
        return len(self.sides_left) > 1

    def is_allied(self, side: int) -> bool:
        """Return whether several armies fight on a side."""
        return sum(host.side == side for host in self.hosts) > 1


def log_army(
    ground: Battlefield, host: ArmyUnit, what: Message, parts: tuple[Term, ...], kind: EventKind = EventKind.ACT
) -> Conversation:
    """Write a line about an army into the log."""
    yield from ground.table.log(
        lambda: Event(
            kind,
            what,
            ground.leader(host),
            None,
            parts,
            "Tactical; R44",
        )
    )
