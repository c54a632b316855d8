"""Those who fight: blows, limits and endurance read from their sheets, and what a round leaves of them.

Source: Eastern Isles COMP, DER; R41, R43; spec 7.1.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from core.character import SetValue, Sheet
from core.dice import Dice
from core.errors import DiceError
from core.play import Table
from core.procedures import Conversation, list_of, number, text

UNARMED = -1
"""Stands for the row of weapons of somebody who has none in hand."""


@dataclass(frozen=True, slots=True)
class Weapon:
    """A row of weapons as it fights, or bare hands.

    Attributes:
        row: Position in the list, `UNARMED` without one.
        name: As in the row.
        hit, crit, damage: What is added to the rolls to hit, for the critical and for damage.
        dice: Damage dice; without dice nothing is rolled.
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
    """A participant in the middle of a conflict.

    Attributes:
        who: Position of the participant.
        weapon: What it fights with in this round.
        weapons: Rows that it carries.
        is_alert: Whether it acts and reacts in the combat phase.
        alerted: Whether being attacked makes it alert at the next round's start.
        active_left, reactive_left: Blows left in this round.
        has_passed: Out of the combat phase.
        blows_spent: Blows used in this round.
        is_great: A great blow is prepared.
        en_spent: Endurance spent by choice in this phase.
        limit: Most endurance that may be spent by choice in one phase.
        runs: Rounds run at each slow tier, for what costs less than 1 EN a round.
        has_left: Out by yielding or leaving.
    """

    who: int
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


@dataclass(slots=True)
class Battle:
    """A conflict in progress.

    Attributes:
        table: Where it is played.
        fighters: One for each participant, in order.
        round: Number of the round.
        terms: What ends a practice bout; "" in earnest.
        has_drawn_blood: Whether first blood was drawn.
        idle: Rounds without a change of endurance or body.
    """

    table: Table
    fighters: list[Fighter]
    round: int = 0
    terms: str = ""
    has_drawn_blood: bool = False
    idle: int = 0

    @classmethod
    def of(cls, table: Table, terms: str = "") -> Battle:
        """Begin with what the sheets say."""
        fighters = []
        for who, sheet in enumerate(table.sheets):
            weapons = read_weapons(sheet)
            held = next((each for each in weapons if each.in_hand), bare_hands(sheet))
            fighters.append(Fighter(who, held, weapons, limit=number(sheet, "en_phase_limit")))
        battle = cls(table, fighters, terms=terms)
        battle.show_states()
        return battle

    def endurance(self, who: int) -> int:
        """Give what endurance somebody has left; below 0 it is unconscious."""
        return number(self.table.sheets[who], "en_now")

    def body(self, who: int) -> int:
        """Give what body somebody has left; below 0 it is dead."""
        return number(self.table.sheets[who], "bd_now")

    def is_able(self, fighter: Fighter) -> bool:
        """Say whether somebody can act.

        Source: Eastern Isles DER; spec 7.1.
        """
        return not fighter.has_left and self.endurance(fighter.who) >= 0 and self.body(fighter.who) >= 0

    def able(self) -> list[Fighter]:
        """Give those who can act, in list order."""
        return [each for each in self.fighters if self.is_able(each)]

    def able_sides(self) -> list[str]:
        """Give the sides that have somebody able."""
        return list(dict.fromkeys(self.table.side(each.who) for each in self.able()))

    def foes(self, who: int) -> list[Fighter]:
        """Give those of other sides who are neither dead nor out, in list order."""
        side = self.table.side(who)
        return [
            each
            for each in self.fighters
            if self.table.side(each.who) != side and not each.has_left and self.body(each.who) >= 0
        ]

    def in_order(self, fighters: Iterable[Fighter]) -> list[Fighter]:
        """Order fighters by active blows left, reactive blows left, endurance left, list order.

        Source: Eastern Isles COMP; R43.
        """
        return sorted(fighters, key=lambda each: (-each.active_left, -each.reactive_left, -self.endurance(each.who)))

    def show_states(self) -> None:
        """Put the words for everybody's state on the table."""
        for fighter in self.fighters:
            word = "out" if fighter.has_left else ""
            if self.body(fighter.who) < 0:
                word = "dead"
            elif self.endurance(fighter.who) < 0:
                word = "unconscious"
            self.table.states[fighter.who] = word or ("" if fighter.is_alert else "unalert")

    def lose(self, fighter: Fighter, endurance: int = 0, body: int = 0) -> Conversation:
        """Take endurance and body away; what is given back is below 0."""
        sheet = self.table.sheets[fighter.who]
        edits = [
            SetValue(key, max(0, number(sheet, key) + points))
            for key, points in (("en_lost", endurance), ("bd_lost", body))
            if points
        ]
        if edits:
            self.idle = 0
            yield from self.table.write(fighter.who, *edits)
            self.show_states()


def read_weapons(sheet: Sheet) -> tuple[Weapon, ...]:
    """Read the weapons that are carried."""
    rows = enumerate(list_of(sheet, "weapons"))
    found = (_weapon(sheet, row, text(entry, "name"), text(entry, "damage")) for row, entry in rows)
    return tuple(each for each in found if each.is_carried)


def _weapon(sheet: Sheet, row: int, name: str, dice: str) -> Weapon:
    at = f"weapons[{row}]"
    return Weapon(
        row,
        name,
        number(sheet, f"{at}.hit_total"),
        number(sheet, f"{at}.crit_total"),
        number(sheet, f"{at}.damage_total"),
        read_dice(dice),
        number(sheet, f"{at}.active_with"),
        number(sheet, f"{at}.reactive_with"),
        bool(number(sheet, f"{at}.carried")) and number(sheet, f"{at}.quantity") > 0,
        bool(number(sheet, f"{at}.in_hand")),
    )


def bare_hands(sheet: Sheet) -> Weapon:
    """Give what somebody fights with who has no weapon in hand."""
    return Weapon(
        UNARMED,
        "bare hands",
        number(sheet, "hit_modifier"),
        number(sheet, "melee_crit_modifier"),
        number(sheet, "melee_damage_modifier"),
        Dice.parse(""),
        number(sheet, "active_blows"),
        number(sheet, "reactive_blows"),
        is_carried=True,
        in_hand=True,
    )


def read_dice(written: str) -> Dice:
    """Read a dice text; one that cannot be read rolls nothing."""
    try:
        return Dice.parse(written)
    except DiceError:
        return Dice.parse("")
