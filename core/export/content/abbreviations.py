"""Reads what the abbreviations of a sheet stand for, from the legend that is printed on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.export.content.shapes import JOINED
from core.export.render_context import RenderContext
from core.rules.block_kinds import ReminderBlock
from core.rules.sheet_arrangement import sheet_blocks

LEGEND: Final = "legend"
"""Key of the block of a game's sheet that explains its abbreviations."""

UNIT: Final = 2
"""Most letters of a small abbreviation, as "lb"."""

_APART: Final = ", "


def read_abbreviations(context: RenderContext) -> dict[str, str]:
    """Return the abbreviations of a game's legend with their words.

    A legend that is left out of an arrangement counts, too. Where one text explains several abbreviations at once, as
    "MPV, CPV maximum and current percent value", none of them gets words.
    """
    block = sheet_blocks(context.game_layout).get(LEGEND)
    if not isinstance(block, ReminderBlock):
        return {}
    entries = [entry for line in block.lines for entry in context.text(line).split(JOINED)]
    return {short: words for entry in entries for short, words in read_entry(entry)}


def read_entry(entry: str) -> Iterator[tuple[str, str]]:
    """Yield the abbreviations of an entry, each with its words.

    One abbreviation, several with a text for each, or several texts: "AR Attack Rate", "WT#, WSlo Weapon Type,
    Slowness", "ST strength, DX dexterity under load".
    """
    parts = entry.split(_APART)
    first = next((n for n, part in enumerate(parts) if " " in part), len(parts))
    if not first:
        pairs = [part.partition(" ")[::2] for part in parts]
    else:
        *shorts, last = parts[: first + 1]
        short, _, words = last.partition(" ")
        pairs = list(zip([*shorts, short], [words, *parts[first + 1 :]], strict=False))
        if len(parts) != 2 * len(pairs) - 1:
            return
    yield from ((short, words) for short, words in pairs if _is_short(short) and words[:1].isalpha())


def _is_short(text: str) -> bool:
    """Return whether a text is an abbreviation, rather than a word whose meaning a legend says."""
    return len(text) <= UNIT or not text.islower() or text.endswith(".")
