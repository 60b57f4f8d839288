"""Writes the page of coming changes, and the names that new locales will have.

    python coming.py CHANGES CASES [--write]

CHANGES is the JSON of `currency-data diff --render`, and CASES the listing of cases that the emitter made from the preview.
Without --write, both must be as committed.
"""

import collections
import json
import pathlib
import sys
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Support/Observatory"))
import pending  # noqa: E402
import probes  # noqa: E402

PAGE = ROOT / "Data/Releases/cldr-49-preview.md"
CAUSES = pathlib.Path(__file__).with_name("causes.json")
# The classes of changes that people see in amounts, with a heading each, in the order of the page.
CLASSES = {
    "digits": "Digits for display", "rounding": "Rounding of cash", "numbering-system": "Default digits", "symbol": "Symbols",
    "decimal-mark": "Decimal separators", "group-mark": "Grouping separators", "grouping": "Groups", "order": "Order",
    "spacing": "Spaces", "sign": "Negative amounts", "plural": "Plural rules", "compact": "Compact amounts",
}
LATIN = "systems/latn/"
# The most lines of a class; the rest are counted.
MOST = 12


class People:
    """How many people use a locale with its own currency, by locale and by language; and a currency."""

    def __init__(self):
        self.by_locale, self.by_currency = collections.Counter(), collections.Counter()
        for locale, count, currency in probes.people():
            self.by_locale[locale] += count
            self.by_currency[currency] += count

    def of(self, finding):
        locale, currency = finding.get("locale"), finding.get("currency")
        if not locale:
            return self.by_currency[currency] if currency else 0
        return sum(count for name, count in self.by_locale.items() if name == locale or name.startswith(locale + "-"))


def shown(text):
    """A text in which special spaces and marks are visible."""
    if text is None or text == "":
        return "nothing"
    marks = {"\u00a0": "⍽", "\u202f": "⎵"}
    return "".join(marks.get(c, f"<U+{ord(c):04X}>" if unicodedata.category(c) in ("Cf", "Zs") and c != " " else c) for c in text)


def places(findings, people):
    """The findings of a class that people see, one for each locale and field, those that most people see first."""
    found = {}
    for each in findings:
        # What was written in other numbering systems follows from latn.
        if each["field"].startswith("systems/") and not each["field"].startswith(LATIN) and not each["locale"].startswith(("ks", "sd")):
            continue
        if "example" not in each and each["class"] not in ("plural", "symbol"):
            continue
        field = each["field"].split("/compact/")[0] + ("/compact" if "/compact/" in each["field"] else "")
        found.setdefault((each.get("locale"), field, each.get("currency")), each)
    return sorted(found.values(), key=lambda each: (-people.of(each), each.get("locale") or "", each["field"]))


def line(finding, people, causes):
    locale, currency = finding.get("locale"), finding.get("currency")
    subject = f"**{locale or currency}**"
    if locale and currency:
        subject += f", {currency}"
    if finding["class"] == "plural":
        subject = f"**{finding['field'].split('/')[-1]}**"
    count = people.of(finding)
    seen = f" ({count:,} people)" if count else ""
    field = finding["field"].replace(LATIN, "")
    cause = causes.get(f"{locale or 'supplemental'} {finding['field']}")
    ticket = f", {cause}" if cause else ""
    example = finding.get("example")
    if example and example["old"] != example["new"]:
        style = "" if example["style"] == "standard" else f", {example['style']}"
        change = f"`{shown(example['old'])}` → `{shown(example['new'])}` in {example['locale']}{style}"
    else:
        change = f"`{shown(finding.get('old'))}` → `{shown(finding.get('new'))}`"
    return f"- {subject}{seen}: {change}; `{field}`{ticket}"


VOTES = (
    "A change that was made for itself names its ticket. Values of locales without one mostly came with the votes of translators, which "
    "CLDR takes from its Survey Tool as a whole: CLDR-19616, <https://github.com/unicode-org/cldr/pull/5958>.")
PAYMENTS = (
    "Minor units stay hundredths; what changes is what is shown. Code that scales amounts by display digits will be wrong by a factor "
    "of 100 from the day on which it gets CLDR 49: what it has stored as 1234, for 1,234 rupees, it then shows as 12.34. Scale by the "
    "minor unit of ISO 4217, which is 2 before and after: `CurrencyFacts.minorUnit`, `Money(minorUnits:)`.")


def page(changes, cases, people, causes):
    findings = changes["findings"]
    groups = collections.defaultdict(list)
    for each in findings:
        groups[each["class"]].append(each)
    new = sorted({each["locale"] for each in groups["locale"]})
    drift = changes["drift"]
    lines = [
        "# Coming changes: CLDR 49, a preview",
        "",
        "CLDR 49 and ICU 79.1 are released. This page says what they will change in amounts, a release ahead. It was made from the data of",
        "CLDR 49 in Babel 2.19, because no cldr-json and no ICU with them was within reach: `scripts/check/preview.sh` writes it. Babel leaves",
        "out drafts and some fields (narrow symbols, patterns of single currencies, spacing), for which CLDR 48.2 stands here; the bundled",
        "tables still have CLDR 48.2. ⍽ is a no-break space, ⎵ a narrow one. People are those whose own money it is.",
        "",
        f"Of {drift['strings']:,} amounts, {drift['changed']:,} are written otherwise.",
        "",
        *wrapped(VOTES),
        "",
        "## Rupees of Pakistan: display digits go from 0 to 2",
        "",
        *wrapped(PAYMENTS),
        "",
        "    before: Rs 1,234,568        after: Rs 1,234,567.89        (ur-PK, 1234567.891 PKR)",
        "",
        "Cash stays without decimals. CLDR: <https://github.com/unicode-org/cldr/pull/5934>.",
    ]
    for name, heading in CLASSES.items():
        found = [each for each in places(groups[name], people) if not (name == "digits" and each.get("currency") == "PKR")]
        if not found:
            continue
        lines += ["", f"## {heading}", ""]
        lines += [line(each, people, causes) for each in found[:MOST]]
        if len(found) > MOST:
            rest = ", ".join(sorted({each.get("locale") or each.get("currency") or "" for each in found[MOST:]}))
            lines.append(f"- and in {len(found) - MOST} more places: {rest}")
    names = groups["names"]
    locales = sorted({each["locale"] for each in names})
    lines += ["", "## Names of currencies", "",
              *wrapped(f"{len(names)} names change in {len(locales)} locales, most of them in spelling: {', '.join(locales)}.")]
    lines += ["", "## New locales", "",
              *wrapped(f"{len(cases)} languages and regions are new. Their cases of `CurrencyLocale` are recorded as pending in "
                       "`Data/Decisions/Naming/pending.json`, and are emitted with the update:"), "",
              *wrapped(", ".join(f"`{case}` ({value})" for value, case in sorted(cases.items())) + ".")]
    lines += ["", "## What did not change", "",
              *wrapped("A comparison of two Babels alone also shows other patterns for es-AR and es-CO and another `¥` in zh-Hans-HK. Babel "
                       "has had these since CLDR 47, whose own data have the others: they are drafts that Babel leaves out, and no news.")]
    return "\n".join(lines) + "\n"


def wrapped(text, width=128):
    lines, current = [], ""
    for word in text.split(" "):
        if current and len(current) + 1 + len(word) > width:
            lines.append(current)
            current = word
        else:
            current = f"{current} {word}" if current else word
    return [*lines, current]


def new_cases(listing):
    """The cases of the preview that are not released, by raw value."""
    def cases(text):
        return dict(reversed(line.split(" ")) for line in text.splitlines() if line and not line.startswith("#"))

    released = cases((ROOT / "Data/Cases/CurrencyLocale.txt").read_text())
    return {value: name for value, name in cases(listing).items() if value not in released}


def main():
    changes, listing, *options = sys.argv[1:]
    cases = new_cases(pathlib.Path(listing).read_text())
    causes = json.loads(CAUSES.read_text())
    texts = {
        PAGE: page(json.loads(pathlib.Path(changes).read_text()), cases, People(), causes),
        pending.FILE: pending.written(pending.read(), cases),
    }
    if options == ["--write"]:
        for file, text in texts.items():
            file.write_text(text)
    different = [file for file, text in texts.items() if not file.exists() or file.read_text() != text]
    for file in different:
        print(f"{file.relative_to(ROOT)} is not what the preview gives. Fix: scripts/check/preview.sh --write")
    print(f"{len(cases)} names of new locales are pending")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
