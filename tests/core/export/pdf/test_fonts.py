"""Measuring, wrapping, cleaning, fallback fonts, and the order of right-to-left letters."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import ExportError
from core.export.pdf import fonts
from core.export.pdf.bidi import needs_shaping, visual_order
from core.export.pdf.fonts import BOX, Face, clean, font_runs, is_missing, load_face, measure, needs_order, wrap

FACES = [Face.SANS, Face.ITALIC, Face.SERIF_ITALIC, Face.SERIF_SEMIBOLD]


def test_faces_are_loaded_once() -> None:
    """Loading is slow, so faces are cached."""
    assert load_face(Face.BOLD) is load_face(Face.BOLD)


def test_a_missing_package_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the font package nothing can be printed."""
    monkeypatch.setitem(fonts._PACKAGES, "NoFace", "no_such_package_of_fonts")
    with pytest.raises(ExportError, match="no_such_package_of_fonts"):
        load_face("NoFace-Regular")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain", "plain"),
        ("a\u0000b\tc\nd", "a b c d"),
        ("e\u0301", "é"),
        ("\ud800x", "\ufffdx"),
        ("a\u200db\u202ec\ufe0f", "abc"),
        ("a\u00a0b", "a b"),
        ("\ud83d\ude00", "😀"),
    ],
)
def test_control_and_invisible_letters_are_removed(text: str, shown: str) -> None:
    """Control and invisible letters go, accents are composed, broken letters show."""
    assert clean(text) == shown


@pytest.mark.parametrize("face", FACES)
def test_greek_and_cyrillic_in_every_face(face: str) -> None:
    """Where an italic lacks the letters, the upright has them."""
    found = font_runs(face, "Bren Ωδή Дом")
    assert "".join(text for _, text in found) == "Bren Ωδή Дом"
    assert BOX not in "".join(text for _, text in found)


def test_letter_without_a_font_becomes_a_box() -> None:
    """A letter of no font is a box in the upright face."""
    assert font_runs(Face.SERIF, "\U0001f9ff"[:1] + "\ue123")[-1][1].endswith(BOX)
    assert is_missing("\ue123")
    assert not is_missing("é")
    assert is_missing("م")
    assert font_runs(Face.SANS, "") == ()


def test_a_long_word_is_broken_after_its_hyphens() -> None:
    assert wrap(Face.SANS, 10, "Windward Bridge-Keeping/Salvage", 50) == ("Windward", "Bridge-", "Keeping/", "Salvage")


@given(st.text(max_size=60), st.sampled_from(FACES), st.floats(20, 300))
def test_wrapped_lines_fit_and_lose_nothing(text: str, face: str, room: float) -> None:
    """No line is wider than the room, but for single letters; every letter is there."""
    text = clean(text)
    lines = wrap(face, 9, text, room)
    assert "".join("".join(lines).split()) == "".join(text.split())
    assert all(measure(face, 9, line) <= room + 0.01 or len(line) == 1 or not line.isascii() for line in lines)


def test_long_words_are_broken() -> None:
    """A word wider than the line is broken over several lines."""
    lines = wrap(Face.SANS, 10, "x" * 500 + " end", 100)
    assert len(lines) > 20
    assert lines[-1].endswith("end")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("abc", "abc"),
        ("אבג", "גבא"),
        ("ab אב cd", "ab בא cd"),
        ("אב (גד) 12 ef", "12 ef (דג) בא"),
        ("אָב", "באָ"),
    ],
)
def test_visual_order(text: str, shown: str) -> None:
    """Hebrew runs from right to left, numbers and Latin do not, marks stay with their letter."""
    assert visual_order(text) == shown
    assert needs_order(text) == (text != "abc")


def test_scripts_that_need_shaping() -> None:
    """Arabic and the scripts of India change shape; Hebrew and Latin do not."""
    assert [needs_shaping(letter) for letter in "مकאa"] == [True, True, False, False]
