"""Turns the data of a newer Babel into a tree of LDML, over the newest snapshot: a preview of a CLDR before its release is here.

    python3 preview.py SNAPSHOT NEWER OLDER TREE [--older-snapshot FOLDER]

NEWER and OLDER are values of two Babels (babel_values.py), of the next CLDR and of one before the snapshot's. The tree is the
snapshot's data with what changed between the two: Babel leaves out drafts, and some fields altogether, so what it shows as
unchanged stays as it is in the snapshot. With a snapshot of the older CLDR, a change counts only where the older Babel has that
CLDR's value, so that Babel's own ways are not taken for news. Without OLDER (-), the tree has the snapshot's data alone.

`provenance.tsv` in the tree lists each value from Babel, and how many of each locale stay from the snapshot. The last lines of
output count both.
"""

import argparse
import collections
import copy
import json
import pathlib
import re

import ldml_tree
import snapshots

# Standard patterns and short forms come first, because others inherit from them.
LATER = ("accounting", "decimal-long")


class Babel(snapshots.Values):
    """The values of a Babel."""

    def __init__(self, file):
        self.data = json.loads(pathlib.Path(file).read_text())
        locales = {name: {tuple(path.split("/")): text for path, text in each["values"].items()}
                   for name, each in self.data["locales"].items()}
        super().__init__(locales, {name: each["parent"] for name, each in self.data["locales"].items() if "parent" in each})
        self.version, self.cldr = self.data["version"], self.data["cldr"]


class Preview(snapshots.Values):
    """The snapshot's values with those that changed."""

    def __init__(self, snapshot, newer=None, older=None, older_snapshot=None):
        super().__init__(copy.deepcopy(snapshot.locales), dict(snapshot.parents))
        self.snapshot, self.newer, self.older, self.older_snapshot = snapshot, newer, older, older_snapshot
        self.supplemental = copy.deepcopy(snapshot.supplemental)
        # The places of values from Babel, and of those that are doubtful, with the reason.
        self.taken, self.doubtful = [], []
        self.added = []
        if newer:
            self.take_supplemental()
            self.take_new_locales()
            self.take_changes()

    # MARK: Locales

    def take_changes(self):
        """Takes what changed in the locales of the snapshot, ancestors first."""
        ordered = sorted((len(list(self.lineage(name))), name) for name in self.locales if name not in self.added)
        places = {}
        for name, values in self.newer.locales.items():
            places[name] = set(values) | set(self.older.locales.get(name, ()))
        for _, locale in ordered:
            if locale not in self.newer.locales:
                continue
            # A value can change with any ancestor's, but then the ancestor has it, and the locale inherits it here too.
            paths = places[locale] | set(self.locales[locale])
            for path in sorted(paths, key=lambda path: (any(part in LATER for part in path), path)):
                self.take(locale, path)

    def take(self, locale, path):
        before, after = self.older.find(locale, path), self.newer.find(locale, path)
        if before == after or after is None:
            return
        ours = self.find(locale, path)
        if ours == after:
            return
        if self.older_snapshot and locale in self.older_snapshot.locales:
            known = self.older_snapshot.find(locale, path)
            # ICU has a code in place of a name that is missing.
            if path[0] == "names" and known == path[1]:
                known = None
            if known is not None and known != before:
                self.doubtful.append((locale, path, before, after, f"the older Babel has {before!r}, its CLDR {known!r}"))
                return
        self.set(locale, path, after)
        self.taken.append((locale, path, ours, after))

    def set(self, locale, path, value):
        """Sets a value, or removes it if the locale then inherits the same."""
        self.locales[locale].pop(path, None)
        if self.find(locale, path) != value:
            self.locales[locale][path] = value

    def take_new_locales(self):
        """Takes the locales that the older Babel lacks and the snapshot too. What they lack, they inherit."""
        content = set(self.supplemental["identifiers"]["defaultContent"])
        for name in sorted(self.newer.locales):
            if name in self.older.locales or name in self.locales or name in content:
                continue
            self.added.append(name)
            if self.is_default_content(name):
                content.add(name)
                continue
            parent = self.newer.parents[name]
            if parent != (name.rpartition("-")[0] or snapshots.ROOT):
                self.supplemental["identifiers"]["parentLocales"][name] = self.parents[name] = parent
            self.locales[name] = dict(self.newer.locales[name])
            self.taken += [(name, path, None, value) for path, value in self.newer.locales[name].items()]
        self.supplemental["identifiers"]["defaultContent"] = sorted(content)

    def is_default_content(self, name):
        """Whether the locale is the likely form of a shorter one, whose data are its own: `hrx-BR` of `hrx`."""
        likely = self.newer.data["likelySubtags"]

        def maximal(identifier):
            language, *rest = identifier.split("-")
            script = next((part for part in rest if len(part) == 4), None)
            region = next((part for part in rest if len(part) != 4), None)
            keys = [(language, script, region), (language, region), (language, script), (language,)]
            for key in keys:
                found = likely.get("-".join(part for part in key if part)) if None not in key[1:] else None
                if found:
                    full = found.split("-")
                    return language, script or full[1], region or full[2]
            return language, script, region

        parent = name.rpartition("-")[0]
        return bool(parent) and maximal(parent) == maximal(name)

    # MARK: What belongs to no locale

    def take_supplemental(self):
        newer, older, data = self.newer.data, self.older.data, self.supplemental
        # These have no drafts, so they are taken whole: what was changed and changed back would look the same in both Babels.
        self.take_table("fractions", self.fractions(newer), {}, data["fractions"])
        self.take_table("regionCurrencies", newer["regions"], {}, data["regionCurrencies"], self.region)
        identifiers = data["identifiers"]
        self.take_table("likelySubtags", newer["likelySubtags"], older["likelySubtags"], identifiers["likelySubtags"])
        self.take_table("parentLocales", newer["parents"], older["parents"], identifiers["parentLocales"])
        self.parents = identifiers["parentLocales"]
        for kind in ("language", "script", "territory", "variant"):
            def texts(aliases):
                return {old: " ".join(new) if isinstance(new, list) else new.replace("_", "-") for old, new in aliases[kind].items()}

            self.take_table(f"{kind}Aliases", texts(newer["aliases"]), texts(older["aliases"]), identifiers[f"{kind}Aliases"])
        self.take_table("plurals", newer["plurals"], older["plurals"], data["plurals"]["cardinals"], self.rules)
        self.take_table("ordinals", newer["ordinals"], older["ordinals"], data["plurals"]["ordinals"], self.rules)
        for kind, names in data["englishNames"].items():
            def codes(babel):
                return {code.replace("_", "-"): name for code, name in babel["english"][kind].items()}

            self.take_table(f"englishNames/{kind}", codes(newer), codes(older), names)

    def take_table(self, name, after, before, ours, convert=lambda key, value, ours: value):
        """Takes the entries of a table that Babel shows as changed."""
        for key, value in after.items():
            if before.get(key) == value:
                continue
            new = convert(key, value, ours)
            if new is None or ours.get(key) == new:
                continue
            self.taken.append(("supplemental", (name, key), ours.get(key), new))
            ours[key] = new

    @staticmethod
    def fractions(babel):
        """Digits in the snapshot's form, which omits those for cash that are the same."""
        result = {}
        for code, (digits, rounding, cash_digits, cash_rounding) in babel["fractions"].items():
            result[code] = {"digits": digits, "rounding": rounding}
            if cash_digits != digits:
                result[code]["cashDigits"] = cash_digits
            if cash_rounding != rounding:
                result[code]["cashRounding"] = cash_rounding
        return result

    @staticmethod
    def region(key, value, ours):
        """The currencies of a region, the newest first; nothing if only the order differs."""
        currencies = [{name: part for name, part in each.items() if part is not None} for each in value]
        before = ours.get(key, [])
        if sorted(currencies, key=str) == sorted(before, key=str) or all(each in before for each in currencies):
            return None
        return sorted(currencies, key=lambda each: (each["isTender"], "to" not in each, each.get("from", "")), reverse=True)

    @staticmethod
    def rules(language, value, ours):
        """The rules of a language. A locale with a script or region has those of its language, unless CLDR lists it."""
        if "-" in language and language not in ours:
            return None

        def meaning(rules):
            # A range of two numbers is also written as both: 0..1 and 0,1.
            return {category: re.sub(r"\b(\d+)\.\.(\d+)\b", both, text) for category, text in rules.items()}

        def both(match):
            low, high = map(int, match.groups())
            return f"{low},{high}" if high == low + 1 else match[0]

        return None if meaning(value) == meaning(ours.get(language, {})) else value

    # MARK: What is written

    def write(self, folder):
        tree = ldml_tree.Tree(folder)
        tree.version(self.newer.cldr if self.newer else self.snapshot.cldr)
        tree.all_supplemental(self.supplemental)
        for name, values in self.locales.items():
            tree.locale(name, values, self.supplemental["englishNames"] if name == "en" else None)
        if "en" not in self.locales:
            raise SystemExit("the snapshot has no English, whose names the tree needs")
        self.write_provenance(pathlib.Path(folder) / "provenance.tsv")

    def write_provenance(self, file):
        source = f"Babel {self.newer.version}" if self.newer else "no Babel"
        lines = [f"# Values from {source}, with the snapshot's before; then the number of values that stay from CLDR "
                 f"{self.snapshot.cldr}.", "locale\tfield\tbefore\tafter"]

        def shown(value):
            return "-" if value is None else json.dumps(value, ensure_ascii=True, sort_keys=True)

        lines += [f"{locale}\t{'/'.join(path)}\t{shown(old)}\t{shown(new)}" for locale, path, old, new in self.taken]
        lines.append("locale\tvalues from the snapshot")
        taken = collections.Counter(locale for locale, path, *_ in self.taken if path in self.locales.get(locale, ()))
        lines += [f"{name}\t{len(values) - taken[name]}" for name, values in sorted(self.locales.items())]
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("snapshot", "newer", "older", "tree"):
        parser.add_argument(name)
    parser.add_argument("--older-snapshot")
    given = parser.parse_args()
    snapshot = snapshots.Snapshot(given.snapshot)
    older_snapshot = given.older_snapshot and snapshots.Snapshot(given.older_snapshot)
    if given.older == "-":
        preview = Preview(snapshot)
    else:
        preview = Preview(snapshot, Babel(given.newer), Babel(given.older), older_snapshot)
    preview.write(given.tree)
    kept = sum(map(len, preview.locales.values()))
    for locale, path, before, after, reason in preview.doubtful[:20]:
        print(f"doubtful: {locale} {'/'.join(path)}: {before!r} -> {after!r}: {reason}")
    print(f"{len(preview.taken)} values from Babel, {len(preview.doubtful)} doubtful ones left, {len(preview.added)} new locales, "
          f"{kept} values of {len(preview.locales)} locales")


if __name__ == "__main__":
    main()
