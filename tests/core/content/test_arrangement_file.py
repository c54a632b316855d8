"""Files of arrangements: one band a line, read back equal, anything else refused in a sentence."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.content.arrangement_file import LARGEST_FILE, read_arrangement, write_arrangement
from core.errors import DocumentError
from core.registry import game, games
from core.rules.sheet_arrangement import ArrangedColumn, ArrangedPage, SheetArrangement, standard_arrangement

WORDS = st.text("abcäz_9", min_size=1, max_size=5).map("k{}".format)
COLUMNS = st.builds(ArrangedColumn, st.integers(0, 999), st.lists(WORDS, min_size=1, max_size=3).map(tuple))
BANDS = st.lists(COLUMNS, max_size=3).map(tuple)
PAGES = st.builds(ArrangedPage, st.lists(BANDS, max_size=3).map(tuple))


def test_a_band_is_a_line() -> None:
    page = ArrangedPage(((ArrangedColumn(12, ("head",)),), (ArrangedColumn(8, ("a",)), ArrangedColumn(4, ("b", "c")))))
    assert write_arrangement(SheetArrangement("game", (page, page), "3")) == (
        '{\n  "format": "quire-arrangement",\n  "version": 1,\n  "system": "game",\n  "system_version": "3",\n'
        '  "pages": [\n    [\n      ["head"],\n      ["8 a", "4 b c"]\n    ],\n    [\n      ["head"],\n'
        '      ["8 a", "4 b c"]\n    ]\n  ]\n}\n'
    )


@given(st.text(max_size=9), st.lists(PAGES, max_size=3).map(tuple), st.text(max_size=3))
def test_what_is_written_is_read(system: str, pages: tuple[ArrangedPage, ...], version: str) -> None:
    written = SheetArrangement(system, pages, version)
    read = read_arrangement(write_arrangement(written))
    assert read == written
    assert read.version == version


def test_the_arrangements_of_all_games_are_written_and_read() -> None:
    for each in games():
        own = standard_arrangement(game(each.id).system)
        assert read_arrangement(write_arrangement(own).encode()) == own


HEAD = {"format": "quire-arrangement", "version": 1, "system": "game"}


@pytest.mark.parametrize(
    ("document", "code"),
    [
        ([], "not_an_object"),
        ({"format": "quire-character"}, "wrong_format"),
        ({**HEAD, "version": 2, "pages": []}, "wrong_version"),
        ({**HEAD, "version": True, "pages": []}, "wrong_version"),
        ({"format": "quire-arrangement", "pages": []}, "wrong_version"),
        (HEAD, "wrong_type"),
        ({**HEAD, "pages": {}}, "wrong_type"),
        ({**HEAD, "pages": ["head"]}, "wrong_type"),
        ({**HEAD, "pages": [["head"]]}, "wrong_type"),
        ({**HEAD, "pages": [[[7]]]}, "wrong_type"),
        ({**HEAD, "system": 7, "pages": []}, "wrong_type"),
        ({**HEAD, "system_version": 7, "pages": []}, "wrong_type"),
        ({**HEAD, "pages": ["x" * LARGEST_FILE]}, "arrangement_too_large"),
    ],
)
def test_anything_else_is_refused(document: object, code: str) -> None:
    with pytest.raises(DocumentError) as error:
        read_arrangement(json.dumps(document))
    assert error.value.message.code == code


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(DocumentError):
        read_arrangement('{"pages": ' + "[" * 9999 + "]" * 9999 + "}")
