"""Reads families, and expands a table of data to one definition for each member.

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
        file: Name of the file, for errors.
        raw: The table ``families``.

    Raises:
        RulesError: A family without members, a member without a label, two members of one key.
    """
    return {mark: _read_family(SourcePosition(file, f"families.{mark}"), mark, table(raw, mark)) for mark in raw}


def _read_family(position: SourcePosition, mark: str, raw: TomlTable) -> tuple[Member, ...]:
    if not _MARK.fullmatch(f"<{mark}>"):
        raise position.error("bad_name", "{name} is not a valid family name; use lowercase letters only.", name=mark)
    check_attributes(position, raw, _FAMILY, ("members",))
    members: dict[str, Member] = {}
    for each in entries(raw, "members"):
        if not isinstance(each, dict):
            raise position.error("wrong_type", "{name} must be {wanted}.", name="each member", wanted="a table")
        check_attributes(position, each, _MEMBER, ("key", "label"))
        key = text(each, "key")
        if not _NAME.fullmatch(key):
            raise position.error(
                "bad_name", "{name} is not a valid member name; use lowercase letters, digits and _.", name=key
            )
        if key in members:
            raise position.error("twice", "{name} is listed twice.", name=key)
        abbr = text(each, "abbr") or text(each, "label")
        members[key] = Member(key, abbr, text(each, "label"), text(each, "help"), text(each, "note"))
    if not members:
        raise position.error("empty_family", "a family needs members.")
    return tuple(members.values())


class FamilyExpansion:
    """A key of a data file, expanded to the members of its family.

    A key without a family mark stands for itself.
    """

    __slots__ = ("families", "family", "mark", "members", "position")

    def __init__(self, position: SourcePosition, key: str, families: Families) -> None:
        """Parse a key.

        Args:
            position: Its position.
            key: The key as written.
            families: The families of the game.

        Raises:
            RulesError: It is no key, or names a family that does not exist, or two of them.
        """
        self.position = position
        self.families = families
        self.family = key
        self.mark = ""
        self.members: tuple[Member | None, ...] = (None,)
        if not key.isidentifier() and not _KEY.fullmatch(key):
            raise position.error(
                "bad_key", "{name} is not a valid key; use lowercase letters, digits, _, dots and [].", name=key
            )
        if "<" not in key:
            return
        marks = set(_MARK.findall(key))
        if len(marks) > 1:
            raise position.error("two_families", "{name} uses two families; only one is allowed.", name=key)
        (mark,) = marks
        if mark not in families:
            raise position.unknown("unknown_family", "there is no family <{name}>.", mark, families)
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
                raise self.position.error(
                    "stray_family", "the formula uses <{name}>, but its key has no <{name}>.", name=mark
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


def expand_all(position: SourcePosition, keys: Iterable[str], families: Families) -> tuple[str, ...]:
    """Return all keys that some keys stand for, in order."""
    found: list[str] = []
    for key in keys:
        expansion = FamilyExpansion(position, key, families)
        found.extend(expansion.fill(key, member) for member in expansion.members)
    return tuple(found)
