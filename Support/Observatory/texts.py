"""Finds what changed between two texts of one amount, in terms of CLDR's fields."""

import re
import unicodedata

SPACES = "\u00a0\u202f \u2009\u200f\u200e\u061c"


def digits_of(text):
    return "".join(str(unicodedata.decimal(character)) for character in text if unicodedata.category(character) == "Nd")


class Text:
    """The parts of a text: before and after the number, its separators, and its digits."""

    def __init__(self, text):
        places = [index for index, character in enumerate(text) if unicodedata.category(character) == "Nd"]
        first, last = (places[0], places[-1] + 1) if places else (len(text), len(text))
        self.before, body, self.after = text[:first], text[first:last], text[last:]
        self.digits = digits_of(text)
        self.zero = chr(ord(body[0]) - unicodedata.decimal(body[0])) if body else ""
        self.separators = [character for character in body if unicodedata.category(character) != "Nd"]
        runs = re.split(r"[^\d]+", "".join(
            str(unicodedata.decimal(c)) if unicodedata.category(c) == "Nd" else "|" for c in body))
        self.runs = [len(run) for run in runs]
        self.words = ["".join(c for c in side if c not in SPACES and c not in "-+\u2212()") for side in (self.before, self.after)]
        self.signs = sorted(c for c in self.before + self.after if c in "-+\u2212()")


def field(kind, before, after):
    """The CLDR field of the first difference."""
    if before is None or after is None:
        return "the locale's data"
    old, new = Text(before), Text(after)
    if kind == "name":
        return "names or their patterns" if old.digits == new.digits else "digits of the currency"
    if kind == "compact":
        return "compact pattern"
    if old.zero != new.zero:
        return "default numbering system"
    if len(old.digits) != len(new.digits):
        return "digits of the currency"
    if bool(old.words[0]) != bool(new.words[0]) and bool(old.words[1]) != bool(new.words[1]):
        return "order in the pattern"
    if sorted(old.words) != sorted(new.words):
        return "symbol of the currency"
    if old.runs != new.runs:
        return "groups in the pattern"
    if old.separators != new.separators:
        return "decimal separator" if old.separators[-1:] != new.separators[-1:] else "grouping separator"
    if old.signs != new.signs:
        return "parentheses or sign"
    return "spaces and marks"
