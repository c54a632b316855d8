"""Opponents made in a line: an automatic character of a culture or profession, up to a Step Level."""

from __future__ import annotations

import random

from core.character import Character, Json, SetValue, Sheet
from core.errors import AnswerError
from core.messages import Message
from core.play import Quick
from core.procedures import Driver, Procedure, Situation, by_name, entries, group, number, text, whole
from core.systems.sord.creation import CREATION
from core.systems.sord.settling import ADVANCEMENTS, SETTLE

MOST_LEVEL = 50
"""Step Level up to which an opponent is made; its Steps are counted level by level."""
WISHES = frozenset({"level", "culture", "profession"})


def make_opponent(quick: Quick, situation: Situation, source: random.Random) -> Character:
    """Make one opponent by the steps of creation.

    Its name in the line may be a culture or a profession of the setting; any other name is only a name. ``level`` is
    the Step Level it has reached, ``culture`` and ``profession`` choose those of the setting.

    Raises:
        AnswerError: The line asks for what the setting does not have.
    """
    if unknown := sorted(set(quick.wishes) - WISHES):
        raise AnswerError(
            Message(
                "sord_wish",
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
                Message("sord_unknown_wish", "The setting has no {kind} {name}.", {"kind": key, "name": wanted})
            )
        if entry is not None:
            script[key] = [text(entry, "id")]
    sheet = _run(CREATION, situation.sheet, situation, source, script)
    return _raised(sheet, _level(quick), situation, source).character


def _level(quick: Quick) -> int:
    wanted = quick.wishes.get("level", "0")
    if not wanted.isascii() or not wanted.isdigit() or int(wanted[:9]) > MOST_LEVEL:
        raise AnswerError(
            Message(
                "sord_level",
                "{level} is no Step Level for an opponent; it takes a whole number from 0 to {most}.",
                {"level": wanted, "most": MOST_LEVEL},
            )
        )
    return int(wanted)


def _raised(sheet: Sheet, level: int, situation: Situation, source: random.Random) -> Sheet:
    """Give Steps for one Step Level after the other and settle them."""
    for _ in range(2 * MOST_LEVEL):
        reached = number(sheet, "step_level")
        missing = ADVANCEMENTS * number(sheet, "step_rate") - number(sheet, "step_sum")
        if reached >= level or number(sheet, "step_rate") <= 0:
            break
        own = whole(group(sheet.character.data, "steps"), "conflict")
        sheet.apply(SetValue("steps.conflict", own + max(1, missing + 1)))
        sheet = _run(SETTLE, sheet, situation, source, {})
    return sheet


def _run(
    procedure: Procedure, sheet: Sheet, situation: Situation, source: random.Random, script: dict[str, Json]
) -> Sheet:
    driver = Driver(procedure, Situation((sheet,), situation.setting), source.getrandbits(64))
    driver.run_auto(script)
    return driver.sheets[0]
