"""Writes cases for the data of an older ICU: amounts whose text CLDR has changed since then.

    python3 versions.py SNAPSHOT CLDR_JSON [--check]        with a Python that has the older ICU

SNAPSHOT is the import of that ICU's data: `currency-data import --icu`. The expected texts come only from the ICU in this
Python, without those that ICU is known to get wrong. Each text differs from the one that `ldml.py` writes with cldr-json 48, so
each case shows a change. Every changed value of a locale has an amount that shows it, if there is one. The other cases have
names of currencies, of which many thousands changed, and options. --check recounts the coverage and queries ICU again.
"""

import collections
import json
import pathlib
import random
import sys

SUITE = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(SUITE / "runners"))

import icu  # noqa: E402

import departures  # noqa: E402
import features  # noqa: E402
import ldml  # noqa: E402
import requested  # noqa: E402
import with_pyicu  # noqa: E402

COUNT = 4000
VERSION = f"icu-{icu.ICU_VERSION.split('.')[0]}"
FILE = SUITE / f"versions/{VERSION}.jsonl"
# PyICU has no CLDR_VERSION. The pairs are from https://cldr.unicode.org/index/downloads.
CLDR = {"70": "40", "71": "41", "72": "42", "73": "43", "74": "44", "75": "45", "76": "46", "77": "47", "78": "48.2"}


def values(snapshot):
    """The values of each locale that are not inherited, by locale and path."""
    features.SNAPSHOT = snapshot
    return {(locale, path): value for locale, path, value in features.of_locales()}


def names(snapshot):
    """The names of currencies, by locale and code."""
    return {(file.stem, code): entry for file in sorted((snapshot / "names").glob("*.json"))
            for code, entry in json.loads(file.read_text()).items()}


class Versions:
    def __init__(self, snapshot, cldr):
        self.data = ldml.Data(cldr)
        self.requests = requested.Requests(self.data, 72)
        old, new = values(snapshot), values(features.ROOT / "Data/Snapshot")
        self.changed = {key: value for key, value in old.items() if new.get(key) != value}
        # The reasons why values have no case.
        self.why = {}
        self.names = sorted(key for key, entry in names(snapshot).items() if names_of(key) != entry)

    def text(self, case):
        """ICU's text if it differs from the text with today's data; otherwise None."""
        key, options = (case["locale"], case["reason"]), case["options"]
        is_named = options.get("currencyDisplay") == "name"
        if is_named and (case["locale"] in departures.REGIONAL or case["locale"] == "sr-Cyrl-ME"):
            self.why[key] = "that ICU writes wrong"
            return None
        # ICU's skeletons cannot combine the two.
        if options.get("currencySign") == "accounting" and options.get("signDisplay") == "never":
            return None
        try:
            text = with_pyicu.answer(case)
        except (with_pyicu.Unsupported, icu.ICUError):
            self.why[key] = "of a locale that ICU does not offer"
            return None
        try:
            # `ldml.py` formats no ranges.
            today = None if "input2" in case else self.data.format(case["locale"], case["options"], case["input"])
        except (ldml.Unknown, KeyError):
            self.why[key] = "that cldr-json 48 does not publish"
            return None
        if today == text:
            self.why.setdefault(key, "that today's data write alike")
            return None
        return text

    def ask(self):
        for (locale, path), value in sorted(self.changed.items()):
            self.requests.of_value(locale, path, value)
        for locale, path, why in self.requests.unreachable:
            self.why[locale, features.reason(path)] = why
        return self.taken()

    def cases(self):
        made = self.ask()
        self.fill(made)
        return made

    def taken(self):
        found = []
        for case in self.requests.found:
            text = self.text(case)
            if text is not None:
                found.append({**case, "verify": text})
        self.requests.found = []
        return found

    def fill(self, made):
        order = list(self.names)
        random.Random(VERSION).shuffle(order)
        wide = self.requests.wide()
        while len(made) < COUNT:
            if order and len(made) % 4:
                locale, code = order.pop()
                self.requests.add("format", f"names/{code}", locale, "2", {
                    "style": "currency", "currency": code, "currencyDisplay": "name"})
            else:
                locale, text, options = next(wide)
                self.requests.add("format", "options", locale, text, options)
            before = len(made)
            made += self.taken()
            if len(made) == before and not order:
                for _ in range(200):
                    locale, text, options = next(wide)
                    self.requests.add("format", "options", locale, text, options)
                made += self.taken()
        del made[COUNT:]

    def coverage(self, cases):
        by_reason = collections.defaultdict(list)
        for case in cases:
            by_reason[case["locale"], case["reason"]].append(case)
        total, covered = collections.Counter(), collections.Counter()
        why = collections.defaultdict(collections.Counter)
        for (locale, path), value in self.changed.items():
            kind = features.reason(path).split("/")[0]
            total[kind] += 1
            found = by_reason[locale, features.reason(path)]
            if any(features.shows(path, value, case["verify"]) for case in found):
                covered[kind] += 1
            else:
                reason = self.why.get((locale, features.reason(path)), "that another value hides")
                why[kind][reason] += 1
                why[""][reason] += 1
        shown = {(case["locale"], case["options"]["currency"]) for case in cases if case["reason"].startswith("names/")}
        lines = []
        for kind in [*sorted(total), ""]:
            count, whole = (covered[kind], total[kind]) if kind else (sum(covered.values()), sum(total.values()))
            reasons = ", ".join(f"{number} {reason}" for reason, number in sorted(why[kind].items()))
            lines.append(f"{kind or 'values that are others':<24} {count:>6} of {whole:>6}  {reasons}".rstrip())
        lines.append(f"{'names that are others':<24} {len(shown & set(self.names)):>6} of {len(self.names):>6}")
        lines.append(f"cases: {len(cases)}")
        return "\n".join(lines) + "\n"


def names_of(key, found={}):
    if not found:
        found.update(names(features.ROOT / "Data/Snapshot"))
    return found.get(key)


def read():
    lines = FILE.read_text().splitlines()
    header = json.loads(lines[0])
    return [{**header, **json.loads(line)} for line in lines[1:]]


def main():
    if len(sys.argv) not in (3, 4) or sys.argv[3:] not in ([], ["--check"]):
        sys.exit(__doc__)
    versions = Versions(pathlib.Path(sys.argv[1]), sys.argv[2])
    report = FILE.with_suffix(".txt")
    if sys.argv[3:]:
        cases = read()
        versions.ask()
        wrong = [case for case in cases if with_pyicu.answer(case) != case["verify"]]
        text = versions.coverage(cases)
        if wrong or text != report.read_text():
            sys.exit(f"{len(wrong)} cases are not what ICU {icu.ICU_VERSION} writes\n{text}")
    else:
        cases = versions.cases()
        text = versions.coverage(cases)
        report.parent.mkdir(exist_ok=True)
        report.write_text(text)
        header = {"test_type": "number_fmt", "cldrVersion": CLDR[VERSION.removeprefix("icu-")],
                  "icuVersion": icu.ICU_VERSION, "source": "ICU"}
        lines = [header] + [{key: value for key, value in case.items() if key != "kind"} for case in cases]
        FILE.write_text("".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines))
    print(text, end="")


if __name__ == "__main__":
    main()
