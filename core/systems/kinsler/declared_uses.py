"""Dataclasses for a round of conflict: uses of skills, rolled attempts, powers in force.

Source: RPG.Rules, SKILLS, Power Skills; spec 7.1.
"""

from __future__ import annotations

from dataclasses import dataclass

from core.character.json_values import Json
from core.messages import join_texts, phrase
from core.procedures.readers import text, whole
from core.systems.kinsler.skills_and_armor import FightSkill


@dataclass(slots=True)
class Use:
    """One use of a declaration.

    Attributes:
        participant: Index of the participant who acts.
        name: What it is, for people.
        row: The use as a row of a stance.
        skill: The skill behind it; None for bundles and for attempts without the skill.
        bundle: Index of the bundle, or None.
        bases: Its base stats; several for a bundle.
        targets: Indices of its targets; of a passive use, the fighters it protects or helps.
        power_mode: Mode of a power: ``affect``, ``hinder``, ``help``.
        effect: Its special effect, as text.
        cost: Its fatigue at the end of the round.
        initiative_mod: What is added to its initiative.
        left: Remaining attempts of a passive use.
        resists: Uid of the condition that it resists, or "".
    """

    participant: int
    name: str
    row: dict[str, Json]
    skill: FightSkill | None = None
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
        """Role of a passive use: ``help``, ``oppose``, ``counter``."""
        return text(self.row, "role", "oppose")

    @property
    def count(self) -> int:
        """Number of targets, or of attempts of a passive use."""
        return whole(self.row, "count", 1)

    @property
    def dice(self) -> int:
        """Effect dice on each target."""
        return whole(self.row, "dice")

    @property
    def task(self) -> int:
        """Modifier of its difficulty."""
        return whole(self.row, "task")

    @property
    def is_plain(self) -> bool:
        """Whether its numbers follow from its skill alone: no bundle, no range, an own skill."""
        return self.skill is not None and text(self.row, "grade", "own") == "own" and not self.row.get("legs")

    @property
    def about(self) -> str:
        """Return the use as text: ``Club 1x3``."""
        if self.mode == "passive":
            return phrase(
                "{what} against {count}" if self.role == "oppose" else "{what} for {count}",
                what=self.name,
                count=self.count,
            )
        return join_texts((self.name, f"{max(1, self.count)}x{self.dice}"), " ")


@dataclass(slots=True)
class Attempt:
    """A roll of an active use.

    Attributes:
        use: The use.
        target: Index of the target, or None.
        dice: The four dice.
        initiative: When it takes place.
        order: Its order among ties.
        is_cancelled: Whether the actor lost it.
    """

    use: Use
    target: int | None
    dice: tuple[int, ...]
    initiative: int
    order: int = 0
    is_cancelled: bool = False


@dataclass(slots=True)
class Power:
    """A power in force.

    Attributes:
        use: The use that caused it; its actor is the owner.
        skill: The power.
        target: Index of its target.
        points: Power points.
        initiative: Initiative at which it ends.
        until_round: Round in which it ends.
        condition: Uid of its condition on the target, or "".
    """

    use: Use
    skill: FightSkill
    target: int
    points: int
    initiative: int
    until_round: int
    condition: str = ""
