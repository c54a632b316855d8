"""A hundred automatic characters of a world, tallied: legal ones, spread of numbers, entries, refusals."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.content.setting import Setting
from core.content.update_effects import head_keys
from core.errors import AnswerError
from core.messages import Message
from core.procedures.ask_helpers import write
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.requests import Conversation
from core.procedures.world_rolls import (
    MOST_REFUSALS,
    RolledCharacter,
    WorldTally,
    embedded_kinds,
    roll_characters,
)
from core.registry import Game, games
from tests.helpers.changed_worlds import games_that_embed
from tests.helpers.games import any_game, blank_sheet

SEEDS = [f"s{number}" for number in range(12)]


def tally_of(of: Game) -> WorldTally:
    setting = of.setting()
    tally = WorldTally(of.system, setting)
    for rolled in roll_characters(of.creation, blank_sheet(of), setting, SEEDS):
        tally.add(rolled)
    return tally


@pytest.mark.parametrize("of", games(), ids=lambda of: of.id)
def test_the_sample_world_of_every_game_makes_legal_characters_only(of: Game) -> None:
    tally = tally_of(of)
    assert (tally.made, tally.legal, len(tally.rolled)) == (len(SEEDS), len(SEEDS), len(SEEDS))
    assert tally.refusals() == ()
    assert len({each.name for each in tally.rolled}) > 1
    for spread in tally.spreads().values():
        assert sum(spread.values()) <= len(SEEDS)
        assert list(spread) == list(range(min(spread), max(spread) + 1))
        assert spread[min(spread)]
        assert spread[max(spread)]
    assert not set(tally.spreads()) & set(tally.constants())
    assert {*tally.spreads(), *tally.constants()} <= set(head_keys(of.system))


@pytest.mark.parametrize("of", games_that_embed(), ids=lambda of: of.id)
def test_the_same_seed_gives_the_same_character_and_its_entries_are_counted(of: Game) -> None:
    tally = tally_of(of)
    again = next(roll_characters(of.creation, blank_sheet(of), of.setting(), SEEDS[:1]))
    assert again == tally.rolled[0]
    assert tally.rolled[0].entries
    choices = tally.choices()
    assert {each.kind for each in choices} <= set(embedded_kinds(of.system))
    setting = of.setting()
    assert setting is not None
    for each in choices:
        names = {str(entry["name"]) for entry in setting.kinds[each.kind]}
        assert {*each.never, *each.always} <= names
        assert not set(each.never) & set(each.always)
        assert (each.most[0] in names) == bool(each.most[1])
    assert any(each.most[1] for each in choices)


def rolled(seed: str, *refusals: str, numbers: dict[str, int | Fraction] | None = None) -> RolledCharacter:
    messages = tuple(Message("why", each) for each in refusals)
    return RolledCharacter(seed, seed, "", messages, is_made=True, numbers=numbers or {}, entries=frozenset())


def test_refusals_are_told_once_each_and_not_all_of_them() -> None:
    tally = WorldTally(any_game().system, None)
    for number in range(2 * MOST_REFUSALS):
        tally.add(rolled(f"a{number}", f"Reason {number // 2}."))
    tally.add(rolled("good"))
    assert (tally.legal, tally.made) == (1, 2 * MOST_REFUSALS + 1)
    assert [each.seed for each in tally.refusals()] == ["a0", "a2", "a4", "a6", "a8"]


def test_numbers_spread_by_their_whole_part_and_those_that_are_all_alike_are_constants() -> None:
    first, second, *_ = head_keys(any_game().system)
    tally = WorldTally(any_game().system, None)
    for value in (Fraction(7, 2), 3, 6):
        tally.add(rolled("x", numbers={first: value, second: Fraction(1, 2)}))
    assert tally.spreads() == {first: {3: 2, 4: 0, 5: 0, 6: 1}}
    assert tally.constants() == {second: Fraction(1, 2)}
    assert tally.choices() == ()


def _refuse(_situation: Situation) -> Conversation:
    yield from write("begun", step="")
    raise AnswerError(Message("nothing", "Nothing can be chosen."))


def test_a_creation_that_fails_is_a_refusal_in_a_sentence_and_the_next_one_goes_on() -> None:
    creation = Procedure("creation", "Creation", ProcedureKind.CREATION, "", "", _refuse)
    both = list(roll_characters(creation, blank_sheet(), None, ["1", "2"]))
    assert [(each.is_made, each.is_legal, each.refusals[0].render()) for each in both] == [
        (False, False, "Nothing can be chosen.")
    ] * 2


@pytest.mark.parametrize("of", games_that_embed(), ids=lambda of: of.id)
def test_an_entry_that_nobody_has_is_named(of: Game) -> None:
    setting = of.setting()
    assert setting is not None
    kind = next(each for each in embedded_kinds(of.system) if setting.kinds[each])
    strange = {**setting.kinds[kind][0], "id": "quite_strange", "name": "Quite Strange"}
    world = Setting("w", "W", "", of.id, {**setting.kinds, kind: (*setting.kinds[kind], strange)})
    tally = WorldTally(of.system, world)
    tally.add(next(roll_characters(of.creation, blank_sheet(of), setting, ["5"])))
    (choices,) = [each for each in tally.choices() if each.kind == kind]
    assert choices.never.count("Quite Strange") == 1
