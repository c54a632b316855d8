"""Parses a skill written as one line of text into a row, and writes a row as such a line.

``Firebolt:9 [+1] (MIN vs {PHY})``: a skill with level, effect modifier, stats, type and flags. Parsing is linear, so
that a long or hostile line costs no more than its length. An invalid line raises a `NotationError` with the code of the
error, the column (from 0, in the trimmed line), the text there and what was expected.

Source: RPG.Rules, SKILLS, TYPES OF SKILLS, INITIAL SKILLS; R10, R11, R12.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from core.systems.kinsler import notation_errors as errors
from core.systems.kinsler.terms import GROUPS, LEVELS, MOST_STACK, PAIR_WORDS, STAT_WORDS, UNITS

LONGEST = 10_000
"""Longest line in characters."""
LONGEST_NAME = 60
MOST_DIGITS = 9
"""Most digits of an effect modifier or a rate; the sheet checks the value."""

KEYS = (
    "name",
    "level",
    "type",
    "effect_mod",
    "base",
    "verb",
    "target",
    "passive_only",
    "zero_passive_fatigue",
    "stack",
    "rate",
    "remarks",
)
"""Keys of a row that a line contains."""
_MINUS = "−"
"""The typographic minus sign; accepted, never written."""
_NAME_BLANKS = re.compile(r"[\s_]+")
_NO_NAME = frozenset(":[](){}*,#")
_NO_REMARK = frozenset("(),")
_LAST_HYPHEN = re.compile(r"-(?=(?:[0-9]+|#)(?:[\s\[(]|\Z))")
_LEVEL = re.compile(r"#|[-−]?[0-9]+")
_PLAIN_LEVEL = re.compile(r"#|[0-9]+")
_EFFECT = re.compile(rf"\[([+−-][0-9]{{1,{MOST_DIGITS}}})\]")
_WORD = re.compile(r"[A-Za-z]+(?![A-Za-z0-9_])")
_TARGET = re.compile(r"\*|\{[A-Za-z]+\}|[A-Za-z]+(?![A-Za-z0-9_])")
_STACK = re.compile(r"x([0-9]+)")
_RATE = re.compile(r"([0-9]+)/([0-9]*)(round|min|hour|day|week)")
_FLAGS = {
    "zero passive fatigue": "zero",
    "passive only": "passive",
    "passive": "passive",
    "active or passive": "active or passive",
    "wound": "wound",
    "fatigue": "fatigue",
    "metaskill": "metaskill",
}
_CONTRARY = ({"wound", "fatigue"}, {"passive", "active or passive"})


@dataclass(frozen=True, slots=True)
class Rate:
    """Rate of a skill: ``uses`` attempts in ``per`` times ``unit``."""

    uses: int
    per: int
    unit: str

    def __str__(self) -> str:
        return f"{self.uses}/{'' if self.per == 1 else self.per}{self.unit}"


@dataclass(frozen=True, slots=True)
class Skill:
    """A parsed line of the notation.

    Attributes:
        name: Its name, with spaces between words.
        level: Listed value; None if the line leaves it open (``#``).
        effect_mod: Modifier of each effect die; None if not written.
        type: ``generic``, ``wound``, ``fatigue``, ``power`` or ``metaskill``.
        base: The stat it is based on: ``STR``, or None.
        verb, target: ``to``, ``vs``, ``for``, and a stat, a group or ``*``; both None for generic and metaskill.
        passive_only, zero_passive_fatigue: See FATIGUE COSTS.
        stack: xN; 0 is unstackable.
        rate: Its rate, or None.
        remarks: Other texts in parentheses.
    """

    name: str
    level: int | None = 0
    effect_mod: int | None = None
    type: str = "generic"
    base: str | None = None
    verb: str | None = None
    target: str | None = None
    passive_only: bool = False
    zero_passive_fatigue: bool = False
    stack: int = 0
    rate: Rate | None = None
    remarks: tuple[str, ...] = ()


@dataclass(slots=True)
class _Flags:
    """Flags of a line, in order."""

    words: set[str] = field(default_factory=set)
    stack: int = 0
    rate: Rate | None = None
    remarks: list[str] = field(default_factory=list)


@lru_cache(maxsize=512)
def parse(line: str) -> Skill:
    """Parse a line; memoised.

    Raises:
        NotationError: The line is invalid; has code, position and message.

    >>> parse("Short Sword-2 [+1] (STR vs {PHY}).")
    Skill(name='Short Sword', level=2, effect_mod=1, type='wound', base='STR', verb='vs', target='{PHY}', \
passive_only=False, zero_passive_fatigue=False, stack=0, rate=None, remarks=())
    """
    text = line.strip()
    if text.endswith("."):
        text = text[:-1].rstrip()
    if len(text) > LONGEST:
        raise errors.notation_error("E_REST", text, LONGEST, errors.TOO_LONG, most=LONGEST)
    name, position = _read_name(text)
    level, position = _read_level(text, position)
    effect, position = _read_effect(text, _skip(text, position))
    relation, position = _read_relation(text, _skip(text, position))
    flags = _read_flags(text, position, is_bare=relation is None)
    return _joined(text, name, level, effect, relation, flags)


# ------------------------------------------------------------------------------------------------- from left to right


def _read_name(text: str) -> tuple[str, int]:
    """Return the name and the position of the level."""
    bracket = re.search(r"[\[(]", text)
    head = text[: bracket.start()] if bracket else text
    colon = head.find(":")
    if colon >= 0:
        end = colon
    else:
        hyphens = [found.start() for found in _LAST_HYPHEN.finditer(text, 0, len(text)) if found.start() < len(head)]
        if not hyphens:
            position = len(head.rstrip())
            raise errors.notation_error("E_LEVEL", text, position, errors.NO_LEVEL)
        end = hyphens[-1]
    name = _NAME_BLANKS.sub(" ", text[:end]).strip(" ")
    if not 1 <= len(name) <= LONGEST_NAME:
        raise errors.notation_error("E_NAME", text, 0, errors.NAME_LENGTH, most=LONGEST_NAME)
    if not _NO_NAME.isdisjoint(name):
        raise errors.notation_error("E_NAME", text, 0, errors.NAME_LETTERS)
    return name, end + 1


def is_name(name: str) -> bool:
    """Return whether a line can hold a name.

    >>> is_name("Short Sword"), is_name("Sword: short"), is_name(" _ ")
    (True, False, False)
    """
    return 1 <= len(_NAME_BLANKS.sub(" ", name).strip(" ")) <= LONGEST_NAME and _NO_NAME.isdisjoint(name)


def is_remark(written: str, *, is_bare: bool) -> bool:
    """Return whether a line can hold a remark.

    Args:
        written: The remark.
        is_bare: Whether the line has no stat, so that a remark must not read as one.

    >>> is_remark("needs rest", is_bare=True), is_remark("x2", is_bare=True), is_remark("STR", is_bare=False)
    (True, False, True)
    """
    plain = written.strip()
    if not _NO_REMARK.isdisjoint(plain) or read_flag(plain)[0] != "remark":
        return False
    return not (is_bare and _read_whole_relation(plain))


def _read_level(text: str, position: int) -> tuple[int | None, int]:
    match = (_LEVEL if text[position - 1] == ":" else _PLAIN_LEVEL).match(text, position)
    if match is None:
        raise errors.notation_error("E_LEVEL", text, position, errors.NO_LEVEL)
    if match[0] == "#":
        return None, match.end()
    written = match[0].replace(_MINUS, "-")
    digits = written.lstrip("-").lstrip("0")
    level = int(written) if len(digits) < MOST_DIGITS else LEVELS[1] + 1
    if not LEVELS[0] <= level <= LEVELS[1]:
        raise errors.notation_error(
            "E_LEVEL", text, match.end(), errors.LEVEL_RANGE, level=match[0], least=LEVELS[0], most=LEVELS[1]
        )
    return level, match.end()


def _read_effect(text: str, position: int) -> tuple[int | None, int]:
    match = _EFFECT.match(text, position)
    return (int(match[1].replace(_MINUS, "-")), _skip(text, match.end())) if match else (None, position)


_Relation = tuple[str, str | None, str | None]


def _read_relation(text: str, position: int) -> tuple[_Relation | None, int]:
    """Parse a stat or a pair, bare or in parentheses; None if there is neither."""
    if not text.startswith("(", position):
        return _read_pair(text, position)
    relation, end = _read_pair(text, _skip(text, position + 1))
    end = _skip(text, end)
    if relation is None or not text.startswith(")", end):
        return None, position
    return relation, end + 1


def _read_pair(text: str, position: int) -> tuple[_Relation | None, int]:
    word = _WORD.match(text, position)
    base = STAT_WORDS.get(_lowered(word[0])) if word else None
    if word is None or base is None:
        return None, position
    alone = (base, None, None), word.end()
    verb = _WORD.match(text, _skip(text, word.end()))
    if verb is None or verb.start() == word.end() or _lowered(verb[0]) not in PAIR_WORDS:
        return alone
    target = _TARGET.match(text, _skip(text, verb.end()))
    if target is None or target.start() == verb.end():
        return alone
    lowered = _lowered(target[0])
    aim = STAT_WORDS.get(lowered) or GROUPS.get(lowered)
    return ((base, _lowered(verb[0]), aim), target.end()) if aim else alone


def _read_flags(text: str, position: int, *, is_bare: bool) -> _Flags:
    flags = _Flags()
    position = _skip(text, position)
    while position < len(text):
        end = text.find(")", position)
        if text[position] != "(" or end < 0 or "(" in text[position + 1 : end]:
            raise errors.notation_error("E_REST", text, position, errors.REST)
        for written in text[position + 1 : end].split(","):
            _take_flag(flags, written.strip(), (text, position), is_bare=is_bare)
        position = _skip(text, end + 1)
    return flags


def _take_flag(flags: _Flags, written: str, location: tuple[str, int], *, is_bare: bool) -> None:
    """Add a parsed flag."""
    kind, value = read_flag(written)
    if kind == "":
        raise errors.notation_error("E_FLAG", *location, errors.FLAG_EMPTY)
    if kind == "remark":
        if is_bare and _read_whole_relation(written):
            raise errors.notation_error("E_FLAG", *location, errors.FLAG_STATS, flag=written)
        flags.remarks.append(written)
        return
    if kind in flags.words:
        raise errors.notation_error("E_FLAG", *location, errors.FLAG_TWICE, flag=written)
    flags.words.add(kind)
    if any(contrary <= flags.words for contrary in _CONTRARY):
        raise errors.notation_error("E_FLAG", *location, errors.FLAG_CONTRARY, flag=written)
    if kind == "stack":
        if not isinstance(value, int) or not 1 <= value <= MOST_STACK:
            raise errors.notation_error("E_FLAG", *location, errors.FLAG_STACK, flag=written, most=MOST_STACK)
        flags.stack = value
    if kind == "rate":
        if not isinstance(value, Rate):
            raise errors.notation_error("E_FLAG", *location, errors.FLAG_RATE, flag=written)
        flags.rate = value


def read_flag(written: str) -> tuple[str, int | Rate | None]:
    """Return the kind of a flag and its number or rate (None if out of bounds).

    >>> read_flag("x2"), read_flag("Passive Only"), read_flag("0/day"), read_flag("needs an oak staff")
    (('stack', 2), ('passive', None), ('rate', None), ('remark', None))
    """
    if not written:
        return "", None
    lowered = " ".join(_lowered(written).split())
    if lowered in _FLAGS:
        return _FLAGS[lowered], None
    stack = _STACK.fullmatch(lowered)
    if stack:
        return "stack", int(stack[1]) if len(stack[1]) <= MOST_DIGITS else None
    rate = _RATE.fullmatch(lowered)
    if rate is None:
        return "remark", None
    if max(len(rate[1]), len(rate[2])) > MOST_DIGITS:
        return "rate", None
    uses, per = int(rate[1]), int(rate[2] or 1)
    return "rate", Rate(uses, per, UNITS[UNITS.index(rate[3])]) if uses and per else None


def _read_whole_relation(written: str) -> bool:
    relation, end = _read_pair(written, 0)
    return relation is not None and end == len(written)


def _joined(
    text: str,
    name: str,
    level: int | None,
    effect: int | None,
    relation: _Relation | None,
    flags: _Flags,
) -> Skill:
    """Return the skill with its inferred type, see R10."""
    base, verb, target = relation or (None, None, None)
    is_passive = bool(flags.words & {"passive", "active or passive"})
    if is_passive and verb not in ("to", "vs"):
        raise errors.notation_error("E_TYPE", text, 0, errors.TYPE_PASSIVE)
    if is_passive:
        verb = "to"
    kind = inferred_type(verb, target)
    if overriding := flags.words & {"wound", "fatigue"}:
        if verb not in ("vs", "for"):
            raise errors.notation_error("E_TYPE", text, 0, errors.TYPE_EFFECT)
        (kind,) = overriding
    if "metaskill" in flags.words:
        if verb is not None:
            raise errors.notation_error("E_TYPE", text, 0, errors.TYPE_META)
        kind = "metaskill"
    return Skill(
        name,
        level,
        effect,
        kind,
        base,
        verb,
        target,
        passive_only="passive" in flags.words,
        zero_passive_fatigue="zero" in flags.words,
        stack=flags.stack,
        rate=flags.rate,
        remarks=tuple(flags.remarks),
    )


def inferred_type(verb: str | None, target: str | None) -> str:
    """Return the type of a skill without a type flag.

    Source: TYPES OF SKILLS; R10.
    """
    if verb is None:
        return "generic"
    if verb == "to":
        return "power"
    return "fatigue" if target == "*" else "wound"


def _skip(text: str, position: int) -> int:
    while position < len(text) and text[position].isspace():
        position += 1
    return position


def _lowered(written: str) -> str:
    """Return a text in lower case, ASCII letters only."""
    return written.lower() if written.isascii() else written


# ----------------------------------------------------------------------------------------------------------- printing


def print_skill(skill: Skill) -> str:
    """Return a skill as a notation line.

    >>> print_skill(parse("Protection_from_Good:12 (FAI vs FAI) (passive, x2)"))
    'Protection_from_Good:12 (FAI to FAI) (passive only) (x2)'
    """
    name = _NAME_BLANKS.sub("_", skill.name.strip())
    effect = "" if skill.effect_mod is None else f" [{skill.effect_mod:+}]"
    level = "#" if skill.level is None else skill.level
    return f"{name}:{level}{effect}{_relation(skill)}" + "".join(f" ({flag})" for flag in _printed_flags(skill))


def _relation(skill: Skill) -> str:
    if skill.base is None:
        return ""
    if skill.verb is None or skill.target is None:
        return f" {skill.base}"
    return f" ({skill.base} {skill.verb} {skill.target})"


def _printed_flags(skill: Skill) -> Iterator[str]:
    if skill.type in ("wound", "fatigue") and skill.type != inferred_type(skill.verb, skill.target):
        yield skill.type
    if skill.type == "metaskill":
        yield "metaskill"
    if skill.passive_only:
        yield "passive only"
    if skill.stack:
        yield f"x{skill.stack}"
    if skill.zero_passive_fatigue:
        yield "zero passive fatigue"
    if skill.rate is not None:
        yield str(skill.rate)
    yield from skill.remarks


# --------------------------------------------------------------------------------------------------------------- rows


def to_row(skill: Skill) -> dict[str, object]:
    """Return a skill as a row; defaults are left out, except name and level."""
    row: dict[str, object] = {"name": skill.name}
    if skill.level is not None:
        row["level"] = skill.level
    if skill.type != "generic":
        row["type"] = skill.type
    optional: Mapping[str, object] = {
        "effect_mod": skill.effect_mod,
        "base": skill.base,
        "verb": skill.verb,
        "target": skill.target,
    }
    row.update((key, value) for key, value in optional.items() if value is not None)
    row.update((key, True) for key in ("passive_only", "zero_passive_fatigue") if getattr(skill, key))
    if skill.stack:
        row["stack"] = skill.stack
    if skill.rate is not None:
        row["rate"] = {"uses": skill.rate.uses, "per": skill.rate.per, "unit": skill.rate.unit}
    if skill.remarks:
        row["remarks"] = list(skill.remarks)
    return row


def from_row(row: Mapping[str, object]) -> Skill:
    """Return the skill of a row; missing keys have their defaults."""
    rate = row.get("rate")
    remarks = row.get("remarks")
    return Skill(
        name=_text(row, "name") or "",
        level=_whole(row, "level") or 0,
        effect_mod=_whole(row, "effect_mod"),
        type=_lowered(_text(row, "type") or "generic"),
        base=(_text(row, "base") or "").upper() or None,
        verb=_lowered(_text(row, "verb") or "") or None,
        target=(_text(row, "target") or "").upper() or None,
        passive_only=row.get("passive_only") is True,
        zero_passive_fatigue=row.get("zero_passive_fatigue") is True,
        stack=_whole(row, "stack") or 0,
        rate=_rate(rate) if isinstance(rate, Mapping) else None,
        remarks=tuple(str(each) for each in remarks) if isinstance(remarks, list | tuple) else (),
    )


def _rate(row: Mapping[str, object]) -> Rate:
    return Rate(_whole(row, "uses") or 1, _whole(row, "per") or 1, _lowered(_text(row, "unit") or UNITS[0]))


def _text(row: Mapping[str, object], key: str) -> str | None:
    value = row.get(key)
    return value if isinstance(value, str) else None


def _whole(row: Mapping[str, object], key: str) -> int | None:
    value = row.get(key)
    return int(value) if isinstance(value, int) and not isinstance(value, bool) else None


def read_row(line: str) -> Mapping[str, object]:
    """Parse a line into a row of the skill list.

    Raises:
        NotationError: The line is invalid, or leaves the level open, which is allowed in settings only.
    """
    skill = parse(line)
    if skill.level is None:
        text = line.strip()
        raise errors.notation_error("E_LEVEL", text, text.index("#"), errors.OPEN_LEVEL)
    return to_row(skill)


def read_open_row(line: str) -> Mapping[str, object]:
    """Parse a line of a setting; if its level is open, the row has no level.

    Raises:
        NotationError: It cannot be read.
    """
    return to_row(parse(line))


def print_row(row: Mapping[str, object]) -> str:
    """Return a row of the skill list as a notation line."""
    return print_skill(from_row(row))
