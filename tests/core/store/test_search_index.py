"""Folding of texts for search and sort keys; fast paths give the same as slow ones."""

from __future__ import annotations

import re
import sqlite3
import unicodedata
from contextlib import closing

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.store.search_index import MAX_SORT_KEY, MAX_WORDS, fold, index_text, match_query, replace_surrogates, sort_key


@given(st.text())
def test_folding_twice_changes_nothing(text: str) -> None:
    folded = fold(text)
    assert fold(folded) == folded
    assert not re.search("[A-Z]", folded)
    assert not any(unicodedata.combining(letter) for letter in folded)


@given(st.lists(st.text(), max_size=4))
def test_the_index_gets_the_words_of_all_texts(texts: list[str]) -> None:
    words = index_text(texts).split()
    assert sorted(words) == sorted(word for text in texts for word in index_text([text]).split())
    assert match_query(" ".join(words[:MAX_WORDS])) == " ".join(
        f'"{word}"*' for word in dict.fromkeys(words[:MAX_WORDS])
    )


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=30))
def test_sqlite_splits_words_the_same_way(text: str) -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE VIRTUAL TABLE words USING fts5(text, detail=none, tokenize='ascii')")
        connection.execute("CREATE VIRTUAL TABLE found USING fts5vocab('words', 'row')")
        connection.execute("INSERT INTO words VALUES (?)", (index_text([text]),))
        assert {row[0] for row in connection.execute("SELECT term FROM found")} == set(index_text([text]).split())
        if query := match_query(text):
            assert connection.execute("SELECT count(*) FROM words WHERE words MATCH ?", (query,)).fetchone() == (1,)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("MÜLLER", "Müller"), ("Müller", "Mu\u0308ller"), ("ﬁne", "FINE"), ("ΣΊΣΥΦΟΣ", "Σίσυφος"), ("Ж", "ж"), ("①", "1")],
)
def test_equivalent_texts_fold_equal(typed: str, kept: str) -> None:
    assert fold(typed) == fold(kept)


def test_sort_keys_are_short_and_searches_bounded() -> None:
    assert len(sort_key("x" * 10_000)) == MAX_SORT_KEY
    assert match_query(" ".join(f"w{number}" for number in range(100))).count("*") == MAX_WORDS
    assert match_query("?! …") == ""
    assert replace_surrogates("a\ud800") == "a\N{REPLACEMENT CHARACTER}"
