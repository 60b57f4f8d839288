"""Tests the SQLite extension in Python's sqlite3: `test_extension.py EXTENSION`, in a Python that loads extensions."""

from __future__ import annotations

import pathlib
import sqlite3
import sys
import tempfile
import threading
import unittest
from decimal import Decimal

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "SQL"))
from promise import texts  # noqa: E402

EXTENSION = sys.argv.pop(1)


def loaded(file: str = ":memory:", **options: object) -> sqlite3.Connection:
    connection = sqlite3.connect(file, **options)  # type: ignore[arg-type]
    connection.enable_load_extension(True)
    connection.load_extension(EXTENSION)
    connection.enable_load_extension(False)
    return connection


def one(connection: sqlite3.Connection, expression: str, *values: object) -> object:
    return connection.execute(f"SELECT {expression}", values).fetchone()[0]


class ExtensionTest(unittest.TestCase):
    def setUp(self) -> None:
        self.connection = loaded()

    def tearDown(self) -> None:
        self.connection.close()

    def check(self, expression: str, expected: object, *values: object) -> None:
        self.assertEqual(one(self.connection, expression, *values), expected)

    def refused(self, message: str, expression: str, *values: object) -> None:
        with self.assertRaisesRegex(sqlite3.OperationalError, message):
            one(self.connection, expression, *values)

    def test_formats_decimals_exactly(self) -> None:
        self.check("format_currency('1234.50', 'EUR', 'de-DE')", "1.234,50\u00a0€")
        self.check("format_currency('-1.5', 'USD', 'en-US')", "-$1.50")
        number = "1234567890123456789012345678901234.56"
        self.check(f"format_currency('-{number}', 'USD', 'en-US')", "-$1,234,567,890,123,456,789,012,345,678,901,234.56")

    def test_integers_are_minor_units_only_where_the_name_says_so(self) -> None:
        self.check("format_minor_units(123450, 'USD', 'en-US')", "$1,234.50")
        self.check("format_minor_units(5, 'JPY', 'en-US')", "¥5")
        self.check("format_minor_units(-9223372036854775808, 'JPY', 'en-US')", "-¥9,223,372,036,854,775,808")
        self.refused("integers that count whole units", "format_currency(123450, 'USD', 'en-US')")
        self.refused("takes an INTEGER", "format_minor_units('123450', 'USD', 'en-US')")
        self.refused("takes an INTEGER", "format_minor_units(1.0, 'USD', 'en-US')")
        self.refused("XAU", "format_minor_units(5, 'XAU', 'en-US')")

    def test_real_numbers_are_formatted_on_request(self) -> None:
        self.refused("cannot represent 0.10", "format_currency(0.1, 'USD', 'en-US')")
        self.check("format_currency(0.1, 'USD', 'en-US', 'real=shortest')", "$0.10")
        # The double that is nearest to 1.005 is less than it, but its shortest digits are these, and half to even is 1.00.
        self.check("format_currency(1.005, 'USD', 'en-US', 'real=shortest, maximum_fraction_digits=3')", "$1.005")

    def test_options_have_the_names_of_the_python_package(self) -> None:
        self.check("format_currency('1234.5', 'EUR', 'de-DE', 'spaces=plain')", "1.234,50 €")
        self.check("format_currency('1234.5', 'EUR', 'de-DE', ' spaces = plain , use_grouping=off')", "1234,50 €")
        self.check("format_currency('-5', 'USD', 'en-US', 'currency_sign=accounting')", "($5.00)")
        self.check("format_currency('5', 'USD', 'en-US', 'trailing_zero_display=stripIfInteger')", "$5")
        self.check("format_currency('1.005', 'USD', 'en-US', 'rounding_mode=halfExpand')", "$1.01")
        self.check("format_currency('1200', 'USD', 'en-US', 'notation=compact')", "$1.2K")
        self.check("format_currency('1.23456789', 'USD', 'en-US', 'maximum_fraction_digits=10')", "$1.23456789")
        for options, message in [
            ("space=plain", 'there is no option "space", expected one of currency_display, .*, real'),
            ("spaces=thin", 'spaces is "thin", expected one of cldr, plain'),
            ("spaces", 'the option "spaces" has no value'),
            ("spaces=plain,", 'the option "" has no value'),
            ("spaces=plain,spaces=cldr", "spaces is given twice"),
            ("minimum_fraction_digits=101", "expected 0 to 100"),
            ("minimum_fraction_digits=5,maximum_fraction_digits=2", "maximum_fraction_digits is 2, expected 5 to 100"),
            ("x" * 1024, "the text of the options has 1024 bytes, expected at most 1023"),
        ]:
            with self.subTest(options):
                self.refused(message, "format_currency('5', 'USD', 'en-US', ?)", options)

    def test_null_makes_null(self) -> None:
        for call in ["format_currency(NULL, 'EUR', 'de-DE')", "format_currency('1', NULL, 'de-DE')",
                     "format_minor_units(5, 'EUR', NULL)", "format_minor_units(5, 'EUR', 'de-DE', NULL)",
                     "parse_currency(NULL, 'EUR', 'de-DE')", "parse_minor_units('1', NULL, 'de-DE')"]:  # fmt: skip
            self.check(call, None)
        self.check("count(*) FROM parse_currency_readings(NULL, 'EUR', 'de-DE')", 0)

    def test_errors_have_our_words(self) -> None:
        self.refused('currency "euros": expected three letters, found 5 bytes', "format_currency('1', 'euros', 'de-DE')")
        self.refused('locale "-"', "format_currency('1', 'EUR', '-')")
        self.refused("more than 38 significant digits", "format_currency(?, 'EUR', 'de-DE')", "9" * 39)
        self.refused("unexpected text at byte 7", "parse_currency('12 € or so', 'EUR', 'de-DE')")
        self.refused("the currency is no TEXT", "format_currency('1', 978, 'de-DE')")
        self.refused("the currency has a zero byte", "format_currency('1', CAST(x'45555200' AS TEXT), 'de-DE')")
        self.refused("the amount has 65536 bytes", "parse_currency(?, 'EUR', 'de-DE')", "1" * 65536)
        self.refused("wrong number of arguments", "format_currency('1', 'EUR')")

    def test_parses_what_is_certain(self) -> None:
        self.check("parse_currency('1.234,50 €', 'EUR', 'de-DE')", "1234.50")
        self.check("parse_currency('EUR 1234,5', 'EUR', 'de-DE')", "1234.5")
        self.check("parse_minor_units('1.234,50 €', 'EUR', 'de-DE')", 123450)
        self.refused("may be 1500 or 1.5", "parse_currency('1,500 €', 'EUR', 'de-DE')")
        self.refused("may be 1500 or 1.5", "parse_minor_units('1,500 €', 'EUR', 'de-DE')")
        for name in ("try_parse_currency", "try_parse_minor_units"):
            for text in ("1,500 €", "none", "1" * 70000):
                self.check(f"{name}(?, 'EUR', 'de-DE')", None, text)
            self.check(f"{name}('1', 'euros', 'de-DE')", None)
        self.check("try_parse_currency('7,50 €', 'EUR', 'de-DE')", "7.50")
        self.check("try_parse_minor_units('7,50 €', 'EUR', 'de-DE')", 750)

    def test_what_a_person_judged(self) -> None:
        rows = texts()
        self.assertEqual({min(len(row.amounts), 2) for row in rows}, {0, 1, 2})
        for row in rows:
            with self.subTest(row):
                found = one(self.connection, "try_parse_currency(?, ?, ?)", row.text, row.currency, row.locale)
                self.assertEqual(None if found is None else Decimal(found), row.amounts[0] if len(row.amounts) == 1 else None)
                readings = "parse_currency_readings(?, ?, ?)"
                given = (row.text, row.currency, row.locale)
                if row.amounts:
                    read = self.connection.execute(f"SELECT amount, doubts FROM {readings}", given).fetchall()
                    self.assertEqual([Decimal(amount) for amount, _ in read], row.amounts)
                    self.assertTrue(all((doubts == "[]") == (len(row.amounts) == 1) for _, doubts in read))
                else:
                    with self.assertRaises(sqlite3.OperationalError):
                        self.connection.execute(f"SELECT amount FROM {readings}", given).fetchall()

    def test_lists_readings_of_a_table(self) -> None:
        self.connection.execute("CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT)")
        self.connection.executemany("INSERT INTO note (text) VALUES (?)", [("1,500 €",), ("7,50 €",), (None,), ("2,500 €",)])
        query = "SELECT id, amount, doubts FROM note, parse_currency_readings(note.text, 'EUR', 'de-DE') ORDER BY id"
        rows = self.connection.execute(query).fetchall()
        self.assertEqual(rows, [(1, "1500", '["group"]'), (1, "1.500", '["group"]'), (2, "7.50", "[]"),
                                (4, "2500", '["group"]'), (4, "2.500", '["group"]')])  # fmt: skip
        names = "SELECT DISTINCT value FROM parse_currency_readings('1,500 €', 'EUR', 'de-DE'), json_each(doubts)"
        self.assertEqual(self.connection.execute(names).fetchall(), [("group",)])
        with self.assertRaisesRegex(sqlite3.OperationalError, "takes a text, a currency and a locale"):
            self.connection.execute("SELECT * FROM parse_currency_readings('1')")

    def test_indexes_generated_columns_and_checks_call_the_functions(self) -> None:
        self.connection.executescript("""
            PRAGMA trusted_schema = OFF;
            CREATE TABLE invoice (
                units INTEGER NOT NULL, currency TEXT NOT NULL,
                total TEXT GENERATED ALWAYS AS (format_minor_units(units, currency, 'de-DE', 'spaces=plain')) STORED,
                CHECK (format_minor_units(units, currency, 'en-US') IS NOT NULL));
            CREATE INDEX total ON invoice (total);
            CREATE INDEX formal ON invoice (format_minor_units(units, currency, 'en-US'));
            WITH RECURSIVE number(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM number WHERE n < 1000)
            INSERT INTO invoice (units, currency) SELECT n * 100, 'EUR' FROM number;
        """)
        self.check("units FROM invoice WHERE total = '1.000,00 €'", 100_000)
        self.check("units FROM invoice WHERE format_minor_units(units, currency, 'en-US') = '€7.00'", 700)
        plan = self.connection.execute("EXPLAIN QUERY PLAN SELECT units FROM invoice WHERE "
                                       "format_minor_units(units, currency, 'en-US') = '€7.00'").fetchone()  # fmt: skip
        self.assertIn("USING INDEX formal", plan[3])
        with self.assertRaisesRegex(sqlite3.OperationalError, "XAU"):
            self.connection.execute("INSERT INTO invoice (units, currency) VALUES (1, 'XAU')")
        self.check("count(*) FROM invoice", 1000)

    def test_programs_without_the_extension_read_and_do_not_write(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            writer = loaded(f"{folder}/file")
            writer.executescript("""
                CREATE TABLE invoice (
                    units INTEGER, total TEXT GENERATED ALWAYS AS (format_minor_units(units, 'USD', 'en-US')) STORED);
                INSERT INTO invoice VALUES (1250);
            """)
            writer.close()
            reader = sqlite3.connect(f"{folder}/file")
            self.assertEqual(reader.execute("SELECT units, total FROM invoice").fetchall(), [(1250, "$12.50")])
            with self.assertRaisesRegex(sqlite3.OperationalError, "format_minor_units"):
                reader.execute("INSERT INTO invoice VALUES (1)")
            reader.close()

    def test_more_plans_than_are_kept(self) -> None:
        codes = ["EUR", "USD", "JPY", "GBP"]
        languages = [f"{language}-{region}" for language in ("de", "en", "fr", "it", "es", "nl", "pt", "sv", "da", "fi")
                     for region in ("DE", "US", "FR", "IT", "ES", "NL", "PT", "SE", "DK", "FI", "CH", "AT")]  # fmt: skip
        pairs = [(code, tag) for code in codes for tag in languages]
        self.assertGreater(len(pairs), 256)
        first = [one(self.connection, "format_currency('1234.5', ?, ?)", *pair) for pair in pairs]
        for pair, text in list(zip(pairs, first))[::-1] * 2:
            self.check("format_currency('1234.5', ?, ?)", text, *pair)
            other = loaded()
            self.assertEqual(one(other, "format_currency('1234.5', ?, ?)", *pair), text)
            other.close()

    def test_other_encodings(self) -> None:
        self.connection.execute("PRAGMA encoding = 'UTF-16le'")
        self.connection.execute("CREATE TABLE note (text TEXT)")
        self.connection.execute("INSERT INTO note VALUES ('1.234,50 €')")
        self.check("parse_currency(text, 'EUR', 'de-DE') FROM note", "1234.50")
        self.check("format_currency(parse_currency(text, 'EUR', 'de-DE'), 'EUR', 'de-DE') FROM note", "1.234,50\u00a0€")

    def test_connections_in_threads(self) -> None:
        found: list[object] = []

        def run() -> None:
            connection = loaded()
            found.append([one(connection, "format_minor_units(?, 'EUR', 'de-DE')", units) for units in range(2000)][-1])
            connection.close()

        threads = [threading.Thread(target=run) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, ["19,99\u00a0€"] * 4)

    def test_the_data_has_a_version(self) -> None:
        self.assertRegex(str(one(self.connection, "currency_format_data_version()")), r"^cldr-json \d+.*, ISO 4217 \d{4}-")


if __name__ == "__main__":
    unittest.main()
