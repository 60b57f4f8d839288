"""Prints a table of the benchmarks: medians, and ratios to their peers. Usage: table.py LOG [--json]"""

import json
import re
import sys

# The number of amounts in one iteration of a benchmark; columns have rows instead.
REPEATED = 1024
ROWS = 1_000_000
NANOSECONDS = {"ns": 1, "μs": 1_000, "ms": 1_000_000, "s": 1_000_000_000}


def medians(log):
    """The medians by benchmark. In the log, a name is a heading, and its median is the fourth column of its row."""
    found = {}
    name = None
    for line in log:
        if line.startswith("### "):
            name = line[4:].strip()
        unit = re.match(r"\| Time \(wall clock\) \((\w+)\)", line)
        if unit and name:
            count = ROWS if re.search(r"\b(column|copy)\b", name) else REPEATED
            found[name] = float(line.split("|")[4]) * NANOSECONDS[unit[1]] / count
    return found


def peers():
    """The benchmarks with their peers, in the order of the table."""
    for locale in ["de-DE", "en-US", "hi-IN", "ar-EG"]:
        formatting = [f"ICU buffer, Double, {locale}"]
        strings = [f"NumberFormatter String, {locale}", f"FormatStyle String, {locale}"]
        parsing = [f"ICU parsing, {locale}", f"Foundation parsing, {locale}"]
        yield f"buffer, minor units, {locale}", formatting
        yield f"buffer, Double, {locale}", formatting
        yield f"String, minor units, {locale}", strings
        for kind in ["strict parsing", "lenient parsing", "lenient parsing of codes"]:
            yield f"{kind}, minor units, {locale}", parsing
    for sizes in ["similar sizes", "mixed sizes"]:
        copies = [f"copy of the bytes, {sizes}", f"copy of amounts, bytes and offsets, {sizes}"]
        for kind in ["minor units", "Double", "decimal128"]:
            yield f"column, {kind}, {sizes}", [f"ICU column, Double, {sizes}", *copies]
        yield f"column, minor units, {sizes}, two threads", [f"column, minor units, {sizes}"]
        yield f"column, read back, {sizes}", []
    for locale in ["de-DE", "en-IN", "ar-EG"]:
        for edit in [
            "typed digit", "backspace", "paste of its own text", "paste of a plain number", "paste with a word",
            "paste of three numbers", "paste of another currency",
        ]:
            yield f"{edit}, {locale}", []
    for work in ["sum", "addition", "percentage"]:
        yield f"Money, {work}", [f"Foundation's Decimal, {work}"]
    yield "Money, split into 3", []
    for locale in ["en", "de", "ru", "ja"]:
        yield f"number in words, {locale}", [f"ICU number in words, {locale}"]
    yield "amount in words, ru", []
    calls = ["Foundation's call, Decimal", "Foundation's call, Double", "ICU formatter from scratch"]
    yield "plan from enums", calls
    for call in ["style and minor units", "style and Double", "Money", "Decimal"]:
        yield f"one call, {call}", calls


def main():
    with open(sys.argv[1], encoding="utf-8") as log:
        measured = medians(log)
    table = []
    for name, others in peers():
        if name not in measured:
            continue
        held = [
            {"peer": peer, "nanoseconds": round(measured[peer], 3), "ratio": round(measured[peer] / measured[name], 3)}
            for peer in others if peer in measured and measured[name] > 0
        ]
        table.append({"benchmark": name, "nanoseconds": round(measured[name], 3), "peers": held})
    if not table:
        sys.exit("no benchmark has that name")
    if "--json" in sys.argv[2:]:
        json.dump({"benchmarks": table}, sys.stdout, indent=2, ensure_ascii=False)
        print()
        return
    for row in table:
        line = f"{row['benchmark']:48} {row['nanoseconds']:9.1f} ns"
        for index, peer in enumerate(row["peers"] or [None]):
            tail = ""
            if peer and peer["ratio"] >= 1:
                tail = f"   {peer['ratio']:7.1f} times {peer['peer']} ({peer['nanoseconds']:.1f} ns)"
            elif peer:
                tail = f"   {1 / peer['ratio']:7.1f} times as long as {peer['peer']} ({peer['nanoseconds']:.2f} ns)"
            print((line if index == 0 else " " * len(line)) + tail)


main()
