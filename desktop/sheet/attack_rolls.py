"""Reads a character's attacks (``[play.attacks]`` of its game), and rolls one: to hit, then damage and place."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache

from core.character.sheet import Sheet
from core.dice import Dice, RollResult, enter_faces, roll
from core.errors import DiceError
from core.export.render_context import RenderContext, RowScope
from core.rules.block_name_checks import FAMILY
from core.rules.play_layout import PlayAttack
from desktop.messages import translate
from desktop.sheet.play_widgets import template_text

_MOST_DICE = 12
_MOST_AGAIN = 1_000
_FARTHEST = 2_000
"""Points that dice rolled again cannot be expected to reach."""
_NO = Fraction(0)


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
        bonus: What is added to the dice to hit where dice of percent follow, or of which only a part counts.
        foe: Address of the number of the foe that counts against it, or "".
        foe_number: That number, if the sheet of the foe is known.
        superiority: The bonus of rank: positive for the striker, negative for the foe, 0 if neither is superior.
    """

    data: PlayAttack
    label: str
    note: str
    dice: Dice
    target: int | None
    damage: str
    extra: str
    bonus: Fraction = Fraction(0)
    foe: str = ""
    foe_number: int | Fraction | None = None
    superiority: int = 0

    @property
    def needs_foe(self) -> bool:
        """Whether a number of the foe decides whether it hits."""
        is_opposed = bool(self.data.foe_dice or self.data.percent)
        return bool(self.foe) and (self.target is not None or is_opposed)

    def target_against(self, foe: int | Fraction | None) -> int | Fraction | None:
        """Return what the total is held against; None where the game or the missing foe leaves that open.

        Args:
            foe: The number of the foe that counts against it, or None.
        """
        if self.target is None or not self.foe:
            return self.target
        if foe is None:
            return None
        if share := self.data.share:
            return self.target + math.floor(self.bonus / share) - math.floor((self.bonus - foe) / share)
        if self.data.is_low:
            return max(self.data.least, self.target - foe)
        return self.target - foe if self.data.foe_eases else self.target + foe

    def hits(self, total: int, target: int | Fraction) -> bool:
        """Return whether a total hits."""
        return total <= target if self.data.is_low else total >= target

    def chance_against(self, foe: int | Fraction | None) -> Fraction | None:
        """Return the exact chance to hit; None where it is open, or where the dice are too many to count at once."""
        spread = _spread(self.dice)
        if not spread or (self.foe and foe is None):
            return None
        if self.data.percent:
            return self._percent_chance(self.raised(foe or 0))
        if self.data.foe_dice:
            other = _spread(_parsed(self.data.foe_dice))
            return sum(
                (own * its for total, own in spread for its_total, its in other if total > its_total + (foe or 0)), _NO
            )
        target = self.target_against(foe)
        return None if target is None else sum((part for total, part in spread if self.hits(total, target)), _NO)

    @property
    def full_bonus(self) -> Fraction:
        """What is added to the dice to hit, with the bonus of a superior striker."""
        return self.bonus + max(0, self.superiority)

    def raised(self, foe: int | Fraction) -> int | Fraction:
        """Return the number of a foe with the bonus of a superior one."""
        return foe + max(0, -self.superiority)

    def highest_percent(self, total: int) -> int:
        """Return the greatest face of the dice of percent that succeeds; below 1 nothing does.

        Args:
            total: Total of the dice to hit, with those rolled again.
        """
        reached = math.floor(self.full_bonus + total)
        return min(self.data.most, reached) if self.data.most else reached

    def _percent_chance(self, foe: int | Fraction) -> Fraction:
        """Return the chance that the dice to hit reach the foe's number and the dice of percent stay below both.

        From a total on every further one has the same chance, so the endless sums of dice rolled again end there.
        """
        sides = _parsed(self.data.percent).sizes[0]
        sure = max(math.ceil(max(Fraction(foe), Fraction(self.data.most or sides)) - self.full_bonus), 0)
        if sure > _FARTHEST:
            return _NO
        spread = _exploding(self.dice, sure)
        reached = [(total, part) for total, part in enumerate(spread) if self.full_bonus + total >= foe]
        found = sum((part * max(0, self.highest_percent(total)) for total, part in reached), _NO)
        return (found + (1 - sum(spread, _NO)) * (self.data.most or sides)) / sides


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
        foe: The dice of the foe, or None.
        again: Faces of dice to hit that were rolled again.
        percent: The dice of percent, or None.
    """

    attack: Attack
    hit: RollResult
    is_hit: bool | None
    damage: RollResult | None = None
    points: int | None = None
    place: RollResult | None = None
    foe: RollResult | None = None
    again: tuple[int, ...] = ()
    percent: RollResult | None = None

    @property
    def total(self) -> int:
        """Total of the dice to hit, with those rolled again."""
        return self.hit.total + sum(self.again)


def read_attacks(sheet: Sheet, foe: Sheet | None = None) -> tuple[Attack, ...]:
    """Return a character's attacks, in the order of the game's data; those without usable dice are left out.

    Args:
        sheet: The character.
        foe: The foe, if its sheet is known.
    """
    context = RenderContext(sheet.system, sheet, translate=translate)
    found = []
    for data in sheet.system.layout.play.attacks:
        for scope in context.rows(data.rows):
            attack = _read(context, data, scope) if context.holds(data.only_if, scope) else None
            if attack is not None:
                number = foe.value(attack.foe) if attack.foe and foe is not None else None
                known = number if isinstance(number, int | Fraction) else None
                found.append(replace(attack, foe_number=known, superiority=_superiority(data, sheet, foe)))
    return tuple(found)


def _superiority(data: PlayAttack, sheet: Sheet, foe: Sheet | None) -> int:
    """Return the bonus of rank: positive for the striker, negative for the foe, 0 if neither is superior."""
    if not data.rank or foe is None:
        return 0
    own, other = sheet.value(data.rank), foe.value(data.rank)
    if not isinstance(own, int) or not isinstance(other, int) or max(own, other) < 2 * max(1, min(own, other)):
        return 0
    return data.rank_bonus if own > other else -data.rank_bonus


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
        _exact(context.value(data.bonus, scope)) if data.bonus else _NO,
        _foe_address(context, data, scope),
    )


def _foe_address(context: RenderContext, data: PlayAttack, scope: RowScope) -> str:
    """Return the address of the foe's number that counts against an attack; "" if none does."""
    if not data.foe or not context.holds(data.foe_if, scope):
        return ""
    mark = FAMILY.search(data.foe)
    if mark is None:
        return data.foe
    wanted = str(context.value(data.foe_member, scope)).casefold()
    keys = [each.key for each in context.system.families[mark[1]] if each.key.casefold() == wanted]
    return data.foe.replace(mark[0], keys[0]) if keys else ""


def parse_dice(text: str) -> Dice | None:
    """Return dice or a plain number as dice; None for anything else."""
    try:
        return Dice.parse(text.replace("−", "-"))
    except DiceError:
        return None


def strike(attack: Attack, foe: int | Fraction | None, source: random.Random, faces: Sequence[int] = ()) -> Strike:
    """Roll an attack, and on a hit its damage and place.

    Args:
        attack: The attack.
        foe: The number of the foe that counts against it, or None.
        source: Source of chance.
        faces: What real dice to hit show; empty to roll them.
    """
    hit = enter_faces(attack.dice, faces) if faces else roll(attack.dice, source)
    done = _judge(attack, foe, Strike(attack, hit, None), source)
    dice = parse_dice(attack.damage)
    if done.is_hit is False or dice is None:
        return done
    damage = roll(dice, source) if dice.sizes else None
    points = dice.least if damage is None else damage.total
    place = parse_dice(attack.data.place) if attack.data.place and done.is_hit else None
    return replace(done, damage=damage, points=points, place=None if place is None else roll(place, source))


def _judge(attack: Attack, foe: int | Fraction | None, done: Strike, source: random.Random) -> Strike:
    """Roll what else decides whether it hits, and say whether it does."""
    if attack.data.percent:
        again = tuple(_roll_again(done.hit, source))
        percent = roll(_parsed(attack.data.percent), source)
        reached = done.hit.total + sum(again)
        is_low_enough = percent.total <= attack.highest_percent(reached)
        is_enough = attack.full_bonus + reached >= attack.raised(foe or 0)
        is_hit = None if is_low_enough and foe is None else is_low_enough and is_enough
        return replace(done, is_hit=is_hit, again=again, percent=percent)
    if attack.data.foe_dice:
        if foe is None:
            return done
        other = roll(_parsed(attack.data.foe_dice), source)
        return replace(done, is_hit=done.hit.total > other.total + foe, foe=other)
    target = attack.target_against(foe)
    return replace(done, is_hit=None if target is None else attack.hits(done.hit.total, target))


def _roll_again(rolled: RollResult, source: random.Random) -> Iterator[int]:
    """Yield the faces of dice that are rolled again because they showed their highest face."""
    for face, size in zip(rolled.faces, rolled.dice.sizes, strict=True):
        shown, rolls = face, 0
        while shown == size and rolls < _MOST_AGAIN:
            shown, rolls = source.randint(1, size), rolls + 1
            yield shown


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


@lru_cache(maxsize=64)
def _exploding(dice: Dice, end: int) -> tuple[Fraction, ...]:
    """Return the chances of all totals below a number, of dice that are rolled again at their highest face."""
    chances = [_NO] * end
    if dice.fixed < end:
        chances[max(0, dice.fixed)] = Fraction(1)
    for size in dice.sizes:
        one = [_one_exploding(total, size) for total in range(end)]
        chances = [sum((chances[k] * one[total - k] for k in range(total)), _NO) for total in range(end)]
    return tuple(chances)


def _one_exploding(total: int, size: int) -> Fraction:
    """Return the chance of a total of one die that is rolled again at its highest face; that itself never ends it.

    >>> _one_exploding(3, 10), _one_exploding(10, 10), _one_exploding(13, 10)
    (Fraction(1, 10), Fraction(0, 1), Fraction(1, 100))
    """
    again, last = divmod(total, size)
    return Fraction(1, size ** (again + 1)) if last else _NO


def _parsed(text: str) -> Dice:
    """Return dice of the game's data."""
    return parse_dice(text) or Dice.parse("0")


def _whole(text: str) -> int | None:
    plain = text.replace("−", "-").strip()
    return int(plain) if plain.removeprefix("-").isdecimal() else None


def _exact(value: object) -> Fraction:
    return Fraction(value) if isinstance(value, int | Fraction) else _NO
