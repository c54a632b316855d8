"""Asks for a fighter's movement, flight, skills and other timed actions, and runs them."""

from __future__ import annotations

from collections.abc import Mapping

from core.character.edits import SetValue
from core.content.setting import Entry
from core.messages import Message, Word, phrase
from core.procedures.ask_helpers import Subprocedure
from core.procedures.common_requests import MOST_MODIFIER
from core.procedures.events import Event, EventKind
from core.procedures.readers import entries, number, text, whole
from core.procedures.requests import Choose, Conversation, Enter, Option
from core.systems.sord.blow_effects import Checked, check_number
from core.systems.sord.checks import checkable_rows
from core.systems.sord.fighters import Battle, Fighter, Movement
from core.systems.sord.movement import choose_goal

_NONE, _STAY, _BACK, _CLOSE, _PICK_UP, _OTHER, _FLEE = "none", "stay", "back", "close", "pick_up", "other", "flee"
_ACTION, _SKILL = "action.", "skill."
_MOVEMENTS = {_STAY: Movement.STAY, _BACK: Movement.BACK, _CLOSE: Movement.CLOSE}
_MOST_SECONDS = 1_000


def act(battle: Battle, fighter: Fighter, *, is_new: bool = False) -> Conversation:
    """Ask a fighter for movement, flight and actions that take time.

    Args:
        battle: The fight.
        fighter: The fighter who acts.
        is_new: Whether it begins on the current second, rather than being declared before the first one.

    Source: SORD Init; spec 6.2, 7.1, 7.3, 7.4.
    """
    table, index = battle.table, fighter.index
    actions = {f"{_ACTION}{text(entry, 'id')}": entry for entry in entries(table.arena.setting, "actions")}
    skills = _skills(battle, fighter)
    answer = yield from table.choose_one(
        "act",
        lambda: _NONE,
        lambda key: Choose(
            key=key,
            label=phrase("What does {who} begin?" if is_new else "What else does {who} do?", who=table.name(index)),
            cite="Init",
            options=_options(battle, fighter, actions, skills, is_new=is_new),
            decider=index,
        ),
    )
    fighter.movement = _MOVEMENTS.get(answer, fighter.movement)
    start = battle.clock - is_new  # an action takes the very second on which it is begun
    if answer == _FLEE:
        fighter.has_fled = True
        battle.show_states()
        yield from _log_act(battle, fighter, Message("sord_flees", "{who} flees.", {"who": table.name(index)}))
    elif answer in actions:
        yield from _be_busy(battle, fighter, text(actions[answer], "name"), whole(actions[answer], "seconds"), start)
    elif answer in skills:
        yield from _use_skill(battle, fighter, answer.removeprefix(_SKILL), skills[answer], start)
    elif answer == _PICK_UP:
        seconds = yield from _ask_seconds(battle, fighter)
        yield from _pick_up(battle, fighter)
        yield from _be_busy(battle, fighter, Word("pick up"), seconds, start)
    elif answer == _OTHER:
        seconds = yield from _ask_seconds(battle, fighter)
        yield from _be_busy(battle, fighter, Word("another action"), seconds, start)
    if is_new and answer != _CLOSE:
        return
    if fighter.is_moving and not fighter.is_out and fighter.movement is Movement.CLOSE:
        yield from choose_goal(battle, fighter)


def _skills(battle: Battle, fighter: Fighter) -> Mapping[str, Entry]:
    """Return the practised skills and powers without weapon skills, by option key."""
    return {
        f"{_SKILL}{address}": row
        for address, row in checkable_rows(battle.table.sheets[fighter.index])
        if row.get("active", True) is not False
    }


def _options(
    battle: Battle, fighter: Fighter, actions: Mapping[str, Entry], skills: Mapping[str, Entry], *, is_new: bool
) -> tuple[Option, ...]:
    has_lost = bool(fighter.dropped or fighter.thrown)
    return (
        *_movements(battle, fighter, is_new=is_new),
        *(Option(key, text(entry, "name"), _seconds(entry)) for key, entry in actions.items()),
        *(Option(key, phrase("Use {skill}", skill=text(row, "name")), _seconds(row)) for key, row in skills.items()),
        *((Option(_PICK_UP, "Pick up what was dropped or thrown"),) if has_lost else ()),
        Option(_OTHER, "Another action", "The Game Master says how long it takes."),
        Option(_FLEE, "Flee"),
    )


def _movements(battle: Battle, fighter: Fighter, *, is_new: bool) -> tuple[Option, ...]:
    """Return the options to move, staying as before first; within a window only those that change something."""
    is_away = any(battle.distance(fighter.index, foe.index) for foe in battle.foes(fighter.index))
    stay = Option(_STAY, "Keep the distance")
    back = Option(_BACK, "Draw back", "From every foe, as far as the Move Rate goes.")
    if not is_new:
        none = Option(_NONE, "Nothing else", "Closes in if the weapon needs it." if is_away else "")
        return (none, stay, back) if is_away else (none, back)
    can_close = is_away and fighter.needs_reach
    changes = {
        Movement.CLOSE: (stay, back) if can_close else (back,),
        Movement.STAY: (Option(_CLOSE, "Close in"), back) if can_close else (back,),
        Movement.BACK: (Option(_CLOSE, "Close in"), stay) if can_close else (stay,),
    }
    return (Option(_NONE, "Nothing new"), *changes[fighter.movement])


def _seconds(entry: Entry) -> str:
    return phrase("{seconds} s", seconds=whole(entry, "seconds"))


def _ask_seconds(battle: Battle, fighter: Fighter) -> Subprocedure[int]:
    """Ask the Game Master for the length of an action without one."""
    return (
        yield from battle.table.number(
            "seconds",
            0,
            lambda key: Enter(
                key=key,
                label=phrase("How long does it take {who}?", who=battle.table.name(fighter.index)),
                least=0,
                most=_MOST_SECONDS,
                unit="seconds",
                cite="Init",
            ),
        )
    )


def _use_skill(battle: Battle, fighter: Fighter, address: str, row: Entry, start: int) -> Conversation:
    """Use a skill or power: spend its seconds and check it.

    Source: SORD SG; R52, R54; spec 6.2.
    """
    table, index, name = battle.table, fighter.index, text(row, "name")
    seconds = whole(row, "seconds") or (yield from _ask_seconds(battle, fighter))
    yield from _be_busy(battle, fighter, name, seconds, start)
    modifier = yield from table.number(
        "skill_modifier",
        0,
        lambda key: Enter(
            key=key,
            label=phrase("Modifier for {who}: {skill}", who=table.name(index), skill=name),
            help="Below 0 it makes the check harder.",
            cite="SG",
            least=-MOST_MODIFIER,
            most=MOST_MODIFIER,
        ),
    )
    target = number(table.sheets[index], f"{address}.check") + modifier
    yield from check_number(table, index, Checked("check.skill", name, target), Word("to use it"), "SG; R52, R54")


def _pick_up(battle: Battle, fighter: Fighter) -> Conversation:
    """Return dropped and thrown weapons to the fighter; usable from the next Third-turn.

    Source: R39, R40; spec 7.3.
    """
    fighter.dropped.clear()
    thrown, fighter.thrown = fighter.thrown, {}
    sheet = battle.table.sheets[fighter.index]
    edits = [
        SetValue(f"weapons[{row}].quantity", number(sheet, f"weapons[{row}].quantity") + count)
        for row, count in thrown.items()
        if row < sheet.count("weapons")
    ]
    if edits:
        yield from battle.table.write(fighter.index, *edits)


def _be_busy(battle: Battle, fighter: Fighter, name: str, seconds: int, start: int) -> Conversation:
    fighter.busy_until = start + seconds
    names = {"who": battle.table.name(fighter.index), "what": name, "seconds": seconds}
    yield from _log_act(battle, fighter, Message("sord_is_busy", "{who} is busy for {seconds} s: {what}.", names))


def _log_act(battle: Battle, fighter: Fighter, message: Message) -> Conversation:
    yield from battle.table.log(lambda: Event(EventKind.ACT, message, fighter.index, None, (), "Init"))
