"""State of a conflict: fighters, powers in force; reads and writes numbers of their sheets.

Source: RPG.Rules, SKILLS, ARMOUR, REDUCED SKILLS; R34.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from core.character.edits import Batch, Edit
from core.character.effects import effects_of
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.messages import Word
from core.play.table import Table
from core.procedures.ask_helpers import Subprocedure
from core.procedures.readers import exact_number, number, sheet_rows, text
from core.systems.kinsler.attempt_outcome import DIVISOR
from core.systems.kinsler.declared_uses import Power, Use
from core.systems.kinsler.owned_skills import owned_skills
from core.systems.kinsler.skills_and_armor import Armor, FightSkill, read_armor
from core.systems.kinsler.terms import members

DEAD, UNCONSCIOUS, LEFT = Word("dead"), Word("unconscious"), Word("left")
_CONSCIOUS, _DEAD = 0, 2
_USE_RULES = ("stances", "uses", "U.")
"""Prefix of the keys of a use's derived numbers."""
_STATES = ("status", "dead_count")
_ROW_NUMBERS = (
    *("wounds", "fatigue", "left", "effective", "base_effective", "modifier", "check_mod", "initiative_mod"),
    *("max_dice", "max_targets", "down"),
)
"""Numbers of a skill that change with wounds and fatigue."""


@dataclass(frozen=True, slots=True)
class DocumentCache:
    """Cache of parsed rows of a document.

    Attributes:
        rows: The skill and armor lists of the document.
        skills, armor: The parsed rows.
    """

    rows: tuple[Json, ...]
    skills: tuple[FightSkill, ...]
    armor: tuple[Armor, ...]


@dataclass(slots=True)
class Fighter:
    """A participant during a conflict.

    Attributes:
        participant: Index of the participant.
        side: Its side.
        skills: Its skills, in the order of ``all[]``.
        armor: Its worn armor.
        is_dead, is_down, has_left: Whether it is dead, unconscious or gone.
        is_leaving: Whether it secretly declared to leave.
        is_lost: Whether it has lost its later attempts of this round.
        uses: Its declaration of this round.
        last_foe: Index of the fighter who affected it last, or None.
        has_use_rules: Whether house rules or conditions change the numbers of declared uses.
        has_rules: Whether it has house rules, or conditions that change numbers, at all.
        numbers: Cached numbers of the sheet by address, in unattended fights.
        groups: Cached skills of targets.
        cache: The parsed rows of its document.
    """

    participant: int
    side: str
    skills: tuple[FightSkill, ...] = ()
    armor: tuple[Armor, ...] = ()
    is_dead: bool = False
    is_down: bool = False
    has_left: bool = False
    is_leaving: bool = False
    is_lost: bool = False
    uses: list[Use] = field(default_factory=list)
    last_foe: int | None = None
    has_use_rules: bool = False
    has_rules: bool = False
    numbers: dict[str, int] = field(default_factory=dict)
    groups: dict[str, tuple[FightSkill, ...]] = field(default_factory=dict)
    cache: DocumentCache | None = None

    @property
    def is_out(self) -> bool:
        """Whether it is unconscious, dead or gone."""
        return self.is_dead or self.is_down or self.has_left

    @property
    def state_label(self) -> str:
        """The word for its state; "" if it is well."""
        if self.is_dead:
            return DEAD
        return LEFT if self.has_left else UNCONSCIOUS if self.is_down else ""

    def read(self, sheet: Sheet) -> None:
        """Read skills and armor of the sheet again; unchanged rows come from the cache."""
        rows = tuple(sheet.character.data.get(key) for key in ("skills", "armor"))
        if self.cache is None or any(one is not other for one, other in zip(rows, self.cache.rows, strict=True)):
            self.cache = DocumentCache(rows, tuple(map(FightSkill.of, owned_skills(sheet))), tuple(read_armor(sheet)))
        self.skills, self.armor = self.cache.skills, self.cache.armor
        self.has_rules = sheet.character.changes_numbers
        keys = (*sheet.character.house_rules_in_force, *(each.address for each in effects_of(sheet.character.effects)))
        self.has_use_rules = any(key.startswith(_USE_RULES) for key in keys)
        self.drop_numbers()
        self.groups.clear()

    def drop_numbers(self, *addresses: str) -> None:
        """Invalidate cached numbers after a write.

        Args:
            addresses: The skills that were written, of which only their own numbers, the state, and those that a stat
                drives change; without any, or with house rules, all numbers are forgotten.
        """
        if not addresses or self.has_rules:
            self.numbers.clear()
            return
        gone = [*addresses]
        for address in addresses:
            if address.startswith("stats."):
                base = address.removeprefix("stats.").upper()
                gone += [each.address for each in self.skills if each.base == base]
        for key in _STATES:
            self.numbers.pop(key, None)
        for address in gone:
            for key in _ROW_NUMBERS:
                self.numbers.pop(f"{address}.{key}", None)

    def skill(self, ref: str) -> FightSkill | None:
        """Return the first skill of a reference."""
        folded = ref.casefold()
        return next((each for each in self.skills if each.ref.casefold() == folded), None)


@dataclass(slots=True)
class FightState:
    """A running fight.

    Attributes:
        table: The table it is played on.
        fighters: One for each participant, in order of entry.
        powers: Powers in force.
        passives: Passive uses of this round by role and beneficiary, counters by side.
        channelled: Channelled points of this round: actor, skill, points.
    """

    table: Table
    fighters: list[Fighter]
    powers: list[Power] = field(default_factory=list)
    passives: dict[tuple[str, int | str], list[Use]] = field(default_factory=dict)
    channelled: list[tuple[int, str, int]] = field(default_factory=list)

    @classmethod
    def of(cls, table: Table) -> FightState:
        """Start with the states of the sheets."""
        fight = cls(table, [Fighter(participant, table.side(participant)) for participant in range(len(table.sheets))])
        for fighter in fight.fighters:
            fighter.read(fight.sheet(fighter.participant))
            fight.update_state(fighter)
        fight.show_states()
        table.admit_fighter, table.read_again = fight._admit, fight._read_again
        return fight

    def _admit(self, participant: int) -> None:
        """Take in a latecomer."""
        self.fighters.append(Fighter(participant, self.table.side(participant)))
        self._read_again(participant)

    def _read_again(self, participant: int) -> None:
        """Read the sheet of a fighter who joins, or was hurt or healed by hand."""
        fighter = self.fighters[participant]
        fighter.read(self.sheet(participant))
        self.update_state(fighter)
        self.show_states()

    def sheet(self, participant: int) -> Sheet:
        """Return the sheet of a participant."""
        return self.table.sheets[participant]

    def number(self, participant: int, address: str) -> int:
        """Return a number of a sheet; cached in unattended fights until a write."""
        if self.table.source is None:
            return number(self.table.sheets[participant], address)
        cache = self.fighters[participant].numbers
        cached = cache.get(address)
        if cached is None:
            cached = cache[address] = number(self.table.sheets[participant], address)
        return cached

    def exact_number(self, participant: int, address: str) -> int | Fraction:
        """Return a number of a sheet that may have a fraction, as the rules round the third of the sum.

        Source: SKILLS; R1.
        """
        if self.table.source is not None and (cached := self.fighters[participant].numbers.get(address)) is not None:
            return cached
        value = exact_number(self.table.sheets[participant], address)
        return self.number(participant, address) if value.denominator == 1 else value

    def write(self, participant: int, edits: Sequence[Edit], *addresses: str) -> Subprocedure[Sheet]:
        """Apply edits to a sheet at once.

        Args:
            participant: Index of the participant.
            edits: The edits, applied as one.
            addresses: The written skills, if no other number depends on the edits.
        """
        sheet = yield from self.table.write(participant, edits[0] if len(edits) == 1 else Batch(tuple(edits)))
        self.fighters[participant].drop_numbers(*addresses)
        return sheet

    def skill_number(self, participant: int, skill: FightSkill, key: str) -> int:
        """Return a whole number of a skill: ``left``, ``max_dice``."""
        if skill.lender is None:
            return self.number(participant, f"{skill.address}.{key}")
        if key == "usable":
            return 1
        if key == "check_mod":
            return self._lent_modifier(participant, skill) // DIVISOR
        return self.number(skill.lender, f"{skill.address}.{key}")

    def exact_skill_number(self, participant: int, skill: FightSkill, key: str) -> int | Fraction:
        """Return a number of a skill that is added before rounding: ``effective``, ``base_effective``, ``modifier``."""
        if skill.lender is None:
            return self.exact_number(participant, f"{skill.address}.{key}")
        if key == "base_effective":
            return self._bearer_stat(participant, skill)
        if key == "modifier":
            return self._lent_modifier(participant, skill)
        return self.exact_number(skill.lender, f"{skill.address}.{key}")

    def _lent_modifier(self, participant: int, skill: FightSkill) -> int | Fraction:
        """Return the modifier of a skill bound to an object: its maker's level, its bearer's stat.

        Source: Metaskills; R38; spec 6.11.
        """
        level = self.exact_number(skill.lender or 0, f"{skill.address}.effective")
        return level + self._bearer_stat(participant, skill)

    def _bearer_stat(self, participant: int, skill: FightSkill) -> int | Fraction:
        return self.exact_number(participant, f"stats.{skill.base.lower()}.effective") if skill.base else 0

    def group(self, participant: int, target: str) -> tuple[FightSkill, ...]:
        """Return the skills of level 0 or more of a target."""
        fighter = self.fighters[participant]
        skills = fighter.groups.get(target)
        if skills is None:
            bases = members(target)
            skills = tuple(
                each for each in fighter.skills
                if (each.base in bases or target == "") and self.skill_number(participant, each, "level") >= 0
            )  # fmt: skip
            fighter.groups[target] = skills
        return skills

    def most_left(self, participant: int) -> int:
        """Return the largest number of points left in any skill of level 0 or more."""
        return max((self.skill_number(participant, each, "left") for each in self.group(participant, "")), default=0)

    def update_state(self, fighter: Fighter) -> None:
        """Update whether a fighter is conscious, unconscious or dead.

        Source: REDUCED SKILLS; R31.
        """
        status = self.number(fighter.participant, "status")
        fighter.is_dead = status >= _DEAD
        fighter.is_down = not fighter.is_dead and status > _CONSCIOUS

    def show_states(self) -> None:
        """Show every fighter's state on the table."""
        for fighter in self.fighters:
            self.table.states[fighter.participant] = fighter.state_label

    def able(self) -> list[Fighter]:
        """Return the fighters who are not out, in order."""
        return [each for each in self.fighters if not each.is_out]

    def able_sides(self) -> list[str]:
        """Return the sides with a fighter who is not out."""
        return self.table.sides_of(each.participant for each in self.able())

    @property
    def is_contested(self) -> bool:
        """Whether more than one side has a fighter who is not out."""
        return len(self.able_sides()) > 1

    def foe(self, fighter: Fighter) -> int | None:
        """Return the default target: the last fighter who affected it, else the first foe not out.

        Source: spec 7.6.
        """
        last = fighter.last_foe
        if last is not None and not self.fighters[last].is_out and self.fighters[last].side != fighter.side:
            return last
        return next((each.participant for each in self.fighters if each.side != fighter.side and not each.is_out), None)

    def powers_on(self, participant: int) -> Iterator[Power]:
        """Yield the powers on a fighter."""
        return (each for each in self.powers if each.target == participant)


def conditions(sheet: Sheet, retry: str) -> tuple[Mapping[str, Json], ...]:
    """Return the ongoing powers that name a resisting stat and may be retried."""
    return tuple(
        row
        for row in sheet_rows(sheet, "conditions")
        if text(row, "kind", "power") == "power" and text(row, "stat") and text(row, "retry", "free") == retry
    )


def condition_place(sheet: Sheet, uid: str) -> int | None:
    """Return the current position of a condition's row."""
    return next((index for index, row in enumerate(sheet_rows(sheet, "conditions")) if text(row, "uid") == uid), None)
