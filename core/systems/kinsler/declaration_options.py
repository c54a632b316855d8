"""Lists the actions that a fighter can declare in a round; describes their rolls and cost.

Source: RPG.Rules, SKILLS, FATIGUE COSTS; spec 7.2 (D1), 7.6.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.character.sheet import Sheet
from core.content.setting import Entry
from core.messages import join_texts, phrase
from core.procedures.readers import is_defined, number, sheet_rows, text, why_unusable
from core.procedures.requests import Option
from core.systems.kinsler.attempt_rolls import chance_to_reach
from core.systems.kinsler.automatic_declaration import automatic_declaration
from core.systems.kinsler.declared_uses import Use
from core.systems.kinsler.fight_state import Fighter, FightState, conditions
from core.systems.kinsler.target_odds import format_needs, needed_total
from core.systems.kinsler.use_numbers import use_numbers

AUTO, OWN, HOLD, LEAVE, RESIST, STANCE = "auto", "own", "hold", "leave", "resist.", "stance."
_SUGGESTED = phrase("as the rules of the game suggest")


def possible_declarations(fight: FightState, fighter: Fighter, base: Sequence[Use]) -> tuple[Option, ...]:
    """Return the options of a fighter's declaration, besides maintained powers.

    Args:
        fight: The fight.
        fighter: The fighter who declares.
        base: The maintained powers.
    """
    sheet = fight.sheet(fighter.participant)
    usual = automatic_declaration(fight, fighter, base)
    suggested = {each.resists for each in usual if each.resists}
    resisted = [
        Option(
            f"{RESIST}{text(row, 'uid')}",
            phrase("Resist {power}", power=text(row, "name")),
            phrase("{points:# point|# points}", points=row.get("points", 0)),
        )
        for row in conditions(sheet, "free")
        if text(row, "uid") not in suggested
    ]
    stances = [_stance_option(sheet, index, row) for index, row in enumerate(sheet_rows(sheet, "stances"))]
    return (
        _suggestion(fight, usual),
        *resisted,
        *stances,
        Option(OWN, "Something else", "Skills, targets, dice, passive powers, one after the other."),
        Option(HOLD, "Nothing"),
        Option(LEAVE, "Leave the conflict"),
    )


def describe_uses(fight: FightState, uses: Sequence[Use]) -> str:
    """Return a declaration in a line: ``Club 1x3 on Brian, Ring against 1``."""
    return join_texts((_describe_use(fight, use) for use in uses), "; ")


def _describe_use(fight: FightState, use: Use) -> str:
    others = [fight.table.name(each) for each in use.targets if each != use.participant]
    if use.mode == "maintain":
        description: str = phrase("{what}, kept up", what=use.name)
    elif use.resists:
        description = use.name
    else:
        description = (
            phrase("{what} on {target}", what=use.about, target=join_texts(others, ", ")) if others else use.about
        )
    return join_texts((description, f"({use.effect})"), " ") if use.effect else description


def _suggestion(fight: FightState, usual: Sequence[Use]) -> Option:
    """Return the suggested option: its attempts as label, supporting uses and needed roll as description."""
    if not usual:
        return Option(AUTO, "Hold back", "As the rules of the game suggest.")
    first, *others = usual
    with_it = [_describe_use(fight, each) for each in others]
    cost = sum(use_numbers(fight, each).cost for each in usual if not each.resists)
    fatigue = phrase("fatigue {cost}", cost=cost)
    if first.mode != "active":
        about = join_texts((*with_it, fatigue, _SUGGESTED), " · ")
        return Option(AUTO, _describe_use(fight, first), about)
    least = needed_total(fight, first, first.targets[0] if first.targets else None)
    return Option(
        AUTO,
        _describe_use(fight, first),
        join_texts((*with_it, format_needs(least), fatigue, _SUGGESTED), " · "),
        chance=chance_to_reach(least),
        arithmetic=join_texts((*with_it, phrase("needs {least}", least=least), fatigue), " · "),
    )


def _stance_option(sheet: Sheet, index: int, row: Entry) -> Option:
    """Return the option of a saved stance with needed rolls and cost by the sheet: own range, no opposition."""
    stance = f"stances[{index}]"
    key, name = f"{STANCE}{index}", text(row, "name") or phrase("Stance {number}", number=index + 1)
    needs = [f"{stance}.uses[{each}].need" for each in range(sheet.count(f"{stance}.uses"))]
    rolled = [need for need in needs if is_defined(sheet, need)]
    if (closed := why_unusable(sheet, f"{stance}.fatigue", *rolled)) is not None:
        return Option(key, name, closed=closed)
    odds = [format_needs(number(sheet, need)) for need in rolled]
    cost = phrase("fatigue {cost}", cost=number(sheet, f"{stance}.fatigue"))
    return Option(key, name, join_texts((*odds, cost, phrase("a saved declaration")), " · "))
