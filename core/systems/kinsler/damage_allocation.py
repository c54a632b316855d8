"""Placing points of wounds and fatigue on skills.

Source: RPG.Rules, RESOLUTION OF EFFECTS 6a, 6b; FATIGUE COSTS; R24, R32.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from core.character import Edit, SetValue
from core.messages import Message, Phrase, Word, phrase
from core.procedures import Choose, Conversation, Event, EventKind, Option, Subprocedure, Term
from core.systems.kinsler.abilities import Ability
from core.systems.kinsler.fatigue_payment import format_points
from core.systems.kinsler.fighters import Battle


@dataclass(slots=True)
class Load:
    """Points to place on a fighter's skills, not written yet.

    Attributes:
        who: Index of the participant.
        cite: Section of the book.
        wounds, fatigue: Points by the address of the skill.
    """

    who: int
    cite: str = "RESOLUTION OF EFFECTS 6a, 6b; R32"
    wounds: dict[str, int] = field(default_factory=dict)
    fatigue: dict[str, int] = field(default_factory=dict)

    @property
    def addresses(self) -> tuple[str, ...]:
        """Addresses of the skills with points."""
        return tuple(dict.fromkeys((*self.wounds, *self.fatigue)))

    def on(self, ability: Ability) -> int:
        """Return the points on a skill."""
        return self.wounds.get(ability.address, 0) + self.fatigue.get(ability.address, 0)


def place(
    battle: Battle, load: Load, kind: str, points: int, target: str, what: Callable[[], Phrase] | None = None
) -> Subprocedure[None]:
    """Ask on which skill to place points.

    Args:
        battle: The fight.
        load: The fighter's points so far.
        kind: ``wounds`` or ``fatigue``.
        points: Number of points; not asked for 0.
        target: Which skills may take them; "" for any of level 0 or more.
        what: Describes them; by default the number and kind.

    Source: RESOLUTION OF EFFECTS 6a, 6b; R32.
    """
    who, table = load.who, battle.table
    group = battle.group(who, target) if points > 0 else ()
    if not group:
        return

    def left(ability: Ability) -> int:
        return battle.of_ability(who, ability, "left") - load.on(ability)

    (address,) = yield from table.choose(
        kind,
        lambda: (max(group, key=left).address,),
        lambda key: Choose(
            key=key,
            label=phrase(
                "{who}: {what} on which skill?",
                who=table.name(who),
                what=what() if what else format_points(points, kind),
            ),
            help="All of it goes to one skill; a skill below zero knocks out.",
            cite=load.cite,
            options=tuple(
                Option(each.address, each.name, phrase("{points:# point|# points} left", points=left(each)))
                for each in group
            ),
            decider=who,
        ),
    )
    laid = load.wounds if kind == "wounds" else load.fatigue
    laid[address] = laid.get(address, 0) + points


def load_edits(battle: Battle, load: Load) -> list[Edit]:
    """Return the edits that write points."""
    found: list[Edit] = []
    for kind, laid in (("wounds", load.wounds), ("fatigue", load.fatigue)):
        for address, points in laid.items():
            found.append(SetValue(f"{address}.{kind}", battle.number(load.who, f"{address}.{kind}") + points))
    return found


def write_load(battle: Battle, load: Load, by: int) -> Conversation:
    """Write and log points.

    Args:
        battle: The fight.
        load: The points.
        by: Index of the fighter who caused them.
    """
    edits = load_edits(battle, load)
    if not edits:
        return
    yield from battle.write(load.who, edits, *load.addresses)
    yield from battle.table.log(lambda: load_event(battle, load, by))


def load_event(battle: Battle, load: Load, by: int) -> Event:
    """Return the log event of placed points."""
    names = {each.address: each.name for each in battle.fighters[load.who].abilities}
    parts = [
        Term(phrase("{skill}, {kind}", skill=names[address], kind=kind), points)
        for kind, laid in ((Word("wounds"), load.wounds), (Word("fatigue"), load.fatigue))
        for address, points in laid.items()
    ]
    wounds, fatigue = sum(load.wounds.values()), sum(load.fatigue.values())
    told = {"target": battle.table.name(load.who), "wounds": wounds, "fatigue": fatigue}
    if not fatigue:
        what = Message("kinsler_takes_wounds", "{target} takes {wounds:# point|# points} of wounds.", told)
    elif not wounds:
        what = Message("kinsler_takes_fatigue", "{target} takes {fatigue:# point|# points} of fatigue.", told)
    else:
        what = Message(
            "kinsler_takes", "{target} takes {wounds:# point|# points} of wounds and {fatigue} of fatigue.", told
        )
    return Event(EventKind.HARM, what, by, load.who, tuple(parts), load.cite)
