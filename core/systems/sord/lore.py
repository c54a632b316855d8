"""Spending Lore: which skills, powers and weapon skills can be bought, what pays for them, and the buying.

What is learned by training is paid with Trained Lore, what is learned by study with Educated Lore, what is common with
both as one likes; where there is Starting Lore it does for everything.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from core.character import AddRow, Json, Sheet
from core.messages import Message
from core.procedures import (
    Allocate,
    Asking,
    Choose,
    Conversation,
    Memory,
    Option,
    Policy,
    Procedure,
    ProcedureKind,
    Situation,
    Target,
    allocate,
    choose,
    write,
)
from core.settings_packs import Setting
from core.systems.sord.creation_attributes import ATTRIBUTES
from core.systems.sord.creation_content import (
    Entry,
    attribute_label,
    entries,
    group,
    list_of,
    number,
    rows,
    same,
    skill_row,
    text,
    texts,
    train,
    weapon_skill_row,
    whole,
)
from core.systems.sord.settling import practiced

TRAINED, EDUCATED, START = "trained", "educated", "start"
PURSES = (TRAINED, EDUCATED, START)
"""The kinds of Lore, in the order in which they are spent automatically."""
_PAYERS: Mapping[str, tuple[str, ...]] = {
    "trained": (TRAINED, START),
    "educated": (EDUCATED, START),
    "general": (TRAINED, EDUCATED, START),
}
_LABELS = {TRAINED: "Trained Lore", EDUCATED: "Educated Lore", START: "Starting Lore"}


@dataclass(frozen=True, slots=True)
class Offer:
    """A skill, power or weapon skill that Lore can buy.

    Attributes:
        key: What the answer says: ``skills.climbing``, ``weapons.dagger.melee``.
        list_key: List that its row goes into, ``skills`` or ``powers``.
        row: The row, unpaid.
        about: A sentence on it.
        closed: Why it cannot be bought, whatever the Lore; None where it can.
        is_carried: Whether it is no weapon skill, or one for a weapon that is carried; only these are bought
            automatically.
    """

    key: str
    list_key: str
    row: Mapping[str, Json]
    about: str
    closed: Message | None
    is_carried: bool = True

    @property
    def name(self) -> str:
        """Its name."""
        return text(self.row, "name")

    @property
    def cost(self) -> int:
        """Lore that it costs."""
        return max(0, whole(self.row, "cost"))

    @property
    def payers(self) -> tuple[str, ...]:
        """The kinds of Lore that may pay for it."""
        return _PAYERS.get(text(self.row, "lore", "trained"), PURSES)


def purses(sheet: Sheet) -> Mapping[str, int]:
    """Give the Lore that is left of each kind, 0 where too much was spent."""
    return {purse: max(0, number(sheet, f"{purse}_lore_left")) for purse in PURSES}


def offers(sheet: Sheet, setting: Setting | None) -> tuple[Offer, ...]:
    """Give everything of a setting that the character does not have yet: skills, powers, weapon skills.

    Requirements are looked at now: skills that must be known first, least attributes, professions.

    Source: SORD XIX, XVII.
    """
    known = [text(row, "name") for row in list_of(sheet, "skills")]
    powers = [text(row, "name") for row in list_of(sheet, "powers")]
    found = [
        Offer(
            f"skills.{text(entry, 'id')}",
            "skills",
            skill_row(entry),
            text(entry, "about"),
            _closed(sheet, entry, known),
        )
        for entry in entries(setting, "skills")
        if not _holds(known, text(entry, "name"))
    ]
    found += [
        Offer(
            f"powers.{text(entry, 'id')}",
            "powers",
            skill_row(entry),
            text(entry, "about"),
            _closed(sheet, entry, known),
        )
        for entry in entries(setting, "powers")
        if not _holds(powers, text(entry, "name"))
    ]
    return (*found, *_weapon_offers(sheet, setting))


def _weapon_offers(sheet: Sheet, setting: Setting | None) -> tuple[Offer, ...]:
    skills = list_of(sheet, "skills")
    owned = {(_plain(text(row, "weapon")), _plain(text(row, "weapon_type"))) for row in skills}
    names = [text(row, "name") for row in skills]
    carried = {
        (_plain(text(row, "object") or text(row, "name")), _plain(text(row, "type", "melee")))
        for row in list_of(sheet, "weapons")
        if row.get("carried", True) is not False
    }
    found = []
    for entry in entries(setting, "weapons"):
        for use in rows(entry, "types"):
            name, weapon_type = text(entry, "name"), text(use, "type", "melee")
            row = weapon_skill_row(setting, name, weapon_type)
            use_key = (_plain(name), _plain(weapon_type))
            if use_key not in owned and not _holds(names, text(row, "name")):
                key = f"weapons.{text(entry, 'id')}.{weapon_type}"
                found.append(Offer(key, "skills", row, text(entry, "about"), None, use_key in carried))
    return tuple(found)


def _plain(name: str) -> str:
    return name.strip().casefold()


def _holds(names: Sequence[str], name: str) -> bool:
    return any(same(each, name) for each in names)


def _closed(sheet: Sheet, entry: Entry, known: Sequence[str]) -> Message | None:
    """Say which requirement is not met, or None."""
    missing = [name for name in texts(entry, "requires") if not _holds(known, name)]
    if missing:
        return Message("skill_requires", "it requires {skills}.", {"skills": ", ".join(missing)})
    minimums = group(entry, "minimums")
    low = [
        f"{attribute_label(sheet, attribute)} {whole(minimums, attribute)}"
        for attribute in ATTRIBUTES
        if whole(minimums, attribute) > number(sheet, f"maximum.{attribute}")
    ]
    if low:
        return Message("skill_minimum", "it asks for {attributes}.", {"attributes": ", ".join(low)})
    wanted = texts(entry, "professions")
    if wanted and not any(_holds(wanted, text(row, "id")) for row in practiced(sheet)):
        return Message("skill_profession", "only certain professions may learn it.")
    return None


def payment(offer: Offer, lore: Mapping[str, int]) -> Mapping[str, int] | None:
    """Give what pays for an offer: one kind of Lore alone where it is enough, else a mixture, None if nothing does."""
    for purse in offer.payers:
        if lore[purse] >= offer.cost:
            return {purse: offer.cost}
    left = offer.cost
    parts: dict[str, int] = {}
    for purse in offer.payers:
        parts[purse] = min(left, lore[purse])
        left -= parts[purse]
    return {purse: amount for purse, amount in parts.items() if amount} if left == 0 else None


def spend_lore(sheet: Sheet, setting: Setting | None, step: str = "", key: str = "lore") -> Asking[Sheet]:
    """Ask, as long as something can be bought, what to buy next and, where there is a choice, what pays for it.

    The n-th purchase is asked as ``lore.<n>`` and ``lore.<n>.payment``; an empty answer ends it.

    Args:
        sheet: The character as it is.
        setting: What its world offers.
        step: Step of the procedure that asks.
        key: What the keys of its requests begin with.

    Source: SORD XIX; R27.
    """
    turn = 0
    while True:
        turn += 1
        lore = purses(sheet)
        offered = offers(sheet, setting)
        if not any(offer.closed is None and payment(offer, lore) for offer in offered):
            return sheet
        keys = yield from choose(_question(offered, lore, f"{key}.{turn}", step))
        if not keys:
            return sheet
        offer = next(offer for offer in offered if offer.key == keys[0])
        paid = yield from _pay(offer, lore, f"{key}.{turn}.payment", step)
        row = {**offer.row, **{f"{purse}_paid": amount for purse, amount in paid.items() if amount}}
        sheet = yield from write(f"{key}.{turn}.written", AddRow(offer.list_key, row), step=step)
        sheet = yield from train(sheet, f"{key}.{turn}.trained", step)


def _question(offered: Sequence[Offer], lore: Mapping[str, int], key: str, step: str) -> Choose:
    left = ", ".join(f"{lore[purse]} {_LABELS[purse]}" for purse in PURSES if lore[purse])
    return Choose(
        key=key,
        label="Skill to buy",
        help=f"There is {left} to spend. Choose nothing to keep the rest.",
        cite="XIX; R27",
        step=step,
        least=0,
        most=1,
        options=tuple(_option(offer, lore) for offer in offered),
        policy=partial(_buy_policy, offered=offered, lore=lore),
    )


def _option(offer: Offer, lore: Mapping[str, int]) -> Option:
    closed = offer.closed
    if closed is None and payment(offer, lore) is None:
        values = {"cost": offer.cost, "lore": text(offer.row, "lore", "trained")}
        closed = Message("skill_dear", "it costs {cost} {lore} Lore.", values)
    label = f"{offer.name}, {offer.cost} {text(offer.row, 'lore', 'trained')}"
    return Option(offer.key, label, offer.about, closed, (AddRow(offer.list_key, offer.row),))


def _buy_policy(source: random.Random, memory: Memory, *, offered: Sequence[Offer], lore: Mapping[str, int]) -> Json:
    """Buy for Trained Lore first, then for Educated, then for Starting Lore, at last for mixtures."""
    able = [offer for offer in offered if offer.closed is None and offer.is_carried and payment(offer, lore)]
    for purse in PURSES:
        fitting = [offer for offer in able if purse in offer.payers and offer.cost <= lore[purse]]
        if fitting:
            return [source.choice(fitting).key]
    return [source.choice(able).key] if able else []


def _pay(offer: Offer, lore: Mapping[str, int], key: str, step: str) -> Asking[Mapping[str, int]]:
    """Ask which Lore pays, where more than one kind can."""
    usual = payment(offer, lore) or {}
    payers = [purse for purse in offer.payers if lore[purse] > 0]
    if len(payers) <= 1 or offer.cost == 0:
        return usual
    return (
        yield from allocate(
            Allocate(
                key=key,
                label=f"Lore for {offer.name}",
                help="It may be paid with these kinds of Lore, mixed as you like.",
                cite="XIX; R27",
                step=step,
                amount=offer.cost,
                spend_all=True,
                targets=tuple(Target(purse, _LABELS[purse], most=min(lore[purse], offer.cost)) for purse in payers),
                policy=_always(usual),
            )
        )
    )


def _always(answer: Mapping[str, int]) -> Policy:
    return lambda _source, _memory: dict(answer)


def _spend(situation: Situation) -> Conversation:
    yield from spend_lore(situation.sheet, situation.setting)


def _no_lore(sheet: Sheet) -> Message | None:
    if any(purses(sheet).values()):
        return None
    return Message("no_lore", "There is no Lore to spend; each Step Level brings some.")


SPEND_LORE = Procedure(
    key="spend_lore",
    label="Spend Lore",
    kind=ProcedureKind.ADVANCEMENT,
    cite="XIX; R27",
    help="Buys skills, powers and weapon skills with the Lore that is left.",
    steps=(),
    start=_spend,
    closed=_no_lore,
)
