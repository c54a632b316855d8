"""Measuring, wrapping, cleaning, fallback fonts, and emoji, which are left out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import ExportError
from core.export.pdf import fonts
from core.export.pdf.fonts import BOX, Face, clean, font_runs, is_missing, load_face, measure, width, wrap

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
    assert "".join(run.letters for run in found) == "Bren Ωδή Дом"
    assert BOX not in "".join(run.letters for run in found)


def test_letter_without_a_font_becomes_a_box() -> None:
    """A letter of no font is a box in the upright face."""
    assert font_runs(Face.SERIF, "a\ue123")[-1].letters.endswith(BOX)
    assert is_missing("\ue123")
    assert not is_missing("é")
    assert font_runs(Face.SANS, "") == ()


@pytest.mark.parametrize("emoji", ["\U0001f600", "\U0001f5e1\ufe0f", "\U0001f1e9\U0001f1ea", "\U0001f44d\U0001f3fd"])
def test_emoji_are_left_out(emoji: str) -> None:
    """They take no room and are reported; the text around them is printed."""
    text = clean(f"Sword{emoji}!")
    assert "".join(run.letters for run in font_runs(Face.SANS, text)) == "Sword!"
    assert width(Face.SANS, text) == pytest.approx(width(Face.SANS, "Sword!"))
    assert is_missing(emoji[0])


def test_joiners_are_kept_between_letters_that_join() -> None:
    """Persian needs them; elsewhere they are noise."""
    assert clean("می\u200cخواهم") == "می\u200cخواهم"
    assert clean("Br\u200cen") == "Bren"
    assert not is_missing("\u200c")


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("日本語の名前", ("日本語の", "名前")),
        ("これは、長い", ("これは、", "長い")),
        ("一二三四、五", ("一二三", "四、五")),
        ("一二三「四五", ("一二三", "「四五")),
        ("ab 一二三四五", ("ab 一二三", "四五")),
    ],
)
def test_lines_of_east_asian_letters_end_between_letters(text: str, lines: tuple[str, ...]) -> None:
    """No line begins with a closing mark or ends with an opening one; there are no spaces to end a line at."""
    letter = width(Face.SANS, "一")
    assert wrap(Face.SANS, 10, text, (4.6 if text[0] != "a" else 4.4) * letter * 10) == lines


def test_east_asian_letters_fill_the_line_that_other_text_began() -> None:
    room = measure(Face.SANS, 10, "Name: 一二三")
    assert wrap(Face.SANS, 10, "Name: 一二三四五六", room + 0.1) == ("Name: 一二三", "四五六")


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
