"""Tables from spreadsheets become entries of a world, and entries become tables that paste back equal."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.character.document import Character
from core.character.edits import AddRow, Batch, SetValue
from core.character.json_values import Json
from core.character.uids import Uids
from core.content.copied_table import copy_table
from core.content.delimited_text import format_records, read_records
from core.content.entries import check_entry
from core.content.pasted_table import (
    LONGEST_CELL,
    MOST_COLUMNS,
    MOST_LETTERS,
    MOST_LINES,
    LineAction,
    PastedTable,
    read_table,
)
from core.content.reader import load_setting, shipped_settings
from core.content.table_cells import CellText
from core.content.table_columns import TableColumn, put_value, row_columns
from core.language import load_language
from core.registry import games
from core.rules.model import FieldType, SettingKind, System
from tests.helpers.games import game_with

KINDS = [pytest.param(game.system, kind, id=f"{game.id}-{kind}") for game in games() for kind in game.system.kinds]
LANGUAGES = ("en", "de")


def sample_entries(system: System, kind: str) -> tuple[Mapping[str, Json], ...]:
    files = shipped_settings(system.id)
    return load_setting(files[0], system).kinds[kind] if files else ()


def read(
    system: System, kind: str, text: str, present: Sequence[Mapping[str, Json]] = (), language: str = "en"
) -> PastedTable:
    return read_table(text, system, kind, present, load_language(language).translator_of(system.id))


def entries_of(table: PastedTable) -> list[dict[str, Json]]:
    """Return the rows that the edit of a table adds to an empty world."""
    edit = table.to_edit("entries")
    if isinstance(edit, SetValue):
        assert isinstance(edit.value, list)
        return [dict(row) for row in edit.value if isinstance(row, Mapping)]
    assert isinstance(edit, Batch)
    return [dict(each.row) for each in edit.edits if isinstance(each, AddRow)]


def completed(system: System, kind: str, entries: Sequence[Mapping[str, Json]]) -> list[Json]:
    return [_plain(check_entry(system, kind, entry)) for entry in entries]


def _plain(value: Json) -> Json:
    if isinstance(value, Mapping):
        return {key: _plain(each) for key, each in value.items()}
    return [_plain(each) for each in value] if isinstance(value, list | tuple) else value


@pytest.mark.parametrize(("system", "kind"), KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_copied_table_pastes_back_equal(system: System, kind: str, language: str) -> None:
    entries = sample_entries(system, kind)
    text = copy_table(system, kind, entries, load_language(language).translator_of(system.id))
    table = read(system, kind, text, language=language)
    assert not table.unknown
    assert not table.missing
    if entries:
        assert not [line.problem for line in table.lines if line.problem]
        assert completed(system, kind, entries_of(table)) == completed(system, kind, entries)
        again = read(system, kind, text, entries, language)
        assert {line.action for line in again.lines} == {LineAction.SAME}
        assert again.to_edit(kind) is None


_TEXTS = st.text(st.characters(exclude_categories=["Cs", "Cc"], include_characters="\n\t"), max_size=12)
_WORDS = _TEXTS.filter(lambda text: text == text.strip() and text != "")


def _value(system: System, kind: SettingKind, key: str) -> st.SearchStrategy[Json]:
    field = kind.fields[key]
    match field.type:
        case FieldType.INT:
            plain: st.SearchStrategy[Json] = st.integers(-(10**9), 10**9)
        case FieldType.NUMBER:
            plain = st.one_of(
                st.integers(-99, 99), st.decimals(-999, 999, places=3).map(Decimal.normalize).map(_decimal)
            )
        case FieldType.BOOL:
            plain = st.booleans()
        case FieldType.CHOICE:
            plain = st.sampled_from([choice.key for choice in field.choices])
        case FieldType.DICE:
            sizes = system.dice_sizes or (6,)
            plain = st.sampled_from(["", "3", *(f"2d{size}+1" for size in sizes)])
        case FieldType.TEXTS:
            one = st.sampled_from([choice.key for choice in field.choices]) if field.choices else _WORDS
            plain = st.lists(one, max_size=3)
        case FieldType.NUMBERS:
            plain = st.lists(st.integers(1, 6), unique=True, max_size=3).map(lambda each: [*sorted(each)])
        case FieldType.ROWS:
            plain = st.lists(_fields(system, kind, f"{key}[]."), max_size=3)
        case _:
            plain = _TEXTS.filter(lambda text: key != kind.line)
    return st.one_of(st.none(), plain) if field.nullable else plain


def _decimal(number: Decimal) -> Json:
    return int(number) if number == number.to_integral_value() else number


def _fields(system: System, kind: SettingKind, begin: str = "") -> st.SearchStrategy[dict[str, Json]]:
    keys = [key for key in kind.fields if key.startswith(begin) and "[]" not in key.removeprefix(begin)]
    flat = st.fixed_dictionaries(
        {}, optional={key.removeprefix(begin): _value(system, kind, key) for key in keys if key != kind.line}
    )
    return flat.map(_nested)


def _nested(flat: Mapping[str, Json]) -> dict[str, Json]:
    entry: dict[str, Json] = {}
    for key, value in flat.items():
        put_value(entry, key, value)
    return entry


@given(data=st.data())
def test_any_entry_pastes_back_equal(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(games()))
    kind = game.system.kinds[data.draw(st.sampled_from(sorted(game.system.kinds)))]
    language = data.draw(st.sampled_from(LANGUAGES))
    values = data.draw(_fields(game.system, kind))
    about: dict[str, Json] = {} if kind.is_plain else {"about": data.draw(_TEXTS)}
    entry: dict[str, Json] = {"id": "some_id"} if kind.has_ids else {}
    entry |= {"name": data.draw(_WORDS), **about, **values}
    text = copy_table(game.system, kind.key, [entry], load_language(language).translator_of(game.id))
    table = read(game.system, kind.key, text, language=language)
    assert not [line.problem for line in table.lines if line.problem]
    (row,) = entries_of(table)
    assert _complete(game.system, kind.key, row) == _complete(game.system, kind.key, entry)


def _complete(system: System, kind: str, entry: Mapping[str, Json]) -> Json:
    """Return the values of all columns; checks of the game do not matter here."""
    text = CellText(system, kind, str)
    return [_plain(_row(text, column, text.stored(entry, column))) for column in text.names.columns]


def _row(text: CellText, column: TableColumn, value: Json) -> Json:
    if column.field.type is not FieldType.ROWS or not isinstance(value, list | tuple):
        return value
    inner = row_columns(text.system, text.kind, column.path)
    rows = [each for each in value if isinstance(each, Mapping)]
    return [[_row(text, each, text.stored(row, each)) for each in inner] for row in rows]


@given(data=st.data(), text=st.text(max_size=200))
def test_any_text_is_read_or_refused_with_sentences(data: st.DataObject, text: str) -> None:
    game = data.draw(st.sampled_from(games()))
    kind = data.draw(st.sampled_from(sorted(game.system.kinds)))
    heading = data.draw(st.sampled_from(["", "Name\tAbout\n", "id;name\n"]))
    table = read(game.system, kind, heading + text)
    for line in table.lines:
        assert len(line.cells) == len(table.headings) == len(table.columns)
        assert (line.action is LineAction.REFUSED) == (table.problem is not None or line.problem is not None)
    if table.count(LineAction.ADD):
        edit = table.to_edit(kind)
        assert edit is not None
        after = edit.apply(Character(game.id, data={kind: []}), Uids(random.Random(1))).character
        assert len(after.data[kind]) == table.count(LineAction.ADD)  # type: ignore[arg-type]


_CELLS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r\ufeff"), max_size=9)


@given(st.lists(st.lists(_CELLS, min_size=2, max_size=4), min_size=1, max_size=4))
def test_records_are_read_back_as_written(records: list[list[str]]) -> None:
    kept = [record for record in records if any(record)]
    text = format_records([["a", "b"], *kept])
    assert [list(record.cells) for record in read_records(text)][1:] == kept


# ---- Tables as people paste them, into the first kind with a weight, a switch, choices and a list of uses ------------


def _uses(kind: SettingKind) -> str:
    """Return the list of an entry whose rows begin with a choice; "" if there is none."""
    lists = [key for key, each in kind.fields.items() if each.type is FieldType.ROWS and "[]" not in key]
    for key in lists:
        first = next(each for each in kind.fields if each.startswith(f"{key}[]."))
        if kind.fields[first].type is FieldType.CHOICE and kind.has_ids:
            return key
    return ""


def _kind(system: System) -> SettingKind | None:
    return next((kind for kind in system.kinds.values() if _uses(kind)), None)


@pytest.fixture
def system() -> System:
    return game_with(lambda game: _kind(game.system), "a kind of entries with uses").system


@pytest.fixture
def kind(system: System) -> SettingKind:
    found = _kind(system)
    assert found is not None
    return found


def _field(kind: SettingKind, type_: FieldType, unit: str = "") -> str:
    return next(
        key for key, each in kind.fields.items() if each.type is type_ and each.unit == unit and "[]" not in key
    )


def test_units_are_cut_and_decimals_may_have_a_comma(system: System, kind: SettingKind) -> None:
    weight = _field(kind, FieldType.NUMBER, "lb")
    label = kind.fields[weight].label
    table = read(system, kind.key, f"Name\t{label} (lb)\nOar\t4,5 lb\nBoat\t1,250.5\nPole\t2 kg\nReed\t—\n")
    assert [row.get(weight) for row in entries_of(table)] == [Decimal("4.5"), Decimal("1250.5"), Decimal("4.41"), None]


def test_words_and_headings_are_english_or_those_of_the_reader(system: System, kind: SettingKind) -> None:
    switch = _field(kind, FieldType.BOOL)
    german = load_language("de").translator_of(system.id)(kind.fields[switch].label)
    table = read(system, kind.key, f"name;{german}\nOar;ja\nBoat;no\nPole;x\nReed;\n", language="de")
    assert [row[switch] for row in entries_of(table)] == [True, False, True, False]


def test_lists_in_a_cell_are_short_or_complete(system: System, kind: SettingKind) -> None:
    uses = _uses(kind)
    columns = row_columns(system, kind.key, uses)
    first, second = columns[0], columns[1]
    one, two = (choice.label for choice in first.field.choices[:2])
    other = second.field.choices[1]
    cell = f"{one}; {two} ({other.label}); {one} ({second.field.label}: {other.key})"
    table = read(system, kind.key, f'Name\t{kind.fields[uses].label}\nOar\t"{cell}"\n')
    assert table.problem is None
    (row,) = entries_of(table)
    keys = [choice.key for choice in first.field.choices]
    assert row[uses] == [
        {first.key: keys[0]},
        {first.key: keys[1], second.key: other.key},
        {first.key: keys[0], second.key: other.key},
    ]


@pytest.mark.parametrize(
    ("cell", "code"),
    [
        ("{one} (", "brackets"),
        ("{one} (what: 3)", "no_column_of_list"),
        ("nothing like it", "no_choice"),
        ("{one} (1, 2, 3, 4, 5, 6, 7, 8, 9)", "no_choice"),
        ("({label}: {one}, {label}: {one})", "value_twice"),
    ],
)
def test_a_list_that_cannot_be_read_is_refused(system: System, kind: SettingKind, cell: str, code: str) -> None:
    uses = _uses(kind)
    first = row_columns(system, kind.key, uses)[0]
    filled = cell.format(one=first.field.choices[0].label, label=first.field.label)
    table = read(system, kind.key, f"Name\t{uses}\nOar\t{filled}\n")
    (line,) = table.lines
    assert line.action is LineAction.REFUSED
    assert line.column == 1
    assert line.problem is not None
    problem = line.problem.values["problem"]
    assert problem.code == code  # type: ignore[attr-defined]
    assert str(line.problem).startswith("Line 2: ")


def test_a_corrected_cell_is_read_again(system: System, kind: SettingKind) -> None:
    weight = _field(kind, FieldType.NUMBER, "lb")
    table = read(system, kind.key, f"Name\t{weight}\n\nOar\theavy\nPole\t3\n")
    assert [line.number for line in table.lines] == [3, 4]
    assert [line.action for line in table.lines] == [LineAction.REFUSED, LineAction.ADD]
    assert table.lines[0].cells == ("Oar", "heavy")
    table = table.with_cell(0, 1, "5")
    assert [row[weight] for row in entries_of(table)] == [5, 3]


def test_columns_that_are_not_known_or_missing_are_named(system: System, kind: SettingKind) -> None:
    table = read(system, kind.key, "Colour\tName\tName\nred\tOar\tPole\n")
    assert table.unknown == ("Colour", "Name")
    assert "about" in {column.key for column in table.missing}
    assert [row["name"] for row in entries_of(table)] == ["Oar"]


def test_entries_are_updated_by_id_or_name_and_others_added(system: System, kind: SettingKind) -> None:
    weight = _field(kind, FieldType.NUMBER, "lb")
    present: list[Mapping[str, Json]] = [
        {"uid": "abcd", "id": "oar", "name": "Oar", weight: 4},
        {"id": "pole", "name": "Pole", weight: 3},
        {"id": "reed", "name": "Reed"},
    ]
    text = f"id\tName\t{weight}\noar\t\t5\n\tPOLE\t2\n\tReed\t\n\tOar (old)\t1\nnew_id\tNet\t1\n"
    table = read(system, kind.key, text, present)
    actions = [LineAction.UPDATE, LineAction.UPDATE, LineAction.SAME, LineAction.ADD, LineAction.ADD]
    assert [line.action for line in table.lines] == actions
    assert [line.position for line in table.lines] == [0, 1, 2, None, None]
    edit = table.to_edit("world")
    assert isinstance(edit, Batch)
    before = Character(system.id, data={"world": present})
    applied = edit.apply(before, Uids(random.Random(1)))
    rows = applied.character.data["world"]
    assert [(row["id"], row["name"], row.get(weight)) for row in rows] == [  # type: ignore[index, union-attr, call-overload]
        ("oar", "Oar", 5),
        ("pole", "POLE", 2),
        ("reed", "Reed", None),
        ("oar_old", "Oar (old)", 1),
        ("new_id", "Net", 1),
    ]
    assert applied.inverse.apply(applied.character, Uids(random.Random(1))).character == before


def test_many_entries_are_written_at_once(system: System, kind: SettingKind) -> None:
    weight = _field(kind, FieldType.NUMBER, "lb")
    present: list[Mapping[str, Json]] = [{"uid": "abcd", "id": "oar", "name": "Oar", "kept": 1}]
    lines = "".join(f"Oar {number}\t{number}\n" for number in range(60))
    table = read(system, kind.key, f"Name\t{weight}\nOar\t9\n{lines}", present)
    edit = table.to_edit("world")
    assert isinstance(edit, SetValue)
    before = Character(system.id, data={"world": present})
    after = edit.apply(before, Uids(random.Random(1))).character.data["world"]
    assert isinstance(after, list)
    assert len(after) == 61
    assert after[0] == {"uid": "abcd", "id": "oar", "name": "Oar", "kept": 1, weight: 9}
    assert present == [{"uid": "abcd", "id": "oar", "name": "Oar", "kept": 1}]


@pytest.mark.parametrize(
    ("lines", "codes"),
    [
        ("\tOar\n\tOar\n", ["", "line_twice"]),
        ("oar\tOar\noar\tPole\n", ["", "line_twice"]),
        ("Not an id\tOar\n", ["bad_table_id"]),
        ("\t\tstray\n", ["line_without_name"]),
        ("other\tReed\n", ["name_of_other"]),
    ],
)
def test_names_that_clash_are_refused(system: System, kind: SettingKind, lines: str, codes: list[str]) -> None:
    present = [{"id": "reed", "name": "Reed"}]
    table = read(system, kind.key, "id\tName\tx\n" + lines, present)
    found = [str(getattr(line.problem and line.problem.values["problem"], "code", "")) for line in table.lines]
    assert found == codes


def test_a_list_of_names_needs_no_header(system: System, kind: SettingKind) -> None:
    table = read(system, kind.key, "Oar\nPole\n")
    assert [row["name"] for row in entries_of(table)] == ["Oar", "Pole"]
    assert [line.number for line in table.lines] == [1, 2]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty_table"),
        ("Name\tAbout\n", "empty_table"),
        ("Colour\tTaste\nred\tsweet\n", "no_key_column"),
        ("x" * (MOST_LETTERS + 1), "table_too_large"),
        ("Name\n" + "a\n" * (MOST_LINES + 1), "table_too_long"),
        ("Name" + "\t" * MOST_COLUMNS + "\na\n", "table_too_wide"),
    ],
    ids=["nothing", "header", "no names", "letters", "lines", "columns"],
)
def test_what_is_no_table_is_refused_as_a_whole(system: System, kind: SettingKind, text: str, code: str) -> None:
    table = read(system, kind.key, text)
    assert table.problem is not None
    assert table.problem.code == code
    assert table.to_edit(kind.key) is None
    if code == "no_key_column":
        assert table.lines[0].cells == ("red", "sweet")


def test_a_value_of_a_megabyte_is_refused_in_its_line(system: System, kind: SettingKind) -> None:
    table = read(system, kind.key, f"Name\tAbout\nOar\t{'x' * 1_000_000}\nPole\tshort\n")
    assert [line.action for line in table.lines] == [LineAction.REFUSED, LineAction.ADD]
    assert len(table.lines[0].cells[1]) > LONGEST_CELL


def test_more_cells_than_headings_keep_what_they_say(system: System, kind: SettingKind) -> None:
    table = read(system, kind.key, "Name\tAbout\nOar\twet\tblue\n")
    (line,) = table.lines
    assert line.cells == ("Oar", "wet", "blue")
    assert line.action is LineAction.REFUSED
    assert line.column == 2
    assert table.with_cell(0, 2, "").lines[0].action is LineAction.ADD


def test_names_of_entries_are_read_as_their_ids() -> None:
    def by_id(system: System) -> tuple[str, str, str] | None:
        for kind in system.kinds.values():
            for each in kind.references:
                if each.by == "id" and each.path.count("[]") == 1 and kind.has_names and each.path.endswith("[]"):
                    return kind.key, each.path.removesuffix("[]"), each.kind
        return None

    game = game_with(lambda each: by_id(each.system), "a list of ids")
    found = by_id(game.system)
    assert found is not None
    kind, key, named = found
    table = read_table(f"Name\t{key}\nOar\tThe Reed; pole\n", game.system, kind, (), str, {named: {"the reed": "reed"}})
    assert [row[key] for row in entries_of(table)] == [["reed", "pole"]]


def test_a_line_of_notation_is_checked_and_gives_the_id() -> None:
    game = game_with(
        lambda each: any(kind.notation and not kind.has_names for kind in each.system.kinds.values()), "a notation"
    )
    kind = next(kind for kind in game.system.kinds.values() if kind.notation and not kind.has_names)
    example = str(sample_entries(game.system, kind.key)[0][kind.line])
    table = read(game.system, kind.key, format_records([[kind.line], [example], ["((("]]))
    assert [line.action for line in table.lines] == [LineAction.ADD, LineAction.REFUSED]
    assert table.lines[0].values["id"]
