"""Turns a shared library into a DuckDB extension: `footer.py LIBRARY VERSION EXTENSION`.

DuckDB reads the last 534 bytes of the file: a section in WebAssembly's format named duckdb_signature, eight fields of 32 bytes,
last one first, and 256 bytes for a signature, which is empty here. A connection loads the extension if it was opened with
`allow_unsigned_extensions`. See https://github.com/duckdb/extension-template-c.
"""

from __future__ import annotations

import pathlib
import sys

import duckdb

# The oldest version of DuckDB's C interface with all functions that the extension calls; extension.c names it too.
INTERFACE = "v1.2.0"
FIELD, SIGNATURE = 32, 256


def footer(platform: str, version: str) -> bytes:
    fields = ["4", platform, INTERFACE, version, "C_STRUCT", "", "", ""]
    # The kind of the section, its length, the length of its name, and the length of the rest; 531 and 512 in LEB128.
    section = b"\x00\x93\x04\x10duckdb_signature\x80\x04"
    return section + b"".join(field.encode().ljust(FIELD, b"\x00") for field in reversed(fields)) + bytes(SIGNATURE)


def main() -> int:
    library, version, extension = sys.argv[1:]
    row = duckdb.connect().execute("PRAGMA platform").fetchone()
    if row is None:
        raise SystemExit("DuckDB does not say its platform")
    pathlib.Path(extension).write_bytes(pathlib.Path(library).read_bytes() + footer(row[0], version))
    return 0


if __name__ == "__main__":
    sys.exit(main())
