"""Messages for people: templates with placeholders and values, translated when shown.

Core makes a :class:`Message`; window, terminal and paper render it, in the language of the reader
(:mod:`core.language`).

A placeholder that counts things names them for one and for several: ``"{left:# point is|# points are} left"``. In
English the first form is used for exactly 1, the other one for every other number, and ``#`` is the number itself.
Translators see such a template as singular and plural of gettext, so that a language may have three forms or more; a
template counts one thing at most.

A value may be a message itself, as the reason within a refusal, a :class:`Word`, as the name of an attribute within a
violation, or a :class:`Numeral`: they are translated with the sentence around them. Other values, as the name of a
character, stay as they are. A :class:`Phrase` is a message where a plain text is expected.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from string import Formatter
from typing import Final, NamedTuple

Translate = Callable[[str], str]
"""Returns the translation of an English text or template."""

FORMS = "|"
"""Separates the form for one thing from that for several."""

NUMBER = "#"
"""The number, within a form."""

LONGEST_VALUE = 200
"""Most characters of one value in a sentence of a `Message`; text from files may be of any length."""

_COUNTED: Final = re.compile(r"\{(\w+):([^{}]*)\}")
"""A placeholder with its forms."""


class Plural(NamedTuple):
    """Singular and plural of a template, as gettext has them.

    Attributes:
        key: The placeholder that counts.
        one: Template for one thing, without forms in it.
        many: Template for several things.
    """

    key: str
    one: str
    many: str


@lru_cache(maxsize=4096)
def split_plural(template: str) -> Plural | None:
    """Return singular and plural of a template that counts one thing, else None.

    >>> split_plural("{left:# point is|# points are} left")
    Plural(key='left', one='{left} point is left', many='{left} points are left')
    """
    if FORMS not in template:
        return None
    keys = {match[1] for match in _COUNTED.finditer(template)}
    if len(keys) != 1:
        return None
    return Plural(keys.pop(), _COUNTED.sub(_singular, template), _COUNTED.sub(_plural, template))


def _singular(placeholder: re.Match[str]) -> str:
    return placeholder[2].partition(FORMS)[0].replace(NUMBER, f"{{{placeholder[1]}}}")


def _plural(placeholder: re.Match[str]) -> str:
    return placeholder[2].rpartition(FORMS)[2].replace(NUMBER, f"{{{placeholder[1]}}}")


class PluralTemplate(str):
    """A template whose translation depends on a number, by the plural rule of the language.

    Args:
        template: The English template.
        plural: Its singular and plural.
        ngettext: Returns the translation of singular and plural for a whole number, as gettext's function does.
    """

    __slots__ = ("_ngettext", "key", "plural")
    key: str
    plural: Plural
    _ngettext: Callable[[str, str, int], str]

    def __new__(cls, template: str, plural: Plural, ngettext: Callable[[str, str, int], str]) -> PluralTemplate:
        """Store what the form is chosen by."""
        instance = super().__new__(cls, template)
        instance.key, instance.plural, instance._ngettext = (
            plural.key,
            plural,
            ngettext,
        )
        return instance

    def form_for(self, number: object) -> str:
        """Return the translated template for a number, or for the text that shows it.

        Plural rules know whole numbers from 0 only: negative ones have the form of their absolute value, fractions and
        words that of 0.
        """
        try:
            count = abs(int(str(number)))
        except ValueError:
            count = 0
        return self._ngettext(self.plural.one, self.plural.many, count)


class Word(str):
    """A text of a game's data or of core, translated with the sentence that names it.

    >>> german = {"{what} is gone.": "{what} ist fort.", "Health": "Gesundheit"}.__getitem__
    >>> Message("gone", "{what} is gone.", {"what": Word("Health")}).render(german)
    'Gesundheit ist fort.'
    """

    __slots__ = ()


DECIMAL_SIGN = Word(".")
"""Decimal separator; translated like a word."""


class Numeral(str):
    """A number with decimals as text; translation replaces its decimal separator.

    >>> german = {"{far} yards": "{far} Schritt", ".": ","}.__getitem__
    >>> Message("far", "{far} yards", {"far": Numeral("2.5")}).render(german)
    '2,5 Schritt'
    """

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence (or a few) for a person.

    Attributes:
        code: Stable name of the message, in ``snake_case``; tests and programs compare it, people never see it.
        template: English text with named ``{placeholders}``; one of them may have forms for one and for several things.
        values: Values of the placeholders; a `Message`, `Word` or `Numeral` is translated with the sentence.
            Texts that are too long are shortened when rendered.
        system: Id of the game whose terms are in it, for who shows it without knowing of the game; "" for none.
    """

    code: str
    template: str
    values: Mapping[str, object] = field(default_factory=dict)
    system: str = field(default="", compare=False)

    def render(self, translate: Translate | None = None) -> str:
        """Return the finished sentence; a placeholder without a value stays as it is written."""
        return _fill(self.template, self.values, translate, LONGEST_VALUE)

    def with_values(self, values: Mapping[str, object]) -> Message:
        """Return the same sentence with other values."""
        return Message(self.code, self.template, values, self.system)

    def __str__(self) -> str:
        return self.render()


class Phrase(str):
    """A text with placeholders where a plain text is expected, as the label of a request.

    As a text it is English.

    Its values are not shortened.

    >>> german = {"Does {name} move?": "Bewegt sich {name}?"}.__getitem__
    >>> question = phrase("Does {name} move?", name="Ilse")
    >>> question, localize_text(question, german)
    ('Does Ilse move?', 'Bewegt sich Ilse?')
    """

    __slots__ = ("message",)
    message: Message


def phrase(template: str, **values: object) -> Phrase:
    """Return a text with placeholders.

    Args:
        template: English text with placeholders, as that of a `Message`.
        values: Values of the placeholders, as of a `Message`.
    """
    text = Phrase(_fill(template, values, None, None))
    text.message = Message("phrase", template, values)
    return text


def localize_phrase(template: str, translate: Translate, **values: object) -> str:
    """Return a text with placeholders in the language of the reader, as `localize_text` returns its `phrase`.

    Args:
        template: English text with placeholders, as that of a `Message`.
        translate: Translates it, and the words among its values.
        values: Values of the placeholders, as of a `Message`; not shortened.

    >>> localize_phrase("{n} more", {"{n} more": "{n} weitere"}.__getitem__, n=3)
    '3 weitere'
    """
    return _fill(template, values, translate, None)


def join_texts(parts: Iterable[str], between: str = ", ") -> Phrase:
    """Return texts in a row; words and phrases among them are translated one by one.

    Args:
        parts: The texts; none gives an empty text.
        between: Separator, the same in all languages.

    >>> german = {"Health": "Gesundheit"}.get
    >>> row = join_texts([Word("Health"), "Ilse"])
    >>> row, localize_text(row, lambda text: german(text, text))
    ('Health, Ilse', 'Gesundheit, Ilse')
    """
    values = {f"part{index}": each for index, each in enumerate(parts)}
    return phrase(between.join(f"{{{key}}}" for key in values), **values)


def join_messages(messages: Iterable[Message]) -> Phrase:
    """Return messages in a row as one text; each is translated by itself.

    >>> join_messages([Message("fall", "{who} falls.", {"who": "Ilse"}), Message("sleep", "She sleeps.")])
    'Ilse falls. She sleeps.'
    """
    values = {f"part{index}": each for index, each in enumerate(messages)}
    return phrase(" ".join(f"{{{key}}}" for key in values), **values)


def name_path(*parts: str) -> Phrase:
    """Return names joined by colons, each within the one before; all of them are translated.

    >>> name_path("Attack", "left hand")
    'Attack: left hand'
    """
    return join_texts((each if isinstance(each, Phrase) else Word(each) for each in parts), ": ")


def localize_text(text: str, translate: Translate) -> str:
    """Return a text in the language of the reader; the placeholders of a phrase are filled."""
    if not text:
        return ""
    if isinstance(text, Phrase):
        return _fill(text.message.template, text.message.values, translate, None)
    return text.replace(DECIMAL_SIGN, translate(DECIMAL_SIGN)) if isinstance(text, Numeral) else translate(text)


def localize_value(text: str, translate: Translate) -> str:
    """Return a value in the language of the reader; a plain text stays as it is.

    Words, phrases and numerals are translated as by `localize_text`.

    >>> localize_value("No", {"No": "Nein"}.__getitem__), localize_value(Word("No"), {"No": "Nein"}.__getitem__)
    ('No', 'Nein')
    """
    return localize_text(text, translate) if isinstance(text, Word | Phrase | Numeral) else text


def format_count(number: object, forms: str) -> str:
    """Return a number with what it counts.

    Args:
        number: How many; a text counts as the number that it shows.
        forms: The words for one and for several, ``#`` for the number: ``"# day has|# days have"``.

    >>> format_count(1, "# day"), format_count(1, "# day|# days"), format_count(0, "# day|# days")
    ('1 day', '1 day', '0 days')
    """
    one, bar, many = forms.partition(FORMS)
    return (many if bar and str(number) != "1" else one).replace(NUMBER, str(number))


_ONE = {"feet": "foot", "dice": "die", "inches": "inch"}
"""Irregular singulars of units."""


def singular_unit(unit: str) -> str:
    """Return the singular of a unit whose English name is a plural; others unchanged.

    >>> [singular_unit(unit) for unit in ("days", "yards per Third-turn", "feet", "lb", "ft/s", "s")]
    ['day', 'yard per Third-turn', 'foot', 'lb', 'ft/s', 's']
    """
    head, space, rest = unit.partition(" ")
    is_plural = len(head) > 2 and head.isalpha() and head.endswith("s")  # noqa: PLR2004 - "s" and "as" count nothing
    return _ONE.get(head, head[:-1] if is_plural else head) + space + rest


def unit_for(number: object, unit: str) -> Word | Phrase:
    """Return a unit in the form that follows a number.

    Args:
        number: The number, or the text that shows it.
        unit: The unit of several.

    >>> unit_for(1, "days"), unit_for(0, "days"), unit_for("1", "lb")
    ('day', 'days', 'lb')
    """
    template = unit_template(unit)
    return Word(unit) if template == unit else phrase(template, number=number)


def localize_unit(number: object, unit: str, translate: Translate) -> str:
    """Return a unit in the form that follows a number, in the language of the reader, as `localize_text` of `unit_for`.

    >>> localize_unit(1, "days", str), localize_unit(2, "lb", str), localize_unit(2, "", str)
    ('day', 'lb', '')
    """
    template = unit_template(unit)
    if template == unit:
        return translate(unit) if unit else ""
    return _fill(template, {"number": number}, translate, None)


@lru_cache(maxsize=256)
def unit_template(unit: str) -> str:
    """Return the template that counts a unit, or the unit itself where its form never changes.

    >>> unit_template("days"), unit_template("lb")
    ('{number:day|days}', 'lb')
    """
    one = singular_unit(unit)
    return unit if one == unit else f"{{number:{one}{FORMS}{unit}}}"


def shorten(text: str, longest: int = LONGEST_VALUE) -> str:
    """Return a text that a person wrote, as a key, cut to the length that a message shows of it.

    >>> shorten("k" * 1000, 4)
    'kkk…'
    """
    return text if len(text) <= longest else text[: longest - 1] + "…"


def _fill(template: str, values: Mapping[str, object], translate: Translate | None, longest: int | None) -> str:
    """Return a template with its values: printable, on one line, shortened to ``longest``."""
    if translate is not None:
        template = translate(template)
    if isinstance(template, PluralTemplate):
        template = template.form_for(values.get(template.key))
    filled: list[str] = []
    for words, key, forms in _parts(template):
        filled.append(words)
        if key is not None:
            text = _printable(values[key], translate, longest) if key in values else f"{{{key}}}"
            filled.append(format_count(text, forms) if forms else text)
    return "".join(filled)


@lru_cache(maxsize=4096)
def _parts(template: str) -> tuple[tuple[str, str | None, str | None], ...]:
    """Split a template into texts, each with the placeholder behind it and its forms.

    Without a placeholder behind it, both are None.

    >>> _parts("{n:# point is|# points are} left")
    (('', 'n', '# point is|# points are'), (' left', None, None))
    """
    return tuple((words, key, forms) for words, key, forms, _ in Formatter().parse(template))


def _printable(value: object, translate: Translate | None, longest: int | None) -> str:
    if value.__class__ is str:  # most are
        text = str(value)
    elif translate is not None and isinstance(value, (Word, Phrase, Numeral)):
        text = localize_text(value, translate)
    elif isinstance(value, Message):
        text, longest = value.render(translate), None  # its own values are short
    else:
        text = str(value)
    if longest is not None:
        text = shorten(text, longest)
    return text if text.isprintable() else "".join(letter if letter.isprintable() else " " for letter in text)
