"""Columns: each row has the result of a single call, errors name their rows, and values are not copied."""

import random
from decimal import Decimal
from typing import Any

import pandas
import polars
import pyarrow as pa
import pytest

from currency_format import CurrencyFormatError, CurrencyStyle, RowError, RowErrors

EURO = CurrencyStyle("de-DE", "EUR")
# Locales with various patterns and digits, and currencies with various minor units.
LOCALES = ["de-DE", "en-US", "fr-FR", "hi-IN", "ar-EG", "fa-IR", "ja-JP", "de-CH", "my-MM", "en-US-u-nu-deva"]
CURRENCIES = ["EUR", "USD", "JPY", "KWD", "INR", "CLF"]


def decimals(count: int, scale: int, seed: int) -> Any:
    generator = random.Random(seed)
    values = [
        None if generator.random() < 0.1
        else Decimal(generator.randrange(-(10 ** generator.randrange(1, 18)), 10**12)).scaleb(-scale)
        for _ in range(count)
    ]  # fmt: skip
    return pa.array(values, pa.decimal128(38, scale))


@pytest.mark.parametrize("scale", [0, 2, 3, 4])
@pytest.mark.parametrize("locale", LOCALES)
def test_each_row_of_decimals_is_what_a_call_gives(locale: str, scale: int) -> None:
    column = decimals(300, scale, seed=scale)
    for currency in CURRENCIES:
        style = CurrencyStyle(locale, currency)
        expected = [None if amount is None else style.format(amount) for amount in column.to_pylist()]
        assert style.format_column(column).to_pylist() == expected


def test_floats_texts_and_minor_units_are_read() -> None:
    assert EURO.format_column(pa.array([0.1, None, 1234.5])).to_pylist() == ["0,10\u00a0€", None, "1.234,50\u00a0€"]
    assert EURO.format_column(pa.array(["12e2", "0.005"])).to_pylist() == ["1.200,00\u00a0€", "0,00\u00a0€"]
    for kind in [pa.int64(), pa.int32(), pa.uint8()]:
        texts = EURO.format_minor_units_column(pa.array([123, None], kind))
        assert texts.to_pylist() == ["1,23\u00a0€", None]
    assert EURO.format_column(pa.array([None, None])).to_pylist() == [None, None]
    assert EURO.format_column(pa.array([], pa.float64())).to_pylist() == []


def test_integers_must_say_what_they_count() -> None:
    with pytest.raises(TypeError, match="whole units or minor units"):
        EURO.format_column(pa.array([1, 2]))
    with pytest.raises(TypeError, match="counts no minor units"):
        EURO.format_minor_units_column(pa.array([1.5]))


@pytest.mark.parametrize("offset", [0, 1, 7, 8, 13])
def test_slices_are_read_where_they_begin(offset: int) -> None:
    column = decimals(64, 2, seed=5)
    codes = pa.array([CURRENCIES[index % 6] for index in range(64)])
    whole = EURO.format_column(column, codes).to_pylist()
    assert EURO.format_column(column.slice(offset, 40), codes.slice(offset, 40)).to_pylist() == whole[offset : offset + 40]
    texts = pa.array(whole)
    parsed = EURO.parse_column(texts, codes, scale=4)
    assert EURO.parse_column(texts.slice(offset), codes.slice(offset)).to_pylist() == parsed.to_pylist()[offset:]


@pytest.mark.parametrize("kind", [pa.string(), pa.large_string(), pa.dictionary(pa.int8(), pa.string())])
def test_rows_have_their_currencies_and_locales(kind: Any) -> None:
    amounts = pa.array([Decimal("1.5")] * 5)
    codes = pa.array(["EUR", "JPY", None, "nonsense", "USD"]).cast(kind)
    locales = pa.array(["de-DE", "ja-JP", "de-DE", "de-DE", "x"]).cast(kind)
    errors: list[RowError] = []
    texts = EURO.format_column(amounts, codes, locales, errors=errors)
    assert texts.to_pylist() == ["1,50\u00a0€", "￥2", None, None, None]
    assert [(error.row, error.code) for error in errors] == [(3, 3), (4, 2)]
    with pytest.raises(RowErrors) as found:
        EURO.format_column(amounts, codes, locales)
    assert found.value.column.to_pylist() == texts.to_pylist() and found.value.errors == errors


def test_bad_rows_are_named_and_nothing_is_lost() -> None:
    errors: list[RowError] = []
    column = pa.chunked_array([["1,50 €", "x"], [], [None, "12 € y", "-3 €"]])
    assert EURO.parse_column(column, scale=2, errors=errors).to_pylist() == [
        Decimal("1.50"), None, None, None, Decimal("-3.00")]  # fmt: skip
    assert [(error.row, error.offset) for error in errors] == [(1, 0), (3, 7)]
    assert EURO.parse_minor_units_column(column, errors=[]).to_pylist() == [150, None, None, None, -300]
    errors = []
    assert EURO.parse_column(pa.array(["1,234567 €"]), scale=4, errors=errors).to_pylist() == [None]
    assert errors[0].message.startswith("1.234567 is no decimal of 4 fraction digits")


def test_a_currency_without_minor_units_is_an_error_of_its_rows() -> None:
    errors: list[RowError] = []
    codes = pa.array(["XAU", "EUR"])
    assert EURO.format_minor_units_column(pa.array([1, 1]), codes, errors=errors).to_pylist() == [None, "0,01\u00a0€"]
    assert [error.row for error in errors] == [0]


def test_columns_come_back() -> None:
    column = decimals(500, 2, seed=9).drop_null()
    for locale in LOCALES:
        style = CurrencyStyle(locale, "USD")
        assert style.parse_column(style.format_column(column), scale=2).to_pylist() == column.to_pylist()


def test_pandas_and_polars_get_their_own_kind() -> None:
    series = pandas.Series([1.5, None], index=[7, 9], name="price")
    texts = EURO.format_column(series)
    assert isinstance(texts, pandas.Series)
    assert list(texts.index) == [7, 9] and texts.name == "price" and texts[7] == "1,50\u00a0€" and pandas.isna(texts[9])
    frame = polars.DataFrame({"price": [Decimal("1.50"), None], "code": polars.Series(["JPY", "EUR"], dtype=polars.Categorical)})
    column = EURO.format_column(frame["price"], frame["code"])
    assert isinstance(column, polars.Series) and column.to_list() == ["2\u00a0¥", None]
    assert EURO.parse_column(polars.Series(["1,50 €"]), scale=2).to_list() == [Decimal("1.50")]


def test_the_bytes_of_a_column_are_read_in_place() -> None:
    # A copy would be in pyarrow's memory, but the library owns the texts.
    column = pa.array(range(1_000_000), pa.int64())
    before = pa.total_allocated_bytes()
    texts = EURO.format_minor_units_column(column)
    assert pa.total_allocated_bytes() == before
    assert len(texts) == 1_000_000


def test_what_is_no_column_of_amounts_is_refused() -> None:
    with pytest.raises(TypeError, match="bool"):
        EURO.format_column(pa.array([True]))
    with pytest.raises(TypeError, match="has no texts"):
        EURO.parse_column(pa.array([1.5]))
    with pytest.raises(TypeError, match="is no column"):
        EURO.format_column([1.5])
    with pytest.raises(ValueError, match="currencies has 1 rows, expected 2"):
        EURO.format_column(pa.array([1.5, 2.5]), pa.array(["EUR"]))
    with pytest.raises(CurrencyFormatError, match="Arrow format"):
        EURO.format_column(pa.array([1.5]), pa.array([1]))
