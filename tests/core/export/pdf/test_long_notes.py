"""Notes on paper: up to 200 pages, said before, and whole as a text file."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

import pypdfium2
import pytest

from core.character.sheet import Sheet
from core.export.pdf import make_pdf, text_blocks
from core.export.pdf.fonts import wrap
from core.export.pdf.long_notes import MOST_PAGES, long_notes, long_notes_message, most_lines, write_notes
from core.export.pdf.page import A4, LETTER
from core.export.pdf.styles import PROSE
from core.export.pdf.text_blocks import fit_text
from core.export.print_options import DEFAULT_OPTIONS
from core.registry import games, open_character
from core.rules.model import FieldType
from tests.helpers.games import blank_character, example_game

ROOM = A4.room


def with_notes(lines: int) -> Sheet:
    notes = "\n".join(f"line {number}" for number in range(lines))
    return open_character(replace(blank_character(example_game()), name="Ilse", notes=notes), Random(1))


def pages_of(sheet: Sheet) -> list[str]:
    document = pypdfium2.PdfDocument(make_pdf([sheet], when=date(2026, 1, 1)).data)
    texts = [page.get_textpage().get_text_range() for page in document]
    document.close()
    return texts


def test_a_text_that_fits_stays_as_it_is() -> None:
    for text in ("", "short", "\n".join("ab" * 9)):
        assert fit_text(text, ROOM, 100) is text


def test_what_comes_after_the_limit_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    wrapped: list[str] = []
    original = wrap

    def count(face: str, size: float, text: str, room: float) -> tuple[str, ...]:
        wrapped.append(text)
        return original(face, size, text, room)

    monkeypatch.setattr(text_blocks, "wrap", count)
    text = "\r\n".join(f"line {number}" for number in range(300_000))
    assert fit_text(text, ROOM, 100).split("\r\n") == [f"line {number}" for number in range(100)]
    assert len(wrapped) == 101
    wrapped.clear()
    one = "word " * 1_000_000
    fitting = fit_text(one, ROOM, 100)
    assert one.startswith(fitting)
    assert len(original("SourceSansPro-Regular", PROSE.size, fitting, ROOM)) <= 101
    assert sum(map(len, wrapped)) < 50_000


@pytest.mark.parametrize(("name", "lines"), [("a4", most_lines(A4)), ("letter", most_lines(LETTER))])
def test_notes_beyond_200_pages_are_said_before_and_cut(name: str, lines: int) -> None:
    assert not long_notes(with_notes(lines), name, options=DEFAULT_OPTIONS)
    sheet = with_notes(lines + 1)
    ((label, text),) = long_notes(sheet, name, options=DEFAULT_OPTIONS)
    assert (label, text) == ("Notes", sheet.header("notes"))
    assert (
        long_notes_message(sheet, ((label, text),)).render().startswith("Ilse: Notes would fill more than 200 pages;")
    )
    assert not long_notes(sheet, name, options=replace(DEFAULT_OPTIONS, notes=False))


def test_the_pages_end_with_a_sentence() -> None:
    texts = pages_of(with_notes(most_lines(A4) + 3000))
    assert MOST_PAGES - 5 < len(texts) <= MOST_PAGES + 5
    assert "The text continues; only its beginning is printed." in texts[-1]
    assert "line 0" in "".join(texts[:3])


def test_every_game_limits_its_own_texts_too() -> None:
    for game in games():
        prose = {key for key, field in game.system.fields.items() if field.type is FieldType.PROSE}
        for key in {"notes", "remarks", "background"} & prose:
            character = replace(blank_character(game), data={key: "a\n" * 26_000})
            sheet = open_character(character, Random(1))
            assert [text for _, text in long_notes(sheet, options=DEFAULT_OPTIONS)] == ["a\n" * 26_000]


def test_notes_are_saved_as_text(tmp_path: Path) -> None:
    write_notes(tmp_path / "one.txt", [("Notes", "first\nsecond")])
    assert (tmp_path / "one.txt").read_text("utf-8") == "first\nsecond\n"
    write_notes(tmp_path / "two.txt", [("Notes", "ü"), ("Remarks", "b")])
    assert (tmp_path / "two.txt").read_text("utf-8") == "Notes\n\nü\n\n\nRemarks\n\nb\n"
