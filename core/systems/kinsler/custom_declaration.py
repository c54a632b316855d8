"""Composing a declaration: skill by skill, or from a saved stance.

Source: RPG.Rules, SKILLS, TYPES OF SKILLS, RANGED SKILLS, UNSKILLED ATTEMPTS; spec 7.2 (D1, D2).
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from core.character import Json
from core.content import Entry
from core.messages import Message, Word, join_texts, phrase
from core.procedures import Choose, Conversation, Enter, Option, Subprocedure, sheet_rows, text, whole
from core.systems.kinsler.abilities import Ability
from core.systems.kinsler.automatic_declaration import MOST_DICE, automatic_declaration, make_use
from core.systems.kinsler.declaration_options import format_needs
from core.systems.kinsler.fighters import Battle, Fighter
from core.systems.kinsler.metaskills import lent_skills, members_of
from core.systems.kinsler.targets import choose_targets, set_range
from core.systems.kinsler.terms import BASES
from core.systems.kinsler.use_numbers import use_numbers
from core.systems.kinsler.uses import Use

MOST_USES = 20
LONGEST = 200
WITHOUT = {
    "related": Word("A related skill"),
    "unskilled": Word("Without the skill"),
    "everyman": Word("An everyman skill"),
}
_DONE, _BUNDLE, _COMPARABLE = "done", "bundle", "comparable"
_CITE = "SKILLS, TYPES OF SKILLS"


def compose(battle: Battle, fighter: Fighter) -> Subprocedure[list[Use]]:
    """Ask for one use after the other."""
    uses: list[Use] = []
    while len(uses) < MOST_USES:
        use = yield from _choose_use(battle, fighter, uses)
        if use is None:
            break
        if use.bundle is not None:
            yield from _choose_power_mode(battle, use)
        elif use.mode == "active":
            yield from _choose_mode(battle, use)
        if use.mode == "passive":
            yield from _set_passive(battle, use)
        else:
            yield from _set_active(battle, use)
        uses.append(use)
    return uses


def from_stance(battle: Battle, fighter: Fighter, place: int) -> Subprocedure[list[Use]]:
    """Return the uses of a saved stance, asking for targets."""
    stance = sheet_rows(battle.sheet(fighter.who), "stances")[place]
    uses: list[Use] = []
    listed = stance.get("uses")
    for row in listed if isinstance(listed, list | tuple) else ():
        use = _use_of(battle, fighter, row) if isinstance(row, dict) else None
        if use is None or use.mode == "maintain":
            continue
        if use.mode == "passive":
            use.targets = (fighter.who,)
        else:
            yield from _choose_power_mode(battle, use)
            yield from choose_targets(battle, use, use.count)
            yield from set_range(battle, use)
        uses.append(use)
    return uses


def _use_of(battle: Battle, fighter: Fighter, row: Entry) -> Use | None:
    """Return a use of a stance; None if its skill does not exist."""
    kept: dict[str, Json] = {key: value for key, value in row.items() if key != "uid"}
    kept["dice"] = min(MOST_DICE, whole(row, "dice"))
    ref, grade = text(row, "skill"), text(row, "grade", "own")
    ability = fighter.ability(ref) if ref else None
    if ability is not None:
        use = make_use(fighter, ability, kept)
        return use
    for place, bundle in enumerate(sheet_rows(battle.sheet(fighter.who), "bundles")):
        if ref and text(bundle, "id").casefold() == ref.casefold():
            return _bundle_use(battle, fighter, place, kept)
    if ref or grade not in WITHOUT:
        return None
    base = text(row, "base").upper()
    return Use(fighter.who, text(row, "name") or WITHOUT[grade], kept, bases=(base,) if base else ())


def _bundle_use(battle: Battle, fighter: Fighter, place: int, row: Entry) -> Use:
    bundle = sheet_rows(battle.sheet(fighter.who), "bundles")[place]
    members = members_of(battle, fighter.who, place)
    bases = tuple(dict.fromkeys(each.base for each in members if each.base))
    kept: dict[str, Json] = {**row, "skill": text(bundle, "id")}
    return Use(fighter.who, text(bundle, "name") or text(bundle, "id"), kept, None, place, bases)


# ---------------------------------------------------------------------------------------------------------- which use


def _choose_use(battle: Battle, fighter: Fighter, uses: Sequence[Use]) -> Subprocedure[Use | None]:
    table = battle.table
    (answer,) = yield from table.choose(
        "use",
        lambda: (_DONE if uses else _usual(battle, fighter),),
        lambda key: Choose(
            key=key,
            label=phrase("{who} uses …", who=table.name(fighter.who)),
            help=phrase("Declared so far: {uses}.", uses=join_texts((each.about for each in uses), "; "))
            if uses
            else phrase("Declared so far: nothing."),
            cite=_CITE,
            options=_skills(battle, fighter, uses),
            decider=fighter.who,
        ),
    )
    if answer == _DONE:
        return None
    if answer in WITHOUT:
        return (yield from _without(battle, fighter, answer))
    if answer == _COMPARABLE:
        return (yield from _comparable(battle, fighter))
    if answer.startswith(f"{_BUNDLE}."):
        return _bundle_use(battle, fighter, int(answer.removeprefix(f"{_BUNDLE}.")), {"count": 1, "dice": 0})
    usable = {each.address: each for each in fighter.abilities} | lent_skills(battle, fighter)
    mode = "passive" if usable[answer].is_passive_only else "active"
    return make_use(fighter, usable[answer], {"count": 1, "dice": 0, "mode": mode})


def _usual(battle: Battle, fighter: Fighter) -> str:
    """Return the default first skill of a declaration: the suggested attack."""
    suggested = (
        use.ability.address for use in automatic_declaration(battle, fighter, ()) if use.ability and not use.resists
    )
    return next(suggested, _DONE)


def _skills(battle: Battle, fighter: Fighter, uses: Sequence[Use]) -> tuple[Option, ...]:
    used = {text(use.row, "skill") for use in uses}
    listed = [
        Option(
            each.address,
            each.name,
            _adds(battle, fighter, each),
            Message("kinsler_twice", "it is declared already.", {}) if each.ref in used else None,
        )
        for each in fighter.abilities
        if not each.address.startswith("innate.")
    ]
    bundles = sheet_rows(battle.sheet(fighter.who), "bundles") if battle.table.option("metaskills") else ()
    broken = Message("bundle_broken", "it has no members, or contains itself.", {})
    listed += [
        Option(
            f"{_BUNDLE}.{place}",
            text(row, "name") or text(row, "id"),
            "A bundle, used as one skill.",
            broken if battle.sheet(fighter.who).value(f"bundles[{place}].check_mod") is None else None,
        )
        for place, row in enumerate(bundles)
    ]
    grades = [key for key in WITHOUT if key != "everyman" or battle.table.option("everyman_zero")]
    return (
        *((Option(_DONE, "Done"),) if uses else ()),
        *listed,
        *_lent_options(battle, fighter, used),
        Option(_COMPARABLE, "A skill nearly like one of these", "Three levels lower."),
        *(Option(key, WITHOUT[key]) for key in grades),
        *(() if uses else (Option(_DONE, "Nothing"),)),
    )


def _lent_options(battle: Battle, fighter: Fighter, used: Container[str]) -> Iterator[Option]:
    """Return options for skills that allies have bound to objects."""
    for key, each in lent_skills(battle, fighter).items():
        is_used = Message("kinsler_twice", "it is declared already.", {}) if each.ref in used else None
        owner = battle.table.name(each.lender or 0)
        about = phrase("{adds}, with the level of {owner}", adds=_adds(battle, fighter, each), owner=owner)
        yield Option(key, each.name, about, is_used)


def _adds(battle: Battle, fighter: Fighter, ability: Ability) -> str:
    """Return the text of what a skill adds to a roll."""
    if ability.is_passive_only:
        return Word("passive")
    added = battle.of_ability(fighter.who, ability, "check_mod")
    needed = format_needs(battle.number(fighter.who, "rules.success_number") - added)
    return phrase("adds {sum}, {needs}", sum=added, needs=needed)


def _comparable(battle: Battle, fighter: Fighter) -> Subprocedure[Use]:
    table = battle.table
    able = [each for each in fighter.abilities if not each.is_passive_only and not each.address.startswith("innate.")]
    (answer,) = yield from table.choose(
        "comparable",
        lambda: (able[0].address,),
        lambda key: Choose(
            key=key,
            label="Which skill is nearly the same?",
            cite="UNSKILLED ATTEMPTS; R26",
            options=tuple(Option(each.address, each.name) for each in able),
            decider=fighter.who,
        ),
    )
    ability = next(each for each in able if each.address == answer)
    return make_use(fighter, ability, {"count": 1, "dice": 0, "grade": "comparable"})


def _without(battle: Battle, fighter: Fighter, grade: str) -> Subprocedure[Use]:
    """Ask what is attempted without a skill, and on which stat.

    Source: UNSKILLED ATTEMPTS; R26.
    """
    table, who = battle.table, fighter.who
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
                    decider=who,
                ),
            )
        )
    )
    (base,) = yield from table.choose(
        "base",
        lambda: ("DEX",),
        lambda key: Choose(
            key=key,
            label="On which stat is it based?",
            cite="UNSKILLED ATTEMPTS; R26",
            options=tuple(Option(each, each) for each in BASES),
            decider=who,
        ),
    )
    row: dict[str, Json] = {"skill": "", "name": name, "base": base, "grade": grade, "count": 1, "dice": 0}
    return Use(who, name or WITHOUT[grade], row, bases=(base,))


# ------------------------------------------------------------------------------------------------------------ how it is


def _choose_mode(battle: Battle, use: Use) -> Conversation:
    """Ask whether a power is active or passive, and what an active one does."""
    ability, table = use.ability, battle.table
    if ability is None or ability.kind != "power":
        return
    (mode,) = yield from table.choose(
        "mode",
        lambda: ("active",),
        lambda key: Choose(
            key=key,
            label=phrase("How is {power} used?", power=use.name),
            cite="Power Skills",
            options=(
                Option("active", "Actively", "It is rolled."),
                Option("passive", "Passively", "It counts for or against attempts."),
            ),
            decider=use.who,
        ),
    )
    use.row["mode"] = mode
    if mode == "active":
        yield from _choose_power_mode(battle, use)


def _choose_power_mode(battle: Battle, use: Use) -> Conversation:
    members = (use.ability,) if use.bundle is None else members_of(battle, use.who, use.bundle)
    powers = [each for each in members if each is not None and each.kind == "power" and not each.is_stat]
    if not powers:
        return
    table, target = battle.table, ", ".join(each.target for each in powers)
    (use.power_mode,) = yield from table.choose(
        "power_mode",
        lambda: ("affect",),
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
            decider=use.who,
        ),
    )


def _set_passive(battle: Battle, use: Use) -> Conversation:
    """Ask for the role, beneficiary and count of a passive use.

    Source: Passive Power skills, FATIGUE COSTS; R8, R9, R23.
    """
    table, who = battle.table, use.who
    (role,) = yield from table.choose(
        "role",
        lambda: ("oppose",),
        lambda key: Choose(
            key=key,
            label=phrase("What is {power} for?", power=use.name),
            cite="SKILLS, Passive Power skills; R8, R9",
            options=(
                Option("oppose", "Against hostile attempts"),
                Option("help", "For attempts of one's own side"),
                Option("counter", "Against passive powers of others"),
            ),
            decider=who,
        ),
    )
    use.row["role"] = role
    use.row.pop("dice", None)
    use.targets = (who,)
    if role != "counter":
        allies = [each.who for each in battle.able() if each.side == table.side(who)]
        (beneficiary,) = yield from table.choose(
            "whom",
            lambda: (str(who),),
            lambda key: Choose(
                key=key,
                label=phrase("Who does {power} help or protect?", power=use.name),
                cite="SKILLS; R23",
                options=tuple(Option(str(each), table.name(each)) for each in allies),
                decider=who,
            ),
        )
        use.targets = (int(beneficiary),)
    limit = use_numbers(battle, use).count_limit
    label = phrase("For how many attempts does {power} count?", power=use.name)
    use.row["count"] = yield from _number(battle, use, "count", label, limit)
    if use.targets != (who,):
        yield from set_range(battle, use)


def _set_active(battle: Battle, use: Use) -> Conversation:
    """Ask for targets, dice, range and special effect.

    Source: SKILLS, TYPES OF SKILLS, RANGED SKILLS; R5, R25.
    """
    numbers = use_numbers(battle, use)
    yield from choose_targets(battle, use, numbers.count_limit)
    label = phrase("Dice of effect on each target: {what}", what=use.name)
    use.row["dice"] = yield from _number(battle, use, "dice", label, numbers.dice_limit, least=0)
    yield from set_range(battle, use)
    yield from _set_task(battle, use)
    table = battle.table
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
                    decider=use.who,
                ),
            )
        )
    )


def _number(battle: Battle, use: Use, name: str, label: str, limit: int, *, least: int = 1) -> Subprocedure[int]:
    default = max(least, limit)
    return (
        yield from battle.table.number(
            name,
            default,
            lambda key: Enter(
                key=key,
                label=label,
                help=phrase("At most {most}; for more the Game Master is asked.", most=limit),
                cite="TYPES OF SKILLS; R5",
                least=least,
                most=max(MOST_DICE, default),
                decider=use.who,
            ),
        )
    )


def _set_task(battle: Battle, use: Use) -> Conversation:
    """Suggest that a routine task is simple for an owner of the everyman skill.

    Source: UNSKILLED ATTEMPTS; spec 6.8, option ``skilled_edge``.
    """
    ability = use.ability
    if ability is None or not ability.is_everyman or not battle.table.option("skilled_edge"):
        return
    simple = battle.number(use.who, "rules.simple")
    (answer,) = yield from battle.table.choose(
        "edge",
        lambda: ("simple",),
        lambda key: Choose(
            key=key,
            label=phrase("How hard is {what} with the skill?", what=use.name),
            cite="UNSKILLED ATTEMPTS",
            options=(Option("simple", "Simple", f"{simple:+}"), Option("routine", "Routine")),
        ),
    )
    use.row["task"] = whole(use.row, "task") + (simple if answer == "simple" else 0)
