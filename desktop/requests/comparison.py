"""What answers to a request lead to: comparisons of answers, and the number that an answer changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.character.edits import Edit


@dataclass(frozen=True, slots=True)
class ComparisonRow:
    """A row of a comparison: one number under each of several answers.

    Attributes:
        label: Translated name.
        texts: The number under each answer.
        best: Which texts are the best by the game's rules; all False if they are not numbers.
    """

    label: str
    texts: tuple[str, ...]
    best: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Several answers to compare.

    Attributes:
        title: The decision.
        headings: Labels of the answers.
        edits: Edits that each answer would apply.
        current: Index of the focused answer; -1 for none.
        is_additional: Whether they apply on top of the current answer instead of replacing it.
        is_one_more: Whether it is one more point: the change is shown beside each number.
    """

    title: str
    headings: tuple[str, ...]
    edits: tuple[tuple[Edit, ...], ...]
    current: int = -1
    is_additional: bool = False
    is_one_more: bool = False


@dataclass(frozen=True, slots=True)
class InspectedTarget:
    """The focused target of an allocation, with the number that its points go into.

    Attributes:
        title: Name for people.
        note: A few words shown beside the name.
        help: A sentence about it, or "".
        result: Address of the number that the points go into, or "".
        footer: Further rows below the parts, as (label, value).
        marks: Short names of all targets, by the address that their points go into.
    """

    title: str
    note: str
    help: str
    result: str
    footer: tuple[tuple[str, str], ...] = ()
    marks: Mapping[str, str] = field(default_factory=dict)
