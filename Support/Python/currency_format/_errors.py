"""The errors of single amounts and of rows in columns."""

from __future__ import annotations

from typing import Any, NamedTuple

from ._library import TEXT, Error


class CurrencyFormatError(ValueError):
    """A locale, a currency, an option, a number or a column is invalid.

    `code` is a code of currency_format.h; `offset` is the place of the error in a text, in bytes of UTF-8, or None.
    Polars passes on only the message of an error, so `code` may be 0.
    """

    def __init__(self, message: str, code: int = 0, offset: int | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.offset = offset

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (str(self), self.code, self.offset))


class ParseError(CurrencyFormatError):
    """A text is not an amount in the style."""


class RowError(NamedTuple):
    """The error of a row in a column."""

    row: int
    code: int
    offset: int | None
    message: str


class RowErrors(CurrencyFormatError):
    """Rows of a column have errors, and the caller passed no list for them.

    `errors` has all errors; `column` is the result, in which these rows are null.
    """

    def __init__(self, errors: list[RowError], column: Any) -> None:
        first = errors[0]
        more = f", and {len(errors) - 1} more rows" if len(errors) > 1 else ""
        super().__init__(f"row {first.row}: {first.message}{more}", first.code, first.offset)
        self.errors = errors
        self.column = column

    def __reduce__(self) -> tuple[Any, ...]:
        return (RowErrors, (self.errors, self.column))


def failure(error: Error) -> CurrencyFormatError:
    """The exception for the error of a call."""
    kind = ParseError if error.code == TEXT else CurrencyFormatError
    return kind(error.message.decode(), error.code, None if error.offset < 0 else error.offset)
