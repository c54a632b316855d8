"""The graphical user interface of Quire (PySide6). Imports ``core``, never the reverse.

`app` is the composition root. `frame` is the main window without its views; `controllers`, imported after the first
paint, has one controller for each area, which creates its views and connects them. There is one package per area:

- `library`: the list of characters and the asynchronous service that reads and writes the library.
- `sheet`: an open character, its form, and the write path of every edit.
- `wizard`: the wizard for every procedure of every game.
- `requests`: the controls that show a procedure's requests, in wizards, fights and parties.
- `explain`, `history`: explanations of numbers, rule violations and house rules; the history of a character.
- `dice`, `fight`, `party`: the dice tray and odds, fights, the table of a whole campaign.
- `campaign`: the tab of a campaign, its rules, members and sessions, and what a change of rules would do.
- `world_use`: what a world does to characters: updates, a hundred rolled at once, who uses an entry.
- `opened_files`: files that open by double click, and the question where one differs from the library.
- `print`, `help`: print preview and printer; manual, tour and about box.
- `widgets`: the custom widgets used in Designer's forms.

Modules at this level serve all of these. The layers are import contracts in ``pyproject.toml``.
"""
