"""Columns, through the Arrow C Data Interface, which copies neither amounts nor texts."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import pyarrow as pa

from ._errors import RowError, RowErrors, failure
from ._library import Column, Error, parse_column, readings_column, write_column, write_minor_units_column

# A pyarrow array. Its types are only checked if pyarrow's stubs are installed.
_Values = Any

# Memory for ArrowSchema and ArrowArray.
_Schema = ctypes.c_uint64 * 9
_Array = ctypes.c_uint64 * 10

_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype = ctypes.c_void_p
_pointer.argtypes = [ctypes.py_object, ctypes.c_char_p]


class _Lent:
    """An array that the library reads; its capsules release it."""

    def __init__(self, array: _Values) -> None:
        self.capsules = array.__arrow_c_array__()
        schema, values = self.capsules
        self.column = Column(_pointer(schema, b"arrow_schema"), _pointer(values, b"arrow_array"))


class _Room:
    """Memory into which the library writes an array."""

    def __init__(self) -> None:
        self.schema, self.array = _Schema(), _Array()
        self.column = Column(ctypes.addressof(self.schema), ctypes.addressof(self.array))

    def take(self) -> _Values:
        return pa.Array._import_from_c(ctypes.addressof(self.array), ctypes.addressof(self.schema))


# MARK: Formatting and parsing


def written(
    plan: ctypes.c_void_p, amounts: Any, currencies: Any, locales: Any, errors: list[RowError] | None, *, minor_units: bool
) -> Any:
    function = write_minor_units_column if minor_units else write_column

    def run(chunk: _Values, keys: list[Any], result: Column, failed: Column, error: Error) -> int:
        lent = _Lent(chunk)
        code: int = function(plan, lent.column, *keys, result, failed, error)
        return code

    return _by_chunks(amounts, lambda array: _amounts(array, minor_units), currencies, locales, errors, run)


def parsed(plan: ctypes.c_void_p, texts: Any, currencies: Any, locales: Any, errors: list[RowError] | None, scale: int) -> Any:
    return _read(parse_column, plan, texts, currencies, locales, errors, scale)


def read(plan: ctypes.c_void_p, texts: Any, currencies: Any, locales: Any, errors: list[RowError] | None, scale: int) -> Any:
    return _read(readings_column, plan, texts, currencies, locales, errors, scale)


def _read(
    function: Any, plan: ctypes.c_void_p, texts: Any, currencies: Any, locales: Any, errors: list[RowError] | None, scale: int
) -> Any:
    def run(chunk: _Values, keys: list[Any], result: Column, failed: Column, error: Error) -> int:
        lent = _Lent(chunk)
        code: int = function(plan, lent.column, *keys, scale, result, failed, error)
        return code

    return _by_chunks(texts, _texts, currencies, locales, errors, run)


def _by_chunks(
    column: Any, prepared: Callable[[Any], Any], currencies: Any, locales: Any, errors: list[RowError] | None,
    run: Callable[[_Values, list[Any], Column, Column, Error], int],
) -> Any:  # fmt: skip
    source = prepared(_arrow(column))
    keys = [None if each is None else _keys(_arrow(each)) for each in (currencies, locales)]
    for name, key in zip(("currencies", "locales"), keys):
        if key is not None and len(key) != len(source):
            raise ValueError(f"{name} has {len(key)} rows, expected {len(source)}")
    chunks = source.chunks if isinstance(source, pa.ChunkedArray) else [source]
    found: list[RowError] = []
    results: list[_Values] = []
    start = 0
    for chunk in chunks if chunks else [pa.array([], source.type)]:
        lent = [None if key is None else _Lent(_slice(key, start, len(chunk))) for key in keys]
        room, failed, error = _Room(), _Room(), Error()
        if run(chunk, [each and each.column for each in lent], room.column, failed.column, error):
            raise failure(error)
        results.append(room.take())
        rows: list[Any] = failed.take().to_pylist()
        for row in rows:
            offset = None if row["offset"] < 0 else row["offset"]
            found.append(RowError(row["row"] + start, row["code"], offset, row["message"]))
        start += len(chunk)
    result = pa.chunked_array(results) if isinstance(source, pa.ChunkedArray) else results[0]
    result = _as_given(result, column)
    if errors is not None:
        errors.extend(found)
    elif found:
        raise RowErrors(found, result)
    return result


# MARK: Kinds of columns


def _library_of(column: Any) -> str:
    return type(column).__module__.partition(".")[0]


def _arrow(column: Any) -> Any:
    """The column as Arrow arrays, without a copy if it already has Arrow's layout."""
    if isinstance(column, (pa.Array, pa.ChunkedArray)):
        return column
    kind = _library_of(column)
    if kind == "pandas":
        return pa.array(column, from_pandas=True)
    if kind == "polars":
        return column.to_arrow()
    if hasattr(column, "__arrow_c_stream__"):
        return pa.chunked_array(column)
    if hasattr(column, "__arrow_c_array__"):
        return pa.array(column)
    raise TypeError(f"a {type(column).__name__} is no column, expected one of pyarrow, pandas or Polars")


def _as_given(result: Any, column: Any) -> Any:
    kind = _library_of(column)
    if kind == "pandas":
        import pandas

        values = pandas.arrays.ArrowExtensionArray(result)
        return pandas.Series(values, index=column.index, name=column.name)
    if kind == "polars":
        import polars

        return polars.Series(column.name, result)
    return result


def _slice(key: Any, start: int, count: int) -> _Values:
    part = key.slice(start, count)
    if isinstance(part, pa.ChunkedArray):
        part = part.chunk(0) if part.num_chunks == 1 else part.combine_chunks()
        if isinstance(part, pa.ChunkedArray):
            part = pa.concat_arrays(part.chunks) if part.chunks else pa.array([], part.type)
    return part


def _is_text(kind: Any) -> bool:
    return pa.types.is_string(kind) or pa.types.is_large_string(kind)


def _is_text_view(kind: Any) -> bool:
    return bool(getattr(pa.types, "is_string_view", lambda _: False)(kind))


def _keys(column: Any) -> Any:
    kind = column.type
    if _is_text_view(kind):
        return column.cast(pa.large_string())
    if pa.types.is_dictionary(kind) and _is_text_view(kind.value_type):
        return column.cast(pa.large_string())
    if pa.types.is_null(kind):
        return column.cast(pa.string())
    return column


def _texts(column: Any) -> Any:
    kind = column.type
    if _is_text(kind):
        return column
    if _is_text_view(kind) or pa.types.is_null(kind) or pa.types.is_dictionary(kind):
        return column.cast(pa.large_string())
    raise TypeError(f"a column of {kind} has no texts")


def _amounts(column: Any, minor_units: bool) -> Any:
    kind = column.type
    if pa.types.is_null(kind):
        return column.cast(pa.int64() if minor_units else pa.float64())
    if minor_units:
        # Engines pass integers of 128 bits as decimals without fraction digits.
        if kind == pa.int64() or pa.types.is_decimal128(kind) and kind.scale == 0:
            return column
        if pa.types.is_integer(kind):
            return column.cast(pa.decimal128(38, 0) if kind == pa.uint64() else pa.int64())
        raise TypeError(f"a column of {kind} counts no minor units, expected integers")
    if pa.types.is_integer(kind):
        raise TypeError(
            f"a column of {kind} may count whole units or minor units: cast it to decimals, or call "
            "format_minor_units_column"
        )
    if pa.types.is_decimal128(kind) or kind == pa.float64() or _is_text(kind):
        return column
    if pa.types.is_decimal(kind):
        return column.cast(pa.decimal128(38, kind.scale))
    if _is_text_view(kind):
        return column.cast(pa.large_string())
    raise TypeError(f"a column of {kind} has no amounts, expected decimal128, float64 or string")
