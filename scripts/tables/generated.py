"""What all generated files have: where the repository is, their first lines, and how invisible characters are written."""

import pathlib

REPOSITORY = pathlib.Path(__file__).parents[2]
# Characters that nobody sees, as Swift spells them.
INVISIBLE = {ord(each): f"\\u{{{ord(each):X}}}" for each in "\u200e\u200f\u061c\u00a0\u202f"}


def file(path, origin, text):
    """The file's path, and the file."""
    return path, f"// Written by scripts/tables.sh from {origin}. Do not edit.\n// swift-format-ignore-file\n\n{text}"
