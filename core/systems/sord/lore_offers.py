"""Returns skills and powers that Lore can buy, unmet requirements, and the payment in Lore.

Trained skills are paid with Trained Lore, educated ones with Educated Lore, common ones with either; Starting Lore pays
for all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import NamedTuple

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.messages import Message, Word, phrase
from core.procedures.readers import entries, group, number, rows, sheet_rows, text, texts, whole
from core.systems.sord.creation_attributes import ATTRIBUTES
from core.systems.sord.skill_rows import Entry, attribute_label, skill_row, weapon_skill_name, weapon_skill_row
from core.systems.sord.step_advancement import practiced_professions

TRAINED, EDUCATED, START = "trained", "educated", "start"
LORE_KINDS = (TRAINED, EDUCATED, START)
"""Kinds of Lore, in the order of automatic spending."""
_PAYERS: Mapping[str, tuple[str, ...]] = {
    "trained": (TRAINED, START),
    "educated": (EDUCATED, START),
    "general": (TRAINED, EDUCATED, START),
}
LORE_LABELS = {TRAINED: Word("Trained Lore"), EDUCATED: Word("Educated Lore"), START: Word("Starting Lore")}


class Offer(NamedTuple):
    """A skill, power or weapon skill that Lore can buy.

    Attributes:
        key: Key of its option: ``skills.climbing``, ``weapons.dagger.melee``.
        list_key: List of its row: ``skills`` or ``powers``.
        cost: Its cost in Lore.
        lore: Kind of Lore: ``trained``, ``educated`` or ``general``.
        entry: The skill, power or weapon in the setting.
        make_row: Return the row, unpaid.
        find_reason: Return why it cannot be bought whatever the Lore, or None.
        is_carried: Whether it is no weapon skill, or one of a carried weapon; only these are bought
        automatically.
    """

    key: str
    list_key: str
    cost: int
    lore: str
    entry: Entry
    make_row: Callable[[], Mapping[str, Json]]
    find_reason: Callable[[], Message | None]
    is_carried: bool = True

    @property
    def closed(self) -> Message | None:
        """Why it cannot be bought whatever the Lore, or None."""
        return self.find_reason()

    @property
    def row(self) -> Mapping[str, Json]:
        """The row, unpaid; built when it is asked for, as most offers are not taken."""
        return self.make_row()

    @property
    def name(self) -> str:
        """Its name."""
        return text(self.row, "name")

    @property
    def payers(self) -> tuple[str, ...]:
        """Kinds of Lore that can pay for it."""
        return _PAYERS.get(self.lore, LORE_KINDS)


def unspent_lore(sheet: Sheet) -> Mapping[str, int]:
    """Return unspent Lore by kind; 0 if overspent."""
    return {lore_kind: max(0, number(sheet, f"{lore_kind}_lore_left")) for lore_kind in LORE_KINDS}


def list_offers(sheet: Sheet, setting: Setting | None) -> tuple[Offer, ...]:
    """Return all skills, powers and weapon skills of a setting that the character lacks.

    Requirements are checked now: known skills, least attributes, professions.

    Source: SORD XIX, XVII.
    """
    known = _folded_names(sheet_rows(sheet, "skills"))
    owned = {"skills": known, "powers": _folded_names(sheet_rows(sheet, "powers"))}
    skill_offers = [
        Offer(
            f"{kind}.{text(entry, 'id')}",
            kind,
            max(0, whole(entry, "cost", 1)),
            text(entry, "lore", "trained"),
            entry,
            partial(skill_row, entry),
            partial(_closed, sheet, entry, known),
        )
        for kind, names in owned.items()
        for entry in entries(setting, kind)
        if _fold(text(entry, "name")) not in names
    ]
    return (*skill_offers, *_weapon_offers(sheet, setting, known))


def _weapon_offers(sheet: Sheet, setting: Setting | None, known: frozenset[str]) -> tuple[Offer, ...]:
    owned = {(_fold(text(row, "weapon")), _fold(text(row, "weapon_type", ""))) for row in sheet_rows(sheet, "skills")}
    carried = {
        (_fold(text(row, "object") or text(row, "name")), _fold(text(row, "type", "melee")))
        for row in sheet_rows(sheet, "weapons")
        if row.get("carried", True) is not False
    }
    weapon_offers = []
    for entry in entries(setting, "weapons"):
        name = text(entry, "name")
        for use in rows(entry, "types"):
            weapon_type = text(use, "type", "melee")
            use_key = (_fold(name), _fold(weapon_type))
            if use_key not in owned and _fold(weapon_skill_name(name, weapon_type)) not in known:
                key = f"weapons.{text(entry, 'id')}.{weapon_type}"
                cost, lore = max(0, whole(use, "cost", 1)), text(use, "lore", "trained")
                make_row = partial(weapon_skill_row, entry, name, weapon_type)
                weapon_offers.append(Offer(key, "skills", cost, lore, entry, make_row, _open, use_key in carried))
    return tuple(weapon_offers)


def _open() -> Message | None:
    """Return no reason, as nothing but Lore is needed."""
    return None


def _folded_names(skills: Iterable[Entry]) -> frozenset[str]:
    return frozenset(_fold(text(row, "name")) for row in skills)


def describe_offer(sheet: Sheet, offer: Offer) -> str:
    """Return what a skill or power does and its check number; weapon skills have none."""
    entry = offer.entry
    if text(offer.row, "weapon"):
        return text(entry, "about")
    attribute = text(entry, "attribute") or "expr"
    check = number(sheet, f"maximum.{attribute}") + whole(entry, "modifier")
    about = text(entry, "about")
    return (
        phrase("{about} Check {number}.", about=about, number=check)
        if about
        else phrase("Check {number}.", number=check)
    )


def check_figures(sheet: Sheet, offer: Offer) -> tuple[str, str]:
    """Return the attribute of a skill or power, abbreviated, and its check number; "" for weapon skills."""
    if text(offer.row, "weapon"):
        return "", ""
    attribute = text(offer.entry, "attribute") or "expr"
    check = number(sheet, f"maximum.{attribute}") + whole(offer.entry, "modifier")
    labels = {member.key: member.abbr for member in sheet.system.families["a"]}
    return labels.get(attribute, attribute), str(check)


def _fold(name: str) -> str:
    return name.strip().casefold()


def _closed(sheet: Sheet, entry: Entry, known: frozenset[str]) -> Message | None:
    """Return the requirement that is not met, or None."""
    missing = [name for name in texts(entry, "requires") if _fold(name) not in known]
    if missing:
        return Message("skill_requires", "it requires {skills}.", {"skills": ", ".join(missing)})
    minimums = group(entry, "minimums")
    low = [
        f"{attribute_label(sheet, attribute)} {whole(minimums, attribute)}"
        for attribute in ATTRIBUTES
        if attribute in minimums and whole(minimums, attribute) > number(sheet, f"maximum.{attribute}")
    ]
    if low:
        return Message("skill_minimum", "it asks for {attributes}.", {"attributes": ", ".join(low)})
    wanted = {_fold(each) for each in texts(entry, "professions")}
    if wanted and not any(_fold(text(row, "id")) in wanted for row in practiced_professions(sheet)):
        return Message("skill_profession", "only certain professions may learn it.")
    return None


def find_payment(offer: Offer, lore: Mapping[str, int]) -> Mapping[str, int] | None:
    """Return the payment of an offer: one kind of Lore if enough, else a mixture, else None."""
    for lore_kind in offer.payers:
        if lore[lore_kind] >= offer.cost:
            return {lore_kind: offer.cost}
    left = offer.cost
    parts: dict[str, int] = {}
    for lore_kind in offer.payers:
        parts[lore_kind] = min(left, lore[lore_kind])
        left -= parts[lore_kind]
    return {lore_kind: amount for lore_kind, amount in parts.items() if amount} if left == 0 else None
