"""Compares a snapshot imported from LDML with Babel's tables, which another program derived from the same XML.

    python3 compare.py SNAPSHOT LDML

Babel has its own reader and inheritance, so this checks ours: the latin symbols, the number patterns, the symbols and
names of currencies, and the unit patterns of every locale that both have. Babel prefers values that are not drafts, but
accepts any draft; we accept only contributed ones. If the XML marks one of two values as a draft, the difference is
counted as such. There must be no other difference.
"""

import collections
import json
import pathlib
import sys
import xml.etree.ElementTree as ElementTree

import babel
from babel import core, localedata

# Babel's symbol names are LDML's and ours.
SYMBOLS = [
    "decimal", "group", "plusSign", "minusSign", "percentSign", "perMille", "infinity", "nan", "exponential",
    "approximatelySign", "superscriptingExponent",
]


class Snapshot:
    """The snapshot's values, including inherited ones."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        identifiers = json.loads((self.folder / "supplemental" / "identifiers.json").read_text())
        self.parents = identifiers["parentLocales"]
        self.locales = self.read("locales")
        self.names = self.read("names")

    def read(self, kind):
        return {file.stem: json.loads(file.read_text()) for file in (self.folder / kind).glob("*.json")}

    def lineage(self, locale):
        while True:
            yield locale
            if locale == "und":
                return
            locale = self.parents.get(locale) or (locale.rpartition("-")[0] or "und")

    def find(self, locale, path):
        """The value at a path, or None if no ancestor has one."""
        tables = self.locales
        if path[0] == "names":
            tables, path = self.names, path[1:]
        for ancestor in self.lineage(locale):
            value = tables.get(ancestor)
            for part in path:
                value = value.get(part) if value is not None else None
            if value is not None:
                return value
        return None


class Drafts:
    """Which values of the XML are drafts."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder) / "common" / "main"
        self.trees = {}

    def has(self, locale, path, value):
        """Whether an element with the value is a draft, at the path or at an alias's target."""
        file = self.folder / f"{'root' if locale == 'und' else locale.replace('-', '_')}.xml"
        if file not in self.trees:
            self.trees[file] = ElementTree.parse(file).getroot().find("numbers") if file.exists() else None
        numbers = self.trees[file]
        if numbers is None:
            return False
        if path[0] == "names" or path[0] == "currencies":
            elements = numbers.iterfind(f"currencies/currency[@type='{path[1]}']/*")
        elif path[2] == "symbols":
            elements = numbers.iterfind(f"symbols/{path[3]}")
        else:
            elements = (element for tag in ("pattern", "unitPattern") for element in numbers.iter(tag))
        return any("draft" in element.attrib and element.text == value for element in elements)


def values(data):
    """Babel's values for which the snapshot has a path."""
    symbols = data["number_symbols"]
    for symbol in SYMBOLS:
        if symbol in symbols:
            yield ("systems", "latn", "symbols", symbol), symbols[symbol]
    patterns = [
        ("standard", data["currency_formats"].get("standard")),
        ("accounting", data["currency_formats"].get("accounting")),
        ("decimal", data["decimal_formats"].get(None)),
        ("percent", data["percent_formats"].get(None)),
    ]
    for kind, pattern in patterns:
        if pattern is not None:
            yield ("systems", "latn", "patterns", kind), pattern.pattern
    for category, pattern in data.get("currency_unit_patterns", {}).items():
        yield ("systems", "latn", "unitPatterns", category), pattern
    for code, symbol in data["currency_symbols"].items():
        yield ("currencies", code, "symbol"), symbol
    for code, name in data["currency_names"].items():
        yield ("names", code, "displayName"), name
    for code, names in data["currency_names_plural"].items():
        for category, name in names.items():
            yield ("names", code, category), name


def main():
    snapshot = Snapshot(sys.argv[1])
    drafts = Drafts(sys.argv[2])
    counts = collections.Counter()
    for identifier in localedata.locale_identifiers():
        locale = identifier.replace("_", "-")
        if locale not in snapshot.locales:
            continue
        counts["locales"] += 1
        for path, theirs in values(core.Locale.parse(identifier)._data):
            counts["values"] += 1
            ours = snapshot.find(locale, path)
            # A missing symbol is the code, and a missing accounting pattern is the standard one.
            if ours is None and path[0] == "currencies":
                ours = path[1]
            if ours is None and path[3:] == ("accounting",):
                ours = snapshot.find(locale, (*path[:3], "standard"))
            if ours == theirs:
                continue
            counts["differences"] += 1
            if any(drafts.has(owner, path, value) for owner in snapshot.lineage(locale) for value in (ours, theirs)):
                counts["drafts"] += 1
                continue
            counts["unexplained"] += 1
            if counts["unexplained"] <= 40:
                print(f"{locale} {'/'.join(path)}: {ours!r}, Babel {theirs!r}")
    print(
        f"Babel {babel.__version__}: {counts['values']} values of {counts['locales']} locales, {counts['differences']} "
        f"differ: {counts['drafts']} drafts, {counts['unexplained']} others")
    return 1 if counts["unexplained"] or counts["values"] == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
