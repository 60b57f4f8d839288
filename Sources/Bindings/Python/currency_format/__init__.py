"""Formats and parses amounts of money in every locale, with the same bytes as in Swift programs."""

from ._errors import AmbiguousAmountError, CurrencyFormatError, Doubt, ParseError, Reading, RowError, RowErrors
from ._options import StyleOptions
from ._style import CurrencyStyle, data_version, format_currency, parse_currency

__all__ = [
    "AmbiguousAmountError",
    "CurrencyFormatError",
    "CurrencyStyle",
    "Doubt",
    "ParseError",
    "Reading",
    "RowError",
    "RowErrors",
    "StyleOptions",
    "data_version",
    "format_currency",
    "parse_currency",
]
