"""Formats seeded rows over all locales and currencies in each language and engine, and compares the hashes of their texts:
`same_bytes.py ROWS CASES SWIFT C`.

CASES is Data/Cases, SWIFT the program currency-executor, and C the program of Sources/Bindings/C/lines.c. CURRENCY_FORMAT_EXTENSION
names the DuckDB extension. If CURRENCY_FORMAT_SQLITE names the SQLite extension, its program sqlite3 takes part, if PSQL names
PostgreSQL's psql, the server that libpq's variables name, and if CURRENCY_FORMAT_SPARK is 1, Spark. From 600,000 rows on, each locale has each currency. The last line of output has the SHA-256 of all
texts, each with a line feed after it.
"""

from __future__ import annotations

import hashlib
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from decimal import Decimal

import duckdb
import polars as pl
import pyarrow as pa
import pyarrow.parquet as pq
from spark_rows import session_of

import currency_format
import currency_format.duckdb
import currency_format.polars
import currency_format.spark

SEED = 4217


def cases(folder: pathlib.Path, name: str) -> list[str]:
    """The raw values of an enum, without the cases that begin with an underscore, which are not in the data."""
    lines = (folder / f"{name}.txt").read_text().splitlines()
    return [line.split()[1] for line in lines if not line.startswith(("#", "_"))]


def rows_of(count: int, folder: pathlib.Path) -> pa.Table:
    generator = random.Random(SEED)
    tags = [tag.replace("_", "-") for tag in cases(folder, "CurrencyLocale")]
    # `Currency.none` has no code.
    codes = [code for code in cases(folder, "Currency") if len(code) == 3]
    amounts = [
        Decimal(generator.randrange(-(10 ** generator.randrange(1, 18)), 10 ** generator.randrange(1, 18))).scaleb(-2)
        for _ in range(count)
    ]
    return pa.table({
        "id": pa.array(range(count), pa.int64()),
        "amount": pa.array(amounts, pa.decimal128(18, 2)),
        "code": [codes[(row // len(tags) + row) % len(codes)] for row in range(count)],
        "tag": [tags[row % len(tags)] for row in range(count)],
    })


def hashed(texts: Iterable[str | None]) -> str:
    digest = hashlib.sha256()
    for text in texts:
        if text is None:
            raise SystemExit("a row has no text")
        digest.update(text.encode() + b"\n")
    return digest.hexdigest()


# MARK: Languages and engines


def through_swift(table: pa.Table, program: str) -> str:
    requests = "".join(
        json.dumps({
            "label": "", "locale": row["tag"], "input": f"{row['amount']:f}",
            "options": {"style": "currency", "currency": row["code"], "roundingMode": "halfEven"},
        }) + "\n"
        for row in table.to_pylist()
    )  # fmt: skip
    answers = subprocess.run([program, "conformance"], input=requests.encode(), capture_output=True, check=True).stdout
    return hashed(json.loads(line).get("result") for line in answers.decode().split("\n")[:-1])


def through_c(table: pa.Table, program: str) -> str:
    lines = "".join(f"{row['amount']:f}\t{row['code']}\t{row['tag']}\n" for row in table.to_pylist())
    texts = subprocess.run([program], input=lines.encode(), capture_output=True, check=True).stdout
    return hashlib.sha256(texts).hexdigest()


def through_python(table: pa.Table) -> str:
    return hashed(currency_format.format_currency(row["amount"], row["code"], row["tag"]) for row in table.to_pylist())


def through_duckdb(table: pa.Table) -> str:
    connection = duckdb.connect()
    currency_format.duckdb.register(connection)
    connection.register("given", table)
    found = connection.execute("SELECT format_currency(amount, code, tag) FROM given ORDER BY id").fetchall()
    return hashed(row[0] for row in found)


def through_extension(table: pa.Table) -> str:
    connection = duckdb.connect(config={"allow_unsigned_extensions": True})
    connection.execute(f"LOAD '{os.environ['CURRENCY_FORMAT_EXTENSION']}'")
    connection.register("given", table)
    found = connection.execute("SELECT format_currency(amount, code, tag) FROM given ORDER BY id").fetchall()
    return hashed(row[0] for row in found)


def through_polars(table: pa.Table) -> str:
    frame = pl.DataFrame(table)
    text = currency_format.polars.format_currency(pl.col("amount"), pl.col("code"), pl.col("tag"))
    return hashed(frame.lazy().select(text.alias("text")).collect()["text"])


def through_spark(table: pa.Table) -> str:
    with tempfile.TemporaryDirectory() as scratch:
        pq.write_table(table, f"{scratch}/rows.parquet")
        session = session_of("local[2]")
        rows = session.read.parquet(f"{scratch}/rows.parquet").repartition(4)
        currency_format.spark.format_currency(rows, "amount", "code", "tag").write.parquet(f"{scratch}/texts")
        session.stop()
        return hashed(pq.read_table(f"{scratch}/texts").sort_by("id")["text"].to_pylist())


def tab_separated(table: pa.Table) -> bytes:
    lines = (f"{row['id']}\t{row['amount']:f}\t{row['code']}\t{row['tag']}\n" for row in table.to_pylist())
    return "".join(lines).encode()


def through_sqlite(table: pa.Table) -> str:
    with tempfile.NamedTemporaryFile(suffix=".tsv") as rows:
        rows.write(tab_separated(table))
        rows.flush()
        script = [
            f".load {os.environ['CURRENCY_FORMAT_SQLITE']}",
            "CREATE TABLE given (id INTEGER PRIMARY KEY, amount TEXT, code TEXT, tag TEXT);",
            f'.mode tabs\n.import "{rows.name}" given\n.mode list',
            "SELECT format_currency(amount, code, tag) FROM given ORDER BY id;",
        ]
        texts = subprocess.run(["sqlite3"], input="\n".join(script).encode(), capture_output=True, check=True).stdout
    return hashlib.sha256(texts).hexdigest()


def through_postgresql(table: pa.Table) -> str:
    def run(*commands: str, rows: bytes | None = None) -> bytes:
        command = [os.environ["PSQL"], "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"]
        arguments = [argument for each in commands for argument in ("-c", each)]
        return subprocess.run([*command, *arguments], input=rows, capture_output=True, check=True).stdout

    run("CREATE EXTENSION IF NOT EXISTS swift_currency_format", "DROP TABLE IF EXISTS given")
    run("CREATE TABLE given (id bigint PRIMARY KEY, amount numeric, code text, tag text)")
    run("COPY given FROM STDIN", rows=tab_separated(table))
    return hashlib.sha256(run("SELECT format_currency(amount, code, tag) FROM given ORDER BY id")).hexdigest()


def main() -> int:
    count, folder, swift, c = int(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3], sys.argv[4]
    table = rows_of(count, folder)
    ways: dict[str, Callable[[], str]] = {
        "Swift": lambda: through_swift(table, swift),
        "C": lambda: through_c(table, c),
        "Python": lambda: through_python(table),
        "DuckDB": lambda: through_duckdb(table),
        "DuckDB's extension": lambda: through_extension(table),
        "Polars": lambda: through_polars(table),
    }
    if os.environ.get("CURRENCY_FORMAT_SPARK") == "1":
        ways["Spark"] = lambda: through_spark(table)
    if "CURRENCY_FORMAT_SQLITE" in os.environ:
        ways["SQLite"] = lambda: through_sqlite(table)
    if "PSQL" in os.environ:
        ways["PostgreSQL"] = lambda: through_postgresql(table)
    found = {}
    for name, way in ways.items():
        start = time.perf_counter()
        found[name] = way()
        print(f"{name}: {found[name]}, {time.perf_counter() - start:.0f} s")
    if len(set(found.values())) != 1:
        print("the texts differ")
        return 1
    print(f"SHA-256 of {count} seeded rows over all locales and currencies: {found['Swift']}, equal through {', '.join(found)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
