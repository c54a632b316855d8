"""Procedures: award experience, raise an attribute or skill, learn a skill, undo a raise.

Source: HURSAGMU companion; R41. The book has no amounts of experience: the Master sets them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from core.character.edits import AddRow, Edit, RemoveRow, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.entry_rows import entry_row
from core.content.setting import Setting
from core.formula import to_json
from core.messages import Message, phrase
from core.procedures.ask_helpers import Subprocedure, choose_one, enter_number, enter_text, write
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import (
    entries,
    exact_number,
    has_option,
    is_same_name,
    number,
    sheet_rows,
    text,
    why_unusable,
)
from core.procedures.requests import Choose, Conversation, Enter, Option
from core.procedures.trial import trial_copy
from core.systems.hursagmu.automatic_creation import ATTRIBUTES, LOWEST_LEVEL
from core.systems.hursagmu.creation_abilities import HIGHEST_LEVEL, LONGEST_LIST, available_points, is_held_to_points
from core.systems.hursagmu.injury import why_dead

MOST_AWARDED = 100_000
HIGHEST_OF_CAMPAIGN = 6
"""Highest attribute of a player character with the option on limits (R38)."""

NEW = "new"
_CITE = "companion; R41"
_OWN_REASONS = ("raise_highest", "raise_limit", "raise_price")
"""Codes of reasons against a raise that are rules, not numbers of the sheet that cannot be used."""


@dataclass(frozen=True, slots=True)
class Ability:
    """An attribute or skill with a level.

    Attributes:
        address: Address of the level: ``base.str``, ``skills[2].level``.
        name: Name for people.
        recorded_name: Its key in the list of raises: ``base.str``, or the name of the skill.
        price: Address of the cost of the next level.
        cost: Address of the cost of the current level.
        level: The level now.
        least: The lowest possible level.
    """

    address: str
    name: str
    recorded_name: str
    price: str
    cost: str
    level: int
    least: int


def abilities(sheet: Sheet) -> tuple[Ability, ...]:
    """Return the four attributes and every skill of a sheet."""
    labels = {member.key: member.label for member in sheet.system.families["a"]}
    attributes = [
        Ability(
            f"base.{key}",
            labels[key],
            f"base.{key}",
            f"raise.{key}",
            f"cost.{key}",
            number(sheet, f"base.{key}"),
            LOWEST_LEVEL,
        )
        for key in ATTRIBUTES
    ]
    skills = [
        Ability(
            f"skills[{index}].level",
            text(row, "name"),
            text(row, "name"),
            f"skills[{index}].raise",
            f"skills[{index}].cost",
            number(sheet, f"skills[{index}].level"),
            0,
        )
        for index, row in enumerate(sheet_rows(sheet, "skills"))
    ]
    return (*attributes, *skills)


def why_not_raised(sheet: Sheet, ability: Ability) -> Message | None:
    """Return why a level cannot be raised, or None.

    Source: HURSAGMU companion; R38, R41. Only player characters pay with points.
    """
    if ability.level >= HIGHEST_LEVEL:
        return Message("raise_highest", "{level} is the highest level there is.", {"level": HIGHEST_LEVEL})
    if not is_held_to_points(sheet):
        return None
    is_attribute = ability.address.startswith("base.")
    if is_attribute and has_option(sheet, "attribute_limits") and ability.level >= HIGHEST_OF_CAMPAIGN:
        return Message("raise_limit", "in this campaign attributes end at {level}.", {"level": HIGHEST_OF_CAMPAIGN})
    pool = "attribute_points_left" if is_attribute else "skill_points_left"
    if (problem := why_unusable(sheet, ability.price, pool, "xp_left", may_be_fractional=True)) is not None:
        return problem
    price, available = exact_number(sheet, ability.price), available_points(sheet, pool)
    if price > available:
        values = {"price": sheet.text(ability.price), "left": to_json(available)}
        return Message("raise_price", "it costs {price}, and {left:# is|# are} left.", values)
    return None


def raise_edits(sheet: Sheet, ability: Ability, steps: int = 1) -> tuple[Edit, Edit]:
    """Return the edits that raise a level and record it in the list of raises."""
    edit = SetValue(ability.address, ability.level + steps)
    before, after = exact_number(sheet, ability.cost), exact_number(trial_copy(sheet, edit), ability.cost)
    row: dict[str, Json] = {
        "what": ability.recorded_name,
        "from": ability.level,
        "to": ability.level + steps,
        "cost": to_json(after - before),
    }
    return edit, AddRow("advances", row)


def _award(situation: Situation) -> Conversation:
    sheet = situation.sheet
    points = yield from enter_number(
        Enter(
            key="points",
            label="Experience points",
            help="As the Master awards; the book gives no amounts.",
            cite=_CITE,
            least=0,
            most=MOST_AWARDED,
            default=1,
            unit="points",
        )
    )
    if points:
        label = phrase("{points:# point|# points}", points=points)
        yield from write("awarded", SetValue("xp_earned", number(sheet, "xp_earned") + points), label=label)


def _raise(situation: Situation) -> Conversation:
    sheet = situation.sheet
    offered = {each.address: each for each in abilities(sheet)}
    chosen = yield from choose_one(
        Choose(
            key="ability",
            label="Raise what?",
            help="Creation points that are left pay first, then experience.",
            cite=_CITE,
            figure_heads=("Ability", "Level", "Cost"),
            options=(
                *(_raise_option(sheet, each) for each in offered.values()),
                Option(
                    NEW,
                    "A new skill",
                    "Starts at level 1.",
                    closed=_new_closed(sheet),
                    figures=("A new skill", "1", ""),
                ),
            ),
        )
    )
    if chosen == NEW:
        yield from _learn(sheet, situation.setting)
    else:
        yield from write("raised", *raise_edits(sheet, offered[chosen]))


def _raise_option(sheet: Sheet, ability: Ability) -> Option:
    closed = why_not_raised(sheet, ability)
    about = phrase(
        "{level} to {next} for {price}",
        level=ability.level,
        next=ability.level + 1,
        price=sheet.text(ability.price),
    )
    preview = () if closed else (SetValue(ability.address, ability.level + 1),)
    level = f"{ability.level} → {ability.level + 1}"
    figures = ability.name, level, sheet.text(ability.price, with_unit=False)
    return Option(ability.address, ability.name, about, closed, preview, figures=figures)


def _with_new_skill(sheet: Sheet, row: Mapping[str, Json]) -> tuple[Sheet, Ability]:
    trial = trial_copy(sheet, AddRow("skills", {**row, "level": 0}))
    return trial, abilities(trial)[-1]


def _new_closed(sheet: Sheet) -> Message | None:
    return why_not_raised(*_with_new_skill(sheet, {"name": "new"}))


def _learn(sheet: Sheet, setting: Setting | None) -> Subprocedure[None]:
    taken = [text(row, "name") for row in sheet_rows(sheet, "skills")]
    offered = {
        text(entry, "name"): entry
        for entry in entries(setting, "skills")
        if not any(is_same_name(text(entry, "name"), name) for name in taken)
    }
    name = NEW
    if offered:
        name = yield from choose_one(
            Choose(
                key="skill",
                label="Which skill?",
                cite="companion; R42",
                options=(
                    *(Option(key, key, text(entry, "note")) for key, entry in offered.items()),
                    Option("", "Another one", "A custom skill."),
                ),
            )
        )
    row = (
        entry_row(sheet.system, "skills", offered[name])
        if name in offered
        else (yield from _custom_skill(sheet, taken))
    )
    trial, ability = _with_new_skill(sheet, row)
    _, note = raise_edits(trial, ability)
    yield from write("learned", AddRow("skills", {**row, "level": 1}), note)


def _custom_skill(sheet: Sheet, taken: list[str]) -> Subprocedure[dict[str, Json]]:
    def verify(answer: Json) -> Message | None:
        if str(answer).strip() and not any(is_same_name(str(answer), name) for name in taken):
            return None
        return Message("skill_name", "A new skill needs a name that no other skill has.")

    name = yield from enter_text(
        Enter(
            key="skill.name",
            label="Name of the skill",
            cite="companion; R42",
            least=1,
            most=LONGEST_LIST,
            verify=verify,
            policy=lambda _source, _memory: _free_name(taken),
        )
    )
    attribute = yield from choose_one(
        Choose(
            key="skill.attribute",
            label="Attribute",
            cite="R42",
            options=tuple(Option(member.key, member.label, member.help) for member in sheet.system.families["a"]),
        )
    )
    return {"name": name, "attribute": attribute}


def _free_name(taken: list[str]) -> str:
    names = (f"Skill {count}" for count in range(1, len(taken) + 2))
    return next(name for name in names if not any(is_same_name(name, other) for other in taken))


def _lower(situation: Situation) -> Conversation:
    sheet = situation.sheet
    offered = {each.address: each for each in abilities(sheet) if each.level > each.least}
    chosen = yield from choose_one(
        Choose(
            key="ability",
            label="Undo which raise?",
            help="Returns the points and removes its latest raise.",
            cite=_CITE,
            options=tuple(
                Option(
                    each.address,
                    each.name,
                    phrase("{level} to {next}", level=each.level, next=each.level - 1),
                    preview=(SetValue(each.address, each.level - 1),),
                )
                for each in offered.values()
            ),
        )
    )
    ability = offered[chosen]
    edits: list[Edit] = [SetValue(ability.address, ability.level - 1)]
    noted = [
        index
        for index, row in enumerate(sheet_rows(sheet, "advances"))
        if is_same_name(text(row, "what"), ability.recorded_name)
    ]
    edits += [RemoveRow(f"advances[{index}]") for index in noted[-1:]]
    yield from write("lowered", *edits)


def _nothing_to_raise(sheet: Sheet) -> Message | None:
    reasons = [*(why_not_raised(sheet, each) for each in abilities(sheet)), _new_closed(sheet)]
    if None in reasons:
        return None
    problems = (each for each in reasons if each is not None and each.code not in _OWN_REASONS)
    if (problem := next(problems, None)) is not None:
        return problem
    prices = [exact_number(sheet, each.price) for each in abilities(sheet) if each.level < HIGHEST_LEVEL]
    return Message(
        "nothing_to_raise",
        "The cheapest level costs {price:# point|# points}, more than are left. Award experience first.",
        {"price": to_json(min(prices, default=0))},
    )


def _nothing_to_lower(sheet: Sheet) -> Message | None:
    if any(each.level > each.least for each in abilities(sheet)):
        return None
    return Message("nothing_to_lower", "Every level is as low as it can be.")


AWARD = Procedure(
    key="award",
    label="Award experience",
    kind=ProcedureKind.ADVANCEMENT,
    cite=_CITE,
    help="Adds to the experience earned.",
    start=_award,
    closed=why_dead,
    is_popover=True,
    deed="Award",
)
RAISE = Procedure(
    key="raise",
    label="Raise a level",
    kind=ProcedureKind.ADVANCEMENT,
    cite=_CITE,
    help="One level more of an attribute or skill, or a new skill, for the difference of the two costs.",
    start=_raise,
    closed=_nothing_to_raise,
    is_popover=True,
    deed="Raise",
)


LOWER = Procedure(
    key="lower",
    label="Undo a raise",
    kind=ProcedureKind.ADVANCEMENT,
    cite=_CITE,
    help="Lowers one level by one and returns its points.",
    start=_lower,
    closed=_nothing_to_lower,
    is_popover=True,
    deed="Undo the raise",
)

ADVANCEMENT: tuple[Procedure, ...] = (AWARD, RAISE, LOWER)
"""The procedures of advancement."""
