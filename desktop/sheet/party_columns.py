"""Columns and cells of the party table for a game: tracks, numbers, states of ``[play]``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from core.character.formula_display import to_typographic
from core.character.sheet import Sheet
from core.export.render_context import TOP, RenderContext, RowScope
from core.formula import Value
from core.rules.model import Derived, Field, FieldType, Option, System
from core.rules.play_layout import PlayNumber, PlayState, PlayTrack
from desktop.address_labels import label_names_unit, translate_text
from desktop.messages import translate
from desktop.numerals import numeral, text_of

_DECIMALS = 1


@dataclass(frozen=True, slots=True)
class PartyCell:
    """Content of a cell of the party table.

    Attributes:
        text: The words.
        share: Remaining share from 0 to 1; None if it is no track.
    """

    text: str
    share: float | None = None


EMPTY = PartyCell("")


@dataclass(frozen=True, slots=True)
class PartyColumn:
    """A column of the party table for one game.

    Attributes:
        label: Its heading.
        full_name: Its name in full.
        source: The track or number that it shows.
        scope: The member of a family that it shows.
    """

    label: str
    full_name: str
    source: PlayTrack | PlayNumber
    scope: RowScope = TOP

    def cell(self, sheet: Sheet) -> PartyCell:
        """Return its cell for a character."""
        context = RenderContext(sheet.system, sheet, translate=translate)
        part = self.source
        if not context.holds(part.only_if, self.scope):
            return EMPTY
        if isinstance(part, PlayNumber):
            return PartyCell(context.text(part.value, self.scope))
        left, most = context.value(part.now, self.scope), context.value(part.most, self.scope)
        return PartyCell(f"{_shown(left)}/{_shown(most)}", _share(left, most))


def party_columns(system: System) -> tuple[PartyColumn, ...]:
    """Return the columns of a game; rows that differ between characters are left out."""
    context, play = RenderContext(system, None), system.layout.play
    parts: list[PlayTrack | PlayNumber] = [each for each in play.tracks if each.is_vital]
    parts += [each for each in play.numbers if each.in_party]
    return tuple(_column(context, each, scope) for each in parts for scope in context.rows(each.rows))


def member_headings(system: System) -> Mapping[str, str]:
    """Return short headings of tracks for members of a family, by the address of the remaining amount."""
    context = RenderContext(system, None)
    tracks = ((each.source, each) for each in party_columns(system) if each.scope.member is not None)
    return {context.address(part.now, each.scope): each.label for part, each in tracks if isinstance(part, PlayTrack)}


def vital_heading(heads: Mapping[str, str], address: str, defined: Field | Derived | Option) -> str:
    """Return the short heading of a vital: that of its family member, else its abbreviation or name.

    Args:
        heads: The `member_headings` of the game.
        address: Address of the remaining amount.
        defined: Its definition.
    """
    return heads.get(address) or getattr(defined, "abbr", "") or defined.label


def has_states(system: System) -> bool:
    """Return whether a game shows states of characters beside numbers."""
    return any(each.in_party for each in system.layout.play.states)


def party_state(sheet: Sheet) -> str:
    """Return a character's unusual states as text: flags by name, numbers with name, words."""
    context = RenderContext(sheet.system, sheet)
    states = (each for each in sheet.system.layout.play.states if each.in_party)
    return ", ".join(word for each in states for word in _state_text(context, sheet, each))


def _column(context: RenderContext, part: PlayTrack | PlayNumber, scope: RowScope) -> PartyColumn:
    label = translate_text(context.system, context.text(part.label, scope))
    address = part.now if isinstance(part, PlayTrack) else part.address
    defined = context.system.derived.get(context.address(address, scope)) if address else None
    hint = label if defined is None else translate_text(context.system, defined.label)
    if scope.member is not None and scope.member.abbr:
        return PartyColumn(translate_text(context.system, scope.member.abbr), label, part, scope)
    return PartyColumn(label, hint, part, scope)


def _state_text(context: RenderContext, sheet: Sheet, state: PlayState) -> Iterator[str]:
    for scope in context.rows(state.rows):
        address = context.address(state.input, scope)
        defined, value = sheet.field(address), sheet.value(address)
        if not isinstance(defined, Field) or value in (None, "", 0, defined.default):
            continue
        label = translate_text(sheet.system, defined.label)
        if defined.type is FieldType.BOOL:
            yield label
        elif defined.choices:
            yield translate_text(sheet.system, text_of(sheet, address))
        else:
            yield f"{label} {_amount(sheet, address, defined)}"


def _amount(sheet: Sheet, address: str, defined: Field) -> str:
    """Return a number with its unit, unless its name already says the unit."""
    return text_of(sheet, address, with_unit=not label_names_unit(defined))


def _shown(value: Value) -> str:
    return to_typographic(numeral(value, _DECIMALS))


def _share(left: Value, most: Value) -> float | None:
    if not isinstance(left, int | Fraction) or not isinstance(most, int | Fraction) or most <= 0:
        return None
    return min(max(float(Fraction(left) / most), 0.0), 1.0)
