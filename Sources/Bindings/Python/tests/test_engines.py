"""DuckDB and Polars: each row has the same text as a single call, for each type of amounts."""

from decimal import Context, Decimal

import duckdb
import polars as pl
import pytest

import currency_format.duckdb
from currency_format import AmbiguousAmountError, CurrencyFormatError, CurrencyStyle
from currency_format.polars import format_currency, parse_currency, parse_currency_readings

# More rows than a DuckDB vector.
ROWS = 5000
CURRENCIES = ["EUR", "USD", "JPY", "KWD"]
LOCALES = ["de-DE", "en-US", "hi-IN", "ar-EG", "ja-JP"]
AMOUNTS = [None if index % 7 == 3 else Decimal(index * 7919 - 10**6).scaleb(-2) for index in range(ROWS)]
CODES = [CURRENCIES[index % 4] for index in range(ROWS)]
TAGS = [LOCALES[index % 5] for index in range(ROWS)]
FRAME = pl.DataFrame(
    {"amount": AMOUNTS, "code": CODES, "tag": TAGS}, schema_overrides={"amount": pl.Decimal(18, 2)}
)  # fmt: skip
STYLES = {(tag, code): CurrencyStyle(tag, code) for tag in LOCALES for code in CURRENCIES}
EXPECTED = [
    None if amount is None else STYLES[tag, code].format(amount) for amount, code, tag in zip(AMOUNTS, CODES, TAGS)
]


def connected(**options: object) -> duckdb.DuckDBPyConnection:
    connection = duckdb.connect()
    currency_format.duckdb.register(connection, **options)  # type: ignore[arg-type]
    connection.register("orders", FRAME.to_arrow())
    return connection


def one(connection: duckdb.DuckDBPyConnection, expression: str) -> object:
    row = connection.execute(f"SELECT {expression}").fetchone()
    assert row is not None
    return row[0]


# MARK: DuckDB


def test_duckdb_writes_what_a_call_writes_for_each_row() -> None:
    rows = connected().execute("SELECT format_currency(amount, code, tag) FROM orders").fetchall()
    assert [row[0] for row in rows] == EXPECTED


def test_duckdb_rounds_no_digit_away_before_the_currency_does() -> None:
    connection = connected(maximum_fraction_digits=10)
    assert one(connection, "format_currency(1.23456789::DECIMAL(38, 8), 'USD', 'en-US')") == "$1.23456789"
    assert one(connection, "format_currency('0.00001', 'USD', 'en-US')") == "$0.00001"
    assert one(connection, "format_currency(0.1::DOUBLE, 'USD', 'en-US')") == "$0.10"


def test_duckdb_takes_cents_by_another_name() -> None:
    connection = connected()
    assert one(connection, "format_minor_units(123450, 'USD', 'en-US')") == "$1,234.50"
    assert one(connection, "format_minor_units(5::TINYINT, 'JPY', 'en-US')") == "¥5"
    with pytest.raises(Exception, match="may count whole units or minor units"):
        one(connection, "format_currency(123450, 'USD', 'en-US')")


def test_duckdb_sums_cents_without_making_them_dollars() -> None:
    connection = connected()
    connection.execute("CREATE TABLE orders_in_cents AS SELECT 61750::BIGINT AS c FROM range(2)")
    assert one(connection, "format_minor_units((SELECT sum(c) FROM orders_in_cents), 'USD', 'en-US')") == "$1,235.00"
    large = 10**36 + 50
    assert one(connection, f"format_minor_units({large}::HUGEINT, 'USD', 'en-US')") == CurrencyStyle("en-US", "USD").format(
        Decimal(large).scaleb(-2, Context(prec=40))
    )
    assert one(connection, f"format_minor_units({2**64 - 1}::UBIGINT, 'JPY', 'en-US')") == "¥18,446,744,073,709,551,615"
    for amount in ("(SELECT sum(c) FROM orders_in_cents)", "123500::HUGEINT", "123500::DECIMAL(38, 0)"):
        with pytest.raises(Exception, match="may count whole units or minor units"):
            one(connection, f"format_currency({amount}, 'USD', 'en-US')")
    assert one(connection, "format_currency(1235::HUGEINT::DECIMAL(38, 2), 'USD', 'en-US')") == "$1,235.00"


def test_duckdb_reads_what_it_wrote() -> None:
    connection = connected(scale=2)
    texts = "SELECT amount, code, tag, format_currency(amount, code, tag) AS text FROM orders WHERE code <> 'JPY'"
    different = one(connection, f"count(*) FROM ({texts}) WHERE parse_currency(text, code, tag) IS DISTINCT FROM amount")
    assert different == 0
    assert one(connection, "parse_currency('EUR 1234,5', 'EUR', 'de-DE')") == Decimal("1234.50")


def test_duckdb_answers_rows_in_error_by_a_message_or_by_null() -> None:
    with pytest.raises(Exception, match='currency "euros": expected three letters'):
        one(connected(), "format_currency(1.5, 'euros', 'de-DE')")
    with pytest.raises(Exception, match="unexpected text at byte 7"):
        one(connected(), "parse_currency('12 € or so', 'EUR', 'de-DE')")
    rows = (
        connected(on_error="null")
        .execute("SELECT format_currency(1.5, code, 'de-DE') FROM (VALUES ('USD'), ('euros'), (NULL)) AS t(code)")
        .fetchall()
    )
    assert rows == [("1,50\u00a0$",), (None,), (None,)]


def test_duckdb_refuses_what_it_cannot_use() -> None:
    connection = duckdb.connect()
    with pytest.raises(ValueError, match="on_error is 'ignore', expected one of raise, null"):
        currency_format.duckdb.register(connection, on_error="ignore")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="scale is 39"):
        currency_format.duckdb.register(connection, scale=39)
    with pytest.raises(Exception, match="format_currency"):
        one(connected(), "format_currency(1.5, 'EUR')")


# MARK: Polars


def test_polars_writes_what_a_call_writes_for_each_row() -> None:
    texts = format_currency(pl.col("amount"), pl.col("code"), pl.col("tag"))
    assert FRAME.select(texts.alias("text"))["text"].to_list() == EXPECTED
    assert FRAME.lazy().select(texts.alias("text")).collect()["text"].to_list() == EXPECTED
    both = pl.DataFrame({"amount": ["1.5", "2"], "code": ["EUR", "USD"]})
    assert both.select(format_currency(pl.col("amount"), pl.col("code"), "de-DE", spaces="plain")).to_series().to_list() == [
        "1,50 €", "2,00 $"]  # fmt: skip
    assert both.select(format_currency(pl.col("amount"), pl.lit("EUR"), pl.lit("en-US"))).to_series().to_list() == [
        "€1.50", "€2.00"]  # fmt: skip


def test_polars_groups_and_windows_keep_their_rows() -> None:
    frame = pl.DataFrame({"code": ["EUR", "USD", "EUR"], "amount": [1.5, 2.5, 3.5]})
    sums = frame.group_by("code", maintain_order=True).agg(format_currency(pl.col("amount").sum(), "EUR", "en-US"))
    assert sums["amount"].to_list() == ["€5.00", "€2.50"]
    nothing = frame.clear().select(format_currency(pl.col("amount"), pl.lit("EUR"), "en-US"))
    assert nothing.to_series().to_list() == []
    assert frame.select(format_currency(pl.lit(1.5), pl.col("code"), "en-US")).to_series().to_list() == [
        "€1.50", "$1.50", "€1.50"]  # fmt: skip


def test_polars_reads_what_it_wrote() -> None:
    frame = FRAME.filter(pl.col("code") != "JPY").with_columns(
        format_currency(pl.col("amount"), pl.col("code"), pl.col("tag")).alias("text")
    )
    amounts = frame.select(parse_currency(pl.col("text"), pl.col("code"), pl.col("tag"), scale=2)).to_series()
    assert amounts.to_list() == frame["amount"].to_list()


def test_polars_answers_rows_in_error_by_a_message_or_by_null() -> None:
    frame = pl.DataFrame({"amount": [1.5, 2.5], "code": ["USD", "euros"]})
    with pytest.raises(CurrencyFormatError, match="expected three letters"):
        frame.select(format_currency(pl.col("amount"), pl.col("code"), "de-DE"))
    texts = frame.select(format_currency(pl.col("amount"), pl.col("code"), "de-DE", on_error="null")).to_series()
    assert texts.to_list() == ["1,50\u00a0$", None]
    with pytest.raises(CurrencyFormatError, match="locale"):
        format_currency(pl.col("amount"), "EUR", "x")


# MARK: Amounts that are not certain

# A certain amount, one that may be a thousand and a half or one and a half, and none.
TEXTS = ["7,50 €", "1,500 €", None]
CERTAIN = [{"amount": Decimal("7.5000"), "doubts": []}]
DOUBTFUL = [{"amount": Decimal(1500), "doubts": ["group"]}, {"amount": Decimal("1.5"), "doubts": ["group"]}]


def test_duckdb_takes_no_first_reading() -> None:
    connection = connected()
    with pytest.raises(Exception, match="may be 1500 or 1.5"):
        one(connection, "parse_currency('1,500 €', 'EUR', 'de-DE')")
    assert one(connected(on_error="null"), "parse_currency('1,500 €', 'EUR', 'de-DE')") is None
    for text, expected in zip(TEXTS, (CERTAIN, DOUBTFUL, None)):
        literal = "NULL" if text is None else f"'{text}'"
        assert one(connection, f"parse_currency_readings({literal}, 'EUR', 'de-DE')") == expected


def test_polars_takes_no_first_reading() -> None:
    frame = pl.DataFrame({"text": TEXTS})
    with pytest.raises(Exception, match="may be 1500 or 1.5"):
        frame.select(parse_currency(pl.col("text"), "EUR", "de-DE"))
    null = frame.select(parse_currency(pl.col("text"), "EUR", "de-DE", on_error="null"))
    assert null.to_series().to_list() == [Decimal("7.5"), None, None]
    lists = frame.select(parse_currency_readings(pl.col("text"), "EUR", "de-DE"))
    assert lists.to_series().to_list() == [CERTAIN, DOUBTFUL, None]


def test_the_error_of_an_engine_says_that_the_amount_is_not_certain() -> None:
    from currency_format._engines import raise_first
    from currency_format._errors import RowError

    with pytest.raises(AmbiguousAmountError):
        raise_first([RowError(0, 12, 0, "may be 1500 or 1.5")])
