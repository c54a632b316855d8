"""Tests of fillable sheets, read by a library that is not ours."""

from __future__ import annotations

import io
import json
from collections import Counter
from datetime import date

import pytest
from pypdf import PdfReader, PdfWriter
from pypdf.generic import ArrayObject, DictionaryObject, PdfObject, StreamObject

from core.character.document import Character
from core.character.edits import SetHeader, SetValue
from core.character.sheet import Sheet
from core.errors import ExportError, QuireError
from core.export.pdf import make_blank, make_pdf
from core.export.pdf.fonts import Face, load_face
from core.export.print_options import PrintOptions
from core.export.sheet_marks import SheetMarks, read_marks
from core.registry import Game, games
from core.rules.model import FieldType
from tests.helpers.characters_to_print import document, opened
from tests.helpers.form_pdfs import fill_in
from tests.helpers.games import example_id, sample_sheet

WHEN = date(2026, 11, 26)
FILLABLE = PrintOptions(fillable=True)


def read(data: bytes) -> PdfReader:
    """Read a PDF with pypdf."""
    return PdfReader(io.BytesIO(data))


def form_of(sheet: Sheet, options: PrintOptions = FILLABLE) -> PdfReader:
    """Print a fillable sheet and read it."""
    return read(make_pdf([sheet], options=options, when=WHEN).data)


def fields_of(reader: PdfReader) -> dict[str, DictionaryObject]:
    """Return the fields that take a value, by their fully qualified names."""
    return {name: each for name, each in (reader.get_fields() or {}).items() if each.get("/FT")}


def at(of: PdfObject | None, *names: str) -> DictionaryObject:
    """Return the dictionary that is reached by names from another one."""
    for name in names:
        assert isinstance(of, DictionaryObject)
        of = of[name].get_object()
    assert isinstance(of, DictionaryObject)
    return of


def array(of: PdfObject) -> ArrayObject:
    """Return an array, or fail."""
    found = of.get_object()
    assert isinstance(found, ArrayObject)
    return found


def stream(of: PdfObject) -> bytes:
    """Return what a stream holds."""
    found = of.get_object()
    assert isinstance(found, StreamObject)
    return bytes(found.get_data())


def value(field: DictionaryObject) -> str:
    """Return the value of a field as a text."""
    return str(field["/V"])


def shown_texts(reader: PdfReader) -> list[tuple[str, bytes]]:
    """Return the full name of the field of each widget with a text, and what draws it."""
    found = []
    for page in reader.pages:
        for each in array(page["/Annots"]):
            widget = at(each.get_object())
            if "/AP" in widget and "/AS" not in widget:
                found.append((full_name(widget), stream(at(widget, "/AP")["/N"])))
    return found


def full_name(field: DictionaryObject) -> str:
    """Return the fully qualified name of a field or widget."""
    own = [str(field["/T"])] if "/T" in field else []
    above = [full_name(at(field, "/Parent"))] if "/Parent" in field else []
    return ".".join(above + own)


def plain_address(name: str) -> str:
    """Return the address of a field: without the number of a box."""
    return name.partition("#")[0]


@pytest.mark.parametrize("game", games(), ids=lambda each: each.id)
def test_names_of_fields_are_addresses_of_inputs(game: Game) -> None:
    """Every field of a filled sheet is an input, with its value; computed numbers are printed."""
    sheet = sample_sheet(game)
    names = fields_of(form_of(sheet))
    assert len(names) > 5
    for name, field in names.items():
        address = plain_address(name).removeprefix("data.")
        if address in ("@quire", "name", "player", "campaign", "notes"):
            continue
        head, dot, column = address.partition("].")
        list_key, _, position = head.partition("[")
        if dot and int(position) >= sheet.count(list_key):
            assert f"{list_key}[].{column}" in sheet.system.fields, name
            assert field.get("/V") in ("", "/Off"), name
        else:
            assert sheet.field(address).key in sheet.system.fields, name


@pytest.mark.parametrize("game", games(), ids=lambda each: each.id)
def test_no_partial_name_holds_a_dot(game: Game) -> None:
    """A dot separates the names of the hierarchy."""
    reader = form_of(sample_sheet(game))
    waiting = list(array(at(reader.trailer, "/Root", "/AcroForm")["/Fields"]))
    seen = 0
    while waiting:
        field = waiting.pop().get_object()
        seen += 1
        assert "." not in field.get("/T", "")
        waiting += field.get("/Kids", [])
    assert seen > 5


@pytest.mark.parametrize("game", games(), ids=lambda each: each.id)
def test_every_field_has_appearance_label_and_default(game: Game) -> None:
    """Every widget is drawn without the help of a viewer; every field has a label and says how it was printed."""
    for reader in (form_of(sample_sheet(game)), read(make_blank([game.system], options=FILLABLE).data)):
        for page in reader.pages:
            for each in page.get("/Annots", []):
                widget = each.get_object()
                if widget.get("/T") == "@quire":
                    continue
                assert widget["/AP"]["/N"], widget
        for name, field in fields_of(reader).items():
            if name != "@quire":
                assert str(field["/TU"]), name
                assert str(field["/DV"]) == value(field), name


@pytest.mark.parametrize("game", games(), ids=lambda each: each.id)
def test_computed_numbers_are_fields_of_a_blank_sheet_only(game: Game) -> None:
    """A blank sheet has fields for computed numbers; a filled one prints them."""
    derived = game.system.derived
    blank = {plain_address(name) for name in fields_of(read(make_blank([game.system], options=FILLABLE).data))}
    filled = {plain_address(name) for name in fields_of(form_of(sample_sheet(game)))}
    assert blank & derived.keys()
    assert not filled & derived.keys()


@pytest.mark.parametrize("game", games(), ids=lambda each: each.id)
def test_switches_and_choices_have_their_types(game: Game) -> None:
    """A switch is a check box, a choice offers its words, and a number is a text."""
    system = game.system
    types = {FieldType.BOOL: "/Btn", FieldType.CHOICE: "/Ch", FieldType.TEXT: "/Tx", FieldType.PROSE: "/Tx"}
    for name, field in fields_of(read(make_blank([system], options=FILLABLE).data)).items():
        known = system.fields.get(name.replace("[", "[]").partition("#")[0]) if "[" not in name else None
        if known is not None and known.type in types:
            assert str(field["/FT"]) == types[known.type], name


def test_whole_face_is_embedded() -> None:
    """The font of the fields has no subset, and a table of all its letters."""
    reader = form_of(opened(document("bren")))
    font = at(reader.trailer, "/Root", "/AcroForm", "/DR", "/Font", "/QuireSans")
    inner = at(array(font["/DescendantFonts"])[0].get_object())
    assert "+" not in str(font["/BaseFont"])
    face = load_face(Face.SANS).face
    assert len(stream(at(inner, "/FontDescriptor")["/FontFile2"])) > 200_000
    table = stream(font["/ToUnicode"]).decode("ascii")
    for letter in "AzÄßŁőŻžĂțİ":
        assert f"<{face.charToGlyph[ord(letter)]:04X}> <{ord(letter):04X}>" in table


def test_filled_by_another_library() -> None:
    """Values that pypdf fills in, with letters beyond Latin 1, are read again, and the marks survive its copy."""
    writer = PdfWriter()
    writer.append(form_of(opened(document("bren"))))
    values = {"name": "Łucja Őry", "raw.hlth": "17", "damage.hlth#1": "/Yes"}
    for page in writer.pages:
        writer.update_page_form_field_values(page, values, auto_regenerate=False)
    filled = io.BytesIO()
    writer.write(filled)
    again = fields_of(read(filled.getvalue()))
    assert {name: value(again[name]) for name in values} == values
    assert read_marks(value(again["@quire"])) == SheetMarks("fillable", example_id())


@pytest.mark.parametrize("game", games(), ids=lambda each: each.id)
def test_a_field_that_another_library_fills_in_changes_no_other(game: Game) -> None:
    """What a text shows is an object of its own: pypdf writes what it fills in into that object."""
    for data in (
        make_pdf([sample_sheet(game)], options=FILLABLE, when=WHEN).data,
        make_blank([game.system], options=FILLABLE).data,
    ):
        before = shown_texts(read(data))
        seen = Counter(shown for _, shown in before)
        names = Counter(name for name, _ in before if "." in name)  # pypdf takes a part of a name for the whole, too
        filled = next(name for name, shown in before if seen[shown] > 1 and names[name] == 1)
        after = shown_texts(read(fill_in(data, {filled: "Somebody else"})))
        assert {old[0] for old, new in zip(before, after, strict=True) if old != new} == {filled}


def test_marks_name_character_and_revision() -> None:
    """Id and revision of the library are in the file, with and without fields."""
    for fillable, kind in ((True, "fillable"), (False, "full")):
        options = PrintOptions(fillable=fillable, origin=("0193-ab", 17))
        reader = form_of(opened(document("bren")), options)
        assert reader.metadata is not None
        assert read_marks(str(reader.metadata["/Keywords"])) == SheetMarks(kind, example_id(), "0193-ab", 17)


@pytest.mark.parametrize("text", ["", "a sheet", "quire-format:2 quire-kind:full quire-game:any", "quire-format:1"])
def test_other_words_are_no_marks(text: str) -> None:
    assert read_marks(text) is None


def test_marks_with_a_wrong_revision_say_none() -> None:
    marks = read_marks("quire-format:1 quire-kind:full quire-game:any quire-character:a quire-revision:x")
    assert marks == SheetMarks("full", "any", "a", 0)


def test_document_is_attached_without_what_the_pages_lack() -> None:
    """The attached document has the notes and the portrait only where the pages show them."""
    sheet = opened(document("bren"))
    sheet.apply(SetHeader("notes", "Owes Marta a horse."))
    with_notes, without = (form_of(sheet, PrintOptions(notes=notes)) for notes in (True, False))
    attached = json.loads(with_notes.attachments["character.json"][0])
    assert attached["notes"] == "Owes Marta a horse."
    assert Character.from_json(attached).data == sheet.character.data
    assert json.loads(without.attachments["character.json"][0])["notes"] == ""
    assert not form_of(sheet, PrintOptions(document=False)).attachments
    root = at(with_notes.trailer, "/Root")
    assert str(at(array(root["/AF"])[0].get_object())["/AFRelationship"]) == "/Data"


def test_several_sheets_carry_no_document_and_are_no_form() -> None:
    sheets = [opened(document("bren")), opened(document("perrin"))]
    made = read(make_pdf(sheets, when=WHEN).data)
    assert not made.attachments
    assert made.metadata is not None
    assert read_marks(str(made.metadata.get("/Keywords", ""))) is None
    with pytest.raises(ExportError):
        make_pdf(sheets, options=FILLABLE, when=WHEN)


@pytest.mark.parametrize(("layout", "paper"), [("card", "a4"), ("full", "a5-booklet")])
def test_cards_and_booklets_carry_nothing(layout: str, paper: str) -> None:
    sheet = opened(document("bren"))
    assert not read(make_pdf([sheet], layout, paper, when=WHEN).data).attachments
    with pytest.raises(QuireError):
        make_pdf([sheet], layout, paper, options=FILLABLE, when=WHEN)


def test_equal_forms_are_equal_bytes() -> None:
    sheet = opened(document("bren"))
    first, second = (make_pdf([sheet], options=FILLABLE, when=WHEN).data for _ in range(2))
    assert first == second


def test_letters_of_other_scripts_are_drawn() -> None:
    """A name with letters that the face of fields lacks is a value, and its appearance has other fonts."""
    sheet = opened(document("bren"))
    sheet.apply(SetHeader("name", "Bren \u05e9\u05dc\u05d5\u05dd"))
    name = fields_of(form_of(sheet))["name"]
    assert value(name) == "Bren \u05e9\u05dc\u05d5\u05dd"


def test_field_of_several_lines_keeps_its_lines() -> None:
    sheet = opened(document("bren"))
    sheet.apply(SetHeader("notes", "One\nTwo (three) \\ four"))
    notes = fields_of(form_of(sheet))["notes"]
    assert value(notes) == "One\nTwo (three) \\ four"
    assert int(str(notes["/Ff"])) & 1 << 12


def test_track_shows_its_points() -> None:
    """As many boxes of a track are ticked as points are marked."""
    sheet = opened(document("bren"))
    sheet.apply(SetValue("damage.hlth", 3))
    boxes = {name: value(each) for name, each in fields_of(form_of(sheet)).items() if name.startswith("damage.hlth#")}
    assert list(boxes.values()).count("/Yes") == 3
    assert boxes["damage.hlth#3"] == "/Yes"
    assert boxes["damage.hlth#4"] == "/Off"
