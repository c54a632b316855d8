"""Parses lines such as ``goblin x6, level 2``; runs procedures that make such opponents."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from core.character.json_values import Json
from core.character.sheet import Sheet
from core.content.setting import Setting
from core.errors import AnswerError
from core.messages import Message
from core.procedures.procedure import Procedure, Situation
from core.procedures.readers import entries, find_by_name, text
from core.procedures.unattended import run_unattended

LONGEST_LINE = 200
WEAPON = "weapon"
"""The property that names a weapon of the setting; its word may be left out."""
MOST_OPPONENTS = 500
"""Maximum number of opponents in one line."""

_COUNT_BEHIND = re.compile(r"(?:^|\s)[x×*]\s*([-−+]?\d+(?:\.\d+)?)$", re.IGNORECASE)
_COUNT_BEFORE = re.compile(r"^([-−+]?\d+(?:\.\d+)?)\s*[x×*]\s+", re.IGNORECASE)
_PROPERTY = re.compile(r"([^\d\s][^\d=:]*?)\s*[=: ]\s*(\S.*)$")


@dataclass(frozen=True, slots=True)
class OpponentSpec:
    """What an opponent line asks for.

    Attributes:
        name: A creature, culture or profession of the setting, or any name.
        count: How many, from 1.
        properties: Further properties: ``{"level": "2"}``; keys in lower case.
    """

    name: str
    count: int = 1
    properties: Mapping[str, str] = field(default_factory=dict)

    @property
    def weapon(self) -> str:
        """The weapon of the setting that it fights with; "" for that of its creation."""
        return self.properties.get(WEAPON, "")

    def without_weapon(self) -> OpponentSpec:
        """Return what the game's own maker is asked for: all but the weapon."""
        return replace(self, properties={key: value for key, value in self.properties.items() if key != WEAPON})

    def check_properties(self, known: Iterable[str]) -> None:
        """Raise if there are properties other than those that a game supports.

        Raises:
            AnswerError: There are.
        """
        if unknown := sorted(set(self.properties) - set(known)):
            raise AnswerError(
                Message(
                    "quick_unknown_wish",
                    "Opponents have no {what}. You can use: {known}.",
                    {"what": unknown[0], "known": ", ".join(sorted(known))},
                )
            )

    def integer(self, key: str, default: int, least: int, most: int) -> int:
        """Return a property as an integer.

        Raises:
            AnswerError: It is not an integer, or out of range.
        """
        wanted = self.properties.get(key, str(default))
        if not wanted.isascii() or not wanted.isdigit() or not least <= int(wanted[:9]) <= most:
            raise AnswerError(
                Message(
                    "quick_amount",
                    "{what} cannot be {wanted}; enter a whole number from {least} to {most}.",
                    {"wanted": wanted, "what": key, "least": least, "most": most},
                )
            )
        return int(wanted)

    def creation_answers(self, setting: Setting | None, kinds: Mapping[str, str]) -> dict[str, Json]:
        """Return answers for creation that choose entries of the setting: by property, or by the name.

        Args:
            setting: The Game Master's setting, or None.
            kinds: Kind of entry by property, which is also the key of the request: ``{"race": "races"}``.

        Raises:
            AnswerError: The setting has no such entry.
        """
        chosen = {key: self._entry(key, entries(setting, kind)) for key, kind in kinds.items()}
        return {key: [text(entry, "id")] for key, entry in chosen.items() if entry is not None}

    def _entry(self, key: str, offered: Sequence[Mapping[str, Json]]) -> Mapping[str, Json] | None:
        """Return the entry given by a property, or else the one with the opponent's name; None if there is none.

        Raises:
            AnswerError: The setting has no entry with the property's value.
        """
        wanted = self.properties.get(key, "")
        entry = find_by_name(offered, wanted or self.name)
        if wanted and entry is None:
            raise AnswerError(
                Message("quick_no_entry", "This world has no {kind} {name}.", {"kind": key, "name": wanted})
            )
        return entry


def run_automatically(
    procedure: Procedure, situation: Situation, source: random.Random, script: Mapping[str, Json] | None = None
) -> Sheet:
    """Run a procedure for one character to its end without asking; return the final sheet.

    Args:
        procedure: What to run.
        situation: Character and setting; its sheet is not modified.
        source: Source of randomness.
        script: Answers by key of the request; all other requests are answered automatically.

    Raises:
        QuireError: It cannot be run, or an answer of the script is invalid.
    """
    return run_unattended(procedure, situation, source.getrandbits(64), script)[0]


def parse_opponent_line(line: str, weapons: Iterable[str] = ()) -> OpponentSpec:
    """Parse a line such as ``goblin x6, level 2, club``.

    Args:
        line: The line.
        weapons: Names of weapons, which are understood without a word before them.

    Raises:
        AnswerError: It cannot be parsed; the message says why.

    >>> parse_opponent_line("goblin x6, level 2")
    OpponentSpec(name='goblin', count=6, properties={'level': '2'})
    """
    if len(line) > LONGEST_LINE:
        raise AnswerError(
            Message(
                "quick_long",
                "The line is too long: {count} characters, at most {most} are allowed.",
                {"count": len(line), "most": LONGEST_LINE},
            )
        )
    head, *rest = (part.strip() for part in line.split(","))
    counted = _COUNT_BEHIND.search(head) or _COUNT_BEFORE.search(head)
    name = head if counted is None else (head[: counted.start()] + head[counted.end() :]).strip()
    count_text = "1" if counted is None else counted.group(1)
    count = int(count_text[:9]) if count_text.isdigit() else 0
    if not name:
        raise AnswerError(Message("quick_name", "Enter a name, such as goblin x6.", {}))
    if not 1 <= count <= MOST_OPPONENTS:
        raise AnswerError(
            Message(
                "quick_count",
                "You can add 1 to {most} opponents, not {count}.",
                {"count": count_text, "most": MOST_OPPONENTS},
            )
        )
    known = {each.casefold() for each in weapons}
    return OpponentSpec(name, count, dict(_parse_property(part, known) for part in rest))


def _parse_property(part: str, weapons: Container[str]) -> tuple[str, str]:
    if part.casefold() in weapons:
        return WEAPON, part
    matched = _PROPERTY.match(part)
    if matched is None:
        raise AnswerError(
            Message("quick_wish", "{part} is not understood. Use a word and a value, such as level 2.", {"part": part})
        )
    return matched.group(1).strip().casefold(), matched.group(2).strip()


def unique_names(names: Iterable[str], taken: Iterable[str] = ()) -> tuple[str, ...]:
    """Return names made unique by numbers.

    >>> unique_names(["Goblin", "Goblin", "Ulla"])
    ('Goblin 1', 'Goblin 2', 'Ulla')
    >>> unique_names(["Ulla"], taken=["Ulla"])
    ('Ulla 2',)
    """
    wanted = list(names)
    count = Counter(name.casefold() for name in wanted)
    used = {name.casefold() for name in taken}
    last: dict[str, int] = {}
    names_made = []
    for name in wanted:
        key = name.casefold()
        number = 1 if count[key] == 1 else last.get(key, 0) + 1
        unique = name if count[key] == 1 else f"{name} {number}"
        while unique.casefold() in used:
            number += 1
            unique = f"{name} {number}"
        last[key] = number
        used.add(unique.casefold())
        names_made.append(unique)
    return tuple(names_made)
