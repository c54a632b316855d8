"""Filled-in PDFs against the library, on the command line: what differs, what is taken, and what never is."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from core.character.document import Character
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.document_files import with_origin
from core.rules.model import FieldType
from tests.helpers.command_line import Quire
from tests.helpers.form_pdfs import FormPdf, fill_in, with_script
from tests.helpers.games import any_id, sample_character, sample_files, sample_sheet


def number_key(sheet: Sheet) -> str:
    """Return an input that is a whole number, no part of a row."""
    return next(
        key
        for key, field in sheet.system.fields.items()
        if field.type is FieldType.INT and "[" not in key and field.follow is None and isinstance(sheet.value(key), int)
    )


def list_key(sheet: Sheet) -> str:
    """Return a list whose rows have a name, and that has rows."""
    return next(
        key
        for key, field in sheet.system.fields.items()
        if field.type is FieldType.ROWS
        and "[" not in key
        and f"{key}[].name" in sheet.system.fields
        and sheet.system.fields[f"{key}[].name"].type is FieldType.TEXT
        and sheet.count(key)
    )


def computed_key(sheet: Sheet) -> str:
    """Return a computed number that is no part of a row."""
    return next(
        key
        for key, derived in sheet.system.derived.items()
        if "[" not in key and not derived.is_hidden and isinstance(sheet.value(key), int)
    )


class Printed:
    """A character of the library, and the PDFs of it that come back."""

    def __init__(self, quire: Quire, folder: Path) -> None:
        self.quire = quire
        self.folder = folder
        added = quire.good("library", "import", sample_files()[0], "--json").object["imported"][0]
        self.id = str(added["id"])
        self.sheet = sample_sheet()
        self.number = number_key(self.sheet)
        self.list = list_key(self.sheet)
        self.was = self.sheet.value(self.number)

    @property
    def document(self) -> Character:
        """The character as the library exports it."""
        return Character.read(self.quire.good("export", self.id).out.encode())

    @property
    def revision(self) -> int:
        """The present revision."""
        return int(self.quire.good("history", self.id, "--json").entries[0]["revision"])

    def marks(self, kind: str = "fillable", revision: int = 0) -> str:
        return (
            f"quire-format:1 quire-kind:{kind} quire-game:{any_id()} "
            f"quire-character:{self.id} quire-revision:{revision}"
        )

    def pdf(self, texts: Mapping[str, str], printed: Mapping[str, str], *, has_document: bool = True) -> Path:
        """Write a filled-in sheet of the present character."""
        document = (self.document.to_text() + "\n").encode() if has_document else None
        path = self.folder / "sheet.pdf"
        path.write_bytes(
            FormPdf(texts, printed, keywords=self.marks(revision=self.revision), document=document).write()
        )
        return path

    def value(self, address: str) -> Json:
        values: dict[str, Json] = self.quire.good("export", self.id, "--format", "values").object["values"]
        return values.get(address)

    def changes(self, path: Path, *options: str) -> list[dict[str, Any]]:
        found = self.quire("library", "import", path, "--json", *options).object["changes"]
        assert isinstance(found, list)
        return found


@pytest.fixture
def printed(quire: Quire, tmp_path: Path) -> Printed:
    """A sample in the library."""
    return Printed(quire, tmp_path)


def test_a_changed_value_is_taken_as_one_edit_that_can_be_undone(printed: Printed) -> None:
    was = str(printed.was)
    now = str(int(was) + 1)
    path = printed.pdf({printed.number: now, "name": "Őrsi"}, {printed.number: was, "name": printed.document.name})
    listed = printed.changes(path, "--changes", "none")
    assert [(each["address"], each["was"], each["returned"], each["taken"]) for each in listed] == [
        (printed.number, was, now, False),
        ("name", sample_character().name, "Őrsi", False),
    ]
    out = printed.quire.good("library", "import", path).out
    assert out.count("(taken)") == 2
    assert (printed.value(printed.number), printed.document.name) == (int(now), "Őrsi")
    again = printed.quire("library", "import", path)
    assert again.code == 1
    assert "Nothing differs" in again.out
    printed.quire.good("undo", printed.id)
    assert (printed.value(printed.number), printed.document.name) == (printed.was, sample_character().name)


def test_fields_filled_in_by_another_program(printed: Printed) -> None:
    path = printed.pdf({printed.number: str(printed.was)}, {printed.number: str(printed.was)})
    path.write_bytes(fill_in(path.read_bytes(), {printed.number: str(int(str(printed.was)) + 2)}))
    assert [each["taken"] for each in printed.changes(path)] == [True]
    assert printed.value(printed.number) == int(str(printed.was)) + 2


def test_a_value_that_changed_in_the_library_is_left_unless_all_are_wanted(printed: Printed) -> None:
    was = int(str(printed.was))
    path = printed.pdf({printed.number: str(was + 1)}, {printed.number: str(was)})
    printed.quire.good("edit", printed.id, stdin=f"{printed.number}={was + 3}\n")
    (left,) = printed.changes(path)
    assert (left["present"], left["taken"]) == (was + 3, False)
    assert "in the library" in printed.quire("library", "import", path).out
    assert [each["taken"] for each in printed.changes(path, "--changes", "all")] == [True]
    assert printed.value(printed.number) == was + 1


def test_rows_are_found_where_the_library_has_moved_them(printed: Printed) -> None:
    rows = printed.list
    printed.quire.good("edit", printed.id, stdin=f'{rows}+={{"name": "Second"}}\n{rows}+={{"name": "Third"}}\n')
    count = printed.sheet.count(rows)
    first, last = f"{rows}[0].name", f"{rows}[{count + 1}].name"
    path = printed.pdf({first: "Gone", last: "Renamed"}, {first: "x", last: "Third"})
    printed.quire.good("edit", printed.id, stdin=f"{rows}[0]=null\n")
    gone, renamed = printed.changes(path)
    assert (gone["taken"], renamed["taken"]) == (False, True)
    assert "This row is no longer in the library." in printed.quire("library", "import", path).out
    names = [row["name"] for row in printed.document.data[rows]]  # type: ignore[index, union-attr, call-overload]
    assert names[count - 1 :] == ["Second", "Renamed"]
    assert "Gone" not in names


def test_an_empty_row_that_was_filled_becomes_a_new_row_once(printed: Printed) -> None:
    count = printed.sheet.count(printed.list)
    path = printed.pdf({f"{printed.list}[{count + 1}].name": "Invented", f"{printed.list}[{count}].name": ""}, {})
    (change,) = printed.changes(path)
    assert (change["taken"], change["returned"]) == (True, "Invented")
    rows = printed.document.data[printed.list]
    assert isinstance(rows, list)
    assert len(rows) == count + 1
    assert rows[-1]["name"] == "Invented"
    assert printed.changes(path) == [], "imported twice it is not there twice"


def test_squares_of_a_track_are_counted(printed: Printed) -> None:
    was = int(str(printed.was))
    ticks = {f"{printed.number}#{square}": (square <= was + 1, square <= was) for square in range(1, was + 3)}
    path = printed.folder / "track.pdf"
    path.write_bytes(FormPdf(ticks=ticks, keywords=printed.marks()).write())
    assert [(each["was"], each["returned"], each["taken"]) for each in printed.changes(path)] == [(was, was + 1, True)]


def test_a_typed_computed_number_is_shown_and_never_taken(printed: Printed) -> None:
    key = computed_key(printed.sheet)
    path = printed.pdf({key: "12345"}, {key: ""})
    (change,) = printed.changes(path, "--changes", "all")
    assert (change["address"], change["taken"]) == (key, False)
    assert "computed" in printed.quire("library", "import", path).out


def test_what_cannot_be_is_refused_at_its_place_and_the_others_are_taken(printed: Printed) -> None:
    was = str(printed.was)
    texts = {printed.number: "many", "no.such.place": "1", f"{printed.list}[0].name": "Renamed"}
    path = printed.pdf(texts, {printed.number: was, f"{printed.list}[0].name": "x"})
    changes = printed.changes(path, "--changes", "all")
    assert {each["address"]: each["taken"] for each in changes} == {
        printed.number: False, "no.such.place": False, f"{printed.list}[0].name": True,
    }  # fmt: skip
    assert "whole number" in printed.quire("library", "import", path).out


def test_a_document_alone_is_imported_once_and_keeps_its_id(quire: Quire, tmp_path: Path) -> None:
    character = with_origin(sample_character(), "abcdefgh", 4)
    path = tmp_path / "full.pdf"
    path.write_bytes(FormPdf(keywords="", document=character.to_text().encode()).write())
    added = quire.good("library", "import", path, "--json").object["imported"]
    assert [(each["id"], each["name"]) for each in added] == [("abcdefgh", character.name)]
    again = quire("library", "import", path, "--json")
    assert (again.code, again.object["imported"], again.object["changes"]) == (1, [], [])


def test_a_document_without_what_was_left_out_deletes_nothing(printed: Printed) -> None:
    printed.quire.good("edit", printed.id, stdin="notes=Secret plans\n")
    path = printed.pdf({}, {})
    shown = Character.read(printed.document.to_text().encode())
    rows = shown.data[printed.list]
    assert isinstance(rows, list)
    less = shown.with_data({**shown.data, printed.list: rows[1:]})
    document = json.loads(less.to_text())
    document.pop("notes", None)
    path.write_bytes(FormPdf(keywords=printed.marks(), document=json.dumps(document).encode()).write())
    assert printed.changes(path, "--changes", "all") == []
    assert printed.document.notes == "Secret plans"
    assert len(printed.document.data[printed.list]) == len(rows)  # type: ignore[arg-type]


def test_a_document_of_another_library_brings_values_and_rows(printed: Printed) -> None:
    shown = printed.document
    rows = shown.data[printed.list]
    assert isinstance(rows, list)
    new = {"uid": "elsewhere", "name": "From elsewhere"}
    other = shown.with_data({**shown.data, printed.list: [*rows, new]})
    path = printed.folder / "other.pdf"
    marks = printed.marks(revision=77)
    path.write_bytes(FormPdf(keywords=marks, document=other.to_text().encode()).write())
    assert [each["taken"] for each in printed.changes(path)] == [False]
    assert [each["taken"] for each in printed.changes(path, "--changes", "all")] == [True]
    assert printed.document.data[printed.list][-1]["name"] == "From elsewhere"  # type: ignore[index, call-overload]


def test_a_blank_sheet_becomes_a_new_character(quire: Quire, tmp_path: Path) -> None:
    sheet = sample_sheet()
    number, rows, computed = number_key(sheet), list_key(sheet), computed_key(sheet)
    texts = {"name": "Őri", number: "12", f"{rows}[3].name": "Invented", computed: "98765", f"{rows}[5].name": ""}
    path = tmp_path / "blank.pdf"
    path.write_bytes(FormPdf(texts, keywords=f"quire-format:1 quire-kind:blank quire-game:{any_id()}").write())
    assert quire.good("library", "import", path, "--changes", "none", "--json").object["imported"] == []
    result = quire.good("library", "import", path, "--json").object
    (added,) = result["imported"]
    assert added["name"] == "Őri"
    assert {each["address"]: each["taken"] for each in result["changes"]} == {
        "name": True, number: True, f"{rows}[3].name": True, computed: False,
    }  # fmt: skip
    made = Character.read(quire.good("export", added["id"]).out.encode())
    assert [row["name"] for row in made.data[rows]] == ["Invented"]  # type: ignore[index, union-attr, call-overload]


def test_sheets_that_cannot_be_imported_are_refused_in_a_sentence(quire: Quire, tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    unknown = f"quire-format:1 quire-kind:fillable quire-game:{any_id()} quire-character:zzzzzzzz quire-revision:1"
    for content, reason in (
        (FormPdf({"name": "x"}).write(), "not a sheet of a character from Quire"),
        (with_script(), "not a sheet of a character from Quire"),
        (b"%PDF-1.7 nothing", "damaged"),
        (FormPdf(keywords="quire-format:2 quire-game:x").write(), "newer Quire"),
        (FormPdf(keywords=unknown).write(), "not in this library"),
        (FormPdf(document=b"[]").write(), ""),
        (FormPdf(keywords="quire-format:1 quire-kind:full quire-game:none").write(), "no game none"),
    ):
        path.write_bytes(content)
        result = quire("library", "import", path)
        assert (result.code, result.out) == (1, "")
        assert reason in result.err
        assert result.err.count("\n") == 1


def test_what_quire_prints_for_filling_in_comes_back(printed: Printed) -> None:
    path = printed.folder / "printed.pdf"
    printed.quire.good("pdf", printed.id, "--fillable", "-o", path)
    assert printed.changes(path) == []
    path.write_bytes(fill_in(path.read_bytes(), {"player": "Őri"}))
    assert [(each["address"], each["taken"]) for each in printed.changes(path)] == [("player", True)]
    assert printed.document.player == "Őri"


def test_a_full_sheet_alone_brings_its_character_under_its_id(printed: Printed, quire: Quire, tmp_path: Path) -> None:
    path = tmp_path / "full.pdf"
    quire.good("pdf", printed.id, "-o", path)
    assert printed.changes(path) == []
    added = quire.good("library", "import", path, "--json", "--library", tmp_path / "other.quire").object["imported"]
    assert [each["id"] for each in added] == [printed.id]
