"""Procedures outside conflict: saving, spotting, Morale, weapon rolls; spells; skill levels."""

from __future__ import annotations

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Entry
from core.dice import Dice
from core.errors import DiceError
from core.messages import Message, Word, join_texts, phrase
from core.procedures.ask_helpers import Subprocedure, choose_one, enter_number, enter_text, roll_dice, show, write
from core.procedures.common_requests import MOST_MODIFIER
from core.procedures.procedure import Procedure, ProcedureKind, Situation
from core.procedures.readers import computed_text, number, number_or, sheet_rows, text, whole, why_unusable
from core.procedures.requests import Choose, Conversation, Enter, Option, Roll, Show, always
from core.systems.eastern_isles.recovery import why_dead

MOST_COST = 10_000
LONGEST_DICE = 100
CHECKS_OF_BONUSES = {
    "magic_save": Word("Saving roll against magic"),
    "physical_save": Word("Physical saving roll"),
    "special_save": Word("Special saving roll"),
    "spotting_modifier": Word("Spotting roll"),
    "morale_roll_modifier": Word("Morale skill"),
}
MORALE = "morale_roll_modifier"
_ROLLS = {"hit_total": Word("To hit"), "crit_total": Word("Critical"), "damage_total": Word("Damage")}


def _check(situation: Situation) -> Conversation:
    sheet = situation.sheet
    key = yield from choose_one(
        Choose(
            key="check",
            page="roll",
            page_label="Check",
            label="Check",
            cite="BON",
            options=tuple(_roll_option(sheet, each, each, label) for each, label in CHECKS_OF_BONUSES.items()),
        )
    )
    dice = yield from _ask_dice(str(sheet.option("check_dice")))
    if key != MORALE:
        yield from _roll(CHECKS_OF_BONUSES[key], dice, number(sheet, key), (key,))
        return
    used = whole(sheet.character.data, "morale_used") + 1
    sheet = yield from write("morale.written", SetValue("morale_used", used), label=f"use {used} of the day")
    addresses = (key, "morale_sl", "morale_uses", "morale_left")
    yield from _roll(CHECKS_OF_BONUSES[key], dice, number(sheet, key), addresses, _too_often(sheet, used))


def _too_often(sheet: Sheet, used: int) -> str:
    """Return that Morale was used more often than a day allows; "" while it was not.

    Source: Eastern Isles BON; R38.
    """
    uses = number_or(sheet, "morale_uses", used)
    if used <= uses:
        return ""
    return phrase("Morale may be used {uses:# time|# times} a day; this is use {used}.", uses=int(uses), used=used)


def _weapon(situation: Situation) -> Conversation:
    sheet = situation.sheet
    weapons = sheet_rows(sheet, "weapons")
    index = yield from choose_one(
        Choose(
            key="weapon",
            page="roll",
            page_label="Roll with a weapon",
            label="Weapon",
            cite="BON",
            options=tuple(
                Option(
                    str(each),
                    text(row, "name") or phrase("Weapon {place}", place=each + 1),
                    text(row, "about"),
                    address=f"weapons[{each}]",
                )
                for each, row in enumerate(weapons)
            ),
        )
    )
    rolls = tuple(_roll_option(sheet, each, f"weapons[{index}].{each}", label) for each, label in _ROLLS.items())
    usual = next((option.key for option in rolls if option.closed is None), None)
    if usual is None:
        number(sheet, f"weapons[{index}].{rolls[0].key}")  # raises with the reason
    kind = yield from choose_one(
        Choose(
            key="roll",
            page="roll",
            page_label="Roll with a weapon",
            label="Roll",
            cite="BON; R40",
            options=rolls,
            policy=always([usual]),
        )
    )
    own = text(weapons[int(index)], "damage") if kind == "damage_total" else ""
    dice = yield from _ask_dice(own or str(sheet.option("check_dice")))
    address = f"weapons[{index}].{kind}"
    yield from _roll(_ROLLS[kind], dice, number(sheet, address), (address,))


def _cast(situation: Situation) -> Conversation:
    sheet = situation.sheet
    cost = yield from enter_number(
        Enter(
            key="cost",
            label="Endurance cost of the spell",
            help=phrase("It takes {hands} free hands.", hands=number(sheet, "spell_hands")),
            cite="BON, DER; R37",
            least=0,
            most=MOST_COST,
            default=0,
            unit="EN",
        )
    )
    if cost:
        lost = whole(sheet.character.data, "en_lost") + cost
        yield from write("cast", SetValue("en_lost", lost), label=f"{cost} EN")
    yield from show(
        Show(
            key="shown",
            label="The spell is cast",
            text="The bonus affects how much of the incantation must be spoken.",
            cite="BON",
            addresses=("spell_hands", "incantation_bonus", "en_now", "condition"),
        )
    )


def _use_skill(situation: Situation) -> Conversation:
    sheet = situation.sheet
    index = yield from choose_one(
        Choose(
            key="skill",
            label="Skill",
            cite="SKILL, SUBS",
            options=tuple(_skill_option(sheet, each, row) for each, row in enumerate(sheet_rows(sheet, "skills"))),
        )
    )
    yield from show(
        Show(
            key="shown",
            label=text(sheet_rows(sheet, "skills")[int(index)], "name"),
            text="The Game Master judges the use of a skill by its level; for skilled employment, the average spent "
            "on living in the past year is shown as well.",
            cite="SKILL, SUBS",
            addresses=(f"skills[{index}].sl", "subsistence_average"),
        )
    )


def _ask_dice(proposed: str) -> Subprocedure[Dice]:
    typed = yield from enter_text(
        Enter(
            key="dice",
            page="roll",
            page_label="Check",
            label="Dice",
            help="The text does not say which dice; the campaign's own are proposed.",
            cite="R40",
            least=1,
            most=LONGEST_DICE,
            default=proposed,
            verify=_dice_problem,
        )
    )
    return Dice.parse(typed)


def _dice_problem(typed: Json) -> Message | None:
    try:
        Dice.parse(str(typed))
    except DiceError as error:
        return error.message
    return None


def _roll(label: Word, dice: Dice, modifier: int, addresses: tuple[str, ...], warning: str = "") -> Subprocedure[None]:
    """Roll, add the modifier and a circumstance modifier, and show the total with a warning, if any."""
    other = yield from enter_number(
        Enter(
            key="circumstances",
            page="roll",
            page_label="Check",
            label="Modifier for the circumstances",
            cite="R40",
            least=-MOST_MODIFIER,
            most=MOST_MODIFIER,
            default=0,
        )
    )
    (rolled,) = yield from roll_dice(
        Roll(key="roll.dice", page="roll", page_label="Check", label=label, cite="BON; R40", dice=(dice,))
    )
    total = rolled.total + modifier + other
    yield from show(
        Show(
            key="shown",
            label=phrase("{what}: {total}", what=label, total=total),
            text=join_texts(filter(None, (_sum_text(rolled.total, modifier, other), warning)), " "),
            cite="BON; R40",
            addresses=addresses,
        )
    )


def _sum_text(rolled: int, modifier: int, other: int) -> str:
    return phrase(
        "{rolled} rolled, {modifier} from the sheet, {other} for the circumstances. The Game Master reads the result.",
        rolled=rolled,
        modifier=_signed(modifier),
        other=_signed(other),
    )


def _roll_option(sheet: Sheet, key: str, address: str, label: Word) -> Option:
    """Return the option of a roll with a number of the sheet; closed if that cannot be used."""
    if (closed := why_unusable(sheet, address)) is not None:
        return Option(key, label, closed=closed)
    return Option(key, phrase("{what} {modifier}", what=label, modifier=_signed(number(sheet, address))))


def _skill_option(sheet: Sheet, index: int, row: Entry) -> Option:
    name, address = text(row, "name"), f"skills[{index}]"
    if (closed := why_unusable(sheet, f"{address}.sl")) is not None:
        return Option(str(index), name, closed=closed, address=address)
    label = phrase("{name} SL {level}", name=name, level=number(sheet, f"{address}.sl"))
    return Option(str(index), label, text(row, "about"), address=address)


def _signed(number_: int) -> str:
    return f"{number_:+d}".replace("-", "−")


def _no_check(sheet: Sheet) -> Message | None:
    """Return why no check can be rolled, if no number of them can be used."""
    if (dead := why_dead(sheet)) is not None:
        return dead
    reasons = [why_unusable(sheet, address) for address in CHECKS_OF_BONUSES]
    return None if None in reasons else reasons[0]


def _why_no_spell(sheet: Sheet) -> Message | None:
    if computed_text(sheet, "condition") in ("unconscious", "dead"):
        return Message("cast_down", "The dead and the unconscious cast no spells.")
    return why_unusable(sheet, "spell_hands")


def _no_weapon(sheet: Sheet) -> Message | None:
    if (dead := why_dead(sheet)) is not None:
        return dead
    if computed_text(sheet, "condition") == "unconscious":
        return Message("strike_down", "The unconscious strike no blows; rest brings endurance back.")
    if sheet_rows(sheet, "weapons"):
        return None
    return Message("no_weapon", "The character has no weapon.")


def _no_skill(sheet: Sheet) -> Message | None:
    if (dead := why_dead(sheet)) is not None:
        return dead
    if sheet_rows(sheet, "skills"):
        return None
    return Message("no_skill", "The character has no skill.")


CHECK = Procedure(
    key="check",
    label="Saving, spotting, Morale",
    kind=ProcedureKind.CHECK,
    cite="BON; R40",
    help="Rolls the campaign's die with a modifier of the sheet.",
    start=_check,
    closed=_no_check,
    is_popover=True,
)
WEAPON_ROLL = Procedure(
    key="weapon_roll",
    label="Roll with a weapon",
    kind=ProcedureKind.CHECK,
    cite="BON; R40",
    help="Rolls to hit, for a critical or for damage.",
    start=_weapon,
    closed=_no_weapon,
    is_popover=True,
)
CAST = Procedure(
    key="cast",
    label="Cast a spell",
    kind=ProcedureKind.CHECK,
    cite="BON, DER; R37",
    help="Shows the hands and the incantation, and spends the endurance.",
    start=_cast,
    closed=_why_no_spell,
    is_popover=True,
)
USE_SKILL = Procedure(
    key="use_skill",
    label="Use a skill",
    kind=ProcedureKind.CHECK,
    cite="SKILL, SUBS",
    help="Shows the level of a skill, and the average spent on living for employment.",
    start=_use_skill,
    closed=_no_skill,
    is_popover=True,
)
