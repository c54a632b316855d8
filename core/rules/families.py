"""Families: one table of data that defines many numbers.

``base.<a>`` is one table in a file and ten fields of the game. The mark can be anywhere in a key (``<p>_armor``), in
formulas, addresses and messages; ``{label}``, ``{abbr}``, ``{key}``, ``{help}`` and ``{note}`` in texts are those of
the member.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from core.rules.model import Member
from core.rules.source_position import LIST, TEXT, SourcePosition, TomlTable, check_attributes, entries, table, text

_MARK = re.compile(r"<([a-z]+)>")
_KEY = re.compile(r"(?:[a-z0-9_]|<[a-z]+>)+(?:\[\])?(?:\.(?:[a-z0-9_]|<[a-z]+>)+(?:\[\])?)*")
_NAME = re.compile(r"[a-z][a-z0-9_]*")
_FAMILY = {"label": TEXT, "members": LIST}
_MEMBER = {"key": TEXT, "abbr": TEXT, "label": TEXT, "help": TEXT, "note": TEXT}

Families = Mapping[str, tuple[Member, ...]]
"""Members by family mark."""


def read_families(file: str, raw: TomlTable) -> dict[str, tuple[Member, ...]]:
    """Read the families of a game.

    Args:
        file: Name of the file, for refusals.
        raw: The table ``families``.

    Raises:
        RulesError: A family without members, a member without a label, two members of one key.
    """
    return {mark: _read_family(SourcePosition(file, f"families.{mark}"), mark, table(raw, mark)) for mark in raw}


def _read_family(place: SourcePosition, mark: str, raw: TomlTable) -> tuple[Member, ...]:
    if not _MARK.fullmatch(f"<{mark}>"):
        raise place.error("bad_name", "{name} is no name for a family; use small letters only.", name=mark)
    check_attributes(place, raw, _FAMILY, ("members",))
    members: dict[str, Member] = {}
    for each in entries(raw, "members"):
        if not isinstance(each, dict):
            raise place.error("wrong_type", "{name} must be {wanted}.", name="each member", wanted="a table")
        check_attributes(place, each, _MEMBER, ("key", "label"))
        key = text(each, "key")
        if not _NAME.fullmatch(key):
            raise place.error("bad_name", "{name} is no name for a member; use small letters, digits and _.", name=key)
        if key in members:
            raise place.error("twice", "{name} stands there twice.", name=key)
        abbr = text(each, "abbr") or text(each, "label")
        members[key] = Member(key, abbr, text(each, "label"), text(each, "help"), text(each, "note"))
    if not members:
        raise place.error("empty_family", "a family needs members.")
    return tuple(members.values())


class FamilyExpansion:
    """A key of a data file, expanded to the members of its family.

    A key without a family mark stands for itself.
    """

    __slots__ = ("families", "family", "mark", "members", "place")

    def __init__(self, place: SourcePosition, key: str, families: Families) -> None:
        """Parse a key.

        Args:
            place: Where it stands.
            key: The key as written.
            families: The families of the game.

        Raises:
            RulesError: It is no key, or names a family that does not exist, or two of them.
        """
        self.place = place
        self.families = families
        self.family = key
        self.mark = ""
        self.members: tuple[Member | None, ...] = (None,)
        if not key.isidentifier() and not _KEY.fullmatch(key):
            raise place.error("bad_key", "{name} is no key; write small letters, digits, _, dots and [].", name=key)
        if "<" not in key:
            return
        marks = set(_MARK.findall(key))
        if len(marks) > 1:
            raise place.error("two_families", "{name} names two families; one is the most.", name=key)
        (mark,) = marks
        if mark not in families:
            raise place.unknown("unknown_family", "there is no family <{name}>.", mark, families)
        self.mark = f"<{mark}>"
        self.members = families[mark]

    def refuse_unknown_marks(self, formula: str) -> None:
        """Refuse a family mark in a formula whose key does not have that mark.

        Raises:
            RulesError: Naming the mark.
        """
        if "<" not in formula:
            return
        for mark in _MARK.findall(formula):
            if mark in self.families and f"<{mark}>" != self.mark:
                raise self.place.error(
                    "stray_family", "<{name}> stands in a formula whose key has no <{name}>.", name=mark
                )

    def fill(self, written: str, member: Member | None) -> str:
        """Return a key, formula or address for a member."""
        return written if member is None else written.replace(self.mark, member.key)

    def fill_text(self, written: str, member: Member | None) -> str:
        """Return a text for people for a member."""
        if member is None or ("{" not in written and "<" not in written):
            return written
        for name in ("label", "abbr", "key", "help", "note"):
            written = written.replace("{" + name + "}", getattr(member, name))
        return written.replace(self.mark, member.key)


def expand_all(place: SourcePosition, keys: Iterable[str], families: Families) -> tuple[str, ...]:
    """Return all keys that some keys stand for, in order."""
    found: list[str] = []
    for key in keys:
        spread = FamilyExpansion(place, key, families)
        found.extend(spread.fill(key, member) for member in spread.members)
    return tuple(found)
