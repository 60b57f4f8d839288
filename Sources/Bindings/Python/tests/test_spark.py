"""Spark: every row has the same text or error as in a single process."""

import os
import sys
from collections.abc import Iterator
from decimal import Decimal

import pytest
from pyspark.sql import SparkSession

from currency_format import CurrencyStyle
from currency_format.spark import format_currency, parse_currency, parse_currency_readings

ROWS = 3000
AMOUNTS = [None if index % 7 == 3 else Decimal(index * 7919 - 10**6).scaleb(-2) for index in range(ROWS)]
CODES = [["EUR", "USD", "KWD", "euros"][index % 4] for index in range(ROWS)]
TAGS = [["de-DE", "en-US", "hi-IN", "ar-EG", "x"][index % 5] for index in range(ROWS)]


@pytest.fixture(scope="module")
def session() -> Iterator[SparkSession]:
    os.environ["PYSPARK_PYTHON"] = sys.executable
    builder = SparkSession.Builder().master("local[2]").config("spark.ui.enabled", "false")
    session = builder.config("spark.sql.execution.arrow.maxRecordsPerBatch", "700").getOrCreate()
    yield session
    session.stop()


def test_each_row_has_its_text_or_its_error_and_none_is_lost(session: SparkSession) -> None:
    rows = zip(range(ROWS), AMOUNTS, CODES, TAGS)
    frame = session.createDataFrame(rows, "id int, amount decimal(18, 2), code string, tag string").repartition(3)
    written = format_currency(frame, "amount", "code", "tag", spaces="plain")
    assert written.columns == ["id", "amount", "code", "tag", "text", "error"]
    found = {row["id"]: row for row in written.collect()}
    assert sorted(found) == list(range(ROWS))
    for index, (amount, code, tag) in enumerate(zip(AMOUNTS, CODES, TAGS)):
        row = found[index]
        if amount is None:
            assert row["text"] is None and row["error"] is None
        elif tag == "x":
            assert row["text"] is None and "locale" in row["error"]
        elif code == "euros":
            assert row["text"] is None and row["error"].startswith('currency "euros": expected three letters')
        else:
            assert row["text"] == CurrencyStyle(tag, code, spaces="plain").format(amount) and row["error"] is None


def test_what_was_written_is_read(session: SparkSession) -> None:
    rows = [(1, "1.234,50 €", "EUR", "de-DE"), (2, "12 € or so", "EUR", "de-DE"), (3, None, "EUR", "de-DE")]
    frame = session.createDataFrame(rows, "id int, text string, code string, tag string")
    first, second, third = parse_currency(frame, "text", "code", "tag", scale=2).orderBy("id").collect()
    assert (first["amount"], first["error"]) == (Decimal("1234.50"), None)
    assert second["amount"] is None and second["error"].startswith("unexpected text at byte 7")
    assert (third["amount"], third["error"]) == (None, None)


def test_an_amount_that_is_not_certain_is_an_error_and_has_readings(session: SparkSession) -> None:
    frame = session.createDataFrame([("1,500 €", "EUR", "de-DE")], "text string, code string, tag string")
    row = parse_currency(frame, "text", "code", "tag").collect()[0]
    assert row["amount"] is None and "may be 1500 or 1.5" in row["error"]
    row = parse_currency_readings(frame, "text", "code", "tag").collect()[0]
    assert [(reading["amount"], reading["doubts"]) for reading in row["readings"]] == [
        (Decimal(1500), ["group"]), (Decimal("1.5"), ["group"]),
    ]  # fmt: skip


def test_columns_are_named_before_the_job_runs(session: SparkSession) -> None:
    frame = session.createDataFrame([(1.5, "EUR", "de-DE", "")], "amount double, code string, tag string, text string")
    with pytest.raises(ValueError, match="there is no column 'currency', expected one of amount, code, tag, text"):
        format_currency(frame, "amount", "currency", "tag")
    with pytest.raises(ValueError, match="there is a column 'text' already"):
        format_currency(frame, "amount", "code", "tag")
    row = format_currency(frame, "amount", "code", "tag", into="written").first()
    assert row is not None and row["written"] == "1,50\u00a0€"
