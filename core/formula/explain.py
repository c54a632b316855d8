"""The explanation of a number: its formula, the formula with the values put in, and each of these explained in turn."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

from core.formula.bound import Bound, Loop, Named, Part, Read, RefRead, Vector
from core.formula.check import check
from core.formula.functions import LANGUAGE
from core.formula.links import Group, Values
from core.formula.numbers import show, show_duration
from core.formula.parser import parse
from core.formula.rows import Path
from core.formula.schema import Schema, list_of
from core.formula.scopes import targets
from core.formula.solver import Solver
from core.formula.syntax import Call, Each, Node, Text, to_text
from core.formula.values import Cell, Fault, Value, address_of
from core.messages import Message, joined, unit_for

MOST_SHOWN = 12
"""Values of a list that are put into a formula; the others are counted."""


@dataclass(frozen=True, slots=True)
class Description:
    """What a game says of a number.

    Attributes:
        label: Name for people.
        unit: Unit behind the value, or "".
        cite: Section of the book, or "".
        rulings: Rulings of ours that it rests on, in words.
        sources: What words of the citation mean that are no sections of the book.
        house_rule: The house rule that computes it, or "".
        replaces: The book's formula that the house rule replaces, or "".
        words: Words shown for certain values.
        undefined: Why it may be undefined, or "".
        absent: Word shown where it is undefined, or "".
        is_duration: Whether it counts seconds and is shown in days, hours and minutes.
        is_of_the_book: Whether the citation names a section of the book, and not only rulings and such words.
    """

    label: str
    unit: str = ""
    cite: str = ""
    rulings: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    house_rule: str = ""
    replaces: str = ""
    words: Mapping[int, str] = field(default_factory=dict)
    undefined: str = ""
    absent: str = ""
    is_duration: bool = False
    is_of_the_book: bool = True


Describe = Callable[[Cell], Description]
Say = Callable[[str], str]

_GAP = re.compile(r"\{(\d)\}")
"""Where an argument stands in the words of a function."""


class Explanation:
    """One number explained.

    The same number is explained by the same object wherever it occurs below one explanation.

    Attributes:
        cell: The number.
        address: Its address by position.
        value: Its value.
        description: What the game says of it.
        formula: Its formula as text; "" for an input; of a supposed number the formula of what it supposes.
    """

    def __init__(self, maker: _Maker, cell: Cell) -> None:
        self._maker = maker
        self.cell = cell
        self.address = address_of(cell)
        self.value: Value = maker.solver.value(cell)
        self.description = maker.describe(cell)
        program = maker.solver.program
        self.formula = program.formula(cell[0]) if cell[0] in program.by_key or cell[0] in program.supposed else ""

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
        """Rulings that it rests on, or ""."""
        return " ".join(self.description.rulings)

    @property
    def rulings(self) -> tuple[str, ...]:
        """Rulings that it rests on, each by itself."""
        return self.description.rulings

    @property
    def sources(self) -> tuple[str, ...]:
        """What words of the citation mean that are no sections of the book."""
        return self.description.sources

    @property
    def house_rule(self) -> str:
        """The house rule that computes it, or ""."""
        return self.description.house_rule

    @property
    def replaces(self) -> str:
        """The book's formula that a house rule replaces, or ""."""
        return self.description.replaces

    @property
    def shown(self) -> str:
        """The value as people see it: a word where the game has one, else the number with its unit."""
        value = self.value
        if isinstance(value, int) and value in self.description.words:
            return self.description.words[value]
        if value is None or isinstance(value, str | tuple | Fault):
            return self.description.absent or show(value) if value is None else show(value)
        if self.description.is_duration:
            return show_duration(value)
        unit = self.description.unit
        return joined((show(value), unit_for(value, unit)), " ") if unit else show(value)

    @property
    def reason(self) -> Message | None:
        """Why there is no value; None where there is one."""
        if isinstance(self.value, Fault):
            return self.value.reason
        if self.value is not None:
            return None
        if self.description.undefined:
            return Message("undefined", "{why}", {"why": self.description.undefined})
        if not self.formula:
            return Message("undefined_input", "Nothing is filled in there.")
        passed_on = (self._maker.explanation(cell) for cell, is_passed_on in self._read[1].items() if is_passed_on)
        missing = next((part for part in passed_on if part.value is None), None)
        if missing is not None:
            return Message("undefined_part", "{label} is undefined.", {"label": missing.label or missing.address})
        return Message(
            "undefined_division",
            "It is undefined: something is divided by zero, a table has no such row, or a list is empty.",
        )

    @property
    def filled(self) -> str:
        """The formula with the values put in; "" for an input."""
        return self._read[0]

    @property
    def parts(self) -> tuple[Explanation, ...]:
        """The numbers that the formula reads, explained; in the order of the formula, each once."""
        return tuple(self._maker.explanation(cell) for cell in self._read[1])

    def filled_in(self, say: Say) -> str:
        """Return the formula with the values put in and calls of functions as people read them; "" for an input.

        Args:
            say: Translates the words of a function.
        """
        return self._maker.read(self.cell, self.formula, say)[0] if self.formula else ""

    def worded(self, word: Callable[[Cell], str], say: Say) -> str:
        """Return the formula with other words for the names in it and for calls of functions; "" for an input.

        Args:
            word: Gives the word for a number that is read. What is read of all rows of a list has no positions, as
                ``("items[].load", ())``; neither has a list that is counted or gone through, ``("items", ())``.
            say: Translates the words of a function.
        """
        return self._maker.worded(self.cell, self.formula, word, say) if self.formula else ""

    @cached_property
    def _read(self) -> tuple[str, Mapping[Cell, bool]]:
        return self._maker.read(self.cell, self.formula) if self.formula else ("", {})


def explain(solver: Solver, cell: Cell, describe: Describe) -> Explanation:
    """Explain a number of a sheet.

    The tree is made on demand: parts are explained when they are asked for. It speaks of the solver's values as they
    are then, so it is read before the next edit.

    Args:
        solver: Holds the values.
        cell: The number.
        describe: What the game says of a number.

    Raises:
        LookupError: There is no such number.
    """
    return _Maker(solver, describe).explanation(cell)


class _Maker:
    """Makes the explanations of one tree, each number's once."""

    def __init__(self, solver: Solver, describe: Describe) -> None:
        self.solver = solver
        self.describe = describe
        self._made: dict[Cell, Explanation] = {}

    def explanation(self, cell: Cell) -> Explanation:
        found = self._made.get(cell)
        if found is None:
            found = self._made[cell] = Explanation(self, cell)
        return found

    def read(self, cell: Cell, formula: str, say: Say | None = None) -> tuple[str, Mapping[Cell, bool]]:
        """Fill in a formula and collect what it reads, see :class:`_Filler`; what it supposes holds meanwhile."""
        tree, filler = self._filler(cell, formula, say)
        supposed = self.solver.program.supposed.get(cell[0])
        if supposed is None:
            return filler.text(tree), filler.cells
        with supposed.supposed(*self.solver.scopes(supposed.list_key, cell[1])):
            return filler.text(tree), filler.cells

    def worded(self, cell: Cell, formula: str, word: Callable[[Cell], str], say: Say) -> str:
        """Print a formula in other words."""
        tree, filler = self._filler(cell, formula, say)
        return _Worder(filler, word).text(tree)

    def _filler(self, cell: Cell, formula: str, say: Say | None) -> tuple[Node, _Filler]:
        key, path = cell
        tree = parse(formula)
        schema = self.solver.program.schema
        supposed = self.solver.program.supposed.get(key)
        checked = check(tree, key if supposed is None else supposed.of, schema)
        scopes = self.solver.scopes(list_of(key), path)
        frames = {"v" if depth == 0 else f"r{depth}": (scope, path[:depth]) for depth, scope in enumerate(scopes)}
        return tree, _Filler(checked.names, frames, schema, say)


Frame: TypeAlias = tuple[Values, Path]
"""The values that a variable of a formula holds, and the positions of that row."""


class _Filler:
    """Prints one formula with values in the place of names, and collects the numbers it reads.

    Args:
        names: What the names mean.
        frames: The values that they are looked up in.
        schema: What may be named.
        say: Translates the words of a function; None prints calls as they are written.

    Attributes:
        cells: The numbers, each with whether what is computed is undefined where the number is; not so where it counts
            something then.
    """

    def __init__(
        self, names: Mapping[int, Named], frames: Mapping[str, Frame], schema: Schema, say: Say | None
    ) -> None:
        self.names = names
        self.frames = frames
        self.schema = schema
        self.say = say
        self.cells: dict[Cell, bool] = {}

    def text(self, node: Node) -> str:
        return to_text(node, self._fill)

    def spoken(self, call: Call, fill: Callable[[Node], str | None]) -> str | None:
        """Print a call as people read it; None where the function has no words, or nobody is to read it."""
        words = (LANGUAGE.get(call.function) or self.schema.functions[call.function]).words
        if not words or self.say is None:
            return None
        given = [
            part.value if isinstance(part, Text) else to_text(part, fill, is_within=True) for part in call.arguments
        ]
        return _GAP.sub(lambda gap: given[int(gap[1]) - 1], self.say(words))

    def _fill(self, node: Node) -> str | None:
        if isinstance(node, Call):
            return self.spoken(node, self._fill)
        meant = self.names.get(id(node))
        if isinstance(meant, Vector):
            return self._fill_vector(node, meant)
        return None if meant is None else self._fill_read(meant)

    def _fill_read(self, meant: Read | RefRead) -> str:
        values, path = self.frames[meant.var]
        if isinstance(meant, Read):
            if not meant.cell_key.endswith("[].row"):
                self._note((meant.cell_key, path), meant)
            return _shown(values[meant.key], meant.instead)
        row = values[meant.slot]
        cell = None if row is None else self.cell_of(row, meant)
        if cell is not None:
            self._note(cell, meant)
        return _shown(None if row is None else row.get(meant.key), meant.instead)

    def _note(self, cell: Cell, meant: Read | RefRead) -> None:
        self.cells[cell] = meant.instead is None or self.cells.get(cell, False)

    def cell_of(self, row: Values | Group, meant: RefRead) -> Cell | None:
        """Find where a row that is named stands."""
        if isinstance(row, Group):
            return (row.prefix + meant.key, ()) if row.prefix + meant.key in row.values else None
        for prefix in targets(self.schema, meant.target):
            rows = self.frames["v"][0].get(prefix[:-1], ())
            position = row["row"] - 1
            if position < len(rows) and rows[position] is row and meant.key in row:
                return (prefix + meant.key, (position,))
        return None

    def _fill_vector(self, node: Node, vector: Vector) -> str | None:
        """Print the values of a list; of ``list[]`` alone the number of rows is printed by its caller's brackets."""
        texts: list[str] = []
        for part in vector.parts:
            for frames in _frames(part.loops, self.frames):
                inner = _Filler(part.names, frames, self.schema, self.say)
                if isinstance(node, Each):
                    texts.append(inner.text(node.body))
                elif isinstance(part.body, Read | RefRead):
                    texts.append(inner._fill_read(part.body))
                for cell, is_passed_on in inner.cells.items():
                    self.cells[cell] = is_passed_on or self.cells.get(cell, False)
        if any(part.body is None for part in vector.parts):
            return None
        if len(texts) > MOST_SHOWN:
            texts = [*texts[:MOST_SHOWN], f"… {len(texts) - MOST_SHOWN} more"]
        return ", ".join(texts)


class _Worder:
    """Prints one formula with other words in the place of names.

    Args:
        filler: Knows what the names mean.
        word: See :meth:`Explanation.worded`.
    """

    def __init__(self, filler: _Filler, word: Callable[[Cell], str]) -> None:
        self.filler = filler
        self.word = word

    def text(self, node: Node) -> str:
        return to_text(node, self._word)

    def _word(self, node: Node) -> str | None:
        if isinstance(node, Call):
            return self.filler.spoken(node, self._word)
        meant = self.filler.names.get(id(node))
        if isinstance(meant, Vector):
            return ", ".join(dict.fromkeys(self._part(node, part) for part in meant.parts))
        return self._name(meant)

    def _part(self, node: Node, part: Part) -> str:
        if isinstance(node, Each):
            filler = _Filler(part.names, self.filler.frames, self.filler.schema, self.filler.say)
            inner = _Worder(filler, self.word)
            said = inner.text(node.body)
            return f"{self._list(part)}: {said}" if part.loops else said  # a member of a group that is in no list
        return self._name(part.body) or self._list(part)

    def _list(self, part: Part) -> str:
        return self.word((part.loops[-1].list_key, ()))

    def _name(self, meant: Bound | None) -> str | None:
        frames = self.filler.frames
        match meant:
            case Read() if not meant.cell_key.endswith("[].row"):
                return self.word((meant.cell_key, frames[meant.var][1] if meant.var in frames else ()))
            case RefRead():
                row = frames[meant.var][0][meant.slot] if meant.var in frames else None
                cell = None if row is None else self.filler.cell_of(row, meant)
                return self.word(cell or (targets(self.filler.schema, meant.target)[0] + meant.key, ()))
            case _:
                return None


def _frames(loops: Sequence[Loop], frames: Mapping[str, Frame]) -> Iterator[Mapping[str, Frame]]:
    if not loops:
        yield frames
        return
    first, *rest = loops
    values, path = frames[first.container]
    for position, row in enumerate(values[first.key]):
        yield from _frames(rest, {**frames, first.var: (row, (*path, position))})


def _shown(value: Value, instead: int | None = None) -> str:
    if value is None:
        return "none" if instead is None else str(instead)
    if isinstance(value, tuple):
        return f"[{', '.join(map(_shown, value))}]"
    return f'"{value}"' if isinstance(value, str) else show(value)
