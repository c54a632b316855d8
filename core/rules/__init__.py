r"""Rules of a game as data: TOML files loaded into one frozen :class:`System`.

A game is a folder ``resources/rules/<id>/``. Python is needed only for its procedures and for the few functions that
formulas cannot express; they are passed to :func:`load_system`. Errors name file, table and key, with a suggestion for
misspelt names.

**system.toml** describes the game itself::

    id = "short_name"                          # name of the folder, and of the game in documents
    name = "Name for people"
    version = "1"
    about = "A description in our words."
    creation_time = "20 to 40 minutes"
    summary = "Step Level {step_level}"        # the line in the library; {key} is a number of the sheet
    sign = "sword"                             # its icon in lists, from resources/icons; left out: none
    dice_sizes = [6, 8, 10, 12, 20, 100]       # left out: all sizes
    decimals = 1                               # of computed numbers, as people see them; left out: up to six
    pounds_per_kilogram = 2.2                  # the book's own factor for typed kilograms; left out: the exact one
    undefined_counts = 0                       # value of an undefined number in other formulas, except in
                                               # default(x, y); left out: they are undefined as well

    [credits]
    title = "..."
    edition = "..."
    author = "..."
    year = "1994"
    note = "..."

    [families.a]                               # members of <a> in keys, formulas, labels, messages, addresses
    label = "Attributes"
    members = [{ key = "ambt", abbr = "AMBT", label = "Ambition", help = "...", note = "ages 0–40" }]

    [choices]                                  # choices that several fields share: choices = "lore"
    lore = [{ key = "trained", label = "Trained" }]

    [options.quirks]                           # read as options.quirks
    label = "..."
    cite = "II"
    help = "..."
    type = "bool"                              # bool, int, number, text, choice, dice
    default = false
    open = true                                # of a choice: other values are kept (a violation rule reports them)
    min = 1                                    # of a number: its bounds, and the code of the violation outside them,
    max = 98                                   # as of a field

    [gathers]
    all = ["stats.<s>", "skills"]              # all[] has the rows of these lists and groups, in this order; names in
                                               # formulas of stats.<s>.… are resolved in the group first
    arcane = { rows = ["skills"], where = "is_arcane" }  # those rows of them in which this number is not 0

    [shorthands]
    S = ["stats.<s>", "skills[]"]              # a key S.level in fields.toml and derived.toml defines all of them

    [sections]
    GEN = "Generation"                         # the heading that a short word in citations stands for

    [sources.guild]                            # a word in citations that is not a section of the book
    text = "The rules of the guild, a leaflet of its own."

    [calendar]                                 # for games with one: which numbers say how long its year is
    year_days = "year_days"
    month_days = "month_days"

    [renamed]
    old_key = "new_key"                        # so that older documents load

**fields.toml** lists the inputs, one table for each key. ``label`` and ``cite`` are required::

    [age_years]
    type = "int"                               # int number bool text prose choice dice texts numbers rolls rows group
    label = "Age"
    abbr = "c(Age)"                            # the label by default
    unit = "years"
    cite = "II; R4"                            # rulings are cited as R and a number
    help = "..."
    default = 0                                # 0, false, "", [] by default; a choice must have one
    min = 0                                    # a value outside the bounds is a violation
    max = 1000
    range_code = "negative_number"             # its code, out_of_range by default
    zero_unset = true                          # 0 is "not determined", never out of range
    nullable = true                            # null is allowed and the default
    required = true                            # only for columns: a row of a document that lacks it is refused
    follow = { column = "start", until = "made" }  # only for columns: edits of it, and new rows, write that column of
                                               # the row too, until the flag of the sheet is set

    ["raw.<a>"]                                # one field for each member; {label} {abbr} {key} {help} of the member
    type = "int"
    label = "{label}, rolled"

    [weapons]                                  # a list of rows; its columns follow with keys of their own
    type = "rows"
    label = "Weapons"
    row_label = "weapon"
    kind = "weapons"                           # the kind of setting entry that rows are made from
    uids = false                               # for rows that are not edited one by one; they have no id either
    ids = "name"                               # rows referenced by id: a new row gets its id from this column
    uses = "types"                             # an entry gives a row for each of this list of it
    fill = { object = "name" }                 # columns filled from another key of the entry than their own; it may
                                               # be "bonus.arm", "attacks[0].power", "skills[role=striking].level"
    start = { carried = true }                 # initial values of columns, instead of their defaults
    again = { counts_weight = false }          # the same, if the list already has a row of this entry
    also = { kind = "arms", name = "weapon", uses = "types", by = "type", use = "weapon_type", columns = ["cost"] }
                                               # rows that name an entry of another kind and one of its uses have
                                               # these columns of that use, as the cost of a skill with a weapon
    cite = "XVIII"

    ["weapons[].type"]
    type = "choice"
    choices = [{ key = "fired", label = "Fired" }, "<a>"]   # or the name of shared choices; "<a>" is every member
    open = true                                # other words are kept (a violation rule reports them); a field of type
                                               # texts may have choices too: all its texts are words of them
    default = "fired"
    label = "Type"
    cite = "XVII"

    ["weapons[].skill"]
    type = "text"
    ref = "skills"                             # names a row of skills by its column name ("skills[].id": by id); read
    label = "Skill"                            # as skill.level in formulas of the row; ref.level is
    cite = "XVII"                              # short for the first such column of a list

    [culture]                                  # an object shown as one thing; its keys are fields
    type = "group"
    kind = "cultures"
    nullable = true                            # the whole group can be null: all its fields have their defaults
    label = "Culture"
    cite = "II"

A row that is made from an entry of the setting (in the wizard, in the table of the window, by ``quire edit``; see
:func:`core.content.entry_rows.entry_row`) takes over every key that entry and row share, and then what ``uses``,
``fill``, ``start`` and ``again`` say.

Every row with a uid also has a text ``id``: the entry of the setting it was created from. A key of its own
(``["current.qckn"]``) overrides its family (``["current.<a>"]``).

**derived.toml** lists what is computed, in the same way::

    [move_rate]
    label = "Move Rate"
    abbr = "MR"
    formula = "max(0, reaction_rate + surprise - overload)"
    unit = "yards per Third-turn"
    cite = "VIII, CG; R15"
    help = "..."
    undefined = "the Surprise Number is 0"     # why it may have no value
    absent = "never"                           # shown instead of an undefined value; a dash by default
    duration = true                            # in seconds, shown as "1 h 30 min"
    words = { 0 = "Tiny", "from 9" = "Huge" }  # labels of values: single ones, "to 4", "from 9"
    text = true                                # it is a text
    list = true                                # it is a list, for functions of the game only; must be hidden
    decimals = 2                               # shown to people; by default as in system.toml
    hidden = true                              # only formulas use it
    better = "less"                            # which values are better for the character: "more" (default), "less"
                                               # or "neither"; used to mark the better answer

    ["cpv.<a>".formulas]                       # members with a formula of their own
    move = "max(0, mpv.move - armor_bulk)"

    [unarmed]                                  # a virtual row: unarmed.damage and so on, computed as
    like = "weapons[]"                         # in the rows of that list, under the same house rules
    label = "Unarmed"
    cite = "2b"
    given = { name = "Unarmed", weight_lb = 1 } # its inputs; others have their defaults
    without = ["load"]                         # numbers that it does not have

    ["next_cost.<a>"]                          # a what-if number: another number if an input were one higher
    label = "{label}, one level higher"        # it has no formula of its own
    supposed = { of = "cost.<a>", raised = "base.<a>" }
    cite = "3"

**tables.toml** holds what ``table("name", key...)`` looks up; see :mod:`core.rules.tables`::

    [difficulty]
    label = "Difficulty Die"
    cite = "CG"
    kind = "range"                             # the last key is a range; "key": all keys are compared
    keys = ["steps"]                           # key columns, in the order of the arguments
    columns = ["die"]                          # value columns; of several, the name is the last argument
    rows = [["..9", 4], ["10..24", 6], ["25..", 8]]   # or [[0, 4], [10, 6], [25, 8]]: from that number on

**violations.toml** lists violations and reminders::

    [[violation]]
    code = "maximum_over_cap"
    severity = "violation"                     # or "notice"
    for = "maximum.<a>"                        # its subject: a key, "weapons[]" for every row, "" for the sheet
    when = "cap.<a> > 0 and maximum.<a> > cap.<a>"
    address = "maximum.<a>"                    # where it is reported; by default its subject
    message = "{abbr} {maximum.<a>} is above its limit of {cap.<a>}; over by {over}."
    values = { over = "maximum.<a> - cap.<a>" } # formulas for further placeholders
    label = "Above the limit"
    cite = "II, III; R7"

A placeholder of a message is a key as in a formula, one of ``values``, or ``{label}``, ``{abbr}``, ``{key}`` of the
member. A rule without ``when`` is the message of a bound, see ``range_code``; it can use ``{what}``, ``{n}``,
``{least}``, ``{most}``. A count has plural forms:
``{over:# point is|# points are} too many``, where ``#`` is the number (:mod:`core.messages`).

**rulings.toml** lists our interpretations where the book is unclear: ``[R7]`` with ``text = "..."``.

**setting.toml** describes what a setting can define: ``[cultures]`` with ``label`` of one entry and ``plural``, then
fields as in fields.toml (``["cultures.step_rate_number"]``); ``like = "culture"`` takes over the fields of that group
or list from fields.toml, all but those of ``without = ["current"]``. ``id``, ``name`` and ``about`` are always there;
``ids = false`` or ``names = false`` say that they may be missing, ``texts = true`` that the entries are plain texts,
each a name; ``notation = "skills"`` that the text ``notation`` of the entry (``line = "..."`` names another one) is a
line in the game's notation of that list, which also gives an entry without a name its name. Then what must hold::

    [[check]]
    kind = "professions"
    when = "sum(minimums) == 0"                # a formula over the entry; not 0 means invalid
    message = "{name} names no minimum."

    [[notice]]                                 # reported, not refused
    code = "culture_few_caps"
    kind = "cultures"
    when = "sum(caps) > 900"                   # left out: every entry
    differs = "sum(bonus)"                     # reported once if not equal for all entries
    unnamed = true                             # only of entries that no other entry refers to
    message = "{name} has few caps."

    [[reference]]
    kind = "cultures"
    path = "free_skills[].from[].name"         # an empty text is no reference
    names = "skills"                           # the kind that must have such an entry
    by = "name"                                # or "id", which is the default
    unless = "weapon"                          # does not apply if this key of the same row is filled
    beside = "weapon_type"                     # and: the text of this key of the same row ...
    among = "types[].type"                     # ... must be there in the entry found

**sheet.toml** describes the printed blocks, see :mod:`core.rules.layout_reader`.
"""
