"""Registry of the built-in games."""

from __future__ import annotations

import random

import pytest

from core.character.document import Character
from core.errors import AnswerError, DocumentError
from core.paths import resources
from core.play.opponent_line import parse_opponent_line
from core.procedures.procedure import ProcedureKind
from core.registry import Game, field_label, game, games, open_character, opponents, summarise
from tests.helpers.games import any_game, any_id

EVERY = [each.id for each in games()]


def test_there_are_games() -> None:
    assert any_id() in EVERY


@pytest.mark.parametrize("id_", EVERY)
def test_a_game_has_all_its_parts(id_: str) -> None:
    found = game(id_)
    assert found.system.id == id_
    assert found.system is game(id_).system
    assert found.creation.kind is ProcedureKind.CREATION
    assert found.system.credits.author
    assert found.system.credits.year
    assert list(found.procedures) == [each.key for each in found.procedures.values()]


@pytest.mark.parametrize("id_", EVERY)
def test_its_sample_setting_is_loaded(id_: str) -> None:
    found = game(id_)
    assert found.settings
    setting = found.setting()
    assert setting is not None
    again = found.setting(found.settings[0].read_bytes())
    assert again is not None
    assert again.id == setting.id
    assert found.setting(found.settings[0]) is not None


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(DocumentError, match=rf"no game chess.*{any_id()}"):
        game("chess")
    with pytest.raises(DocumentError, match="no game chess"):
        open_character(Character(system="chess"), random.Random(1))


def test_summary_line_of_a_character() -> None:
    line, version, violations = summarise(Character(system=any_id()))
    assert violations == len(open_character(Character(system=any_id()), random.Random(0)).violations)
    assert line == open_character(Character(system=any_id()), random.Random(0)).summary() != ""
    assert version == any_game().system.version


def test_name_and_version_are_known_without_the_rules() -> None:
    for each in games():
        assert (each.name, each.version) == (each.system.name, each.system.version)


def test_each_game_has_a_sign_of_its_own_among_the_icons() -> None:
    signs = [each.sign for each in games()]
    assert len(set(signs)) == len(signs)
    assert all((resources() / "icons" / f"{sign}.svg").is_file() for sign in signs)


def test_fields_are_named_even_of_unknown_games() -> None:
    for each in games():
        assert field_label(each.id, "weapons") == each.system.fields["weapons"].label
        assert field_label(each.id, "weapons[].wings") == "weapons[].wings"
    assert field_label("chess", "weapons") == "weapons"


@pytest.mark.parametrize("of", games(), ids=lambda each: each.id)
def test_each_game_understands_its_own_example_of_opponents(of: Game) -> None:
    example = of.conflicts[0].example
    quick = parse_opponent_line(example)
    assert quick.properties
    assert {each.example for each in of.conflicts} == {example}
    assert len(opponents(example, of, of.setting(), random.Random(4))) == quick.count > 1


@pytest.mark.parametrize("line", ["goblin x2, height 3", "goblin x501", "goblin, huge", ", level 2"])
@pytest.mark.parametrize("of", games(), ids=lambda each: each.id)
def test_a_line_that_a_game_does_not_understand_is_answered_with_its_example(of: Game, line: str) -> None:
    with pytest.raises(AnswerError) as refused:
        opponents(line, of, of.setting(), random.Random(4))
    said = str(refused.value)
    assert said.endswith(f"Example for {of.system.name}: {of.conflicts[0].example}")
    assert "quick_" in refused.value.message.code
