"""Compares the texts of a Babel with those of the profile that was made from its data.

    python compare_texts.py EXECUTOR IMAGE SNAPSHOT VALUES

It runs with that Babel. EXECUTOR is the program currency-executor, IMAGE the profile, SNAPSHOT what it was made from, and VALUES
the values of the Babel. Ten amounts of three currencies are written in every locale that both have, in the standard,
accounting and compact forms, with the digits of latn, the only ones for which Babel has patterns.

WAYS is the ledger: texts that differ must be explained by one of its entries, and each entry must explain some.
"""

import collections
import json
import pathlib
import subprocess
import sys
import unicodedata

import preview
import snapshots

RUNNER = pathlib.Path(__file__).resolve().parents[2] / "Suite/runners/with_babel.py"
AMOUNTS = ["0", "1", "-1.5", "0.005", "999.995", "1234.5", "-1234567.891", "12345678901.25", "100000", "1500000"]
CURRENCIES = ["EUR", "USD", "PKR"]
KINDS = {"standard": {}, "accounting": {"currencySign": "accounting"}, "compact": {"notation": "compact"}}
# Babel's compact amounts have no fraction unless it is asked for one.
OURS = {"compact": {"minimumFractionDigits": 0, "maximumFractionDigits": 0}}
LATIN = ("systems", "latn")
SPACES = " \u00a0\u202f\u2009\u200e\u200f\u061c"


class Pair:
    """A text of Babel and one of the profile for the same request."""

    def __init__(self, locale, currency, amount, kind, theirs, ours, babel, snapshot):
        self.locale, self.currency, self.amount, self.kind = locale, currency, amount, kind
        self.theirs, self.ours, self.babel, self.snapshot = theirs, ours, babel, snapshot

    def value(self, *path):
        """The profile's value of a field."""
        return self.snapshot.find(self.locale, path)

    @property
    def paths(self):
        """The fields of the text for which Babel has values."""
        yield from [(*LATIN, "symbols", name) for name in ("decimal", "group", "minusSign")]
        yield "currencies", self.currency, "symbol"
        if self.kind != "compact":
            yield *LATIN, "patterns", self.kind
            return
        for values in (self.babel, self.snapshot):
            for ancestor in values.lineage(self.locale):
                yield from (path for path in values.locales[ancestor]
                            if path[2:4] == ("compact", "currency-short") and path[:2] == LATIN and not path[-1].endswith("Number"))


def without(text, characters):
    return "".join(character for character in text if character not in characters)


def left_out(pair):
    return any(pair.babel.find(pair.locale, path) != pair.snapshot.find(pair.locale, path) for path in pair.paths)


def own_of_currency(pair):
    return any(pair.value("currencies", pair.currency, part) for part in ("pattern", "decimal", "group"))


def separators_of_money(pair):
    return any(pair.value(*LATIN, "symbols", name) for name in ("currencyGroup", "currencyDecimal"))


def letters(pair):
    symbol = pair.value("currencies", pair.currency, "symbol")
    is_letter = any(unicodedata.category(character)[0] != "S" for character in (symbol[0], symbol[-1]))
    return is_letter and [c for c in pair.theirs if c.isdigit()] == [c for c in pair.ours if c.isdigit()]


def grouping(pair):
    group = pair.value(*LATIN, "symbols", "group")
    return pair.value("minimumGroupingDigits") not in (None, "1") and without(pair.theirs, group) == without(pair.ours, group)


def apostrophe(pair):
    # The same texts can have another minus, too.
    signs = "'-" + pair.value(*LATIN, "symbols", "minusSign")
    return pair.value(*LATIN, "symbols", "group") == "'" and without(pair.theirs, signs) == without(pair.ours, signs)


def minus(pair):
    sign = pair.value(*LATIN, "symbols", "minusSign")
    return pair.theirs.replace("-", sign) == pair.ours or without(pair.theirs, SPACES + "-") == without(pair.ours, SPACES + sign + "-")


def small_compact(pair):
    return pair.kind == "compact" and abs(float(pair.amount)) < 1000


def compact_category(pair):
    return pair.kind == "compact"


# What Babel does in its own way, in the order in which an explanation is looked for.
WAYS = [
    ("values left out", left_out, "Babel leaves out drafts, or has a value that the same CLDR has not: it differs from the profile of CLDR "
     "47 there, too, or there is no such profile of the locale. The preview keeps the value of CLDR 48.2."),
    ("patterns of one currency", own_of_currency, "Babel has no patterns and separators of single currencies, as of EUR in en-AT."),
    ("separators of money", separators_of_money, "Babel does not use the separators for money alone, as in de-AT and fr-CH."),
    ("letters next to a number", letters, "Babel has no patterns for letters next to a number, and no currencySpacing."),
    ("small numbers of groups", grouping, "Babel has no minimumGroupingDigits: es, pl and pt-PT group no four digits."),
    ("an apostrophe", apostrophe, "Babel reads the apostrophe that groups digits as a quotation mark, and drops it: de-CH."),
    ("the minus", minus, "Babel writes a hyphen in place of the locale's minus, as in et and sv."),
    ("compact below a thousand", small_compact, "Babel does not round an amount that needs no compact pattern."),
    ("the category of a compact amount", compact_category, "Babel takes the plural category of the whole amount; LDML that of the "
     "rounded and shortened one."),
]


def requests(locales):
    for locale in locales:
        for currency in CURRENCIES:
            for amount in AMOUNTS:
                for kind, options in KINDS.items():
                    yield locale, currency, amount, kind, {
                        "locale": locale, "input": amount,
                        "options": {"style": "currency", "currency": currency, "numberingSystem": "latn", **options}}


def answers(command, asked):
    lines = "".join(json.dumps({"label": str(index), **each}) + "\n" for index, each in enumerate(asked))
    done = subprocess.run([str(word) for word in command], input=lines, capture_output=True, text=True)
    given = [json.loads(line).get("result") for line in done.stdout.splitlines()]
    if len(given) != len(asked):
        sys.exit(f"{command[0]} answers {len(given)} of {len(asked)} requests: {done.stderr[-300:]}")
    return given


def main():
    executor, image, snapshot, values = sys.argv[1:]
    snapshot, babel = snapshots.Snapshot(snapshot), preview.Babel(values)
    locales = sorted(name for name in snapshot.locales if name in babel.locales and name != snapshots.ROOT)
    asked = list(requests(locales))
    theirs = answers([sys.executable, RUNNER], [each[-1] for each in asked])
    ours = answers([executor, "conformance", "--image", image],
                   [{**request, "options": {**request["options"], **OURS.get(kind, {})}} for *_, kind, request in asked])
    same, used, unexplained = 0, collections.Counter(), []
    for (locale, currency, amount, kind, _), their, our in zip(asked, theirs, ours):
        if their == our:
            same += 1
            continue
        pair = Pair(locale, currency, amount, kind, their, our, babel, snapshot)
        way = their is not None and our is not None and next((name for name, applies, _ in WAYS if applies(pair)), None)
        if way:
            used[way] += 1
        else:
            unexplained.append(f"{locale} {currency} {amount} {kind}: Babel {their!r}, the profile {our!r}")
    print(f"Babel {babel.version}: {same} of {len(asked)} texts of {len(locales)} locales are the profile's")
    for name, _, reason in WAYS:
        print(f"  {used[name]:6} {name}: {reason}")
    unneeded = [name for name, _, _ in WAYS if not used[name]]
    for line in unexplained[:40]:
        print(line)
    for name in unneeded:
        print(f"nothing needs the entry \"{name}\"")
    return 1 if unexplained or unneeded or same == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
