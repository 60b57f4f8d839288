"""Writes the data of the installed Babel as JSON, for the preview: `python babel_values.py > values.json`.

    version, cldr       of Babel, and of the CLDR that it was made from
    locales             by identifier, such as de-AT: the parent, and the locale's own values by path in the snapshot's form
    plurals, ordinals   rules by language
    english             English names of languages, scripts, territories and variants
    fractions, regions, likelySubtags, parents, and the aliases of languages, scripts, territories and variants

Babel has patterns of the numbering system latn only. It has no narrow or variant symbols, no separators and patterns of single
currencies, no spacing, no minimum of grouping digits, and no patterns for letters next to a number. It leaves most drafts out.
"""

import json
import re
import sys

import babel
from babel import core, localedata

LATIN = ("systems", "latn")
# Babel's names of compact formats, in the snapshot's form.
COMPACT = [("compact_decimal_formats", "short", "decimal-short"), ("compact_decimal_formats", "long", "decimal-long"),
           ("compact_currency_formats", "short", "currency-short")]
UNITS = [("concentr-percent", "percent"), ("concentr-permille", "permille")]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def bcp47(identifier):
    if identifier == "root":
        return "und"
    first, *rest = identifier.split("_")
    return "-".join([first, *(part.lower() if len(part) >= 5 else part for part in rest)])


def own(data):
    """A locale's own values by path. Only the root has aliases, which are left out."""
    def entries(*keys):
        found = data
        for key in keys:
            found = found.get(key, {}) if isinstance(found, dict) else {}
        return found.items() if isinstance(found, dict) else ()

    for system, symbols in entries("number_symbols"):
        for symbol, text in (symbols.items() if isinstance(symbols, dict) else ()):
            # An alias of a system is written like a symbol.
            if symbol != "alias":
                yield ("systems", system, "symbols", symbol), text
    for kind, pattern in entries("currency_formats"):
        if hasattr(pattern, "pattern"):
            yield (*LATIN, "patterns", kind), pattern.pattern
    for name, kind in [("decimal_formats", "decimal"), ("percent_formats", "percent"), ("scientific_formats", "scientific")]:
        for length, pattern in entries(name):
            if length is None:
                yield (*LATIN, "patterns", kind), pattern.pattern
    for name, length, kind in COMPACT:
        for category, patterns in entries(name, length):
            for magnitude, pattern in (patterns.items() if isinstance(patterns, dict) else ()):
                yield (*LATIN, "compact", kind, magnitude, category), pattern.pattern
    for category, pattern in entries("currency_unit_patterns"):
        yield (*LATIN, "unitPatterns", category), pattern
    for unit, kind in UNITS:
        for category, pattern in entries("unit_patterns", unit, "short"):
            if category in CATEGORIES:
                yield ("units", kind, category), pattern
    if data.get("default_numbering_system"):
        yield ("numberingSystems", "default"), data["default_numbering_system"]
    for role, system in entries("numbering_systems"):
        yield ("numberingSystems", role), system
    for code, symbol in entries("currency_symbols"):
        yield ("currencies", code, "symbol"), symbol
    for code, name in entries("currency_names"):
        yield ("names", code, "displayName"), name
    for code, names in entries("currency_names_plural"):
        for category, name in names.items():
            yield ("names", code, category), name


def parent(identifier):
    """The parent, as Babel finds it when it loads a locale."""
    exception = core.get_global("parent_exceptions").get(identifier)
    if exception:
        return exception
    if localedata._is_non_likely_script(identifier):
        return "root"
    return identifier.rpartition("_")[0] or "root"


def rules(rule):
    """Plural rules in LDML's operators."""
    def condition(text):
        for words, sign in [(" not in ", " != "), (" in ", " = "), (" mod ", " % ")]:
            text = text.replace(words, sign)
        return re.sub(r"\s+", " ", text)

    return {**{category: condition(text) for category, text in rule.rules.items()}, "other": ""}


def dates(currency):
    """A currency of a region, with its dates as text."""
    code, begin, end, is_tender = currency

    def date(value):
        return value and "{:04}-{:02}-{:02}".format(*value)

    return {"code": code, "from": date(begin), "to": date(end), "isTender": is_tender}


def main():
    locales, plurals, ordinals = {}, {}, {}
    for identifier in ["root", *sorted(localedata.locale_identifiers())]:
        data = localedata.load(identifier, merge_inherited=False)
        values = {"/".join(path): text for path, text in own(data)}
        locales[bcp47(identifier)] = {"parent": bcp47(parent(identifier)), "values": values} if identifier != "root" else {"values": values}
        for form, found in (("plural_form", plurals), ("ordinal_form", ordinals)):
            if identifier != "root" and form in data:
                found[bcp47(identifier)] = rules(data[form])
    english = localedata.load("en", merge_inherited=False)
    json.dump({
        "version": babel.__version__, "cldr": core.get_global("cldr")["version"], "locales": locales, "plurals": plurals, "ordinals": ordinals,
        "english": {kind: dict(english[kind]) for kind in ("languages", "scripts", "territories", "variants")},
        "fractions": core.get_global("currency_fractions"),
        "regions": {region: [dates(each) for each in currencies] for region, currencies in core.get_global("territory_currencies").items()},
        "likelySubtags": {bcp47(old): bcp47(new) for old, new in core.get_global("likely_subtags").items()},
        "parents": {bcp47(child): bcp47(above) for child, above in core.get_global("parent_exceptions").items()},
        "aliases": {kind: dict(core.get_global(f"{kind}_aliases")) for kind in ("language", "script", "territory", "variant")},
    }, sys.stdout, ensure_ascii=False)


if __name__ == "__main__":
    main()
