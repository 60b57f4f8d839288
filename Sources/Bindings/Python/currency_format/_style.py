"""Styles: a locale, a currency and options, looked up once."""

from __future__ import annotations

import ctypes
import weakref
from decimal import Decimal
from functools import lru_cache
from operator import index
from typing import TYPE_CHECKING, Any

from ._errors import AmbiguousAmountError, CurrencyFormatError, Doubt, Reading, RowError, failure
from ._library import (
    ROOM,
    TEXT,
    DoubtPlace,
    Error,
    doubt_name,
    doubt_reason,
    parse,
    parse_minor_units,
    plan_create,
    plan_free,
    readings,
    write_decimal,
    write_double,
    write_minor_units,
)
from ._library import data_version as _data_version
from ._options import StyleOptions, structure

if TYPE_CHECKING:
    from typing_extensions import Unpack

# Enough for nearly all amounts. A longer text is written again into a larger buffer.
_CAPACITY = ctypes.c_size_t(128)
_Text = ctypes.c_char * 128
_Size = ctypes.c_size_t
_byref = ctypes.byref


class CurrencyStyle:
    """Formats and parses amounts of one currency in one locale.

    >>> style = CurrencyStyle("de-DE", "EUR")
    >>> style.format(Decimal("1234.5"))
    '1.234,50\\xa0€'
    >>> style.parse("1.234,50 €")
    Decimal('1234.50')

    Styles are constant and can be pickled. Threads may share them.
    """

    __slots__ = ("__weakref__", "_currency", "_locale", "_options", "_plan")

    def __init__(self, locale: str, currency: str, **options: Unpack[StyleOptions]) -> None:
        """Looks up a locale by its BCP 47 language tag and a currency by its ISO 4217 code.

        Raises CurrencyFormatError if either is malformed, and ValueError if an option has an unknown value.
        """
        plan, error = ctypes.c_void_p(), Error()
        if plan_create(
            _terminated(locale), _terminated(currency), structure(options), _byref(plan), _byref(error)
        ):
            raise failure(error)
        self._locale, self._currency, self._options = locale, currency, options
        self._plan = plan
        weakref.finalize(self, plan_free, plan)

    @property
    def locale(self) -> str:
        """The locale as it was passed."""
        return self._locale

    @property
    def currency(self) -> str:
        """The currency as it was passed."""
        return self._currency

    # MARK: One amount

    def format(self, amount: Decimal | int | float) -> str:
        """Formats an amount: a decimal exactly, and a float as the shortest decimal that converts back to it.

        An int counts whole units: `format(5)` is five euros. For cents, see `format_minor_units`.
        """
        if isinstance(amount, float):
            return _text(write_double, self._plan, ctypes.c_double(amount))
        digits = str(amount).encode() if isinstance(amount, Decimal) else _digits(amount)
        return _text(write_decimal, self._plan, digits, _Size(len(digits)))

    def format_minor_units(self, minor_units: int) -> str:
        """Formats a number of the currency's minor units: 123450 cents are 1.234,50 €.

        Raises CurrencyFormatError if the currency has no minor unit, and OverflowError if the number has more than 64 bits.
        """
        units = index(minor_units)
        if not -(2**63) <= units < 2**63:
            raise OverflowError(f"{units} has more than 64 bits")
        return _text(write_minor_units, self._plan, ctypes.c_int64(units))

    def parse(self, text: str) -> Decimal:
        """Parses an amount as people write it, exactly.

        Raises ParseError if the text is not an amount, and AmbiguousAmountError, which has all readings, if the amount is not
        certain.
        """
        source = _encoded(text)
        try:
            return Decimal(_text(parse, self._plan, source, _Size(len(source))))
        except AmbiguousAmountError as error:
            raise self._with_readings(error, source) from None

    def readings(self, text: str) -> list[Reading]:
        """Returns all amounts that a text may mean, the likeliest first, each with the doubts about it.

        >>> style = CurrencyStyle("de-DE", "EUR")
        >>> [str(reading.amount) for reading in style.readings("1,500 €")]
        ['1500', '1.500']
        >>> style.readings("1,500 €")[0].doubts[0].kind
        'group'

        A certain amount is one reading without doubts; a text that is not an amount has none.
        """
        try:
            return _readings(self._plan, _encoded(text))
        except CurrencyFormatError as error:
            if error.code == TEXT:
                return []
            raise

    def parse_minor_units(self, text: str) -> int:
        """Parses an amount into the currency's minor units.

        Raises ParseError if it is no amount or not a whole number, and AmbiguousAmountError if it is not certain.
        """
        source = _encoded(text)
        units, error = ctypes.c_int64(), Error()
        if parse_minor_units(self._plan, source, _Size(len(source)), _byref(units), _byref(error)):
            raised = failure(error)
            raise self._with_readings(raised, source) if isinstance(raised, AmbiguousAmountError) else raised
        return units.value

    def _with_readings(self, error: AmbiguousAmountError, source: bytes) -> AmbiguousAmountError:
        return AmbiguousAmountError(str(error), error.code, error.offset, tuple(_readings(self._plan, source)))

    # MARK: Columns

    def format_column(
        self, amounts: Any, currencies: Any = None, locales: Any = None, *, errors: list[RowError] | None = None
    ) -> Any:
        """Formats a column of decimals, floats, or strings with decimal numbers.

        A column is a pyarrow array or chunked array, a pandas series or a Polars series; the result has the same type.
        `currencies` and `locales` are columns that replace the style's. A row without an amount, a currency or a locale has
        no text. A row with an error is null, and the error is appended to `errors`. Without a list, the call raises
        RowErrors, which has the column.

        A column of integers is refused: cast whole units to decimals first, and pass minor units to
        `format_minor_units_column`.
        """
        from . import _columns

        return _columns.written(self._plan, amounts, currencies, locales, errors, minor_units=False)

    def format_minor_units_column(
        self, amounts: Any, currencies: Any = None, locales: Any = None, *, errors: list[RowError] | None = None
    ) -> Any:
        """Formats a column of integers that count minor units; see `format_column`.

        A decimal128 without fraction digits is an integer, too.
        """
        from . import _columns

        return _columns.written(self._plan, amounts, currencies, locales, errors, minor_units=True)

    def parse_column(
        self, texts: Any, currencies: Any = None, locales: Any = None, *, scale: int = 4,
        errors: list[RowError] | None = None,
    ) -> Any:  # fmt: skip
        """Parses a column of texts into decimals of 38 digits with `scale` fraction digits, without rounding.

        An amount that is not certain is an error of its row, whose message has all readings; see `readings_column`.
        """
        from . import _columns

        if not 0 <= scale <= 38:
            raise ValueError(f"scale is {scale}, expected 0 to 38")
        return _columns.parsed(self._plan, texts, currencies, locales, errors, scale)

    def parse_minor_units_column(
        self, texts: Any, currencies: Any = None, locales: Any = None, *, errors: list[RowError] | None = None
    ) -> Any:
        """Parses a column of texts into 64-bit integers that count minor units."""
        from . import _columns

        return _columns.parsed(self._plan, texts, currencies, locales, errors, -1)

    def readings_column(
        self, texts: Any, currencies: Any = None, locales: Any = None, *, scale: int = 4,
        errors: list[RowError] | None = None,
    ) -> Any:  # fmt: skip
        """Reads a column of texts into lists of all amounts that each may mean, the likeliest first.

        An element is a struct of `amount`, a decimal as in `parse_column`, and `doubts`, a list of the reasons' names. A list
        with one amount and without doubts is certain.
        """
        from . import _columns

        if not 0 <= scale <= 38:
            raise ValueError(f"scale is {scale}, expected 0 to 38")
        return _columns.read(self._plan, texts, currencies, locales, errors, scale)

    # MARK: Values

    def __reduce__(self) -> tuple[Any, ...]:
        return (_style, (self._locale, self._currency, self._options))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CurrencyStyle) and self.__reduce__()[1] == other.__reduce__()[1]

    def __hash__(self) -> int:
        return hash((self._locale, self._currency, *sorted(self._options.items())))

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self._options.items())
        return f"CurrencyStyle({self._locale!r}, {self._currency!r}{options})"


def _style(locale: str, currency: str, options: StyleOptions) -> CurrencyStyle:
    return CurrencyStyle(locale, currency, **options)


@lru_cache(maxsize=1024)
def _kept_style(locale: str, currency: str) -> CurrencyStyle:
    return CurrencyStyle(locale, currency)


def format_currency(amount: Decimal | int | float, currency: str, locale: str) -> str:
    """Formats an amount in a currency and a locale, whose style is cached.

    >>> format_currency(Decimal("1234.5"), "JPY", "ja-JP")
    '￥1,234'
    """
    return _kept_style(locale, currency).format(amount)


def parse_currency(text: str, currency: str, locale: str) -> Decimal:
    """Parses an amount in a currency and a locale, whose style is cached; see `CurrencyStyle.parse`."""
    return _kept_style(locale, currency).parse(text)


def data_version() -> str:
    """The versions of the data, such as `cldr-json 48.0.0, ISO 4217 2026-01-01`."""
    return _text(_data_version)


def _text(function: Any, *arguments: Any) -> str:
    """Calls a function that writes a text, with a large enough buffer."""
    text: Any = _Text()
    length = _Size()
    if function(*arguments, text, _CAPACITY, _byref(length), None) == 0:
        result: str = text[: length.value].decode()
        return result
    text, error = ctypes.create_string_buffer(length.value + 1), Error()
    if function(*arguments, text, length, _byref(length), _byref(error)):
        raise failure(error)
    result = text[: length.value].decode()
    return result


def _readings(plan: Any, source: bytes) -> list[Reading]:
    """The readings of a text, in buffers that are enlarged until they are large enough."""
    capacity, room = 1024, 16
    while True:
        text: Any = ctypes.create_string_buffer(capacity)
        doubts = (DoubtPlace * room)()
        length, count, error = _Size(), _Size(), Error()
        code = readings(
            plan, source, _Size(len(source)), text, _Size(capacity), _byref(length), doubts, _Size(room), _byref(count),
            _byref(error),
        )  # fmt: skip
        if code == ROOM:
            capacity, room = max(capacity, length.value), max(room, count.value)
        elif code:
            raise failure(error)
        else:
            break
    reasons = tuple(
        Doubt(doubt_name(doubt.kind).decode(), doubt.start, doubt.end, doubt_reason(doubt.kind).decode())
        for doubt in doubts[: count.value]
    )
    return [Reading(Decimal(line), reasons) for line in text[: length.value].decode().splitlines()]


def _digits(amount: Decimal | int) -> bytes:
    if isinstance(amount, Decimal):
        return str(amount).encode()
    if isinstance(amount, bool) or not hasattr(amount, "__index__"):
        raise TypeError(f"{amount!r} is a {type(amount).__name__}, expected a Decimal, an int or a float")
    return b"%d" % index(amount)


def _encoded(text: str) -> bytes:
    if not isinstance(text, str):
        raise TypeError(f"{text!r} is a {type(text).__name__}, expected a str")
    return text.encode()


def _terminated(text: str) -> bytes:
    """A text that C ends at its first zero byte."""
    encoded = _encoded(text)
    if b"\0" in encoded:
        raise ValueError(f"{text!r} has a zero byte at {encoded.index(0)}, where C would end it")
    return encoded
