"""Defense: the right to defend, ways of defense, and friends who block for another.

Source: HURSAGMU Combat Maneuvers, Defend; R3, R7, R8, R15, R24, R25; spec 7.6.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from heapq import nlargest

from core.messages import Message, Word, phrase
from core.play import Control
from core.procedures import Choose, Event, EventKind, Option, Subprocedure, Term
from core.systems.hursagmu.damage import dismount, roll_2d6
from core.systems.hursagmu.figures import BARE, MELEE, Figure, Form
from core.systems.hursagmu.melee import Melee
from core.systems.hursagmu.odds import reaches
from core.systems.hursagmu.permissions import FORBIDDEN, ask_permission, forbidden_option
from core.systems.hursagmu.round_plan import FREE_YARDS, commit, write_plan
from core.systems.hursagmu.teams import is_held, may_resist

DODGE, BLOCK, RIDE, WRESTLE, OFF, NONE = "dodge", "block", "ride", "grappling", "off", "none"
_MOST_HELPERS = 24
"""Most friends offered to block for a target; no more fit within three yards."""
WAYS = {
    DODGE: Word("Dodge"),
    BLOCK: Word("Block"),
    RIDE: Word("Ride out of the way"),
    WRESTLE: Word("Grappling"),
    OFF: Word("Dive out of the saddle"),
}
"""Ways of defense, in order of preference among equals."""


@dataclass(slots=True)
class Attack:
    """An attack before its defense.

    Attributes:
        by, on: Attacker and target.
        form: The form of attack; for a grab the fist.
        level: Range level with its factors.
        modifier: Modifier of the attacker's roll.
        is_hail: Whether only a shield defends.
        has_room: Whether there is room to dodge.
        wrestle: Bonus of mass on the Grappling of the target.
        wrestler: The figure that rolls Grappling for the target: the best of its team; None if no grab.
    """

    by: Figure
    on: Figure
    form: Form
    level: int = 0
    modifier: int = 0
    is_hail: bool = False
    has_room: bool = True
    wrestle: int = 0
    wrestler: Figure | None = None

    @property
    def is_grab(self) -> bool:
        """Whether Grappling defends against it."""
        return self.wrestler is not None

    def roller(self, way: str) -> Figure:
        """Return the figure that rolls a way of defense."""
        return self.wrestler if way == WRESTLE and self.wrestler is not None else self.on


def may_defend(melee: Melee, figure: Figure) -> bool:
    """Return whether a figure may defend: not yet committed, or Defend in its plan (R8)."""
    if figure.status or figure.gone or (figure.is_committed and not figure.plan.defend):
        return False
    return figure.held_by is None or not is_held(melee, figure)


def use_defense(melee: Melee, figure: Figure) -> Subprocedure[None]:
    """Use the Defend action; once a round, for any number of attacks."""
    if not figure.is_committed:
        yield from commit(melee, figure, to_defend=True)
    if not figure.has_defended:
        figure.has_defended = True
        figure.actions_used += 1
        figure.rest = 0


def ways(melee: Melee, attack: Attack) -> dict[str, int]:
    """Return the allowed ways of defense with their numbers.

    Source: HURSAGMU Defend; R15, R24, R25; spec 7.6.
    """
    figure = attack.on
    found = {}
    numbers, shift = figure.numbers, figure.shift
    if numbers.dodge is not None and attack.has_room and not attack.is_hail:
        found[DODGE] = numbers.dodge + shift
    block = _block(melee, attack, figure)
    if block is not None:
        found[BLOCK] = block + shift
    elif numbers.ride is not None and not attack.is_hail:
        found[RIDE] = numbers.ride + shift
    if attack.wrestler is not None and may_resist(attack.wrestler):
        found[WRESTLE] = _grappling(attack)
    if figure.is_mounted and not attack.is_hail:
        found[OFF] = numbers.defense + shift
    return found


def all_ways(attack: Attack) -> dict[str, int]:
    """Return all ways of defense of the target with their numbers, even if useless here.

    Source: HURSAGMU Defend; spec 7.6, 9.
    """
    figure, numbers = attack.on, attack.on.numbers
    own = numbers.block if numbers.has_shield or numbers.has_weapon else numbers.bare_block
    bonuses = {DODGE: numbers.dodge, BLOCK: own}
    if figure.is_mounted:
        bonuses |= {RIDE: numbers.ride, OFF: numbers.defense}
    known = {way: bonus + figure.shift for way, bonus in bonuses.items() if bonus is not None}
    return known | {WRESTLE: _grappling(attack)}


def _grappling(attack: Attack) -> int:
    best = attack.roller(WRESTLE)
    return best.numbers.grapple + best.shift + attack.wrestle


def _block(melee: Melee, attack: Attack, figure: Figure) -> int | None:
    """Return the number of a block without the round's shift, or None."""
    numbers, form = figure.numbers, attack.form
    if numbers.block is None or form.is_huge or (attack.is_hail and not numbers.has_shield):
        return None
    if attack.is_hail:
        return numbers.block
    if form.kind == BARE:
        return numbers.block + _melee_block(melee, attack, figure)
    own = numbers.block if numbers.has_shield or numbers.has_weapon else numbers.bare_block
    if form.kind == MELEE:
        return None if own is None else own + _melee_block(melee, attack, figure)
    if numbers.has_shield or melee.option("missile_block_without_shield"):
        return own
    return None


def _melee_block(melee: Melee, attack: Attack, figure: Figure) -> int:
    """Return the block of a melee attack, unarmed or grab, after Strength and reach."""
    change = 0
    reach = 0 if attack.form.kind == BARE else attack.form.reach
    gap = attack.by.numbers.strength - figure.numbers.strength - figure.numbers.gap_free
    if gap > 0 and melee.option("strength_gap"):
        change -= gap
    if figure.numbers.weapon_reach >= reach + 1 and melee.option("reach_modifiers"):
        change += 1
    return change


def best_way(found: dict[str, int]) -> str:
    """Return the way with the highest number, ties in list order; diving off the saddle comes last."""
    if len(found) > 1:
        return max((each for each in WAYS if each in found and each != OFF), key=found.__getitem__)
    return next(iter(found), NONE)


def defend(melee: Melee, attack: Attack, total: int) -> Subprocedure[tuple[int | None, str]]:
    """Run the defense; return its highest total with range level, or None, and the target's way.

    Args:
        melee: The fight.
        attack: The attack.
        total: The attacker's total, used for the odds.
    """
    own: int | None = None
    figure = attack.on
    chosen = NONE
    if may_defend(melee, figure):
        found = ways(melee, attack)
        chosen = best_way(found)
        if melee.table.is_interactive:
            is_refused = len(all_ways(attack)) == len(found)
            chosen = yield from _choose_way(melee, attack, found, total, is_refused=is_refused)
            if chosen == FORBIDDEN:
                label = phrase(
                    "May {name} use a defense that does not help against {form}?",
                    name=figure.name,
                    form=attack.form.name,
                )
                is_refused = not (yield from ask_permission(melee, label, "Defend; R25"))
                found = found if is_refused else {**all_ways(attack), **found}
                chosen = yield from _choose_way(melee, attack, found, total, is_refused=True)
        if chosen != NONE:
            roller = attack.roller(chosen)
            before = roller.shift, roller.numbers.penalty
            yield from use_defense(melee, roller)
            if before != (roller.shift, roller.numbers.penalty):
                found = {**all_ways(attack), **ways(melee, attack)}
            own = yield from _roll(melee, attack, roller, (WAYS[chosen], found[chosen]), total)
            if chosen == OFF:
                dives = Message("hursagmu_dives_off", "{who} dives out of the saddle.", {"who": figure.name})
                yield from melee.apply_effect(partial(dismount, melee, figure, dives))
    if melee.table.is_interactive and total >= attack.level and (own is None or total > own):
        for friend in (yield from _helpers(melee, attack, total)):
            help_ = yield from _assist(melee, attack, friend, total)
            own = help_ if own is None else max(own, help_)
    return own, chosen


def _choose_way(
    melee: Melee, attack: Attack, found: dict[str, int], total: int, *, is_refused: bool
) -> Subprocedure[str]:
    figure = attack.on
    default = best_way(found)
    if not found and is_refused:
        return NONE
    about = phrase("The attack is {total}.", total=total)
    if not figure.is_committed:
        about = phrase("The attack is {total}. The usual plan, an attack and Defend, is counted in.", total=total)
    (key,) = yield from melee.table.choose(
        "defense",
        lambda: (default,),
        lambda key: Choose(
            key=key,
            label=phrase(
                "How does {name} meet {form} of {foe}?",
                name=figure.name,
                form=attack.form.name,
                foe=attack.by.name,
            ),
            help=about,
            cite="Defend; R8",
            options=(
                *(
                    Option(way, label, _odds(found[way] + attack.roller(way).expected_shift + attack.level, total))
                    for way, label in WAYS.items()
                    if way in found
                ),
                *(() if is_refused else (forbidden_option("Another defense"),)),
                Option(NONE, "Not at all"),
            ),
            decider=figure.decider,
        ),
    )
    return key


def _odds(bonus: int, total: int) -> str:
    return f"2d6 {bonus:+}, {round(reaches(total - bonus) * 100)} %"


def _roll(melee: Melee, attack: Attack, figure: Figure, way: tuple[str, int], total: int) -> Subprocedure[int]:
    name, bonus = way[0], way[1] + attack.level
    dice = yield from roll_2d6(
        melee,
        "defend" if figure in (attack.on, attack.wrestler) else "assist",
        figure,
        lambda: phrase("{way} of {name}", way=name, name=figure.name),
        "Defend",
        lambda: (phrase("{number} or more", number=total - bonus), partial(reaches, total - bonus)),
    )
    if melee.table.is_interactive:
        yield from melee.table.log(lambda: _event(attack, figure, (name, way[1], dice, dice + bonus)))
    return dice + bonus


def _helpers(melee: Melee, attack: Attack, total: int) -> Subprocedure[tuple[Figure, ...]]:
    """Ask friends to block for the target, in order of Initiative, if the attack would hit."""
    target = attack.on
    near = [
        each
        for each in melee.figures
        if each.side == target.side
        and each is not target
        and each.can_act
        and each.grapple is None
        and not each.is_animal
        and _block(melee, attack, each) is not None
        and melee.distance(each, target) <= FREE_YARDS
    ]
    if not near:
        return ()
    near = nlargest(_MOST_HELPERS, near, key=lambda each: -1000 if each.initiative is None else each.initiative)
    by_control: dict[Control, list[Figure]] = {}
    for each in near:
        by_control.setdefault(melee.table.participants[each.who].control, []).append(each)
    keys: list[str] = []
    for friends in by_control.values():
        keys += yield from _choose_blockers(melee, attack, friends, total)
    return tuple(each for each in near if str(each.place) in keys)


def _choose_blockers(
    melee: Melee, attack: Attack, friends: Sequence[Figure], total: int
) -> Subprocedure[tuple[str, ...]]:
    """Ask which friends with the same decider block; return their positions."""
    return (
        yield from melee.table.choose(
            "helpers",
            lambda: (),
            lambda key: Choose(
                key=key,
                label=phrase("Who blocks for {name}?", name=attack.on.name),
                help=phrase(
                    "The attack is {total}. A friend within three yards may block: an action more, which lowers that "
                    "roll and all later ones.",
                    total=total,
                ),
                cite="Defend; R7",
                options=tuple(
                    Option(str(each.place), each.name, f"2d6 {_assist_number(melee, attack, each):+}")
                    for each in friends
                ),
                least=0,
                most=len(friends),
                decider=friends[0].decider,
            ),
        )
    )


def _assist_number(melee: Melee, attack: Attack, friend: Figure) -> int:
    more = friend.numbers.action_step if friend.plan.actions or not friend.is_committed else 0
    return (_block(melee, attack, friend) or 0) + friend.shift + friend.expected_shift - more + attack.level


def _assist(melee: Melee, attack: Attack, friend: Figure, total: int) -> Subprocedure[int]:
    """Roll a friend's block: one more action from this roll on.

    Source: HURSAGMU Defend; R7; spec 7.6.
    """
    yield from commit(melee, friend)
    friend.plan.assisted += 1
    friend.actions_used += 1
    friend.rest = 0
    yield from write_plan(melee, friend)
    number = (_block(melee, attack, friend) or 0) + friend.shift
    return (yield from _roll(melee, attack, friend, (Word("Assisted block"), number), total))


def _event(attack: Attack, figure: Figure, rolled: tuple[str, int, int, int]) -> Event:
    name, number, dice, total = rolled
    parts = [Term("2d6", dice), Term(name, number)]
    parts += [Term("range level", attack.level)] if attack.level else []
    return Event(
        EventKind.CHECK,
        Message("hursagmu_defends", "{who} defends: {way}.", {"who": figure.name, "way": name}),
        figure.who,
        attack.by.who,
        (*parts, Term("defense", total)),
        "Defend; R3",
    )
