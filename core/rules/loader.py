"""Loads the data files of a game into a :class:`~core.rules.model.System`.

The order is fixed: what the game is, its inputs, computed numbers, violation rules and setting kinds; then the checks
across files (:mod:`core.rules.checks`); last the formulas are checked and compiled in one go. Every error is a
:class:`~core.errors.RulesError` that names file, table and key.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from core.errors import FormulaError, RulesError
from core.formula import Function, Program, Reference, Schema, Table, ValueType, check, parse
from core.rules.checks import (
    check_bound_messages,
    check_citations,
    check_fields,
    check_keys,
    check_summary,
    check_units,
    check_what_ifs,
)
from core.rules.data_files import (
    DERIVED,
    FIELDS,
    FILES,
    NAMES_FILE,
    RULINGS,
    SETTING,
    SHEET,
    SYSTEM,
    TABLES,
    VIOLATIONS,
    read_file,
)
from core.rules.derived import DerivedDefinitions, read_derived
from core.rules.families import Families
from core.rules.fields import FieldContext, FieldDefinitions, read_fields
from core.rules.formula_schema import VALUE_TYPES, list_keys, value_types
from core.rules.game_head import field_context
from core.rules.macros import expand_macros
from core.rules.model import Field, FieldType, Option, SettingKind, System
from core.rules.name_resolution import list_of
from core.rules.notations import Notation, Notations, ValueNotation
from core.rules.setting_kinds import add_conditions, check_fillings, check_notations, read_kinds
from core.rules.source_position import SourcePosition, TomlTable, array_tables, table, tables, text
from core.rules.system_file import (
    Gathers,
    check_system_file,
    read_calendar,
    read_credits,
    read_decimals,
    read_gathers,
    read_macros,
    read_options,
    read_renamed,
    read_rulings,
    read_sections,
    read_sources,
    read_undefined_counts,
)
from core.rules.tables import read_tables
from core.rules.violations import RuleNames, ViolationDefinitions, read_violations
from core.rules.virtual_rows import add_virtual_rows, split_virtual_rows

if TYPE_CHECKING:
    from core.rules.sheet_layout import SheetLayout

_ID_HELP = "The entry of the world that this row was created from; empty for your own rows."


def load_system(folder: Path, functions: Mapping[str, Function], notations: Notations | None = None) -> System:
    """Load a game.

    Args:
        folder: The folder with its data files; system.toml, fields.toml and derived.toml must be there.
        functions: The pure functions that the game brings along, by name.
        notations: How rows are written as lines, by the key of their list, and lists of numbers, by their field's.

    Raises:
        RulesError: Something in the data is wrong; the message names file, table and key, and says what to do. What
            is wrong in ``sheet.toml`` is said when its layout is first asked for.
    """
    for path in sorted(folder.glob("*.toml")):
        if path.name not in (*FILES, NAMES_FILE):
            raise SourcePosition(path.name, "").unknown(
                "unknown_file", "{name} is not a file of a game.", path.name, FILES
            )
    files = {name: read_file(folder, name) for name in FILES}
    return _SystemLoader(files, functions, notations or {}).system()


@dataclass(frozen=True, slots=True)
class _Definitions:
    """The content of all files, before the checks across files."""

    families: Families
    context: FieldContext
    options: Mapping[str, Option]
    inputs: FieldDefinitions
    numbers: DerivedDefinitions
    tables: Mapping[str, Table]
    gathers: Gathers
    violations: ViolationDefinitions
    virtual_rows: tuple[str, ...]
    macros: Mapping[str, tuple[str, ...]]


class _SystemLoader:
    """Loads one game."""

    def __init__(self, files: Mapping[str, TomlTable], functions: Mapping[str, Function], notations: Notations) -> None:
        self.files = files
        self.functions = functions
        self.notations = {key: each for key, each in notations.items() if isinstance(each, Notation)}
        self.of_values = {key: each for key, each in notations.items() if isinstance(each, ValueNotation)}
        self.head = files[SYSTEM]

    def system(self) -> System:
        """Read, check and compile."""
        head = self.head
        check_system_file(head)
        definitions = self._definitions()
        inputs, numbers, violations = definitions.inputs, definitions.numbers, definitions.violations
        keys = {**inputs.fields, **numbers.derived}
        check_summary(SourcePosition(SYSTEM, ""), text(head, "summary"), keys)
        schema = self._schema(definitions)
        kinds = self._kinds(definitions)
        rulings = read_rulings(RULINGS, self.files[RULINGS])
        check_citations(self._cited(), rulings)
        return System(
            id=text(head, "id"),
            name=text(head, "name"),
            version=text(head, "version"),
            credits=read_credits(head),
            about=text(head, "about"),
            creation_time=text(head, "creation_time"),
            fields=inputs.fields,
            groups=inputs.groups,
            derived=numbers.derived,
            options=definitions.options,
            families=definitions.families,
            violations=tuple(violations.rules),
            rulings=rulings,
            tables=definitions.tables,
            functions=self.functions,
            kinds=kinds,
            renamed=read_renamed(head, definitions.families, keys),
            summary=text(head, "summary"),
            dice_sizes=definitions.context.dice_sizes,
            layout_source=cache(partial(_read_layout, self.files[SHEET], definitions)),
            program=self._program(schema, definitions),
            macros=definitions.macros,
            notations=self.notations,
            sources=read_sources(head),
            sections=read_sections(head),
            calendar=read_calendar(head, numbers.derived),
        )

    def _definitions(self) -> _Definitions:
        files, head = self.files, self.head
        context = field_context(head)
        families = context.families
        macros = read_macros(head)
        fields = dict(tables(FIELDS, expand_macros(FIELDS, files[FIELDS], macros)))
        inputs = read_fields(FIELDS, fields.items(), context)
        _add_ids(inputs)
        for key, notation in self.of_values.items():
            inputs.fields[key] = replace(inputs.fields[key], notation=notation)
        computed, rows = split_virtual_rows(expand_macros(DERIVED, files[DERIVED], macros))
        numbers = read_derived(DERIVED, computed, families, read_decimals(head))
        virtual_rows = add_virtual_rows(DERIVED, rows, inputs.fields, numbers)
        positions = {**inputs.positions, **numbers.positions}
        check_keys(inputs, numbers.derived, positions)
        values = {**inputs.fields, **numbers.derived}
        lists = list_keys(inputs.fields)
        gathers = read_gathers(head, families, lists, values)
        check_fields(inputs.fields, gathers.sources.keys() - gathers.filters.keys(), positions)
        check_units(inputs.fields.values(), numbers.derived.values(), positions)
        check_what_ifs(numbers.what_ifs, inputs.fields, numbers.derived, positions)
        options = read_options(head, context)
        switches = {f"options.{key}" for key in options}
        known = RuleNames({*values, *switches}, _addressable(inputs, values) | switches, families)
        violations = read_violations(VIOLATIONS, files[VIOLATIONS], known)
        bounded: dict[str, Field | Option] = {
            **inputs.fields,
            **{f"options.{key}": each for key, each in options.items()},
        }
        check_bound_messages(
            violations.bound_messages,
            bounded,
            {**dict.fromkeys(switches, SourcePosition(SYSTEM, "options")), **positions},
        )
        return _Definitions(
            families=families,
            context=context,
            options=options,
            inputs=inputs,
            numbers=numbers,
            tables=read_tables(TABLES, files[TABLES]),
            gathers=gathers,
            violations=violations,
            virtual_rows=virtual_rows,
            macros=macros,
        )

    def _schema(self, definitions: _Definitions) -> Schema:
        types = value_types(definitions.inputs.fields)
        for key, each in definitions.numbers.derived.items():
            types[key] = ValueType.OPAQUE if each.is_list else ValueType.TEXT if each.is_text else ValueType.NUMBER
        for key, option in definitions.options.items():
            types[f"options.{key}"] = VALUE_TYPES[option.type]
        return Schema(
            keys=types,
            lists=list_keys(definitions.inputs.fields),
            gathers=definitions.gathers.sources,
            gather_filters=definitions.gathers.filters,
            refs=_refs(definitions.inputs),
            functions=self.functions,
            tables=definitions.tables,
            families={mark: tuple(each.key for each in members) for mark, members in definitions.families.items()},
            virtual_rows=definitions.virtual_rows,
            what_ifs=definitions.numbers.what_ifs,
            computed=frozenset(definitions.numbers.derived),
            undefined_counts=read_undefined_counts(self.head),
        )

    def _kinds(self, definitions: _Definitions) -> Mapping[str, SettingKind]:
        raw = self.files[SETTING]
        kinds = read_kinds(SETTING, raw, definitions.context, definitions.inputs)
        check_fillings(definitions.inputs, kinds)
        check_notations(SETTING, kinds, self.notations)
        return add_conditions(SETTING, raw, kinds, self.functions, _check_formula)

    def _program(self, schema: Schema, definitions: _Definitions) -> Program:
        formulas = {**definitions.numbers.formulas, **definitions.violations.formulas}
        value_formulas = definitions.violations.placeholder_formulas
        try:
            return Program.build(schema, formulas, value_formulas)
        except FormulaError as error:
            positions = {**definitions.numbers.positions, **definitions.violations.positions}
            written = {**formulas, **value_formulas}.get(error.key, "")
            raise _formula_error(positions[error.key], written, error) from error

    def _cited(self) -> Iterator[tuple[SourcePosition, str]]:
        """Yield all citations with their position; each once per file."""
        for name in (FIELDS, DERIVED, TABLES, SETTING):
            seen: dict[str, str] = {}
            for key, each in self.files[name].items():
                if isinstance(each, dict) and "cite" in each:
                    seen.setdefault(each["cite"], key)
            yield from ((SourcePosition(name, key), cite) for cite, key in seen.items())
        for key, each in tables(SYSTEM, table(self.head, "options")):
            yield SourcePosition(SYSTEM, f"options.{key}"), text(each, "cite")
        for position, each in array_tables(VIOLATIONS, self.files[VIOLATIONS], "violation", "code"):
            yield position, text(each, "cite")


def _read_layout(raw: TomlTable, definitions: _Definitions) -> SheetLayout:
    from core.rules.layout_reader import KnownNames, read_layout  # noqa: PLC0415 - numbers are computed without

    known = KnownNames(
        keys=frozenset((*definitions.inputs.fields, *definitions.numbers.derived)),
        lists=list_keys(definitions.inputs.fields),
        families={mark: tuple(each.key for each in members) for mark, members in definitions.families.items()},
        options=frozenset(definitions.options),
    )
    return read_layout(raw, known)


def _add_ids(inputs: FieldDefinitions) -> None:
    """Add ``id`` to the rows of lists: the entry of the setting it was created from."""
    for key, each in list(inputs.fields.items()):
        name = f"{key}[].id"
        if each.type is FieldType.ROWS and each.has_uids and name not in inputs.fields:
            context = ("Entry", "Entry", "", each.cite, _ID_HELP)
            inputs.fields[name] = Field(name, FieldType.TEXT, *context, default="", family=name)
            inputs.positions[name] = inputs.positions[key]


def _addressable(inputs: FieldDefinitions, values: Mapping[str, object]) -> set[str]:
    """Return everything an address can name: values, lists, declared and undeclared groups."""
    found = {*values, *inputs.groups}
    for key in inputs.fields:
        parent = key.rpartition(".")[0]
        while parent and not parent.endswith("[]"):
            found.add(parent)
            parent = parent.rpartition(".")[0]
    return found


def _refs(inputs: FieldDefinitions) -> dict[str, tuple[Reference, ...]]:
    refs: dict[str, tuple[Reference, ...]] = {}
    for key, each in inputs.fields.items():
        if each.ref:
            row = list_of(key)
            target, _, by = each.ref.partition("[].")
            refs[row] = (*refs.get(row, ()), Reference(target, key.removeprefix(f"{row}[]."), by or "name"))
    return refs


def _check_formula(position: SourcePosition, formula: str, schema: Schema) -> None:
    """Refuse an invalid formula."""
    try:
        check(parse(formula), "", schema)
    except FormulaError as error:
        raise _formula_error(position, formula, error) from error


def _formula_error(position: SourcePosition, formula: str, error: FormulaError) -> RulesError:
    if not formula:
        return position.error("bad_formula", "{why}", why=error)
    return position.error("bad_formula", "{why} The formula is: {formula}", why=error, formula=formula)
