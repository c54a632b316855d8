"""Help: the manual inside the program, the tour through the real window, and what the program says about itself.

The texts of the manual are pages in ``resources/help`` (`manual`); the stations of the tour stand in `tour_steps`.
"""
