"""Runs engines on CLDR's own tests: of currency formatting, the .tsv files of common/testData/currency, and of numbers in words,
the .ssv files of common/testData/rbnf.

    python3 cldr_tests.py FOLDER NAME=COMMAND... [--failures COUNT]

FOLDER has the files of a release, and COMMAND is a runner with its arguments. A file's first line names its columns: locale,
currency, the type (standard or accounting), the length (short, long or none), the display, the input, and the expected text.
ICU4J wrote the expected texts, with its rounding, half to even. Rows without a currency, or with the display noCurrency, are plain
numbers, which no runner is asked for. A file of words is named after its locale, and its lines are type;rule name;number;expected
result, where the type is spell, digits or number. The output has a line for each file, and the first failures of each engine. The
exit code is 1 if an engine fails a case that it supports.

See <https://github.com/unicode-org/cldr/blob/main/common/testData/currency/README.md>, and for words
<https://github.com/unicode-org/cldr/tree/main/common/testData/rbnf>.
"""

import argparse
import csv
import json
import pathlib
import shlex
import subprocess
import sys
from decimal import Decimal

# The names of columns, of which the length's has changed.
COLUMNS = {
    "locale": "locale", "currency": "currency", "type": "currency_format_type", "display": "currency_display", "input": "input",
    "expected": "expected",
}
LENGTHS = ("number_format_length", "currency_format_length")
TYPES = {"standard": {}, "accounting": {"currencySign": "accounting"}}
# ECMA-402's names of the displays, one of which older files name otherwise.
DISPLAYS = {"symbol": "symbol", "narrowSymbol": "narrowSymbol", "symbolNarrow": "narrowSymbol", "code": "code", "name": "name"}
NUMBERS_ALONE = "noCurrency"
COMPACT = ("short", "long")
# The rule sets that a line without a name asks for, by the type of the rules.
RULE_SETS = {"spell": "spellout-numbering", "digits": "digits-ordinal", "number": "zz-default"}


class Malformed(Exception):
    """A file is not in the form of CLDR's tests; the message says where and why."""


def read(file):
    """Yields the requests of a file, in the suite's form, with the expected texts; None for a plain number."""
    with file.open(encoding="utf-8", newline="") as lines:
        rows = csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        head = [name.removeprefix("#").strip() for name in next(rows, [])]
        length = next((name for name in LENGTHS if name in head), None)
        missing = [name for name in COLUMNS.values() if name not in head] + ([] if length else [LENGTHS[0]])
        if missing:
            raise Malformed(f"{file.name}:1: the columns {', '.join(missing)} are missing")
        places = {key: head.index(name) for key, name in {**COLUMNS, "length": length}.items()}
        for number, row in enumerate(rows, 2):
            if not row or row[0].startswith("#"):
                continue
            if len(row) != len(head):
                raise Malformed(f"{file.name}:{number}: {len(row)} columns, expected {len(head)}")
            case = {key: row[place] for key, place in places.items()}
            try:
                yield {"line": number, "expected": case["expected"], "request": request(case)}
            except (KeyError, ValueError, ArithmeticError) as error:
                raise Malformed(f"{file.name}:{number}: {error} is not known") from error


def read_words(file):
    """Yields the requests of a file of numbers in words; the expected text may have semicolons."""
    locale = "und" if file.stem == "root" else file.stem.replace("_", "-")
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        parts = line.split(";", 3)
        if len(parts) != 4:
            raise Malformed(f"{file.name}:{number}: {len(parts)} parts, expected 4")
        kind, name, given, expected = parts
        try:
            value = format(Decimal(given), "f")
            rules = name.removeprefix("%") or RULE_SETS[kind]
        except (KeyError, ArithmeticError) as error:
            raise Malformed(f"{file.name}:{number}: {error} is not known") from error
        if kind not in RULE_SETS:
            raise Malformed(f"{file.name}:{number}: '{kind}' is not known")
        yield {"line": number, "expected": expected, "request": {"op": "spell", "locale": locale, "input": value, "ruleSet": rules}}


def request(case):
    if case["currency"] == "" or case["display"] == NUMBERS_ALONE:
        return None
    options = {"style": "currency", "currency": case["currency"], "roundingMode": "halfEven", **TYPES[case["type"]]}
    if DISPLAYS[case["display"]] != "symbol":
        options["currencyDisplay"] = DISPLAYS[case["display"]]
    # A blank, or in older files the word, stands for an amount in full.
    if case["length"] not in ("", "standard"):
        if case["length"] not in COMPACT:
            raise KeyError(case["length"])
        options |= {"notation": "compact", "compactDisplay": case["length"]}
    # The inputs are Java's doubles: 5.0E12.
    number = format(Decimal(case["input"]), "f")
    return {"locale": case["locale"].replace("_", "-"), "input": number.removesuffix(".0"), "options": options}


READERS = {".tsv": read, ".ssv": read_words}


def answers(command, cases):
    text = "".join(json.dumps({"label": str(index), **case["request"]}) + "\n" for index, case in enumerate(cases))
    done = subprocess.run(shlex.split(command), input=text, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    if len(lines) != len(cases):
        sys.exit(f"{command} answers {len(lines)} of {len(cases)} requests: {done.stderr[-500:]}")
    return [json.loads(line) for line in lines]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("engines", nargs="+", metavar="NAME=COMMAND")
    parser.add_argument("--failures", type=int, default=20, metavar="COUNT")
    given = parser.parse_args()
    files = sorted(file for file in given.folder.glob("*.?sv") if file.suffix in READERS)
    if not files:
        sys.exit(f"{given.folder} has no {' or '.join(READERS)} files")
    engines = [engine.partition("=")[::2] for engine in given.engines]
    failures = {name: [] for name, _ in engines}
    for file in files:
        try:
            rows = list(READERS[file.suffix](file))
        except Malformed as error:
            sys.exit(str(error))
        cases = [row for row in rows if row["request"] is not None]
        cells = []
        for name, command in engines:
            lacks = passes = 0
            for case, answer in zip(cases, answers(command, cases)):
                if "unsupported" in answer:
                    lacks += 1
                elif answer.get("result") == case["expected"]:
                    passes += 1
                else:
                    failures[name].append((file.name, case, answer))
            cells.append(f"{name} passes {passes:,} of {len(cases) - lacks:,}" + (f", lacks {lacks:,}" if lacks else ""))
        plain = f", {len(rows) - len(cases):,} plain numbers" if len(rows) > len(cases) else ""
        print(f"{file.name}: {len(cases):,} cases{plain}; {'; '.join(cells)}")
    for name, failed in failures.items():
        for file, case, answer in failed[:given.failures]:
            print(f"{name}: {file}:{case['line']}: {json.dumps(case['request'], ensure_ascii=False)}: "
                  f"{answer.get('result', answer)!r}, expected {case['expected']!r}")
    return 1 if any(failures.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
