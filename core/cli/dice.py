"""``quire roll``: rolls dice, or prints the exact odds of their totals."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Annotated

import typer

from core.cli.arguments import AsJson, Seed
from core.cli.console import print_json, print_out
from core.cli.interactive_session import roll_text
from core.cli.output_language import say, show_value
from core.dice import Dice, odds, roll
from core.errors import DiceError
from core.messages import Message, Numeral

BAR_WIDTH = 40


def roll_dice(
    notation: Annotated[list[str], typer.Argument(metavar="NOTATION", help="Dice, like 2d6+3 or 4d6 keep 3.")],
    show_odds: Annotated[bool, typer.Option("--odds", help="Show the exact chance of every total instead.")] = False,
    seed: Seed = None,
    as_json: AsJson = False,
) -> None:
    """Roll dice, or show their odds."""
    dice = Dice.parse(" ".join(notation))
    if not dice.sizes:
        raise DiceError(Message("dice_none", "No dice were found. Write dice like 2d6, 15+2d6 or 4d6 keep 3."))
    if show_odds:
        _show_odds(dice, as_json=as_json)
        return
    rolled = roll(dice, random.Random(seed) if seed is not None else random.SystemRandom())
    if as_json:
        result = {"dice": dice.text, "faces": rolled.faces, "kept": rolled.kept, "total": rolled.total}
        print_json(result)
    else:
        print_out(roll_text(rolled))


def _show_odds(dice: Dice, *, as_json: bool) -> None:
    chances = odds(dice)
    if as_json:
        entries = [
            {"total": total, "chance": str(chance), "percent": _rounded(100 * chance)}
            for total, chance in chances.items()
        ]
        print_json({"dice": dice.text, "mean": _rounded(dice.mean), "odds": entries})
        return
    highest = max(chances.values())
    at_least = Fraction(1)
    mean = show_value(Numeral(f"{float(dice.mean):g}"))
    span = say("{least} to {greatest}, mean {mean}", least=dice.least, greatest=dice.greatest, mean=mean)
    print_out(f"{dice.text}: {span}")
    print_out(f"{say('total'):>6}  {say('exactly'):>9}  {say('at least'):>9}")
    for total, chance in chances.items():
        bar = "#" * round(BAR_WIDTH * chance / highest)
        texts = _column(chance), _column(at_least)
        print_out(f"{total:>6}  {texts[0]:>9}  {texts[1]:>9}  {bar}".rstrip())
        at_least -= chance


def _column(chance: Fraction) -> str:
    """Return a chance in percent with two decimals, so that the numbers align."""
    hundredths = (chance * 20_000 + 1) // 2
    return show_value(Numeral(f"{hundredths // 100}.{hundredths % 100:02d} %"))


def _rounded(number: Fraction) -> float:
    return round(float(number), 6)
