"""Answers the suite's cases with the ICU in PyICU, one JSON object per line. `pip install icukit-pyicu`.

    python3 with_pyicu.py < requests.jsonl > answers.jsonl
"""

import json
import sys
from decimal import Decimal

import icu

ROUNDING = {
    "ceil": "ceiling", "floor": "floor", "expand": "up", "trunc": "down", "halfCeil": "half-ceiling",
    "halfFloor": "half-floor", "halfExpand": "half-up", "halfTrunc": "half-down", "halfEven": "half-even",
}
SIGNS = {"auto": "auto", "always": "always", "never": "never", "exceptZero": "except-zero", "negative": "negative"}
DISPLAYS = {"symbol": "short", "narrowSymbol": "narrow", "code": "iso-code", "name": "full-name"}


class Unsupported(Exception):
    pass


def skeleton(options):
    """The ICU skeleton for ECMA-402's options and their defaults."""
    style = options.get("style", "decimal")
    compact = options.get("notation") == "compact"
    words = ["rounding-mode-" + ROUNDING[options.get("roundingMode", "halfExpand")]]
    if compact:
        words.append("compact-" + options.get("compactDisplay", "short"))
    accounting = style == "currency" and options.get("currencySign") == "accounting"
    sign = SIGNS[options.get("signDisplay", "auto")]
    if accounting and sign != "never":
        words.append("sign-accounting" + ("" if sign == "auto" else "-" + sign))
    else:
        words.append("sign-" + sign)
    grouping = options.get("useGrouping", "min2" if compact else "auto")
    words.append({"auto": "group-auto", "always": "group-on-aligned", True: "group-on-aligned", "min2": "group-min2",
                  False: "group-off", "true": "group-on-aligned", "false": "group-off"}[grouping])
    least, most = 0, 3
    if style == "currency":
        words += ["currency/" + options["currency"], "unit-width-" + DISPLAYS[options.get("currencyDisplay", "symbol")]]
        least = most = None
    elif style == "percent":
        words += ["percent", "scale/100"]
        most = 0
    for name in ("roundingIncrement", "roundingPriority", "trailingZeroDisplay", "minimumSignificantDigits",
                 "maximumSignificantDigits"):
        if name in options:
            raise Unsupported(name)
    low, high = options.get("minimumFractionDigits"), options.get("maximumFractionDigits")
    if low is not None or high is not None:
        if low is None or high is None:
            raise Unsupported("one bound of the fraction digits")
        words.append("." + "0" * low + "#" * (high - low) if high else "precision-integer")
    elif not compact:
        words.append("precision-currency-standard" if least is None else ("." + "#" * most if most else "precision-integer"))
    if "minimumIntegerDigits" in options:
        words.append("integer-width/*" + "0" * options["minimumIntegerDigits"])
    if "numberingSystem" in options:
        words.append("numbering-system/" + options["numberingSystem"])
    return " ".join(words)


# ICU does not list the root.
AVAILABLE = {name.replace("_", "-") for name in icu.Locale.getAvailableLocales()} | {"und"}
formatters = {}


def formatter(case, kind):
    key = (case["locale"], json.dumps(case["options"], sort_keys=True), kind)
    if key not in formatters:
        if len(formatters) > 2000:
            formatters.clear()
        words = icu.NumberFormatter.forSkeleton(skeleton(case["options"]))
        locale = icu.Locale.forLanguageTag(case["locale"])
        if kind == "range":
            formatters[key] = (icu.NumberRangeFormatter.with_().numberFormatterBoth(words)
                               .collapse(icu.UNumberRangeCollapse.AUTO)
                               .identityFallback(icu.UNumberRangeIdentityFallback.APPROXIMATELY).locale(locale))
        else:
            formatters[key] = words.locale(locale)
    return formatters[key]


def answer(case):
    operation = case.get("op", "format")
    if operation != "minorUnits" and case["locale"] not in AVAILABLE:
        raise Unsupported("locale " + case["locale"])
    if operation == "parse":
        locale = icu.Locale.forLanguageTag(case["locale"])
        reader = icu.NumberFormat.createCurrencyInstance(locale)
        reader.setCurrency(case["currency"])
        reader.setLenient(False)
        place = icu.ParsePosition(0)
        found = reader.parse(case["text"], place)
        if found is None or place.getIndex() != len(case["text"].encode("utf-16-le")) // 2:
            return None
        return plain(found.getInt64() if found.getType() != icu.Formattable.kDouble else found.getDouble())
    if operation == "spell":
        return spell(case["locale"], case["input"], case["ruleSet"])
    if operation != "format" or case.get("parts"):
        raise Unsupported("parts" if case.get("parts") else operation)
    if "input2" in case:
        return formatter(case, "range").formatDoubleRange(float(case["input"]), float(case["input2"]))
    shown = formatter(case, "format")
    if case["input"] in ("NaN", "Infinity", "-Infinity"):
        return shown.formatDouble(float(case["input"].replace("Infinity", "inf")))
    return shown.formatDecimal(case["input"].encode())


def spell(locale, number, name):
    """A number in words, by a rule set of the kind that its name begins with."""
    kind = name.split("-")[0].upper()
    tag = {"SPELLOUT": icu.URBNFRuleSetTag.SPELLOUT, "DIGITS": icu.URBNFRuleSetTag.ORDINAL}.get(
        kind, icu.URBNFRuleSetTag.NUMBERING_SYSTEM)
    rules = icu.RuleBasedNumberFormat(tag, icu.Locale.forLanguageTag(locale))
    if "%" + name not in [rules.getRuleSetName(index) for index in range(rules.getNumberOfRuleSetNames())]:
        raise Unsupported("rule set " + name)
    value = int(number) if number.lstrip("-").isdigit() else float(number)
    return rules.format(value, "%" + name)


def plain(value):
    return format(Decimal(str(value)), "f").removesuffix(".0")


def main():
    if sys.argv[1:] == ["--version"]:
        print(f"PyICU {icu.VERSION}, ICU {icu.ICU_VERSION}")
        return
    for line in sys.stdin:
        case = json.loads(line)
        try:
            result = {"result": answer(case)}
        except Unsupported as error:
            result = {"unsupported": str(error)}
        except (icu.ICUError, icu.InvalidArgsError, ValueError) as error:
            result = {"error": str(error)}
        print(json.dumps(result, ensure_ascii=False))


if __name__ == "__main__":
    main()
