"""An invented conflict: ferrymen splash each other until one side has no patience left."""

from __future__ import annotations

import random

from core.character.document import Character
from core.character.edits import SetHeader, SetValue
from core.character.sheet import Sheet
from core.dice import Dice
from core.messages import Message
from core.play.arena import Arena, Control, Participant
from core.play.conflict import Conflict
from core.play.opponent_line import OpponentSpec
from core.play.table import MarkState, RoundScale, Table, TimelineMark
from core.procedures.events import Event, EventKind, Term
from core.procedures.procedure import Situation
from core.procedures.requests import Choose, Conversation, Enter, Option, Roll
from tests.helpers.tiny_character import tiny_document, tiny_sheet

D6 = Dice.parse("1d6")


def splash(table: Table) -> Conversation:
    """In each round every able fighter splashes an opponent; a 4 or more hits and costs patience."""
    table.scale = RoundScale(1, len(table.sheets), "turn")
    while len(sides(table)) > 1 and table.begin_round():
        yield from table.log(lambda: Event(EventKind.TIME, Message("round", "Round {n}", {"n": table.round})))
        wind = yield from table.number(
            "wind",
            0,
            lambda key: Enter(key=key, label="Wind", least=0, most=3),
        )
        table.timeline = tuple(TimelineMark(who, who + 1, "splash") for who in able_fighters(table))
        for who in able_fighters(table):
            table.now = who + 1
            if table.states[who] or len(sides(table)) < 2:
                continue
            yield from turn(table, who, wind)
            table.timeline = tuple(
                TimelineMark(each.row, each.at, each.label, MarkState.DONE) if each.row == who else each
                for each in table.timeline
            )
    left = sides(table)
    table.winner = left[0] if len(left) == 1 else ""
    yield from table.log(lambda: Event(EventKind.END, Message("over", "It is over."), is_secret=True))


def turn(table: Table, who: int, wind: int) -> Conversation:
    """Run one splash."""
    foes = [foe for foe in able_fighters(table) if table.side(foe) != table.side(who)]
    (key,) = yield from table.choose(
        "foe",
        lambda: (str(foes[0]),),
        lambda key: Choose(
            key=key, label="Whom?", options=tuple(Option(str(foe), table.name(foe)) for foe in foes), decider=who
        ),
    )
    foe = int(key)
    rolled = yield from table.roll("wet", D6, lambda key: Roll(key=key, label="Splash", dice=(D6,), decider=who))
    if rolled.total + wind < 4:
        yield from table.log(lambda: Event(EventKind.MISS, Message("dry", "{foe} stays dry", {"foe": table.name(foe)})))
        return
    loss = 2 if table.option("storms") else 1
    lost = int(str(table.sheets[foe].value("damage.wit"))) + loss
    sheet = yield from table.write(foe, SetValue("damage.wit", lost))
    yield from table.log(
        lambda: Event(
            EventKind.HARM,
            Message("wet", "{foe} is wet", {"foe": table.name(foe)}),
            who,
            foe,
            (Term("d6", rolled.total), Term("wind", wind)),
            "3",
        )
    )
    if lost >= 4 or sheet.value("damage.wit") == 9:
        table.states[foe] = "cross"


def able_fighters(table: Table) -> list[int]:
    """Return those who can still act."""
    return [who for who, state in enumerate(table.states) if not state]


def sides(table: Table) -> list[str]:
    """Return the sides with able fighters."""
    return table.sides_of(able_fighters(table))


def ferryman(quick: OpponentSpec, situation: Situation, source: random.Random) -> Sheet:
    """Return a ferryman for an opponent line; ``arm`` is its arm, by default two dice."""
    arm = int(quick.properties.get("arm", 0)) or source.randint(1, 6) + source.randint(1, 6)
    character = Character.from_json(tiny_document(name=quick.name, data={"base": {"arm": arm}}))
    return Sheet.open(character, situation.sheet.system, source)


SPLASHING = Conflict(
    "conflict",
    "Splashing",
    "3",
    "Ferrymen splash each other.",
    splash,
    ferryman,
    "Ferryman x6, arm 9",
    ("storms",),
    (("left.arm", "total.arm"), ("damage.wit", "")),
)


def arena(*names: str, control: Control = Control.AUTO, **rest: object) -> Arena:
    """Return an arena of ferrymen: the first two on the left bank, the others on the right."""
    fighters = []
    for place, name in enumerate(names or ("Ann", "Bo", "Cy", "Di")):
        sheet = tiny_sheet()
        sheet.apply(SetHeader("name", name))
        fighters.append((Participant(name, "left" if place < 2 else "right", control, f"id{place}"), sheet))
    return Arena.create(fighters, None, **rest)  # type: ignore[arg-type]  # options and most_rounds, as tests give them
