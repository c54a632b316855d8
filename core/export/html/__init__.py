"""Writes what a sheet shows as one HTML file for the phone: offline, with nothing loaded from anywhere.

:mod:`~core.export.html.phone_page` collects its tracks, checks and explanations, :mod:`~core.export.html.html_writer`
fills the template. Every text goes through Jinja2's escaping, and the page's policy allows its own script and style
alone, by their hashes.
"""
