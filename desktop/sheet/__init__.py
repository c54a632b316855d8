"""Open characters: the sheet, its form and Play page, and the one path of every edit.

`open_character.OpenCharacter` is the only writer of a `core.character.sheet.Sheet`: an edit goes in, ``changed`` comes
out once, and `undo_stack` keeps the inverse. `sheet_view` shows the form of the game, and `binder` binds its widgets to
addresses of the sheet by their property ``field``. There is a binding for each kind of widget, in `input_bindings`,
`display_bindings` and `table_binding`; text becomes a value in `core.character.typed_values` alone. `play_page` is
built from ``[play]`` of the game's ``sheet.toml``; its parts are `play_tracks`, `play_damage`, `play_checks`,
`play_attacks`, `play_facts`, `play_rest_bar` and `condition_strip`. `number_rolls` rolls checks from the other pages.
`character_view` is the base of views that follow a character.
"""
