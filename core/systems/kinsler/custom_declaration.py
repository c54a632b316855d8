"""Asks a fighter for the actions of a round one by one, or takes them from a saved stance.

Source: RPG.Rules, SKILLS, TYPES OF SKILLS, RANGED SKILLS, UNSKILLED ATTEMPTS; spec 7.2 (D1, D2).
"""

from __future__ import annotations

import math
from collections.abc import Container, Iterator, Sequence

from core.character.json_values import Json
from core.content.setting import Entry
from core.messages import Message, Word, join_texts, phrase
from core.procedures.ask_helpers import Subprocedure
from core.procedures.readers import sheet_rows, text, whole
from core.procedures.requests import Choose, Conversation, Enter, Option
from core.systems.kinsler.attempt_outcome import DIVISOR
from core.systems.kinsler.attempt_setup import TASKS, why_bundle_unusable
from core.systems.kinsler.automatic_declaration import MOST_DICE, automatic_declaration, make_use
from core.systems.kinsler.declared_uses import Use
from core.systems.kinsler.fight_state import Fighter, FightState
from core.systems.kinsler.metaskills import lent_skills, members_of
from core.systems.kinsler.skills_and_armor import FightSkill
from core.systems.kinsler.target_odds import format_needs
from core.systems.kinsler.targets import choose_targets, set_range
from core.systems.kinsler.terms import BASES
from core.systems.kinsler.use_numbers import modifier, use_numbers

MOST_USES = 20
LONGEST = 200
WITHOUT = {
    "related": Word("A related skill"),
    "unskilled": Word("Without the skill"),
    "everyman": Word("An everyman skill"),
}
_DONE, _BUNDLE, _COMPARABLE = "done", "bundle", "comparable"
_CITE = "SKILLS, TYPES OF SKILLS"


def compose(fight: FightState, fighter: Fighter) -> Subprocedure[list[Use]]:
    """Ask for one use after the other."""
    uses: list[Use] = []
    while len(uses) < MOST_USES:
        use = yield from _choose_use(fight, fighter, uses)
        if use is None:
            break
        if use.bundle is not None:
            yield from _choose_power_mode(fight, use)
        elif use.mode == "active":
            yield from _choose_mode(fight, use)
        if use.mode == "passive":
            yield from _set_passive(fight, use)
        else:
            yield from _set_active(fight, use)
        uses.append(use)
    return uses


def from_stance(fight: FightState, fighter: Fighter, index: int) -> Subprocedure[list[Use]]:
    """Return the uses of a saved stance, asking for targets."""
    stance = sheet_rows(fight.sheet(fighter.participant), "stances")[index]
    uses: list[Use] = []
    listed = stance.get("uses")
    for row in listed if isinstance(listed, list | tuple) else ():
        use = _use_of(fight, fighter, row) if isinstance(row, dict) else None
        if use is None or use.mode == "maintain":
            continue
        if use.mode == "passive":
            use.targets = (fighter.participant,)
        else:
            yield from _choose_power_mode(fight, use)
            yield from choose_targets(fight, use, use.count)
            yield from set_range(fight, use)
        uses.append(use)
    return uses


def _use_of(fight: FightState, fighter: Fighter, row: Entry) -> Use | None:
    """Return a use of a stance; None if its skill does not exist."""
    row_values: dict[str, Json] = {key: value for key, value in row.items() if key != "uid"}
    row_values["dice"] = min(MOST_DICE, whole(row, "dice"))
    ref, grade = text(row, "skill"), text(row, "grade", "own")
    skill = fighter.skill(ref) if ref else None
    if skill is not None:
        use = make_use(fighter, skill, row_values)
        return use
    for index, bundle in enumerate(sheet_rows(fight.sheet(fighter.participant), "bundles")):
        if ref and text(bundle, "id").casefold() == ref.casefold():
            return _bundle_use(fight, fighter, index, row_values)
    if ref or grade not in WITHOUT:
        return None
    base = text(row, "base").upper()
    return Use(fighter.participant, text(row, "name") or WITHOUT[grade], row_values, bases=(base,) if base else ())


def _bundle_use(fight: FightState, fighter: Fighter, index: int, row: Entry) -> Use:
    bundle = sheet_rows(fight.sheet(fighter.participant), "bundles")[index]
    members = members_of(fight, fighter.participant, index)
    bases = tuple(dict.fromkeys(each.base for each in members if each.base))
    row_values: dict[str, Json] = {**row, "skill": text(bundle, "id")}
    return Use(fighter.participant, text(bundle, "name") or text(bundle, "id"), row_values, None, index, bases)


# ---------------------------------------------------------------------------------------------------------- which use


def _choose_use(fight: FightState, fighter: Fighter, uses: Sequence[Use]) -> Subprocedure[Use | None]:
    table = fight.table
    answer = yield from table.choose_one(
        "use",
        lambda: _DONE if uses else _usual(fight, fighter),
        lambda key: Choose(
            key=key,
            label=phrase("{who} uses …", who=table.name(fighter.participant)),
            help=phrase("Declared so far: {uses}.", uses=join_texts((each.about for each in uses), "; "))
            if uses
            else phrase("Declared so far: nothing."),
            cite=_CITE,
            options=_skills(fight, fighter, uses),
            decider=fighter.participant,
        ),
    )
    if answer == _DONE:
        return None
    if answer in WITHOUT:
        return (yield from _without(fight, fighter, answer))
    if answer == _COMPARABLE:
        return (yield from _comparable(fight, fighter))
    if answer.startswith(f"{_BUNDLE}."):
        return _bundle_use(fight, fighter, int(answer.removeprefix(f"{_BUNDLE}.")), {"count": 1, "dice": 0})
    usable = {each.address: each for each in fighter.skills} | lent_skills(fight, fighter)
    mode = "passive" if usable[answer].is_passive_only else "active"
    return make_use(fighter, usable[answer], {"count": 1, "dice": 0, "mode": mode})


def _usual(fight: FightState, fighter: Fighter) -> str:
    """Return the default first skill of a declaration: the suggested attack."""
    suggested = (
        use.skill.address for use in automatic_declaration(fight, fighter, ()) if use.skill and not use.resists
    )
    return next(suggested, _DONE)


def _skills(fight: FightState, fighter: Fighter, uses: Sequence[Use]) -> tuple[Option, ...]:
    used = {text(use.row, "skill") for use in uses}
    listed = [
        Option(
            each.address,
            each.name,
            _adds(fight, fighter, each),
            Message("kinsler_twice", "it is declared already.", {}) if each.ref in used else None,
        )
        for each in fighter.skills
        if not each.address.startswith("innate.")
    ]
    bundles = sheet_rows(fight.sheet(fighter.participant), "bundles") if fight.table.option("metaskills") else ()
    listed += [
        Option(
            f"{_BUNDLE}.{index}",
            text(row, "name") or text(row, "id"),
            "A bundle, used as one skill.",
            why_bundle_unusable(fight.sheet(fighter.participant), index),
        )
        for index, row in enumerate(bundles)
    ]
    grades = [key for key in WITHOUT if key != "everyman" or fight.table.option("everyman_zero")]
    return (
        *((Option(_DONE, "Done"),) if uses else ()),
        *listed,
        *_lent_options(fight, fighter, used),
        Option(_COMPARABLE, "A skill nearly like one of these", "Three levels lower."),
        *(Option(key, WITHOUT[key]) for key in grades),
        *(() if uses else (Option(_DONE, "Nothing"),)),
    )


def _lent_options(fight: FightState, fighter: Fighter, used: Container[str]) -> Iterator[Option]:
    """Return options for skills that allies have bound to objects."""
    for key, lent in lent_skills(fight, fighter).items():
        is_used = Message("kinsler_twice", "it is declared already.", {}) if lent.ref in used else None
        owner = fight.table.name(lent.lender or 0)
        about = phrase("{adds}, with the level of {owner}", adds=_adds(fight, fighter, lent), owner=owner)
        yield Option(key, lent.name, about, is_used)


def _adds(fight: FightState, fighter: Fighter, skill: FightSkill) -> str:
    """Return the text of what a skill adds to a roll."""
    if skill.is_passive_only:
        return Word("passive")
    added = fight.skill_number(fighter.participant, skill, "check_mod")
    needed = format_needs(fight.number(fighter.participant, "rules.success_number") - added)
    return phrase("adds {sum}, {needs}", sum=added, needs=needed)


def _comparable(fight: FightState, fighter: Fighter) -> Subprocedure[Use]:
    table = fight.table
    able = [each for each in fighter.skills if not each.is_passive_only and not each.address.startswith("innate.")]
    answer = yield from table.choose_one(
        "comparable",
        lambda: able[0].address,
        lambda key: Choose(
            key=key,
            label="Which skill is nearly the same?",
            cite="UNSKILLED ATTEMPTS; R26",
            options=tuple(Option(each.address, each.name) for each in able),
            decider=fighter.participant,
        ),
    )
    skill = next(each for each in able if each.address == answer)
    return make_use(fighter, skill, {"count": 1, "dice": 0, "grade": "comparable"})


def _without(fight: FightState, fighter: Fighter, grade: str) -> Subprocedure[Use]:
    """Ask what is attempted without a skill, and on which stat.

    Source: UNSKILLED ATTEMPTS; R26.
    """
    table, participant = fight.table, fighter.participant
    name = str(
        (
            yield from table.ask(
                "name",
                lambda key: Enter(
                    key=key,
                    label="Attempt what?",
                    cite="UNSKILLED ATTEMPTS",
                    most=LONGEST,
                    default="Brawl",
                    decider=participant,
                ),
            )
        )
    )
    base = yield from table.choose_one(
        "base",
        lambda: "DEX",
        lambda key: Choose(
            key=key,
            label="On which stat is it based?",
            cite="UNSKILLED ATTEMPTS; R26",
            options=tuple(Option(each, each) for each in BASES),
            decider=participant,
        ),
    )
    row: dict[str, Json] = {"skill": "", "name": name, "base": base, "grade": grade, "count": 1, "dice": 0}
    return Use(participant, name or WITHOUT[grade], row, bases=(base,))


# ------------------------------------------------------------------------------------------------------------ how it is


def _choose_mode(fight: FightState, use: Use) -> Conversation:
    """Ask whether a power is active or passive, and what an active one does."""
    skill, table = use.skill, fight.table
    if skill is None or skill.kind != "power":
        return
    mode = yield from table.choose_one(
        "mode",
        lambda: "active",
        lambda key: Choose(
            key=key,
            label=phrase("How is {power} used?", power=use.name),
            cite="Power Skills",
            options=(
                Option("active", "Actively", "It is rolled."),
                Option("passive", "Passively", "It counts for or against attempts."),
            ),
            decider=use.participant,
        ),
    )
    use.row["mode"] = mode
    if mode == "active":
        yield from _choose_power_mode(fight, use)


def _choose_power_mode(fight: FightState, use: Use) -> Conversation:
    members = (use.skill,) if use.bundle is None else members_of(fight, use.participant, use.bundle)
    powers = [each for each in members if each is not None and each.kind == "power" and not each.is_stat]
    if not powers:
        return
    table, target = fight.table, ", ".join(each.target for each in powers)
    use.power_mode = yield from table.choose_one(
        "power_mode",
        lambda: "affect",
        lambda key: Choose(
            key=key,
            label=phrase("What does {power} do?", power=use.name),
            cite="Power Skills; R35",
            options=(
                Option("affect", "It works on the target", "Resisted at once."),
                Option(
                    "hinder", "It hinders", phrase("Its points are taken off attempts based on {stats}.", stats=target)
                ),
                Option("help", "It helps", phrase("Its points are added to attempts based on {stats}.", stats=target)),
            ),
            decider=use.participant,
        ),
    )


def _set_passive(fight: FightState, use: Use) -> Conversation:
    """Ask for the role, beneficiary and count of a passive use.

    Source: Passive Power skills, FATIGUE COSTS; R8, R9, R23.
    """
    table, participant = fight.table, use.participant
    role = yield from table.choose_one(
        "role",
        lambda: "oppose",
        lambda key: Choose(
            key=key,
            label=phrase("What is {power} for?", power=use.name),
            cite="SKILLS, Passive Power skills; R8, R9",
            options=(
                Option("oppose", "Against hostile attempts"),
                Option("help", "For attempts of one's own side"),
                Option("counter", "Against passive powers of others"),
            ),
            decider=participant,
        ),
    )
    use.row["role"] = role
    use.row.pop("dice", None)
    use.targets = (participant,)
    if role != "counter":
        allies = [each.participant for each in fight.able() if each.side == table.side(participant)]
        beneficiary = yield from table.choose_one(
            "whom",
            lambda: str(participant),
            lambda key: Choose(
                key=key,
                label=phrase("Who does {power} help or protect?", power=use.name),
                cite="SKILLS; R23",
                options=tuple(Option(str(each), table.name(each)) for each in allies),
                decider=participant,
            ),
        )
        use.targets = (int(beneficiary),)
    limit = use_numbers(fight, use).count_limit
    label = phrase("For how many attempts does {power} count?", power=use.name)
    use.row["count"] = yield from _number(fight, use, "count", label, limit)
    if use.targets != (participant,):
        yield from set_range(fight, use)


def _set_active(fight: FightState, use: Use) -> Conversation:
    """Ask for targets, dice, range and special effect.

    Source: SKILLS, TYPES OF SKILLS, RANGED SKILLS; R5, R25.
    """
    numbers = use_numbers(fight, use)
    yield from choose_targets(fight, use, numbers.count_limit)
    label = phrase("Dice of effect on each target: {what}", what=use.name)
    use.row["dice"] = yield from _number(fight, use, "dice", label, numbers.dice_limit, least=0)
    yield from set_range(fight, use)
    yield from _set_task(fight, use)
    table = fight.table
    use.effect = str(
        (
            yield from table.ask(
                "effect_text",
                lambda key: Enter(
                    key=key,
                    label=phrase("Special effect of {what}", what=use.name),
                    help="What it is in the world, or nothing.",
                    cite="INTRODUCTION",
                    most=LONGEST,
                    decider=use.participant,
                ),
            )
        )
    )


def _number(fight: FightState, use: Use, name: str, label: str, limit: int, *, least: int = 1) -> Subprocedure[int]:
    default = max(least, limit)
    return (
        yield from fight.table.number(
            name,
            default,
            lambda key: Enter(
                key=key,
                label=label,
                help=phrase("At most {most}; for more the Game Master is asked.", most=limit),
                cite="TYPES OF SKILLS; R5",
                least=least,
                most=max(MOST_DICE, default),
                decider=use.participant,
            ),
        )
    )


def _set_task(fight: FightState, use: Use) -> Conversation:
    """Ask the Game Master how hard a use is, so that the odds shown at its roll are the real ones.

    A routine task is simple for an owner of the everyman skill under option ``skilled_edge``.

    Source: SKILLS, UNSKILLED ATTEMPTS; spec 6.2, 6.8.
    """
    has_edge = use.skill is not None and use.skill.is_everyman and bool(fight.table.option("skilled_edge"))
    answer = yield from fight.table.choose_one(
        "edge" if has_edge else "task",
        lambda: "simple" if has_edge else "routine",
        lambda key: Choose(
            key=key,
            label=phrase("How hard is {what}?", what=use.name),
            cite="SKILLS; R6",
            options=tuple(Option(task, label, _difficulty(fight, use, task)) for task, label in TASKS.items()),
            is_assumed=True,
        ),
    )
    use.row["task"] = whole(use.row, "task") + fight.number(use.participant, f"rules.{answer}")


def _difficulty(fight: FightState, use: Use, task: str) -> str:
    """Return the text of a difficulty: what it adds, and the roll that the use needs with it."""
    added = fight.number(use.participant, f"rules.{task}")
    value, _ = modifier(fight, use)
    needed = fight.number(use.participant, "rules.success_number")
    return join_texts((f"{added:+}", format_needs(needed - math.floor((value + added) / DIVISOR))), " · ")
