"""Calls of the SQL functions with hostile arguments: `hostile.py sqlite | postgresql` prints a statement a line.

Each statement returns one row or is an error. The scripts that run them, under the address sanitizer, expect that nothing else
happens.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

SEED = 4217

TEXTS = [
    "", " ", "\t\n", "-", "--1", "+-5", "()", "(", ")" * 500, "(" * 5000, "0" * 65535, "9" * 38, "9" * 39, "1" * 65536,
    "1,500 €", "1.234,50 €", "1,2,3,4,5", "1," * 3000, "." * 3000, "€" * 2000, "$" * 500 + "1", "1e6000", "1e-6000", "1e6176",
    "1e999999999999999999999", "0." + "0" * 6170 + "1", "0." + "0" * 7000 + "1", "NaN", "Infinity", "-inf", "٣٬٠٠٠٫٥٠", "१२,३४,५६७",
    "\u200f-5 €", "\u2068" * 1000 + "5 €", "e\u0301" * 3000, "\U0010ffff", "\ufeff5 €", "5 €\u0085", "%s%n%x", "'; DROP TABLE t; --",
    "five euros", "5 \u20ac trillion", "USD 1 million billion trillion", "12 Euro 90", "Room 12 500 USD", "a" * 70000,
]  # fmt: skip
CURRENCIES = [
    "EUR", "eur", "JPY", "XAU", "XXX", "BHD", "ZZZ", "", "E", "euros", "ÉUR", "E\x01R", "€", "€€€", "E" * 255, "E" * 256, "E" * 70000,
]  # fmt: skip
LOCALES = [
    "de-DE", "en-US", "ar-EG-u-nu-arab", "hi-IN-u-nu-deva-cf-account", "und", "root", "", "-", "x", "1", "de_", "de--DE", "@",
    "@numbers=arab", "@numbers", "@=;=;", "en-US-u-nu-zzzz", "en-US-u-nu", "en-u-u-u", "en-x-" + "a" * 8, "en-" * 80, "a" * 255,
    "a" * 256, "en-" + "abcdefgh-" * 27 + "a", "en@" + "numbers=arab;" * 19, "ｄｅ", "de\u0301", "a" * 70000, "en-US.UTF-8",
    "zh-Hant-HK", "sr-Latn-RS-ekavsk-u-cu-eur", "ja-JP-u-ca-japanese-x-" + "a-" * 100,
]  # fmt: skip
OPTIONS = [
    "", " ", "=", ",", ",,,", "=,=", "spaces", "spaces=", "=plain", "spaces=plain", " spaces = plain ", "spaces=plain,", "a=b",
    "spaces=plain,spaces=plain", "maximum_fraction_digits=100", "minimum_fraction_digits=100", "minimum_fraction_digits=101",
    "minimum_fraction_digits=-1", "minimum_fraction_digits=5,maximum_fraction_digits=2", "maximum_fraction_digits=00000000001",
    "notation=compact", "notation=compactLong,currency_display=none", "currency_display=code,currency_sign=accounting",
    "bidi=isolate,digits=cash,rounding_mode=halfExpand", "x" * 1023, "x" * 1024, "é" * 600, "spaces=" + "é" * 100,
    "real=shortest", "real=refuse,real=refuse", "a" * 70000,
]  # fmt: skip
NUMERICS = [
    "0", "-0.00", "1", "1234.5", "-1234567890123456789012345678901234.56", "9" * 38, "9" * 39, "1e131071", "-1e131071", "1e-16383",
    "1e6144", "1e6145", "1e6176", "1e-6176", "1e-6177", "0." + "0" * 100 + "1", "NaN", "Infinity", "-Infinity", "1." + "0" * 16000,
]  # fmt: skip
INTEGERS = [0, 1, -1, 99, 2**31, -(2**31), 2**63 - 1, -(2**63) + 1, 10**18]
# What random texts are made of.
PIECES = list("0123456789,.'’ -+()$€£¥₹%/*^") + [
    "EUR", "USD", "kr", "CR", "Cr", "M", "bn", "\u00a0", "\u202f", "\u200e", "٫", "٣", "३", "元", "萬", "Rs.", "cents", "\u0301", "\t",
]  # fmt: skip


class Dialect:
    def __init__(self, name: str) -> None:
        self.is_sqlite = name == "sqlite"

    def text(self, text: str) -> str:
        if not self.is_sqlite and text == text[:1] * len(text) and len(text) > 200:
            return f"repeat({self.text(text[:1])}, {len(text)})"
        quoted = text.replace("'", "''")
        # The shells read lines.
        if any(mark in text for mark in "\n\t\x01\u0085\\"):
            code = "char" if self.is_sqlite else "chr"
            return "(" + " || ".join(f"{code}({ord(letter)})" for letter in text) + ")"
        return f"'{quoted}'"

    def statement(self, function: str, *arguments: str) -> str:
        call = f"{function}({', '.join(arguments)})"
        if function == "parse_currency_readings":
            return f"SELECT count(*) FROM {call};"
        cast = f"CAST({call} AS TEXT)" if self.is_sqlite else f"{call}::text"
        return f"SELECT coalesce(length({cast}), -1);"

    def amounts(self) -> Iterator[str]:
        """The first arguments of format_currency."""
        if self.is_sqlite:
            yield from (self.text(text) for text in TEXTS + NUMERICS)
            yield from ("5", "0.1", "9e999", "-9e999", "1e308", "5e-324", "-0.0", "x'35'", "zeroblob(100)", "NULL")
        else:
            yield from (f"'{number}'::numeric" for number in NUMERICS)
            yield from ("5", "5::smallint", "5::bigint", "NULL::numeric")

    def units(self) -> Iterator[str]:
        yield from (str(units) for units in INTEGERS)
        if self.is_sqlite:
            yield from ("-9223372036854775808", "9223372036854775808", "1.5", "'5'", "x'35'", "NULL")
        else:
            yield from ("(-9223372036854775808)::bigint", "(-32768)::smallint", "NULL::bigint")
            yield from (f"'{number}'::numeric" for number in NUMERICS)

    def names(self, texts: list[str]) -> list[str]:
        found = [self.text(text) for text in texts]
        if self.is_sqlite:
            # Bytes that are no UTF-8, zero bytes, and other types.
            found += ["CAST(x'ff80c0' AS TEXT)", "CAST(x'455552003132' AS TEXT)", "CAST(x'f0908d' AS TEXT)", "5", "0.5", "x'455552'"]
            found += ["NULL", "CAST(zeroblob(300) AS TEXT)", "CAST(x'64652d4445ff' AS TEXT)"]
        else:
            found += ["NULL", "'\ue000'"]
        return found


def statements(dialect: Dialect) -> Iterator[str]:
    generator = random.Random(SEED)
    currencies, locales = dialect.names(CURRENCIES), dialect.names(LOCALES)
    options, texts = dialect.names(OPTIONS), dialect.names(TEXTS)
    parsers = ["parse_currency", "parse_minor_units", "try_parse_currency", "try_parse_minor_units", "parse_currency_readings"]
    # Each hostile value in turn, beside valid ones.
    for function, first in [("format_currency", list(dialect.amounts())), ("format_minor_units", list(dialect.units()))]:
        for amount in first:
            yield dialect.statement(function, amount, "'EUR'", "'de-DE'")
            yield dialect.statement(function, amount, "'JPY'", "'ar-EG-u-nu-arab'", "'minimum_fraction_digits=100'")
        amount = "12345" if function == "format_minor_units" else ("'123.45'" if dialect.is_sqlite else "123.45")
        for currency in currencies:
            yield dialect.statement(function, amount, currency, "'de-DE'")
        for locale in locales:
            yield dialect.statement(function, amount, "'EUR'", locale)
        for option in options:
            yield dialect.statement(function, amount, "'EUR'", "'de-DE'", option)
    for function in parsers:
        for text in texts:
            yield dialect.statement(function, text, "'EUR'", "'de-DE'")
        for currency in currencies:
            yield dialect.statement(function, "'1,50'", currency, "'de-DE'")
        for locale in locales:
            yield dialect.statement(function, "'1,50'", "'EUR'", locale)
    # Random texts, and random combinations, which also fill the plans that are kept.
    for _ in range(3000):
        text = dialect.text("".join(generator.choices(PIECES, k=generator.randrange(1, 24))))
        yield dialect.statement(
            generator.choice(parsers), text, generator.choice(currencies[:6]), generator.choice(locales[:6])
        )  # fmt: skip
    amounts, units = list(dialect.amounts()), list(dialect.units())
    for _ in range(1000):
        rest = [generator.choice(currencies), generator.choice(locales), generator.choice(options)]
        if generator.random() < 0.5:
            yield dialect.statement("format_currency", generator.choice(amounts), *rest)
        else:
            yield dialect.statement("format_minor_units", generator.choice(units), *rest)


def main() -> int:
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    for statement in statements(Dialect(sys.argv[1])):
        print(statement)
    return 0


if __name__ == "__main__":
    sys.exit(main())
