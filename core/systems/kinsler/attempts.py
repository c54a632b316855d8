"""Procedure to attempt a skill outside conflict: rolls, effect dice, fatigue, outcome text.

Source: RPG.Rules, SKILLS, FATIGUE COSTS, RANGED SKILLS, UNSKILLED ATTEMPTS, Metaskills.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from core.character.edits import Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.dice import Dice
from core.messages import Message, Word, join_texts, phrase
from core.procedures.ask_helpers import Subprocedure, choose_one, enter_text, roll_dice, show, write, write_if_any
from core.procedures.common_requests import show_outcome
from core.procedures.effects import LogEvent
from core.procedures.events import Event, EventKind, Term
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import (
    exact_number,
    has_option,
    is_same_name,
    number,
    require_numbers,
    sheet_rows,
    text,
    texts,
)
from core.procedures.requests import Choose, Conversation, Enter, Option, Roll, Show, always
from core.systems.kinsler.attempt_outcome import Outcome, effect_values
from core.systems.kinsler.attempt_rolls import roll_attempt
from core.systems.kinsler.attempt_setup import (
    LONGEST_EFFECT,
    TASKS,
    AttemptDeclaration,
    TrialStance,
    choose_attempt,
    describe_attempt,
    passive_cost,
)
from core.systems.kinsler.consciousness import why_down
from core.systems.kinsler.fatigue_payment import pay_fatigue
from core.systems.kinsler.owned_skills import OwnedSkill, by_ref, owned_skills
from core.systems.kinsler.retries import failed_before, is_attack, is_kept, keep_failure, roll_faith
from core.systems.kinsler.reversed_effects import send
from core.systems.kinsler.terms import SECONDS

_CITE = "SKILLS; R1"
_NEW = "new"
_AGAIN = phrase("It may be tried again next round.")
_AFTER_FAITH = phrase("A 1 was rolled: with the retry rule, another try needs a Faith roll first.")


@dataclass(frozen=True, slots=True)
class _Link:
    """The attempt to link a bundle.

    Attributes:
        name: Name of the metaskill.
        outcome: Its roll.
    """

    name: str
    outcome: Outcome


def _attempt(situation: Situation) -> Conversation:
    sheet = situation.sheet
    require_numbers(sheet, "rules.success_number", *(f"rules.{task}" for task in TASKS))
    declaration = yield from choose_attempt(sheet)
    may_try, sheet = yield from _ask_retry(sheet, declaration)
    if not may_try:
        return
    trial = yield from describe_attempt(sheet, declaration)
    link = yield from _roll_link(sheet, declaration)
    sheet = yield from _count_use(sheet, declaration)
    sheet = yield from _roll_all(sheet, declaration, trial, link)
    cost = trial.number("cost") + sum(passive_cost(sheet, use) for use in declaration.others)
    yield from pay_fatigue(sheet, cost, "cost", "Fatigue of the attempt")


def _ask_retry(sheet: Sheet, declaration: AttemptDeclaration) -> Subprocedure[tuple[bool, Sheet]]:
    """Ask whether it is an attempt that failed with a 1 before, and roll Faith for it; return whether it may be made.

    Source: SKILL RETRIES; R27.
    """
    name = _name(sheet, declaration)
    failed = failed_before(sheet, name) if has_option(sheet, "retry_faith") else []
    if not failed:
        return True, sheet
    chosen = yield from choose_one(
        Choose(
            key="again",
            label=phrase("Is it an attempt of {what} that failed before?", what=name),
            help="Another try needs a Faith roll first.",
            cite="SKILL RETRIES; R27",
            options=(Option(_NEW, "Something new"), *(each.option for each in failed)),
            policy=always([_NEW]),
        )
    )
    if chosen == _NEW:
        declaration.is_new = True
        return True, sheet
    again = next(each for each in failed if str(each.index) == chosen)
    require_numbers(sheet, "stats.fai.effective", "rules.retry_opposition")
    passed = yield from roll_faith(sheet, 0)
    sheet = yield from write("again.written", again.settled(passed=passed))
    if not passed:
        sentence = phrase("No more attempts of {what}.", what=name)
        yield from show_outcome(False, "faith_retry_need", text=sentence, cite="SKILL RETRIES; R27")
    return passed, sheet


# -------------------------------------------------------------------------------------------------------------- rolling


def _roll_link(sheet: Sheet, declaration: AttemptDeclaration) -> Subprocedure[_Link | None]:
    """Roll the metaskill that links a bundle; without success it has no effect. A bound object needs none.

    Source: Metaskills; R38.
    """
    if declaration.bundle is None:
        return None
    bundle = sheet_rows(sheet, "bundles")[declaration.bundle]
    meta = by_ref(sheet, text(bundle, "metaskill"))
    if meta is None or meta.kind != "metaskill" or _is_made_by(bundle, "BIND"):
        return None
    modifier = exact_number(sheet, f"{meta.address}.modifier")
    initiative = number(sheet, f"{meta.address}.initiative_mod")
    outcome = yield from roll_attempt(sheet, modifier, "link", meta.name, initiative=initiative)
    return _Link(meta.name, outcome)


def _link_lines(sheet: Sheet, declaration: AttemptDeclaration, link: _Link) -> list[str]:
    """Return what linking a bundle came to, as text."""
    line = phrase("{what}: {total}, {result}.", what=link.name, total=link.outcome.total, result=_luck(link.outcome))
    if link.outcome.is_success:
        return [line]
    failed = phrase("The bundle does not come about.")
    return [line, failed, *_retry_text(sheet, declaration, link.outcome)]


def _is_made_by(bundle: Mapping[str, Json], kind: str) -> bool:
    return is_same_name(text(bundle, "kind", "LINK"), kind)


def _count_use(sheet: Sheet, declaration: AttemptDeclaration) -> Subprocedure[Sheet]:
    """Count an attempt of a skill with a rate; its period starts with the first attempt.

    Source: INITIAL SKILLS; R37.
    """
    skill = declaration.skill
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


def _roll_all(
    sheet: Sheet, declaration: AttemptDeclaration, trial: TrialStance, link: _Link | None
) -> Subprocedure[Sheet]:
    name = _name(sheet, declaration)
    count = declaration.use.get("count", 1)
    targets = count if isinstance(count, int) and (link is None or link.outcome.is_success) else 0
    lines: list[str] = []
    if declaration.is_new:
        lines.append(phrase("It counts as something new: {what} failed before.", what=name))
    if not trial.is_together:
        lines.append(phrase("These skills may not be used together; the Game Master must allow it."))
    outcomes: list[Outcome] = []
    if link is not None:
        outcomes.append(link.outcome)
        lines += _link_lines(sheet, declaration, link)
    for target_number in range(1, targets + 1):
        label = name if targets == 1 else phrase("{what}, target {place}", what=name, place=target_number)
        initiative = trial.number("initiative_mod")
        outcome = yield from roll_attempt(
            sheet, trial.exact("modifier"), f"roll.{target_number}", label, initiative=initiative
        )
        outcomes.append(outcome)
        parts = (Term("4d6", outcome.roll), *_modifier_parts(sheet, declaration, trial))
        yield from _attempt_event(label, outcome, parts)
        lines.append(_result_text(label, outcome))
        sheet, effect = yield from _effect(sheet, declaration, outcome, target_number)
        lines += [effect] if effect else []
        lines += _retry_text(sheet, declaration, outcome)
    sheet = yield from _keep_failure(sheet, declaration, name, outcomes)
    lines += yield from _ask_meaning(name, outcomes)
    lines += [phrase("Special effect: {effect}", effect=declaration.effect)] if declaration.effect else []
    yield from show(
        Show(
            key="outcome",
            label=join_texts((name, _sum_text(_modifier_parts(sheet, declaration, trial), trial)), ": "),
            cite=_CITE,
            text=join_texts(lines, " "),
        )
    )
    return sheet


def _keep_failure(
    sheet: Sheet, declaration: AttemptDeclaration, name: str, outcomes: Sequence[Outcome]
) -> Subprocedure[Sheet]:
    """Keep an attempt that failed with a 1, so that the Faith roll for another try knows it.

    Source: SKILL RETRIES; R27.
    """
    attacks = _attacks(sheet, declaration)
    if not has_option(sheet, "retry_faith") or not any(is_kept(each, attacks=attacks) for each in outcomes):
        return sheet
    edits = keep_failure(sheet, str(name), declaration.effect)
    return (yield from write_if_any(sheet, "failed", edits))


def _retry_text(sheet: Sheet, declaration: AttemptDeclaration, outcome: Outcome) -> list[str]:
    """Return when a failure may be tried again, as text; "" for attacks, which always may.

    Source: SKILL RETRIES; R27.
    """
    attacks = _attacks(sheet, declaration)
    if outcome.is_success or attacks:
        return []
    return [_AFTER_FAITH if is_kept(outcome, attacks=attacks) and has_option(sheet, "retry_faith") else _AGAIN]


def _attacks(sheet: Sheet, declaration: AttemptDeclaration) -> bool:
    """Return whether a skill of an attempt is an attack."""
    skills = _effective_skills(sheet, declaration)
    return any(is_attack(each.kind, text(each.row, "verb")) for each in skills if each is not None)


def _ask_meaning(name: str, outcomes: Sequence[Outcome]) -> Subprocedure[list[str]]:
    """Ask the Game Master to describe mishaps and lucky breaks, if any.

    Source: MISHAPS AND LUCKY BREAKS.
    """
    if not any(outcome.mishap or outcome.lucky for outcome in outcomes):
        return []
    meaning = yield from enter_text(
        Enter(
            key="meaning",
            label="What do the mishap and the lucky break mean?",
            help="In words, as the Game Master says; or nothing.",
            cite="MISHAPS AND LUCKY BREAKS; R28",
            most=LONGEST_EFFECT,
        )
    )
    if not meaning.strip():
        return []
    message = Message("luck_means", "{what}: {meaning}", {"what": name, "meaning": meaning})
    event = Event(EventKind.NOTE, message, cite="MISHAPS AND LUCKY BREAKS; R28")
    yield LogEvent(key="told.meaning", label=name, make=lambda: event)
    return [meaning]


def _name(sheet: Sheet, declaration: AttemptDeclaration) -> str:
    if declaration.bundle is not None:
        return text(sheet_rows(sheet, "bundles")[declaration.bundle], "name")
    return declaration.skill.name if declaration.skill else text(declaration.use, "name")


def _modifier_parts(sheet: Sheet, declaration: AttemptDeclaration, trial: TrialStance) -> tuple[Term, ...]:
    """Return the non-zero parts of the modifier."""
    if declaration.bundle is not None:
        own = [Term(Word("bundle"), exact_number(sheet, f"bundles[{declaration.bundle}].average"))]
    else:
        own = [Term(Word("skill"), trial.exact("use_effective")), Term(Word("stat"), trial.exact("use_base"))]
    task = declaration.use.get("task", 0)
    further = (
        Term(Word("help"), trial.exact("help")),
        Term(Word("grade"), trial.exact("grade_mod")),
        Term(Word("task"), (task if isinstance(task, int) else 0) - declaration.opposed),
        Term(Word("others"), declaration.opposed),
        Term(Word("range"), 0 if trial.number("as_fatigue") else -trial.exact("range_points")),
    )
    return (*own, *(part for part in further if part.value != 0))


def _sum_text(parts: Sequence[Term], trial: TrialStance) -> str:
    summands = join_texts((join_texts((part.label, part.shown), " ") for part in parts), " ")
    return phrase("({parts}) ÷ 3 adds {sum}", parts=summands, sum=trial.number("check_mod"))


def _attempt_event(label: str, outcome: Outcome, parts: tuple[Term, ...]) -> Subprocedure[None]:
    message = Message("attempt_made", "{what}: {words}", {"what": label, "words": _result_text("", outcome)})
    event = Event(EventKind.CHECK, message, terms=parts, cite=_CITE)
    yield LogEvent(key=f"told.{label}", label=label, make=lambda: event)


def _result_text(label: str, outcome: Outcome) -> str:
    sentence = phrase(
        "{total}, {result}, initiative {initiative}.",
        total=outcome.total,
        result=_luck(outcome),
        initiative=outcome.initiative,
    )
    return join_texts((label, sentence), ": ") if label else sentence


def _luck(outcome: Outcome) -> str:
    """Return success or failure, with mishap and lucky break."""
    result: str = Word("success" if outcome.is_success else "failure")
    more = [phrase("mishap {count}", count=outcome.mishap)] if outcome.mishap else []
    more += [phrase("lucky {count}", count=outcome.lucky)] if outcome.lucky else []
    return phrase("{result} ({luck})", result=result, luck=join_texts(more)) if more else result


def _effect(
    sheet: Sheet, declaration: AttemptDeclaration, outcome: Outcome, target_number: int
) -> Subprocedure[tuple[Sheet, str]]:
    """Roll the effect dice of a success; the table judges their effects on others.

    Every member of a bundle except passive powers takes effect with its own dice and modifier; CHANNELled points have
    no effect of their own.

    Source: MISHAPS AND LUCKY BREAKS, RESOLUTION OF EFFECTS, Metaskills; R28, R38.
    """
    declared_dice = declaration.use.get("dice", 0)
    dice = declared_dice if isinstance(declared_dice, int) else 0
    bundle = None if declaration.bundle is None else sheet_rows(sheet, "bundles")[declaration.bundle]
    is_sent_on = bundle is not None and _is_made_by(bundle, "CHANNEL")
    sentences: list[str] = []
    total = 0
    for skill in _effective_skills(sheet, declaration) if outcome.is_success else ():
        is_member = bundle is not None and skill is not None
        own = min(dice, number(sheet, f"{skill.address}.max_dice")) if is_member and skill is not None else dice
        key = f"effect.{target_number}.{skill.ref}" if is_member and skill is not None else f"effect.{target_number}"
        values = yield from _roll_effect(sheet, skill, max(own, outcome.sixes), key)
        total += sum(values)
        if values and skill is not None and text(skill.row, "verb") == "for" and not is_sent_on:
            sheet = yield from send(sheet, skill, values, key.removeprefix("effect."))
        name = skill.name if is_member and skill is not None else Word("Effect")
        if values:
            dice_shown = " + ".join(map(str, values))
            sentences.append(
                phrase("{what} {dice} = {total:# point|# points}.", what=name, dice=dice_shown, total=sum(values))
            )
    if bundle is not None and is_sent_on and total:
        into = next(
            (each.name for each in owned_skills(sheet) if is_same_name(each.ref, text(bundle, "into"))),
            text(bundle, "into"),
        )
        sentences.append(
            phrase(
                "{what} has a further value of {total} if it succeeds in the same round, no earlier than this.",
                what=into,
                total=total,
            )
        )
    return sheet, join_texts(sentences, " ")


def _effective_skills(sheet: Sheet, declaration: AttemptDeclaration) -> Sequence[OwnedSkill | None]:
    """Return the skills that take effect: the used one, or all of a bundle that are not passive only."""
    if declaration.bundle is None:
        return [declaration.skill]
    skills: list[OwnedSkill] = []
    waiting = [sheet_rows(sheet, "bundles")[declaration.bundle]]
    seen = []
    while waiting:
        bundle = waiting.pop(0)
        seen.append(text(bundle, "id"))
        for ref in texts(bundle, "members"):
            skill = by_ref(sheet, ref)
            if skill is not None and skill.row.get("passive_only") is not True and skill not in skills:
                skills.append(skill)
            waiting += [
                each for each in sheet_rows(sheet, "bundles") if is_same_name(text(each, "id"), ref) and ref not in seen
            ]
    return skills


def _roll_effect(sheet: Sheet, skill: OwnedSkill | None, dice: int, key: str) -> Subprocedure[tuple[int, ...]]:
    if not dice:
        return ()
    (rolled,) = yield from roll_dice(
        Roll(
            key=key,
            label=phrase("Dice of effect: {skill}", skill=skill.name) if skill else "Dice of effect",
            cite="RESOLUTION OF EFFECTS; R28",
            dice=(Dice.parse(f"{dice}d6"),),
        )
    )
    return effect_values(rolled.faces, number(sheet, f"{skill.address}.effect_bonus") if skill else 0)


ATTEMPT = Procedure(
    key="attempt",
    label="Attempt a skill",
    kind=ProcedureKind.CHECK,
    cite="SKILLS, FATIGUE COSTS, RANGED SKILLS, UNSKILLED ATTEMPTS",
    help="Adds up everything that counts, rolls four dice for each target, and takes the fatigue.",
    start=_attempt,
    closed=why_down,
)
