"""Procedures to take damage and to roll a Death check outside conflict.

Source: R.A.T.I.O.S. 4b, 5b; R35, R36, R38, R41.
"""

from __future__ import annotations

from core.character.sheet import Sheet
from core.messages import Message, Word, join_texts, phrase
from core.procedures.ask_helpers import Subprocedure, choose_one, enter_number, show, write
from core.procedures.damage_request import MOST_DAMAGE, damage_procedure, enter_damage
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import require_numbers, text
from core.procedures.requests import Choose, Conversation, Enter, Option, Show, always
from core.systems.ratios.damage import TORSO, Blow, Wound, death_edits, find_location, roll_death_check, take_blow


def _take_damage(situation: Situation) -> Conversation:
    sheet = situation.sheet
    require_numbers(sheet, "ds_max", "ds_current", "ds_danger")
    kind = yield from choose_one(
        Choose(
            key="kind",
            label="Kind of damage",
            cite="4b; R38",
            options=(
                Option("impact", "Impact", "A fall, a blow, a stone: armor and Toughness help."),
                Option("direct", "Direct", "Poison, bleeding, illness, internal damage: nothing helps."),
            ),
            policy=always(["impact"]),
        )
    )
    total = yield from enter_damage("4b")
    is_direct = kind == "direct"
    location = TORSO if is_direct else (yield from find_location(sheet))
    sheet, wound = yield from take_blow(sheet, Blow(total, is_direct, location))
    yield from write("told", label=_wound_headline(wound))
    yield from show(
        Show(
            key="outcome",
            label=_wound_headline(wound),
            cite="4b, 5b",
            text=_describe_wound(sheet, wound, is_direct=is_direct),
            addresses=("damage_taken", "ds_current", "armor_rank"),
        )
    )


def _describe_wound(sheet: Sheet, wound: Wound, *, is_direct: bool) -> str:
    taken = phrase("{taken:# point is taken|# points are taken}.", taken=wound.taken)
    if not is_direct:
        toughness = sheet.text("toughness", with_unit=False)
        taken = phrase(
            "Armor stops {stopped}, Toughness {toughness}: {taken}",
            stopped=wound.stopped,
            toughness=toughness,
            taken=taken,
        )
    if not wound.overflow:
        return taken
    beyond = phrase("{n:# point goes|# points go} beyond the Damage Status.", n=wound.overflow)
    return join_texts([taken, beyond], " ")


def _wound_headline(wound: Wound) -> str:
    if wound.is_dead:
        return Word("Dead")
    if wound.unconscious_s:
        return phrase("{seconds:Unconscious for # second|Unconscious for # seconds}", seconds=wound.unconscious_s)
    return phrase("{points:# point taken|# points taken}", points=wound.taken)


def _check_death(situation: Situation) -> Conversation:
    sheet = situation.sheet
    require_numbers(sheet, "cpv.deth")
    overflow = yield from enter_number(
        Enter(
            key="overflow",
            label="Damage beyond 0",
            help="Each point makes the check harder by one; 0 where exhaustion is the reason.",
            cite="5b; R36, R41",
            least=0,
            most=MOST_DAMAGE,
            default=0,
            unit="points",
        )
    )
    yield from run_death_check(sheet, overflow)


def run_death_check(sheet: Sheet, overflow: int = 0) -> Subprocedure[Sheet]:
    """Roll a separate Death check, write and show its result."""
    lives = yield from roll_death_check(sheet, overflow)
    if not lives:
        sheet = yield from write("dead.written", *death_edits(sheet), label="dead")
    yield from show(
        Show(
            key="outcome",
            label="Alive" if lives else "Dead",
            cite="5b",
            text="The character holds on to life." if lives else "The character dies.",
            addresses=("cpv.deth", "state"),
        )
    )
    return sheet


def is_dead(sheet: Sheet) -> Message | None:
    """Return why a dead character cannot do this, or None."""
    if text(sheet.character.data, "state") != "dead":
        return None
    return Message("dead", "{name} is dead.", {"name": sheet.character.name or Word("The character")})


DAMAGE = damage_procedure(
    _take_damage,
    cite="4b, 5b; R35, R36, R38",
    help="Damage outside conflict: armor, Toughness, and the checks of Death and Unconsciousness.",
    closed=is_dead,
)
DEATH_CHECK = Procedure(
    key="death_check",
    label="Death check",
    kind=ProcedureKind.CHECK,
    cite="5b; R36, R41",
    help="Rolls a d100 against Death, made harder by damage beyond the Damage Status.",
    start=_check_death,
    closed=is_dead,
    is_popover=True,
)
