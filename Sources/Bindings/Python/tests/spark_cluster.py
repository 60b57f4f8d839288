"""Formats on a loopback cluster of one master and two workers, and kills a worker meanwhile: `spark_cluster.py [ROWS]`.

It writes the rows to Parquet twice: once undisturbed, and once with a worker and its executor killed when a third of the tasks
is done. Both times all rows must be present, with the same texts and errors as in this process.
"""

from __future__ import annotations

import hashlib
import os
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
import pyspark
from pyspark.sql import SparkSession
from spark_rows import rows_of, session_of

from currency_format import CurrencyStyle, RowError
from currency_format.spark import format_currency

PARTITIONS = 24
WORKERS = 2
STYLE = CurrencyStyle("und", "XXX")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def started(name: str, *arguments: str) -> subprocess.Popen[bytes]:
    """A Spark process and its children, in their own process group."""
    home = pathlib.Path(pyspark.__file__).parent
    command = [str(home / "bin/spark-class"), f"org.apache.spark.deploy.{name}", "--host", "127.0.0.1", "--webui-port", "0"]
    environment = {**os.environ, "SPARK_HOME": str(home), "SPARK_LOCAL_IP": "127.0.0.1"}
    return subprocess.Popen(
        [*command, *arguments], env=environment, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def killed(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def kill_amid(session: SparkSession, worker: subprocess.Popen[bytes], report: list[str]) -> None:
    """Waits until a third of the tasks is done, then kills the worker."""
    tracker = session.sparkContext.statusTracker()
    while True:
        for job in tracker.getActiveJobsIds():
            information = tracker.getJobInfo(job)
            for identifier in information.stageIds if information else []:
                stage = tracker.getStageInfo(identifier)
                if stage and stage.numCompletedTasks * 3 >= stage.numTasks:
                    killed(worker)
                    report.append(f"a worker killed after {stage.numCompletedTasks} of {stage.numTasks} tasks")
                    return
        time.sleep(0.01)


def joined(column: Any) -> bytes:
    """All texts of a column as bytes, separated by line feeds."""
    texts = pc.fill_null(column, "").combine_chunks()
    lists = pa.ListArray.from_arrays(pa.array([0, len(texts)], pa.int32()), texts)
    result: Any = pc.binary_join(lists, "\n")
    return b"\n".join(text.encode() for text in result.to_pylist())


def digest(folder: pathlib.Path, rows: int) -> tuple[str, int]:
    """The hash of the cluster's output and the number of errors. Fails if this process writes something else."""
    hashed, next_row, in_error = hashlib.sha256(), 0, 0
    for file in sorted(folder.glob("part-*.parquet")):
        table = pq.read_table(file)
        count = table.num_rows
        if not table["id"].combine_chunks().equals(pa.array(range(next_row, next_row + count), pa.int64())):
            raise SystemExit(f"{file.name} has other rows than {next_row} to {next_row + count}")
        next_row += count
        errors: list[RowError] = []
        texts = STYLE.format_column(table["amount"], table["code"], table["tag"], errors=errors)
        messages: list[str | None] = [None] * count
        for error in errors:
            messages[error.row] = error.message
        expected = {"text": texts.cast(pa.string()), "error": pa.chunked_array([pa.array(messages, pa.string())])}
        if any(not table[name].equals(column) for name, column in expected.items()):
            raise SystemExit(f"{file.name} has other texts or errors than one process writes")
        in_error += len(errors)
        for column in (table["text"], table["error"]):
            hashed.update(joined(column))
    if next_row != rows:
        raise SystemExit(f"{next_row} of {rows} rows came back")
    return hashed.hexdigest(), in_error


def main() -> int:
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 500_000
    port = free_port()
    address = f"spark://127.0.0.1:{port}"
    processes: list[subprocess.Popen[bytes]] = []
    with tempfile.TemporaryDirectory() as scratch:
        try:
            processes.append(started("master.Master", "--port", str(port)))
            workers = [
                started("worker.Worker", "--cores", "1", "--memory", "1g", "--work-dir", f"{scratch}/worker-{index}", address)
                for index in range(WORKERS)
            ]
            processes += workers
            # Tasks wait for both workers.
            session = session_of(address, scheduler_minRegisteredResourcesRatio="1.0", executor_cores="1", cores_max="2")
            frame = format_currency(rows_of(session, rows, PARTITIONS), "amount", "code", "tag")
            whole = pathlib.Path(scratch, "whole")
            frame.write.parquet(str(whole))
            report: list[str] = []
            killer = threading.Thread(target=kill_amid, args=(session, workers[0], report), daemon=True)
            killer.start()
            disturbed = pathlib.Path(scratch, "disturbed")
            frame.write.parquet(str(disturbed))
            killer.join(10)
            if not report:
                raise SystemExit("no worker was killed: the job was over too soon, give it more rows")
            session.stop()
            results = [digest(folder, rows) for folder in (whole, disturbed)]
        finally:
            for process in processes:
                killed(process)
    if results[0] != results[1]:
        raise SystemExit(f"the cluster wrote {results[0]}, and {results[1]} with a worker killed")
    print(
        f"Spark, a master and {WORKERS} workers: {rows} rows, {results[0][1]} of them in error, "
        f"SHA-256 {results[0][0][:16]}…, as one process writes them; the same with {report[0]}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
