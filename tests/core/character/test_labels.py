"""Citations in words: sections, headings, interpretations and other sources, in the language of the reader."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from core.character.labels import citation_text, section_text
from core.messages import localize_text
from core.registry import Game, games
from core.rules.model import System
from tests.helpers.games import any_game

GERMAN = {"section {sections}": "Abschnitt {sections}", "Quire's interpretation": "Auslegung von Quire"}


@pytest.fixture
def system() -> System:
    return replace(any_game().system, name="Boats", sections={"GEN": "Generation"}, sources={"guild": "A leaflet."})


@pytest.mark.parametrize(
    ("cite", "words"),
    [
        ("", ""),
        ("I", "section I"),
        ("I, 4b", "sections I, 4b"),
        ("GEN", "Generation"),
        ("GEN, I; R3", "section I, Generation · Quire's interpretation"),
        ("guild", "Guild"),
        ("R12", "Quire's interpretation"),
    ],
)
def test_a_citation_is_told_in_words(system: System, cite: str, words: str) -> None:
    assert citation_text(system, cite) == words


def test_the_game_can_be_named_first(system: System) -> None:
    assert citation_text(system, "I; R2", names_game=True) == "Boats, section I · Quire's interpretation"
    assert citation_text(system, "R2", names_game=True) == "Boats · Quire's interpretation"
    assert citation_text(system, "", names_game=True) == ""


def test_sections_alone_leave_out_the_rulings(system: System) -> None:
    assert section_text(system, "I, GEN; R2") == "section I, Generation"
    assert section_text(system, "I; R2", names_game=True) == "Boats, section I"
    assert section_text(system, "R2", names_game=True) == ""


def test_rulings_can_be_named_by_their_keys(system: System) -> None:
    assert citation_text(system, "I; R2, R3", names_rulings=True) == "section I · Quire's interpretation R2, R3"


def test_words_are_translated_and_headings_are_not(system: System) -> None:
    text = citation_text(system, "I, GEN; R3")
    translated = localize_text(text, lambda each: GERMAN.get(each, each))
    assert translated == "Abschnitt I, Generation · Auslegung von Quire"


def all_citations(game: Game) -> Iterator[str]:
    """Return every citation of a game's data and procedures."""
    system = game.system
    yield from (field.cite for field in system.fields.values())
    yield from (derived.cite for derived in system.derived.values())
    yield from (option.cite for option in system.options.values())
    for procedure in game.procedures.values():
        yield procedure.cite
        yield from (step.cite for step in procedure.steps)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_abbreviated_headings_of_every_game_are_written_out(game: Game) -> None:
    """What stays as it is written is a number of a section or a heading of several letters, no abbreviation."""
    for cite in set(all_citations(game)):
        for number in re.findall(r"sections? ([^·]*)", citation_text(game.system, cite)):
            short = [
                each for each in number.split(", ") if re.fullmatch(r"[A-Z]{2,5}", each) and set(each) - set("IVX")
            ]
            assert set(short) <= set(FULL_HEADINGS), cite


FULL_HEADINGS = ("ORDER",)
"""Headings of a book that look like an abbreviation."""
