"""Creation steps that ask for sex, height, weight, body fat and age.

Source: R.A.T.I.O.S. 2a; R7, R16.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from functools import partial
from math import ceil

from core.character.edits import SetValue
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.formula import format_value
from core.messages import Word, phrase
from core.procedures.ask_helpers import Subprocedure, ask_form, enter_number, only_choice, write
from core.procedures.form import Answers, Form
from core.procedures.readers import group, number
from core.procedures.requests import Choose, Enter, Memory, Option, Policy
from core.systems.ratios.measures import BODY_FAT, HEIGHT, WEIGHT, Measure, as_json, between, nearest

BODY_STEP = "body"
AGE_STEP = "age"
OLDEST = 1_000
"""Greatest age in human years."""
OLDEST_REAL = 1_000_000
HUNDREDTHS = 100

Range = tuple[Fraction, Fraction]

_AGES = (Fraction(16), Fraction(40))
_HEIGHTS = (Fraction(60), Fraction(74))
_WEIGHTS = (Fraction(19, 10), Fraction(27, 10))
_FAT = {
    "male": (Fraction(12), Fraction(18)),
    "female": (Fraction(16), Fraction(25)),
    "other": (Fraction(12), Fraction(25)),
}
"""Usual ranges without a culture's own."""


def decide_body(sheet: Sheet) -> Subprocedure[Sheet]:
    """Ask for sex, height, weight and body fat, in inches and pounds or in metric units.

    Source: R.A.T.I.O.S. 2a.
    """
    sex_request = Choose(
        key="sex",
        label="Sex",
        help="It says which body fat is usual.",
        cite="2a",
        step=BODY_STEP,
        page=BODY_STEP,
        options=tuple(Option(each.key, each.label) for each in sheet.system.fields["sex"].choices),
        policy=lambda source, _memory: [source.choice(("female", "male"))],
    )
    culture = group(sheet.character.data, "culture")
    height_range = limits(culture, "height_in", *_HEIGHTS)
    height_request = _measure(
        "height_in",
        HEIGHT,
        phrase("{usual} You can also type 170 cm or 5'7\".", usual=_usual(height_range, "inches")),
        _middle(height_range),
        partial(_any_height, usual=height_range),
    )
    frame = yield from ask_form(Form(key="frame.form", label="", requests=(sex_request, height_request)))
    sex, height = only_choice(frame, "sex"), _size(frame, HEIGHT, "height_in")
    weight_range = limits(culture, "weight_per_inch_lb", *_WEIGHTS)
    weight_request = _measure(
        "weight_lb",
        WEIGHT,
        Word("Of the body alone. You can also type 70 kg."),
        max(1, nearest(Fraction(height) * (weight_range[0] + weight_range[1]) / 2)),
        partial(_any_weight, per_inch=weight_range, height=height),
    )
    kind = sex if sex in _FAT else "other"
    fat_range = limits(group(culture, "tbf_percent"), kind, *_FAT[kind])
    fat_request = _measure(
        "tbf_percent",
        BODY_FAT,
        _usual(fat_range, "percent"),
        min(BODY_FAT.most, _middle(fat_range)),
        partial(_any_fat, usual=fat_range),
    )
    build = yield from ask_form(Form(key="build.form", label="", requests=(weight_request, fat_request)))
    weight, body_fat = _size(build, WEIGHT, "weight_lb"), _size(build, BODY_FAT, "tbf_percent")
    edits = [
        SetValue("sex", sex),
        SetValue("height_in", as_json(height)),
        SetValue("weight_lb", as_json(weight)),
        SetValue("tbf_percent", as_json(body_fat)),
    ]
    return (yield from write("body.written", *edits, step=BODY_STEP))


def decide_age(sheet: Sheet) -> Subprocedure[Sheet]:
    """Ask for Real Age and Human Age; the culture suggests the second from the first.

    Source: R.A.T.I.O.S. 2a; R16.
    """
    culture = group(sheet.character.data, "culture")
    age_range = limits(culture, "start_age_years", *_AGES)
    factor = _fraction(culture, "human_years_per_real_year", Fraction(1))
    factor = factor if factor > 0 else Fraction(1)
    real = yield from enter_number(
        Enter(
            key="real_age_years",
            label="Real Age",
            help=phrase(
                "Years as the character's own people count them. {usual}", usual=_usual(age_range, "human years")
            ),
            cite="2a; R16",
            step=AGE_STEP,
            page=AGE_STEP,
            least=0,
            most=OLDEST_REAL,
            default=_real_age(_middle(age_range), factor),
            unit="years",
            policy=partial(_any_age, usual=age_range, factor=factor),
        )
    )
    sheet = yield from write("real_age.written", SetValue("real_age_years", real), step=AGE_STEP)
    human = yield from enter_number(
        Enter(
            key="human_age_years",
            label="Human Age",
            help="How old the character would be as a human; each of these years gives ten age points.",
            cite="2a; R16",
            step=AGE_STEP,
            page=AGE_STEP,
            least=1,
            most=OLDEST,
            default=min(OLDEST, max(1, number(sheet, "human_age_suggested"))),
            unit="years",
        )
    )
    return (yield from write("human_age.written", SetValue("human_age_years", human), step=AGE_STEP))


def limits(entry: Mapping[str, Json], key: str, low: Fraction, high: Fraction) -> Range:
    """Return a range of a culture, or the usual one."""
    custom = group(entry, key)
    return _fraction(custom, "min", low), _fraction(custom, "max", high)


def _fraction(entry: Mapping[str, Json], key: str, default: Fraction) -> Fraction:
    value = entry.get(key, default)
    return Fraction(value) if isinstance(value, int | Decimal) else default


def _usual(span: Range, unit: str) -> str:
    low, high = map(format_value, span)
    return phrase("Usually {low} to {high} {unit}.", low=low, high=high, unit=Word(unit))


def _middle(span: Range) -> int:
    return max(1, nearest((span[0] + span[1]) / 2))


def _measure(key: str, measure: Measure, help_: str, default: int, policy: Policy) -> Enter:
    return Enter(
        key=key,
        label=measure.label,
        help=help_,
        cite="2a",
        step=BODY_STEP,
        page=BODY_STEP,
        default=str(default),
        unit=measure.unit,
        verify=measure.problem,
        policy=policy,
    )


def _size(answers: Answers, measure: Measure, key: str) -> Decimal:
    return measure.read(str(answers[key])) or Decimal(0)


def _any_height(source: random.Random, _memory: Memory, *, usual: Range) -> Json:
    return str(max(1, between(*usual, source.randint)))


def _any_weight(source: random.Random, _memory: Memory, *, per_inch: Range, height: Decimal) -> Json:
    low, high = sorted(per_inch)
    share = Fraction(source.randint(0, HUNDREDTHS), HUNDREDTHS)
    return str(max(1, nearest(Fraction(height) * (low + (high - low) * share))))


def _any_fat(source: random.Random, _memory: Memory, *, usual: Range) -> Json:
    return str(min(BODY_FAT.most, max(1, between(*usual, source.randint))))


def _any_age(source: random.Random, _memory: Memory, *, usual: Range, factor: Fraction) -> Json:
    return _real_age(between(*usual, source.randint), factor)


def _real_age(human: int, factor: Fraction) -> int:
    """Return the Real Age of a people for a Human Age.

    Source: R.A.T.I.O.S. 2a; R16.
    """
    return min(OLDEST_REAL, max(0, ceil(human / factor)))
