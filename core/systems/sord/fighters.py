"""Dataclasses for a running conflict: battle, fighters, weapons, attacks; read from sheets."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum

from core.character.document import Character
from core.character.edits import Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.dice import Dice
from core.messages import Word
from core.play.table import Table
from core.procedures.number_errors import number_error
from core.procedures.readers import group, number, require_numbers, sheet_rows, text, whole
from core.systems.sord.creation_attributes import ATTRIBUTES, PRIMARY

PLACES = ("body", "head", "limb")
"""Places of a blow, in order of preference among equal ones."""
STRUCK = {"head": "mind", "body": "prow", "limb": "qckn"}
"""Attribute that a blow to each place may cost, besides Ambition and Health."""
BARE_HANDS = -1
"""Row number of bare hands."""
NEEDS_REACH = frozenset({"melee", "disarm", "critical"})
_DISTANCE_DIVISOR = {"fired": "length_ft", "thrown": "weight_lb"}
LIMITED_BY_DISTANCE = frozenset(_DISTANCE_DIVISOR)
NEVER = -1
_CHECKED = ("base.mind", "base.expr", *(f"current.{each}" for each in PRIMARY))
"""Numbers that a blow may ask for, besides those that a fighter holds."""
THIRD_TURN = 20
"""Seconds of a Third-turn."""


class Movement(Enum):
    """Direction of movement in a Third-turn."""

    CLOSE = "close"
    """Toward a foe, if the weapon needs reach."""
    STAY = "stay"
    BACK = "back"
    """Away from every foe."""


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon row in a fight, or bare hands.

    Attributes:
        row: Position in the list of weapons, `BARE_HANDS` for bare hands.
        name, object, type: As in the row; bare hands are a Melee weapon without object.
        rate: Attack Rate in a Third-turn.
        thawac, wslo: Hit chance and slowness.
        flat, dice: Damage of a hit, at least 1 in all.
        least, most: Least and greatest Total Damage.
        max_ft: Maximum Distance in feet; None if it has none.
        quantity: Number of pieces.
        is_trained: Whether the weapon skill is owned.
        place: Place that it always hits, "any" for the attacker's choice, or "".
        is_limb: Whether it weighs nothing and has no length, as fists and fangs, and so cannot be dropped.
    """

    row: int
    name: str
    object: str
    type: str
    rate: int
    thawac: int
    wslo: int
    flat: int
    dice: Dice
    least: int
    most: int
    max_ft: int | None
    quantity: int
    is_trained: bool
    place: str
    is_limb: bool

    @property
    def needs_reach(self) -> bool:
        """Whether the foe must be within reach."""
        return self.type in NEEDS_REACH


@dataclass(slots=True)
class Fighter:
    """A participant during a conflict.

    Attributes:
        index: Index of the participant.
        side: Its side.
        weapons: Usable weapons, carried and not dropped; bare hands last.
        pa, minimum_blow, unconscious_number, deathly_blow, life_recovery, surprise: Numbers of the sheet.
        move_rate: Yards it moves in a Third-turn, on its mount if it rides one.
        armor: ARMOR Number of each place.
        names_place: Whether a skill in practice lets it name the place that a trained weapon strikes.
        asleep_until: Clock second up to which it is unconscious from a blow; `NEVER` if it is not.
        is_zero_down: Unconscious because of an attribute at zero.
        has_zero: Whether wounds had brought an attribute to zero when that was last looked at.
        is_dead, has_fled: Out of the fight.
        busy_until: Clock second up to which its action lasts.
        held: Objects in its hands that it fights with in this Third-turn.
        dropped: Objects knocked out of its hands.
        thrown: Number of thrown pieces by weapon row, not picked up yet.
        moved_yd: Yards moved in this Third-turn.
        walked_yd: Yards of them not logged yet.
        movement: Its direction.
        goal: Index of the foe it closes in on; None for its usual target.
        needs_reach: Whether its weapon of this Third-turn needs a foe within reach.
        is_armed: Whether it has chosen its weapon for this Third-turn, bare hands included.
        began_on: Window second on which it last began an action; 0 for none.
        last_foe: Index of its last target, or None.
        source: The document from which its numbers were read.
        sheet_state: The state on the sheet when it was read.
        carried: All weapons, dropped ones included.
    """

    index: int
    side: str = ""
    weapons: tuple[Weapon, ...] = ()
    pa: int = 0
    minimum_blow: int = 0
    unconscious_number: int = 0
    deathly_blow: int = 0
    life_recovery: int = 0
    move_rate: int = 0
    surprise: int = 0
    armor: dict[str, int] = field(default_factory=dict)
    names_place: bool = False
    asleep_until: int = NEVER
    is_zero_down: bool = False
    has_zero: bool = False
    is_dead: bool = False
    has_fled: bool = False
    busy_until: int = NEVER
    held: tuple[str, ...] = ()
    dropped: set[str] = field(default_factory=set)
    thrown: dict[int, int] = field(default_factory=dict)
    moved_yd: int = 0
    walked_yd: int = 0
    movement: Movement = Movement.CLOSE
    goal: int | None = None
    needs_reach: bool = False
    is_armed: bool = False
    began_on: int = 0
    last_foe: int | None = None
    source: Character | None = None
    sheet_state: Json = None
    carried: tuple[Weapon, ...] = ()

    @property
    def is_out(self) -> bool:
        """Whether it is dead or fled."""
        return self.is_dead or self.has_fled

    @property
    def is_moving(self) -> bool:
        """Whether it moves in this Third-turn, if a foe is out of reach."""
        return self.movement is Movement.BACK or (self.movement is Movement.CLOSE and self.needs_reach)

    def is_able(self, clock: int) -> bool:
        """Return whether it can act on a clock second.

        Source: SORD Init; spec 7.1.
        """
        return not (self.is_dead or self.has_fled or self.is_zero_down) and clock > self.asleep_until

    def state_word(self, clock: int) -> str:
        """Return the word for its state; "" if it is well."""
        if self.is_dead:
            return Word("dead")
        if self.has_fled:
            return Word("fled")
        return "" if self.is_able(clock) else Word("unconscious")

    def read(self, sheet: Sheet) -> None:
        """Read the numbers of the sheet again if it changed."""
        if self.source is not sheet.character:
            self.source = sheet.character
            self._read(sheet)
        self.weapons = tuple(each for each in self.carried if each.object.casefold() not in self.dropped)

    def _read(self, sheet: Sheet) -> None:
        self.pa = number(sheet, "parry_avoid")
        self.minimum_blow = number(sheet, "minimum_blow")
        self.unconscious_number = number(sheet, "unconscious_number")
        self.deathly_blow = number(sheet, "deathly_blow")
        self.life_recovery = number(sheet, "life_recovery")
        self.move_rate = _travel_rate(sheet)
        self.surprise = number(sheet, "surprise")
        self.armor = {place: number(sheet, f"{place}_armor") for place in PLACES}
        self.has_zero = bool(attributes_at_zero(sheet))
        self.names_place = any(
            row.get("pinpoint") is True and row.get("active", True) is not False for row in sheet_rows(sheet, "skills")
        )
        self.carried = _weapons(sheet)


@dataclass(slots=True)
class Attack:
    """An attack scheduled by initiative.

    Attributes:
        attacker: Index of the attacker.
        weapon: Its weapon.
        second: Second of the window, from 1.
    """

    attacker: int
    weapon: Weapon
    second: int


@dataclass(slots=True)
class Battle:
    """A running fight.

    Attributes:
        table: The table it is played on.
        fighters: One for each participant, in order of the table.
        distances: Feet between two participants; missing pairs are within reach.
        clock: Seconds since the start.
        attacks: Attacks to come in the current window.
    """

    table: Table
    fighters: list[Fighter]
    distances: dict[frozenset[int], int] = field(default_factory=dict)
    clock: int = 0
    attacks: list[Attack] = field(default_factory=list)

    @classmethod
    def of(cls, table: Table) -> Battle:
        """Start with the states of the sheets.

        Source: SORD Init; spec 7.1.
        """
        battle = cls(table, [])
        for index in range(len(table.sheets)):
            battle._add(index)
        battle.read()
        table.admit_fighter, table.read_again = battle._admit, battle._read_again
        table.closing_edits = battle._closing_edits
        return battle

    def _add(self, index: int) -> None:
        """Add a fighter, with the state of the sheet."""
        require_numbers(self.table.sheets[index], *_CHECKED)
        fighter = Fighter(index, self.table.side(index))
        self.fighters.append(fighter)
        self._read_state(fighter)

    def _read_state(self, fighter: Fighter) -> None:
        """Read the state of the sheet, which is written there only at the end of a fight."""
        sheet = self.table.sheets[fighter.index]
        fighter.sheet_state = sheet.character.data.get("state")
        state = group(sheet.character.data, "state")
        seconds = whole(state, "unconscious_seconds")
        fighter.asleep_until = self.clock + seconds if seconds > 0 else NEVER
        fighter.is_zero_down = state.get("unconscious") is True and seconds <= 0
        fighter.is_dead = is_dead(sheet)

    def _admit(self, index: int) -> None:
        """Take in a latecomer."""
        self._add(index)
        self.read()

    def _read_again(self, index: int) -> None:
        """Read the sheet of a fighter who was hurt or healed by hand; a state that is new there counts.

        Who lay there because of an attribute at zero comes to when none is at zero any more (spec 7.8).
        """
        fighter, sheet = self.fighters[index], self.table.sheets[index]
        had_zero = fighter.has_zero
        if fighter.source is None or fighter.source.data.get("state") != sheet.character.data.get("state"):
            self._read_state(fighter)
        fighter.read(sheet)
        if had_zero and not fighter.has_zero:
            fighter.is_zero_down = False
        self.show_states()

    def _closing_edits(self, index: int) -> list[Edit]:
        """Return the state that a sheet lacks; one that people have set there since counts."""
        fighter = self.fighters[index]
        is_as_read = fighter.sheet_state == self.table.sheets[index].character.data.get("state")
        return self.state_edits(fighter) if is_as_read else []

    def state_edits(self, fighter: Fighter) -> list[Edit]:
        """Return the edits that write whether a fighter is unconscious, for how long, or dead.

        Source: SORD spec 7.9.
        """
        state = group(self.table.sheets[fighter.index].character.data, "state")
        seconds = max(0, fighter.asleep_until - self.clock) if not fighter.is_dead else 0
        current = {
            "dead": fighter.is_dead,
            "unconscious": not fighter.is_dead and (fighter.is_zero_down or seconds > 0),
            "unconscious_seconds": seconds,
        }
        stored = {
            "dead": state.get("dead") is True,
            "unconscious": state.get("unconscious") is True,
            "unconscious_seconds": whole(state, "unconscious_seconds"),
        }
        return [SetValue(f"state.{key}", value) for key, value in current.items() if value != stored[key]]

    def read(self) -> None:
        """Read all sheets again and show every fighter's state."""
        for fighter in self.fighters:
            fighter.read(self.table.sheets[fighter.index])
        self.show_states()

    def show_states(self) -> None:
        """Show every fighter's state on the table."""
        for fighter in self.fighters:
            self.table.states[fighter.index] = fighter.state_word(self.clock)

    def distance(self, one: int, other: int) -> int:
        """Return the distance between two participants in feet; 0 is within reach."""
        return self.distances.get(frozenset((one, other)), 0)

    def foes(self, index: int) -> list[Fighter]:
        """Return the fighters of other sides who are neither dead nor fled, in order."""
        side = self.fighters[index].side
        return [each for each in self.fighters if each.side != side and not (each.is_dead or each.has_fled)]

    def standing_sides(self) -> frozenset[str]:
        """Return the sides with a fighter who is neither dead nor fled."""
        return frozenset(each.side for each in self.fighters if not each.is_out)

    @property
    def is_contested(self) -> bool:
        """Whether more than one side has a fighter able to act."""
        return len(self.able_sides()) > 1

    def able_sides(self) -> list[str]:
        """Return the sides with a fighter able to act."""
        return self.table.sides_of(each.index for each in self.fighters if each.is_able(self.clock))


def _travel_rate(sheet: Sheet) -> int:
    """Return how many yards a fighter moves in a Third-turn: its own Move Rate, or that of the mount it rides.

    Source: SORD VIII; R57.
    """
    ridden = number(sheet, "mount.move_rate") if number(sheet, "mount.ridden") else 0
    return ridden or number(sheet, "move_rate")


def is_dead(sheet: Sheet) -> bool:
    """Return whether a character is dead."""
    return group(sheet.character.data, "state").get("dead") is True


def attributes_at_zero(sheet: Sheet) -> tuple[str, ...]:
    """Return attributes reduced to zero by wounds, in attribute order; overload alone does not count.

    Source: SORD Dam; R15; spec 7.7.
    """
    damage = group(sheet.character.data, "damage")
    losses = ((each, whole(damage, each)) for each in ATTRIBUTES)
    return tuple(each for each, lost in losses if lost > 0 and _is_spent(sheet, each, lost))


def _is_spent(sheet: Sheet, attribute: str, lost: int) -> bool:
    """Return whether wounds reduce an attribute to zero, alone or together with load."""
    most = number(sheet, f"maximum.{attribute}")
    return lost >= most or (number(sheet, f"current.{attribute}") == 0 and number(sheet, "overload") < most)


def _weapons(sheet: Sheet) -> tuple[Weapon, ...]:
    listed = sheet.character.data.get("weapons")
    count = len(listed) if isinstance(listed, list | tuple) else 0
    read = [weapon for row in range(count) if (weapon := _weapon(sheet, row)) is not None]
    spellings: dict[str, str] = {}  # rows of one object are one weapon, however each of them spells it
    for weapon in read:
        spellings.setdefault(weapon.object.strip().casefold(), weapon.object.strip())
    same = (replace(weapon, object=spellings[weapon.object.strip().casefold()]) for weapon in read)
    return (*same, *_bare_hands(sheet))


def _weapon(sheet: Sheet, row: int) -> Weapon | None:
    """Read a weapon row; None if it cannot be used, for example because it is not carried."""
    address = f"weapons[{row}]"
    quantity = number(sheet, f"{address}.quantity")
    if not number(sheet, f"{address}.carried") or quantity < 1 or _is_too_slow(sheet, address):
        return None
    entry = sheet.rows("weapons")[row]
    name = text(entry, "name")
    type_ = text(entry, "type", "melee")
    return Weapon(
        row,
        name,
        text(entry, "object") or name,
        type_,
        number(sheet, f"{address}.attack_rate"),
        number(sheet, f"{address}.thawac"),
        number(sheet, f"{address}.wslo"),
        number(sheet, f"{address}.damage_flat"),
        _dice(sheet, f"{address}.dice"),
        number(sheet, f"{address}.damage_min"),
        number(sheet, f"{address}.damage_max"),
        _max_distance(sheet, address, type_),
        quantity,
        bool(number(sheet, f"{address}.trained")),
        text(entry, "pinpoint"),
        not (sheet.value(f"{address}.weight_lb") or sheet.value(f"{address}.length_ft")),
    )


def _is_too_slow(sheet: Sheet, address: str) -> bool:
    """Return whether a weapon cannot attack, as its numbers are undefined by the rules: divided by a sum of 0.

    Source: SORD XVIII; R55.
    """
    is_undefined = any(sheet.value(f"{address}.{key}") is None for key in ("thawac", "attack_rate"))
    return is_undefined and (number(sheet, "surprise") == 0 or sheet.value(f"{address}.wslo") == -THIRD_TURN)


def _dice(sheet: Sheet, address: str) -> Dice:
    notation = sheet.value(address)
    if isinstance(notation, str):
        return Dice.parse(notation)
    raise number_error(sheet, address)


def _max_distance(sheet: Sheet, address: str, type_: str) -> int | None:
    """Return the Maximum Distance of a weapon; only Fired ones with a length and Thrown ones with a weight have one.

    Source: SORD XVIII, CG; R40.
    """
    if type_ not in LIMITED_BY_DISTANCE or not sheet.value(f"{address}.{_DISTANCE_DIVISOR[type_]}"):
        return None
    return number(sheet, f"{address}.max_distance_ft")


def _bare_hands(sheet: Sheet) -> tuple[Weapon, ...]:
    if _is_too_slow(sheet, "unarmed"):
        return ()
    rate, thawac, wslo, damage = (
        number(sheet, f"unarmed.{key}") for key in ("attack_rate", "thawac", "wslo", "damage")
    )
    none = Dice.parse("")
    return (
        Weapon(
            BARE_HANDS,
            Word("Bare hands"),
            "",
            "melee",
            rate,
            thawac,
            wslo,
            damage,
            none,
            damage,
            damage,
            None,
            1,
            False,
            "",
            is_limb=True,
        ),
    )
