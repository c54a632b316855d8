"""What the page before a fight shows of a fighter: numbers, life, weapons; read on a worker thread."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QCoreApplication

from core.character.sheet import Sheet
from core.errors import QuireError
from core.formula import Value
from core.messages import Translate, localize_text, localize_value, phrase
from core.play.conflict import Conflict
from core.play.fighter_weapon import FighterWeapon
from core.rules.model import Better
from desktop.numerals import numeral, with_minus
from desktop.sheet.party_columns import member_headings, vital_heading

_DECIMALS: Final = 1


@dataclass(frozen=True, slots=True)
class Vital:
    """What remains of health or energy.

    Attributes:
        label: Its short heading; "" if it is the life as a whole.
        now, most: What remains, and its maximum; None without one.
    """

    label: str
    now: Value
    most: Value = None

    @property
    def share(self) -> float | None:
        """The remaining share, from 0 to 1; None without a maximum."""
        if not isinstance(self.now, int | Fraction) or not isinstance(self.most, int | Fraction) or self.most <= 0:
            return None
        return min(max(float(Fraction(self.now) / self.most), 0.0), 1.0)


@dataclass(frozen=True, slots=True)
class RankedNumber:
    """The number of a fighter whose best value in a side counts, as its defense.

    Attributes:
        heading: Its short name.
        value, text: Its value.
        is_less_better: Whether the least value is the best.
    """

    heading: str
    value: int | Fraction
    text: str
    is_less_better: bool = False


@dataclass(frozen=True, slots=True)
class FighterFacts:
    """What the row of a fighter shows, not translated yet.

    Attributes:
        numbers: Short heading, name and text of the numbers that sum it up.
        vitals: Its life: one, or several with headings.
        weapons: The weapons that it can prefer, the usual one first.
        power: Its share of the estimate of a side; None if the game has none, or it has no value.
        ranked: The number whose best value in a side is shown; None if the game names none, or it has no value.
    """

    numbers: tuple[tuple[str, str, str], ...] = ()
    vitals: tuple[Vital, ...] = ()
    weapons: tuple[FighterWeapon, ...] = ()
    power: int | None = None
    ranked: RankedNumber | None = None

    @property
    def share(self) -> float | None:
        """The remaining share of the life, that of the vital of which least remains; None without a maximum."""
        return min((each.share for each in self.vitals if each.share is not None), default=None)

    def weapon(self, key: str) -> FighterWeapon | None:
        """Return the weapon with a key, else the usual one; None if there is none."""
        return next((each for each in self.weapons if each.key == key), next(iter(self.weapons), None))

    def numbers_text(self, words: Translate) -> str:
        """Return the numbers in one line."""
        return " · ".join(f"{words(heading)} {with_minus(text)}" for heading, _, text in self.numbers)

    def numbers_in_full(self, words: Translate, most: int | None = None) -> str:
        """Return the first numbers in one line, with their names."""
        return " · ".join(f"{words(name)} {with_minus(text)}" for _, name, text in self.numbers[:most])

    def life_text(self, words: Translate) -> str:
        """Return the life in one line."""
        return " · ".join(vital_text(each, words) for each in self.vitals)


def vital_text(vital: Vital, words: Translate) -> str:
    """Return a vital as text: ``76 of 83``, ``EN 30 of 32``, ``Body left 12``."""
    now = with_minus(numeral(vital.now, _DECIMALS))
    amount = now
    if vital.most is not None:
        template = QCoreApplication.translate("FighterFacts", "{now} of {most}")
        amount = template.format(now=now, most=numeral(vital.most, _DECIMALS))
    return f"{words(vital.label)} {amount}" if vital.label else amount


def weapon_text(weapon: FighterWeapon, attacks: str, words: Translate) -> str:
    """Return what a weapon does: ``1d12+8, 3 attacks``.

    Args:
        weapon: The weapon.
        attacks: The game's name of the attacks of a round, as `Conflict.attacks`.
        words: Translation of the game's terms.
    """
    parts = [localize_value(weapon.detail, words)]
    if weapon.attacks is not None:
        parts.append(attacks_text(attacks, weapon.attacks, words))
    return with_minus(", ".join(part for part in parts if part))


def attacks_text(attacks: str, number: int, words: Translate) -> str:
    """Return a number of attacks in words; "" if the game does not count them."""
    return localize_text(phrase(f"{{number:{attacks}}}", number=number), words) if attacks else ""


def read_facts(conflict: Conflict, sheet: Sheet) -> FighterFacts:
    """Return the facts of a sheet; numbers that cannot be used are left out."""
    try:
        weapons = conflict.weapons(sheet)
    except QuireError:
        weapons = ()  # the reason is reported when the fight is started
    estimate = conflict.estimate
    power = None if estimate is None else sheet.value(estimate.address)
    return FighterFacts(
        tuple(_number(sheet, address) for address in conflict.numbers if sheet.value(address) is not None),
        _vitals(conflict, sheet),
        weapons,
        power if isinstance(power, int) else None,
        _ranked(sheet, conflict.best) if conflict.best else None,
    )


def _ranked(sheet: Sheet, address: str) -> RankedNumber | None:
    value, derived = sheet.value(address), sheet.system.derived.get(address)
    if not isinstance(value, int | Fraction):
        return None
    heading, _, text = _number(sheet, address)
    return RankedNumber(heading, value, text, derived is not None and derived.better is Better.LESS)


def _number(sheet: Sheet, address: str) -> tuple[str, str, str]:
    defined = sheet.field(address)
    return getattr(defined, "abbr", "") or defined.label, defined.label, sheet.text(address, with_unit=False)


def _vitals(conflict: Conflict, sheet: Sheet) -> tuple[Vital, ...]:
    values = [(sheet.value(left), sheet.value(full) if full else None) for left, full in conflict.vitals]
    if conflict.are_vitals_summed:
        return (Vital("", _total(left for left, _ in values), _total(full for _, full in values)),)
    if len(values) == 1:
        return (Vital("", *values[0]),)
    heads = member_headings(sheet.system)
    addresses = [address for address, _ in conflict.vitals]
    return tuple(
        Vital(vital_heading(heads, address, sheet.field(address)), *pair)
        for address, pair in zip(addresses, values, strict=True)
    )


def _total(values: Iterable[Value]) -> Value:
    listed = list(values)
    numbers = [each for each in listed if isinstance(each, int | Fraction)]
    return sum(numbers) if len(numbers) == len(listed) else None


def side_totals(conflict: Conflict, fighters: Sequence[tuple[FighterFacts, str]], words: Translate) -> list[str]:
    """Return the sums of a side: life, attacks if the game counts them, and its best defense.

    Args:
        conflict: The kind of fight.
        fighters: Facts and preferred weapon of each.
        words: Translation of the game's terms.
    """
    facts = [each for each, _ in fighters]
    texts = [_total_text(each, words) for each in total_vitals(facts)]
    weapons = [weapon for each, key in fighters if (weapon := each.weapon(key)) is not None]
    counts = [each.attacks for each in weapons if each.attacks is not None]
    if counts:
        texts.append(attacks_text(conflict.attacks_of_side, sum(counts), words))
    texts.append(best_number(facts, words))
    return [text for text in texts if text]


def _total_text(vital: Vital, words: Translate) -> str:
    """Return the sum of a vital; one without a heading is the life as a whole."""
    amount = vital_text(vital, words)
    return amount if vital.label else QCoreApplication.translate("FighterFacts", "{amount} life").format(amount=amount)


def best_number(facts: Iterable[FighterFacts], words: Translate) -> str:
    """Return the best of a side's numbers: ``9 best PA#``; "" without one."""
    ranked = [each.ranked for each in facts if each.ranked is not None]
    if not ranked:
        return ""
    choose = min if ranked[0].is_less_better else max
    best = choose(ranked, key=lambda each: each.value)
    template = QCoreApplication.translate("FighterFacts", "{number} best {name}")
    return template.format(number=with_minus(best.text), name=words(best.heading))


def total_vitals(facts: Sequence[FighterFacts]) -> tuple[Vital, ...]:
    """Return the sums of the vitals of a side, by heading."""
    headings = list(dict.fromkeys(vital.label for each in facts for vital in each.vitals))
    sums = []
    for heading in headings:
        vitals = [vital for each in facts for vital in each.vitals if vital.label == heading]
        sums.append(Vital(heading, _total(each.now for each in vitals), _total(each.most for each in vitals)))
    return tuple(sums)
