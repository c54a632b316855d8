"""What a table of a whole party shows of each game: tracks, numbers and states, by ``[play]`` of its sheet.toml."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from core.character import Sheet, to_typographic
from core.export.render_context import TOP, RenderContext, RowScope
from core.formula import Value
from core.rules import Derived, Field, FieldType, Option, System
from core.rules.play_layout import PlayNumber, PlayState, PlayTrack
from desktop.address_labels import label_names_unit, translate_text
from desktop.messages import translate
from desktop.numerals import numeral, text_of

_PLACES = 1


@dataclass(frozen=True, slots=True)
class PartyCell:
    """What stands in a cell.

    Attributes:
        text: The words.
        share: How much is left, from 0 to 1; None where it is no track.
    """

    text: str
    share: float | None = None


EMPTY = PartyCell("")


@dataclass(frozen=True, slots=True)
class PartyColumn:
    """A column of one game.

    Attributes:
        label: Its head.
        hint: What it is in full.
        part: The track or number.
        scope: The member of a family that it is about.
    """

    label: str
    full_name: str
    source: PlayTrack | PlayNumber
    scope: RowScope = TOP

    def cell(self, sheet: Sheet) -> PartyCell:
        """Return what it says of a character."""
        look = RenderContext(sheet.system, sheet, translate=translate)
        part = self.source
        if not look.holds(part.only_if, self.scope):
            return EMPTY
        if isinstance(part, PlayNumber):
            return PartyCell(look.text(part.value, self.scope))
        left, most = look.value(part.now, self.scope), look.value(part.most, self.scope)
        return PartyCell(f"{_shown(left)}/{_shown(most)}", _share(left, most))


def party_columns(system: System) -> tuple[PartyColumn, ...]:
    """Return the columns of a game; what stands in rows that each character has of its own is not among them."""
    look, play = RenderContext(system, None), system.layout.play
    parts: list[PlayTrack | PlayNumber] = [each for each in play.tracks if each.is_vital]
    parts += [each for each in play.numbers if each.in_party]
    return tuple(_column(look, each, scope) for each in parts for scope in look.rows(each.rows))


def member_headings(system: System) -> Mapping[str, str]:
    """Return the short heads of tracks that are about the members of a family, by the address of what is left."""
    look = RenderContext(system, None)
    tracks = ((each.source, each) for each in party_columns(system) if each.scope.member is not None)
    return {look.address(part.now, each.scope): each.label for part, each in tracks if isinstance(part, PlayTrack)}


def vital_heading(heads: Mapping[str, str], address: str, defined: Field | Derived | Option) -> str:
    """Return the short head of what is left of somebody: that of the member of a family, else its abbreviation, or name.

    Args:
        heads: The `member_headings` of the game.
        address: What is left.
        defined: What stands there.
    """
    return heads.get(address) or getattr(defined, "abbr", "") or defined.label


def has_states(system: System) -> bool:
    """Whether a game tells a party anything of states beside its numbers."""
    return any(each.in_party for each in system.layout.play.states)


def party_state(sheet: Sheet) -> str:
    """Say what a character is: a flag by its name, a number with its name, a word; nothing that is as usual."""
    look = RenderContext(sheet.system, sheet)
    states = (each for each in sheet.system.layout.play.states if each.in_party)
    return ", ".join(word for each in states for word in _state_text(look, sheet, each))


def _column(look: RenderContext, part: PlayTrack | PlayNumber, scope: RowScope) -> PartyColumn:
    label = translate_text(look.system, look.text(part.label, scope))
    address = part.now if isinstance(part, PlayTrack) else part.address
    defined = look.system.derived.get(look.address(address, scope)) if address else None
    hint = label if defined is None else translate_text(look.system, defined.label)
    if scope.member is not None and scope.member.abbr:
        return PartyColumn(scope.member.abbr, label, part, scope)
    return PartyColumn(label, hint, part, scope)


def _state_text(look: RenderContext, sheet: Sheet, state: PlayState) -> Iterator[str]:
    for scope in look.rows(state.rows):
        address = look.address(state.input, scope)
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
    """Return a number with its unit, unless its name says already what is counted."""
    return text_of(sheet, address, with_unit=not label_names_unit(defined))


def _shown(value: Value) -> str:
    return to_typographic(numeral(value, _PLACES))


def _share(left: Value, most: Value) -> float | None:
    if not isinstance(left, int | Fraction) or not isinstance(most, int | Fraction) or most <= 0:
        return None
    return min(max(float(Fraction(left) / most), 0.0), 1.0)
