"""Procedure for personality that drifts in play: a trait, its new number, and the reason."""

from __future__ import annotations

from dataclasses import dataclass

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.messages import Message, join_texts, phrase
from core.procedures.ask_helpers import Subprocedure, choose_one, enter_number, enter_text, show, write
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import number, sheet_rows, text
from core.procedures.requests import Choose, Conversation, Enter, Option, Show, always
from core.procedures.trial import trial_copy
from core.systems.sord.creation_person import HIGHEST_TRAIT, LOWEST_TRAIT
from core.systems.sord.step_advancement import log_row

LONGEST_REASON = 2_000
LONGEST_DATE = 200
_MOST_ADJUSTMENTS = 50
_CITE = "II; R5"
_AGREED = "Agreed by Game Master and player."


@dataclass(frozen=True, slots=True)
class _Trait:
    """A trait that is set.

    Attributes:
        key: Key of its option, and its entry in the log.
        label: Its name.
        score: Address of its number.
        change: Address of its change in play.
    """

    key: str
    label: str
    score: str
    change: str


def _traits(sheet: Sheet) -> list[_Trait]:
    """Return the traits that are set, further ones of the world last."""
    own = [
        _Trait(member.key, member.label, f"traits.{member.key}", f"trait_changes.{member.key}")
        for member in sheet.system.families["t"]
    ]
    further = [
        _Trait(f"extra.{index + 1}", text(row, "name"), f"extra_traits[{index}].score", f"extra_traits[{index}].change")
        for index, row in enumerate(sheet_rows(sheet, "extra_traits"))
    ]
    return [each for each in (*own, *further) if number(sheet, each.score) > 0]


def _drift(situation: Situation) -> Conversation:
    """Change a trait, as Game Master and player agree.

    Source: SORD II; R5; spec 6.4.
    """
    sheet = situation.sheet
    trait = yield from _choose_trait(sheet)
    before = number(sheet, trait.score)
    after = yield from enter_number(
        Enter(
            key="score",
            label=phrase("New number of {trait}", trait=trait.label),
            help=phrase("From 1 to 10; now {number}.", number=before),
            cite=_CITE,
            least=LOWEST_TRAIT,
            most=HIGHEST_TRAIT,
            default=before + 1 if before < HIGHEST_TRAIT else before - 1,
            verify=lambda answer: _why_unchanged(before, answer),
        )
    )
    reason = yield from enter_text(
        Enter(
            key="reason",
            label="Reason",
            help="What in play has changed the character; it is kept in the log and the history.",
            cite=_CITE,
            least=1,
            most=LONGEST_REASON,
            policy=always(_AGREED),
        )
    )
    date = yield from enter_text(
        Enter(key="date", label="Date", help="For the log; optional.", cite="II", most=LONGEST_DATE)
    )
    headline = phrase("{trait} {before} to {after}", trait=trait.label, before=before, after=after)
    sheet = yield from write(
        "drifted",
        SetValue(trait.change, _needed_change(sheet, trait, after)),
        log_row("drift", category=trait.label, amount=after - before, note=reason, date=date),
        label=join_texts([headline, reason], ": "),
    )
    yield from show(Show(key="outcome", label=headline, cite=_CITE, text=reason, addresses=(trait.score,)))


def _choose_trait(sheet: Sheet) -> Subprocedure[_Trait]:
    traits = {each.key: each for each in _traits(sheet)}
    key = yield from choose_one(
        Choose(
            key="trait",
            label="Trait",
            cite=_CITE,
            options=tuple(
                Option(each.key, each.label, phrase("now {number}", number=number(sheet, each.score)))
                for each in traits.values()
            ),
        )
    )
    return traits[key]


def _why_unchanged(before: int, answer: Json) -> Message | None:
    if answer != before:
        return None
    return Message("trait_unchanged", "It is {number} already; enter another number.", {"number": before})


def _needed_change(sheet: Sheet, trait: _Trait, score: int) -> int:
    """Return the change in play that gives a score; beyond 1 and 10 a change may have no effect at first.

    Found on a copy of the sheet, so that house rules apply.
    """
    trial = trial_copy(sheet)
    for _ in range(_MOST_ADJUSTMENTS):
        gap = score - number(trial, trait.score)
        if not gap:
            break
        trial.apply(SetValue(trait.change, number(trial, trait.change) + gap))
    return number(trial, trait.change)


def _no_traits(sheet: Sheet) -> Message | None:
    if _traits(sheet):
        return None
    return Message("no_traits", "No personality trait is set yet.")


DRIFT = Procedure(
    key="drift",
    label="Change personality",
    kind=ProcedureKind.ADVANCEMENT,
    cite=_CITE,
    help="Moves a personality trait, as Game Master and player agree, and keeps the reason.",
    start=_drift,
    closed=_no_traits,
)
