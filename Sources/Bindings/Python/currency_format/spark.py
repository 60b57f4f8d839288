"""Functions for Spark data frames. Each partition is formatted on its worker, in batches with Arrow's layout."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyspark.sql import DataFrame
from pyspark.sql.types import ArrayType, DataType, DecimalType, StringType, StructField, StructType

from ._engines import messages
from ._errors import RowError
from ._style import CurrencyStyle

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from typing_extensions import Unpack

    from ._options import StyleOptions


def format_currency(
    frame: DataFrame, amount: str, currency: str, locale: str, *, into: str = "text", error: str = "error",
    **options: Unpack[StyleOptions],
) -> DataFrame:  # fmt: skip
    """Formats a column of amounts, and returns the frame with a column of texts and a column of error messages.

    `amount` names a column of decimals, doubles, or strings with decimal numbers; `currency` and `locale` name columns of codes
    and language tags. All rows and columns are kept; the new columns, named by `into` and `error`, are the last. A row without
    an amount, a currency or a locale has neither text nor error. The options are those of `CurrencyStyle`. The workers need
    the wheel too.
    """
    style = CurrencyStyle("und", "XXX", **options)
    return _with(frame, style.format_column, (amount, currency, locale), (into, error), StringType(), {})


def parse_currency(
    frame: DataFrame, text: str, currency: str, locale: str, *, into: str = "amount", error: str = "error",
    scale: int = 4,
) -> DataFrame:  # fmt: skip
    """Parses a column of texts, and returns the frame with a column of amounts and a column of error messages.

    Amounts have 38 digits with `scale` fraction digits, and are not rounded. An amount that is not certain is an error, whose
    message has all readings. The other parameters are those of `format_currency`.
    """
    style = CurrencyStyle("und", "XXX")
    columns, added = (text, currency, locale), (into, error)
    return _with(frame, style.parse_column, columns, added, DecimalType(38, scale), {"scale": scale})


def parse_currency_readings(
    frame: DataFrame, text: str, currency: str, locale: str, *, into: str = "readings", error: str = "error",
    scale: int = 4,
) -> DataFrame:  # fmt: skip
    """Reads a column of texts, and returns the frame with a column of all amounts that each may mean.

    A row has an array of structs, the likeliest first: `amount`, as in `parse_currency`, and `doubts`, the names of the reasons,
    which is empty for a certain amount. The other parameters are those of `parse_currency`.
    """
    style = CurrencyStyle("und", "XXX")
    reading = StructType(
        [StructField("amount", DecimalType(38, scale)), StructField("doubts", ArrayType(StringType()))]
    )
    columns, added = (text, currency, locale), (into, error)
    return _with(frame, style.readings_column, columns, added, ArrayType(reading), {"scale": scale})


def _with(
    frame: DataFrame, column: Any, names: tuple[str, str, str], added: tuple[str, str], kind: DataType,
    more: dict[str, int],
) -> DataFrame:  # fmt: skip
    for name in names:
        if name not in frame.columns:
            raise ValueError(f"there is no column {name!r}, expected one of {', '.join(frame.columns)}")
    for name in added:
        if name in frame.columns:
            raise ValueError(f"there is a column {name!r} already: pass another name")
    if added[0] == added[1]:
        raise ValueError(f"into and error are both {added[0]!r}, expected two names")

    def run(batches: Iterable[Any]) -> Iterator[Any]:
        for batch in batches:
            errors: list[RowError] = []
            result = column(*(batch.column(name) for name in names), errors=errors, **more)
            yield batch.append_column(added[0], result).append_column(added[1], messages(errors, batch.num_rows))

    fields = [*frame.schema.fields, StructField(added[0], kind), StructField(added[1], StringType())]
    return frame.mapInArrow(run, StructType(fields))
