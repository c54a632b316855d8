"""Runs a strike: asks for target, weapon, aim and Augments; rolls; knocks things away.

Source: HURSAGMU Combat Maneuvers, Strike; R1, R3, R4, R12, R13, R14, R15, R28; spec 7.4, 7.5, 7.7.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from core.character.edits import Edit, SetValue
from core.dice import Dice
from core.formula import format_value
from core.messages import Message, Word, phrase
from core.play.fighter_weapon import weapon_key
from core.play.table import NO_TARGET
from core.procedures.ask_helpers import Subprocedure, yes_no_options
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import sheet_rows, text, whole
from core.procedures.requests import Choose, Conversation, Enter, Option, Roll
from core.systems.hursagmu.damage import Hit, roll_2d6, roll_damage
from core.systems.hursagmu.defense import Attack, best_way, defend, may_defend, ways
from core.systems.hursagmu.fight_state import FightState
from core.systems.hursagmu.figures import NO_ROW, THROWN, Figure, Form
from core.systems.hursagmu.odds import strikes
from core.systems.hursagmu.ranges import range_level
from core.systems.hursagmu.round_plan import FREE_YARDS, reaches

_D6 = Dice.parse("1d6")
_FACTORS = {
    "half_cover": (Word("Half cover"), 2),
    "cover": (Word("Nearly full cover"), 4),
    "wind": (Word("Cross wind"), 2),
    "light": (Word("Poor light"), 2),
    "small": (Word("Small mark"), 2),
    "tiny": (Word("Very small mark"), 4),
    "tail_wind": (Word("Favorable wind"), -1),
}
"""Circumstances that make a shot harder (R4)."""
_NO_ROOM, _HAIL, _OWN = "no_room", "hail", "own"
_MOST = 1_000
BODY = "body"
SHIELD = "s"
"""Prefix of the key of a held shield; its row follows."""
_MANY = 40
"""Most foes shown with their odds; the chosen one's are shown with the form in any case."""


@dataclass(frozen=True, slots=True)
class StrikeChoice:
    """The choices of an attack.

    Attributes:
        foe: The target.
        form: The form of attack.
        aim: `BODY`, or the row of the foe's weapon to knock away.
        augments: Augments spent on it.
    """

    foe: Figure
    form: Form
    aim: str = BODY
    augments: int = 0


def default_form(fight: FightState, figure: Figure, foe: Figure) -> Form | None:
    """Return the preferred, else the first ready weapon usable at the distance, else fists; None if nothing reaches."""
    distance = fight.distance(figure, foe)
    usable = (form for form in figure.numbers.forms if form.is_usual and reaches(form, distance, figure))
    if figure.animal == NO_ROW and (preferred := fight.table.preferred_weapon(figure.participant)):
        sheet, forms = fight.table.sheets[figure.participant], list(usable)
        return next((form for form in forms if weapon_key(sheet, form.row) == preferred), next(iter(forms), None))
    return next(usable, None)


def choose_strike(fight: FightState, figure: Figure) -> Subprocedure[StrikeChoice | None]:
    """Ask for target, form, aim and Augments of a strike; None if none is possible.

    Source: spec 7.14.
    """
    default = fight.weakest_foe(figure)
    if not fight.table.is_interactive:
        form = None if default is None else default_form(fight, figure, default)
        return None if form is None or default is None else StrikeChoice(default, form, BODY, figure.augments_left)
    foe = yield from choose_foe(fight, figure, default)
    if foe is None:
        return None
    form = yield from _choose_form(fight, figure, foe)
    if form is None:
        return None
    aim = yield from _choose_aim(fight, figure, foe)
    return StrikeChoice(foe, form, aim, (yield from choose_augments(fight, figure)))


def choose_foe(
    fight: FightState,
    figure: Figure,
    default: Figure | None,
    *,
    is_place: bool = False,
    expected_attack: Callable[[Figure], Attack | None] | None = None,
) -> Subprocedure[Figure | None]:
    """Ask for the target of an attack, or the figure at the center of an area.

    Args:
        fight: The fight.
        figure: The attacker.
        default: The default target.
        is_place: Whether the target's place is attacked.
        expected_attack: Returns the attack on a foe for its odds, None if out of reach; by default the usual strike.
    """
    table, foes = fight.table, fight.foes(figure)
    with_odds = len(foes) <= _MANY and not is_place
    predict = expected_attack or partial(_usual_attack, fight, figure)
    key = yield from table.choose_target(
        "target",
        None if default is None else default.index,
        lambda key: Choose(
            key=key,
            label=phrase("Who is at the center of {name}'s area attack?", name=figure.name)
            if is_place
            else phrase("Who does {name} attack?", name=figure.name),
            cite="Area attacks" if is_place else "Combat Maneuvers",
            options=tuple(_foe_option(fight, figure, foe, predict if with_odds else None) for foe in foes),
            decider=figure.decider,
        ),
    )
    return None if key == NO_TARGET else fight.figures[int(key)]


def _usual_attack(fight: FightState, figure: Figure, foe: Figure) -> Attack | None:
    form = default_form(fight, figure, foe)
    return None if form is None else suggested_attack(fight, figure, StrikeChoice(foe, form))


def _foe_option(
    fight: FightState, figure: Figure, foe: Figure, expected_attack: Callable[[Figure], Attack | None] | None
) -> Option:
    attack = None if expected_attack is None else expected_attack(foe)
    chance = None if attack is None else hit_chance(fight, attack)
    return Option(
        str(foe.index),
        foe.name,
        _about(fight, figure, foe, attack, chance) if expected_attack else _state(foe),
        participant=foe.participant,
        chance=chance,
        arithmetic=_state(foe),
        effect="" if attack is None else attack.form.name,
    )


def _state(foe: Figure) -> str:
    """Return Stamina and state of a target."""
    state = foe.state_label() or (Word("prone") if foe.is_prone else "")
    about = phrase("Stamina {number}", number=foe.stamina)
    if state:
        about = phrase("{about}, {state}", about=about, state=state)
    return about


def _about(fight: FightState, figure: Figure, foe: Figure, attack: Attack | None, chance: Fraction | None) -> str:
    """Return what is known of a target, with the odds or why it cannot be reached."""
    about = _state(foe)
    if attack is None or chance is None:
        yards = fight.distance(figure, foe)
        return phrase("{about}, {yards:# yard|# yards}: out of reach", about=about, yards=format_value(yards))
    odds = round(chance * 100)
    return phrase("{about}, {odds} % with {form}", about=about, odds=odds, form=attack.form.name)


def hit_chance(fight: FightState, attack: Attack) -> Fraction:
    """Return the exact chance of an attack against the target's best allowed defense.

    Default plans are assumed for target and attacker without one.
    """
    attacker = attack.leader or attack.by
    bonus = attack.form.hit + attacker.shift + attacker.expected_shift + attack.modifier
    found = ways(fight, attack) if may_defend(fight, attack.on) else {}
    needed = attack.level - bonus
    if attack.is_grab:
        needed = 0
    if not found:
        return strikes(0, needed, is_defended=False)
    way = best_way(found)
    other = found[way] + attack.roller(way).expected_shift + attack.level
    return strikes(bonus - other, needed, is_defended=True)


def _choose_form(fight: FightState, figure: Figure, foe: Figure) -> Subprocedure[Form | None]:
    default = default_form(fight, figure, foe)
    distance = fight.distance(figure, foe)
    forms = {each.key: each for each in figure.numbers.forms}
    closed = Message("hursagmu_far", "it does not reach {yards:# yard|# yards}.", {"yards": str(distance)})
    key = yield from fight.table.choose_one(
        "form",
        lambda: default.key if default is not None else "none",
        lambda key: Choose(
            key=key,
            label=phrase("How does {name} strike {foe}?", name=figure.name, foe=foe.name),
            cite="Combat Maneuvers, Strike",
            options=(
                *(
                    Option(
                        each.key,
                        each.name,
                        phrase(
                            "2d6 {hit} to hit, {damage} damage, {odds} %",
                            hit=f"{each.hit + figure.shift:+}",
                            damage=f"{each.damage:+}",
                            odds=round(
                                hit_chance(fight, suggested_attack(fight, figure, StrikeChoice(foe, each))) * 100
                            ),
                        ),
                        None if reaches(each, distance, figure) else closed,
                    )
                    for each in forms.values()
                ),
                Option("none", "Not at all"),
            ),
            decider=figure.decider,
        ),
    )
    return forms.get(key)


def held_things(fight: FightState, foe: Figure) -> list[tuple[str, str]]:
    """Return key and name of held things: the row of a weapon, or `SHIELD` and the row of a shield."""
    if foe.is_animal:
        return []
    sheet = fight.table.sheets[foe.participant]
    weapons = [
        (str(index), text(row, "name"))
        for index, row in enumerate(sheet_rows(sheet, "weapons"))
        if row.get("ready") is True and whole(row, "hands", 1) > 0 and whole(row, "quantity", 1) > 0
    ]
    shields = [
        (f"{SHIELD}{index}", text(row, "name"))
        for index, row in enumerate(sheet_rows(sheet, "armor"))
        if row.get("shield") is True and row.get("worn", True) is True and whole(row, "quantity", 1) > 0
    ]
    return weapons + shields


def _choose_aim(fight: FightState, figure: Figure, foe: Figure) -> Subprocedure[str]:
    things = held_things(fight, foe)
    if not things:
        return BODY
    key = yield from fight.table.choose_one(
        "aim",
        lambda: BODY,
        lambda key: Choose(
            key=key,
            label=phrase("At what does {name} strike?", name=figure.name),
            help="A hit on what is held knocks it away and does no damage.",
            cite="Strike; R14",
            options=(Option(BODY, "The body"), *(Option(row, name, "to disarm") for row, name in things)),
            decider=figure.decider,
        ),
    )
    return key


def choose_augments(fight: FightState, figure: Figure) -> Subprocedure[int]:
    """Ask for the number of Augments in this attack; all planned ones by default."""
    left = figure.augments_left
    if not left or not fight.table.is_interactive:
        return left
    return (
        yield from fight.table.number(
            "augments",
            left,
            lambda key: Enter(
                key=key,
                label=phrase("How many Augments does {name} put into it?", name=figure.name),
                help="They are lost if the attack misses.",
                cite="Augment",
                least=0,
                most=left,
                decider=figure.decider,
            ),
        )
    )


def suggested_attack(fight: FightState, figure: Figure, choice: StrikeChoice) -> Attack:
    """Return the attack with the numbers of the rules.

    Source: HURSAGMU Combat Maneuvers, Strike; R4, R15, R24, R28; spec 7.5, 7.6.
    """
    form, foe = choice.form, choice.foe
    level = 0
    if form.near > 0:
        level = range_level(fight.distance(figure, foe), form.near) or 0
    modifier = math.floor(form.area) if form.area else 0
    if choice.aim != BODY and fight.option("strength_gap"):
        modifier -= max(0, foe.numbers.strength - figure.numbers.strength - figure.numbers.gap_free)
    if form.near <= 0 and fight.option("reach_modifiers"):
        modifier += int(form.advantage_reach >= foe.numbers.weapon_reach + 1)
    return Attack(figure, foe, form, level, modifier)


def strike(fight: FightState, figure: Figure, choice: StrikeChoice) -> Conversation:
    """Carry out a strike.

    Source: HURSAGMU Combat Maneuvers, Strike; R1, R3; spec 7.4.
    """
    form, foe = choice.form, choice.foe
    use_attack(figure, choice.augments)
    if form.near <= 0:
        yield from approach(fight, figure, foe, form)
    attack = suggested_attack(fight, figure, choice)
    if fight.table.is_interactive:
        yield from ask_circumstances(fight, attack)
    if form.kind == THROWN:
        yield from fight.apply_effect(partial(_throw_away, fight, figure, form))
    total, dice = yield from roll_attack(fight, attack)
    guard, _way = yield from defend(fight, attack, total)
    is_hit = total >= attack.level and (guard is None or total > guard)
    if fight.table.is_interactive:
        yield from fight.table.log(lambda: _attack_event(attack, dice, guard, is_hit=is_hit))
    if not is_hit:
        return
    if choice.aim != BODY:
        yield from _disarm(fight, figure, choice)
        return
    force = figure.numbers.augment_step * choice.augments
    yield from roll_damage(fight, Hit(figure, foe, form.name, form.damage, force))


def use_attack(figure: Figure, augments: int) -> None:
    """Use up an attack and its Augments."""
    figure.attacks_left -= 1
    figure.augments_left -= augments
    figure.actions_used += 1 + augments
    figure.rest = 0


def roll_attack(fight: FightState, attack: Attack) -> Subprocedure[tuple[int, int]]:
    """Roll to hit; return the total and the dice."""
    figure, foe = attack.by, attack.on
    bonus = attack.form.hit + figure.shift + attack.modifier
    dice = yield from roll_2d6(
        fight,
        "attack",
        figure,
        lambda: phrase("{name} attacks {foe} with {form}", name=figure.name, foe=foe.name, form=attack.form.name),
        "Combat Maneuvers; R3",
        lambda: (Word("higher than the defense"), partial(hit_chance, fight, attack)),
    )
    return dice + bonus, dice


def approach(fight: FightState, figure: Figure, foe: Figure, form: Form) -> Conversation:
    """Move into reach with free yards.

    Source: HURSAGMU spec 7.3, 7.5.
    """
    needed = math.ceil(fight.distance(figure, foe) - form.reach)
    if needed <= 0:
        return
    (figure.rider or figure).free_yards += needed
    fight.set_distance(figure, foe, form.reach)
    yield from fight.table.log(
        lambda: Event(
            EventKind.ACT,
            Message("hursagmu_steps", "{who} steps up to {foe}.", {"who": figure.name, "foe": foe.name}),
            figure.participant,
            foe.participant,
            (Term("yards", needed), Term("free", FREE_YARDS)),
            "Combat Maneuvers",
        )
    )


def ask_circumstances(fight: FightState, attack: Attack) -> Conversation:
    """Ask the Master for range level, factors and modifiers; defaults are those of the rules."""
    is_far = attack.form.flies
    offered = [
        Option(key, label, phrase("range level {level}", level=f"{level:+}"))
        for key, (label, level) in _FACTORS.items()
        if is_far
    ]
    offered += [Option(_NO_ROOM, "No room to dodge")]
    offered += [Option(_HAIL, "A hail of missiles", "Only a shield helps.")] if is_far else []
    offered += [Option(_OWN, "Own numbers", "Range level and modifier as the Master says.")]
    keys = yield from fight.table.choose(
        "factors",
        lambda: (),
        lambda key: Choose(
            key=key,
            label=phrase("What holds for the attack of {name} on {foe}?", name=attack.by.name, foe=attack.on.name),
            help=phrase(
                "Range level {level}, modifier {modifier}, as the rules suggest.",
                level=attack.level,
                modifier=f"{attack.modifier:+}",
            ),
            cite="Combat Maneuvers; R4, R15, R24",
            options=tuple(offered),
            least=0,
            most=len(offered),
        ),
    )
    attack.level += sum(_FACTORS[key][1] for key in keys if key in _FACTORS)
    attack.has_room = _NO_ROOM not in keys
    attack.is_hail = _HAIL in keys
    if _OWN in keys:
        attack.level = yield from ask_master(fight, "level", "Range level, factors included", attack.level)
        attack.modifier = yield from ask_master(fight, "modifier", "Modifier of the attack", attack.modifier)


def ask_master(fight: FightState, name: str, label: str, default: int) -> Subprocedure[int]:
    """Ask the Master for a number."""
    return (
        yield from fight.table.number(
            name,
            default,
            lambda key: Enter(
                key=key,
                label=label,
                cite="Combat Maneuvers; R4",
                least=-_MOST,
                most=_MOST,
            ),
        )
    )


# ------------------------------------------------------------------------------------------------- thrown, disarmed


def _throw_away(fight: FightState, figure: Figure, form: Form) -> Conversation:
    """Remove a thrown weapon from the hand.

    Source: HURSAGMU Strike; spec 7.4.
    """
    yield from lose_thing(fight, figure, form.row)


def lose_thing(fight: FightState, figure: Figure, row: int) -> Conversation:
    """Remove one piece of a row of weapons from a figure's hands."""
    listed = sheet_rows(fight.table.sheets[figure.participant], "weapons")
    if figure.is_animal or not NO_ROW < row < len(listed):
        return
    quantity = whole(listed[row], "quantity", 1)
    address = f"weapons[{row}]"
    edits: Sequence[Edit] = (
        (SetValue(f"{address}.quantity", quantity - 1),)
        if quantity > 1
        else (SetValue(f"{address}.ready", value=False), SetValue(f"{address}.carried", value=False))
    )
    yield from fight.write(figure, *edits)


def lose_held(fight: FightState, figure: Figure, key: str) -> Conversation:
    """Remove a held thing from the hand, by its key of `held_things`."""
    if not key.startswith(SHIELD):
        yield from lose_thing(fight, figure, int(key))
        return
    row = int(key.removeprefix(SHIELD))
    if row < len(sheet_rows(fight.table.sheets[figure.participant], "armor")):
        address = f"armor[{row}]"
        yield from fight.write(
            figure, SetValue(f"{address}.worn", value=False), SetValue(f"{address}.carried", value=False)
        )


def _disarm(fight: FightState, figure: Figure, choice: StrikeChoice) -> Conversation:
    """Knock a held thing away.

    Source: HURSAGMU Strike; R14; spec 7.7.
    """
    table, foe = fight.table, choice.foe
    thing = dict(held_things(fight, foe)).get(choice.aim, "")
    rolled = yield from table.roll(
        "flies",
        _D6,
        lambda key: Roll(
            key=key,
            label=phrase("How far {thing} flies", thing=thing),
            help="Half of it, rounded up, and one more yard.",
            cite="Strike; R14",
            dice=(_D6,),
            decider=figure.decider,
        ),
    )
    yards = -(-rolled.total // 2) + 1
    is_broken = yield from table.ask_yes_no(
        "breaks",
        lambda: False,
        lambda key: Choose(
            key=key,
            label=phrase("Does {thing} break?", thing=thing),
            cite="Strike; R14",
            options=yes_no_options(Word("Noted in its remarks.")),
        ),
    )
    yield from fight.apply_effect(partial(lose_held, fight, foe, choice.aim))
    if is_broken:
        yield from fight.apply_effect(partial(_note_broken, fight, foe, choice.aim))
    names = {"foe": foe.name, "thing": thing, "yards": yards}
    yield from table.log(
        lambda: Event(
            EventKind.HARM,
            Message("hursagmu_disarmed", "{thing} flies out of the hand of {foe}, {yards:# yard|# yards} away.", names),
            figure.participant,
            foe.participant,
            (Term("d6", rolled.total), Term("yards", yards)),
            "Strike; R14",
        )
    )


def _note_broken(fight: FightState, foe: Figure, aim: str) -> Conversation:
    """Add to the remarks of a thing that was struck from the hand that it broke, or one of several pieces."""
    key, row = ("armor", aim.removeprefix(SHIELD)) if aim.startswith(SHIELD) else ("weapons", aim)
    entry = sheet_rows(fight.table.sheets[foe.participant], key)[int(row)]
    broken = "One is broken." if key == "weapons" and entry.get("ready") is True else "Broken."
    note = " ".join(filter(None, (text(entry, "note"), broken)))
    yield from fight.write(foe, SetValue(f"{key}[{row}].note", note))


def _attack_event(attack: Attack, dice: int, guard: int | None, *, is_hit: bool) -> Event:
    figure, foe, form = attack.by, attack.on, attack.form
    hit = form.hit + figure.shift
    parts = [Term("2d6", dice), Term("to hit", hit)]
    parts += [Term("modifier", attack.modifier)] if attack.modifier else []
    parts += [Term("attack", dice + hit + attack.modifier), Term("range level", attack.level), Term("defense", guard)]
    names = {"who": figure.name, "foe": foe.name, "what": form.name}
    message = (
        Message("hursagmu_hits", "{who} hits {foe}: {what}.", names)
        if is_hit
        else Message("hursagmu_misses", "{who} misses {foe}: {what}.", names)
    )
    kind = EventKind.HIT if is_hit else EventKind.MISS
    return Event(kind, message, figure.participant, foe.participant, tuple(parts), "Combat Maneuvers; R1, R3")
