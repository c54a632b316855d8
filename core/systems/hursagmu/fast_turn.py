"""Fast path for default turns in unattended fights: one strike, one defense, no requests.

The numbers of two figures against each other are cached until a wound, a weapon or movement changes them. Dice and
their order are those of `strikes.strike`, which handles all other cases.

Source: HURSAGMU Combat Maneuvers, Damage; spec 7.4, 7.6, 7.7, 7.14.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import partial

from core.dice import roll
from core.procedures import Conversation
from core.systems.hursagmu.actions import STRIKE, preferred_attack
from core.systems.hursagmu.damage import TWO_DICE, Hit, apply_damage
from core.systems.hursagmu.defense import NONE, OFF, best_way, ways
from core.systems.hursagmu.figures import ACTIVE, THROWN, Figure, FigureNumbers, Form, RoundPlan
from core.systems.hursagmu.melee import ARMS_LENGTH, Melee
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

    def is_current(self, melee: Melee, figure: Figure, foe: Figure) -> bool:
        """Return whether nothing has changed since."""
        return self.theirs is foe.numbers and self.mine is figure.numbers and self.moves == melee.move_count


def fast_turn(melee: Melee, figure: Figure) -> bool:
    """Play a default turn on the fast path; return False, with nothing changed, if it does not apply.

    Source: spec 7.4, 7.14.
    """
    source = melee.table.source
    if source is None or not figure.keeps_plain or figure.grapple is not None:
        return False
    foe = melee.weakest(figure)
    if foe is None or foe.grapple is not None:
        return False
    if figure.is_committed and (figure.attacks_left != 1 or figure.augments_left):
        return False
    known = figure.matchup
    if not isinstance(known, Matchup) or not known.is_current(melee, figure, foe):
        known = figure.matchup = _match(melee, figure, foe)
    form = known.form
    if form is None:
        return False
    if not figure.is_committed:
        _commit(melee, figure)
    figure.attacks_left = 0
    figure.actions_used += 1
    figure.rest = 0
    total = roll(TWO_DICE, source).total + known.hit + figure.shift
    is_hit = total >= known.level
    if known.guard is not None and (not foe.is_committed or foe.plan.defend):
        guard = _roll_defense(melee, foe, source) + known.guard
        is_hit = is_hit and total > guard
    if is_hit:
        done = roll(TWO_DICE, source).total + form.damage
        past = done - roll(TWO_DICE, source).total - foe.numbers.endurance
        if past > 0:
            _apply_hit(melee, figure, foe, (form, done, past))
    return True


def fast_initiative(melee: Melee, source: random.Random) -> None:
    """Start a round and roll Initiative for all able to act.

    Source: HURSAGMU R9, R32; spec 7.2.
    """
    for figure in melee.figures:
        figure.start_round()
        if figure.status == ACTIVE and not figure.gone and figure.rider is None:
            figure.initiative = roll(TWO_DICE, source).total + figure.numbers.initiative


def _commit(melee: Melee, figure: Figure) -> None:
    """Commit to the default plan: an attack and Defend."""
    if melee.distances or melee.apart > ARMS_LENGTH:
        _run_without_requests(commit(melee, figure, to_defend=True))
        return
    figure.is_committed = True
    figure.plan = USUAL_PLAN
    figure.attacks_left = 1
    numbers = figure.numbers
    figure.shift = numbers.penalty - numbers.action_step


def _roll_defense(melee: Melee, foe: Figure, source: random.Random) -> int:
    if not foe.is_committed:
        _commit(melee, foe)
    if not foe.has_defended:
        foe.has_defended = True
        foe.actions_used += 1
        foe.rest = 0
    return roll(TWO_DICE, source).total + foe.shift


def _match(melee: Melee, figure: Figure, foe: Figure) -> Matchup:
    mine, theirs, moves = figure.numbers, foe.numbers, melee.move_count
    if not foe.keeps_plain or figure.is_mounted or foe.is_mounted:
        return Matchup(mine, theirs, moves, None)
    form = default_form(melee, figure, foe)
    is_near = form is not None and (form.near > 0 or melee.distance(figure, foe) <= form.reach)
    if form is None or not is_near or form.kind == THROWN or preferred_attack(melee, figure, foe, form) != STRIKE:
        return Matchup(mine, theirs, moves, None)
    attack = suggested_attack(melee, figure, StrikeChoice(foe, form))
    found = ways(melee, attack)
    way = best_way(found)
    if way == OFF:
        return Matchup(mine, theirs, moves, None)
    guard = None if way == NONE else found[way] - foe.shift + attack.level
    return Matchup(mine, theirs, moves, form, form.hit + attack.modifier, attack.level, guard)


def _apply_hit(melee: Melee, figure: Figure, foe: Figure, hit: tuple[Form, int, int]) -> None:
    """Apply a hit; in a short form if it changes Stamina only."""
    form, done, past = hit
    if melee.pending_effects is None and past < foe.stamina and past < _LEVEL * (foe.health + 1):
        foe.lost += past
        foe.rest = 0
        foe.unwritten_hits.append(past)
        foe.stamina -= past
        foe.missing += past
        return
    harm = Hit(figure, foe, form.name, form.damage)
    if melee.pending_effects is None:
        _run_without_requests(apply_damage(melee, harm, done, past))
    else:
        melee.pending_effects.append(partial(apply_damage, melee, harm, done, past))


def _run_without_requests(conversation: Conversation) -> None:
    """Run a conversation that makes no requests."""
    for request in conversation:
        raise ValueError(f"{request.key} asked in an unattended fight")
