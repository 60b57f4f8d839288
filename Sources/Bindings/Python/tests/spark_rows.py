"""Rows that Spark's workers generate: with mixed currencies and locales, some without an amount, and some with an error."""

from __future__ import annotations

import os
import sys

from pyspark.sql import DataFrame, SparkSession

CURRENCIES = ["EUR", "USD", "JPY", "INR", "KWD", "BRL", "CHF"]
LOCALES = ["de-DE", "en-US", "fr-FR", "hi-IN", "pl-PL", "ar-EG", "ja-JP", "pt-BR", "de-CH", "en-US-u-nu-deva", "fa-IR"]
# The distances between rows without an amount, and between rows whose currency is not a code.
NULL_EVERY, ERROR_EVERY = 97, 1000


def session_of(master: str, **options: str) -> SparkSession:
    """A session whose workers run this Python."""
    os.environ["PYSPARK_PYTHON"] = sys.executable
    os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
    builder = SparkSession.Builder().master(master).config("spark.ui.enabled", "false")
    builder = builder.config("spark.ui.showConsoleProgress", "false")
    for name, value in options.items():
        builder = builder.config("spark." + name.replace("_", "."), value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("OFF")
    return session


def rows_of(session: SparkSession, count: int, partitions: int) -> DataFrame:
    """The rows 0 to `count`, in order. The id determines the contents of a row."""

    def chosen(values: list[str]) -> str:
        return f"element_at(array({', '.join(map(repr, values))}), 1 + int(pmod(xxhash64(id, {len(values)}), {len(values)})))"

    return session.range(0, count, 1, partitions).selectExpr(
        "id",
        f"CASE WHEN id % {NULL_EVERY} = 7 THEN NULL ELSE "
        "CAST((pmod(xxhash64(id), 200000000000) - 100000000000) / 100BD AS DECIMAL(18, 2)) END AS amount",
        f"CASE WHEN id % {ERROR_EVERY} = 13 THEN 'euros' ELSE {chosen(CURRENCIES)} END AS code",
        f"{chosen(LOCALES)} AS tag",
    )
