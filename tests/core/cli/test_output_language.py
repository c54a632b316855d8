"""The command line and paper in another language, by option or environment variable; English by default."""

from __future__ import annotations

import io
from pathlib import Path

import pypdfium2
import pytest

from tests.helpers.command_line import Quire
from tests.helpers.games import any_id
from tests.helpers.sources import ROOT

SAMPLE = next(iter(sorted((ROOT / "resources" / "samples").glob("*/*.json"))))


def words_of(pdf: bytes) -> str:
    return "".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(io.BytesIO(pdf)))


def test_paper_is_german(quire: Quire, tmp_path: Path) -> None:
    german, english = tmp_path / "german.pdf", tmp_path / "english.pdf"
    printed = quire("pdf", str(SAMPLE), "-o", str(german), "--date", "2026-11-20", "--language", "de")
    assert quire("pdf", str(SAMPLE), "-o", str(english), "--date", "2026-11-20").code == printed.code == 0
    assert "Seite 1 von" in words_of(german.read_bytes())
    assert "20. November 2026" in words_of(german.read_bytes())
    assert "page 1 of" in words_of(english.read_bytes())
    assert " Seite" in printed.err


def test_the_environment_names_the_language(quire: Quire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUIRE_LANGUAGE", "de")
    assert "Verstöße" in quire("check", str(SAMPLE)).out
    assert "violations" in quire("check", str(SAMPLE), "--language", "en").out
    monkeypatch.delenv("QUIRE_LANGUAGE")
    assert "violations" in quire("check", str(SAMPLE)).out


def test_every_command_takes_a_language(quire: Quire) -> None:
    assert "Optionen" in quire("games", any_id(), "--language", "de").out
    assert quire("roll", "2d6", "--seed", "1", "--language", "de").code == 0
    assert "im Mittel 7" in quire("roll", "2d6", "--odds", "--language", "de").out
    assert "--language" in quire("library", "list", "--help").out


def test_an_error_is_german(quire: Quire) -> None:
    refused = quire("pdf", "nobody.json", "-o", "x.pdf", "--language", "de")
    assert refused.code == 1
    assert "nobody.json" in refused.err
    assert refused.err != quire("pdf", "nobody.json", "-o", "x.pdf").err


def test_an_unknown_language_is_refused(quire: Quire) -> None:
    refused = quire("games", "--language", "tlh")
    assert (refused.code, refused.out) == (1, "")
    assert "tlh" in refused.err
    assert "en, de" in refused.err
    assert quire("--help", "--language", "tlh").code == 1


def test_json_is_the_same_in_every_language(quire: Quire) -> None:
    for command in (("check", str(SAMPLE), "--json"), ("derive", str(SAMPLE)), ("games", "--json")):
        assert quire(*command, "--language", "de").out == quire(*command).out


def test_a_fight_is_logged_in_german(quire: Quire) -> None:
    arguments = ("fight", "rat", "vs", "rat", "--system", SAMPLE.parent.name, "--seed", "1", "--rounds", "20")
    german, english = quire(*arguments, "--language", "de"), quire(*arguments)
    assert german.code == english.code == 0
    assert german.out != english.out
    assert len(german.out.splitlines()) == len(english.out.splitlines())
    assert "Startzahl 1" in german.err
