"""Times format_currency in Spark beside a pandas function with Babel, in one session: `measure_spark.py [ROWS]`.

Each job makes its rows, formats them and drops the result. A job that passes the rows through Python unchanged shows Spark's
own time. To save time, Babel's function gets 1 of 10 rows, and is compared with a job of as many rows. The results are the
fastest of three runs.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import Any

import pandas
from pyspark.sql import DataFrame
from pyspark.sql.pandas.functions import pandas_udf
from spark_rows import rows_of, session_of

from currency_format.spark import format_currency

FEWER = 10


def babel_currency(amounts: pandas.Series, codes: pandas.Series, tags: pandas.Series) -> pandas.Series:
    from babel import Locale
    from babel.numbers import format_currency as format_by_babel

    locales = {tag: Locale.parse(tag.split("-u-")[0], sep="-") for tag in set(tags)}
    return pandas.Series([
        None if amount is None else format_by_babel(amount, code, locale=locales[tag])
        for amount, code, tag in zip(amounts, codes, tags)
    ])  # fmt: skip


def as_they_are(frame: DataFrame) -> DataFrame:
    def run(batches: Iterable[Any]) -> Iterator[Any]:
        yield from batches

    return frame.mapInArrow(run, frame.schema)


def time_of(frame: DataFrame, rows: int) -> float:
    times = []
    for _ in range(3):
        start = time.perf_counter()
        frame.write.format("noop").mode("overwrite").save()
        times.append(time.perf_counter() - start)
    return min(times) / rows


def main() -> int:
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000_000
    session = session_of("local[2]", driver_memory="3g")

    def ours(count: int, partitions: int) -> float:
        return time_of(format_currency(rows_of(session, count, partitions), "amount", "code", "tag"), count)

    few = max(1, rows // FEWER)
    babel = rows_of(session, few, 2)
    by_babel: Any = pandas_udf("string")(babel_currency)  # type: ignore[call-overload,unused-ignore]
    theirs = time_of(babel.select(by_babel("amount", "code", "tag")), few)
    passed = time_of(as_they_are(rows_of(session, rows, 2)), rows)
    by_rows = {count: ours(count, 2) for count in (rows // 100, few, rows)}
    whole = by_rows[rows]
    print(
        f"Spark, local[2]: {whole * 1e9:.0f} ns an amount, {whole / passed:.2f} of what Spark takes to hand rows "
        f"through Python; of {few} rows {by_rows[few] * 1e9:.0f} ns, {theirs / by_rows[few]:.0f} times as fast as Babel"
    )
    print("by rows: " + ", ".join(f"{count}: {each / whole:.2f}" for count, each in by_rows.items()))
    partitions = [1, 2, 8, 32]
    by_partitions = [whole if count == 2 else ours(rows, count) for count in partitions]
    print("by partitions: " + ", ".join(f"{count}: {each / whole:.2f}" for count, each in zip(partitions, by_partitions)))
    session.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
