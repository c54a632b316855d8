"""Step I of creation: attribute dice, the two kept sets, and assigning their scores.

The automatic policy looks ahead: it rolls again, up to a hundred times, until a culture fits the scores as they would
be assigned. The result is kept in the memory (``leaning``, ``placed``) and guides later automatic answers.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial

from core.character.edits import Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.dice import Dice, roll
from core.messages import Word, phrase
from core.procedures.ask_helpers import Subprocedure, assign, choose_deferred, enter_numbers, roll_dice, write
from core.procedures.form import Answers, Form
from core.procedures.readers import group, has_option, number, text, whole
from core.procedures.requests import Assign, Choose, Enter, EntryKind, Memory, Option, Roll, Slot, always
from core.procedures.trial import trial_copy
from core.systems.sord.skill_rows import Entry, attribute_label

STEP = "I"
PAGE = "attributes"
SETS = 5
ROLLS_OF_A_SET = 6
MOST_TRIES = 100
LEAST_TYPED = 1
MOST_TYPED = 99
PRIMARY = ("ambt", "hlth", "mind", "prow", "qckn")
SECONDARY = ("chrm", "expr", "focs", "inst", "luck")
ATTRIBUTES = PRIMARY + SECONDARY
GROUPS = {"primary": PRIMARY, "secondary": SECONDARY}
_SET_LABELS = {
    "primary": Word("Set for the primary attributes"),
    "secondary": Word("Set for the secondary attributes"),
}
_ROLES = {"primary": Word("Primary"), "secondary": Word("Secondary")}
_SCORES_LABELS = {
    "primary": Word("Scores of the primary attributes"),
    "secondary": Word("Scores of the secondary attributes"),
}

_DICE = Dice.parse("1d6+1d8+1d12")

Legality = Callable[[Mapping[str, int], Entry | None], int]
"""Counts the violations of ten scores in the best culture for a favoured profession."""


@dataclass(frozen=True, slots=True)
class RolledSet:
    """One of the five sets: six scores, the lowest of which is dropped.

    Attributes:
        number: 1 to 5.
        scores: The six scores, in order of the rolls.
    """

    number: int
    scores: tuple[int, ...]

    @property
    def kept(self) -> tuple[int, ...]:
        """The five kept scores, in order of the rolls."""
        return self.scores[: self.dropped_index] + self.scores[self.dropped_index + 1 :]

    @property
    def dropped_index(self) -> int:
        """Index of the dropped score: the lowest, the last of equal ones."""
        return len(self.scores) - 1 - self.scores[::-1].index(min(self.scores))

    @property
    def total(self) -> int:
        """Sum of the kept scores."""
        return sum(self.kept)


def score_sets(sheet: Sheet, faces: Sequence[Sequence[int]]) -> tuple[RolledSet, ...]:
    """Return the five sets of thirty throws of d6, d8, d12; with house rules, scored on a copy of the sheet.

    Source: SORD I; R1.
    """
    if not sheet.character.changes_numbers:
        return _split_sets([sum(throw) - min(throw) for throw in faces])
    trial = trial_copy(sheet, SetValue("attribute_rolls", _roll_rows(faces)))
    return _split_sets([number(trial, f"attribute_rolls[{index}].score") for index in range(len(faces))])


def _split_sets(scores: Sequence[int]) -> tuple[RolledSet, ...]:
    """Return thirty scores in their five sets."""
    return tuple(
        RolledSet(number + 1, tuple(scores[number * ROLLS_OF_A_SET : (number + 1) * ROLLS_OF_A_SET]))
        for number in range(SETS)
    )


def counting_dice(sheet: Sheet, faces: Sequence[Sequence[int]]) -> tuple[tuple[bool, ...], ...]:
    """Return for every die of step I whether it counts: not the lowest of a throw, nor the lowest throw of a set.

    Source: SORD I; R1.
    """
    kept = []
    for rolled in score_sets(sheet, faces):
        dropped = rolled.dropped_index
        for index in range(ROLLS_OF_A_SET):
            throw = faces[(rolled.number - 1) * ROLLS_OF_A_SET + index]
            lowest = list(throw).index(min(throw))
            kept.append(tuple(index != dropped and die != lowest for die in range(len(throw))))
    return tuple(kept)


def best_two_sets(sets: Sequence[RolledSet]) -> tuple[RolledSet, RolledSet]:
    """Return the two sets with the greatest sums; of equal ones the lower number."""
    first, second, *_ = sorted(sets, key=lambda each: (-each.total, each.number))
    return first, second


def minimum_order(profession: Entry | None) -> tuple[str, ...]:
    """Return the attributes with minimums of a profession, larger minimums first, ties in attribute order."""
    minimums = group(profession or {}, "minimums")
    prioritized = [attribute for attribute in ATTRIBUTES if whole(minimums, attribute) > 0]
    return tuple(sorted(prioritized, key=lambda attribute: -whole(minimums, attribute)))


def assign_scores(
    kept: Sequence[int], members: Sequence[str], profession: Entry | None, source: random.Random
) -> dict[str, int]:
    """Assign the scores of a group: highest to the profession's minimums, the rest at random.

    Returns:
        For each attribute the position of its score.
    """
    ranked = sorted(range(len(kept)), key=lambda index: (-kept[index], index))
    prioritized = [attribute for attribute in minimum_order(profession) if attribute in members]
    placed = dict(zip(prioritized, ranked, strict=False))
    rest = ranked[len(prioritized) :]
    source.shuffle(rest)
    placed.update(zip([attribute for attribute in members if attribute not in placed], rest, strict=True))
    return {attribute: placed[attribute] for attribute in members}


def favoured_profession(memory: Memory, professions: Sequence[Entry], source: random.Random) -> Entry | None:
    """Return the profession that automatic choices favour; drawn once, then remembered."""
    remembered = memory.get("leaning")
    if not isinstance(remembered, str) or not any(text(entry, "id") == remembered for entry in professions):
        remembered = text(source.choice(professions), "id") if professions else ""
        memory["leaning"] = remembered
    return next((entry for entry in professions if text(entry, "id") == remembered), None)


def roll_attributes(sheet: Sheet, professions: Sequence[Entry], legality: Legality) -> Subprocedure[Sheet]:
    """Run step I; return the sheet with all ten scores assigned.

    Source: SORD O.I, I.
    """
    if has_option(sheet, "manual_attributes"):
        return (yield from _type_scores(sheet, professions, legality))
    thrown = yield from roll_dice(
        Roll(
            key="attributes.dice",
            label="Base Attribute dice",
            help="Five sets of six rolls, each with a d6, a d8 and a d12. The lowest die of a roll does not count, "
            "and neither does the lowest score of a set.",
            cite="O.I, I; R1",
            step=STEP,
            page=PAGE,
            page_label="Roll the Base Attribute dice",
            dice=(_DICE,) * (SETS * ROLLS_OF_A_SET),
            names=_names_of_throws(),
            counting=partial(counting_dice, sheet),
            policy=partial(_throw_policy, sheet=sheet, professions=professions, legality=legality),
        )
    )
    faces = [rolled.faces for rolled in thrown]
    sheet = yield from write("attributes.rolled", SetValue("attribute_rolls", _roll_rows(faces)), step=STEP)
    sets = score_sets(sheet, faces)
    first = yield from _choose_set(sets, "primary", None)
    second = yield from _choose_set(sets, "secondary", first)
    raw: dict[str, int] = {}
    for name, rolled in (("primary", first), ("secondary", second)):
        raw.update((yield from _place(sheet, name, rolled, professions)))
    return (
        yield from write(
            "attributes.placed",
            SetValue("primary_set", first.number),
            SetValue("secondary_set", second.number),
            SetValue("raw", dict(raw)),
            step=STEP,
        )
    )


@cache
def _names_of_throws() -> tuple[str, ...]:
    return tuple(
        phrase("set {set}, roll {roll}", set=number, roll=roll)
        for number in range(1, SETS + 1)
        for roll in range(1, ROLLS_OF_A_SET + 1)
    )


def _roll_rows(faces: Sequence[Sequence[int]]) -> list[Json]:
    return [
        {"set": index // ROLLS_OF_A_SET + 1, "d6": d6, "d8": d8, "d12": d12}
        for index, (d6, d8, d12) in enumerate(faces)
    ]


def _choose_set(sets: Sequence[RolledSet], name: str, excluded: RolledSet | None) -> Subprocedure[RolledSet]:
    offered = [each for each in sets if each != excluded]
    policy = always([str(best_two_sets(offered)[0].number)])
    request_key = f"attributes.{name}_set"
    (key,) = yield from choose_deferred(
        request_key,
        lambda: Choose(
            key=request_key,
            label=_SET_LABELS[name],
            help="One set serves the primary attributes, another one the secondary.",
            cite="I; R2",
            step=STEP,
            page=PAGE,
            role=_ROLES[name],
            options=tuple(
                Option(
                    str(each.number),
                    phrase("Set {number}", number=each.number),
                    phrase("{scores}; sum {total}", scores=", ".join(map(str, each.kept)), total=each.total),
                    group=phrase("set {number}", number=each.number),
                )
                for each in offered
            ),
            policy=policy,
        ),
        policy,
    )
    return next(each for each in sets if str(each.number) == key)


def _place(sheet: Sheet, name: str, rolled: RolledSet, professions: Sequence[Entry]) -> Subprocedure[Mapping[str, int]]:
    return (
        yield from assign(
            Assign(
                key=f"attributes.{name}",
                label=_SCORES_LABELS[name],
                help="Assign each score to one attribute.",
                cite="I; R3",
                step=STEP,
                page=PAGE,
                values=rolled.kept,
                slots=tuple(
                    Slot(attribute, attribute_label(sheet, attribute), address=f"raw.{attribute}")
                    for attribute in GROUPS[name]
                ),
                policy=partial(_assign_policy, name=name, kept=rolled.kept, professions=professions),
            )
        )
    )


def _assign_policy(
    source: random.Random, memory: Memory, *, name: str, kept: tuple[int, ...], professions: Sequence[Entry]
) -> Json:
    planned = memory.get("placed")
    if isinstance(planned, Mapping):
        plan = planned.get(name)
        if isinstance(plan, Mapping) and plan.get("kept") == list(kept):
            return plan["slots"]
    return assign_scores(kept, GROUPS[name], favoured_profession(memory, professions, source), source)


def _throw_policy(
    source: random.Random, memory: Memory, *, sheet: Sheet, professions: Sequence[Entry], legality: Legality
) -> Json:
    """Roll until a culture fits; after a hundred tries take the roll with the fewest violations."""

    def throw() -> _Throw:
        faces = [list(roll(_DICE, source).faces) for _ in range(SETS * ROLLS_OF_A_SET)]
        remembered: Memory = {}
        favoured = favoured_profession(remembered, professions, source)
        raw: dict[str, int] = {}
        plan: dict[str, Json] = {}
        for name, rolled in zip(GROUPS, best_two_sets(score_sets(sheet, faces)), strict=True):
            slots = assign_scores(rolled.kept, GROUPS[name], favoured, source)
            plan[name] = {"kept": list(rolled.kept), "slots": slots}
            raw.update({attribute: rolled.kept[index] for attribute, index in slots.items()})
        return _Throw(faces, {**remembered, "placed": plan}, legality(raw, favoured))

    best = _best_throw(throw)
    memory.update(best.memory)
    return best.faces


@dataclass(frozen=True, slots=True)
class _Throw:
    """Dice of step I, their planned assignment, and its number of violations."""

    faces: Json
    memory: Memory
    violations: int


def _best_throw(throw: Callable[[], _Throw]) -> _Throw:
    """Return the first roll without violations, or the best of a hundred."""
    best = throw()
    for _ in range(MOST_TRIES - 1):
        if best.violations == 0:
            break
        best = min(best, throw(), key=lambda each: each.violations)
    return best


def _type_scores(sheet: Sheet, professions: Sequence[Entry], legality: Legality) -> Subprocedure[Sheet]:
    requests = tuple(
        Enter(
            key=f"attributes.{attribute}",
            label=attribute_label(sheet, attribute),
            help="The score before culture and Step Advancements, by the Game Master's own way of making it.",
            cite="I",
            step=STEP,
            page=PAGE,
            kind=EntryKind.WHOLE,
            least=LEAST_TYPED,
            most=MOST_TYPED,
            default=10,
            policy=partial(_typed_policy, attribute=attribute, professions=professions, legality=legality),
        )
        for attribute in ATTRIBUTES
    )
    typed = yield from enter_numbers(Form(key="attributes.form", label="", requests=requests, preview=_typed_edits))
    raw: dict[str, Json] = {attribute: typed[f"attributes.{attribute}"] for attribute in ATTRIBUTES}
    return (yield from write("attributes.typed", SetValue("raw", raw), step=STEP))


def _typed_edits(answers: Answers) -> tuple[Edit, ...]:
    return tuple(SetValue(f"raw.{key.partition('.')[2]}", score) for key, score in answers.items())


def _typed_policy(
    source: random.Random, memory: Memory, *, attribute: str, professions: Sequence[Entry], legality: Legality
) -> Json:
    """Policy for typed scores: roll each as one throw of step I, with the same look-ahead."""
    planned = memory.get("typed")
    if not isinstance(planned, Mapping):
        favoured = favoured_profession(memory, professions, source)

        def throw() -> _Throw:
            throws = [roll(_DICE, source).faces for _ in ATTRIBUTES]
            raw = {each: sum(faces) - min(faces) for each, faces in zip(ATTRIBUTES, throws, strict=True)}
            return _Throw(None, {"typed": raw}, legality(raw, favoured))

        memory.update(_best_throw(throw).memory)
        planned = group(memory, "typed")
    return planned[attribute]
