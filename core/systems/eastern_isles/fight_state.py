"""State of a conflict: fighters, weapons, blows; losses, written to the sheets at its end.

Source: Eastern Isles COMP, DER; R41, R43; spec 7.1.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial

from core.character.edits import Edit, SetValue
from core.character.sheet import Sheet
from core.dice import Dice
from core.errors import DiceError
from core.messages import Message, Word
from core.play.table import Table, TimelineMark
from core.procedures.events import Event, EventKind
from core.procedures.readers import number, sheet_rows, text
from core.procedures.requests import Conversation

MOST_BLOWS = 100
"""Most blows of a round, whatever a house rule gives."""
UNARMED = -1
"""Row number of bare hands."""


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon row in a fight, or bare hands.

    Attributes:
        row: Row number; `UNARMED` for bare hands.
        name: As in the row.
        hit, crit, damage: Modifiers of the rolls to hit, for criticals and for damage.
        dice: Damage dice; nothing is rolled without them.
        active, reactive: Blows of a round with it.
        is_carried, in_hand: Where it is.
    """

    row: int
    name: str
    hit: int
    crit: int
    damage: int
    dice: Dice
    active: int
    reactive: int
    is_carried: bool
    in_hand: bool


@dataclass(slots=True)
class Fighter:
    """A participant during a conflict.

    Attributes:
        participant: Index of the participant.
        weapon: Its weapon in this round.
        weapons: Its carried weapons.
        is_alert: Whether it acts and reacts in the combat phase.
        alerted: Whether it becomes alert at the start of the next round because it was attacked.
        active_left, reactive_left: Blows left in this round.
        has_passed: Out of the combat phase.
        blows_spent: Blows used in this round.
        is_great: Whether a great blow is prepared.
        en_spent: Endurance spent by choice in this phase.
        limit: Most endurance that may be spent by choice in one phase.
        runs: Rounds run at each slow tier, for costs below 1 EN a round.
        has_left: Out by yielding or leaving.
        endurance, body: Remaining EN and BD; below 0 it is unconscious or dead.
        endurance_lost, body_lost: Losses of this fight, not on the sheet yet.
        armor: AC modifier; below 0 it protects.
    """

    participant: int
    weapon: Weapon
    weapons: tuple[Weapon, ...] = ()
    is_alert: bool = True
    alerted: bool = False
    active_left: int = 0
    reactive_left: int = 0
    has_passed: bool = False
    blows_spent: int = 0
    is_great: bool = False
    en_spent: int = 0
    limit: int = 0
    runs: dict[str, int] = field(default_factory=dict)
    has_left: bool = False
    endurance: int = 0
    body: int = 0
    endurance_lost: int = 0
    body_lost: int = 0
    armor: int = 0

    @property
    def is_able(self) -> bool:
        """Whether it can act.

        Source: Eastern Isles DER; spec 7.1.
        """
        return not self.has_left and self.endurance >= 0 and self.body >= 0

    def read(self, sheet: Sheet) -> None:
        """Read the sheet, less the losses of this fight."""
        self.endurance = number(sheet, "en_now") - self.endurance_lost
        self.body = number(sheet, "bd_now") - self.body_lost
        self.armor = number(sheet, "ac_modifier")

    def read_weapons(self, sheet: Sheet) -> None:
        """Read the numbers of its weapons again, after a condition that changed them has ended."""
        self.weapons = read_weapons(sheet)
        in_use = (each for each in self.weapons if each.row == self.weapon.row)
        self.weapon = next(in_use, bare_hands(sheet))
        self.limit = number(sheet, "en_phase_limit")


@dataclass(slots=True)
class FightState:
    """A running fight; losses of EN and BD are written to the sheets at the end.

    Attributes:
        table: The table it is played on.
        fighters: One for each participant, in order of the table.
        terms: Terms of a practice bout; "" in a real fight.
        drew_blood: Index of the fighter who drew first blood, in a bout that ends with it, or None.
        idle: Rounds without a change of endurance or body.
        marks: Timeline marks of each fighter's blows, with the number of active ones left.
    """

    table: Table
    fighters: list[Fighter]
    terms: str = ""
    drew_blood: int | None = None
    idle: int = 0
    marks: dict[int, tuple[int, tuple[TimelineMark, ...]]] = field(default_factory=dict)

    @classmethod
    def of(cls, table: Table, terms: str = "") -> FightState:
        """Start with the states of the sheets."""
        fight = cls(
            table, [_fighter(participant, sheet) for participant, sheet in enumerate(table.sheets)], terms=terms
        )
        fight.read()
        table.read_again, table.closing_edits = fight._read_again, fight._unwritten_losses
        if not terms:  # a bout is between those who agreed on it
            table.admit_fighter = fight._admit
        return fight

    def _admit(self, participant: int) -> None:
        """Take in a latecomer."""
        self.fighters.append(_fighter(participant, self.table.sheets[participant]))
        self._read_again(participant)

    def _read_again(self, participant: int) -> None:
        """Read the sheet of a fighter who joins, or was hurt or healed by hand."""
        fighter = self.fighters[participant]
        fighter.read(self.table.sheets[participant])
        self.idle = 0
        self.show_state(fighter)

    @property
    def has_drawn_blood(self) -> bool:
        """Whether first blood was drawn."""
        return self.drew_blood is not None

    def read(self) -> None:
        """Read all sheets again: they may have been edited by hand."""
        for fighter in self.fighters:
            fighter.read(self.table.sheets[fighter.participant])
        self.show_states()

    def able(self) -> list[Fighter]:
        """Return the fighters able to act, in order."""
        return [each for each in self.fighters if each.is_able]

    def able_sides(self) -> list[str]:
        """Return the sides with a fighter able to act."""
        return self.table.sides_of(each.participant for each in self.able())

    @property
    def is_contested(self) -> bool:
        """Whether more than one side has a fighter able to act."""
        return len(self.able_sides()) > 1

    def foes(self, participant: int) -> list[Fighter]:
        """Return the fighters of other sides who are neither dead nor out, in order."""
        side = self.table.side(participant)
        return [
            each
            for each in self.fighters
            if not each.has_left and each.body >= 0 and self.table.side(each.participant) != side
        ]

    def in_order(self, fighters: Iterable[Fighter]) -> list[Fighter]:
        """Order fighters by active blows left, reactive blows left, endurance left, list order.

        Source: Eastern Isles COMP; R43.
        """
        return sorted(fighters, key=precedence)

    def show_states(self) -> None:
        """Show remaining EN and BD and the state of all fighters on the table."""
        for fighter in self.fighters:
            self.show_state(fighter)

    def show_state(self, fighter: Fighter) -> None:
        """Show remaining EN and BD and the state of a fighter on the table."""
        word = Word("out") if fighter.has_left else ""
        if fighter.body < 0:
            word = Word("dead")
        elif fighter.endurance < 0:
            word = Word("unconscious")
        self.table.states[fighter.participant] = word or ("" if fighter.is_alert else Word("unaware"))
        self.table.remaining_vitals[fighter.participant] = (fighter.endurance, fighter.body)

    def lose(self, fighter: Fighter, endurance: int = 0, body: int = 0) -> None:
        """Subtract endurance and body."""
        if endurance or body:
            self.idle = 0
            fighter.endurance_lost += endurance
            fighter.body_lost += body
            fighter.endurance -= endurance
            fighter.body -= body
            self.show_state(fighter)

    def log_fall(self, fighter: Fighter, *, was_able: bool, was_alive: bool) -> Conversation:
        """Log that a fighter died or fell unconscious, once.

        Source: Eastern Isles DER; spec 7.3 step 6.
        """
        names = {"who": self.table.name(fighter.participant)}
        if was_alive and fighter.body < 0:
            message = Message("isles_dies", "{who} is dead.", names)
        elif was_able and fighter.endurance < 0 <= fighter.body:
            message = Message("isles_falls", "{who} is unconscious.", names)
        else:
            return
        yield from self.table.log(lambda: Event(EventKind.STATE, message, None, fighter.participant, (), "DER"))

    def write_losses(self) -> Conversation:
        """Write the losses of the fight to each sheet, as one edit.

        Source: Eastern Isles spec 7.4.
        """
        for fighter in self.fighters:
            yield from self.table.write_last(
                fighter.participant,
                partial(self._losses, fighter),
                lambda fighter=fighter: (fighter.endurance, fighter.body),  # type: ignore[misc]  # bound early
            )

    def _losses(self, fighter: Fighter) -> list[Edit]:
        edits = self._unwritten_losses(fighter.participant)
        fighter.endurance_lost = fighter.body_lost = 0
        return edits

    def _unwritten_losses(self, participant: int) -> list[Edit]:
        fighter, sheet = self.fighters[participant], self.table.sheets[participant]
        lost = (("en_lost", fighter.endurance_lost), ("bd_lost", fighter.body_lost))
        return [SetValue(key, number(sheet, key) + points) for key, points in lost if points]


def _fighter(participant: int, sheet: Sheet) -> Fighter:
    """Return a fighter with the weapon it holds."""
    weapons = read_weapons(sheet)
    held = next((each for each in weapons if each.in_hand), bare_hands(sheet))
    return Fighter(participant, held, weapons, limit=number(sheet, "en_phase_limit"))


def precedence(fighter: Fighter) -> tuple[int, int, int]:
    """Return the sort key of the order of action; the least acts first, ties in order.

    Source: Eastern Isles COMP; R43.
    """
    return -fighter.active_left, -fighter.reactive_left, -fighter.endurance


def read_weapons(sheet: Sheet) -> tuple[Weapon, ...]:
    """Return the carried weapons."""
    rows = enumerate(sheet_rows(sheet, "weapons"))
    weapons = (_weapon(sheet, row, text(entry, "name"), text(entry, "damage")) for row, entry in rows)
    return tuple(each for each in weapons if each.is_carried)


def _weapon(sheet: Sheet, row: int, name: str, dice: str) -> Weapon:
    address = f"weapons[{row}]"
    return Weapon(
        row,
        name,
        number(sheet, f"{address}.hit_total"),
        number(sheet, f"{address}.crit_total"),
        number(sheet, f"{address}.damage_total"),
        read_dice(dice),
        _blows(sheet, f"{address}.active_with"),
        _blows(sheet, f"{address}.reactive_with"),
        bool(number(sheet, f"{address}.carried")) and number(sheet, f"{address}.quantity") > 0,
        bool(number(sheet, f"{address}.in_hand")),
    )


def _blows(sheet: Sheet, address: str) -> int:
    return min(MOST_BLOWS, max(0, number(sheet, address)))


def bare_hands(sheet: Sheet) -> Weapon:
    """Return bare hands as a weapon."""
    return Weapon(
        UNARMED,
        Word("bare hands"),
        number(sheet, "hit_modifier"),
        number(sheet, "melee_crit_modifier"),
        number(sheet, "melee_damage_modifier"),
        Dice.parse(""),
        _blows(sheet, "active_blows"),
        _blows(sheet, "reactive_blows"),
        is_carried=True,
        in_hand=True,
    )


def read_dice(written: str) -> Dice:
    """Parse a dice notation; no dice if it is invalid."""
    try:
        return Dice.parse(written)
    except DiceError:
        return Dice.parse("")
