"""The functions of currency_format.h, through ctypes."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Any

ABI_VERSION = 102

# The error codes for a buffer that is too small, for text that is not an amount, and for an amount that is not certain.
ROOM = 6
TEXT = 7
AMBIGUOUS = 12


class Error(ctypes.Structure):
    _fields_ = [
        ("size", ctypes.c_size_t),
        ("code", ctypes.c_int32),
        ("offset", ctypes.c_int64),
        ("message", ctypes.c_char * 240),
    ]

    def __init__(self) -> None:
        super().__init__(size=ctypes.sizeof(Error), offset=-1)


class DoubtPlace(ctypes.Structure):
    """`currency_format_doubt`."""

    _fields_ = [("kind", ctypes.c_int32), ("start", ctypes.c_int64), ("end", ctypes.c_int64)]


OPTION_NAMES = [
    "currency_display", "currency_sign", "sign_display", "use_grouping", "notation", "rounding_mode",
    "trailing_zero_display", "spaces", "bidi", "digits", "minimum_fraction_digits", "maximum_fraction_digits",
]  # fmt: skip


class Options(ctypes.Structure):
    _fields_ = [("size", ctypes.c_size_t), *((name, ctypes.c_int32) for name in OPTION_NAMES)]


class Column(ctypes.Structure):
    """Addresses of an ArrowSchema and an ArrowArray: `currency_format_column` and `currency_format_result`."""

    _fields_ = [("schema", ctypes.c_void_p), ("array", ctypes.c_void_p)]


_PATH = str(Path(__file__).with_name("libcurrency_format.so"))


def _function(library: ctypes.CDLL, name: str, arguments: list[Any] | None) -> Any:
    function = getattr(library, f"currency_format_{name}")
    if arguments is not None:
        function.argtypes = arguments
    function.restype = ctypes.c_int32
    return function


_library = ctypes.CDLL(_PATH)
_abi_version = _function(_library, "abi_version", [])
if _abi_version() // 100 != ABI_VERSION // 100 or _abi_version() < ABI_VERSION:
    raise ImportError(f"the library has version {_abi_version()} of its interface, expected {ABI_VERSION}")

_error, _columns = ctypes.POINTER(Error), ctypes.POINTER(Column)
plan_create = _function(
    _library, "plan_create",
    [ctypes.c_char_p, ctypes.c_char_p, ctypes.POINTER(Options), ctypes.POINTER(ctypes.c_void_p), _error],
)  # fmt: skip
plan_free = _function(_library, "plan_free", [ctypes.c_void_p])
write_column = _function(
    _library, "write_column", [ctypes.c_void_p, Column, _columns, _columns, Column, _columns, _error]
)
write_minor_units_column = _function(
    _library, "write_minor_units_column", [ctypes.c_void_p, Column, _columns, _columns, Column, _columns, _error]
)
parse_column = _function(
    _library, "parse_column", [ctypes.c_void_p, Column, _columns, _columns, ctypes.c_int32, Column, _columns, _error]
)

readings_column = _function(
    _library, "readings_column", [ctypes.c_void_p, Column, _columns, _columns, ctypes.c_int32, Column, _columns, _error]
)

# The functions for one amount are faster than releasing the interpreter's lock or converting arguments by declared types. So
# they keep the lock, and callers pass ctypes types.
_calls = ctypes.PyDLL(_PATH)
data_version = _function(_calls, "data_version", None)
write_decimal = _function(_calls, "write_decimal", None)
write_double = _function(_calls, "write_double", None)
write_minor_units = _function(_calls, "write_minor_units", None)
parse = _function(_calls, "parse", None)
parse_minor_units = _function(_calls, "parse_minor_units", None)
readings = _function(_calls, "readings", None)


def _doubt_text(name: str) -> Any:
    function = getattr(_library, f"currency_format_{name}")
    function.argtypes = [ctypes.c_int32]
    function.restype = ctypes.c_char_p
    return function


doubt_name = _doubt_text("doubt_name")
doubt_reason = _doubt_text("doubt_reason")
