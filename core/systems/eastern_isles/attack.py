"""Runs an attack: target, reaction, dice; the Game Master says if it hits; also yielding.

Source: Eastern Isles BON, COMP; R42, R46; spec 7.3.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, partial

from core.dice import Dice, chance, odds
from core.messages import Message, Word, join_texts, phrase
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.requests import Choose, Conversation, Enter, Option, Roll
from core.systems.eastern_isles.endurance_spending import MOST_TRIES, ask_points, is_permitted, pay
from core.systems.eastern_isles.fight_state import Fighter, FightState, read_dice

MOST_DAMAGE = 10_000
_REACT_WITH_EN = "react_en"
FIRST_BLOOD = "first_blood"
MISS, HIT, CRITICAL = "miss", "hit", "critical"
"""Outcomes of an attack that the table decides."""


def attack(fight: FightState, fighter: Fighter) -> Conversation:
    """Attack a foe.

    Source: Eastern Isles BON, COMP; R42, R46; spec 7.3.
    """
    table, weapon = fight.table, fighter.weapon
    foe = yield from _target(fight, fighter)
    if foe is None:
        return
    is_great, fighter.is_great = fighter.is_great, False
    yield from table.log(lambda: _attack_event(fight, fighter, foe, is_great=is_great))
    if not foe.is_alert:
        foe.alerted = True
    if (yield from _react(fight, fighter, foe, is_great=is_great)):
        return
    check = read_dice(str(table.option("check_dice")))
    needed, critical = _agreed_number(fight, "hit_number"), _agreed_number(fight, "critical_number")
    to_hit = yield from _roll(
        fight, fighter, "hit", Word("to hit"), (check, weapon.hit, needed - foe.armor if needed else None)
    )
    usual = MISS
    if needed > 0 and to_hit + foe.armor >= needed:
        usual = CRITICAL if 0 < critical <= to_hit else HIT
    outcome = yield from _outcome(fight, fighter, foe, usual, to_hit)
    if outcome == MISS:
        yield from table.log(lambda: _miss_event(fight, fighter, foe, "isles_misses", "{who} misses {foe}."))
        return
    total = yield from _roll(fight, fighter, "damage", Word("for damage"), (weapon.dice, weapon.damage, None))
    help = phrase("{left} EN are left; below 0 is unconscious.", left=foe.endurance)
    lost = yield from _ask_points(fight, "en_damage", ("EN lost by {foe}", help, "EN"), foe, lambda: max(0, total), 0)
    was_able = foe.is_able
    fight.lose(foe, endurance=lost)
    yield from table.log(lambda: _loss_event(fight, fighter, foe, "EN", lost))
    yield from fight.log_fall(foe, was_able=was_able, was_alive=foe.body >= 0)
    if outcome == CRITICAL:
        total = yield from _roll(fight, fighter, "crit", Word("for the critical"), (check, weapon.crit, None))
        yield from _critical(fight, fighter, foe, total)


def _critical(fight: FightState, fighter: Fighter, foe: Fighter, default: int) -> Conversation:
    help = phrase("{left} BD are left; below 0 is dead. A result below 0 does no harm.", left=foe.body)
    words = ("BD result of the critical against {foe}", help, "BD")
    result = yield from _ask_points(fight, "bd_damage", words, foe, lambda: default, -MOST_DAMAGE)
    was_alive = foe.body >= 0
    fight.lose(foe, body=max(0, result))
    yield from fight.table.log(lambda: _loss_event(fight, fighter, foe, "BD", result))
    yield from fight.log_fall(foe, was_able=False, was_alive=was_alive)
    if fight.terms == FIRST_BLOOD and result >= 0:
        fight.drew_blood = fighter.participant


def _target(fight: FightState, fighter: Fighter) -> Subprocedure[Fighter | None]:
    """Choose the target; by default the able enemy with the least endurance."""
    table = fight.table
    foes = fight.foes(fighter.participant)
    default = min((foe for foe in foes if foe.is_able), key=lambda foe: foe.endurance, default=None)
    if not foes or (default is None and not table.is_interactive):
        return None
    if len(foes) == 1:
        return foes[0]  # attacking implies a target

    def options() -> Iterator[Option]:
        aim = Aim.of(fight, fighter)
        for foe in foes:
            yield Option(
                str(foe.participant),
                table.name(foe.participant),
                join_texts(_about(fight, aim, foe)),
                participant=foe.participant,
                chance=aim.chance(foe),
                arithmetic=phrase("EN {en}, BD {bd}", en=foe.endurance, bd=foe.body),
            )

    key = yield from table.choose_target(
        "target",
        None if default is None else default.participant,
        lambda key: Choose(
            key=key,
            label=phrase(
                "Who does {who} attack with {weapon}?", who=table.name(fighter.participant), weapon=fighter.weapon.name
            ),
            cite="COMP",
            options=tuple(options()),
            decider=fighter.participant,
        ),
    )
    return next((foe for foe in foes if str(foe.participant) == key), None)


def _react(fight: FightState, fighter: Fighter, foe: Fighter, *, is_great: bool) -> Subprocedure[bool]:
    """Ask whether the target reacts or yields, again after refused EN; return whether it yielded.

    Source: Eastern Isles COMP; R42; spec 7.3, 7.6.
    """
    table = fight.table
    can_react = foe.is_alert and foe.is_able and foe.reactive_left + foe.active_left > 0
    can_yield = bool(fight.terms) and foe.is_able
    if not can_react and not can_yield:
        return False
    for _ in range(MOST_TRIES):
        answer = yield from _choose_reaction(
            fight, fighter, foe, is_great=is_great, can_react=can_react, can_yield=can_yield
        )
        if answer == "yield":
            yield from give_up(fight, foe)
            return True
        if answer == "no":
            return False
        points = 0
        if answer == _REACT_WITH_EN:
            points = yield from ask_points(fight, foe)
        if (yield from is_permitted(fight, foe, points)):
            if foe.reactive_left:
                foe.reactive_left -= 1
            else:
                foe.active_left -= 1
            foe.blows_spent += 1
            yield from table.log(lambda: _fighter_event(fight, foe, "isles_reacts", "{who} reacts."))
            yield from pay(fight, foe, points)
            return False
    return False


def _choose_reaction(
    fight: FightState, fighter: Fighter, foe: Fighter, *, is_great: bool, can_react: bool, can_yield: bool
) -> Subprocedure[str]:
    """Ask the target what it does against the attack."""
    table = fight.table
    options = [Option("no", "Does nothing")]
    if can_react:
        price = phrase("It costs a reactive blow.") if foe.reactive_left else phrase("It costs an active blow.")
        options[:0] = [Option("react", "Reacts", price), Option(_REACT_WITH_EN, "Reacts and spends EN", price)]
    if can_yield:
        options.append(Option("yield", "Yields", "Is out, and has lost the bout."))
    answer = yield from table.choose_one(
        "react",
        lambda: "react" if can_react and foe.reactive_left > 0 else "no",
        lambda key: Choose(
            key=key,
            label=phrase(
                "What does {who} do against {foe}?",
                who=table.name(foe.participant),
                foe=table.name(fighter.participant),
            ),
            help=phrase(
                "A great blow with {weapon}." if is_great else "An attack with {weapon}.", weapon=fighter.weapon.name
            ),
            cite="COMP; R42",
            options=tuple(options),
            decider=foe.participant,
        ),
    )
    return answer


def give_up(fight: FightState, fighter: Fighter) -> Conversation:
    """Let a fighter yield: out of the fight, and lost.

    Source: Eastern Isles BOUT; spec 7.6.
    """
    fighter.has_left = True
    fight.show_states()
    yield from fight.table.log(lambda: _fighter_event(fight, fighter, "isles_yields", "{who} yields."))


@dataclass(frozen=True, slots=True)
class Aim:
    """What a blow needs to hit, for any target.

    Attributes:
        needed: The agreed number to hit; 0 if the table decides.
        dice: The dice to hit.
        added: Modifier of the dice.
    """

    needed: int
    dice: Dice
    added: int

    @classmethod
    def of(cls, fight: FightState, fighter: Fighter) -> Aim:
        """Return the aim of a fighter's current weapon."""
        dice = read_dice(str(fight.table.option("check_dice")))
        return cls(_agreed_number(fight, "hit_number"), dice, fighter.weapon.hit)

    def chance(self, foe: Fighter) -> Fraction | None:
        """Return the exact chance to hit a foe; None if the table decides.

        Source: Eastern Isles BON; R39, R40.
        """
        if self.needed <= 0 or not self.dice.text:
            return None
        return _reaches(self.dice.text, self.needed - foe.armor - self.added)


@cache
def _reaches(dice: str, least: int) -> Fraction:
    return chance(odds(Dice.parse(dice)), lambda total: total >= least)


def attack_prospects(fight: FightState, fighter: Fighter) -> str:
    """Return the prospects of an attack if there is a single target; "" if the target is asked for."""
    foes = fight.foes(fighter.participant)
    if len(foes) != 1:
        return ""
    (foe,) = foes
    return join_texts([fight.table.name(foe.participant), *_about(fight, Aim.of(fight, fighter), foe)])


def _about(fight: FightState, aim: Aim, foe: Fighter) -> list[str]:
    """Return the description of a target: its state, and the exact chance if known."""
    chance = aim.chance(foe)
    parts = (fight.table.states[foe.participant], "" if chance is None else f"{round(chance * 100)} %")
    return [part for part in parts if part]


def _agreed_number(fight: FightState, key: str) -> int:
    """Return an agreed number from the fight's options; 0 for none."""
    value = fight.table.option(key)
    return value if isinstance(value, int) else 0


def _roll(
    fight: FightState, fighter: Fighter, name: str, purpose: Word, rolling: tuple[Dice, int, int | None]
) -> Subprocedure[int]:
    """Roll dice that help the table; without dice only the modifier counts.

    Args:
        fight: The fight.
        fighter: The fighter who rolls.
        name: Key of the roll.
        purpose: Purpose of the roll: ``to hit``, ``for damage``.
        rolling: The dice, the modifier, and the target number; None if the table decides.
    """
    dice, added, needed = rolling
    if not dice.text:
        return added
    roller = fight.table.name(fighter.participant)
    least = 0 if needed is None else needed - added
    rolled = yield from fight.table.roll(
        name,
        dice,
        lambda key: Roll(
            key=key,
            label=phrase("{who} rolls {what}", who=roller, what=purpose),
            help=phrase("{added} is added.", added=f"{added:+d}") if added else "Nothing is added.",
            cite="BON",
            dice=(dice,),
            decider=fighter.participant,
            target="" if needed is None else phrase("{least} or more", least=least),
            chance=None if needed is None else partial(_reaches, dice.text, least),
        ),
    )
    total = rolled.total + added
    parts = (Term(dice.text, rolled.total), Term("added", added))
    yield from fight.table.log(
        lambda: Event(
            EventKind.CHECK,
            Message("isles_rolls", "{who} rolls {what}: {total}.", {"who": roller, "what": purpose, "total": total}),
            fighter.participant,
            None,
            parts if needed is None else (*parts, Term("needed", needed)),
            "BON; R46",
        )
    )
    return total


def _outcome(fight: FightState, fighter: Fighter, foe: Fighter, usual: str, to_hit: int) -> Subprocedure[str]:
    """Ask the Game Master for the outcome of an attack; by default what the agreed numbers give, else a miss.

    Args:
        fight: The fight.
        fighter: The attacker.
        foe: The target.
        usual: The default outcome.
        to_hit: The roll to hit.

    Source: spec 7.3 step 4.
    """
    names = {"who": fight.table.name(fighter.participant), "foe": fight.table.name(foe.participant)}
    outcome = yield from fight.table.choose_one(
        "outcome",
        lambda: usual,
        lambda key: Choose(
            key=key,
            label=phrase("Does {who}'s attack hit {foe}?", **names),
            help=phrase(
                "{total} was rolled to hit; the AC modifier of {foe} is {armor}.",
                total=to_hit,
                armor=f"{foe.armor:+d}" if foe.armor else "0",
                **names,
            ),
            cite="COMP; R46",
            options=(Option(MISS, "It misses"), Option(HIT, "It hits"), Option(CRITICAL, "It is a critical hit")),
        ),
    )
    return outcome


def _ask_points(
    fight: FightState, name: str, words: tuple[str, str, str], foe: Fighter, default: Callable[[], int], least: int
) -> Subprocedure[int]:
    """Ask for points that a fighter loses.

    Args:
        fight: The fight.
        name: Key of the request.
        words: Label with a placeholder for the name, help and unit.
        foe: The fighter who loses them.
        default: Returns the default loss.
        least: The least answer.
    """
    label, help, unit = words
    usual = min(MOST_DAMAGE, max(least, default()))
    return (
        yield from fight.table.number(
            name,
            usual,
            lambda key: Enter(
                key=key,
                label=phrase(label, foe=fight.table.name(foe.participant)),
                help=help,
                cite="COMP; R46",
                least=least,
                most=MOST_DAMAGE,
                unit=unit,
            ),
        )
    )


# ---------------------------------------------------------------------------------------------------------- the log


def _attack_event(fight: FightState, fighter: Fighter, foe: Fighter, *, is_great: bool) -> Event:
    names = {
        "who": fight.table.name(fighter.participant),
        "foe": fight.table.name(foe.participant),
        "weapon": fighter.weapon.name,
    }
    message = (
        Message("isles_great_blow", "{who} strikes a great blow at {foe} with {weapon}.", names)
        if is_great
        else Message("isles_attacks", "{who} attacks {foe} with {weapon}.", names)
    )
    return Event(
        EventKind.ACT, message, fighter.participant, foe.participant, (Term("blows left", fighter.active_left),), "COMP"
    )


def _loss_event(fight: FightState, fighter: Fighter, foe: Fighter, vital: str, points: int) -> Event:
    table = fight.table
    left = foe.endurance if vital == "EN" else foe.body
    names = {"foe": table.name(foe.participant), "points": max(0, points), "what": vital}
    parts = (Term(vital, points), Term("left", left))
    if points <= 0:
        message = Message("isles_loses_nothing", "{foe} loses no {what}.", names)
        return Event(EventKind.MISS, message, fighter.participant, foe.participant, parts, "COMP; R46")
    message = Message("isles_loses", "{foe} loses {points} {what}.", names)
    return Event(EventKind.HARM, message, fighter.participant, foe.participant, parts, "COMP; R46")


def _miss_event(fight: FightState, fighter: Fighter, foe: Fighter, code: str, template: str) -> Event:
    names = {"who": fight.table.name(fighter.participant), "foe": fight.table.name(foe.participant)}
    return Event(EventKind.MISS, Message(code, template, names), fighter.participant, foe.participant, (), "COMP")


def _fighter_event(fight: FightState, fighter: Fighter, code: str, template: str) -> Event:
    return Event(
        EventKind.ACT,
        Message(code, template, {"who": fight.table.name(fighter.participant)}),
        fighter.participant,
        None,
        (),
        "COMP",
    )
