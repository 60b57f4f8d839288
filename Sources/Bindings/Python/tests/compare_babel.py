"""Compares texts and times with Babel's, in one process: `python compare_babel.py [ROWS]`.

Babel 2.18 has CLDR 47. All texts of the pairs in AGREE must be equal. Other texts of Babel differ for these reasons:

- it omits the space between a code and a digit that CLDR's currencySpacing requires: CHF2.00 in en-US;
- it writes Latin digits instead of the locale's, unless it is asked for those: ar-EG, fa-IR;
- it writes a hyphen instead of the locale's minus: sv-SE;
- CLDR 48 has different separators and symbols: de-CH, es-MX.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from decimal import Decimal

import babel
import pyarrow as pa
from babel.numbers import format_currency

from currency_format import CurrencyStyle, data_version

CURRENCIES = ["EUR", "USD", "JPY", "GBP", "INR", "CHF", "KWD", "BRL"]
# Currencies with a symbol in these locales, which needs no space.
WITH_SYMBOL = ["EUR", "USD", "JPY", "GBP", "INR", "BRL"]
AGREE = {
    "de-DE": CURRENCIES, "fr-FR": CURRENCIES, "pt-BR": CURRENCIES, "pl-PL": CURRENCIES,
    "en-US": WITH_SYMBOL, "ja-JP": WITH_SYMBOL, "hi-IN": WITH_SYMBOL,
}  # fmt: skip

# The number of runs for a median. Each run is long enough to measure.
RUNS = 5


def median_time(run: Callable[[], object], runs: int = RUNS) -> float:
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return sorted(times)[runs // 2]


def differences(amounts: list[Decimal]) -> tuple[int, list[str]]:
    """The number of compared texts of AGREE, and those that differ."""
    count, different = 0, []
    for locale, currencies in AGREE.items():
        identifier = babel.Locale.parse(locale, sep="-")
        for currency in currencies:
            texts = CurrencyStyle(locale, currency).format_column(pa.array(amounts, pa.decimal128(18, 2))).to_pylist()
            for amount, ours in zip(amounts, texts):
                theirs = format_currency(amount, currency, locale=identifier)
                if ours != theirs:
                    different.append(f"{locale} {currency} {amount}: {ours!r}, Babel has {theirs!r}")
                count += 1
    return count, different


def main() -> int:
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    generator = random.Random(4217)
    amounts = [Decimal(generator.randrange(-(10**9), 10**9)).scaleb(-2) for _ in range(50)]
    count, different = differences(amounts)
    print(f"{data_version()}; Babel {babel.__version__}: {count} texts, {len(different)} differ")
    for line in different[:20]:
        print(f"    {line}")

    style = CurrencyStyle("de-DE", "EUR")
    german = babel.Locale.parse("de_DE")
    values = [Decimal(generator.randrange(-(10**9), 10**9)).scaleb(-2) for _ in range(rows)]
    column = pa.array(values, pa.decimal128(18, 2))
    few = values[: max(1, rows // 50)]

    assert style.format_column(column).slice(0, len(few)).to_pylist() == [
        format_currency(each, "EUR", locale=german) for each in few
    ]
    ours = median_time(lambda: style.format_column(column)) / rows
    theirs = median_time(lambda: [format_currency(each, "EUR", locale=german) for each in few], 3) / len(few)
    one = median_time(lambda: [style.format(each) for each in few]) / len(few)
    print(f"a column: {ours * 1e9:.0f} ns an amount, Babel {theirs * 1e9:.0f} ns: {theirs / ours:.0f} times as fast")
    print(f"a call: {one * 1e9:.0f} ns, Babel {theirs * 1e9:.0f} ns: {theirs / one:.1f} times as fast")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
