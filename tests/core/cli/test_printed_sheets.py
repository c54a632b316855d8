"""``quire pdf --only-changed``: the library knows what was printed last."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest

from tests.helpers.command_line import Quire
from tests.helpers.games import sample_files


@pytest.fixture
def hero(quire: Quire, tmp_path: Path) -> str:
    """The id of a sample character in the library."""
    (made,) = quire.good("library", "import", sample_files()[0], "--json").object["imported"]
    return str(made["id"])


def page_count(file: Path) -> int:
    with pypdfium2.PdfDocument(file) as pdf:
        return len(pdf)


def test_only_what_changed_since_the_last_print(quire: Quire, hero: str, tmp_path: Path) -> None:
    whole, rest = tmp_path / "whole.pdf", tmp_path / "rest.pdf"
    quire.good("pdf", hero, "-o", whole)
    refused = quire.refused("pdf", hero, "-o", rest, "--only-changed")
    assert "Nothing has changed since the last print." in refused
    assert not rest.exists()
    quire.good("edit", hero, stdin="notes=Another note")
    quire.good("pdf", hero, "-o", rest, "--only-changed")
    assert 1 <= page_count(rest) <= page_count(whole)
    quire.refused("pdf", hero, "-o", rest, "--only-changed")


def test_of_a_file_no_last_print_is_known(quire: Quire, tmp_path: Path) -> None:
    refused = quire.refused("pdf", sample_files()[0], "-o", tmp_path / "x.pdf", "--only-changed")
    assert "is not in the library" in refused
