"""Creation step that asks for describing words with percentages, and for phrases.

Source: R.A.T.I.O.S. 6a; R39.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping

from core.character.edits import AddRow, Edit, SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.dice import Dice, roll
from core.messages import Message, Word, phrase
from core.procedures.ask_helpers import Subprocedure, ask_form, choose, enter_numbers, write_if_any
from core.procedures.form import Form
from core.procedures.readers import texts
from core.procedures.requests import Choose, Enter, EntryKind, Memory, Option

STEP = "personality"
WORDS = 5
STRONGEST = 100
EVEN = 50
LONGEST_LIST = 20_000

PAIRS = (
    ("Good", "Wicked"),
    ("Obsessive", "Carefree"),
    ("Reliable", "Fickle"),
    ("Pessimistic", "Hopeful"),
    ("Curious", "Indifferent"),
    ("Brave", "Timid"),
    ("Generous", "Greedy"),
    ("Honest", "Deceitful"),
    ("Patient", "Hasty"),
    ("Proud", "Humble"),
    ("Loyal", "Faithless"),
    ("Calm", "Hot-tempered"),
    ("Tidy", "Slovenly"),
    ("Talkative", "Silent"),
    ("Trusting", "Suspicious"),
    ("Merciful", "Cruel"),
    ("Stubborn", "Yielding"),
    ("Cautious", "Reckless"),
    ("Cheerful", "Gloomy"),
    ("Lazy", "Diligent"),
)
"""Offered words with their antonyms."""

LineCheck = Callable[[Json], Message | None]

_D10 = Dice.parse("1d10")
_LINE = re.compile(r"\s*(?P<word>\S.*?)\s+(?P<percent>[0-9]{1,3})\s*%?\s*(?P<antonym>.*?)\s*")


def describe_personality(sheet: Sheet) -> Subprocedure[Sheet]:
    """Ask for the describing words with their percentages, and for phrases.

    Source: R.A.T.I.O.S. 6a.
    """
    offered = {first.casefold(): (first, second) for first, second in PAIRS}
    keys = yield from choose(
        Choose(
            key="traits",
            label="Describing words",
            help="Five or more. Of each, the percentage says how strongly it binds, and the antonym has the rest.",
            cite="6a; R39",
            step=STEP,
            options=tuple(
                Option(key, phrase("{first}, not {second}", first=first, second=second))
                for key, (first, second) in offered.items()
            ),
            least=0,
            most=len(offered),
            policy=lambda source, _memory: list(source.sample(list(offered), WORDS)),
        )
    )
    pairs = {f"traits.{key}.percent": offered[key] for key in keys}
    percents: Mapping[str, int] = {}
    if pairs:
        asked = tuple(_percent(key, *pair) for key, pair in pairs.items())
        percents = yield from enter_numbers(Form(key="traits.percent", label="", requests=asked))
    edits: list[Edit] = [
        AddRow("traits", {"word": first, "percent": percents[key], "antonym": second})
        for key, (first, second) in pairs.items()
    ]
    before = "\n".join(texts(sheet.character.data, "phrases"))
    lines = (
        _lines(
            "traits.own",
            "Further words",
            Word("One per line, with percentage and antonym: Frugal 70 Wasteful."),
            _why_invalid_line,
        ),
        _lines("phrases", "Phrases", Word("Things the character says, one per line."), None, before),
    )
    typed = yield from ask_form(Form(key="traits.lines", label="", requests=lines))
    edits.extend(AddRow("traits", row) for row in own_traits(str(typed["traits.own"])))
    phrases = str(typed["phrases"])
    if phrases != before:
        edits.append(SetValue("phrases", [line.strip() for line in phrases.splitlines() if line.strip()]))
    return (yield from write_if_any(sheet, "personality.written", edits, step=STEP))


def _percent(key: str, first: str, second: str) -> Enter:
    return Enter(
        key=key,
        label=first,
        page="traits.percent",
        page_label="How strongly the words bind",
        help=phrase("How strongly; the rest to 100 is {second}.", second=second),
        cite="6a; R39",
        step=STEP,
        kind=EntryKind.WHOLE,
        least=0,
        most=STRONGEST,
        default=EVEN,
        unit="%",
        policy=_any_percent,
    )


def _any_percent(source: random.Random, _memory: Memory) -> Json:
    return 5 * (roll(_D10, source).total + 9)


def _lines(key: str, label: str, help_: str, verify: LineCheck | None, default: str = "") -> Enter:
    return Enter(
        key=key,
        label=label,
        page="traits.own",
        page_label="Further words, and phrases",
        help=help_,
        cite="6a",
        step=STEP,
        kind=EntryKind.PROSE,
        most=LONGEST_LIST,
        default=default,
        verify=verify,
    )


def own_traits(prose: str) -> tuple[dict[str, Json], ...]:
    """Parse words typed one a line.

    >>> own_traits("Frugal 70 Wasteful")
    ({'word': 'Frugal', 'percent': 70, 'antonym': 'Wasteful'},)
    """
    matches = filter(None, map(_LINE.fullmatch, prose.splitlines()))
    return tuple(
        {"word": each["word"], "percent": int(each["percent"]), "antonym": each["antonym"]} for each in matches
    )


def _why_invalid_line(answer: Json) -> Message | None:
    for line in str(answer).splitlines():
        match = _LINE.fullmatch(line)
        if line.strip() and (match is None or int(match["percent"]) > STRONGEST):
            return Message(
                "trait_line",
                "{line} lacks a percentage from 0 to 100. Write it so: Frugal 70 Wasteful.",
                {"line": line.strip()},
            )
    return None
