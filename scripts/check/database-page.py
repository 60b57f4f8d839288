"""Runs the SQL of the page "In a database": `database-page.py sqlite EXTENSION | postgresql`.

In the page's blocks of that language, a statement with a comment after it returns what the comment says: its rows, with "; "
between rows and "|" between columns, or "error: " and the beginning of the message. Statements without one have no output.
"""

from __future__ import annotations

import os
import pathlib
import re
import subprocess
import sys

PAGE = pathlib.Path(__file__).parents[2] / "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/InADatabase.md"


def statements(language: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for block in re.findall(rf"^```{language}\n(.*?)^```$", PAGE.read_text(), re.M | re.S):
        for statement, comment in re.findall(r"(.*?;)(?:[ ]*-- (.*?))?\n", block, re.S):
            found.append((statement.strip(), comment))
    return found


def sqlite(statements: list[str]) -> list[str]:
    command = ["sqlite3", ":memory:"]
    lines = [f".load {sys.argv[2]}"] + [line for each in statements for line in (".print @@", each)]
    done = subprocess.run(command, input="\n".join(lines) + "\n", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
    return done.stdout.split("@@\n")[1:]


def postgresql(statements: list[str]) -> list[str]:
    command = [os.environ["PSQL"], "-X", "-q", "-A", "-t", "-d", "page"]
    subprocess.run([*command[:-2], "-c", "CREATE DATABASE page"], check=True)
    lines = [line for each in statements for line in ("\\echo @@", each)]
    done = subprocess.run(command, input="\n".join(lines) + "\n", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
    return done.stdout.split("@@\n")[1:]


def plain(output: str) -> str:
    """The output as comments show it."""
    output = re.sub(r"^(?:Runtime error|Parse error) near line \d+: ", "error: ", output.strip())
    output = re.sub(r"^ERROR:  ", "error: ", output)
    return "; ".join(line for line in output.splitlines()).replace("\u00a0", " ").replace("\u202f", " ")


def main() -> int:
    wanted = statements(sys.argv[1])
    if len(wanted) < 5:
        print(f"the page has {len(wanted)} statements of {sys.argv[1]}")
        return 1
    outputs = (sqlite if sys.argv[1] == "sqlite" else postgresql)([statement for statement, _ in wanted])
    wrong = 0
    for (statement, expected), output in zip(wanted, outputs, strict=True):
        shown = plain(output)
        if shown != expected and not (expected.startswith("error: ") and shown.startswith(expected)):
            print(f"{statement}\n    prints {shown!r}, and the page says {expected!r}")
            wrong += 1
    if wrong == 0:
        print(f"the {len(wanted)} statements of {sys.argv[1]} print what the page shows")
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main())
