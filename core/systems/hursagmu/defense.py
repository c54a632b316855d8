"""Asks how an attack is defended and which friends block for the target; rolls both.

Source: HURSAGMU Combat Maneuvers, Defend; R3, R7, R8, R15, R24, R25; spec 7.6.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from heapq import nlargest

from core.messages import Message, Word, phrase
from core.play.arena import Control
from core.procedures.ask_helpers import Subprocedure
from core.procedures.events import Event, EventKind, Term
from core.procedures.requests import Choose, Option
from core.systems.hursagmu.damage import dismount, roll_2d6
from core.systems.hursagmu.fight_state import FightState
from core.systems.hursagmu.figures import BARE, MELEE, Figure, Form
from core.systems.hursagmu.grapple_teams import is_held, may_resist
from core.systems.hursagmu.odds import reaches
from core.systems.hursagmu.permissions import FORBIDDEN, ask_permission, forbidden_option
from core.systems.hursagmu.round_plan import FREE_YARDS, commit, write_plan

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
        leader: The figure that rolls for the attackers of a grab: the best of their team; None for the attacker.
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
    leader: Figure | None = None

    @property
    def is_grab(self) -> bool:
        """Whether Grappling defends against it."""
        return self.wrestler is not None

    def roller(self, way: str) -> Figure:
        """Return the figure that rolls a way of defense."""
        return self.wrestler if way == WRESTLE and self.wrestler is not None else self.on


def may_defend(fight: FightState, figure: Figure) -> bool:
    """Return whether a figure may defend: not yet committed, or Defend in its plan (R8)."""
    if figure.status or figure.gone or (figure.is_committed and not figure.plan.defend):
        return False
    return figure.held_by is None or not is_held(fight, figure)


def use_defense(fight: FightState, figure: Figure) -> Subprocedure[None]:
    """Use the Defend action; once a round, for any number of attacks."""
    if not figure.is_committed:
        yield from commit(fight, figure, to_defend=True)
    if not figure.has_defended:
        figure.has_defended = True
        figure.actions_used += 1
        figure.rest = 0


def ways(fight: FightState, attack: Attack) -> dict[str, int]:
    """Return the allowed ways of defense with their numbers.

    Source: HURSAGMU Defend; R15, R24, R25; spec 7.6.
    """
    figure = attack.on
    bonuses = {}
    numbers, shift = figure.numbers, figure.shift
    if numbers.dodge is not None and attack.has_room and not attack.is_hail:
        bonuses[DODGE] = numbers.dodge + shift
    block = _block(fight, attack, figure)
    if block is not None:
        bonuses[BLOCK] = block + shift
    elif numbers.ride is not None and not attack.is_hail:
        bonuses[RIDE] = numbers.ride + shift
    if attack.wrestler is not None and may_resist(attack.wrestler):
        bonuses[WRESTLE] = _grappling(attack)
    if figure.is_mounted and not attack.is_hail:
        bonuses[OFF] = numbers.defense + shift
    return bonuses


def all_ways(attack: Attack) -> dict[str, int]:
    """Return all ways of defense of the target with their numbers, even if useless here.

    Source: HURSAGMU Defend; spec 7.6, 9.
    """
    figure, numbers = attack.on, attack.on.numbers
    own = numbers.block if numbers.has_shield or numbers.has_weapon else numbers.bare_block
    bonuses = {DODGE: numbers.dodge, BLOCK: own}
    if figure.is_mounted:
        bonuses |= {RIDE: numbers.ride, OFF: numbers.defense}
    total_bonuses = {way: bonus + figure.shift for way, bonus in bonuses.items() if bonus is not None}
    return total_bonuses | {WRESTLE: _grappling(attack)}


def _grappling(attack: Attack) -> int:
    best = attack.roller(WRESTLE)
    return best.numbers.grapple + best.shift + attack.wrestle


def _block(fight: FightState, attack: Attack, figure: Figure) -> int | None:
    """Return the number of a block without the round's shift, or None."""
    numbers, form = figure.numbers, attack.form
    if numbers.block is None or form.is_huge or (attack.is_hail and not numbers.has_shield):
        return None
    if attack.is_hail:
        return numbers.block
    if form.kind == BARE:
        return numbers.block + _melee_block(fight, attack, figure)
    own = numbers.block if numbers.has_shield or numbers.has_weapon else numbers.bare_block
    if form.kind == MELEE:
        return None if own is None else own + _melee_block(fight, attack, figure)
    if numbers.has_shield or fight.option("missile_block_without_shield"):
        return own
    return None


def _melee_block(fight: FightState, attack: Attack, figure: Figure) -> int:
    """Return the block of a melee attack, unarmed or grab, after Strength and reach."""
    change = 0
    gap = attack.by.numbers.strength - figure.numbers.strength - figure.numbers.gap_free
    if gap > 0 and fight.option("strength_gap"):
        change -= gap
    if figure.numbers.weapon_reach >= attack.form.advantage_reach + 1 and fight.option("reach_modifiers"):
        change += 1
    return change


def best_way(bonuses: dict[str, int]) -> str:
    """Return the way with the highest number, ties in list order; diving off the saddle comes last."""
    if len(bonuses) > 1:
        return max((each for each in WAYS if each in bonuses and each != OFF), key=bonuses.__getitem__)
    return next(iter(bonuses), NONE)


def defend(fight: FightState, attack: Attack, total: int) -> Subprocedure[tuple[int | None, str]]:
    """Run the defense; return its highest total with range level, or None, and the target's way.

    Args:
        fight: The fight.
        attack: The attack.
        total: The attacker's total, used for the odds.
    """
    own: int | None = None
    figure = attack.on
    chosen = NONE
    if may_defend(fight, figure):
        bonuses = ways(fight, attack)
        chosen = best_way(bonuses)
        if fight.table.is_interactive:
            is_refused = len(all_ways(attack)) == len(bonuses)
            chosen = yield from _choose_way(fight, attack, bonuses, total, is_refused=is_refused)
            if chosen == FORBIDDEN:
                label = phrase(
                    "May {name} use a defense that does not help against {form}?",
                    name=figure.name,
                    form=attack.form.name,
                )
                is_refused = not (yield from ask_permission(fight, label, "Defend; R25"))
                bonuses = bonuses if is_refused else {**all_ways(attack), **bonuses}
                chosen = yield from _choose_way(fight, attack, bonuses, total, is_refused=True)
        if chosen != NONE:
            roller = attack.roller(chosen)
            before = roller.shift, roller.numbers.penalty
            yield from use_defense(fight, roller)
            if before != (roller.shift, roller.numbers.penalty):
                bonuses = {**all_ways(attack), **ways(fight, attack)}
            own = yield from _roll(fight, attack, roller, (WAYS[chosen], bonuses[chosen]), total)
            if chosen == OFF:
                dives = Message("hursagmu_dives_off", "{who} dives out of the saddle.", {"who": figure.name})
                yield from fight.apply_effect(partial(dismount, fight, figure, dives))
    if fight.table.is_interactive and total >= attack.level and (own is None or total > own):
        for friend in (yield from _helpers(fight, attack, total)):
            help_ = yield from _assist(fight, attack, friend, total)
            own = help_ if own is None else max(own, help_)
    return own, chosen


def _choose_way(
    fight: FightState, attack: Attack, bonuses: dict[str, int], total: int, *, is_refused: bool
) -> Subprocedure[str]:
    figure = attack.on
    default = best_way(bonuses)
    if not bonuses and is_refused:
        return NONE
    about = phrase("The attack is {total}.", total=total)
    if not figure.is_committed:
        about = phrase("The attack is {total}. The usual plan, an attack and Defend, is counted in.", total=total)
    key = yield from fight.table.choose_one(
        "defense",
        lambda: default,
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
                    Option(way, label, _odds(bonuses[way] + attack.roller(way).expected_shift + attack.level, total))
                    for way, label in WAYS.items()
                    if way in bonuses
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


def _roll(fight: FightState, attack: Attack, figure: Figure, way: tuple[str, int], total: int) -> Subprocedure[int]:
    name, bonus = way[0], way[1] + attack.level
    dice = yield from roll_2d6(
        fight,
        "defend" if figure in (attack.on, attack.wrestler) else "assist",
        figure,
        lambda: phrase("{way} of {name}", way=name, name=figure.name),
        "Defend",
        lambda: (phrase("{number} or more", number=total - bonus), partial(reaches, total - bonus)),
    )
    if fight.table.is_interactive:
        yield from fight.table.log(lambda: _event(attack, figure, (name, way[1], dice, dice + bonus)))
    return dice + bonus


def _helpers(fight: FightState, attack: Attack, total: int) -> Subprocedure[tuple[Figure, ...]]:
    """Ask friends to block for the target, in order of Initiative, if the attack would hit."""
    target = attack.on
    near = [
        friend
        for friend in fight.figures
        if friend.side == target.side
        and friend is not target
        and friend.can_act
        and friend.grapple is None
        and not friend.is_animal
        and _block(fight, attack, friend) is not None
        and fight.distance(friend, target) <= FREE_YARDS
    ]
    if not near:
        return ()
    near = nlargest(_MOST_HELPERS, near, key=lambda friend: -1000 if friend.initiative is None else friend.initiative)
    by_control: dict[Control, list[Figure]] = {}
    for friend in near:
        by_control.setdefault(fight.table.participants[friend.participant].control, []).append(friend)
    keys: list[str] = []
    for friends in by_control.values():
        keys += yield from _choose_blockers(fight, attack, friends, total)
    return tuple(friend for friend in near if str(friend.index) in keys)


def _choose_blockers(
    fight: FightState, attack: Attack, friends: Sequence[Figure], total: int
) -> Subprocedure[tuple[str, ...]]:
    """Ask which friends with the same decider block; return their positions."""
    return (
        yield from fight.table.choose(
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
                    Option(str(each.index), each.name, f"2d6 {_assist_number(fight, attack, each):+}")
                    for each in friends
                ),
                least=0,
                most=len(friends),
                decider=friends[0].decider,
            ),
        )
    )


def _assist_number(fight: FightState, attack: Attack, friend: Figure) -> int:
    more = friend.numbers.action_step if friend.plan.actions or not friend.is_committed else 0
    return (_block(fight, attack, friend) or 0) + friend.shift + friend.expected_shift - more + attack.level


def _assist(fight: FightState, attack: Attack, friend: Figure, total: int) -> Subprocedure[int]:
    """Roll a friend's block: one more action from this roll on.

    Source: HURSAGMU Defend; R7; spec 7.6.
    """
    yield from commit(fight, friend)
    friend.plan.assisted += 1
    friend.actions_used += 1
    friend.rest = 0
    yield from write_plan(fight, friend)
    number = (_block(fight, attack, friend) or 0) + friend.shift
    return (yield from _roll(fight, attack, friend, (Word("Assisted block"), number), total))


def _event(attack: Attack, figure: Figure, rolled: tuple[str, int, int, int]) -> Event:
    name, number, dice, total = rolled
    parts = [Term("2d6", dice), Term(name, number)]
    parts += [Term("range level", attack.level)] if attack.level else []
    return Event(
        EventKind.CHECK,
        Message("hursagmu_defends", "{who} defends: {way}.", {"who": figure.name, "way": name}),
        figure.participant,
        attack.by.participant,
        (*parts, Term("defense", total)),
        "Defend; R3",
    )
