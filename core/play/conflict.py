"""Dataclasses: a kind of conflict of a game (start, opponents, options), and its outcome."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.formula import Value
from core.play.fighter_weapon import FighterWeapon
from core.play.opponent_line import OpponentSpec
from core.play.table import Table
from core.procedures.procedure import Situation
from core.procedures.requests import Conversation

OpponentMaker = Callable[[OpponentSpec, Situation, random.Random], Sheet]
"""Creates one opponent for an opponent line."""
Arm = Callable[[Sheet, Sequence[Mapping[str, Json]]], None]
"""Replaces the weapons of a quick opponent by rows of the list of weapons: the uses of one weapon."""


def no_weapons(_sheet: Sheet) -> tuple[FighterWeapon, ...]:
    """Return no weapons, for a conflict without a choice of them."""
    return ()


@dataclass(frozen=True, slots=True)
class SideChoice:
    """A request at the start of a conflict that chooses a side or none, such as the surprising one.

    Attributes:
        key: Key of the request; its answer is the name of a side, "" for none.
        label: What it decides, for people.
        chance: Return the exact chance that a side succeeds, if the dice decide; None if they do not.
    """

    key: str
    label: str
    chance: Callable[[Sequence[Sheet]], Fraction] | None = None


@dataclass(frozen=True, slots=True)
class DistanceChoice:
    """A request at the start of a conflict for the distance of the sides.

    Attributes:
        key: Key of the request.
        unit: Its unit, plural.
        least: The least distance, which is the default: everyone is within reach.
        step: What a step adds.
    """

    key: str
    unit: str
    least: int
    step: int


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number of the game whose sum over a side says how strong it is.

    Attributes:
        address: Its address on each sheet.
        label: The game's name of the sum.
        cite: Section of the book.
    """

    address: str
    label: str
    cite: str


@dataclass(frozen=True, slots=True)
class Conflict:
    """A kind of conflict of a game.

    Attributes:
        key: Stable name, ``conflict``.
        label: Name for people.
        cite: Section of the book.
        help: What it is.
        start: Start the generator over a table.
        opponent: Create one opponent for an opponent line, from the situation's sheet, which is blank but for the
            name. Raises a `QuireError` if the line asks for something that the game or the setting does not have.
        example: An example of an opponent line: ``goblin x6, level 2``.
        options: Keys of the game's options that matter in it, for the dialog that starts a conflict.
        vitals: Addresses of what remains of health and energy, each with that of its maximum ("" for none): shown in
            tables of participants, and counted as losses in simulations.
        least_sides: Minimum number of sides with participants.
        toll: What whole sides lose, if that is on no sheet, as singular and plural: ``# hit|# hits``; "" for nothing.
        properties: Words that an opponent line may use with a value, besides a weapon: ``level``.
        numbers: Addresses of numbers that sum a fighter up, such as level and defense.
        best: Address of the number whose best value in a side is shown, such as defense; "" for none.
        weapons: Return the weapons that a fighter can prefer, the usual one first.
        arm: Arm a quick opponent with a weapon of the setting; None if its lines name no weapon.
        attacks: Name of the attacks in a round as singular and plural; "" if the game does not count them.
        attacks_of_side: The same of a whole side, with the game's name of the round.
        are_vitals_summed: Whether the sum of the vitals is a fighter's life; otherwise each is named.
        estimate: How sides are compared; None if the game has nothing for it.
        side_choice: The request for a side at the start, or None.
        distance: The request for the distance at the start, or None.
    """

    key: str
    label: str
    cite: str
    help: str
    start: Callable[[Table], Conversation]
    opponent: OpponentMaker
    example: str
    options: tuple[str, ...] = ()
    vitals: tuple[tuple[str, str], ...] = ()
    least_sides: int = 2
    toll: str = ""
    properties: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    best: str = ""
    weapons: Callable[[Sheet], tuple[FighterWeapon, ...]] = no_weapons
    arm: Arm | None = None
    attacks: str = ""
    attacks_of_side: str = ""
    are_vitals_summed: bool = False
    estimate: Estimate | None = None
    side_choice: SideChoice | None = None
    distance: DistanceChoice | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a conflict.

    Attributes:
        winner: The side that is left, or "" for none.
        rounds: Number of rounds.
        states: Final state of each participant in a word; "" for one who is well.
        lost: For each participant the loss of each vital, in the order of :attr:`Conflict.vitals`; None if it has no
            value.
        was_stopped: Whether the limit of rounds ended it.
        toll: Loss of each side, see :attr:`Conflict.toll`.
    """

    winner: str
    rounds: int
    states: tuple[str, ...]
    lost: tuple[tuple[Value, ...], ...]
    was_stopped: bool = False
    toll: Mapping[str, int] = field(default_factory=dict)
