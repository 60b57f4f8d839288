"""Shared by the integrations of warehouse engines: how they handle errors in rows."""

from __future__ import annotations

from typing import Any, Literal, get_args

import pyarrow as pa

from ._errors import AmbiguousAmountError, CurrencyFormatError, RowError
from ._library import AMBIGUOUS

# The result of an error in a row: the query ends with its message, or the row is null.
OnError = Literal["raise", "null"]


def checked(on_error: str) -> None:
    if on_error not in get_args(OnError):
        raise ValueError(f"on_error is {on_error!r}, expected one of {', '.join(get_args(OnError))}")


def raise_first(errors: list[RowError]) -> None:
    """Ends a query if there are errors. Engines split columns, so the message leaves out the row's number."""
    if errors:
        first = errors[0]
        kind = AmbiguousAmountError if first.code == AMBIGUOUS else CurrencyFormatError
        raise kind(first.message, first.code, first.offset)


def messages(errors: list[RowError], count: int) -> Any:
    """A column with the error message of each row, and null for rows without an error."""
    if not errors:
        return pa.nulls(count, pa.string())
    texts: list[str | None] = [None] * count
    for error in errors:
        texts[error.row] = error.message
    return pa.array(texts, pa.string())
