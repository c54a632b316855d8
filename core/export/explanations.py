"""Where the numbers of a printed sheet come from, in words: what its appendix of explanations says.

A number is explained under the title that it stands under on the sheet. A :class:`RecordingContext` answers blocks as any
look does and remembers what they wrote; :func:`explained` gives each number once. Numbers of rows that are computed
alike share their formula. Rulings of ours are named where they are cited, and stand in full at the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction

from core.character import (
    Address,
    Sheet,
    book_formula,
    formula_with_rounding,
    formula_with_values,
    key_label,
    parse_address,
    row_name,
    to_typographic,
)
from core.export.render_context import RenderContext, RowScope
from core.formula import Cell, Explanation, Fault, Value, address_of
from core.messages import Translate, Word, localize_text, localize_value, phrase
from core.rules import System
from core.rules.block_parts import RowsOf
from core.rules.block_templates import ConditionTest

LONGEST_FORMULA = 600
LONGEST_FILLED = 400
LONGEST_VALUE = 120
LONGEST_NAME = 60
"""Letters of a formula, of one with its values, of a value, of the name of a row; what players write has no end."""

AT_THE_HEAD = Word("At the top of the sheet")
RULINGS = Word("Quire's interpretations")
SOURCES = Word("Sources")


class RecordingSheet:
    """A sheet that remembers which of its numbers were asked for, each with the first title that it stands under.

    What stands under no title, as the numbers at the head that repeat the best ones, has "" unless it stands under one
    elsewhere.

    Attributes:
        title: What is asked for stands under it.
        noted: The numbers, in the order of the sheet, with their titles.
    """

    def __init__(self, sheet: Sheet) -> None:
        self.title = ""
        self._is_deciding = False
        self.numbers: dict[Cell, str] = {}
        self._sheet = sheet

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Remember nothing meanwhile: what is asked for is not written, something is decided by it."""
        before, self._is_deciding = self._is_deciding, True
        yield
        self._is_deciding = before

    def value_at(self, cell: Cell) -> Value:
        """Return a value, and remember the number."""
        if not self._is_deciding and not self.numbers.get(cell) and cell[0] in self._sheet.system.derived:
            self.numbers.pop(cell, None)
            self.numbers[cell] = self.title
        return self._sheet.value_at(cell)

    def count(self, list_address: str) -> int:
        """Return the number of rows of a list."""
        return self._sheet.count(list_address)

    def header(self, key: str) -> str:
        """Return name, player, campaign or notes."""
        return self._sheet.header(key)


class RecordingContext(RenderContext):
    """A look at a sheet that remembers which numbers blocks write; what they only decide by is left out.

    Attributes:
        notes: What was written.
    """

    def __init__(self, sheet: Sheet, like: RenderContext) -> None:
        self.recorded = RecordingSheet(sheet)
        super().__init__(sheet.system, self.recorded, translate=like.translate)
        self.layout = like.layout

    def best(self, rows: RowsOf, best: str) -> RowScope | None:
        """Return the row with the greatest number."""
        with self.recorded.paused():
            return super().best(rows, best)

    def _order(self, name: str, row: RowScope) -> tuple[int, int | Fraction, str]:
        with self.recorded.paused():
            return super()._order(name, row)

    def _test(self, test: ConditionTest, scope: RowScope) -> bool:
        with self.recorded.paused():
            return super()._test(test, scope)


@dataclass(frozen=True, slots=True)
class ExplainedNumber:
    """One number with its formula filled in.

    Attributes:
        name: Name of the row that it stands in, or "".
        value: The number with its unit.
        filled: The formula with the values put in and the result, or why there is none.
    """

    name: str
    value: str
    filled: str


@dataclass(frozen=True, slots=True)
class ExplanationEntry:
    """A number explained, or those of several rows that are computed alike.

    Attributes:
        label: Name for people.
        formula: The formula in words, with its rounding; "" where it is a plain number.
        lines: The numbers.
        cite: Section of the book, and what else it rests on: a ruling of ours, a house rule.
    """

    label: str
    formula: str
    lines: tuple[ExplainedNumber, ...]
    cite: str


@dataclass(frozen=True, slots=True)
class ExplanationChapter:
    """What stands under one title of the sheet, or at the end.

    Attributes:
        title: The title.
        entries: The numbers.
        texts: Rulings and sources, each with the word that it is cited by.
    """

    title: str
    entries: tuple[ExplanationEntry, ...] = ()
    texts: tuple[tuple[str, str], ...] = ()


def explain_numbers(sheet: Sheet, notes: RecordingSheet, translate: Translate) -> list[ExplanationChapter]:
    """Explain the numbers of a sheet.

    Args:
        sheet: The sheet.
        notes: Which of its numbers stand where.
        translate: Gives words of the game and of core in the language of the reader.
    """
    chapters: dict[str, dict[tuple[str, str, str], ExplanationEntry]] = {"": {}}
    rulings: dict[str, str] = {}
    sources: dict[str, str] = {}
    for cell, title in notes.numbers.items():
        why = sheet.explain(address_of(cell))
        one = _entry(sheet, why, translate)
        entries = chapters.setdefault(title, {})
        same = (cell[0], one.formula, one.cite)
        known = entries.get(same)
        entries[same] = (
            one if known is None else ExplanationEntry(one.label, one.formula, (*known.lines, *one.lines), one.cite)
        )
        rulings.update((key, translate(text)) for key, text in _named(sheet.system, why))
        sources.update((text, "") for text in map(translate, why.sources))
    found = [
        ExplanationChapter(title or localize_text(AT_THE_HEAD, translate), tuple(entries.values()))
        for title, entries in chapters.items()
        if entries
    ]
    if rulings:
        found.append(
            ExplanationChapter(localize_text(RULINGS, translate), texts=tuple(sorted(rulings.items(), key=_by_number)))
        )
    if sources:
        found.append(ExplanationChapter(localize_text(SOURCES, translate), texts=tuple(("", text) for text in sources)))
    return found


def _by_number(ruling: tuple[str, str]) -> int:
    return int(ruling[0][1:])


def _named(system: System, why: Explanation) -> Iterator[tuple[str, str]]:
    """Yield the rulings that a number rests on, with the keys that they are cited by."""
    return ((key, one.text) for key, one in system.rulings.items() if one.text in why.rulings)


def _entry(sheet: Sheet, why: Explanation, translate: Translate) -> ExplanationEntry:
    key, path = why.cell
    value = localize_value(sheet.text(why.address), translate)
    if not isinstance(why.value, str | tuple | Fault | None):
        value = to_typographic(value)
    filled = "" if _is_given(why) else truncate(formula_with_values(sheet, why, translate), LONGEST_FILLED)
    if why.reason is not None:
        filled = f"{filled}: {why.reason.render(translate)}"
    name = truncate(_row(sheet, why.address, translate), LONGEST_NAME) if path else ""
    formula = "" if _is_given(why) else truncate(formula_with_rounding(sheet, why, translate), LONGEST_FORMULA)
    line = ExplainedNumber(name, truncate(value, LONGEST_VALUE), filled)
    return ExplanationEntry(key_label(sheet.system, key, translate), formula, (line,), _cite(sheet, why, translate))


def _is_given(why: Explanation) -> bool:
    """Whether a formula reads nothing, so that filled in it says nothing new."""
    return why.with_values == why.formula and why.reason is None


def _row(sheet: Sheet, address: str, translate: Translate) -> str:
    """Return the names of the rows that a number stands in, the outermost first."""
    place = parse_address(address)
    parts = place.key.split("[]")
    rows = (Address("[]".join(parts[: depth + 1]) + "[]", place.rows[: depth + 1]) for depth in range(len(place.rows)))
    return ", ".join(row_name(sheet, row, translate) for row in rows)


def _cite(sheet: Sheet, why: Explanation, translate: Translate) -> str:
    """Say where a number comes from: the section, whether a ruling of ours fills it in, what a house rule replaced."""
    parts = [why.cite] if why.cite else []
    if why.rulings:
        parts.append(localize_text(Word("Quire's interpretation"), translate))
    if why.house_rule:
        before = truncate(book_formula(sheet, why, translate), LONGEST_FORMULA)
        ours = phrase("house rule; Quire's interpretation before it: {formula}", formula=before)
        book = phrase("house rule; the book says: {formula}", formula=before)
        parts.append(localize_text(book if why.description.cites_book else ours, translate))
    return " \u00b7 ".join(parts)


def truncate(text: str, most: int) -> str:
    """Cut a text that is longer than it may be, and show it."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
