"""Armies in a battle: their generals, sides, rolls and targets.

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
    hosts: list[ArmyUnit]

    def able(self, host: ArmyUnit) -> list[int]:
        """Return the generals of an army able to act."""
        return [who for who in host.generals if number(self.table.sheets[who], "can_act")]

    def leader(self, host: ArmyUnit) -> int | None:
        """Return the decider for an army: its first general able to act; None is the Master."""
        return next(iter(self.able(host)), None)

    def enemies(self, host: ArmyUnit) -> list[int]:
        """Return the indexes of the enemy armies."""
        return [place for place, each in enumerate(self.hosts) if each.side != host.side and each.army.takes_part]

    @property
    def sides_left(self) -> list[int]:
        """The sides with an army left, in order."""
        return sorted({host.side for host in self.hosts if host.army.takes_part})

    @property
    def is_contested(self) -> bool:
        """Whether at least two sides have armies left."""
        return len(self.sides_left) > 1

    def is_allied(self, side: int) -> bool:
        """Return whether several armies fight on a side."""
        return sum(host.side == side for host in self.hosts) > 1


def log_army(
    ground: Battlefield, host: ArmyUnit, what: Message, parts: tuple[Term, ...], kind: EventKind = EventKind.ACT
) -> Conversation:
    """Log an event of an army."""
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
