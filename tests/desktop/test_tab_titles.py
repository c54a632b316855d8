"""Titles of tabs: shortened, and told apart."""

from __future__ import annotations

from desktop.frame.tab_titles import LONGEST, shorten, tab_titles


def test_long_names_lose_their_middle() -> None:
    assert shorten("Bren Tarrow") == "Bren Tarrow"
    long = shorten("Anastasia Wilhelmina of the Upper Ford")
    assert len(long) <= LONGEST
    assert long.startswith("Anastasia")
    assert long.endswith("Upper Ford")


def test_equal_names_are_told_apart_by_what_differs_first() -> None:
    assert tab_titles([("Bren", ("Lowtide", "Max", "A")), ("Anna", ()), ("Bren", ("Saltmere", "Max", "A"))]) == [
        "Bren · Lowtide",
        "Anna",
        "Bren · Saltmere",
    ]
    assert tab_titles([("Bren", ("", "Max", "A")), ("Bren", ("", "Max", "B"))]) == ["Bren · A", "Bren · B"]


def test_what_cannot_be_told_apart_is_counted() -> None:
    same = ("Bren", ("Lowtide", "Max", "A"))
    assert tab_titles([same, same, ("Bren", ())]) == ["Bren · 1", "Bren · 2", "Bren · 3"]


def test_ampersands_are_no_mnemonics() -> None:
    assert tab_titles([("Tom & Anna", ())]) == ["Tom && Anna"]
