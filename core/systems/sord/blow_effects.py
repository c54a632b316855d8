"""Resolves blows in a fight: death, unconsciousness, zero attributes, Heal-of-the-Minute."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.character.edits import SetValue
from core.dice import Dice
from core.messages import Message, Word, phrase
from core.play.table import Table
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import number
from core.procedures.requests import Choose, Conversation, Option, Roll
from core.systems.sord.checks import SCALE, chance, succeeds
from core.systems.sord.creation_attributes import ATTRIBUTES, PRIMARY
from core.systems.sord.fighters import Battle, Fighter, attributes_at_zero
from core.systems.sord.skill_rows import attribute_label

_D20 = Dice.parse("1d20")


def apply_blow_effects(battle: Battle, fighter: Fighter, sustained: int, zeroed: tuple[str, ...]) -> Conversation:
    """Apply the effects of a blow, in the order of the book.

    Args:
        battle: The fight.
        fighter: The fighter who was hit.
        sustained: Damage of the blow.
        zeroed: Attributes that it reduced to zero, in attribute order.

    Source: SORD XV, Dam; R30, R31, R46, R47; spec 7.7.
    """
    table = battle.table
    if fighter.is_dead:
        return
    if _is_spent(battle, fighter):
        yield from _die_spent(battle, fighter)
        return
    if sustained > fighter.deathly_blow and (yield from _is_deathly(battle, fighter, sustained)):
        yield from _die(battle, fighter, "sord_dies_blow", "{who} dies of a Deathly Blow.")
        return
    if sustained > fighter.unconscious_number:
        yield from _stun(battle, fighter, sustained)
    if zeroed and not (yield from _check_zero_attributes(battle, fighter, zeroed)):
        passed = yield from check(
            table, fighter.index, "base.mind", Word("to stay awake with an attribute at zero"), "Dam; R47"
        )
        if not passed:
            yield from _fall(battle, fighter)
    battle.show_states()


def check_zeros(battle: Battle) -> Conversation:
    """Check every living fighter with an attribute at zero for a point and for consciousness.

    One that has come here with neither Ambition nor Health, as by hand, dies instead.

    Source: SORD Dam; R46, R47; spec 7.7.
    """
    for fighter in battle.fighters:
        at_zero = () if fighter.is_out else attributes_at_zero(battle.table.sheets[fighter.index])
        if not at_zero:
            continue
        if _is_spent(battle, fighter):
            yield from _die_spent(battle, fighter)
            continue
        if (yield from _check_zero_attributes(battle, fighter, at_zero)):
            yield from _wake(battle, fighter)
            continue
        passed = yield from check(
            battle.table, fighter.index, "base.mind", Word("to be awake with an attribute at zero"), "Dam; R47"
        )
        if passed:
            yield from _wake(battle, fighter)
        elif not fighter.is_zero_down:
            yield from _fall(battle, fighter)
    battle.show_states()


def heal_of_the_minute(battle: Battle) -> Conversation:
    """Restore Life-Recovery points in one attribute of every living fighter at the end of a Full-turn.

    Source: SORD Init, SG; R49; spec 7.8.
    """
    for fighter in battle.fighters:
        if not fighter.is_out:
            yield from _heal(battle, fighter)
    battle.show_states()


def write_state(battle: Battle, fighter: Fighter) -> Conversation:
    """Write to the sheet whether a fighter is unconscious, for how long, or dead.

    Source: SORD spec 7.9.
    """
    if edits := battle.state_edits(fighter):
        yield from battle.table.write(fighter.index, *edits)


def check(table: Table, participant: int, address: str, why: Word | Message, cite: str) -> Subprocedure[bool]:
    """Roll a check of a number of the sheet.

    Args:
        table: The table.
        participant: Index of the participant.
        address: The number; the roll must be lower.
        why: Purpose, for the log.
        cite: Section of the book.

    Source: SORD I, SG; R52.
    """
    sheet = table.sheets[participant]
    checked = Checked(f"check.{address}", Word(sheet.label(address)), number(sheet, address))
    return (yield from check_number(table, participant, checked, why, cite))


@dataclass(frozen=True, slots=True)
class Checked:
    """A number to check against.

    Attributes:
        name: Prefix of its roll keys.
        label: Its label.
        target: The number; the roll must be lower.
    """

    name: str
    label: str
    target: int


def check_number(
    table: Table, participant: int, checked: Checked, why: Word | Message, cite: str
) -> Subprocedure[bool]:
    """Roll a check of any number, one d20 for each scale reached; as `check`.

    Source: SORD I, SG; R52.
    """
    rolls: list[int] = []
    passed: bool | None = None
    while passed is None:
        scaled_target = checked.target - SCALE * len(rolls)
        rolled = yield from table.roll(
            checked.name,
            _D20,
            lambda key, scaled_target=scaled_target: Roll(  # type: ignore[misc]  # bound early
                key=key,
                label=phrase("{who} checks {what} {why}", who=table.name(participant), what=checked.label, why=why),
                help="Lower than the number succeeds.",
                cite=cite,
                dice=(_D20,),
                decider=participant,
                target=phrase("below {number}", number=scaled_target),
                chance=lambda: chance(scaled_target),
            ),
        )
        rolls.append(rolled.total)
        passed = succeeds(checked.target, rolls)
    names = {"who": table.name(participant), "what": checked.label, "why": why}
    outcome = passed
    yield from table.log(
        lambda: Event(
            EventKind.CHECK,
            Message("sord_check_passed", "{who} passes the check of {what} {why}.", names)
            if outcome
            else Message("sord_check_failed", "{who} fails the check of {what} {why}.", names),
            participant,
            participant,
            (Term("number", checked.target), *(Term("d20", face) for face in rolls)),
            cite,
        )
    )
    return passed


def _is_spent(battle: Battle, fighter: Fighter) -> bool:
    sheet = battle.table.sheets[fighter.index]
    return number(sheet, "current.ambt") == 0 and number(sheet, "current.hlth") == 0


def _is_deathly(battle: Battle, fighter: Fighter, sustained: int) -> Subprocedure[bool]:
    if battle.table.option("deadly_blow_kills"):
        return True
    names = {"points": sustained, "number": fighter.deathly_blow}
    why = Message("sord_deathly", "against a blow of {points} above the Deathly Blow Number {number}", names)
    passed = yield from check(battle.table, fighter.index, "base.expr", why, "Dam; R31")
    return not passed


def _die_spent(battle: Battle, fighter: Fighter) -> Conversation:
    yield from _die(battle, fighter, "sord_dies_spent", "{who} has neither Ambition nor Health left and dies.")


def _die(battle: Battle, fighter: Fighter, code: str, template: str) -> Conversation:
    fighter.is_dead = True
    battle.show_states()
    table = battle.table
    yield from table.log(
        lambda: Event(
            EventKind.STATE,
            Message(code, template, {"who": table.name(fighter.index)}),
            None,
            fighter.index,
            (),
            "XV; R31",
        )
    )


def _stun(battle: Battle, fighter: Fighter, sustained: int) -> Conversation:
    table = battle.table
    over = sustained - fighter.unconscious_number
    names = {"points": sustained, "number": fighter.unconscious_number}
    why = Message("sord_stunning", "against a blow of {points} above the Unconscious Number {number}", names)
    if (yield from check(table, fighter.index, "base.mind", why, "Dam; R30")):
        return
    fighter.asleep_until = max(fighter.asleep_until, battle.clock + over)
    yield from table.log(
        lambda: Event(
            EventKind.STATE,
            Message(
                "sord_unconscious",
                "{who} is unconscious for {seconds} s.",
                {"who": table.name(fighter.index), "seconds": fighter.asleep_until - battle.clock},
            ),
            None,
            fighter.index,
            (Term("sustained", sustained), Term("U#", fighter.unconscious_number)),
            "Dam; R30",
        )
    )


def _fall(battle: Battle, fighter: Fighter) -> Conversation:
    fighter.is_zero_down = fighter.has_zero = True
    table = battle.table
    yield from table.log(
        lambda: Event(
            EventKind.STATE,
            Message("sord_falls", "{who} falls unconscious.", {"who": table.name(fighter.index)}),
            None,
            fighter.index,
            (),
            "Dam; R47",
        )
    )


def _wake(battle: Battle, fighter: Fighter) -> Conversation:
    if not fighter.is_zero_down:
        return
    fighter.is_zero_down = False
    table = battle.table
    yield from table.log(
        lambda: Event(
            EventKind.RELIEF,
            Message("sord_wakes", "{who} comes to.", {"who": table.name(fighter.index)}),
            None,
            fighter.index,
            (),
            "Dam; R47",
        )
    )


def _check_zero_attributes(battle: Battle, fighter: Fighter, at_zero: tuple[str, ...]) -> Subprocedure[bool]:
    """Check each attribute at zero for a point; return whether none stays at zero."""
    table = battle.table
    for attribute in at_zero:
        if (yield from check(table, fighter.index, f"base.{attribute}", Word("to win back a point"), "Dam; R46")):
            lost = number(table.sheets[fighter.index], f"damage.{attribute}")
            yield from table.write(fighter.index, SetValue(f"damage.{attribute}", lost - 1))
    return not set(at_zero).intersection(attributes_at_zero(table.sheets[fighter.index]))


def _heal(battle: Battle, fighter: Fighter) -> Conversation:
    table, index = battle.table, fighter.index
    sheet = table.sheets[index]
    damaged = [each for each in ATTRIBUTES if number(sheet, f"damage.{each}") > 0]
    if not damaged:
        return
    attribute = yield from _choose_healed(table, index, damaged)
    if not (yield from check(table, index, f"maximum.{attribute}", Word("for Heal-of-the-Minute"), "Init; R49")):
        return
    lost = number(sheet, f"damage.{attribute}")
    gain = min(lost, fighter.life_recovery)
    if gain <= 0:
        return
    yield from table.write(index, SetValue(f"damage.{attribute}", lost - gain))
    yield from table.log(
        lambda: Event(
            EventKind.RELIEF,
            Message(
                "sord_heals",
                "{who} regains {points} of {what}.",
                {"who": table.name(index), "points": gain, "what": attribute_label(sheet, attribute)},
            ),
            index,
            index,
            (Term("Life-Recovery", fighter.life_recovery), Term("lost before", lost)),
            "Init, SG; R49",
        )
    )
    if not attributes_at_zero(table.sheets[index]):
        yield from _wake(battle, fighter)


def _choose_healed(table: Table, participant: int, damaged: Sequence[str]) -> Subprocedure[str]:
    """Ask which attribute regains points; by default one that causes unconsciousness, else the greatest."""
    sheet = table.sheets[participant]

    def default() -> str:
        down = [each for each in attributes_at_zero(sheet) if each in PRIMARY]
        return down[0] if down else max(damaged, key=lambda each: number(sheet, f"maximum.{each}"))

    attribute = yield from table.choose_one(
        "heal",
        default,
        lambda key: Choose(
            key=key,
            label=phrase("Heal-of-the-Minute of {who}", who=table.name(participant)),
            help="A check of the attribute's maximum regains up to Life-Recovery in it.",
            cite="Init, SG; R49",
            options=tuple(
                Option(
                    each, attribute_label(sheet, each), phrase("{points} lost", points=number(sheet, f"damage.{each}"))
                )
                for each in damaged
            ),
            decider=participant,
        ),
    )
    return attribute
