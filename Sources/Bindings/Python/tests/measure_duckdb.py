"""Times format_currency in DuckDB beside printf and a function with Babel, in one process: `measure_duckdb.py [ROWS]`.

It measures both the Python function and that of the extension whose file CURRENCY_FORMAT_EXTENSION names. A table has ROWS
amounts of DECIMAL(18, 2); each query adds the lengths of their texts. To save time, Babel's function gets 1 of 100 rows. The
results are medians of three runs, to be read by a person: on a busy machine they say little, and nothing depends on them.
"""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from typing import Any

import babel
import duckdb
import pyarrow as pa
from babel.numbers import format_currency
from compare_babel import median_time

import currency_format.duckdb

# Babel gets one of 100 rows.
FEWER = 100


@lru_cache(maxsize=None)
def locale_of(tag: str) -> babel.Locale:
    return babel.Locale.parse(tag, sep="-")


def babel_currency(amounts: Any, codes: Any, tags: Any) -> Any:
    rows = zip(amounts.to_pylist(), codes.to_pylist(), tags.to_pylist())
    texts: list[str] = [format_currency(amount, code, locale=locale_of(tag)) for amount, code, tag in rows]
    return pa.array(texts)


def main() -> int:
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000_000
    python, extension = connected(rows), connected(rows)
    currency_format.duckdb.register(python)
    create: Any = python.create_function
    create("babel_currency", babel_currency, ["DECIMAL(18, 2)", "VARCHAR", "VARCHAR"], "VARCHAR", type="arrow")
    extension.execute(f"LOAD '{os.environ['CURRENCY_FORMAT_EXTENSION']}'")
    few = max(1, rows // FEWER)
    for name, code, tag in [("one currency and locale", "'EUR'", "'de-DE'"), ("mixed", "code", "tag")]:
        ours = f"format_currency(amount, {code}, {tag})"
        babel = f"babel_currency(amount, {code}, {tag})"
        found = texts(python, babel, few)
        differ = max(sum(mine != its for mine, its in zip(texts(each, ours, few), found)) for each in (python, extension))
        printf = time_of(python, f"printf('%.2f %s', amount, {code})", rows)
        function, extended = time_of(python, ours, rows), time_of(extension, ours, rows)
        theirs = time_of(python, babel, few)
        print(
            f"DuckDB, {name}: {function * 1e9:.0f} ns an amount, {function / printf:.2f} of printf's time, "
            f"{theirs / function:.0f} times as fast as Babel; {differ} of {few} texts differ; with the extension "
            f"{extended * 1e9:.0f} ns, {extended / printf:.2f} of printf's time"
        )
    return 0


def connected(rows: int) -> duckdb.DuckDBPyConnection:
    """A connection to a database with the table."""
    connection = duckdb.connect(config={"allow_unsigned_extensions": True})
    connection.execute(f"""
        CREATE TABLE orders AS SELECT
            (((hash(i) % 200000000000)::BIGINT - 100000000000) / 100)::DECIMAL(18, 2) AS amount,
            ['EUR', 'USD', 'JPY', 'INR'][1 + i % 4] AS code, ['de-DE', 'en-US', 'fr-FR', 'hi-IN', 'pl-PL'][1 + i % 5] AS tag
        FROM range({rows}) t(i)
    """)
    return connection


def texts(connection: duckdb.DuckDBPyConnection, expression: str, count: int) -> list[str]:
    return [row[0] for row in connection.execute(f"SELECT {expression} FROM (FROM orders LIMIT {count})").fetchall()]


def time_of(connection: duckdb.DuckDBPyConnection, expression: str, count: int) -> float:
    def run() -> None:
        connection.execute(f"SELECT sum(strlen({expression})) FROM (FROM orders LIMIT {count})").fetchall()

    return median_time(run, 3) / count


if __name__ == "__main__":
    sys.exit(main())
