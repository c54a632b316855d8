"""Help: the viewer of the manual, the tour of the window, and the About dialog.

The pages of the manual are in ``resources/help`` (`manual`); the stops of the tour are in `tour_stops`.
"""
