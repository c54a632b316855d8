"""Computes a blow's damage after armor; applies it outside conflict, rolls its Death check.

One blow at a time: armor and Toughness reduce impacts, but not poison or bleeding. Damage beyond the Damage Status
calls for a Death check; survivors, and those close to it, may fall unconscious.

Source: R.A.T.I.O.S. 4b, 5b; R32, R35, R36, R38, R41.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from core.character.edits import Edit, SetValue
from core.character.sheet import Sheet
from core.dice import Dice
from core.messages import Word, phrase
from core.procedures.ask_helpers import Subprocedure, choose_one, roll_dice, write
from core.procedures.readers import exact_number, has_option, number, sheet_rows, text
from core.procedures.requests import Choose, Option, Roll, always
from core.systems.ratios.checks import check
from core.systems.ratios.measures import Points, exact_points, nearest

HEAD = "head"
TORSO = "torso"
LOCATIONS = {
    HEAD: Word("Head"),
    "arms": Word("Shoulders and arms"),
    TORSO: Word("Chest, back or torso"),
    "legs": Word("Legs"),
}
_D10 = Dice.parse("1d10")


@dataclass(frozen=True, slots=True)
class Blow:
    """A blow.

    Attributes:
        total: Damage before armor.
        is_direct: Whether armor and Toughness do not apply, as for poison and bleeding.
        location: The hit location.
        penetration: Sharpness of the weapon.
        penetration_damage: The part of the total caused by penetration.
    """

    total: int
    is_direct: bool = False
    location: str = TORSO
    penetration: Points = 0
    penetration_damage: Points = 0


@dataclass(frozen=True, slots=True)
class Wound:
    """The result of a blow.

    Attributes:
        stopped: Damage stopped by armor.
        taken: Damage taken, overflow included.
        overflow: Damage beyond the Damage Status.
        is_dead: Whether the Death check failed.
        unconscious_s: Seconds of unconsciousness, 0 for none.
    """

    stopped: int
    taken: int
    overflow: int = 0
    is_dead: bool = False
    unconscious_s: int = 0


def location_of(sheet: Sheet, face: int) -> str:
    """Return the hit location of a d10.

    Source: R.A.T.I.O.S. 4b.
    """
    return str(sheet.system.tables["hit_location"].look_up([face]))


def compute_wound(sheet: Sheet, blow: Blow, *, tears: bool | None = None) -> Wound:
    """Return the damage of a blow stopped by armor, and the damage taken.

    Args:
        sheet: The character who is hit.
        blow: A blow.
        tears: Whether penetration above the armor's rank tears through; None for the sheet's option.

    Source: R.A.T.I.O.S. 4b; R6, R32, R33, R38.
    """
    if blow.is_direct:
        return _wound(sheet, 0, blow.total)
    rank = exact_number(sheet, "armor_rank")
    reached: Points = blow.total
    if (has_option(sheet, "tear_through") if tears is None else tears) and blow.penetration > rank:
        reached = max(0, blow.total - blow.penetration_damage)
    stopped = nearest(reached * rank / 100)
    return _wound(sheet, stopped, nearest(max(0, blow.total - stopped - exact_points(sheet, "toughness"))))


def _wound(sheet: Sheet, stopped: int, taken: int) -> Wound:
    return Wound(stopped, taken, max(0, taken - number(sheet, "ds_current")))


def take_blow(sheet: Sheet, blow: Blow, key: str = "", participant: int = 0) -> Subprocedure[tuple[Sheet, Wound]]:
    """Apply a blow: loss, wear of armor, Death check, Unconsciousness check.

    Args:
        sheet: The character who is hit.
        blow: A blow.
        key: Prefix of its request keys.
        participant: Index of the sheet's participant.

    Source: R.A.T.I.O.S. 4b, 5b; R32, R35, R36.
    """
    wound = compute_wound(sheet, blow)
    sheet = yield from write(f"{key}damage.written", *blow_edits(sheet, blow, wound), participant=participant)
    if wound.overflow >= 1 and not (yield from roll_death_check(sheet, wound.overflow, key, participant)):
        sheet = yield from write(f"{key}dead.written", *death_edits(sheet), participant=participant)
        return sheet, replace(wound, is_dead=True)
    seconds = 0
    is_awake = text(sheet.character.data, "state", "active") != "unconscious"
    if is_awake and needs_unconsciousness_check(sheet, blow, wound):
        seconds = yield from _check_unconsciousness(sheet, wound.taken, key, participant)
    if seconds:
        edits = [SetValue("state", "unconscious"), SetValue("unconscious_s", seconds)]
        sheet = yield from write(f"{key}unconscious.written", *edits, participant=participant)
    return sheet, replace(wound, unconscious_s=seconds)


def blow_edits(sheet: Sheet, blow: Blow, wound: Wound) -> list[Edit]:
    """Return the edits of a blow: damage taken, and armor rank lost.

    Source: R.A.T.I.O.S. 4b; R32.
    """
    damage = min(number(sheet, "ds_max"), number(sheet, "damage_taken") + wound.taken)
    edits: list[Edit] = [SetValue("damage_taken", max(0, damage))]
    piece = None if blow.is_direct or blow.total < 1 else piece_losing_rank(sheet)
    if piece is not None:
        edits.append(SetValue(f"armor[{piece}].rank_lost", number(sheet, f"armor[{piece}].rank_lost") + 1))
    return edits


def piece_losing_rank(sheet: Sheet) -> int | None:
    """Return the armor piece that loses a point: the highest rank above 0, the first of equals.

    Source: R.A.T.I.O.S. 4b; R32.
    """
    ranks = {
        index: exact_number(sheet, f"armor[{index}].rank")
        for index, row in enumerate(sheet_rows(sheet, "armor"))
        if row.get("worn", True) is True
    }
    best = max(ranks.values(), default=Fraction(0))
    return next((index for index, rank in ranks.items() if rank == best), None) if best > 0 else None


def roll_death_check(sheet: Sheet, overflow: int, key: str = "", participant: int = 0) -> Subprocedure[bool]:
    """Roll a Death check; return whether the character survives.

    Args:
        sheet: The character near death.
        overflow: Damage beyond the Damage Status; it makes the check harder.
        key: Prefix of its request keys.
        participant: Index of the sheet's participant.

    Source: R.A.T.I.O.S. 5b; R36, R41.
    """
    return (
        yield from check(
            exact_number(sheet, "cpv.deth") - overflow, f"{key}death", Word("Death check"), "5b; R36", participant
        )
    )


def death_edits(sheet: Sheet) -> list[Edit]:
    """Return the edits of a death; the dead have no seconds of unconsciousness left.

    Source: R.A.T.I.O.S. 5b.
    """
    edits: list[Edit] = [SetValue("state", "dead")]
    if number(sheet, "unconscious_s"):
        edits.append(SetValue("unconscious_s", 0))
    return edits


def needs_unconsciousness_check(sheet: Sheet, blow: Blow, wound: Wound) -> bool:
    """Return whether Unconsciousness must be checked: a hit to the head, or little Damage Status left.

    Args:
        sheet: The character who was hit, with the damage applied.
        blow: The blow.
        wound: Its result.

    Source: R.A.T.I.O.S. 5b; R35.
    """
    is_head = not blow.is_direct and blow.location == HEAD
    return is_head or (wound.taken >= 1 and exact_number(sheet, "ds_current") < exact_number(sheet, "ds_danger"))


def _check_unconsciousness(sheet: Sheet, taken: int, key: str, participant: int) -> Subprocedure[int]:
    """Check Unconsciousness; return its seconds, 0 if the character stays awake."""
    awake = yield from check(
        exact_number(sheet, "cpv.uncn"), f"{key}unconsciousness", Word("Unconsciousness check"), "5b; R35", participant
    )
    if awake:
        return 0
    (rolled,) = yield from roll_dice(
        Roll(
            key=f"{key}seconds",
            label="Seconds of unconsciousness",
            help="A d10, and a second for every ten points of damage.",
            cite="5b; R35",
            dice=(_D10,),
        )
    )
    return rolled.total + taken // 10


def location_options() -> tuple[Option, ...]:
    """Return the hit locations to choose from."""
    return tuple(Option(each, label) for each, label in LOCATIONS.items())


def find_location(sheet: Sheet, key: str = "") -> Subprocedure[str]:
    """Determine the hit location: rolled, or chosen by the Game Master if the option is off.

    Source: R.A.T.I.O.S. 4b; R35.
    """
    if has_option(sheet, "hit_location"):
        (rolled,) = yield from roll_dice(
            Roll(
                key=f"{key}location",
                label="Where it hits",
                help=phrase(
                    "{head} head; {arms} shoulders and arms; {torso} chest, back or torso; {legs} legs",
                    **{each: _faces(sheet, each) for each in LOCATIONS},
                ),
                cite="4b",
                dice=(_D10,),
            )
        )
        return location_of(sheet, rolled.total)
    return (
        yield from choose_one(
            Choose(
                key=f"{key}location",
                label="Where it hits",
                cite="4b; R35",
                options=location_options(),
                policy=always([TORSO]),
            )
        )
    )


def _faces(sheet: Sheet, location: str) -> str:
    faces = [face for face in range(1, _D10.greatest + 1) if location_of(sheet, face) == location]
    return str(faces[0]) if len(faces) == 1 else f"{faces[0]}–{faces[-1]}"
