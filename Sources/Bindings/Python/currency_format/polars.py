"""Expressions for Polars, in eager and lazy frames."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import polars

from ._engines import OnError, checked, raise_first
from ._errors import RowError
from ._style import CurrencyStyle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from typing_extensions import Unpack

    from ._options import StyleOptions


def format_currency(
    amount: polars.Expr, currency: polars.Expr | str, locale: polars.Expr | str, *, on_error: OnError = "raise",
    **options: Unpack[StyleOptions],
) -> polars.Expr:  # fmt: skip
    """Formats an expression of decimals, floats, or strings with decimal numbers.

    `currency` and `locale` are a code and a language tag for all rows, or expressions with one for each row. A row without an
    amount, a currency or a locale has no text. An error in a row raises CurrencyFormatError; with `on_error="null"` the row
    has no text instead. The options are those of `CurrencyStyle`.

    >>> import polars as pl
    >>> from currency_format.polars import format_currency
    >>> frame = pl.DataFrame({"price": [1234.5], "code": ["EUR"]})
    >>> frame.select(format_currency(pl.col("price"), pl.col("code"), "de-DE")).item()
    '1.234,50\\xa0€'
    """
    style = _style(currency, locale, options)
    return _mapped(style.format_column, amount, currency, locale, on_error, polars.String(), {})


def parse_currency(
    text: polars.Expr, currency: polars.Expr | str, locale: polars.Expr | str, *, scale: int = 4,
    on_error: OnError = "raise",
) -> polars.Expr:  # fmt: skip
    """Parses an expression of texts into decimals of 38 digits with `scale` fraction digits, without rounding.

    An amount that is not certain is an error in its row; `parse_currency_readings` returns all that it may mean. The other parameters are those of `format_currency`.
    """
    style = _style(currency, locale, {})
    return _mapped(style.parse_column, text, currency, locale, on_error, polars.Decimal(38, scale), {"scale": scale})


def parse_currency_readings(
    text: polars.Expr, currency: polars.Expr | str, locale: polars.Expr | str, *, scale: int = 4,
    on_error: OnError = "raise",
) -> polars.Expr:  # fmt: skip
    """Reads an expression of texts into lists of all amounts that each may mean, the likeliest first.

    An element is a struct of `amount` and `doubts`, the names of the reasons; a certain amount has none. The other parameters
    are those of `parse_currency`.
    """
    style = _style(currency, locale, {})
    reading = polars.Struct({"amount": polars.Decimal(38, scale), "doubts": polars.List(polars.String())})
    return _mapped(style.readings_column, text, currency, locale, on_error, polars.List(reading), {"scale": scale})


def _style(currency: polars.Expr | str, locale: polars.Expr | str, options: StyleOptions) -> CurrencyStyle:
    # Columns replace the style's currency and locale.
    return CurrencyStyle(
        locale if isinstance(locale, str) else "und", currency if isinstance(currency, str) else "XXX", **options
    )


def _mapped(
    column: Any, values: polars.Expr, currency: polars.Expr | str, locale: polars.Expr | str, on_error: OnError,
    kind: polars.DataType, more: dict[str, int],
) -> polars.Expr:  # fmt: skip
    checked(on_error)
    expressions = [values, *(each for each in (currency, locale) if not isinstance(each, str))]

    def run(series: Sequence[polars.Series]) -> polars.Series:
        # A literal is a series of one row.
        count = next((len(each) for each in series if len(each) != 1), 1)
        amounts, *rest = (each if len(each) == count else each.new_from_index(0, count) for each in series)
        keys = [None if isinstance(each, str) else rest.pop(0) for each in (currency, locale)]
        errors: list[RowError] = []
        result: polars.Series = column(amounts, *keys, errors=errors, **more)
        if on_error == "raise":
            raise_first(errors)
        return result

    return polars.map_batches(expressions, run, return_dtype=kind, is_elementwise=True)
