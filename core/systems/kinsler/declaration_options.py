"""Options of a declaration in a round, with needed roll, chance and cost.

Source: RPG.Rules, SKILLS, FATIGUE COSTS; spec 7.2 (D1), 7.6.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from core.formula import format_value
from core.messages import join_texts, phrase
from core.procedures import Option, number, sheet_rows, text
from core.systems.kinsler.attempts import chance_to_reach
from core.systems.kinsler.automatic_declaration import automatic_declaration
from core.systems.kinsler.fighters import Battle, Fighter, conditions
from core.systems.kinsler.outcome import DIVISOR
from core.systems.kinsler.use_numbers import modifier, use_numbers
from core.systems.kinsler.uses import Use

AUTO, OWN, HOLD, LEAVE, RESIST, STANCE = "auto", "own", "hold", "leave", "resist.", "stance."
_PLACES = 1


def possible_declarations(battle: Battle, fighter: Fighter, base: Sequence[Use]) -> tuple[Option, ...]:
    """Return the options of a fighter's declaration, besides maintained powers.

    Args:
        battle: The fight.
        fighter: The fighter who declares.
        base: The maintained powers.
    """
    sheet = battle.sheet(fighter.who)
    usual = automatic_declaration(battle, fighter, base)
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
    stances = [
        Option(
            f"{STANCE}{place}",
            text(row, "name") or phrase("Stance {number}", number=place + 1),
            _describe_stance(battle, fighter, place),
        )
        for place, row in enumerate(sheet_rows(sheet, "stances"))
    ]
    return (
        _suggestion(battle, usual),
        *resisted,
        *stances,
        Option(OWN, "Something else", "Skills, targets, dice, passive powers, one after the other."),
        Option(HOLD, "Nothing"),
        Option(LEAVE, "Leave the conflict"),
    )


def describe_uses(battle: Battle, uses: Sequence[Use]) -> str:
    """Return a declaration in a line: ``Club 1x3 on Brian, Ring against 1``."""
    return join_texts((_describe_use(battle, use) for use in uses), "; ")


def _describe_use(battle: Battle, use: Use) -> str:
    others = [battle.table.name(each) for each in use.targets if each != use.who]
    if use.mode == "maintain":
        said: str = phrase("{what}, kept up", what=use.name)
    elif use.resists:
        said = use.name
    else:
        said = phrase("{what} on {target}", what=use.about, target=join_texts(others, ", ")) if others else use.about
    return join_texts((said, f"({use.effect})"), " ") if use.effect else said


def _suggestion(battle: Battle, usual: Sequence[Use]) -> Option:
    """Return the suggested option: its attempts as label, supporting uses and needed roll as description."""
    if not usual:
        return Option(AUTO, "Hold back", "As the rules of the game suggest.")
    first, *others = usual
    with_it = [_describe_use(battle, each) for each in others]
    cost = sum(use_numbers(battle, each).cost for each in usual if not each.resists)
    odds = [_odds(battle, first)] if first.mode == "active" else []
    about = join_texts(
        (*with_it, *odds, phrase("fatigue {cost}", cost=cost), phrase("as the rules of the game suggest")), " · "
    )
    return Option(AUTO, _describe_use(battle, first), about)


def _odds(battle: Battle, use: Use) -> str:
    value, _ = modifier(battle, use)
    return format_needs(battle.number(use.who, "rules.success_number") - int(value // DIVISOR))


def format_needs(least: int) -> str:
    """Return the needed total of four dice and its chance, as text."""
    percent = format_value(Fraction(chance_to_reach(least)) * 100, _PLACES)
    return phrase("needs {least}, {chance} %", least=least, chance=percent)


def _describe_stance(battle: Battle, fighter: Fighter, place: int) -> str:
    """Return needed roll and cost of a saved stance by the sheet: own range, no opposition."""
    sheet = battle.sheet(fighter.who)
    uses = range(sheet.count(f"stances[{place}].uses"))
    needed = (sheet.value(f"stances[{place}].uses[{each}].need") for each in uses)
    odds = [format_needs(each) for each in needed if isinstance(each, int)]
    cost = phrase("fatigue {cost}", cost=number(sheet, f"stances[{place}].fatigue"))
    return join_texts((*odds, cost, phrase("a saved declaration")), " · ")
