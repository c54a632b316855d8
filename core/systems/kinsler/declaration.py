"""Asks all fighters in secret for the actions of a round, checks them, then reveals them.

Source: RPG.Rules, SKILLS, ACTIONS AND TIME; spec 7.2 (D1, D2, D3, D10), 7.3.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.messages import Message, join_texts, phrase
from core.procedures.ask_helpers import Subprocedure, yes_no_options
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import text
from core.procedures.requests import Choose, Conversation
from core.systems.kinsler.automatic_declaration import (
    automatic_declaration,
    count_use_edits,
    is_worth_maintaining,
    make_maintenance,
    make_resistance,
    violations,
)
from core.systems.kinsler.custom_declaration import compose, from_stance
from core.systems.kinsler.declaration_options import (
    AUTO,
    HOLD,
    LEAVE,
    RESIST,
    STANCE,
    describe_uses,
    possible_declarations,
)
from core.systems.kinsler.declared_uses import Power, Use
from core.systems.kinsler.fight_retries import may_declare
from core.systems.kinsler.fight_state import Fighter, FightState, conditions
from core.systems.kinsler.ongoing_powers import end_powers_of
from core.systems.kinsler.use_numbers import use_numbers

_CITE = "SKILLS, ACTIONS AND TIME"
MOST_TRIES = 50
"""Refused declarations after which a fighter holds back."""


def declare_all(fight: FightState) -> Conversation:
    """Ask all fighters for declarations, then reveal them.

    Source: spec 7.3, step 2.
    """
    maintained: dict[int, list[list[Power]]] = {}
    for fighter in fight.able():
        yield from _declare(fight, fighter, maintained)
    for fighter in fight.able():
        for powers in maintained.get(fighter.participant, ()):
            for power in powers:
                power.until_round = fight.table.round + 1
    yield from _reveal(fight)


def _declare(fight: FightState, fighter: Fighter, maintained_by_fighter: dict[int, list[list[Power]]]) -> Conversation:
    """Ask a fighter for a declaration, again while it breaks rules and the Game Master does not allow it."""
    maintained = yield from _maintain(fight, fighter)
    maintained_by_fighter[fighter.participant] = maintained
    base = [make_maintenance(powers[0]) for powers in maintained]
    fighter.uses = base
    for _ in range(MOST_TRIES):
        choice = yield from _choose_act(fight, fighter, base)
        if choice == LEAVE:
            fighter.is_leaving, fighter.uses = True, []
            return
        if choice in (AUTO, HOLD):
            fighter.uses = base + (automatic_declaration(fight, fighter, base) if choice == AUTO else [])
            break
        uses = base + (yield from _choose_uses(fight, fighter, choice))
        if not (yield from _may_repeat(fight, uses)):
            continue
        if (yield from _ask_permission(fight, fighter, uses)):
            fighter.uses = uses
            break
    for use in fighter.uses:
        if use.mode != "maintain":
            numbers = use_numbers(fight, use)
            use.cost, use.initiative_mod = numbers.cost, numbers.initiative_mod


def _choose_uses(fight: FightState, fighter: Fighter, choice: str) -> Subprocedure[list[Use]]:
    if choice.startswith(RESIST):
        rows = conditions(fight.sheet(fighter.participant), "free")
        uses = [make_resistance(fighter, row) for row in rows if text(row, "uid") == choice.removeprefix(RESIST)]
        return [use for use in uses if use is not None]
    if choice.startswith(STANCE):
        return (yield from from_stance(fight, fighter, int(choice.removeprefix(STANCE))))
    return (yield from compose(fight, fighter))


def _may_repeat(fight: FightState, uses: Sequence[Use]) -> Subprocedure[bool]:
    """Ask for Faith where an attempt failed before; return False if there are no more attempts of one."""
    for use in uses:
        if not use.resists and not (yield from may_declare(fight, use)):
            return False
    return True


def _maintain(fight: FightState, fighter: Fighter) -> Subprocedure[list[list[Power]]]:
    """Ask which powers that end in this round to maintain.

    Source: Power Skills; spec 7.2, D10.
    """
    powers_by_use: dict[int, list[Power]] = {}
    for power in fight.powers:
        if power.use.participant == fighter.participant and power.until_round == fight.table.round:
            powers_by_use.setdefault(id(power.use), []).append(power)
    table, maintained = fight.table, []
    for powers in powers_by_use.values():
        use = powers[0].use
        is_kept = yield from table.ask_yes_no(
            "maintain",
            lambda powers=powers: is_worth_maintaining(fight, powers),  # type: ignore[misc]
            lambda key, use=use, powers=powers: Choose(  # type: ignore[misc]  # bound as they are now
                key=key,
                label=phrase("Does {who} keep {power} up?", who=table.name(fighter.participant), power=use.name),
                help=phrase(
                    "On {target}; it costs {cost} again.",
                    target=", ".join(table.name(each.target) for each in powers),
                    cost=use.cost,
                ),
                cite="Power Skills, FATIGUE COSTS",
                options=yes_no_options(no=phrase("It runs out in this round.")),
                decider=fighter.participant,
            ),
        )
        if is_kept:
            maintained.append(powers)
    return maintained


def _choose_act(fight: FightState, fighter: Fighter, base: Sequence[Use]) -> Subprocedure[str]:
    table = fight.table
    answer = yield from table.choose_one(
        "declare",
        lambda: AUTO,
        lambda key: Choose(
            key=key,
            label=phrase("What does {who} declare?", who=table.name(fighter.participant)),
            help="Secret until all have declared.",
            cite=_CITE,
            options=possible_declarations(fight, fighter, base),
            decider=fighter.participant,
        ),
    )
    return answer


def _ask_permission(fight: FightState, fighter: Fighter, uses: Sequence[Use]) -> Subprocedure[bool]:
    """Ask the Game Master whether to allow a declaration that breaks rules.

    Source: spec 7.2, D3.
    """
    wrong = violations(fight, uses)
    if not wrong:
        return True
    table = fight.table
    return (
        yield from table.ask_yes_no(
            "wave_through",
            lambda: False,
            lambda key: Choose(
                key=key,
                label=phrase("May {who} declare this?", who=table.name(fighter.participant)),
                help=join_texts((phrase(each.template, **each.values) for each in wrong), " "),
                cite="STACKABLE SKILLS, TYPES OF SKILLS",
                options=yes_no_options(no=phrase("It must be declared again.")),
            ),
        )
    )


# -------------------------------------------------------------------------------------------------------------- reveal


def _reveal(fight: FightState) -> Conversation:
    """Log all declarations, count skills with a rate, and register passive uses."""
    fight.passives.clear()
    for fighter in fight.able():
        if fighter.is_leaving:
            yield from _leave(fight, fighter)
            continue
        for use in fighter.uses:
            _register_passive(fight, fighter, use)
            edits = count_use_edits(fight, fighter.participant, use.skill) if use.skill and use.mode == "active" else []
            if edits:
                yield from fight.write(fighter.participant, edits)
        yield from fight.table.log(lambda fighter=fighter: _declaration_event(fight, fighter))  # type: ignore[misc]


def _leave(fight: FightState, fighter: Fighter) -> Conversation:
    """Remove a leaving fighter; its powers end."""
    fighter.has_left = True
    fight.show_states()
    names = {"who": fight.table.name(fighter.participant)}
    message = Message("kinsler_leaves", "{who} leaves the conflict.", names)
    yield from fight.table.log(
        lambda: Event(EventKind.STATE, message, fighter.participant, fighter.participant, (), _CITE)
    )
    yield from end_powers_of(fight, fighter.participant)


def _register_passive(fight: FightState, fighter: Fighter, use: Use) -> None:
    if use.mode != "passive":
        return
    use.left = use.count
    if use.role == "counter":
        fight.passives.setdefault(("counter", fighter.side), []).append(use)
        return
    for beneficiary in use.targets or (use.participant,):
        fight.passives.setdefault((use.role, beneficiary), []).append(use)


def _declaration_event(fight: FightState, fighter: Fighter) -> Event:
    names = {"who": fight.table.name(fighter.participant), "what": describe_uses(fight, fighter.uses)}
    parts = tuple(Term(phrase("{skill}, fatigue", skill=use.name), use.cost) for use in fighter.uses if use.cost)
    if fighter.uses:
        message = Message("kinsler_declares", "{who} declares: {what}.", names)
    else:
        message = Message("kinsler_holds", "{who} holds back.", names)
    return Event(EventKind.ACT, message, fighter.participant, None, parts, _CITE)
