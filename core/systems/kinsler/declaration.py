"""Declarations: secret for all fighters, then revealed.

Source: RPG.Rules, SKILLS, ACTIONS AND TIME; spec 7.2 (D1, D2, D3, D10), 7.3.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.messages import Message, join_texts, phrase
from core.procedures import Choose, Conversation, Event, EventKind, Subprocedure, Term, text, yes_no_options
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
from core.systems.kinsler.fighters import Battle, Fighter, conditions
from core.systems.kinsler.ongoing_powers import end_powers_of
from core.systems.kinsler.use_numbers import use_numbers
from core.systems.kinsler.uses import Power, Use

_CITE = "SKILLS, ACTIONS AND TIME"
MOST_TRIES = 50
"""Refused declarations after which a fighter holds back."""


def declare_all(battle: Battle) -> Conversation:
    """Ask all fighters for declarations, then reveal them.

    Source: spec 7.3, step 2.
    """
    kept: dict[int, list[list[Power]]] = {}
    for fighter in battle.able():
        yield from _declare(battle, fighter, kept)
    for fighter in battle.able():
        for powers in kept.get(fighter.who, ()):
            for power in powers:
                power.until_round = battle.table.round + 1
    yield from _reveal(battle)


def _declare(battle: Battle, fighter: Fighter, kept: dict[int, list[list[Power]]]) -> Conversation:
    """Ask a fighter for a declaration, again while it breaks rules and the Game Master does not allow it."""
    maintained = yield from _maintain(battle, fighter)
    kept[fighter.who] = maintained
    base = [make_maintenance(powers[0]) for powers in maintained]
    fighter.uses = base
    for _ in range(MOST_TRIES):
        act = yield from _choose_act(battle, fighter, base)
        if act == LEAVE:
            fighter.is_leaving, fighter.uses = True, []
            return
        if act in (AUTO, HOLD):
            fighter.uses = base + (automatic_declaration(battle, fighter, base) if act == AUTO else [])
            break
        uses = base + (yield from _choose_uses(battle, fighter, act))
        if (yield from _ask_permission(battle, fighter, uses)):
            fighter.uses = uses
            break
    for use in fighter.uses:
        if use.mode != "maintain":
            numbers = use_numbers(battle, use)
            use.cost, use.initiative_mod = numbers.cost, numbers.initiative_mod


def _choose_uses(battle: Battle, fighter: Fighter, act: str) -> Subprocedure[list[Use]]:
    if act.startswith(RESIST):
        rows = conditions(battle.sheet(fighter.who), "free")
        found = [make_resistance(fighter, row) for row in rows if text(row, "uid") == act.removeprefix(RESIST)]
        return [use for use in found if use is not None]
    if act.startswith(STANCE):
        return (yield from from_stance(battle, fighter, int(act.removeprefix(STANCE))))
    return (yield from compose(battle, fighter))


def _maintain(battle: Battle, fighter: Fighter) -> Subprocedure[list[list[Power]]]:
    """Ask which powers that end in this round to maintain.

    Source: Power Skills; spec 7.2, D10.
    """
    declared: dict[int, list[Power]] = {}
    for power in battle.powers:
        if power.use.who == fighter.who and power.until_round == battle.table.round:
            declared.setdefault(id(power.use), []).append(power)
    table, found = battle.table, []
    for powers in declared.values():
        use = powers[0].use
        is_kept = yield from table.ask_yes_no(
            "maintain",
            lambda powers=powers: is_worth_maintaining(battle, powers),  # type: ignore[misc]
            lambda key, use=use, powers=powers: Choose(  # type: ignore[misc]  # bound as they are now
                key=key,
                label=phrase("Does {who} keep {power} up?", who=table.name(fighter.who), power=use.name),
                help=phrase(
                    "On {target}; it costs {cost} again.",
                    target=", ".join(table.name(each.target) for each in powers),
                    cost=use.cost,
                ),
                cite="Power Skills, FATIGUE COSTS",
                options=yes_no_options(no=phrase("It runs out in this round.")),
                decider=fighter.who,
            ),
        )
        if is_kept:
            found.append(powers)
    return found


def _choose_act(battle: Battle, fighter: Fighter, base: Sequence[Use]) -> Subprocedure[str]:
    table = battle.table
    (answer,) = yield from table.choose(
        "declare",
        lambda: (AUTO,),
        lambda key: Choose(
            key=key,
            label=phrase("What does {who} declare?", who=table.name(fighter.who)),
            help="Secret until all have declared.",
            cite=_CITE,
            options=possible_declarations(battle, fighter, base),
            decider=fighter.who,
        ),
    )
    return answer


def _ask_permission(battle: Battle, fighter: Fighter, uses: Sequence[Use]) -> Subprocedure[bool]:
    """Ask the Game Master whether to allow a declaration that breaks rules.

    Source: spec 7.2, D3.
    """
    wrong = violations(battle, uses)
    if not wrong:
        return True
    table = battle.table
    return (
        yield from table.ask_yes_no(
            "wave_through",
            lambda: False,
            lambda key: Choose(
                key=key,
                label=phrase("May {who} declare this?", who=table.name(fighter.who)),
                help=join_texts((phrase(each.template, **each.values) for each in wrong), " "),
                cite="STACKABLE SKILLS, TYPES OF SKILLS",
                options=yes_no_options(no=phrase("It must be declared again.")),
            ),
        )
    )


# -------------------------------------------------------------------------------------------------------------- reveal


def _reveal(battle: Battle) -> Conversation:
    """Log all declarations, count skills with a rate, and register passive uses."""
    battle.passives.clear()
    for fighter in battle.able():
        if fighter.is_leaving:
            yield from _leave(battle, fighter)
            continue
        for use in fighter.uses:
            _lay_out_passive(battle, fighter, use)
            edits = count_use_edits(battle, fighter.who, use.ability) if use.ability and use.mode == "active" else []
            if edits:
                yield from battle.write(fighter.who, edits)
        yield from battle.table.log(lambda fighter=fighter: _declaration_event(battle, fighter))  # type: ignore[misc]


def _leave(battle: Battle, fighter: Fighter) -> Conversation:
    """Remove a leaving fighter; its powers end."""
    fighter.has_left = True
    battle.show_states()
    names = {"who": battle.table.name(fighter.who)}
    what = Message("kinsler_leaves", "{who} leaves the conflict.", names)
    yield from battle.table.log(lambda: Event(EventKind.STATE, what, fighter.who, fighter.who, (), _CITE))
    yield from end_powers_of(battle, fighter.who)


def _lay_out_passive(battle: Battle, fighter: Fighter, use: Use) -> None:
    if use.mode != "passive":
        return
    use.left = use.count
    if use.role == "counter":
        battle.passives.setdefault(("counter", fighter.side), []).append(use)
        return
    for beneficiary in use.targets or (use.who,):
        battle.passives.setdefault((use.role, beneficiary), []).append(use)


def _declaration_event(battle: Battle, fighter: Fighter) -> Event:
    names = {"who": battle.table.name(fighter.who), "what": describe_uses(battle, fighter.uses)}
    parts = tuple(Term(phrase("{skill}, fatigue", skill=use.name), use.cost) for use in fighter.uses if use.cost)
    if fighter.uses:
        what = Message("kinsler_declares", "{who} declares: {what}.", names)
    else:
        what = Message("kinsler_holds", "{who} holds back.", names)
    return Event(EventKind.ACT, what, fighter.who, None, parts, _CITE)
