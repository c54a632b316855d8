"""Functions on lists of names: trimmed, caseless, the empty name is never found."""

from __future__ import annotations

from core.formula.name_lists import listed_before, names_entry, names_twice


def test_a_name_is_found_trimmed_and_without_case() -> None:
    assert names_entry(("Woodrunner ", "nightstep"), " woodRUNNER") == 1
    assert names_entry(("woodrunner",), "nightstep") == 0
    assert (names_entry(("",), ""), names_entry((), "focs")) == (0, 0)


def test_a_duplicate_name_is_found() -> None:
    assert (names_twice(("focs", " Focs")), names_twice(("focs", "yern")), names_twice(())) == (1, 0, 0)


def test_a_name_is_found_in_the_rows_above() -> None:
    assert [listed_before(row, ("a", "", "A ", "")) for row in (1, 2, 3, 4)] == [0, 0, 1, 0]
