"""Columns: each row has the result of a single call, errors name their rows, and values are not copied."""

import ctypes
import random
from decimal import Decimal
from typing import Any

import pandas
import polars
import pyarrow as pa
import pytest

from currency_format import CurrencyFormatError, CurrencyStyle, RowError, RowErrors, _library
from currency_format._columns import _Lent, _Room
from currency_format._library import Error

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


def test_minor_units_of_128_bits_are_read() -> None:
    units = [5, None, -(10**37), 10**38 - 1]
    texts = EURO.format_minor_units_column(pa.array(units, pa.decimal128(38, 0)))
    assert texts.to_pylist() == [None if each is None else EURO.format(Decimal(f"{each}e-2")) for each in units]
    errors: list[RowError] = []
    codes = pa.array(["JPY", "KWD", "XAU", "USD"])
    mixed = EURO.format_minor_units_column(pa.array([1234] * 4, pa.decimal128(38, 0)), codes, errors=errors)
    assert mixed.to_pylist() == ["1.234\u00a0¥", "1,234\u00a0KWD", None, "12,34\u00a0$"]
    assert [error.row for error in errors] == [2]
    with pytest.raises(TypeError, match="counts no minor units"):
        EURO.format_minor_units_column(pa.array([Decimal("1.5")]))


def test_the_indices_of_a_dictionary_are_no_amounts() -> None:
    column = pa.array([7000, 5, 7000], pa.int64()).dictionary_encode().cast(pa.dictionary(pa.int64(), pa.int64()))
    for function in ("write_column", "write_minor_units_column"):
        code, message = call(function, column)
        assert code == 9 and "is a dictionary whose indices have the Arrow format" in message


@pytest.mark.parametrize("length", [2**31, 2**62, 2**63 - 1, -1])
@pytest.mark.parametrize("offset", [0, 1, 2**59, 2**63 - 1, -1])
def test_lengths_that_no_column_has_are_errors(length: int, offset: int) -> None:
    for function in ("write_column", "write_minor_units_column"):
        code, _ = call(function, pa.array([1]), length, offset)
        assert code in (9, 11)


def test_texts_do_not_end_at_a_zero_byte() -> None:
    with pytest.raises(ValueError, match="has a zero byte at 3"):
        CurrencyStyle("de-DE", "EUR\0x")
    with pytest.raises(ValueError, match="has a zero byte at 5"):
        CurrencyStyle("de-DE\0-u-nu-deva", "EUR")
    errors: list[RowError] = []
    codes = pa.array(["EUR\0", "EU\0", "EUR"])
    tags = pa.array(["de-DE", "de-DE", "de-DE\0"])
    assert EURO.format_column(pa.array([1.5] * 3), codes, tags, errors=errors).to_pylist() == [None] * 3
    assert [error.code for error in errors] == [3, 3, 2] and all("expected" in error.message for error in errors)


def call(function: str, column: Any, length: int | None = None, offset: int | None = None) -> tuple[int, str]:
    """Calls a function of the library with an array whose length and offset are changed; its code and message."""
    lent, room, error = _Lent(column), _Room(), Error()
    # The first and the third of the array's members.
    array = ctypes.cast(lent.column.array, ctypes.POINTER(ctypes.c_int64))
    kept = array[0], array[2]
    array[0], array[2] = (kept[0] if length is None else length), (kept[1] if offset is None else offset)
    code = getattr(_library, function)(EURO._plan, lent.column, None, None, room.column, None, error)
    array[0], array[2] = kept
    return code, error.message.decode()


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


def test_amounts_that_are_not_certain_are_errors_of_their_rows() -> None:
    errors: list[RowError] = []
    texts = pa.array(["7,50 €", "1,500 €", None, "none"])
    assert EURO.parse_minor_units_column(texts, errors=errors).to_pylist() == [750, None, None, None]
    assert [(error.row, error.code) for error in errors] == [(1, _library.AMBIGUOUS), (3, _library.TEXT)]
    assert "may be 1500 or 1.5" in errors[0].message


def test_each_row_of_readings_is_what_a_call_gives() -> None:
    errors: list[RowError] = []
    texts = ["7,50 €", "1,500 €", None, "none", "-12 EUR"]
    column = EURO.readings_column(pa.array(texts), scale=3, errors=errors)
    column.validate(full=True)
    expected = [
        None if text in (None, "none")
        else [
            {"amount": reading.amount, "doubts": [doubt.kind for doubt in reading.doubts]}
            for reading in EURO.readings(text or "")
        ]
        for text in texts
    ]  # fmt: skip
    assert column.to_pylist() == expected
    assert [(error.row, error.code) for error in errors] == [(3, _library.TEXT)]
    assert EURO.readings_column(pa.array([], pa.string())).to_pylist() == []
