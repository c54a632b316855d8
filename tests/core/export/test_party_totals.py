"""What the overview of a party says of its characters together: languages, load, slowest one, order."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.export.content.party import PartyMember, read_member
from core.export.content.party_totals import PartyTotals, find_shared_language, read_totals, short_names
from core.export.render_context import RenderContext
from core.messages import localize_text
from core.registry import games
from tests.helpers.characters_to_print import changed, example_system, opened, sheets
from tests.helpers.games import sample_files, sample_sheet


def party(*languages: list[str]) -> tuple[list[PartyMember], PartyTotals]:
    """Return the examples as members of a party, with other languages, and what holds for them together."""
    people = [
        opened(changed(name, languages=own)) for name, own in zip(("bren", "ilvane", "perrin"), languages, strict=False)
    ] or sheets()
    contexts = [RenderContext(sheet.system, sheet) for sheet in people]
    members = [read_member(context) for context in contexts]
    return members, read_totals(contexts, members)


def test_a_character_speaks_and_carries() -> None:
    """Languages are those of the sheet; a load is too much beyond the limit, and the page says by how much."""
    members, _ = party(["Mere", "Alder"], [], ["Grask"])
    assert members[0].speech.languages == ("Mere", "Alder")
    assert members[0].speech.load == "44 of 105 lb"
    assert not members[0].speech.excess
    assert not members[0].speech.is_too_much
    assert members[2].speech.load == "130 of 129 lb"
    assert members[2].speech.excess == "1 over"
    assert members[2].speech.is_too_much


def test_a_language_of_all_or_of_most_with_those_who_lack_it() -> None:
    """Case does not matter; a language of one alone is none of the party."""
    _, everyone = party(["Mere", "Alder"], ["mere"], ["Grask", "Mere"])
    assert everyone.language is not None
    assert everyone.language.names == ("Mere",)
    assert everyone.language.lacking == ()
    _, most = party(["Mere"], ["Alder"], ["Mere"])
    assert most.language is not None
    assert most.language.names == ("Mere",)
    assert most.language.lacking == ("Ilvane",)
    assert party(["Mere"], ["Alder"], [])[1].language is None
    assert find_shared_language([], []) is None
    both = find_shared_language([["Mere", "Alder"], ["Alder", "Mere"]], ["Bren", "Odd"])
    assert both is not None
    assert both.names == ("Mere", "Alder")


def test_the_slowest_and_the_order_are_data_of_the_game() -> None:
    """By hand: Surprise Numbers 49, 38 and 31; three together surprise at 49 less 3; the slowest has Move Rate 59."""
    _, totals = party()
    assert totals.slowest is not None
    assert (totals.slowest.name, totals.slowest.value) == ("Odd Perrin", "59 yd")
    assert totals.order is not None
    assert totals.order.places == (("Ilvane", "49"), ("Bren", "38"), ("Odd Perrin", "31"))
    assert "at 46 or less" in localize_text(totals.order.hint, str)
    assert totals.group is not None
    assert totals.group.total == sum(totals.group.terms) == 4


def test_one_alone_has_no_chance_of_a_group() -> None:
    """The chance of a single character is its own number."""
    _, totals = party(["Mere"])
    assert totals.order is not None
    assert "or less" not in totals.order.hint


def test_without_a_number_a_character_is_last() -> None:
    """An undefined number is a dash, and neither the best nor the slowest."""
    raw = changed("bren")
    raw["house_rules"] = {"surprise": "none", "move_rate": "none"}
    people = [opened(raw), *sheets()[1:]]
    contexts = [RenderContext(sheet.system, sheet) for sheet in people]
    totals = read_totals(contexts, [read_member(context) for context in contexts])
    assert totals.order is not None
    assert totals.order.places[-1] == ("Bren", "–")
    assert totals.slowest is not None
    assert totals.slowest.name == "Odd Perrin"


def test_names_alike_are_whole() -> None:
    """A short name ends with the first word that tells something."""
    assert short_names(["Bren Tarrow", "Odd Perrin of the Mole", "The Old Worm", "", "Al"]) == (
        *("Bren", "Odd Perrin", "The Old Worm", ""),
        "Al",
    )
    assert short_names(["Ilvane of Fell", "Ilvane of Ford"]) == ("Ilvane of Fell", "Ilvane of Ford")


@pytest.mark.parametrize("of", [game.id for game in games()])
def test_every_game_says_what_it_has(of: str) -> None:
    """Every character is in the order, greatest first, and the slowest is one of them."""
    game = next(each for each in games() if each.id == of)
    people = [sample_sheet(game, place) for place in range(len(sample_files(game)))]
    contexts = [RenderContext(sheet.system, sheet) for sheet in people]
    totals = read_totals(contexts, [read_member(context) for context in contexts])
    layout = game.system.layout.party
    assert (totals.order is None) == (layout.order is None)
    if totals.order is not None and layout.order is not None:
        order = layout.order
        assert len(totals.order.places) == len(people)
        numbers = [context.value(order.number) for context in contexts]
        assert all(isinstance(number, int | Fraction) for number in numbers)
        best = max(contexts, key=lambda context: Fraction(str(context.value(order.number))))
        assert totals.order.places[0][1] == best.text(order.value)
    assert (totals.slowest is None) == (layout.slowest is None)


def test_the_example_has_a_party_of_its_own() -> None:
    """The test above would say nothing if no game had any of it."""
    party_layout = example_system().layout.party
    assert party_layout.order is not None
    assert party_layout.languages
    assert party_layout.load is not None
