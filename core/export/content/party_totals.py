"""Compares the characters of a party: total of the game, slowest one, shared language, order as in surprise.

What is compared is data of the game: the ``[party]`` section of its sheet, and the total of its quick cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from core.export.content.party import PartyMember
from core.export.render_context import RenderContext
from core.export.value_format import format_printed_value
from core.formula.values import Number
from core.messages import Phrase, phrase
from core.rules.sheet_layout import PartyOrder

TELLING = 4
"""Letters of a word that tells a name from others, unlike an article."""


@dataclass(frozen=True, slots=True)
class GroupSum:
    """A number summed over the characters, with what it is called."""

    label: str
    terms: tuple[int, ...]

    @property
    def total(self) -> int:
        """The sum."""
        return sum(self.terms)


@dataclass(frozen=True, slots=True)
class PartyLeast:
    """The least number of a party: what it is called, of whom it is, and how it is shown."""

    label: str
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class SharedLanguage:
    """A language that all characters speak, or most of them.

    Attributes:
        names: The languages; several if all speak several.
        lacking: Names of those that do not speak it.
    """

    names: tuple[str, ...]
    lacking: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ranking:
    """The characters in an order.

    Attributes:
        title: Its title.
        places: Name and number of each, the first one first; those without a number are last.
        hint: Words on the number of them all together, or on the numbers; "" for none.
    """

    title: str
    places: tuple[tuple[str, str], ...]
    hint: str | Phrase


@dataclass(frozen=True, slots=True)
class PartyTotals:
    """What an overview says of a party together; None where its game has no such thing."""

    group: GroupSum | None = None
    slowest: PartyLeast | None = None
    language: SharedLanguage | None = None
    order: Ranking | None = None


def read_totals(contexts: Sequence[RenderContext], members: Sequence[PartyMember]) -> PartyTotals:
    """Return what an overview says of characters of one game together.

    Args:
        contexts: The characters.
        members: What the overview shows of each.
    """
    layout = contexts[0].layout
    names = short_names([member.name for member in members])
    card, party = layout.card, layout.party
    group = None
    if card is not None and card.group is not None:
        address = card.group.value
        group = GroupSum(card.group.label, tuple(context.number(address) for context in contexts))
    return PartyTotals(
        group,
        _find_slowest(contexts, names),
        find_shared_language([member.speech.languages for member in members], names) if party.languages else None,
        _rank(party.order, contexts, names) if party.order is not None else None,
    )


def short_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return each name up to its first word of four letters; whole names where several begin alike.

    >>> short_names(["Bren Tarrow", "Odd Perrin of the Mole", "The Old Worm", "Ilvane of Fell", "Ilvane of Ford"])
    ('Bren', 'Odd Perrin', 'The Old Worm', 'Ilvane of Fell', 'Ilvane of Ford')
    """
    shorts = [_short_name(name) for name in names]
    counts = Counter(shorts)
    return tuple(short if counts[short] == 1 else name for short, name in zip(shorts, names, strict=True))


def _short_name(name: str) -> str:
    words = name.split()
    end = next((n for n, word in enumerate(words, 1) if len(word) >= TELLING), len(words))
    return " ".join(words[:end])


def find_shared_language(spoken: Sequence[Sequence[str]], names: Sequence[str]) -> SharedLanguage | None:
    """Return the languages that all speak, else the one that most do; None if no two speak the same.

    Texts are compared without regard to case.

    Args:
        spoken: The languages of each character.
        names: Their names.

    >>> find_shared_language([["Mere", "Grask"], ["mere"], ["Tolish", "Mere"], []], ["Bren", "Ilvane", "Odd", "Wilm"])
    SharedLanguage(names=('Mere',), lacking=('Wilm',))
    """
    known = [{language.strip().casefold() for language in each} for each in spoken]
    labels: dict[str, str] = {}
    for language in (language for each in spoken for language in each):
        labels.setdefault(language.strip().casefold(), language.strip())
    counts = {key: sum(key in each for each in known) for key in labels}
    most = max(counts.values(), default=0)
    if most == len(spoken) and most:
        return SharedLanguage(tuple(label for key, label in labels.items() if counts[key] == most), ())
    if most <= 1:
        return None
    best = next(key for key in labels if counts[key] == most)
    lacking = tuple(name for name, each in zip(names, known, strict=True) if best not in each)
    return SharedLanguage((labels[best],), lacking)


def _find_slowest(contexts: Sequence[RenderContext], names: Sequence[str]) -> PartyLeast | None:
    slowest = contexts[0].layout.party.slowest
    if slowest is None:
        return None
    numbers = _numbers(contexts, slowest.number)
    if not numbers:
        return None
    place = min(numbers, key=lambda place: numbers[place])
    return PartyLeast(slowest.label, names[place], contexts[place].text(slowest.value))


def _rank(order: PartyOrder, contexts: Sequence[RenderContext], names: Sequence[str]) -> Ranking:
    numbers = _numbers(contexts, order.number)
    places = sorted(range(len(contexts)), key=lambda place: (place not in numbers, -numbers.get(place, 0)))
    ranked = tuple((names[place], contexts[place].text(order.value)) for place in places)
    best = max(numbers.values(), default=0)
    together = order.group_number(best, len(contexts)) if len(numbers) > 1 else None
    if together is None:
        return Ranking(order.title, ranked, order.hint)
    shown = [format_printed_value(contexts[0].system, order.number, number) for number in (together, best)]
    values = {"group": shown[0], "best": shown[1], "heads": len(contexts)}
    return Ranking(order.title, ranked, phrase(order.group_hint, **values))


def _numbers(contexts: Sequence[RenderContext], address: str) -> dict[int, Number]:
    """Return the numbers of the characters that have one, by their places."""
    values = {place: context.value(address) for place, context in enumerate(contexts)}
    return {place: value for place, value in values.items() if isinstance(value, int | Fraction)}
