"""Lantern at the table: a check of a skill, an award, a night's rest, and the duel of lights."""

from __future__ import annotations

import random
from fractions import Fraction
from functools import cache

from core.character.edits import AddRow, SetValue
from core.character.sheet import Sheet
from core.dice import Dice, chance, odds, roll
from core.messages import Message, Word, phrase
from core.play.conflict import Conflict
from core.play.opponent_line import OpponentSpec
from core.play.table import MarkState, RoundScale, Table, TimelineMark
from core.procedures.ask_helpers import choose_one, enter_number, roll_dice, show, write
from core.procedures.common_requests import show_outcome
from core.procedures.events import Event, EventKind, Term
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import entries, number, sheet_rows, text
from core.procedures.requests import Choose, Conversation, Enter, Option, Roll, Show

TWO_DICE, ONE_DIE = Dice.parse("2d6"), Dice.parse("1d6")
ENOUGH = 9
MOST_EMBERS = 1_000


@cache
def _chance(score: int) -> Fraction:
    return chance(odds(TWO_DICE), lambda total: total + score >= ENOUGH)


def _check(situation: Situation) -> Conversation:
    sheet = situation.sheet
    place = yield from choose_one(
        Choose(
            key="skill",
            label="Skill",
            cite="2",
            options=tuple(Option(str(n), text(row, "name")) for n, row in enumerate(sheet_rows(sheet, "skills"))),
        )
    )
    score = number(sheet, f"skills[{place}].score")
    (rolled,) = yield from roll_dice(
        Roll(
            key="check",
            label="Check",
            cite="2",
            dice=(TWO_DICE,),
            target=phrase("at least {least}", least=ENOUGH - score),
            chance=lambda: _chance(score),
        )
    )
    is_enough = rolled.total + score >= ENOUGH
    told = phrase("{rolled} and {score}; {enough} does it.", rolled=rolled.total, score=score, enough=ENOUGH)
    yield from show_outcome(is_enough, f"skills[{place}].score", text=told, cite="2")


def _no_skills(sheet: Sheet) -> Message | None:
    return None if sheet_rows(sheet, "skills") else Message("no_skills", "There is no skill to check. Add one first.")


def _award(situation: Situation) -> Conversation:
    earned = yield from enter_number(
        Enter(key="embers", label="Embers", cite="2", least=0, most=MOST_EMBERS, default=1)
    )
    said = phrase("{n:# ember|# embers}", n=earned)
    yield from write("award", SetValue("embers", number(situation.sheet, "embers") + earned), label=said)


def _rest(situation: Situation) -> Conversation:
    yield from write("rest", SetValue("hurt", 0), label=Word("a night"))
    yield from show(Show(key="shown", label="A night's rest", text="The light is whole.", cite="3"))


def _fight(table: Table) -> Conversation:
    """In turn, every fighter with a burning light strikes at the first light of another side.

    Source: Lantern 3.
    """
    table.admit_fighter = lambda _latecomer: None  # its sheet is all that it needs
    while len(_sides(table)) > 1 and table.begin_round():
        table.scale = RoundScale(1, len(table.sheets), Word("turn"))
        yield from table.log_round("3")
        table.timeline = tuple(
            TimelineMark(who, turn, Word("blow")) for turn, who in enumerate(_burning(table), start=1)
        )
        for mark in table.timeline:
            if not table.states[mark.row] and len(_sides(table)) > 1:
                table.now = mark.at
                yield from _strike(table, mark.row)
            table.timeline = tuple(
                TimelineMark(each.row, each.at, each.label, MarkState.DONE) if each.at <= mark.at else each
                for each in table.timeline
            )
    yield from table.end_conflict(_sides(table), "3")


def _strike(table: Table, who: int) -> Conversation:
    foes = [foe for foe in _burning(table) if table.side(foe) != table.side(who)]
    (key,) = yield from table.choose(
        "foe",
        lambda: (str(foes[0]),),
        lambda key: Choose(
            key=key,
            label="Whom?",
            cite="3",
            options=tuple(Option(str(foe), table.name(foe)) for foe in foes),
            decider=who,
        ),
    )
    foe = int(key)
    bonus = number(table.sheets[who], "bonus.body")
    aim = yield from table.roll(
        "aim",
        TWO_DICE,
        lambda key: Roll(
            key=key,
            label="Blow",
            cite="3",
            dice=(TWO_DICE,),
            target=phrase("at least {least}", least=ENOUGH - bonus),
            chance=lambda: _chance(bonus),
            decider=who,
        ),
    )
    parts = (Term("dice", aim.total), Term("bonus", bonus))
    if aim.total + bonus < ENOUGH:
        missed = Message("missed", "{who} misses {foe}.", {"who": table.name(who), "foe": table.name(foe)})
        yield from table.log(lambda: Event(EventKind.MISS, missed, who, foe, parts, "3"))
        return
    loss = yield from table.roll(
        "loss", ONE_DIE, lambda key: Roll(key=key, label="Loss", cite="3", dice=(ONE_DIE,), decider=who)
    )
    sheet = yield from table.write(foe, SetValue("hurt", number(table.sheets[foe], "hurt") + loss.total))
    told = Message("hit", "{foe} loses {loss} of its glow.", {"foe": table.name(foe), "loss": loss.total})
    yield from table.log(lambda: Event(EventKind.HARM, told, who, foe, parts, "3"))
    if not number(sheet, "glow_left"):
        table.states[foe] = Word("out")


def _burning(table: Table) -> list[int]:
    return [who for who, state in enumerate(table.states) if not state]


def _sides(table: Table) -> list[str]:
    return table.sides_of(_burning(table))


def _opponent(quick: OpponentSpec, situation: Situation, source: random.Random) -> Sheet:
    """A character with two dice for each ability and one skill of the setting; ``body`` is its body."""
    quick.check_properties({"body"})
    sheet = situation.sheet.copy(source)
    for key in ("body", "mind"):
        rolled = roll(TWO_DICE, source).total
        sheet.apply(SetValue(f"base.{key}", quick.integer(key, rolled, 2, 12)))
    if offered := entries(situation.setting, "skills"):
        own = source.choice(offered)
        sheet.apply(AddRow("skills", {key: own[key] for key in ("id", "name", "ability")}))
    return sheet


CHECK = Procedure(
    key="check",
    label="Check a skill",
    kind=ProcedureKind.CHECK,
    cite="2",
    help="Two dice and the score of a skill; 9 or more does it.",
    start=_check,
    closed=_no_skills,
)
AWARD = Procedure(
    key="award",
    label="Award embers",
    kind=ProcedureKind.ADVANCEMENT,
    cite="2",
    help="Notes what was earned.",
    start=_award,
    deed="Award",
)
REST = Procedure(
    key="rest",
    label="Rest for a night",
    kind=ProcedureKind.RECOVERY,
    cite="3",
    help="Gives back all of the glow.",
    start=_rest,
)
DUEL = Conflict(
    key="conflict",
    label="Duel of lights",
    cite="3",
    help="Blows in turn until the lights of one side are out.",
    start=_fight,
    opponent=_opponent,
    example="moth x6, body 9",
    options=("fog",),
    vitals=(("glow_left", "glow"),),
    properties=("body",),
)
