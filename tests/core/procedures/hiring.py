"""An invented game and procedure that uses every kind of request."""

from __future__ import annotations

from pathlib import Path

from core.character.edits import AddRow, SetHeader, SetValue
from core.character.json_values import Json
from core.dice import Dice
from core.messages import Message
from core.procedures.allocation import Target
from core.procedures.ask_helpers import (
    allocate,
    assign,
    choose,
    choose_one,
    enter_number,
    enter_text,
    roll_dice,
    show,
    take_rows,
    write,
)
from core.procedures.procedure import Procedure, ProcedureKind, Situation, Step
from core.procedures.requests import (
    Allocate,
    Assign,
    Choose,
    Conversation,
    Enter,
    Offer,
    Option,
    Roll,
    Rows,
    Show,
    Slot,
)
from core.rules.loader import load_system
from core.rules.model import System

SYSTEM = """
id = "punt"
name = "Punt"
version = "{version}"
about = "Invented for tests."
creation_time = "a minute"
summary = "Worth {{worth}}"

[credits]
title = "Punt"
edition = "Test"
author = "Nobody"
year = "2026"
note = "Invented for tests."

[options.windy]
label = "Wind"
cite = "3"
help = "Whether the wind is looked at."
type = "bool"
default = false
"""

FIELDS = """
[power]
type = "int"
label = "Power"
cite = "1"
min = 0

[coins]
type = "int"
label = "Coins"
cite = "1"
min = 0

[age]
type = "int"
label = "Age"
cite = "1"

[boat]
type = "text"
label = "Boat"
cite = "1"

[left]
type = "int"
label = "Left hand"
cite = "1"

[right]
type = "int"
label = "Right hand"
cite = "1"

[bags]
type = "rows"
label = "Bags"
row_label = "bag"
cite = "2"

["bags[].name"]
type = "text"
label = "Name"
cite = "2"

["bags[].count"]
type = "int"
label = "Count"
cite = "2"
default = 1
"""

DERIVED = """
[worth]
label = "Worth"
formula = "power * 2 + coins + sum(bags[].count)"
cite = "1"
"""


def make_system(folder: Path, version: str = "1") -> System:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "system.toml").write_text(SYSTEM.format(version=version), encoding="utf-8")
    (folder / "fields.toml").write_text(FIELDS, encoding="utf-8")
    (folder / "derived.toml").write_text(DERIVED, encoding="utf-8")
    return load_system(folder, {})


def hire(situation: Situation) -> Conversation:
    """Make one request of every kind; the boat decides what follows it."""
    (power,) = yield from roll_dice(Roll(key="power", label="Power", step="one", dice=(Dice.parse("4d6 keep 3"),)))
    sheet = yield from write("power.written", SetValue("power", power.total), step="one")
    weak = None if sheet.value("power") == 99 else Message("weak", "{boat} is for nobody.", {"boat": "The wreck"})
    boat = yield from choose_one(
        Choose(
            key="boat",
            label="Boat",
            step="one",
            options=(Option("punt", "Punt"), Option("barge", "Barge"), Option("wreck", "Wreck", closed=weak)),
        )
    )
    yield from write("boat.written", SetValue("boat", boat))
    dice = ("2d6",) if boat == "barge" else ("1d6", "1d4")
    thrown = yield from roll_dice(
        Roll(key="coins", label="Coins", dice=tuple(map(Dice.parse, dice)), names=("purse", "boot")[: len(dice)])
    )
    coins = sum(each.total for each in thrown)
    yield from write("coins.written", SetValue("coins", coins))
    hands = yield from assign(
        Assign(key="hands", label="Hands", values=(3, 1, coins), slots=(Slot("left", "Left"), Slot("right", "Right")))
    )
    yield from write("hands.written", *(SetValue(hand, value) for hand, value in hands.items()))
    spent = yield from allocate(
        Allocate(
            key="wares",
            label="Wares",
            amount=coins,
            targets=(Target("rope", "Rope", most=3, cost=2), Target("salt", "Salt", most=50)),
        )
    )
    bags = yield from take_rows(
        Rows(key="bags", label="Bags", budget=coins, offers=(Offer("sack", "Sack", cost=1), Offer("chest", "Chest")))
    )
    rows = {**{name: count for name, count in spent.items() if count}, **bags}
    yield from write("bags.written", *(AddRow("bags", {"name": name, "count": count}) for name, count in rows.items()))
    if boat == "barge":
        age = yield from enter_number(Enter(key="age", label="Age", least=1, most=99, default=30, unit="years"))
        yield from write("age.written", SetValue("age", age))
    name = yield from enter_text(Enter(key="name", label="Name", most=20, default="Nobody"))
    yield from choose(
        Choose(key="oaths", label="Oaths", options=(Option("a", "One"), Option("b", "Two")), least=0, most=2)
    )
    yield from show(Show(key="end", label="All is said", text="That was it.", addresses=("worth",)))
    yield from write("name.written", SetHeader("name", name))


HIRE = Procedure("hire", "Hire a ferryman", ProcedureKind.CREATION, "1", "", hire, (Step("one", "One"),))

ANSWERS: dict[str, Json] = {
    "power": [[6, 2, 5, 4]],
    "boat": ["barge"],
    "coins": [[3, 4]],
    "hands": {"left": 2, "right": 0},
    "wares": {"rope": 2, "salt": 1},
    "bags": [{"entry": "chest", "count": 2}, {"entry": "sack"}],
    "age": 44,
    "name": "Berit",
    "oaths": ["b"],
    "end": None,
}
"""Answers to the requests of `HIRE`."""
