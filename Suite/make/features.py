"""The values that the suite must cover: each CLDR value that an amount can show, by its path in the snapshot in `Data`.

Inherited values of a locale do not count. `marks` returns the characters that show that a text uses the value; `coverage.py`
counts a value only if the text has them.
"""

import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
SNAPSHOT = ROOT / "Data/Snapshot"

# Values that no amount with ECMA-402's options shows: other notations, permille, lists, times, patterns without currency, and
# CLDR's variants for other purposes.
UNSEEN = re.compile(
    r"scientific|noCurrency|miscellaneous/approximately|exponential|Exponent|perMille|permille|/list$|timeSeparator|alt-|atLeast|atMost|appendISO"
    r"|/formal$|/variant$|/finance$|/traditional$|units/percent")


def leaves(value, path=()):
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, path + (key,))
    else:
        yield "/".join(path), value


def of_locales():
    """Yields locale, path and value, in order."""
    for file in sorted((SNAPSHOT / "locales").glob("*.json")):
        if file.stem == "und":
            continue
        for path, value in sorted(leaves(json.loads(file.read_text()))):
            if not UNSEEN.search(path) and value != "":
                yield file.stem, path, value


def of_plurals():
    """Yields language and category, for categories that an integer or a decimal number can have."""
    found = json.loads((SNAPSHOT / "supplemental/plurals.json").read_text())["cardinals"]
    for language in sorted(found):
        if language != "und":
            for category in sorted(set(found[language]) | {"other"}):
                yield language, category


def of_digits():
    """Yields each digit of the numbering systems with ten digits."""
    systems = json.loads((SNAPSHOT / "supplemental/numberingSystems.json").read_text())
    for system, digits in sorted(systems.items()):
        if len(digits.get("digits", "")) == 10:
            for index, digit in enumerate(digits["digits"]):
                yield system, index, digit


def of_currencies():
    return sorted(entry["code"] for entry in json.loads((SNAPSHOT / "iso4217.json").read_text())["current"])


def reason(path):
    """The path in a case, without the numbering system, which is the locale's default or in the case's options."""
    return re.sub("^systems/[^/]*/(compact/)?", "", path)


def literal(pattern):
    """The literal characters of a pattern."""
    without = "".join(
        part if index % 2 else re.sub(r"[#0,.;¤\-+%]", "", part) for index, part in enumerate(pattern.split("'")))
    return {character for character in without if not character.isspace()}


def marks(path, value):
    """The characters that a text with this value contains."""
    kind = reason(path).split("/")
    if "patterns" in kind or kind[0].startswith(("currency-", "decimal-")):
        return literal(value.split(";")[0])
    if "unitPatterns" in kind:
        return {character for character in re.sub(r"\{[01]\}", "", value) if not character.isspace()}
    if "miscellaneous" in kind:
        return {character for character in value.replace("{0}", "").replace("{1}", "") if not character.isspace()}
    if "pattern" in kind:
        return literal(value)
    if "symbols" in kind or "currencies" in kind:
        return set(value)
    return set()


def shows(path, value, text):
    return all(mark in text for mark in marks(path, value))
