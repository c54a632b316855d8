"""Custom widgets of the forms, independent of games, characters and files.

All of them are in Designer's palette (group "Quire") through ``packaging/designer_plugin.py``; their class names
are used in forms as custom widgets. What a widget shows is set by **dynamic** properties of type string, the
same for these widgets and for those of Qt, all with ``notr="true"``:

| property | on | meaning |
|---|---|---|
| ``field`` | everything that shows or edits one place | the address: ``raw.hlth``, ``move_rate``, ``state.dead``; \
``options.quirks``; ``@name`` ``@player`` ``@campaign`` ``@notes`` ``@tags`` ``@portrait`` for the head of the \
document; ``weapons`` for a whole list; ``professions[].about`` for the row that is selected in the table of that \
list |
| ``label_of`` | QLabel, Caption | text becomes the game's name of that address (what Designer shows stays a sample) |
| ``abbr_of`` | QLabel, Caption | text becomes the game's abbreviation of it |
| ``unit_of`` | QLabel, Caption | text becomes its unit |
| ``notation_of`` | LineField | the list whose selected row the field shows as a line of the game's notation \
(``field`` is the number of the row that is its line); a line that is typed is read when it is left |
| ``needs_row`` | any container | shown only where the list of this address has a row |
| ``needs_choice`` | a container with ``needs_row`` | shown only after a row was chosen, not at rest |
| ``needs_value`` | any container | shown only where the number of this address is not 0; ``!`` before it: where it is |
| ``short_title`` | Page, in ``sheet.ui`` | the title on its tab where not all tabs fit whole |
| ``hidden_fields`` | root of a sheet (string list) | keys of the game that the form leaves out on purpose |

The frame of a sheet (``forms/sheets/<id>/sheet.ui``) is a QWidget with a child ``head`` (QWidget) and a child ``pages``
(SheetPages); in the head the numbers that matter most lie in a child ``vitals`` (QWidget), side by side; each page is a
Page (a scroll area) with cards in it.

| class | base | properties | what it is |
|---|---|---|---|
| Card | QWidget (container) | ``title`` ``note`` ``is_plain`` ``side_padding`` | a card with a hairline; title in its \
head, muted note at the right; a plain one is a part of another card: a head without a box |
| Columns | QWidget (container) | ``stack_below`` ``most_width`` (px at 100 %) | what lies in its horizontal layout \
stands below each other where it is narrower than that, and never wider than that; widgets in it with the dynamic \
property ``leaves_below`` are hidden where it is narrower than they say |
| Page | QScrollArea (container) | | one page of a sheet on the canvas, 24 px padding by the form's layout |
| SheetPages | QTabWidget (container) | | the pages with quiet tabs and violation counts |
| Rule | QFrame | ``strong`` ``is_vertical`` | one hairline |
| Caption | QLabel | | a small muted label; dynamic property ``role`` of ``desktop/theme.py`` makes it another \
(``heading`` ``name`` ``muted`` ``title``) |
| SummaryLabel | QLabel | ``template`` (``{culture.name}``, ``{professions[current].name}``) ``separator`` \
``empty_text`` ``unless`` ``amber_field`` (where it is not 0 the line warns) | several \
values in a line; the template's pieces stand on lines of their own, empty ones fall away |
| DerivedLabel | button | ``value`` ``unit`` ``rank`` (``plain`` ``strong`` ``muted`` ``large``) ``alignment`` \
``struck_field`` | a computed number; click or Enter asks Why. ``shows_unit`` (default true); struck out where \
``struck_field`` is not 0 |
| StatBlock | button | ``value`` ``unit`` ``label`` ``label_field`` (its value in the place of ``{}``) ``is_signed`` \
``is_penalty`` (shown as what it takes off) ``rank`` (``large`` 22, ``small`` 16) | value over label; \
``label`` empty: the game's own name |
| LineField | QLineEdit | | text, dice texts; a hairline at rest, a box on hover and focus |
| ChanceChart | QWidget | | bars of the chance of every total, in the window of odds |
| NumberBox | QSpinBox | | a whole number between two bounds, with arrows, in dialogs |
| NumberField | QLineEdit | ``is_muted_zero`` (default true) | numbers of any size, exact; Up and Down, wheel with \
focus |
| TitleField | QLineEdit | | the name of a character, serif 28 |
| ProseField | QPlainTextEdit | ``least_lines`` | several lines; a list of texts has one on each line |
| ChoiceField | QComboBox | | one of the game's words |
| TickBox | QCheckBox | | yes or no |
| Track | QWidget | ``length_field`` ``is_scaled`` (default true) | bar of 6 px: ``field`` of ``length_field`` |
| Pips | QWidget | ``count`` ``count_field`` | dots, ``field`` of them full |
| StepBar | QWidget | ``rate_field`` ``count`` | segments of ``rate_field`` each with their marks under them, filled \
up to ``field`` |
| ScaleSlider | QWidget | ``shown_field`` ``least`` ``most`` ``low_label`` ``high_label`` | a word, dots with a \
knob, a word; writes ``field``, the knob stands at ``shown_field`` |
| GridTable | QWidget | ``columns`` (string list of column keys) ``headers`` (string list, "" for the game's \
abbreviation, a space for none) ``header_tips`` ``other_titles`` (of the table above) ``column_styles`` \
(``need=result``; see ``EMPHASES`` in ``cells.py``) \
``column_widths`` (``level=44``, px) ``optional_columns`` (leave where not all fit, the last first) ``stretch_column`` \
``signed_columns`` ``penalty_columns`` (shown as what they take off) ``title_column`` (its title names the table, \
a muted note behind ``|``) ``track`` (left, dotted, \
empty and added points of the column ``@track``) ``detail_column`` ``detail_template`` (Enter on the name shows it \
below the rows) ``row_height`` ``edge`` ``lines`` (``rows``, ``inputs``) ``has_head`` ``has_legend`` (what \
abbreviations among the titles mean) | what the two tables share |
| RowTable | GridTable | ``strong_columns`` ``muted_columns`` ``column_notes`` (``name=base``: muted \
behind the text, or ``name=with {base}`` in words) \
``sort_column`` ``row_filter`` (``!passive_only``) ``add_text`` ``add_place`` (object name of a row of the form) \
``empty_text`` (in the place of head and rows) ``least_rows`` ``most_rows`` | a list as a table; its add button \
stands in the head of the card around it |
| FamilyTable | GridTable | ``family`` ``members`` (string list) ``gauge`` ``gauge_limit`` ``dot_field`` \
``member_notes`` ``instead`` ``muted_values`` ``plus`` ``twin`` (the table beside, with columns as wide) | a row for \
each member of a family; ``columns`` are addresses \
with ``<family>``, or ``@label``, ``@abbr``, ``@letter``, ``@note``, ``@plus``; Tab goes through its inputs, down each \
column |
| TrackLegend | QWidget | ``labels`` (string list) | what the parts of a track of points mean |
| PipTrack | QProgressBar | ``count_field`` ``danger_field`` ``writes`` ``pip_size`` ``below_zero`` | a pip for each \
point; a click writes what is taken off |
| LevelLadder | QProgressBar | ``second_field`` ``writes`` ``heads`` ``level_numbers`` | the levels of two measures |
| RowPick | QWidget | ``sources`` ``best_column`` ``name_column`` ``numbers`` ``words`` ``empty_text`` | the best row \
of several lists, with a menu of the others |
| ProcedureButton | QPushButton | ``procedure`` ``is_in_header`` | starts a procedure of the game |
| ArmorFigure | QWidget | ``head_field`` ``body_field`` ``limb_field`` ``targets`` (object names of the numbers that \
lines lead to) | a figure, filled by protection |
| LoadBar | QWidget | ``parts`` (string list of columns, ``armor[].load``) ``part_labels`` ``limit_field`` | what \
the load consists of, on the limit, with a legend |
| PortraitView | QWidget | ``diameter`` (64) | the portrait, round; ``field`` = ``@portrait``; click, paste or drop |
| ViolationLine | QWidget | ``fields`` (string list of addresses) | the message of a violation at these fields, with \
Accept; takes no room while there is none |

Properties named ``…_field``, ``parts`` and ``fields`` hold addresses as ``field`` does. All addresses of one widget
may lie
in rows that are selected (``professions[].…``) alike.
"""
