"""Export of characters: JSON files (`json_file`) and PDF sheets (`pdf`).

Files are written atomically (`atomic_file`), so that neither a full disk nor a power cut leaves half a file.
"""
