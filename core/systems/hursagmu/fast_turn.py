"""Fast path for unattended fights: Initiative, and turns of one strike and one defense.

The numbers of two figures against each other are cached until a wound, a weapon or movement changes them. Dice and
their order are those of `strikes.strike`, which handles all other cases.

Source: HURSAGMU Combat Maneuvers, Damage; spec 7.4, 7.6, 7.7, 7.14.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import partial

from core.dice import roll
from core.procedures.requests import Conversation
from core.systems.hursagmu.actions import STRIKE, preferred_attack
from core.systems.hursagmu.damage import TWO_DICE, Hit, apply_damage
from core.systems.hursagmu.defense import NONE, OFF, best_way, ways
from core.systems.hursagmu.fight_state import ARMS_LENGTH, FightState
from core.systems.hursagmu.figures import ACTIVE, THROWN, Figure, FigureNumbers, Form, RoundPlan
from core.systems.hursagmu.round_plan import commit
from core.systems.hursagmu.strikes import StrikeChoice, default_form, suggested_attack

_LEVEL = 5
USUAL_PLAN = RoundPlan(1, defend=True)
"""The default plan; shared, so never changed."""


@dataclass(frozen=True, slots=True)
class Matchup:
    """Cached numbers of one figure's strike against another.

    Attributes:
        mine, theirs: The numbers that it was computed from.
        moves: The fight's move count at that time.
        form: The form of the strike; None if the fast path does not apply.
        hit: Modifier of the attack without the round's shift.
        level: Range level.
        guard: Modifier of the defense without the round's shift; None without a defense.
    """

    mine: FigureNumbers
    theirs: FigureNumbers
    moves: int
    form: Form | None
    hit: int = 0
    level: int = 0
    guard: int | None = None

    def is_current(self, fight: FightState, figure: Figure, foe: Figure) -> bool:
        """Return whether nothing has changed since."""
        return self.theirs is foe.numbers and self.mine is figure.numbers and self.moves == fight.move_count


def fast_turn(fight: FightState, figure: Figure) -> bool:
    """Play a default turn on the fast path; return False, with nothing changed, if it does not apply.

    Source: spec 7.4, 7.14.
    """
    source = fight.table.source
    if source is None or not figure.defers_writes or figure.grapple is not None:
        return False
    foe = fight.weakest_foe(figure)
    if foe is None or foe.grapple is not None:
        return False
    if figure.is_committed and (figure.attacks_left != 1 or figure.augments_left):
        return False
    matchup = figure.matchup
    if not isinstance(matchup, Matchup) or not matchup.is_current(fight, figure, foe):
        matchup = figure.matchup = _match(fight, figure, foe)
    form = matchup.form
    if form is None:
        return False
    if not figure.is_committed:
        _commit(fight, figure)
    figure.attacks_left = 0
    figure.actions_used += 1
    figure.rest = 0
    total = roll(TWO_DICE, source).total + matchup.hit + figure.shift
    is_hit = total >= matchup.level
    if matchup.guard is not None and (not foe.is_committed or foe.plan.defend):
        guard = _roll_defense(fight, foe, source) + matchup.guard
        is_hit = is_hit and total > guard
    if is_hit:
        done = roll(TWO_DICE, source).total + form.damage
        past = done - roll(TWO_DICE, source).total - foe.numbers.endurance
        if past > 0:
            _apply_hit(fight, figure, foe, (form, done, past))
    return True


def fast_initiative(fight: FightState, source: random.Random) -> None:
    """Start a round and roll Initiative for all able to act.

    Source: HURSAGMU R9, R32; spec 7.2.
    """
    for figure in fight.figures:
        figure.start_round()
        if figure.status == ACTIVE and not figure.gone and figure.rider is None:
            figure.initiative = roll(TWO_DICE, source).total + figure.numbers.initiative


def _commit(fight: FightState, figure: Figure) -> None:
    """Commit to the default plan: an attack and Defend."""
    if fight.distances or fight.side_distance > ARMS_LENGTH:
        _run_without_requests(commit(fight, figure, to_defend=True))
        return
    figure.is_committed = True
    figure.plan = USUAL_PLAN
    figure.attacks_left = 1
    numbers = figure.numbers
    figure.shift = numbers.penalty - numbers.action_step


def _roll_defense(fight: FightState, foe: Figure, source: random.Random) -> int:
    if not foe.is_committed:
        _commit(fight, foe)
    if not foe.has_defended:
        foe.has_defended = True
        foe.actions_used += 1
        foe.rest = 0
    return roll(TWO_DICE, source).total + foe.shift


def _match(fight: FightState, figure: Figure, foe: Figure) -> Matchup:
    mine, theirs, moves = figure.numbers, foe.numbers, fight.move_count
    if not foe.defers_writes or figure.is_mounted or foe.is_mounted:
        return Matchup(mine, theirs, moves, None)
    form = default_form(fight, figure, foe)
    is_near = form is not None and (form.near > 0 or fight.distance(figure, foe) <= form.reach)
    if form is None or not is_near or form.kind == THROWN or preferred_attack(fight, figure, foe, form) != STRIKE:
        return Matchup(mine, theirs, moves, None)
    attack = suggested_attack(fight, figure, StrikeChoice(foe, form))
    bonuses = ways(fight, attack)
    way = best_way(bonuses)
    if way == OFF:
        return Matchup(mine, theirs, moves, None)
    guard = None if way == NONE else bonuses[way] - foe.shift + attack.level
    return Matchup(mine, theirs, moves, form, form.hit + attack.modifier, attack.level, guard)


def _apply_hit(fight: FightState, figure: Figure, foe: Figure, outcome: tuple[Form, int, int]) -> None:
    """Apply a hit; in a short form if it changes Stamina only."""
    form, done, past = outcome
    if fight.pending_effects is None and past < foe.stamina and past < _LEVEL * (foe.health + 1):
        foe.lost += past
        foe.rest = 0
        foe.unwritten_hits.append(past)
        foe.stamina -= past
        foe.missing += past
        return
    hit = Hit(figure, foe, form.name, form.damage)
    if fight.pending_effects is None:
        _run_without_requests(apply_damage(fight, hit, done, past))
    else:
        fight.pending_effects.append(partial(apply_damage, fight, hit, done, past))


def _run_without_requests(conversation: Conversation) -> None:
    """Run a conversation that makes no requests."""
    for request in conversation:
        raise ValueError(f"{request.key} asked in an unattended fight")
