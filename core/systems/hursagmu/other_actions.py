"""Asks for and runs a turn's other actions: run, draw a weapon, command, mount, leave.

Source: HURSAGMU Combat Maneuvers, Animals; R32, R49; spec 7.3, 7.11.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from core.character.edits import SetValue
from core.formula import format_value
from core.messages import Message, Word, phrase
from core.procedures.ask_helpers import Subprocedure, yes_no_options
from core.procedures.events import Event, EventKind, Term
from core.procedures.readers import number, sheet_rows, text, whole
from core.procedures.requests import Choose, Conversation, Option
from core.systems.hursagmu.checks import MEAN, SPOOKED
from core.systems.hursagmu.damage import dismount, leave_fight, roll_2d6
from core.systems.hursagmu.fight_state import ARMS_LENGTH, FightState
from core.systems.hursagmu.figures import Figure
from core.systems.hursagmu.odds import beats, reaches

_AWAY = "away"


@dataclass(frozen=True, slots=True)
class Action:
    """An action other than an attack.

    Attributes:
        label: Name for people.
        is_open: Returns whether it is possible.
        start: Runs it.
    """

    label: str
    is_open: Callable[[FightState, Figure], bool]
    start: Callable[[FightState, Figure], Conversation]


def _has_action(figure: Figure) -> bool:
    return figure.other_left > 0


def _is_free(fight: FightState, figure: Figure) -> bool:
    is_bound = figure.grapple is not None or (figure.mount is not None and figure.mount.grapple is not None)
    return figure.other_left > 0 and not is_bound


def _moves_alone(fight: FightState, figure: Figure) -> bool:
    """Whether a figure moves on its own: a ridden mount moves with its rider (Animals)."""
    return figure.rider is None and _is_free(fight, figure)


def _use(figure: Figure) -> None:
    figure.other_left -= 1
    figure.actions_used += 1
    figure.rest = 0


def _log(
    fight: FightState, figure: Figure, message: Message, parts: tuple[Term, ...] = (), kind: EventKind = EventKind.ACT
) -> Conversation:
    yield from fight.table.log(
        lambda: Event(kind, message, figure.participant, None, parts, "Combat Maneuvers; R49"),
    )


# ------------------------------------------------------------------------------------------------- moving


def _run(fight: FightState, figure: Figure) -> Conversation:
    """Run toward a foe, or away from all.

    All runs of a round share its yards.

    Source: HURSAGMU Animals; R33; spec 7.3, 7.14.
    """
    foe = yield from _choose_destination(fight, figure)
    _use(figure)
    yards = max(0, math.floor(figure.numbers.travel) - figure.free_yards - figure.action_yards)
    if foe is None:
        figure.action_yards += yards
        for other in fight.foes(figure):
            fight.set_distance(figure, other, fight.distance(figure, other) + yards)
        yield from _log(
            fight,
            figure,
            Message("hursagmu_runs_away", "{who} runs away from the foes.", {"who": figure.name}),
            (Term("yards", yards),),
        )
        return
    before = fight.distance(figure, foe)
    fight.set_distance(figure, foe, max(ARMS_LENGTH, before - yards))
    after = fight.distance(figure, foe)
    figure.action_yards += math.ceil(before - after)
    yield from _log(
        fight,
        figure,
        Message("hursagmu_runs_toward", "{who} runs toward {foe}.", {"who": figure.name, "foe": foe.name}),
        (Term("yards", before - after), Term("distance", after)),
    )


def _choose_destination(fight: FightState, figure: Figure) -> Subprocedure[Figure | None]:
    usual = fight.weakest_foe(figure)
    default = _AWAY if usual is None else str(usual.index)
    key = yield from fight.table.choose_one(
        "run",
        lambda: default,
        lambda key: Choose(
            key=key,
            label=phrase("Where does {name} run?", name=figure.name),
            cite="Combat Maneuvers",
            options=(
                *(
                    Option(
                        str(foe.index),
                        phrase("Toward {foe}", foe=foe.name),
                        phrase("{yards:# yard|# yards} away", yards=format_value(fight.distance(figure, foe))),
                    )
                    for foe in fight.foes(figure)
                ),
                Option(_AWAY, "Away from all"),
            ),
            decider=figure.decider,
        ),
    )
    return None if key == _AWAY else fight.figures[int(key)]


def _leave(fight: FightState, figure: Figure) -> Conversation:
    """Leave the fight, with the mount."""
    _use(figure)
    mount = [figure.mount] if figure.mount is not None else []
    message = Message("hursagmu_leaves", "{who} leaves the fight.", {"who": figure.name})
    yield from fight.apply_effect(partial(leave_fight, fight, [figure, *mount], Word("fled"), message))


def _stand(fight: FightState, figure: Figure) -> Conversation:
    _use(figure)
    yield from fight.set_prone(figure, prone=False)
    yield from _log(fight, figure, Message("hursagmu_stands_up", "{who} gets up.", {"who": figure.name}))


# ------------------------------------------------------------------------------------------------- things


def _things(fight: FightState, figure: Figure, *, ready: bool) -> list[tuple[str, str]]:
    rows = () if figure.is_animal else sheet_rows(fight.table.sheets[figure.participant], "weapons")
    return [
        (str(index), text(row, "name"))
        for index, row in enumerate(rows)
        if (row.get("ready") is True) is ready and whole(row, "quantity", 1) > 0 and whole(row, "hands", 1) > 0
    ]


def _choose_thing(
    fight: FightState, figure: Figure, name: str, label: str, things: list[tuple[str, str]]
) -> Subprocedure[str]:
    key = yield from fight.table.choose_one(
        name,
        lambda: things[0][0],
        lambda key: Choose(
            key=key,
            label=label,
            cite="Combat Maneuvers; R49",
            options=tuple(Option(row, thing) for row, thing in things),
            decider=figure.decider,
        ),
    )
    return key


def _draw(fight: FightState, figure: Figure) -> Conversation:
    """Draw a weapon or pick it up."""
    things = _things(fight, figure, ready=False)
    label = phrase("What does {name} draw or pick up?", name=figure.name)
    row = yield from _choose_thing(fight, figure, "draw", label, things)
    _use(figure)
    address = f"weapons[{row}]"
    yield from fight.write(figure, SetValue(f"{address}.ready", value=True), SetValue(f"{address}.carried", value=True))
    yield from _log(
        fight,
        figure,
        Message(
            "hursagmu_takes_in_hand", "{who} takes {thing} in hand.", {"who": figure.name, "thing": dict(things)[row]}
        ),
    )


def _drop(fight: FightState, figure: Figure) -> Conversation:
    """Drop a thing; no action."""
    things = _things(fight, figure, ready=True)
    label = phrase("What does {name} drop?", name=figure.name)
    row = yield from _choose_thing(fight, figure, "drop", label, things)
    address = f"weapons[{row}]"
    yield from fight.write(
        figure, SetValue(f"{address}.ready", value=False), SetValue(f"{address}.carried", value=False)
    )
    yield from _log(
        fight,
        figure,
        Message("hursagmu_drops", "{who} drops {thing}.", {"who": figure.name, "thing": dict(things)[row]}),
    )


# ------------------------------------------------------------------------------------------------- animals


def _animals(fight: FightState, figure: Figure) -> list[Figure]:
    return [
        each for each in fight.figures if each.participant == figure.participant and each.is_animal and each.can_act
    ]


def _steeds(fight: FightState, figure: Figure) -> list[Figure]:
    sheet = fight.table.sheets[figure.participant]
    return [
        each
        for each in _animals(fight, figure)
        if number(sheet, f"{each.address}.rideable") and fight.distance(figure, each) <= ARMS_LENGTH
    ]


def _command(fight: FightState, figure: Figure) -> Conversation:
    """Command an animal; if it disobeys the Master decides, by default for nothing.

    Source: HURSAGMU Animals; R32; spec 7.11.
    """
    animals = _animals(fight, figure)
    listed = [(str(each.index), each.name) for each in animals]
    label = phrase("Which animal does {name} command?", name=figure.name)
    key = yield from _choose_thing(fight, figure, "command", label, listed)
    animal = fight.figures[int(key)]
    _use(figure)
    level = number(fight.table.sheets[figure.participant], f"{animal.address}.command_challenge")
    level += SPOOKED * (yield from _ask_yes_no(fight, "spooked", phrase("Is {name} spooked?", name=animal.name)))
    obeys, parts = yield from _challenge(fight, figure, level)
    names = {"who": figure.name, "animal": animal.name}
    done = Message("hursagmu_obeys", "{who} commands {animal}: it obeys.", names)
    failed = Message("hursagmu_disobeys", "{who} commands {animal}: it does not obey.", names)
    yield from _log(fight, figure, done if obeys else failed, parts)
    if not obeys:
        acts = yield from _ask_yes_no(fight, "disobeys", phrase("Does {name} act all the same?", name=animal.name))
        animal.is_idle = not acts


def _ask_yes_no(fight: FightState, name: str, label: str) -> Subprocedure[bool]:
    return (
        yield from fight.table.ask_yes_no(
            name,
            lambda: False,
            lambda key: Choose(key=key, label=label, cite="Animals; R32", options=yes_no_options()),
        )
    )


def _challenge(fight: FightState, figure: Figure, level: int) -> Subprocedure[tuple[bool, tuple[Term, ...]]]:
    """Roll Animals against a challenge level, which the Master may roll (R1)."""
    bonus = figure.numbers.commands + figure.shift
    is_rolled = fight.option("rolled_challenges")
    ahead = bonus - (level - MEAN)
    chance = partial(beats, ahead, on_equal=True) if is_rolled else partial(reaches, level - bonus)
    dice = yield from roll_2d6(
        fight,
        "commands",
        figure,
        lambda: phrase("Animals of {name}", name=figure.name),
        "Animals; R32",
        lambda: (f"2d6 {level - MEAN:+}" if is_rolled else phrase("{number} or more", number=level - bonus), chance),
    )
    needed = level
    if is_rolled:
        needed = (
            (yield from roll_2d6(fight, "challenge", None, lambda: Word("The Master's challenge"), "R1")) + level - MEAN
        )
    parts = (Term("2d6", dice), Term("Animals", bonus), Term("total", dice + bonus), Term("needed", needed))
    return dice + bonus >= needed, parts


def _mount(fight: FightState, figure: Figure) -> Conversation:
    """Mount an animal at arm's length."""
    steeds = _steeds(fight, figure)
    listed = [(str(each.index), each.name) for each in steeds]
    label = phrase("Which animal does {name} mount?", name=figure.name)
    key = yield from _choose_thing(fight, figure, "mount", label, listed)
    steed = fight.figures[int(key)]
    _use(figure)
    figure.mount, steed.rider = steed, figure
    name = text(sheet_rows(fight.table.sheets[figure.participant], "animals")[steed.animal], "name")
    yield from fight.write(figure, SetValue("mounted_on", name))
    yield from _log(
        fight, figure, Message("hursagmu_mounts", "{who} mounts {animal}.", {"who": figure.name, "animal": steed.name})
    )


def _dismount(fight: FightState, figure: Figure) -> Conversation:
    _use(figure)
    message = Message("hursagmu_alights", "{who} dismounts.", {"who": figure.name})
    yield from dismount(fight, figure, message, prone=False)


OTHER_ACTIONS: Mapping[str, Action] = {
    "run": Action(Word("Run"), _moves_alone, _run),
    "draw": Action(
        Word("Draw or pick up"),
        lambda fight, each: _has_action(each) and bool(_things(fight, each, ready=False)),
        _draw,
    ),
    "stand": Action(Word("Get up"), lambda _melee, each: _has_action(each) and each.is_prone, _stand),
    "command": Action(
        Word("Command an animal"),
        lambda fight, each: _has_action(each) and not each.is_animal and bool(_animals(fight, each)),
        _command,
    ),
    "mount": Action(
        Word("Mount"),
        lambda fight, each: (
            _is_free(fight, each) and not each.is_animal and not each.is_mounted and bool(_steeds(fight, each))
        ),
        _mount,
    ),
    "alight": Action(Word("Dismount"), lambda _melee, each: _has_action(each) and each.is_mounted, _dismount),
    "leave": Action(Word("Leave the fight"), _moves_alone, _leave),
    "drop": Action(Word("Drop a thing"), lambda fight, each: bool(_things(fight, each, ready=True)), _drop),
}
"""The other actions by key."""
