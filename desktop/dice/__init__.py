"""Dice: the tray with its log, favourites of the sheets, and exact chances as a table and a chart.

Chances are counted on a thread (`chances`); pyqtgraph is loaded by `chart` alone, with the first chart.
"""
