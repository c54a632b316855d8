"""Pure functions on dice: success, mishaps, lucky breaks; effect values; points restored.

Source: RPG.Rules, SKILLS, MISHAPS AND LUCKY BREAKS, FATIGUE COSTS, RANGED SKILLS; R1, R2, R22 to R28.
"""

from __future__ import annotations

import math
from collections.abc import Container, Sequence
from dataclasses import dataclass
from fractions import Fraction

SUCCESS = 18
DIVISOR = 3
LOW, HIGH = 1, 6


@dataclass(frozen=True, slots=True)
class Outcome:
    """Outcome of an attempt's roll.

    Attributes:
        roll: Sum of the four dice.
        total: Roll and a third of the modifier.
        initiative: Roll and a third of the skill.
        is_success: Whether the total reaches the needed number.
        mishap: Level of the mishap: number of ones.
        lucky: Level of the lucky break: number of sixes of a success.
        sixes: Number of sixes.
    """

    roll: int
    total: int
    initiative: int
    is_success: bool
    mishap: int
    lucky: int
    sixes: int


def evaluate_roll(
    dice: Sequence[int], modifier: int | Fraction, initiative_mod: int = 0, needed: int = SUCCESS
) -> Outcome:
    """Return the outcome of a roll.

    Args:
        dice: The four dice.
        modifier: Sum of all modifiers, before division by three.
        initiative_mod: Modifier of initiative.
        needed: The needed total.

    Source: SKILLS, MISHAPS AND LUCKY BREAKS; R1, R2, R28.

    >>> evaluate_roll([6, 6, 3, 1], 7 + 11 - 12, 2)
    Outcome(roll=16, total=18, initiative=18, is_success=True, mishap=1, lucky=2, sixes=2)
    """
    roll = sum(dice)
    total = roll + math.floor(Fraction(modifier) / DIVISOR)
    is_success = total >= needed
    sixes = sum(die == HIGH for die in dice)
    return Outcome(
        roll=roll,
        total=total,
        initiative=roll + initiative_mod,
        is_success=is_success,
        mishap=sum(die == LOW for die in dice),
        lucky=sixes if is_success else 0,
        sixes=sixes,
    )


def effect_values(dice: Sequence[int], effect_mod: int, stopped: Sequence[int] = ()) -> tuple[int, ...]:
    """Return the value of each effect die that is not stopped: with the modifier, at least 1.

    Source: RESOLUTION OF EFFECTS.

    >>> effect_values([1, 1, 6], -1), effect_values([6, 3], -3, [3])
    ((1, 1, 5), (3,))
    """
    return tuple(max(1, die + effect_mod) for die in dice if die not in stopped)


def fatigue_points(faces: Sequence[int], values: Sequence[int], stopped: Container[int]) -> tuple[tuple[int, ...], int]:
    """Return the fatigue of each die of a fatigue skill, and the wounds of all together.

    Each passing die with the highest face that is not stopped gives one of its points as a wound.

    Args:
        faces: The dice.
        values: Value of each die that passes, then further values.
        stopped: Faces that armor stops.

    Source: RESOLUTION OF EFFECTS 5; R33.

    >>> fatigue_points([6, 6, 2], (6, 6, 2), ()), fatigue_points([6, 4, 4, 1], (4, 4, 1), {5, 6})
    (((5, 5, 2), 2), ((3, 3, 1), 2))
    """
    top = max((face for face in range(LOW, HIGH + 1) if face not in stopped), default=0)
    passed = [face for face in faces if face not in stopped]
    fatigue = [value - (index < len(passed) and passed[index] == top) for index, value in enumerate(values)]
    return tuple(fatigue), sum(face == top for face in passed)


@dataclass(frozen=True, slots=True)
class Restored:
    """Effect of a die of a reversed skill on a skill.

    Attributes:
        healed: Points of its kind healed.
        enhanced: Points that enhance the skill for a period.
    """

    healed: int
    enhanced: int


def restore(die: int, damage: int, enhancement: int, cap: int, *, may_enhance: bool) -> Restored:
    """Return the effect of a restoring die on a skill.

    Args:
        die: Its value.
        damage: Points of its kind on the skill.
        enhancement: Its present enhancement.
        cap: Its greatest enhancement.
        may_enhance: Whether the restoring skill is not intrinsic.

    Source: Passive Power skills, REDUCED SKILLS; R36, R37.

    >>> restore(5, 3, 0, 8, may_enhance=True)
    Restored(healed=3, enhanced=2)
    """
    healed = min(die, damage)
    room = max(0, cap - enhancement)
    return Restored(healed, min(die - healed, room) if may_enhance else 0)
