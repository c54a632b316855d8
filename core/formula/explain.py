"""Explains a number: its formula, the values in it, and where each comes from, as a tree."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import TypeAlias

from core.formula.functions import BUILTIN_FUNCTIONS, Function
from core.formula.numbers import format_duration, format_value, to_int_if_whole
from core.formula.program import NamedTree
from core.formula.references import GroupView, Values
from core.formula.rows import RowPath
from core.formula.schema import Schema, list_of
from core.formula.scopes import reference_prefixes
from core.formula.solver import Solver
from core.formula.syntax import Call, ForEach, Node, TextLiteral, to_text
from core.formula.typed_tree import (
    Loop,
    NamedRead,
    NameMeaning,
    Read,
    ReferenceRead,
    TypedNode,
    Vector,
    VectorPart,
    named_reads,
)
from core.formula.values import Cell, Fault, Value, address_of, fold
from core.messages import Message, Word, join_texts, unit_for

MAX_VALUES_SHOWN = 12
"""Values of a list shown in a formula; the others are only counted."""


@dataclass(frozen=True, slots=True)
class Description:
    """What a game says about a number.

    Attributes:
        label: Name for people.
        unit: Unit behind the value, or "".
        cite: Section of the book, or "".
        rulings: Rulings of ours that it rests on, in words.
        sources: What words of the citation mean that are no sections of the book.
        house_rule: The house rule that computes it, or "".
        replaces: The book's formula that the house rule replaces, or "".
        value_labels: Words shown for certain values.
        choices: Labels of the words that an input can be, by their folded keys.
        undefined: Why it may be undefined, or "".
        absent: Word shown where it is undefined, or "".
        is_duration: Whether it counts seconds and is shown in days, hours and minutes.
        cites_book: Whether the citation names a section of the book, and not only rulings and such words.
        changes: What is added after the formula, each with the name of its cause.
        campaign: Name of the campaign whose house rule or option it is; "" for one of the character's own.
        rule_reason: Why the house rule or option holds, or "".
    """

    label: str
    unit: str = ""
    cite: str = ""
    rulings: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    house_rule: str = ""
    replaces: str = ""
    value_labels: Mapping[int, str] = field(default_factory=dict)
    choices: Mapping[str, str] = field(default_factory=dict)
    undefined: str = ""
    absent: str = ""
    is_duration: bool = False
    cites_book: bool = True
    changes: tuple[tuple[str, int | Fraction], ...] = ()
    campaign: str = ""
    rule_reason: str = ""


Describe = Callable[[Cell], Description]
Translate = Callable[[str], str]

_NO_CELLS: Mapping[Cell, bool] = {}

_PLACEHOLDER = re.compile(r"\{(\d)\}")
"""Placeholder of an argument in the phrase of a function."""


class Explanation:
    """One number explained.

    Within one explanation, each number has one object wherever it occurs.

    Attributes:
        cell: The number.
        address: Its address by position.
        value: Its value.
        description: What the game says of it.
        formula: Its formula as text; "" for an input; of a what-if number the formula of its target.
    """

    def __init__(self, maker: _Explainer, cell: Cell) -> None:
        self._maker = maker
        self.cell = cell
        self.address = address_of(cell)
        self.value: Value = maker.solver.value(cell)
        self.description = maker.describe(cell)
        program = maker.solver.program
        self.formula = program.formula(cell[0]) if cell[0] in program.by_key or cell[0] in program.what_ifs else ""

    @property
    def label(self) -> str:
        """Name for people."""
        return self.description.label

    @property
    def cite(self) -> str:
        """Section of the book."""
        return self.description.cite

    @property
    def ruling(self) -> str:
        """Rulings it depends on, as one text; "" for none."""
        return " ".join(self.description.rulings)

    @property
    def rulings(self) -> tuple[str, ...]:
        """Rulings it depends on."""
        return self.description.rulings

    @property
    def sources(self) -> tuple[str, ...]:
        """Meanings of the words in the citation that are not sections of the book."""
        return self.description.sources

    @property
    def house_rule(self) -> str:
        """The house rule that computes it, "" for none."""
        return self.description.house_rule

    @property
    def campaign(self) -> str:
        """Name of the campaign whose house rule or option it is, "" for one of the character's own."""
        return self.description.campaign

    @property
    def rule_reason(self) -> str:
        """Why the house rule or option holds, "" without one."""
        return self.description.rule_reason

    @property
    def replaces(self) -> str:
        """The book's formula that a house rule replaces, "" for none."""
        return self.description.replaces

    @property
    def changes(self) -> tuple[tuple[str, int | Fraction], ...]:
        """What is added after the formula, each with the name of its cause; () if there is no number to change."""
        return self.description.changes if isinstance(self.value, int | Fraction) else ()

    @property
    def computed(self) -> Value:
        """The value that the formula gives, before its changes."""
        if not isinstance(self.value, int | Fraction):
            return self.value
        return to_int_if_whole(self.value - sum((change for _, change in self.changes), Fraction(0)))

    @property
    def shown(self) -> str:
        """The value for people: its label if the game has one, else the number with its unit."""
        value = self.value
        if isinstance(value, int) and value in self.description.value_labels:
            return Word(self.description.value_labels[value])
        if value is None and self.description.absent:
            return Word(self.description.absent)
        if value is None or isinstance(value, str | tuple | Fault):
            label = self.description.choices.get(fold(value)) if isinstance(value, str) else None
            return format_value(value) if label is None else Word(label)
        if self.description.is_duration:
            return format_duration(value)
        unit = self.description.unit
        return join_texts((format_value(value), unit_for(value, unit)), " ") if unit else format_value(value)

    @property
    def reason(self) -> Message | None:
        """Why it has no value; None if it has one."""
        if isinstance(self.value, Fault):
            return self.value.reason
        if self.value is not None:
            return None
        if self.description.undefined:
            return Message("undefined", "{why}", {"why": self.description.undefined})
        if not self.formula:
            return Message("undefined_input", "Not filled in.")
        if missing := self.undefined_parts:
            label = missing[0].label or missing[0].address
            return Message("undefined_part", "{label} is undefined.", {"label": label})
        return Message(
            "undefined_division",
            "Undefined: a division by zero, a table without a matching row, or an empty list.",
        )

    @property
    def undefined_parts(self) -> tuple[Explanation, ...]:
        """The numbers in its formula that are undefined and may make it undefined, too."""
        passed_on = (self._maker.explanation(cell) for cell, is_passed_on in self._cells.items() if is_passed_on)
        return tuple(part for part in passed_on if part.value is None)

    @cached_property
    def with_values(self) -> str:
        """The formula with values substituted; "" for an input."""
        return self._maker.with_values(self.cell, self.formula) if self.formula else ""

    @property
    def parts(self) -> tuple[Explanation, ...]:
        """Explanations of the numbers that the formula reads, in its order, each once."""
        return tuple([self._maker.explanation(cell) for cell in self._cells])

    def with_values_in_words(self, translate: Translate) -> str:
        """Return the formula with values substituted and calls as phrases; "" for an input.

        Args:
            translate: Translates the phrase of a function.
        """
        return self._maker.with_values(self.cell, self.formula, translate) if self.formula else ""

    def with_labels(self, label_of: Callable[[Cell], str], translate: Translate, formula: str = "") -> str:
        """Return the formula with labels for its names and phrases for calls; "" for an input.

        Args:
            label_of: Returns the label of a number. A number of all rows of a list has no positions, as
                ``("items[].load", ())``; neither has a list itself, ``("items", ())``.
            translate: Translates the phrase of a function.
            formula: Another formula of this number, as the book's where a house rule replaces it.
        """
        formula = formula or self.formula
        return self._maker.with_labels(self.cell, formula, label_of, translate) if formula else ""

    @property
    def reading(self) -> FormulaReading | None:
        """The formula as a tree with the values that it reads; None for an input and for a what-if number."""
        return self._maker.reading(self.cell, self.formula) if self.formula else None

    @property
    def replaced_reading(self) -> FormulaReading | None:
        """The book's formula that a house rule replaces, with the present values; None for none, as `reading`."""
        return self._maker.reading(self.cell, self.replaces) if self.replaces else None

    @property
    def _cells(self) -> Mapping[Cell, bool]:
        return self._maker.cells(self.cell, self.formula) if self.formula else _NO_CELLS


def explain(solver: Solver, cell: Cell, describe: Describe) -> Explanation:
    """Return the explanation of a number.

    The tree is made on demand: parts are explained when they are asked for. It speaks of the solver's values as they
    are then, so it is read before the next edit.

    Args:
        solver: Holds the values.
        cell: The number.
        describe: What the game says of a number.

    Raises:
        LookupError: There is no such number.
    """
    return _Explainer(solver, describe).explanation(cell)


def explain_all(solver: Solver, cells: Iterable[Cell], describe: Describe) -> list[Explanation]:
    """Return the explanations of several numbers, as of `explain`; each number that they share has one object.

    Raises:
        LookupError: There is no such number.
    """
    explainer = _Explainer(solver, describe)
    return [explainer.explanation(cell) for cell in cells]


class _Explainer:
    """Creates the explanations below one number, each number's once."""

    def __init__(self, solver: Solver, describe: Describe) -> None:
        self.solver = solver
        self.describe = describe
        self._made: dict[Cell, Explanation] = {}
        self._cells: dict[Cell, dict[Cell, bool]] = {}
        self._frames: dict[tuple[str, RowPath], Mapping[str, Frame]] = {}

    def explanation(self, cell: Cell) -> Explanation:
        found = self._made.get(cell)
        if found is None:
            found = self._made[cell] = Explanation(self, cell)
        return found

    def cells(self, cell: Cell, formula: str) -> Mapping[Cell, bool]:
        """Return the numbers that the formula of a number reads, see `_note_cells`; noted once."""
        cells = self._cells.get(cell)
        if cells is None:
            cells = self._cells[cell] = {}
            named, frames = self._named_tree(cell, formula)
            with self._as_read_by(cell):
                _note_cells(named.reads, frames, self.solver.program.schema, cells)
        return cells

    def with_values(self, cell: Cell, formula: str, translate: Translate | None = None) -> str:
        """Return a formula with values substituted, and calls as phrases if they can be translated."""
        tree, printer = self._value_printer(cell, formula, translate)
        with self._as_read_by(cell):
            return printer.text(tree)

    def reading(self, cell: Cell, formula: str) -> FormulaReading | None:
        """Return a formula as a tree with its values; None for a what-if number, whose values are not those shown."""
        if cell[0] in self.solver.program.what_ifs:
            return None
        named, frames = self._named_tree(cell, formula)
        return FormulaReading(named.tree, named.names, frames, self.solver.program.schema)

    def with_labels(self, cell: Cell, formula: str, label_of: Callable[[Cell], str], translate: Translate) -> str:
        """Return a formula with labels for names."""
        tree, printer = self._value_printer(cell, formula, translate)
        return _LabelPrinter(printer, label_of).text(tree)

    def _value_printer(self, cell: Cell, formula: str, translate: Translate | None) -> tuple[Node, _ValuePrinter]:
        named, frames = self._named_tree(cell, formula)
        return named.tree, _ValuePrinter(named.names, frames, self.solver.program.schema, translate)

    def _named_tree(self, cell: Cell, formula: str) -> tuple[NamedTree, Mapping[str, Frame]]:
        """Return the tree of a formula with what its names mean, and the values of its row that they are read in."""
        key, path = cell
        program = self.solver.program
        what_if = program.what_ifs.get(key)
        named = program.named_tree(key if what_if is None else what_if.number, formula)
        row = list_of(key), path
        frames = self._frames.get(row)
        if frames is None:
            scopes = self.solver.scopes(*row)
            frames = {"v" if depth == 0 else f"r{depth}": (scope, path[:depth]) for depth, scope in enumerate(scopes)}
            self._frames[row] = frames
        return named, frames

    def _as_read_by(self, cell: Cell) -> AbstractContextManager[None]:
        """Return a context with the values that a number is computed from: of a what-if number those supposed."""
        what_if = self.solver.program.what_ifs.get(cell[0])
        if what_if is None:
            return nullcontext()
        return what_if.increased_by_one(*self.solver.scopes(what_if.list_key, cell[1]))


Frame: TypeAlias = tuple[Values, RowPath]
"""Values of a variable, and the positions of its row."""


def _note_cells(
    reads: Iterable[NamedRead], frames: Mapping[str, Frame], schema: Schema, cells: dict[Cell, bool]
) -> None:
    """Note the numbers that a formula reads, in the order of its text.

    Args:
        reads: The names of the formula.
        frames: The values that they are looked up in.
        schema: What may be named.
        cells: The numbers, each with whether the result is undefined if it is undefined; not so where it has a
            fallback.
    """
    for node, meaning in reads:
        if isinstance(meaning, Vector):
            for part in meaning.parts:
                inner = _reads_of_part(node, part)
                for row in _frames_of(part, frames) if inner else ():
                    _note_cells(inner, row, schema, cells)
            continue
        cell, _ = _look_up(meaning, frames, schema)
        if cell is not None and not (isinstance(meaning, Read) and meaning.cell_key.endswith("[].row")):
            cells[cell] = meaning.fallback is None or cells.get(cell, False)


def _reads_of_part(node: Node, part: VectorPart) -> tuple[NamedRead, ...]:
    """Return the names that are read for each row of a vector."""
    if isinstance(node, ForEach):
        return named_reads(node.body, part.names)
    return ((node, part.body),) if isinstance(part.body, Read | ReferenceRead) else ()


def _look_up(meaning: Read | ReferenceRead, frames: Mapping[str, Frame], schema: Schema) -> tuple[Cell | None, Value]:
    """Return the number that a name means, None where it names no row, and its value."""
    values, path = frames[meaning.var]
    if isinstance(meaning, Read):
        return (meaning.cell_key, path), values[meaning.key]
    row = values[meaning.slot]
    if row is None:
        return None, None
    return _cell_of(row, meaning, frames, schema), row.get(meaning.key)


def _cell_of(
    row: Values | GroupView, meaning: ReferenceRead, frames: Mapping[str, Frame], schema: Schema
) -> Cell | None:
    """Return the cell of a number in a named row."""
    if isinstance(row, GroupView):
        return (row.prefix + meaning.key, ()) if row.prefix + meaning.key in row.values else None
    for prefix in reference_prefixes(schema, meaning.target):
        rows = frames["v"][0].get(prefix[:-1], ())
        position = row["row"] - 1
        if position < len(rows) and rows[position] is row and meaning.key in row:
            return (prefix + meaning.key, (position,))
    return None


class _ValuePrinter:
    """Prints one formula with values for its names.

    Args:
        names: What the names mean.
        frames: The values that they are looked up in.
        schema: What may be named.
        translate: Translates the phrase of a function; None prints calls as they are written.
    """

    def __init__(
        self, names: Mapping[int, NameMeaning], frames: Mapping[str, Frame], schema: Schema, translate: Translate | None
    ) -> None:
        self.names = names
        self.frames = frames
        self.schema = schema
        self.translate = translate

    def text(self, node: Node) -> str:
        return to_text(node, self._fill)

    def call_phrase(self, call: Call, fill: Callable[[Node], str | None]) -> str | None:
        """Return the phrase of a call; None if the function has none or nothing is translated."""
        phrase = (BUILTIN_FUNCTIONS.get(call.function) or self.schema.functions[call.function]).phrase
        if not phrase or self.translate is None:
            return None
        arguments = [
            part.value if isinstance(part, TextLiteral) else to_text(part, fill, is_within=True)
            for part in call.arguments
        ]
        return _PLACEHOLDER.sub(lambda match: arguments[int(match[1]) - 1], self.translate(phrase))

    def _fill(self, node: Node) -> str | None:
        if isinstance(node, Call):
            return self.call_phrase(node, self._fill)
        meaning = self.names.get(id(node))
        if isinstance(meaning, Vector):
            return self._fill_vector(node, meaning)
        return None if meaning is None else self._fill_read(meaning)

    def _fill_read(self, meaning: Read | ReferenceRead) -> str:
        return _shown(_look_up(meaning, self.frames, self.schema)[1], meaning.fallback)

    def _fill_vector(self, node: Node, vector: Vector) -> str | None:
        """Return the values of a vector as text; None for ``list[]``, which has no values."""
        texts: list[str] = []
        for part in vector.parts:
            for frames in _frames_of(part, self.frames):
                inner = _ValuePrinter(part.names, frames, self.schema, self.translate)
                if isinstance(node, ForEach):
                    texts.append(inner.text(node.body))
                elif isinstance(part.body, Read | ReferenceRead):
                    texts.append(inner._fill_read(part.body))
        if any(part.body is None for part in vector.parts):
            return None
        if len(texts) > MAX_VALUES_SHOWN:
            texts = [*texts[:MAX_VALUES_SHOWN], f"… {len(texts) - MAX_VALUES_SHOWN} more"]
        return ", ".join(texts)


class FormulaReading:
    """A formula, or a part of it for one row, as a tree whose names can be read.

    Attributes:
        tree: The tree; of one number of a list the name of them all.
    """

    def __init__(
        self,
        tree: Node,
        names: Mapping[int, NameMeaning],
        frames: Mapping[str, Frame],
        schema: Schema,
        one: TypedNode | None = None,
    ) -> None:
        self.tree = tree
        self._names = names
        self._frames = frames
        self._schema = schema
        self._one = one

    def function(self, name: str) -> Function:
        """Return a function that the formula calls."""
        return BUILTIN_FUNCTIONS.get(name) or self._schema.functions[name]

    def read(self, node: Node) -> tuple[Cell | None, Value] | None:
        """Return the number behind a name and its value; None if the node is no name of a single value."""
        meaning = self._one or self._names.get(id(node))
        if not isinstance(meaning, Read | ReferenceRead):
            return None
        cell, value = _look_up(meaning, self._frames, self._schema)
        return cell, meaning.fallback if value is None else value

    def rows(self, node: Node) -> tuple[FormulaReading, ...] | None:
        """Return one reading for each row of a list in a formula; None for another node, and for a list alone."""
        vector = self._names.get(id(node))
        if not isinstance(vector, Vector) or any(part.body is None for part in vector.parts):
            return None
        readings = []
        for part in vector.parts:
            for frames in _frames_of(part, self._frames):
                if isinstance(node, ForEach):
                    readings.append(FormulaReading(node.body, part.names, frames, self._schema))
                else:
                    readings.append(FormulaReading(node, part.names, frames, self._schema, part.body))
        return tuple(readings)


class _LabelPrinter:
    """Prints one formula with labels for its names.

    Args:
        printer: Knows what the names mean.
        label_of: See :meth:`Explanation.with_labels`.
    """

    def __init__(self, printer: _ValuePrinter, label_of: Callable[[Cell], str]) -> None:
        self.printer = printer
        self.label_of = label_of

    def text(self, node: Node) -> str:
        return to_text(node, self._word)

    def _word(self, node: Node) -> str | None:
        if isinstance(node, Call):
            return self.printer.call_phrase(node, self._word)
        meaning = self.printer.names.get(id(node))
        if isinstance(meaning, Vector):
            parts = ", ".join(dict.fromkeys(self._part(node, part) for part in meaning.parts))
            chosen = meaning.parts[0].filter
            return parts if chosen is None else f"{self.label_of((chosen.cell_key, ()))}: {parts}"
        return self._name(meaning)

    def _part(self, node: Node, part: VectorPart) -> str:
        if isinstance(node, ForEach):
            printer = _ValuePrinter(part.names, self.printer.frames, self.printer.schema, self.printer.translate)
            inner = _LabelPrinter(printer, self.label_of)
            text = inner.text(node.body)
            return f"{self._list(part)}: {text}" if part.loops else text  # a member of a group that is in no list
        return self._name(part.body) or self._list(part)

    def _list(self, part: VectorPart) -> str:
        return self.label_of((part.loops[-1].list_key, ()))

    def _name(self, meaning: TypedNode | None) -> str | None:
        frames = self.printer.frames
        match meaning:
            case Read() if not meaning.cell_key.endswith("[].row"):
                return self.label_of((meaning.cell_key, frames[meaning.var][1] if meaning.var in frames else ()))
            case ReferenceRead():
                row = frames[meaning.var][0][meaning.slot] if meaning.var in frames else None
                cell = None if row is None else _cell_of(row, meaning, frames, self.printer.schema)
                return self.label_of(
                    cell or (reference_prefixes(self.printer.schema, meaning.target)[0] + meaning.key, ())
                )
            case _:
                return None


def _frames_of(part: VectorPart, frames: Mapping[str, Frame]) -> Iterator[Mapping[str, Frame]]:
    """Yield the values of each row that a part of a vector goes over."""
    chosen = part.filter
    for row in _frames(part.loops, frames):
        if chosen is None or row[chosen.var][0][chosen.key]:
            yield row


def _frames(loops: Sequence[Loop], frames: Mapping[str, Frame]) -> Iterator[Mapping[str, Frame]]:
    if not loops:
        yield frames
        return
    first, *rest = loops
    values, path = frames[first.container]
    for position, row in enumerate(values[first.key]):
        yield from _frames(rest, {**frames, first.var: (row, (*path, position))})


def _shown(value: Value, fallback: int | None = None) -> str:
    if value is None:
        return "none" if fallback is None else str(fallback)
    if isinstance(value, tuple):
        return f"[{', '.join(map(_shown, value))}]"
    return f'"{value}"' if isinstance(value, str) else format_value(value)
