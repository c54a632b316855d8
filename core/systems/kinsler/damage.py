"""Procedure to take damage outside a fight: points placed on skills, shock, unconsciousness, death.

Source: RPG.Rules, ARMOUR, RESOLUTION OF EFFECTS 1 to 6b, REDUCED SKILLS; R31 to R34; spec 7.4, 7.5.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from core.character.edits import Edit, SetValue
from core.character.sheet import Sheet
from core.dice import Dice
from core.messages import Message, Word, join_texts, phrase
from core.procedures.ask_helpers import Subprocedure, choose, choose_one, enter_number, roll_dice, show, write
from core.procedures.damage_request import damage_procedure, enter_damage
from core.procedures.procedure import Situation
from core.procedures.readers import exact_number, number, require_numbers
from core.procedures.requests import Choose, Conversation, Enter, Option, Roll, Show, always
from core.systems.kinsler.armor_notation import print_stops
from core.systems.kinsler.attempt_outcome import effect_values, fatigue_points
from core.systems.kinsler.attempt_rolls import roll_attempt
from core.systems.kinsler.consciousness import why_dead
from core.systems.kinsler.fatigue_payment import format_points
from core.systems.kinsler.owned_skills import OwnedSkill, by_ref, owned_skills
from core.systems.kinsler.skills_and_armor import read_armor, stopped_faces
from core.systems.kinsler.terms import BASES, members

MOST_DICE = 50
MOST_EFFECT_MOD = 6
_CITE = "RESOLUTION OF EFFECTS; R32, R33"
_EVERYTHING = "*"
_TARGETS = {
    "{PHY}": Word("The body"),
    "{INT}": Word("The mind"),
    _EVERYTHING: Word("Everything"),
}
_NO_WOUNDS_ON_ALL = Message("wounds_on_all", "wounds go to the body, the mind or one stat.", {})


@dataclass(slots=True)
class Harm:
    """Damage that is being placed.

    Attributes:
        target: What it works on: a stat, ``{PHY}``, ``{INT}`` or ``*``.
        count: Number of dice and lumps placed so far.
        wounds, fatigue: Points by the address of the skill.
    """

    target: str
    count: int = 0
    wounds: dict[str, int] = field(default_factory=dict)
    fatigue: dict[str, int] = field(default_factory=dict)

    def on(self, address: str) -> int:
        """Return the points placed on a skill."""
        return self.wounds.get(address, 0) + self.fatigue.get(address, 0)

    @property
    def placed(self) -> list[tuple[str, int]]:
        """The addresses of the points placed so far, each with their number."""
        return [
            (f"{address}.{kind}", points)
            for kind, placed in (("wounds", self.wounds), ("fatigue", self.fatigue))
            for address, points in placed.items()
        ]


def _take_damage(situation: Situation) -> Conversation:
    sheet = situation.sheet
    require_numbers(sheet, "status", "rules.success_number")
    points = yield from enter_damage(
        "RESOLUTION OF EFFECTS",
        help=Word("Points that go to one skill, as one die does after armor; 0 to roll effect dice."),
    )
    kind, target = yield from _choose_kind()
    harm = Harm(target)
    if points:
        yield from _place(sheet, harm, kind, points, target)
    else:
        yield from _roll_and_place(sheet, harm, kind)
    was_awake = not number(sheet, "status")
    sheet = yield from _write(sheet, harm)
    has_fallen = any(number(sheet, f"{address}.down") for address in harm.wounds)
    lines: list[str] = []
    if harm.wounds and was_awake and not has_fallen and not number(sheet, "dead_count"):
        lines.append((yield from _roll_shock(sheet, list(harm.wounds))))
    yield from _show(sheet, harm, lines)


def _choose_kind() -> Subprocedure[tuple[str, str]]:
    """Ask for wounds or fatigue, and for what they work on."""
    kind = yield from choose_one(
        Choose(
            key="kind",
            page="harm",
            page_label="Damage",
            label="Kind of damage",
            cite="TYPES OF SKILLS",
            options=(
                Option("wounds", "Wounds", "A fall, a blade, fire: they heal in days."),
                Option("fatigue", "Fatigue", "Cold, thirst, toil: it is recovered in minutes."),
            ),
            policy=always(["wounds"]),
        )
    )
    target = yield from choose_one(
        Choose(
            key="target",
            page="harm",
            label="Which skills does it work on?",
            cite="STATISTICS, RESOLUTION OF EFFECTS 6a, 6b",
            options=(
                *(
                    Option(each, name, each, _NO_WOUNDS_ON_ALL if each == _EVERYTHING and kind == "wounds" else None)
                    for each, name in _TARGETS.items()
                ),
                *(Option(each, each) for each in BASES),
            ),
            policy=always(["{PHY}"]),
        )
    )
    return kind, target


def _roll_and_place(sheet: Sheet, harm: Harm, kind: str) -> Subprocedure[None]:
    """Roll effect dice, let armor stop some, and place the others one by one.

    Source: ARMOUR, RESOLUTION OF EFFECTS 1 to 5; R32 to R34; spec 7.4.
    """
    dice = yield from enter_number(
        Enter(key="dice", page="dice", page_label="Effect dice", label="Effect dice", cite=_CITE, least=1,
              most=MOST_DICE, default=1)
    )  # fmt: skip
    effect_mod = yield from enter_number(
        Enter(
            key="effect_mod",
            page="dice",
            label="Effect modifier",
            help="It is added to each die that armor does not stop; a die counts at least 1.",
            cite="RESOLUTION OF EFFECTS 2",
            least=-MOST_EFFECT_MOD,
            most=MOST_EFFECT_MOD,
            default=0,
        )
    )
    (rolled,) = yield from roll_dice(
        Roll(key="effect", label="Dice of effect", cite="RESOLUTION OF EFFECTS 1", dice=(Dice.parse(f"{dice}d6"),))
    )
    stopped = yield from _ask_stopped(sheet, harm.target)
    values = effect_values(rolled.faces, effect_mod, tuple(stopped))
    if kind == "wounds":
        for value in values:
            yield from _place(sheet, harm, "wounds", value, harm.target)
        for _ in range(sum(face in stopped for face in rolled.faces)):
            yield from _place(sheet, harm, "fatigue", 1, _EVERYTHING)
        return
    tired, wounds = fatigue_points(rolled.faces, values, stopped)
    for value in tired:
        yield from _place(sheet, harm, "fatigue", value, harm.target)
    yield from _place(sheet, harm, "wounds", wounds, harm.target)


def _ask_stopped(sheet: Sheet, target: str) -> Subprocedure[frozenset[int]]:
    """Ask which worn armor applies; by default all that is not for some kinds of skills only.

    Source: ARMOUR; R34; spec 7.2, D5.
    """
    armor = tuple(read_armor(sheet))
    if not armor:
        return frozenset()
    usual = [str(index) for index, piece in enumerate(armor) if not piece.only_vs]
    chosen = yield from choose(
        Choose(
            key="armor",
            label="Which armor applies?",
            help="By default all that works against everything; against both groups, numbers stopped in both count.",
            cite="ARMOUR; R34",
            options=tuple(
                Option(
                    str(index),
                    piece.name,
                    phrase(
                        "stops {numbers} against {what}",
                        numbers=print_stops(piece.stops),
                        what=", ".join(sorted(piece.against)),
                    ),
                )
                for index, piece in enumerate(armor)
            ),
            least=0,
            most=len(armor),
            policy=lambda _source, _memory: list(usual),
        )
    )
    return stopped_faces([armor[int(index)] for index in chosen], target)


def _place(sheet: Sheet, harm: Harm, kind: str, points: int, target: str) -> Subprocedure[None]:
    """Ask which skill takes points, all of them; not asked for 0.

    Source: RESOLUTION OF EFFECTS 6a, 6b; R32.
    """
    placed = harm.wounds if kind == "wounds" else harm.fatigue
    able = [
        each
        for each in owned_skills(sheet)
        if (target == _EVERYTHING or each.base in members(target)) and number(sheet, f"{each.address}.level") >= 0
    ]
    if points <= 0 or not able:
        return
    left = {each.address: number(sheet, f"{each.address}.left") - harm.on(each.address) for each in able}
    usual = max(left, key=left.__getitem__)
    harm.count += 1
    chosen = yield from choose_one(
        Choose(
            key=f"place.{harm.count}",
            page="places",
            page_label="Where the points go",
            label=phrase("{what} on which skill?", what=format_points(points, kind)),
            help="All of it goes to one skill; a skill below zero knocks out.",
            cite=_CITE,
            options=tuple(
                Option(each.address, each.name, phrase("{points:# point|# points} left", points=left[each.address]))
                for each in able
            ),
            policy=always([usual]),
        )
    )
    placed[chosen] = placed.get(chosen, 0) + points


def _write(sheet: Sheet, harm: Harm) -> Subprocedure[Sheet]:
    edits: list[Edit] = [SetValue(address, number(sheet, address) + points) for address, points in harm.placed]
    return (yield from write("damage.written", *edits, label=_points_text(harm))) if edits else sheet


def _points_text(harm: Harm) -> str:
    wounds, fatigue = sum(harm.wounds.values()), sum(harm.fatigue.values())
    parts = [format_points(points, kind) for points, kind in ((wounds, "wounds"), (fatigue, "fatigue")) if points]
    return join_texts(parts, ", ") if parts else Word("No points taken")


def _roll_shock(sheet: Sheet, wounded: Sequence[str]) -> Subprocedure[str]:
    """Roll for shock with a wounded skill; return the outcome as text.

    Source: RESOLUTION OF EFFECTS 6a; R30; spec 7.5.
    """
    rolled = [_rolled_skill(sheet, each) for each in owned_skills(sheet) if each.address in wounded]
    by_address = {each.address: each for each in rolled}
    best = max(by_address, key=lambda address: number(sheet, f"{address}.check_mod"))
    if len(by_address) > 1:
        best = yield from choose_one(
            Choose(
                key="shock_skill",
                label="With which wounded skill is the shock withstood?",
                cite="RESOLUTION OF EFFECTS 6a",
                options=tuple(
                    Option(address, each.name, phrase("adds {sum}", sum=number(sheet, f"{address}.check_mod")))
                    for address, each in by_address.items()
                ),
                policy=always([best]),
            )
        )
    outcome = yield from roll_attempt(
        sheet,
        exact_number(sheet, f"{best}.modifier"),
        "shock",
        phrase("Shock, with {skill}", skill=by_address[best].name),
        cite="RESOLUTION OF EFFECTS 6a; R30",
    )
    if outcome.is_success:
        return phrase("The shock is withstood ({total}).", total=outcome.total)
    return phrase("Shock ({total}): all further actions of this round are lost.", total=outcome.total)


def _rolled_skill(sheet: Sheet, skill: OwnedSkill) -> OwnedSkill:
    """Return the rolled skill for a wounded one: itself, or its stat if it is passive only."""
    stat = by_ref(sheet, skill.base) if skill.row.get("passive_only") is True else None
    return skill if stat is None else stat


def _show(sheet: Sheet, harm: Harm, lines: list[str]) -> Subprocedure[None]:
    """Show what was taken, and the state now.

    Source: REDUCED SKILLS; R31.
    """
    taken, state, reason = _points_text(harm), "", ""
    if number(sheet, "dead_count"):
        state, reason = Word("Dead"), phrase("A skill has more than twice its level in wounds.")
    elif number(sheet, "down_count"):
        state, reason = Word("Unconscious"), phrase("A skill is below zero.")
    if state:
        lines = [phrase("{what}.", what=taken), *lines, reason]
        yield from write("told", label=state)
    yield from show(
        Show(
            key="outcome",
            label=state or taken,
            cite="RESOLUTION OF EFFECTS 6a, 6b, REDUCED SKILLS; R31",
            text=join_texts(lines, " "),
            addresses=(*(address for address, _ in harm.placed), "phy_left", "int_left", "status"),
        )
    )


DAMAGE = damage_procedure(
    _take_damage,
    cite="ARMOUR, RESOLUTION OF EFFECTS, REDUCED SKILLS; R31 to R34",
    help="Wounds or fatigue outside a fight: armor, which skills take them, shock, unconsciousness and death.",
    closed=why_dead,
)
