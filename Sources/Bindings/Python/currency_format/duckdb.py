"""Functions for DuckDB's SQL."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._engines import OnError, checked, raise_first
from ._errors import RowError
from ._style import CurrencyStyle

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection
    from typing_extensions import Unpack

    from ._options import StyleOptions


def register(
    connection: DuckDBPyConnection, *, on_error: OnError = "raise", scale: int = 4, **options: Unpack[StyleOptions]
) -> None:
    """Adds functions to a connection. Queries call them for whole vectors of rows, without copying amounts.

    - `format_currency(amount, currency, locale)` formats a DECIMAL, a DOUBLE, or a decimal number as VARCHAR
    - `format_minor_units(units, currency, locale)` formats an integer of any size that counts minor units, such as cents
    - `parse_currency(text, currency, locale)` parses an amount as people write it into a DECIMAL of 38 digits with `scale`
      fraction digits, without rounding; an amount that is not certain is an error
    - `parse_currency_readings(text, currency, locale)` returns a list of all amounts that a text may mean, the likeliest first:
      each a struct of `amount` and `doubts`, the names of the reasons, which is empty for a certain amount

    >>> import duckdb, currency_format.duckdb
    >>> connection = duckdb.connect()
    >>> currency_format.duckdb.register(connection)
    >>> connection.sql("SELECT format_currency(1234.50, 'EUR', 'de-DE')").fetchone()
    ('1.234,50\\xa0€',)

    A row without an amount, a currency or a locale has no text. An error in a row ends the query with its message; with
    `on_error="null"` the row is null instead, as with TRY_CAST. `format_currency` refuses integers, which may count whole units
    or cents: cast them to DECIMAL, or call `format_minor_units`. It also refuses DECIMAL(38, 0), because DuckDB passes a HUGEINT,
    the type of a sum of integers, as one. The options are those of `CurrencyStyle`.
    """
    import duckdb
    import pyarrow as pa

    checked(on_error)
    if not 0 <= scale <= 38:
        raise ValueError(f"scale is {scale}, expected 0 to 38")
    # Each row has its currency and its locale; the style only provides the options.
    style = CurrencyStyle("und", "XXX", **options)

    def run(column: Any, values: Any, currencies: Any, locales: Any, **more: int) -> Any:
        errors: list[RowError] = []
        result = column(values, currencies, locales, errors=errors, **more)
        if on_error == "raise":
            raise_first(errors)
        return result

    # Accepts three parameters of any type, because a declared DECIMAL would round to its digits.
    def format_currency(amount: Any, currency: Any, locale: Any) -> Any:
        if amount.type == pa.decimal128(38, 0):
            raise TypeError(
                "a HUGEINT or DECIMAL(38, 0), such as a sum of integers, may count whole units or minor units: cast it to "
                "DECIMAL(38, 2) if it counts whole units, or call format_minor_units"
            )
        return run(style.format_column, amount, currency, locale)

    def format_minor_units(units: Any, currency: Any, locale: Any) -> Any:
        return run(style.format_minor_units_column, units, currency, locale)

    def parse_currency(text: Any, currency: Any, locale: Any) -> Any:
        return run(style.parse_column, text, currency, locale, scale=scale)

    def parse_currency_readings(text: Any, currency: Any, locale: Any) -> Any:
        return run(style.readings_column, text, currency, locale, scale=scale)

    text, amount = duckdb.sqltype("VARCHAR"), duckdb.decimal_type(38, scale)
    readings = duckdb.list_type(duckdb.struct_type({"amount": amount, "doubts": duckdb.list_type(text)}))
    create: Any = connection.create_function
    functions = (
        (format_currency, text), (format_minor_units, text), (parse_currency, amount), (parse_currency_readings, readings)
    )  # fmt: skip
    for function, result in functions:
        anonymous: Any = lambda *columns, function=function: function(*columns)  # noqa: E731
        create(function.__name__, anonymous, None, result, type="arrow", null_handling="special")
