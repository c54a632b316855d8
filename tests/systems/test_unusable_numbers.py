"""House rules that leave numbers undefined, faulty or fractional: whatever needs one says so, in all games.

No procedure, creation or fight ends in a traceback, and none continues with a number that could not be computed: it is
closed, or refused with a sentence, and continues after the sheet is mended.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path

import pytest

from core.character.document import Character
from core.character.edits import SetHouseRule
from core.character.sheet import Sheet
from core.errors import FormulaError, NumberError, QuireError
from core.export.json_file import read_character
from core.formula import Fault, Value
from core.messages import Message
from core.play.arena import Arena, Participant
from core.play.conflict import Conflict
from core.play.decisions import DecisionPolicy
from core.play.fight import Fight
from core.play.simulation import play_out
from core.procedures.driver import Driver, why_closed
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.registry import game, games, open_character, opponents
from core.setting_resolver import resolve_setting

pytestmark = pytest.mark.repeats

GAMES = [each.id for each in games()]
SAMPLES = Path(__file__).parents[2] / "resources" / "samples"
UNUSABLE = ("1 / 0", "10**10 * 10**10", "1 / 3")
"""Formulas of an undefined number, a fault and a fraction."""
KEYS = 6
"""Numbers of a game that are replaced, each by one of these formulas after the other."""
ROUNDS = 2
SHOWS_ONLY = str(Path("play") / "simulation.py")
"""Shows what fighters have lost, with a dash for what cannot be computed."""
NOBODY = DecisionPolicy(frozenset(), game_master=False)

Run = Callable[[Sheet, Sheet], object]
"""Runs something with a character or a blank one; returns the reason if it is closed, and raises if it is refused."""


class Reads:
    """What is read of sheets.

    Attributes:
        keys: The class keys of the numbers.
        faults: The addresses of numbers that could not be computed.
    """

    def __init__(self) -> None:
        self.keys: set[str] = set()
        self.faults: set[str] = set()


@contextmanager
def recorded_reads(monkeypatch: pytest.MonkeyPatch) -> Iterator[Reads]:
    """Record every number that is read of a sheet."""
    reads, original = Reads(), Sheet.value

    def value(sheet: Sheet, address: str) -> Value:
        found = original(sheet, address)
        first, *others = address.split("[")
        reads.keys.add("[]".join((first, *(part.partition("]")[2] for part in others))))
        if isinstance(found, Fault) and SHOWS_ONLY not in sys._getframe(1).f_code.co_filename:
            reads.faults.add(address)
        return found

    with monkeypatch.context() as patched:
        patched.setattr(Sheet, "value", value)
        yield reads


@cache
def sample(id_: str) -> Character:
    """Return the largest sample character of a game."""
    return read_character(max((SAMPLES / id_).glob("*.json"), key=lambda file: file.stat().st_size))


def fresh(character: Character) -> Sheet:
    return open_character(character, random.Random(1))


def runs(id_: str) -> Mapping[str, Run]:
    """Return everything that a game runs with a character."""
    of = game(id_)
    return {
        **{key: partial(_run_procedure, procedure) for key, procedure in of.procedures.items()},
        **{f"{conflict.key}, watched": partial(_watch, conflict) for conflict in of.conflicts},
        **{f"{conflict.key}, unattended": partial(_play_out, conflict) for conflict in of.conflicts},
    }


def _run_procedure(procedure: Procedure, hero: Sheet, blank: Sheet) -> object:
    sheet = blank if procedure.kind is ProcedureKind.CREATION else hero
    situation = Situation((sheet,), resolve_setting(sheet).setting)
    closed = why_closed(procedure, situation)
    if closed is not None:
        return closed
    driver = Driver(procedure, situation, 1)
    try:
        driver.run_auto()
    except NumberError:
        _check_refused(driver, procedure)
        raise
    return driver.outcome


def _check_refused(driver: Driver, procedure: Procedure) -> None:
    """Check that a refused procedure is where it was before the answer, and continues after the sheet is mended."""
    assert driver.request is not None
    transcript, count = driver.transcript, driver.answer_count
    assert driver.back() == bool(count)
    system = driver.situation.sheet.system.id
    mended = fresh(Character(system) if procedure.kind is ProcedureKind.CREATION else sample(system))
    resumed = Driver.resume(procedure, Situation((mended,), resolve_setting(mended).setting), transcript)
    resumed.run_auto()
    assert resumed.is_finished


def _watch(conflict: Conflict, hero: Sheet, _blank: Sheet) -> object:
    return Fight(conflict, _arena(hero), 1, NOBODY).advance()


def _play_out(conflict: Conflict, hero: Sheet, _blank: Sheet) -> object:
    return play_out(conflict, _arena(hero), random.Random(1))


@cache
def _foe(id_: str) -> Sheet:
    return opponents("somebody", game(id_), game(id_).setting(), random.Random(3))[0]


def _arena(hero: Sheet) -> Arena:
    people = (("hero", hero), ("foe", _foe(hero.system.id)))
    listed = [(Participant(side, side), sheet.copy(random.Random(1))) for side, sheet in people]
    return Arena.create(listed, resolve_setting(hero).setting, None, ROUNDS)


@pytest.mark.parametrize("id_", GAMES)
def test_numbers_without_a_usable_value_are_refused_everywhere(id_: str, monkeypatch: pytest.MonkeyPatch) -> None:
    everything = runs(id_)
    hero, blank = fresh(sample(id_)), fresh(Character(id_))
    with recorded_reads(monkeypatch) as usual:
        for run in everything.values():
            run(hero, blank)
    computed = sorted(usual.keys & set(hero.system.derived))
    refused = set()
    for number, key in enumerate(random.Random(20).sample(computed, min(KEYS, len(computed)))):
        formula = UNUSABLE[number % len(UNUSABLE)]
        with_rule = hero.copy(random.Random(1)), blank.copy(random.Random(1))
        try:
            for sheet in with_rule:
                sheet.apply(SetHouseRule(key, formula))
        except FormulaError:
            continue
        for name, run in everything.items():
            with recorded_reads(monkeypatch) as reads:
                try:
                    result = run(*with_rule)
                except QuireError as error:
                    refused.add(error.message.code)
                else:
                    assert isinstance(result, Message) or not reads.faults, (key, formula, name)
    assert any(code.startswith("number_") for code in refused)
