"""Reads a snapshot of Data/Snapshot's form, and finds values with inheritance.

A path is a tuple of keys as in the snapshot's files; names of currencies have `names` in front, and rules of numbers in words, which
are lists of lines, `rules`.
"""

import json
import pathlib

ROOT = "und"
LATIN = "latn"
RULES = "rules"


def flatten(value, path=()):
    """The texts in a tree of objects, by path."""
    if isinstance(value, dict):
        for key, member in value.items():
            yield from flatten(member, (*path, key))
    else:
        yield path, value


class Values:
    """Locales with their own values, and the parents of those that are not found by dropping the last subtag."""

    def __init__(self, locales, parents):
        self.locales, self.parents = locales, parents

    def lineage(self, locale):
        """The locale and its ancestors that have values of their own."""
        while True:
            if locale in self.locales:
                yield locale
            if locale == ROOT:
                return
            locale = self.parents.get(locale) or locale.rpartition("-")[0] or ROOT

    def find(self, locale, path):
        """The value of a locale, its own or inherited; None if there is none.

        The root's aliases lead from accounting to standard patterns, from long to short compact decimals, and from a system
        without symbols to latn. A currency without a symbol is shown as its code, and a name for a plural category is that of
        other, or else the one without a category.
        """
        while path is not None:
            for ancestor in self.lineage(locale):
                value = self.locales[ancestor].get(path)
                if value is not None:
                    return value
            path = self.target(path)
            if isinstance(path, str):
                return path
        return None

    def target(self, path):
        match path:
            case ("systems", system, "patterns", "accounting"):
                return "systems", system, "patterns", "standard"
            case ("systems", system, "compact", "decimal-long", *rest):
                return "systems", system, "compact", "decimal-short", *rest
            case ("systems", system, "symbols", kind) if system != LATIN:
                has_symbols = ("systems", system, "symbols", "decimal") in self.locales[ROOT]
                return None if has_symbols else ("systems", LATIN, "symbols", kind)
            case ("currencies", code, "symbol"):
                return code
            case ("names", code, category) if category != "displayName":
                return "names", code, "displayName" if category == "other" else "other"
        return None


class Snapshot(Values):
    """A snapshot in a folder."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.supplemental = {file.stem: json.loads(file.read_text()) for file in (self.folder / "supplemental").glob("*.json")}
        locales = {}
        for file in (self.folder / "locales").glob("*.json"):
            locales[file.stem] = dict(flatten(json.loads(file.read_text())))
        for kind in ("names", RULES):
            for file in (self.folder / kind).glob("*.json"):
                locales[file.stem].update(flatten(json.loads(file.read_text()), (kind,)))
        super().__init__(locales, self.supplemental["identifiers"]["parentLocales"])

    @property
    def cldr(self):
        sources = json.loads((self.folder / "sources.json").read_text())
        return sources["locales"].get("cldrVersion") or sources["locales"]["version"]
