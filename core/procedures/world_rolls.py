"""Rolls many automatic characters with a setting, and tallies what came out; nothing is kept in a library.

A Game Master tries a world with it: how many characters are legal, how its numbers spread, which of its entries no
character has. ::

    tally = WorldTally(system, setting)
    for rolled in roll_characters(game.creation, blank, setting, seeds):
        tally.add(rolled)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from core.character.sheet import Sheet
from core.content.entry_places import entry_identity, entry_places
from core.content.setting import Setting
from core.content.update_effects import head_keys
from core.errors import QuireError
from core.messages import Message
from core.procedures.procedure import Procedure, Situation
from core.procedures.unattended import run_unattended
from core.rules.model import System

MOST_REFUSALS: Final = 5
"""Refusals that a tally keeps."""


@dataclass(frozen=True, slots=True)
class RolledCharacter:
    """An automatic character, or why there is none.

    Attributes:
        seed: The seed of its dice; the same seed gives the same character.
        name: Its name; "" if it could not be made.
        summary: The game's one line about it.
        refusals: Why it could not be made, or which rules it breaks; empty for a legal character.
        is_made: Whether it could be made at all.
        numbers: The numbers that the game puts first, by their key; without those that are no number.
        entries: Kind and identity of each entry of the setting that it has.
    """

    seed: str
    name: str
    summary: str
    refusals: tuple[Message, ...]
    is_made: bool
    numbers: Mapping[str, int | Fraction]
    entries: frozenset[tuple[str, str]]

    @property
    def is_legal(self) -> bool:
        """Whether it could be made, and breaks no rule."""
        return not self.refusals


def roll_characters(
    creation: Procedure, blank: Sheet, setting: Setting | None, seeds: Iterable[str]
) -> Iterator[RolledCharacter]:
    """Yield one automatic character for each seed.

    Args:
        creation: The game's creation.
        blank: A character without data; it is not modified.
        setting: The setting that the characters are made with.
        seeds: A seed for each.
    """
    keys = head_keys(blank.system)
    for seed in seeds:
        try:
            (sheet,) = run_unattended(creation, Situation((blank,), setting), seed)
        except QuireError as error:
            yield RolledCharacter(seed, "", "", (error.message,), is_made=False, numbers={}, entries=frozenset())
            continue
        values = {key: sheet.value_at((key, ())) for key in keys}
        yield RolledCharacter(
            seed,
            sheet.character.name,
            sheet.summary(),
            tuple(each.message for each in sheet.violations),
            is_made=True,
            numbers={key: value for key, value in values.items() if isinstance(value, int | Fraction)},
            entries=frozenset((each.kind, each.identity) for each in entry_places(sheet.system, sheet.character.data)),
        )


@dataclass(frozen=True, slots=True)
class EntryChoices:
    """How often the characters have the entries of a kind.

    Attributes:
        kind: The kind.
        never: Names of the entries that no character has.
        always: Names of the entries that every character has.
        most: Name of the entry that most have, and how many have it; ("", 0) if none is ever chosen.
    """

    kind: str
    never: tuple[str, ...]
    always: tuple[str, ...]
    most: tuple[str, int]


@dataclass(slots=True)
class WorldTally:
    """What came out of many characters.

    Attributes:
        system: The game.
        setting: The setting they were made with.
        rolled: The characters, in order.
    """

    system: System
    setting: Setting | None
    rolled: list[RolledCharacter] = field(default_factory=list)

    def add(self, rolled: RolledCharacter) -> None:
        """Add one character."""
        self.rolled.append(rolled)

    @property
    def made(self) -> int:
        """How many could be made."""
        return sum(each.is_made for each in self.rolled)

    @property
    def legal(self) -> int:
        """How many could be made and break no rule."""
        return sum(each.is_legal for each in self.rolled)

    def refusals(self) -> tuple[RolledCharacter, ...]:
        """Return the first characters that are not legal, each first sentence once."""
        found: dict[str, RolledCharacter] = {}
        for each in self.rolled:
            if each.refusals and len(found) < MOST_REFUSALS:
                found.setdefault(each.refusals[0].render(), each)
        return tuple(found.values())

    def spreads(self) -> Mapping[str, Mapping[int, int]]:
        """Return for each number that differs how many characters have it, by its whole part, without gaps.

        A number that is another one in all characters is left out, as a current value that nothing was taken from.
        """
        spreads: dict[str, Mapping[int, int]] = {}
        known: set[tuple[int | Fraction | None, ...]] = set()
        for key in head_keys(self.system):
            values = tuple(each.numbers.get(key) for each in self.rolled)
            counts = Counter(value.__floor__() for value in values if value is not None)
            if len(counts) > 1 and values not in known:
                known.add(values)
                spreads[key] = {value: counts[value] for value in range(min(counts), max(counts) + 1)}
        return spreads

    def constants(self) -> Mapping[str, int | Fraction]:
        """Return the numbers that are the same for all characters."""
        values: dict[str, set[int | Fraction]] = {}
        for each in self.rolled:
            for key, value in each.numbers.items():
                values.setdefault(key, set()).add(value)
        return {key: next(iter(found)) for key in head_keys(self.system) if len(found := values.get(key, set())) == 1}

    def choices(self) -> tuple[EntryChoices, ...]:
        """Return how often the entries of each kind were chosen, for kinds that characters embed."""
        counts = Counter(key for each in self.rolled for key in each.entries)
        return tuple(
            self._choices(kind, counts)
            for kind in embedded_kinds(self.system)
            if self.setting is not None and self.setting.kinds.get(kind)
        )

    def _choices(self, kind: str, counts: Counter[tuple[str, str]]) -> EntryChoices:
        entries = () if self.setting is None else self.setting.kinds[kind]
        definition = self.system.kinds[kind]
        numbers = {str(each.get("name") or ""): counts[kind, entry_identity(definition, each)] for each in entries}
        best = max(numbers, key=lambda name: numbers[name], default="")
        return EntryChoices(
            kind,
            tuple(name for name, number in numbers.items() if not number),
            tuple(name for name, number in numbers.items() if number and number == self.made),
            (best, numbers[best]) if numbers.get(best) else ("", 0),
        )


def embedded_kinds(system: System) -> tuple[str, ...]:
    """Return the kinds of entries that characters of a game embed, in the order of the game."""
    used = {each.setting_kind for each in system.groups.values()}
    used.update(each.setting_kind for key, each in system.fields.items() if "[]" not in key)
    return tuple(kind for kind in system.kinds if kind in used)
