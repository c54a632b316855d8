"""Steps 1 to 4 of creation: the better group, stat dice, a swap of two stats, aptitudes.

Source: RPG.Rules, STAT SKILL GENERATION, SKILL APTITUDES.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import combinations

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.dice import Dice
from core.messages import phrase
from core.procedures.ask_helpers import Subprocedure, assign, choose_one, enter_numbers, roll_dice, write
from core.procedures.form import Form
from core.procedures.readers import number
from core.procedures.requests import Assign, Choose, Enter, EntryKind, Memory, Option, Roll, Slot, always
from core.systems.kinsler.functions import dice_value
from core.systems.kinsler.terms import STATS

LEAST_STAT, MOST_STAT = 2, 22
USUAL_STAT = 12
APTITUDES = (1, 2, 3, 3, 4, 4)
_FIRST = Dice.parse("5d6 keep 4-2")
_SECOND = Dice.parse("4d6-2")
_CITE = "STAT SKILL GENERATION"
_FACES = 6


def make_stats(sheet: Sheet) -> Subprocedure[Sheet]:
    """Ask for the stats and the aptitudes, and write them."""
    sheet, order = yield from _choose_group(sheet)
    sheet = yield from _roll_stats(sheet, order)
    sheet = yield from _swap(sheet)
    return (yield from _choose_aptitudes(sheet))


def _choose_group(sheet: Sheet) -> Subprocedure[tuple[Sheet, Sequence[str]]]:
    group = yield from choose_one(
        Choose(
            key="first_group",
            label="Which stats get the better dice?",
            help="Three stats are rolled with five dice, of which the lowest is dropped, and three with four dice.",
            cite=_CITE,
            step="1",
            options=(
                Option("PHY", "The body", "Strength, Dexterity, Constitution"),
                Option("INT", "The mind", "Mind, Perception, Faith"),
            ),
            policy=lambda source, _memory: ["PHY" if source.randint(1, _FACES) <= _FACES // 2 else "INT"],
        )
    )
    half = len(STATS) // 2
    order = STATS if group == "PHY" else (*STATS[half:], *STATS[:half])
    sheet = yield from write("first_group.written", SetValue("creation.first_group", group), step="1")
    return sheet, order


def _roll_stats(sheet: Sheet, order: Sequence[str]) -> Subprocedure[Sheet]:
    method = yield from choose_one(
        Choose(
            key="stats.way",
            label="How are the stats made?",
            cite=_CITE,
            step="2",
            page="2",
            options=(
                Option("rolled", "Rolled", "Six rolls in a fixed order."),
                Option("typed", "Typed in", "The Game Master has another way of making stats."),
            ),
            policy=always(["rolled"]),
        )
    )
    labels = {each.key: each.label for each in sheet.system.families["s"]}
    if method == "rolled":
        half = len(order) // 2
        rolled = yield from roll_dice(
            Roll(
                key="stats.dice",
                label="Stats",
                help="The best four dice of each roll, less 2, are the stat.",
                cite=_CITE,
                step="2",
                page="2",
                dice=(*([_FIRST] * half), *([_SECOND] * half)),
                names=tuple(labels[stat] for stat in order),
            )
        )
        rolls: list[Json] = [list(each.faces) for each in rolled]
        values = {stat: dice_value(each.faces) or 0 for stat, each in zip(order, rolled, strict=True)}
    else:
        requests = tuple(
            Enter(
                key=f"stats.{stat}",
                label=labels[stat],
                cite=_CITE,
                step="2",
                page="2",
                kind=EntryKind.WHOLE,
                least=LEAST_STAT,
                most=MOST_STAT,
                default=USUAL_STAT,
            )
            for stat in STATS
        )
        typed = yield from enter_numbers(Form(key="stats.form", label="", requests=requests))
        rolls, values = [], {stat: typed[f"stats.{stat}"] for stat in STATS}
    edits = [SetValue("creation.rolls", rolls), *_stat_edits(values)]
    return (yield from write("stats.written", *edits, step="2"))


def _stat_edits(values: Mapping[str, int]) -> list[SetValue]:
    return [SetValue(f"stats.{stat}.{key}", value) for stat, value in values.items() for key in ("rolled", "level")]


def _swap(sheet: Sheet) -> Subprocedure[Sheet]:
    pairs = {f"{one}.{other}": (one, other) for one, other in combinations(STATS, 2)}
    swapped = {
        key: _stat_edits({one: _rolled(sheet, two), two: _rolled(sheet, one)}) for key, (one, two) in pairs.items()
    }
    chosen = yield from choose_one(
        Choose(
            key="swap",
            label="Exchange two stats?",
            help="Any one pair of the six may change places.",
            cite="STAT SKILL GENERATION; R16",
            step="3",
            options=(
                Option("none", "Leave them as they are"),
                *(
                    Option(
                        key,
                        phrase(
                            "{one} and {other}",
                            one=f"{one.upper()} {_rolled(sheet, one)}",
                            other=f"{other.upper()} {_rolled(sheet, other)}",
                        ),
                        preview=tuple(swapped[key]),
                    )
                    for key, (one, other) in pairs.items()
                ),
            ),
            policy=always(["none"]),
        )
    )
    if chosen == "none":
        return sheet
    edits = (SetValue("creation.swap", list(pairs[chosen])), *swapped[chosen])
    return (yield from write("swap.written", *edits, step="3"))


def _rolled(sheet: Sheet, stat: str) -> int:
    return number(sheet, f"stats.{stat}.rolled")


def _choose_aptitudes(sheet: Sheet) -> Subprocedure[Sheet]:
    slots = tuple(
        Slot(each.key, each.label, phrase("level {level}", level=_rolled(sheet, each.key)), f"aptitudes.{each.key}")
        for each in sheet.system.families["s"]
    )

    def by_level(_source: random.Random, _memory: Memory) -> Json:
        ranked = sorted(STATS, key=lambda stat: -number(sheet, f"stats.{stat}.level"))
        return {stat: index for index, stat in enumerate(ranked)}

    aptitudes = yield from assign(
        Assign(
            key="aptitudes",
            label="Aptitudes",
            help="Price multiplier of all skills based on a stat: 1 is a gift, 4 is dear.",
            cite="SKILL APTITUDES",
            step="4",
            values=APTITUDES,
            slots=slots,
            policy=by_level,
        )
    )
    edits = [SetValue(f"aptitudes.{stat}", value) for stat, value in aptitudes.items()]
    return (yield from write("aptitudes.written", *edits, step="4"))
