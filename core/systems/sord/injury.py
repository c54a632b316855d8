"""Procedures to take damage, and to spend points of an attribute by use, outside a fight."""

from __future__ import annotations

from collections.abc import Mapping

from core.character.edits import SetValue
from core.character.sheet import Sheet
from core.messages import Message, Word, join_texts, phrase
from core.play.single_table import SingleTable
from core.procedures.ask_helpers import Subprocedure, choose_one, enter_number, show, write
from core.procedures.damage_request import damage_procedure, enter_damage
from core.procedures.events import Event, EventKind, Term
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import group, number, sheet_rows, text, whole
from core.procedures.requests import Choose, Conversation, Enter, Option, Show, always
from core.systems.sord.blow_effects import apply_blow_effects, write_state
from core.systems.sord.creation_attributes import ATTRIBUTES
from core.systems.sord.damage import (
    ABSORBED,
    ARMOR_TERMS,
    PLACE_LABELS,
    ROLL,
    ROLL_OPTION,
    Damage,
    ask_further_attributes,
    loss_terms,
    roll_place,
    take_damage,
)
from core.systems.sord.fighters import PLACES, Battle, Fighter, is_dead
from core.systems.sord.skill_rows import attribute_label

_WORN, _BARE = "worn", "none"
_NO_PLACE = "none"
_OTHER = "other"
_FOCUS = "focs"


def _take_damage(situation: Situation) -> Conversation:
    """Take damage from a fall, a trap or a fire.

    Source: SORD XV, XVI, Dam; R30, R31, R33, R46, R51; spec 7.6, 7.7.
    """
    sheet, table = situation.sheet, SingleTable(situation)
    battle = Battle.of(table)
    (fighter,) = battle.fighters
    total = yield from enter_damage("Dam, CG; R33", least=1)
    is_protected = yield from _ask_protection(fighter)
    place, sustained = "", ABSORBED
    if not is_protected or total > fighter.minimum_blow:
        place = yield from _ask_place(table, fighter, is_protected=is_protected)
        sustained = max(1, total - (fighter.armor[place] if is_protected else 0))
    label = phrase("What else can it cost {foe}?", foe=table.name(0))
    damage = Damage(place, sustained, (yield from ask_further_attributes(table, 0, label)))
    spread = yield from take_damage(
        battle,
        fighter,
        damage,
        lambda amounts: _damage_event(table, fighter, total, damage, amounts, is_protected=is_protected),
    )
    yield from write_state(battle, fighter)
    headline = _headline(battle, fighter, damage.sustained)
    yield from write("told", label=headline)
    yield from show(
        Show(
            key="outcome",
            label=headline,
            cite="XV, Dam",
            text=join_texts([*_arithmetic(total, damage, spread), table.report], " "),
            addresses=_changed(sheet, spread),
        )
    )


def _ask_protection(fighter: Fighter) -> Subprocedure[bool]:
    chosen = yield from choose_one(
        Choose(
            key="armor",
            label="Do armor and Protection help?",
            cite="XVI, Dam; R32",
            options=(
                Option(
                    _WORN,
                    "They help",
                    phrase(
                        "Up to the Minimum Blow of {number} one point is lost; above it the armor of the place counts.",
                        number=fighter.minimum_blow,
                    ),
                ),
                Option(_BARE, "They do not help", "Poison, drowning, cold, hunger."),
            ),
            policy=always([_WORN]),
        )
    )
    return chosen == _WORN


def _ask_place(table: SingleTable, fighter: Fighter, *, is_protected: bool) -> Subprocedure[str]:
    """Ask for the place, or roll it; damage that armor does not stop may have none."""
    none = Option(_NO_PLACE, "No place", "Only Ambition and Health can lose points.")
    chosen = yield from choose_one(
        Choose(
            key="place",
            label="Place of the damage",
            cite="Dam",
            options=(
                ROLL_OPTION,
                *(
                    Option(each, PLACE_LABELS[each], phrase("armor {number}", number=fighter.armor[each]))
                    for each in PLACES
                ),
                *(() if is_protected else (none,)),
            ),
            policy=always([ROLL if is_protected else _NO_PLACE]),
        )
    )
    if chosen == ROLL:
        return (yield from roll_place(table, fighter.index, None))
    return "" if chosen == _NO_PLACE else chosen


def _damage_event(
    table: SingleTable, fighter: Fighter, total: int, damage: Damage, spread: Mapping[str, int], *, is_protected: bool
) -> Event:
    place = damage.place
    names = {"foe": table.name(0), "points": damage.sustained, "place": PLACE_LABELS.get(place, "")}
    parts = [Term("total", total)]
    if place:
        message = Message("sord_struck", "{foe} is struck, {place}, and sustains {points}.", names)
        parts += [Term(ARMOR_TERMS[place], fighter.armor[place])] if is_protected else []
    elif is_protected:
        message = Message("sord_absorbed", "{foe}'s armor absorbs the blow except for {points}.", names)
        parts.append(Term("Minimum Blow", fighter.minimum_blow))
    else:
        message = Message("sord_sustains", "{foe} sustains {points}.", names)
    parts += loss_terms(table, 0, damage.sustained, spread)
    return Event(EventKind.HARM, message, None, 0, tuple(parts), "Dam, XVI; R33")


def _headline(battle: Battle, fighter: Fighter, points: int) -> str:
    if fighter.is_dead:
        return Word("Dead")
    seconds = fighter.asleep_until - battle.clock
    if seconds > 0:
        return phrase("{seconds:Unconscious for # second|Unconscious for # seconds}", seconds=seconds)
    if fighter.is_zero_down:
        return Word("Unconscious")
    return phrase("{points:# point sustained|# points sustained}", points=points)


def _arithmetic(total: int, damage: Damage, spread: Mapping[str, int]) -> list[str]:
    """Return what armor stops, and what no attribute can take."""
    stopped, excess = total - damage.sustained, damage.sustained - sum(spread.values())
    sentences: list[str] = []
    if stopped > 0:
        sentences.append(phrase("Armor stops {stopped} of {total}.", stopped=stopped, total=total))
    if excess > 0:
        sentences.append(
            phrase("{points:# point is lost|# points are lost}: no attribute can take more.", points=excess)
        )
    return sentences


def _changed(sheet: Sheet, spread: Mapping[str, int]) -> tuple[str, ...]:
    state = group(sheet.character.data, "state")
    return (
        *(f"current.{each}" for each, points in spread.items() if points),
        *(("state.unconscious_seconds",) if whole(state, "unconscious_seconds") else ()),
    )


def _spend(situation: Situation) -> Conversation:
    """Spend points of a current attribute, as a power may cost Focus; at zero the checks of the book follow.

    Source: SORD XX, SG, Dam; R46, R47, R51; spec 7.7.
    """
    sheet, table = situation.sheet, SingleTable(situation)
    battle = Battle.of(table)
    (fighter,) = battle.fighters
    purpose, attribute = yield from _ask_purpose(sheet)
    attribute = yield from _ask_attribute(sheet, attribute)
    address = f"current.{attribute}"
    available = number(sheet, address)
    points = yield from enter_number(
        Enter(
            key="points",
            label="Points spent",
            help="They come back with REST, as wounds do.",
            cite="XX, SG",
            least=1,
            most=available,
            default=1,
            unit="points",
        )
    )
    yield from table.write(0, SetValue(f"damage.{attribute}", number(sheet, f"damage.{attribute}") + points))
    names = {"who": table.name(0), "points": points, "what": attribute_label(sheet, attribute)}
    spent = Message("sord_spends", "{who} spends {points:# point|# points} of {what}.", names)
    yield from table.log(lambda: Event(EventKind.HARM, spent, 0, None, (Term("before", available),), "XX, SG"))
    yield from apply_blow_effects(battle, fighter, 0, (attribute,) if points >= available else ())
    yield from write_state(battle, fighter)
    headline = phrase(
        "{attribute} {before} to {after}",
        attribute=attribute_label(sheet, attribute),
        before=available,
        after=number(sheet, address),
    )
    label = join_texts([purpose, headline], ": ") if purpose else headline
    yield from write("told", label=label)
    yield from show(Show(key="outcome", label=headline, cite="XX, SG", text=table.report, addresses=(address,)))


def _ask_purpose(sheet: Sheet) -> Subprocedure[tuple[str, str]]:
    """Ask which power the points are for; return its name and its attribute, both "" for anything else."""
    powers = sheet_rows(sheet, "powers")
    if not powers:
        return "", ""
    chosen = yield from choose_one(
        Choose(
            key="power",
            label="What are the points for?",
            cite="XX",
            options=(
                *(
                    Option(str(index), text(row, "name"), text(row, "about"), address=f"powers[{index}]")
                    for index, row in enumerate(powers)
                ),
                Option(_OTHER, "Something else"),
            ),
            policy=always([_OTHER]),
        )
    )
    if chosen == _OTHER:
        return "", ""
    row = powers[int(chosen)]
    return text(row, "name"), text(row, "attribute")


def _ask_attribute(sheet: Sheet, suggested: str) -> Subprocedure[str]:
    """Ask which attribute loses points; Focus by default, or that of the power."""
    spendable = [each for each in ATTRIBUTES if number(sheet, f"current.{each}") > 0]
    usual = next((each for each in (suggested, _FOCUS) if each in spendable), spendable[0])
    ordered = (usual, *(each for each in ATTRIBUTES if each != usual))
    return (
        yield from choose_one(
            Choose(
                key="attribute",
                label="Attribute",
                help="The Game Master says which attribute it costs; powers usually cost Focus.",
                cite="XX, SG",
                options=tuple(
                    Option(
                        each,
                        attribute_label(sheet, each),
                        phrase("now {number}", number=number(sheet, f"current.{each}")),
                        None if each in spendable else Message("attribute_spent", "it is at zero."),
                    )
                    for each in ordered
                ),
                policy=always([usual]),
            )
        )
    )


def _why_dead(sheet: Sheet) -> Message | None:
    if not is_dead(sheet):
        return None
    return Message("dead", "{name} is dead.", {"name": sheet.character.name or Word("The character")})


def _spend_closed(sheet: Sheet) -> Message | None:
    if (reason := _why_dead(sheet)) is not None:
        return reason
    if any(number(sheet, f"current.{each}") > 0 for each in ATTRIBUTES):
        return None
    return Message("nothing_to_spend", "No attribute is above zero.")


DAMAGE = damage_procedure(
    _take_damage,
    cite="XV, XVI, Dam; R30, R31, R33, R46, R51",
    help="Damage outside a fight: armor, the place, the attributes that pay, unconsciousness, Deathly Blow and death.",
    closed=_why_dead,
)
SPEND = Procedure(
    key="spend",
    label="Spend points of an attribute",
    kind=ProcedureKind.RECOVERY,
    cite="XX, SG, Dam; R46, R47",
    help="Lowers a current attribute by use, as a power that costs Focus does.",
    start=_spend,
    closed=_spend_closed,
    is_popover=True,
    deed="Spend",
)
