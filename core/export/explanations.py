"""Collects the printed appendix: records the numbers that blocks print, explains each once.

Numbers are listed under the title of their block. A :class:`RecordingContext` renders blocks and records which numbers
they print; :func:`explain_numbers` explains each of these once. Rows of a list and members of a family share an entry.
Interpretations are cited by key and printed in full at the end.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from core.character.address_labels import key_label, row_name
from core.character.labels import section_text
from core.character.sheet import Sheet
from core.export.content.reader import read_sheet
from core.export.number_names import find_name, shown_value
from core.export.number_words import book_in_words, number_in_words, repeated_cell
from core.export.render_context import RenderContext, RowScope
from core.formula import Cell, Explanation, Fault, Value, address_of
from core.messages import Translate, Word, localize_text, localize_unit, localize_value, phrase
from core.rules.block_parts import RowsOf
from core.rules.block_templates import ConditionTest
from core.rules.model import System

LONGEST_FORMULA = 600
LONGEST_WORDS = 600
LONGEST_VALUE = 120
LONGEST_NAME = 60
"""Maximum lengths of a formula, of a number in words, of a value, of a row's name."""

TOP_OF_SHEET = Word("At the top of the sheet")
RULINGS = Word("Quire's interpretations")
SOURCES = Word("Sources")


class RecordingSheet:
    """A sheet that records which of its numbers are read, with the first title that each is printed under.

    A number printed without a title, such as the best one repeated at the top, gets its title from elsewhere, if any.

    Attributes:
        title: Title of the block that is being rendered.
        numbers: The recorded numbers with their titles, in the order of the sheet.
    """

    def __init__(self, sheet: Sheet) -> None:
        self.title = ""
        self._is_paused = False
        self.numbers: dict[Cell, str] = {}
        self._sheet = sheet

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Stop recording within the ``with`` block, for numbers that are only tested or compared, not printed."""
        before, self._is_paused = self._is_paused, True
        yield
        self._is_paused = before

    def value_at(self, cell: Cell) -> Value:
        """Return a value and record the number."""
        if not self._is_paused and not self.numbers.get(cell) and cell[0] in self._sheet.system.derived:
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
    """A render context that records which numbers blocks print; numbers that are only tested are left out.

    Attributes:
        recorded: The recorded numbers.
    """

    def __init__(self, sheet: Sheet, original: RenderContext) -> None:
        self.recorded = RecordingSheet(sheet)
        super().__init__(sheet.system, self.recorded, translate=original.translate)
        self.layout = original.layout

    def begin_block(self, title: str) -> None:
        """Record what is read next under this title; a block without one is under the title before."""
        self.recorded.title = title or self.recorded.title

    def best(self, rows: RowsOf, number: str) -> RowScope | None:
        """Return the row with the greatest number."""
        with self.recorded.paused():
            return super().best(rows, number)

    def _sort_key(self, name: str, row: RowScope) -> tuple[int, int | Fraction, str]:
        with self.recorded.paused():
            return super()._sort_key(name, row)

    def _test(self, test: ConditionTest, scope: RowScope) -> bool:
        with self.recorded.paused():
            return super()._test(test, scope)


class ExplainedNumber(NamedTuple):
    """One number with where it comes from.

    Attributes:
        name: Name of its row or of the member of its family; "" for a number alone.
        value: The number.
        words: Where it comes from, as "= 14 rolled + 1 Merefolk", or why there is none.
        unit: Its unit, or "".
    """

    name: str
    value: str
    words: str
    unit: str = ""


@dataclass(frozen=True, slots=True)
class ExplanationEntry:
    """The explanation of a number, or of like numbers: of several rows, or of a family.

    Attributes:
        label: Name of the number; "" for a family, whose numbers have names of their own.
        lines: The numbers.
        cite: Section of the book; "" for none.
        ours: Quire's interpretations that it rests on; "" for none.
        note: The house rule behind it and the formula that this replaced; "" without one.
    """

    label: str
    lines: tuple[ExplainedNumber, ...]
    cite: str = ""
    ours: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class ExplanationChapter:
    """The explanations under one title of the sheet, or the list of interpretations or sources.

    Attributes:
        title: The title.
        entries: The numbers.
        texts: Interpretations and sources, each with the key it is cited by.
    """

    title: str
    entries: tuple[ExplanationEntry, ...] = ()
    texts: tuple[tuple[str, str], ...] = ()


def record_printed_numbers(sheet: Sheet, context: RenderContext) -> RecordingSheet:
    """Return which numbers a full sheet prints, under which titles.

    Args:
        sheet: The character.
        context: How the sheet is printed.
    """
    recording = RecordingContext(sheet, context)
    read_sheet(recording)
    return recording.recorded


def explain_numbers(sheet: Sheet, recorded: RecordingSheet, translate: Translate) -> list[ExplanationChapter]:
    """Return the explanations of recorded numbers, by title.

    Args:
        sheet: The sheet.
        recorded: The recorded numbers.
        translate: Translates texts of the game and of core.
    """
    chapters: dict[str, dict[tuple[str, ...], list[ExplanationEntry]]] = {"": {}}
    rulings: dict[str, str] = {}
    sources: dict[str, str] = {}
    for cell, title in recorded.numbers.items():
        explanation = sheet.explain(address_of(cell))
        entry = make_entry(sheet, explanation, translate)
        if not _is_listed(explanation, entry.lines[0]) or repeated_cell(sheet, explanation, translate) is not None:
            continue
        derived = sheet.system.derived[cell[0]]
        family = derived.family if derived.member else entry.label
        kind = (family, entry.cite, entry.ours, entry.note)
        chapters.setdefault(title, {}).setdefault(kind, []).append(entry)
        rulings.update((key, translate(text)) for key, text in _cited_rulings(sheet.system, explanation))
        sources.update((text, "") for text in map(translate, explanation.sources))
    result = [
        ExplanationChapter(title or localize_text(TOP_OF_SHEET, translate), tuple(map(_join, entries.values())))
        for title, entries in chapters.items()
        if entries
    ]
    if rulings:
        result.append(
            ExplanationChapter(
                localize_text(RULINGS, translate), texts=tuple(sorted(rulings.items(), key=_ruling_number))
            )
        )
    if sources:
        result.append(
            ExplanationChapter(localize_text(SOURCES, translate), texts=tuple(("", text) for text in sources))
        )
    return result


def _is_listed(explanation: Explanation, line: ExplainedNumber) -> bool:
    """Return whether a number is worth a line: not if it is 0, has no value, or is the same for every character.

    One that a house rule fixes is worth it: the line says what it was before.
    """
    if isinstance(explanation.value, Fault):
        return True
    if explanation.value in (None, 0, "", ()):
        return False
    return bool(explanation.house_rule) or (bool(line.words) and bool(explanation.parts))


def _join(same: Sequence[ExplanationEntry]) -> ExplanationEntry:
    """Return one entry for the same number in several rows, or for the numbers of a family."""
    if len(same) > 1 and len({entry.label for entry in same}) > 1:
        named = tuple(entry.lines[0]._replace(name=entry.lines[0].name or entry.label) for entry in same)
        return replace(same[0], label="", lines=named)
    return replace(same[0], lines=tuple(line for entry in same for line in entry.lines))


def _ruling_number(ruling: tuple[str, str]) -> int:
    return int(ruling[0][1:])


def _cited_rulings(system: System, explanation: Explanation) -> Iterator[tuple[str, str]]:
    """Yield the interpretations that a number rests on, with the keys they are cited by."""
    return ((key, ruling.text) for key, ruling in system.rulings.items() if ruling.text in explanation.rulings)


def make_line(sheet: Sheet, explanation: Explanation, translate: Translate) -> ExplainedNumber:
    """Return the line of one number: the rows it is in, its value with unit, and where it comes from."""
    path = explanation.cell[1]
    number, unit = explanation.value, ""
    if isinstance(number, int | Fraction):
        key = explanation.cell[0]
        value = shown_value(find_name(sheet.system, key, key, translate), number, translate)
        unit = explanation.description.unit and localize_unit(number, explanation.description.unit, translate)
    else:
        value = localize_value(sheet.text_at(explanation.cell, with_unit=False), translate)
    words = number_in_words(sheet, explanation, translate)
    if explanation.reason is not None:
        words = explanation.reason.render(translate)
    name = truncate(_row_names(sheet, explanation.cell, translate), LONGEST_NAME) if path else ""
    return ExplainedNumber(name, truncate(value, LONGEST_VALUE), truncate(words, LONGEST_WORDS), unit)


def make_entry(sheet: Sheet, explanation: Explanation, translate: Translate) -> ExplanationEntry:
    """Return the entry of one number."""
    return ExplanationEntry(
        key_label(sheet.system, explanation.cell[0], translate),
        (make_line(sheet, explanation, translate),),
        _place(sheet.system, explanation, translate),
        _interpretations(sheet.system, explanation, translate),
        house_rule_text(sheet, explanation, translate),
    )


def _place(system: System, explanation: Explanation, translate: Translate) -> str:
    """Return the sections of the book for the margin, as "XV, VIII"; without a number their names."""
    words = [word.strip() for word in re.split("[;,]", explanation.cite)]
    numbers = [word for word in words if word and word not in {*system.sections, *system.sources, *system.rulings}]
    if numbers:
        return ", ".join(numbers)
    return localize_text(section_text(system, explanation.cite), translate)


def _interpretations(system: System, explanation: Explanation, translate: Translate) -> str:
    """Return which of Quire's interpretations a number rests on, as "ours: R30"; "" for none."""
    keys = [key for key, _ in _cited_rulings(system, explanation)]
    return localize_text(phrase("ours: {rulings}", rulings=", ".join(keys)), translate) if keys else ""


def _row_names(sheet: Sheet, cell: Cell, translate: Translate) -> str:
    """Return the names of the rows around a number, outermost first."""
    path = cell[1]
    lists = _lists_around(cell[0])[: len(path)]
    return ", ".join([row_name(sheet, key, path[:depth], translate) for depth, key in enumerate(lists, 1)])


@lru_cache(maxsize=4096)
def _lists_around(key: str) -> tuple[str, ...]:
    """Return the class keys of the rows around a number, outermost first."""
    parts = key.split("[]")
    return tuple("[]".join(parts[:depth]) + "[]" for depth in range(1, len(parts)))


def house_rule_text(sheet: Sheet, explanation: Explanation, translate: Translate) -> str:
    """Return that a house rule made a number, and the formula that it replaced; "" without one."""
    if not explanation.house_rule:
        return ""
    before = truncate(book_in_words(sheet, explanation, translate), LONGEST_FORMULA)
    ours = phrase("house rule; Quire's interpretation before it: {formula}", formula=before)
    book = phrase("house rule; the book says: {formula}", formula=before)
    if explanation.campaign:
        values = {"campaign": explanation.campaign, "formula": before}
        ours = phrase("house rule of {campaign}; Quire's interpretation before it: {formula}", **values)
        book = phrase("house rule of {campaign}; the book says: {formula}", **values)
    return localize_text(book if explanation.description.cites_book else ours, translate)


def truncate(text: str, most: int) -> str:
    """Return a text cut to a maximum length, with an ellipsis."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
