"""The sheet of every game: shows each of its fields with a widget that suits it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from core import registry
from core.rules.model import FieldType, System
from desktop.forms import FORMS
from tests.helpers.designer_forms import Form, files, read_form, read_sheet, sheet_folders

SHEETS = [read_sheet(folder) for folder in sheet_folders()]
HEAD = {"@name", "@player", "@campaign", "@notes", "@tags", "@portrait"}
SUITABLE = {
    FieldType.INT: {"NumberField", "ScaleSlider", "Pips"},
    FieldType.NUMBER: {"NumberField"},
    FieldType.BOOL: {"TickBox"},
    FieldType.TEXT: {"LineField", "ChoiceField"},
    FieldType.PROSE: {"ProseField"},
    FieldType.CHOICE: {"ChoiceField"},
    FieldType.DICE: {"LineField"},
    FieldType.TEXTS: {"ProseField"},
    FieldType.NUMBERS: {"LineField"},
    FieldType.ROLLS: {"ProseField"},
    FieldType.ROWS: {"RowTable"},
}
WORDS = {"LineField"}
"""Words of a list stand side by side, with commas."""
COMPUTED = {"DerivedLabel", "StatBlock", "Track", "Pips", "StepBar", "LoadBar", "PipTrack", "LevelLadder"}
LABELS = {"QLabel", "Caption", "SummaryLabel"}
"""They only show what is typed somewhere else."""
SHOWN = {"StatBlock", "Track"}
"""They may show what is typed somewhere else, besides computed numbers."""
IN_HEAD = {"LineField", "TitleField", "ProseField", "PortraitView"}

every_sheet = pytest.mark.parametrize("form", SHEETS, ids=[form.file.parent.name for form in SHEETS])


def system_of(form: Form) -> System:
    """Return the game that a sheet belongs to."""
    return registry.game(form.file.parent.name).system


def known(system: System) -> set[str]:
    """Return every address that a sheet of the game may name."""
    return {*system.fields, *system.derived, *HEAD, *(f"options.{key}" for key in system.options)}


def test_every_game_has_a_sheet() -> None:
    assert {form.file.parent.name for form in SHEETS} == {game.id for game in registry.games()}


@every_sheet
def test_every_page_has_a_form_and_every_form_a_page(form: Form) -> None:
    pages = {each.name for each in form.widgets if each.around[:1] == ("pages",)}
    folder = form.file.parent
    assert {file.stem for file in files() if file.parent == folder} == {"sheet", *pages}
    assert {read_form(folder / f"{page}.ui").widgets[0].name for page in pages} == pages


@every_sheet
def test_names_of_all_pages_differ(form: Form) -> None:
    """Widgets are found by name in the whole sheet."""
    names = [each.name for each in form.widgets]
    assert len(set(names)) == len(names)
    assert len(set(form.tab_order)) == len(form.tab_order)


@every_sheet
def test_it_has_a_head_and_pages(form: Form) -> None:
    assert form.by_name["head"].kind == "QWidget"
    assert form.by_name["pages"].kind == "SheetPages"
    pages = [each for each in form.widgets if each.around[:1] == ("pages",)]
    assert pages
    assert {each.kind for each in pages} == {"Page"}


@every_sheet
def test_every_address_is_one_of_the_game(form: Form) -> None:
    there = known(system_of(form))
    wrong = {each.name: sorted(set(each.addresses()) - there) for each in form.widgets if set(each.addresses()) - there}
    assert not wrong


@every_sheet
def test_a_widget_suits_what_it_shows(form: Form) -> None:
    system = system_of(form)
    wrong = []
    for widget in form.widgets:
        address = widget.text_of("field")
        if address and (widget.kind in LABELS or (widget.kind in SHOWN and address in system.fields)):
            suits = any(address in each.shown_addresses() for each in form.widgets if each.kind not in LABELS | SHOWN)
        elif address in HEAD:
            suits = widget.kind in IN_HEAD
        elif address in system.fields:
            field = system.fields[address]
            suits = widget.kind in (WORDS if field.type is FieldType.TEXTS and field.choices else SUITABLE[field.type])
        elif address in system.derived:
            is_line = widget.kind == "LineField" and widget.text_of("notation_of") in system.notations
            suits = widget.kind in COMPUTED or is_line
        else:
            suits = True
        if not suits:
            wrong.append(f"{widget.name}: a {widget.kind} for {address}")
    assert not wrong


@every_sheet
def test_every_field_is_shown_or_left_out_on_purpose(form: Form) -> None:
    system = system_of(form)
    wanted = {*system.fields, *(key for key, each in system.derived.items() if not each.is_hidden)}
    shown = {address for each in form.widgets for address in each.shown_addresses()}
    hidden = set(form.widgets[0].properties["hidden_fields"].texts)
    assert not wanted - shown - hidden, f"neither shown nor left out: {named(wanted - shown - hidden)}"
    assert not hidden & shown, f"left out and shown: {named(hidden & shown)}"
    assert not hidden - wanted, f"left out, though the game does not have them: {named(hidden - wanted)}"


def named(addresses: Iterable[str]) -> str:
    """Return addresses in a row; pytest shortens sets."""
    return ", ".join(sorted(addresses))


@every_sheet
def test_every_input_of_the_head_is_there(form: Form) -> None:
    shown = {address for each in form.widgets for address in each.shown_addresses()}
    assert shown >= HEAD


@every_sheet
def test_tables_name_columns_that_they_have(form: Form) -> None:
    for table in (each for each in form.widgets if each.kind == "RowTable"):
        columns = table.properties["columns"].texts
        for name in ("strong_columns", "muted_columns", "optional_columns", "stretch_column"):
            if name in table.properties:
                assert set(table.properties[name].texts) <= set(columns), f"{table.name}.{name}"
        if "headers" in table.properties:
            assert len(table.properties["headers"].texts) == len(columns), table.name
        assert table.text_of("empty_text"), f"{table.name} does not say what belongs there"
        is_part = bool(table.text_of("row_filter"))
        assert is_part or table.text_of("add_text"), f"{table.name} does not say what its button adds"


@every_sheet
def test_what_belongs_to_a_row_stands_beside_the_table_of_its_list(form: Form) -> None:
    """A place in a selected row needs a table in which the row can be selected."""
    tables = {each.text_of("field") for each in form.widgets if each.kind == "RowTable"}
    for widget in form.widgets:
        for address in widget.shown_addresses():
            lists = re.findall(r"^(.*?)\[\]\.", address) if widget.kind != "LoadBar" else []
            assert set(lists) <= tables, f"{widget.name}: {address}"


@every_sheet
def test_lines_of_the_figure_lead_to_numbers(form: Form) -> None:
    for figure in (each for each in form.widgets if each.kind == "ArmorFigure"):
        for target in figure.properties["targets"].texts:
            assert form.by_name[target].kind == "DerivedLabel"


@every_sheet
def test_letters_of_a_page_are_those_of_nothing_else(form: Form) -> None:
    """Alt and a letter reach a menu, a page or a box of the page that is seen: one of them."""
    window = read_form(FORMS / "main_window.ui")
    menus = [each for each in window.widgets if each.kind == "QMenu"]
    bar = [each for each in menus if window.by_name[each.around[0]].kind == "QMenuBar"]
    pages = [each for each in form.widgets if each.kind == "Page"]
    always = [*(letter(each.text_of("title")) for each in bar), *(letter(each.text_of("tab_title")) for each in pages)]
    assert all(always)
    assert len(set(always)) == len(always)
    for page in pages:
        own = {letter(each.text_of("text")) for each in form.widgets if page.name in each.around}
        assert not set(always) & own, page.name


def letter(text: str) -> str:
    """Return the letter that a text is reached by; "" for none."""
    found = re.search(r"&(\w)", text)
    return found[1].lower() if found is not None else ""


@pytest.mark.parametrize("folder", sheet_folders(), ids=lambda folder: folder.name)
def test_a_row_of_a_sum_shows_every_part_of_it(folder: Path) -> None:
    """Outlook 4, changed 0, now 5: what the culture adds was not there."""
    system = registry.game(folder.name).system
    missing = {}
    for file in sorted(folder.glob("*.ui")):
        for row in ElementTree.parse(file).iter("layout"):  # noqa: S314 - our own forms
            shown = _fields_in_row(row)
            if len(shown) <= 2 or shown[-1] not in system.derived:
                continue
            parts = {read for read, _ in system.program.reads(shown[-1]) if not read.startswith("options.")}
            if len(parts & set(shown) & system.fields.keys()) > 1:  # what is typed beside what it comes to
                missing[shown[-1]] = parts - set(shown)
    assert not {key: parts for key, parts in missing.items() if parts}


def _fields_in_row(row: ElementTree.Element) -> list[str]:
    """Return the addresses that the widgets directly in a horizontal layout show."""
    if row.get("class") != "QHBoxLayout":
        return []
    return [
        str(each.findtext("string")) for each in row.iterfind("item/widget/property") if each.get("name") == "field"
    ]
