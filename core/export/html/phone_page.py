"""Collects what a phone's page has beyond the blocks of a sheet: tracks, checks, and where its numbers come from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from core.character.address_labels import key_label
from core.character.labels import citation_text
from core.character.sheet import Sheet
from core.export.content.outline import Grid, Pairs, Section
from core.export.explanations import house_rule_text, make_line
from core.export.render_context import RenderContext, RowScope
from core.formula import Explanation
from core.messages import Translate, localize_text
from core.play.checks import iter_ready_checks
from core.procedures.procedure import Procedure, Situation
from core.rules.model import System
from core.rules.play_layout import PlayTrack

MOST_CHECKS = 120
MOST_SEGMENTS = 24
MOST_NUMBERS = 600
"""Most numbers that explain themselves; a page stays below its size."""


@dataclass(frozen=True, slots=True)
class PhoneTrack:
    """A track that can be tapped.

    Attributes:
        label: What it is.
        hint: A few words on it.
        now, most: What is left, and its maximum.
        address: Address of the number that explains itself.
        losses: The inputs that count what is lost, with their present values; the first grows with damage.
        regained: The input for what comes back beyond that, and its value; empty where there is none.
    """

    label: str
    hint: str
    now: int
    most: int
    address: str
    losses: tuple[tuple[str, int], ...]
    regained: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class PhoneCheck:
    """A check with its exact chance.

    Attributes:
        label: What is checked.
        target: What its roll is compared with.
        percent: The chance in percent with at most one decimal, "" if the game gives none.
        share: The same from 0 to 100.
        dice: Sides of each of its dice.
        dice_text: The dice in words.
    """

    label: str
    target: str
    percent: str
    share: float
    dice: tuple[int, ...]
    dice_text: str


class Reason(NamedTuple):
    """Where a number comes from.

    Attributes:
        label, value: Name and value with unit.
        formula: The formula with values and result.
        cite: Section of the book.
        parts: Addresses of the numbers it is computed from.
    """

    label: str
    value: str
    formula: str
    cite: str
    parts: tuple[str, ...]


def phone_tracks(context: RenderContext) -> tuple[PhoneTrack, ...]:
    """Return the tracks of the game's Play page."""
    tracks = []
    for track in context.system.layout.play.tracks:
        for scope in context.rows(track.rows):
            if context.holds(track.only_if, scope):
                tracks.append(_track(track, scope, context))
    return tuple(one for one in tracks if one.most > 0)


def _track(track: PlayTrack, scope: RowScope, context: RenderContext) -> PhoneTrack:
    def counted(name: str) -> tuple[str, int]:
        return context.address(name, scope), context.number(name, scope)

    label = context.text(tuple(context.translate(text) for text in track.label), scope)
    return PhoneTrack(
        label,
        context.translate(track.hint) if track.hint else "",
        context.number(track.now, scope),
        context.number(track.most, scope),
        context.address(track.now, scope),
        tuple(counted(name) for name in (track.lost, track.also) if name),
        (counted(track.regained),) if track.regained else (),
    )


def phone_checks(
    procedures: Iterable[Procedure], situation: Situation, context: RenderContext
) -> tuple[PhoneCheck, ...]:
    """Return the checks that a character can roll at once."""
    hidden = context.system.layout.play.checks.hidden
    shown: list[PhoneCheck] = []
    for check in iter_ready_checks([each for each in procedures if each.key not in hidden], situation):
        if check.closed is not None or not check.throw:
            continue
        share = float(check.chance * 100) if check.chance is not None else 0.0
        dice = tuple(sides for each in check.throw for sides in each.sizes)
        shown.append(
            PhoneCheck(
                localize_text(check.label, context.translate),
                localize_text(check.target, context.translate),
                _percent(check.chance, context),
                round(share, 1),
                dice,
                check.dice,
            )
        )
        if len(shown) == MOST_CHECKS:
            break
    return tuple(shown)


def _percent(chance: Fraction | None, context: RenderContext) -> str:
    if chance is None:
        return ""
    percent = chance * 100
    text = str(percent.numerator) if percent.denominator == 1 else f"{float(percent):.1f}"
    return text.replace(".", context.translate("."))


def shown_addresses(sections: Sequence[Section]) -> Iterator[str]:
    """Yield the addresses of the values in sections, each once."""
    seen: set[str] = set()
    for section in sections:
        for part in section.parts:
            if isinstance(part, Pairs):
                values = [pair.value for pair in part.pairs]
            elif isinstance(part, Grid):
                values = [shown for row in part.rows for shown in row]
            else:
                continue
            for shown in values:
                for address in shown.addresses:
                    if address not in seen:
                        seen.add(address)
                        yield address


@lru_cache(maxsize=4096)
def _place(system: System, cite: str, translate: Translate) -> str:
    return localize_text(citation_text(system, cite, names_rulings=True), translate)


def _cite(sheet: Sheet, explanation: Explanation, context: RenderContext) -> str:
    """Return where a number is in the book, with the house rule that replaced it."""
    place = _place(sheet.system, explanation.cite, context.translate)
    note = house_rule_text(sheet, explanation, context.translate)
    return " \u00b7 ".join(filter(None, (place, note))) if note else place


def reasons(
    sheet: Sheet, addresses: Iterable[str], hidden: frozenset[str], context: RenderContext
) -> dict[str, Reason]:
    """Return where numbers come from, with the numbers that they are computed from.

    Args:
        sheet: The sheet.
        addresses: The numbers.
        hidden: Addresses that are left out, as secrets are.
        context: How the sheet is read.
    """
    found: dict[str, Reason] = {}
    seen = set(hidden)
    waiting: list[Explanation] = []
    for explanation in sheet.explain_all(addresses):
        if explanation.address not in seen and (explanation.formula or isinstance(explanation.value, int | Fraction)):
            seen.add(explanation.address)
            waiting.append(explanation)
    for explanation in waiting:  # it grows by the numbers that each is computed from
        if len(found) == MOST_NUMBERS:
            break
        parts = explanation.parts
        public = []
        for part in parts:
            address = part.address
            if address not in hidden:
                public.append(address)
                if address not in seen:
                    seen.add(address)
                    waiting.append(part)
        label = key_label(sheet.system, explanation.cell[0], context.translate)
        line = make_line(sheet, explanation, context.translate)
        found[explanation.address] = Reason(
            f"{label}, {line.name}" if line.name else label,
            f"{line.value} {line.unit}".strip(),
            line.words if len(public) == len(parts) else "",
            _cite(sheet, explanation, context),
            tuple(public),
        )
    return found
