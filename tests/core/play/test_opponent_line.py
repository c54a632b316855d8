"""Opponent lines: properties, and messages for errors."""

from __future__ import annotations

import pytest

from core.character.json_values import Json
from core.content.setting import Setting
from core.errors import AnswerError
from core.play.opponent_line import parse_opponent_line

CULTURES: tuple[dict[str, Json], ...] = ({"id": "fen", "name": "Fen folk"}, {"id": "hill", "name": "Hill folk"})
WORLD = Setting("fens", "The Fens", "", "tiny", {"cultures": CULTURES, "callings": ({"id": "hill", "name": "Guard"},)})
KINDS = {"culture": "cultures", "calling": "callings"}


def test_only_known_properties_are_accepted() -> None:
    quick = parse_opponent_line("goblin x6, level 2")
    quick.check_properties({"level", "culture"})
    with pytest.raises(AnswerError) as caught:
        quick.check_properties({"culture", "arms"})
    assert str(caught.value) == "Opponents have no level. You can use: arms, culture."


@pytest.mark.parametrize(("line", "amount"), [("goblin", 3), ("goblin, level 0", 0), ("goblin, level 9", 9)])
def test_integer_properties(line: str, amount: int) -> None:
    assert parse_opponent_line(line).integer("level", 3, 0, 9) == amount


@pytest.mark.parametrize("wish", ["10", "-1", "two", "1.5", "²", "9" * 50])
def test_invalid_integers_are_refused(wish: str) -> None:
    with pytest.raises(AnswerError) as caught:
        parse_opponent_line(f"goblin, level {wish}").integer("level", 3, 0, 9)
    assert str(caught.value).endswith("enter a whole number from 0 to 9.")


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("goblin", None),
        ("Hill folk x3", "hill"),
        ("goblin, culture fen folk", "fen"),
        ("Hill folk, culture Fen folk", "fen"),
    ],
)
def test_an_entry_is_chosen_by_property_or_name(line: str, entry: str | None) -> None:
    chosen = parse_opponent_line(line).creation_answers(WORLD, KINDS)
    assert chosen == ({} if entry is None else {"culture": [entry]})


def test_without_a_setting_nothing_is_chosen() -> None:
    assert parse_opponent_line("Hill folk").creation_answers(None, KINDS) == {}


def test_an_unknown_entry_is_refused() -> None:
    with pytest.raises(AnswerError) as caught:
        parse_opponent_line("Hill folk, culture sea folk").creation_answers(WORLD, KINDS)
    assert str(caught.value) == "This world has no culture sea folk."


@pytest.mark.parametrize(
    ("line", "count"), [("goblin x0", "0"), ("goblin x-3", "-3"), ("1.5 x goblin", "1.5"), ("goblin × 501", "501")]
)
def test_invalid_counts_are_refused(line: str, count: str) -> None:
    with pytest.raises(AnswerError) as caught:
        parse_opponent_line(line)
    assert str(caught.value) == f"You can add 1 to 500 opponents, not {count}."
