"""Fights in the window: setup, decisions, autosave, rewind, and the players' screen.

`new_fight_view` sets up a fight: `fight_setup` holds its sides, `side_panel` and `fighter_list` show one, `quick_line`
makes opponents, `candidate_browser` lists the library. `loaded_fight` starts a fight or loads a saved one. `fight_run`
plays it: `fight_sheets` writes to the library's sheets, `fight_autosave` saves the draft, `fight_rewind` goes back.
`fight_view` shows it to the Game Master and `players_view` to the players. The windows are opened by
`desktop.controllers.fight_controller`.
"""
