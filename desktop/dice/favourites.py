"""Reads a character's usual rolls (``[play.dice]`` of its game); computes target chances."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from core.character.sheet import Sheet
from core.dice import Dice, chance, odds
from core.errors import DiceError
from core.export.render_context import RenderContext, RowScope
from core.rules.play_layout import PlayDice
from desktop.address_labels import translate_text


@dataclass(frozen=True, slots=True)
class Target:
    """A target for a total.

    Attributes:
        number: The number.
        is_low: Whether the total must be at most the number, not at least.
    """

    number: Fraction
    is_low: bool = False

    def is_met_by(self, total: int) -> bool:
        """Whether a total meets the target."""
        return total <= self.number if self.is_low else total >= self.number


@dataclass(frozen=True, slots=True)
class Favourite:
    """A usual roll of a character.

    Attributes:
        label: Name of the roll.
        dice: The dice, with the character's current numbers.
        target: The target, or None.
    """

    label: str
    dice: Dice
    target: Target | None = None


Question = tuple[Dice, Target]


def find_favourites(sheet: Sheet) -> tuple[Favourite, ...]:
    """Return a character's usual rolls, in the order of the game's data; invalid dice are skipped."""
    context = RenderContext(sheet.system, sheet)
    favourites = []
    for data in sheet.system.layout.play.dice:
        for scope in context.rows(data.rows):
            if context.holds(data.only_if, scope):
                favourite = _to_favourite(context, data, scope)
                if favourite is not None:
                    favourites.append(favourite)
    return tuple(favourites)


def _to_favourite(context: RenderContext, data: PlayDice, scope: RowScope) -> Favourite | None:
    # A bonus of 0 makes the text empty: then use the dice before it.
    text = context.text(data.dice, scope) or "".join(part.partition("{")[0] for part in data.dice)
    try:
        dice = Dice.parse(text)
    except DiceError:
        return None
    if not dice.sizes:
        return None
    label = translate_text(context.system, context.text(data.label, scope))
    return Favourite(label, dice, _target(context.text(data.target, scope), data))


def _target(text: str, data: PlayDice) -> Target | None:
    target = read_target(text, is_low=data.is_low or data.is_under)
    if target is None or not target.is_low:
        return target
    number = target.number - data.is_under
    return Target(min(number, Fraction(data.most)) if data.most else number, is_low=True)


def read_target(text: str, *, is_low: bool) -> Target | None:
    """Parse a target; None if there is no number."""
    plain = text.replace("\u2212", "-").replace("\u202f", "").replace("\u00a0", "").strip()
    try:
        return Target(Fraction(plain), is_low)
    except (ValueError, ZeroDivisionError):
        return None


def count_chances(questions: Iterable[Question]) -> Mapping[Question, Fraction]:
    """Compute the chance of each target, without those too expensive; runs on a worker thread."""
    chances: dict[Question, Fraction] = {}
    spreads: dict[Dice, Mapping[int, Fraction]] = {}
    for dice, target in questions:
        try:
            if dice not in spreads:
                spreads[dice] = odds(dice)
        except DiceError:
            continue
        chances[dice, target] = chance(spreads[dice], target.is_met_by)
    return chances
