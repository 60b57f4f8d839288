"""Answers the suite's cases with Babel, one JSON object per line. `pip install babel`.

    python3 with_babel.py < requests.jsonl > answers.jsonl
"""

import decimal
import inspect
import json
import sys

import babel
from babel import numbers

ROUNDING = {
    "ceil": decimal.ROUND_CEILING, "floor": decimal.ROUND_FLOOR, "expand": decimal.ROUND_UP, "trunc": decimal.ROUND_DOWN,
    "halfExpand": decimal.ROUND_HALF_UP, "halfTrunc": decimal.ROUND_HALF_DOWN, "halfEven": decimal.ROUND_HALF_EVEN,
}


# Babel supports numbering systems since 2.14.
HAS_SYSTEMS = "numbering_system" in inspect.signature(numbers.format_currency).parameters


class Unsupported(Exception):
    pass


def locale_of(tag):
    try:
        return babel.Locale.parse(tag, sep="-")
    except (babel.UnknownLocaleError, ValueError) as error:
        raise Unsupported(f"locale {tag}") from error


def format_case(case):
    options = dict(case["options"])
    locale = locale_of(case["locale"])
    style = options.pop("style", "decimal")
    code = options.pop("currency", None)
    display = options.pop("currencyDisplay", "symbol")
    accounting = options.pop("currencySign", "standard") == "accounting"
    compact = options.pop("notation", "standard") == "compact"
    length = options.pop("compactDisplay", "short")
    grouping = options.pop("useGrouping", "auto")
    mode = options.pop("roundingMode", "halfExpand")
    system = options.pop("numberingSystem", "default")
    low, high = options.pop("minimumFractionDigits", None), options.pop("maximumFractionDigits", None)
    if options or mode not in ROUNDING or grouping not in ("auto", False) or display in ("narrowSymbol", "code"):
        raise Unsupported("an option that Babel has not")
    if low is not None or high is not None:
        raise Unsupported("fraction digits")
    amount = decimal.Decimal(case["input"])
    with decimal.localcontext(decimal.Context(prec=60, rounding=ROUNDING[mode])):
        common = {"locale": locale, **({"numbering_system": system} if HAS_SYSTEMS else {})}
        if style == "percent":
            if compact:
                raise Unsupported("compact percent")
            return numbers.format_percent(amount, group_separator=grouping is not False, **common)
        if style == "decimal":
            if compact:
                return numbers.format_compact_decimal(amount, format_type=length, **common)
            return numbers.format_decimal(amount, group_separator=grouping is not False, **common)
        if compact:
            if accounting or display == "name" or length == "long":
                raise Unsupported("such compact amounts")
            return numbers.format_compact_currency(amount, code, **common)
        kind = "name" if display == "name" else "accounting" if accounting else "standard"
        return numbers.format_currency(amount, code, format_type=kind, group_separator=grouping is not False, **common)


def answer(case):
    operation = case.get("op", "format")
    if operation == "minorUnits":
        # Babel has only one number of digits for a currency.
        counted = decimal.Decimal(case["amount"]).scaleb(numbers.get_currency_precision(case["currency"]))
        return str(int(counted)) if counted == counted.to_integral_value() else None
    if operation != "format" or case.get("parts") or "input2" in case:
        raise Unsupported("parts" if case.get("parts") else "ranges" if "input2" in case else operation)
    return format_case(case)


def main():
    if sys.argv[1:] == ["--version"]:
        print(f"Babel {babel.__version__}")
        return
    for line in sys.stdin:
        try:
            result = {"result": answer(json.loads(line))}
        except Unsupported as error:
            result = {"unsupported": str(error)}
        except Exception as error:  # noqa: BLE001 - any exception of Babel is its answer
            result = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(result, ensure_ascii=False))


if __name__ == "__main__":
    main()
