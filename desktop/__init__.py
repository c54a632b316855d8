"""The window of Quire: shows what ``core`` computes. ``desktop`` imports ``core``, never the other way.

`app` builds the parts in order; `joining` and its neighbours (`docks`, `library_side`, `pages_side`, `window_dialogs`),
loaded after the first paint, join the views to the frame (`main_window`) and to each other. What a person works with
has a package each:

- `library`: the list of characters and the way to the disk.
- `sheets`: an open character, its form, and the one way of every edit.
- `procedures`: the wizard for every procedure of every game.
- `why`, `history`: where numbers come from, what the rules say, what happened.
- `dice`, `fights`, `parties`: what lies on the table.
- `paper`, `help`: the preview and the printer; the manual and the tour.
- `widgets`: what Designer's forms are drawn with.

Modules beside them serve all of these. Who may import whom is a contract in ``pyproject.toml``, layer by layer.
"""
