"""Shared by the scripts that generate files: the repository, the first lines, and escapes of invisible characters."""

import pathlib

REPOSITORY = pathlib.Path(__file__).parents[2]
# Invisible characters, as Swift escapes them.
INVISIBLE = {ord(each): f"\\u{{{ord(each):X}}}" for each in "\u200e\u200f\u061c\u00a0\u202f"}


def file(path, origin, text):
    """The path and the text of a generated file."""
    return path, f"// Written by scripts/tables.sh from {origin}. Do not edit.\n// swift-format-ignore-file\n\n{text}"
