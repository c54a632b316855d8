"""Rolls Initiative; asks each fighter for an action; rolls the capabilities they use.

Source: R.A.T.I.O.S. 3b, 4b; R18, R23, R26; spec 7.2, 7.3.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import PROBLEM, NumberError
from core.formula import format_value
from core.messages import Message, Word, join_texts, phrase
from core.play.fighter_weapon import weapon_key
from core.procedures.ask_helpers import Subprocedure, yes_no_options
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import exact_number, require_numbers, sheet_rows, text, whole
from core.procedures.requests import Choose, Conversation, Enter, Option, Roll
from core.systems.ratios.blow_effects import check
from core.systems.ratios.checks import D100, has_chance
from core.systems.ratios.fighters import LEFT, ROUND, UNARMED, Battle, Fighter, Track, Weapon
from core.systems.ratios.movement import MOST_SECONDS, ask_seconds, declare_move, usual_act, why_immobile

_ATTACK, _BOTH, _CAPABILITY = "attack", "both", "capability"
_OTHER, _TALK, _MOVE, _WAIT, _LEAVE = "other", "talk", "move", "wait", "leave"


def roll_initiative(battle: Battle) -> Conversation:
    """Roll Initiative for all free fighters at the start of a round, or once for each side.

    Source: R.A.T.I.O.S. 3b; R23, R27; spec 7.2 step 2.
    """
    free = [
        each
        for each in battle.active()
        if not each.tracks and (each.start is None or each.start < battle.first) and not is_surprised(battle, each)
    ]
    if not battle.table.option("group_initiative"):
        for fighter in free:
            fighter.start = yield from _roll_start(battle, fighter, fighter.initiative, 0)
            fighter.rolled = battle.table.round
        return
    for side in dict.fromkeys(battle.table.side(each.index) for each in free):
        members = [each for each in free if battle.table.side(each.index) == side]
        mean = sum((each.initiative for each in members), Fraction(0)) / len(members)
        start = yield from _roll_start(battle, members[0], mean, 0, side)
        for fighter in members:
            fighter.start, fighter.rolled = start, battle.table.round


def reroll_initiative(battle: Battle, fighter: Fighter) -> Conversation:
    """Roll Initiative again within a round; a result beyond the round is forfeited.

    Source: R.A.T.I.O.S. 3b; R26; spec 7.2.
    """
    if is_surprised(battle, fighter):
        return
    start = yield from _roll_start(battle, fighter, fighter.initiative, 1)
    fighter.start = start if start <= battle.last else None
    fighter.rolled = battle.table.round


def is_surprised(battle: Battle, fighter: Fighter) -> bool:
    """Return whether a fighter is surprised in round 1."""
    return battle.table.round == 1 and fighter.index in battle.surprised


def _roll_start(
    battle: Battle, fighter: Fighter, initiative: Fraction, least: int, side: str = ""
) -> Subprocedure[int]:
    """Roll a d100 less the Initiative %; a tenth of it is the second, rounded up.

    Args:
        battle: The fight.
        fighter: The fighter who rolls.
        initiative: The Initiative % that counts.
        least: Least number of seconds that pass.
        side: The side rolled for; "" for a single fighter.
    """
    table, now, index = battle.table, battle.now, fighter.index
    name = side or table.name(index)
    rolled = yield from table.roll(
        "initiative",
        D100,
        lambda key: Roll(
            key=key,
            label=phrase("Initiative of {who}", who=name),
            help=phrase(
                "The roll less the Initiative % of {percent}; every ten of it is a second. Low is good.",
                percent=format_value(initiative, 1),
            ),
            cite="3b; R23",
            dice=(D100,),
            decider=index,
        ),
    )
    delay = max(Fraction(0), rolled.total - initiative)
    start = now + max(least, math.ceil(delay / ROUND))
    yield from table.log(
        lambda: Event(
            EventKind.ACT,
            Message("ratios_too_late", "{who} cannot act any more in this round.", {"who": name})
            if least and start > battle.last
            else Message(
                "ratios_initiative", "{who} may act on second {second}.", {"who": name, "second": battle.second(start)}
            ),
            index,
            None,
            (Term("d100", rolled.total), Term("Initiative %", initiative), Term("ID", delay)),
            "3b; R23",
        )
    )
    return start


def declare(battle: Battle, fighter: Fighter) -> Conversation:
    """Ask a fighter for a declaration.

    Source: R.A.T.I.O.S. 3b, 4b; R18; spec 7.3.
    """
    table, index = battle.table, fighter.index
    usable = [each for each in fighter.weapons if each.is_carried and each.quantity > 0]
    default = default_weapons(battle, fighter, usable)
    act = yield from table.choose_one(
        "act",
        lambda: _usual(battle, fighter, usable, default),
        lambda key: Choose(
            key=key,
            label=phrase("What does {who} do?", who=table.name(index)),
            cite="3b",
            options=_options(battle, fighter, usable, default),
            decider=index,
        ),
    )
    if act == _BOTH or act.startswith(f"{_BOTH}."):
        rows = [each.row for each in default] if act == _BOTH else list(map(int, act.split(".")[1:]))
        for weapon in [each for row in rows for each in usable if each.row == row]:
            yield from _declare_attack(battle, fighter, weapon)
    elif act.startswith(f"{_ATTACK}."):
        yield from _declare_attack(battle, fighter, next(each for each in usable if f"{_ATTACK}.{each.row}" == act))
    elif act.startswith(f"{_CAPABILITY}."):
        yield from _declare_capability(battle, fighter, int(act.removeprefix(f"{_CAPABILITY}.")))
    else:
        yield from _declare_other(battle, fighter, act)


def _usual(battle: Battle, fighter: Fighter, usable: Sequence[Weapon], default: Sequence[Weapon]) -> str:
    """Return the default declaration: to attack, or to close in on a foe who is out of reach."""
    if battle.table.is_interactive and (act := usual_act(battle, fighter, default, usable)):
        return act
    return _BOTH if len(default) > 1 else f"{_ATTACK}.{default[0].row}"


def default_weapons(battle: Battle, fighter: Fighter, usable: Sequence[Weapon]) -> tuple[Weapon, ...]:
    """Return the default weapons: the one that the fighter prefers, else main hand first, off hand if trained.

    Source: R18; spec 7.3.
    """
    if preferred := battle.table.preferred_weapon(fighter.index):
        sheet = battle.table.sheets[fighter.index]
        chosen = [each for each in usable if weapon_key(sheet, each.row) == preferred]
        if chosen:
            return (chosen[0],)
    rows = [each for each in usable if each.row != UNARMED]
    main = next((each for each in rows if each.hand == "main"), None)
    off = next((each for each in rows if each.hand == "off"), None)
    if main is not None:
        return (main, off) if off is not None and fighter.has_offhand else (main,)
    return (off,) if off is not None else (fighter.weapons[-1],)


def _options(
    battle: Battle, fighter: Fighter, usable: Sequence[Weapon], default: Sequence[Weapon]
) -> tuple[Option, ...]:
    sheet = battle.table.sheets[fighter.index]
    options = [*_pairs(usable, default)] if fighter.has_offhand else []
    options += [
        Option(
            f"{_ATTACK}.{each.row}",
            phrase("Attack with {weapon}", weapon=each.name),
            phrase(
                "{attack} % + 2d10, damage {damage}, after {seconds} s",
                attack=format_value(each.attack, 1),
                damage=format_value(each.damage),
                seconds=each.delay_s,
            ),
        )
        for each in usable
    ]
    options += [
        _capability_option(sheet, index, row)
        for index, row in enumerate(sheet_rows(sheet, "capabilities"))
        if text(row, "applies_to", "check") == "check"
    ]
    return (
        *options,
        Option(
            _MOVE, "Move", "Close in, keep the distance or back away, second by second.", why_immobile(battle, fighter)
        ),
        Option(_TALK, "Talk", "It takes as many seconds as the words do."),
        Option(_OTHER, "Another action", "The Game Master says how long it takes."),
        Option(_WAIT, "Wait"),
        Option(_LEAVE, "Leave the conflict"),
    )


def _pairs(usable: Sequence[Weapon], default: Sequence[Weapon]) -> Iterator[Option]:
    """Return options for a weapon in each hand, the default pair first; each hand strikes on its own seconds.

    Source: R.A.T.I.O.S. 4b; R18.
    """
    rows = [each for each in usable if each.row != UNARMED]
    every = product([each for each in rows if each.hand == "main"], [each for each in rows if each.hand == "off"])
    for first, second in sorted(every, key=lambda pair: pair != tuple(default)):
        is_usual = (first, second) == tuple(default)
        label = phrase("Attack with {first} and {second}", first=first.name, second=second.name)
        about = phrase("One in each hand, after {first} s and {second} s", first=first.delay_s, second=second.delay_s)
        yield Option(_BOTH if is_usual else f"{_BOTH}.{first.row}.{second.row}", label, about)


def _capability_option(sheet: Sheet, index: int, row: Mapping[str, Json]) -> Option:
    """Return the option of a capability with its chance, if any, and its duration; closed if the chance is unusable."""
    key, name = f"{_CAPABILITY}.{index}", text(row, "name")
    seconds = whole(row, "time_s")
    when = phrase("after {seconds} s", seconds=seconds) if seconds else Word("at once")
    if not has_chance(sheet, index, row):
        return Option(key, name, when)
    address = f"capabilities[{index}].chance"
    try:
        require_numbers(sheet, address)
    except NumberError as error:
        problem = error.message.values.get(PROBLEM)
        return Option(key, name, when, problem if isinstance(problem, Message) else error.message)
    return Option(key, name, join_texts([phrase("Chance {chance}", chance=sheet.text(address)), when]))


def _declare_attack(battle: Battle, fighter: Fighter, weapon: Weapon) -> Conversation:
    """Schedule the first strike of an attack."""
    table, index = battle.table, fighter.index
    extra = yield from table.number(
        "extra",
        0,
        lambda key: Enter(
            key=key,
            label=phrase("Extra seconds before {who} strikes with {weapon}", who=table.name(index), weapon=weapon.name),
            help="Drawing a weapon is usually 2; other hindrances as the Game Master says.",
            cite="3b",
            least=0,
            most=MOST_SECONDS,
            unit="seconds",
        ),
    )
    loaded = 0
    if weapon.load_s:
        is_loaded = yield from table.ask_yes_no(
            "loaded",
            lambda: False,
            lambda key: Choose(
                key=key,
                label=phrase("Is {weapon} loaded?", weapon=weapon.name),
                cite="2b",
                options=yes_no_options(no=phrase("Loading takes {seconds} s.", seconds=weapon.load_s)),
            ),
        )
        loaded = weapon.load_s if is_loaded else 0
    due = battle.now + weapon.delay_s + extra - loaded
    yield from _schedule(battle, fighter, Track(index, weapon.name, due, fighter.rolled, weapon))


def _declare_capability(battle: Battle, fighter: Fighter, index: int) -> Conversation:
    sheet = battle.table.sheets[fighter.index]
    row = sheet_rows(sheet, "capabilities")[index]
    due = battle.now + whole(row, "time_s")
    yield from _schedule(
        battle, fighter, Track(fighter.index, text(row, "name"), due, fighter.rolled, capability=index)
    )


def _declare_other(battle: Battle, fighter: Fighter, act: str) -> Conversation:
    table, index = battle.table, fighter.index
    if act == _OTHER:
        seconds = yield from table.number(
            "time",
            1,
            lambda key: Enter(
                key=key,
                label=phrase("How long does it take {who}?", who=table.name(index)),
                cite="3b",
                least=0,
                most=MOST_SECONDS,
                unit="seconds",
            ),
        )
        yield from _schedule(
            battle, fighter, Track(index, Word("Another action"), battle.now + seconds, fighter.rolled)
        )
        return
    if act == _TALK:
        label = phrase("How many seconds does {who} talk?", who=table.name(index))
        seconds = yield from ask_seconds(battle, "talk_time", label)
        yield from _schedule(battle, fighter, Track(index, Word("Talk"), battle.now + seconds, fighter.rolled))
        return
    if act == _MOVE:
        track = yield from declare_move(battle, fighter)
        yield from _schedule(battle, fighter, track)
        return
    if act == _WAIT and (seconds := (yield from ask_wait(battle, fighter))):
        yield from _schedule(battle, fighter, Track(index, Word("Wait"), battle.now + seconds, fighter.rolled))
        return
    if act == _LEAVE:
        fighter.state = LEFT
        battle.forget_marks(fighter)
        battle.show_states()
    names = {"who": table.name(index)}
    if act == _LEAVE:
        message = Message("ratios_leaves", "{who} leaves the conflict.", names)
    else:
        message = Message("ratios_waits", "{who} waits.", names)
    yield from table.log(lambda: Event(EventKind.ACT, message, index, None, (), "3b"))


def ask_wait(battle: Battle, fighter: Fighter) -> Subprocedure[int]:
    """Ask an idle fighter on which second to roll Initiative again; 0 for the next round.

    Source: R.A.T.I.O.S. 3b; spec 7.2.
    """
    left = battle.last - battle.now
    if left < 1 or not battle.table.is_interactive:
        return 0
    return (
        yield from battle.table.number(
            "wait",
            0,
            lambda key: Enter(
                key=key,
                label=phrase(
                    "After how many seconds does {who} roll Initiative again?", who=battle.table.name(fighter.index)
                ),
                help="0 waits for the next round.",
                cite="3b",
                least=0,
                most=left,
                unit="seconds",
                decider=fighter.index,
            ),
        )
    )


def _schedule(battle: Battle, fighter: Fighter, track: Track) -> Conversation:
    fighter.tracks.append(track)
    names = {"who": battle.table.name(fighter.index), "what": track.name, "second": battle.second(track.due)}
    yield from battle.table.log(
        lambda: Event(
            EventKind.ACT,
            Message("ratios_declares", "{who} declares {what}, due on second {second}.", names),
            fighter.index,
            None,
            (),
            "3b",
        )
    )


def use_capability(battle: Battle, track: Track) -> Conversation:
    """Roll the check of a capability that is due.

    Source: R.A.T.I.O.S. III, 5a; spec 7.2 step d.
    """
    table, actor = battle.table, track.actor
    if track.capability is None:
        return
    sheet = table.sheets[actor]
    if not has_chance(sheet, track.capability, sheet_rows(sheet, "capabilities")[track.capability]):
        return  # 5a: it rests on no attributes, so it has no chance to check
    modifier = yield from table.number(
        "modifier",
        0,
        lambda key: Enter(
            key=key,
            label=phrase("Modifier for {who}: {what}", who=table.name(actor), what=track.name),
            cite="III",
            least=-MOST_SECONDS,
            most=MOST_SECONDS,
            unit="%",
        ),
    )
    chance = exact_number(sheet, f"capabilities[{track.capability}].chance") + modifier
    yield from check(table, actor, track.name, chance, "III, 5a")
