"""Tests the PostgreSQL extension: `test_extension.py SERVER_FOLDER`, with libpq's variables and PSQL, the path of psql.

Everything runs in databases of its own on the server, which Sources/Bindings/PostgreSQL/server.sh starts.
"""

from __future__ import annotations

import os
import pathlib
import re
import signal
import subprocess
import sys
import time
import unittest
from decimal import Decimal

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "SQL"))
from promise import texts  # noqa: E402

FOLDER = pathlib.Path(sys.argv.pop(1))
PSQL = [os.environ["PSQL"], "-X", "-q", "-A", "-t", "-v", "VERBOSITY=verbose"]


class SQLError(Exception):
    """The code and the message of an error of the server."""


def run(sql: str, database: str = "postgres") -> str:
    done = subprocess.run([*PSQL, "-v", "ON_ERROR_STOP=1", "-d", database], input=sql, capture_output=True, encoding="utf-8")
    if done.returncode != 0:
        raise SQLError(done.stderr)
    return done.stdout.rstrip("\n")


def quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


class DatabaseTest(unittest.TestCase):
    database = "tests"

    @classmethod
    def setUpClass(cls) -> None:
        run(f"DROP DATABASE IF EXISTS {cls.database}")
        run(f"CREATE DATABASE {cls.database} TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8'")
        cls.sql("CREATE EXTENSION swift_currency_format")

    @classmethod
    def sql(cls, text: str) -> str:
        return run(text, cls.database)

    def check(self, expression: str, expected: str) -> None:
        self.assertEqual(self.sql(f"SELECT {expression}"), expected)

    def refused(self, code: str, message: str, expression: str) -> None:
        with self.assertRaises(SQLError) as found:
            self.sql(f"SELECT {expression}")
        self.assertIn(f"ERROR:  {code}: ", str(found.exception))
        self.assertIn(message, str(found.exception))


class FunctionsTest(DatabaseTest):
    def test_formats_decimals_exactly(self) -> None:
        self.check("format_currency(1234.50, 'EUR', 'de-DE')", "1.234,50\u00a0€")
        self.check("format_currency(-1.5, 'USD', 'en-US')", "-$1.50")
        number = "1234567890123456789012345678901234.56"
        self.check(f"format_currency(-{number}, 'USD', 'en-US')", "-$1,234,567,890,123,456,789,012,345,678,901,234.56")

    def test_integers_are_minor_units_only_where_the_name_says_so(self) -> None:
        for type in ("smallint", "integer", "bigint", "numeric"):
            self.check(f"format_minor_units(12345::{type}, 'USD', 'en-US')", "$123.45")
        self.check("format_minor_units(5, 'JPY', 'en-US')", "¥5")
        self.check("format_minor_units((-9223372036854775808)::bigint, 'JPY', 'en-US')", "-¥9,223,372,036,854,775,808")
        for type in ("smallint", "integer", "bigint"):
            self.refused("22023", "integers that count whole units", f"format_currency(12345::{type}, 'USD', 'en-US')")
        self.refused("22023", "XAU", "format_minor_units(5, 'XAU', 'en-US')")
        # There is no conversion that would lose digits unseen.
        self.refused("42883", "format_currency(double precision", "format_currency(0.1::float8, 'USD', 'en-US')")

    def test_sums_of_cents_stay_cents(self) -> None:
        self.check("format_minor_units(sum(c), 'USD', 'en-US') FROM (VALUES (61750::bigint), (61750)) AS orders(c)", "$1,235.00")
        self.refused("22003", "do not fit into 64 bits", "format_minor_units(9223372036854775808, 'USD', 'en-US')")
        self.refused("22003", "whole numbers", "format_minor_units(1.5, 'USD', 'en-US')")
        self.check("format_minor_units(2.000, 'USD', 'en-US')", "$0.02")

    def test_options_have_the_names_of_the_python_package(self) -> None:
        self.check("format_currency(1234.5, 'EUR', 'de-DE', 'spaces=plain')", "1.234,50 €")
        self.check("format_currency(1234.5, 'EUR', 'de-DE', options => 'spaces=plain, use_grouping=off')", "1234,50 €")
        self.check("format_currency(-5.0, 'USD', 'en-US', 'currency_sign=accounting')", "($5.00)")
        self.refused("22023", 'spaces is "thin", expected one of cldr, plain', "format_currency(5.0, 'USD', 'en-US', 'spaces=thin')")
        self.refused("22023", 'there is no option "real"', "format_currency(5.0, 'USD', 'en-US', 'real=shortest')")

    def test_null_makes_null(self) -> None:
        for call in ["format_currency(NULL::numeric, 'EUR', 'de-DE')", "format_currency(1.5, NULL, 'de-DE')",
                     "format_minor_units(5, 'EUR', NULL)", "format_minor_units(5, 'EUR', 'de-DE', NULL)",
                     "parse_currency(NULL, 'EUR', 'de-DE')"]:  # fmt: skip
            self.check(f"{call} IS NULL", "t")
        self.check("count(*) FROM parse_currency_readings(NULL, 'EUR', 'de-DE')", "0")

    def test_errors_are_data_exceptions_with_our_words(self) -> None:
        self.refused("22023", 'currency "euros": expected three letters, found 5 bytes', "format_currency(1.5, 'euros', 'de-DE')")
        self.refused("22023", 'locale "-"', "format_currency(1.5, 'EUR', '-')")
        self.refused("22003", "more than 38 significant digits", f"format_currency({'9' * 39}, 'EUR', 'de-DE')")
        self.refused("22003", "the amount is NaN", "format_currency('NaN'::numeric, 'EUR', 'de-DE')")
        self.refused("22003", "the amount is infinite", "format_currency('-Infinity'::numeric, 'EUR', 'de-DE')")
        self.refused("22P02", "unexpected text at byte 7", "parse_currency('12 € or so', 'EUR', 'de-DE')")
        self.refused("22026", "the amount has 65536 bytes", "parse_currency(repeat('1', 65536), 'EUR', 'de-DE')")
        self.refused("22M01", "may be 1500 or 1.5", "parse_currency('1,500 €', 'EUR', 'de-DE')")
        self.refused("22M01", "HINT:  parse_currency_readings lists", "parse_minor_units('1,500 €', 'EUR', 'de-DE')")
        # A program can tell them apart.
        self.assertEqual(self.sql("""
            DO $$ BEGIN PERFORM parse_currency('1,500 €', 'EUR', 'de-DE');
            EXCEPTION WHEN SQLSTATE '22M01' THEN PERFORM set_config('x.caught', 'yes', false); END $$;
            SELECT current_setting('x.caught')"""), "yes")  # fmt: skip

    def test_parses_what_is_certain(self) -> None:
        self.check("parse_currency('1.234,50 €', 'EUR', 'de-DE')", "1234.50")
        self.check("parse_minor_units('1.234,50 €', 'EUR', 'de-DE')", "123450")
        for name in ("try_parse_currency", "try_parse_minor_units"):
            for text in ("'1,500 €'", "'none'", "repeat('1', 70000)"):
                self.check(f"{name}({text}, 'EUR', 'de-DE') IS NULL", "t")
        self.check("try_parse_currency('7,50 €', 'EUR', 'de-DE')", "7.50")
        self.check("try_parse_minor_units('7,50 €', 'EUR', 'de-DE')", "750")

    def test_what_a_person_judged(self) -> None:
        rows = texts()
        self.assertEqual({min(len(row.amounts), 2) for row in rows}, {0, 1, 2})
        for row in rows:
            with self.subTest(row):
                given = ", ".join(map(quoted, (row.text, row.currency, row.locale)))
                found = self.sql(f"SELECT try_parse_currency({given})")
                self.assertEqual(Decimal(found) if found else None, row.amounts[0] if len(row.amounts) == 1 else None)
                if row.amounts:
                    lines = self.sql(f"SELECT amount, doubts FROM parse_currency_readings({given})").splitlines()
                    self.assertEqual([Decimal(line.split("|")[0]) for line in lines], row.amounts)
                    self.assertTrue(all(line.endswith("|{}") == (len(row.amounts) == 1) for line in lines))
                else:
                    self.refused("22P02", "", f"* FROM parse_currency_readings({given})")

    def test_lists_readings(self) -> None:
        self.check("* FROM parse_currency_readings('1,500 €', 'EUR', 'de-DE')", "1500|{group}\n1.500|{group}")
        self.check("t, amount FROM (VALUES ('7,50 €'), (NULL)) AS v(t), parse_currency_readings(t, 'EUR', 'de-DE')", "7,50 €|7.50")

    def test_functions_are_immutable_strict_and_safe_in_parallel(self) -> None:
        kinds = self.sql("""
            SELECT provolatile, proisstrict, proparallel, count(*) FROM pg_proc JOIN pg_depend ON objid = pg_proc.oid
            JOIN pg_extension ON refobjid = pg_extension.oid AND extname = 'swift_currency_format' GROUP BY 1, 2, 3 ORDER BY 1""")
        self.assertEqual(kinds, "i|t|s|13\ns|t|s|1")
        self.assertRegex(self.sql("SELECT currency_format_data_version()"), r"^cldr-json \d+.*, ISO 4217 \d{4}-")


class StoredTest(DatabaseTest):
    database = "stored"

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.sql("""
            CREATE TABLE invoice (
                id bigint PRIMARY KEY, amount numeric(18, 2) NOT NULL, currency text NOT NULL,
                total text GENERATED ALWAYS AS (format_currency(amount, currency, 'de-DE', 'spaces=plain')) STORED);
            INSERT INTO invoice SELECT n, n * 1.25, CASE n % 3 WHEN 0 THEN 'EUR' WHEN 1 THEN 'USD' ELSE 'JPY' END
                FROM generate_series(1, 50000) AS n;
            CREATE INDEX invoice_formal ON invoice (format_currency(amount, currency, 'en-US'));
            CREATE MATERIALIZED VIEW shown AS SELECT id, format_currency(amount, currency, 'fr-FR') AS text FROM invoice;
            ANALYZE invoice;""")

    def test_an_index_finds_rows_by_their_text(self) -> None:
        query = "SELECT id FROM invoice WHERE format_currency(amount, currency, 'en-US') = '€3,000.00'"
        self.assertIn("Index Cond", self.sql(f"EXPLAIN {query}"))
        self.assertEqual(self.sql(query), "2400")
        self.check("total FROM invoice WHERE id = 2400", "3.000,00 €")
        self.check("text FROM shown WHERE id = 2400", "3\u202f000,00\u00a0€")

    def test_parallel_workers_write_the_same_texts(self) -> None:
        hashed = "SELECT md5(string_agg(format_currency(amount, currency, 'de-DE'), '' ORDER BY id)) FROM invoice"
        parallel = ("SET min_parallel_table_scan_size = 0; SET parallel_setup_cost = 0; SET parallel_tuple_cost = 0;"
                    "SET max_parallel_workers_per_gather = 2; SET debug_parallel_query = on;")  # fmt: skip
        parallel = parallel.replace("debug_parallel_query", "force_parallel_mode")
        counted = "SELECT sum(length(format_currency(amount, currency, 'de-DE'))) FROM invoice"
        explained = self.sql(f"{parallel} EXPLAIN (ANALYZE) {counted}")
        self.assertRegex(explained, r"Workers Launched: [12]")
        self.assertEqual(self.sql(f"{parallel} {counted}"), self.sql(f"SET max_parallel_workers_per_gather = 0; {counted}"))
        self.assertEqual(self.sql(f"{parallel} {hashed}"), self.sql(hashed))

    def test_an_error_in_a_row_keeps_the_table_as_it_was(self) -> None:
        with self.assertRaisesRegex(SQLError, 'currency "euros"'):
            self.sql("INSERT INTO invoice VALUES (100001, 1, 'EUR'), (100002, 1, 'euros')")
        self.check("count(*) FROM invoice", "50000")


class UpdateTest(DatabaseTest):
    """From version 0.0.0, which Sources/Bindings/PostgreSQL/build.sh was told of: here it writes other texts, in SQL."""

    database = "updates"

    @classmethod
    def setUpClass(cls) -> None:
        run(f"DROP DATABASE IF EXISTS {cls.database}")
        run(f"CREATE DATABASE {cls.database}")

    def test_an_update_says_what_to_compute_again(self) -> None:
        self.sql("""
            CREATE SCHEMA money; CREATE EXTENSION swift_currency_format SCHEMA money VERSION '0.0.0'; SET search_path = money, public;
            CREATE TABLE "Order" (id int, amount numeric,
                total text GENERATED ALWAYS AS (format_currency(amount, 'EUR', 'de-DE')) STORED);
            CREATE INDEX order_text ON "Order" (format_currency(amount, 'EUR', 'de-DE'));
            CREATE INDEX order_id ON "Order" (id);
            CREATE MATERIALIZED VIEW shown AS SELECT format_currency(amount, 'EUR', 'de-DE') AS text FROM "Order";
            INSERT INTO "Order" SELECT n, n FROM generate_series(1, 1000) AS n; REFRESH MATERIALIZED VIEW shown;""")
        settings = "SET search_path = money, public; SET enable_seqscan = off;"
        query = f"{settings} SELECT id FROM \"Order\" WHERE format_currency(amount, 'EUR', 'de-DE') = "
        self.assertEqual(self.sql(query + "'EUR 7 (old)'"), "7")
        update = [*PSQL, "-d", self.database, "-c", "ALTER EXTENSION swift_currency_format UPDATE"]
        done = subprocess.run(update, capture_output=True, encoding="utf-8")
        self.assertEqual(done.returncode, 0, done.stderr)
        commands = re.findall(r"WARNING: .*texts of an older version are stored: (.*)", done.stderr)
        self.assertEqual(commands, ["REFRESH MATERIALIZED VIEW money.shown;", "REINDEX INDEX money.order_text;",
                                    'UPDATE money."Order" SET amount = amount;'])  # fmt: skip
        # The price of IMMUTABLE: until then, the index does not find the row, and the columns have the old texts.
        new = "'7,00\u00a0€'"
        self.assertEqual(self.sql(query + new), "")
        self.check('total FROM money."Order" WHERE id = 7', "EUR 7 (old)")
        self.sql("".join(commands))
        self.assertEqual(self.sql(query + new), "7")
        self.check('total FROM money."Order" WHERE id = 7', "7,00\u00a0€")
        self.check(f"count(*) FROM money.shown WHERE text = {new}", "1")
        self.assertEqual(self.sql("SELECT extversion <> '0.0.0' FROM pg_extension WHERE extname = 'swift_currency_format'"), "t")


class EncodingTest(unittest.TestCase):
    def test_databases_in_other_encodings(self) -> None:
        for encoding, locale, text in [("LATIN1", "C", "1,50\u00a0$"), ("LATIN9", "C", "1,50\u00a0$"), ("SQL_ASCII", "C", "1,50\u00a0$")]:
            with self.subTest(encoding):
                name = f"in_{encoding.lower()}"
                run(f"CREATE DATABASE {name} TEMPLATE template0 ENCODING '{encoding}' LC_COLLATE '{locale}' LC_CTYPE '{locale}'")
                run("CREATE EXTENSION swift_currency_format", name)
                client = "" if encoding == "SQL_ASCII" else "SET client_encoding = 'UTF8';"
                self.assertEqual(run(f"{client} SELECT format_currency(1.5, 'USD', 'de-DE')", name), text)
                self.assertEqual(run(f"{client} SELECT parse_currency('1,50\u00a0$', 'USD', 'de-DE')", name), "1.50")
        # The sign of the rupee is not in Latin 1, and that of the euro only in Latin 9.
        with self.assertRaisesRegex(SQLError, "22P05"):
            run("SELECT format_currency(1.5, 'EUR', 'de-DE')", "in_latin1")
        self.assertEqual(run("SET client_encoding = 'UTF8'; SELECT format_currency(1.5, 'EUR', 'de-DE')", "in_latin9"), "1,50\u00a0€")
        # Bytes that are no UTF-8 are refused before they reach the library.
        with self.assertRaisesRegex(SQLError, "22021"):
            run("SELECT parse_currency(E'1,50 \\xff', 'USD', 'de-DE')", "in_sql_ascii")


class ServerTest(DatabaseTest):
    database = "server"

    def alive(self) -> str:
        return self.sql("SELECT pg_postmaster_start_time()")

    def test_no_signal_handler_and_no_thread_comes_with_the_library(self) -> None:
        status = "SELECT regexp_replace(pg_read_file('/proc/self/status'), '(?n)^(?!(Threads|SigBlk|SigIgn|SigCgt)).*$\\n?', '', 'g');"
        found = self.sql(
            f"{status} SELECT length(pg_read_file('/proc/self/maps')) - length(replace(pg_read_file('/proc/self/maps'), 'currency', ''));"
            f"SELECT format_currency(1.5, 'EUR', 'de-DE'); {status} SELECT pg_read_file('/proc/self/maps') LIKE '%currency%'")
        blocks = re.findall(r"(?:(?:Threads|Sig\w+):\s+\w+\n?)+", found)
        self.assertEqual(len(blocks), 2, found)
        self.assertEqual(blocks[0].strip(), blocks[1].strip())
        # The library came between the two.
        self.assertIn("\n0\n1,50", found)
        self.assertTrue(found.endswith("t"), found)

    def test_a_killed_client_leaves_the_server_and_the_rows(self) -> None:
        started = self.alive()
        self.sql("CREATE TABLE kept (text text); INSERT INTO kept SELECT format_minor_units(n, 'EUR', 'de-DE') "
                 "FROM generate_series(1, 1000) AS n; CREATE INDEX ON kept (try_parse_currency(text, 'EUR', 'de-DE'))")  # fmt: skip
        work = ("INSERT INTO kept SELECT format_minor_units(n, 'EUR', 'de-DE') FROM generate_series(1, 100000000) AS n")
        client = subprocess.Popen([*PSQL, "-d", self.database, "-c", work])
        others = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'INSERT INTO kept%' AND state = 'active'"
        wait_until(lambda: self.sql(others) == "1")
        time.sleep(0.5)
        client.send_signal(signal.SIGKILL)
        client.wait()
        # The backend notices when it next writes to the client; here an administrator ends it.
        self.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'INSERT INTO kept%' AND state = 'active'")
        wait_until(lambda: self.sql(others) == "0")
        self.check("count(*) FROM kept", "1000")
        self.assertEqual(self.alive(), started)

    def test_a_query_ends_when_it_is_cancelled(self) -> None:
        with self.assertRaisesRegex(SQLError, "57014"):
            self.sql("SET statement_timeout = 300; SELECT count(format_minor_units(n, 'EUR', 'de-DE')) "
                     "FROM generate_series(1, 1000000000::bigint) AS n")  # fmt: skip

    def test_a_full_disk_loses_nothing(self) -> None:
        disk = os.environ.get("SMALL_DISK")
        if not disk:
            self.skipTest("no small file system can be mounted")
        started = self.alive()
        run(f"CREATE TABLESPACE small LOCATION '{disk}'")
        self.sql("CREATE TABLE full_disk (units bigint, text text GENERATED ALWAYS AS "
                 "(format_minor_units(units, 'EUR', 'de-DE')) STORED) TABLESPACE small;"
                 "INSERT INTO full_disk SELECT n FROM generate_series(1, 10000) AS n")  # fmt: skip
        with self.assertRaisesRegex(SQLError, "53100"):
            self.sql("INSERT INTO full_disk SELECT n FROM generate_series(1, 10000000) AS n")
        self.check("count(*), count(DISTINCT text) FROM full_disk", "10000|10000")
        self.assertEqual(self.alive(), started)


def wait_until(is_true) -> None:  # type: ignore[no-untyped-def]
    for _ in range(200):
        if is_true():
            return
        time.sleep(0.05)
    raise AssertionError("nothing happened for ten seconds")


if __name__ == "__main__":
    unittest.main()
