"""Dataclasses for figures (participants, animals) and attack forms; read from the sheets.

A participant's animals are figures of their own, with the numbers of their rows and their own action penalty.

Source: HURSAGMU Combat Maneuvers, Animals; spec 7.1.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction

from core.character.document import Character
from core.character.sheet import Sheet
from core.messages import Word, phrase
from core.procedures.readers import exact_number, number, number_or, sheet_rows, text, whole
from core.systems.hursagmu.ranges import Yards

ACTIVE, UNCONSCIOUS, CATATONIC, DEAD = 0, 1, 2, 3
DEADLY = 4
"""Health level of the dead."""
STATES = ("", Word("unconscious"), Word("catatonic"), Word("dead"))
"""State labels of a sheet."""
GONE = "gone"
"""How an animal is called that was struck from the sheet during the fight."""
BARE, MELEE, SHOT, THROWN = "bare", "melee", "shot", "thrown"
"""Kinds of attack forms: a limb, a weapon in hand, a missile, something thrown."""
NO_ROW = -1
"""Row number of strikes with a limb."""


@dataclass(frozen=True, slots=True)
class Form:
    """A form of attack: a limb or weapon in one use.

    Attributes:
        key: ``fist``, ``w2`` for row 2 in hand, ``t2`` for row 2 thrown.
        name: Name for people.
        row: Position in the list of weapons; `NO_ROW` for a limb.
        kind: `BARE`, `MELEE`, `SHOT` or `THROWN`.
        hit, damage: Modifiers of 2d6.
        reach: Yards in melee.
        near: Yards of near range of missiles and thrown weapons, else 0.
        area: Radius in yards of an area attack, else 0.
        is_huge: Whether it cannot be blocked.
        is_small: Whether it can be used in close combat.
        is_usual: Whether it can be the default; not for thrown weapons that are not made for it.
    """

    key: str
    name: str
    row: int
    kind: str
    hit: int
    damage: int
    reach: Yards = 1
    near: Yards = 0
    area: Yards = 0
    is_huge: bool = False
    is_small: bool = False
    is_usual: bool = True

    @property
    def flies(self) -> bool:
        """Whether it is a missile or thrown."""
        return self.near > 0

    @property
    def advantage_reach(self) -> Yards:
        """Yards that are compared with those of a foe's weapon: 0 for a limb that reaches no farther than an arm.

        Source: HURSAGMU Defend; R24; spec 7.6.
        """
        return 0 if self.kind == BARE and self.reach <= 1 else self.reach


@dataclass(frozen=True, slots=True)
class FigureNumbers:
    """Numbers of a figure's sheet; those of the round include the `penalty` of the plan on the sheet.

    Attributes:
        penalty: Action penalty in the numbers that follow up to `commands`.
        dodge, block, bare_block, ride: Ways of defense; None if not available.
        defense: Defense itself, for a dive.
        grapple, riding, commands: Grappling, Riding, Animals.
        forms: Ways to strike, fists last.
        grappling: Grappling without any penalty.
        initiative, dexterity, strength, endurance, bare_damage: Without penalty.
        mass: Pounds.
        travel: Yards in a round.
        has_shield, has_weapon: Whether one is ready.
        weapon_reach: Yards of the first ready weapon in hand, else of the first natural weapon; 0 for bare hands.
        action_step, augment_step, dive_step, dive_most, slam_limit, gap_free: Constants, with house rules.
    """

    penalty: int
    dodge: int | None
    block: int | None
    bare_block: int | None
    ride: int | None
    defense: int
    grapple: int
    riding: int
    commands: int
    forms: tuple[Form, ...]
    grappling: int
    initiative: int
    dexterity: int
    strength: int
    endurance: int
    bare_damage: int
    mass: Fraction
    travel: Fraction
    has_shield: bool
    has_weapon: bool
    weapon_reach: Yards
    action_step: int
    augment_step: int
    dive_step: int
    dive_most: int
    slam_limit: int
    gap_free: int


@dataclass(slots=True)
class RoundPlan:
    """The actions of a round.

    Attributes:
        attacks, augments, assisted, other: Number of each.
        defend: Whether Defend is among them.
    """

    attacks: int = 0
    defend: bool = False
    augments: int = 0
    assisted: int = 0
    other: int = 0

    @property
    def actions(self) -> int:
        """Number of actions that count for the penalty."""
        return self.attacks + self.defend + self.augments + self.assisted + self.other


NumbersByHealth = dict[int, tuple[FigureNumbers, int]]
"""Numbers and seconds of rest for a hit of Stamina, by Health level."""


@dataclass(slots=True, eq=False)
class Figure:
    """A fighter during a conflict: a participant or one of its animals.

    Attributes:
        participant: Index of the participant with its sheet.
        index: Index among all figures.
        name, side: Name for people, and its side.
        animal: Position in the list of animals; `NO_ROW` for the participant itself.
        numbers: Numbers of its sheet.
        shift: Added to numbers with a penalty in this round; 0 if the plan is on the sheet.
        status, health, stamina, missing: State, Health level, Stamina left and missing.
        rest_step: Seconds of rest for a hit of Stamina; 0 for never.
        plan: Actions planned for the round.
        is_committed, has_acted, has_defended: Whether the plan is fixed, the turn is over, and it has defended.
        initiative: Initiative of the round, or None.
        attacks_left, augments_left, other_left: Unused actions of the plan.
        actions_used, lost: Actions and Stamina lost in the round; both prevent rest.
        rest: Seconds rested toward the next hit of Stamina.
        free_yards, action_yards: Yards moved in this round: free, and by actions.
        is_prone: Whether it is on the ground.
        gone: Label of how it left the fight, as fled; "" while it takes part.
        grapple: The figures in its close combat, or None.
        held_by: The figure that controls it.
        allies: The friends that grab together with it, during its grab only.
        mount, rider: The animal it rides; the figure that rides it.
        is_idle: Whether it does nothing this round, as a disobedient animal.
        is_allowed: Whether the Master permits it to act in this round though controlled.
        is_refused: Whether the Master has refused that.
        defers_writes: Whether hits are kept here until Health changes: unattended fights without house rules.
        unwritten_hits: Hits not yet on the sheet; only in unattended fights.
        unwritten_rest: Stamina regained, not yet on the sheet.
        matchup: Cached numbers against its last foe, of the fast path.
        numbers_by_health: Cached numbers of the unchanged sheet at each Health level; only in unattended fights.
        document: The document it was read from last.
        plans: Cached numbers for each plan on the sheet; dropped when anything else is written to it.
    """

    participant: int
    index: int
    name: str
    side: str
    numbers: FigureNumbers
    animal: int = NO_ROW
    shift: int = 0
    status: int = ACTIVE
    health: int = 0
    stamina: int = 0
    missing: int = 0
    rest_step: int = 0
    plan: RoundPlan = field(default_factory=RoundPlan)
    is_committed: bool = False
    has_acted: bool = False
    has_defended: bool = False
    initiative: int | None = None
    attacks_left: int = 0
    augments_left: int = 0
    other_left: int = 0
    actions_used: int = 0
    lost: int = 0
    rest: int | Fraction = 0
    free_yards: int = 0
    action_yards: int = 0
    is_prone: bool = False
    gone: str = ""
    grapple: list[Figure] | None = None
    held_by: Figure | None = None
    allies: list[Figure] = field(default_factory=list)
    mount: Figure | None = None
    rider: Figure | None = None
    is_idle: bool = False
    is_allowed: bool = False
    is_refused: bool = False
    defers_writes: bool = False
    unwritten_hits: list[int] = field(default_factory=list)
    unwritten_rest: int = 0
    matchup: object = None
    numbers_by_health: NumbersByHealth = field(default_factory=dict)
    document: Character | None = None
    plans: dict[tuple[int, bool, int, int, int], FigureNumbers] = field(default_factory=dict)

    @property
    def can_act(self) -> bool:
        """Whether it is able to act and defend."""
        return self.status == ACTIVE and not self.gone

    @property
    def is_animal(self) -> bool:
        """Whether it is an animal of a participant."""
        return self.animal != NO_ROW

    @property
    def decider(self) -> int | None:
        """The participant that decides for it; None is the Master, as for animals (Animals)."""
        return None if self.is_animal else self.participant

    @property
    def address(self) -> str:
        """Its address on the sheet."""
        return f"animals[{self.animal}]" if self.is_animal else ""

    @property
    def is_mounted(self) -> bool:
        """Whether it is mounted by its sheet; the animal may not take part in the fight."""
        return self.numbers.ride is not None

    @property
    def partners(self) -> list[Figure]:
        """Enemies in its close combat."""
        return [each for each in self.grapple or () if each.side != self.side]

    def controls(self) -> Figure | None:
        """Return the figure it controls, or None."""
        return next((each for each in self.grapple or () if each.held_by is self), None)

    @property
    def expected_shift(self) -> int:
        """The change of skill rolls by the default plan of two actions; 0 once it is committed."""
        return 0 if self.is_committed else self.numbers.penalty - self.shift - self.numbers.action_step

    def state_label(self) -> str:
        """Return the label of its state; "" if unharmed."""
        return self.gone or STATES[self.status]

    def start_round(self) -> None:
        """Start a round: no plan, no actions."""
        self.is_committed = self.has_acted = self.has_defended = self.is_idle = False
        self.is_allowed = self.is_refused = False
        self.attacks_left = self.augments_left = self.other_left = 0
        self.actions_used = self.lost = self.free_yards = self.action_yards = 0
        self.initiative = None

    def read_state(self, sheet: Sheet) -> None:
        """Reread State, Health and Stamina from the sheet."""
        address = f"{self.address}." if self.is_animal else ""
        self.status = min(DEAD, max(ACTIVE, number(sheet, f"{address}status")))
        self.health = min(DEADLY, max(0, number(sheet, f"{address}health_level")))
        self.stamina = number(sheet, f"{address}stamina")
        self.missing = max(0, number(sheet, f"{address}stamina_max") - self.stamina)
        self.rest_step = animal_rest_seconds(sheet, self.health) if self.is_animal else number(sheet, "stamina_seconds")

    def read(self, sheet: Sheet) -> None:
        """Reread everything from the sheet."""
        if self.is_animal and self.animal >= len(sheet_rows(sheet, "animals")):
            self.gone = GONE
            return
        self.document = sheet.character
        self.read_state(sheet)
        self.numbers = read_animal(sheet, self.animal) if self.is_animal else read_person(sheet)
        self.update_shift()

    def update_shift(self) -> None:
        """Compute the shift between the plan's penalty and that in the numbers."""
        numbers = self.numbers
        if self.defers_writes or self.animal != NO_ROW:
            self.shift = numbers.penalty - numbers.action_step * max(0, self.plan.actions - 1)
        else:
            self.shift = 0


def animal_rest_seconds(sheet: Sheet, health: int) -> int:
    """Return the seconds of rest for a hit of Stamina; animals need them as people do.

    Source: HURSAGMU companion; R35; spec 7.12.
    """
    return (number(sheet, "rule.round_s"), 60, 3600, 86400, 0)[health]


def _yards(sheet: Sheet, address: str) -> Yards:
    """Return a number, as an integer if it is whole."""
    value = exact_number(sheet, address)
    return value.numerator if value.denominator == 1 else value


def animals_of(sheet: Sheet) -> Iterator[tuple[int, str, bool]]:
    """Yield position, name and whether it is ridden for each animal able to act."""
    for row, entry in enumerate(sheet_rows(sheet, "animals")):
        yield row, text(entry, "name"), bool(number(sheet, f"animals[{row}].ridden"))


def read_person(sheet: Sheet) -> FigureNumbers:
    """Read the numbers of a participant."""
    forms = tuple(_forms(sheet))
    bare = number(sheet, "unarmed_damage")
    arms = [each for each in forms if each.kind == MELEE]
    shots = any(each.kind == SHOT for each in forms)
    fist = Form("fist", Word("Fist or kick"), NO_ROW, BARE, number(sheet, "unarmed_attack_now"), bare, is_small=True)
    return FigureNumbers(
        penalty=number(sheet, "action_penalty"),
        dodge=number_or(sheet, "dodge_now", None),
        block=number_or(sheet, "block_now", None),
        bare_block=number_or(sheet, "bare_block_now", None),
        ride=number_or(sheet, "ride_defense_now", None),
        defense=number(sheet, "total.defense") - number(sheet, "action_penalty"),
        grapple=number(sheet, "grapple_now"),
        riding=number(sheet, "riding_now"),
        commands=number(sheet, "total.animals") - number(sheet, "action_penalty"),
        forms=(*forms, fist),
        grappling=number(sheet, "total.grappling"),
        initiative=number(sheet, "initiative_bonus"),
        dexterity=number(sheet, "effective.dex"),
        strength=number(sheet, "effective.str"),
        endurance=number(sheet, "endurance_bonus"),
        bare_damage=bare,
        mass=exact_number(sheet, "mass_lb"),
        travel=exact_number(sheet, "travel_yd"),
        has_shield=bool(number(sheet, "shield_ready")),
        has_weapon=bool(arms) or shots,
        weapon_reach=next((each.advantage_reach for each in (*arms, *forms) if not each.flies), 0),
        **_constants(sheet),
    )


def read_animal(sheet: Sheet, row: int) -> FigureNumbers:
    """Read the numbers of an animal; it cannot block."""
    address = f"animals[{row}]"
    entry = sheet_rows(sheet, "animals")[row]
    damage = number(sheet, f"{address}.damage_bonus")
    bare = number(sheet, f"{address}.str_now")
    grappling = number(sheet, f"{address}.grapple_total")
    dodge = number(sheet, f"{address}.defense_total")
    name = text(entry, "attack_name") or Word("Natural weapon")
    return FigureNumbers(
        penalty=0,
        dodge=dodge,
        block=None,
        bare_block=None,
        ride=None,
        defense=dodge,
        grapple=grappling,
        riding=0,
        commands=0,
        forms=(Form("fist", name, NO_ROW, BARE, number(sheet, f"{address}.attack_bonus"), damage, is_small=True),),
        grappling=grappling,
        initiative=number(sheet, f"{address}.dex_now"),
        dexterity=number(sheet, f"{address}.dex_now"),
        strength=bare,
        endurance=number(sheet, f"{address}.endurance_bonus"),
        bare_damage=damage,
        mass=exact_number(sheet, f"{address}.mass_lb"),
        travel=exact_number(sheet, f"{address}.run_yd"),
        has_shield=False,
        has_weapon=False,
        weapon_reach=0,
        **_constants(sheet),
    )


def _constants(sheet: Sheet) -> dict[str, int]:
    names = {
        "action_step": "action_step",
        "augment_step": "augment_step",
        "dive_step": "dive_step",
        "dive_most": "dive_max_yd",
        "slam_limit": "slam_limit",
        "gap_free": "gap_free",
    }
    return {own: number(sheet, f"rule.{key}") for own, key in names.items()}


def _forms(sheet: Sheet) -> Iterator[Form]:
    """Yield the forms of ready weapons, each in hand before thrown."""
    for row, entry in enumerate(sheet_rows(sheet, "weapons")):
        if entry.get("ready") is True and whole(entry, "quantity", 1) > 0:
            yield from _row_forms(sheet, row)


def _row_forms(sheet: Sheet, row: int) -> Iterator[Form]:
    address = f"weapons[{row}]"
    entry = sheet_rows(sheet, "weapons")[row]
    name = text(entry, "name")
    natural = whole(entry, "hands", 1) == 0
    hit, damage = number_or(sheet, f"{address}.attack_now", None), number_or(sheet, f"{address}.damage_bonus", None)
    near = _yards(sheet, f"{address}.range_yd")
    area = _yards(sheet, f"{address}.area_yd")
    huge = bool(number(sheet, f"{address}.huge"))
    small = bool(number(sheet, f"{address}.small"))
    if hit is not None and damage is not None:
        kind = SHOT if near > 0 else BARE if natural else MELEE
        reach = max(1, _yards(sheet, f"{address}.reach_yd"))
        yield Form(f"w{row}", name, row, kind, hit, damage, reach, near, area, huge, small)
    hit, damage = (
        number_or(sheet, f"{address}.throw_attack_now", None),
        number_or(sheet, f"{address}.throw_damage", None),
    )
    if hit is not None and damage is not None:
        near = _yards(sheet, f"{address}.throw_range_yd")
        usual = bool(number(sheet, f"{address}.throw_designed"))
        thrown = phrase("{weapon}, thrown", weapon=name)
        yield Form(f"t{row}", thrown, row, THROWN, hit, damage, 1, near, area, huge, False, usual)
