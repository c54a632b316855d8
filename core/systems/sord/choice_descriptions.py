"""Describes setting entries for the options of a choice: text, bonuses, minimums, price."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal

from core.character.sheet import Sheet
from core.messages import Word, join_texts, phrase
from core.procedures.readers import group, text, whole
from core.systems.sord.skill_rows import Entry

_PLACES = {"head": Word("head"), "body": Word("body"), "limb": Word("limbs")}


def describe_culture(sheet: Sheet, entry: Entry) -> str:
    """Return a culture's description, bonuses and SR#."""
    bonuses = _by_attribute(sheet, group(entry, "attribute_bonuses"), "{abbr} {amount:+d}")
    return _join_description(entry, [bonuses or Word("no bonuses"), _step_rate(entry)])


def describe_profession(sheet: Sheet, entry: Entry) -> str:
    """Return a profession's description, minimums, SR# and Lore dice."""
    minimums = _by_attribute(sheet, group(entry, "minimums"), "{abbr} {amount}")
    needs = phrase("needs {minimums}", minimums=minimums) if minimums else ""
    lore = phrase(
        "Lore {trained} and {educated}",
        trained=text(entry, "trained_lore", "1d6"),
        educated=text(entry, "educated_lore", "1d6"),
    )
    return _join_description(entry, [needs, _step_rate(entry), lore])


def describe_quirk(sheet: Sheet, entry: Entry) -> str:
    """Return a quirk's description and effects."""
    traits = {member.key: member.label for member in sheet.system.families["t"]}
    changes = group(entry, "trait_modifiers")
    return _join_description(
        entry,
        [
            _by_attribute(sheet, group(entry, "base_adjust"), "{abbr} {amount:+d}"),
            _by_attribute(sheet, group(entry, "maximum_adjust"), "m({abbr}) {amount:+d}"),
            join_texts(
                phrase("{trait} {amount}", trait=Word(label), amount=f"{whole(changes, key):+d}")
                for key, label in traits.items()
                if whole(changes, key)
            ),
        ],
    )


def describe_item(entry: Entry) -> str:
    """Return the description of a weapon, armor piece or item, with measures and price."""
    places = join_texts(
        phrase("{place} {number}", place=label, number=whole(entry, place))
        for place, label in _PLACES.items()
        if whole(entry, place)
    )
    return _join_description(
        entry,
        [
            places,
            _measure(entry, "weight_lb", "lb"),
            _measure(entry, "length_ft", "ft") if "length_ft" in entry else "",
            phrase("DamMod {amount}", amount=f"{whole(entry, 'dam_mod'):+d}") if whole(entry, "dam_mod") else "",
            text(entry, "price"),
        ],
    )


def _by_attribute(sheet: Sheet, amounts: Entry, pattern: str) -> str:
    return ", ".join(
        pattern.format(abbr=member.abbr, amount=whole(amounts, member.key))
        for member in sheet.system.families["a"]
        if whole(amounts, member.key)
    )


def _step_rate(entry: Entry) -> str:
    return phrase("SR# {number}", number=whole(entry, "step_rate_number"))


def _measure(entry: Entry, key: str, unit: str) -> str:
    value = entry.get(key, 0)
    return phrase("{number} {unit}", number=f"{value:f}" if isinstance(value, Decimal) else value, unit=Word(unit))


def _join_description(entry: Entry, numbers: Iterable[str]) -> str:
    about, facts = text(entry, "about"), join_texts((each for each in numbers if each), "; ")
    if not facts:
        return about
    return phrase("{about} ({facts})", about=about, facts=facts) if about else phrase("({facts})", facts=facts)
