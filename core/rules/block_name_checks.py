"""Checks that every address used in printed blocks exists.

Names are resolved as :mod:`core.rules.layout_reader` describes: in the row that a block shows, in the rows around it,
then on the sheet.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import cast

from core.rules.block_kinds import RunsBlock, TableBlock
from core.rules.block_parts import ALIGNS, HEADER, ROW_NAMES, STYLES, Column, KnownNames, TableSource, Template
from core.rules.block_schema import ATTRIBUTES, SHAPES, layout_error
from core.rules.block_templates import (
    ConditionTest,
    ShowIf,
    ShowRange,
    ShowValue,
    parse_address,
    parse_condition,
    parse_template,
)

FAMILY = re.compile(r"<(\w+)>")
Scope = tuple[str, ...]
"""Class keys of the lists around a name, the innermost first; a family mark is ``<a>``."""


def check_names(shape: object, scope: Scope, known: KnownNames, location: str) -> None:
    """Check all names in a block or part of a block.

    Args:
        shape: A block or a part of one.
        scope: The lists of the rows around it.
        known: Names it can use.
        location: Its position in the file, for errors.

    Raises:
        RulesError: A name does not exist where it is used.
    """
    rows = getattr(shape, "rows", "")
    if isinstance(shape, TableBlock):
        _check_table(shape, known, location)
    elif isinstance(shape, RunsBlock):
        _check_runs(shape, known, location)
        return
    elif isinstance(rows, str) and rows:
        scope = (_check_rows(rows, scope, known, location), *scope)
    for name, annotation, _ in ATTRIBUTES[type(shape)]:
        value = getattr(shape, name)
        if value and not (isinstance(shape, TableBlock) and name in ("rows", "columns", "extra")):
            _check_value(annotation, value, scope, known, f"{location}.{name}")
    _check_style(shape, location)


def _check_style(shape: object, location: str) -> None:
    if isinstance(shape, Column) and (shape.style not in STYLES or shape.align not in ALIGNS):
        raise layout_error(
            location, "style or align", f"styles are {', '.join(sorted(STYLES))}; left, right and center"
        )


def _check_value(annotation: str, value: object, scope: Scope, known: KnownNames, location: str) -> None:
    if annotation == "Template":
        for text in cast("Template", value):
            _check_template(text, scope, known, location)
    elif annotation == "Condition":
        _check_tests(parse_condition(cast("str", value)), scope, known, location)
    elif annotation == "Address":
        _check_name(cast("str", value), scope, known, location)
    elif annotation == "Mapping[str, Answer]":
        _check_answers(cast("Mapping[str, object]", value), scope, known, location)
    elif isinstance(value, tuple):
        inner = annotation.removeprefix("tuple[").removesuffix(", ...]")
        for n, one in enumerate(value):
            _check_value(inner, one, scope, known, f"{location}[{n}]")
    elif type(value).__name__ in SHAPES:
        check_names(value, scope, known, location)


def _check_answers(answers: Mapping[str, object], scope: Scope, known: KnownNames, location: str) -> None:
    """Check the addresses among answers of a procedure."""
    for key, answer in answers.items():
        if isinstance(answer, str) and answer.startswith("{"):
            _check_name(answer[1:-1], scope, known, f"{location}.{key}")


def _check_table(table: TableBlock, known: KnownNames, location: str) -> None:
    """Check each column for each source of rows, except cells that the source replaces."""
    for source in table.rows:
        if not source.rows:
            _check_given(source, table, known, f"{location}.rows")
            continue
        for scope in _scopes(source, known, location):
            for column in table.columns:
                if column.key in source.cells:
                    _check_value("Template", source.cells[column.key], scope, known, f"{location}.{column.key}")
                    continue
                check_names(column, scope, known, f"{location}.{column.head or column.key}")
            if source.sort:
                _check_name(source.sort, scope, known, f"{location}.sort")
            _check_source(source, scope, table, known, f"{location}.rows")
    for extra in table.extra:
        _check_given(extra, table, known, f"{location}.extra")


def _scopes(source: TableSource, known: KnownNames, location: str) -> Iterator[Scope]:
    """Yield the scopes of a source's columns: one, or one for each member where names are within it."""
    scope = (_check_rows(source.rows, (), known, location),)
    mark = FAMILY.search(source.within)
    if mark is None:
        if source.within:
            raise layout_error(location, "within", "must name a member, as in innate.<i>")
        yield scope
        return
    if mark.group() != scope[0]:
        raise layout_error(location, "within", f"must have the mark of its rows, {scope[0]}")
    for member in known.families[mark.group(1)]:
        yield (f"{source.within.replace(mark.group(), member)}.", *scope)


def _check_runs(runs: RunsBlock, known: KnownNames, location: str) -> None:
    """Check the texts and conditions of every source."""
    _check_tests(parse_condition(runs.only_if), (), known, location)
    for source in runs.rows:
        scope = (_check_rows(source.rows, (), known, location),) if source.rows else ()
        _check_value("Template", source.cells.get("value", runs.value), scope, known, f"{location}.value")
        if source.sort:
            _check_name(source.sort, scope, known, f"{location}.sort")
        _check_tests(parse_condition(source.only_if), (), known, f"{location}.rows")
    if not runs.rows:
        _check_value("Template", runs.value, (), known, f"{location}.value")


def _check_given(source: TableSource, table: TableBlock, known: KnownNames, location: str) -> None:
    """Check a fixed row, which shows only its own cells."""
    if not source.cells:
        raise layout_error(location, "rows", "is empty")
    for key, value in source.cells.items():
        _check_value("Template", value, (), known, f"{location}.{key}")
    _check_source(source, (), table, known, location)


def _check_source(source: TableSource, scope: Scope, table: TableBlock, known: KnownNames, location: str) -> None:
    """Check the condition of a source, and that merged columns are adjacent."""
    _check_tests(parse_condition(source.only_if), (), known, location)
    _check_struck(source, scope, table, known, location)
    if ",".join(source.merged) not in ",".join(column.key for column in table.columns):
        raise layout_error(location, "merged", "must be keys of adjacent columns")


def _check_struck(source: TableSource, scope: Scope, table: TableBlock, known: KnownNames, location: str) -> None:
    """Check which columns are struck out, and when; both or neither must be given."""
    if bool(source.struck) != bool(source.struck_if):
        raise layout_error(location, "struck", "needs struck_if, and struck_if needs it")
    for key in source.struck:
        if key not in {column.key for column in table.columns}:
            raise layout_error(location, key, "is not the key of a column")
    _check_tests(parse_condition(source.struck_if), scope, known, location)


def _check_template(text: str, scope: Scope, known: KnownNames, location: str) -> None:
    for piece in parse_template(text):
        if isinstance(piece, ShowValue):
            _check_name(piece.address, scope, known, location)
        elif isinstance(piece, ShowRange):
            _check_name(piece.first, scope, known, location)
            _check_name(piece.last, scope, known, location)
        elif isinstance(piece, ShowIf):
            _check_tests(piece.tests, scope, known, location)


def _check_tests(tests: tuple[ConditionTest, ...], scope: Scope, known: KnownNames, location: str) -> None:
    for test in tests:
        _check_name(test.name, scope, known, location)
        if test.compares_names:
            _check_name(test.other, scope, known, location)


def _check_rows(rows: str, scope: Scope, known: KnownNames, location: str) -> str:
    """Check the name of a list or family and its filter; return its class key."""
    step = parse_address(rows)[0]
    if FAMILY.fullmatch(step.name):
        if step.name[1:-1] not in known.families:
            raise layout_error(location, "rows", f"there is no family {step.name}")
        if isinstance(step.rows, tuple):
            _check_tests(step.rows, (step.name, *scope), known, location)
        return step.name
    for key in _candidates(step.name, scope):
        if key in known.lists:
            if isinstance(step.rows, tuple):
                _check_tests(step.rows, (key, *scope), known, location)
            return key
    raise layout_error(location, "rows", f"there is no list {step.name}")


def _candidates(name: str, scope: Scope) -> Iterator[str]:
    for around in scope:
        if around.endswith("."):
            yield around + name
        elif not around.startswith("<"):
            yield f"{around}[].{name}"
    yield name


def _check_name(address: str, scope: Scope, known: KnownNames, location: str) -> None:
    """Check one address; family marks are expanded."""
    if address.startswith("@"):
        if address not in HEADER and address not in ROW_NAMES:
            raise layout_error(location, address, "there is no such name")
        return
    steps = parse_address(address)
    for step in steps[:-1]:
        key = _check_rows(step.name, scope, known, location)
        scope = (key, *scope)
        if isinstance(step.rows, tuple):
            _check_tests(step.rows, scope, known, location)
    last = steps[-1]
    if last.rows is not None:
        _check_rows(address if len(steps) == 1 else last.name, scope, known, location)
        return
    mark = FAMILY.search(last.name)
    members = known.families.get(mark.group(1), ()) if mark else ("",)
    if mark and not members:
        raise layout_error(location, address, f"there is no family {mark.group()}")
    for member in members:
        name = last.name.replace(mark.group(), member) if mark else last.name
        if not _exists(name, scope, known):
            raise layout_error(location, address, "the game has no such number or text")


def _exists(name: str, scope: Scope, known: KnownNames) -> bool:
    if name.startswith("options."):
        return name.removeprefix("options.") in known.options
    return any(key in known.keys or key in known.lists for key in _candidates(name, scope))
