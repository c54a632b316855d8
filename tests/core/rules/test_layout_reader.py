"""Reader of sheet.toml: blocks, pages, play page, and errors with their position."""

from __future__ import annotations

import tomllib

import pytest

from core.errors import RulesError
from core.rules.block_kinds import KINDS, ArithmeticBlock, RunsBlock, StripBlock, TableBlock
from core.rules.block_parts import KnownNames
from core.rules.layout_reader import SheetLayout, read_layout
from core.rules.play_layout import PlayDue
from core.rules.sheet_layout import EMPTY_LAYOUT, PartyLayout

KNOWN = KnownNames(
    keys=frozenset(
        {
            "move_rate",
            "raw.str",
            "raw.dex",
            "stats.str.level",
            "stats.dex.level",
            "weapons[].name",
            "weapons[].worn",
            "weapons[].parts[].name",
            "title",
            "options.free",
        }
    ),
    lists=frozenset({"weapons", "weapons[].parts"}),
    families={"a": ("str", "dex")},
    options=frozenset({"free"}),
)
GOOD = """
[[page]]
bands = [["table"], ["8 strip", "4 runs runs"], ["entries"]]
[card]
blocks = ["strip"]
group = {label = "Force", value = "move_rate"}
[block.table]
kind = "timetable"
title = "Weapons"
rows = ["weapons[worn]", {rows = "weapons[!worn]", cells = {what = "{title}"}}]
columns = [
    {value = "{name}", key = "what", w = 20.5, note = "{worn?on}"},
    {value = "{weapons[0].name} {weapons[worn].parts[].name:names} {move_rate}", head = "x", zero = "none"},
    {check = "worn", box = {value = "{move_rate}", only_if = "options.free"}, track = {length = "move_rate"}},
]
extra = [{rows = "", cells = {what = "{move_rate..move_rate}"}}]
[block.family]
kind = "arithmetic"
rows = "<a>"
columns = [{value = "{@abbr} {raw.<a>}", style = "result", align = "right"}]
[block.strip]
kind = "strip"
lines = [[{label = "Speed", value = ["{move_rate}", "{@name}"], only_if = "move_rate>=raw.str", bold_if = "weapons"}]]
[block.entries]
kind = "entries"
heavy = true
ruled = 3
rows = "weapons"
only_if = "weapons[worn]"
body = [["{name}", "{move_rate}"], "{title}"]
checks = {rows = "parts", value = "{name} {worn?worn}"}
[block.runs]
kind = "runs"
rows = "weapons"
value = "{name} {raw.<a>:members}"
"""


def read(text: str) -> SheetLayout:
    """Read a file."""
    return read_layout(tomllib.loads(text), KNOWN)


def test_no_file_is_the_empty_layout() -> None:
    """A game without a file prints no sheet."""
    assert read_layout({}, KNOWN) is EMPTY_LAYOUT


def test_pages_bands_and_blocks() -> None:
    """Bands hold columns of blocks; every block has its shape."""
    layout = read(GOOD)
    bands = layout.pages[0].bands
    assert [[column.span for column in band] for band in bands] == [[12], [8, 4], [12]]
    assert isinstance(bands[0][0].blocks[0], TableBlock)
    assert isinstance(bands[1][0].blocks[0], StripBlock)
    assert [type(block) for block in bands[1][1].blocks] == [RunsBlock, RunsBlock]
    assert layout.card is not None
    assert layout.card.group is not None
    assert layout.card.group.value == "move_rate"


def test_rows_and_cells() -> None:
    """Rows can be one text, or several sources with their own cells."""
    table = read(GOOD).pages[0].bands[0][0].blocks[0]
    assert isinstance(table, TableBlock)
    assert [source.rows for source in table.rows] == ["weapons[worn]", "weapons[!worn]"]
    assert table.rows[1].cells["what"] == ("{title}",)
    assert table.columns[0].w == 20.5
    assert table.columns[1].zero == "none"
    assert table.columns[2].box is not None
    assert issubclass(KINDS["arithmetic"], ArithmeticBlock)


def test_members_of_a_family_may_be_filtered() -> None:
    filtered = 'rows = "<a>[@row<=1, raw.<a>>0]"\nvalue = "{@abbr:initial} {@note}"'
    layout = read(f'[block.x]\nkind = "runs"\n{filtered}\n[card]\nblocks = ["x"]')
    assert layout.card is not None
    block = layout.card.blocks[0]
    assert isinstance(block, RunsBlock)
    assert block.rows[0].rows == "<a>[@row<=1, raw.<a>>0]"


def test_rows_that_every_sheet_has_order_and_merged_cells() -> None:
    """Fixed rows, sorted and latest rows, cells across columns, the edge of a card."""
    layout = read(
        """
        [card]
        blocks = []
        edge = "4 table"
        [block.table]
        kind = "timetable"
        sets = 2
        rows = [
            {rows = "", only_if = "!weapons", squares = 9, cells = {a = "{move_rate}"}},
            {rows = "weapons", sort = "name", first = 4, latest = 3, merged = ["a", "b"], cells = {a = "{worn}"}},
        ]
        columns = [{key = "a", value = "{name}", faces = 6}, {key = "b", below = true}]
        """
    )
    assert layout.card is not None
    assert layout.card.edge is not None
    assert layout.card.edge.span == 4
    (table,) = layout.card.edge.blocks
    assert isinstance(table, TableBlock)
    given, rows = table.rows
    assert (given.rows, given.only_if, given.squares) == ("", "!weapons", 9)
    assert (rows.sort, rows.first, rows.latest, rows.merged) == ("name", 4, 3, ("a", "b"))
    assert (table.sets, table.columns[0].faces, table.columns[1].below) == (2, 6, True)


def test_the_play_page() -> None:
    play = read(
        """
[[play.tracks]]
label = "{@label}"
rows = "<a>"
now = "raw.<a>"
most = "raw.<a>"
lost = "raw.<a>"
is_vital = true
[[play.lists]]
rows = "weapons"
title = "Weapons"
[[play.dice]]
label = "{name}"
rows = "weapons[worn]"
dice = ["1d6", "{move_rate}"]
is_low = true
"""
    ).play
    assert [(track.rows, track.now, track.is_vital) for track in play.tracks] == [("<a>", "raw.<a>", True)]
    assert play.lists[0].title == "Weapons"
    assert play.dice[0].dice == ("1d6", "{move_rate}")
    assert read("").play.tracks == ()


def test_procedures_of_the_play_page() -> None:
    play = read(
        """
[play]
due = [{procedure = "settle"}, {procedure = "zero_checks", only_if = "move_rate"}]
[play.damage]
procedure = "damage"
amounts = ["total"]
choices = ["place"]
preset = {place = ["head"], quick = true}
hint = "at most {move_rate}"
[play.checks]
cells = ["check"]
options = ["a", "b"]
labels = ["first", "second"]
[[play.rest]]
procedure = "rest"
label = "Until whole"
answers = {hours = "{move_rate}", kind = "sleep", days = 2}
[[play.attacks]]
label = "{name}"
rows = "weapons"
dice = "1d6"
"""
    ).play
    assert play.due == (PlayDue("settle"), PlayDue("zero_checks", "move_rate"))
    assert play.damage is not None
    assert play.damage.preset == {"place": ("head",), "quick": True}
    assert play.rest[0].answers == {"hours": "{move_rate}", "kind": "sleep", "days": 2}
    assert play.attacks[0].rows == "weapons"
    assert play.checks.labels == ("first", "second")
    assert read("").play.damage is None


WITHIN = """[block.x]
kind = "timetable"
rows = [{{rows = "<a>", within = "{within}"}}]
columns = [{{value = "{{level}}"}}]"""


def test_members_have_their_names_within_a_place() -> None:
    """A column names what each member of a family has at a place of its own."""
    layout = read('[[page]]\nbands = [["x"]]\n' + WITHIN.format(within="stats.<a>"))
    (block,) = layout.pages[0].bands[0][0].blocks
    assert isinstance(block, TableBlock)
    assert block.rows[0].within == "stats.<a>"


STRUCK = """[block.x]
kind = "timetable"
columns = [{key = "a", value = ""}]
extra = [{rows = "", cells = {a = "b"},"""


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (WITHIN.format(within="stats"), "must name a member"),
        (WITHIN.format(within="stats.<z>"), "must have the mark of its rows"),
        (WITHIN.format(within="raw.<a>"), "no such number or text"),
        (f'{STRUCK} struck = ["a"]}}]', "needs struck_if"),
        (f'{STRUCK} struck = ["b"], struck_if = "move_rate"}}]', "is not the key of a column"),
        (f'{STRUCK} struck = ["a"], struck_if = "nobody"}}]', "no such number or text"),
        ("other = 1", "is unknown; use one of"),
        ("block = 1", "must be a table"),
        ("page = 1", "must be a list"),
        ('[block.x]\nkind = "song"', "must be one of"),
        ("[block.x]\nkind = 7", "must be one of"),
        ('[block.x]\nkind = "runs"\nloud = true', "is unknown; use one of"),
        ('[block.x]\nkind = "runs"\ntitle = 7', "must be a text"),
        ('[block.x]\nkind = "runs"\nheavy = 1', "must be true or false"),
        ('[block.x]\nkind = "marks"\ncount = true', "must be a whole number"),
        ('[block.x]\nkind = "figure"\nheight = "high"', "must be a number"),
        ('[block.x]\nkind = "runs"\nvalue = "{"', "a brace has no partner"),
        ('[block.x]\nkind = "runs"\nonly_if = "a b"', "is not a condition"),
        ('[block.x]\nkind = "runs"\nonly_if = "nobody"', "no such number or text"),
        ('[block.x]\nkind = "runs"\nonly_if = "move_rate<nobody"', "no such number or text"),
        ('[block.x]\nkind = "runs"\nvalue = "{nobody}"', "no such number or text"),
        ('[block.x]\nkind = "runs"\nvalue = "{options.nobody}"', "no such number or text"),
        ('[block.x]\nkind = "runs"\nvalue = "{@nobody}"', "there is no such name"),
        ('[block.x]\nkind = "runs"\nvalue = "{raw.<z>}"', "no family <z>"),
        ('[block.x]\nkind = "runs"\nrows = "shields"', "no list shields"),
        ('[block.x]\nkind = "timetable"\nrows = ""', "is empty"),
        ('[block.x]\nkind = "runs"\nrows = "<z>"', "no family <z>"),
        ('[block.x]\nkind = "runs"\nrows = "<z>[@row<3]"', "no family <z>"),
        ('[block.x]\nkind = "runs"\nrows = "<a>[nobody]"', "no such number or text"),
        ('[block.x]\nkind = "runs"\nrows = "weapons[nobody]"', "no such number or text"),
        ('[block.x]\nkind = "runs"\nvalue = "{weapons[nobody].name}"', "no such number or text"),
        ('[block.x]\nkind = "runs"\nvalue = "{shields[worn].name}"', "no list shields"),
        ('[block.x]\nkind = "runs"\nvalue = "{shields[worn]}"', "no list shields"),
        ('[block.x]\nkind = "marks"\nmarked = "nobody"', "no such number or text"),
        ('[block.x]\nkind = "timetable"\nrows = "weapons"\ncolumns = [{style = "loud"}]', "styles are"),
        ('[block.x]\nkind = "timetable"\nrows = "weapons"\ncolumns = [{align = "top"}]', "styles are"),
        ('[block.x]\nkind = "timetable"\nrows = "weapons"\ncolumns = [{value = "{nobody}"}]', "no such number"),
        ('[block.x]\nkind = "timetable"\nrows = [{cells = {}}]', "is missing"),
        ('[block.x]\nkind = "scale"\nscales = [{label = "x", low = "a", high = "b"}]', "is missing"),
        ('[[page]]\nbands = [["nobody"]]', "no such block"),
        ('[block.x]\nkind = "runs"\n[[page]]\nbands = [["8 x"]]', "12 twelfths"),
        ("[[page]]\nrows = 1", "is unknown; use one of"),
        ('[card]\nblocks = ["nobody"]', "no such block"),
        ('[card]\ngroup = {label = "x", value = "nobody"}', "no such number or text"),
        ("play = 1", "must be a table"),
        ("[play]\nsongs = 1", "is unknown; use one of"),
        ('[[play.tracks]]\nlabel = "x"', "is missing"),
        ('[[play.tracks]]\nlabel = "x"\nnow = "nobody"\nmost = "move_rate"\nlost = "move_rate"', "no such number"),
        ('[[play.tracks]]\nlabel = "x"\nrows = "<z>"\nnow = "raw.<z>"\nmost = "a"\nlost = "a"', "no family <z>"),
        ('[[play.numbers]]\nlabel = "{nobody}"\nvalue = "x"', "no such number or text"),
        ('[[play.states]]\ninput = "nobody"', "no such number or text"),
        ('[[play.lists]]\nrows = "shields"\ntitle = "Shields"', "no list shields"),
        ('[[play.dice]]\nlabel = "{name}"\nrows = "weapons"\ndice = "{nobody}"', "no such number or text"),
        ('[[play.rest]]\nlabel = "Rest"', "is missing"),
        ('[[play.rest]]\nprocedure = "rest"\nlabel = "x"\nanswers = {hours = "{nobody}"}', "no such number or text"),
        ('[[play.rest]]\nprocedure = "rest"\nlabel = "x"\nanswers = {hours = "{a} + 1"}', "one address between braces"),
        ('[[play.rest]]\nprocedure = "rest"\nlabel = "x"\nanswers = {hours = 1.5}', "must be a whole number, a text"),
        ('[[play.rest]]\nprocedure = "rest"\nlabel = "x"\nanswers = {kind = [1]}', "must be a text"),
        ('[[play.rest]]\nprocedure = "rest"\nlabel = "x"\nanswers = 1', "must be a table"),
        ('[[play.rest]]\nprocedure = "rest"\nlabel = "{nobody}"', "no such number or text"),
        ('[play.damage]\nprocedure = "damage"\namounts = []', "is empty"),
        ('[play.damage]\nprocedure = "damage"\namounts = ["x"]\npreset = {y = "{nobody}"}', "no such number or text"),
        ('[play.checks]\noptions = ["a"]', "must be as many as the options"),
        ('[[play.attacks]]\nlabel = "{name}"\nrows = "weapons"\ndice = "{nobody}"', "no such number or text"),
        ('[block.x]\nkind = "timetable"\nrows = [{rows = ""}]\ncolumns = []', "is empty"),
        ('[block.x]\nkind = "timetable"\nrows = [{rows = "", cells = {a = "{nobody}"}}]', "no such number or text"),
        ('[block.x]\nkind = "timetable"\nrows = [{rows = "weapons", sort = "nobody"}]', "no such number or text"),
        ('[block.x]\nkind = "timetable"\nrows = [{rows = "weapons", only_if = "nobody"}]', "no such number or text"),
        (
            '[block.x]\nkind = "timetable"\nrows = [{rows = "weapons", merged = ["a", "c"]}]\n'
            'columns = [{key = "a"}, {key = "b"}, {key = "c"}]',
            "must be keys of adjacent columns",
        ),
        ('[block.x]\nkind = "runs"\nrows = [{rows = "", cells = {value = "{name}"}}]', "no such number or text"),
        ('[block.x]\nkind = "runs"\nrows = [{rows = "weapons", sort = "nobody"}]\nvalue = ""', "no such number"),
        ('[card]\nblocks = []\nedge = "4 nobody"', "no such block"),
    ],
)
def test_errors_name_the_position(text: str, words: str) -> None:
    """Every mistake is refused with the table and the key."""
    with pytest.raises(RulesError) as caught:
        read(text)
    assert words in str(caught.value)
    assert "sheet.toml, [" in str(caught.value)


PARTY = """
[party]
languages = "title"
load = {value = "{move_rate} lb", bold_if = "move_rate>4"}
slowest = {label = "Slowest", number = "move_rate", value = "{move_rate} yd"}
order = {title = "First", number = "move_rate", value = "{move_rate}", group = "best - heads * 2"}
groups = [{title = "Pace", cells = [{label = "MR", value = "{move_rate}"}]}]
"""


def test_the_overview_of_a_party() -> None:
    """Every part is read; the number of a group is computed from the best number and the heads."""
    party = read(PARTY).party
    assert party.languages == "title"
    assert party.load is not None
    assert party.slowest is not None
    assert party.groups[0].title == "Pace"
    assert party.order is not None
    assert party.order.group_number(49, 5) == 39
    assert read(GOOD).party == PartyLayout()


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("best - heads * 2", "best - luck", "best and heads"),
        ("best - heads * 2", "best -", "group"),
        ('number = "move_rate", value = "{move_rate} yd"', 'number = "speed", value = "{move_rate}"', "speed"),
        ('languages = "title"', 'languages = "tongues"', "tongues"),
        ('languages = "title"', 'language = "title"', "language"),
    ],
)
def test_mistakes_in_the_overview_of_a_party(old: str, new: str, told: str) -> None:
    """The error names what is wrong in the section."""
    with pytest.raises(RulesError, match="party") as refused:
        read(PARTY.replace(old, new))
    assert told in str(refused.value)
