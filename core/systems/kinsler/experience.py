"""Procedures: award experience, raise the level of a skill, learn a skill after creation.

Source: RPG.Rules, SKILL APTITUDES, SKILL PURCHASE, STACKABLE SKILLS; R14, R15, R17.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice, takewhile

from core.character.edits import AddRow, Batch, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Entry, Setting
from core.errors import NotationError
from core.messages import Message, Phrase, join_texts, phrase
from core.procedures.ask_helpers import Subprocedure, choose_one, enter_number, enter_text, show, write
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import (
    entries,
    has_option,
    is_defined,
    is_same_name,
    number,
    sheet_rows,
    text,
    whole,
    why_unusable,
)
from core.procedures.requests import Choose, Conversation, Enter, Option, Show
from core.systems.kinsler.consciousness import why_dead
from core.systems.kinsler.owned_skills import OwnedSkill, fresh_id, owned_skills, prices_of, skill_row
from core.systems.kinsler.skill_notation import Skill, parse, print_skill
from core.systems.kinsler.terms import LEVELS

OWN = "own"
MOST_AWARD = 10**6
LONGEST_LINE = 10_000
LONGEST_TEXT = 1_000
MOST_PRICED = 6
"""Number of next levels with listed prices."""
_CITE = "SKILL PURCHASE; R14, R17"
_OWN_REASONS = ("raise_negative", "raise_no_stat", "raise_no_aptitude", "raise_highest", "too_dear")
"""Codes of reasons against a raise that are rules, not numbers of the sheet that cannot be used."""


def _award(situation: Situation) -> Conversation:
    sheet = situation.sheet
    amount = yield from enter_number(
        Enter(
            key="amount",
            label="Experience",
            help="What the Game Master gives for this session.",
            cite=_CITE,
            least=0,
            most=MOST_AWARD,
            default=3,
            unit="XP",
        )
    )
    reason = yield from enter_text(Enter(key="what", label="What for", cite=_CITE, most=LONGEST_TEXT))
    date = yield from enter_text(Enter(key="when", label="When", cite=_CITE, most=LONGEST_TEXT))
    row: dict[str, Json] = {"when": date, "what": reason or "Award", "amount": amount}
    total = whole(sheet.character.data, "xp_awarded") + amount
    sheet = yield from write(
        "awarded",
        SetValue("xp_awarded", total),
        AddRow("xp_log", row),
        label=phrase("{points:# experience point|# experience points}", points=amount),
    )
    yield from _log_change(
        sheet,
        phrase("{points:# experience point is awarded.|# experience points are awarded.}", points=amount),
        ("xp_awarded", "xp_left"),
    )


def _raise(situation: Situation) -> Conversation:
    sheet = situation.sheet
    skills = owned_skills(sheet)
    chosen = yield from choose_one(
        Choose(
            key="skill",
            label="Raise which skill?",
            help="The price is the difference between the prices of the two levels.",
            cite=_CITE,
            figure_heads=("Skill", "Level", "Next costs"),
            options=tuple(_raise_option(sheet, each) for each in skills),
        )
    )
    skill = next(each for each in skills if each.address == chosen)
    level = number(sheet, f"{chosen}.level")
    new = yield from enter_number(
        Enter(
            key="level",
            label=phrase("New level of {skill}", skill=skill.name),
            help=_with_prices(
                phrase(
                    "It is at {level}; {left:# experience point is left|# experience points are left}.",
                    level=level,
                    left=number(sheet, "xp_left"),
                ),
                sheet,
                level + 1,
                partial(_price_of, sheet, chosen),
            ),
            cite=_CITE,
            least=level + 1,
            most=LEVELS[1],
            default=level + 1,
            verify=partial(_why_too_dear, sheet=sheet, address=chosen),
        )
    )
    spent = _price_of(sheet, chosen, new)
    row: dict[str, Json] = {"what": f"{skill.name} {level} to {new}", "amount": -spent}
    done = phrase("{skill} {level} to {new}", skill=skill.name, level=level, new=new)
    sheet = yield from write("raised", *_level_edits(sheet, chosen, new), AddRow("xp_log", row), label=done)
    sentence = phrase(
        "{skill} rises from {level} to {new} for {points:# experience point|# experience points}.",
        skill=skill.name,
        level=level,
        new=new,
        points=spent,
    )
    yield from _log_change(sheet, sentence, (f"{chosen}.level", "xp_left"))


def _with_prices(head: Phrase, sheet: Sheet, first: int, price: Callable[[int], int]) -> Phrase:
    """Return a text with the prices of the next affordable levels and the remaining experience."""
    left = number(sheet, "xp_left")
    paid = takewhile(lambda each: each[1] <= left, ((level, price(level)) for level in range(first, LEVELS[1] + 1)))
    level_texts = [
        phrase("level {level} for {price}, {left} left", level=level, price=cost, left=left - cost)
        for level, cost in islice(paid, MOST_PRICED)
    ]
    return join_texts(
        (head, phrase("Available: {levels}.", levels=join_texts(level_texts, "; ")) if level_texts else ""), " "
    )


def _level_edits(sheet: Sheet, address: str, level: int) -> tuple[SetValue, ...]:
    """Return the edit of a level paid by experience; the level at creation stays."""
    raised = SetValue(f"{address}.level", level)
    if not address.startswith("skills["):
        return (raised,)
    at_creation = f"{address}.creation_level"
    return raised, SetValue(at_creation, sheet.stored(at_creation))


def _price_of(sheet: Sheet, address: str, level: int) -> int:
    """Return the price of a level by the character's formulas."""
    before = number(sheet, "xp_spent")
    changes = sheet.apply(Batch(_level_edits(sheet, address, level), "Raise"))
    try:
        return number(sheet, "xp_spent") - before
    finally:
        sheet.apply(changes.inverse)


def _why_too_dear(answer: Json, *, sheet: Sheet, address: str) -> Message | None:
    spent = _price_of(sheet, address, answer if isinstance(answer, int) else 0)
    return _why_not_affordable(spent, number(sheet, "xp_left"))


def _why_not_affordable(price: int, available: int) -> Message | None:
    if price <= available:
        return None
    return Message(
        "too_dear",
        "This costs {cost} experience points, and {left} are left. Choose a lower level, or award experience first.",
        {"cost": price, "left": available},
    )


def _raise_option(sheet: Sheet, skill: OwnedSkill) -> Option:
    level = number(sheet, f"{skill.address}.level")
    about = phrase("next level {price}", price=sheet.text(f"{skill.address}.xp_next"))
    return Option(
        skill.address,
        f"{skill.name} {level}",
        about,
        _why_not_raised(sheet, skill, level),
        figures=(skill.name, str(level), sheet.text(f"{skill.address}.xp_next", with_unit=False)),
    )


def _why_not_raised(sheet: Sheet, skill: OwnedSkill, level: int) -> Message | None:
    if level < 0:
        return Message("raise_negative", "negative skills have no price; only the Game Master removes them.", {})
    if (reason := _why_without_price(sheet, skill.base)) is not None:
        return reason
    if level >= LEVELS[1]:
        return Message("raise_highest", "it cannot rise any further.", {})
    if (reason := why_unusable(sheet, f"{skill.address}.xp_spent", "xp_left")) is not None:
        return reason
    return _why_not_affordable(_price_of(sheet, skill.address, level + 1), number(sheet, "xp_left"))


def _why_without_price(sheet: Sheet, base: str) -> Message | None:
    """Return why levels of a skill with this base have no price, or None.

    Source: SKILL APTITUDES, SKILL PURCHASE.
    """
    if not base:
        return Message("raise_no_stat", "it has no stat, so that it has no price.", {})
    if not is_defined(sheet, f"aptitudes.{base.lower()}"):
        return Message("raise_no_aptitude", "no aptitude is chosen for its stat, so that it has no price.", {})
    return None


def _late_values(level: int) -> dict[str, Json]:
    """Return the marks of a skill paid by experience."""
    return {"level": level, "creation_level": None}


def _learn(situation: Situation) -> Conversation:
    sheet, setting = situation.sheet, situation.setting
    entry, skill = yield from _choose_new(sheet, setting)
    dearest = number(sheet, "xp_left")
    level = yield from enter_number(
        Enter(
            key="level",
            label=phrase("Level of {skill}", skill=skill.name),
            help=_with_prices(
                phrase("A new skill has a start-up cost beside its price."),
                sheet,
                0,
                prices_of(sheet, skill, is_late=True),
            ),
            cite=_CITE,
            least=0,
            most=LEVELS[1],
            default=0,
            verify=partial(_why_new_too_dear, sheet=sheet, skill=skill),
        )
    )
    row = {**skill_row(skill, fresh_id(sheet, text(entry, "id") or skill.name), entry), **_late_values(level)}
    done = phrase("{skill} at level {level}", skill=skill.name, level=level)
    sheet = yield from write("learned", AddRow("skills", row), label=done)
    spent = dearest - number(sheet, "xp_left")
    log: dict[str, Json] = {"what": f"{skill.name} {level}, new", "amount": -spent}
    sheet = yield from write("learned.log", AddRow("xp_log", log))
    index = sheet.count("skills") - 1
    sentence = phrase(
        "{skill} is learned at level {level} for {points:# experience point|# experience points}.",
        skill=skill.name,
        level=level,
        points=spent,
    )
    yield from _log_change(sheet, sentence, (f"skills[{index}].level", "xp_left"))


def _choose_new(sheet: Sheet, setting: Setting | None) -> Subprocedure[tuple[Entry, Skill]]:
    offered = {text(entry, "id"): (entry, parse(text(entry, "notation"))) for entry in _offered(sheet, setting)}
    chosen = yield from choose_one(
        Choose(
            key="skill",
            label="Learn which skill?",
            cite=_CITE,
            figure_heads=("Skill", "Cost", "Stat"),
            options=(
                *(_learn_option(sheet, key, *each) for key, each in offered.items()),
                Option(
                    OWN,
                    "A skill of your own",
                    "Written as a line: Firebolt:0 [+1] (MIN vs {PHY})",
                    figures=("A skill of your own", "", ""),
                ),
            ),
        )
    )
    if chosen != OWN:
        return offered[chosen]
    line = yield from enter_text(
        Enter(
            key="line",
            label="Your own skill",
            help="A line in the notation, as in Firebolt:0 [+1] (MIN vs {PHY}); its level is asked next.",
            cite="SKILLS",
            least=1,
            most=LONGEST_LINE,
            default="Climbing:0 DEX",
            verify=partial(_why_wrong_line, sheet=sheet),
        )
    )
    return {}, parse(line)


def _learn_option(sheet: Sheet, key: str, entry: Entry, skill: Skill) -> Option:
    cost = prices_of(sheet, skill, is_late=True)(0)
    reason = _why_without_price(sheet, skill.base or "") or _why_not_affordable(cost, number(sheet, "xp_left"))
    return Option(key, skill.name, text(entry, "about"), reason, figures=(skill.name, str(cost), skill.base or ""))


def _offered(sheet: Sheet, setting: Setting | None) -> Sequence[Entry]:
    """Return the skills of a setting that the character does not have."""
    owned = [text(row, "name") for row in sheet_rows(sheet, "skills")]
    skills = [
        entry
        for entry in entries(setting, "skills")
        if not any(is_same_name(parse(text(entry, "notation")).name, name) for name in owned)
    ]
    if has_option(sheet, "metaskills"):
        return skills
    return [entry for entry in skills if parse(text(entry, "notation")).type != "metaskill"]


def _why_not_learned(sheet: Sheet, skill: Skill) -> Message | None:
    return _why_new_too_dear(0, sheet=sheet, skill=skill)


def _why_new_too_dear(answer: Json, *, sheet: Sheet, skill: Skill) -> Message | None:
    level = answer if isinstance(answer, int) else 0
    return _why_not_affordable(prices_of(sheet, skill, is_late=True)(level), number(sheet, "xp_left"))


def _why_wrong_line(line: Json, *, sheet: Sheet) -> Message | None:
    try:
        skill = parse(str(line))
    except NotationError as error:
        return error.message
    if skill.base is None:
        return Message(
            "line_no_base", "{line} has no stat that it is based on. Write one, as in Climbing:0 DEX.",
            {"line": print_skill(skill)},
        )  # fmt: skip
    if _why_without_price(sheet, skill.base) is not None:
        return Message(
            "line_no_aptitude", "No aptitude is chosen for {base}, so that the skill has no price. Choose it first.",
            {"base": skill.base},
        )  # fmt: skip
    return _why_not_learned(sheet, skill)


def _log_change(sheet: Sheet, sentence: str, addresses: tuple[str, ...]) -> Subprocedure[None]:
    yield from show(Show(key="outcome", label="Done", cite=_CITE, text=sentence, addresses=addresses))


def _cannot_raise(sheet: Sheet) -> Message | None:
    if (dead := why_dead(sheet)) is not None:
        return dead
    reasons: list[Message] = []
    for each in owned_skills(sheet):
        reason = _why_not_raised(sheet, each, number(sheet, f"{each.address}.level"))
        if reason is None:
            return None
        reasons.append(reason)
    problems = (each for each in reasons if each.code not in _OWN_REASONS)
    dear = (each.values["cost"] for each in reasons if each.code == "too_dear")
    costs = [cost for cost in dear if isinstance(cost, int)]
    return next(problems, None) or Message(
        "nothing_to_raise",
        "The cheapest level costs {cost} experience points, and {left} are left. Award experience first."
        if costs
        else "Nothing can be raised with {left} experience points. Award experience first.",
        {"cost": min(costs, default=0), "left": number(sheet, "xp_left")},
    )


def _cannot_learn(sheet: Sheet) -> Message | None:
    if (dead := why_dead(sheet)) is not None:
        return dead
    left, least = number(sheet, "xp_left"), number(sheet, "rules.startup_cost") + 1
    if left >= least:
        return None
    return Message(
        "nothing_to_learn",
        "A new skill costs {least} experience points at least, and {left} are left. Award experience first.",
        {"least": least, "left": left},
    )


AWARD = Procedure(
    key="award",
    label="Award experience",
    kind=ProcedureKind.ADVANCEMENT,
    cite=_CITE,
    help="Notes experience that the Game Master gives.",
    start=_award,
    closed=why_dead,
    is_popover=True,
    deed="Award",
)
RAISE = Procedure(
    key="raise",
    label="Raise a skill",
    kind=ProcedureKind.ADVANCEMENT,
    cite="SKILL APTITUDES, SKILL PURCHASE; R14, R15",
    help="Buys levels of a stat, an intrinsic skill or a skill that the character has.",
    start=_raise,
    closed=_cannot_raise,
    is_popover=True,
    deed="Raise",
)
LEARN = Procedure(
    key="learn",
    label="Learn a new skill",
    kind=ProcedureKind.ADVANCEMENT,
    cite="SKILL PURCHASE; R14",
    help="Buys a skill of the world, or one that is written as a line.",
    start=_learn,
    closed=_cannot_learn,
    is_popover=True,
    deed="Learn",
)
ADVANCEMENT = (AWARD, RAISE, LEARN)
"""All experience procedures."""
