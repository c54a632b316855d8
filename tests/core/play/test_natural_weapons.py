"""Natural weapons of quick opponents: animals by name, listed ones, in the fights of all games."""

from __future__ import annotations

import random

import pytest

from core.character.sheet import Sheet
from core.errors import AnswerError
from core.play.arena import Arena, Participant
from core.play.fight import Fight
from core.play.natural_weapons import natural_weapons
from core.play.opponent_line import parse_opponent_line
from core.procedures.readers import sheet_rows, text
from core.registry import Game, game, games, opponents


def takes_natural_weapons(of: Game) -> bool:
    """Return whether lines of a game's opponents may name natural weapons."""
    try:
        opponents("wolf, natural bite 3", of, of.setting(), random.Random(1))
    except AnswerError:
        return False
    return True


GAMES = [each.id for each in games() if takes_natural_weapons(each)]


def weapons_of(line: str, *chosen: str) -> list[tuple[str, int]]:
    return [(each.name, each.size) for each in natural_weapons(parse_opponent_line(line), chosen)]


@pytest.mark.parametrize(
    ("line", "weapons"),
    [
        ("Wolf x6", [("Bite", 3)]),
        ("Gray wolf, level 2", [("Bite", 3)]),
        ("Brown BEAR", [("Claws", 4), ("Bite", 4)]),
        ("Bär x2", [("Claws", 4), ("Bite", 4)]),
        ("goblin", []),
        ("Wolf rider", []),
        ("Drake, natural bite", [("Bite", 3)]),
        ("Drake, natural bite 4 and tail 2", [("Bite", 4), ("Tail", 2)]),
        ("Drake, natural bite 4 + poison sting 1", [("Bite", 4), ("Poison sting", 1)]),
        ("Wolf, natural: claws 5", [("Claws", 5)]),
    ],
)
def test_animals_and_listed_weapons_are_natural(line: str, weapons: list[tuple[str, int]]) -> None:
    assert weapons_of(line) == weapons


def test_entry_of_the_world_is_no_animal_by_its_name() -> None:
    """A people that is called Wolf bears arms; a wolf whose people the line names is still one."""
    assert weapons_of("Wolf", "culture") == []
    assert weapons_of("Wolf, culture Fen folk", "culture") == [("Bite", 3)]


@pytest.mark.parametrize(
    "listed", ["6 bite", "bite 9", "bite 0", "bite and bite 2", "bite 33", "a and b and c and d and e"]
)
def test_what_is_no_list_of_natural_weapons_is_refused(listed: str) -> None:
    with pytest.raises(AnswerError, match="is not understood"):
        weapons_of(f"Drake, natural {listed}")


def attack_names(sheet: Sheet) -> set[str]:
    """Return the names of weapons, and of skills where a game attacks with these."""
    return {
        text(row, "name")
        for key in ("weapons", "skills")
        for row in sheet_rows(sheet, key)
        if key in sheet.system.fields
    }


@pytest.mark.parametrize("identity", GAMES)
@pytest.mark.parametrize(
    ("line", "names"), [("wolf", {"Bite"}), ("dire bear", {"Claws", "Bite"}), ("wyrm, natural horn", {"Horn"})]
)
def test_animals_have_their_weapons_and_no_arms_in_every_game(identity: str, line: str, names: set[str]) -> None:
    of = game(identity)
    for seed in range(12):
        (sheet,) = opponents(line, of, of.setting(), random.Random(seed))
        assert names & attack_names(sheet)
        assert {text(row, "name") for row in sheet_rows(sheet, "weapons")} <= names
        assert not sheet_rows(sheet, "armor")
        assert not sheet_rows(sheet, "items")
        assert not sheet.faults
        assert not [each for each in sheet.violations if each.accepted is None], seed


@pytest.mark.parametrize("identity", GAMES)
def test_wolves_bite_in_the_fights_of_every_game(identity: str) -> None:
    """Two packs without any other weapon: the log tells of bites."""
    of = game(identity)
    made = opponents("wolf x4, natural fangs 4", of, of.setting(), random.Random(3))
    fighters = [(Participant(f"{index}", "ab"[index % 2]), sheet) for index, sheet in enumerate(made)]
    fight = Fight(of.conflicts[0], Arena.create(fighters, of.setting(), most_rounds=12), 5)
    while fight.request is not None:
        fight.auto_answer()
    assert any("Fangs" in each.event.line() for each in fight.events)


@pytest.mark.parametrize("identity", GAMES)
def test_refused_list_names_the_form(identity: str) -> None:
    of = game(identity)
    with pytest.raises(AnswerError, match="natural bite 3"):
        opponents("wolf, natural 7", of, of.setting(), random.Random(1))
