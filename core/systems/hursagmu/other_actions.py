"""Other actions of a plan: run, draw, stand up, command an animal, mount, leave the fight.

Source: HURSAGMU Combat Maneuvers, Animals; R32, R49; spec 7.3, 7.11.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from core.character import SetValue
from core.formula import format_value
from core.messages import Message, Word, phrase
from core.procedures import (
    Choose,
    Conversation,
    Event,
    EventKind,
    Option,
    Subprocedure,
    Term,
    number,
    sheet_rows,
    text,
    whole,
    yes_no_options,
)
from core.systems.hursagmu.checks import MEAN, SPOOKED
from core.systems.hursagmu.damage import dismount, leave_fight, roll_2d6
from core.systems.hursagmu.figures import Figure
from core.systems.hursagmu.melee import ARMS_LENGTH, Melee
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
    is_open: Callable[[Melee, Figure], bool]
    start: Callable[[Melee, Figure], Conversation]


def _has_action(figure: Figure) -> bool:
    return figure.other_left > 0


def _is_free(melee: Melee, figure: Figure) -> bool:
    is_bound = figure.grapple is not None or (figure.mount is not None and figure.mount.grapple is not None)
    return figure.other_left > 0 and not is_bound


def _moves_alone(melee: Melee, figure: Figure) -> bool:
    """Whether a figure moves on its own: a ridden mount moves with its rider (Animals)."""
    return figure.rider is None and _is_free(melee, figure)


def _use(figure: Figure) -> None:
    figure.other_left -= 1
    figure.actions_used += 1
    figure.rest = 0


def _log(
    melee: Melee, figure: Figure, what: Message, parts: tuple[Term, ...] = (), kind: EventKind = EventKind.ACT
) -> Conversation:
    yield from melee.table.log(
        lambda: Event(kind, what, figure.who, None, parts, "Combat Maneuvers; R49"),
    )


# ------------------------------------------------------------------------------------------------- moving


def _run(melee: Melee, figure: Figure) -> Conversation:
    """Run toward a foe, or away from all.

    All runs of a round share its yards.

    Source: HURSAGMU Animals; R33; spec 7.3, 7.14.
    """
    foe = yield from _choose_destination(melee, figure)
    _use(figure)
    yards = max(0, math.floor(figure.numbers.travel) - figure.free_yards - figure.action_yards)
    if foe is None:
        figure.action_yards += yards
        for each in melee.foes(figure):
            melee.set_distance(figure, each, melee.distance(figure, each) + yards)
        yield from _log(
            melee,
            figure,
            Message("hursagmu_runs_away", "{who} runs away from the foes.", {"who": figure.name}),
            (Term("yards", yards),),
        )
        return
    before = melee.distance(figure, foe)
    melee.set_distance(figure, foe, max(ARMS_LENGTH, before - yards))
    after = melee.distance(figure, foe)
    figure.action_yards += math.ceil(before - after)
    yield from _log(
        melee,
        figure,
        Message("hursagmu_runs_toward", "{who} runs toward {foe}.", {"who": figure.name, "foe": foe.name}),
        (Term("yards", before - after), Term("distance", after)),
    )


def _choose_destination(melee: Melee, figure: Figure) -> Subprocedure[Figure | None]:
    usual = melee.weakest(figure)
    default = _AWAY if usual is None else str(usual.place)
    (key,) = yield from melee.table.choose(
        "run",
        lambda: (default,),
        lambda key: Choose(
            key=key,
            label=phrase("Where does {name} run?", name=figure.name),
            cite="Combat Maneuvers",
            options=(
                *(
                    Option(
                        str(foe.place),
                        phrase("Toward {foe}", foe=foe.name),
                        phrase("{yards:# yard|# yards} away", yards=format_value(melee.distance(figure, foe))),
                    )
                    for foe in melee.foes(figure)
                ),
                Option(_AWAY, "Away from all"),
            ),
            decider=figure.decider,
        ),
    )
    return None if key == _AWAY else melee.figures[int(key)]


def _leave(melee: Melee, figure: Figure) -> Conversation:
    """Leave the fight, with the mount."""
    _use(figure)
    mount = [figure.mount] if figure.mount is not None else []
    told = Message("hursagmu_leaves", "{who} leaves the fight.", {"who": figure.name})
    yield from melee.apply_effect(partial(leave_fight, melee, [figure, *mount], Word("fled"), told))


def _stand(melee: Melee, figure: Figure) -> Conversation:
    _use(figure)
    yield from melee.set_prone(figure, prone=False)
    yield from _log(melee, figure, Message("hursagmu_stands_up", "{who} gets up.", {"who": figure.name}))


# ------------------------------------------------------------------------------------------------- things


def _things(melee: Melee, figure: Figure, *, ready: bool) -> list[tuple[str, str]]:
    rows = () if figure.is_animal else sheet_rows(melee.table.sheets[figure.who], "weapons")
    return [
        (str(place), text(row, "name"))
        for place, row in enumerate(rows)
        if (row.get("ready") is True) is ready and whole(row, "quantity", 1) > 0 and whole(row, "hands", 1) > 0
    ]


def _choose_thing(
    melee: Melee, figure: Figure, name: str, label: str, things: list[tuple[str, str]]
) -> Subprocedure[str]:
    (key,) = yield from melee.table.choose(
        name,
        lambda: (things[0][0],),
        lambda key: Choose(
            key=key,
            label=label,
            cite="Combat Maneuvers; R49",
            options=tuple(Option(row, thing) for row, thing in things),
            decider=figure.decider,
        ),
    )
    return key


def _draw(melee: Melee, figure: Figure) -> Conversation:
    """Draw a weapon or pick it up."""
    things = _things(melee, figure, ready=False)
    label = phrase("What does {name} draw or pick up?", name=figure.name)
    row = yield from _choose_thing(melee, figure, "draw", label, things)
    _use(figure)
    at = f"weapons[{row}]"
    yield from melee.write(figure, SetValue(f"{at}.ready", value=True), SetValue(f"{at}.carried", value=True))
    yield from _log(
        melee,
        figure,
        Message(
            "hursagmu_takes_in_hand", "{who} takes {thing} in hand.", {"who": figure.name, "thing": dict(things)[row]}
        ),
    )


def _drop(melee: Melee, figure: Figure) -> Conversation:
    """Drop a thing; no action."""
    things = _things(melee, figure, ready=True)
    label = phrase("What does {name} drop?", name=figure.name)
    row = yield from _choose_thing(melee, figure, "drop", label, things)
    at = f"weapons[{row}]"
    yield from melee.write(figure, SetValue(f"{at}.ready", value=False), SetValue(f"{at}.carried", value=False))
    yield from _log(
        melee,
        figure,
        Message("hursagmu_drops", "{who} drops {thing}.", {"who": figure.name, "thing": dict(things)[row]}),
    )


# ------------------------------------------------------------------------------------------------- animals


def _animals(melee: Melee, figure: Figure) -> list[Figure]:
    return [each for each in melee.figures if each.who == figure.who and each.is_animal and each.can_act]


def _steeds(melee: Melee, figure: Figure) -> list[Figure]:
    sheet = melee.table.sheets[figure.who]
    return [
        each
        for each in _animals(melee, figure)
        if number(sheet, f"{each.address}.rideable") and melee.distance(figure, each) <= ARMS_LENGTH
    ]


def _command(melee: Melee, figure: Figure) -> Conversation:
    """Command an animal; if it disobeys the Master decides, by default for nothing.

    Source: HURSAGMU Animals; R32; spec 7.11.
    """
    animals = _animals(melee, figure)
    listed = [(str(each.place), each.name) for each in animals]
    label = phrase("Which animal does {name} command?", name=figure.name)
    key = yield from _choose_thing(melee, figure, "command", label, listed)
    animal = melee.figures[int(key)]
    _use(figure)
    level = number(melee.table.sheets[figure.who], f"{animal.address}.command_challenge")
    level += SPOOKED * (yield from _ask_yes_no(melee, "spooked", phrase("Is {name} spooked?", name=animal.name)))
    obeys, parts = yield from _challenge(melee, figure, level)
    names = {"who": figure.name, "animal": animal.name}
    done = Message("hursagmu_obeys", "{who} commands {animal}: it obeys.", names)
    failed = Message("hursagmu_disobeys", "{who} commands {animal}: it does not obey.", names)
    yield from _log(melee, figure, done if obeys else failed, parts)
    if not obeys:
        acts = yield from _ask_yes_no(melee, "disobeys", phrase("Does {name} act all the same?", name=animal.name))
        animal.is_idle = not acts


def _ask_yes_no(melee: Melee, name: str, label: str) -> Subprocedure[bool]:
    return (
        yield from melee.table.ask_yes_no(
            name,
            lambda: False,
            lambda key: Choose(key=key, label=label, cite="Animals; R32", options=yes_no_options()),
        )
    )


def _challenge(melee: Melee, figure: Figure, level: int) -> Subprocedure[tuple[bool, tuple[Term, ...]]]:
    """Roll Animals against a challenge level, which the Master may roll (R1)."""
    bonus = figure.numbers.commands + figure.shift
    is_rolled = melee.option("rolled_challenges")
    ahead = bonus - (level - MEAN)
    chance = partial(beats, ahead, on_equal=True) if is_rolled else partial(reaches, level - bonus)
    dice = yield from roll_2d6(
        melee,
        "commands",
        figure,
        lambda: phrase("Animals of {name}", name=figure.name),
        "Animals; R32",
        lambda: (f"2d6 {level - MEAN:+}" if is_rolled else phrase("{number} or more", number=level - bonus), chance),
    )
    needed = level
    if is_rolled:
        needed = (
            (yield from roll_2d6(melee, "challenge", None, lambda: Word("The Master's challenge"), "R1")) + level - MEAN
        )
    parts = (Term("2d6", dice), Term("Animals", bonus), Term("total", dice + bonus), Term("needed", needed))
    return dice + bonus >= needed, parts


def _mount(melee: Melee, figure: Figure) -> Conversation:
    """Mount an animal at arm's length."""
    steeds = _steeds(melee, figure)
    listed = [(str(each.place), each.name) for each in steeds]
    label = phrase("Which animal does {name} mount?", name=figure.name)
    key = yield from _choose_thing(melee, figure, "mount", label, listed)
    steed = melee.figures[int(key)]
    _use(figure)
    figure.mount, steed.rider = steed, figure
    name = text(sheet_rows(melee.table.sheets[figure.who], "animals")[steed.animal], "name")
    yield from melee.write(figure, SetValue("mounted_on", name))
    yield from _log(
        melee, figure, Message("hursagmu_mounts", "{who} mounts {animal}.", {"who": figure.name, "animal": steed.name})
    )


def _dismount(melee: Melee, figure: Figure) -> Conversation:
    _use(figure)
    what = Message("hursagmu_alights", "{who} dismounts.", {"who": figure.name})
    yield from dismount(melee, figure, what, prone=False)


ERRANDS: Mapping[str, Action] = {
    "run": Action(Word("Run"), _moves_alone, _run),
    "draw": Action(
        Word("Draw or pick up"),
        lambda melee, each: _has_action(each) and bool(_things(melee, each, ready=False)),
        _draw,
    ),
    "stand": Action(Word("Get up"), lambda _melee, each: _has_action(each) and each.is_prone, _stand),
    "command": Action(
        Word("Command an animal"),
        lambda melee, each: _has_action(each) and not each.is_animal and bool(_animals(melee, each)),
        _command,
    ),
    "mount": Action(
        Word("Mount"),
        lambda melee, each: (
            _is_free(melee, each) and not each.is_animal and not each.is_mounted and bool(_steeds(melee, each))
        ),
        _mount,
    ),
    "alight": Action(Word("Dismount"), lambda _melee, each: _has_action(each) and each.is_mounted, _dismount),
    "leave": Action(Word("Leave the fight"), _moves_alone, _leave),
    "drop": Action(Word("Drop a thing"), lambda melee, each: bool(_things(melee, each, ready=True)), _drop),
}
"""The other actions by key."""
