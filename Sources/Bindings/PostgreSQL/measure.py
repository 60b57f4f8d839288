"""Times format_currency beside to_char in one server: `measure.py ROWS`, with libpq's variables and PSQL, the path of psql.

A table has ROWS amounts of numeric(18, 2); each query adds the lengths of their texts, in one process and with two workers.
The results are medians of three runs, to be read by a person: on a busy machine they say little, and nothing depends on them.
"""

from __future__ import annotations

import os
import re
import statistics
import subprocess
import sys

PSQL = [os.environ["PSQL"], "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"]


def run(sql: str) -> str:
    return subprocess.run([*PSQL, "-d", "times"], input=sql, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout


def main() -> int:
    rows = int(sys.argv[1])
    subprocess.run([*PSQL, "-c", "DROP DATABASE IF EXISTS times", "-c", "CREATE DATABASE times"], check=True, stderr=subprocess.DEVNULL)
    run(f"""
        CREATE EXTENSION swift_currency_format;
        CREATE UNLOGGED TABLE orders AS SELECT ((hashint8extended(i, 0) % 10000000000) / 100.0)::numeric(18, 2) AS amount,
            (ARRAY['EUR', 'USD', 'JPY', 'INR'])[1 + i % 4] AS code,
            (ARRAY['de-DE', 'en-US', 'fr-FR', 'hi-IN', 'pl-PL'])[1 + i % 5] AS tag
        FROM generate_series(1, {rows}::bigint) AS i;
        VACUUM ANALYZE orders;""")
    for workers in (0, 2):
        settings = (
            f"SET max_parallel_workers_per_gather = {workers}; SET min_parallel_table_scan_size = 0; SET jit = off;"
            "SET parallel_setup_cost = 0; SET parallel_tuple_cost = 0;"
        )  # fmt: skip

        def time_of(text: str) -> float:
            query = f"{settings} EXPLAIN (ANALYZE, TIMING OFF) SELECT sum(length({text})) FROM orders"
            plans = [run(query) for _ in range(3)]
            if workers > 0 and not all(re.search(r"Workers Launched: [1-9]", plan) for plan in plans):
                raise SystemExit("no workers were launched")
            times = [float(re.findall(r"Execution Time: ([\d.]+) ms", plan)[0]) for plan in plans]
            return statistics.median(times) * 1e6 / rows

        scan = time_of("code")
        to_char = time_of("to_char(amount, 'FM999,999,999,999,990.00L')")
        one = time_of("format_currency(amount, 'EUR', 'de-DE')")
        mixed = time_of("format_currency(amount, code, tag)")
        print(
            f"PostgreSQL, {rows} rows, {workers} workers: {one:.0f} ns an amount, {mixed:.0f} ns with mixed currencies and locales, "
            f"to_char {to_char:.0f} ns, the scan alone {scan:.0f} ns"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
