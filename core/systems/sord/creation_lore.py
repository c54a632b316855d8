"""Step XIX: Lore buys skills, powers and the use of weapons; at creation and at any time after.

Trained skills cost Trained Lore, educated ones Educated Lore, general ones either or both; Starting Lore pays for all.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from core.character import AddRow, Json, Sheet
from core.messages import Message
from core.procedures import Allocate, Asking, Choose, Memory, Option, Target, allocate, choose_one, write
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
    weapon_skill_name,
    weapon_skill_row,
    whole,
)

STEP = "XIX"
DONE = "done"
KINDS = {"trained": "Trained Lore", "educated": "Educated Lore", "start": "Starting Lore"}
_PAYING = {
    "trained": ("trained", "start"),
    "educated": ("educated", "start"),
    "general": ("trained", "educated", "start"),
}

Purse = Mapping[str, int]
"""Points left of each kind of Lore."""


@dataclass(frozen=True, slots=True)
class Ware:
    """Something that Lore can buy.

    Attributes:
        key: What an answer says: ``skill.climbing``, ``power.hush``, ``weapon.dagger.thrown``.
        list_key: ``skills`` or ``powers``.
        row: The row that it becomes, unpaid.
        about: A sentence on it.
        closed: Why it cannot be learned now, whatever the Lore, or None.
        is_wanted: Whether the automatic policy considers it: for weapons only the types of those carried.
    """

    key: str
    list_key: str
    row: Mapping[str, Json]
    about: str
    closed: Message | None = None
    is_wanted: bool = True

    @property
    def cost(self) -> int:
        """Lore points that it takes."""
        return whole(self.row, "cost", 1)

    @property
    def paying(self) -> tuple[str, ...]:
        """Kinds of Lore that may pay for it, in the order they are used.

        Source: SORD XIX; R27.
        """
        return _PAYING.get(text(self.row, "lore", "trained"), _PAYING["trained"])

    def is_affordable(self, purse: Purse) -> bool:
        """Say whether all kinds together suffice."""
        return sum(purse[kind] for kind in self.paying) >= self.cost

    def payment(self, purse: Purse) -> Mapping[str, int]:
        """Pay with the first kind that suffices alone, else with one kind after the other."""
        alone = next((kind for kind in self.paying if purse[kind] >= self.cost), None)
        if alone is not None:
            return {alone: self.cost}
        left = self.cost
        paid: dict[str, int] = {}
        for kind in self.paying:
            paid[kind] = min(left, purse[kind])
            left -= paid[kind]
        return {kind: amount for kind, amount in paid.items() if amount}


def purse_of(sheet: Sheet) -> Purse:
    """Give the Lore that is left; overspent kinds count 0."""
    return {kind: max(0, number(sheet, f"{kind}_lore_left")) for kind in KINDS}


def wares(sheet: Sheet, setting: Setting | None) -> tuple[Ware, ...]:
    """Give all that the setting teaches and the character does not know yet."""
    skills, powers = list_of(sheet, "skills"), list_of(sheet, "powers")
    known = [text(skill, "name") for skill in skills]
    offered: list[Ware] = []
    for kind, list_key, prefix, owned in (("skills", "skills", "skill", known), ("powers", "powers", "power", powers)):
        names = owned if owned is known else [text(power, "name") for power in powers]
        offered.extend(
            Ware(
                f"{prefix}.{text(entry, 'id')}",
                list_key,
                skill_row(entry),
                text(entry, "about"),
                _closed_reason(sheet, entry, known),
            )
            for entry in entries(setting, kind)
            if not any(same(text(entry, "name"), str(name)) for name in names)
        )
    return (*offered, *_weapon_wares(sheet, setting, skills))


def _weapon_wares(sheet: Sheet, setting: Setting | None, skills: Sequence[Entry]) -> tuple[Ware, ...]:
    carried = [weapon for weapon in list_of(sheet, "weapons") if weapon.get("carried", True) is not False]
    offered = []
    for entry in entries(setting, "weapons"):
        weapon = text(entry, "name")
        for use in rows(entry, "types"):
            weapon_type = text(use, "type", "melee")
            if _knows(skills, weapon, weapon_type):
                continue
            offered.append(
                Ware(
                    f"weapon.{text(entry, 'id')}.{weapon_type}",
                    "skills",
                    weapon_skill_row(setting, weapon, weapon_type),
                    text(entry, "about"),
                    is_wanted=any(_is_use(row, weapon, weapon_type) for row in carried),
                )
            )
    return tuple(offered)


def _knows(skills: Sequence[Entry], weapon: str, weapon_type: str) -> bool:
    return any(
        same(text(skill, "name"), weapon_skill_name(weapon, weapon_type))
        or (same(text(skill, "weapon"), weapon) and same(text(skill, "weapon_type"), weapon_type))
        for skill in skills
    )


def _is_use(row: Entry, weapon: str, weapon_type: str) -> bool:
    return same(text(row, "object") or text(row, "name"), weapon) and same(text(row, "type", "melee"), weapon_type)


def _closed_reason(sheet: Sheet, entry: Entry, known: Sequence[str]) -> Message | None:
    """Say why something cannot be learned now: skills before it, attributes, professions.

    Source: SORD XIX.
    """
    name = text(entry, "name")
    missing = [need for need in texts(entry, "requires") if not any(same(need, other) for other in known)]
    if missing:
        return Message("needs_skill", "{name} needs {missing} first.", {"name": name, "missing": ", ".join(missing)})
    minimums = group(entry, "minimums")
    low = [
        f"{attribute_label(sheet, attribute)} {whole(minimums, attribute)}"
        for attribute in ATTRIBUTES
        if whole(minimums, attribute) > number(sheet, f"maximum.{attribute}")
    ]
    if low:
        return Message("needs_attribute", "{name} needs {low}.", {"name": name, "low": ", ".join(low)})
    allowed = texts(entry, "professions")
    practiced = [text(row, "id") for row in list_of(sheet, "professions") if row.get("current", True) is not False]
    if allowed and not any(same(one, other) for one in allowed for other in practiced):
        return Message("needs_profession", "{name} is taught in other professions only.", {"name": name})
    return None


def spend_lore(sheet: Sheet, setting: Setting | None, step: str = STEP, prefix: str = "lore") -> Asking[Sheet]:
    """Ask what the Lore shall buy, one thing after the other, until nothing can be bought or the player stops.

    Args:
        sheet: The character.
        setting: What can be learned.
        step: Step of the procedure.
        prefix: Begins the keys of the requests: ``lore.1``, ``lore.1.payment``.

    Source: SORD XIX; R27.
    """
    turn = 0
    while True:
        turn += 1
        purse = purse_of(sheet)
        offered = wares(sheet, setting)
        if not any(ware.closed is None and ware.is_affordable(purse) for ware in offered):
            return sheet
        ware = yield from _choose_ware(offered, purse, f"{prefix}.{turn}", step)
        if ware is None:
            return sheet
        paid = yield from _pay(ware, purse, f"{prefix}.{turn}.payment", step)
        row = {**ware.row, **{f"{kind}_paid": amount for kind, amount in paid.items()}}
        sheet = yield from write(f"{prefix}.{turn}.bought", AddRow(ware.list_key, row), step=step)
        sheet = yield from train(sheet, f"{prefix}.{turn}.trained", step)


def _choose_ware(offered: Sequence[Ware], purse: Purse, key: str, step: str) -> Asking[Ware | None]:
    left = ", ".join(f"{label} {purse[kind]}" for kind, label in KINDS.items() if purse[kind])
    chosen = yield from choose_one(
        Choose(
            key=key,
            label=f"Learn something ({left or 'no Lore left'})",
            help="Trained skills cost Trained Lore, educated ones Educated Lore, general ones either.",
            cite="XIX; R27",
            step=step,
            options=(
                *(_option(ware, purse) for ware in offered),
                Option(DONE, "Nothing more", "Lore that is left can be spent at any later time."),
            ),
            policy=partial(_ware_policy, offered=offered, purse=purse),
        )
    )
    return next((ware for ware in offered if ware.key == chosen), None)


def _option(ware: Ware, purse: Purse) -> Option:
    lore = text(ware.row, "lore", "trained")
    name = text(ware.row, "name")
    closed = ware.closed
    if closed is None and not ware.is_affordable(purse):
        closed = Message(
            "needs_lore", "{name} costs {cost} {lore} Lore.", {"name": name, "cost": ware.cost, "lore": lore}
        )
    return Option(ware.key, f"{name}: {ware.cost} {lore}", ware.about, closed)


def _ware_policy(source: random.Random, memory: Memory, *, offered: Sequence[Ware], purse: Purse) -> Json:
    """Draw among what Trained Lore alone can buy, then Educated, then Starting, at last what only a mixture can."""
    able = [ware for ware in offered if ware.closed is None and ware.is_wanted and ware.is_affordable(purse)]
    for kind in KINDS:
        if alone := [ware for ware in able if kind in ware.paying and ware.cost <= purse[kind]]:
            return [source.choice(alone).key]
    return [source.choice(able).key] if able else [DONE]


def _pay(ware: Ware, purse: Purse, key: str, step: str) -> Asking[Mapping[str, int]]:
    """Ask with which Lore to pay, where there is more than one way."""
    kinds = [kind for kind in ware.paying if purse[kind] > 0]
    has_one_way = ware.cost == 0 or len(kinds) == 1 or sum(purse[kind] for kind in kinds) == ware.cost
    if has_one_way:
        return ware.payment(purse)
    return (
        yield from allocate(
            Allocate(
                key=key,
                label=f"Pay for {text(ware.row, 'name')}",
                cite="XIX; R27",
                step=step,
                amount=ware.cost,
                targets=tuple(
                    Target(kind, KINDS[kind], most=min(ware.cost, purse[kind]), about=f"{purse[kind]} left")
                    for kind in kinds
                ),
                spend_all=True,
                policy=lambda _source, _memory: dict(ware.payment(purse)),
            )
        )
    )
