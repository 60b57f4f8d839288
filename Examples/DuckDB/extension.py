"""Formats and parses amounts with the extension, whose file the first argument or CURRENCY_FORMAT_EXTENSION names."""

import os
import sys

import duckdb

extension = sys.argv[1] if len(sys.argv) > 1 else os.environ["CURRENCY_FORMAT_EXTENSION"]
connection = duckdb.connect(config={"allow_unsigned_extensions": True})
connection.execute(f"LOAD '{extension}'")

print(connection.execute("SELECT format_currency(1234.50, 'EUR', 'de-DE')").fetchall())
print(connection.execute("SELECT format_minor_units(123450, 'JPY', 'ja-JP')").fetchall())
print(connection.execute("SELECT parse_currency('EUR 1234,5', 'EUR', 'de-DE')").fetchall())
# An error in a row ends the query. Inside TRY, the row is null instead.
query = "SELECT TRY(format_currency(1.50, code, 'de-DE')) FROM (VALUES ('EUR'), ('euros')) AS t(code)"
print(connection.execute(query).fetchall())
