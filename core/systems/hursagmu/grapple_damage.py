"""Asks how a controlled foe is hurt (fists, small weapon, slam, throw); rolls the damage.

Source: HURSAGMU Grapple; R20, R23; spec 7.8.
"""

from __future__ import annotations

from collections.abc import Mapping

from core.messages import Word, phrase
from core.procedures.ask_helpers import Subprocedure
from core.procedures.requests import Choose, Conversation, Enter, Option
from core.systems.hursagmu.damage import Hit, roll_damage
from core.systems.hursagmu.fight_state import FightState
from core.systems.hursagmu.figures import NO_ROW, Figure
from core.systems.hursagmu.grapple_teams import is_too_heavy
from core.systems.hursagmu.permissions import FORBIDDEN, ask_permission, forbidden_option
from core.systems.hursagmu.strikes import choose_augments

SURFACES: Mapping[str, tuple[str, int, int]] = {
    "soft": (Word("Soft earth"), 1, 0),
    "packed": (Word("Packed earth"), 2, 0),
    "boards": (Word("Thin boards"), 3, 1),
    "wood": (Word("A wooden floor, a tree"), 4, 2),
    "brick": (Word("Brick"), 5, 3),
    "stone": (Word("Stone"), 6, 4),
    "iron": (Word("Iron, bedrock"), 8, 4),
}
"""Surfaces of slams: their bonus, and that of a sharp corner (R20)."""
_SLAMS: Mapping[str, str] = {
    "soft": Word("A slam: soft earth"),
    "packed": Word("A slam: packed earth"),
    "boards": Word("A slam: thin boards"),
    "wood": Word("A slam: a wooden floor, a tree"),
    "brick": Word("A slam: brick"),
    "stone": Word("A slam: stone"),
    "iron": Word("A slam: iron, bedrock"),
}
_CORNER = ".corner"
_HEIGHT = "height"
_BARE, _SLAM, _THROW, _NOTHING = "bare", "slam", "throw", "nothing"
_MOST_FALL = 1_000


def hurt_controlled(fight: FightState, figure: Figure, victim: Figure) -> Conversation:
    """Hurt a controlled foe: bare-handed, with a small weapon, by a slam or a throw.

    Source: HURSAGMU Grapple; R20, R23; spec 7.8.
    """
    surface = ""
    if fight.table.is_interactive and (yield from _may_slam(fight, figure, victim)):
        surface = yield from _surface(fight, victim)
    ways = _ways(figure, surface)
    chosen = max((key for key in ways if key != _THROW), key=lambda key: ways[key][1])
    if fight.table.is_interactive:
        larger = _larger(figure)
        chosen = yield from _choose_hurt(fight, figure, victim, ways, is_refused=not larger)
        if chosen == FORBIDDEN:
            label = phrase("May {name} use a larger weapon in close combat?", name=figure.name)
            is_allowed = yield from ask_permission(fight, label, "Grapple")
            ways |= larger if is_allowed else {}
            chosen = yield from _choose_hurt(fight, figure, victim, ways, is_refused=True)
    if chosen == _NOTHING:
        return
    force = yield from choose_augments(fight, figure)
    figure.augments_left -= force
    figure.actions_used += force
    name, bonus = ways[chosen]
    if chosen == _THROW:
        bonus = yield from _yards(fight, victim)
    more = figure.numbers.augment_step * force
    bonus_label = "yards fallen" if chosen == _THROW else "damage"
    yield from roll_damage(fight, Hit(figure, victim, name, bonus, more, bonus_label=bonus_label))


def _may_slam(fight: FightState, figure: Figure, victim: Figure) -> Subprocedure[bool]:
    """Return whether a foe can be slammed or thrown: not too heavy, or permitted by the Master.

    Source: HURSAGMU Grapple; R23; spec 7.8, 9.
    """
    if not is_too_heavy(fight, figure, victim):
        return True
    label = phrase("May {name} slam {foe}, who is too heavy?", name=figure.name, foe=victim.name)
    return (yield from ask_permission(fight, label, "Grapple; R23"))


def _choose_hurt(
    fight: FightState, figure: Figure, victim: Figure, ways: Mapping[str, tuple[str, int]], *, is_refused: bool
) -> Subprocedure[str]:
    usual = max((key for key in ways if key != _THROW), key=lambda key: ways[key][1])
    chosen = yield from fight.table.choose_one(
        "hurt",
        lambda: usual,
        lambda key: Choose(
            key=key,
            label=phrase("How does {name} hurt {foe}?", name=figure.name, foe=victim.name),
            cite="Grapple; R20",
            options=(
                *(Option(way, label, f"2d6 {bonus:+}") for way, (label, bonus) in ways.items()),
                *(() if is_refused else (forbidden_option("A larger weapon"),)),
                Option(_NOTHING, "Not at all"),
            ),
            decider=figure.decider,
        ),
    )
    return chosen


def _larger(figure: Figure) -> dict[str, tuple[str, int]]:
    """Return weapons in hand that are too large for close combat."""
    forms = figure.numbers.forms
    return {
        each.key: (each.name, each.damage)
        for each in forms
        if not each.is_small and each.row != NO_ROW and not each.flies and each.is_usual
    }


def _ways(figure: Figure, surface: str) -> dict[str, tuple[str, int]]:
    bare = figure.numbers.bare_damage
    ways: dict[str, tuple[str, int]] = {_BARE: (Word("Bare hands"), bare)}
    for form in figure.numbers.forms:
        if form.is_small and form.row != NO_ROW and not form.flies:
            ways[form.key] = (form.name, form.damage)
    if surface == _HEIGHT:
        ways[_THROW] = (Word("A throw off the height"), 0)
    elif surface:
        key, corner, _ = surface.partition(_CORNER)
        _, bonus, sharp = SURFACES[key]
        ways[_SLAM] = (_SLAMS[key], bare + bonus + (sharp if corner else 0))
    return ways


def _surface(fight: FightState, victim: Figure) -> Subprocedure[str]:
    options = [Option("", "Nothing of the kind")]
    for key, (label, bonus, corner) in SURFACES.items():
        options.append(Option(key, label, f"{bonus:+}"))
        if corner:
            sharp = phrase("{surface}, a sharp corner", surface=label)
            options.append(Option(f"{key}{_CORNER}", sharp, f"{bonus + corner:+}"))
    options.append(Option(_HEIGHT, "A height to throw off", "2d6 and the yards of the fall."))
    key = yield from fight.table.choose_one(
        "surface",
        lambda: "",
        lambda own: Choose(
            key=own,
            label=phrase("What is there to slam {name} against?", name=victim.name),
            cite="Grapple; R20",
            options=tuple(options),
        ),
    )
    return key


def _yards(fight: FightState, victim: Figure) -> Subprocedure[int]:
    return (
        yield from fight.table.number(
            "fall",
            1,
            lambda key: Enter(
                key=key,
                label=phrase("How many yards does {name} fall?", name=victim.name),
                cite="Grapple; R20",
                least=0,
                most=_MOST_FALL,
                unit="yards",
            ),
        )
    )
