"""Schema of ``sheet.toml``: names and types of attributes, by class of block or part."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields

from core.errors import RulesError
from core.messages import Message
from core.rules.block_kinds import KINDS, CheckList, FigureSpot, Scale, ScaleBand, VitalGroup
from core.rules.block_parts import Box, Column, LabelledValue, TableSource, Track
from core.rules.play_layout import (
    PlayAttack,
    PlayChecks,
    PlayDamage,
    PlayDice,
    PlayDue,
    PlayLayout,
    PlayList,
    PlayNumber,
    PlayShortcut,
    PlayState,
    PlayTrack,
)
from core.rules.sheet_layout import GroupTotal, PartyLayout, PartyNumber, PartyOrder

_PLAY_SHAPES = (
    *(PlayAttack, PlayChecks, PlayDamage, PlayDice, PlayDue, PlayList),
    *(PlayNumber, PlayShortcut, PlayState, PlayTrack),
)
SHAPES: Mapping[str, type] = {
    shape.__name__: shape
    for shape in (
        *(ScaleBand, Box, LabelledValue, CheckList, Column, FigureSpot, Scale, Track, VitalGroup),
        *(PartyNumber, PartyOrder),
        *_PLAY_SHAPES,
    )
}
"""Parts of blocks by class name, which annotations use."""

ATTRIBUTES: Mapping[type, tuple[tuple[str, str, bool], ...]] = {
    shape: tuple(
        (one.name, str(one.type), one.default is MISSING and one.default_factory is MISSING) for one in fields(shape)
    )
    for shape in (*KINDS.values(), TableSource, GroupTotal, PlayLayout, PartyLayout, *SHAPES.values())
}
"""Name, annotation and whether it is required, for each attribute of each class."""


def layout_error(location: str, key: str, problem: str) -> RulesError:
    """Return the error for a position in sheet.toml."""
    position = f"[{location}] {key}" if key else f"[{location}]"
    template = "sheet.toml, {place}: {what}. Correct the game's data."
    return RulesError(Message("sheet_layout", template, {"place": position, "what": problem}))
