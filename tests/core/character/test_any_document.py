"""Any document opens or is refused with a message, and opened documents survive saving."""

from __future__ import annotations

import contextlib
import json
import random

from hypothesis import given, settings
from hypothesis import strategies as st

from core.character.document import Character
from core.character.json_values import Json
from core.character.sheet import Sheet
from core.errors import DocumentError
from tests.helpers.tiny_character import VALUES_AT_THE_TOP, tiny_document
from tests.helpers.tiny_game import tiny_system

ANY: st.SearchStrategy[Json] = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**16), 10**16) | st.decimals(-99, 99, places=2) | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["name", "uid", "arm", "weight_lb", "things", "count", "seats", "x"]), inner)
    ),
    max_leaves=6,
)
SYSTEM = tiny_system()
TOP_KEYS = sorted({key.partition(".")[0].partition("[")[0] for key in (*SYSTEM.fields, *SYSTEM.renamed)})
FITTING = st.fixed_dictionaries({}, optional=VALUES_AT_THE_TOP)
DATA = FITTING | FITTING | st.dictionaries(st.sampled_from(TOP_KEYS), ANY, max_size=4)
OPTIONS = st.fixed_dictionaries({}, optional={"storms": st.booleans(), "x": ANY}) | st.just({"toll": "x"})
RULES = st.dictionaries(
    st.sampled_from([*SYSTEM.derived, "total.<a>", "left.<a>", "nothing"]),
    st.sampled_from(
        ["1", "load", "speed / 0", "total.arm + 1", "count(bags[])", "((", "9 ** 64 ** 2", '"text"', "fare"]
    ),
    max_size=4,
)
ACCEPTED = st.lists(
    st.fixed_dictionaries(
        {
            "code": st.sampled_from(["bag_heavy", "x"]),
            "address": st.sampled_from(["bags[0].weight_lb", "", "[", "bags[#x]"]),
        }
    ),
    max_size=2,
)


@settings(max_examples=150)
@given(data=DATA, options=OPTIONS, rules=RULES, accepted=ACCEPTED)
def test_any_document_opens_or_is_refused(
    data: dict[str, Json], options: dict[str, Json], rules: dict[str, str], accepted: list[Json]
) -> None:
    document = tiny_document(data=data, options=options, house_rules=rules, accepted=accepted)
    with contextlib.suppress(DocumentError):
        sheet = Sheet.open(Character.from_json(document), SYSTEM, random.Random(1))
        text = sheet.character.to_text()
        again = Sheet.open(Character.read(text), SYSTEM, random.Random(2))
        assert again.character == sheet.character
        assert again.character.to_text() == text
        assert again.derived() == sheet.derived()
        assert json.dumps(sheet.derived(), allow_nan=False)
        assert again.violations == sheet.violations
        assert [fault.address for fault in again.faults] == [fault.address for fault in sheet.faults]
        assert sheet.summary()
        for each in (*sheet.violations, *sheet.notices):
            assert each.message.render()
        for key in SYSTEM.derived:
            if "[]" not in key:
                explained = sheet.explain(key)
                assert explained.value == sheet.value(key)
                assert explained.with_values
