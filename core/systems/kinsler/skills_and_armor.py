"""Dataclasses for a fighter's skills and worn armor, and their readers from the sheet.

Source: RPG.Rules, SKILLS, ARMOUR; R34.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Entry
from core.procedures.readers import sheet_rows, text, texts, whole
from core.systems.kinsler.armor_notation import FACES
from core.systems.kinsler.owned_skills import OwnedSkill
from core.systems.kinsler.terms import MENTAL, PHYSICAL, SECONDS, members

_STAT_STACK = 3


@dataclass(frozen=True, slots=True)
class FightSkill:
    """A skill in a fight.

    Attributes:
        ref, address, name, base, target, kind: As of the skill of the character.
        verb: ``to``, ``vs``, ``for`` or "".
        stack: Its stack rating.
        is_stat: Whether it is a stat skill.
        is_zero: Whether it costs no fatigue when it is used passively.
        is_passive_only: Whether it is never rolled.
        is_ranged: Whether it works at a distance.
        is_everyman: Whether it is an everyman skill.
        tags: Tags for armor, in lower case.
        condition: When a power of a flaw applies, or "".
        rate: Attempts per seconds; None for no limit.
        lender: Index of the fighter who bound it to an object; None for an own skill.
    """

    ref: str
    address: str
    name: str
    base: str
    target: str
    kind: str
    verb: str
    stack: int
    is_stat: bool
    is_zero: bool
    is_passive_only: bool
    is_ranged: bool
    is_everyman: bool
    tags: frozenset[str]
    condition: str
    rate: tuple[int, int] | None
    lender: int | None = None

    @classmethod
    def of(cls, skill: OwnedSkill) -> FightSkill:
        """Return a skill for fights."""
        row = skill.row
        verb = text(row, "verb") if row else ("to" if skill.is_stat else "for")
        return cls(
            skill.ref,
            skill.address,
            skill.name,
            skill.base,
            skill.target,
            skill.kind,
            verb.lower(),
            _STAT_STACK if skill.is_stat else whole(row, "stack"),
            skill.is_stat,
            skill.is_stat or row.get("zero_passive_fatigue") is True,
            row.get("passive_only") is True,
            row.get("ranged") is True,
            row.get("everyman") is True,
            frozenset(each.casefold() for each in texts(row, "tags")),
            text(row, "condition"),
            _rate(row.get("rate")),
        )

    @property
    def is_attack(self) -> bool:
        """Whether it causes wounds or fatigue."""
        return self.kind in ("wound", "fatigue") and self.verb == "vs"


@dataclass(frozen=True, slots=True)
class Armor:
    """Worn armor.

    Attributes:
        name: Its label.
        stops: Die faces that it stops.
        against: ``{PHY}``, ``{INT}``.
        only_vs, not_vs: Tags of skills, in lower case.
    """

    name: str
    stops: frozenset[int]
    against: frozenset[str]
    only_vs: frozenset[str]
    not_vs: frozenset[str]

    def suits(self, tags: frozenset[str]) -> bool:
        """Return whether it applies to a skill with these tags.

        Source: ARMOUR; R34.
        """
        return (not self.only_vs or bool(self.only_vs & tags)) and not self.not_vs & tags


def stopped_faces(pieces: Sequence[Armor], target: str) -> frozenset[int]:
    """Return the faces that pieces of armor stop together of a skill that works on a target.

    Args:
        pieces: The armor that applies.
        target: A stat, ``{PHY}``, ``{INT}`` or ``*``, against which only numbers count that are stopped in both.

    Source: ARMOUR; R34.
    """
    if not pieces or not members(target):
        return frozenset()
    stopped = frozenset(range(1, FACES + 1))
    for group, bases in (("{PHY}", PHYSICAL), ("{INT}", MENTAL)):
        if set(bases) & set(members(target)):
            stopped &= frozenset().union(*(each.stops for each in pieces if group in each.against))
    return stopped


def _rate(row: Json) -> tuple[int, int] | None:
    if not isinstance(row, Mapping):
        return None
    return whole(row, "uses", 1), whole(row, "per", 1) * SECONDS.get(text(row, "unit", "day").lower(), 1)


def read_armor(sheet: Sheet) -> Iterator[Armor]:
    """Yield the worn armor of a character."""
    for row in sheet_rows(sheet, "armor"):
        if row.get("worn") is not False:
            yield _piece(row)


def _piece(row: Entry) -> Armor:
    stops = row.get("stops")
    return Armor(
        text(row, "name"),
        frozenset(face for face in (stops if isinstance(stops, list | tuple) else ()) if isinstance(face, int)),
        frozenset(each.upper() for each in (texts(row, "against") if "against" in row else ("{PHY}",))),
        frozenset(each.casefold() for each in texts(row, "only_vs")),
        frozenset(each.casefold() for each in texts(row, "not_vs")),
    )
