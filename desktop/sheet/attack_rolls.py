"""Reads a character's attacks (``[play.attacks]`` of its game), and rolls one: to hit, then damage and place."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from core.character.sheet import Sheet
from core.dice import Dice, RollResult, enter_faces, roll
from core.errors import DiceError
from core.export.render_context import RenderContext, RowScope
from core.rules.play_layout import PlayAttack
from desktop.messages import translate
from desktop.sheet.play_widgets import template_text

_MOST_DICE = 12


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack of a character.

    Attributes:
        data: Its definition in the game's Play layout.
        label, note: The weapon, and the way it is used.
        dice: The dice to hit.
        target: What the total is held against without a foe, or None.
        damage: The damage as text.
        extra: A further number as text.
    """

    data: PlayAttack
    label: str
    note: str
    dice: Dice
    target: int | None
    damage: str
    extra: str

    def target_against(self, foe: int | None) -> int | None:
        """Return what the total is held against; None where the game or the missing foe leaves that open.

        Args:
            foe: The number of the foe that makes it harder, or None.
        """
        if self.target is None or not self.data.foe:
            return self.target
        if foe is None:
            return None
        return max(self.data.least, self.target - foe) if self.data.is_low else self.target + foe

    def hits(self, total: int, target: int) -> bool:
        """Return whether a total hits."""
        return total <= target if self.data.is_low else total >= target

    def chance(self, target: int) -> Fraction | None:
        """Return the exact chance to hit; None where the dice are too many to count at once."""
        spread = _spread(self.dice)
        return None if not spread else sum((part for total, part in spread if self.hits(total, target)), Fraction(0))


@dataclass(frozen=True, slots=True)
class Strike:
    """What an attack came to.

    Attributes:
        attack: The attack.
        hit: The dice to hit.
        is_hit: Whether it hit; None where nothing says what it takes.
        damage: The damage rolled, or None.
        points: The damage in points; None if the attack missed, or its damage is no number.
        place: The die for the place, or None.
    """

    attack: Attack
    hit: RollResult
    is_hit: bool | None
    damage: RollResult | None = None
    points: int | None = None
    place: RollResult | None = None


def read_attacks(sheet: Sheet) -> tuple[Attack, ...]:
    """Return a character's attacks, in the order of the game's data; those without usable dice are left out."""
    context = RenderContext(sheet.system, sheet, translate=translate)
    found = []
    for data in sheet.system.layout.play.attacks:
        for scope in context.rows(data.rows):
            attack = _read(context, data, scope) if context.holds(data.only_if, scope) else None
            if attack is not None:
                found.append(attack)
    return tuple(found)


def _read(context: RenderContext, data: PlayAttack, scope: RowScope) -> Attack | None:
    # A bonus of 0 makes the text empty: then use the dice before it.
    text = context.text(data.dice, scope) or "".join(part.partition("{")[0] for part in data.dice)
    dice = parse_dice(text)
    if dice is None or not dice.sizes:
        return None
    return Attack(
        data,
        template_text(context, data.label, scope),
        template_text(context, data.note, scope),
        dice,
        _whole(context.text(data.target, scope)),
        context.text(data.damage, scope) or "".join(part.partition("{")[0] for part in data.damage),
        context.text(data.extra, scope),
    )


def parse_dice(text: str) -> Dice | None:
    """Return dice or a plain number as dice; None for anything else."""
    try:
        return Dice.parse(text.replace("−", "-"))
    except DiceError:
        return None


def strike(attack: Attack, target: int | None, source: random.Random, faces: Sequence[int] = ()) -> Strike:
    """Roll an attack, and on a hit its damage and place.

    Args:
        attack: The attack.
        target: What the total is held against, or None.
        source: Source of chance.
        faces: What real dice to hit show; empty to roll them.
    """
    hit = enter_faces(attack.dice, faces) if faces else roll(attack.dice, source)
    is_hit = None if target is None else attack.hits(hit.total, target)
    dice = parse_dice(attack.damage)
    if is_hit is False or dice is None:
        return Strike(attack, hit, is_hit)
    damage = roll(dice, source) if dice.sizes else None
    points = dice.least if damage is None else damage.total
    place = parse_dice(attack.data.place) if attack.data.place and is_hit else None
    return Strike(attack, hit, is_hit, damage, points, None if place is None else roll(place, source))


@lru_cache(maxsize=64)
def _spread(dice: Dice) -> tuple[tuple[int, Fraction], ...]:
    """Return the chances of all totals of plain dice; nothing for many dice, or dice of which some are kept."""
    if len(dice.sizes) > _MOST_DICE or not dice.is_plain:
        return ()
    ways = {dice.fixed: 1}
    for size in dice.sizes:
        sums: dict[int, int] = {}
        for total, count in ways.items():
            for face in range(1, size + 1):
                sums[total + face] = sums.get(total + face, 0) + count
        ways = sums
    every = sum(ways.values())
    return tuple((total, Fraction(count, every)) for total, count in ways.items())


def _whole(text: str) -> int | None:
    plain = text.replace("−", "-").strip()
    return int(plain) if plain.removeprefix("-").isdecimal() else None
