"""The attempt of a skill outside conflict: all parts of the sum, the dice, the effect, the fatigue.

What is tried becomes a use of a stance on a copy of the sheet, so that range, grade, help, limits and cost are those
that stances show, house rules included.

Source: RPG.Rules, SKILLS, FATIGUE COSTS, RANGED SKILLS, UNSKILLED ATTEMPTS, Metaskills.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial

from core.character import AddRow, Edit, Json, SetValue, Sheet
from core.dice import Dice, odds
from core.messages import Message
from core.procedures import (
    Asking,
    Choose,
    Conversation,
    Enter,
    EntryKind,
    Event,
    EventKind,
    Option,
    Part,
    Policy,
    Procedure,
    ProcedureKind,
    Roll,
    Show,
    Situation,
    Tell,
    choose,
    choose_one,
    enter_number,
    enter_text,
    exact,
    has_option,
    list_of,
    number,
    roll_dice,
    same,
    show,
    text,
    texts,
    write,
)
from core.systems.kinsler.lumps import pay
from core.systems.kinsler.outcome import Outcome, attempt, effect_values
from core.systems.kinsler.owned import Owned, by_ref, owned
from core.systems.kinsler.reversed_effects import send
from core.systems.kinsler.terms import BASES, SECONDS, covers

WITHOUT = {"related": "Related skill", "unskilled": "Unskilled", "everyman": "Everyman skill"}
TASKS = ("trivial", "simple", "routine", "difficult", "formidable")
MOST_TARGETS = 100
MOST_DICE = 50
MOST_METRES = 100_000
MOST_TASK = 1_000
LONGEST_NAME = 200
FOUR = Dice.parse("4d6")
_CITE = "SKILLS; R1"


@dataclass(slots=True)
class Declared:
    """What an actor declares.

    Attributes:
        use: The use as a row of a stance.
        skill: The skill behind it, None for bundles and for attempts without the skill.
        bundle: Place of the bundle, or None.
        others: Passive uses of the same declaration that help.
        opposed: Everything that opposes or helps besides, as one number.
    """

    use: dict[str, Json]
    skill: Owned | None = None
    bundle: int | None = None
    others: list[dict[str, Json]] = field(default_factory=list)
    opposed: int = 0


class Trial:
    """A copy of a sheet on which a declaration stands as a stance, so that its numbers can be read."""

    def __init__(self, sheet: Sheet, declared: Declared) -> None:
        self._sheet = sheet.copy(random.Random(0))
        uses: list[Json] = [declared.use, *declared.others]
        self._sheet.apply(AddRow("stances", {"name": "", "uses": uses}))
        self._place = f"stances[{self._sheet.count('stances') - 1}]"

    def number(self, key: str) -> int:
        """Give a number of the use, cut to a whole one."""
        return number(self._sheet, f"{self._place}.uses[0].{key}")

    def exact(self, key: str) -> Fraction:
        """Give a number of the use."""
        return exact(self._sheet, f"{self._place}.uses[0].{key}")

    @property
    def is_together(self) -> bool:
        """Whether the declared skills may be used together."""
        return bool(number(self._sheet, f"{self._place}.stack_ok"))


def _attempt(situation: Situation) -> Conversation:
    sheet = situation.sheet
    declared = yield from _declare(sheet)
    yield from _set_range(sheet, declared)
    yield from _set_task(sheet, declared)
    yield from _choose_help(sheet, declared)
    trial = Trial(sheet, declared)
    is_linked = yield from _roll_link(sheet, declared)
    sheet = yield from _count_use(sheet, declared)
    sheet = yield from _roll_all(sheet, declared, trial, is_linked=is_linked)
    cost = trial.number("cost") + sum(_passive_cost(sheet, use) for use in declared.others)
    yield from pay(sheet, cost, "cost", "Fatigue of the attempt")


# ------------------------------------------------------------------------------------------------------------ declaring


def _declare(sheet: Sheet) -> Asking[Declared]:
    rollable = [each for each in owned(sheet) if not _is_never_rolled(each)]
    bundles = list_of(sheet, "bundles") if has_option(sheet, "metaskills") else ()
    chosen = yield from choose_one(
        Choose(
            key="skill",
            label="What is tried?",
            cite="SKILLS",
            options=(
                *(_skill_option(sheet, each) for each in rollable),
                *(_bundle_option(sheet, place, row) for place, row in enumerate(bundles)),
                *(Option(f"?{grade}", label, "Something that the character has no skill of.")
                  for grade, label in WITHOUT.items()),
            ),
            policy=partial(_usual_skill, sheet=sheet, rollable=rollable),
        )
    )  # fmt: skip
    if chosen.startswith("?"):
        return (yield from _declare_without(chosen[1:]))
    declared = Declared({"skill": chosen.partition("=")[2]})
    if chosen.startswith("bundle"):
        declared.bundle = int(chosen.partition("=")[0].removeprefix("bundle"))
    else:
        declared.skill = next(each for each in rollable if f"{each.address}={each.ref}" == chosen)
        yield from _choose_grade(declared)
    yield from _choose_dice(sheet, declared)
    return declared


def _is_never_rolled(skill: Owned) -> bool:
    return skill.address.startswith("innate.") or skill.row.get("passive_only") is True


def _skill_option(sheet: Sheet, skill: Owned) -> Option:
    closed = None
    if not number(sheet, f"{skill.address}.usable" if skill.row else "rules.success_number"):
        closed = Message("needs_thing", "it needs {thing}, which is not carried.", {"thing": text(skill.row, "needs")})
    about = (
        f"adds {number(sheet, f'{skill.address}.check_mod')}, needs {number(sheet, f'{skill.address}.need')} or more"
    )
    return Option(f"{skill.address}={skill.ref}", skill.name, about, closed)


def _bundle_option(sheet: Sheet, place: int, row: Mapping[str, Json]) -> Option:
    closed = None
    if sheet.value(f"bundles[{place}].check_mod") is None:
        closed = Message("bundle_broken", "it has no members, or contains itself.", {})
    return Option(f"bundle{place}={text(row, 'id')}", text(row, "name"), "A bundle, used as one skill.", closed)


def _usual_skill(
    _source: random.Random, _memory: Mapping[str, Json], *, sheet: Sheet, rollable: Sequence[Owned]
) -> Json:
    usable = [each for each in rollable if _skill_option(sheet, each).closed is None]
    best = max(usable, key=lambda each: number(sheet, f"{each.address}.check_mod"))
    return [f"{best.address}={best.ref}"]


def _declare_without(grade: str) -> Asking[Declared]:
    name = yield from enter_text(
        Enter(key="name", label="What is tried?", cite="UNSKILLED ATTEMPTS", most=LONGEST_NAME, default="Swim")
    )
    base = yield from choose_one(
        Choose(
            key="base",
            label="On which stat is it based?",
            cite="UNSKILLED ATTEMPTS; R26",
            options=tuple(Option(each, each) for each in BASES),
            policy=_always("DEX"),
        )
    )
    return Declared({"skill": "", "name": name, "base": base, "grade": grade, "count": 1, "dice": 0})


def _choose_grade(declared: Declared) -> Asking[None]:
    grade = yield from choose_one(
        Choose(
            key="grade",
            label="Is it this very skill?",
            cite="UNSKILLED ATTEMPTS; R26",
            options=(
                Option("own", "Yes"),
                Option("comparable", "A comparable one", "The Game Master says that the skill is nearly the same."),
            ),
            policy=_always("own"),
        )
    )
    declared.use["grade"] = grade


def _choose_dice(sheet: Sheet, declared: Declared) -> Asking[None]:
    trial = Trial(sheet, declared)
    declared.use["count"] = yield from enter_number(
        Enter(
            key="targets",
            label="Targets",
            help=f"At most {trial.number('count_limit')}; an attempt is rolled for each.",
            cite="SKILLS; R5",
            kind=EntryKind.WHOLE,
            least=1,
            most=min(MOST_TARGETS, max(1, trial.number("count_limit"))),
            default=1,
        )
    )
    most = min(MOST_DICE, trial.number("dice_limit"))
    has_effect = declared.skill is None or declared.skill.kind in ("wound", "fatigue", "power")
    is_stat = declared.skill is not None and declared.skill.is_stat
    declared.use["dice"] = yield from enter_number(
        Enter(
            key="dice",
            label="Dice of effect on each target",
            help=f"At most {most}; sixes add to them free of charge.",
            cite="TYPES OF SKILLS; R5, R28",
            kind=EntryKind.WHOLE,
            least=0,
            most=max(0, most),
            default=max(0, most) if has_effect and not is_stat else 0,
        )
    )


def _set_range(sheet: Sheet, declared: Declared) -> Asking[None]:
    """Ask for the legs of a use at range: to the first target, and to each that is not beside the one before.

    Source: RANGED SKILLS; R25.
    """
    is_ranged = declared.skill is not None and declared.skill.row.get("ranged") is True
    first = yield from enter_number(
        Enter(
            key="range",
            label="Metres to the first target",
            help="0 for hand-to-hand and for oneself.",
            cite="RANGED SKILLS",
            kind=EntryKind.WHOLE,
            least=0,
            most=MOST_METRES,
            default=number(sheet, "rules.range_step_m") if is_ranged else 0,
            unit="m",
        )
    )
    if not first:
        return
    legs: list[Json] = [{"m": first, "extra": 0}]
    count = declared.use.get("count", 1)
    for place in range(2, (count if isinstance(count, int) else 1) + 1):
        metres = yield from enter_number(
            Enter(
                key=f"range.{place}",
                label=f"Metres to target {place}",
                help="From the target before or from the actor, whichever is less; 0 within 5 m of the one before.",
                cite="RANGED SKILLS; R25",
                kind=EntryKind.WHOLE,
                least=0,
                most=MOST_METRES,
                default=0,
                unit="m",
            )
        )
        if metres:
            legs.append({"m": metres, "extra": 1})
    declared.use["legs"] = legs
    declared.use["range_as"] = yield from choose_one(
        Choose(
            key="range_as",
            label="How is range paid?",
            cite="RANGED SKILLS; R25",
            options=(
                Option("penalty", "As a penalty", "1 off the modifier for each range point."),
                Option("fatigue", "As fatigue", "1 point for each three range points."),
            ),
            policy=_always("penalty"),
        )
    )


def _set_task(sheet: Sheet, declared: Declared) -> Asking[None]:
    usual = "routine"
    if declared.skill is not None and declared.skill.row.get("everyman") is True and has_option(sheet, "skilled_edge"):
        usual = "simple"
    chosen = yield from choose_one(
        Choose(
            key="task",
            label="How hard is it?",
            cite="SKILLS",
            options=tuple(Option(each, each.capitalize(), f"{number(sheet, f'rules.{each}'):+}") for each in TASKS),
            policy=_always(usual),
        )
    )
    more = yield from enter_number(
        Enter(
            key="modifier",
            label="Further modifiers",
            help="Whatever else the Game Master adds or takes away, before the division by three.",
            cite="SKILLS; R6",
            kind=EntryKind.WHOLE,
            least=-MOST_TASK,
            most=MOST_TASK,
            default=0,
        )
    )
    declared.use["task"] = number(sheet, f"rules.{chosen}") + more


def _choose_help(sheet: Sheet, declared: Declared) -> Asking[None]:
    """Ask which own powers help, and what else helps or opposes.

    Source: SKILLS, Power Skills; R8.
    """
    bases = [declared.skill.base] if declared.skill else [str(declared.use.get("base") or "")]
    helping = [
        each
        for each in owned(sheet)
        if each.kind == "power" and not each.is_stat and all(covers(each.target, base) for base in bases if base)
    ]
    if helping and declared.bundle is None:
        keys = yield from choose(
            Choose(
                key="help",
                label="Which powers of one's own count?",
                help="Passive powers on the stat of the attempt; those of flaws count where their condition fits.",
                cite="SKILLS, Power Skills; R8",
                options=tuple(_help_option(sheet, each) for each in helping),
                least=0,
                most=len(helping),
                policy=lambda _source, _memory: [],
            )
        )
        declared.others = [{"skill": key, "mode": "passive", "role": "help", "count": 1} for key in keys]
    declared.opposed = yield from enter_number(
        Enter(
            key="others",
            label="What others add",
            help="Points of powers and passive powers of others: above 0 they help, below 0 they oppose.",
            cite="SKILLS, Power Skills; R8, R9",
            kind=EntryKind.WHOLE,
            least=-MOST_TASK,
            most=MOST_TASK,
            default=0,
        )
    )
    task = declared.use.get("task", 0)
    declared.use["task"] = (task if isinstance(task, int) else 0) + declared.opposed


def _help_option(sheet: Sheet, skill: Owned) -> Option:
    condition = text(skill.row, "condition")
    about = f"{number(sheet, f'{skill.address}.effective'):+}" + (f", {condition}" if condition else "")
    return Option(skill.ref, skill.name, about)


def _passive_cost(sheet: Sheet, use: Mapping[str, Json]) -> int:
    skill = by_ref(sheet, text(use, "skill"))
    return number(sheet, f"{skill.address}.passive_cost") if skill else 0


# -------------------------------------------------------------------------------------------------------------- rolling


def _roll_link(sheet: Sheet, declared: Declared) -> Asking[bool]:
    """Roll the metaskill behind a LINK bundle; without success the bundle has no effect.

    Source: Metaskills; R38.
    """
    if declared.bundle is None:
        return True
    meta = by_ref(sheet, text(list_of(sheet, "bundles")[declared.bundle], "metaskill"))
    if meta is None or meta.kind != "metaskill":
        return True
    modifier = number(sheet, f"{meta.address}.modifier")
    initiative = number(sheet, f"{meta.address}.initiative_mod")
    outcome = yield from roll_attempt(sheet, modifier, "link", meta.name, initiative=initiative)
    return outcome.is_success


def roll_attempt(
    sheet: Sheet, modifier: int | Fraction, key: str, label: str, *, initiative: int = 0, cite: str = _CITE
) -> Asking[Outcome]:
    """Roll four dice for an attempt and judge them.

    Args:
        sheet: Whose attempt it is.
        modifier: Everything that counts, before the division by three.
        key: Key of the request.
        label: What is tried.
        initiative: What is added to initiative.
        cite: Section of the book.
    """
    needed = number(sheet, "rules.success_number")
    adds = attempt((), modifier).total
    (rolled,) = yield from roll_dice(
        Roll(
            key=key,
            label=label,
            help="Four dice and a third of the modifier; 18 or more succeeds.",
            cite=cite,
            dice=(FOUR,),
            target=f"{needed - adds} or more",
            chance=partial(reaches, needed - adds),
        )
    )
    return attempt(rolled.faces, modifier, initiative, needed)


def reaches(least: int) -> Fraction:
    """Give the chance that four dice show so much.

    >>> reaches(18), reaches(4), reaches(25)
    (Fraction(103, 648), Fraction(1, 1), Fraction(0, 1))
    """
    return sum((chance for value, chance in odds(FOUR).items() if value >= least), start=Fraction(0))


def _count_use(sheet: Sheet, declared: Declared) -> Asking[Sheet]:
    """Count the attempt where the skill has a rate; its period begins with the first attempt in it.

    Source: INITIAL SKILLS; R37.
    """
    skill = declared.skill
    rate = skill.row.get("rate") if skill is not None else None
    if skill is None or not isinstance(rate, Mapping):
        return sheet
    per, unit = rate.get("per", 1), text(rate, "unit", "day")
    seconds = (per if isinstance(per, int) else 1) * SECONDS[unit]
    since = skill.row.get("used_since_s")
    now = number(sheet, "clock_s")
    is_running = isinstance(since, int) and now < since + seconds
    edits: list[Edit] = [SetValue(f"{skill.address}.used", number(sheet, f"{skill.address}.used") + 1)]
    if not is_running:
        edits = [SetValue(f"{skill.address}.used", 1), SetValue(f"{skill.address}.used_since_s", now)]
    return (yield from write("rate", *edits))


def _roll_all(sheet: Sheet, declared: Declared, trial: Trial, *, is_linked: bool) -> Asking[Sheet]:
    name = _name(sheet, declared)
    count = declared.use.get("count", 1)
    targets = count if isinstance(count, int) and is_linked else 0
    lines = [] if trial.is_together else ["These skills may not be used together; the Game Master must allow it."]
    lines += [] if is_linked else ["The bundle does not come about."]
    for place in range(1, targets + 1):
        label = name if targets == 1 else f"{name}, target {place}"
        initiative = trial.number("initiative_mod")
        outcome = yield from roll_attempt(sheet, trial.exact("modifier"), f"roll.{place}", label, initiative=initiative)
        parts = (Part("4d6", outcome.roll), *_parts(sheet, declared, trial))
        yield from _told(label, outcome, parts)
        lines.append(_words(label, outcome))
        sheet, effect = yield from _effect(sheet, declared, outcome, place)
        lines += [effect] if effect else []
    yield from show(
        Show(
            key="outcome",
            label=f"{name}: {_sum_text(_parts(sheet, declared, trial), trial)}",
            cite=_CITE,
            text=" ".join(lines),
        )
    )
    return sheet


def _name(sheet: Sheet, declared: Declared) -> str:
    if declared.bundle is not None:
        return text(list_of(sheet, "bundles")[declared.bundle], "name")
    return declared.skill.name if declared.skill else text(declared.use, "name")


def _parts(sheet: Sheet, declared: Declared, trial: Trial) -> tuple[Part, ...]:
    """Give the parts of the sum, those that are 0 left out."""
    if declared.bundle is not None:
        own = [Part("bundle", exact(sheet, f"bundles[{declared.bundle}].average"))]
    else:
        own = [Part("skill", trial.number("use_effective")), Part("stat", trial.number("use_base"))]
    task = declared.use.get("task", 0)
    further = (
        Part("help", trial.number("help")),
        Part("grade", trial.number("grade_mod")),
        Part("task", (task if isinstance(task, int) else 0) - declared.opposed),
        Part("others", declared.opposed),
        Part("range", 0 if trial.number("as_fatigue") else -trial.number("range_points")),
    )
    return (*own, *(part for part in further if part.value != 0))


def _sum_text(parts: Sequence[Part], trial: Trial) -> str:
    said = " ".join(f"{part.label} {part.value}" for part in parts)
    return f"({said}) ÷ 3 adds {trial.number('check_mod')}"


def _told(label: str, outcome: Outcome, parts: tuple[Part, ...]) -> Asking[None]:
    what = Message("attempt_made", "{what}: {words}", {"what": label, "words": _words("", outcome)})
    yield Tell(key=f"told.{label}", label=label, event=Event(EventKind.CHECK, what, parts=parts, cite=_CITE))


def _words(label: str, outcome: Outcome) -> str:
    said = "success" if outcome.is_success else "failure"
    more = [f"mishap {outcome.mishap}"] if outcome.mishap else []
    more += [f"lucky {outcome.lucky}"] if outcome.lucky else []
    tail = f" ({', '.join(more)})" if more else ""
    head = f"{label}: " if label else ""
    return f"{head}{outcome.total}, {said}{tail}, initiative {outcome.initiative}."


def _effect(sheet: Sheet, declared: Declared, outcome: Outcome, place: int) -> Asking[tuple[Sheet, str]]:
    """Roll the dice of effect of a success; what they mean to others is for the table to say.

    Every member of a bundle takes effect with its own dice and modifier, but for passive powers.

    Source: MISHAPS AND LUCKY BREAKS, RESOLUTION OF EFFECTS, Metaskills; R28, R38.
    """
    wanted = declared.use.get("dice", 0)
    dice = wanted if isinstance(wanted, int) else 0
    said: list[str] = []
    for skill in _effective_skills(sheet, declared) if outcome.is_success else ():
        is_member = declared.bundle is not None
        own = min(dice, number(sheet, f"{skill.address}.max_dice")) if is_member and skill is not None else dice
        key = f"effect.{place}.{skill.ref}" if is_member and skill is not None else f"effect.{place}"
        sheet, words = yield from _roll_effect(sheet, skill, max(own, outcome.sixes), key)
        said += [f"{skill.name if is_member and skill is not None else 'Effect'} {words}"] if words else []
    return sheet, " ".join(said)


def _effective_skills(sheet: Sheet, declared: Declared) -> Sequence[Owned | None]:
    """Give the skills that take effect: the one that is used, or all of a bundle that are not passive only."""
    if declared.bundle is None:
        return [declared.skill]
    found: list[Owned] = []
    waiting = [list_of(sheet, "bundles")[declared.bundle]]
    seen = []
    while waiting:
        bundle = waiting.pop(0)
        seen.append(text(bundle, "id"))
        for ref in texts(bundle, "members"):
            skill = by_ref(sheet, ref)
            if skill is not None and skill.row.get("passive_only") is not True and skill not in found:
                found.append(skill)
            waiting += [each for each in list_of(sheet, "bundles") if same(text(each, "id"), ref) and ref not in seen]
    return found


def _roll_effect(sheet: Sheet, skill: Owned | None, dice: int, key: str) -> Asking[tuple[Sheet, str]]:
    if not dice:
        return sheet, ""
    (rolled,) = yield from roll_dice(
        Roll(
            key=key,
            label=f"Dice of effect: {skill.name}" if skill else "Dice of effect",
            cite="RESOLUTION OF EFFECTS; R28",
            dice=(Dice.parse(f"{dice}d6"),),
        )
    )
    values = effect_values(rolled.faces, number(sheet, f"{skill.address}.effect_bonus") if skill else 0)
    if skill is not None and text(skill.row, "verb") == "for":
        sheet = yield from send(sheet, skill, values, key.removeprefix("effect."))
    return sheet, f"{' + '.join(map(str, values))} = {sum(values)} points."


def _always(answer: str) -> Policy:
    return lambda _source, _memory: [answer]


ATTEMPT = Procedure(
    key="attempt",
    label="Attempt a skill",
    kind=ProcedureKind.CHECK,
    cite="SKILLS, FATIGUE COSTS, RANGED SKILLS, UNSKILLED ATTEMPTS",
    help="Adds up everything that counts, rolls four dice for each target, and takes the fatigue.",
    steps=(),
    start=_attempt,
)
