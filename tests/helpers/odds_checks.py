"""Odds that a fight shows, beside how often what they promise comes true over many fights by seed."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from core.character.json_values import Json
from core.play.arena import Arena, Participant
from core.play.conflict import Conflict
from core.play.decisions import DecisionPolicy
from core.play.fight import Fight
from core.play.simulation import Tally, play_out
from core.procedures.requests import Choose, Request, Roll
from core.registry import game, opponents

SIGMAS = 3.5
"""A frequency may lie so many standard deviations from its chance: by fixed seeds, and one in 2,000 would by chance."""

Judge = Mapping[str, Mapping[str, bool]]
"""For each name of a roll the codes of the events that settle it, and whether what was shown has come true."""


@dataclass(slots=True)
class OddsRecord:
    """Rolls of one name.

    Attributes:
        rolls: How many were settled.
        expected: Sum of the chances that were shown.
        variance: Sum of the variances that they mean.
        came: How often it came true.
    """

    rolls: int = 0
    expected: Fraction = Fraction(0)
    variance: Fraction = Fraction(0)
    came: int = 0

    def add(self, chance: Fraction, *, came: bool) -> None:
        """Count a roll."""
        self.rolls += 1
        self.expected += chance
        self.variance += chance * (1 - chance)
        self.came += came

    @property
    def gap(self) -> float:
        """Difference between shown and actual frequency, in standard deviations."""
        off = float(self.came - self.expected)
        return off / sqrt(float(self.variance)) if self.variance else off * 1000


def compare_odds(
    conflict: Conflict,
    rings: Iterable[tuple[int, Arena]],
    judge: Judge,
    wanted: Mapping[str, Sequence[str]] | None = None,
) -> dict[str, OddsRecord]:
    """Play fights by seed and compare the shown chance of each roll with its outcomes.

    Args:
        conflict: The kind of conflict.
        rings: Seed and arena of each fight.
        judge: How events settle rolls.
        wanted: Preferred options by name of the request, the first possible one is chosen; by default the default.
    """
    counted: dict[str, OddsRecord] = {}
    for seed, ring in rings:
        fight = Fight(conflict, ring, seed, DecisionPolicy(frozenset(), game_master=False))
        open_: dict[str, Fraction] = {}
        seen = 0
        while (request := fight.request) is not None:
            name = request.key.split("/", 1)[-1].split("~")[0]
            if isinstance(request, Roll) and request.chance is not None and name in judge:
                open_[name] = request.chance()
            key = _wanted(request, (wanted or {}).get(name, ()))
            if key:
                fight.answer([key])
            else:
                fight.auto_answer()
            for told in fight.events[seen:]:
                for each in list(open_):
                    if told.event.message.code in judge[each]:
                        came = judge[each][told.event.message.code]
                        counted.setdefault(each, OddsRecord()).add(open_.pop(each), came=came)
            seen = len(fight.events)
    return counted


def _wanted(request: Request, keys: Sequence[str]) -> str:
    """Return the first of some keys that can be chosen; "" if there is none."""
    options = request.options if isinstance(request, Choose) else ()
    open_ = [option.key for option in options if option.closed is None]
    return next((key for key in keys if key in open_), "")


def first_chance(conflict: Conflict, ring: Arena, name: str, who: int = 0) -> Fraction:
    """Return the chance shown by the first roll of this name by a participant."""
    fight = Fight(conflict, ring, 1, DecisionPolicy(frozenset(), game_master=False))
    while (request := fight.request) is not None:
        is_it = isinstance(request, Roll) and request.key.split("/", 1)[-1].split("~")[0] == name
        if is_it and request.decider == who and isinstance(request, Roll) and request.chance is not None:
            return request.chance()
        fight.auto_answer()
    raise AssertionError(f"nobody rolled {name}")


def frequency(conflict: Conflict, ring: Arena, runs: int, who: int = 1) -> OddsRecord:
    """Simulate fights by seed; count in how many a participant lost any vitals."""
    shown = OddsRecord()
    for seed in range(runs):
        source = random.Random(seed)
        outcome = play_out(conflict, ring.copy(source), source, keeps_sheets=False)
        shown.rolls += 1
        shown.came += any(isinstance(lost, int | Fraction) and lost > 0 for lost in outcome.lost[who])
    return shown


def is_consistent(shown: OddsRecord, chance: Fraction) -> bool:
    """Return whether a frequency is consistent with a chance."""
    shown.expected, shown.variance = chance * shown.rolls, chance * (1 - chance) * shown.rolls
    return abs(shown.gap) < SIGMAS


def automatic_arenas(game_id: str, count: int, options: Mapping[str, Json] | None = None) -> list[tuple[int, Arena]]:
    """Return arenas of automatic characters of a game, two against one, in every order."""
    of = game(game_id)
    setting = of.setting()
    made = opponents("somebody x5", of, setting, random.Random(1))
    people = [Participant(f"P{place}", "ABA"[place]) for place in range(3)]
    rings = []
    for seed in range(count):
        sheets = random.Random(seed).sample(made, 3)
        rings.append((seed, Arena.create(list(zip(people, sheets, strict=True)), setting, options, 20)))
    return rings


def has_same_outcomes(conflict: Conflict, ring: Arena, runs: int) -> bool:
    """Return whether simulations are won as often as fights of people, with other dice."""
    told, untold = Tally(), Tally()
    for seed in range(runs):
        fight = Fight(conflict, ring, seed, DecisionPolicy(frozenset(), game_master=False))
        fight.advance()
        told.add(fight.outcome)
        source = random.Random(f"{seed} alone")
        untold.add(play_out(conflict, ring.copy(source), source, keeps_sheets=False))
    for side in {*told.wins, *untold.wins}:
        both = (told.wins[side] + untold.wins[side]) / (2 * runs)
        spread = sqrt(2 * runs * both * (1 - both))
        if abs(told.wins[side] - untold.wins[side]) > SIGMAS * spread:
            return False
    return True
