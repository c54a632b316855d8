"""Asks which of a fighter's skills takes wounds or fatigue; writes and logs the points.

Source: RPG.Rules, RESOLUTION OF EFFECTS 6a, 6b; FATIGUE COSTS; R24, R32.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from core.character.edits import Edit, SetValue
from core.messages import Message, Phrase, Word, phrase
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.requests import Choose, Conversation, Option
from core.systems.kinsler.fatigue_payment import format_points
from core.systems.kinsler.fight_state import FightState
from core.systems.kinsler.skills_and_armor import FightSkill


@dataclass(slots=True)
class PendingDamage:
    """Points to place on a fighter's skills, not written yet.

    Attributes:
        participant: Index of the participant.
        cite: Section of the book.
        wounds, fatigue: Points by the address of the skill.
    """

    participant: int
    cite: str = "RESOLUTION OF EFFECTS 6a, 6b; R32"
    wounds: dict[str, int] = field(default_factory=dict)
    fatigue: dict[str, int] = field(default_factory=dict)

    @property
    def addresses(self) -> tuple[str, ...]:
        """Addresses of the skills with points."""
        return tuple(dict.fromkeys((*self.wounds, *self.fatigue)))

    def on(self, skill: FightSkill) -> int:
        """Return the points on a skill."""
        return self.wounds.get(skill.address, 0) + self.fatigue.get(skill.address, 0)


def allocate_points(
    fight: FightState,
    damage: PendingDamage,
    kind: str,
    points: int,
    target: str,
    describe: Callable[[], Phrase] | None = None,
) -> Subprocedure[None]:
    """Ask on which skill to place points.

    Args:
        fight: The fight.
        damage: The fighter's points so far.
        kind: ``wounds`` or ``fatigue``.
        points: Number of points; not asked for 0.
        target: Which skills may take them; "" for any of level 0 or more.
        describe: Returns a text for them; by default the number and kind.

    Source: RESOLUTION OF EFFECTS 6a, 6b; R32.
    """
    participant, table = damage.participant, fight.table
    group = fight.group(participant, target) if points > 0 else ()
    if not group:
        return

    def left(skill: FightSkill) -> int:
        return fight.skill_number(participant, skill, "left") - damage.on(skill)

    address = yield from table.choose_one(
        kind,
        lambda: max(group, key=left).address,
        lambda key: Choose(
            key=key,
            label=phrase(
                "{who}: {what} on which skill?",
                who=table.name(participant),
                what=describe() if describe else format_points(points, kind),
            ),
            help="All of it goes to one skill; a skill below zero knocks out.",
            cite=damage.cite,
            options=tuple(
                Option(each.address, each.name, phrase("{points:# point|# points} left", points=left(each)))
                for each in group
            ),
            decider=participant,
        ),
    )
    points_by_skill = damage.wounds if kind == "wounds" else damage.fatigue
    points_by_skill[address] = points_by_skill.get(address, 0) + points


def damage_edits(fight: FightState, damage: PendingDamage) -> list[Edit]:
    """Return the edits that write points."""
    edits: list[Edit] = []
    for kind, points_by_skill in (("wounds", damage.wounds), ("fatigue", damage.fatigue)):
        for address, points in points_by_skill.items():
            edits.append(SetValue(f"{address}.{kind}", fight.number(damage.participant, f"{address}.{kind}") + points))
    return edits


def write_damage(fight: FightState, damage: PendingDamage, by: int) -> Conversation:
    """Write and log points.

    Args:
        fight: The fight.
        damage: The points.
        by: Index of the fighter who caused them.
    """
    edits = damage_edits(fight, damage)
    if not edits:
        return
    yield from fight.write(damage.participant, edits, *damage.addresses)
    yield from fight.table.log(lambda: damage_event(fight, damage, by))


def damage_event(fight: FightState, damage: PendingDamage, by: int) -> Event:
    """Return the log event of placed points."""
    skill_names = {each.address: each.name for each in fight.fighters[damage.participant].skills}
    parts = [
        Term(phrase("{skill}, {kind}", skill=skill_names[address], kind=kind), points)
        for kind, points_by_skill in ((Word("wounds"), damage.wounds), (Word("fatigue"), damage.fatigue))
        for address, points in points_by_skill.items()
    ]
    wounds, fatigue = sum(damage.wounds.values()), sum(damage.fatigue.values())
    names = {"target": fight.table.name(damage.participant), "wounds": wounds, "fatigue": fatigue}
    if not fatigue:
        message = Message("kinsler_takes_wounds", "{target} takes {wounds:# point|# points} of wounds.", names)
    elif not wounds:
        message = Message("kinsler_takes_fatigue", "{target} takes {fatigue:# point|# points} of fatigue.", names)
    else:
        message = Message(
            "kinsler_takes", "{target} takes {wounds:# point|# points} of wounds and {fatigue} of fatigue.", names
        )
    return Event(EventKind.HARM, message, by, damage.participant, tuple(parts), damage.cite)
