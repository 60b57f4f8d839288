"""Prints the coverage of the suite's cases, counted from the cases and from the snapshot in `Data`.

    python3 coverage.py [--write | --check]      writes or compares coverage.txt
"""

import collections
import json
import re
import sys
import unicodedata

import features
import ldml

SUITE = features.ROOT / "Suite"
FILE = SUITE / "coverage.txt"


def cases():
    for path in sorted((SUITE / "cases").glob("*.jsonl")):
        with path.open() as lines:
            header = json.loads(next(lines))
            for number, line in enumerate(lines, 1):
                yield {"label": f"{path.stem}/{number}", **header, **json.loads(line)}


def systems(locale, cache={}):
    """The default numbering system of a locale, inherited as in the snapshot."""
    if locale not in cache:
        file = features.SNAPSHOT / f"locales/{locale}.json"
        own = json.loads(file.read_text()).get("numberingSystems", {}).get("default") if file.exists() else None
        parent = locale.rsplit("-", 1)[0] if "-" in locale else None
        cache[locale] = own or (systems(parent) if parent else "latn")
    return cache[locale]


class Coverage:
    def __init__(self):
        self.cases = list(cases())
        self.by_reason = collections.defaultdict(list)
        for case in self.cases:
            self.by_reason[case.get("locale"), case["reason"]].append(case)
        self.by_locale = collections.defaultdict(list)
        for case in self.cases:
            if "options" in case:
                self.by_locale[case["locale"]].append(case)
        plurals = json.loads((features.SNAPSHOT / "supplemental/plurals.json").read_text())["cardinals"]
        self.plurals = ldml.Plurals({})
        self.plurals.rules = plurals
        self.found = {}
        self.lines = []

    def say(self, kind, total, covered, why=""):
        self.lines.append(f"{kind:<32} {covered:>6} of {total:>6}{'  ' + why if why else ''}")

    def values(self):
        totals, covered, missing = (collections.Counter() for _ in range(3))
        why = collections.defaultdict(collections.Counter)
        for locale, path, value in features.of_locales():
            steps = path.split("/")
            reason = features.reason(path)
            kind = "/".join([steps[0], steps[-1]] if steps[0] == "currencies" else reason.split("/")[:2] if steps[0] == "systems" else [reason])
            if "compact" in steps:
                kind = reason.split("/")[0]
            totals[kind] += 1
            found = self.cases_of(locale, steps, reason)
            if any(features.shows(path, value, text_of(case)) for case in found):
                covered[kind] += 1
            else:
                why[kind][self.reason_for_none(locale, steps, value, found)] += 1
        for kind in sorted(totals):
            reasons = ", ".join(f"{count} {reason}" for reason, count in sorted(why[kind].items()))
            self.say(kind, totals[kind], covered[kind], reasons)
        self.say("values of locales", sum(totals.values()), sum(covered.values()))

    def cases_of(self, locale, steps, reason):
        """The cases that were made for a value, or that also show it."""
        made = self.by_reason[locale, reason]
        if steps[0] == "currencies":
            return made or [case for case in self.by_locale[locale] if case["options"].get("currency") == steps[1]]
        if steps[0] != "systems":
            return made
        return [case for case in (self.by_locale[locale] if steps[2] == "symbols" else made) if self.system(case) == steps[1]]

    def system(self, case):
        return case["options"].get("numberingSystem", systems(case["locale"]))

    def reason_for_none(self, locale, steps, value, found):
        if found:
            return "not seen in the text " + repr((locale, steps, value, text_of(found[0])))
        if "compact" in steps:
            category = steps[-1].partition("-")[0]
            width = len(re.findall("0+", re.sub("'[^']*'", "", value))[0]) if "0" in value else 1
            width = len(steps[-2]) if value == "0" else width
            if category not in self.categories(locale, width):
                return "of a plural form that no such number has"
        return "of a system that the locale does not publish" if steps[0] == "systems" else "without a case"

    def categories(self, locale, width):
        """The plural forms of numbers in compact notation with `width` digits before the decimal separator."""
        key = locale if locale in self.plurals.rules else locale.split("-")[0], width
        if key not in self.found:
            numbers = [str(n) for n in range(10 ** (width - 1), min(10 ** width, 10 ** (width - 1) + 2000))]
            numbers += [f"{n / 10}" for n in range(11, 100)] if width == 1 else []
            self.found[key] = {self.plurals.category(key[0], number) for number in numbers} | ({"1"} if width == 1 else set())
        return self.found[key]

    def supplemental(self):
        forms = list(features.of_plurals())
        shown = {(case["locale"], self.plurals.category(case["locale"], case["input"])) for case in self.cases
                 if case["reason"].startswith("plurals/")}
        have = {locale for locale, _ in shown}
        other = sum(language not in have for language, _ in forms)
        self.say("plural forms of languages", len(forms), sum(form in shown for form in forms), f"{other} of languages without data")
        digits = list(features.of_digits())
        texts = collections.defaultdict(str)
        for case in self.cases:
            if "options" in case and "numberingSystem" in case["options"]:
                texts[case["options"]["numberingSystem"]] += text_of(case)
        self.say("digits of numbering systems", len(digits), sum(digit in texts[system] for system, _, digit in digits))
        used = {case.get("options", case).get("currency") for case in self.cases}
        codes = features.of_currencies()
        self.say("currencies of ISO 4217", len(codes), sum(code in used for code in codes))
        fractions = json.loads((features.SNAPSHOT / "supplemental/fractions.json").read_text())
        decimals = {
            case["options"]["currency"]: len(case["verify"].partition(".")[2]) for case in self.cases
            if case["reason"].startswith("fractions/") and case["locale"] == "en"
        }
        current = {code: entry["digits"] for code, entry in fractions.items() if code in codes}
        self.say("currencies with digits of CLDR", len(current), sum(decimals.get(code) == count for code, count in current.items()))
        minor = {case["currency"] for case in self.cases if case["test_type"] == "minor_units"}
        self.say("minor units of ISO 4217", len(codes), sum(code in minor for code in codes))
        self.spacing()

    def spacing(self):
        """The spacing between number and currency, on both sides, with and without a space."""
        found = collections.Counter()
        for case in self.by_reason_prefix("currencySpacing"):
            text = case["verify"]
            for before, space, after in re.findall(r"(?=(.)(\xa0?)(.))", text):
                for place, edge, digit in (("currency before the number", before, after), ("currency after the number", after, before)):
                    if unicodedata.category(digit) == "Nd" and (unicodedata.category(edge)[0] == "L" or unicodedata.category(edge) == "Sc"):
                        found[place, "letter" if edge.isalpha() else "sign", bool(space)] += 1
        wanted = [(place, edge, space) for place in ("currency before the number", "currency after the number")
                  for edge, space in (("letter", True), ("sign", False), ("sign", True))]
        self.say("spacing", len(wanted), sum(found[one] > 0 for one in wanted),
                 "; ".join(f"{place}, {edge}, {'space' if space else 'none'}: {found[place, edge, space]}" for place, edge, space in wanted))

    def by_reason_prefix(self, reason):
        return [case for case in self.cases if case["reason"] == reason]

    def report(self):
        self.values()
        self.supplemental()
        kinds = collections.Counter(case["label"].split("/")[0] for case in self.cases)
        self.lines.append(f"cases: {sum(kinds.values())}: " + ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items())))
        marked = collections.Counter(case["defect"] for case in self.cases if "defect" in case)
        self.lines.append("departures of ICU: " + ", ".join(f"{name} {count}" for name, count in sorted(marked.items())))
        return "\n".join(self.lines) + "\n"


def text_of(case):
    verify = case["verify"]
    if isinstance(verify, list):
        return "".join(part["value"] for part in verify)
    return verify or ""


def main():
    text = Coverage().report()
    if sys.argv[1:] == ["--write"]:
        FILE.write_text(text)
    elif sys.argv[1:] == ["--check"]:
        if FILE.read_text() != text:
            print(text)
            sys.exit("the coverage is not that of Suite/coverage.txt; make/coverage.py --write writes it")
        print("\n".join(text.splitlines()[-2:]))
        return
    print(text, end="")


if __name__ == "__main__":
    main()
