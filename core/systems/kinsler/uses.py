"""What is declared and attempted in a conflict, and powers in force.

Source: RPG.Rules, SKILLS, Power Skills; spec 7.1.
"""

from __future__ import annotations

from dataclasses import dataclass

from core.character import Json
from core.messages import join_texts, phrase
from core.procedures import text, whole
from core.systems.kinsler.abilities import Ability


@dataclass(slots=True)
class Use:
    """One use of a declaration.

    Attributes:
        who: Position of the actor.
        name: What it is, for people.
        row: The use as a row of a stance.
        ability: The skill behind it; None for bundles and for attempts without the skill.
        bundle: Place of the bundle, or None.
        bases: The stats it is based on; several for a bundle.
        targets: Positions of those it is used on; of a passive use those that it protects or helps.
        power_mode: What a power does: ``affect``, ``hinder``, ``help``.
        effect: Its special effect, in words.
        cost: Fatigue that it costs at the end of the round.
        initiative_mod: What is added to its initiative.
        left: Of a passive use, for how many attempts it still counts.
        resists: Uid of the condition that it tries to throw off, or "".
    """

    who: int
    name: str
    row: dict[str, Json]
    ability: Ability | None = None
    bundle: int | None = None
    bases: tuple[str, ...] = ()
    targets: tuple[int, ...] = ()
    power_mode: str = "affect"
    effect: str = ""
    cost: int = 0
    initiative_mod: int = 0
    left: int = 0
    resists: str = ""

    @property
    def mode(self) -> str:
        """``active``, ``passive`` or ``maintain``."""
        return text(self.row, "mode", "active")

    @property
    def role(self) -> str:
        """What a passive use does: ``help``, ``oppose``, ``counter``."""
        return text(self.row, "role", "oppose")

    @property
    def count(self) -> int:
        """Targets, or attempts that a passive use counts for."""
        return whole(self.row, "count", 1)

    @property
    def dice(self) -> int:
        """Effect dice on each target."""
        return whole(self.row, "dice")

    @property
    def task(self) -> int:
        """What its difficulty adds."""
        return whole(self.row, "task")

    @property
    def is_plain(self) -> bool:
        """Whether its numbers follow from its skill alone: no bundle, no range, a skill of one's own."""
        return self.ability is not None and text(self.row, "grade", "own") == "own" and not self.row.get("legs")

    @property
    def about(self) -> str:
        """Say what is declared, as stances are written: ``Club 1x3``."""
        if self.mode == "passive":
            return phrase(
                "{what} against {count}" if self.role == "oppose" else "{what} for {count}",
                what=self.name,
                count=self.count,
            )
        return join_texts((self.name, f"{max(1, self.count)}x{self.dice}"), " ")


@dataclass(slots=True)
class Attempt:
    """One roll of an active use.

    Attributes:
        use: What it is an attempt of.
        target: Position of the target, or None.
        dice: The four dice.
        initiative: When it takes place.
        place: Its place in the order of ties.
        is_cancelled: Whether the actor lost it.
    """

    use: Use
    target: int | None
    dice: tuple[int, ...]
    initiative: int
    place: int = 0
    is_cancelled: bool = False


@dataclass(slots=True)
class Power:
    """A power in force.

    Attributes:
        use: What it came of; its actor is the owner.
        ability: The power.
        target: Position of whoever it works on.
        points: Power points.
        initiative: Where in a round it runs out.
        until_round: In which round.
        condition: Uid of the row that it put on the target, or "".
    """

    use: Use
    ability: Ability
    target: int
    points: int
    initiative: int
    until_round: int
    condition: str = ""
