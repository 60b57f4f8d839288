"""The errors of single amounts and of rows in columns."""

from __future__ import annotations

from decimal import Decimal
from typing import Any, NamedTuple

from ._library import AMBIGUOUS, TEXT, Error


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


class Doubt(NamedTuple):
    """A reason why a careful person would ask before taking an amount as certain.

    `kind` is sign, scale, cents, group, currency, number or neighbour; `start` and `end` are the place of the reason, in bytes
    of UTF-8; `reason` is a sentence.
    """

    kind: str
    start: int
    end: int
    reason: str


class Reading(NamedTuple):
    """An amount that a text may mean. It is certain if there are no doubts."""

    amount: Decimal
    doubts: tuple[Doubt, ...]


class AmbiguousAmountError(ParseError):
    """A text is an amount that is not certain, such as "1,500 €" in German.

    `readings` has all that it may mean, the likeliest first, and `doubts` the reasons.
    """

    def __init__(
        self, message: str, code: int = AMBIGUOUS, offset: int | None = None, readings: tuple[Reading, ...] = ()
    ) -> None:
        super().__init__(message, code, offset)
        self.readings = readings

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """The reasons, which are the same for all readings."""
        return self.readings[0].doubts if self.readings else ()

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (str(self), self.code, self.offset, self.readings))


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
    kind = _kinds.get(error.code, CurrencyFormatError)
    return kind(error.message.decode(), error.code, None if error.offset < 0 else error.offset)


_kinds = {TEXT: ParseError, AMBIGUOUS: AmbiguousAmountError}
