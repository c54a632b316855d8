"""Reads a character's usual rolls (``[play.dice]`` of its game); computes target chances."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from core.character.sheet import Sheet
from core.dice import Dice, chance, odds
from core.errors import DiceError
from core.export.render_context import RenderContext, RowScope
from core.rules.play_layout import PlayDice
from desktop.address_labels import translate_text


class Comparison(StrEnum):
    """How a total is compared with a target; named as the rules of the game name it."""

    AT_LEAST = "least"
    AT_MOST = "most"
    BELOW = "below"


@dataclass(frozen=True, slots=True)
class Target:
    """A target for a total.

    Attributes:
        number: The number.
        comparison: How the total must compare with it.
    """

    number: Fraction
    comparison: Comparison = Comparison.AT_LEAST

    def is_met_by(self, total: int) -> bool:
        """Whether a total meets the target."""
        match self.comparison:
            case Comparison.AT_LEAST:
                return total >= self.number
            case Comparison.AT_MOST:
                return total <= self.number
            case Comparison.BELOW:
                return total < self.number


def comparison_names() -> Mapping[Comparison, str]:
    """Return the comparisons with their names for people, in the order of a list."""
    return {
        Comparison.AT_LEAST: QCoreApplication.translate("DiceView", "at least"),
        Comparison.AT_MOST: QCoreApplication.translate("DiceView", "at most"),
        Comparison.BELOW: QCoreApplication.translate("DiceView", "below"),
    }


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
    comparison = Comparison.BELOW if data.is_under else Comparison.AT_MOST if data.is_low else Comparison.AT_LEAST
    target = read_target(text, comparison)
    if target is None or comparison is Comparison.AT_LEAST or not data.most:
        return target
    return Target(min(target.number, Fraction(data.most + data.is_under)), comparison)


def read_target(text: str, comparison: Comparison) -> Target | None:
    """Parse a target; None if there is no number."""
    plain = text.replace("\u2212", "-").replace("\u202f", "").replace("\u00a0", "").strip()
    try:
        return Target(Fraction(plain), comparison)
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
