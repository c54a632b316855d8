"""No text for people, docstring or comment uses the mannerisms that readers had to translate first."""

from __future__ import annotations

import pytest

from tests.helpers.wording import EXCEPTIONS, MANNERISMS, Text, found_in, texts_for_people, texts_in_code

LEAST_TEXTS = 5_000
LEAST_DOCSTRINGS = 7_000


def offenders(texts: list[Text], *, is_code: bool) -> list[str]:
    found = [(text, words) for text in texts if (words := found_in(text, is_code=is_code))]
    return [f"{text.place}: {', '.join(words)}" for text, words in found]


@pytest.fixture(scope="module")
def for_people() -> list[Text]:
    """What players may read."""
    return list(texts_for_people())


@pytest.fixture(scope="module")
def in_code() -> list[Text]:
    """Docstrings and comments, read once: a thousand files take a while."""
    return list(texts_in_code())


def test_texts_for_people_are_plain(for_people: list[Text]) -> None:
    assert len(for_people) >= LEAST_TEXTS
    assert not offenders(for_people, is_code=False)


def test_docstrings_and_comments_are_plain(in_code: list[Text]) -> None:
    assert len(in_code) >= LEAST_DOCSTRINGS
    assert not offenders(in_code, is_code=True)


def test_every_mannerism_is_found_and_has_its_remedy() -> None:
    samples = (
        "Somebody", "Nobody", "everybody", "Whoever", "whose", "whom", "shall", "let go", "taken back", "as it is now",
        "goes on", "what comes of", "stands ready", "stands", "lies", "thrown away", "put away", "what is said",
        "drew blood", "anew", "by itself", "in the place of",
    )  # fmt: skip
    assert len(samples) == len(MANNERISMS)
    for sample, mannerism in zip(samples, MANNERISMS, strict=True):
        assert sample.lower() in found_in(Text("", f"Here {sample} it"), is_code=False), sample
        assert bool(found_in(Text("", f"Here {sample} it"), is_code=True)) == mannerism.in_code, sample
        assert mannerism.instead


def test_every_exception_has_its_reason(for_people: list[Text], in_code: list[Text]) -> None:
    assert all(len(reason) > 10 for reason in EXCEPTIONS.values())
    every = " ".join(text.words.lower() for text in [*for_people, *in_code])
    assert not [phrase for phrase in EXCEPTIONS if phrase.lower() not in every]
