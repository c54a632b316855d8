"""Dataclasses for a running conflict: clock, fighters, weapons, pending actions, conditions.

Times are seconds since the start of the conflict; second 0 is the first of round 1.

Source: R.A.T.I.O.S. 3b, 4b; spec 7.1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from core.character.edits import Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.messages import Word, phrase
from core.play.table import MarkState, Table
from core.procedures.readers import (
    exact_number,
    exact_number_or,
    is_same_name,
    number,
    require_numbers,
    sheet_rows,
    text,
    whole,
)
from core.systems.ratios.measures import Points, exact_points
from core.systems.ratios.tables import rate_seconds

ACTIVE, UNCONSCIOUS, DEAD, LEFT = "active", "unconscious", "dead", "left"
ROUND = 10
"""Seconds of a round."""
NATURAL_CATEGORY = "natural"
"""Category of natural weapons, which are at hand without being carried."""
UNARMED = -1
"""Row number of bare limbs."""
_CHECKED = ("armor_rank", "toughness", "ds_max", "ds_danger", "cpv.deth", "cpv.uncn")
"""Numbers that a blow may ask for, besides those that a fighter holds."""
SHOT = frozenset({"thrown", "projectile"})


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon row in a fight.

    Attributes:
        row: Row number; `UNARMED` for bare limbs.
        name, kind, hand: As in the row.
        attack: Attack % before the dice; may be negative.
        damage: Damage before chance and Level; rounded only with these.
        chance_factor: Multiplier of Chance Damage.
        penetration, penetration_damage: Sharpness, and its part of the damage.
        delay_s, interval_s: Seconds to the first strike, and from strike to strike.
        load_s: Seconds of the delay that loading takes.
        bonus: Bonus to the order within a second.
        increment_ft, most_ft: Range increment and greatest range in feet; None if the weapon has none.
        quantity: Number of pieces.
        is_carried: Whether it is at hand: carried, or a natural weapon.
    """

    row: int
    name: str
    kind: str
    hand: str
    attack: Fraction
    damage: Points
    chance_factor: Fraction
    penetration: Points
    penetration_damage: Points
    delay_s: int
    interval_s: int
    load_s: int
    bonus: Points
    increment_ft: Fraction | None
    most_ft: Fraction | None
    quantity: int
    is_carried: bool


@dataclass(frozen=True, slots=True)
class Move:
    """Where a moving fighter goes, second by second.

    Attributes:
        foe: Index of the fighter that the distance is measured to.
        wanted_ft: The distance that the mover tries to reach.
        ft_per_s: Feet in each second.
        keeps: Whether it lasts until its time is up, to hold that distance; otherwise it ends on arrival.
    """

    foe: int
    wanted_ft: Fraction
    ft_per_s: Fraction
    keeps: bool = False


@dataclass(slots=True)
class Track:
    """A pending action.

    Attributes:
        actor: Index of the fighter who acts.
        name: Its label.
        due: Second on which it is carried out.
        rolled: Round in which the Initiative behind it was rolled.
        weapon: Its weapon, or None for another action.
        capability: Row of the used capability, or None.
        held: Seconds that a due strike was held.
        move: The move toward or away from a foe, or None.
    """

    actor: int
    name: str
    due: int
    rolled: int
    weapon: Weapon | None = None
    capability: int | None = None
    held: int = 0
    move: Move | None = None


@dataclass(slots=True)
class DamagingCondition:
    """A condition with repeated damage.

    Attributes:
        uid: The row of conditions.
        due: Second of the next damage.
        every: Seconds between.
    """

    uid: str
    due: int
    every: int


@dataclass(slots=True)
class Fighter:
    """A participant during a conflict.

    Attributes:
        index: Index of the participant.
        state: `ACTIVE`, `UNCONSCIOUS`, `DEAD` or `LEFT`.
        wakes_at: Second on which an unconscious one wakes.
        start: Second on which an action may be declared, or None.
        rolled: Round in which the Initiative behind `start` was rolled.
        tracks: Pending actions.
        damaging_conditions: Conditions that do damage.
        initiative, defense: Percent, unrounded.
        toughness, level: As on the sheet.
        weapons: Rows that can strike, bare limbs last.
        has_offhand: Whether a capability lets both hands attack.
        sheet_state: State and seconds of unconsciousness on the sheet when they were read.
    """

    index: int
    state: str = ACTIVE
    wakes_at: int = 0
    start: int | None = None
    rolled: int = 0
    tracks: list[Track] = field(default_factory=list)
    damaging_conditions: list[DamagingCondition] = field(default_factory=list)
    initiative: Fraction = Fraction(0)
    defense: Fraction = Fraction(0)
    level: int = 0
    weapons: tuple[Weapon, ...] = ()
    has_offhand: bool = False
    sheet_state: tuple[str, int] = (ACTIVE, 0)

    @property
    def is_active(self) -> bool:
        """Whether it can act."""
        return self.state == ACTIVE

    def read(self, sheet: Sheet) -> None:
        """Read the numbers of the sheet again."""
        self.initiative = exact_number(sheet, "initiative_percent")
        self.defense = exact_number(sheet, "defense_percent")
        self.level = number(sheet, "level")
        self.weapons = read_weapons(sheet)
        self.has_offhand = any(
            text(each, "applies_to", "check") == "offhand" for each in sheet_rows(sheet, "capabilities")
        )


@dataclass(slots=True)
class Battle:
    """A running fight.

    Attributes:
        table: The table it is played on.
        fighters: One for each participant, in order of the table.
        now: Current second since the start.
        distances: Feet between two participants, where asked or changed by a move.
        apart_ft: Feet between fighters of different sides at the start.
        reaches: Reach of a melee weapon in feet, by fighter and row, where asked.
        surprised: Fighters surprised in round 1.
        continues_in_round: Round in which the Game Master continues although no two sides can act.
    """

    table: Table
    fighters: list[Fighter]
    now: int = 0
    distances: dict[frozenset[int], Fraction] = field(default_factory=dict)
    apart_ft: Fraction = Fraction(0)
    reaches: dict[tuple[int, int], int] = field(default_factory=dict)
    surprised: frozenset[int] = frozenset()
    continues_in_round: int = 0

    @classmethod
    def of(cls, table: Table) -> Battle:
        """Start with the states and conditions of the sheets."""
        battle = cls(table, [])
        for index in range(len(table.sheets)):
            battle._add(index)
        battle.begin_conditions()
        battle.show_states()
        table.admit_fighter, table.read_again = battle._admit, battle._read_again
        table.closing_edits = battle._closing_edits
        return battle

    def _add(self, index: int) -> None:
        """Add a fighter, with the state of the sheet."""
        sheet = self.table.sheets[index]
        require_numbers(sheet, *_CHECKED)
        fighter = Fighter(index)
        fighter.read(sheet)
        self.fighters.append(fighter)
        self._read_state(fighter)

    def _read_state(self, fighter: Fighter) -> None:
        """Read the state of the sheet, which is written there only at the end of a fight."""
        fighter.sheet_state = _state_of(self.table.sheets[fighter.index])
        fighter.state, seconds = fighter.sheet_state
        fighter.wakes_at = self.now + seconds

    def _admit(self, index: int) -> None:
        """Take in a latecomer."""
        self._add(index)
        self.begin_conditions()
        self.show_states()

    def _read_again(self, index: int) -> None:
        """Read the sheet of a fighter who was hurt or healed by hand; a state that is new there counts."""
        fighter = self.fighters[index]
        if fighter.sheet_state != _state_of(self.table.sheets[index]):
            self._read_state(fighter)
        if not fighter.is_active:
            fighter.tracks.clear()
            self.forget_marks(fighter)
        fighter.read(self.table.sheets[index])
        self.show_states()

    def _closing_edits(self, index: int) -> list[Edit]:
        """Return the state that a sheet lacks; one that people have set there since counts."""
        fighter = self.fighters[index]
        is_as_read = fighter.sheet_state == _state_of(self.table.sheets[index])
        return self.state_edits(fighter) if is_as_read else []

    def state_edits(self, fighter: Fighter) -> list[Edit]:
        """Return the edits that write a fighter's state, and how much of the intervals of its conditions has passed.

        Source: spec 7.6, 7.7.
        """
        data = self.table.sheets[fighter.index].character.data
        state = fighter.state if fighter.state in (UNCONSCIOUS, DEAD) else ACTIVE
        seconds = max(0, fighter.wakes_at - self.now) if state == UNCONSCIOUS else 0
        edits: list[Edit] = []
        if state != (text(data, "state", ACTIVE) or ACTIVE):
            edits.append(SetValue("state", state))
        if seconds != whole(data, "unconscious_s"):
            edits.append(SetValue("unconscious_s", seconds))
        return edits if state == DEAD else [*edits, *self._interval_edits(fighter)]

    def _interval_edits(self, fighter: Fighter) -> Iterator[Edit]:
        """Yield the edits that keep what has passed of the interval of each condition, for the next fight or rest.

        Source: R.A.T.I.O.S. 4b; R38.
        """
        rows = {text(row, "uid"): row for row in sheet_rows(self.table.sheets[fighter.index], "conditions")}
        for condition in fighter.damaging_conditions:
            row = rows.get(condition.uid, {})
            passed = max(0, condition.every - (condition.due - self.now))
            if has_effect(row) and passed != whole(row, "passed_s"):
                yield SetValue(f"conditions[#{condition.uid}].passed_s", passed)

    def begin_conditions(self) -> None:
        """Start conditions added to the sheets since; each does damage first when its interval is over.

        Source: R.A.T.I.O.S. 4b; spec 7.7.
        """
        for fighter in self.fighters:
            sheet = self.table.sheets[fighter.index]
            known = {each.uid for each in fighter.damaging_conditions}
            for row in sheet_rows(sheet, "conditions"):
                if (uid := text(row, "uid")) not in known:
                    every = rate_seconds(sheet, text(row, "every", "round"))
                    due = self.now + max(1, every - max(0, whole(row, "passed_s")))
                    fighter.damaging_conditions.append(DamagingCondition(uid, due, every))

    @property
    def first(self) -> int:
        """Second 0 of the current round."""
        return ROUND * (self.table.round - 1)

    @property
    def last(self) -> int:
        """Second 9 of the current round."""
        return self.first + ROUND - 1

    def distance(self, one: int, other: int) -> Fraction:
        """Return the feet between two fighters of different sides; 0 where no distance is known."""
        return self.distances.get(frozenset((one, other)), self.apart_ft)

    def set_distance(self, one: int, other: int, feet: Fraction) -> None:
        """Set the feet between two fighters."""
        self.distances[frozenset((one, other))] = feet

    def forget_marks(self, fighter: Fighter) -> None:
        """Remove a fighter's cancelled actions from the round timeline."""
        if self.table.is_interactive:
            self.table.timeline = tuple(
                mark for mark in self.table.timeline if mark.row != fighter.index or mark.state is MarkState.DONE
            )

    def second(self, moment: int) -> str:
        """Return the text of a second: within this round, or with its round.

        Args:
            moment: Seconds since the start.
        """
        if self.first <= moment <= self.last:
            return str(moment - self.first)
        return phrase("{second} of round {round}", second=moment % ROUND, round=moment // ROUND + 1)

    @property
    def is_contested(self) -> bool:
        """Whether more than one side has an active fighter."""
        return len(self.able_sides()) > 1

    def able_sides(self) -> list[str]:
        """Return the sides with an active fighter."""
        return self.table.sides_of(each.index for each in self.active())

    def active(self) -> list[Fighter]:
        """Return the fighters able to act, in order."""
        return [each for each in self.fighters if each.is_active]

    def foes(self, index: int) -> list[Fighter]:
        """Return the fighters of other sides who are neither dead nor gone, in order."""
        side = self.table.side(index)
        out = (DEAD, LEFT)
        return [each for each in self.fighters if self.table.side(each.index) != side and each.state not in out]

    def show_states(self) -> None:
        """Show every fighter's state on the table."""
        for fighter in self.fighters:
            self.table.states[fighter.index] = "" if fighter.is_active else Word(fighter.state)


def has_effect(condition: Mapping[str, Json]) -> bool:
    """Return whether a row of conditions does damage or has an end; others are texts only."""
    return whole(condition, "damage") > 0 or isinstance(condition.get("ticks_left"), int)


def read_weapons(sheet: Sheet) -> tuple[Weapon, ...]:
    """Return all weapons of a sheet, bare limbs last."""
    rows = sheet_rows(sheet, "weapons")
    return (*(_weapon(sheet, row, entry) for row, entry in enumerate(rows)), _weapon(sheet, UNARMED, {}))


def _state_of(sheet: Sheet) -> tuple[str, int]:
    """Return the state on a sheet, and the seconds of unconsciousness."""
    data = sheet.character.data
    return text(data, "state", ACTIVE) or ACTIVE, whole(data, "unconscious_s")


def _weapon(sheet: Sheet, row: int, entry: object) -> Weapon:
    address = "unarmed" if row == UNARMED else f"weapons[{row}]"
    columns = entry if isinstance(entry, dict) else {}

    def feet(key: str) -> Fraction | None:
        return None if row == UNARMED else exact_number_or(sheet, f"{address}.{key}", None)

    return Weapon(
        row,
        Word("bare hands") if row == UNARMED else text(columns, "name"),
        text(columns, "kind", "melee"),
        text(columns, "hand", "main"),
        exact_number(sheet, f"{address}.attack_percent"),
        exact_points(sheet, f"{address}.damage"),
        exact_number(sheet, f"{address}.chance_factor"),
        exact_points(sheet, f"{address}.penetration"),
        exact_points(sheet, f"{address}.penetration_damage"),
        number(sheet, f"{address}.attack_delay_s"),
        number(sheet, f"{address}.strike_interval_s"),
        0 if row == UNARMED else number(sheet, f"{address}.load_seconds"),
        exact_points(sheet, f"{address}.wip_bonus"),
        feet("range_increment_ft"),
        feet("max_range_ft"),
        1 if row == UNARMED else number(sheet, f"{address}.quantity"),
        row == UNARMED
        or is_same_name(text(columns, "category"), NATURAL_CATEGORY)
        or bool(number(sheet, f"{address}.carried")),
    )
