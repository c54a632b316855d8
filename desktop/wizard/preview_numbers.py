"""Computes numbers a wizard shows: important ones, missing inputs, answers compared.

Has no widgets; texts are those of the game.
"""

from __future__ import annotations

import random
import re
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from typing import Final

from core.character.edits import Edit
from core.character.sheet import Sheet
from core.errors import QuireError
from core.formula import Explanation
from core.rules.block_kinds import ArithmeticBlock, Block, VitalsBlock
from core.rules.model import Better, Member, System
from desktop.address_labels import translate_text
from desktop.numerals import numeral, text_of
from desktop.requests.comparison import Comparison, ComparisonRow

MAX_COLUMNS: Final = 4
MAX_ROWS: Final = 9
MAX_INPUTS: Final = 8
"""A number with more inputs than this names none of them."""

MIN_NUMBERS: Final = 9
"""Numbers used in play are added until there are this many."""

UNDECIDED: Final = "—"
"""Shown where a number is not decided yet."""

_PLACEHOLDER: Final = re.compile(r"\{([a-z_][\w.]*)\}")
_FAMILY: Final = re.compile(r"\{([\w.]*<(\w+)>[\w.]*)(?::\w+)?\}")


@dataclass(frozen=True, slots=True)
class AttributeColumn:
    """A column of the table of attributes.

    Attributes:
        heading: Column heading.
        address: Address of a row's number, with ``<family>`` for the member.
        is_result: Whether it is the result.
    """

    heading: str
    address: str
    is_result: bool


@dataclass(frozen=True, slots=True)
class AttributeTable:
    """The table of a game's attributes: a row for each member of one family, or of several printed alike.

    Attributes:
        family: Key of the family; column addresses contain ``<family>``.
        columns: Columns, from input to result.
        split_after: Row counts after which there is a gap.
        other_families: Further families whose printed tables have the same columns.
    """

    family: str
    columns: tuple[AttributeColumn, ...]
    split_after: tuple[int, ...] = ()
    other_families: tuple[str, ...] = ()

    def rows(self, system: System) -> tuple[Member, ...]:
        """Return all rows."""
        return tuple(member for family in (self.family, *self.other_families) for member in system.families[family])

    def addresses(self, system: System) -> Iterator[str]:
        """Yield the addresses of all its numbers."""
        for member in self.rows(system):
            yield from (each.address.replace(f"<{self.family}>", member.key) for each in self.columns)


@dataclass(frozen=True, slots=True)
class PreviewNumber:
    """A number as the preview shows it.

    Attributes:
        address: Its address.
        label: Translated name.
        text: The number, or a dash while it is undecided.
        undecided: Names of the undecided inputs that it depends on.
    """

    address: str
    label: str
    text: str
    undecided: tuple[str, ...] = ()


def find_attribute_table(system: System) -> AttributeTable | None:
    """Return the attribute table of the printed sheet; None if the game prints none."""
    table: AttributeTable | None = None
    for block in _blocks(system):
        candidate = _table(system, block)
        if candidate is None:
            continue
        if table is None:
            table = candidate
        elif _addressed(candidate) == _addressed(table):
            count = len(table.rows(system))
            table = replace(
                table, split_after=(*table.split_after, count), other_families=(*table.other_families, candidate.family)
            )
    return table


def find_track_table(system: System, most: str, left: str) -> AttributeTable | None:
    """Return a table of current and maximum values for recovery; None if no family has tracks.

    It has the whole family, even where the tracks of a family are several groups of rows.

    Args:
        system: The game.
        most: Heading of the maximum.
        left: Heading of the current value.
    """
    for track in system.layout.play.tracks:
        family = track.rows.partition("[")[0].strip("<>")
        if family in system.families and not track.is_folded:
            return AttributeTable(
                family,
                (AttributeColumn(most, track.most, is_result=False), AttributeColumn(left, track.now, is_result=True)),
            )
    return None


def result_addresses(system: System) -> tuple[str, ...]:
    """Return the addresses of the results in the attribute table; empty if there is no table."""
    table = find_attribute_table(system)
    if table is None:
        return ()
    results = [column.address for column in table.columns if column.is_result]
    return tuple(each.replace(f"<{table.family}>", member.key) for member in table.rows(system) for each in results)


def _addressed(table: AttributeTable) -> list[str]:
    return [column.address.replace(f"<{table.family}>", "<>") for column in table.columns]


def _table(system: System, block: Block) -> AttributeTable | None:
    if not isinstance(block, ArithmeticBlock) or not block.rows:
        return None
    family = block.rows[0].rows.strip("<>")
    columns = []
    for column in block.columns:
        match = _FAMILY.fullmatch("".join(column.value))
        if match is not None and match[2] == family and column.head and column.style != "small":
            columns.append(AttributeColumn(column.head, match[1], is_result=column.style in {"partial", "large"}))
    if family not in system.families or not columns:
        return None
    return AttributeTable(family, tuple(columns[:MAX_COLUMNS]), tuple(block.split_after))


def important_addresses(system: System, shown: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the addresses of the important numbers.

    These are the numbers that the procedure shows, then the vitals of the sheet; if these are few, numbers used in
    play are added.
    """
    vitals = [
        name
        for block in _blocks(system)
        if isinstance(block, VitalsBlock)
        for group in block.groups
        for cell in group.cells
        for name in _PLACEHOLDER.findall("".join(cell.otherwise if group.rows else cell.value))
    ]
    addresses = tuple(dict.fromkeys(each for each in (*shown, *vitals) if each in system.derived))
    in_play = [each.address for each in system.layout.play.numbers if not each.rows and each.address in system.derived]
    return (*addresses, *[each for each in in_play if each not in addresses][: max(0, MIN_NUMBERS - len(addresses))])


@lru_cache(maxsize=64)
def computed_columns(system: System, list_key: str) -> tuple[str, ...]:
    """Return the columns of a list with computed numbers: those used in play first.

    Args:
        system: The game.
        list_key: ``skills``.
    """
    start = f"{list_key}[]."
    play = system.layout.play
    in_play = [
        *((part.rows, (*part.target, *part.dice)) for part in play.dice),
        *((part.rows, part.value) for part in play.numbers),
    ]
    used = [
        f"{start}{name}"
        for rows, template in in_play
        if rows.partition("[")[0] == list_key
        for name in _PLACEHOLDER.findall("".join(template))
    ]
    columns = (key for key in (*used, *system.derived) if key.startswith(start) and "[]." not in key[len(start) :])
    computed = (key for key in dict.fromkeys(columns) if key in system.derived)
    shown = (key for key in computed if not system.derived[key].is_hidden and not system.derived[key].value_labels)
    return tuple(key.removeprefix(start) for key in shown if not system.derived[key].is_text)


def _blocks(system: System) -> Iterator[Block]:
    for page in system.layout.pages:
        for band in page.bands:
            for column in band:
                yield from column.blocks


class PreviewNumbers:
    """The important numbers during one procedure.

    The inputs of a number are found once and cached.

    Args:
            sheet: The character at the start.
            addresses: The numbers to show.
    """

    def __init__(self, sheet: Sheet, addresses: Sequence[str]) -> None:
        self._addresses = tuple(addresses)
        self._needs = {address: _needs(sheet, address) for address in self._addresses}
        self._inputs: dict[str, frozenset[str]] = {}
        self._forecast: Sheet | None = None

    @property
    def addresses(self) -> tuple[str, ...]:
        """Addresses of the numbers shown, in order."""
        return self._addresses

    def set_forecast(self, goal: Sheet) -> None:
        """Set the character of an automatic run: inputs that stay unset there are not reported as missing."""
        self._forecast = goal

    def numbers(self, sheet: Sheet) -> tuple[PreviewNumber, ...]:
        """Return every number as the preview shows it."""
        return tuple(self.number(sheet, address) for address in self._addresses)

    def number(self, sheet: Sheet, address: str) -> PreviewNumber:
        """Return a number as the preview shows it: a dash while an input is undecided."""
        waits_for = self.undecided(sheet, address)
        return PreviewNumber(
            address,
            translate_text(sheet.system, sheet.label(address)),
            UNDECIDED if waits_for else text_of(sheet, address),
            waits_for,
        )

    def undecided(self, sheet: Sheet, address: str) -> tuple[str, ...]:
        """Return the names of the undecided inputs that a number depends on."""
        needs = self._needs.get(address)
        if needs is None:
            needs = self._needs[address] = _needs(sheet, address)
        return tuple(
            name
            for need, name in needs.items()
            if sheet.value(need) == 0 and (self._forecast is None or self._forecast.value(need) != 0)
        )

    def inputs_among(self, sheet: Sheet, address: str, candidates: Iterable[str]) -> tuple[str, ...]:
        """Return which of some numbers a number is computed from; empty if they are more than `MAX_INPUTS`.

        Args:
            sheet: The character.
            address: The number.
            candidates: Addresses of the possible inputs.
        """
        if address not in self._inputs:
            self._inputs[address] = frozenset(each.address for each in _parts(sheet, address))
        inputs = tuple(each for each in candidates if each in self._inputs[address])
        return inputs if len(inputs) <= MAX_INPUTS else ()

    def gains(self, sheet: Sheet, edits: Sequence[Edit]) -> dict[str, str]:
        """Return the signed change of each number that edits would change."""
        trial = copy_with_edits(sheet, edits)
        changes = {}
        for address in self._addresses:
            before, after = sheet.value(address), trial.value(address)
            if before == after or self.undecided(trial, address):
                continue
            if isinstance(before, int | Fraction) and isinstance(after, int | Fraction):
                changes[address] = format_difference(before, after, sheet.system.derived[address].decimals)
            else:
                changes[address] = trial.text(address, with_unit=False)
        return changes

    def compare(self, sheet: Sheet, comparison: Comparison) -> tuple[ComparisonRow, ...]:
        """Return the numbers that differ between several answers; with one answer, between before and after."""
        before = [sheet] if len(comparison.edits) == 1 else []
        sheets = before + [copy_with_edits(sheet, edits) for edits in comparison.edits]
        lines = []
        for address in self._addresses:
            texts = tuple(self._format(each, address) for each in sheets)
            if len(set(texts)) > 1:
                better = sheet.system.derived[address].better
                best = _best([each.value(address) for each in sheets], better)
                lines.append(ComparisonRow(translate_text(sheet.system, sheet.label(address)), texts, best))
        return tuple(lines[:MAX_ROWS])

    def _format(self, sheet: Sheet, address: str) -> str:
        return UNDECIDED if self.undecided(sheet, address) else text_of(sheet, address, with_unit=False)


def format_difference(before: int | Fraction, after: int | Fraction, decimals: int) -> str:
    """Return the change of a number with a typographic sign.

    >>> format_difference(11, Fraction(56, 5), 2), format_difference(3, 1, 0)
    ('+0.2', '−2')
    """
    change = Fraction(after) - Fraction(before)
    return f"{'+' if change > 0 else '−'}{numeral(abs(change), decimals)}"


def _needs(sheet: Sheet, address: str) -> dict[str, str]:
    """Return the inputs of a number for which 0 means undecided, with their short names."""
    needs: dict[str, str] = {}
    for part in _parts(sheet, address):
        need = sheet.system.fields.get(part.address)
        if need is not None and need.zero_unset:
            needs[part.address] = need.abbr or need.label
    return needs


def _parts(sheet: Sheet, address: str) -> Iterator[Explanation]:
    """Yield a number and all its inputs, each once, breadth first."""
    visited: set[str] = set()
    waiting = deque([sheet.explain(address)])
    while waiting:
        part = waiting.popleft()
        if part.address not in visited:
            visited.add(part.address)
            yield part
            waiting.extend(part.parts)


def copy_with_edits(sheet: Sheet, edits: Sequence[Edit]) -> Sheet:
    """Return a copy of a sheet with edits applied; edits that fail are skipped."""
    trial = sheet.copy(random.Random(0))
    for edit in edits:
        try:
            trial.apply(edit)
        except QuireError:
            continue
    return trial


def _best(values: Sequence[object], better: Better) -> tuple[bool, ...]:
    numbers = [each for each in values if isinstance(each, int | Fraction)]
    if len(numbers) < len(values) or better is Better.NEITHER:
        return (False,) * len(values)
    best = min(numbers) if better is Better.LESS else max(numbers)
    return tuple(each == best for each in numbers)
