"""Makes quick opponents: automatic characters with experience spent on fighting skills.

Source: RPG.Rules, STAT SKILL GENERATION, INITIAL SKILLS, SKILL PURCHASE.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from core.character.document import Character
from core.character.edits import SetValue
from core.character.sheet import Sheet
from core.errors import AnswerError
from core.messages import Message
from core.play.opponent_line import OpponentSpec, run_automatically
from core.procedures.procedure import Situation
from core.procedures.readers import is_defined, number, text
from core.systems.kinsler.creation import CREATION
from core.systems.kinsler.owned_skills import OwnedSkill, buyable, owned_skills
from core.systems.kinsler.terms import LEVELS

EXAMPLE = "bandit x6, experience 40"
PROPERTIES = frozenset({"experience", "background"})
MOST_EXPERIENCE = 10_000
"""Most experience points of a quick opponent."""


def make_opponent(spec: OpponentSpec, situation: Situation, source: random.Random) -> Character:
    """Create a quick opponent by automatic creation.

    Its name may be a background skill of the setting; other names are only names. ``background`` names such a skill,
    ``experience`` is awarded and spent on its fighting skills.

    Raises:
        AnswerError: The line names what the game or the setting does not have.
    """
    spec.check_properties(PROPERTIES)
    background_name = spec.properties.get("background", "")
    background = _background(situation, background_name or spec.name)
    if background_name and not background:
        raise AnswerError(
            Message("kinsler_unknown_wish", "The world has no background {name}.", {"name": background_name})
        )
    experience = spec.integer("experience", 0, 0, MOST_EXPERIENCE)
    sheet = run_automatically(CREATION, situation, source, {"background": [background]} if background else {})
    if experience:
        _spend(sheet, experience)
    return sheet.character


def _background(situation: Situation, name: str) -> str:
    """Return the id of a background skill of the setting; "" if there is none."""
    folded = name.strip().casefold()
    for entry, skill in buyable(situation.setting):
        if entry.get("background") is True and folded in (skill.name.casefold(), text(entry, "id").casefold()):
            return text(entry, "id")
    return ""


def _spend(sheet: Sheet, experience: int) -> None:
    """Award experience and spend it on the cheapest levels of fighting skills.

    Source: SKILL PURCHASE; R14, R15.
    """
    sheet.apply(SetValue("xp_awarded", number(sheet, "xp_awarded") + experience))
    attacks = [each for each in owned_skills(sheet) if text(each.row, "verb") == "vs"]
    stats = {each.base for each in attacks}
    raised = [
        each
        for each in owned_skills(sheet)
        if each in attacks or (each.is_stat and each.base in stats) or each.row.get("passive_only") is True
    ]
    while (cheapest := _cheapest(sheet, raised)) is not None:
        sheet.apply(SetValue(f"{cheapest.address}.level", number(sheet, f"{cheapest.address}.level") + 1))


def _cheapest(sheet: Sheet, skills: Sequence[OwnedSkill]) -> OwnedSkill | None:
    left = number(sheet, "xp_left")
    priced = [
        (number(sheet, f"{each.address}.xp_next"), each)
        for each in skills
        if 0 <= number(sheet, f"{each.address}.level") < LEVELS[1] and is_defined(sheet, f"{each.address}.xp_next")
    ]
    payable = [(price, each) for price, each in priced if 0 < price <= left]
    return min(payable, key=lambda pair: pair[0])[1] if payable else None
