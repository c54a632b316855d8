"""Opponents made in one line: ``goblin x6, level 2``."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from core.character import Json, Sheet
from core.content import Setting
from core.errors import AnswerError
from core.messages import Message
from core.procedures import Driver, Procedure, Situation, entries, find_by_name, text

LONGEST_LINE = 200
MOST_OPPONENTS = 500
"""Opponents that one line makes at most."""

_COUNT_BEHIND = re.compile(r"(?:^|\s)[x×*]\s*([-−+]?\d+(?:\.\d+)?)$", re.IGNORECASE)
_COUNT_BEFORE = re.compile(r"^([-−+]?\d+(?:\.\d+)?)\s*[x×*]\s+", re.IGNORECASE)
_PROPERTY = re.compile(r"([^\d\s][^\d=:]*?)\s*[=: ]\s*(\S.*)$")


@dataclass(frozen=True, slots=True)
class OpponentSpec:
    """What a line asks for.

    Attributes:
        name: What they are: a creature, a culture, a profession of the setting, or any name.
        count: How many, from 1.
        wishes: Further words with their value: ``{"level": "2"}``; keys in small letters.
    """

    name: str
    count: int = 1
    properties: Mapping[str, str] = field(default_factory=dict)

    def check_properties(self, known: Iterable[str]) -> None:
        """See that nothing else is wished than what a game knows.

        Raises:
            AnswerError: Something is.
        """
        if unknown := sorted(set(self.properties) - set(known)):
            raise AnswerError(
                Message(
                    "quick_unknown_wish",
                    "An opponent has no {what}. What can be asked for: {known}.",
                    {"what": unknown[0], "known": ", ".join(sorted(known))},
                )
            )

    def integer(self, key: str, default: int, least: int, most: int) -> int:
        """Return the number that is wished for something.

        Raises:
            AnswerError: It is none, or out of range.
        """
        wanted = self.properties.get(key, str(default))
        if not wanted.isascii() or not wanted.isdigit() or not least <= int(wanted[:9]) <= most:
            raise AnswerError(
                Message(
                    "quick_amount",
                    "{wanted} cannot be had for {what}; it takes a whole number from {least} to {most}.",
                    {"wanted": wanted, "what": key, "least": least, "most": most},
                )
            )
        return int(wanted)

    def creation_answers(self, setting: Setting | None, kinds: Mapping[str, str]) -> dict[str, Json]:
        """Return the answers to creation's choices among the entries of a setting: what is wished, or named.

        Args:
            setting: What the Game Master's world offers, or None.
            kinds: The kind of the entries by the key of the wish, which is that of the request: ``{"race": "races"}``.

        Raises:
            AnswerError: One is wished that the setting does not have.
        """
        found = {key: self._entry(key, entries(setting, kind)) for key, kind in kinds.items()}
        return {key: [text(entry, "id")] for key, entry in found.items() if entry is not None}

    def _entry(self, key: str, offered: Sequence[Mapping[str, Json]]) -> Mapping[str, Json] | None:
        """Return the entry of a setting that is wished, else the one that the name itself names; None where none is.

        Raises:
            AnswerError: One is wished that the setting does not have.
        """
        wanted = self.properties.get(key, "")
        found = find_by_name(offered, wanted or self.name)
        if wanted and found is None:
            raise AnswerError(
                Message("quick_no_entry", "The setting has no {kind} {name}.", {"kind": key, "name": wanted})
            )
        return found


def run_automatically(
    procedure: Procedure, situation: Situation, source: random.Random, script: Mapping[str, Json] | None = None
) -> Sheet:
    """Run a procedure for one character to its end with nobody asked; give the sheet as it is then.

    Args:
        procedure: What to run.
        situation: With whom; its sheet is left as it is.
        source: Where all chance comes from.
        script: Answers by the key of the request; whatever else is asked is answered automatically.

    Raises:
        QuireError: It cannot be run, or an answer of the script does not fit.
    """
    driver = Driver(procedure, situation, source.getrandbits(64))
    driver.run_auto(script)
    return driver.sheets[0]


def parse_opponent_line(line: str) -> OpponentSpec:
    """Read a line such as ``goblin x6, level 2``.

    Raises:
        AnswerError: It cannot be read; the message says where.

    >>> parse_opponent_line("goblin x6, level 2")
    Quick(name='goblin', count=6, wishes={'level': '2'})
    """
    if len(line) > LONGEST_LINE:
        raise AnswerError(
            Message(
                "quick_long",
                "The line has {count} letters; at most {most} are read.",
                {"count": len(line), "most": LONGEST_LINE},
            )
        )
    head, *rest = (part.strip() for part in line.split(","))
    found = _COUNT_BEHIND.search(head) or _COUNT_BEFORE.search(head)
    name = head if found is None else (head[: found.start()] + head[found.end() :]).strip()
    wanted = "1" if found is None else found.group(1)
    count = int(wanted[:9]) if wanted.isdigit() else 0
    if not name:
        raise AnswerError(Message("quick_name", "The line does not say who it is.", {}))
    if not 1 <= count <= MOST_OPPONENTS:
        raise AnswerError(
            Message(
                "quick_count", "{count} cannot take part; 1 to {most} can.", {"count": wanted, "most": MOST_OPPONENTS}
            )
        )
    return OpponentSpec(name, count, dict(map(_parse_property, rest)))


def _parse_property(part: str) -> tuple[str, str]:
    found = _PROPERTY.match(part)
    if found is None:
        raise AnswerError(
            Message("quick_wish", "{part} cannot be read; a wish is a word with a value.", {"part": part})
        )
    return found.group(1).strip().casefold(), found.group(2).strip()


def unique_names(names: Iterable[str], taken: Iterable[str] = ()) -> tuple[str, ...]:
    """Return each name a number where it would stand twice.

    >>> unlike(["Goblin", "Goblin", "Ulla"])
    ('Goblin 1', 'Goblin 2', 'Ulla')
    >>> unlike(["Ulla"], taken=["Ulla"])
    ('Ulla 2',)
    """
    wanted = list(names)
    count = Counter(name.casefold() for name in wanted)
    used = {name.casefold() for name in taken}
    last: dict[str, int] = {}
    result = []
    for name in wanted:
        key = name.casefold()
        number = 1 if count[key] == 1 else last.get(key, 0) + 1
        given = name if count[key] == 1 else f"{name} {number}"
        while given.casefold() in used:
            number += 1
            given = f"{name} {number}"
        last[key] = number
        used.add(given.casefold())
        result.append(given)
    return tuple(result)
