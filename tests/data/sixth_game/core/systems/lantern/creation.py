"""Creation of a character who carries a light: two dice for each ability, six levels of skills, a trade, a name."""

from __future__ import annotations

from core.character.edits import AddRow, Edit, SetHeader, SetValue
from core.character.sheet import Sheet
from core.dice import Dice
from core.messages import Message
from core.procedures.allocation import Target
from core.procedures.ask_helpers import Subprocedure, allocate, enter_text, roll_dice, write
from core.procedures.automatic_names import automatic_name
from core.procedures.optional_rules import change_options
from core.procedures.procedure import Procedure, ProcedureKind, Situation, Step, already_created
from core.procedures.readers import entries, text
from core.procedures.requests import Allocate, Conversation, Enter, Roll

TWO_DICE = Dice.parse("2d6")
LEVELS = 6
MOST_AT_FIRST = 3


def create(situation: Situation) -> Conversation:
    """Make a character, from the dice to the name.

    Source: Lantern 1, 2.
    """
    sheet = yield from change_options(situation.sheet, step="abilities", cite="3")
    yield from _roll_abilities(sheet)
    yield from _learn(situation)
    yield from _name(situation)


def _roll_abilities(sheet: Sheet) -> Subprocedure[Sheet]:
    members = sheet.system.families["a"]
    rolled = yield from roll_dice(
        Roll(
            key="abilities",
            label="Abilities",
            help="Two dice for each.",
            cite="1",
            step="abilities",
            dice=tuple(TWO_DICE for _ in members),
            names=tuple(each.label for each in members),
        )
    )
    edits = [SetValue(f"base.{each.key}", dice.total) for each, dice in zip(members, rolled, strict=True)]
    return (yield from write("abilities.written", *edits, step="abilities"))


def _learn(situation: Situation) -> Conversation:
    offered = {text(each, "id"): each for each in entries(situation.setting, "skills")}
    levels = yield from allocate(
        Allocate(
            key="skills",
            label="Levels",
            help="Six levels, at most three of them in one skill.",
            cite="2",
            step="skills",
            amount=LEVELS,
            spend_all=True,
            targets=tuple(
                Target(key, text(each, "name"), most=MOST_AT_FIRST, about=text(each, "ability"))
                for key, each in offered.items()
            ),
            head="Skill",
            about_head="Ability",
        )
    )
    edits: list[Edit] = [
        AddRow("skills", {**{key: own[key] for key in ("id", "name", "ability")}, "level": levels[id_]})
        for id_, own in offered.items()
        if levels[id_]
    ]
    yield from write("skills.written", *edits, step="skills")


def _name(situation: Situation) -> Conversation:
    policy = automatic_name(situation.sheet, situation.setting)
    request = Enter(key="name", label="Name", cite="1", step="person", most=200, policy=policy)
    name = yield from enter_text(request)
    trade = yield from enter_text(
        Enter(key="trade", label="Trade", cite="1", step="person", most=200, default="Peat cutter")
    )
    yield from write("person.written", SetHeader("name", name), SetValue("trade", trade), step="person")


def _closed(sheet: Sheet) -> Message | None:
    return already_created(sheet) if sheet.value("base.body") else None


CREATION = Procedure(
    key="creation",
    label="Make a character",
    kind=ProcedureKind.CREATION,
    cite="1, 2",
    help="Abilities, skills and a name.",
    steps=(Step("abilities", "Abilities", "1"), Step("skills", "Skills", "2"), Step("person", "Person", "1")),
    start=create,
    closed=_closed,
)
