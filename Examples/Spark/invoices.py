"""Formats amounts in Spark, each in the currency and the locale of its row."""

import os
import sys

from pyspark.sql import SparkSession

from currency_format.spark import format_currency

# The workers need the wheel, so they use the Python that runs this program.
os.environ["PYSPARK_PYTHON"] = sys.executable
session = SparkSession.Builder().master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
rows = session.sql("""
    SELECT * FROM VALUES
        (1, 1234.50, 'EUR', 'de-DE'),
        (2, -99.00, 'USD', 'en-US'),
        (3, 1500.00, 'JPY', 'ja-JP'),
        (4, NULL, 'CHF', 'de-CH'),
        (5, 12.00, 'euros', 'de-DE')
    AS invoices(id, amount, currency, locale)
""")
# Keeps every row. A row that cannot be formatted has a reason instead of a text.
for row in format_currency(rows, "amount", "currency", "locale", spaces="plain").orderBy("id").collect():
    print(row["id"], row["text"], row["error"])
session.stop()
