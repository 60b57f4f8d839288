"""Formats and parses amounts in DuckDB's SQL."""

import duckdb

import currency_format.duckdb

connection = duckdb.connect()
currency_format.duckdb.register(connection)
connection.execute("""
    CREATE TABLE orders AS FROM (VALUES
        (1, 1234.50::DECIMAL(18, 2), 'EUR', 'de-DE'),
        (2, -99.00, 'USD', 'en-US'),
        (3, 1500.00, 'JPY', 'ja-JP'),
        (4, 1234567.80, 'INR', 'hi-IN'),
        (5, NULL, 'CHF', 'de-CH')
    ) AS t(id, amount, currency, locale)
""")

# Each row has its own currency and locale. A row without an amount has no text.
query = "SELECT id, format_currency(amount, currency, locale) FROM orders ORDER BY id"
for identifier, text in connection.execute(query).fetchall():
    print(identifier, text)

# Formats totals and cents, and parses an amount as people write it.
query = "SELECT currency, format_currency(sum(amount), currency, 'en-IN') FROM orders GROUP BY currency ORDER BY currency"
print(connection.execute(query).fetchall())
print(connection.execute("SELECT format_minor_units(123450, 'EUR', 'fr-FR')").fetchone())
print(connection.execute("SELECT parse_currency('EUR 1234,5', 'EUR', 'de-DE')").fetchone())

# An error in a row ends the query. With on_error="null", the row is null instead.
try:
    connection.execute("SELECT format_currency(1.50, 'euros', 'de-DE')")
except duckdb.Error as error:
    print(str(error).splitlines()[-1])
tolerant = duckdb.connect()
currency_format.duckdb.register(tolerant, on_error="null", spaces="plain")
print(tolerant.execute("SELECT format_currency(1.50, unnest(['EUR', 'euros']), 'de-DE')").fetchall())
