"""What the engines of warehouses share: how a column's rows in error are answered."""

from __future__ import annotations

from typing import Any, Literal, get_args

import pyarrow as pa

from ._errors import CurrencyFormatError, RowError

# What becomes of a row in error: the query ends with its message, or the row is null.
OnError = Literal["raise", "null"]


def checked(on_error: str) -> None:
    if on_error not in get_args(OnError):
        raise ValueError(f"on_error is {on_error!r}, expected one of {', '.join(get_args(OnError))}")


def raise_first(errors: list[RowError]) -> None:
    """Ends a query. Engines cut columns into parts, so the number of the row says nothing."""
    if errors:
        first = errors[0]
        raise CurrencyFormatError(first.message, first.code, first.offset)


def messages(errors: list[RowError], count: int) -> Any:
    """A column that has the message of each row in error, and null elsewhere."""
    if not errors:
        return pa.nulls(count, pa.string())
    texts: list[str | None] = [None] * count
    for error in errors:
        texts[error.row] = error.message
    return pa.array(texts, pa.string())
