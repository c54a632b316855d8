"""Messages: words and messages among the values are translated with the sentence."""

from __future__ import annotations

from core.messages import LONGEST_VALUE, Message, Word, join_texts, localize_text, phrase

GERMAN = {"{who} lacks {what}: {why}": "{who} fehlt {what}: {why}", "Health": "Gesundheit", "no {what}": "kein {what}"}


def german(text: str) -> str:
    return GERMAN.get(text, text)


def test_words_and_sentences_within_a_sentence_are_translated() -> None:
    why = Message("why", "no {what}", {"what": Word("Health")})
    said = Message("lacks", "{who} lacks {what}: {why}", {"who": "Health", "what": Word("Health"), "why": why})
    assert said.render(german) == "Health fehlt Gesundheit: kein Gesundheit"
    assert said.render() == "Health lacks Health: no Health"


def test_no_empty_word_is_looked_up() -> None:
    asked: list[str] = []

    def noted(text: str) -> str:
        asked.append(text)
        return text

    assert Message("x", "{what}.", {"what": Word("")}).render(noted) == "."
    assert asked == ["{what}."]


def test_a_message_can_have_other_values() -> None:
    assert Message("x", "{count:# day|# days}", {}).with_values({"count": 3}) == Message(
        "x", "{count:# day|# days}", {"count": 3}
    )


def test_joined_texts_are_translated_one_by_one() -> None:
    row = join_texts([Word("Health"), phrase("no {what}", what=Word("Health")), "Health"], "; ")
    assert row == "Health; no Health; Health"
    assert localize_text(row, german) == "Gesundheit; kein Gesundheit; Health"
    assert localize_text(join_texts([]), german) == ""


def test_a_phrase_stays_whole_and_a_sentence_shortens_it() -> None:
    name = "x" * (LONGEST_VALUE + 1)
    long = phrase("no {what}", what=name)
    assert (long, localize_text(long, german)) == (f"no {name}", f"kein {name}")
    assert str(Message("x", "{what}", {"what": long})).endswith("…")
