"""The options of styles, with the names of ECMA-402 where it has them."""

from __future__ import annotations

import ctypes
from typing import Literal, TypedDict, cast, get_args

from ._library import Options

CurrencyDisplay = Literal["symbol", "narrowSymbol", "code", "formalSymbol", "variantSymbol", "none"]
CurrencySign = Literal["standard", "accounting"]
SignDisplay = Literal["auto", "always", "never", "exceptZero", "negative"]
Grouping = Literal["default", "off", "min2", "auto", "always", "thousands"]
Notation = Literal["standard", "compact", "compactLong"]
RoundingMode = Literal[
    "default", "ceil", "floor", "trunc", "expand", "halfEven", "halfOdd", "halfCeil", "halfFloor", "halfTrunc",
    "halfExpand",
]  # fmt: skip
TrailingZeros = Literal["auto", "stripIfInteger"]
Spaces = Literal["cldr", "plain"]
Bidi = Literal["cldr", "strip", "isolate"]
Digits = Literal["display", "iso", "cash"]


class StyleOptions(TypedDict, total=False):
    """The options of a style.

    The first value of each type is its default. The default of `rounding_mode` is `halfEven`; ECMA-402's is `halfExpand`.
    """

    currency_display: CurrencyDisplay
    currency_sign: CurrencySign
    sign_display: SignDisplay
    use_grouping: Grouping
    notation: Notation
    rounding_mode: RoundingMode
    trailing_zero_display: TrailingZeros
    spaces: Spaces
    bidi: Bidi
    digits: Digits
    minimum_fraction_digits: int
    maximum_fraction_digits: int


# The values in the order of the header's numbers.
_WORDS: dict[str, tuple[str, ...]] = {
    "currency_display": get_args(CurrencyDisplay),
    "currency_sign": get_args(CurrencySign),
    "sign_display": get_args(SignDisplay),
    "use_grouping": get_args(Grouping),
    "notation": get_args(Notation),
    "rounding_mode": get_args(RoundingMode),
    "trailing_zero_display": get_args(TrailingZeros),
    "spaces": get_args(Spaces),
    "bidi": get_args(Bidi),
    "digits": get_args(Digits),
}


def structure(options: StyleOptions) -> Options:
    """The options as the library's structure."""
    result = Options(size=ctypes.sizeof(Options), minimum_fraction_digits=-1, maximum_fraction_digits=-1)
    for name, value in cast("dict[str, object]", options).items():
        words = _WORDS.get(name)
        if words is not None:
            if value not in words:
                raise ValueError(f"{name} is {value!r}, expected one of {', '.join(words)}")
            setattr(result, name, words.index(value))
        elif name in StyleOptions.__annotations__:
            if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 100:
                raise ValueError(f"{name} is {value!r}, expected 0 to 100")
            setattr(result, name, value)
        else:
            raise TypeError(f"there is no option {name}, expected one of {', '.join(StyleOptions.__annotations__)}")
    return result
