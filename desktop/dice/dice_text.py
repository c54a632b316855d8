"""Finds the dice on a sheet, with their labels, and writes rolled faces as text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from core.character.sheet import Sheet
from core.dice import Dice
from core.errors import DiceError
from core.formula import address_of
from desktop.address_labels import name_of

MAX_WRITTEN: Final = 60
"""Most faces written out, and most suggestions of one sheet."""

_DICE: Final = re.compile(r"\d*\s*d\s*[\d%]", re.IGNORECASE)


def suggested_dice(sheet: Sheet) -> tuple[tuple[str, str], ...]:
    """Return the dice on a sheet, each once, with the label of its value, such as a weapon's damage."""
    labels: dict[str, str] = {}
    for address in islice(_texts(sheet), 2000):
        text = sheet.value(address)
        if not isinstance(text, str) or not _DICE.search(text):
            continue
        try:
            dice = Dice.parse(text)
        except DiceError:
            continue
        if dice.sizes:
            labels.setdefault(dice.text, name_of(sheet, address))
        if len(labels) == MAX_WRITTEN:
            break
    return tuple(labels.items())


def _texts(sheet: Sheet) -> Iterator[str]:
    """Yield the addresses that may hold dice, computed texts first."""
    system = sheet.system
    keys = [key for key, derived in system.derived.items() if derived.is_text and not derived.is_hidden]
    keys += [key for key, field in system.fields.items() if field.type == "dice"]
    for key in keys:
        outer, _, inner = key.partition("[].")
        if not inner:
            yield key
        elif "[]" not in inner:
            yield from (address_of((key, (position,))) for position in range(sheet.count(outer)))


def faces_text(dice: Dice, faces: Sequence[int], most: int = MAX_WRITTEN) -> str:
    """Return faces as text, dropped ones in brackets: ``5 3 (2) 6``."""
    kept = dice.kept(faces)
    shown = [str(face) if counts else f"({face})" for face, counts in zip(faces, kept, strict=True)]
    return " ".join(shown if len(shown) <= most else [*shown[:most], "…"])
