"""Reads system.toml and rulings.toml: credits, options, macros, joined lists, renamed keys."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from fractions import Fraction

from core.rules.derived import MOST_DECIMALS
from core.rules.families import Families, FamilyExpansion, expand_all
from core.rules.fields import FieldContext, default_value, field_type, read_choices
from core.rules.model import DEFAULT_RANGE_CODE, Calendar, Choice, Credits, FieldType, Option, Ruling
from core.rules.source_position import (
    ANYTHING,
    LIST,
    NUMBER,
    TABLE,
    TEXT,
    SourcePosition,
    TomlTable,
    check_attributes,
    entries,
    flag,
    table,
    tables,
    text,
)

FILE = "system.toml"

_SYSTEM = {
    **dict.fromkeys(("id", "name", "version", "about", "creation_time", "summary", "sign"), TEXT),
    "dice_sizes": LIST,
    "decimals": (int,),
    "undefined_counts": (int,),
    "pounds_per_kilogram": NUMBER,
    **dict.fromkeys(
        (
            "credits",
            "families",
            "choices",
            "options",
            "gathers",
            "shorthands",
            "sections",
            "sources",
            "renamed",
            "calendar",
        ),
        TABLE,
    ),
}
_REQUIRED = ("id", "name", "version", "about", "creation_time", "summary", "credits")
_CREDITS = dict.fromkeys(("title", "edition", "author", "year", "note"), TEXT)
_CALENDAR = dict.fromkeys(("year_days", "month_days"), TEXT)
_OPTION = {
    "label": TEXT,
    "cite": TEXT,
    "help": TEXT,
    "type": TEXT,
    "default": ANYTHING,
    "choices": (str, list),
    "open": (bool,),
    "min": NUMBER,
    "max": NUMBER,
    "range_code": TEXT,
}
_BOUNDS = frozenset({"min", "max", "range_code"})
_OPTION_TYPES = (FieldType.BOOL, FieldType.INT, FieldType.NUMBER, FieldType.TEXT, FieldType.CHOICE, FieldType.DICE)
_MACRO = re.compile(r"[A-Z]+")
_RULING = re.compile(r"R[0-9]+")


def check_system_file(raw: TomlTable) -> None:
    """Refuse missing or unknown attributes in system.toml.

    Raises:
        RulesError: Naming the attribute.
    """
    position = SourcePosition(FILE, "")
    check_attributes(position, raw, _SYSTEM, _REQUIRED)
    for name in ("options", "families"):
        for _ in tables(FILE, table(raw, name)):
            pass


def read_credits(raw: TomlTable) -> Credits:
    """Read the credits of the game.

    Raises:
        RulesError: A part is missing.
    """
    credits_ = table(raw, "credits")
    check_attributes(SourcePosition(FILE, "credits"), credits_, _CREDITS, ("title", "author", "year"))
    return Credits(**{name: text(credits_, name) for name in _CREDITS})


def read_dice_sizes(raw: TomlTable) -> tuple[int, ...]:
    """Read the die sizes of the game; empty for all.

    Raises:
        RulesError: One of them is no whole number.
    """
    sizes = [each for each in entries(raw, "dice_sizes") if type(each) is int]
    if len(sizes) < len(entries(raw, "dice_sizes")):
        raise SourcePosition(FILE, "").error("bad_sizes", "dice_sizes must be whole numbers, as in [6, 20].")
    return tuple(sizes)


def read_decimals(raw: TomlTable) -> int:
    """Read the decimals shown of computed numbers; all by default.

    Raises:
        RulesError: There cannot be so many.
    """
    decimals = raw.get("decimals", MOST_DECIMALS)
    if not isinstance(decimals, int) or not 0 <= decimals <= MOST_DECIMALS:
        raise SourcePosition(FILE, "").error("bad_decimals", "decimals must be 0 to {most}.", most=MOST_DECIMALS)
    return decimals


def read_pounds_per_kilogram(raw: TomlTable) -> Fraction | None:
    """Read the book's own factor for typed kilograms; None for the exact one.

    Raises:
        RulesError: It is not above 0.
    """
    factor = raw.get("pounds_per_kilogram")
    if not isinstance(factor, int | Fraction):
        return None
    if factor <= 0:
        raise SourcePosition(FILE, "").error("bad_factor", "pounds_per_kilogram must be above 0.")
    return Fraction(factor)


def read_undefined_counts(raw: TomlTable) -> int | None:
    """Read the value of undefined numbers in formulas; None keeps them undefined."""
    counts = raw.get("undefined_counts")
    return counts if isinstance(counts, int) else None


def read_shared_choices(raw: TomlTable, families: Families) -> dict[str, tuple[Choice, ...]]:
    """Read the choices that several fields share."""
    return read_choices(FILE, table(raw, "choices"), families)


def read_options(raw: TomlTable, context: FieldContext) -> dict[str, Option]:
    """Read the optional rules.

    Raises:
        RulesError: One of them is invalid.
    """
    return {key: _read_option(key, each, context) for key, each in tables(FILE, table(raw, "options"))}


def _read_option(key: str, raw: TomlTable, context: FieldContext) -> Option:
    position = SourcePosition(FILE, f"options.{key}")
    check_attributes(position, raw, _OPTION, ("label", "cite", "type"))
    if not key.isidentifier():
        raise position.error("bad_key", "{name} is not a valid key; use lowercase letters, digits and _.", name=key)
    kind = field_type(position, text(raw, "type"))
    if kind not in _OPTION_TYPES:
        raise position.error("bad_option", "an option cannot be of type {type}.", type=kind)
    choices: tuple[Choice, ...] = ()
    if kind is FieldType.CHOICE:
        choices = context.choices(position, raw.get("choices"))
    default = default_value(position, raw, kind, choices)
    if kind is FieldType.DICE:
        context.check_dice(position, default)
    is_open = flag(raw, "open")
    if is_open and kind is not FieldType.CHOICE:
        raise position.error("misplaced", "open is not allowed for an option of type {type}.", type=kind)
    for name in raw.keys() & _BOUNDS:
        if kind not in {FieldType.INT, FieldType.NUMBER}:
            raise position.error(
                "misplaced", "{name} is not allowed for an option of type {type}.", name=name, type=kind
            )
    least, most = _bound(raw, "min"), _bound(raw, "max")
    if least is not None and most is not None and least > most:
        raise position.error("bad_bounds", "min is above max.")
    return Option(
        key,
        text(raw, "label"),
        text(raw, "cite"),
        text(raw, "help"),
        kind,
        default,
        choices,
        is_open,
        least,
        most,
        text(raw, "range_code") or DEFAULT_RANGE_CODE,
    )


def _bound(raw: TomlTable, name: str) -> Fraction | int | None:
    bound = raw.get(name)
    return bound if isinstance(bound, int | Fraction) else None


@dataclass(frozen=True, slots=True)
class Gathers:
    """Lists and groups that are gathered under one name.

    Attributes:
        sources: The lists and groups by name.
        filters: The number of a row that says whether it belongs to a name, where not all do.
    """

    sources: Mapping[str, tuple[str, ...]]
    filters: Mapping[str, str]


def read_gathers(raw: TomlTable, families: Families, lists: Collection[str], keys: Collection[str]) -> Gathers:
    """Read which lists and groups are gathered under one name.

    Args:
        raw: The content of system.toml.
        families: Members by mark.
        lists: The lists of the game.
        keys: All keys of the game.

    Raises:
        RulesError: One of them does not exist.
    """
    gathers: dict[str, tuple[str, ...]] = {}
    filters: dict[str, str] = {}
    for name, written in table(raw, "gathers").items():
        position = SourcePosition(FILE, f"gathers.{name}")
        sources = written
        if isinstance(written, Mapping):
            check_attributes(position, written, {"rows": LIST, "where": TEXT}, ("rows", "where"))
            filters[name], sources = text(written, "where"), written["rows"]
        if not isinstance(sources, list) or not sources or not all(isinstance(each, str) for each in sources):
            raise position.error("bad_gather", 'write a list such as ["skills", "stats.<s>"].')
        gathers[name] = tuple(sources)
        for each in expand_all(position, sources, families):
            if each not in lists and not any(key.startswith(each + ".") for key in keys):
                raise position.unknown("unknown_list", "there is no list or group {name}.", each, lists)
            flag = f"{each}[]." if each in lists else f"{each}."
            if name in filters and flag + filters[name] not in keys:
                raise position.unknown("unknown_key", "the rows have no {name}.", flag + filters[name], keys)
        if name in lists or name in keys:
            raise position.error("twice", "{name} is listed twice.", name=name)
    return Gathers(gathers, filters)


def read_macros(raw: TomlTable) -> dict[str, tuple[str, ...]]:
    """Read the macros: ``S`` for ``stats.<s>`` and ``skills[]``.

    Raises:
        RulesError: A word that could be a key, or an empty macro.
    """
    macros: dict[str, tuple[str, ...]] = {}
    for name, written in table(raw, "shorthands").items():
        position = SourcePosition(FILE, f"shorthands.{name}")
        if not _MACRO.fullmatch(name):
            raise position.error("bad_name", "{name} is not a valid shorthand; use capital letters only.", name=name)
        if not isinstance(written, list) or not written or not all(isinstance(each, str) for each in written):
            raise position.error("bad_shorthand", 'write a list such as ["stats.<s>", "skills[]"].')
        macros[name] = tuple(written)
    return macros


def read_sources(raw: TomlTable) -> dict[str, str]:
    """Read the meaning of words in citations that are not sections of the book.

    Raises:
        RulesError: A word that says nothing.
    """
    sources: dict[str, str] = {}
    for name, each in tables(FILE, table(raw, "sources")):
        check_attributes(SourcePosition(FILE, f"sources.{name}"), each, {"text": TEXT}, ("text",))
        sources[name] = text(each, "text")
    return sources


def read_sections(raw: TomlTable) -> dict[str, str]:
    """Read the headings of the book by the short words that citations use for them.

    Raises:
        RulesError: A heading that is not a text.
    """
    found = table(raw, "sections")
    check_attributes(SourcePosition(FILE, "sections"), found, dict.fromkeys(found, TEXT))
    return {word: str(heading) for word, heading in found.items()}


def read_calendar(raw: TomlTable, keys: Collection[str]) -> Calendar | None:
    """Read which numbers are the days of a year and of a month; None for a game without a calendar.

    Raises:
        RulesError: One of them is missing, or not a number of the sheet.
    """
    found = table(raw, "calendar")
    if not found:
        return None
    position = SourcePosition(FILE, "calendar")
    check_attributes(position, found, _CALENDAR, tuple(_CALENDAR))
    for key in map(str, found.values()):
        if key not in keys:
            raise position.unknown("unknown_key", "{name} is not a number of the sheet.", key, keys)
    return Calendar(text(found, "year_days"), text(found, "month_days"))


def read_renamed(raw: TomlTable, families: Families, keys: Collection[str]) -> dict[str, str]:
    """Read the renamed keys of older versions.

    Raises:
        RulesError: The new key does not exist, or the old one still does.
    """
    renamed: dict[str, str] = {}
    position = SourcePosition(FILE, "renamed")
    for written, now in table(raw, "renamed").items():
        expansion = FamilyExpansion(position, written, families)
        for member in expansion.members:
            old, new = expansion.fill(written, member), expansion.fill(str(now), member)
            if new not in keys:
                raise position.unknown("unknown_key", "the new key {name} does not exist.", new, keys)
            if old in keys:
                raise position.error("still_there", "the old key {name} still exists.", name=old)
            renamed[old] = new
    return renamed


def read_rulings(file: str, raw: TomlTable) -> Mapping[str, Ruling]:
    """Read the rulings.

    Raises:
        RulesError: A ruling without text or with another name than R and a number.
    """
    rulings: dict[str, Ruling] = {}
    for key, each in tables(file, raw):
        position = SourcePosition(file, key)
        if not _RULING.fullmatch(key):
            raise position.error("bad_ruling", "a ruling must be named R and a number, not {name}.", name=key)
        check_attributes(position, each, {"text": TEXT}, ("text",))
        rulings[key] = Ruling(key, text(each, "text"))
    return rulings
