"""Natural weapons of quick opponents: those of common animals by name, or those that a line lists.

A game turns a size into its own numbers. The sizes are Quire's, as no book lists animals for all games; a creature that
a world defines has its own attacks.

>>> from core.play.opponent_line import parse_opponent_line
>>> [each.name for each in natural_weapons(parse_opponent_line("Gray wolf x3"))]
['Bite']
>>> [(each.name, each.size) for each in natural_weapons(parse_opponent_line("Drake, natural bite 4 and tail 3"))]
[('Bite', 4), ('Tail', 3)]
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from core.errors import AnswerError
from core.formula import fold
from core.messages import Message
from core.play.opponent_line import OpponentSpec

NATURAL = "natural"
"""The property of an opponent line that lists natural weapons."""
SIZES: Final = range(1, 6)
"""From that of a rat or hawk (1) over that of a wolf (2 to 3) to that of an elephant (5)."""
_USUAL_SIZE = 3
_MOST = 4
_WEAPON = re.compile(r"(?P<name>[^\W\d][^\d]*?)\s*(?P<size>\d)?")


@dataclass(frozen=True, slots=True)
class NaturalWeapon:
    """A natural weapon.

    Attributes:
        name: Its name: ``Bite``.
        size: One of `SIZES`.
    """

    name: str
    size: int


_KINDS: Final[Mapping[tuple[tuple[str, int], ...], str]] = {
    (("Bite", 1),): "rat ratte bat fledermaus weasel wiesel snake schlange viper spider spinne",
    (("Bite", 2),): "dog hund fox fuchs hound jackal schakal badger dachs hyena hyäne",
    (("Bite", 3),): "wolf warg",
    (("Bite", 4),): "crocodile krokodil alligator shark hai",
    (("Claws", 1), ("Bite", 1)): "cat katze lynx luchs",
    (("Claws", 3), ("Bite", 3)): "lion löwe tiger leopard panther puma cougar",
    (("Claws", 4), ("Bite", 4)): "bear bär",
    (("Talons", 1), ("Beak", 1)): "hawk falke falcon owl eule raven rabe",
    (("Talons", 2), ("Beak", 2)): "eagle adler vulture geier",
    (("Tusks", 3),): "boar eber keiler wildschwein",
    (("Tusks", 5), ("Trample", 5)): "elephant elefant mammoth mammut",
    (("Horns", 2),): "goat ziege ram widder stag hirsch deer",
    (("Horns", 4), ("Trample", 4)): "bull stier ox ochse bison auerochse aurochs",
    (("Hooves", 3), ("Bite", 2)): "horse pferd pony mule maultier donkey esel",
    (("Sting", 2),): "scorpion skorpion",
}
_ANIMALS: Final = {
    word: tuple(NaturalWeapon(name, size) for name, size in weapons)
    for weapons, words in _KINDS.items()
    for word in words.split()
}


def natural_weapons(spec: OpponentSpec, chosen: Iterable[str] = ()) -> tuple[NaturalWeapon, ...]:
    """Return the natural weapons that an opponent fights with; none for one that uses arms.

    Args:
        spec: What the line asks for.
        chosen: Properties that were chosen for it; one that the line does not have was its name, which is then an entry
            of the world and no animal.

    Raises:
        AnswerError: The list of natural weapons cannot be read.
    """
    listed = spec.properties.get(NATURAL, "")
    if listed:
        return _read_weapons(listed)
    words = fold(spec.name).split()
    is_entry = any(key not in spec.properties for key in chosen)
    return () if is_entry or not words else _ANIMALS.get(words[-1], ())


def _read_weapons(listed: str) -> tuple[NaturalWeapon, ...]:
    parts = re.split(r"\s*(?:\+|/|&|\band\b|\bund\b)\s*", listed)
    matches = [_WEAPON.fullmatch(part.strip()) for part in parts]
    weapons = [
        NaturalWeapon(each["name"].strip().capitalize(), int(each["size"] or _USUAL_SIZE)) for each in matches if each
    ]
    is_valid = len(weapons) == len(parts) <= _MOST and all(each.size in SIZES for each in weapons)
    if not is_valid or len({fold(each.name) for each in weapons}) < len(weapons):
        raise AnswerError(
            Message(
                "quick_natural",
                "{wanted} is not understood. Write natural weapons with a size from {least} to {most}, such as natural "
                "bite 3 and claws 2.",
                {"wanted": listed, "least": SIZES[0], "most": SIZES[-1]},
            )
        )
    return tuple(weapons)
