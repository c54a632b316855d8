"""Asks in a fight for the targets of a use, their distances, and how range is paid.

Source: RPG.Rules, SKILLS, RANGED SKILLS; R5, R23, R25, R40; spec 7.2 (D2).
"""

from __future__ import annotations

from decimal import Decimal

from core.character.json_values import Json
from core.messages import Word, join_texts, phrase
from core.procedures.ask_helpers import Subprocedure
from core.procedures.readers import text
from core.procedures.requests import Choose, Conversation, Enter, Option
from core.systems.kinsler.declared_uses import Use
from core.systems.kinsler.fight_state import Fighter, FightState
from core.systems.kinsler.target_odds import target_odds

MOST_METRES = 100_000


def choose_targets(fight: FightState, use: Use, count: int) -> Conversation:
    """Ask for the targets of an active use; their number is paid."""
    table, fighter = fight.table, fight.fighters[use.participant]
    foe = fight.foe(fighter)
    is_kind = use.power_mode == "help" or (use.skill is not None and use.skill.verb == "for")
    first = fighter.participant if is_kind else foe
    others = [each.participant for each in fight.able() if each.side != fighter.side and each.participant != foe]
    wants = use.skill is None or (use.skill.kind in ("wound", "fatigue", "power") and not use.skill.is_stat)
    default = [] if first is None or not wants else [first, *([] if is_kind else others)][: max(1, count)]
    keys = yield from table.choose(
        "targets",
        lambda: [str(each) for each in default],
        lambda key: Choose(
            key=key,
            label=phrase("Targets of {what}", what=use.name),
            help=phrase(
                "An attempt is rolled for each; at most {most}, for more the Game Master is asked.",
                most=max(1, count),
            ),
            cite="SKILLS; R5, R40",
            options=tuple(
                _target_option(fight, use, each) for each in fight.fighters if not each.is_dead and not each.has_left
            ),
            least=0,
            most=len(fight.fighters),
            decider=use.participant,
        ),
    )
    use.targets = tuple(int(each) for each in keys)
    use.row["count"] = max(1, len(use.targets))


def _target_option(fight: FightState, use: Use, target: Fighter) -> Option:
    """Return the option of a target, with the odds against it."""
    chance, needs = target_odds(fight, use, target.participant)
    state = target.state_label or target.side
    return Option(
        str(target.participant),
        fight.table.name(target.participant),
        join_texts([each for each in (needs, state) if each], " · "),
        participant=target.participant,
        chance=chance,
    )


def set_range(fight: FightState, use: Use) -> Conversation:
    """Ask the Game Master for the distances, and the actor how range is paid.

    Source: RANGED SKILLS; R23, R25; spec 7.2, D2.
    """
    skill, table = use.skill, fight.table
    is_ranged = (skill is not None and skill.is_ranged) or bool(use.row.get("legs"))
    is_far = use.mode == "passive" and use.targets != (use.participant,)
    if not (is_ranged or is_far or use.bundle is not None):
        return
    legs = yield from _measure_legs(fight, use)
    if not legs:
        return
    use.row["legs"] = legs
    if use.mode == "passive":
        return
    use.row["range_as"] = yield from table.choose_one(
        "range_as",
        lambda: text(use.row, "range_as", "penalty"),
        lambda key: Choose(
            key=key,
            label=phrase("How is the range of {what} paid?", what=use.name),
            cite="RANGED SKILLS; R25",
            options=(
                Option("penalty", "As a penalty", "1 off the modifier for each range point."),
                Option("fatigue", "As fatigue", "1 point for each three range points."),
            ),
            decider=use.participant,
        ),
    )


def _measure_legs(fight: FightState, use: Use) -> Subprocedure[list[Json]]:
    """Ask for the distance to each target; none if the first is hand-to-hand or unknown."""
    table = fight.table
    saved = use.row.pop("legs", None)
    known = [_metres(each) for each in saved] if isinstance(saved, list | tuple) else []
    legs: list[Json] = []
    for index in range(max(1, len(use.targets))):
        target = table.name(use.targets[index]) if use.targets else Word("the target")
        default = known[index] if index < len(known) else 0
        metres = yield from table.measure(
            "range",
            default,
            lambda key, target=target, default=default, index=index: Enter(  # type: ignore[misc]
                key=key,
                label=phrase(
                    "Metres from {who} to {target}: {what}",
                    who=table.name(use.participant),
                    target=target,
                    what=use.name,
                ),
                help="0 is hand-to-hand, or unknown."
                if index == 0
                else "From the target before or from the actor, whichever is less; 0 within 5 m of the one before.",
                cite="RANGED SKILLS; R25",
                least=0,
                most=MOST_METRES,
                unit="m",
            ),
        )
        if not metres and index == 0:
            break
        if metres:
            legs.append({"m": metres, "extra": int(index > 0)})
    return legs


def _metres(leg: Json) -> int | Decimal:
    value = leg.get("m", 0) if isinstance(leg, dict) else 0
    return min(MOST_METRES, value) if isinstance(value, int | Decimal) and not isinstance(value, bool) else 0
