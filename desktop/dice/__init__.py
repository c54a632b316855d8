"""Dice: tray, roll log, favourites, and exact odds as a table and a chart.

Chances are computed on a worker thread (`chance_cache`); only `chance_chart` imports pyqtgraph, lazily.
"""
