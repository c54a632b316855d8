"""Opponents made in a line: an automatic character of a culture or profession, up to a Level."""

from __future__ import annotations

import random

from core.character import Character, Json, SetValue
from core.errors import AnswerError
from core.messages import Message
from core.play import Quick
from core.procedures import Driver, Situation, by_name, entries, number, text
from core.systems.ratios.creation import CREATION
from core.systems.ratios.spending import PLACE_LEVEL_POINTS

MOST_LEVEL = 2_000
"""Level up to which an opponent is made; more than 2000 should never happen (3a)."""
WISHES = frozenset({"level", "culture", "profession"})


def make_opponent(quick: Quick, situation: Situation, source: random.Random) -> Character:
    """Make one opponent by the steps of creation.

    Its name in the line may be a culture or a profession of the setting; any other name is only a name. ``level`` is
    the Level it has reached, its points placed automatically; ``culture`` and ``profession`` are those of the setting.

    Raises:
        AnswerError: The line asks for what the setting does not have.
    """
    if unknown := sorted(set(quick.wishes) - WISHES):
        raise AnswerError(
            Message(
                "ratios_wish",
                "An opponent has no {what}. What can be asked for: {known}.",
                {"what": unknown[0], "known": ", ".join(sorted(WISHES))},
            )
        )
    script: dict[str, Json] = {}
    for kind, key in (("cultures", "culture"), ("professions", "profession")):
        wanted = quick.wishes.get(key, "")
        entry = by_name(entries(situation.setting, kind), wanted or quick.name)
        if wanted and entry is None:
            raise AnswerError(
                Message("ratios_unknown_wish", "The setting has no {kind} {name}.", {"kind": key, "name": wanted})
            )
        if entry is not None:
            script[key] = [text(entry, "id")]
    level = _level(quick)
    driver = Driver(CREATION, situation, source.getrandbits(64))
    driver.run_auto(script)
    sheet = driver.sheets[0]
    if level > number(sheet, "level"):
        sheet.apply(SetValue("level", level))
        placing = Driver(PLACE_LEVEL_POINTS, Situation((sheet,), situation.setting), source.getrandbits(64))
        placing.run_auto()
        sheet = placing.sheets[0]
    return sheet.character


def _level(quick: Quick) -> int:
    wanted = quick.wishes.get("level", "0")
    if not wanted.isascii() or not wanted.isdigit() or int(wanted[:9]) > MOST_LEVEL:
        raise AnswerError(
            Message(
                "ratios_level",
                "{level} is no Level for an opponent; it takes a whole number from 0 to {most}.",
                {"level": wanted, "most": MOST_LEVEL},
            )
        )
    return int(wanted)
