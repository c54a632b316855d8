"""Benchmark: what changed rules would change for 500 characters, over loading and computing them once.

Not collected by pytest. For each game a campaign of 500 copies of its largest sample; one house rule on the number that
the game puts first, and one switch. Bare recomputation (load each document and open its sheet) and the whole report
(members, numbers before and after, violations, sorted) take turns; printed is the quotient of their processor time. The
limit is 1.5. What was there before is exempt from garbage collection, as in the window. Exits with 1 when it is missed.
"""

from __future__ import annotations

import gc
import random
import sys
import tempfile
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from time import process_time

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from core.campaign_changes import sort_changes, what_would_change  # noqa: E402
from core.character.edits import Edit, SetHouseRule, SetOption  # noqa: E402
from core.content.update_effects import head_keys  # noqa: E402
from core.export.json_file import read_character  # noqa: E402
from core.paths import resources  # noqa: E402
from core.registry import Game, games, open_character  # noqa: E402
from core.rules.model import FieldType  # noqa: E402
from core.store.library import Library  # noqa: E402
from core.store.records import prepare_character  # noqa: E402
from tests.benchmarks.figures import report  # noqa: E402

LIMIT = 1.5
MEMBERS = 500
ROUNDS = 5


def measure(of: Game) -> bool:
    """Print the quotient of a game; return whether it is within the limit."""
    sample = max((resources() / "samples" / of.id).glob("*.json"), key=lambda file: file.stat().st_size)
    character = replace(read_character(sample), campaign="Salt", portrait=None, house_rules={}, options={})
    with (
        tempfile.TemporaryDirectory() as folder,
        Library.open(Path(folder) / "a.quire", lambda: datetime.now(UTC)) as library,
    ):
        prepared = (prepare_character(replace(character, name=f"Member {number:03}")) for number in range(MEMBERS))
        library.add_many(prepared)
        (campaign,) = library.campaigns.list()
        number = next(key for key in head_keys(of.system) if not of.system.derived[key].is_text)
        edits: list[Edit] = [SetHouseRule(number, f"{of.system.program.formula(number)} + 3")]
        switch = next((each for each in of.system.options.values() if each.type is FieldType.BOOL), None)
        if switch is not None:
            edits.append(SetOption(switch.key, not switch.default))
        gc.freeze()
        quotients = []
        for _ in range(ROUNDS):
            begin = process_time()
            for member in library.campaigns.members(campaign.id):
                open_character(library.load(member.id).character, random.Random(1))
            middle = process_time()
            found = sort_changes(what_would_change(library, campaign.id, edits, random.Random(1)))
            quotients.append((process_time() - middle) / (middle - begin))
        if sum(each.is_changed for each in found) != MEMBERS:
            raise AssertionError(f"{of.id}: not every member changes")
    return report(f"{of.id}: changes of {MEMBERS} members over computing them", quotients, LIMIT)


if __name__ == "__main__":
    sys.exit(not all([measure(each) for each in games() if len(sys.argv) == 1 or each.id in sys.argv]))
