"""The DuckDB extension, whose file CURRENCY_FORMAT_EXTENSION names: the same texts, amounts and errors as in Python."""

import os
import threading
from decimal import Decimal

import duckdb
import pyarrow as pa
import pytest
from test_engines import CERTAIN, DOUBTFUL, EXPECTED, FRAME, TEXTS, one

EXTENSION = os.environ["CURRENCY_FORMAT_EXTENSION"]


def loaded() -> duckdb.DuckDBPyConnection:
    connection = duckdb.connect(config={"allow_unsigned_extensions": True})
    connection.execute(f"LOAD '{EXTENSION}'")
    connection.register("orders", FRAME.to_arrow())
    return connection


@pytest.mark.parametrize("type", ["DECIMAL(9, 2)", "DECIMAL(18, 2)", "DECIMAL(38, 2)", "DOUBLE", "VARCHAR"])
def test_writes_what_a_call_writes_for_each_row(type: str) -> None:
    rows = loaded().execute(f"SELECT format_currency(amount::{type}, code, tag) FROM orders").fetchall()
    assert [row[0] for row in rows] == EXPECTED


def test_takes_small_and_large_decimals() -> None:
    connection = loaded()
    assert one(connection, "format_currency(-1.5::DECIMAL(4, 1), 'USD', 'en-US')") == "-$1.50"
    number = "1234567890123456789012345678901234.56"
    assert one(connection, f"format_currency(-{number}::DECIMAL(38, 2), 'USD', 'en-US')") == (
        "-$1,234,567,890,123,456,789,012,345,678,901,234.56"
    )


def test_takes_cents_by_another_name() -> None:
    connection = loaded()
    assert one(connection, "format_minor_units(123450, 'USD', 'en-US')") == "$1,234.50"
    assert one(connection, "format_minor_units((-9223372036854775808)::BIGINT, 'JPY', 'en-US')") == (
        "-¥9,223,372,036,854,775,808"
    )
    for amount in ("123450", "123450::HUGEINT"):
        with pytest.raises(duckdb.Error, match="integers that count whole units"):
            one(connection, f"format_currency({amount}, 'USD', 'en-US')")


def test_sums_of_cents_stay_cents() -> None:
    connection = loaded()
    cents = "(SELECT sum(c) FROM (VALUES (61750::BIGINT), (61750)) AS orders(c))"
    assert one(connection, f"format_minor_units({cents}, 'USD', 'en-US')") == "$1,235.00"
    assert one(connection, f"format_minor_units(-{10**36 + 50}::HUGEINT, 'USD', 'en-US')") == (
        "-$10,000,000,000,000,000,000,000,000,000,000,000.50"
    )
    for units in ("5::TINYINT", "5::UBIGINT", "5::BIGINT", "5"):
        assert one(connection, f"format_minor_units({units}, 'USD', 'en-US')") == "$0.05"
    with pytest.raises(duckdb.Error, match="more than 38 significant digits"):
        one(connection, f"format_minor_units({2**127 - 1}::HUGEINT, 'USD', 'en-US')")


def test_rows_without_a_value_have_no_text() -> None:
    connection = loaded()
    assert one(connection, "format_currency(NULL, 'EUR', 'de-DE')") is None
    assert one(connection, "format_currency(1.5, NULL, 'de-DE')") is None
    assert one(connection, "format_minor_units(5, 'EUR', NULL)") is None
    assert one(connection, "parse_currency(NULL, 'EUR', 'de-DE')") is None
    assert connection.execute("SELECT format_currency(amount, code, tag) FROM orders LIMIT 0").fetchall() == []


def test_reads_what_it_wrote() -> None:
    connection = loaded()
    texts = "SELECT amount, code, tag, format_currency(amount, code, tag) AS text FROM orders WHERE code <> 'JPY'"
    different = one(connection, f"count(*) FROM ({texts}) WHERE parse_currency(text, code, tag) IS DISTINCT FROM amount")
    assert different == 0
    assert one(connection, "parse_currency('EUR 1234,5', 'EUR', 'de-DE')") == Decimal("1234.5000")


def test_answers_rows_in_error_by_a_message_or_by_null() -> None:
    connection = loaded()
    with pytest.raises(duckdb.Error, match='currency "euros": expected three letters'):
        one(connection, "format_currency(1.5, 'euros', 'de-DE')")
    with pytest.raises(duckdb.Error, match="unexpected text at byte 7"):
        one(connection, "parse_currency('12 € or so', 'EUR', 'de-DE')")
    rows = connection.execute(
        "SELECT TRY(format_currency(1.5, code, 'de-DE')) FROM (VALUES ('USD'), ('euros'), (NULL)) AS t(code)"
    ).fetchall()
    assert rows == [("1,50\u00a0$",), (None,), (None,)]


def test_texts_of_all_lengths_come_as_they_are() -> None:
    connection = loaded()
    amounts = [Decimal(7).scaleb(power - 2) for power in range(30)] * 100
    connection.register("lengths", pa.table({"amount": pa.array(amounts, pa.decimal128(38, 2))}))
    written = "format_currency(amount, 'EUR', 'fa-IR')"
    rows = connection.execute(f"SELECT amount, parse_currency({written}, 'EUR', 'fa-IR') FROM lengths").fetchall()
    assert [row[1] for row in rows] == amounts == [row[0] for row in rows]


def test_threads_share_one_database() -> None:
    connection = loaded()
    found: list[object] = []

    def run() -> None:
        rows = connection.cursor().execute("SELECT format_currency(1.5, 'EUR', 'de-DE') FROM range(100000)").fetchall()
        found.append(set(rows))

    threads = [threading.Thread(target=run) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [{("1,50\u00a0€",)}] * 4


def test_takes_no_first_reading() -> None:
    connection = loaded()
    with pytest.raises(duckdb.Error, match="may be 1500 or 1.5"):
        one(connection, "parse_currency('1,500 €', 'EUR', 'de-DE')")
    assert one(connection, "try_parse_currency('1,500 €', 'EUR', 'de-DE')") is None
    assert one(connection, "try_parse_currency('none', 'EUR', 'de-DE')") is None
    assert one(connection, "try_parse_currency('7,50 €', 'EUR', 'de-DE')") == Decimal("7.5")


def test_lists_all_readings_of_each_row() -> None:
    connection = loaded()
    count = 5000
    texts = pa.table({"text": [TEXTS[index % 3] for index in range(count)]})
    connection.register("texts", texts)
    rows = connection.execute("SELECT parse_currency_readings(text, 'EUR', 'de-DE') FROM texts").fetchall()
    assert [row[0] for row in rows] == [(CERTAIN, DOUBTFUL, None)[index % 3] for index in range(count)]
