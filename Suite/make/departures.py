"""Rules for the texts in which ICU 78.3 deviates from UTS #35. A difference without a rule is unexplained.

The tests have the same classes in `Tests/Conformance/Ledger/icu.json`, and `DEFECTS.md` describes each for ICU's maintainers.
"""

# Locales whose patterns and separators for the region's currency are used by ICU for every currency.
REGIONS = "AT BE CH CZ DE DK EE ES FI FR GE GR HU IT LT LV NL NO PL PT RO SE SI SK UA".split()
REGIONAL = {f"en-{region}" for region in REGIONS} | {"pt-CV", "kea", "kea-CV", "tr", "tr-CY", "ca-ES-valencia"}


def is_newer(case):
    """Whether CLDR 48.1 or 48.2, which ICU has, changed the text after cldr-json 48.0.0."""
    options = case["options"]
    return (
        # https://cldr.unicode.org/downloads/cldr-48#481-changes
        options.get("currency") == "RSD"
        # https://cldr.unicode.org/downloads/cldr-48#482-changes
        or case["locale"] == "fr-CH"
        or case["locale"] == "my" and options.get("currencyDisplay") == "name")


def concerns(case):
    """Whether ICU's text needs confirmation by a second source."""
    return case["locale"] in REGIONAL or case["options"].get("currencyDisplay") == "name"


def without_spaces(text):
    return "".join(text.split())


def sorted_letters(text):
    return sorted(without_spaces(text))


def of(case, specified, other):
    """The class of a difference, or None."""
    options, locale = case["options"], case["locale"]
    if locale == "sr-Cyrl-ME":
        return "currency-bundle-by-alias"
    if options.get("style") == "percent" and options.get("notation") == "compact":
        return "compact-percent-is-a-unit"
    if options.get("currencyDisplay") == "name":
        if locale in REGIONAL:
            return "name-beside-symbol"
        if locale == "zh" and options.get("numberingSystem") == "hanidec":
            return "one-name-pattern-for-all-systems"
        return "name-beside-symbol" if len(other) > len(specified) else None
    if locale in REGIONAL:
        return "region-currency-format"
    if options.get("style") == "currency":
        if without_spaces(specified) == without_spaces(other):
            return "alpha-next-to-number"
        if sorted_letters(specified) == sorted_letters(other):
            return "alpha-next-to-number-order"
        if case["reason"].endswith("alphaNextToNumber") and options.get("notation") == "compact":
            return "alpha-next-to-number-order"
        # The variant for letters has different parentheses or signs.
        strip = str.maketrans("", "", "()-\u2212")
        if sorted_letters(specified.translate(strip)) == sorted_letters(other.translate(strip)):
            return "alpha-next-to-number-order"
    return None
