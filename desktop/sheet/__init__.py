"""Open characters: the sheet, its form, and the single path that every edit takes.

`open_character.OpenCharacter` is the only writer of a `core.character.sheet.Sheet`: an edit goes in, ``changed`` comes
out once, and `undo_stack` holds the way back. `sheet_view` shows the form of the game, `binder` joins its widgets to
addresses of the sheet by their property ``field``; there is one binding for each kind of widget in `input_bindings`,
`shown_bindings`, `line_binding` and `table_binding`, and `entered` is the only place where text becomes a value.
`play_page` is the page that lies on the table, made from ``[play]`` of the game's ``sheet.toml``.
"""
